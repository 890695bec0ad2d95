// SPDX-License-Identifier: MIT
//
// Marks of emphasis within a line: **bold**, *italic*, ~~struck~~, `code`, [link](address).
// Mirrors: what Text reads of Markdown (SwiftUI).
// Status: inline marks; no nesting of one kind in itself, no block structure.

/// Reads marks of emphasis.
enum InlineMarkdown {
  /// A stretch of text under the same marks.
  struct Run: Equatable {
    var string: String
    var decoration = TextDecoration()
    var isLink = false
  }

  /// Whether there is any character in `text` that a mark begins with.
  static func mayMark(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// The stretches of `text`, in order; one of them where there are no marks.
  static func runs(of text: String) -> [Run] {
    guard mayMark(text) else { return [Run(string: text)] }
    var runs: [Run] = []
    read(Array(text)[...], under: Run(string: ""), into: &runs)
    return runs.isEmpty ? [Run(string: "")] : runs
  }

  private static func read(
    _ text: ArraySlice<Character>, under style: Run, into runs: inout [Run]
  ) {
    var index = text.startIndex
    var words = ""
    func flush() {
      guard !words.isEmpty else { return }
      var run = style
      run.string = words
      words = ""
      if let last = runs.last, last.decoration == run.decoration, last.isLink == run.isLink {
        runs[runs.count - 1].string += run.string
      } else {
        runs.append(run)
      }
    }
    while index < text.endIndex {
      let character = text[index]
      if character == "\\", index + 1 < text.endIndex, isPunctuation(text[index + 1]) {
        words.append(text[index + 1])
        index += 2
        continue
      }
      if let span = emphasis(in: text, at: index) {
        flush()
        var inner = style
        span.change(&inner)
        if span.isVerbatim {
          inner.string = String(text[span.inner])
          runs.append(inner)
        } else {
          read(text[span.inner], under: inner, into: &runs)
        }
        index = span.end
        continue
      }
      words.append(character)
      index += 1
    }
    flush()
  }

  private struct Span {
    let inner: Range<Int>
    let end: Int
    var isVerbatim = false
    let change: (inout Run) -> Void
  }

  private static func emphasis(in text: ArraySlice<Character>, at index: Int) -> Span? {
    switch text[index] {
    case "*", "_":
      for count in [2, 1] {
        if let inner = enclosed(text, at: index, by: text[index], count) {
          return Span(inner: inner, end: inner.upperBound + count) { run in
            if count == 2 { run.decoration.bold = true } else { run.decoration.italic = true }
          }
        }
      }
      return nil
    case "~":
      for count in [2, 1] {
        if let inner = enclosed(text, at: index, by: "~", count) {
          return Span(inner: inner, end: inner.upperBound + count) {
            $0.decoration.strikethrough = true
          }
        }
      }
      return nil
    case "`":
      guard let end = text[(index + 1)...].firstIndex(of: "`"), end > index + 1 else { return nil }
      return Span(inner: (index + 1)..<end, end: end + 1, isVerbatim: true) {
        $0.decoration.design = .monospaced
      }
    case "[":
      guard let close = text[(index + 1)...].firstIndex(of: "]"), close + 1 < text.endIndex,
        text[close + 1] == "(", let end = text[(close + 2)...].firstIndex(of: ")"),
        close > index + 1
      else { return nil }
      return Span(inner: (index + 1)..<close, end: end + 1) { $0.isLink = true }
    default: return nil
    }
  }

  /// What stands between `count` marks here and as many later on; words must touch both.
  private static func enclosed(
    _ text: ArraySlice<Character>, at index: Int, by mark: Character, _ count: Int
  ) -> Range<Int>? {
    let start = index + count
    guard start < text.endIndex, text[index..<start].allSatisfy({ $0 == mark }),
      !text[start].isWhitespace, text[start] != mark || count == 2
    else { return nil }
    // Within a word, underscores are letters.
    if mark == "_", index > text.startIndex, isWord(text[index - 1]) { return nil }
    var end = start + 1
    while end + count <= text.endIndex {
      let isClosing =
        text[end..<(end + count)].allSatisfy { $0 == mark } && !text[end - 1].isWhitespace
        && text[end - 1] != "\\"
      let isOver = end + count == text.endIndex || text[end + count] != mark
      let isWordEnd =
        mark != "_" || end + count == text.endIndex || !isWord(text[end + count])
      if isClosing, isOver, isWordEnd { return start..<end }
      end += 1
    }
    return nil
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }
}
