// SPDX-License-Identifier: MIT
//
// A tool that watches, and a reader of its page that knows no more of HTTP than it needs.

import Foundation
import SnapshotStore
import Testing

@testable import dcv_snap

/// A running `watch`; ends with the value.
final class WatchedTool {
  let process = Process()
  let port: UInt16
  private let errors = Pipe()

  /// Starts `watch` in a folder and waits for the address that it prints.
  init(_ folder: Scratch, _ arguments: String...) throws {
    let output = Pipe()
    process.executableURL = Scratch.tool
    process.arguments = ["watch", "--port", "0"] + arguments
    process.environment = [:]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.place.text)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { break }
      line += String(decoding: bytes, as: UTF8.self)
    }
    let prefix = "http://127.0.0.1:"
    let number = line.hasPrefix(prefix) ? line.dropFirst(prefix.count).prefix { $0 != "/" } : ""
    guard let port = UInt16(number) else {
      process.terminate()
      throw WatchFailure.noAddress(line)
    }
    self.port = port
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Sends a signal and waits for the end.
  ///
  /// - Returns: The exit code, and what was said to people.
  func end(_ signal: Int32 = SIGTERM) -> (code: Int32, text: String) {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  /// A request as a browser sends it.
  func get(_ path: String, method: String = "GET", host: String? = nil) throws -> WebAnswer {
    try send("\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\r\n")
  }

  /// The answer to some bytes.
  func send(_ text: String) throws -> WebAnswer {
    let connection = try WebConnection(port: port)
    connection.send(text)
    return WebAnswer(try connection.rest())
  }

  /// A stream of events.
  func events() throws -> WebConnection {
    let connection = try WebConnection(port: port)
    connection.send("GET /events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    #expect(try connection.text(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
    return connection
  }
}

enum WatchFailure: Error {
  case noAddress(String)
  case system(String, Int32)
  case ended(String)
}

/// A whole answer.
struct WebAnswer {
  var status: Int
  var head: String
  var body: [UInt8]

  init(_ bytes: [UInt8]) {
    let end = bytes.indices.first { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) }
    head = String(decoding: bytes[..<(end ?? bytes.count)], as: UTF8.self)
    body = end.map { Array(bytes[($0 + 4)...]) } ?? []
    status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  var text: String { String(decoding: body, as: UTF8.self) }
}

/// One connection to the page's server.
final class WebConnection {
  private let descriptor: Int32
  private var waiting: [UInt8] = []

  /// Seconds after which a server that says nothing has failed: no test gets near them.
  private static let patience = 120

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { throw WatchFailure.system("connect", errno) }
    var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  func send(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: descriptor) }

  /// What comes up to a mark, the mark included.
  func text(until mark: String) throws -> String {
    let wanted = Array(mark.utf8)
    var searched = 0
    while true {
      while searched + wanted.count <= waiting.count {
        if waiting[searched..<(searched + wanted.count)].elementsEqual(wanted) {
          let end = searched + wanted.count
          defer { waiting.removeFirst(end) }
          return String(decoding: waiting[..<end], as: UTF8.self)
        }
        searched += 1
      }
      guard try receive() else {
        throw WatchFailure.ended(String(decoding: waiting, as: UTF8.self))
      }
    }
  }

  /// Everything until the other side closes.
  func rest() throws -> [UInt8] {
    while try receive() {}
    return waiting
  }

  /// The first of the next states of which something holds.
  func state(where holds: (JSONValue) -> Bool) throws -> JSONValue {
    while true {
      let event = try text(until: "\n\n")
      guard let data = event.split(separator: "\n").first(where: { $0.hasPrefix("data: ") }) else {
        continue
      }
      let state = try JSONValue(String(data.dropFirst(6)))
      if holds(state) { return state }
    }
  }

  private func receive() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = FileBytes.retrying { recv(descriptor, &buffer, buffer.count, 0) }
    guard count >= 0 else { throw WatchFailure.system("receive", errno) }
    waiting += buffer[..<count]
    return count > 0
  }
}
