// SPDX-License-Identifier: MIT
//
// What a view sees of its surroundings, and what views put there.
// Mirrors: EnvironmentValues, EnvironmentKey (SwiftUI).
// Status: the values that a still picture depends on, and any of an author's own.

/// A value of an author's own in the surroundings.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value

  /// The value where nobody has put one.
  static var defaultValue: Value { get }
}

/// What a view sees of its surroundings.
public struct EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// Ordinary or increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast
  /// The way the screen reads.
  public var layoutDirection: LayoutDirection
  /// The reader's text size, by UIKit's names.
  public var sizeCategory: ContentSizeCategory
  /// The reader's language and region.
  public var locale: Locale
  /// Pixels in a point.
  public var displayScale: CGFloat
  /// The system whose look is drawn: 18 or 26.
  var os: Int

  /// For dates; the Gregorian calendar in Greenwich time, whatever the machine says.
  public var calendar: Calendar
  /// For dates; Greenwich, whatever the machine says.
  public var timeZone: TimeZone

  /// The font of texts that say nothing; nil is body.
  public var font: Font?
  /// At most this many lines; nil for no limit.
  public var lineLimit: Int? { didSet { minimumLines = nil } }
  /// How lines are placed in their text's box.
  public var multilineTextAlignment: TextAlignment = .leading
  /// Where a text is cut.
  public var truncationMode: Text.TruncationMode = .tail
  /// How far a text may shrink before it is cut.
  public var minimumScaleFactor: CGFloat = 1
  /// Points added between lines.
  public var lineSpacing: CGFloat = 0
  /// Accepted, without effect.
  public var allowsTightening = false
  /// All capitals or none.
  public var textCase: Text.Case?
  /// How large icons are beside text.
  public var imageScale: Image.Scale = .medium
  /// How large controls are.
  public var controlSize = ControlSize.regular
  /// Whether controls can be used.
  public var isEnabled = true
  /// Why content should be hidden; nothing is, here.
  public var redactionReasons: RedactionReasons = []
  /// How wide the screen is, as far as it is known.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// How high the screen is, as far as it is known.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  /// What texts and shapes are filled with; nil is the label colour.
  var foreground: FillReference?
  /// The colour of controls; nil is the accent colour.
  var tint: ColorReference?
  var fontWeight: Font.Weight?
  var isItalic: Bool?
  var isBold: Bool?
  var monospacedDigit: Bool?
  var unavailable: UnavailableTrait?
  var underline: TextLineNode?
  var strikethrough: TextLineNode?
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var fontDesign: Font.Design?
  /// Texts keep room for this many lines; a new number of lines takes it back.
  var minimumLines: Int?
  var buttonStyle: AnyButtonStyle?
  var buttonBorderShape = ButtonBorderShape.automatic
  var labelStyle: AnyLabelStyle?
  var toggleStyle: AnyToggleStyle?
  var progressViewStyle: AnyProgressViewStyle?
  var scroll = ScrollEnvironment()
  var isInGrid = false
  var isInLazyGrid = false
  var areLabelsHidden = false
  var symbolVariants = SymbolVariants.none

  private var own: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// UIKit's defaults: light, ordinary contrast, left to right, large, English.
  public init() { self.init(ViewEnvironment()) }

  /// What a cell may know.
  public init(_ environment: ViewEnvironment) {
    colorScheme = environment.appearance
    colorSchemeContrast = environment.contrast
    layoutDirection = environment.layoutDirection
    sizeCategory = environment.contentSize
    locale = Locale(identifier: environment.locale)
    displayScale = environment.scale
    os = environment.os
    calendar = Self.greenwichCalendar
    timeZone = .gmt
  }

  private static let greenwichCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// A value of an author's own.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { own[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { own[ObjectIdentifier(key)] = newValue }
  }

  /// The reader's text size, by SwiftUI's names.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(sizeCategory) }
    set { sizeCategory = newValue.category }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether content is not there yet.
  var isRedacted: Bool { redactionReasons.contains(.placeholder) }

  /// The object of a type that somebody put there.
  func object<T: AnyObject>(of type: T.Type) -> T? {
    objects[ObjectIdentifier(type)].flatMap { $0 as? T }
  }

  /// Puts an object there.
  mutating func setObject<T: AnyObject>(_ object: T) { objects[ObjectIdentifier(T.self)] = object }

  /// What a cell may know.
  var view: ViewEnvironment {
    ViewEnvironment(
      appearance: colorScheme, contrast: colorSchemeContrast, layoutDirection: layoutDirection,
      contentSize: sizeCategory, locale: locale.identifier, os: os, scale: displayScale)
  }
}

/// SwiftUI's name for the appearance.
public typealias ColorScheme = Appearance

/// Much or little room.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Why content should be hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// SwiftUI's bits.
  public let rawValue: Int

  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet.
  public static let placeholder = Self(rawValue: 1)
  /// The content is private.
  public static let privacy = Self(rawValue: 2)
}

/// The reader's text size. SwiftUI's names.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  init(_ category: ContentSizeCategory) {
    let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    self = Self(rawValue: index) ?? .large
  }

  var category: ContentSizeCategory { ContentSizeCategory.allCases[rawValue] }

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first one is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension ContentSizeCategory {
  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool { isAccessibilitySize }
}
