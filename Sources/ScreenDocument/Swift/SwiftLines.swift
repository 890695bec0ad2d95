// SPDX-License-Identifier: MIT
//
// Swift in lines of at most 100 columns, as `swift format` leaves them.

/// Breaks pieces of Swift into lines.
enum SwiftLines {
  private static let width = 100
  private static let step = 2

  /// The lines of a piece. The first begins where it is put, the others with their indent.
  ///
  /// - Parameters:
  ///   - indent: White space before the line on which the piece begins.
  ///   - first: Columns that are taken on its first line.
  ///   - last: Columns that are taken after it on its last line.
  static func lines(
    _ code: SwiftCode, indent: Int, first: Int? = nil, last: Int = 0
  ) -> [String] {
    let first = first ?? indent
    if let flat = flat(code) {
      // The formatter wants some room after a closure.
      let room = flat.hasSuffix("}") ? width - 2 : width
      if first + flat.count + last <= room { return [flat] }
    }
    switch code {
    case .text(let text): return [text]
    case .call(let name, let arguments, let closures):
      return call(name, arguments, closures, indent, first, last)
    case .list(let elements): return list(elements, indent)
    case .dictionary(let members):
      let inner = members.map { member in
        entry(
          member.key + ": ", member.value, indent + step, suffix: members.count > 1 ? "," : "")
      }
      return ["["] + inner.joined() + [space(indent) + "]"]
    case .chain(let base, let calls): return chain(base, calls, indent, first, last)
    case .closure(let closure):
      return braces("{", closure, indent) + [space(indent) + "}"]
    case .sum(let terms): return sum(terms, indent, first, last)
    case .prefixed(let words, let code):
      if case .text(let text) = code, words.hasSuffix("= ") {
        return [String(words.dropLast()), space(indent + step) + text]
      }
      var lines = lines(code, indent: indent, first: first + words.count, last: last)
      lines[0] = words + lines[0]
      return lines
    case .block(let words, let body):
      return [words + " {"] + statements(body, indent + step) + [space(indent) + "}"]
    }
  }

  /// Pieces one below another, each beginning with its indent.
  static func statements(_ body: [SwiftCode], _ indent: Int) -> [String] {
    body.flatMap { code in
      var lines = lines(code, indent: indent)
      lines[0] = lines[0].isEmpty ? "" : space(indent) + lines[0]
      return lines
    }
  }

  // MARK: One line

  /// The piece on one line; nil when it never stands on one.
  private static func flat(_ code: SwiftCode) -> String? {
    switch code {
    case .text(let text): return text
    case .call(let name, let arguments, let closures):
      guard closures.count <= 1, let inside = flat(arguments) else { return nil }
      guard let closure = closures.first else { return name + "(" + inside + ")" }
      guard closure.label == nil, let body = flat(closure) else { return nil }
      return name + (arguments.isEmpty ? "" : "(" + inside + ")") + " " + body
    case .list(let elements):
      let parts = elements.compactMap(flat)
      return parts.count == elements.count ? "[" + parts.joined(separator: ", ") + "]" : nil
    case .dictionary(let members):
      guard members.count <= 1 else { return nil }
      let parts = members.compactMap { member in
        flat(member.value).map { member.key + ": " + $0 }
      }
      guard parts.count == members.count else { return nil }
      return "[" + (parts.first ?? ":") + "]"
    case .chain(let base, let calls):
      guard calls.count <= 2, !hasClosure(base), !calls.contains(where: hasClosure),
        let start = flat(base).map({ isSum(base) ? "(" + $0 + ")" : $0 })
      else { return nil }
      let parts = calls.compactMap(flat)
      return parts.count == calls.count ? start + parts.joined() : nil
    case .closure(let closure): return flat(closure)
    case .sum(let terms):
      let parts = terms.compactMap(flat)
      return parts.count == terms.count ? parts.joined(separator: " + ") : nil
    case .prefixed(let words, let code): return flat(code).map { words + $0 }
    case .block: return nil
    }
  }

  private static func flat(_ arguments: [SwiftCode.Argument]) -> String? {
    let parts = arguments.compactMap { argument in
      flat(argument.value).map { label(argument) + $0 }
    }
    return parts.count == arguments.count ? parts.joined(separator: ", ") : nil
  }

  private static func flat(_ closure: SwiftCode.Closure) -> String? {
    guard !closure.breaks, closure.body.count <= 1 else { return nil }
    guard let only = closure.body.first else { return "{}" }
    return flat(only).map { "{ " + parameters(closure) + $0 + " }" }
  }

  private static func hasClosure(_ code: SwiftCode) -> Bool {
    if case .call(_, _, let closures) = code { !closures.isEmpty } else { false }
  }

  private static func isSum(_ code: SwiftCode) -> Bool {
    if case .sum = code { true } else { false }
  }

  private static func label(_ argument: SwiftCode.Argument) -> String {
    argument.label.map { $0 + ": " } ?? ""
  }

  private static func parameters(_ closure: SwiftCode.Closure) -> String {
    closure.parameters.map { $0 + " in " } ?? ""
  }

  private static func space(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: Several lines

  private static func call(
    _ name: String, _ arguments: [SwiftCode.Argument], _ closures: [SwiftCode.Closure],
    _ indent: Int, _ first: Int, _ last: Int
  ) -> [String] {
    var lines: [String]
    let after = closures.isEmpty ? last : 2
    if arguments.isEmpty {
      lines = [closures.isEmpty ? name + "()" : name]
    } else if let flat = flat(arguments), first + name.count + flat.count + 2 + after <= width {
      lines = [name + "(" + flat + ")"]
    } else {
      lines = [name + "("] + inside(arguments, indent + step) + [space(indent) + ")"]
    }
    for (number, closure) in closures.enumerated() {
      let start = number == 0 ? " {" : closure.label.map { " \($0): {" } ?? " {"
      let end = lines.removeLast()
      if closures.count == 1, let flat = flat(closure), end.count + flat.count < width - last,
        !lines.isEmpty
      {
        return lines + [end + " " + flat]
      }
      lines += braces(end + start, closure, indent) + [space(indent) + "}"]
    }
    return lines
  }

  /// Arguments between their parentheses: on one line where they fit, else one on each.
  private static func inside(_ arguments: [SwiftCode.Argument], _ indent: Int) -> [String] {
    if let flat = flat(arguments), indent + flat.count <= width { return [space(indent) + flat] }
    return arguments.enumerated().flatMap { number, argument in
      entry(
        label(argument), argument.value, indent,
        suffix: number == arguments.count - 1 ? "" : ",")
    }
  }

  /// A labelled value on lines of its own.
  private static func entry(
    _ label: String, _ value: SwiftCode, _ indent: Int, suffix: String
  ) -> [String] {
    var lines = lines(
      value, indent: indent, first: indent + label.count, last: suffix.count)
    let isTooLong = indent + label.count + lines[0].count + suffix.count > width
    if lines.count == 1, !label.isEmpty, isTooLong {
      return [space(indent) + label.dropLast(), space(indent + step) + lines[0] + suffix]
    }
    lines[0] = space(indent) + label + lines[0]
    lines[lines.count - 1] += suffix
    return lines
  }

  private static func braces(
    _ start: String, _ closure: SwiftCode.Closure, _ indent: Int
  ) -> [String] {
    let words = closure.parameters.map { start + " " + $0 + " in" } ?? start
    return [words] + statements(closure.body, indent + step)
  }

  private static func list(_ elements: [SwiftCode], _ indent: Int) -> [String] {
    var lines = ["["]
    // An only element has no comma.
    let comma = elements.count > 1 ? "," : ""
    let words = elements.compactMap { element -> String? in
      if case .text(let text) = element, text.count <= 24 { text } else { nil }
    }
    if words.count == elements.count {
      // Short words, as many on a line as fit.
      var line = ""
      for word in words {
        if !line.isEmpty, indent + step + line.count + word.count + 2 > width {
          lines.append(space(indent + step) + line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word + comma
      }
      lines.append(space(indent + step) + line)
    } else {
      for element in elements { lines += entry("", element, indent + step, suffix: comma) }
    }
    return lines + [space(indent) + "]"]
  }

  /// Terms one below another, each after its plus.
  private static func sum(_ terms: [SwiftCode], _ indent: Int, _ first: Int, _ last: Int)
    -> [String]
  {
    terms.enumerated().flatMap { number, term -> [String] in
      let end = number == terms.count - 1 ? last : 0
      guard number > 0 else { return lines(term, indent: indent, first: first, last: end) }
      var more = lines(term, indent: indent, first: indent + step + 2, last: end)
      more[0] = space(indent + step) + "+ " + more[0]
      return more
    }
  }

  private static func chain(
    _ base: SwiftCode, _ calls: [SwiftCode], _ indent: Int, _ first: Int, _ last: Int
  ) -> [String] {
    var result = lines(base, indent: indent, first: isSum(base) ? first + 1 : first)
    if isSum(base) {
      result[0] = "(" + result[0]
      result[result.count - 1] += ")"
    }
    let inner = result.count > 1 && !isSum(base) ? indent : indent + step
    for (number, call) in calls.enumerated() {
      var more = lines(call, indent: inner, last: number == calls.count - 1 ? last : 0)
      more[0] = space(inner) + more[0]
      result += more
    }
    return result
  }
}
