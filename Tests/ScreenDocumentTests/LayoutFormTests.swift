// SPDX-License-Identifier: MIT
//
// What the layout grammar means, key by key. Expected values: screen-document, 1 (derived).

import CellViews
import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import Testing

private func section(_ json: String, width: CGFloat = 390) throws -> SectionSpec {
  let found = load(
    document(
      #"{ "itemCount": 4, "layout": \#(json) }"#,
      more: #""device": { "width": \#(Int(width)), "height": 800, "scale": 2 },"#))
  #expect(codes(found) == [])
  let (screen, more) = found.screen(in: found.baseEnvironment)
  #expect(more == [])
  return try #require(screen.sections.first).layout
}

private func group(_ spec: SectionSpec) throws -> GroupSpec {
  guard case .group(let group) = spec.content else { throw Unexpected() }
  return group
}

private func waterfall(_ spec: SectionSpec) throws -> WaterfallSpec {
  guard case .waterfall(let waterfall) = spec.content else { throw Unexpected() }
  return waterfall
}

struct Unexpected: Error {}

private let item =
  #"{ "item": { "width": { "fractionalWidth": 0.5 }, "height": { "fractionalHeight": 1 } } }"#

@Suite struct LayoutFormTests {
  @Test func `a grid says all that a section can say`() throws {
    let spec = try section(
      #"""
      { "type": "grid", "interGroupSpacing": 8, "contentInsets": [1, 2, 3, 4], "orthogonal": "groupPagingCentered",
        "contentInsetsReference": "none", "supplementariesFollowContentInsets": false,
        "boundary": [ { "kind": "header", "width": { "fractionalWidth": 1 }, "height": { "estimated": 44 },
          "alignment": "topLeading", "pin": true, "absoluteOffset": [5, -6], "extendsBoundary": false,
          "contentInsets": [1, 1, 1, 1], "zIndex": 7 } ],
        "decoration": [ { "kind": "card", "contentInsets": [-1, 0, 0, 0], "zIndex": -1 } ],
        "group": { "axis": "horizontal", "width": { "fractionalWidth": 1.5 }, "height": { "absolute": 100 },
          "interItemSpacing": { "flexible": 4 }, "contentInsets": [9, 9, 9, 9],
          "edgeSpacing": { "leading": null, "top": { "fixed": -3 } },
          "subitems": [ \#(item) ], "count": 2 } }
      """#)
    #expect(spec.interGroupSpacing == 8)
    #expect(
      spec.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(spec.orthogonal == .groupPagingCentered)
    #expect(spec.contentInsetsReference == InsetsReference.none)
    #expect(!spec.supplementariesFollowContentInsets)
    let header = try #require(spec.boundary.first)
    #expect(header.kind == "header" && header.alignment == .topLeading && header.zIndex == 7)
    #expect(header.pinToVisibleBounds && !header.extendsBoundary)
    #expect(header.absoluteOffset == CGPoint(x: 5, y: -6))
    #expect(header.size == SizeSpec(width: .fractionalWidth(1), height: .estimated(44)))
    #expect(spec.decoration.first?.kind == "card" && spec.decoration.first?.zIndex == -1)
    let group = try group(spec)
    #expect(group.size == SizeSpec(width: .fractionalWidth(1.5), height: .absolute(100)))
    #expect(group.interItemSpacing == .flexible(4))
    #expect(group.edgeSpacing == EdgeSpacingSpec(top: .fixed(-3)))
    guard case .count(.item(let inner), 2) = group.arrangement else { throw Unexpected() }
    #expect(inner.size == SizeSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
  }

  @Test func `what is not given has UIKit's defaults, and null is not given`() throws {
    let spec = try section(
      #"""
      { "type": "grid", "interGroupSpacing": null, "orthogonal": null, "boundary": null,
        "group": { "axis": "vertical", "width": { "absolute": 1 }, "height": { "uniformAcrossSiblings": 2 },
          "count": null, "subitems": [ \#(item) ] } }
      """#)
    #expect(spec.interGroupSpacing == 0 && spec.orthogonal == .none && spec.boundary.isEmpty)
    #expect(spec.contentInsetsReference == nil && spec.supplementariesFollowContentInsets)
    let group = try group(spec)
    #expect(group.size.height == .uniformAcrossSiblings(2))
    guard case .fill(let subitems) = group.arrangement else { throw Unexpected() }
    #expect(subitems.count == 1)
  }

  @Test func `groups nest, repeat and anchor`() throws {
    let spec = try section(
      #"""
      { "type": "grid", "group": { "axis": "horizontal", "width": { "fractionalWidth": 1 }, "height": { "absolute": 9 },
        "supplementary": [ { "kind": "groupBadge", "width": { "absolute": 1 }, "height": { "absolute": 2 }, "zIndex": 3,
          "containerAnchor": { "edges": ["top", "trailing"], "fractionalOffset": [0.5, -0.5] },
          "itemAnchor": { "edges": [], "absoluteOffset": [1, 2] } } ],
        "subitems": [ { "repeat": 3, "item": { "width": { "absolute": 1 }, "height": { "absolute": 1 } } },
          { "group": { "axis": "vertical", "width": { "absolute": 5 }, "height": { "absolute": 5 },
            "repeatCount": 2, "subitems": [ \#(item) ] } } ] } }
      """#)
    let group = try group(spec)
    guard case .fill(let subitems) = group.arrangement, subitems.count == 4,
      case .group(let inner) = subitems[3], case .repeatCount(_, 2) = inner.arrangement
    else { throw Unexpected() }
    let badge = try #require(group.supplementary.first)
    #expect(
      badge.containerAnchor
        == AnchorSpec(edges: [.top, .trailing], offset: .fractional(CGPoint(x: 0.5, y: -0.5))))
    #expect(badge.itemAnchor == AnchorSpec(edges: [], offset: .absolute(CGPoint(x: 1, y: 2))))
    #expect(badge.zIndex == 3)
  }

  @Test func `a custom group has its frames`() throws {
    let spec = try section(
      #"""
      { "type": "custom", "group": { "width": { "absolute": 300 }, "height": { "absolute": 100 },
        "frames": [[0, 0, 50, 50], [-5, 40, 30, 30]] } }
      """#)
    guard case .custom(.frames(let frames)) = try group(spec).arrangement else {
      throw Unexpected()
    }
    #expect(
      frames.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: -5, y: 40, width: 30, height: 30),
      ])
  }

  @Test func `a waterfall goes down or sideways`() throws {
    let down = try waterfall(
      section(
        #"""
        { "type": "waterfall", "columns": 3, "interItemSpacing": 8, "lineSpacing": 5, "mode": "clean",
          "contentInset": [1, 2, 3, 4], "itemHeight": { "values": [10, 20.5] } }
        """#))
    #expect(down.axis == .vertical && down.lanes == 3 && down.mode == .clean)
    #expect(down.interItemSpacing == 8 && down.lineSpacing == 5)
    guard case .values([10, 20.5]) = down.itemLength else { throw Unexpected() }
    let side = try waterfall(
      section(
        #"""
        { "type": "waterfall", "axis": "horizontal", "rows": 2, "itemWidth": { "aspect": [1.5] },
          "height": { "fractionalHeight": 0.5 }, "leadingStart": 12, "verticalMargin": 7, "orthogonal": "continuous" }
        """#))
    #expect(side.axis == .horizontal && side.lanes == 2 && side.mode == .seed)
    #expect(
      side.contentInset == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 0))
    #expect(side.lengthAcross == .fractionalHeight(0.5))
    guard case .aspect([1.5]) = side.itemLength else { throw Unexpected() }
  }

  @Test(
    "a choice by width takes the first case that is wide enough",
    arguments: [(499.0, 2), (500.0, 3), (800.0, 4)])
  func conditions(_ width: Double, _ count: Int) throws {
    let spec = try section(
      #"""
      { "type": "grid", "group": { "axis": "horizontal", "width": { "fractionalWidth": 1 }, "height": { "absolute": 9 },
        "subitems": [ \#(item) ],
        "count": { "cases": [ { "minWidth": 800, "value": 4 }, { "minWidth": 500, "value": 3 } ], "else": 2 } } }
      """#, width: width)
    guard case .count(_, let found) = try group(spec).arrangement else { throw Unexpected() }
    #expect(found == count)
  }

  @Test func `the width that choices look at is less the safe area, unless the section says so`()
    throws
  {
    func lanes(_ reference: String) throws -> Int {
      let found = load(
        document(
          #"""
          { "itemCount": 4, "layout": { "type": "waterfall", \#(reference) "itemHeight": { "values": [1] },
            "columns": { "cases": [ { "minWidth": 390, "value": 3 } ], "else": 2 } } }
          """#,
          more: #""device": { "width": 390, "height": 800, "safeArea": [0, 20, 0, 20] },"#))
      let screen = found.screen(in: found.baseEnvironment).screen
      return try waterfall(try #require(screen.sections.first).layout).lanes
    }
    #expect(try lanes("") == 2)
    #expect(try lanes(#""contentInsetsReference": "none","#) == 3)
  }

  @Test func `a layout that is not known becomes a column of rows of 44 points`() throws {
    let found = load(document(#"{ "id": "a", "itemCount": 2, "layout": { "type": "spiral" } }"#))
    #expect(codes(found) == ["unknown-layout-type /sections/0/layout/type"])
    let screen = found.screen(in: found.baseEnvironment).screen
    let group = try group(try #require(screen.sections.first).layout)
    #expect(group.size == SizeSpec(width: .fractionalWidth(1), height: .absolute(44)))
    #expect(screen.sections.first?.content.itemCount == 2)
  }

  @Test func `the configuration and its margins reach the screen`() throws {
    let found = load(
      document(
        #"{ "itemCount": 1, "layout": \#(rows) }"#,
        more: #"""
          "configuration": { "scrollDirection": "horizontal", "interSectionSpacing": 12,
            "contentInsetsReference": "layoutMargins", "layoutMargins": [10, 20, 30, 40], "rounding": "none",
            "background": "#102030", "boundary": [ { "kind": "top", "width": { "fractionalWidth": 1 },
              "height": { "absolute": 9 }, "alignment": "top" } ] },
          """#))
    #expect(codes(found) == [])
    #expect(
      found.baseEnvironment.layoutMargins
        == NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    let screen = found.screen(in: found.baseEnvironment).screen
    #expect(screen.configuration.scrollDirection == .horizontal)
    #expect(screen.configuration.interSectionSpacing == 12)
    #expect(screen.configuration.contentInsetsReference == .layoutMargins)
    #expect(screen.configuration.rounding == .none)
    #expect(screen.configuration.boundary.map(\.kind) == ["top"])
    #expect(screen.background == .rgba(.init(16, 32, 48)))
  }
}
