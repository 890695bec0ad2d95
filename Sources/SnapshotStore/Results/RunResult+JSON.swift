// SPDX-License-Identifier: MIT
//
// `results.json`: what `report` and `merge-reports` start from.

extension RunResult {
  /// The file's name.
  package static let fileName = "results.json"

  /// The text of `results.json`; equal runs give equal bytes.
  package var json: String {
    var text = ""
    writeJSON { text += $0 }
    return text
  }

  /// The same text in pieces.
  package func writeJSON<Failure: Error>(
    to put: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var members: [(String, JSONValue)] = [
      ("version", .integer(1)), ("command", .string(command)), ("engine", .string(engine)),
    ]
    if let shard { members.append(("shard", .string(shard.text))) }
    members.append(("complete", .bool(isComplete)))
    if !missingShards.isEmpty {
      members.append(("missingShards", .array(missingShards.map(JSONValue.string))))
    }
    members += [
      ("summary", .string(summary)),
      ("canary", .array(canaryFailures.map(JSONValue.string))),
      ("notes", .array(notes.map(JSONValue.string))),
      ("rules", .array(rules.map(\.json))),
    ]
    if let obsolete { members.append(("obsolete", .array(obsolete.map(JSONValue.string)))) }
    var text = JSONValue.object(members).text
    text.removeLast("\n}\n".count)
    try put(text)
    // One value at a time: thousands of snapshots are a text of some megabytes, their values many.
    try putList("stored", stored.lazy.map(JSONValue.string), to: put)
    try putList("snapshots", snapshots.lazy.map(\.json), to: put)
    try put("\n}\n")
  }

  private func putList<Failure: Error>(
    _ key: String, _ values: some Collection<JSONValue>, to put: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try put(",\n  \"\(key)\": [")
    var isFirst = true
    for value in values {
      try put((isFirst ? "\n    " : ",\n    ") + value.written(indent: "    "))
      isFirst = false
    }
    try put(isFirst ? "]" : "\n  ]")
  }

  /// Reads the text of `results.json`.
  ///
  /// - Throws: ``JSONError`` when it is not one, or one of a newer version.
  package init(json text: String) throws(JSONError) {
    let root = try JSONValue(text)
    guard root["version"].integer == 1 else {
      throw JSONError(offset: 0, message: "expected \"version\": 1 of results")
    }
    guard let command = root["command"].string, let entries = root["snapshots"].array else {
      throw JSONError(offset: 0, message: "expected \"command\" and \"snapshots\"")
    }
    let snapshots = entries.compactMap(SnapshotResult.init)
    guard snapshots.count == entries.count else {
      throw JSONError(offset: 0, message: "expected \"id\", \"file\" and \"state\" of a snapshot")
    }
    self.init(
      command: command, engine: root["engine"].string ?? "",
      shard: root["shard"].string.flatMap { Shard($0) },
      isComplete: root["complete"].bool ?? false,
      missingShards: (root["missingShards"].array ?? []).compactMap(\.string), snapshots: snapshots,
      stored: (root["stored"].array ?? []).compactMap(\.string),
      rules: (root["rules"].array ?? []).compactMap(ToleranceRule.init),
      canaryFailures: (root["canary"].array ?? []).compactMap(\.string),
      notes: (root["notes"].array ?? []).compactMap(\.string))
  }
}

extension ToleranceRule {
  /// In the words of the configuration.
  package var json: JSONValue {
    var members: [(String, JSONValue)] = [("match", .string(pattern.text))]
    members.append(("metric", .string(tolerance.metric.rawValue)))
    members.append(("threshold", .number(tolerance.threshold)))
    if let most = tolerance.maxDiffPixels { members.append(("maxDiffPixels", .integer(most))) }
    if let ratio = tolerance.maxDiffPixelRatio {
      members.append(("maxDiffPixelRatio", .number(ratio)))
    }
    if let precision = tolerance.precision { members.append(("precision", .number(precision))) }
    if let window = tolerance.window {
      members.append(("window", .string("\(window.side):\(window.count)")))
    }
    members.append(("aa", .string(tolerance.antialiasing.rawValue)))
    members.append(
      (
        "ignore",
        .array(
          tolerance.masks.map {
            .array([$0.x, $0.y, $0.width, $0.height].map(JSONValue.integer))
          })
      ))
    members.append(("mask", .array(tolerance.maskedElements.map(JSONValue.string))))
    members.append(("reason", .string(reason)))
    return .object(members)
  }

  /// Reads a rule; nil without a pattern or a reason, or with a word that is not known.
  package init?(json: JSONValue) {
    guard let pattern = json["match"].string, let reason = json["reason"].string else { return nil }
    var tolerance = PixelTolerance()
    if let name = json["metric"].string {
      guard let metric = PixelMetric(rawValue: name) else { return nil }
      tolerance.metric = metric
    }
    tolerance.threshold = json["threshold"].number ?? 0
    tolerance.maxDiffPixels = json["maxDiffPixels"].integer
    tolerance.maxDiffPixelRatio = json["maxDiffPixelRatio"].number
    tolerance.precision = json["precision"].number
    if let perceptual = json["perceptualPrecision"].number {
      tolerance.setPerceptualPrecision(perceptual)
    }
    if let text = json["window"].string {
      guard let window = PixelTolerance.Window(text) else { return nil }
      tolerance.window = window
    }
    if let name = json["aa"].string {
      guard let rule = PixelTolerance.Antialiasing(rawValue: name) else { return nil }
      tolerance.antialiasing = rule
    }
    for mask in json["ignore"].array ?? [] {
      let numbers = (mask.array ?? []).compactMap(\.integer)
      guard numbers.count == 4 else { return nil }
      tolerance.masks.append(
        PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    tolerance.maskedElements = (json["mask"].array ?? []).compactMap(\.string)
    self.init(pattern: pattern, tolerance: tolerance, reason: reason)
  }
}

extension PixelTolerance.Window {
  /// Reads `N:K`: at most K pixels in any N x N.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let side = Int(parts[0]), let count = Int(parts[1]), side > 0,
      count >= 0
    else { return nil }
    self.init(side: side, count: count)
  }
}
