// SPDX-License-Identifier: MIT
//
// How far a drawing reaches, so that what is not seen is not painted.

import Drawing
import Foundation
import Geometry

extension DrawCommand {
  /// A rectangle around all that this command paints, in the space it is given in; nil when it
  /// paints nothing or its numbers are no numbers.
  var bounds: CGRect? {
    switch self {
    case .fill(let path, _): return path.boundingBox?.ifFinite
    case .stroke(let path, _, let width, _, _):
      // A mitre reaches ten half widths at most, a cap less.
      guard width > 0 else { return nil }
      return path.boundingBox?.insetBy(dx: -width * 5, dy: -width * 5).ifFinite
    case .text(let request, let frame, _):
      var reach = max(request.font.size, request.font.lineHeight)
      for run in request.runs {
        let own = max(run.font.size, run.font.lineHeight) + abs(run.baselineOffset)
        reach = max(reach, own.isFinite ? own : 0)
      }
      return frame.insetBy(dx: -reach, dy: -reach).ifFinite
    case .image(_, let frame, let clip, _):
      guard frame.width > 0, frame.height > 0 else { return nil }
      guard let clip else { return frame.ifFinite }
      return clip.boundingBox.flatMap { frame.meeting($0) }?.ifFinite
    case .group(let effect, let commands):
      guard var box = commands.bounds(cutBy: effect) else { return nil }
      if let shadow = effect.shadow {
        let reach = BlurCanvas.reach(of: shadow.radius)
        box = box.union(box.offsetBy(dx: shadow.x, dy: shadow.y).insetBy(dx: -reach, dy: -reach))
      }
      return box.ifFinite
    }
  }
}

extension [DrawCommand] {
  /// A rectangle around all of them; nil when nothing is painted.
  var bounds: CGRect? {
    var box: CGRect?
    for command in self {
      if let one = command.bounds { box = box?.union(one) ?? one }
    }
    return box
  }

  /// As above, clipped, masked, transformed and blurred, without the shadow.
  func bounds(cutBy effect: GroupEffect) -> CGRect? {
    guard var box = bounds else { return nil }
    if let clip = effect.clip {
      guard let inside = clip.boundingBox?.ifFinite, let cut = box.meeting(inside) else {
        return nil
      }
      box = cut
    }
    if let mask = effect.mask {
      guard let ink = mask.bounds, let cut = box.meeting(ink) else { return nil }
      box = cut
    }
    let reach = BlurCanvas.reach(of: effect.blur)
    return box.applying(effect.transform).insetBy(dx: -reach, dy: -reach).ifFinite
  }
}

extension CGRect {
  /// Itself, unless one of its numbers is not finite.
  var ifFinite: CGRect? {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite ? self : nil
  }

  /// What two rectangles share; nil when they only touch or lie apart.
  func meeting(_ other: CGRect) -> CGRect? {
    let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle of whole numbers around it.
  var outward: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
