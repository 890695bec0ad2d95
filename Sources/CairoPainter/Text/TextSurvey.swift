// SPDX-License-Identifier: MIT
//
// Which characters of a picture no font has, and which fonts its texts need.

import Drawing
import Foundation

/// A character that no font has.
package struct MissingGlyph: Hashable, Sendable {
  /// The character's code point.
  package var scalar: UInt32
  /// How often it stands in the picture.
  package var count: Int
  /// Id of the first element with it.
  package var element: String

  /// `U+1F9FF`.
  package var codePoint: String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

/// Looks through a picture's texts: which characters are missing, which font files are needed.
struct TextSurvey {
  private let text: TextSetter
  private(set) var missing: [MissingGlyph] = []
  private(set) var fontFiles: Set<String> = []

  init(of list: DisplayList, text: TextSetter) {
    self.text = text
    for element in list.elements { look(at: element.commands, of: element.id) }
  }

  private mutating func look(at commands: [DrawCommand], of element: String) {
    for command in commands {
      switch command {
      case .text(let request, let frame, _):
        let set = text.set(request, width: frame.width, height: frame.height)
        fontFiles.formUnion(set.fontFiles)
        for scalar in set.missing { count(scalar.value, in: element) }
      case .group(let effect, let inner):
        look(at: effect.mask ?? [], of: element)
        look(at: inner, of: element)
      case .fill, .stroke, .image: break
      }
    }
  }

  private mutating func count(_ scalar: UInt32, in element: String) {
    if let index = missing.firstIndex(where: { $0.scalar == scalar }) {
      missing[index].count += 1
    } else {
      missing.append(MissingGlyph(scalar: scalar, count: 1, element: element))
    }
  }
}
