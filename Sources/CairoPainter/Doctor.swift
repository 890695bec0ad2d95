// SPDX-License-Identifier: MIT
//
// What a machine has of what we need, and whether it paints as it should.

import Drawing
import Foundation
import Geometry

#if canImport(Glibc)
  import Glibc
#endif

/// What a machine has of what we need. Asking costs a few milliseconds.
package struct PaintReport: Sendable {
  /// A file or folder we look for.
  package struct Resource: Hashable, Sendable {
    /// What it is for: `Inter`, `emoji`, `icons`.
    package var name: String
    /// Where we look.
    package var path: String
    /// The Debian package that brings it.
    package var package: String
    /// Whether it is there.
    package var isPresent: Bool
    /// Whether texts can't be painted without it.
    package var isRequired: Bool
  }

  /// What the canary came to.
  package enum Canary: Hashable, Sendable {
    /// Painted as on the reference engine.
    case equal
    /// Another engine: its pixels are its own, and compared with its own only.
    case otherEngine(engine: String, pixels: String)
    /// The reference engine by its versions, and yet other pixels: something is wrong here.
    case failed(expected: String, found: String)
    /// It could not be painted.
    case impossible(reason: String)
  }

  /// Versions of the libraries that decide pixels.
  package var libraries: [EngineFingerprint.Part]
  /// Libraries that only pack pixels.
  package var codecs: [EngineFingerprint.Part]
  /// Fonts and icons.
  package var resources: [Resource]
  /// Names of SF Symbols that have an icon.
  package var symbolCount: Int
  /// Whether this machine paints as the reference engine does.
  package var canary: Canary

  /// Looks at this machine.
  package init() {
    libraries = EngineFingerprint.libraryVersions
    codecs = EngineFingerprint.codecVersions
    resources = Self.wanted.map { resource in
      var found = resource
      found.isPresent = access(resource.path, R_OK) == 0
      return found
    }
    symbolCount = SymbolTable.names.count
    canary = PaintCanary.run()
  }

  private static let wanted: [Resource] = [
    ("Inter", PinnedFonts.requiredFile, "fonts-inter", true),
    ("other scripts", PinnedFonts.notoFolder + "NotoSans-Regular.ttf", "fonts-noto-core", false),
    (
      "Chinese, Japanese, Korean", PinnedFonts.cjkFolder + "NotoSansCJK-Regular.ttc",
      "fonts-noto-cjk", false
    ),
    ("emoji", PinnedFonts.emoji.path, "fonts-noto-color-emoji", false),
    ("icons", SymbolTable.folder, "bootstrap-icons", false),
  ].map {
    Resource(name: $0.0, path: $0.1, package: $0.2, isPresent: false, isRequired: $0.3)
  }
}

/// A small picture whose pixels are known on the reference engine.
enum PaintCanary {
  /// Debian 12 with the fonts of `fonts-inter`; recorded from our own output.
  static let expected = "120x60:fc6d31be86d78f6e333de9694c9bc96d"
  /// SHA-256 of that engine's fingerprint.
  static let engine = "1ea2a2f870dbb41c850e80415874f273cdb5f92858f77283c053de6b501904e9"

  /// Shapes, a gradient, a shadow, an icon and texts in two weights.
  static let picture: DisplayList = {
    let card = CGRect(x: 8, y: 8, width: 104, height: 44)
    let stops = [
      GradientStop(color: RGBA(0, 122, 255), location: 0),
      GradientStop(color: RGBA(255, 59, 48), location: 1),
    ]
    func text(_ string: String, _ weight: Int, y: CGFloat) -> DrawCommand {
      let font = FontRequest(size: 11, weight: weight, ascender: 10.5, descender: 2.5)
      return .text(
        TextRequest(string: string, font: font),
        frame: CGRect(x: 44, y: y, width: 66, height: 13), color: .black)
    }
    let commands: [DrawCommand] = [
      .group(
        GroupEffect(shadow: Shadow(color: RGBA(0, 0, 0, 0.3), radius: 3, y: 2)),
        [.fill(Path(roundedRect: card, cornerRadius: 10), .color(.white))]),
      .fill(
        Path(ellipseIn: CGRect(x: 14, y: 18, width: 24, height: 24)),
        .linearGradient(stops, from: CGPoint(x: 14, y: 18), to: CGPoint(x: 38, y: 42))),
      text("Sphinx", 600, y: 16), text("of quartz", 400, y: 30),
    ]
    let element = DisplayElement(
      id: "canary", kind: "cell", section: 0, item: 0, title: "canary", frame: card,
      commands: commands)
    return DisplayList(
      size: CGSize(width: 120, height: 60), background: RGBA(242, 242, 247), elements: [element])
  }()

  /// Paints it at one pixel a point and compares.
  static func run() -> PaintReport.Canary {
    do throws(PaintError) {
      let painter = try PaintEngine()
      let found = try painter.pixelHash(of: picture, scale: 1).description
      if found == expected { return .equal }
      let here = SHA256.hex(painter.fingerprint(of: picture).description)
      return here == engine
        ? .failed(expected: expected, found: found)
        : .otherEngine(engine: painter.fingerprint(of: picture).description, pixels: found)
    } catch {
      return .impossible(reason: error.description)
    }
  }
}
