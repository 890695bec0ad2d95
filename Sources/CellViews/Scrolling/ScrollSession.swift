// SPDX-License-Identifier: MIT
//
// Where the scroll views of a hosted view stand, kept from one drawing to the next.

import CollectionLayout
import Foundation
import Geometry

/// Where scroll views stand, and how they were drawn.
final class ScrollSession {
  /// What is kept of one scroll view.
  struct Entry {
    /// What it is called; under other names it is another one.
    var ids: [ViewID]?
    /// Its offset; nil where it rests when first shown.
    var offset: CGPoint?
    /// Its zoom factor; nil is the first one.
    var zoom: CGFloat?
    /// The request that has been met.
    var metRequest: ScrollPositionNode.Request?
    /// Whether the binding has just been told, so that what it says next is met already.
    var hasTold = false
    /// What is under way in it.
    var motion: Motion?
    /// Whether two fingers magnify it.
    var isLive = false
  }

  /// A simulation that was cut in the middle.
  struct Motion {
    let scene: ScrollScene
    let checkpoint: ScrollCheckpoint
    /// How many steps have begun before.
    let begunSteps: Int
    /// What fingers have set in motion.
    let moved: Set<ScrollPath>

    /// Whether the same scroll views are there to go on; their lengths may have changed.
    func goesOn(in scene: ScrollScene) -> Bool {
      self.scene.sections.map(\.index) == scene.sections.map(\.index)
        && (self.scene.zoom == nil) == (scene.zoom == nil)
    }
  }

  /// A view that can be tapped, and the window that it must be seen in.
  struct TapPlace {
    let frame: CGRect
    let window: CGRect?
    let node: TapNode
  }

  var entries: [ScrollPath: Entry] = [:]
  /// In drawing order.
  private(set) var tapPlaces: [TapPlace] = []
  /// In reading order, as last drawn.
  private(set) var drawn: [ScrollPath: DrawnScrollView] = [:]
  /// Whether bars are drawn.
  var showsIndicators = false
  /// Wishes of `ScrollViewReader`s.
  let mailbox = ScrollMailbox()
  /// States of magnified content, in the order in which views are read.
  let zoomStates = ZoomStates()

  /// Forgets the last drawing.
  func beginDrawing() {
    drawn = [:]
    tapPlaces = []
    zoomStates.rewind()
  }

  func add(_ view: DrawnScrollView) { drawn[view.path] = view }

  func add(_ place: TapPlace) { tapPlaces.append(place) }

  /// What a tap at a point of the picture does.
  func tap(at point: CGPoint, count: Int) -> TapNode? {
    tapPlaces.last { place in
      place.node.count == count && place.frame.contains(point)
        && place.window?.contains(point) != false
    }?.node
  }

  subscript(path: ScrollPath) -> Entry {
    get { entries[path] ?? Entry() }
    set { entries[path] = newValue }
  }
}

/// Wishes to scroll to views, until they are met.
final class ScrollMailbox {
  struct Wish {
    let id: ViewID
    let anchor: UnitPoint?
  }

  private(set) var wishes: [Wish] = []

  func add(_ wish: Wish) { wishes.append(wish) }

  func takeAll() -> [Wish] {
    defer { wishes = [] }
    return wishes
  }
}

/// States of magnified content: the first one read gets the first state, and so on.
package final class ZoomStates {
  private var states: [ZoomState] = []
  private var next = 0

  func rewind() { next = 0 }

  package func state(isAutoscrollEnabled: Bool) -> ZoomState {
    if next == states.count { states.append(ZoomState(isAutoscrollEnabled: isAutoscrollEnabled)) }
    defer { next += 1 }
    return states[next]
  }
}
