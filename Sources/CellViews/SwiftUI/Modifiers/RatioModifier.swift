// SPDX-License-Identifier: MIT
//
// A ratio of its own around views.
// Mirrors: View.aspectRatio(_:contentMode:) (SwiftUI).
// Status: complete.

import Foundation

/// A ratio of its own. A resizable image that fits keeps its own ratio to the pixel: it is the same
/// image as one that says so itself.
struct RatioModifier: ViewModifier {
  typealias Body = Never
  let ratio: CGFloat?
  let mode: ImageNode.ContentMode

  func _lower(content: some View, in context: LoweringContext, into nodes: inout [ViewNode]) {
    let start = nodes.count
    content._lower(in: context, into: &nodes)
    for index in start..<nodes.count {
      if ratio == nil, mode == .fit, case .image(var image) = nodes[index], image.resizable,
        image.contentMode == nil, image.aspectRatio == nil
      {
        image.contentMode = .fit
        nodes[index] = .image(image)
      } else {
        nodes[index] = .modified(nodes[index], .aspectRatio(ratio, mode))
      }
    }
  }
}
