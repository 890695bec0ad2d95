// SPDX-License-Identifier: MIT
//
// Which face each character of a text gets. Decided by the text, the request and the files
// installed; never by what other texts have loaded.

import CCairo
import Drawing

/// Chooses faces for the characters of texts.
final class FontChoice {
  /// Stands in for what no font has.
  static let replacement: Character = "\u{25A1}"

  private let fonts: FontCollection
  /// Faces of the caller's files, asked after the request's own.
  private let additional: [FontFace]

  init(_ fonts: FontCollection, additionalFiles: [String]) throws(PaintError) {
    self.fonts = fonts
    var faces: [FontFace] = []
    for path in additionalFiles {
      guard let face = fonts.face(FontFace.Source(path: path)) else {
        throw .fontUnreadable(path)
      }
      faces.append(face)
    }
    additional = faces
  }

  /// Splits a string into parts of one face each; what can't be shown is replaced.
  func prepare(_ string: String, for request: TextRequest) -> PreparedText {
    var text = PreparedText(
      string: "", parts: [], font: request.font, isRightToLeft: request.isRightToLeft,
      language: request.language)
    guard !request.runs.isEmpty else {
      add(string, for: request, to: &text)
      return text
    }
    for (piece, run) in request.pieces {
      var own = request
      own.font = run.font
      text.runs.append(run)
      let before = text.string.utf8.count
      add(String(piece), for: own, to: &text)
      text.runs[text.runs.count - 1].length = text.string.utf8.count - before
    }
    return text
  }

  /// Adds a piece in the request's font; its string, all of it, says which scripts stand together.
  private func add(_ piece: String, for request: TextRequest, to text: inout PreparedText) {
    let primary = PinnedFonts.primary(for: request.font).lazy.compactMap(fonts.face).first
    // Nearly all texts: plain ASCII without control characters, all of it in the request's face.
    if primary != nil, piece.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) {
      text.append(piece, in: primary)
      return
    }
    let candidates = Candidates(primary, in: request.string, for: request, self)
    for character in piece {
      let shown = Self.shown(character)
      guard !shown.isEmpty else { continue }
      let previous = text.parts.last.flatMap { $0.run == text.lastRun ? $0.face : nil }
      var whole = shown.unicodeScalars[...]
      var face = candidates.face(for: shown, after: previous)
      // A letter whose marks no face has is shown without them.
      while face == nil, whole.count > 1 {
        whole = whole.dropLast()
        face = candidates.face(for: String(whole), after: previous)
      }
      if let face {
        text.append(String(whole), in: face)
        text.missing += shown.unicodeScalars.dropFirst(whole.count).filter(Self.needsGlyph)
        if face !== primary, !face.source.isColor { text.hasOtherScripts = true }
      } else {
        text.missing += shown.unicodeScalars.filter(Self.needsGlyph)
        text.append(String(Self.replacement), in: primary)
      }
    }
  }

  /// The character without what no font shows and Pango does not take.
  private static func shown(_ character: Character) -> String {
    let scalars = character.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\t"
        || scalar == "\r" || scalar.value == 0x85
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether a scalar is to be seen: not a space, a break, a joiner or a variation selector.
  static func needsGlyph(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isDefaultIgnorableCodePoint && !properties.isWhitespace
      && properties.generalCategory != .control
  }

  /// Whether people expect this character as a coloured picture.
  static func isEmoji(_ scalars: String.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, !scalars.contains("\u{FE0E}") else { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji else { return false }
    return scalars.contains("\u{FE0F}") || scalars.contains { $0.properties.isEmojiModifier }
  }

  /// The faces that may show the characters of one text, in the order they are asked.
  private struct Candidates {
    let choice: FontChoice
    let primary: FontFace?
    let isBold: Bool
    let isSerif: Bool
    let han: HanShapes
    let scripts: [String]

    init(_ primary: FontFace?, in string: String, for request: TextRequest, _ choice: FontChoice) {
      self.choice = choice
      self.primary = primary
      isBold = request.font.weight >= 600
      isSerif = request.font.design == .serif
      var scripts: [String] = []
      for scalar in string.unicodeScalars where scalar.value > 0x2FF {
        let script = Self.script(of: scalar)
        if !scripts.contains(script) { scripts.append(script) }
      }
      self.scripts = scripts
      han = HanShapes(
        language: request.language,
        hasKana: scripts.contains("Hira") || scripts.contains("Kana"),
        hasHangul: scripts.contains("Hang"))
    }

    func face(for shown: String, after previous: FontFace?) -> FontFace? {
      let scalars = shown.unicodeScalars
      if FontChoice.isEmoji(scalars), let emoji = choice.fonts.face(PinnedFonts.emoji),
        emoji.has(scalars)
      {
        return emoji
      }
      // White space stays with the word before it, so that runs stay long; that of emoji is too wide.
      if let previous, !previous.source.isColor, !scalars.contains(where: FontChoice.needsGlyph) {
        return previous
      }
      if let primary, primary.has(scalars) { return primary }
      if let face = choice.additional.first(where: { $0.has(scalars) }) { return face }
      let own = scalars.first.map { [Self.script(of: $0)] } ?? []
      for script in own + scripts {
        let faces = PinnedFonts.faces(
          ofScript: script, isBold: isBold, isSerif: isSerif, han: han)
        if let face = first(of: faces, having: scalars) { return face }
      }
      let rest = PinnedFonts.lastResort + [PinnedFonts.cjk(isBold: isBold, isSerif: false, han)]
      return first(of: rest + [PinnedFonts.emoji], having: scalars)
    }

    private func first(of sources: [FontFace.Source], having scalars: String.UnicodeScalarView)
      -> FontFace?
    {
      for source in sources {
        if let face = choice.fonts.face(source), face.has(scalars) { return face }
      }
      return nil
    }

    private static func script(of scalar: Unicode.Scalar) -> String {
      let tag = dcv_script_of(scalar.value)
      let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
      return String(decoding: letters, as: UTF8.self)
    }
  }
}

extension FontFace {
  /// Whether this face has all of a character that is to be seen.
  fileprivate func has(_ scalars: String.UnicodeScalarView) -> Bool {
    scalars.allSatisfy { !FontChoice.needsGlyph($0) || hasGlyph(for: $0) }
  }
}

extension PreparedText {
  /// The run that pieces are added to.
  fileprivate var lastRun: Int { max(0, runs.count - 1) }

  fileprivate mutating func append(_ piece: String, in face: FontFace?) {
    if string.isEmpty { string = piece } else { string += piece }
    if let last = parts.last, last.face === face, last.run == lastRun {
      parts[parts.count - 1].utf8Count += piece.utf8.count
    } else {
      parts.append(Part(face: face, utf8Count: piece.utf8.count, run: lastRun))
    }
  }
}
