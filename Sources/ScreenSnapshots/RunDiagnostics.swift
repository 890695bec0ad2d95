// SPDX-License-Identifier: MIT
//
// What turns up while a document is laid out and drawn: each note becomes a diagnostic at the place
// it concerns. Words that the document module does not have stand here.

package import CairoPainter
import CellViews
package import CollectionLayout
package import Drawing
package import DynamicCollectionView
package import Foundation
import Geometry
package import ScreenDocument

/// Turns notes of the stages into diagnostics.
package struct RunDiagnostics: Sendable {
  /// The document that is drawn.
  package let document: ScreenDocument
  /// The folder of its files, links followed; taken off the paths in messages.
  package let folder: String

  /// Words for a document whose files lie in `folder`.
  package init(document: ScreenDocument, folder: String) {
    self.document = document
    self.folder = folder
  }

  /// What the solver had to say.
  package func layout(_ note: LayoutNote) -> Diagnostic {
    switch note {
    case .overflow(let section, _, let length, let room, _):
      return .layoutOverflow(length: length, available: room, at: place(section, nil))
    case .noRoom(let section, let room):
      let size = [room.width, room.height].map { CanonicalNumber.string($0) }
      return .layoutNoRoom(
        "the section has no room for its group in \(size.joined(separator: " x ")) points,"
          + " and shows no cells", at: place(section, nil))
    case .emptyGroup(let section):
      return .layoutNoRoom(
        "the section's group holds no items, and no cells are shown", at: place(section, nil))
    case .pagingDrift(let section, let stride, let page, let groups, let drift):
      return .pagingDrift(
        stride: stride, page: page, groups: groups, drift: drift, at: place(section, nil))
    case .fractionOfEstimate(let section, let axis, let estimate):
      return .fractionOfEstimate(
        side: axis == .horizontal ? "width" : "height", estimate: estimate,
        at: place(section, nil))
    case .unsettled(let section, let item, let sizes):
      return .layoutDidNotSettle(
        item: item, sizes: sizes, passes: LayoutNote.roundsOfMeasuring, at: place(section, item))
    case .limit(let section, let what, let limit):
      return Diagnostic(
        .limits, at: place(section, nil), "too much of \(what) for one section",
        expected: "at most \(limit)")
    }
  }

  /// What there was to say about a stop; `index` is its place in the document, nil for one that
  /// options asked for.
  package func stop(_ note: StopNote, name: String, index: Int?) -> Diagnostic {
    let pointer = index.map { "/stops/\($0)" } ?? ""
    let place = document.place(ofPointer: pointer)
    switch note {
    case .clamped(let warning):
      return .scroll(warning, what: "the stop '\(name)'", at: place)
    case .sectionClamped(let section, let warning):
      return .scroll(warning, what: "the stop '\(name)', section \(section),", at: place)
    case .pinnedUnderZoom(let section, let warning):
      return .scroll(
        warning, what: "the stop '\(name)'", at: self.place(section, nil))
    case .gestureIgnored(let step, let fault):
      let place = gesture(step, of: pointer)
      return fault == .notMagnifiable
        ? .gestureIgnored(notMagnifiableAt: place) : .gestureIgnored(nothingScrollsAt: place)
    case .sectionDoesNotScroll(let section):
      return Diagnostic(
        .unresolvedReference, at: place,
        "no section '\(Quoted.short(section))' scrolls on its own",
        hint: "only a section with 'orthogonal' does")
    case .noSuchElement(let id):
      return Diagnostic(
        .unresolvedReference, at: place,
        "the stop '\(name)' leads to '\(Quoted.short(id))', which is not shown")
    }
  }

  /// The place of a gesture, whether it stands alone or in a list.
  private func gesture(_ step: Int, of stop: String) -> Diagnostic.Place {
    let inList = document.place(ofPointer: "\(stop)/gesture/\(step)")
    return inList.pointer.isEmpty ? document.place(ofPointer: stop + "/gesture") : inList
  }

  /// What a view had to say; nil when it was already told when the document was read.
  package func view(_ note: ElementNote) -> Diagnostic? {
    let place = place(note.section, note.item)
    switch note.note {
    case .textTruncated(let text):
      return .textTruncated(text, at: place)
    case .imageMissing(let path, _):
      // Reading looks for every image that the document names.
      let isKnown = document.diagnostics.contains { $0.code == .imageMissing }
      return isKnown ? nil : .imageMissing(shown(path), at: place)
    case .imageBroken(let path, let reason):
      return .imageBroken(shown(path), reason: reason, at: place)
    case .iconUnknown(let name, let nearest):
      let words: Set = ["icon", "systemImage"]
      return .iconUnknown(
        Quoted.short(name), nearest: nearest, at: written(name, under: words, note) ?? place)
    case .fontUnavailable(let name): return .fontMissing(Quoted.short(name), at: place)
    case .designUnavailable(let design):
      return Diagnostic(
        .notSupported, at: written(design.rawValue, under: ["design"], note) ?? place,
        "there is no \(design.rawValue) face, and the default one is drawn", severity: .note)
    case .colorUnknown(let name):
      return Diagnostic(
        .unknownValue, at: place, "'\(Quoted.short(name))' is not a color",
        expected: "#rrggbb or a name such as label, systemBlue",
        hint: "the label color is drawn instead")
    case .tooDeep(let limit):
      return Diagnostic(
        .limits, at: place, "views are nested too deep, and the innermost are left out",
        expected: "at most \(limit) inside one another")
    case .tooComplex:
      return Diagnostic(
        .layoutDidNotSettle, at: place, "too many sizes depend on each other",
        hint: "nest fewer stacks and frames inside one another")
    }
  }

  /// A character that no font has, at the first element with it.
  package func missingGlyph(_ glyph: MissingGlyph, in list: DisplayList) -> Diagnostic? {
    guard let scalar = Unicode.Scalar(glyph.scalar) else { return nil }
    let element = list.elements.first { $0.id == glyph.element }
    let item = element?.kind == LayoutAttributes.Kind.cell.rawValue ? element?.item : nil
    return .textMissingGlyph(
      scalar, count: glyph.count, in: element?.title ?? glyph.element,
      at: place(element?.section ?? -1, item))
  }

  /// More pictures than one document may have.
  package func tooManyPictures(_ count: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .variantCap, at: document.place(ofPointer: "/variants"),
      "the document would have too many pictures", expected: "at most \(limit)",
      found: count == .max ? "far more" : String(count),
      hint: "take fewer values on an axis, or leave combinations out with 'exclude'")
  }

  /// A picture that is larger than pictures may be.
  package func tooLarge(_ size: CGSize, scale: CGFloat) -> Diagnostic {
    var diagnostic = Diagnostic.pictureTooLarge(
      width: size.width * scale, height: size.height * scale,
      at: document.place(ofPointer: "/device"))
    // Nothing is drawn, so it stays an error however lenient a run is.
    diagnostic.code = .limits
    return diagnostic
  }

  /// More elements than a listing may have.
  package func tooManyElements(_ count: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .limits, at: document.place(ofPointer: "/sections"), "too many elements to list them all",
      expected: "at most \(limit)", found: "\(count) items",
      hint: "--rect lists those of a part of the content")
  }

  /// More cells than are looked at, so that not all is checked.
  package func uncheckedCells(_ count: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .limits, at: document.place(ofPointer: "/sections"),
      "only the first \(limit) of \(count) cells were looked at", severity: .note,
      hint: "unknown icons, missing glyphs and cut texts in those after them are not told")
  }

  /// More items than two documents are compared with.
  package func tooManyToCompare(_ count: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .limits, at: document.place(ofPointer: "/sections"), "too many items to compare them",
      expected: "at most \(limit)", found: "\(count) items")
  }

  /// A film with more frames than one may have.
  package func filmTooLong(_ stop: String, seconds: Double, limit: Int) -> Diagnostic {
    Diagnostic(
      .limits, at: document.place(ofPointer: "/stops"),
      "the film of '\(Quoted.short(stop))' would be too long",
      expected: "at most \(limit) frames",
      found: CanonicalNumber.string(CGFloat(seconds)) + " seconds",
      hint: "--fps takes fewer frames a second; 'moment' ends a film before all is at rest")
  }

  /// `--stop` names something that the document does not have.
  package func unknownStop(_ name: String) -> Diagnostic {
    Diagnostic(
      .unresolvedReference, at: document.place(ofPointer: "/stops"),
      "there is no stop '\(Quoted.short(name))'",
      hint: NearestName.of(name, in: document.stops.map(\.name)).map { "did you mean '\($0)'?" })
  }

  /// `--data` names something that the document does not have.
  package func unknownData(_ name: String) -> Diagnostic {
    Diagnostic(
      .unresolvedReference, at: document.place(ofPointer: "/data"),
      "'\(Quoted.short(name))' is not in the document's 'data'",
      hint: NearestName.of(name, in: document.dataNames).map { "did you mean '\($0)'?" })
  }

  /// The place of a word of a template.
  private func written(_ word: String, under keys: Set<String>, _ note: ElementNote)
    -> Diagnostic.Place?
  {
    document.place(of: word, under: keys, section: note.section, item: note.item)
  }

  private func place(_ section: Int, _ item: Int?) -> Diagnostic.Place {
    document.place(section: section, item: item)
  }

  /// A path as the document would write it.
  private func shown(_ path: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return Quoted.short(path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
  }
}
