// SPDX-License-Identifier: MIT
//
// A server that only this machine can reach: it listens on 127.0.0.1, takes a request from each
// connection, and hands it to a site.

import Foundation
import Synchronization

/// Listens on the loopback address.
final class LocalServer: Sendable {
  /// The port that it listens on.
  let port: UInt16
  private let listener: Int32
  private let connections = Mutex(0)

  /// Connections that are served at once; more are closed.
  private static let mostConnections = 64
  /// Seconds that a slow sender or reader is waited for.
  private static let patience = 10
  /// Room for drawings that are nested as deep as is allowed.
  private static let stackSize = 64 << 20

  /// Listens on a port; 0 takes a free one.
  ///
  /// - Throws: ``FileFailure`` when the port is taken or may not be used.
  init(port wanted: UInt16) throws(FileFailure) {
    let name = "127.0.0.1:\(wanted)"
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0 else { throw FileFailure("listen on", name, errno: errno) }
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int32 in
        guard bind(listener, address, length) == 0, listen(listener, 64) == 0,
          getsockname(listener, address, &length) == 0
        else { return errno }
        return 0
      }
    }
    guard code == 0 else {
      close(listener)
      throw FileFailure("listen on", name, errno: code)
    }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(listener) }

  /// Answers connections in threads of their own, from here on.
  func start(_ site: WatchSite) {
    Thread.detachNewThread { [self] in
      while true {
        let connection = FileBytes.retrying { accept(listener, nil, nil) }
        guard connection >= 0 else {
          // Out of descriptors or memory: others will end first.
          _ = poll(nil, 0, 50)
          continue
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        let isFree = connections.withLock { count in
          guard count < Self.mostConnections else { return false }
          count += 1
          return true
        }
        guard isFree else {
          close(connection)
          continue
        }
        let thread = Thread { [self] in
          serve(connection, site)
          close(connection)
          connections.withLock { $0 -= 1 }
        }
        thread.stackSize = Self.stackSize
        thread.start()
      }
    }
  }

  private func serve(_ connection: Int32, _ site: WatchSite) {
    var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    let link = HTTPConnection(descriptor: connection)
    switch link.readHead() {
    case .nothing: return
    case .tooLarge: link.send(.plain(.tooLarge, "the request is too long"))
    case .head(let bytes):
      guard let request = HTTPRequest(bytes) else {
        return link.send(.plain(.badRequest, "this is no HTTP request"))
      }
      site.answer(request, on: link)
    }
  }
}

/// One connection.
struct HTTPConnection {
  let descriptor: Int32

  /// What came in.
  enum Head {
    case head([UInt8])
    case tooLarge
    /// It was closed, or nothing came in time.
    case nothing
  }

  /// Reads up to the empty line.
  func readHead() -> Head {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= HTTPRequest.mostBytes {
      let count = FileBytes.retrying { recv(descriptor, &buffer, buffer.count, 0) }
      guard count > 0 else { return .nothing }
      let searched = max(0, bytes.count - 3)
      bytes += buffer[..<count]
      if let end = Self.end(of: bytes, from: searched) { return .head(Array(bytes[..<end])) }
    }
    return .tooLarge
  }

  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    for index in start..<bytes.count where bytes[index] == 10 {
      if index >= 1, bytes[index - 1] == 10 { return index - 1 }
      if index >= 3, bytes[index - 1] == 13, bytes[index - 2] == 10 { return index - 3 }
    }
    return nil
  }

  /// Sends an answer; without its body for `HEAD`.
  func send(_ answer: HTTPAnswer, withBody: Bool = true) {
    let head = HTTPAnswer.head(
      answer.status, type: answer.type, length: answer.body.count, isLasting: answer.isLasting)
    _ = send(head + (withBody ? answer.body : []))
  }

  /// Sends bytes.
  ///
  /// - Returns: Whether the other side still takes them.
  func send(_ bytes: [UInt8]) -> Bool { Descriptor.write(bytes, to: descriptor) == 0 }
}
