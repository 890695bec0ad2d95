// SPDX-License-Identifier: MIT
//
// Pango's attributes of a text: faces, sizes, spacing, and where its runs end.

import CCairo
import Drawing
import Foundation

extension PangoShaper {
  /// Faces, sizes and spacing of a text; the caller frees them.
  func attributes(of text: PreparedText) -> OpaquePointer? {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
    addHyphens(of: text, to: attributes)
    addSpacing(of: text, to: attributes)
    addFeatures(of: text, to: attributes)
    addColors(of: text, to: attributes)
    addFaces(of: text, to: attributes)
    return attributes
  }

  private func add(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>,
    to attributes: OpaquePointer?
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(attributes, attribute)
  }

  /// No hyphen where a word has no room, but one at a soft hyphen: Pango leaves the ends of each range
  /// as they are.
  private func addHyphens(of text: PreparedText, to attributes: OpaquePointer?) {
    var (start, offset) = (0, 0)
    for piece in text.string.utf8.split(separator: 0xC2, omittingEmptySubsequences: false) {
      if offset > 0, piece.first == 0xAD {
        add(pango_attr_insert_hyphens_new(0), start..<offset + 1, to: attributes)
        start = offset + 1
      }
      offset += piece.count + 1
    }
    add(pango_attr_insert_hyphens_new(0), start..<text.string.utf8.count, to: attributes)
  }

  /// Faces and sizes. Parts that are alike get one attribute, whatever runs they are in: where one
  /// ends, Pango kerns no more. So with the spacing below.
  private func addFaces(of text: PreparedText, to attributes: OpaquePointer?) {
    var (start, end) = (0, 0)
    for (index, part) in text.parts.enumerated() {
      end += part.utf8Count
      let size = Self.units(text.font(ofRun: part.run).size)
      if index + 1 < text.parts.count {
        let next = text.parts[index + 1]
        if next.face === part.face, Self.units(text.font(ofRun: next.run).size) == size { continue }
      }
      let description = pango_font_description_new()
      pango_font_description_set_family(description, part.face?.family ?? "none")
      pango_font_description_set_absolute_size(description, Double(max(0, size)))
      add(pango_attr_font_desc_new(description), start..<end, to: attributes)
      pango_font_description_free(description)
      start = end
    }
  }

  private func addSpacing(of text: PreparedText, to attributes: OpaquePointer?) {
    let unspaced = UnspacedText(in: text.string)
    guard !text.runs.isEmpty else {
      let tracking = Self.units(text.font.tracking)
      return add(tracking, unspaced.outside(0..<text.string.utf8.count), to: attributes)
    }
    var (start, end) = (0, 0)
    for (index, run) in text.runs.enumerated() {
      end += run.length
      let tracking = Self.units(run.font.tracking)
      if index + 1 < text.runs.count,
        Self.units(text.runs[index + 1].font.tracking) == tracking
      {
        continue
      }
      add(tracking, unspaced.outside(start..<end), to: attributes)
      start = end
    }
  }

  /// Figures of one width, over as many runs as possible.
  private func addFeatures(of text: PreparedText, to attributes: OpaquePointer?) {
    guard !text.runs.isEmpty else {
      if text.font.hasMonospacedDigits {
        pango_attr_list_insert(attributes, pango_attr_font_features_new(Self.monospacedDigits))
      }
      return
    }
    var (start, end) = (0, 0)
    for (index, run) in text.runs.enumerated() {
      end += run.length
      let isOn = run.font.hasMonospacedDigits
      if index + 1 < text.runs.count, text.runs[index + 1].font.hasMonospacedDigits == isOn {
        continue
      }
      if isOn {
        add(pango_attr_font_features_new(Self.monospacedDigits), start..<end, to: attributes)
      }
      start = end
    }
  }

  private static let monospacedDigits = "tnum=1"

  private func add(_ tracking: Int32, _ ranges: [Range<Int>], to attributes: OpaquePointer?) {
    guard tracking != 0 else { return }
    for range in ranges { add(pango_attr_letter_spacing_new(tracking), range, to: attributes) }
  }

  /// A colour for each run that nobody sees: Pango ends a stretch of glyphs where it changes, and still
  /// joins letters across.
  private func addColors(of text: PreparedText, to attributes: OpaquePointer?) {
    guard text.runs.count > 1 else { return }
    var start = 0
    for (index, run) in text.runs.enumerated() {
      let (red, green) = (
        UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16)
      )
      let end = start + run.length
      add(pango_attr_foreground_new(red, green, 0), start..<end, to: attributes)
      start = end
    }
  }
}
