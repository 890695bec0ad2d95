// SPDX-License-Identifier: MIT
//
// Icons as outlines: the files of Bootstrap Icons are paths in a square of 16 units, read here
// without an SVG renderer, so they stay sharp at any size and vectors in an SVG.

import Drawing
import Foundation
import Geometry

/// An icon's outlines in a square of ``side`` units.
struct Icon {
  static let side: CGFloat = 16

  /// An outline and how its inside is told.
  struct Shape {
    var path: Path
    var isEvenOdd: Bool
  }

  var shapes: [Shape]
}

/// The icons of one engine.
final class IconLibrary {
  private var icons: [String: Icon?] = [:]
  /// An icon's file is far smaller.
  private static let largestFile = 1 << 20

  /// The icon that stands for a symbol; nil when there is none.
  func icon(for symbol: String) -> Icon? {
    if let known = icons[symbol] { return known }
    let icon = load(symbol)
    icons[symbol] = icon
    return icon
  }

  private func load(_ symbol: String) -> Icon? {
    let name = SymbolTable.icon(for: symbol)
    let isPlain = name.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
    guard isPlain, !name.isEmpty,
      let file = try? FileBytes.read(
        SymbolTable.folder + name + ".svg", limit: Self.largestFile)
    else { return nil }
    return IconFile.parse(String(decoding: file, as: UTF8.self))
  }

  /// The symbols whose names are most like `symbol`, all as near, three at most. Of those that begin
  /// or end alike the longer come first: letters are left out more often than changed.
  func nearest(to symbol: String) -> [String] {
    let wanted = Array(symbol.utf8.prefix(64))
    let ranked = SymbolTable.names.map { (name: $0, distance: Self.distance(wanted, $0.utf8)) }
    guard let least = ranked.map(\.distance).min(), least <= max(2, wanted.count / 2) else {
      return []
    }
    return ranked.filter { $0.distance == least }.map(\.name)
      .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.prefix(3).map { $0 }
  }

  /// The number of letters to change, add or take away.
  private static func distance(_ a: [UInt8], _ other: String.UTF8View) -> Int {
    let b = Array(other)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let change = diagonal + (letter == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, min(row[j], row[j + 1]) + 1)
      }
    }
    return row[b.count]
  }
}

/// Reads the files of the icon set: `path`, `circle` and `rect` elements with numbers.
enum IconFile {
  static func parse(_ text: String) -> Icon? {
    var shapes: [Icon.Shape] = []
    for tag in text.split(separator: "<") {
      let name = tag.prefix { $0.isLetter }
      let attributes = Self.attributes(tag)
      func number(_ key: String) -> CGFloat {
        attributes[key].flatMap(Double.init).map { CGFloat($0) } ?? 0
      }
      var path: Path?
      switch name {
      case "path": path = attributes["d"].flatMap { SVGPathReader.read($0) }
      case "circle":
        let r = number("r")
        path = Path(
          ellipseIn: CGRect(x: number("cx") - r, y: number("cy") - r, width: 2 * r, height: 2 * r))
      case "rect":
        path = Path(
          roundedRect: CGRect(
            x: number("x"), y: number("y"), width: number("width"), height: number("height")),
          cornerRadius: number("rx"), style: .circular)
      default: continue
      }
      guard var path else { return nil }
      if let turn = attributes["transform"] {
        guard let transform = Self.rotation(turn) else { return nil }
        path = path.applying(transform)
      }
      shapes.append(Icon.Shape(path: path, isEvenOdd: attributes["fill-rule"] == "evenodd"))
    }
    return shapes.isEmpty ? nil : Icon(shapes: shapes)
  }

  private static func attributes(_ tag: Substring) -> [String: String] {
    var result: [String: String] = [:]
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    var index = 0
    while index + 1 < parts.count {
      let key = parts[index].split(whereSeparator: { $0 == " " || $0 == "=" || $0 == "\n" }).last
      if let key { result[String(key)] = String(parts[index + 1]) }
      index += 2
    }
    return result
  }

  /// `rotate(90 8 8)` and its like, in quarter turns.
  private static func rotation(_ text: String) -> CGAffineTransform? {
    guard text.hasPrefix("rotate("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(7).dropLast().split(whereSeparator: { $0 == " " || $0 == "," })
      .compactMap { Double($0) }
    guard let angle = numbers.first, numbers.count == 1 || numbers.count == 3 else { return nil }
    let (x, y) = numbers.count == 3 ? (CGFloat(numbers[1]), CGFloat(numbers[2])) : (0, 0)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle) * .pi / 180))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
