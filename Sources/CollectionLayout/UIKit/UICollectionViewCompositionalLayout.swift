// SPDX-License-Identifier: MIT
//
// A layout made of sections, in UIKit's words. There is no view: it is told what to lay out for.
// Mirrors: UICollectionViewCompositionalLayout (UIKit).
// Status: complete for queries; no animated updates.

public import Foundation

/// Returns the layout of a section; nil for a section that shows nothing.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout made of sections.
///
/// In an app the collection view tells its layout how large it is and what there is to show. Here
/// the caller does, once, and then asks:
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout(section: section)
/// layout.prepare(for: LayoutContainer(size: CGSize(width: 390, height: 844), scale: 3), itemCounts: [12])
/// let visible = layout.visibleAttributes()
/// ```
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var settings: UICollectionViewCompositionalLayoutConfiguration
  private var inputs: Inputs?
  private var solution: Solution?

  /// Where the collection and its sections are scrolled to.
  ///
  /// Decides where pinned elements are held and what handlers are told. The rest position after
  /// ``prepare(for:itemCounts:traits:measure:)``; kept by ``invalidateLayout()``.
  public var scrollState = ScrollState(offset: .zero)

  /// All that a collection view would tell.
  private struct Inputs {
    var container: LayoutContainer
    var itemCounts: [Int]
    var traits: UITraitCollection
    var measure: MeasuringFunction?
  }

  /// What came of it.
  private struct Solution {
    var layout: SolvedLayout
    var handlers: [Int: VisibleItemsHandler]
  }

  /// Every section is laid out like `section`. Source: UIKit, `init(section:)`.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Every section is laid out like `section`. Source: UIKit, `init(section:configuration:)`.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    settings = configuration.duplicate()
  }

  /// Each section is asked for. Source: UIKit, `init(sectionProvider:)`.
  ///
  /// Collections that are handed a layout's type make it by this one. A subclass has it by itself
  /// unless it has designated initializers of its own.
  ///
  /// - Parameter sectionProvider: Asked once per section when the layout is prepared, in order.
  public required convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Each section is asked for. Source: UIKit, `init(sectionProvider:configuration:)`.
  ///
  /// - Parameters:
  ///   - sectionProvider: Asked once per section when the layout is prepared, in order.
  ///   - configuration: What surrounds the sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    settings = configuration.duplicate()
  }

  /// What surrounds the sections. Reading gives the layout's own; set it to change the layout.
  public var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue.duplicate()
      invalidateLayout()
    }
  }

  // MARK: What a collection view would tell

  /// Lays out for a view, and scrolls to the start.
  ///
  /// Takes the place of a collection view and its data source.
  ///
  /// - Parameters:
  ///   - container: The view: size, scale, safe area, margins and direction.
  ///   - itemCounts: Number of items of each section, and by its length the number of sections.
  ///   - traits: Told to providers; nil takes what the container's size and direction tell.
  ///   - measure: Answers the sizes of estimated elements, each asked for once per proposal; nil
  ///     keeps all estimates.
  public func prepare(
    for container: LayoutContainer, itemCounts: [Int], traits: UITraitCollection? = nil,
    measure: MeasuringFunction? = nil
  ) {
    inputs = Inputs(
      container: container, itemCounts: itemCounts,
      traits: traits ?? UITraitCollection(of: container), measure: measure)
    solution = nil
    prepare()
    scrollState = solution?.layout.initialState ?? ScrollState(offset: .zero)
  }

  /// The solved layout; nil before the layout was told what to lay out for.
  public var solvedLayout: SolvedLayout? { current?.layout }

  /// Asks for the sections and solves them, if the layout was told what to lay out for.
  open override func prepare() {
    guard let inputs else { return }
    let spec = settings.spec
    let environment = LayoutEnvironment(
      view: inputs.container, reference: spec.contentInsetsReference,
      scrollAxis: spec.scrollDirection, traitCollection: inputs.traits)
    var sections: [SectionInput] = []
    var handlers: [Int: VisibleItemsHandler] = [:]
    for (index, count) in inputs.itemCounts.enumerated() {
      let section = sectionProvider(index, environment)
      sections.append(
        SectionInput(
          spec: section?.sectionSpec(in: inputs.traits) ?? .nothing,
          itemCount: section == nil ? 0 : count, measuresCells: inputs.measure != nil))
      handlers[index] = section?.visibleItemsInvalidationHandler.map {
        Self.handler($0, in: environment)
      }
    }
    let solver = LayoutSolver(
      container: inputs.container, configuration: spec,
      measure: inputs.measure ?? { _, _ in nil })
    solution = Solution(layout: solver.solve(sections), handlers: handlers)
  }

  /// Forgets the solved layout; the next query asks for the sections again.
  open override func invalidateLayout() { solution = nil }

  private var current: Solution? {
    if solution == nil { prepare() }
    return solution
  }

  private static func handler(
    _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
    in environment: LayoutEnvironment
  ) -> VisibleItemsHandler {
    { elements, offset in
      let items = elements.map(VisibleItem.init)
      handler(items, offset, environment)
      elements = items.map(\.element)
    }
  }

  // MARK: Queries

  /// Size of the content in points; zero before the layout was told what to lay out for.
  open override var collectionViewContentSize: CGSize { current?.layout.contentSize ?? .zero }

  /// The elements whose frames meet `rect`, in content coordinates: orthogonal sections at section
  /// offset 0, pinned elements where ``scrollState`` holds them, handlers applied.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    current.map {
      $0.layout.layoutAttributesForElements(in: rect, at: scrollState, handlers: $0.handlers)
        .map(UICollectionViewLayoutAttributes.init(element:))
    }
  }

  /// The elements that are seen at ``scrollState``, handlers applied.
  public func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    guard let current else { return [] }
    return current.layout.visibleAttributes(at: scrollState, handlers: current.handlers)
      .map(UICollectionViewLayoutAttributes.init(element:))
  }

  /// A cell's attributes, handlers not applied; nil when there is no such cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    current?.layout.cell(indexPath.item, in: indexPath.section, at: scrollState)
      .map(UICollectionViewLayoutAttributes.init(element:))
  }

  /// A header's, footer's or badge's attributes, handlers not applied; nil when there is none.
  ///
  /// - Parameters:
  ///   - elementKind: The author's name of its kind.
  ///   - indexPath: Section and index; for an anchored view its host's index; one index alone for
  ///     an item of the layout itself.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let section = indexPath.count > 1 ? indexPath.section : -1
    return current?.layout.supplementary(
      ofKind: elementKind, index: indexPath.last ?? 0, in: section, at: scrollState
    )
    .map(UICollectionViewLayoutAttributes.init(element:))
  }

  /// A background's attributes; nil when the section has none of that kind.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    current?.layout.decoration(
      ofKind: elementKind, index: indexPath.item, in: indexPath.section, at: scrollState
    )
    .map(UICollectionViewLayoutAttributes.init(element:))
  }
}

extension SectionSpec {
  /// A section that shows nothing, for a provider that returned none.
  fileprivate static var nothing: SectionSpec {
    SectionSpec(
      content: .group(
        GroupSpec(
          axis: .horizontal, size: SizeSpec(width: .absolute(0), height: .absolute(0)),
          arrangement: .fill([]))))
  }
}
