// SPDX-License-Identifier: MIT
//
// What an assertion compares, and where it is drawn.

/// What an assertion compares, and where it is drawn.
public struct Snapshotting<Value> {
  let strategy: SnapshotStrategy
}

extension Snapshotting: Sendable where Value: Sendable {}

extension Snapshotting where Value: SnapshotSubject {
  /// The picture, pixel by pixel, after the frames.
  public static var image: Snapshotting { .image() }

  /// The picture as PNG, after the frames. Nothing may differ unless told otherwise.
  ///
  /// - Parameters:
  ///   - precision: Part of all pixels that must match.
  ///   - perceptualPrecision: Pixels whose CIELAB distance is over `(1 - p) * 100` do not match.
  ///   - tolerance: What may differ, with a reason.
  ///   - device: Instead of the document's own device; an iPhone 16 for screens in Swift.
  ///   - variants: Values by axis, as a document's `variants` has them: `["appearance": ["dark"]]`.
  ///     An axis replaces the document's; each combination has a reference of its own.
  ///   - stop: Which stops are looked at; all of them unless given.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1, tolerance: SnapshotTolerance? = nil,
    device: SnapshotDevice? = nil, variants: [String: [String]] = [:], stop: SnapshotStop = .all
  ) -> Snapshotting {
    Snapshotting(
      strategy: SnapshotStrategy(
        form: .image(
          StrategyTolerance(
            precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance)),
        device: device, variants: variants, stop: stop))
  }

  /// The picture as SVG, byte by byte, after the frames.
  public static var svg: Snapshotting { .svg() }

  /// The picture as SVG, byte by byte, after the frames; see
  /// ``image(precision:perceptualPrecision:tolerance:device:variants:stop:)``.
  public static func svg(
    device: SnapshotDevice? = nil, variants: [String: [String]] = [:], stop: SnapshotStop = .all
  ) -> Snapshotting {
    Snapshotting(
      strategy: SnapshotStrategy(form: .svg, device: device, variants: variants, stop: stop))
  }

  /// The frames alone; nothing is painted.
  public static var layout: Snapshotting { .layout() }

  /// The frames alone; nothing is painted. See
  /// ``image(precision:perceptualPrecision:tolerance:device:variants:stop:)``.
  public static func layout(
    device: SnapshotDevice? = nil, variants: [String: [String]] = [:], stop: SnapshotStop = .all
  ) -> Snapshotting {
    Snapshotting(
      strategy: SnapshotStrategy(form: .layout, device: device, variants: variants, stop: stop))
  }
}

/// A strategy, whatever it is for.
struct SnapshotStrategy: Hashable, Sendable {
  /// What is compared.
  enum Form: Hashable, Sendable {
    case image(StrategyTolerance)
    case svg
    case layout
  }

  var form: Form
  var device: SnapshotDevice?
  var variants: [String: [String]]
  var stop: SnapshotStop

  /// Why anything may differ; nil when nobody said.
  var reason: String? {
    guard case .image(let tolerance) = form else { return nil }
    return tolerance.tolerance?.reason
  }
}
