// SPDX-License-Identifier: MIT
//
// Whether two pictures were drawn by the same engine, as far as both tell.

/// What drew a picture: `picture 1; cairo 1.16.0; Inter-Bold.otf sha256:…`.
package struct EngineFingerprint: Hashable, Sendable {
  /// Versions by the name of what they are of.
  private let parts: [String: String]

  /// Reads a fingerprint; a part is a name, a space and a version.
  package init(_ text: String) {
    var parts: [String: String] = [:]
    for part in text.split(separator: ";") {
      let words = part.split(separator: " ", maxSplits: 1)
      guard let name = words.first else { continue }
      parts[String(name)] = words.count > 1 ? String(words[1]) : ""
    }
    self.parts = parts
  }

  /// What another engine has in another version, by name: `cairo 1.16.0 -> 1.18.0, pixman …`.
  package func changes(to other: EngineFingerprint) -> String {
    parts.keys.sorted().compactMap { name in
      guard let one = parts[name], let two = other.parts[name], one != two else { return nil }
      return "\(name) \(Self.short(one)) -> \(Self.short(two))"
    }.joined(separator: ", ")
  }

  /// A version, or as much of a hash as tells it from others.
  private static func short(_ version: String) -> String {
    version.count <= 24 ? version : version.prefix(19) + "…"
  }

  /// Whether both name something in different versions. A font that only one of them used says
  /// nothing: other text needs other fonts.
  package func conflicts(with other: EngineFingerprint) -> Bool {
    parts.contains { name, version in
      other.parts[name].map { $0 != version } ?? false
    }
  }
}
