// SPDX-License-Identifier: MIT
//
// Cells made of UIKit's views are drawn, measured and used again; collections stand in other views.

import DynamicCollectionView
import Testing

/// A title on a rounded card, as apps write it.
class CardCell: UICollectionViewCell, UICell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.layer.masksToBounds = true
    contentView.backgroundColor = .systemBlue
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { return nil }

  func configure(model: Card, at indexPath: IndexPath) { label.text = model.title }
}

/// A cell of a subclass that says nothing of its making.
final class LoudCardCell: CardCell {
  override func configure(model: Card, at indexPath: IndexPath) {
    label.text = model.title.uppercased()
  }
}

class Card: UICellConfigurableModel {
  typealias CellType = CardCell
  let id: String
  let title: String

  init(_ id: String, _ title: String) {
    self.id = id
    self.title = title
  }
}

final class Cards: UISection {
  let id = "cards"
  var items: [any UICellConfigurableModel]
  var reusableItems: [String: [any UIReusableViewConfigurableModel]] = [:]

  init(_ items: [any UICellConfigurableModel]) { self.items = items }

  func sectionLayout(
    _ collectionView: UICollectionView?, sectionIndex: Int,
    environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

/// A title in the middle of a card, as the founding sample has it.
final class SwatchCell: UICollectionViewCell, UICell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }

  func configure(model: Swatch, at indexPath: IndexPath) {
    contentView.backgroundColor = .systemBlue
    label.text = model.id
  }
}

final class Swatch: UICellConfigurableModel {
  typealias CellType = SwatchCell
  let id: String
  init(_ id: String) { self.id = id }
}

/// Three columns, as the founding sample has them.
final class Thirds: UISection {
  let id = "thirds"
  var items: [any UICellConfigurableModel]
  var reusableItems: [String: [any UIReusableViewConfigurableModel]] = [:]

  init(_ items: [Swatch]) { self.items = items }

  func sectionLayout(
    _ collectionView: UICollectionView?, sectionIndex: Int,
    environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
    return section
  }
}

/// The boxes of all texts.
private func texts(_ commands: [DrawCommand]) -> [CGRect] {
  commands.flatMap { command -> [CGRect] in
    switch command {
    case .text(_, let frame, _): [frame]
    case .group(_, let inner): texts(inner)
    default: []
    }
  }
}

/// The words of all texts, in drawing order.
private func words(_ commands: [DrawCommand]) -> [String] {
  commands.flatMap { command -> [String] in
    switch command {
    case .text(let request, _, _): [request.string]
    case .group(_, let inner): words(inner)
    default: []
    }
  }
}

@Suite struct UIKitCellTests {
  @Test("a cell is as high as its label and the constraints around it (derived)")
  func measured() throws {
    let view = UIDynamicCollectionView()
    // 40 letters are 400 points: two lines beside the margins of 393.
    view.apply(
      sections: [Cards([Card("1", "short"), Card("2", String(repeating: "x", count: 40))])],
      animated: false)
    view.show(in: phone, text: BlockText(), images: NoImages())
    let frames = try #require(view.renderer).layout.visibleAttributes(at: view.scrollState)
      .map(\.frame.height)
    #expect(frames == [40, 60])
    #expect(
      try #require(view.frame()).list.elements.map(\.title) == ["short"] + [
        String(repeating: "x", count: 40)
      ])
  }

  @Test("round corners cut what is inside, in the order of layers")
  func layers() throws {
    let cell = CardCell(dequeuedWith: .zero)
    cell.configure(model: Card("1", "one"), at: IndexPath(item: 0, section: 0))
    cell.contentView.layer.borderWidth = 2
    let cells = CellRenderer(environment: ViewEnvironment(), text: BlockText(), images: NoImages())
    let commands = cells.draw(
      cell.node(in: EnvironmentValues()), in: CGRect(x: 0, y: 0, width: 200, height: 60)
    ).commands
    guard case .group(let effect, let inner) = try #require(commands.first) else {
      Issue.record("nothing is cut: \(commands)")
      return
    }
    #expect(effect.clip != nil)
    #expect(words(inner) == ["one"])
    guard case .stroke(_, _, let width, _, _) = try #require(commands.last) else {
      Issue.record("no border above: \(commands)")
      return
    }
    #expect(width == 2)
  }

  //
  @Test("18 cells in UIKit's words are 716 points high, each title in the middle of its card")
  func sample() throws {
    let view = UIDynamicCollectionView()
    view.apply(
      sections: [Thirds((0..<18).map { Swatch("\($0)") })], animated: false)
    view.show(in: phone, text: BlockText(), images: NoImages())
    let layout = try #require(view.renderer).layout
    #expect(layout.contentSize.height == 716)
    let elements = try #require(view.frame()).list.elements
    #expect(elements.map(\.title).prefix(2) == ["0", "1"])
    for element in elements.prefix(4) {
      let boxes = texts(element.commands)
      #expect(boxes.count == 1)
      #expect(boxes.allSatisfy { abs($0.midX - element.frame.midX) <= 0.5 })
      #expect(boxes.allSatisfy { abs($0.midY - element.frame.midY) <= 0.5 })
    }
  }

  @Test("an image is as large as itself, or fits its view; icons take the tint (derived)")
  func images() throws {
    final class Pictures: ImageInspecting {
      func status(of image: ImageReference) -> ImageStatus {
        .ready(width: 40, height: 20)
      }
    }
    func image(_ mode: UIView.ContentMode, size: CGSize?) -> (CGRect, RGBA?)? {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIImageView(image: UIImage(named: "a.png")?.withRenderingMode(.alwaysTemplate))
      view.tintColor = .red
      view.contentMode = mode
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      var constraints = [
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      ]
      if let size {
        constraints += [
          view.widthAnchor.constraint(equalToConstant: size.width),
          view.heightAnchor.constraint(equalToConstant: size.height),
        ]
      }
      NSLayoutConstraint.activate(constraints)
      let environment = ViewEnvironment(scale: 1)
      let cells = CellRenderer(environment: environment, text: BlockText(), images: Pictures())
      for command in cells.draw(outer.node(in: EnvironmentValues(environment)), in: outer.frame)
        .commands
      {
        if case .image(_, let frame, _, let tint) = command { return (frame, tint) }
      }
      return nil
    }
    let own = try #require(image(.scaleToFill, size: nil))
    #expect(own.0 == CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(own.1 == RGBA(255, 0, 0))
    let room = CGSize(width: 60, height: 60)
    #expect(
      try #require(image(.scaleToFill, size: room)).0 == CGRect(x: 10, y: 10, width: 60, height: 60)
    )
    #expect(
      try #require(image(.scaleAspectFit, size: room)).0
        == CGRect(x: 10, y: 25, width: 60, height: 30))
    #expect(
      try #require(image(.scaleAspectFill, size: room)).0
        == CGRect(x: -20, y: 10, width: 120, height: 60))
    #expect(
      try #require(image(.center, size: room)).0 == CGRect(x: 20, y: 30, width: 40, height: 20))
  }

  @Test("a subclass of a cell is made by its own type")
  func subclass() {
    let type: UICollectionViewCell.Type = LoudCardCell.self
    let cell = type.init(dequeuedWith: .zero)
    #expect(cell is LoudCardCell)
    (cell as? LoudCardCell)?.configure(model: Card("1", "one"), at: IndexPath(item: 0, section: 0))
    #expect((cell as? LoudCardCell)?.label.text == "ONE")
  }

  @Test("a collection tells of the constraints in its cells that it leaves out")
  func problems() {
    final class TightCell: UICollectionViewCell, UICell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let (title, image) = (UILabel(), UIView())
        contentView.addSubview(title)
        contentView.addSubview(image)
        title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 4).isActive = true
      }
      required init?(coder: NSCoder) { return nil }
      func configure(model: TightModel, at indexPath: IndexPath) {}
    }
    final class TightModel: UICellConfigurableModel {
      typealias CellType = TightCell
      let id = "tight"
    }
    let view = UIDynamicCollectionView()
    view.apply(sections: [Cards([TightModel()])], animated: false)
    view.show(in: phone, text: BlockText(), images: NoImages())
    #expect(
      view.problems.map(\.description) == [
        """
        warning[constraint-not-solved]: in the cell of item 'tight' in section 'cards', the \
        constraint 'UILabel.top = UIView.bottom + 4' of 'UILabel' is not solved
          hint  tie the view's edges, centres and lengths to its superview's, by constants
        """
      ])
  }

  // D-50
  @Test("the label for empty collections is there, and hidden")
  func emptyGuide() {
    let label = UIDynamicCollectionView().emptyGuideLabel
    #expect(label.isHidden && label.text == nil)
    #expect(label.font == .systemFont(ofSize: 21, weight: .medium))
    #expect(label.textAlignment == .center && label.numberOfLines == 0)
  }

  //
  @Test("buttons stand above a collection, which is drawn in the room they leave")
  func editable() throws {
    struct Editable: View {
      @State var items = Tile.numbered(0..<3)
      var body: some View {
        VStack(spacing: 0) {
          HStack {
            Button("Add") { items.append(Tile("new")) }
            Button("Clear") { items.removeAll() }
          }
          .frame(height: 40)
          DynamicCollectionView([Block("main", items, rows(64, spacing: 8))])
        }
      }
    }
    let view = Editable()
    func texts() -> [String] {
      let screen = Screen(showing: view, in: phone)
      let drawn = renderer(screen)
      return words(drawn.frame(at: drawn.layout.initialState).list.elements.flatMap(\.commands))
    }
    #expect(texts() == ["Add", "Clear", "0", "1", "2"])
    view.items.append(Tile("new"))
    #expect(texts() == ["Add", "Clear", "0", "1", "2", "new"])
    // The collection begins below the safe area and the buttons: 59 + 40 (derived).
    let drawn = renderer(Screen(showing: view, in: phone))
    let commands = drawn.frame(at: drawn.layout.initialState).list.elements.flatMap(\.commands)
    let shifts = commands.compactMap { command -> CGFloat? in
      if case .group(let effect, _) = command { effect.transform.ty } else { nil }
    }
    #expect(shifts == [99])
  }

  @Test("what a view does when it appears is done once, and shown")
  func appearing() {
    struct Feed: View {
      @State var items: [Tile] = []
      var body: some View {
        DynamicCollectionView([Block("feed", items, rows(64))])
          .onAppear { items += Tile.numbered(0..<2) }
      }
    }
    let feed = Feed()
    let drawn = renderer(Screen(showing: feed, in: phone))
    let texts = words(drawn.frame(at: drawn.layout.initialState).list.elements.flatMap(\.commands))
    #expect(texts == ["0", "1"])
    #expect(feed.items.count == 2)
  }

  @Test("a collection view tells its layout what its data source has, and draws its cells")
  func dataSource() throws {
    final class Source: UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
        (cell as? CardCell)?.label.text = "card \(path.item)"
        return cell
      }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    )
    let source = Source()
    view.dataSource = source
    #expect(view.contentSize == CGSize(width: 200, height: 300))
    let cells = CellRenderer(environment: ViewEnvironment(), text: BlockText(), images: NoImages())
    func drawn() -> [String] {
      words(cells.draw(view.node(in: EnvironmentValues()), in: view.frame).commands)
    }
    // Without a registered class there are plain cells, and a problem.
    #expect(drawn() == [])
    #expect(view.problems == [.notRegistered(identifier: "card", kind: nil)])
    view.register(CardCell.self, forCellWithReuseIdentifier: "card")
    #expect(drawn() == ["card 0", "card 1", "card 2"])
    // Measured when drawn: 10 + 20 + 10 each (derived).
    #expect(view.contentSize == CGSize(width: 200, height: 120))
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) == nil)
  }

  @Test("a controller's view goes under bars; constraints to its safe area do not")
  func controller() throws {
    final class Cover: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let bar = UIView()
        bar.backgroundColor = .red
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.heightAnchor.constraint(equalToConstant: 44),
        ])
      }
    }
    let drawn = renderer(Screen(showing: Cover(), in: phone))
    let boxes = drawn.frame(at: drawn.layout.initialState).list.elements.flatMap(\.commands)
      .compactMap { command -> CGRect? in
        if case .fill(let path, _) = command { path.bounds } else { nil }
      }
    #expect(
      boxes == [
        CGRect(x: 0, y: 0, width: 393, height: 852), CGRect(x: 0, y: 59, width: 393, height: 44),
      ])
  }
}
