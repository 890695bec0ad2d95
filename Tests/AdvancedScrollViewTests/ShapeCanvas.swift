// SPDX-License-Identifier: MIT
//
// The showcase: a canvas of shapes. A tap selects, a drag moves the shape it begins in.

import AdvancedScrollView
import CellViews
import Foundation
import Geometry

/// A shape on the canvas.
struct CanvasShape: Identifiable, Equatable {
  enum Form { case rectangle, ellipse, star }

  let id: String
  let form: Form
  let color: Color
  var frame: CGRect
}

/// The shapes, and the selected one.
final class CanvasModel: ObservableObject {
  @Published var shapes = [
    CanvasShape(id: "paper", form: .rectangle, color: .teal, frame: frame(60, 60, 240, 160)),
    CanvasShape(id: "sun", form: .ellipse, color: .orange, frame: frame(380, 80, 140, 140)),
    CanvasShape(id: "night", form: .rectangle, color: .indigo, frame: frame(560, 320, 180, 200)),
    CanvasShape(id: "star", form: .star, color: .pink, frame: frame(240, 300, 200, 200)),
  ]
  @Published var selection: String?
  @Published var dragged = CGSize.zero

  static func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// The uppermost shape at a point.
  func shape(at point: CGPoint) -> CanvasShape? { shapes.last { $0.frame.contains(point) } }

  func place(of shape: CanvasShape) -> CGRect {
    shape.id == selection
      ? shape.frame.offsetBy(dx: dragged.width, dy: dragged.height) : shape.frame
  }
}

/// Five points.
struct StarShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for corner in 0..<10 {
      let angle = Double(corner) * .pi / 5 - .pi / 2
      let radius = (corner % 2 == 0 ? 0.5 : 0.22) * min(rect.width, rect.height)
      let point = CGPoint(
        x: rect.midX + radius * CGFloat(cos(angle)), y: rect.midY + radius * CGFloat(sin(angle)))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// 800 by 600 points of shapes.
struct ShapeCanvas: View {
  @ObservedObject var model: CanvasModel

  var body: some View {
    AdvancedScrollView(
      magnification: Magnification(range: 1.0...4.0, initialValue: 1.0, isRelative: true)
    ) { _ in
      ZStack(alignment: .topLeading) {
        Color(white: 0.95)
        ForEach(model.shapes) { shape in
          let place = model.place(of: shape)
          drawing(shape)
            .overlay {
              if shape.id == model.selection { Rectangle().stroke(.blue, lineWidth: 3) }
            }
            .frame(width: place.width, height: place.height)
            .offset(x: place.minX, y: place.minY)
        }
      }
      .frame(width: 800, height: 600)
    }
    .onTapContentGesture { location, _ in model.selection = model.shape(at: location)?.id }
    .onDragContentGesture { phase, location, translation, _ in
      switch phase {
      case .possible:
        guard let shape = model.shape(at: location) else { return false }
        model.selection = shape.id
      case .began, .changed: model.dragged = translation
      case .cancelled: model.dragged = .zero
      case .ended:
        if let index = model.shapes.firstIndex(where: { $0.id == model.selection }) {
          model.shapes[index].frame = model.place(of: model.shapes[index])
        }
        model.dragged = .zero
      }
      return true
    }
  }

  @ViewBuilder private func drawing(_ shape: CanvasShape) -> some View {
    switch shape.form {
    case .rectangle: RoundedRectangle(cornerRadius: 16).fill(shape.color)
    case .ellipse: Ellipse().fill(shape.color)
    case .star: StarShape().fill(shape.color)
    }
  }
}
