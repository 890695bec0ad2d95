// SPDX-License-Identifier: MIT
//
// What painted a picture: two engines with equal fingerprints paint equal pixels.

import CCairo
import CPNG
import CPixbuf

#if canImport(Glibc)
  import Glibc
#endif

/// What painted a picture.
package struct EngineFingerprint: Hashable, Sendable, CustomStringConvertible {
  /// Raised whenever our own code paints other pixels for the same display list.
  package static let picture = 1

  /// A library or a font file, with its version or hash.
  package struct Part: Hashable, Sendable {
    /// `cairo`, `Inter-Regular.otf`.
    package var name: String
    /// `1.16.0`, `sha256:` and 64 digits.
    package var version: String
  }

  /// Libraries in a fixed order.
  package var libraries: [Part]
  /// Font files in use, sorted by name.
  package var fonts: [Part]

  /// All of it in one line, `picture 1; cairo 1.16.0; …; Inter-Regular.otf sha256:…`.
  package var description: String {
    (["picture \(Self.picture)"] + (libraries + fonts).map { "\($0.name) \($0.version)" })
      .joined(separator: "; ")
  }

  /// The versions in use, and the hashes of font files.
  init(fontFiles: [String]) {
    libraries = Self.libraryVersions
    fonts = fontFiles.map { path in
      Part(name: String(path.split(separator: "/").last ?? ""), version: FontHash.of(path))
    }
    fonts.sort { ($0.name, $0.version) < ($1.name, $1.version) }
  }

  /// Versions of the libraries that pack pixels into files.
  package static let codecVersions = [
    Part(name: "libpng", version: String(cString: dcv_png_library_version())),
    Part(name: "libdeflate", version: String(cString: dcv_deflate_library_version())),
  ]

  /// Versions of the libraries that decide pixels.
  package static let libraryVersions: [Part] = {
    var freetype = [CChar](repeating: 0, count: 32)
    dcv_freetype_version(&freetype, freetype.count)
    let number = FcGetVersion()
    let letters = freetype.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return [
      Part(name: "cairo", version: String(cString: cairo_version_string())),
      Part(name: "pixman", version: String(cString: dcv_pixman_version())),
      Part(name: "pango", version: String(cString: pango_version_string())),
      Part(name: "harfbuzz", version: String(cString: hb_version_string())),
      Part(name: "freetype", version: String(decoding: letters, as: UTF8.self)),
      Part(
        name: "fontconfig", version: "\(number / 10000).\(number / 100 % 100).\(number % 100)"),
      Part(
        name: "gdk-pixbuf",
        version: "\(gdk_pixbuf_major_version).\(gdk_pixbuf_minor_version)"
          + ".\(gdk_pixbuf_micro_version)"),
    ]
  }()
}

/// SHA-256 of font files, each computed once a process.
enum FontHash {
  private static let known = LockedTable()

  static func of(_ path: String) -> String {
    known.value(for: path) {
      guard let bytes = try? FileBytes.read(path, limit: PictureLimits.imageBytes) else {
        return "unreadable"
      }
      return "sha256:" + SHA256.hex(bytes)
    }
  }
}
