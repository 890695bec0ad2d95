// SPDX-License-Identifier: MIT
//
// A screen in UIKit's words: a view controller, cells of labels and constraints, a section of its own.

import SwiftUI
import UIKit

extension GalleryScreen {
  static let uikit = GalleryScreen("uikit", "UIKit's cells and sections") { _, environment in
    [(Screen(showing: ShadesViewController(), in: environment), .top)]
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
  let color: UIColor

  init(_ name: String, degrees: Int, _ digits: UInt32) {
    id = name.lowercased()
    self.name = name
    self.degrees = degrees
    color = UIColor(Color(digits))
  }

  // Yellows and greens are darker, so that white can be read on them.
  static var all: [Shade] {
    [
      Shade("Poppy", degrees: 0, 0xc24a4a),
      Shade("Brick", degrees: 20, 0xc2724a),
      Shade("Amber", degrees: 40, 0x99793a),
      Shade("Lemon", degrees: 60, 0x99993a),
      Shade("Lime", degrees: 80, 0x79993a),
      Shade("Clover", degrees: 100, 0x5a993a),
      Shade("Fern", degrees: 120, 0x3a993a),
      Shade("Jade", degrees: 140, 0x3a995a),
      Shade("Mint", degrees: 160, 0x3a9979),
      Shade("Lagoon", degrees: 180, 0x3a9999),
      Shade("Sky", degrees: 200, 0x3a7999),
      Shade("Cornflower", degrees: 220, 0x4a72c2),
      Shade("Cobalt", degrees: 240, 0x4a4ac2),
      Shade("Iris", degrees: 260, 0x724ac2),
      Shade("Violet", degrees: 280, 0x9a4ac2),
      Shade("Orchid", degrees: 300, 0xc24ac2),
      Shade("Peony", degrees: 320, 0xc24a9a),
      Shade("Rose", degrees: 340, 0xc24a72),
    ]
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
    degreesLabel.textColor = .white
    degreesLabel.alpha = 0.85
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
