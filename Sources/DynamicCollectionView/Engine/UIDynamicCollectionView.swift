// SPDX-License-Identifier: MIT
//
// A collection view without a screen: it lays out, shows and hides cells as scrolling shows them,
// uses them again, and tells its handlers, in an order that can be relied upon.

public import CellViews
public import CollectionLayout
public import Drawing
public import Foundation
import Geometry

/// A headless collection view.
///
/// Its size is zero, and it displays nothing, until ``show(in:text:images:configuration:)``. What
/// happens is told in ``events``: what goes out of sight first, then what comes into sight by
/// section: headers, items, footers. Display handlers are called when the pass that shows the cells
/// is done, as on the next turn of UIKit's main loop; what they change is shown in a pass of its own.
open class UIDynamicCollectionView: UIView {
  /// The sections as they were last given. Setting it shows nothing until the next call that does.
  public var currentSections: [any UISection] = []
  /// What to do about errors in data: refuse it unless set.
  public var policy = DataPolicy.strict
  /// Called at once when an item is selected.
  public var didSelectItem: ((any UICellConfigurableModel, IndexPath) -> Void)?
  /// Called when an item's cell was about to be shown.
  public var willDisplayItem: ((any UICellConfigurableModel, IndexPath) -> Void)?
  /// Called when a supplementary view with a model was about to be shown.
  public var willDisplayReusableItem: ((any UIReusableViewConfigurableModel, IndexPath) -> Void)?
  /// When scrolling dismisses the keyboard; recorded, without effect.
  public var keyboardDismissMode = KeyboardDismissMode.none {
    didSet {
      if keyboardDismissMode != oldValue {
        events.append(.keyboardDismissMode(keyboardDismissMode))
      }
    }
  }

  /// What happened, from the first to the last.
  public internal(set) var events: [CollectionEvent] = []
  /// What was wrong with the data so far, each thing once.
  public internal(set) var problems: [DataProblem] = []
  /// The ids that are shown.
  public internal(set) var snapshot = NSDiffableDataSourceSnapshot<String, String>()
  /// Where the collection and its sections are scrolled to.
  public internal(set) var scrollState = ScrollState(offset: .zero)
  /// Names under which cells and supplementary views were registered, in order; one list for both.
  public internal(set) var registeredIdentifiers: [String] = []

  /// Places the elements: of the class that was asked for. What a subclass does to attributes in
  /// `layoutAttributesForElements(in:)` is seen.
  public private(set) lazy var collectionViewLayout: UICollectionViewCompositionalLayout =
    makeLayout { [weak self] index, environment in
      guard let self, data.indices.contains(index) else { return nil }
      return data[index].section.sectionLayout(nil, sectionIndex: index, environment: environment)
    }
  private let makeLayout:
    (@escaping UICollectionViewCompositionalLayoutSectionProvider)
      -> UICollectionViewCompositionalLayout

  /// A text for when there is nothing to show: in the middle, and hidden unless its owner shows it.
  public let emptyGuideLabel = UILabel()

  /// What is laid out and drawn; nil before it is shown.
  public internal(set) var renderer: ScreenRenderer?
  var stage: Stage?
  var data: [SectionData] = []
  var visible: [ElementKey: UICollectionReusableView] = [:]
  var order: [ElementKey] = []
  var pool: [String: [UICollectionReusableView]] = [:]
  var pending: [() -> Void] = []
  var isSettling = false

  /// Where it is shown.
  struct Stage {
    var environment: RenderEnvironment
    var text: any TextMeasuring
    var images: any ImageInspecting
    var configuration: ConfigurationSpec
  }

  /// A section as it is shown.
  struct SectionData {
    let section: any UISection
    var items: [any UICellConfigurableModel]
  }

  /// A collection without data and without a size.
  public convenience init() { self.init(layout: UICollectionViewCompositionalLayout.self) }

  /// A collection without data and without a size, with a layout of a class of the caller's. Its
  /// sections are those that are applied; there is none for an index beyond them.
  public required init<Layout: UICollectionViewCompositionalLayout>(layout: Layout.Type) {
    makeLayout = { Layout(sectionProvider: $0) }
    super.init(frame: .zero)
    emptyGuideLabel.font = .systemFont(ofSize: 21, weight: .medium)
    emptyGuideLabel.textAlignment = .center
    emptyGuideLabel.numberOfLines = 0
    emptyGuideLabel.isHidden = true
    emptyGuideLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(emptyGuideLabel)
    NSLayoutConstraint.activate([
      emptyGuideLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      emptyGuideLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  /// Collections are not read from archives: ends the program, as the founding code does.
  public required init?(coder: NSCoder) {
    fatalError("a collection view can't be read from an archive")
  }

  /// Gives it a size and all else that surrounds it, scrolls to the start and displays.
  ///
  /// - Parameters:
  ///   - text: Measures texts of cells whose size is estimated.
  ///   - images: Answers the sizes of images.
  ///   - configuration: What surrounds the sections; UIKit's defaults unless given.
  public func show(
    in environment: RenderEnvironment, text: any TextMeasuring, images: any ImageInspecting,
    configuration: ConfigurationSpec = ConfigurationSpec()
  ) {
    stage = Stage(
      environment: environment, text: text, images: images, configuration: configuration)
    layOut()
    scrollState = renderer?.layout.initialState ?? scrollState
    display()
    settle()
  }

  // MARK: What a person does

  /// Scrolls, as far as there is content, and shows and hides cells.
  ///
  /// - Parameter offset: UIKit's `contentOffset` on the scroll axis.
  public func scroll(to offset: CGFloat) {
    scroll(to: ScrollStop(name: "", target: .along(offset), sections: [:]), keepsSections: true)
  }

  /// Scrolls to a stop, and shows and hides cells.
  public func scroll(to stop: ScrollStop) { scroll(to: stop, keepsSections: false) }

  private func scroll(to stop: ScrollStop, keepsSections: Bool) {
    guard let renderer else { return }
    var state = renderer.scrollState(for: stop).state
    if keepsSections { state.sectionOffsets = scrollState.sectionOffsets }
    scrollState = state
    events.append(.scrolled(state.offset))
    display()
    settle()
  }

  /// Selects an item, if there is one: the handler is called at once.
  public func select(_ path: IndexPath) {
    guard let item = item(at: path) else { return }
    events.append(.didSelectItem(id: item.id, at: path))
    didSelectItem?(item, path)
    settle()
  }

  /// The model of the item at a place; nil, and a problem, when there is none.
  public func item(at path: IndexPath) -> (any UICellConfigurableModel)? {
    guard data.indices.contains(path.section) else {
      report(.noSuchSection(index: path.section, count: data.count))
      return nil
    }
    let section = data[path.section]
    guard section.items.indices.contains(path.item) else {
      report(
        .noSuchItem(index: path.item, section: section.section.id, count: section.items.count))
      return nil
    }
    return section.items[path.item]
  }

  // MARK: What is seen

  /// The cell that shows an item; nil while it is out of sight.
  public func cell(showing id: String) -> UICollectionViewCell? {
    visible[.cell(id)] as? UICollectionViewCell
  }

  /// The ids of items in sight, in order.
  public var visibleItemIDs: [String] {
    order.compactMap { if case .cell(let id) = $0 { id } else { nil } }
  }

  /// Draws what is seen; nil before it is shown.
  public func frame() -> RenderedFrame? {
    guard let renderer else { return nil }
    guard hasOwnLayout else { return renderer.frame(at: scrollState) }
    return renderer.render(
      elementsInSight(), size: renderer.environment.size, at: scrollState)
  }

  /// Inside other views it takes all the room it is offered, and is drawn there.
  override func content(in environment: EnvironmentValues) -> ViewNode {
    .deferred(DeferredNode(drawing: { room, cells in self.drawing(in: room, cells) }))
  }

  /// The events, one a line.
  public var eventLog: String { events.map { $0.description + "\n" }.joined() }

  func report(_ problem: DataProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// What tells elements in sight from one another.
enum ElementKey: Hashable {
  case cell(String)
  case supplementary(section: String, kind: String, index: Int)
}
