// SPDX-License-Identifier: MIT
//
// A document with its presets and its choices by width written out. Only their bytes change.

import CollectionLayout
public import DynamicCollectionView
import Foundation
import Geometry

extension ScreenDocument {
  /// The document's text with presets as full layouts and choices by width as the values that hold
  /// in `environment`. Everything else is byte for byte as it was, and the frames in that
  /// environment are the same.
  ///
  /// - Returns: nil for a document of which nothing can be drawn.
  public func expanded(in environment: RenderEnvironment) -> String? {
    guard canBeDrawn else { return nil }
    let root = content.root
    let configuration = self.configuration(in: environment).spec
    var replaced: [(range: Range<Int>, bytes: [UInt8])] = []
    // 1. The layout around all sections.
    if let boundary = root[ConfigurationForm.field.key]?[BoundaryForm.field.key] {
      let expansion = DocumentExpansion(resolving: Resolving(width: environment.size.width))
      replaced.append((boundary.start..<boundary.end, expansion.bytes(of: boundary)))
    }
    // 2. Each section's layout.
    if let sections = root[DocumentForm.sections.key], sections.kind == .array {
      for section in sections.children {
        guard let layout = section[SectionForm.layout.key], layout.kind == .object else { continue }
        let resolving = resolving(layout, environment, configuration)
        let bytes: [UInt8]
        if let grid = PresetForm.grid(layout, resolving) {
          bytes = Array(grid.text(indent: layout.indent).utf8)
        } else {
          bytes = DocumentExpansion(resolving: resolving).bytes(of: layout)
        }
        replaced.append((layout.start..<layout.end, bytes))
      }
    }
    // 3. The text around them.
    var out: [UInt8] = []
    var position = 0
    for (range, bytes) in replaced.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      out += root.text.bytes[position..<range.lowerBound]
      out += bytes
      position = range.upperBound
    }
    out += root.text.bytes[position...]
    return String(decoding: out, as: UTF8.self)
  }
}

/// Writes the parts of a layout with the choices that hold.
struct DocumentExpansion {
  let resolving: Resolving

  func text(of node: JSONNode) -> String { String(decoding: bytes(of: node), as: UTF8.self) }

  func bytes(of node: JSONNode) -> [UInt8] {
    var out: [UInt8] = []
    append(node, to: &out)
    return out
  }

  private func append(_ node: JSONNode, to out: inout [UInt8]) {
    if let value = chosen(node) { return append(value, to: &out) }
    var position = node.start
    for child in node.children {
      if let key = child.key, Reserved.isExtension(key) { continue }
      out += node.text.bytes[position..<child.start]
      append(child, to: &out)
      position = child.end
    }
    out += node.text.bytes[position..<node.end]
  }

  /// What holds of a choice by width; nil when it is none, or when nothing holds.
  private func chosen(_ node: JSONNode) -> JSONNode? {
    guard let cases = node["cases"], cases.kind == .array else { return nil }
    for one in cases.children {
      guard let minimum = one["minWidth"]?.number, let value = one["value"], !value.isNull,
        resolving.width >= CGFloat(minimum)
      else { continue }
      return value
    }
    return node["else"].flatMap { $0.isNull ? nil : $0 }
  }
}

extension JSONNode {
  /// The white space with which the value's line begins.
  fileprivate var indent: String {
    var lineStart = start
    while lineStart > 0, text.bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    let space = text.bytes[lineStart..<start].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: space, as: UTF8.self)
  }
}
