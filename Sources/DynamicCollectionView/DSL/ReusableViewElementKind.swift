// SPDX-License-Identifier: MIT
//
// Headers and footers, by UIKit's kind strings.

/// Whether a view is a header or a footer.
public enum ReusableViewElementKind: RawRepresentable, Hashable, Sendable, CaseIterable {
  case header, footer

  /// The kind with a string: UIKit's, or the short name. Unlike in the founding code, a raw value
  /// gives back the kind it is of.
  public init?(rawValue: String) {
    switch rawValue {
    case UICollectionView.elementKindSectionHeader, "header": self = .header
    case UICollectionView.elementKindSectionFooter, "footer": self = .footer
    default: return nil
    }
  }

  /// UIKit's string: the key of `reusableItems`.
  public var rawValue: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }

  /// What screens, documents and reports call it.
  var name: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    }
  }
}
