// SPDX-License-Identifier: MIT
//
// The few addresses of the local page. None of them names a file: pictures are asked for by number.

import CairoPainter
import Foundation

/// Answers the page's requests.
struct WatchSite: Sendable {
  let board: WatchBoard
  let booth: PictureBooth
  let port: UInt16

  /// Seconds between two signs of life on a quiet stream of events.
  private static let heartbeat: TimeInterval = 15

  /// Answers a request.
  func answer(_ request: HTTPRequest, on link: HTTPConnection) {
    // A page of another site that resolves its own name to this machine sends that name.
    guard let host = request.host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
      return link.send(.plain(.forbidden, "this page answers to 127.0.0.1:\(port) alone"))
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return link.send(.plain(.notAllowed, "only GET and HEAD are answered"))
    }
    let hasBody = request.method == "GET"
    switch request.path {
    case "/":
      link.send(
        HTTPAnswer(
          status: .ok, type: "text/html; charset=utf-8", body: PackageResources.watch_html),
        withBody: hasBody)
    case "/state.json":
      link.send(
        HTTPAnswer(status: .ok, type: "application/json", body: Array(board.state.text.utf8)),
        withBody: hasBody)
    case "/events":
      events(on: link, withBody: hasBody)
    default:
      link.send(picture(request.path), withBody: hasBody)
    }
  }

  /// `/picture/<document>/<generation>/<number>.png`
  private func picture(_ path: String) -> HTTPAnswer {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "picture", parts[4].hasSuffix(".png"),
      let document = Int(parts[2]), let generation = Int(parts[3]),
      let number = Int(parts[4].dropLast(4))
    else { return .plain(.notFound, "there is nothing here") }
    guard
      let (picture, project) = board.picture(
        document: document, generation: generation, number: number)
    else { return .plain(.gone, "this picture has been replaced") }
    let key = PictureBooth.Key(document: document, generation: generation, number: number)
    do throws(PaintError) {
      let bytes = try booth.png(of: picture, key, in: project)
      return HTTPAnswer(status: .ok, type: "image/png", body: bytes, isLasting: true)
    } catch {
      return .plain(.failed, Trouble.text(error, in: picture.id))
    }
  }

  /// The state now and every state to come, as server-sent events.
  private func events(on link: HTTPConnection, withBody: Bool) {
    var isOpen = link.send(HTTPAnswer.head(.ok, type: "text/event-stream", length: nil))
    var known = -1
    while isOpen, withBody {
      if let (number, text) = board.state(after: known, seconds: Self.heartbeat) {
        known = number
        isOpen = link.send(Array("event: state\nid: \(number)\ndata: \(text)\n\n".utf8))
      } else {
        isOpen = link.send(Array(":\n\n".utf8))
      }
    }
  }
}
