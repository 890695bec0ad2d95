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
  private let plain = PlainShaper()
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
    guard width != nil, text.string.utf8.count > TextStretches.longest else {
      return linesAtOnce(of: text, width: width, limit: limit)
    }
    return TextStretches(text: text).lines(limit: limit) {
      linesAtOnce(of: $0, width: width, limit: $1)
    }
  }

  private func linesAtOnce(of text: PreparedText, width: CGFloat?, limit: Int)
    -> (lines: [ShapedLine], hasMore: Bool)
  {
    // While breaking lines Pango counts the last glyph's tracking as we do; in what it reports, not.
    let room = width.map { max(0, Self.units($0)) }
    let lines = plain.lines(of: text, room: room.map(Int.init), limit: limit) { text in
      FaceLock.alone { plainFont(for: text) }
    }
    return lines ?? FaceLock.alone { linesByPango(of: text, room: room, limit: limit) }
  }

  private func linesByPango(of text: PreparedText, room: Int32?, limit: Int)
    -> (lines: [ShapedLine], hasMore: Bool)
  {
    set(text, room: room)
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
  static func units(_ points: CGFloat) -> Int32 {
    let value = (points * CGFloat(PANGO_SCALE)).rounded()
    return value.isFinite ? Int32(max(-1e9, min(1e9, value))) : 0
  }

  private func set(_ text: PreparedText, room: Int32?) {
    setContext(for: text)
    pango_layout_context_changed(layout)
    pango_layout_set_text(layout, text.string, Int32(clamping: text.string.utf8.count))
    let attributes = attributes(of: text)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_width(layout, room ?? -1)
  }

  private func setContext(for text: PreparedText) {
    pango_context_set_base_dir(
      fonts.context, text.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_context_set_language(fonts.context, pango_language_from_string(text.language))
  }

  /// What texts like `text`, all of one face, are set in; nil unless Pango takes it as a whole.
  private func plainFont(for text: PreparedText) -> PlainFont? {
    setContext(for: text)
    let attributes = attributes(of: text)
    defer { pango_attr_list_unref(attributes) }
    let items = pango_itemize(
      fonts.context, text.string, 0, Int32(clamping: text.string.utf8.count), attributes, nil)
    defer { g_list_free(items) }
    var found: [UnsafeMutablePointer<PangoItem>] = []
    var node = items
    while let current = node {
      node = current.pointee.next
      guard let item = current.pointee.data else { continue }
      found.append(item.assumingMemoryBound(to: PangoItem.self))
    }
    guard found.count == 1, let item = found.first,
      let font = item.pointee.analysis.font.flatMap(glyphFont)
    else {
      found.forEach(pango_item_free)
      return nil
    }
    return PlainFont(
      taking: item, font: font, tracking: Self.units(text.font.tracking),
      hasMonospacedDigits: text.font.hasMonospacedDigits)
  }

  private func shape(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of text: PreparedText, _ runEnds: RunEnds
  ) -> ShapedLine {
    let scale = 1 / Double(PANGO_SCALE)
    var runs: [GlyphRun] = []
    var spans: [RunSpan] = []
    var x = 0
    var isFirst = true
    // Pango takes half a tracking off either end of a line, and where a run ends in nothing: that is
    // in what it reports, not in what it counts while breaking lines. Twice that.
    var taken = 0
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let glyphs = run.pointee.glyphs, let infos = glyphs.pointee.glyphs,
        let item = run.pointee.item
      else { continue }
      let font = item.pointee.analysis.font.flatMap(glyphFont)
      let own = runEnds.run(at: Int(item.pointee.offset))
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
      }
      if x != begin {
        let tracking = Self.tracking(of: item)
        let last = Int(glyphs.pointee.num_glyphs) - 1
        if isFirst || infos[0].geometry.width == 0 { taken += tracking }
        if node == nil || infos[last].geometry.width == 0 { taken += tracking }
      }
      isFirst = false
      if let font, !placed.isEmpty { runs.append(GlyphRun(font: font, glyphs: placed, run: own)) }
      guard !text.runs.isEmpty else { continue }
      if spans.last?.run == own {
        spans[spans.count - 1].width += Double(x - begin) * scale
      } else {
        spans.append(RunSpan(run: own, x: Double(begin) * scale, width: Double(x - begin) * scale))
      }
    }
    let width = Double(x + taken / 2) * scale
    return ShapedLine(
      runs: runs, width: max(0, width), spans: spans, start: Int(line.pointee.start_index))
  }

  /// The space that Pango puts after each of an item's clusters, in its units.
  private static func tracking(of item: UnsafeMutablePointer<PangoItem>) -> Int {
    var node = item.pointee.analysis.extra_attrs
    while let current = node {
      node = current.pointee.next
      let attribute = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self)
      if let attribute, attribute.pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING,
        let spacing = pango_attribute_as_int(attribute)
      {
        return Int(spacing.pointee.value)
      }
    }
    return 0
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
