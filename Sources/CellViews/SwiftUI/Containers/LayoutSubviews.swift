// SPDX-License-Identifier: MIT
//
// The views in a container, as its author sees them.
// Mirrors: LayoutSubviews, LayoutSubview, LayoutValueKey (SwiftUI).
// Status: complete.

/// A value that a view has for the container around it.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value

  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

/// The views in a container.
public struct LayoutSubviews: RandomAccessCollection {
  /// Views are counted from 0.
  public typealias Index = Int

  /// The way the container reads. Positions are counted from the leading edge either way.
  public let layoutDirection: LayoutDirection
  let views: [ViewLayout]
  let context: LayoutContext
  fileprivate let places = Places()

  init(_ views: [ViewLayout], in context: LayoutContext) {
    self.views = views
    self.context = context
    layoutDirection = context.environment.layoutDirection
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many views there are.
  public var endIndex: Int { views.count }

  /// A view.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(view: views[index], index: index, places: places, context: context)
  }

  /// Where the views stand once `place` has placed them in `bounds`; those that it has left out
  /// stand in the middle, and are offered what the container was offered.
  func arrangement(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ place: () -> Void
  ) -> Arrangement {
    places.slots = [:]
    place()
    let slots = views.enumerated().map { index, view in
      if let slot = places.slots[index] { return slot }
      let size = view.size(proposal)
      return Arrangement.Slot(
        proposal: proposal, size: size,
        origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
    }
    return Arrangement(size: bounds.size, slots: slots)
  }

  /// What the views say of a line, once `place` has placed them.
  func guide(
    _ line: AlignmentLine, in bounds: CGRect, _ proposal: ProposedViewSize, _ place: () -> Void
  ) -> CGFloat? {
    guard line.isBaseline || views.contains(where: { $0.setsGuides }) else { return nil }
    return arrangement(in: bounds, proposal, place).guide(line, of: views)
  }

  /// Where views were placed, by their index.
  fileprivate final class Places {
    var slots: [Int: Arrangement.Slot] = [:]
  }
}

/// A view in a container.
public struct LayoutSubview: Equatable {
  fileprivate let view: ViewLayout
  fileprivate let index: Int
  fileprivate let places: LayoutSubviews.Places
  fileprivate let context: LayoutContext

  /// What the view has said for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    view.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// Who is offered room first.
  public var priority: Double { view.priority }

  /// How far its neighbours should keep away.
  public var spacing: ViewSpacing {
    var spacing = view.spacing
    spacing.grid = context.grid
    return spacing
  }

  /// The size it takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.size(proposal.sane) }

  /// Its size and its lines when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: view, proposal.sane)
  }

  /// Places it with a point of its own at `position`, at the size it takes when it is offered
  /// `proposal`. Of several places the last one counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let offer = proposal.sane
    let size = view.size(offer)
    places.slots[index] = Arrangement.Slot(
      proposal: offer, size: size,
      origin: CGPoint(
        x: Length.finite(position.x) - Length.finite(anchor.x) * size.width,
        y: Length.finite(position.y) - Length.finite(anchor.y) * size.height))
  }

  /// Whether both are the same view of the same container.
  public static func == (left: Self, right: Self) -> Bool { left.view === right.view }
}

extension View {
  /// A value for the container around this view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    node(.layoutValue(LayoutValueNode(key, value)))
  }
}
