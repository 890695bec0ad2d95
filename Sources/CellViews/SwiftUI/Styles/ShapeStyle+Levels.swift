// SPDX-License-Identifier: MIT
//
// Paler forms of any style.
// Mirrors: secondary, tertiary, quaternary, quinary on ShapeStyle (SwiftUI).
// Status: complete.

extension ShapeStyle {
  /// A paler form of this style (views-and-metrics 5.3).
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// Paler still.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// Nearly nothing.
  public var quaternary: some ShapeStyle { opacity(0.18) }
  /// A trace, by proportion.
  public var quinary: some ShapeStyle { opacity(0.09) }
}
