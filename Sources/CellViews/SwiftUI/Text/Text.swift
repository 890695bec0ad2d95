// SPDX-License-Identifier: MIT
//
// Texts and what is said of them before they are views of no particular kind.
// Mirrors: Text (SwiftUI).
// Status: styles, concatenation, formats; dates in a fixed style; no timers, which need a clock.

/// A text of one or more parts.
public struct Text: View, Equatable {
  /// It is drawn by itself.
  public typealias Body = Never
  /// Where a text is cut.
  public typealias TruncationMode = Drawing.TruncationMode
  /// All capitals or none.
  public typealias Case = TextDecoration.LetterCase

  /// A line under or through letters.
  public struct LineStyle: Hashable, Sendable {
    /// Its marks.
    public typealias Pattern = TextLine.Pattern

    let line: TextLineNode

    /// A whole line in the letters' colour, unless told otherwise.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      line = TextLineNode(pattern: pattern, color: color?.reference)
    }

    /// A whole line in the letters' colour.
    public static let single = LineStyle()
  }

  /// What a part says.
  enum Content: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case formatted(Kept<EnvironmentValues, String>)
    case image(ImageNode)
  }

  /// How a part is set; nil takes what is said around it.
  struct Style: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var color: Color?
    var decoration = TextDecoration()
  }

  struct Part: Equatable {
    var content: Content
    var style = Style()
  }

  var parts: [Part]
  /// A style that is more than a colour, or depends on what is around.
  private var foreground: AnyShapeStyle?

  private init(_ content: Content) { parts = [Part(content: content)] }

  init(parts: [Part]) { self.parts = parts }

  /// A text as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// A text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// A literal, with values put in and marks of emphasis read. There are no tables of
  /// translations: the key is what is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key))
  }

  /// An icon or image in a line of text.
  public init(_ image: Image) { self.init(.image(image.node)) }

  /// A value in the reader's own format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(Kept { format.locale($0.locale).format(input) }))
  }

  /// A date or a time of day, in Greenwich time unless the surroundings say otherwise.
  public init(_ date: Date, style: DateStyle) {
    self.init(.formatted(Kept { style.string(of: date, in: $0) }))
  }

  /// What of a date is shown.
  public struct DateStyle: Hashable, Sendable {
    private let isTime: Bool

    /// Day, month and year.
    public static let date = DateStyle(isTime: false)
    /// Hour and minute.
    public static let time = DateStyle(isTime: true)

    func string(of date: Date, in environment: EnvironmentValues) -> String {
      let style = Date.FormatStyle(
        date: isTime ? .omitted : .long, time: isTime ? .shortened : .omitted,
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
      return style.format(date)
    }
  }

  /// One text after another, each set in its own way.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.parts += right.parts
    text.foreground = nil
    return text
  }

  /// The same text with a change to each part that does not say it yet.
  private func styled(_ change: (inout Style) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index].style) }
    return text
  }

  private func decorated(_ decoration: TextDecoration) -> Text {
    styled { $0.decoration = $0.decoration.over(decoration) }
  }

  // MARK: Styles

  /// Its face.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  /// Its weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }

  /// The family of its face.
  public func fontDesign(_ design: Font.Design?) -> Text {
    decorated(TextDecoration(design: design))
  }

  /// Its colour.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = $0.color ?? color } }

  /// What it is filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return foregroundColor(color) }
    var text = self
    text.foreground = text.foreground ?? AnyShapeStyle(style)
    return text
  }

  /// In its font's bold weight.
  public func bold() -> Text { bold(true) }

  /// In its font's bold weight, or not.
  public func bold(_ isActive: Bool) -> Text {
    styled { style in
      guard style.weight == nil else { return }
      style.decoration.bold = style.decoration.bold ?? isActive
    }
  }

  /// Slanted.
  public func italic() -> Text { italic(true) }

  /// Slanted, or not.
  public func italic(_ isActive: Bool) -> Text { decorated(TextDecoration(italic: isActive)) }

  /// With a line under it, in the text's colour unless it has its own.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = TextLineNode(isActive, pattern: pattern, color: color?.reference)
    return decorated(TextDecoration(underline: line))
  }

  /// With a line through it, in the text's colour unless it has its own.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = TextLineNode(isActive, pattern: pattern, color: color?.reference)
    return decorated(TextDecoration(strikethrough: line))
  }

  /// With points added between letters.
  public func kerning(_ kerning: CGFloat) -> Text { decorated(TextDecoration(tracking: kerning)) }

  /// With points added after letters.
  public func tracking(_ tracking: CGFloat) -> Text {
    decorated(TextDecoration(tracking: tracking))
  }

  /// Raised by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    decorated(TextDecoration(baselineOffset: baselineOffset))
  }

  /// With letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? decorated(TextDecoration(design: .monospaced)) : self
  }

  /// With figures all of one width.
  public func monospacedDigit() -> Text { decorated(TextDecoration(monospacedDigit: true)) }

  // MARK: Nodes

  /// Adds the text.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    var node = node(in: context)
    if let foreground {
      node = .modified(node, .foreground(foreground._fill(in: context.environment)))
    }
    nodes.append(context.environment.isRedacted ? node.redacted : node)
  }

  private func node(in context: LoweringContext) -> ViewNode {
    let runs = parts.flatMap { $0.runs(in: context.environment) }
    if runs.contains(where: { $0.image != nil }) { return Self.line(runs) }
    guard runs.count != 1 else { return .text(runs[0].text) }
    return .text(
      TextNode(
        runs.map(\.text.string).joined(),
        runs: runs.map { run in
          TextRunNode(
            run.text.string, font: run.text.font, weight: run.text.weight, color: run.text.color,
            decoration: run.text.decoration)
        }))
  }

  /// Images in a line of text: one after another, on one baseline.
  private static func line(_ runs: [Run]) -> ViewNode {
    .stack(
      StackNode(
        .hstack, spacing: 0, alignment: .center,
        children: runs.map { run in
          guard var image = run.image else { return .text(run.text) }
          image.color = image.color ?? run.text.color
          image.font = image.font ?? run.text.font
          return .image(image)
        }))
  }

  /// A part with its values put in.
  struct Run {
    var text: TextNode
    var image: ImageNode?
  }

  /// What the text says, without its styles.
  func string(in environment: EnvironmentValues) -> String {
    parts.flatMap { $0.runs(in: environment) }.map(\.text.string).joined()
  }
}

extension Text.Part {
  func runs(in environment: EnvironmentValues) -> [Text.Run] {
    func run(_ string: String, _ style: Text.Style) -> Text.Run {
      Text.Run(
        text: TextNode(
          string, font: style.font?.reference, weight: style.weight?.value,
          color: style.color?.reference, decoration: style.decoration))
    }
    switch content {
    case .verbatim(let string): return [run(string, style)]
    case .formatted(let format): return [run(format.make(environment), style)]
    case .image(let image): return [Text.Run(text: run("", style).text, image: image)]
    case .localized(let key):
      return key.parts(in: environment).flatMap { part -> [Text.Run] in
        var inner = part
        inner.style.font = part.style.font ?? style.font
        inner.style.weight = part.style.weight ?? style.weight
        inner.style.color = part.style.color ?? style.color
        inner.style.decoration = part.style.decoration.over(style.decoration)
        return inner.runs(in: environment)
      }
    }
  }
}
