// SPDX-License-Identifier: MIT
//
// Lengths that grow with the reader's text size.
// Mirrors: ScaledMetric (SwiftUI).
// Status: complete. Source: views-and-metrics 3.13.

import Foundation

/// A length that grows with the reader's text size: by the ratio of a text style's leadings, rounded
/// to a pixel.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  /// A length at the large text size, which grows like `textStyle`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// A length at the large text size, which grows like body.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length, as the body that reads it sees it.
  public var wrappedValue: Value {
    let values = EnvironmentScope.current.values
    return Value(
      style.scaledValue(CGFloat(base), at: values.sizeCategory, scale: values.displayScale))
  }
}
