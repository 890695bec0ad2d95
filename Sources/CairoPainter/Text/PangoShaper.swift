// SPDX-License-Identifier: MIT
//
// Lines of glyphs through Pango and HarfBuzz. Line heights are not Pango's: they come with the font
// request.

import CCairo
import Drawing
import Foundation

/// Breaks strings into lines of glyphs.
final class PangoShaper: LineShaper {
  private let fonts: FontCollection
  private let choice: FontChoice
  private let layout: OpaquePointer
  private var glyphFonts: [UnsafeMutablePointer<PangoFont>: GlyphFont] = [:]
  private static let fontCapacity = 512

  init(additionalFiles: [String]) throws(PaintError) {
    fonts = try FontCollection()
    choice = try FontChoice(fonts, additionalFiles: additionalFiles)
    guard let layout = pango_layout_new(fonts.context) else { throw .noMemory("pango_layout_new") }
    self.layout = layout
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  deinit { FaceLock.alone { g_object_unref(UnsafeMutableRawPointer(layout)) } }

  /// The font files in use, sorted.
  var loadedFiles: [String] { fonts.loadedFiles }

  func prepare(_ string: String, for request: TextRequest) -> PreparedText {
    choice.prepare(string, for: request)
  }

  func lines(of text: PreparedText, width: CGFloat?, limit: Int)
    -> (lines: [ShapedLine], hasMore: Bool)
  {
    set(text, width: width)
    let ends = RunEnds(text)
    guard let iterator = pango_layout_get_iter(layout) else { return ([], false) }
    defer { pango_layout_iter_free(iterator) }
    var lines: [ShapedLine] = []
    repeat {
      if lines.count == limit { return (lines, true) }
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      lines.append(shape(line, of: text, ends))
    } while pango_layout_iter_next_line(iterator) != 0
    return (lines, false)
  }

  /// Pango's units: 1024 in a point.
  private static func units(_ points: CGFloat) -> Int32 {
    let value = (points * CGFloat(PANGO_SCALE)).rounded()
    return value.isFinite ? Int32(max(-1e9, min(1e9, value))) : 0
  }

  private func set(_ text: PreparedText, width: CGFloat?) {
    pango_context_set_base_dir(
      fonts.context, text.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_context_set_language(fonts.context, pango_language_from_string(text.language))
    pango_layout_context_changed(layout)
    pango_layout_set_text(layout, text.string, Int32(clamping: text.string.utf8.count))
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
    addSpacing(of: text, to: attributes)
    addColors(of: text, to: attributes)
    addFaces(of: text, to: attributes)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    // While breaking lines Pango counts the last glyph's tracking as we do; in what it reports, not.
    let room = width.map { max(0, Self.units($0)) }
    pango_layout_set_width(layout, room ?? -1)
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
    guard !text.runs.isEmpty else {
      let tracking = Self.units(text.font.tracking)
      if tracking != 0 {
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(tracking))
      }
      return
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
      if tracking != 0 {
        add(pango_attr_letter_spacing_new(tracking), start..<end, to: attributes)
      }
      start = end
    }
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

  private func shape(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of text: PreparedText, _ ends: RunEnds
  ) -> ShapedLine {
    let scale = 1 / Double(PANGO_SCALE)
    var runs: [GlyphRun] = []
    var spans: [RunSpan] = []
    var x = 0
    var hasGlyphs = false
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let glyphs = run.pointee.glyphs, let infos = glyphs.pointee.glyphs,
        let item = run.pointee.item
      else { continue }
      let font = item.pointee.analysis.font.flatMap(glyphFont)
      let own = ends.run(at: Int(item.pointee.offset))
      let raised = text.runs.isEmpty ? 0 : Double(text.runs[own].baselineOffset)
      let begin = x
      var placed: [cairo_glyph_t] = []
      placed.reserveCapacity(Int(glyphs.pointee.num_glyphs))
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let info = infos[index]
        // Glyphs that stand for nothing, or for what no font has, are not drawn.
        if info.glyph & 0x1000_0000 == 0, info.glyph != 0x0FFF_FFFF {
          placed.append(
            cairo_glyph_t(
              index: UInt(info.glyph), x: Double(x + Int(info.geometry.x_offset)) * scale,
              y: Double(info.geometry.y_offset) * scale - raised))
        }
        x += Int(info.geometry.width)
        hasGlyphs = true
      }
      if let font, !placed.isEmpty { runs.append(GlyphRun(font: font, glyphs: placed, run: own)) }
      guard !text.runs.isEmpty else { continue }
      if spans.last?.run == own {
        spans[spans.count - 1].width += Double(x - begin) * scale
      } else {
        spans.append(RunSpan(run: own, x: Double(begin) * scale, width: Double(x - begin) * scale))
      }
    }
    // Pango takes half a tracking off either end of a line.
    let ending = [spans.first, spans.last].map {
      Int(Self.units(text.font(ofRun: $0?.run ?? 0).tracking))
    }
    let width = Double(x + (hasGlyphs ? (ending[0] + ending[1]) / 2 : 0)) * scale
    return ShapedLine(
      runs: runs, width: max(0, width), spans: spans, start: Int(line.pointee.start_index))
  }

  /// Where runs end, as UTF-8 offsets.
  private struct RunEnds {
    private let ends: [Int]

    init(_ text: PreparedText) {
      var end = 0
      ends = text.runs.map { run in
        end += run.length
        return end
      }
    }

    /// The run of the byte at `offset`; 0 for a text without runs.
    func run(at offset: Int) -> Int {
      var (low, high) = (0, max(0, ends.count - 1))
      while low < high {
        let middle = (low + high) / 2
        if offset < ends[middle] { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  private func glyphFont(_ pangoFont: UnsafeMutablePointer<PangoFont>) -> GlyphFont? {
    if let font = glyphFonts[pangoFont] { return font }
    if glyphFonts.count >= Self.fontCapacity { glyphFonts.removeAll() }
    let font = GlyphFont(pangoFont)
    glyphFonts[pangoFont] = font
    return font
  }
}
