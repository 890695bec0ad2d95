// SPDX-License-Identifier: MIT
//
// What attributed strings say of their letters.
// Mirrors: AttributeScopes.SwiftUIAttributes (SwiftUI).
// Status: what texts can be set in; backgrounds are not drawn.

public import Foundation

extension AttributeScopes {
  /// SwiftUI's attributes of strings.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// SwiftUI's attributes of strings.
  public struct SwiftUIAttributes: AttributeScope {
    /// Their face.
    public let font: FontAttribute
    /// Their colour.
    public let foregroundColor: ForegroundColorAttribute
    /// A line under them.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through them.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points added between them.
    public let kern: KerningAttribute
    /// Points added after them.
    public let tracking: TrackingAttribute
    /// Points that they are raised by.
    public let baselineOffset: BaselineOffsetAttribute

    /// A face.
    public enum FontAttribute: AttributedStringKey {
      /// A face.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// A colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// A line under letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// A line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// Points between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }

    /// Points after letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// Points that letters are raised by.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// SwiftUI's attributes by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// A text whose parts are set as its attributes say; others than SwiftUI's are left out, but for
  /// links, which have the colour of controls.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      parts: attributedContent.runs.map { run in
        let string = String(attributedContent[run.range].characters)
        return Part(content: .verbatim(string), style: Style(run))
      })
  }
}

extension Text.Style {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    self.init()
    font = run.swiftUI.font
    color = run.swiftUI.foregroundColor ?? (run.link == nil ? nil : .accentColor)
    decoration.underline = run.swiftUI.underlineStyle?.line
    decoration.strikethrough = run.swiftUI.strikethroughStyle?.line
    decoration.tracking = run.swiftUI.tracking ?? run.swiftUI.kern
    decoration.baselineShift = run.swiftUI.baselineOffset
  }
}
