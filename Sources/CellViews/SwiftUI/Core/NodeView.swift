// SPDX-License-Identifier: MIT
//
// A node as a view, for those who mix both.

/// A view that is a node already.
public struct NodeView: View {
  /// It is drawn by itself.
  public typealias Body = Never

  private let node: ViewNode

  /// A view that comes to `node`.
  public init(_ node: ViewNode) { self.node = node }

  /// Adds the node.
  public func _lower(in context: LoweringContext, into nodes: inout [ViewNode]) {
    if node != .empty { nodes.append(node) }
  }
}

extension ViewNode {
  /// A grey box in place of this view, of the same size.
  var redacted: ViewNode {
    let box = ShapeNode(
      .roundedRectangle(cornerRadius: 4, style: .continuous),
      fill: .color(.opacity(.named("label"), 0.16)))
    return .modified(.modified(self, .hidden), .overlay(.shape(box), alignment: .center))
  }
}

extension ViewModifierNode {
  /// The colour or fill of texts, shapes and icons inside; nil is what they have by themselves.
  static func foreground(_ fill: FillReference?) -> ViewModifierNode {
    guard let fill else { return .noForeground }
    if case .color(let color) = fill { return .foregroundColor(color) }
    return .foregroundFill(fill)
  }
}
