// SPDX-License-Identifier: MIT
//
// A drawing in a few digits: whether an element shows the same as before is known without its
// pixels, wherever it lies and whatever covers it.

public import Foundation
import Geometry

/// What an element shows, in a few digits, the same on every machine.
///
/// References keep it: what is added up, and how, changes only with the form of the files it stands in.
public struct PaintDigest: Hashable, Sendable {
  /// Of the whole drawing, places counted from the element's own corner: equal wherever it lies.
  public var drawing: UInt32
  /// Of what it is painted with, whatever its size and direction: colours, words, weights of faces,
  /// images, shadows.
  public var ink: UInt32

  /// A digest by its numbers.
  public init(drawing: UInt32, ink: UInt32) {
    self.drawing = drawing
    self.ink = ink
  }

  /// The digest of a drawing.
  ///
  /// - Parameters:
  ///   - origin: The element's corner, in the space of the commands.
  ///   - image: What tells the content of an image; paths differ between machines.
  public init(
    of commands: [DrawCommand], origin: CGPoint, image: @escaping (ImageReference) -> UInt64
  ) {
    var walk = PaintWalk(origin: origin, image: image)
    walk.add(commands)
    self.init(drawing: walk.drawing.digits, ink: walk.ink.digits)
  }
}

/// Walks through a drawing and takes it into both sums.
private struct PaintWalk {
  let origin: CGPoint
  let image: (ImageReference) -> UInt64
  var drawing = RunningDigest()
  var ink = RunningDigest()

  mutating func add(_ commands: [DrawCommand]) {
    both(UInt64(commands.count))
    for command in commands { add(command) }
  }

  private mutating func add(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let paint):
      both(1)
      place(path)
      add(paint)
    case .stroke(let path, let paint, let width, let dash, let cap):
      both(2)
      place(path)
      add(paint)
      length(width)
      for dash in dash { length(dash) }
      if cap != .butt { word(cap.rawValue) }
    case .text(let text, let frame, let color):
      both(3)
      place(frame)
      add(text)
      add(color)
    case .image(let reference, let frame, let clip, let tint):
      both(4)
      both(image(reference))
      place(frame)
      if let clip { place(clip) }
      add(tint)
    case .group(let effect, let commands):
      both(5)
      add(effect)
      add(commands)
    }
  }

  private mutating func add(_ effect: GroupEffect) {
    if let clip = effect.clip { place(clip) }
    place(effect.transform)
    length(effect.opacity)
    length(effect.blur)
    if let shadow = effect.shadow {
      add(shadow.color)
      for value in [shadow.radius, shadow.x, shadow.y] { length(value) }
    }
    if let mask = effect.mask { add(mask) }
    // Numbers that nothing else begins with, so that drawings without these keep their digests.
    if let colors = effect.colors {
      both(12)
      for value in colors.values + [colors.alpha] { length(value) }
    }
    if effect.blendMode != .normal {
      both(13)
      word(effect.blendMode.rawValue)
    }
    if effect.isIsolated { both(14) }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(color)
    case .linearGradient(let stops, let from, let to):
      add(stops)
      place(from)
      place(to)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      add(stops)
      place(center)
      drawing.add(Self.rounded(startRadius))
      drawing.add(Self.rounded(endRadius))
    case .ellipticalGradient(let stops, let center, let stretch, let startRadius, let endRadius):
      add(stops)
      place(center)
      for length in [stretch.width, stretch.height, startRadius, endRadius] {
        drawing.add(Self.rounded(length))
      }
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      add(stops)
      place(center)
      length(startAngle)
      length(endAngle)
    }
  }

  private mutating func add(_ stops: [GradientStop]) {
    both(UInt64(stops.count))
    for stop in stops {
      add(stop.color)
      length(stop.location)
    }
  }

  private mutating func add(_ color: RGBA?) {
    guard let color else { return both(6) }
    for channel in [color.red, color.green, color.blue, color.alpha] { length(channel) }
  }

  private mutating func add(_ text: TextRequest) {
    word(text.string)
    add(text.font)
    word(text.alignment.rawValue)
    word(text.truncation.rawValue)
    word(text.language)
    length(text.minimumScaleFactor)
    drawing.add(UInt64(bitPattern: Int64(text.lineLimit ?? -1)))
    drawing.add(text.isRightToLeft ? 7 : 8)
    for run in text.runs {
      both(UInt64(bitPattern: Int64(run.length)))
      add(run.font)
      add(run.color)
      both((run.underline == nil ? 0 : 1) | (run.strikethrough == nil ? 0 : 2))
      for line in [run.underline, run.strikethrough].compactMap({ $0 }) {
        if line.pattern != .solid { word(line.pattern.rawValue) }
        if let color = line.color { add(color) }
      }
      length(run.baselineOffset)
    }
  }

  private mutating func add(_ font: FontRequest) {
    word(font.design.rawValue)
    both(UInt64(bitPattern: Int64(font.weight)))
    both(font.italic ? 9 : 10)
    if font.hasMonospacedDigits { both(11) }
    // Text may grow with its element.
    for value in [font.size, font.tracking, font.ascender, font.descender, font.leading] {
      drawing.add(Self.rounded(value))
    }
  }

  // MARK: Into both sums

  private mutating func both(_ value: UInt64) {
    drawing.add(value)
    ink.add(value)
  }

  private mutating func length(_ value: Double) { both(Self.rounded(value)) }

  private mutating func word(_ text: String) {
    var letters = RunningDigest()
    var count: UInt64 = 0
    for byte in text.utf8 {
      letters.add(UInt64(byte))
      count += 1
    }
    both(count)
    both(letters.value)
  }

  // MARK: Places, into the drawing alone

  private mutating func place(_ point: CGPoint) {
    drawing.add(Self.rounded(point.x - origin.x))
    drawing.add(Self.rounded(point.y - origin.y))
  }

  private mutating func place(_ frame: CGRect) {
    place(frame.origin)
    drawing.add(Self.rounded(frame.width))
    drawing.add(Self.rounded(frame.height))
  }

  private mutating func place(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to):
        drawing.add(1)
        place(to)
      case .line(let to):
        drawing.add(2)
        place(to)
      case .curve(let to, let control1, let control2):
        drawing.add(3)
        place(to)
        place(control1)
        place(control2)
      case .close: drawing.add(4)
      }
    }
  }

  /// A transform as it acts on places that count from the origin.
  private mutating func place(_ transform: CGAffineTransform) {
    for value in [transform.a, transform.b, transform.c, transform.d] {
      drawing.add(Self.rounded(value))
    }
    place(origin.applying(transform))
  }

  /// In thousandths. Taking an offset off leaves noise far behind the point; no length that a
  /// layout or a face gives lies on the border between two of these.
  private static func rounded(_ value: Double) -> UInt64 {
    let steps = (value * 1000 + 0.381966).rounded(.down)
    guard steps.magnitude < 1e15 else { return value.bitPattern }
    return UInt64(bitPattern: Int64(steps))
  }
}

/// A sum of numbers in their order: FNV-1a over words, its bits mixed at each step.
private struct RunningDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  var digits: UInt32 { UInt32(truncatingIfNeeded: value ^ (value >> 32)) }
}
