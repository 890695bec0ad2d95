// SPDX-License-Identifier: MIT
//
// A document whose images are called by what is in them, so that the views of two folders can be
// compared.

extension ScreenDocument {
  /// The same document with each image file called by `name` of its bytes in place of its path.
  /// Its views can be compared with those of another folder, and can't be painted.
  package func withImagesNamed(
    by name: @escaping @Sendable ([UInt8]) -> String
  ) -> ScreenDocument {
    var content = content
    content.images.files = ContentNamedFiles(base: content.images.files, name: name)
    content.images.assetFiles = content.images.assetFiles.map {
      ContentNamedFiles(base: $0, name: name)
    }
    return ScreenDocument(
      name: self.name, diagnostics: diagnostics, omittedDiagnostics: omittedDiagnostics,
      canBeDrawn: canBeDrawn, baseEnvironment: baseEnvironment, variants: variants, stops: stops,
      content: content)
  }
}

/// Files that are called by what is in them.
private struct ContentNamedFiles: DocumentFiles {
  let base: any DocumentFiles
  let name: @Sendable ([UInt8]) -> String

  /// Bytes of a file that are looked at.
  private static let mostBytes = 256 << 20

  func read(_ path: String, limit: Int) throws(DocumentFileError) -> [UInt8] {
    try base.read(path, limit: limit)
  }

  func location(of path: String) throws(DocumentFileError) -> String {
    name(try base.read(path, limit: Self.mostBytes))
  }
}
