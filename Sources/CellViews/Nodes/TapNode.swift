// SPDX-License-Identifier: MIT
//
// What a tap on a hosted view does.

/// What a tap does.
public struct TapNode: Hashable, Sendable {
  /// How many taps in a row.
  public var count: Int
  private let action: Kept<Void, Void>

  /// An action; called on the thread of the host.
  public init(count: Int = 1, _ action: @escaping () -> Void) {
    self.count = max(1, count)
    self.action = Kept(action)
  }

  func callAsFunction() { action.make(()) }
}
