// SPDX-License-Identifier: MIT
//
// A view, or what a view controller shows, as a screen of its own.

public import CellViews
import CollectionLayout
import Foundation
package import Geometry

extension Screen {
  /// The screen of a view, which gets all the room that the safe area leaves.
  ///
  /// What the view does when it appears is done once, and what came of it is shown: its state is
  /// the view's own.
  ///
  /// - Parameter background: Fills the view; `systemBackground` unless given.
  public init(
    showing view: some View, in environment: RenderEnvironment,
    background: ColorReference = .named("systemBackground")
  ) {
    let values = EnvironmentValues(environment.view)
    let node = ViewLowering.appearingNode(of: view, environment: values)
    self.init(root: node, of: nil, in: environment, insets: .zero, background: background)
  }

  /// The screen of a view controller: its view is made, told what bars cover, and drawn under them.
  public init(
    showing controller: UIViewController, in environment: RenderEnvironment,
    background: ColorReference = .named("systemBackground")
  ) {
    let view: UIView = controller.view
    let area = environment.safeArea
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    view.safeAreaInsets = UIEdgeInsets(
      top: area.top, left: isRightToLeft ? area.trailing : area.leading, bottom: area.bottom,
      right: isRightToLeft ? area.leading : area.trailing)
    view.frame = CGRect(origin: .zero, size: environment.size)
    controller.viewWillAppear(false)
    controller.viewWillLayoutSubviews()
    controller.viewDidLayoutSubviews()
    self.init(
      root: view.node(in: EnvironmentValues(environment.view)), of: controller, in: environment,
      insets: area, background: background)
  }

  /// The screen of one view, which gets the room that the safe area leaves.
  ///
  /// - Parameters:
  ///   - owner: Kept as long as the screen.
  ///   - insets: How far the root goes beyond the safe area.
  package init(
    root: ViewNode, of owner: AnyObject? = nil, in environment: RenderEnvironment,
    insets: NSDirectionalEdgeInsets = .zero, background: ColorReference
  ) {
    let area = environment.safeArea
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(
        environment.size.height - area.top - area.bottom + insets.top + insets.bottom))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.contentInsets = NSDirectionalEdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
    let configuration = ConfigurationSpec()
    let lowering = SectionLowering(environment: environment, configuration: configuration)
    self.init(
      configuration: configuration, background: background,
      sections: [
        lowering.section(id: "view", index: 0, content: RootContent(root: root, owner: owner)) {
          _ in section
        }
      ], supplementary: NoSupplementaryContent(), stops: [ScrollStop(name: "start")])
  }
}

/// One view as a section's only item.
private struct RootContent: SectionContent {
  let root: ViewNode
  /// What the view asks for its content, which views do not keep themselves.
  let owner: AnyObject?

  var itemCount: Int { 1 }
  var measuresCells: Bool { false }

  func itemID(at index: Int) -> String? { "root" }
  func cell(at index: Int) -> ViewNode { root }
  func supplementary(kind: String, at index: Int, host: Int?) -> ViewNode? { nil }
  func measuredCell(at index: Int) -> MeasuredLengths? { nil }
  func measuredSupplementary(kind: String, at index: Int) -> MeasuredLengths? { nil }
  func decoration(kind: String) -> ViewNode? { nil }
}
