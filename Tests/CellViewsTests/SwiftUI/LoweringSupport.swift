// SPDX-License-Identifier: MIT
//
// Short words for views that become nodes.

import CellViews
import Drawing
import Foundation
import Geometry

/// The node of a view in an environment.
func node(_ view: some View, in environment: ViewEnvironment = ViewEnvironment()) -> ViewNode {
  ViewLowering.node(of: view, environment: EnvironmentValues(environment))
}

/// The nodes of a block of views.
func nodes<Content: View>(@ViewBuilder _ content: () -> Content) -> [ViewNode] {
  ViewLowering.nodes(of: content())
}

/// The size of a view.
func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
  size(node(view), width, height)
}

/// What a view draws in a box at the origin.
func commands(
  _ view: some View, _ width: CGFloat, _ height: CGFloat,
  in environment: ViewEnvironment = ViewEnvironment()
) -> [DrawCommand] {
  commands(node(view, in: environment), width, height, in: environment)
}

/// The strings of all texts, in drawing order.
func strings(_ commands: [DrawCommand]) -> [String] {
  requests(commands).map(\.string)
}

/// All texts, in drawing order.
func requests(_ commands: [DrawCommand]) -> [TextRequest] {
  commands.flatMap { command -> [TextRequest] in
    switch command {
    case .text(let request, _, _): [request]
    case .group(let effect, let inner): requests(inner) + requests(effect.mask ?? [])
    default: []
    }
  }
}

/// Every combination of text size, appearance and direction.
let allEnvironments: [ViewEnvironment] = ContentSizeCategory.allCases.flatMap { size in
  Appearance.allCases.flatMap { appearance in
    LayoutDirection.allCases.map {
      ViewEnvironment(appearance: appearance, layoutDirection: $0, contentSize: size)
    }
  }
}
