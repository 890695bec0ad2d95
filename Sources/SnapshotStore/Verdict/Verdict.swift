// SPDX-License-Identifier: MIT
//
// The judgement of one snapshot: cheap questions first, a codec runs only when a hash says so.

package import DynamicCollectionView
package import Foundation

/// A snapshot as it was drawn just now.
package struct FreshSnapshot: Sendable {
  /// Its id.
  package var id: String
  /// Its frames.
  package var layout: LayoutDump
  /// Its picture.
  package var picture: Raster
  /// Hash of the picture's RGBA bytes, in the reference's own spelling.
  package var pixelHash: String
  /// Fingerprint of what drew it.
  package var engine: String
  /// Pixels in a point.
  package var scale: CGFloat
  /// Errors of its document, one line each; with one of them nothing is compared.
  package var errors: [String] = []
  /// What could not be drawn, one line each.
  package var gaps: [String] = []

  /// A snapshot by its parts, without complaints.
  package init(
    id: String, layout: LayoutDump, picture: Raster, pixelHash: String, engine: String,
    scale: CGFloat
  ) {
    self.id = id
    self.layout = layout
    self.picture = picture
    self.pixelHash = pixelHash
    self.engine = engine
    self.scale = scale
  }
}

/// A reference as it lies on the disk; its pixels are decoded when asked for.
package struct StoredReference: Sendable {
  /// What the file says without being decoded.
  package var inspection: ReferenceInspection
  /// The frames; nil when the file beside the picture is missing.
  package var layout: LayoutDump?
  /// Decodes the picture.
  package var pixels: @Sendable () throws(ReferenceFailure) -> Raster

  /// A reference by its parts.
  package init(
    inspection: ReferenceInspection, layout: LayoutDump?,
    pixels: @escaping @Sendable () throws(ReferenceFailure) -> Raster
  ) {
    self.inspection = inspection
    self.layout = layout
    self.pixels = pixels
  }
}

/// The judgement of one snapshot.
package struct Verdict: Sendable {
  /// What came of it.
  package var state: SnapshotState
  /// What happened to the layout; nil when there was nothing to compare with.
  package var layout: LayoutComparison?
  /// What happened to the pixels; nil when a hash told that they are equal, or sizes differ.
  package var pixels: PixelComparison?
  /// The reference's pixels, when they were decoded.
  package var reference: Raster?
  /// Elements that do not show the same, wherever they are.
  package var repainted: [String] = []
  /// In what the engine that recorded and the one that drew differ; empty where they don't.
  package var engines = ""
  /// Whether the screen behind all elements has another colour.
  package var isBackgroundRepainted = false
  /// Whether an element that is not said to be repainted is known to show the same.
  package var tellsContent = true
  /// Areas of elements that only moved.
  package var moved: [PixelRect] = []
  /// Sizes in pixels, when they differ.
  package var sizes: (before: PixelRect, after: PixelRect)?
  /// Whether the picture was found equal without decoding anything.
  package var isEqualByHash = false
  /// What a reader should know besides, one line each.
  package var notes: [String] = []

  /// What to do under another engine.
  package enum EngineRule: String, Hashable, Sendable, CaseIterable {
    /// Another picture is the state `engine`.
    case strict
    /// It passes with a note when the layouts agree.
    case warn
  }

  /// Judges a snapshot.
  ///
  /// - Parameters:
  ///   - reference: What it is compared with; nil when there is none.
  ///   - tolerance: What is let through; nothing unless told otherwise.
  /// - Returns: In this order: document error, no or unreadable reference, layout, pixel hash,
  ///   size, exact pixels, tolerance.
  package static func of(
    _ fresh: FreshSnapshot, against reference: Result<StoredReference?, ReferenceFailure>,
    tolerance: PixelTolerance = PixelTolerance(), engine: EngineRule = .strict
  ) -> Verdict {
    // 1. A document with an error is not compared.
    guard fresh.errors.isEmpty else {
      return Verdict(state: .error, notes: fresh.errors)
    }
    let stored: StoredReference
    switch reference {
    case .failure(let failure): return Verdict(state: .unreadable, notes: [failure.reason])
    case .success(nil): return Verdict(state: .missing, notes: fresh.gaps)
    case .success(let found?): stored = found
    }
    var verdict = Verdict(state: .passed)
    // 2. The layout.
    let hasLayoutChange = verdict.compareLayout(fresh, stored)
    // 3. to 6. The picture.
    let picture: SnapshotState
    do throws(ReferenceFailure) {
      picture = try verdict.comparePicture(fresh, stored, tolerance)
    } catch {
      return Verdict(state: .unreadable, notes: [error.reason])
    }
    verdict.settle(
      fresh, stored, hasLayoutChange: hasLayoutChange, picture: picture, engine: engine)
    return verdict
  }

  private mutating func compareLayout(_ fresh: FreshSnapshot, _ stored: StoredReference) -> Bool {
    guard let before = stored.layout else { return false }
    let comparison = LayoutComparison(from: before, to: fresh.layout)
    layout = comparison
    return !comparison.isEmpty
  }

  private mutating func comparePicture(
    _ fresh: FreshSnapshot, _ stored: StoredReference, _ tolerance: PixelTolerance
  ) throws(ReferenceFailure) -> SnapshotState {
    let inspection = stored.inspection
    // 3. The same hash: no codec runs.
    if let hash = inspection.trustedPixelHash {
      if hash == fresh.pixelHash {
        isEqualByHash = true
        return .passed
      }
    } else {
      notes.append(inspection.metadata == nil ? Self.strippedNote : Self.distrustNote)
    }
    // 4. Another size never passes.
    let before = PixelRect(x: 0, y: 0, width: inspection.width, height: inspection.height)
    guard before == fresh.picture.bounds else {
      sizes = (before, fresh.picture.bounds)
      reference = try stored.pixels()
      return .changed
    }
    // 5. Every pixel; 6. what a tolerance says of those that differ.
    let pixels = try stored.pixels()
    reference = pixels
    let elements = stored.layout.map {
      ElementPixels(
        before: $0, after: fresh.layout, comparison: layout ?? LayoutComparison(from: $0, to: $0),
        scale: fresh.scale)
    }
    var tolerance = tolerance
    tolerance.masks += elements?.masks(for: tolerance.maskedElements) ?? []
    guard
      var comparison = PixelComparison(pixels, fresh.picture, tolerance: tolerance)
    else {
      sizes = (pixels.bounds, fresh.picture.bounds)
      return .changed
    }
    if let elements, comparison.difference.counted > 0 {
      repainted = elements.repainted(pixels, fresh.picture, in: comparison.difference.regions)
      comparison.attribute(with: elements, repainted: repainted)
      moved = elements.movedUnchanged(repainted: repainted)
      tellsContent = elements.tellsContent
      if let before = stored.layout?.rounded.background, let after = fresh.layout.rounded.background
      {
        isBackgroundRepainted = before != after
      }
    }
    self.pixels = comparison
    guard comparison.difference.passes else { return .changed }
    let isEqual = comparison.difference.differing == 0 && comparison.difference.masked == 0
    return isEqual ? .passed : .tolerated
  }

  private mutating func settle(
    _ fresh: FreshSnapshot, _ stored: StoredReference, hasLayoutChange: Bool,
    picture: SnapshotState, engine rule: EngineRule
  ) {
    state = hasLayoutChange ? .changed : picture
    let recorded = stored.inspection.metadata?.engine
    let drawing = EngineFingerprint(fresh.engine)
    if state == .changed, !hasLayoutChange, let recorded,
      EngineFingerprint(recorded).conflicts(with: drawing)
    {
      engines = EngineFingerprint(recorded).changes(to: drawing)
      notes.append("recorded by \(recorded)")
      notes.append("drawn by \(fresh.engine)")
      state = rule == .warn && sizes == nil ? .tolerated : .engine
    }
    if stored.layout == nil {
      notes.append("the layout beside the reference is missing; recording writes it")
      if state.isFine { state = .missing }
    }
    if let id = stored.inspection.metadata?.id, id != fresh.id {
      notes.append("the reference was recorded as `\(id)`")
    }
    if !fresh.gaps.isEmpty {
      notes += fresh.gaps
      if state.isFine { state = .incomplete }
    }
  }

  private static let strippedNote =
    "the reference does not say its hash; its pixels were decoded and compared"
  private static let distrustNote =
    "the reference was compressed anew after recording; its pixels were decoded and compared"
}

extension PixelComparison {
  /// Says which elements each region belongs to, those that were painted anew first.
  package mutating func attribute(with elements: ElementPixels, repainted: [String] = []) {
    setRegions(elements.attributed(difference.regions, repainted: repainted))
  }
}
