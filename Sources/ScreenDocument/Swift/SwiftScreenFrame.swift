// SPDX-License-Identifier: MIT
//
// What stands around the sections: the comment on top, the screen, a colour by its digits.

import CellViews
import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

/// Writes what stands around the sections.
struct SwiftScreenFrame {
  let document: ScreenDocument
  let environment: RenderEnvironment
  let built: Screen

  /// A document's name without folder and ending.
  static func name(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let base = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    return base.isEmpty || base == "-" ? "document" : base
  }

  /// A name in a comment: on one line, with nothing that turns text around.
  static func shown(_ text: String) -> String { String(SwiftLiteral.escaped(text).prefix(60)) }

  /// The comment on top.
  func comment(_ missing: [Diagnostic]) -> [String] {
    let size = environment.size
    let words = [
      environment.deviceName ?? "a screen",
      "of \(SwiftLiteral.number(size.width)) x \(SwiftLiteral.number(size.height)) points,",
      environment.appearance.rawValue + ",",
      environment.contrast == .increased ? "high contrast," : nil,
      environment.layoutDirection == .rightToLeft ? "right to left," : "left to right,",
      environment.contentSize.rawValue + " text,", Self.shown(environment.locale) + ",",
      "iOS \(environment.os)",
    ]
    var lines = [
      "// Written by dcv-snap convert from '\(Self.shown(Self.name(of: document.name)))':",
      "// \(words.compactMap { $0 }.joined(separator: " ")).",
    ]
    if !document.variants.isEmpty {
      let names = document.variants.map(\.name.rawValue).joined(separator: ", ")
      lines.append("// The document has variants, which are environments to show it in: \(names).")
    }
    if !missing.isEmpty {
      lines += ["//", "// Not converted:"]
      lines += missing.map { "// - line \($0.place.line): \(Self.shown($0.message))" }
    }
    return lines
  }

  /// The screen's declaration.
  func declaration(_ name: String, sections: [String]) -> SwiftCode {
    var lines: [SwiftCode] = [
      .text("/// From the first to the last."),
      .block(
        "var sections: [any SectionContext]", [.list(sections.map { .call($0, []) })]),
      .text(""), .text("/// What surrounds all sections."),
      .block("var configuration: ConfigurationSpec", [configuration]),
      .text(""), .text("/// Fills the view."),
      .block("var background: ColorReference", [.text(background)]),
      .text(""), .text("/// Where pictures are taken."),
      .block("var stops: [ScrollStop]", [.list(document.stops.map(SwiftStops.stop))]),
      .text(""), .text("/// Where the document shows it."),
      .block("var environment: RenderEnvironment", [surroundings]),
      .text(""), .text("/// The screen in an environment."),
    ]
    let screen = SwiftCode.call(
      "Screen",
      ["sections", "environment", "configuration", "background", "stops"].map { .init($0, $0) })
    let zoom = SwiftLiteral.number(built.maximumZoomScale)
    lines.append(
      .block(
        "func screen(in environment: RenderEnvironment) -> Screen",
        built.maximumZoomScale == 1
          ? [screen]
          : [
            .prefixed("var screen = ", screen), .text("screen.maximumZoomScale = " + zoom),
            .text("return screen"),
          ]))
    return .block("struct \(name)", lines)
  }

  private var configuration: SwiftCode {
    let usual = ConfigurationSpec()
    let spec = built.configuration
    var arguments: [SwiftCode.Argument] = []
    if spec.scrollDirection != usual.scrollDirection {
      arguments.append(.init("scrollDirection", "." + spec.scrollDirection.rawValue))
    }
    if spec.interSectionSpacing != usual.interSectionSpacing {
      arguments.append(
        .init("interSectionSpacing", SwiftLiteral.number(spec.interSectionSpacing)))
    }
    if spec.contentInsetsReference != usual.contentInsetsReference {
      arguments.append(
        .init("contentInsetsReference", "." + spec.contentInsetsReference.rawValue))
    }
    if spec.rounding != usual.rounding {
      arguments.append(.init("rounding", "." + spec.rounding.rawValue))
    }
    return .call("ConfigurationSpec", arguments)
  }

  private var background: String {
    switch built.background {
    case .named(let name): ".named(" + SwiftLiteral.string(name) + ")"
    case .rgba(let color): SwiftColor.hex(color) + ".reference"
    default: ".named(\"systemBackground\")"
    }
  }

  private var surroundings: SwiftCode {
    let usual = RenderEnvironment(size: .zero, scale: 1)
    let size = [("width", environment.size.width), ("height", environment.size.height)]
    var arguments = SwiftCode.Argument.optional(
      "deviceName", environment.deviceName.map(SwiftLiteral.string))
    arguments += [
      .init(
        label: "size",
        value: .call("CGSize", size.map { .init($0.0, SwiftLiteral.number($0.1)) })),
      .init("scale", SwiftLiteral.number(environment.scale)),
    ]
    func insets(_ label: String, _ insets: NSDirectionalEdgeInsets) {
      arguments.append(
        .init(label: label, value: SwiftGroupWords.insets("NSDirectionalEdgeInsets", insets)))
    }
    if environment.safeArea != usual.safeArea { insets("safeArea", environment.safeArea) }
    if let margins = environment.layoutMargins { insets("layoutMargins", margins) }
    if environment.appearance != usual.appearance {
      arguments.append(.init("appearance", "." + environment.appearance.rawValue))
    }
    if environment.contrast != usual.contrast {
      arguments.append(.init("contrast", ".increased"))
    }
    if environment.layoutDirection != usual.layoutDirection {
      arguments.append(.init("layoutDirection", ".rightToLeft"))
    }
    if environment.contentSize != usual.contentSize {
      arguments.append(.init("contentSize", "." + environment.contentSize.rawValue))
    }
    if environment.locale != usual.locale {
      arguments.append(.init("locale", SwiftLiteral.string(environment.locale)))
    }
    if environment.os != usual.os { arguments.append(.init("os", String(environment.os))) }
    return .call("RenderEnvironment", arguments)
  }

  /// A colour by its digits, for this file alone.
  static let hexColors = [
    "", "extension Color {", "  /// A colour by its digits: 0xRRGGBB.",
    "  fileprivate init(hex: UInt32, opacity: Double = 1) {", "    self.init(",
    "      red: Double(hex >> 16 & 0xFF) / 255,",
    "      green: Double(hex >> 8 & 0xFF) / 255,", "      blue: Double(hex & 0xFF) / 255,",
    "      opacity: opacity", "    )", "  }", "}",
  ]
}
