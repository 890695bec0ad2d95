// SPDX-License-Identifier: MIT
//
// A collection with a layout and a data source of one's own.
// Mirrors: UICollectionView (UIKit).
// Status: registration, dequeuing, layout, queries and drawing at an offset; no updates in batches.
// The kinds and enumerations are those of the layout module, under the same names.

public import CellViews
public import CollectionLayout
public import Foundation

/// A view of cells that a data source makes and a layout places.
///
/// ``layoutIfNeeded()`` tells the layout how large the view is and how much there is; estimated
/// sizes keep their estimates until the view is drawn, where cells are measured.
open class UICollectionView: UIView {
  /// The sort of an element.
  public typealias ElementCategory = CollectionLayout.UICollectionView.ElementCategory
  /// The axis along which sections follow one another.
  public typealias ScrollDirection = CollectionLayout.UICollectionView.ScrollDirection
  /// The kind that UIKit names a section's header.
  public static let elementKindSectionHeader = CollectionLayout.UICollectionView
    .elementKindSectionHeader
  /// The kind that UIKit names a section's footer.
  public static let elementKindSectionFooter = CollectionLayout.UICollectionView
    .elementKindSectionFooter

  /// Places the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { isLaidOut = false }
  }
  /// Says what there is.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { isLaidOut = false }
  }
  /// Is told what happens.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// Where it is scrolled to; the layout's range is not checked.
  open var contentOffset = CGPoint.zero
  /// Pixels in a point that ``layoutIfNeeded()`` lays out for; 3 unless set.
  public var contentScaleFactor: CGFloat = 3
  /// What went wrong with registering and dequeuing, each thing once.
  public internal(set) var problems: [DequeuingProblem] = []

  var classes: [RegisteredName: UICollectionReusableView.Type] = [:]
  var isLaidOut = false

  /// A collection in a rectangle.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Collections are not read from archives: nil.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Cells by name

  /// Remembers the class of cells with a name; nil forgets it.
  open func register(
    _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    classes[RegisteredName(kind: nil, identifier: identifier)] = cellClass
  }

  /// Remembers the class of supplementary views with a name; nil forgets it.
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    classes[RegisteredName(kind: kind, identifier: identifier)] = viewClass
  }

  /// A cell of the class with this name; a plain cell, and a problem, when there is none (UIKit ends
  /// the program).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(RegisteredName(kind: nil, identifier: identifier)) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view of the class with this name; a plain view, and a problem, when there is
  /// none (UIKit ends the program).
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(RegisteredName(kind: kind, identifier: identifier))
      ?? UICollectionReusableView(frame: .zero)
  }

  private func dequeue(_ name: RegisteredName) -> UICollectionReusableView? {
    guard let type = classes[name] else {
      let problem = DequeuingProblem.notRegistered(identifier: name.identifier, kind: name.kind)
      if !problems.contains(problem) { problems.append(problem) }
      return nil
    }
    let view = type.init(dequeuedWith: .zero)
    view.reuseIdentifier = name.identifier
    return view
  }

  // MARK: What there is

  /// Number of sections; none without a data source.
  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

  /// Number of items of a section; none without a data source.
  open func numberOfItems(inSection section: Int) -> Int {
    max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
  }

  /// Asks for everything anew at the next layout.
  open func reloadData() { isLaidOut = false }

  /// Lays out, if something changed.
  open override func layoutIfNeeded() {
    if !isLaidOut { layOut(ViewEnvironment(scale: contentScaleFactor), measure: nil) }
  }

  /// Size of the content in points, laid out for the view's frame.
  open var contentSize: CGSize {
    layoutIfNeeded()
    return collectionViewLayout.collectionViewContentSize
  }

  /// The cell of an item, made by the data source; nil when there is none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  override func content(in environment: EnvironmentValues) -> ViewNode {
    .deferred(DeferredNode(drawing: { room, cells in self.drawing(in: room, cells, environment) }))
  }

  /// Selects an item as a person does: the delegate is told.
  public func select(_ indexPath: IndexPath) {
    if cellForItem(at: indexPath) != nil {
      delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
  }
}

/// What went wrong with registering and dequeuing.
public enum DequeuingProblem: Hashable, Sendable {
  /// No class has this name; UIKit ends the program.
  case notRegistered(identifier: String, kind: String?)
}

extension DequeuingProblem: CustomStringConvertible {
  /// What is wrong, and the next move.
  public var description: String {
    switch self {
    case .notRegistered(let identifier, nil):
      "no cell is registered as '\(identifier)'; register a class for it first"
    case .notRegistered(let identifier, let kind?):
      "no view of kind '\(kind)' is registered as '\(identifier)'; register a class for it first"
    }
  }
}

/// A name of cells, or of supplementary views of a kind.
struct RegisteredName: Hashable {
  let kind: String?
  let identifier: String
}
