// SPDX-License-Identifier: MIT
//
// A factory written against UIKit and the same layout written as a document.

import CollectionLayout
import Drawing
import DynamicCollectionView
import ScreenDocument
import Testing

/// One factory with the document that says the same.
struct FactoryTwin: CustomTestStringConvertible {
  /// The document's name below `fixtures/layout/factories`.
  let document: String
  /// What the app would hand to its collection view.
  let make: () throws -> UICollectionViewLayout

  var testDescription: String { document }

  /// The factory's layout and the document's, both for the document's device, items and measured
  /// lengths.
  func solved() throws -> (
    factory: UICollectionViewCompositionalLayout, document: SolvedLayout
  ) {
    let twin = try Twin.load(document)
    let layout = try #require(try make() as? UICollectionViewCompositionalLayout)
    layout.prepare(
      for: twin.renderer.layout.container,
      itemCounts: twin.screen.sections.map(\.content.itemCount), measure: twin.measure)
    return (layout, twin.renderer.layout)
  }
}

/// A document, read and solved.
private struct Twin {
  let screen: Screen
  let renderer: ScreenRenderer

  static func load(_ name: String) throws -> Twin {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../fixtures/layout/factories").standardizedFileURL
    let file = folder.appendingPathComponent(name + ".json")
    let document = ScreenDocument.load(
      bytes: Array(try Data(contentsOf: file)), name: name,
      files: FolderFiles(folder: folder.path))
    try #require(document.diagnostics.isEmpty, "\(document.diagnostics)")
    let (screen, diagnostics) = document.screen(in: document.baseEnvironment)
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return Twin(
      screen: screen,
      renderer: ScreenRenderer(
        screen: screen, environment: document.baseEnvironment, text: NoText(), images: NoImages()))
  }

  /// The document's measured lengths; nil where it has none.
  var measure: MeasuringFunction {
    { element, proposal in
      let lengths: MeasuredLengths?
      switch element {
      case .cell(let section, let item):
        lengths = screen.sections[section].content.measuredCell(at: item)
      case .supplementary(let kind, let section, let index):
        lengths =
          section < 0
          ? screen.supplementary.measuredSupplementary(kind: kind, at: index)
          : screen.sections[section].content.measuredSupplementary(kind: kind, at: index)
      }
      guard let width = proposal.width ?? lengths?.width,
        let height = proposal.height ?? lengths?.height
      else { return nil }
      return CGSize(width: lengths?.width ?? width, height: lengths?.height ?? height)
    }
  }
}

/// These layouts need no text.
private final class NoText: TextMeasuring {
  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
    TextMetrics(size: .zero, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
  }
}

/// Nor images.
private final class NoImages: ImageInspecting {
  func status(of image: ImageReference) -> ImageStatus { .missing(nearest: []) }
}
