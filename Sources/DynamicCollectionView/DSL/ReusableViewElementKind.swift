// SPDX-License-Identifier: MIT
//
// Headers and footers, by UIKit's kind strings.

/// Whether a view is a header or a footer, or what else it is.
public enum ReusableViewElementKind: RawRepresentable, Hashable, Sendable, CaseIterable {
  case header, footer
  /// A kind of the author's own, as a layout in UIKit's words has it: a badge.
  case custom(String)

  /// The header and the footer.
  public static let allCases: [Self] = [.header, .footer]

  /// The header's or footer's kind by a string: UIKit's, or the short name. Unlike in the founding code, a raw value
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
    case .custom(let kind): kind
    }
  }

  /// What screens, documents and reports call it.
  var name: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .custom(let kind): kind
    }
  }
}
