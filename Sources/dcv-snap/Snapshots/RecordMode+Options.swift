// SPDX-License-Identifier: MIT
//
// Which references a run writes, as options and variables say it.

import SnapshotStore

extension RecordMode {
  /// Reads options and variables.
  ///
  /// - Parameter fallback: The mode of a command that nothing was said to.
  static func choice(
    _ arguments: ParsedArguments, variables: [String: String], fallback: RecordMode
  ) throws(UsageError) -> Choice {
    let isCI = isCI(variables)
    let (update, record) = (
      arguments.value(.updateSnapshots), arguments.value(.record)
    )
    if update != nil, record != nil {
      throw .conflicting(OptionSpec.updateSnapshots.name, OptionSpec.record.name)
    }
    for (text, source) in [
      (update, OptionSpec.updateSnapshots.name), (record, OptionSpec.record.name),
      (variables["DCV_RECORD"], "DCV_RECORD"),
      (variables["SNAPSHOT_TESTING_RECORD"], "SNAPSHOT_TESTING_RECORD"),
    ] {
      guard let text, !text.isEmpty else { continue }
      guard let mode = RecordMode(word: text) else {
        let known =
          source == OptionSpec.updateSnapshots.name
          ? ["all", "changed", "missing", "none"] : ["all", "failed", "missing", "never"]
        throw .unknownWord(text, option: source, known: known)
      }
      return Choice(mode: mode, isAsked: true, isCI: isCI)
    }
    return Choice(mode: isCI ? .none : fallback, isAsked: false, isCI: isCI)
  }
}
