// SPDX-License-Identifier: MIT
//
// Lines under and through texts: whole ones, and rows of marks.

import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
  /// The lines under and through a stretch.
  func paintRules(of span: RunSpan, _ run: TextRun, at start: CGPoint, _ color: RGBA) {
    guard span.width > 0 else { return }
    let (x, y) = (start.x + span.x, start.y - run.baselineOffset)
    let letters = run.color ?? color
    if let line = run.underline {
      setSource(line.color ?? letters)
      paint(
        line.pattern, x: x, y: y + run.font.size * TextRule.under, width: span.width, run.font)
    }
    if let line = run.strikethrough {
      setSource(line.color ?? letters)
      paint(
        line.pattern, x: x, y: y - run.font.size * TextRule.through, width: span.width, run.font)
    }
  }

  /// A line whose middle is at `y`; its marks begin with the stretch.
  private func paint(
    _ pattern: TextLine.Pattern, x: CGFloat, y: CGFloat, width: CGFloat, _ font: FontRequest
  ) {
    let thickness = font.size * TextRule.thickness
    let marks = pattern.marks
    let period = marks.reduce(0) { $0 + $1.mark + $1.gap } * thickness
    // So many marks that none of them can be told from the next are a whole line.
    guard period > 0, width / period <= TextRule.mostPeriods else {
      return fillRule(x: x, y: y, width: width, thickness)
    }
    var (place, index) = (CGFloat(0), 0)
    while place < width {
      let (mark, gap) = marks[index % marks.count]
      fillRule(x: x + place, y: y, width: min(mark * thickness, width - place), thickness)
      place += (mark + gap) * thickness
      index += 1
    }
  }

  /// A mark: on whole pixels where there are any.
  private func fillRule(x: CGFloat, y: CGFloat, width: CGFloat, _ thickness: CGFloat) {
    guard !isVector, isUpright else {
      cairo_rectangle(cr, x, y - thickness / 2, width, thickness)
      cairo_fill(cr)
      return
    }
    let map = matrix
    let (left, right) = (x * map.a + map.tx, (x + width) * map.a + map.tx)
    let height = max(1, (thickness * map.d).rounded())
    let top = (y * map.d + map.ty - height / 2).rounded()
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_identity_matrix(cr)
    cairo_rectangle(cr, left.rounded(), top, right.rounded() - left.rounded(), height)
    cairo_fill(cr)
  }
}

extension TextLine.Pattern {
  /// Marks and the gaps after them, in thicknesses of the line; none for a whole line. Apple does
  /// not publish them: these are ours.
  fileprivate var marks: [(mark: CGFloat, gap: CGFloat)] {
    switch self {
    case .solid: []
    case .dot: [(2, 2)]
    case .dash: [(6, 3)]
    case .dashDot: [(6, 2), (2, 2)]
    case .dashDotDot: [(6, 2), (2, 2), (2, 2)]
    }
  }
}

/// Lines that belong to texts, in ems.
private enum TextRule {
  static let thickness: CGFloat = 0.05
  /// From the baseline down to the middle of an underline.
  static let under: CGFloat = 0.125
  /// From the baseline up to the middle of a line through: half of a small letter.
  static let through: CGFloat = 0.265
  /// How often a row of marks may repeat in a stretch.
  static let mostPeriods: CGFloat = 10_000
}
