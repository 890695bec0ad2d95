// SPDX-License-Identifier: MIT
//
// Everything that can be wrong with an assertion, and how it is said.

import DynamicCollectionView
import ScreenDocument
import ScreenSnapshots

/// Why an assertion can't be carried out.
struct AssertionProblem: Error, Hashable {
  /// What is wrong, in one sentence.
  var message: String
  /// What would have been right.
  var expected: String?
  /// The next move.
  var hint: String?

  /// How it is shown.
  var text: String {
    var lines = [message]
    if let expected { lines.append("  expected  \(expected)") }
    if let hint { lines.append("  hint      \(hint)") }
    return lines.joined(separator: "\n")
  }
}

extension AssertionProblem {
  static func canary(_ failures: [String]) -> AssertionProblem {
    AssertionProblem(
      message: "the comparison is broken and proves nothing: " + failures.joined(separator: "; "))
  }

  static let nothingToCompare = AssertionProblem(
    message: "there is no picture to compare",
    hint: "'variants' and the document's 'exclude' leave nothing over")

  // MARK: What the call says

  static func unknownRecordMode(_ word: String, variable: String) -> AssertionProblem {
    AssertionProblem(
      message: "\(variable) is '\(Quoted.short(word))'",
      expected: "one of "
        + SnapshotTestingConfiguration.Record.allCases.map(\.rawValue).joined(separator: ", "))
  }

  static func outOfRange(_ name: String, _ value: String, expected: String) -> AssertionProblem {
    AssertionProblem(message: "'\(name)' can't be \(value)", expected: expected)
  }

  static let noReason = AssertionProblem(
    message: "a tolerance needs a reason", expected: "a sentence for those who read the test")

  static let twoMetrics = AssertionProblem(
    message: "'perceptualPrecision' and a tolerance's metric can't both be given",
    hint: "perceptualPrecision p is the metric deltaE with the threshold (1 - p) * 100")

  static func unknownAxis(_ name: String) -> AssertionProblem {
    let axes = VariantAxis.Name.allCases.map(\.rawValue)
    return AssertionProblem(
      message: "'\(Quoted.short(name))' is not an axis of variants",
      expected: "one of " + axes.joined(separator: ", "), hint: didYouMean(name, axes))
  }

  static func badValue(
    _ value: String, axis: VariantAxis.Name, _ error: VariantValueError
  ) -> AssertionProblem {
    AssertionProblem(
      message: "'\(Quoted.short(value))' is not a value of '\(axis.rawValue)'",
      expected: error.expected, hint: error.nearest.map { "did you mean '\($0)'?" })
  }

  static func emptyAxis(_ axis: VariantAxis.Name) -> AssertionProblem {
    AssertionProblem(message: "the axis '\(axis.rawValue)' has no values", expected: "at least one")
  }

  static func deviceTwice(_ axis: VariantAxis.Name) -> AssertionProblem {
    AssertionProblem(
      message: "'device' and the axis '\(axis.rawValue)' of 'variants' can't both be given")
  }

  static let dataWithoutDocument = AssertionProblem(
    message: "only a document has the axis 'data'", hint: "hand the screen its data in Swift")

  static func tooMany(_ count: Int, limit: Int) -> AssertionProblem {
    AssertionProblem(
      message: "one assertion would take \(count) pictures", expected: "at most \(limit)")
  }

  static func unknownStop(_ name: String, known: [String]) -> AssertionProblem {
    AssertionProblem(
      message: "there is no stop '\(Quoted.short(name))'",
      expected: known.count <= 10 ? "one of " + known.joined(separator: ", ") : "a stop's name",
      hint: didYouMean(name, known))
  }

  static func stopNotFinite(_ name: String) -> AssertionProblem {
    AssertionProblem(message: "the stop '\(Quoted.short(name))' has an offset that is no number")
  }

  static let noStop = AssertionProblem(message: "no stop was given", expected: "at least one")

  // MARK: Files

  static func notAFile(_ url: String) -> AssertionProblem {
    AssertionProblem(
      message: "'\(Quoted.short(url))' is not the URL of a file",
      hint: "URL(filePath:) and Bundle.module.url(forResource:withExtension:) make one")
  }

  static func noDocument(_ path: String) -> AssertionProblem {
    AssertionProblem(message: "there is no document '\(path)'")
  }

  static func unreadable(_ path: String, _ reason: String) -> AssertionProblem {
    AssertionProblem(message: "can't read '\(path)': \(reason)")
  }

  static func documentErrors(_ lines: [String]) -> AssertionProblem {
    AssertionProblem(
      message: "the document can't be drawn\n" + lines.map { "  " + $0 }.joined(separator: "\n"))
  }

  static func noTestFolder(_ folder: String) -> AssertionProblem {
    AssertionProblem(
      message: "the test's folder '\(folder)' is not on this machine",
      hint: "build and run the tests in one place, or hand 'snapshotDirectory' to verifySnapshot")
  }

  static func takenTwice(_ file: String) -> AssertionProblem {
    AssertionProblem(
      message: "two different snapshots of this run have the reference '\(file)'",
      hint: "give each a name of its own with 'named:'")
  }

  static func almostTaken(_ file: String, by other: String) -> AssertionProblem {
    AssertionProblem(
      message: "the reference '\(file)' differs from that of `\(other)` in case alone",
      hint: "some file systems take both for one; give them other names")
  }

  private static func didYouMean(_ name: String, _ known: [String]) -> String? {
    NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
  }
}
