// SPDX-License-Identifier: MIT
//
// Names and data that would play with a terminal are shown as pictures of their characters.

import ScreenSnapshots
import Testing

@testable import dcv_snap

@Suite struct TerminalTextTests {
  @Test func `control characters reach no terminal`() throws {
    #expect(Quoted.short("a\u{1B}[2Jb\r\nc\td") == "a␛[2Jb c␉d")
    #expect(
      Quoted.visible("é\u{9B}\u{7F}\u{202E}👩‍👩‍👧\n\tx") == "é\u{FFFD}␡\u{FFFD}👩‍👩‍👧\n\tx")
    let hostile = #"{ "version": 1, "sections": [], "a\u001b]0;owned\u0007\u202e": 1 }"#
    let folder = try VerifyTourTests.project(["screens/hostile\u{1B}[31m.json": hostile])
    for words in [
      ["verify"], ["render", "no\u{1B}[2Jthing"], ["ver\u{1B}c"], ["list", "--\u{1B}"],
    ] {
      let run = try folder.run(words)
      #expect(run.code >= 1)
      #expect(!run.errors.isEmpty)
      #expect(!run.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
  }
}
