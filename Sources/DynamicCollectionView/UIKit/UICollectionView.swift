// SPDX-License-Identifier: MIT
//
// A collection with a layout and a data source of one's own.
// Mirrors: UICollectionView (UIKit).
// Status: registration, reuse, layout, queries, updates in batches and drawing at an offset.
// The kinds and enumerations are those of the layout module, under the same names.

public import CellViews
public import CollectionLayout
public import Foundation

/// A view of cells that a data source makes and a layout places.
///
/// Cells are shown when the view is laid out or drawn, and go back for use again when they are out
/// of sight. ``layoutIfNeeded()`` tells the layout how large the view is and how much there is;
/// estimated sizes keep their estimates until the view is drawn, where cells are measured.
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
  /// Says what there is. Setting it puts all cells away.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// Is told what happens.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// Where it is scrolled to; the layout's range is not checked. Cells follow at the next layout.
  open var contentOffset = CGPoint.zero
  /// Pixels in a point that ``layoutIfNeeded()`` lays out for; 3 unless set.
  public var contentScaleFactor: CGFloat = 3
  /// What went wrong with registering, dequeuing and updating, each thing once.
  public internal(set) var problems: [CollectionViewProblem] = []

  var reuse = ReusePool()
  /// Views in sight, and their places in the order in which they are listed.
  var shown: [ShownElement: UICollectionReusableView] = [:]
  var order: [ShownElement] = []
  var isLaidOut = false
  /// How many items each section had when the layout was last told.
  var counts: [Int] = []
  /// Where it was last drawn, and how cells were measured there; nil before that.
  var stage: Stage?
  /// What was asked for since a batch of updates began; nil outside of one.
  var batch: CollectionChanges?
  /// The cell that is configured anew in its place.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?

  /// Where a collection is drawn.
  struct Stage {
    let environment: ViewEnvironment
    let measure: MeasuringFunction
  }

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
    reuse.classes[ReuseName(kind: nil, identifier: identifier)] = cellClass
  }

  /// Remembers the class of supplementary views with a name; nil forgets it.
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.classes[ReuseName(kind: kind, identifier: identifier)] = viewClass
  }

  /// A cell that went out of sight, or a new one of the class with this name; a plain cell, and a
  /// problem, when there is none (UIKit ends the program).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath { return reconfigured.cell }
    return dequeue(ReuseName(kind: nil, identifier: identifier)) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view that went out of sight, or a new one of the class with this name; a plain
  /// view, and a problem, when there is none (UIKit ends the program).
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseName(kind: kind, identifier: identifier))
      ?? UICollectionReusableView(frame: .zero)
  }

  private func dequeue(_ name: ReuseName) -> UICollectionReusableView? {
    if let view = reuse.take(name) { return view }
    report(.notRegistered(identifier: name.identifier, kind: name.kind))
    return nil
  }

  func report(_ problem: CollectionViewProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: What there is

  /// Number of sections; none without a data source.
  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

  /// Number of items of a section; none without a data source.
  open func numberOfItems(inSection section: Int) -> Int {
    max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
  }

  /// Puts all cells away, and asks for everything anew at the next layout.
  open func reloadData() {
    hide(order)
    isLaidOut = false
  }

  /// Lays out, if something changed, and shows what is in sight.
  open override func layoutIfNeeded() {
    layOutIfNeeded()
    if frame.width > 0, frame.height > 0 { display(attributesInSight()) }
  }

  /// Size of the content in points, laid out for the view's frame.
  open var contentSize: CGSize {
    layOutIfNeeded()
    return collectionViewLayout.collectionViewContentSize
  }

  private func layOutIfNeeded() {
    guard !isLaidOut else { return }
    layOut(
      stage?.environment ?? ViewEnvironment(scale: contentScaleFactor), measure: stage?.measure)
  }

  /// The cell of an item in sight; nil for any other.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ShownElement(kind: nil, path: indexPath)] as? UICollectionViewCell
  }

  /// Selects an item as a person does: the delegate is told.
  public func select(_ indexPath: IndexPath) {
    if hasItem(at: indexPath) {
      delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
  }

  func hasItem(at path: IndexPath) -> Bool {
    path.count == 2 && (0..<numberOfSections).contains(path.section)
      && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  override func content(in environment: EnvironmentValues) -> ViewNode {
    .deferred(DeferredNode(drawing: { room, cells in self.drawing(in: room, cells, environment) }))
  }
}
