// SPDX-License-Identifier: MIT
//
// The head of an HTTP request, as far as a local page needs it: method, path, host. RFC 9112.

/// The head of a request.
struct HTTPRequest: Hashable, Sendable {
  let method: String
  /// The path without its query, as it was sent: nothing is decoded.
  let path: String
  /// The `Host` header; nil when there is none, or more than one.
  let host: String?

  /// The longest head that is read, in bytes.
  static let mostBytes = 16 << 10

  /// Reads a head that ends in an empty line; nil when it is no request.
  init?(_ bytes: [UInt8]) {
    guard bytes.allSatisfy({ $0 >= 32 || $0 == 9 || $0 == 10 || $0 == 13 }) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\r\n" || $0 == "\n" })
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    let hosts = lines.dropFirst().compactMap { line -> String? in
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "host" else {
        return nil
      }
      return line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
    }
    host = hosts.count == 1 ? hosts[0] : nil
  }
}

/// An answer with all of its body.
struct HTTPAnswer: Hashable, Sendable {
  var status: Status
  var type: String
  var body: [UInt8]
  /// Whether a browser may keep it: it never changes under its path.
  var isLasting = false

  /// Answers that are given.
  enum Status: Int, Sendable {
    case ok = 200, badRequest = 400, forbidden = 403, notFound = 404, notAllowed = 405, gone = 410
    case tooLarge = 431, failed = 500

    /// Its words.
    var reason: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .notAllowed: "Method Not Allowed"
      case .gone: "Gone"
      case .tooLarge: "Request Header Fields Too Large"
      case .failed: "Internal Server Error"
      }
    }
  }

  /// A status told in a line of text.
  static func plain(_ status: Status, _ text: String) -> HTTPAnswer {
    HTTPAnswer(status: status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  /// The head, ending in an empty line.
  ///
  /// - Parameter length: Bytes of the body; nil for one that goes on.
  static func head(
    _ status: Status, type: String, length: Int?, isLasting: Bool = false
  ) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)", "Content-Type: \(type)",
      "Cache-Control: \(isLasting ? "private, max-age=3600, immutable" : "no-store")",
      // The page shows what this server gives and nothing else, and no other page may.
      "Content-Security-Policy: default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; "
        + "script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy: same-origin", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Connection: close",
    ]
    if let length { lines.append("Content-Length: \(length)") }
    if status == .notAllowed { lines.append("Allow: GET, HEAD") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
