// SPDX-License-Identifier: MIT
//
// The document's own device and environment.

import CellViews
import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

/// A device as a document names or spells it out.
enum DeviceChoice: Sendable {
  case known(Device)
  case spelled(size: CGSize, scale: CGFloat, safeArea: NSDirectionalEdgeInsets)

  /// Used when a document names none, or one that is not known.
  static var standard: DeviceChoice { Device.named("iPhone 16").map { .known($0) } ?? .fallback }

  private static let fallback = DeviceChoice.spelled(
    size: CGSize(width: 393, height: 852), scale: 3, safeArea: .zero)
}

/// The document's device.
enum DeviceForm {
  private static let pixels = "a number of points"
  private static let width = Field.required(
    "width", Form<CGFloat>.number(pixels, in: 0...ReadingLimits.pictureWidth),
    "Width of the viewport, points.", example: "390")
  private static let height = Field.required(
    "height", Form<CGFloat>.number(pixels, in: 0...ReadingLimits.pictureHeight),
    "Height of the viewport, points.", example: "844")
  private static let scale = Field.optional(
    "scale", Form<CGFloat>.number("pixels in a point", in: 0.5...8), default: 3,
    "Pixels in a point.")
  /// `[top, left, bottom, right]`, as UIKit's `UIEdgeInsets`.
  static let safeArea = Field.optional(
    "safeArea",
    Form<[CGFloat]>.numbers(
      ["top", "left", "bottom", "right"],
      in: [Lengths.positive, Lengths.positive, Lengths.positive, Lengths.positive]
    ).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }, default: .zero, "What bars and cut-outs cover: top, left, bottom, right, points.",
    example: "[47, 0, 34, 0]")

  private static let spelled = Form<DeviceChoice>.object(
    "a device", [width, height, scale, safeArea], about: "A device spelled out.",
    rules: { node, checking in
      let scale = node[scale.key]?.number ?? Double(Self.scale.fallback())
      for (key, limit) in [
        (width.key, ReadingLimits.pictureWidth), (height.key, ReadingLimits.pictureHeight),
      ] {
        guard let member = node[key], let points = member.number, points <= Double(limit),
          points * scale > Double(limit)
        else { continue }
        checking.report(.pictureTooLarge(member, limit: limit))
      }
    }
  ) { members in
    guard let width = members[width], let height = members[height] else { return nil }
    let size = CGSize(width: width, height: height)
    let scale = members[scale]
    guard width * scale <= ReadingLimits.pictureWidth,
      height * scale <= ReadingLimits.pictureHeight
    else { return nil }
    return .spelled(size: size, scale: scale, safeArea: members[safeArea])
  }

  private static let named = Form<DeviceChoice>(
    schema: .string(pattern: nil),
    check: { node, checking in
      if Device.named(node.string ?? "") == nil { checking.report(.unknownDevice(node)) }
    },
    value: { node, _ in node.string.flatMap { Device.named($0) }.map { .known($0) } })

  /// The device: a name, or its numbers.
  static let field = Field.optional(
    "device",
    Form<DeviceChoice>.byKind(
      "a device's name or its numbers", [([.string], named), ([.object], spelled)]),
    "The screen: a device's name, or its numbers.", example: "\"iPhone 16\"")
}

/// The document's environment.
enum EnvironmentForm {
  static let appearance = Field.optional(
    "appearance", Form<Appearance>.choice("an appearance"), default: .light, "Light or dark.")
  static let contrast = Field.optional(
    "contrast", Form<ColorSchemeContrast>.words("a contrast", EnvironmentWords.contrasts),
    default: .standard, "How far colours stand apart.")
  static let layoutDirection = Field.optional(
    "layoutDirection",
    Form<LayoutDirection>.words("a layout direction", EnvironmentWords.layoutDirections),
    default: .leftToRight, "The way the screen reads.")
  static let contentSize = Field.optional(
    "contentSize", Form<ContentSizeCategory>.words("a text size", EnvironmentWords.contentSizes),
    default: .large, "The reader's text size.")
  static let locale = Field.optional(
    "locale", Form<String>.string("a language tag"), otherwise: "en",
    "A BCP 47 tag: the language of texts and the separators of numbers.", example: "\"en\"")
  static let os = Field.optional(
    "os",
    Form<Int>.leaf(.anyOf([.constant("18"), .constant("26")])) { scalar in
      guard case .number(let number) = scalar else {
        return .complaint(.wrongType(expected: "18 or 26"))
      }
      guard number == 18 || number == 26 else {
        return .complaint(.outOfRange(expected: "18 or 26"))
      }
      return .value(Int(number))
    }, default: 18, "Major version of the system whose look is drawn.")
  static let layoutMargins = Field.optional(
    "layoutMargins", Form<NSDirectionalEdgeInsets>.insets,
    "The view's layout margins: top, leading, bottom, trailing; else the system's.")

  static let fields: [any AnyField] = [
    appearance, contrast, layoutDirection, contentSize, locale, os, layoutMargins,
  ]

  /// The environment, not yet of a device.
  static let field = Field.optional(
    "environment",
    Form<EnvironmentOverrides>.object("an environment", fields) { members in
      var overrides = EnvironmentOverrides()
      overrides.appearance = members[appearance]
      overrides.contrast = members[contrast]
      overrides.layoutDirection = members[layoutDirection]
      overrides.contentSize = members[contentSize]
      overrides.locale = members[locale]
      overrides.os = members[os]
      overrides.layoutMargins = members[layoutMargins]
      return overrides
    }, otherwise: EnvironmentOverrides(), "The reader's settings.")
}

/// Apple's words and SwiftUI's short ones.
enum EnvironmentWords {
  static let contrasts: [(String, ColorSchemeContrast)] = [
    ("normal", .standard), ("high", .increased), ("standard", .standard), ("increased", .increased),
  ]

  static let layoutDirections: [(String, LayoutDirection)] = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft), ("leftToRight", .leftToRight),
    ("rightToLeft", .rightToLeft),
  ]

  static let contentSizes: [(String, ContentSizeCategory)] =
    ContentSizeCategory.allCases.map { ($0.rawValue, $0) } + [
      ("xSmall", .extraSmall), ("xLarge", .extraLarge), ("xxLarge", .extraExtraLarge),
      ("xxxLarge", .extraExtraExtraLarge), ("accessibility1", .accessibilityMedium),
      ("accessibility2", .accessibilityLarge), ("accessibility3", .accessibilityExtraLarge),
      ("accessibility4", .accessibilityExtraExtraLarge),
      ("accessibility5", .accessibilityExtraExtraExtraLarge),
    ]
}
