// SPDX-License-Identifier: MIT
//
// Literals with values put in, as SwiftUI reads them: numbers in the reader's format, marks of
// emphasis read.
// Mirrors: LocalizedStringKey (SwiftUI).
// Status: no tables of translations; the key is what is shown.

/// A literal with values put in.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  enum Piece: Equatable {
    case literal(String)
    case value(Kept<EnvironmentValues, String>)
    case text([Text.Part])
  }

  var pieces: [Piece]

  /// A key as it is.
  public init(_ value: String) { pieces = [.literal(value)] }

  /// A key as it is.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values put in.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Collects what is put in.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Words between values.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    private mutating func append(_ make: @escaping (EnvironmentValues) -> String) {
      pieces.append(.value(Kept(make)))
    }

    /// A string as it is.
    public mutating func appendInterpolation(_ string: String) { append { _ in string } }

    /// A string as it is.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      let string = String(string)
      append { _ in string }
    }

    /// A whole number, with the reader's separators between thousands.
    public mutating func appendInterpolation<I: BinaryInteger>(_ value: I) {
      append { IntegerFormatStyle<I>(locale: $0.locale).format(value) }
    }

    /// A number with six decimals, as SwiftUI shows it.
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F) {
      append {
        FloatingPointFormatStyle<F>(locale: $0.locale).precision(.fractionLength(6)).format(value)
      }
    }

    /// A value by a printf specifier, with the reader's decimal point.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append { String(format: specifier, locale: $0.locale, value) }
    }

    /// A value in a format of its own.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append { format.locale($0.locale).format(input) }
    }

    /// A date or a time of day.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append { style.string(of: date, in: $0) }
    }

    /// A text in its own style.
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text.parts)) }

    /// An icon or image.
    public mutating func appendInterpolation(_ image: Image) {
      pieces.append(.text(Text(image).parts))
    }

    /// Anything else, by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      let string = String(describing: value)
      append { _ in string }
    }
  }

  /// Its parts with marks of emphasis read, and values put in. Marks in values stay as they are.
  func parts(in environment: EnvironmentValues) -> [Text.Part] {
    if let plain = plain(in: environment) { return [Text.Part(content: .verbatim(plain))] }
    var values: [[Text.Part]] = []
    var marked = ""
    for piece in pieces {
      switch piece {
      case .literal(let string): marked += string
      case .value(let value):
        marked.unicodeScalars.append(Self.stand(in: values.count))
        values.append([Text.Part(content: .verbatim(value.make(environment)))])
      case .text(let parts):
        marked.unicodeScalars.append(Self.stand(in: values.count))
        values.append(parts)
      }
    }
    return InlineMarkdown.runs(of: marked).flatMap { run -> [Text.Part] in
      var parts: [Text.Part] = []
      var words = ""
      func style(_ part: Text.Part) -> Text.Part {
        var part = part
        part.style.color = part.style.color ?? (run.isLink ? Color.accentColor : nil)
        part.style.decoration = part.style.decoration.over(run.decoration)
        return part
      }
      for scalar in run.string.unicodeScalars {
        guard let index = Self.index(of: scalar), index < values.count else {
          words.unicodeScalars.append(scalar)
          continue
        }
        // Plain values join the words around them.
        if values[index].count == 1, values[index][0].style == Text.Style(),
          case .verbatim(let value) = values[index][0].content
        {
          words += value
          continue
        }
        if !words.isEmpty { parts.append(style(Text.Part(content: .verbatim(words)))) }
        words = ""
        parts += values[index].map(style)
      }
      if !words.isEmpty || parts.isEmpty {
        parts.append(style(Text.Part(content: .verbatim(words))))
      }
      return parts
    }
  }

  /// The whole string, where there is nothing but words and values; nil else.
  private func plain(in environment: EnvironmentValues) -> String? {
    var string = ""
    for piece in pieces {
      switch piece {
      case .literal(let words):
        if InlineMarkdown.mayMark(words) { return nil }
        if pieces.count == 1 { return words }
        string += words
      case .value(let value): string += value.make(environment)
      case .text: return nil
      }
    }
    return string
  }

  // Values are stood in for by characters of the private planes while marks are read.

  private static func stand(in index: Int) -> Unicode.Scalar {
    Unicode.Scalar(0xF0000 + UInt32(min(index, 0xFFFD))) ?? " "
  }

  private static func index(of scalar: Unicode.Scalar) -> Int? {
    (0xF0000...0xFFFFD).contains(scalar.value) ? Int(scalar.value - 0xF0000) : nil
  }
}
