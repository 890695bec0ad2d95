// SPDX-License-Identifier: MIT
//
// What a view is for those who do not see it. The label also names the picture's element.
// Mirrors: accessibilityLabel and its like (SwiftUI).
// Status: labels are kept; all else is accepted, without effect on a picture.

/// Names a view.
struct LabelModifier: ViewModifier {
  typealias Body = Never

  let text: Text

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    let modifier = ViewModifierNode.accessibilityLabel(text.string(in: context.environment))
    NodeModifier { _ in modifier }._lower(content: content, in: context, into: &nodes)
  }
}

/// What kind of thing a view is.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  /// One of its traits.
  public typealias Element = AccessibilityTraits

  private var bits: UInt64 = 0

  /// No traits.
  public init() {}

  private init(bit: UInt64) { bits = 1 << bit }

  /// A button.
  public static let isButton = Self(bit: 0)
  /// A heading.
  public static let isHeader = Self(bit: 1)
  /// Chosen.
  public static let isSelected = Self(bit: 2)
  /// A link.
  public static let isLink = Self(bit: 3)
  /// An image.
  public static let isImage = Self(bit: 4)
  /// Text that does not change.
  public static let isStaticText = Self(bit: 5)
  /// A window of its own.
  public static let isModal = Self(bit: 6)

  /// Whether all of them are in here.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// Both.
  public func union(_ other: Self) -> Self { with { $0 | other.bits } }
  /// What both have.
  public func intersection(_ other: Self) -> Self { with { $0 & other.bits } }
  /// What one of them has.
  public func symmetricDifference(_ other: Self) -> Self { with { $0 ^ other.bits } }
  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }
  /// Takes traits away.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { bits &= ~member.bits }
    return contains(member) ? member : nil
  }
  /// Adds traits.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    defer { bits |= newMember.bits }
    return contains(newMember) ? newMember : nil
  }
  /// Adds traits.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Keeps what both have.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Keeps what one of them has.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  private func with(_ change: (UInt64) -> UInt64) -> Self {
    var traits = Self()
    traits.bits = change(bits)
    return traits
  }
}

/// How a view's children are read out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Not at all.
  public static let ignore = Self(name: "ignore")
  /// Each of them.
  public static let contain = Self(name: "contain")
  /// As one.
  public static let combine = Self(name: "combine")
}

extension View {
  /// What this view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(LabelModifier(text: label))
  }

  /// What this view is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What this view is called.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// What this view stands at; without effect.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// What this view stands at; without effect.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// What this view stands at; without effect.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// What this view is good for; without effect.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// What this view is good for; without effect.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// What this view is good for; without effect.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// A name for tests; without effect.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Whether this view is left out; without effect.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// How children are read out; without effect.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }

  /// What kind of thing this is; without effect.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// What kind of thing this is not; without effect.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// When this view is read out; without effect.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
