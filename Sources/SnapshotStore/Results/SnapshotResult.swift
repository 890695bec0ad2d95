// SPDX-License-Identifier: MIT
//
// What is kept of one snapshot: enough for every report, without its pixels.

import CollectionLayout
package import DynamicCollectionView
package import Foundation

/// What came of one snapshot.
///
/// What most have not, since they passed, is kept beside it: ten thousand cost what their names do.
@dynamicMemberLookup
package struct SnapshotResult: Sendable {
  /// Its id.
  package var id: String
  /// Its file below the folder of references, without an ending.
  package var file: String
  /// The document's path, as the user would write it.
  package var document: String
  /// The stop's name.
  package var stop: String
  /// The stop's place among those of its document, from 0.
  package var order: Int
  /// Axes that differ from the document's own values.
  package var variant: [LayoutDump.VariantValue]
  /// What came of it.
  package var state: SnapshotState
  /// Pixels in a point.
  package var scale: CGFloat = 1
  /// Hash of the picture that was drawn; nil when none was.
  package var hash: String?
  /// Hash that the reference says of itself.
  package var referenceHash: String?
  private var findings: Box?

  /// What there is to say and to see of a snapshot.
  package struct Findings: Hashable, Sendable {
    /// One line: the cause. Empty when there is nothing to say.
    package var summary = ""
    /// Many lines: every change and region; ends in a line feed unless empty.
    package var details = ""
    /// What a reader should know besides, one line each.
    package var notes: [String] = []
    /// Pictures by role, as paths relative to the results.
    package var pictures: [PictureRole: String] = [:]
    /// Where in the document to look.
    package var place: SourcePlace?
    /// Hash of the frames that were drawn, where a decision is to be made about them.
    package var layoutHash: String?
    /// What was found between the pixels.
    package var difference: PixelDifference?
    /// Frames of the reference.
    package var before: FrameList?
    /// Frames that were drawn; nil where those of the reference are the same, which a run of ten
    /// thousand need not keep.
    package var after: FrameList?
    /// What is left of a tolerance.
    package var use: ToleranceUse?

    static let none = Findings()
  }

  private final class Box: Sendable {
    let value: Findings
    init(_ value: Findings) { self.value = value }
  }

  /// A part of what was found.
  package subscript<Value>(dynamicMember part: WritableKeyPath<Findings, Value>) -> Value {
    get { (findings?.value ?? .none)[keyPath: part] }
    set {
      var all = findings?.value ?? .none
      all[keyPath: part] = newValue
      findings = all == .none ? nil : Box(all)
    }
  }

  /// Whether this is the line of a document that could not be drawn.
  var standsForDocument: Bool { state == .error && stop.isEmpty && hash == nil }

  /// A picture's part in a result.
  package enum PictureRole: String, Hashable, Sendable, CaseIterable {
    case expected, actual, diff, crop
  }

  /// A result by its name; the rest is filled in.
  package init(
    id: String, file: String, document: String, stop: String, order: Int,
    variant: [LayoutDump.VariantValue], state: SnapshotState
  ) {
    self.id = id
    self.file = file
    self.document = document
    self.stop = stop
    self.order = order
    self.variant = variant
    self.state = state
  }

  /// Takes in a verdict.
  package mutating func take(
    _ verdict: Verdict, fresh: FreshSnapshot, before layout: LayoutDump?, referenceHash: String?
  ) {
    state = verdict.state
    self.summary = verdict.summary
    self.details = verdict.text
    self.notes = verdict.notes
    scale = fresh.scale
    hash = fresh.pixelHash
    // One text for both, where they are equal.
    self.referenceHash = referenceHash == hash ? hash : referenceHash
    self.difference = verdict.pixels?.difference
    // The reference has the same frames: a run of ten thousand snapshots need not keep them.
    if state != .passed { self.after = FrameList(fresh.layout) }
    if !state.isFine { self.layoutHash = LayoutHash.of(fresh.layout.text.utf8) }
    // Equal frames are told once.
    if let layout, verdict.layout?.isEmpty != true { self.before = FrameList(layout) }
  }
}

/// A place in a document.
package struct SourcePlace: Hashable, Sendable {
  /// The path, as the user would write it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int
  /// JSON pointer; empty for the whole document.
  package var pointer: String

  /// A place by its parts.
  package init(file: String, line: Int, column: Int, pointer: String = "") {
    self.file = file
    self.line = line
    self.column = column
    self.pointer = pointer
  }
}

/// The frames of a snapshot as the report draws them.
package struct FrameList: Hashable, Sendable {
  /// Size of the viewport in points.
  package var viewport: CGSize
  /// The collection's own offset.
  package var offset: CGPoint
  /// Size of the content.
  package var content: CGSize
  /// Sections, in viewport points.
  package var sections: [Frame]
  /// Elements as they are seen, in viewport points.
  package var elements: [Frame]

  /// A named rectangle.
  package struct Frame: Hashable, Sendable {
    /// Its id.
    package var id: String
    /// `cell`, `header`, ...; `section` for a section.
    package var kind: String
    /// In viewport points.
    package var rect: CGRect
    /// Place of its section in the list; -1 for the layout's own.
    package var section: Int
    /// Whether it is held away from its natural place.
    package var isPinned: Bool
  }

  /// The frames of a dump.
  package init(_ dump: LayoutDump) {
    let dump = dump.rounded
    viewport = dump.viewport
    offset = dump.offset
    content = dump.contentSize
    sections = dump.sections.map {
      Frame(
        id: $0.id, kind: "section",
        rect: dump.seen($0.frame), section: $0.index, isPinned: false)
    }
    elements = dump.elements.map {
      Frame(
        id: $0.id, kind: $0.attributes.kind.rawValue, rect: $0.attributes.screenFrame,
        section: $0.attributes.section, isPinned: $0.attributes.isPinned)
    }
  }

  init(
    viewport: CGSize, offset: CGPoint, content: CGSize, sections: [Frame], elements: [Frame]
  ) {
    self.viewport = viewport
    self.offset = offset
    self.content = content
    self.sections = sections
    self.elements = elements
  }
}
