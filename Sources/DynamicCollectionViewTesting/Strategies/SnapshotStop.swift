// SPDX-License-Identifier: MIT
//
// Which scroll stops an assertion looks at.

public import DynamicCollectionView

/// Which scroll stops an assertion looks at: ``all``, one by its name, `"top"`, or some of its own.
public struct SnapshotStop: Hashable, Sendable, ExpressibleByStringLiteral {
  enum Kind: Hashable, Sendable {
    case all
    case named(String)
    case given([ScrollStop])
  }

  let kind: Kind

  /// The stop of the document or the screen with a name.
  public init(stringLiteral name: String) { kind = .named(name) }

  private init(kind: Kind) { self.kind = kind }

  /// Every stop of the document or the screen, each with a reference of its own.
  public static let all = SnapshotStop(kind: .all)

  /// The stop of the document or the screen with a name.
  public static func named(_ name: String) -> SnapshotStop { SnapshotStop(kind: .named(name)) }

  /// Stops instead of those that the document or the screen has.
  public static func at(_ stops: ScrollStop...) -> SnapshotStop {
    SnapshotStop(kind: .given(stops))
  }
}
