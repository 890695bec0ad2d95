// SPDX-License-Identifier: MIT
//
// A layout at each of the widths at which it changes.

import CollectionLayout
import DynamicCollectionView
import Foundation
import Geometry

/// A layout as it is at one width.
struct SwiftLayoutCase {
  /// The effective width from which on it holds; nil for the one that holds otherwise.
  var minimumWidth: CGFloat?
  var spec: SectionSpec
}

/// Finds what a layout is from each width on.
struct SwiftLayoutCases {
  let document: ScreenDocument
  let environment: RenderEnvironment

  /// From the widest on; the last one holds otherwise.
  ///
  /// - Parameter now: The layout in the environment itself.
  func cases(
    _ written: JSONNode, _ loaded: LoadedSection, now: SectionSpec,
    _ configuration: ConfigurationSpec
  ) -> [SwiftLayoutCase] {
    var widths: Set<CGFloat> = []
    collect(written, into: &widths)
    guard !widths.isEmpty else { return [SwiftLayoutCase(spec: now)] }
    let base = document.resolving(written, environment, configuration, aspects: loaded.aspects)
    func spec(_ width: CGFloat) -> SectionSpec? {
      let resolving = Resolving(
        width: width, os: base.os, scrollDirection: base.scrollDirection, locale: base.locale,
        aspects: base.aspects, images: base.images)
      return SectionLayoutForm.form.value(PresetForm.expanded(written, resolving), resolving)
    }
    var cases = widths.sorted(by: >).compactMap { width in
      spec(width).map { SwiftLayoutCase(minimumWidth: width, spec: $0) }
    }
    if let narrow = spec(0) {
      cases.append(SwiftLayoutCase(spec: narrow))
    } else if let last = cases.indices.last {
      cases[last].minimumWidth = nil
    }
    return cases
  }

  private func collect(_ node: JSONNode, into widths: inout Set<CGFloat>) {
    if let cases = node["cases"], cases.kind == .array {
      for one in cases.children {
        if let width = one["minWidth"]?.number, width > 0 { widths.insert(CGFloat(width)) }
      }
    }
    for child in node.children where child.kind == .array || child.kind == .object {
      collect(child, into: &widths)
    }
  }
}
