// SPDX-License-Identifier: MIT
//
// Controls as they are drawn: nobody taps a picture. They are made of the same views as in Swift,
// so both doors draw the same.

import CellViews
import Foundation

/// Controls.
enum ControlForm {
  static let kinds: [ViewForm.Kind] = [label, button, toggle, progress]

  private static let tint = Field.optional(
    "tint", ColorForm.form, "The colour of what is on or active; the accent's unless given.")

  private static let sizes: [(String, ControlSize)] = [
    ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
    ("extraLarge", .extraLarge),
  ]
  private static let shapes: [(String, ButtonBorderShape)] = [
    ("automatic", .automatic), ("capsule", .capsule), ("circle", .circle),
    ("roundedRectangle", .roundedRectangle),
  ]
  private static let size = Field.optional(
    "controlSize", Bound.words("a size of controls", sizes), otherwise: .regular,
    "How large it is.",
    example: "\"large\"")

  private static func node(_ view: some View, tint: ColorReference?) -> ViewNode {
    if let tint { return ViewLowering.node(of: view.tint(Color(tint))) }
    return ViewLowering.node(of: view)
  }

  /// What stands on a control: a text, or a view.
  private static let face = Form<ViewNode>.byKind(
    "a text or a view",
    [
      ([.string], Form<String>.boundText("a text").map { .text(TextNode($0)) }),
      ([.object], ViewForm.form),
    ])

  // MARK: Label

  private enum LabelLook: String, CaseIterable, Sendable, SchemaValue {
    case titleAndIcon, titleOnly, iconOnly
  }

  private static let label: ViewForm.Kind = {
    let title = Field.required("label", face, "Its title: a text or a view.", example: "\"Saved\"")
    let symbol = Field.required(
      "systemImage", Form<String>.boundText("an icon's name"), "Its icon: an SF Symbol's name.",
      example: "\"bookmark\"")
    let look = Field.optional(
      "style", Bound.choice("a label's style", LabelLook.allCases), default: .titleAndIcon,
      "What of it is shown.")
    return ViewForm.kind("label", [title, symbol, look], about: "An icon and a title.") { members in
      let label = Label {
        NodeView(members[title] ?? .empty)
      } icon: {
        Image(systemName: members[symbol] ?? "")
      }
      switch members[look] {
      case .titleAndIcon: return node(label, tint: nil)
      case .titleOnly: return node(label.labelStyle(.titleOnly), tint: nil)
      case .iconOnly: return node(label.labelStyle(.iconOnly), tint: nil)
      }
    }
  }()

  // MARK: Button

  private enum ButtonLook: String, CaseIterable, Sendable, SchemaValue {
    case automatic, plain, borderless, bordered, borderedProminent
  }

  private static let roles: [(String, ButtonRole)] = [
    ("cancel", .cancel), ("destructive", .destructive),
  ]

  private static let button: ViewForm.Kind = {
    let title = Field.required(
      "button", face, "What is on it: a text or a view.", example: "\"Buy\"")
    let look = Field.optional(
      "style", Bound.choice("a button's style", ButtonLook.allCases), default: .automatic,
      "How it looks.")
    let isDisabled = Field.optional(
      "disabled", Bound.boolean, default: false, "Whether it can't be used, and looks so.")
    let shape = Field.optional(
      "buttonBorderShape", Bound.words("a shape of buttons", shapes), otherwise: .automatic,
      "How the ground of a bordered one is rounded.", example: "\"capsule\"")
    let role = Field.optional("role", Bound.words("a role", roles), "What it is for.")
    return ViewForm.kind(
      "button", [title, look, role, isDisabled, size, shape, tint], about: "A button."
    ) {
      members in
      let button = Button(role: members[role], action: {}) { NodeView(members[title] ?? .empty) }
      let styled: any View =
        switch members[look] {
        case .automatic: button
        case .plain: button.buttonStyle(.plain)
        case .borderless: button.buttonStyle(.borderless)
        case .bordered: button.buttonStyle(.bordered)
        case .borderedProminent: button.buttonStyle(.borderedProminent)
        }
      return node(
        AnyView(styled).controlSize(members[size]).buttonBorderShape(members[shape])
          .disabled(members[isDisabled]), tint: members[tint])
    }
  }()

  // MARK: Toggle

  private static let toggle: ViewForm.Kind = {
    let title = Field.required(
      "toggle", face, "What it switches: a text or a view.", example: "\"Wi-Fi\"")
    let isOn = Field.optional("isOn", Bound.boolean, default: false, "Whether it is on.")
    let isLabelHidden = Field.optional(
      "labelsHidden", Bound.boolean, default: false, "Whether the switch stands alone.")
    return ViewForm.kind(
      "toggle", [title, isOn, isLabelHidden, tint], about: "A switch with a label."
    ) { members in
      let toggle = Toggle(isOn: .constant(members[isOn])) { NodeView(members[title] ?? .empty) }
      let tint = members[tint]
      return members[isLabelHidden]
        ? node(toggle.labelsHidden(), tint: tint) : node(toggle, tint: tint)
    }
  }()

  // MARK: Progress

  private static let progress: ViewForm.Kind = {
    let amount = Field.required(
      "progressView",
      Form<Double?>.byKind(
        "true or a number",
        [
          ([.boolean], Bound.flag.map { _ in .some(nil) }),
          (
            [.number, .string],
            Bound.number("a number", in: 0...1_000_000_000).map { .some(Double($0)) }
          ),
        ]), "true for a wheel, or how much is done.", example: "0.4")
    let total = Field.optional(
      "total", Bound.number("a number", in: 0.000_001...1_000_000_000), default: 1,
      "How much there is in all.")
    let title = Field.optional("title", face, "What it is about: a text or a view.")
    return ViewForm.kind(
      "progressView", [amount, total, title, size, tint], about: "How far something is."
    ) { members in
      let value = (members[amount] ?? nil) ?? nil
      let total = Double(members[total])
      guard let title = members[title] else {
        return node(
          ProgressView(value: value, total: total).controlSize(members[size]), tint: members[tint])
      }
      return node(
        ProgressView(value: value, total: total) { NodeView(title) }.controlSize(members[size]),
        tint: members[tint])
    }
  }()
}
