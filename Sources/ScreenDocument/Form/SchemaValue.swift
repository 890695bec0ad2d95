// SPDX-License-Identifier: MIT
//
// Defaults as JSON.

import CellViews
import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import Geometry

extension Bool: SchemaValue {
  var schemaText: String { self ? "true" : "false" }
}

extension Int: SchemaValue {
  var schemaText: String { String(self) }
}

extension Double: SchemaValue {
  var schemaText: String { CanonicalNumber.string(CGFloat(self)) }
}

extension CGFloat: SchemaValue {
  var schemaText: String { CanonicalNumber.string(self) }
}

extension SchemaValue where Self: RawRepresentable, RawValue == String {
  var schemaText: String { JSONQuoting.quote(rawValue) }
}

extension NSDirectionalEdgeInsets: SchemaValue {
  var schemaText: String {
    "[" + [top, leading, bottom, trailing].map(\.schemaText).joined(separator: ", ") + "]"
  }
}

extension CGPoint: SchemaValue {
  var schemaText: String { "[\(x.schemaText), \(y.schemaText)]" }
}

extension Axis: SchemaValue {}
extension NSRectAlignment: SchemaValue {}
extension OrthogonalBehavior: SchemaValue {}
extension InsetsReference: SchemaValue {}
extension ConfigurationSpec.Rounding: SchemaValue {}
extension WaterfallSpec.Mode: SchemaValue {}
extension Appearance: SchemaValue {}
extension ColorSchemeContrast: SchemaValue {}
extension LayoutDirection: SchemaValue {}
extension ContentSizeCategory: SchemaValue {}
extension AlignmentReference: SchemaValue {}
extension Drawing.TextAlignment: SchemaValue {}
extension TruncationMode: SchemaValue {}
extension ImageNode.ContentMode: SchemaValue {}
extension LineNode.Cap: SchemaValue {}
extension RoundedCornerStyle: SchemaValue {}
extension FontRequest.Design: SchemaValue {}
extension TextLine.Pattern: SchemaValue {}
extension ScrollStop.Position: SchemaValue {
  var schemaText: String {
    switch self {
    case .top: "\"top\""
    case .center: "\"center\""
    case .bottom: "\"bottom\""
    case .anchor(let fraction): fraction.schemaText
    }
  }
}
