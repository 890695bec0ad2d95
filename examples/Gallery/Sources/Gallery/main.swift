// SPDX-License-Identifier: MIT
//
// Draws the gallery: a PNG, an SVG and the frames of each picture.

import DynamicCollectionView
import Foundation
import ScreenPictures
import Screens

let usage = """
  usage: Gallery [-o DIR] [SCREEN…]

  Draws screens as DIR/screens/<document>/<picture>.png, .svg and .layout.txt, and prints what it
  wrote. Files have the names and bytes of `dcv-snap render` for the same screens as documents.

    -o DIR   where to; `out` unless given
    --help   this

  screens:
  \(GalleryScreen.all.map { "  \($0.name.padding(toLength: 15, withPad: " ", startingAt: 0))\($0.caption)" }
    .joined(separator: "\n"))
  """

func say(_ sentence: String) {
  FileHandle.standardError.write(Data("Gallery: \(sentence)\n".utf8))
}

func fail(_ sentence: String, _ code: Int32 = 2) -> Never {
  say(sentence)
  exit(code)
}

// 1. What is asked for.
var folder = "out"
var names: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "-h", "--help":
    print(usage)
    exit(0)
  case "-o", "--output":
    guard let next = arguments.popFirst() else { fail("\(argument) needs a folder") }
    folder = next
  case _ where argument.hasPrefix("-"): fail("unknown option '\(argument)'; see --help")
  default: names.append(argument)
  }
}
for name in names where !GalleryScreen.all.contains(where: { $0.name == name }) {
  fail("no screen is called '\(name)'; see --help")
}

// 2. The pictures.
do {
  let painter = try ScreenPainter()
  for screen in GalleryScreen.all where names.isEmpty || names.contains(screen.name) {
    for picture in try screen.pictures(with: painter) {
      let document = "screens/\(picture.document)"
      let place = URL(fileURLWithPath: folder).appendingPathComponent(document)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let environment = picture.environment
      let renderer = painter.renderer(of: picture.screen, in: environment)
      let state = renderer.scrollState(for: picture.stop).state
      let frame = renderer.frame(at: state)
      let id = "\(document)/\(picture.name)"
      let dump = renderer.dump(
        id: id, document: "\(document).json", stop: picture.stop.name,
        variant: picture.variant.map { LayoutDump.VariantValue(axis: $0.axis, value: $0.value) },
        state: state,
        elements: renderer.layout.visibleAttributes(at: state))
      for (ending, bytes) in [
        ("png", Data(try painter.png(of: frame, scale: environment.scale, id: id))),
        ("svg", Data(try painter.svg(of: frame))), ("layout.txt", Data(dump.text.utf8)),
      ] {
        let file = place.appendingPathComponent("\(picture.name).\(ending)")
        try bytes.write(to: file, options: .atomic)
        print("\(folder)/\(id).\(ending)")
      }
      for note in frame.notes { say("\(id): \(note.element): \(note.note)") }
    }
  }
} catch {
  fail("\(error)", 3)
}
