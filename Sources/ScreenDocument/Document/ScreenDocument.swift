// SPDX-License-Identifier: MIT
//
// A screen document: read once, checked once, then made into a screen for each environment.

public import DynamicCollectionView
import Foundation

/// A screen document, read and checked.
///
/// A document is always drawn as far as it can be: look at ``diagnostics`` for an exit code, and at
/// ``canBeDrawn`` for whether there is anything to draw.
public struct ScreenDocument: Sendable {
  /// The file's name as messages show it.
  public let name: String
  /// All that is wrong with it, sorted by file and position; at most a thousand.
  public let diagnostics: [Diagnostic]
  /// How many more there are, by severity.
  public let omittedDiagnostics: [Diagnostic.Severity: Int]
  /// Whether there is anything to draw. Without it, the screen has no sections.
  public let canBeDrawn: Bool
  /// The document's own device and environment.
  public let baseEnvironment: RenderEnvironment
  /// The document's own variants, in the order of names of pictures.
  public let variants: [VariantAxis]
  /// Where pictures are taken; at the start when the document does not say.
  public let stops: [ScrollStop]

  let content: DocumentContent

  /// Reads and checks a document.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text, UTF-8.
  ///   - name: The file's name for messages.
  ///   - files: The files below the document's folder.
  ///   - assetFiles: Files that stand in for images of the folder, by the same paths.
  ///   - data: Data that stands in for sources, by the source's name.
  public static func load(
    bytes: [UInt8], name: String, files: any DocumentFiles,
    assetFiles: (any DocumentFiles)? = nil, data: [String: DataFile] = [:]
  ) -> ScreenDocument {
    DocumentLoader(name: name, files: files, assetFiles: assetFiles, data: data).load(bytes)
  }

  /// The same document with other data.
  public func replacing(data: [String: DataFile]) -> ScreenDocument {
    data.isEmpty
      ? self
      : Self.load(
        bytes: content.root.text.bytes, name: name, files: content.images.files,
        assetFiles: content.images.assetFiles, data: content.data.merging(data) { $1 })
  }

  /// The same document with other data, from files below its folder, by the source's name.
  public func replacing(dataPaths: [String: String]) -> ScreenDocument {
    replacing(data: dataPaths.mapValues { .path($0) })
  }

  /// The document's own environment with parts replaced.
  public func environment(_ overrides: EnvironmentOverrides) -> RenderEnvironment {
    overrides.applied(to: baseEnvironment)
  }

  /// Every way in which the document is drawn: the product of its axes, those in `axes` replaced,
  /// without the combinations it leaves out. A document without variants is drawn in one way.
  public func combinations(replacing axes: [VariantAxis] = []) -> [DocumentVariant] {
    VariantProduct(document: self, exclude: content.exclude).combinations(replacing: axes)
  }

  /// The place of a value by its JSON pointer; the whole document's when there is none.
  public func place(ofPointer pointer: String) -> Diagnostic.Place {
    content.root.value(at: pointer)?.place ?? Diagnostic.Place(file: name)
  }

  /// The place of a section, or of one of its items.
  ///
  /// - Parameters:
  ///   - section: Index of the section; -1 is the layout around all sections.
  ///   - item: Index of the item; nil for the section itself.
  public func place(section: Int, item: Int?) -> Diagnostic.Place {
    if let root = content.root[RootForm.field.key] { return root.place }
    guard content.sections.indices.contains(section) else {
      return content.root["configuration"]?.place ?? Diagnostic.Place(file: name)
    }
    let loaded = content.sections[section]
    if let item, case .records(let records) = loaded.items, let node = records.node(item) {
      return node.place
    }
    return loaded.node.place
  }

  /// The place where a template says `value` under one of `keys`, in the template of an item or, where
  /// that is not known, in any of them; nil where none does, as where a record says it.
  public func place(of value: String, under keys: Set<String>, section: Int, item: Int?)
    -> Diagnostic.Place?
  {
    var template = content.root[CellsForm.field.key]
    if let item, content.sections.indices.contains(section),
      case .records(let records) = content.sections[section].items,
      let cell = records.cell(item).flatMap({ content.cells[$0] })
    {
      template = cell
    }
    func first(_ node: JSONNode) -> JSONNode? {
      if node.string == value, node.key.map(keys.contains) == true { return node }
      for child in node.children {
        if let found = first(child) { return found }
      }
      return nil
    }
    return template.flatMap(first)?.place
  }
}

/// Data that stands in for a document's own.
public enum DataFile: Sendable {
  /// A file below the document's folder.
  case path(String)
  /// The bytes of a file, and its name for messages.
  case bytes([UInt8], name: String)
}

/// What a document holds, once it has been read.
struct DocumentContent: Sendable {
  var root: JSONNode = JSONText.empty.root
  var sections: [LoadedSection] = []
  /// Templates by name.
  var cells: [String: JSONNode] = [:]
  /// Inline data by name.
  var inline: [String: JSONNode] = [:]
  var images = ImageSources()
  var exclude: [[VariantAxis.Name: String]] = []
  /// Data that stands in for the document's own.
  var data: [String: DataFile] = [:]
}
