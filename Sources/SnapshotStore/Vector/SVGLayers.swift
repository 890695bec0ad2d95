// SPDX-License-Identifier: MIT
//
// The layers of one of our SVG files, so that a difference has the names of elements.

import Foundation

/// An SVG file cut at its layers: each begins with a `g` that has an element's `data-id`.
package struct SVGLayers: Sendable {
  /// What stands before the first layer: the head, glyphs, gradients.
  package private(set) var head = ""
  /// Layers in order, with the element's id as it stands in the file.
  package private(set) var layers: [(id: String, text: String)] = []

  /// Cuts a file.
  package init(_ file: [UInt8]) {
    let text = String(decoding: file, as: UTF8.self)
    var parts = text.components(separatedBy: "<g id=\"")
    head = parts.removeFirst()
    for part in parts {
      let fields = part.components(separatedBy: "data-id=\"")
      guard fields.count > 1, let id = fields[1].split(separator: "\"").first else {
        // A group without an element belongs to what is before it.
        if layers.isEmpty { head += part } else { layers[layers.count - 1].text += part }
        continue
      }
      layers.append((String(id), part))
    }
  }

  /// Why a file is no SVG; nil when it looks like one.
  package static func damage(of file: [UInt8]) -> String? {
    if file.isEmpty { return "the reference is an empty file" }
    if file.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) {
      return "the reference is a Git LFS pointer, not a picture; run 'git lfs pull'"
    }
    let start = String(decoding: file.prefix(512), as: UTF8.self)
    guard start.contains("<svg") else { return "the reference is not an SVG file" }
    let end = String(decoding: file.suffix(64), as: UTF8.self)
    return end.contains("</svg>") ? nil : "the reference is cut short"
  }

  /// The text without the numbers of what it refers to.
  static func withoutNumbers(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "#") {
      result += rest[...mark]
      rest = rest[rest.index(after: mark)...]
      rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
    return result + rest
  }
}
