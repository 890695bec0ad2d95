// SPDX-License-Identifier: MIT
//
// A screen inside of a view: laid out for the room it gets, drawn there, and cut at its edges.

package import CellViews
import CollectionLayout
import Drawing
package import Foundation
import Geometry

extension RenderEnvironment {
  /// A room of a view, as what surrounds it has it. Bars cover nothing of it.
  package init(size: CGSize, in environment: ViewEnvironment) {
    self.init(
      size: size, scale: environment.scale, appearance: environment.appearance,
      contrast: environment.contrast, layoutDirection: environment.layoutDirection,
      contentSize: environment.contentSize, locale: environment.locale, os: environment.os)
  }
}

extension RenderedFrame {
  /// The picture as a drawing of one view: its background, then its elements.
  package func drawing(in place: CGRect, scale: CGFloat) -> CellDrawing {
    var drawing = CellDrawing()
    if list.background.alpha > 0 {
      drawing.commands.append(
        .fill(Path(CGRect(origin: .zero, size: list.size)), .color(list.background)))
    }
    drawing.commands += list.elements.flatMap(\.commands)
    drawing.notes = notes.map(\.note)
    drawing.title = list.elements.first?.title
    return drawing.placed(in: place, scale: scale)
  }
}

extension CellDrawing {
  /// The drawing of a room whose corner is its origin, where the room is, cut at its edges.
  func placed(in place: CGRect, scale: CGFloat) -> CellDrawing {
    var drawing = self
    guard !commands.isEmpty else { return drawing }
    let origin = PixelGrid(scale: scale).nearest(place.origin)
    drawing.commands = [
      .group(
        GroupEffect(
          clip: Path(CGRect(origin: .zero, size: place.size)),
          transform: CGAffineTransform(translationX: origin.x, y: origin.y)), commands)
    ]
    return drawing
  }
}

extension LayoutAttributes {
  /// A drawing with the opacity and the transform that a handler has set.
  ///
  /// - Parameter frame: Where it is drawn.
  func changing(_ commands: [DrawCommand], in frame: CGRect) -> [DrawCommand] {
    guard alpha != 1 || !transform.isIdentity else { return commands }
    let middle = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
    let back = CGAffineTransform(translationX: frame.midX, y: frame.midY)
    return [
      .group(
        GroupEffect(
          transform: middle.concatenating(transform).concatenating(back),
          opacity: min(max(0, Double(alpha)), 1)), commands)
    ]
  }
}
