// SPDX-License-Identifier: MIT
//
// A drawing in a few digits: the same wherever it lies, another one when anything is painted
// differently. Expected values: derived.

import CairoPainter
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct PaintDigestTests {
  /// A card with a text, an icon and a turned corner.
  private func card(
    at origin: CGPoint, height: CGFloat = 64, color: RGBA = RGBA(255, 204, 0), text: String = "Red",
    shadow: CGFloat = 4, icon: String = "heart"
  ) -> PaintDigest {
    let frame = CGRect(origin: origin, size: CGSize(width: 393, height: height))
    let font = FontRequest(size: 17, weight: 600, ascender: 16, descender: 4)
    let middle = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
    let turn = middle.concatenating(CGAffineTransform(rotationAngle: 0.1))
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
    let commands: [DrawCommand] = [
      .group(
        GroupEffect(
          clip: Path(frame), transform: turn, shadow: Shadow(color: .black, radius: shadow)),
        [
          .fill(
            Path(roundedRect: frame, cornerRadius: 12),
            .linearGradient(
              [GradientStop(color: color, location: 0), GradientStop(color: .black, location: 1)],
              from: frame.origin, to: CGPoint(x: frame.maxX, y: frame.maxY)))
        ]),
      .text(
        TextRequest(string: text, font: font), frame: frame.insetBy(dx: 10.1, dy: 3.3),
        color: .white),
      .image(.symbol(name: icon), frame: frame.insetBy(dx: 20, dy: 20), clip: nil, tint: .white),
    ]
    return PaintDigest(of: commands, origin: origin) { image in
      if case .symbol(let name) = image { UInt64(name.utf8.count) } else { 0 }
    }
  }

  @Test func `a drawing is the same wherever it lies`() {
    let here = card(at: .zero)
    // Thirds of a point, as a device of three pixels has them, and far down a feed.
    for step in stride(from: -3000.0, through: 90_000, by: 1234) {
      #expect(card(at: CGPoint(x: step / 3, y: step / 3 + 0.1)) == here, "\(step)")
    }
  }

  @Test func `another size is another drawing with the same ink`() {
    let taller = card(at: .zero, height: 65)
    #expect(taller.drawing != card(at: .zero).drawing)
    #expect(taller.ink == card(at: .zero).ink)
  }

  @Test func `whatever is painted differently has another ink`() {
    let all = [
      card(at: .zero), card(at: .zero, color: RGBA(255, 204, 1)), card(at: .zero, text: "Rad"),
      card(at: .zero, text: "Redd"), card(at: .zero, shadow: 5), card(at: .zero, icon: "star.fill"),
    ]
    #expect(Set(all.map(\.ink)).count == all.count)
    #expect(Set(all.map(\.drawing)).count == all.count)
  }

  @Test func `an image is told by its bytes, not by its path`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "digest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> ImageReference {
      let place = folder.appending(path: name)
      try Data(text.utf8).write(to: place)
      return .file(path: place.path)
    }
    let engine = try PaintEngine(options: PaintOptions(textMode: .blocks))
    let one = try engine.digest(of: file("a", "one"))
    #expect(try engine.digest(of: file("b", "one")) == one)
    #expect(try engine.digest(of: file("c", "two")) != one)
    #expect(engine.digest(of: .symbol(name: "heart")) != engine.digest(of: .symbol(name: "star")))
  }

  @Test func `colours, blending and what keeps it inside are in the digest`() {
    func digest(_ effect: GroupEffect) -> PaintDigest {
      PaintDigest(
        of: [.group(effect, [.fill(Path(CGRect(0, 0, 9, 9)), .color(.black))])], origin: .zero
      ) { _ in 0 }
    }
    let effects = [
      GroupEffect(), GroupEffect(colors: .identity), GroupEffect(colors: ColorMatrix(factor: 2)),
      GroupEffect(colors: ColorMatrix(factor: 1, sum: 0.1)),
      GroupEffect(colors: ColorMatrix(multiplying: RGBA(255, 255, 255, 0.5))),
      GroupEffect(blendMode: .screen), GroupEffect(blendMode: .darken),
      GroupEffect(isIsolated: true),
    ]
    #expect(Set(effects.map { digest($0).drawing }).count == effects.count)
    #expect(Set(effects.map { digest($0).ink }).count == effects.count)
  }
}
