// SPDX-License-Identifier: MIT
//
// Views to look at while they are written.
// Mirrors: PreviewProvider (SwiftUI).
// Status: kept so that code stays as it is; previews are views like any others.

/// Views to look at while they are written. On the main actor, as in SwiftUI, so that a preview may
/// keep its state in static properties.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of all previews, inferred.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}
