// SPDX-License-Identifier: MIT
//
// A document written out as Swift that gives the same picture.

public import Drawing
public import DynamicCollectionView
import Foundation

extension ScreenDocument {
  /// The most items of one section that are written.
  public static let swiftItemLimit = 500
  /// The most sections that are written.
  static let swiftSectionLimit = 200

  /// The document as one file of Swift for the module `DynamicCollectionView`.
  ///
  /// Formatters and data by reference are evaluated; choices by width stay choices. The same
  /// document always gives the same text.
  ///
  /// - Parameters:
  ///   - environment: Where it is shown; decides which views there are.
  ///   - text: Measures texts of cells whose size is estimated.
  ///   - images: Answers the sizes of images.
  ///   - limit: Writes so many items of each section at most; all of them unless given.
  ///   - isLenient: Whether a document with parts that Swift has no words for is written without
  ///     them.
  /// - Returns: The text, nil when nothing is written, and what could not be said in Swift.
  public func swift(
    in environment: RenderEnvironment, text: any TextMeasuring, images: any ImageInspecting,
    limit: Int? = nil, isLenient: Bool = false
  ) -> (text: String?, diagnostics: [Diagnostic]) {
    guard canBeDrawn else { return (nil, []) }
    let document = limit.map { limited(to: $0) } ?? self
    let tooMany = document.tooManyForSwift
    guard tooMany.isEmpty else { return (nil, tooMany) }
    let renderer = ScreenRenderer(
      screen: document.screenOfSections(in: environment).screen, environment: environment,
      text: text,
      images: images)
    let writer = SwiftScreenWriter(
      document: document, environment: environment, renderer: renderer)
    if let root = content.root[RootForm.field.key] {
      writer.refuse(root, "a view around the sections")
    }
    if !renderer.screen.configuration.boundary.isEmpty {
      writer.refuse(
        content.root[ConfigurationForm.field.key]?[BoundaryForm.field.key] ?? content.root,
        "a view around all sections")
    }
    let text = writer.text()
    let found = writer.diagnostics.sorted(by: Diagnostic.isOrdered)
    return (found.isEmpty || isLenient ? text : nil, found)
  }

  /// What would make too long a file.
  private var tooManyForSwift: [Diagnostic] {
    var found: [Diagnostic] = []
    if content.sections.count > Self.swiftSectionLimit {
      found.append(
        Diagnostic(
          .limits, at: content.root.place,
          "\(content.sections.count) sections make too long a file",
          expected: "at most \(Self.swiftSectionLimit)"))
    }
    for (index, section) in content.sections.enumerated()
    where section.itemCount > Self.swiftItemLimit {
      let place = section.node[SectionForm.items.key] ?? section.node
      found.append(
        Diagnostic(
          .limits, at: place.place,
          "section '\(section.id ?? "s\(index)")' has \(section.itemCount) items, which would be "
            + "written out one by one",
          expected: "at most \(Self.swiftItemLimit)",
          hint: "--limit \(Self.swiftItemLimit) writes the first ones of each section"))
    }
    return found
  }

  /// The same document with so many items of each section at most.
  private func limited(to limit: Int) -> ScreenDocument {
    var content = content
    for index in content.sections.indices {
      switch content.sections[index].items {
      case .placeholders(let count):
        content.sections[index].items = .placeholders(min(count, limit))
      case .records(var records):
        records.indices = Array(records.indices.prefix(limit))
        content.sections[index].items = .records(records)
        content.sections[index].aspects = Array(content.sections[index].aspects.prefix(limit))
      }
    }
    return ScreenDocument(
      name: name, diagnostics: diagnostics, omittedDiagnostics: omittedDiagnostics,
      canBeDrawn: canBeDrawn, baseEnvironment: baseEnvironment, variants: variants, stops: stops,
      content: content)
  }
}
