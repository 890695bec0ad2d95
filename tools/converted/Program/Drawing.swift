// SPDX-License-Identifier: MIT
//
// Draws screens that were written out as Swift, at the stops and under the names of their
// documents' pictures.

import DynamicCollectionView
import Foundation
import ScreenPictures

/// What is drawn of one document, as the script that runs this program says it.
struct Job: Decodable {
  var module: String
  /// The folder of the document, where its images are.
  var folder: String
  var output: String
  var runs: [Run]

  /// One call of the tool.
  struct Run: Decodable {
    var name: String
    var pictures: [Picture]
  }

  /// A picture, as `dcv-snap list` knows it.
  struct Picture: Decodable {
    var id: String
    var document: String
    var stop: String
    var variant: [String: String]
  }
}

/// A screen of a module.
struct Door {
  var environment: RenderEnvironment
  var screen: (RenderEnvironment) -> Screen
}

struct Drawing {
  let painter: ScreenPainter

  func draw(_ job: Job, _ door: Door) throws {
    guard FileManager.default.changeCurrentDirectoryPath(job.folder) else {
      throw CocoaError(.fileNoSuchFile)
    }
    for run in job.runs { try draw(run, door, into: job.output + "/" + run.name) }
  }

  private func draw(_ run: Job.Run, _ door: Door, into folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    var dumps: [LayoutDump] = []
    for picture in run.pictures {
      let environment = try environment(door.environment, picture.variant)
      let screen = door.screen(environment)
      guard let stop = screen.stops.first(where: { $0.name == picture.stop }) else { continue }
      let renderer = painter.renderer(of: screen, in: environment)
      let state = renderer.scrollState(for: stop).state
      let frame = renderer.frame(at: state)
      let base = folder + "/\(dumps.count)"
      try write(
        try painter.png(of: frame, scale: environment.scale, id: picture.id), to: base + ".png")
      try write(try painter.svg(of: frame), to: base + ".svg")
      dumps.append(
        renderer.dump(
          id: picture.id, document: picture.document, stop: picture.stop,
          variant: Self.axes.compactMap { axis in
            picture.variant[axis].map { LayoutDump.VariantValue(axis: axis, value: $0) }
          }, state: state, elements: renderer.layout.visibleAttributes(at: state)))
    }
    try write(Array(LayoutDump.json(dumps).utf8), to: folder + "/layout.json")
  }

  /// Axes that pictures differ in, in the order of their names.
  private static let axes = ["device", "size", "appearance", "contrast", "layoutDirection"]

  private func environment(
    _ own: RenderEnvironment, _ variant: [String: String]
  ) throws -> RenderEnvironment {
    var environment = own
    // A size counts more than a device's.
    for (axis, value) in variant.sorted(by: { $0.key < $1.key }) {
      if axis == "appearance", let appearance = Appearance(rawValue: value) {
        environment.appearance = appearance
      } else if axis == "contrast", ["normal", "high"].contains(value) {
        environment.contrast = value == "high" ? .increased : .standard
      } else if axis == "layoutDirection", ["ltr", "rtl"].contains(value) {
        environment.layoutDirection = value == "rtl" ? .rightToLeft : .leftToRight
      } else if axis == "size",
        case let lengths = value.split(separator: "x").compactMap({ Double($0) }),
        lengths.count == 2
      {
        environment.size = CGSize(width: lengths[0], height: lengths[1])
      } else if axis == "device", let device = Device.named(value) {
        environment.deviceName = device.name
        environment.size = device.size
        environment.scale = device.scale
        environment.safeArea = device.safeArea(os: environment.os)
      } else {
        throw CocoaError(.featureUnsupported)
      }
    }
    return environment
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
