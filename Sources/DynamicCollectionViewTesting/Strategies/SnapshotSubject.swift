// SPDX-License-Identifier: MIT
//
// What a snapshot can be taken of.

public import DynamicCollectionView
import Foundation

/// What a snapshot can be taken of: a document's URL, a `Screen`, a `DynamicCollectionView`, a list
/// of sections. Make a type of your own one by saying what is drawn for it.
public protocol SnapshotSubject {
  /// What is drawn.
  var snapshotSource: SnapshotSource { get }
}

/// What is drawn for a subject.
public struct SnapshotSource {
  enum Kind {
    case document(URL)
    case screen((RenderEnvironment) -> Screen)
    case sections([any SectionContext])
  }

  let kind: Kind

  /// A screen document, drawn as `dcv-snap` draws it, the nearest `dcv-snap.json` included.
  public static func document(_ url: URL) -> SnapshotSource { SnapshotSource(kind: .document(url)) }

  /// A screen, made for each environment that it is drawn in.
  public static func screen(
    _ make: @escaping (RenderEnvironment) -> Screen
  ) -> SnapshotSource {
    SnapshotSource(kind: .screen(make))
  }

  /// A screen of sections; what is wrong with their data is an error.
  public static func sections(_ sections: [any SectionContext]) -> SnapshotSource {
    SnapshotSource(kind: .sections(sections))
  }
}

extension URL: SnapshotSubject {
  /// The screen document at this file URL.
  public var snapshotSource: SnapshotSource { .document(self) }
}

extension Screen: SnapshotSubject {
  /// The screen as it is, in every environment.
  public var snapshotSource: SnapshotSource {
    .screen { _ in self }
  }
}

extension DynamicCollectionView: SnapshotSubject {
  /// The collection's sections.
  public var snapshotSource: SnapshotSource { .sections(sections) }
}

extension Array: SnapshotSubject where Element == any SectionContext {
  /// A screen of these sections.
  public var snapshotSource: SnapshotSource { .sections(self) }
}
