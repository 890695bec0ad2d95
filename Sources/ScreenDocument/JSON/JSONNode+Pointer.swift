// SPDX-License-Identifier: MIT
//
// JSON pointers (RFC 6901), found when somebody asks: no value keeps its own.

extension JSONNode {
  /// The value's JSON pointer; empty for the outermost value.
  var pointer: String {
    var out = ""
    var here = text.root
    while here.index != index {
      guard let (step, child) = here.step(towards: index) else { break }
      out += "/" + JSONPointer.escape(step)
      here = child
    }
    return out
  }

  /// The child that is or holds `target`, and its name.
  private func step(towards target: Int) -> (String, JSONNode)? {
    var number = 0
    var position = index + 1
    let end = Int(text.tape[index].next)
    while position < end, position < text.tape.count {
      let next = Int(text.tape[position].next)
      if target >= position, target < next {
        let child = JSONNode(text: text, index: position)
        return (kind == .array ? String(number) : child.key ?? "", child)
      }
      number += 1
      position = next
    }
    return nil
  }

  /// The value a JSON pointer leads to from here; nil when there is none.
  func value(at pointer: String) -> JSONNode? {
    if pointer.isEmpty { return self }
    guard pointer.hasPrefix("/") else { return nil }
    var here = self
    for part in pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let next = here.child(named: JSONPointer.unescape(part)) else { return nil }
      here = next
    }
    return here
  }

  /// The member or the element called `name`.
  func child(named name: String) -> JSONNode? {
    switch kind {
    case .object: return self[name]
    case .array:
      guard let number = JSONPointer.index(name) else { return nil }
      var position = 0
      for child in children {
        if position == number { return child }
        position += 1
      }
      return nil
    default: return nil
    }
  }
}

/// The words of JSON pointers.
enum JSONPointer {
  static func escape(_ part: String) -> String {
    guard part.contains("~") || part.contains("/") else { return part }
    var out = ""
    for character in part.unicodeScalars {
      switch character {
      case "~": out += "~0"
      case "/": out += "~1"
      default: out.unicodeScalars.append(character)
      }
    }
    return out
  }

  static func unescape(_ part: Substring) -> String {
    guard part.contains("~") else { return String(part) }
    var out = ""
    var afterTilde = false
    for character in part.unicodeScalars {
      if afterTilde {
        out.unicodeScalars.append(character == "1" ? "/" : "~")
        if character != "0", character != "1" { out.unicodeScalars.append(character) }
        afterTilde = false
      } else if character == "~" {
        afterTilde = true
      } else {
        out.unicodeScalars.append(character)
      }
    }
    return afterTilde ? out + "~" : out
  }

  /// An element's number: digits without leading zeros.
  static func index(_ part: String) -> Int? {
    let digits = part.utf8
    guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
      digits.count == 1 || digits.first != 0x30
    else { return nil }
    return Int(part)
  }
}
