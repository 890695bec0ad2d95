// SPDX-License-Identifier: MIT
//
// What keeps a snapshot from being judged, and what keeps it from passing: errors of its document,
// and things that could not be drawn.

package import CairoPainter
import CellViews
package import DynamicCollectionView
package import ScreenDocument

/// Reasons for `error` and `incomplete`.
package enum SnapshotGaps {
  /// Errors, one line each with their place.
  package static func errors(
    _ diagnostics: [Diagnostic], isLenient: Bool = false
  ) -> [String] {
    faults(diagnostics, isLenient: isLenient).map(line)
  }

  /// The errors among complaints.
  package static func faults(
    _ diagnostics: [Diagnostic], isLenient: Bool = false
  ) -> [Diagnostic] {
    diagnostics.map { isLenient ? $0.lenient : $0 }.filter { $0.severity == .error }
  }

  /// An error in one line.
  package static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place
    return "\(place.file):\(place.line):\(place.column): \(diagnostic.message)"
  }

  /// A character that no font has, in one line.
  package static func line(_ glyph: MissingGlyph) -> String {
    "no font has U+\(String(glyph.scalar, radix: 16, uppercase: true))"
  }

  /// What was drawn as a placeholder, each thing once.
  package static func of(_ notes: [ElementNote], _ diagnostics: [Diagnostic]) -> [String] {
    var gaps: [String] = []
    func add(_ gap: String) { if !gaps.contains(gap) { gaps.append(gap) } }
    for note in notes {
      switch note.note {
      case .imageMissing(let path, _): add("no image '\(name(path))', for `\(note.element)`")
      case .imageBroken(let path, _): add("the image '\(name(path))' can't be decoded")
      case .iconUnknown(let icon, _): add("no icon '\(Quoted.short(icon))', for `\(note.element)`")
      case .textTruncated, .fontUnavailable, .designUnavailable, .colorUnknown, .tooDeep,
        .tooComplex:
        break
      }
    }
    for diagnostic in diagnostics where [.unknownCell, .fontMissing].contains(diagnostic.code) {
      add(line(diagnostic))
    }
    return gaps
  }

  /// The file's name: folders may be those of one machine.
  private static func name(_ path: String) -> String {
    Quoted.short(String(path.split(separator: "/").last ?? ""))
  }
}
