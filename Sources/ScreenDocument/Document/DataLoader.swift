// SPDX-License-Identifier: MIT
//
// Data sources: files below the document's folder, or data written out.

/// Reads a document's data sources.
struct DataLoader {
  /// Sources by name.
  struct Sources {
    /// Every source that could be read.
    var all: [String: JSONNode] = [:]
    /// Those written out in the document.
    var inline: [String: JSONNode] = [:]
  }

  let files: any DocumentFiles
  let replacements: [String: DataFile]
  let checking: Checking

  func load(_ node: JSONNode?) -> Sources {
    var sources = Sources()
    var texts: [String: JSONText] = [:]
    guard let node, node.kind == .object else { return sources }
    for child in node.children {
      guard let name = child.key, !Reserved.isExtension(name),
        let source = DataForm.source.value(child, Resolving())
      else { continue }
      if let replacement = replacements[name] {
        sources.all[name] = replaced(replacement, at: child, source, &texts)
        continue
      }
      switch source {
      case .value(let value):
        sources.inline[name] = value
        sources.all[name] = value
      case .file(let path, let pointer):
        let place = child["file"] ?? child
        sources.all[name] = text(path, at: place, &texts).flatMap {
          value(in: $0, pointer: pointer, at: child["path"] ?? place, path: path)
        }
      }
    }
    return sources
  }

  private func replaced(
    _ replacement: DataFile, at node: JSONNode, _ source: DataForm.Source,
    _ texts: inout [String: JSONText]
  ) -> JSONNode? {
    var pointer = ""
    if case .file(_, let own) = source { pointer = own }
    switch replacement {
    case .path(let path):
      return text(path, at: node, &texts).flatMap {
        value(in: $0, pointer: pointer, at: node, path: path)
      }
    case .bytes(let bytes, let name):
      return parse(bytes, path: name, at: node).flatMap {
        value(in: $0, pointer: pointer, at: node, path: name)
      }
    }
  }

  private func text(
    _ path: String, at node: JSONNode, _ texts: inout [String: JSONText]
  ) -> JSONText? {
    if let known = texts[path] { return known }
    do throws(DocumentFileError) {
      let bytes = try files.read(path, limit: ReadingLimits.dataBytes)
      let text = parse(bytes, path: path, at: node)
      texts[path] = text
      return text
    } catch {
      checking.report(.dataFile(node, path: path, error))
      return nil
    }
  }

  private func parse(_ bytes: [UInt8], path: String, at node: JSONNode) -> JSONText? {
    do throws(JSONError) {
      let (text, duplicates) = try JSONReader.read(
        bytes, name: path, limits: JSONReader.Limits(bytes: ReadingLimits.dataBytes))
      for duplicate in duplicates { checking.report(.duplicateKey(text, duplicate)) }
      return text
    } catch {
      checking.report(.dataSyntax(node, path: path, error, bytes: bytes))
      return nil
    }
  }

  private func value(
    in text: JSONText, pointer: String, at node: JSONNode, path: String
  ) -> JSONNode? {
    let found = text.root.value(at: pointer)
    if found == nil {
      checking.report(.dataPointer(node, path: path, pointer: pointer, root: text.root))
    }
    return found
  }
}
