// SPDX-License-Identifier: MIT
//
// SHA-256 through GLib, for names of files and for fonts.

import CCairo

/// SHA-256.
public enum SHA256 {
  /// The digest of `bytes` as 64 lower-case hexadecimal digits.
  public static func hex(_ bytes: [UInt8]) -> String {
    guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))
    else { preconditionFailure("GLib always knows SHA-256") }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The digest of a text's UTF-8.
  public static func hex(_ text: String) -> String { hex(Array(text.utf8)) }
}
