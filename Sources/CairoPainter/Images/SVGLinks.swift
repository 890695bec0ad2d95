// SPDX-License-Identifier: MIT
//
// Images that an SVG file links instead of holding them. No file but the one named is ever read, so
// that such an image would be missing without a word.

/// Images that an SVG file links.
enum SVGLinks {
  /// The first address of an `image` outside of the file; nil when it holds all of them.
  static func outside(_ file: [UInt8]) -> String? {
    let text = String(decoding: file, as: UTF8.self)
    for tag in text.split(separator: "<") {
      let name = tag.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
      guard name == "image" || name.hasSuffix(":image") || name.hasSuffix("feImage") else {
        continue
      }
      guard let address = address(in: tag.prefix { $0 != ">" }) else { continue }
      if !address.hasPrefix("data:"), !address.hasPrefix("#"), !address.isEmpty { return address }
    }
    return nil
  }

  /// The value of `href`, or of `xlink:href`.
  private static func address(in tag: Substring) -> String? {
    guard let key = tag.firstRange(of: "href") else { return nil }
    let rest = tag[key.upperBound...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }
}
