// SPDX-License-Identifier: MIT
//
// Views in UIKit's words are placed by their frames and by their constraints.

import DynamicCollectionView
import Testing

/// A view of 200 x 100 with one view in it, which is filled so that its place can be read.
private struct Pair {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let inner = UIView()

  init() {
    inner.backgroundColor = .red
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
  }

  /// Where the inner view is drawn.
  func place(rightToLeft: Bool = false) -> CGRect? {
    fills(of: outer, rightToLeft: rightToLeft).first
  }
}

/// The boxes that a view's backgrounds fill.
private func fills(of view: UIView, rightToLeft: Bool = false) -> [CGRect] {
  let environment = ViewEnvironment(
    layoutDirection: rightToLeft ? .rightToLeft : .leftToRight, scale: 1)
  let cells = CellRenderer(environment: environment, text: BlockText(), images: NoImages())
  let node = view.node(in: EnvironmentValues(environment))
  return cells.draw(node, in: view.frame).commands.compactMap { command in
    if case .fill(let path, .color(let color)) = command, color.alpha > 0 {
      path.bounds
    } else {
      nil
    }
  }
}

@Suite struct ConstraintTests {
  @Test("edges, centres and lengths of a view and its container are solved (derived)")
  func solved() {
    let cases: [((Pair) -> [NSLayoutConstraint], CGRect)] = [
      (
        { p in
          [
            p.inner.topAnchor.constraint(equalTo: p.outer.topAnchor, constant: 10),
            p.inner.leadingAnchor.constraint(equalTo: p.outer.leadingAnchor, constant: 20),
            p.inner.trailingAnchor.constraint(equalTo: p.outer.trailingAnchor, constant: -30),
            p.inner.bottomAnchor.constraint(equalTo: p.outer.bottomAnchor, constant: -40),
          ]
        }, CGRect(x: 20, y: 10, width: 150, height: 50)
      ),
      (
        { p in
          [
            p.inner.centerXAnchor.constraint(equalTo: p.outer.centerXAnchor, constant: 5),
            p.inner.centerYAnchor.constraint(equalTo: p.outer.centerYAnchor),
            p.inner.widthAnchor.constraint(equalToConstant: 50),
            p.inner.heightAnchor.constraint(equalToConstant: 20),
          ]
        }, CGRect(x: 80, y: 40, width: 50, height: 20)
      ),
      (
        // The container's side may come first.
        { p in
          [
            p.outer.trailingAnchor.constraint(equalTo: p.inner.trailingAnchor, constant: 8),
            p.outer.bottomAnchor.constraint(equalTo: p.inner.bottomAnchor, constant: 6),
            p.inner.widthAnchor.constraint(equalTo: p.outer.widthAnchor, constant: -100),
            p.inner.heightAnchor.constraint(equalTo: p.outer.heightAnchor, constant: -50),
          ]
        }, CGRect(x: 92, y: 44, width: 100, height: 50)
      ),
      (
        // An edge and a middle.
        { p in
          [
            p.inner.leadingAnchor.constraint(equalTo: p.outer.leadingAnchor, constant: 30),
            p.inner.centerXAnchor.constraint(equalTo: p.outer.centerXAnchor, constant: 10),
            p.inner.topAnchor.constraint(equalTo: p.outer.topAnchor),
            p.inner.centerYAnchor.constraint(equalTo: p.outer.centerYAnchor),
          ]
        }, CGRect(x: 30, y: 0, width: 160, height: 100)
      ),
      (
        // A length that follows the container's, around its middle.
        { p in
          [
            p.inner.widthAnchor.constraint(equalTo: p.outer.widthAnchor, constant: -40),
            p.inner.centerXAnchor.constraint(equalTo: p.outer.centerXAnchor),
            p.inner.heightAnchor.constraint(equalTo: p.outer.heightAnchor),
          ]
        }, CGRect(x: 20, y: 0, width: 160, height: 100)
      ),
    ]
    for (constraints, expected) in cases {
      let pair = Pair()
      NSLayoutConstraint.activate(constraints(pair))
      #expect(pair.place() == expected)
      #expect(pair.outer.constraintProblems.isEmpty)
    }
  }

  @Test("leading and trailing follow the reading direction, left and right do not (derived)")
  func directions() {
    let leading = Pair()
    NSLayoutConstraint.activate([
      leading.inner.leadingAnchor.constraint(equalTo: leading.outer.leadingAnchor, constant: 20),
      leading.inner.topAnchor.constraint(equalTo: leading.outer.topAnchor),
      leading.inner.widthAnchor.constraint(equalToConstant: 50),
      leading.inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(leading.place(rightToLeft: true) == CGRect(x: 130, y: 0, width: 50, height: 20))
    let left = Pair()
    NSLayoutConstraint.activate([
      left.inner.leftAnchor.constraint(equalTo: left.outer.leftAnchor, constant: 20),
      left.inner.topAnchor.constraint(equalTo: left.outer.topAnchor),
      left.inner.widthAnchor.constraint(equalToConstant: 50),
      left.inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(left.place(rightToLeft: true) == CGRect(x: 20, y: 0, width: 50, height: 20))
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 20))
    inner.backgroundColor = .red
    framed.addSubview(inner)
    #expect(fills(of: framed) == [inner.frame])
    #expect(fills(of: framed, rightToLeft: true) == [inner.frame])
  }

  @Test("margins and safe areas narrow what constraints refer to (derived)")
  func guides() {
    let pair = Pair()
    let margins = pair.outer.layoutMarginsGuide
    pair.outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    NSLayoutConstraint.activate([
      pair.inner.topAnchor.constraint(equalTo: margins.topAnchor),
      pair.inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      pair.inner.widthAnchor.constraint(equalTo: margins.widthAnchor),
      pair.inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    #expect(pair.place() == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  @Test("a constraint of another form is a problem that names it, and is left out")
  func problems() {
    let pair = Pair()
    let other = UIView()
    pair.inner.accessibilityIdentifier = "title"
    pair.outer.addSubview(other)
    NSLayoutConstraint.activate([
      pair.inner.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8),
      pair.inner.widthAnchor.constraint(equalTo: pair.outer.widthAnchor, multiplier: 0.5),
      pair.inner.leadingAnchor.constraint(equalTo: pair.outer.centerXAnchor),
      pair.inner.heightAnchor.constraint(equalToConstant: 10),
      pair.inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(
      pair.outer.constraintProblems == [
        .unsupported("title.top = UIView.bottom + 8", view: "title"),
        .unsupported("title.width = 0.5 * UIView.width", view: "title"),
        .unsupported("title.leading = UIView.centerX", view: "title"),
        .conflict("title.height = 20", view: "title"),
      ])
    #expect(
      pair.outer.constraintProblems.first?.description == """
        the constraint 'title.top = UIView.bottom + 8' of 'title' is not solved; tie the view's \
        edges, centres and lengths to its superview's, by constants
        """)
    let crowded = Pair()
    NSLayoutConstraint.activate([
      crowded.inner.leadingAnchor.constraint(equalTo: crowded.outer.leadingAnchor),
      crowded.inner.trailingAnchor.constraint(equalTo: crowded.outer.trailingAnchor),
      crowded.inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    #expect(crowded.outer.constraintProblems == [.tooMany("horizontal", view: "UIView")])
  }

  @Test("constants that are no numbers and trees that go round are refused")
  func hostile() {
    let pair = Pair()
    NSLayoutConstraint.activate([
      pair.inner.widthAnchor.constraint(equalToConstant: .nan),
      pair.inner.topAnchor.constraint(equalTo: pair.outer.topAnchor, constant: .infinity),
    ])
    #expect(pair.outer.constraintProblems.count == 2)
    pair.inner.addSubview(pair.outer)
    #expect(pair.outer.superview == nil)
    #expect(pair.inner.subviews.isEmpty)
    pair.outer.addSubview(pair.outer)
    #expect(pair.outer.subviews == [pair.inner])
  }

  @Test("views nested without end are cut off, and that is seen")
  func deep() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var inner = root
    for _ in 0..<2000 {
      let view = UIView(frame: root.frame)
      inner.addSubview(view)
      inner = view
    }
    let environment = ViewEnvironment(scale: 1)
    let cells = CellRenderer(environment: environment, text: BlockText(), images: NoImages())
    let drawing = cells.draw(root.node(in: EnvironmentValues(environment)), in: root.frame)
    #expect(drawing.notes == [.tooDeep(limit: 256)])
    #expect(!drawing.commands.isEmpty)
    #expect(root.constraintProblems.isEmpty)
  }

  @Test("what bounds a label cuts it; without bounds it goes on, and is placed all the same")
  func labels() {
    func frame(_ text: String, _ constraints: (UILabel, UIView) -> [NSLayoutConstraint]) -> CGRect?
    {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
      NSLayoutConstraint.activate(constraints(label, outer))
      let environment = ViewEnvironment(scale: 1)
      let cells = CellRenderer(environment: environment, text: BlockText(), images: NoImages())
      for command in cells.draw(outer.node(in: EnvironmentValues(environment)), in: outer.frame)
        .commands
      {
        if case .text(_, let frame, _) = command { return frame }
      }
      return nil
    }
    // Texts are 10 points a letter, 20 a line.
    #expect(
      frame("12345") { [$0.centerXAnchor.constraint(equalTo: $1.centerXAnchor)] }
        == CGRect(x: 25, y: 0, width: 50, height: 20))
    #expect(
      frame("12345678901234567890") {
        [
          $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
          $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
        ]
      } == CGRect(x: -50, y: 20, width: 200, height: 20))
    #expect(
      frame("12345678901234567890") {
        [
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 10),
          $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -10),
        ]
      }?.width == 80)
  }
}
