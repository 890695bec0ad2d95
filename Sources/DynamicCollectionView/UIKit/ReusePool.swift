// SPDX-License-Identifier: MIT
//
// Cells and supplementary views by name: the classes they are made of, and those that wait for use.

/// A name of cells, or of supplementary views of a kind.
struct ReuseName: Hashable {
  /// Nil for cells.
  let kind: String?
  let identifier: String
}

/// Makes views by name, and keeps those that went out of sight.
struct ReusePool {
  /// What views with a name are made of.
  var classes: [ReuseName: UICollectionReusableView.Type] = [:]
  private var waiting: [ReuseName: [UICollectionReusableView]] = [:]

  /// The view that has waited for the shortest time, told that it is used again; else a new one; nil
  /// when no class has this name.
  mutating func take(_ name: ReuseName) -> UICollectionReusableView? {
    guard let type = classes[name] else { return nil }
    if let view = waiting[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = type.init(dequeuedWith: .zero)
    view.reuseIdentifier = name.identifier
    return view
  }

  /// Keeps a view for use again, if it was made by name.
  ///
  /// - Parameter kind: Nil for cells.
  mutating func put(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[ReuseName(kind: kind, identifier: identifier), default: []].append(view)
  }
}
