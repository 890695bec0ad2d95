// SPDX-License-Identifier: MIT
//
// A screen in UIKit's words: a view controller, cells of labels and constraints, a section of its own.

import UIKit

extension GalleryScreen {
  static let uikit = GalleryScreen("uikit", "UIKit's cells and sections") { _, environment in
    [GalleryPicture("top", screen: Screen(showing: ShadesViewController(), in: environment))]
  }
}

/// A title, a line below it, and a collection with a section in UIKit's words.
public final class ShadesViewController: UIViewController {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  /// The shades.
  public let collectionView = UIDynamicCollectionView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    titleLabel.text = "Shades"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    detailLabel.text = "Eighteen steps around the wheel"
    detailLabel.font = .systemFont(ofSize: 15)
    detailLabel.textColor = .secondaryLabel
    for subview in [titleLabel, detailLabel, collectionView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: area.topAnchor, constant: 10),
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      detailLabel.topAnchor.constraint(equalTo: area.topAnchor, constant: 52),
      detailLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      collectionView.topAnchor.constraint(equalTo: area.topAnchor, constant: 76),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    collectionView.apply(
      sections: [ShadeSection(id: "shades", items: Shade.all)], animated: false)
  }
}

final class Shade: UICellConfigurableModel {
  typealias CellType = ShadeCell

  let id: String
  let name: String
  let degrees: Int

  init(_ name: String, degrees: Int) {
    id = name.lowercased()
    self.name = name
    self.degrees = degrees
  }

  var color: UIColor {
    // Yellows and greens are darker, so that white can be read on them.
    let brightness = (40...200).contains(degrees) ? 0.6 : 0.76
    return UIColor(
      hue: CGFloat(degrees) / 360, saturation: 0.62, brightness: brightness, alpha: 1)
  }

  static var all: [Shade] {
    [
      "Poppy", "Brick", "Amber", "Lemon", "Lime", "Clover", "Fern", "Jade", "Mint", "Lagoon", "Sky",
      "Cornflower", "Cobalt", "Iris", "Violet", "Orchid", "Peony", "Rose",
    ].enumerated().map { Shade($1, degrees: $0 * 20) }
  }
}

final class ShadeCell: UICollectionViewCell, UICell {
  private let card = UIView()
  private let nameLabel = UILabel()
  private let degreesLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
    card.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(card)
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    nameLabel.textColor = .white
    degreesLabel.font = .systemFont(ofSize: 13)
    degreesLabel.textColor = UIColor(white: 1, alpha: 0.85)
    for label in [nameLabel, degreesLabel] {
      label.textAlignment = .center
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
    }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      nameLabel.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      nameLabel.centerYAnchor.constraint(equalTo: card.centerYAnchor, constant: -9),
      degreesLabel.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      degreesLabel.centerYAnchor.constraint(equalTo: card.centerYAnchor, constant: 13),
    ])
  }

  required init?(coder: NSCoder) { fatalError("cells are made in code") }

  func configure(model: Shade, at indexPath: IndexPath) {
    card.backgroundColor = model.color
    nameLabel.text = model.name
    degreesLabel.text = "\(model.degrees)°"
  }
}

final class ShadeSection: UISection {
  let id: String
  var items: [any UICellConfigurableModel]
  var reusableItems: [String: [any UIReusableViewConfigurableModel]] = [:]

  init(id: String, items: [Shade]) {
    self.id = id
    self.items = items
  }

  func sectionLayout(
    _ collectionView: UICollectionView?, sectionIndex: Int,
    environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(110)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
    return section
  }
}
