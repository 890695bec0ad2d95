// SPDX-License-Identifier: MIT
//
// The font files we paint with, by path: Debian's fonts-inter, and Noto for what Inter has not.

import Drawing
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The font files we paint with.
package enum PinnedFonts {
  static let interFolder = "/usr/share/fonts/opentype/inter/"
  static let notoFolder = "/usr/share/fonts/truetype/noto/"
  static let cjkFolder = "/usr/share/fonts/opentype/noto/"
  static let dejavuFolder = "/usr/share/fonts/truetype/dejavu/"

  /// From this size on the faces drawn for display are taken, as San Francisco does.
  static let displaySize: CGFloat = 20

  /// The file that must be there for any text to be painted.
  package static let requiredFile = interFolder + "Inter-Regular.otf"
  /// Whether it is there.
  package static var isInstalled: Bool { access(requiredFile, R_OK) == 0 }

  static let emoji = FontFace.Source(path: notoFolder + "NotoColorEmoji.ttf", isColor: true)

  /// The face of a request, then what to take in its place.
  static func primary(for font: FontRequest) -> [FontFace.Source] {
    let isBold = font.weight >= 600
    let slanted = font.italic ? "Italic" : ""
    switch font.design {
    case .default, .rounded:
      return [FontFace.Source(path: interFile(font))]
    case .serif:
      let style = isBold ? "Bold" + slanted : font.italic ? "Italic" : "Regular"
      return [FontFace.Source(path: notoFolder + "NotoSerif-\(style).ttf")] + inter(font)
    case .monospaced:
      let style = isBold ? "Bold" : "Regular"
      let oblique = font.italic ? "Oblique" : ""
      let name = isBold || font.italic ? "-" + (isBold ? "Bold" : "") + oblique : ""
      return [
        FontFace.Source(path: notoFolder + "NotoSansMono-\(style).ttf"),
        FontFace.Source(path: dejavuFolder + "DejaVuSansMono\(name).ttf"),
      ] + inter(font)
    }
  }

  private static func inter(_ font: FontRequest) -> [FontFace.Source] {
    [FontFace.Source(path: interFile(font))]
  }

  private static func interFile(_ font: FontRequest) -> String {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let step = max(1, min(9, (font.weight + 50) / 100))
    var style = names[step - 1]
    if font.italic { style = style == "Regular" ? "Italic" : style + "Italic" }
    // The display faces' figures of one width are of several.
    let isDisplay = font.size >= displaySize && !font.hasMonospacedDigits
    let family = isDisplay ? "InterDisplay" : "Inter"
    return interFolder + "\(family)-\(style).otf"
  }

  /// The faces of a script in the order they are asked.
  ///
  /// - Parameters:
  ///   - script: Four letters of ISO 15924, as ``ScriptFonts`` lists them.
  ///   - han: Which country's shapes Han characters get.
  static func faces(ofScript script: String, isBold: Bool, isSerif: Bool, han: HanShapes)
    -> [FontFace.Source]
  {
    if ScriptFonts.isEastAsian(script) { return [cjk(isBold: isBold, isSerif: isSerif, han)] }
    var names = ScriptFonts.files(ofScript: script)
    if isSerif { names.sort { $0.contains("Serif") && !$1.contains("Serif") } }
    return names.flatMap { name in
      (isBold ? ["Bold", "Regular"] : ["Regular"]).map {
        FontFace.Source(path: notoFolder + "\(name)-\($0).ttf")
      }
    }
  }

  static func cjk(isBold: Bool, isSerif: Bool, _ han: HanShapes) -> FontFace.Source {
    let file = "Noto\(isSerif ? "Serif" : "Sans")CJK-\(isBold ? "Bold" : "Regular").ttc"
    return FontFace.Source(path: cjkFolder + file, index: han.rawValue)
  }

  /// Asked last, for symbols and what the tables do not know.
  static let lastResort = [
    "NotoSansSymbols2", "NotoSansSymbols", "NotoSansMath", "NotoMusic", "NotoSans",
  ].map { FontFace.Source(path: notoFolder + "\($0)-Regular.ttf") }
}

/// Whose shapes Han characters get: the index of the face in Noto's collection.
enum HanShapes: Int32 {
  case japanese = 0, korean, simplified, traditional, hongKong

  /// By the language if it says so, else by the kana or hangul in the text, else simplified.
  init(language: String, hasKana: Bool, hasHangul: Bool) {
    let tag = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch tag.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      if tag.contains("hk") || tag.contains("mo") || tag.first == "yue" {
        self = .hongKong
      } else {
        self = tag.contains("hant") || tag.contains("tw") ? .traditional : .simplified
      }
    default: self = hasKana ? .japanese : hasHangul ? .korean : .simplified
    }
  }
}
