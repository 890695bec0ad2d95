// SPDX-License-Identifier: MIT
//
// What the elements of a layout show, with images told by their bytes.

package import CairoPainter
package import Drawing
package import DynamicCollectionView

extension LayoutDump {
  /// This dump with what its elements show in `list`; images are known by the engine that paints
  /// them.
  package func painted(by list: DisplayList, with engine: PaintEngine) -> LayoutDump {
    painted(by: list) { engine.digest(of: $0) }
  }
}
