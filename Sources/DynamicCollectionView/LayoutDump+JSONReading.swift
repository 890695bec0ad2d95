// SPDX-License-Identifier: MIT
//
// Reads `layout --json` back. It holds what the elements' frames are; not what they show, nor which
// items are out of sight.

import CollectionLayout
import Foundation

/// Why a text is no layout as JSON.
package struct LayoutJSONError: Error, Hashable, Sendable {
  /// What was expected, and where; lower case, no full stop.
  package var message: String
}

extension LayoutDump {
  /// Whether a JSON text looks like layouts, as a whole or as its first part.
  package static func isJSON(_ bytes: [UInt8]) -> Bool {
    struct Look: Decodable {
      struct Anything: Decodable { init(from decoder: any Decoder) {} }
      let elements, viewport, contentSize: Anything
    }
    let data = Data(bytes)
    let decoder = JSONDecoder()
    return (try? decoder.decode(Look.self, from: data)) != nil
      || (try? decoder.decode([Look].self, from: data))?.isEmpty == false
  }

  /// The layouts of a JSON text, one or a list of them, in their order.
  ///
  /// - Throws: ``LayoutJSONError`` with the first place that the writer would not have written. Keys
  ///   that are not known are passed over.
  package static func all(json bytes: [UInt8]) throws(LayoutJSONError) -> [LayoutDump] {
    let data = Data(bytes)
    let isList = bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "[")
    let forms: [DumpForm]
    do {
      let decoder = JSONDecoder()
      forms =
        isList
        ? try decoder.decode([DumpForm].self, from: data)
        : [try decoder.decode(DumpForm.self, from: data)]
    } catch {
      throw LayoutJSONError(error)
    }
    return forms.map(LayoutDump.init)
  }

  private init(_ form: DumpForm) {
    let variant = form.variant.map { VariantValue(axis: $0.key, value: $0.value) }
    self.init(
      id: form.id, document: form.document, stop: form.stop,
      variant: SnapshotName(document: [], stop: "", variant: variant).variant,
      offset: form.offset.point, zoom: form.zoom ?? 1, viewport: form.viewport.size,
      contentSize: form.contentSize.size,
      sections: form.sections.map { section in
        Section(
          index: section.index, id: section.id, frame: section.frame.rect,
          orthogonal: section.orthogonal.map {
            Orthogonal(
              behavior: $0.behavior, offset: $0.offset, contentLength: $0.contentLength,
              restOffsets: $0.restOffsets)
          })
      },
      elements: form.elements.map { element in
        var attributes = LayoutAttributes(
          kind: element.kind.value, elementKind: element.elementKind, section: element.section,
          item: element.item, host: element.host, frame: element.frame.rect,
          screenFrame: element.screenFrame.rect, zIndex: element.zIndex, isPinned: element.pinned)
        attributes.isHidden = element.hidden ?? false
        attributes.alpha = element.alpha ?? 1
        attributes.transform = element.transform?.transform ?? .identity
        return Element(attributes: attributes, id: element.id)
      })
  }
}

// MARK: The form

private struct DumpForm: Decodable {
  struct Section: Decodable {
    let index: Int
    let id: String
    let frame: Four
    let orthogonal: Orthogonal?
  }

  struct Orthogonal: Decodable {
    let behavior: String
    let offset, contentLength: CGFloat
    let restOffsets: [CGFloat]
  }

  struct Element: Decodable {
    let kind: Role
    let elementKind: String?
    let section, item: Int
    let host: Int?
    let id: String
    let frame, screenFrame: Four
    let zIndex: Int
    let pinned: Bool
    let hidden: Bool?
    let alpha: CGFloat?
    let transform: Six?
  }

  let id, document, stop: String
  let variant: [String: String]
  let offset, viewport, contentSize: Two
  let zoom: CGFloat?
  let sections: [Section]
  let elements: [Element]
}

/// A kind of element by its name.
private struct Role: Decodable {
  let value: LayoutAttributes.Kind

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let value = LayoutAttributes.Kind(rawValue: name) else {
      throw DecodingError.expected("a kind of element", at: decoder)
    }
    self.value = value
  }
}

private struct Two: Decodable {
  let point: CGPoint
  var size: CGSize { CGSize(width: point.x, height: point.y) }

  init(from decoder: any Decoder) throws {
    let numbers = try [CGFloat](decoder, count: 2)
    point = CGPoint(x: numbers[0], y: numbers[1])
  }
}

private struct Four: Decodable {
  let rect: CGRect

  init(from decoder: any Decoder) throws {
    let numbers = try [CGFloat](decoder, count: 4)
    rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

private struct Six: Decodable {
  let transform: CGAffineTransform

  init(from decoder: any Decoder) throws {
    let n = try [CGFloat](decoder, count: 6)
    transform = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

extension [CGFloat] {
  fileprivate init(_ decoder: any Decoder, count: Int) throws {
    self = try decoder.singleValueContainer().decode([CGFloat].self)
    guard self.count == count else { throw DecodingError.expected("\(count) numbers", at: decoder) }
  }
}

// MARK: Words

extension DecodingError {
  fileprivate static func expected(_ what: String, at decoder: any Decoder) -> DecodingError {
    .dataCorrupted(Context(codingPath: decoder.codingPath, debugDescription: "expected " + what))
  }
}

extension LayoutJSONError {
  fileprivate init(_ error: any Error) {
    func place(_ path: [any CodingKey]) -> String {
      "'/" + path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
        + "'"
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?:
      message = "expected '\(key.stringValue)' in \(place(context.codingPath))"
    case .valueNotFound(_, let context)?:
      message = "expected a value at \(place(context.codingPath))"
    case .typeMismatch(_, let context)?:
      message = "expected another kind of value at \(place(context.codingPath))"
    case .dataCorrupted(let context)? where context.debugDescription.hasPrefix("expected "):
      message = "\(context.debugDescription) at \(place(context.codingPath))"
    default: message = "expected JSON"
    }
  }
}
