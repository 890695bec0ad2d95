// SPDX-License-Identifier: MIT
//
// Blocks of items and of headers become lists. Both know `if`, `switch`, loops and empty blocks.

/// Makes a list of the items of a block.
@resultBuilder
public enum ItemLayoutBuilder {
  /// An item or a group.
  public static func buildExpression(_ item: any ItemLayout) -> [any ItemLayout] { [item] }
  /// Several that are in a list already.
  public static func buildExpression(_ items: [any ItemLayout]) -> [any ItemLayout] { items }
  /// A block.
  public static func buildBlock(_ parts: [any ItemLayout]...) -> [any ItemLayout] {
    parts.flatMap { $0 }
  }
  /// An `if` without an `else`.
  public static func buildOptional(_ part: [any ItemLayout]?) -> [any ItemLayout] { part ?? [] }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first part: [any ItemLayout]) -> [any ItemLayout] { part }
  /// The other branch.
  public static func buildEither(second part: [any ItemLayout]) -> [any ItemLayout] { part }
  /// A loop.
  public static func buildArray(_ parts: [[any ItemLayout]]) -> [any ItemLayout] {
    parts.flatMap { $0 }
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ part: [any ItemLayout]) -> [any ItemLayout] {
    part
  }
}

/// Makes a list of the headers or footers of a block.
@resultBuilder
public enum ReusableViewLayoutBuilder {
  /// A header or a footer.
  public static func buildExpression(_ item: any ReusableLayout) -> [any ReusableLayout] { [item] }
  /// One that may be missing.
  public static func buildExpression(_ item: (any ReusableLayout)?) -> [any ReusableLayout] {
    item.map { [$0] } ?? []
  }
  /// Several that are in a list already.
  public static func buildExpression(_ items: [any ReusableLayout]) -> [any ReusableLayout] {
    items
  }
  /// A block.
  public static func buildBlock(_ parts: [any ReusableLayout]...) -> [any ReusableLayout] {
    parts.flatMap { $0 }
  }
  /// An `if` without an `else`.
  public static func buildOptional(_ part: [any ReusableLayout]?) -> [any ReusableLayout] {
    part ?? []
  }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first part: [any ReusableLayout]) -> [any ReusableLayout] { part }
  /// The other branch.
  public static func buildEither(second part: [any ReusableLayout]) -> [any ReusableLayout] {
    part
  }
  /// A loop.
  public static func buildArray(_ parts: [[any ReusableLayout]]) -> [any ReusableLayout] {
    parts.flatMap { $0 }
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(
    _ part: [any ReusableLayout]
  ) -> [any ReusableLayout] {
    part
  }
}
