// SPDX-License-Identifier: MIT
//
// Where a template's images come from: assets for addresses, files below the folder, or nowhere.

import CellViews

/// Where images come from.
struct ImageSources: Sendable {
  /// Files by the address they stand in for.
  var assets: [String: String] = [:]
  var files: any DocumentFiles = MemoryFiles()
  /// Files that stand in for those of the document's folder.
  var assetFiles: (any DocumentFiles)?

  /// What a name means. An address without an asset, and a path that leaves the folder, is a box
  /// with a tint of its own.
  func source(of name: String) -> ImageNode.Source {
    let path = assets[name] ?? name
    if assets[name] == nil, name.isEmpty || DocumentPath.isAddress(name) {
      return .remote(url: name)
    }
    do throws(DocumentFileError) {
      return .file(path: try location(of: path))
    } catch .outsideFolder {
      return .remote(url: name)
    } catch {
      return .file(path: path)
    }
  }

  /// Why a name has no picture; nil when it has one or need not.
  func fault(of name: String) -> DocumentFileError? {
    if assets[name] == nil, DocumentPath.isAddress(name) { return nil }
    if name.isEmpty, assets[name] == nil { return .notFound }
    do throws(DocumentFileError) {
      _ = try location(of: assets[name] ?? name)
      return nil
    } catch {
      return error
    }
  }

  private func location(of path: String) throws(DocumentFileError) -> String {
    if let assetFiles, let found = try? assetFiles.location(of: path) { return found }
    return try files.location(of: path)
  }
}
