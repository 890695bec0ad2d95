// SPDX-License-Identifier: MIT
//
// A file as apps have it: nothing is imported but Apple's modules.

import Combine
import SwiftUI
import UIKit

final class Basket: ObservableObject {
  @Published var count = 0
  let prices = PassthroughSubject<Int, Never>()
  private var subscriptions = Set<AnyCancellable>()

  init() {
    prices.removeDuplicates().receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.count += 1 }
      .store(in: &subscriptions)
  }
}

struct BasketView: View {
  @ObservedObject var basket: Basket

  var body: some View {
    HStack {
      Text("In the basket: \(basket.count)")
      Image(systemName: "cart")
    }
    .background(Color(uiColor: .systemYellow))
  }
}

final class SwatchCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class SwatchController: UIViewController, UICollectionViewDataSource {
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    colors.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item]
    (cell as? SwatchCell)?.label.text = "\(indexPath.item)"
    return cell
  }
}
