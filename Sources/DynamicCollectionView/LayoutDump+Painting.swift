// SPDX-License-Identifier: MIT
//
// What the elements of a dump show, beside where they are.

import CollectionLayout
public import Drawing
import Foundation

extension LayoutDump {
  /// This dump with what its elements show.
  ///
  /// Where an element lies, its opacity, its transform and the zoom are told by the layout, and are
  /// not part of it.
  ///
  /// - Parameters:
  ///   - list: The drawing of the same screen at the same stop.
  ///   - image: What tells the content of an image, the same on every machine.
  public func painted(
    by list: DisplayList, image: @escaping (ImageReference) -> UInt64
  ) -> LayoutDump {
    var copy = self
    copy.background = list.background
    // Ids should be unique; where they are not, the first goes with the first.
    var drawings: [String: [DisplayElement]] = [:]
    for drawing in list.elements.reversed() { drawings[drawing.id, default: []].append(drawing) }
    for index in copy.elements.indices where !copy.elements[index].attributes.isHidden {
      let element = copy.elements[index]
      guard let drawing = drawings[element.id]?.popLast() else { continue }
      let seen = element.attributes.screenFrame.divided(by: zoom)
      copy.elements[index].paint = PaintDigest(
        of: drawing.commands.unwrapped(element.attributes, zoom: zoom), origin: seen.origin,
        image: image)
    }
    return copy
  }

  /// This dump without what its elements show: the same for two screens with the same frames, however
  /// they are drawn.
  package var withoutPaint: LayoutDump {
    var copy = self
    copy.background = nil
    for index in copy.elements.indices { copy.elements[index].paint = nil }
    return copy
  }
}

extension [DrawCommand] {
  /// The drawing of the view itself, as it was before it was magnified and changed by handlers.
  fileprivate func unwrapped(_ attributes: LayoutAttributes, zoom: CGFloat) -> [DrawCommand] {
    let isChanged = attributes.alpha != 1 || !attributes.transform.isIdentity
    var commands = self
    for _ in 0..<(zoom != 1 ? 1 : 0) + (isChanged ? 1 : 0) {
      guard commands.count == 1, case .group(_, let inner)? = commands.first else { break }
      commands = inner
    }
    return commands
  }
}
