// SPDX-License-Identifier: MIT
//
// Reads a document from its bytes: one pass that finds everything that is wrong, and keeps what a
// screen is made of.

import CellViews
import DynamicCollectionView
import Foundation
import Geometry

/// Reads a document from its bytes.
struct DocumentLoader {
  let name: String
  let files: any DocumentFiles
  let assetFiles: (any DocumentFiles)?
  let data: [String: DataFile]
  private let sink = DiagnosticSink()

  init(
    name: String, files: any DocumentFiles, assetFiles: (any DocumentFiles)?,
    data: [String: DataFile]
  ) {
    self.name = name
    self.files = files
    self.assetFiles = assetFiles
    self.data = data
  }

  func load(_ bytes: [UInt8]) -> ScreenDocument {
    // 1. The text.
    guard let root = read(bytes) else { return document(DocumentContent()) }
    // 2. The version decides what unknown parts mean.
    guard root.kind == .object, let version = root[DocumentForm.versionField.key],
      !version.isNull
    else {
      sink.report(.versionMissing(root))
      return document(DocumentContent(root: root))
    }
    // 3. Everything that can be seen in the document alone.
    let checking = Checking(
      sink: sink, isNewer: (version.number ?? 0) > Double(DocumentForm.version))
    DocumentForm.form.check(root, checking)
    var content = contents(root)
    // 4. Data, and what items, bindings and images come to with it.
    let sources = DataLoader(
      files: files, replacements: data, checking: checking
    ).load(root[DataForm.field.key])
    content.inline = sources.inline
    content.images = ImageSources(
      assets: Dictionary(
        Members(node: root, resolving: Resolving())[DocumentForm.assets].map { ($0.key, $0.value) }
      ) { $1 }, files: files, assetFiles: assetFiles)
    content.data = data
    var sections = SectionLoader(
      content: content, sources: sources.all, uses: checking.cells, checking: checking)
    content.sections = sections.load(root[DocumentForm.sections.key])
    let hasItems = content.sections.contains {
      if case .records = $0.items { true } else { false }
    }
    SupplementaryCheck(content: content, uses: checking.cells, checking: checking).check(
      root[ConfigurationForm.field.key], root[DocumentForm.supplementary.key], hasItems: hasItems)
    RootForm.check(root, content, checking)
    ImageCheck(images: content.images, checking: checking).check(checking.images)
    // 5. What refers to sections and items.
    let stops = Members(node: root, resolving: Resolving())[StopForm.field]
    ReferenceCheck(content: content, items: sections.items, checking: checking)
      .check(root[StopForm.field.key])
    return document(content, stops: stops)
  }

  private func read(_ bytes: [UInt8]) -> JSONNode? {
    do throws(JSONError) {
      let (text, duplicates) = try JSONReader.read(
        bytes, name: name, limits: JSONReader.Limits(bytes: ReadingLimits.documentBytes))
      for duplicate in duplicates { sink.report(.duplicateKey(text, duplicate)) }
      return text.root
    } catch {
      sink.report(.syntax(error, file: name, bytes: bytes))
      return nil
    }
  }

  /// What can be taken from the document alone.
  private func contents(_ root: JSONNode) -> DocumentContent {
    var content = DocumentContent(root: root)
    let members = Members(node: root, resolving: Resolving())
    for (name, node) in members[CellsForm.field] { content.cells[name] = node }
    content.exclude = members[VariantForm.field].exclude
    return content
  }

  private func document(_ content: DocumentContent, stops: [ScrollStop] = []) -> ScreenDocument {
    let members = Members(node: content.root, resolving: Resolving())
    let variants = members[VariantForm.field]
    let stops = stops.isEmpty ? [ScrollStop(name: "start")] : stops
    let pictures = variants.axes.reduce(Double(stops.count)) { $0 * Double($1.values.count) }
    if pictures > Double(ReadingLimits.pictures), let node = content.root[VariantForm.field.key] {
      sink.report(.variantCap(node, pictures: pictures))
    }
    var kept = content
    if sink.drawsNothing { kept.sections = [] }
    return ScreenDocument(
      name: name, diagnostics: sink.sorted, omittedDiagnostics: sink.omitted,
      canBeDrawn: !sink.drawsNothing, baseEnvironment: environment(members),
      variants: sink.drawsNothing ? [] : variants.axes, stops: stops, content: kept)
  }

  /// The document's own device and environment.
  private func environment(_ members: Members) -> RenderEnvironment {
    var overrides = members[EnvironmentForm.field]
    overrides.layoutMargins =
      members[ConfigurationForm.field].layoutMargins ?? overrides.layoutMargins
    let base: RenderEnvironment
    switch members[DeviceForm.field] ?? .standard {
    case .known(let device):
      overrides.device = device
      base = RenderEnvironment(size: device.size, scale: device.scale)
    case .spelled(let size, let scale, let safeArea):
      base = RenderEnvironment(size: size, scale: scale, safeArea: safeArea)
    }
    return overrides.applied(to: base)
  }
}
