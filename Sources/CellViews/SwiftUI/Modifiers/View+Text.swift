// SPDX-License-Identifier: MIT
//
// What is said of all texts inside a view.
// Mirrors: font, fontWeight, bold, italic, foregroundColor, foregroundStyle, lineLimit and their
// like on View (SwiftUI).
// Status: complete; tightening has no effect.

extension View {
  /// The face of texts.
  public func font(_ font: Font?) -> some View {
    surroundingsNode(.font((font ?? .body).reference)) { $0.font = font }
  }

  /// The weight of texts; nil is each font's own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    surroundingsNode(.fontWeight(weight?.value)) { $0.fontWeight = weight }
  }

  /// The family of texts' faces.
  public func fontDesign(_ design: Font.Design?) -> some View {
    surroundings { $0.fontDesign = design }
  }

  /// The width of texts' faces: there is one, and what asks for another is noted.
  public func fontWidth(_ width: Font.Width?) -> some View {
    surroundings { $0.unavailable = (width ?? .standard) == .standard ? nil : .width }
  }

  /// Texts in bold, or not.
  public func bold(_ isActive: Bool = true) -> some View {
    surroundings { $0.isBold = isActive }
  }

  /// Texts slanted, or not.
  public func italic(_ isActive: Bool = true) -> some View {
    surroundings { $0.isItalic = isActive }
  }

  /// Lines under texts, or not; without a colour in the texts' own.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    surroundings {
      $0.underline = TextLineNode(isActive, pattern: pattern, color: color?.reference)
    }
  }

  /// Lines through texts, or not; without a colour in the texts' own.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    surroundings {
      $0.strikethrough = TextLineNode(isActive, pattern: pattern, color: color?.reference)
    }
  }

  /// Texts with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    surroundings { $0.fontDesign = isActive ? .monospaced : $0.fontDesign }
  }

  /// Texts whose figures are all of one width.
  public func monospacedDigit() -> some View {
    surroundings { $0.monospacedDigit = true }
  }

  /// Points added between letters.
  public func kerning(_ kerning: CGFloat) -> some View {
    surroundings { $0.tracking = kerning }
  }

  /// Points added after letters.
  public func tracking(_ tracking: CGFloat) -> some View {
    surroundings { $0.tracking = tracking }
  }

  /// Points that texts are raised by.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    surroundings { $0.baselineOffset = offset }
  }

  /// Texts in capitals, or in none.
  public func textCase(_ textCase: Text.Case?) -> some View {
    surroundings { $0.textCase = textCase }
  }

  /// At most this many lines; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    surroundingsNode(.lineLimit(number)) { $0.lineLimit = number }
  }

  /// At most this many lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// No limit, and room for this many lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atMost: nil, atLeast: limit.lowerBound)
  }

  /// At most as many lines as the end of the range, and room for as many as its start.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atMost: limit.upperBound, atLeast: limit.lowerBound)
  }

  /// At most this many lines, and room for all of them if `reservesSpace`.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atMost: limit, atLeast: reservesSpace ? limit : nil)
  }

  private func lines(atMost most: Int?, atLeast least: Int?) -> some View {
    surroundings { $0.minimumLines = least }
      .surroundingsNode(.lineLimit(most)) { $0.lineLimit = most }
  }

  /// Points added between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    surroundings { $0.lineSpacing = lineSpacing }
  }

  /// How lines are placed in their text's box.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    surroundingsNode(.multilineTextAlignment(alignment)) {
      $0.multilineTextAlignment = alignment
    }
  }

  /// Where texts are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    surroundingsNode(.truncationMode(mode)) { $0.truncationMode = mode }
  }

  /// How far texts may shrink before they are cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    surroundingsNode(.minimumScaleFactor(factor)) { $0.minimumScaleFactor = factor }
  }

  /// The same texts; letters are never drawn nearer together.
  public func allowsTightening(_ flag: Bool) -> some View {
    surroundings { $0.allowsTightening = flag }
  }

  /// The same texts; nobody selects them.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// The colour of texts, shapes and icons; nil is the label colour.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(style: color))
  }

  /// What texts, shapes and icons are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(style: style))
  }

  /// What texts, shapes and icons are filled with; the second style has no effect.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }

  /// What texts, shapes and icons are filled with; the other styles have no effect.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }

  /// A change to the surroundings that is always told to nodes, even where it changes nothing.
  private func surroundingsNode(
    _ modifier: ViewModifierNode, _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    self.modifier(ToldModifier(node: modifier, change: change))
  }
}

/// Changes the surroundings of a view, and wraps one modifier around its nodes.
struct ToldModifier: ViewModifier {
  typealias Body = Never

  let node: ViewModifierNode
  let change: (inout EnvironmentValues) -> Void

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    let start = nodes.count
    content._lower(in: context.with(change), into: &nodes)
    for index in start..<nodes.count { nodes[index] = .modified(nodes[index], node) }
  }
}

extension Font {
  /// How wide a face is; ours have one width.
  public struct Width: Hashable, Sendable {
    private let value: CGFloat

    /// Narrow.
    public static let compressed = Width(value: -0.4)
    /// Somewhat narrow.
    public static let condensed = Width(value: -0.2)
    /// Ordinary.
    public static let standard = Width(value: 0)
    /// Wide.
    public static let expanded = Width(value: 0.2)
  }
}

/// Whether texts can be selected; nobody does, in a picture.
public protocol TextSelectability {}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Texts that can't be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts that can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
