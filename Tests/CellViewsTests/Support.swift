// SPDX-License-Identifier: MIT
//
// Text as blocks of known width, images by name, and short words for building views.

import CellViews
import Drawing
import Foundation
import Geometry

/// Sets every character as a block of one width, and lines by the font's own numbers.
final class BlockText: TextMeasuring {
  let advance: CGFloat
  private(set) var asked: [(string: String, maxWidth: CGFloat?)] = []

  init(advance: CGFloat = 10) { self.advance = advance }

  func measure(_ text: TextRequest, maxWidth: CGFloat?, maxHeight: CGFloat?) -> TextMetrics {
    asked.append((text.string, maxWidth))
    let perLine = maxWidth.map { max(1, Int(min($0 / advance + 0.0001, 1e9))) } ?? Int.max
    var lines: [Int] = [0]
    for word in text.string.split(separator: " ", omittingEmptySubsequences: false) {
      var length = word.count
      let current = lines[lines.count - 1]
      if current == 0, lines.count == 1 || lines[lines.count - 1] == 0 {
        lines[lines.count - 1] = 0
      } else if current + 1 + length <= perLine {
        lines[lines.count - 1] = current + 1 + length
        continue
      } else {
        lines.append(0)
      }
      while length > perLine {
        lines[lines.count - 1] = perLine
        lines.append(0)
        length -= perLine
      }
      lines[lines.count - 1] = length
    }
    let wanted = lines.count
    if let limit = text.lineLimit, lines.count > limit { lines = Array(lines.prefix(limit)) }
    let (font, count) = (text.font, CGFloat(lines.count))
    let pitch = font.lineHeight + font.leading
    return TextMetrics(
      size: CGSize(
        width: CGFloat(lines.max() ?? 0) * advance,
        height: font.lineHeight * count + font.leading * (count - 1)),
      lineCount: lines.count, firstBaseline: font.ascender,
      lastBaseline: font.ascender + pitch * (count - 1), isTruncated: lines.count < wanted)
  }
}

/// Images by path or name; all others are missing.
final class KnownImages: ImageInspecting {
  var known: [ImageReference: ImageStatus] = [
    .symbol(name: "heart"): .ready(width: 16, height: 16),
    .symbol(name: "chevron.forward"): .ready(width: 16, height: 16),
    .symbol(name: "chevron.left"): .ready(width: 16, height: 16),
    .symbol(name: "chevron.right"): .ready(width: 16, height: 16),
    .file(path: "wide.png"): .ready(width: 300, height: 100),
    .file(path: "wide@2x.png"): .ready(width: 300, height: 100),
    .file(path: "torn.png"): .broken(reason: "cut short"),
    .symbol(name: "hart"): .missing(nearest: ["heart", "chart"]),
  ]

  func status(of image: ImageReference) -> ImageStatus { known[image] ?? .missing(nearest: []) }
}

func renderer(
  _ environment: ViewEnvironment = ViewEnvironment(), text: BlockText = BlockText()
) -> CellRenderer {
  CellRenderer(environment: environment, text: text, images: KnownImages())
}

/// The size of a view, in an environment of three pixels a point unless told otherwise.
func size(
  _ node: ViewNode, _ width: CGFloat?, _ height: CGFloat?,
  in environment: ViewEnvironment = ViewEnvironment()
) -> CGSize {
  renderer(environment).size(of: node, proposal: ProposedViewSize(width: width, height: height))
}

/// What a view draws in a box at the origin.
func commands(
  _ node: ViewNode, _ width: CGFloat, _ height: CGFloat,
  in environment: ViewEnvironment = ViewEnvironment()
) -> [DrawCommand] {
  renderer(environment).draw(node, in: CGRect(x: 0, y: 0, width: width, height: height)).commands
}

/// The boxes of all fills, strokes, texts and images, effects opened, in drawing order.
func boxes(_ commands: [DrawCommand]) -> [CGRect] {
  commands.flatMap { command -> [CGRect] in
    switch command {
    case .fill(let path, _), .stroke(let path, _, _, _, _): path.boundingBox.map { [$0] } ?? []
    case .text(_, let frame, _), .image(_, let frame, _, _): [frame]
    case .group(_, let inner): boxes(inner)
    }
  }
}

func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

func near(_ a: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
  near(a.width, width) && near(a.height, height)
}

func near(_ a: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
  near(a.minX, x) && near(a.minY, y) && near(a.size, width, height)
}

extension ViewNode {
  static func block(_ characters: Int, font: FontReference? = nil) -> ViewNode {
    .text(TextNode(String(repeating: "x", count: characters), font: font))
  }
  static func row(
    spacing: CGFloat? = nil, align: AlignmentReference = .center, _ children: ViewNode...
  ) -> ViewNode {
    .stack(StackNode(.hstack, spacing: spacing, alignment: align, children: children))
  }
  static func column(
    spacing: CGFloat? = nil, align: AlignmentReference = .center, _ children: ViewNode...
  ) -> ViewNode {
    .stack(StackNode(.vstack, spacing: spacing, alignment: align, children: children))
  }
  static func layers(align: AlignmentReference = .center, _ children: ViewNode...) -> ViewNode {
    .stack(StackNode(.zstack, alignment: align, children: children))
  }
  static var red: ViewNode { .color(.named("red")) }
  static var gap: ViewNode { .spacer(minLength: nil) }
  static func picture(
    _ source: ImageNode.Source, resizable: Bool = false, mode: ImageNode.ContentMode? = nil,
    ratio: CGFloat? = nil
  ) -> ViewNode {
    .image(ImageNode(source, resizable: resizable, contentMode: mode, aspectRatio: ratio))
  }
  func with(_ modifier: ViewModifierNode) -> ViewNode { .modified(self, modifier) }
  func frame(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, _ alignment: AlignmentReference = .center
  ) -> ViewNode {
    with(.frame(FrameNode(width: width, height: height, alignment: alignment)))
  }
}
