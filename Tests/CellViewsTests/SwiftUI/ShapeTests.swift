// SPDX-License-Identifier: MIT
//
// Outlines of an author's own, parts of outlines, masks and blurs.

import CellViews
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ShapeTests {
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func `a shape of an author's own is drawn in its box, mirrored where reading is`() {
    let view = Corner().fill(.red).frame(width: 20, height: 10)
    guard case .fill(let path, _)? = commands(view, 20, 10).first else {
      Issue.record("nothing was filled")
      return
    }
    #expect(path == Corner().path(in: CGRect(x: 0, y: 0, width: 20, height: 10)))
    let rtl = ViewEnvironment(layoutDirection: .rightToLeft)
    guard case .fill(let mirrored, _)? = commands(view, 20, 10, in: rtl).first else { return }
    #expect(mirrored.elements.first == .move(to: CGPoint(x: 20, y: 0)))
  }

  @Test func `outlines can be drawn by hand`() {
    let line = Path { path in
      path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    }
    guard
      case .stroke(let path, _, let width, _, _)? = commands(
        line.stroke(.red, lineWidth: 2), 20, 20
      )
      .first
    else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(path == line)
    #expect(width == 2)
  }

  @Test(
    "arcs turn the way SwiftUI says",
    arguments: [
      (0, 90, false, 0, 10), (0, 90, true, 0, 10), (0, 180, false, -10, 0), (90, 0, true, 10, 0),
    ] as [(Double, Double, Bool, CGFloat, CGFloat)])
  func arcs(_ start: Double, _ end: Double, _ clockwise: Bool, _ x: CGFloat, _ y: CGFloat) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
    #expect(near(path.currentPoint?.x ?? 99, x))
    #expect(near(path.currentPoint?.y ?? 99, y))
    // derived: the short way has one curve, the long way three.
    let curves = path.elements.filter { if case .curve = $0 { true } else { false } }.count
    #expect(
      curves == Int(abs(clockwise == (end > start) ? 360 - abs(end - start) : end - start) / 90))
  }

  @Test func `a part of an outline ends where its length says`() {  // derived
    let half = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.375)
    #expect(
      half.elements == [
        .move(to: .zero), .line(to: CGPoint(x: 20, y: 0)), .line(to: CGPoint(x: 20, y: 10)),
      ])
    let quarter = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(
      from: 0, to: 0.125)
    let end = quarter.currentPoint ?? .zero
    #expect(abs(hypot(end.x, end.y) - 10) < 0.01)
    #expect(abs(end.x - end.y) < 0.05)
    #expect(Path(CGRect.zero).trimmedPath(from: 0.5, to: 0.4).isEmpty)
  }

  // apple-doc, StrokeStyle.lineCap: the endpoint style of a segment, so dashes have it too.
  @Test(arguments: [[], [0, 10]] as [[CGFloat]])
  func `a line and its ends are one stroke, dashed or not, whatever it is painted with`(
    dash: [CGFloat]
  ) {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: dash)
    let half = Circle().trim(from: 0, to: 0.5)
    let pale = [Color.red.opacity(0.5), Color.blue.opacity(0.5)]
    let drawn = [
      commands(half.stroke(.red, style: style), 40, 40),
      commands(half.stroke(Color.red.opacity(0.5), style: style), 40, 40),
      commands(
        half.stroke(
          LinearGradient(colors: pale, startPoint: .top, endPoint: .bottom), style: style), 40, 40),
    ]
    for commands in drawn {
      guard case .stroke(_, _, 4, dash, .round)? = commands.first else {
        Issue.record("no stroke with round ends was drawn")
        continue
      }
      #expect(commands.count == 1)
    }
  }

  @Test func `a mask of one shape is a clip, any other one a mask`() {
    let clipped = commands(Color.red.mask(Circle()), 40, 40)
    #expect(
      clipped == [
        .group(
          GroupEffect(clip: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))),
          [.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), .color(RGBA(255, 59, 48)))])
      ])
    guard case .group(let effect, _)? = commands(Color.red.mask { Text("ab") }, 40, 40).first
    else {
      Issue.record("no group was drawn")
      return
    }
    #expect(requests(effect.mask ?? []).map(\.string) == ["ab"])
    #expect(commands(Color.red.mask { EmptyView() }, 40, 40).isEmpty)
  }

  @Test func `a blur is of the view as a whole`() {
    #expect(commands(Color.red.blur(radius: 0), 40, 40).count == 1)
    guard case .group(let effect, _)? = commands(Color.red.blur(radius: 3), 40, 40).first else {
      Issue.record("no group was drawn")
      return
    }
    #expect(effect == GroupEffect(blur: 3))
  }

  @Test func `corners of different radii change sides with the reading direction`() {
    let view = UnevenRoundedRectangle(topLeadingRadius: 10).fill(.red)
    func first(_ environment: ViewEnvironment) -> CGPoint? {
      guard case .fill(let path, _)? = commands(view, 40, 40, in: environment).first,
        case .move(let to)? = path.elements.first
      else { return nil }
      return to
    }
    #expect(first(ViewEnvironment()) == CGPoint(x: 10, y: 0))
    #expect(first(ViewEnvironment(layoutDirection: .rightToLeft)) == CGPoint(x: 30, y: 0))
  }

  @Test func `shapes can be moved, turned and scaled in their box`() {  // derived
    func corner(_ shape: some Shape) -> CGPoint? {
      guard case .fill(let path, _)? = commands(shape.fill(.red), 20, 10).first,
        case .move(let to)? = path.elements.first
      else { return nil }
      return to
    }
    #expect(corner(Rectangle().offset(x: 3, y: 4)) == CGPoint(x: 3, y: 4))
    #expect(corner(Rectangle().scale(0.5)) == CGPoint(x: 5, y: 2.5))
    let turned = corner(Rectangle().rotation(.degrees(180))) ?? .zero
    #expect(near(turned.x, 20) && near(turned.y, 10))
  }
}
