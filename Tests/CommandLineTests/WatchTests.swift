// SPDX-License-Identifier: MIT
//
// `watch` as a browser sees it. Nothing is timed: each step waits for the event that it causes.

import CairoPainter
import Foundation
import SnapshotStore
import Testing

@testable import dcv_snap

@Suite struct WatchTests {
  private static let broken = VerifyTourTests.rows.replacingOccurrences(
    of: "\"fractionalHeight\"", with: "\"fractionHeight\"")
  private static let photos = """
    {
      "version": 1,
      "device": { "width": 40, "height": 40, "scale": 1 },
      "data": { "all": { "file": "data/all.json" } },
      "cells": { "photo": { "image": "art/a.svg" } },
      "sections": [ { "id": "a", "items": { "from": "all", "cell": "photo", "id": "{{id}}" },
        "layout": { "type": "grid", "group": { "axis": "horizontal",
          "width": { "fractionalWidth": 1 }, "height": { "absolute": 40 },
          "subitems": [ { "item": { "width": { "fractionalWidth": 1 }, "height": { "fractionalHeight": 1 } } } ] } } } ]
    }
    """

  private static func svg(_ color: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'>"
      + "<rect width='40' height='40' fill='\(color)'/></svg>"
  }

  /// The document of a name in a state.
  private static func document(_ state: JSONValue, _ name: String) -> JSONValue {
    state["documents"].array?.first { $0["name"].string == name } ?? .null
  }

  @Test(
    "a save is shown, an error keeps the last good pictures",
    arguments: [[], ["--poll"]])
  func saves(_ options: [String]) throws {
    let folder = try Scratch(files: ["rows.json": VerifyTourTests.rows])
    let tool = try WatchedTool(folder, options.first ?? "rows.json", "rows.json")
    let events = try tool.events()
    func next(_ holds: (JSONValue) -> Bool) throws -> JSONValue {
      Self.document(try events.state { holds(Self.document($0, "rows.json")) }, "rows.json")
    }
    // 1. As it is.
    let first = try next { _ in true }
    #expect(first["broken"].bool == false)
    #expect(first["stops"].array?.compactMap(\.string) == ["top", "second page"])
    #expect(first["pictures"].array?.count == 2)
    let generation = try #require(first["generation"].integer)
    let picture = try tool.get("/picture/0/\(generation)/0.png")
    #expect(picture.status == 200)
    let info = try PNGInfo(picture.body)
    #expect(info.width == 240 && info.height == 320)
    // 2. With an error: its place and hint, and the pictures before it.
    try folder.write(Self.broken, to: "rows.json")
    let wrong = try next { $0["broken"].bool == true }
    #expect(wrong["stale"].bool == true)
    #expect(wrong["generation"].integer == generation)
    let error = try #require(wrong["diagnostics"].array?.first)
    #expect(error["place"].string == "rows.json:7:84")
    #expect(error["hint"].string == "did you mean 'fractionalHeight'?")
    #expect(try tool.get("/picture/0/\(generation)/0.png").body == picture.body)
    // 3. Mended, another way: the old address is gone.
    try folder.write(VerifyTourTests.taller, to: "rows.json")
    let mended = try next { $0["broken"].bool == false }
    #expect(mended["stale"].bool == false)
    let newer = try #require(mended["generation"].integer)
    #expect(newer > generation)
    #expect(try tool.get("/picture/0/\(generation)/0.png").status == 410)
    let after = try tool.get("/picture/0/\(newer)/0.png")
    #expect(after.status == 200 && after.body != picture.body)
    // 4. It goes, and comes back.
    unlink(folder.place.text + "/rows.json")
    let gone = try next { $0["troubles"].array?.isEmpty == false }
    #expect(gone["troubles"].array?.first?.string?.contains("no such file") == true)
    #expect(gone["pictures"].array?.count == 2)
    try folder.write(VerifyTourTests.rows, to: "rows.json")
    _ = try next { $0["broken"].bool == false }
    let end = tool.end()
    #expect(end.code == 0)
    #expect(end.text.hasSuffix("dcv-snap: stopped\n"))
  }

  @Test func `a save of data or of an image draws the document that takes it`() throws {
    let folder = try Scratch(files: [
      "dcv-snap.json": #"{ "version": 1, "documents": ["screens/*.json"] }"#,
      "screens/photos.json": Self.photos, "screens/rows.json": VerifyTourTests.rows,
      "screens/data/all.json": #"[ { "id": "1" } ]"#, "screens/art/a.svg": Self.svg("red"),
    ])
    let tool = try WatchedTool(folder)
    let events = try tool.events()
    let name = "screens/photos.json"
    let first = try events.state { _ in true }
    var generation = try #require(Self.document(first, name)["generation"].integer)
    func next() throws -> JSONValue {
      let known = generation
      let state = try events.state {
        (Self.document($0, name)["generation"].integer ?? 0) > known
      }
      generation = Self.document(state, name)["generation"].integer ?? 0
      return state
    }
    let red = try tool.get("/picture/0/\(generation)/0.png").body
    try folder.write(Self.svg("blue"), to: "screens/art/a.svg")
    _ = try next()
    let blue = try tool.get("/picture/0/\(generation)/0.png").body
    #expect(blue != red)
    try folder.write(#"[]"#, to: "screens/data/all.json")
    let state = try next()
    #expect(try tool.get("/picture/0/\(generation)/0.png").body != blue)
    // The other document was left alone.
    let other = "screens/rows.json"
    #expect(
      Self.document(state, other)["generation"].integer
        == Self.document(first, other)["generation"].integer)
    // A new document is found, one that goes is forgotten.
    try folder.write(VerifyTourTests.rows, to: "screens/more.json")
    _ = try events.state { $0["documents"].array?.count == 3 }
    unlink(folder.place.text + "/screens/photos.json")
    _ = try events.state { Self.document($0, name)["name"].string == nil }
    #expect(tool.end(SIGINT).code == 0)
  }

  @Test func `the page answers to this machine alone, and names no file`() throws {
    let folder = try Scratch(files: ["rows.json": VerifyTourTests.rows, "secret.txt": "secret"])
    let tool = try WatchedTool(folder, "rows.json")
    let page = try tool.get("/")
    #expect(page.status == 200)
    #expect(page.text.hasPrefix("<!doctype html>"))
    #expect(page.head.contains("Content-Security-Policy: default-src 'none'"))
    #expect(try tool.get("/", host: "localhost:\(tool.port)").status == 200)
    for host in ["evil.example", "127.0.0.1", "127.0.0.1:1", "evil.example:\(tool.port)", ""] {
      #expect(try tool.get("/state.json", host: host).status == 403, "\(host)")
    }
    #expect(try tool.send("GET / HTTP/1.1\r\n\r\n").status == 403)
    let two = "Host: 127.0.0.1:\(tool.port)\r\nHost: evil.example\r\n\r\n"
    #expect(try tool.send("GET / HTTP/1.1\r\n" + two).status == 403)
    for path in [
      "/secret.txt", "/../secret.txt", "/picture/../../secret.txt", "/%2e%2e/secret.txt",
      "/picture/0/1/../../../secret.txt", "//etc/passwd", "/picture/0/1/0", "/picture/a/b/c.png",
      "/rows.json",
    ] {
      let answer = try tool.get(path)
      #expect(answer.status == 404, "\(path)")
      #expect(!answer.text.contains("secret"))
    }
    for path in ["/picture/-1/1/0.png", "/picture/9/1/0.png", "/picture/0/1/99999.png"] {
      #expect(try tool.get(path).status == 410, "\(path)")
    }
    #expect(try tool.get("/", method: "POST").status == 405)
    let head = try tool.get("/", method: "HEAD")
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(try tool.send("hello\r\n\r\n").status == 400)
    #expect(try tool.send("GET http://x/ HTTP/1.1\r\n\r\n").status == 400)
    #expect(
      try tool.send("GET / HTTP/1.1\r\n" + String(repeating: "x", count: 20_000)).status == 431)
    // One that says nothing keeps nobody from being served.
    let silent = try WebConnection(port: tool.port)
    #expect(try tool.get("/state.json").status == 200)
    withExtendedLifetime(silent) {}
  }

  @Test func `a port that is taken, and wrong usage, are told`() throws {
    let folder = try Scratch(files: ["rows.json": VerifyTourTests.rows])
    let tool = try WatchedTool(folder, "rows.json")
    let second = try folder.run("watch", "rows.json", "--port", "\(tool.port)")
    #expect(second.code == 3)
    #expect(
      second.errors.contains("can't listen on '127.0.0.1:\(tool.port)': address already in use"))
    #expect(second.errors.contains("--port 0 takes a free port"))
    #expect(second.output.isEmpty)
    for (arguments, words) in [
      (["rows.json", "--port", "65536"], "a whole number from 0 to 65535"),
      (["-"], "'watch' watches files, not standard input"),
    ] {
      let result = try folder.run(["watch"] + arguments)
      #expect(result.code == 2)
      #expect(result.errors.contains(words))
    }
    #expect(try folder.run("watch", "nowhere.json").code == 3)
  }
}
