// SPDX-License-Identifier: MIT
//
// The wording of what is wrong with stops and gestures, and of what surprises about scrolling.

public import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

// MARK: - While a document is read

extension Diagnostic {
  /// A key that says yes by being there.
  static func uselessFlag(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .outOfRange, at: node.place, "'\(node.key ?? "")' is not something to leave out with false",
      expected: "true", found: node.memberExcerpt, hint: "leave the gesture out")
  }

  /// A place of the whole content beside the name of a section that scrolls on its own.
  static func placeOutsideSection(_ place: JSONNode, section: JSONNode) -> Diagnostic {
    Diagnostic(
      .notAllowedHere, at: place.place, "this place is not one in a section",
      expected: "a number, or an object with one of page, group, item", found: place.memberExcerpt,
      hint: "without 'section' it scrolls the whole content",
      related: Related(label: "the section is named here", place: section.keyPlace))
  }

  /// Stops that go on from one another in a circle.
  static func stopCycle(_ node: JSONNode, chain: [String]) -> Diagnostic {
    let words = chain.prefix(8).map { "'\($0)'" } + (chain.count > 8 ? ["…"] : [])
    return Diagnostic(
      .referenceCycle, at: node.place, "the stop goes on from itself",
      expected: "a stop that begins at an offset",
      found: words.joined(separator: " after "))
  }

  /// A stop with more gestures than are run.
  static func tooManyGestures(_ node: JSONNode, limit: Int) -> Diagnostic {
    Diagnostic(
      .outOfRange, at: node.place, "too many gestures together with those it goes on from",
      expected: "at most \(limit)", found: node.memberExcerpt,
      hint: "begin the stop at an offset instead")
  }
}

// MARK: - While a screen is laid out

extension Diagnostic {
  /// What surprises about scrolling; `what` is said to whom it belongs.
  public static func scroll(
    _ warning: ScrollWarning, what: String, at place: Place
  ) -> Diagnostic {
    let code = Code(rawValue: warning.code) ?? .layoutAmbiguous
    guard case .stopOutsideRange(let asked, let minimum, let maximum) = warning else {
      return Diagnostic(code, at: place, "\(what): \(warning.sentence)", hint: warning.hint)
    }
    func number(_ value: CGFloat) -> String { CanonicalNumber.string(value) }
    return Diagnostic(
      code, at: place, "\(what) is beyond the range of scrolling",
      expected: "an offset from \(number(minimum)) to \(number(maximum))", found: number(asked),
      hint: warning.hint)
  }

  /// A gesture that does nothing.
  public static func gestureIgnored(nothingScrollsAt place: Place) -> Diagnostic {
    Diagnostic(
      .gestureIgnored, at: place, "the gesture moves nothing",
      expected: "something that scrolls that way, and a finger that moves more than 10 points",
      hint: "a section under the finger takes what goes along its own axis; 'section' names one")
  }

  /// A gesture that magnifies what can't be magnified.
  public static func gestureIgnored(notMagnifiableAt place: Place) -> Diagnostic {
    Diagnostic(
      .gestureIgnored, at: place, "the content can't be magnified",
      hint: "'maximumZoomScale' in 'configuration' lets it be")
  }
}
