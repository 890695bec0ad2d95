// SPDX-License-Identifier: MIT
//
// Options are read as people write them, and mistakes are answered with what was meant.

import Testing

@testable import dcv_snap

@Suite struct ArgumentReaderTests {
  private func read(_ arguments: String...) throws -> ParsedArguments {
    try ArgumentReader(command: .render).read(arguments)
  }

  @Test func `a value may stand apart, behind an equals sign, or close to a short name`() throws {
    for words in [["-o", "a"], ["-oa"], ["-o=a"], ["--output", "a"], ["--output=a"]] {
      let parsed = try ArgumentReader(command: .render).read(words + ["doc.json"])
      #expect(parsed.value(.output) == "a")
      #expect(parsed.operands == ["doc.json"])
    }
  }

  @Test func `a value that need not follow may stand apart when it is one of its words`() throws {
    let reader = ArgumentReader(command: .record)
    for words in [["-u", "missing"], ["-u=missing"], ["--update-snapshots", "missing"]] {
      let parsed = try reader.read(words + ["home.json"])
      #expect(parsed.value(.updateSnapshots) == "missing")
      #expect(parsed.operands == ["home.json"])
    }
    let bare = try reader.read(["-u", "screens"])
    #expect(bare.value(.updateSnapshots) == "changed")
    #expect(bare.operands == ["screens"])
  }

  @Test func `a value may hold equals signs and be empty`() throws {
    #expect(try read("--data=photos=a.json").all(.data) == ["photos=a.json"])
    #expect(try read("--assets=").value(.assets) == "")
  }

  @Test func `a negative number is a value, and a lone dash is standard input`() throws {
    let parsed = try read("--offset", "-59", "-")
    #expect(parsed.all(.offset) == ["-59"])
    #expect(parsed.operands == ["-"])
  }

  @Test func `after two dashes everything is an operand`() throws {
    #expect(try read("--fast", "--", "--dump", "-x.json").operands == ["--dump", "-x.json"])
  }

  @Test func `a repeatable option keeps all its values and another one the last`() throws {
    let parsed = try read("--offset", "0", "--offset", "480", "-o", "a", "-o", "b")
    #expect(parsed.all(.offset) == ["0", "480"])
    #expect(parsed.all(.output) == ["b"])
  }

  @Test func `an unknown option suggests the nearest`() throws {
    let error = #expect(throws: UsageError.self) { try read("--devcie", "iPhone SE") }
    #expect(error?.message == "'--devcie' is not an option")
    #expect(error?.hint?.hasPrefix("did you mean '--device'?") == true)
  }

  @Test func `a single letter suggests nothing`() throws {
    let error = #expect(throws: UsageError.self) { try read("-x") }
    #expect(error?.hint == "'dcv-snap render --help' shows all")
  }

  @Test func `an option's name is not another option's value`() throws {
    let error = #expect(throws: UsageError.self) { try read("--device", "--fast") }
    #expect(error?.message == "'--device' needs a value")
    #expect(error?.expected == "--device NAME[,…]")
  }

  @Test func `a value for an option that takes none is refused`() throws {
    let error = #expect(throws: UsageError.self) { try read("--fast=yes") }
    #expect(error?.message == "'--fast' takes no value")
  }

  @Test func `a variable stands in for an option that was not given`() throws {
    var parsed = try read("--scale", "3")
    parsed.fill(CommandSpec.render.options, from: ["DCV_SCALE": "1", "DCV_DEVICE": "iPhone SE"])
    #expect(parsed.all(.scale) == ["3"])
    #expect(parsed.all(.device) == ["iPhone SE"])
  }
}

@Suite struct InvocationTests {
  @Test func `an unknown command suggests the nearest`() {
    let error = #expect(throws: UsageError.self) { try Invocation(["rendr"], variables: [:]) }
    #expect(error?.hint == "did you mean 'render'?")
  }

  @Test func `no command at all lists the commands`() {
    let error = #expect(throws: UsageError.self) { try Invocation([], variables: [:]) }
    #expect(error?.expected == "one of " + CommandSpec.all.map(\.name).joined(separator: ", "))
  }

  @Test(arguments: CommandSpec.all.map(\.name))
  func `help shows every option and an example`(name: String) throws {
    let command = try #require(CommandSpec.all.first { $0.name == name })
    guard case .print(let text) = try Invocation([name, "x.json", "--help"], variables: [:]) else {
      Issue.record("no help")
      return
    }
    for option in command.options { #expect(text.contains(option.synopsis)) }
    #expect(text.contains("Examples\n  dcv-snap \(name)") || name == "render")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }

  @Test func `doctor takes no document`() {
    let error = #expect(throws: UsageError.self) {
      try Invocation(["doctor", "a.json"], variables: [:])
    }
    #expect(error?.message == "'a.json' was not expected: 'doctor' takes no document")
  }
}
