// SPDX-License-Identifier: MIT
//
// Points, sizes and rectangles print as they do with Apple's Foundation.

public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// As in `(0.0, 230.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// As in `(400.0, 310.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// As in `(0.0, 230.0, 320.0, 80.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
