// SPDX-License-Identifier: MIT
//
// The one font that texts inside SVG images are shown in.

import CCairo

/// The one font that texts inside SVG images are shown in.
///
/// librsvg asks fontconfig's current configuration, which ``ProcessSettings`` has emptied. Only an
/// image that holds a text makes us put Inter there, once a process.
enum SVGImageFonts {
  private static let isProvided: Bool = {
    guard let config = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(config) }
    guard FcConfigAppFontAddFile(config, PinnedFonts.requiredFile) != 0 else { return false }
    return FcConfigSetCurrent(config) != 0
  }()

  /// Makes the font available if the drawing holds a text.
  static func provide(for file: [UInt8]) {
    let text = Array("<text".utf8)
    var start = 0
    while let bracket = file[start...].firstIndex(of: 0x3C) {
      if file[bracket...].starts(with: text) {
        _ = isProvided
        return
      }
      start = bracket + 1
    }
  }
}
