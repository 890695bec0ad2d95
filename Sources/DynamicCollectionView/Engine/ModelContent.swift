// SPDX-License-Identifier: MIT
//
// Models as the content of a screen's section.

package import CellViews
import CollectionLayout
import Foundation
import Geometry

/// What the elements of a section of models show. Views are made when they are asked for.
struct ModelContent: SectionContent {
  let section: Int
  let items: [any UICellConfigurableModel]
  /// By UIKit's kind strings.
  let reusableItems: [String: [any UIReusableViewConfigurableModel]]
  let environment: EnvironmentValues
  /// Views behind the section, by kind.
  var decorations: [String: any View] = [:]
  /// Cells that are shown already; nil makes one.
  var shown: (_ item: Int) -> UICollectionViewCell? = { _ in nil }
  /// Supplementary views that are shown already; nil makes one.
  var shownSupplementary: (_ kind: String, _ index: Int) -> UICollectionReusableView? = { _, _ in
    nil
  }

  var itemCount: Int { items.count }
  var measuresCells: Bool { true }

  func itemID(at index: Int) -> String? {
    items.indices.contains(index) ? items[index].id : nil
  }

  func cell(at index: Int) -> ViewNode {
    if let cell = shown(index) { return cell.node(in: environment) }
    guard items.indices.contains(index) else { return .empty }
    return Self.cell(items[index], at: IndexPath(item: index, section: section), nil)
      .node(in: environment)
  }

  /// A cell configured with a model: `cell`, or a new one; a placeholder when they don't fit.
  static func cell(
    _ model: any UICellConfigurableModel, at path: IndexPath, _ cell: UICollectionViewCell?
  ) -> UICollectionViewCell {
    let cell = cell ?? model.makeCell()
    if let configured = model.configuredCell(cell, at: path) { return configured }
    let placeholder = PlaceholderCell()
    placeholder.title = model.id
    return placeholder
  }

  func supplementary(kind: String, at index: Int, host: Int?) -> ViewNode? {
    if let view = shownSupplementary(kind, index) { return view.node(in: environment) }
    return model(kind: kind, at: index).flatMap { model in
      model.configuredSupplementaryView(
        model.makeView(), indexPath: IndexPath(item: index, section: section))
    }?.node(in: environment)
  }

  /// The model of a supplementary view; nil when there is none.
  ///
  /// - Parameter kind: As the screen names it.
  func model(kind: String, at index: Int) -> (any UIReusableViewConfigurableModel)? {
    let models = reusableItems[ElementKindNames.uikit(kind)] ?? []
    return models.indices.contains(index) ? models[index] : nil
  }

  func measuredCell(at index: Int) -> MeasuredLengths? { nil }
  func measuredSupplementary(kind: String, at index: Int) -> MeasuredLengths? { nil }
  func decoration(kind: String) -> ViewNode? {
    decorations[kind].map { ViewLowering.node(of: $0, environment: environment) }
  }
}

/// Screens and documents call headers `header`; UIKit has a longer string.
enum ElementKindNames {
  static func screen(_ kind: String) -> String {
    ReusableViewElementKind(rawValue: kind)?.name ?? kind
  }

  static func uikit(_ kind: String) -> String {
    ReusableViewElementKind(rawValue: kind)?.rawValue ?? kind
  }
}

/// Takes the place of a cell that does not fit its model.
private final class PlaceholderCell: UICollectionViewCell {
  var title = ""

  override func node(in environment: EnvironmentValues) -> ViewNode {
    .placeholder(PlaceholderNode(title: title, isUnknown: true))
  }
}

/// The layout around sections of models has no elements of its own.
package struct NoSupplementaryContent: SupplementaryContent {
  /// Nothing.
  package init() {}

  package func supplementary(kind: String, at index: Int, host: Int?) -> ViewNode? { nil }
  package func measuredSupplementary(kind: String, at index: Int) -> MeasuredLengths? { nil }
}
