// SPDX-License-Identifier: MIT
//
// One picture of a contact sheet, and what its row and its column are called.

import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots

/// One picture of a contact sheet.
struct SheetPicture: Sendable {
  /// What is drawn, in points of its own viewport.
  let list: DisplayList
  /// Where it is scrolled to.
  let offset: CGPoint
  /// Whether it shows all of the content.
  let showsFullContent: Bool
  /// Sections that are scrolled on their own, in the order of the screen.
  var sections: [SectionOffset] = []
  /// The environment in which it is drawn.
  let row: SheetRow

  /// A section that is not where it starts.
  struct SectionOffset: Hashable, Sendable {
    let id: String
    /// Along the section's own axis, points.
    let offset: CGFloat
  }

  /// The most sections that are named; of more, their number.
  private static let mostSections = 4

  /// Where the picture and its sections are scrolled to, a line each.
  var places: [String] {
    let named = sections.count > Self.mostSections ? Self.mostSections - 1 : sections.count
    var lines = [Self.place(offset, isFullContent: showsFullContent)]
    lines += sections.prefix(named).map {
      "\($0.id) at \(CanonicalNumber.string($0.offset, decimals: 1))"
    }
    if named < sections.count { lines.append("and \(sections.count - named) more sections") }
    return lines
  }

  /// Where a picture is scrolled to, in words.
  static func place(_ offset: CGPoint, isFullContent: Bool) -> String {
    guard !isFullContent else { return "all of the content" }
    let numbers = [offset.x, offset.y].map { CanonicalNumber.string($0, decimals: 1) }
    return offset.x == 0 ? "offset \(numbers[1])" : "offset \(numbers[0]), \(numbers[1])"
  }
}

extension ScreenRenderer {
  /// Sections that scroll on their own and are a pixel or more from where they start.
  func scrolledSections(at state: ScrollState) -> [SheetPicture.SectionOffset] {
    let start = layout.initialState.sectionOffsets
    return layout.sections.compactMap { section in
      guard section.orthogonal != nil else { return nil }
      let offset = state.sectionOffsets[section.index] ?? 0
      guard abs(offset - (start[section.index] ?? 0)) >= 1 / environment.scale else { return nil }
      return SheetPicture.SectionOffset(id: sectionID(section.index), offset: offset)
    }
  }
}

/// The environment of a row: its label.
struct SheetRow: Hashable, Sendable {
  /// `iPhone SE`, or a size in points.
  let device: String
  /// What else is not as in the document: `dark`, `rtl`.
  let words: [String]
  /// Points.
  let size: CGSize
  /// Pixels in a point.
  let scale: CGFloat

  /// The label of a variant.
  ///
  /// - Parameters:
  ///   - variant: Where it differs from the document.
  ///   - device: Name of the document's own device; nil when it has none.
  init(
    _ variant: [LayoutDump.VariantValue], device: String?, in environment: RenderEnvironment
  ) {
    size = environment.size
    scale = environment.scale
    let points = Self.text(of: environment.size)
    let named = variant.first { $0.axis == "device" }?.value
    let resized = variant.contains { $0.axis == "size" }
    let own = named ?? (resized ? nil : device)
    self.device = resized ? [own, points].compactMap { $0 }.joined(separator: " ") : own ?? points
    words = variant.filter { $0.axis != "device" && $0.axis != "size" }.map { value in
      switch value.axis {
      case "os": "iOS \(value.value)"
      case "scale": "@\(value.value)x"
      case "contrast": "\(value.value) contrast"
      default: value.value
      }
    }
  }

  /// `393 × 852 @3x`.
  var measures: String { "\(Self.text(of: size)) @\(CanonicalNumber.string(scale))x" }

  private static func text(of size: CGSize) -> String {
    "\(CanonicalNumber.string(size.width)) × \(CanonicalNumber.string(size.height))"
  }
}

/// How a contact sheet is laid out, as options say.
struct SheetChoice: Hashable, Sendable {
  /// The most pictures side by side; nil for as many as there are stops, up to six.
  var columns: Int?
  /// Width of the sheet in points; nil for that of its columns.
  var width: CGFloat?

  /// The most pictures side by side that may be asked for.
  static let mostColumns = 50
  /// Widths that may be asked for, points.
  static let widths: ClosedRange<CGFloat> = 400...16_000

  /// Reads a command's options; nil when no sheet is asked for.
  static func read(_ arguments: ParsedArguments) throws(UsageError) -> SheetChoice? {
    guard arguments.has(.contactSheet) else {
      for option in [OptionSpec.columns, .width] where arguments.has(option) {
        throw UsageError(
          message: "'\(option.name)' is about a contact sheet",
          expected: "\(OptionSpec.contactSheet.name) beside it")
      }
      return nil
    }
    var choice = SheetChoice()
    if let text = arguments.value(.columns) {
      guard let count = Int(text), (1...mostColumns).contains(count) else {
        throw .badValue(
          text, option: OptionSpec.columns.name,
          expected: "a whole number from 1 to \(mostColumns)")
      }
      choice.columns = count
    }
    if let text = arguments.value(.width) {
      guard let width = Number.read(text), widths.contains(width) else {
        throw .badValue(
          text, option: OptionSpec.width.name,
          expected: "points from \(CanonicalNumber.string(widths.lowerBound)) to "
            + CanonicalNumber.string(widths.upperBound))
      }
      choice.width = width
    }
    return choice
  }
}

extension RunDiagnostics {
  /// More pictures than are shown together.
  func tooManyTogether(_ count: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .variantCap, at: document.place(ofPointer: "/variants"),
      "there are too many pictures to be shown together", expected: "at most \(limit)",
      found: count == .max ? "far more" : String(count),
      hint: "take fewer stops, or fewer values on an axis")
  }
}
