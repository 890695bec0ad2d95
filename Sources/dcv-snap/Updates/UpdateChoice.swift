// SPDX-License-Identifier: MIT
//
// The options of a data update, the words of help about them, and what can be wrong with them.

import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots

/// The two documents of a data update.
struct UpdateChoice: Hashable, Sendable {
  let before: String
  let after: String

  /// Reads a command's options; nil when no update is asked for.
  static func read(_ arguments: ParsedArguments) throws(UsageError) -> UpdateChoice? {
    let pair: [OptionSpec] = [.before, .after]
    guard let before = arguments.value(.before), let after = arguments.value(.after) else {
      if let one = pair.first(where: arguments.has), let other = pair.first(where: { $0 != one }) {
        throw UsageError(
          message: "'\(one.name)' is one half of an update", expected: "\(other.name) beside it")
      }
      if arguments.has(.updateJSON) {
        throw UsageError(
          message: "'\(OptionSpec.updateJSON.name)' is about a data update",
          expected: "\(OptionSpec.before.name) and \(OptionSpec.after.name) beside it",
          hint: "'dcv-snap layout --json' prints the frames of a document")
      }
      return nil
    }
    for option: OptionSpec in [.apng, .contactSheet, .onlyChanged, .overlay]
    where arguments.has(option) {
      throw .conflicting(OptionSpec.before.name, option.name)
    }
    if let operand = arguments.operands.first {
      throw UsageError(
        message:
          "'\(Quoted.short(operand))' was not expected: --before and --after name the documents"
      )
    }
    guard before != "-" || after != "-" else {
      throw UsageError(
        message: "standard input can't be both documents", expected: "a file for one of them")
    }
    return UpdateChoice(before: before, after: after)
  }
}

extension OptionSpec {
  static let before = OptionSpec(
    "--before", value: "FILE", help: "a document as it was, to be shown with its update")
  static let after = OptionSpec(
    "--after", value: "FILE",
    help: "the same document after an update: what was inserted, removed, moved and changed in "
      + "place is marked on both, in <after>/<stop>.update.png")
  static let updateJSON = OptionSpec(
    "--json", help: "print what the update does as JSON instead of paths")
}

extension OptionGroup {
  static let updates = OptionGroup(
    title: "Data update (instead of DOCUMENT…)", options: [.before, .after, .updateJSON])
}

extension UsageError {
  /// Two documents that are drawn nowhere alike.
  ///
  /// - Parameter device: The name of the first one's device, if it has one.
  static func differentSettings(
    _ before: (name: String, setting: UpdateSide.Setting),
    _ after: (name: String, setting: UpdateSide.Setting), device: String?
  ) -> UsageError {
    let (one, two) = (before.setting.environment, after.setting.environment)
    func error(_ what: String, _ first: String, _ second: String, _ hint: String) -> UsageError {
      UsageError(
        message: "the documents differ in \(what), so their pictures can't be compared",
        expected: "the same in both; '\(Quoted.short(before.name))' has \(first),"
          + " '\(Quoted.short(after.name))' has \(second)", hint: hint)
    }
    if one.size != two.size || one.scale != two.scale || one.safeArea != two.safeArea {
      let words = [one, two].map(Self.screen)
      let isAlike = words[0] == words[1]
      return error(
        "their device", isAlike ? Self.insets(one) : words[0],
        isAlike ? Self.insets(two) : words[1],
        device.map { "--device '\($0)' draws both on one" }
          ?? "--device, or --size and --scale, draws both on one")
    }
    if one.appearance != two.appearance {
      return error(
        "appearance", one.appearance.rawValue, two.appearance.rawValue,
        "--appearance \(two.appearance.rawValue) draws both alike")
    }
    if one.contrast != two.contrast {
      return error(
        "contrast", one.contrast.rawValue, two.contrast.rawValue,
        "--contrast \(two.contrast.rawValue) draws both alike")
    }
    if one.layoutDirection != two.layoutDirection {
      return error(
        "layout direction", one.layoutDirection.rawValue, two.layoutDirection.rawValue,
        "--layout-direction \(two.layoutDirection.rawValue) draws both alike")
    }
    if one.contentSize != two.contentSize {
      return error(
        "text size", one.contentSize.rawValue, two.contentSize.rawValue,
        "--content-size \(two.contentSize.rawValue) draws both alike")
    }
    if one.locale != two.locale {
      return error(
        "locale", Quoted.short(one.locale), Quoted.short(two.locale),
        "--locale \(Quoted.short(two.locale)) draws both alike")
    }
    if one.os != two.os {
      return error(
        "the version of iOS", String(one.os), String(two.os), "--os \(two.os) draws both alike")
    }
    return error("layout margins or data", "its own", "its own", "give both the same variants")
  }

  private static func screen(_ environment: RenderEnvironment) -> String {
    let size = [environment.size.width, environment.size.height].map { CanonicalNumber.string($0) }
    return size.joined(separator: " x ") + " @\(CanonicalNumber.string(environment.scale))x"
  }

  private static func insets(_ environment: RenderEnvironment) -> String {
    let area = environment.safeArea
    return "a safe area of "
      + [area.top, area.leading, area.bottom, area.trailing].map { CanonicalNumber.string($0) }
      .joined(separator: ", ")
  }
}
