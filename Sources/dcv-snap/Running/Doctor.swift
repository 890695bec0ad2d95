// SPDX-License-Identifier: MIT
//
// What `doctor` prints: versions, fonts, and whether this machine can tell a right picture from a
// wrong one.

import CairoPainter
import Drawing
import DynamicCollectionView
import Foundation
import Geometry

/// Checks the machine.
struct Doctor {
  let console: Console

  /// One line of the answer.
  private struct Finding {
    let name: String
    let value: String
    var isGood = true
    var hint: String?
  }

  /// Prints what was found.
  ///
  /// - Parameter fonts: Font files that options name; each must be readable.
  /// - Returns: `internal` when a canary fails, `file` when a font is missing, else `fine`.
  func run(fonts: [String], printsJSON: Bool) -> ExitCode {
    let report = PaintReport()
    var code = ExitCode.fine
    var findings = [Finding(name: "dcv-snap", value: Invocation.version)]
    findings.append(Finding(name: "picture version", value: String(EngineFingerprint.picture)))
    findings += (report.libraries + report.codecs).map { Finding(name: $0.name, value: $0.version) }
    findings += report.resources.map { finding($0, &code) }
    findings.append(Finding(name: "SF Symbols with an icon", value: String(report.symbolCount)))
    // Pairs first: they tell a broken library from a missing font and from another engine.
    findings.append(check("canary, shapes", &code) { () throws(PaintError) in try Canary.shapes() })
    if report.resources.allSatisfy({ $0.isPresent || !$0.isRequired }) {
      findings.append(
        check("canary, text", &code) { () throws(PaintError) in try Canary.text(fonts: fonts) })
      findings.append(reference(report.canary, &code))
    }
    console.data(printsJSON ? json(findings, code) : table(findings))
    for finding in findings {
      if let hint = finding.hint { console.say("dcv-snap doctor: \(finding.name): \(hint)") }
    }
    return code
  }

  private func finding(_ resource: PaintReport.Resource, _ code: inout ExitCode) -> Finding {
    if resource.isPresent { return Finding(name: resource.name, value: resource.path) }
    if resource.isRequired { code.include(.file) }
    let use = resource.isRequired ? "no text can be drawn" : "what needs it is drawn as a box"
    return Finding(
      name: resource.name, value: "missing", isGood: !resource.isRequired,
      hint: "nothing at '\(resource.path)', so \(use); install the package \(resource.package)")
  }

  private func check(
    _ name: String, _ code: inout ExitCode, _ canary: () throws(PaintError) -> String?
  ) -> Finding {
    do throws(PaintError) {
      guard let fault = try canary() else { return Finding(name: name, value: "fine") }
      code.include(.internal)
      return Finding(
        name: name, value: "failed", isGood: false, hint: "\(fault); no picture can be trusted")
    } catch {
      code.include(error.kind == .font ? .file : .internal)
      return Finding(name: name, value: "failed", isGood: false, hint: "\(error)")
    }
  }

  /// Whether pictures of this machine can be compared with those of the reference engine.
  private func reference(_ canary: PaintReport.Canary, _ code: inout ExitCode) -> Finding {
    let name = "reference engine"
    switch canary {
    case .equal:
      return Finding(name: name, value: "this one")
    case .otherEngine:
      return Finding(
        name: name, value: "another one",
        hint: "pictures of this machine are compared with its own only")
    case .failed(let expected, let found):
      code.include(.internal)
      return Finding(
        name: name, value: "failed", isGood: false,
        hint: "expected \(expected), found \(found); no picture can be trusted")
    case .impossible(let reason):
      code.include(.internal)
      return Finding(name: name, value: "failed", isGood: false, hint: reason)
    }
  }

  private func table(_ findings: [Finding]) -> String {
    let width = findings.map(\.name.count).max() ?? 0
    return findings.map { finding in
      finding.name + String(repeating: " ", count: width - finding.name.count + 2) + finding.value
        + "\n"
    }.joined()
  }

  private func json(_ findings: [Finding], _ code: ExitCode) -> String {
    let lines = findings.map {
      "    {\"name\": \(JSONText.string($0.name)), \"value\": \(JSONText.string($0.value)),"
        + " \"good\": \($0.isGood)}"
    }
    return "{\n  \"good\": \(code == .fine),\n  \"findings\": [\n" + lines.joined(separator: ",\n")
      + "\n  ]\n}\n"
  }
}

/// Pictures whose answers are known: equal ones must be equal, different ones must differ.
enum Canary {
  /// What is wrong with shapes, or nil.
  static func shapes() throws(PaintError) -> String? {
    try fault(
      in: PaintOptions(textMode: .blocks), list: picture(red: 200), other: picture(red: 201))
  }

  /// What is wrong with text, or nil.
  static func text(fonts: [String]) throws(PaintError) -> String? {
    var empty = words
    empty.elements = []
    return try fault(
      in: PaintOptions(fontFiles: fonts), list: words, other: empty)
  }

  /// A line of text.
  static var words: DisplayList {
    let font = FontRequest(size: 17, ascender: 16, descender: 4)
    let frame = CGRect(x: 4, y: 4, width: 112, height: 24)
    return list([
      .text(TextRequest(string: "Hamburgefonstiv", font: font), frame: frame, color: .black)
    ])
  }

  private static func picture(red: UInt8) -> DisplayList {
    let rect = CGRect(x: 8, y: 6, width: 41.5, height: 20)
    let shape = Path(roundedRect: rect, cornerRadius: 6)
    return list([.fill(shape, .color(RGBA(red, 80, 40)))])
  }

  private static func list(_ commands: [DrawCommand]) -> DisplayList {
    let size = CGSize(width: 120, height: 32)
    return DisplayList(
      size: size, background: .white,
      elements: [
        DisplayElement(
          id: "canary", kind: "cell", section: 0, item: 0, title: "canary",
          frame: CGRect(origin: .zero, size: size), commands: commands)
      ])
  }

  /// Paints `list` twice and `other` once, and reads the PNG back.
  private static func fault(
    in options: PaintOptions, list: DisplayList, other: DisplayList
  ) throws(PaintError) -> String? {
    let engine = try PaintEngine(options: options)
    let first = try engine.png(of: list, scale: 2, id: "canary")
    let different = try engine.pixelHash(of: other, scale: 2)
    let second = try PaintEngine(options: options).png(of: list, scale: 2, id: "canary")
    if first.bytes != second.bytes { return "one picture painted twice came out differently" }
    if first.pixelHash == different { return "two different pictures came out alike" }
    let decoded = try PNGDecoder.decode(first.bytes, maxPixels: 1 << 20)
    let painted = try engine.pixels(of: list, scale: 2)
    return decoded == painted ? nil : "a picture read back is not the picture that was written"
  }
}
