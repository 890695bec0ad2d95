// SPDX-License-Identifier: MIT
//
// What a host keeps of its views from one reading to the next: by their place among the views, as
// SwiftUI does, not by the values, which are made anew each time.
// Mirrors: structural identity (SwiftUI).
// Status: complete; a view that is no longer read loses its state.

/// A place among the views of a host, and what is kept there.
final class StatePlace {
  /// The way from a place to one in it.
  enum Step: Hashable {
    /// One of the views of a block.
    case index(Int)
    /// A branch of an `if`.
    case branch(Bool)
    /// The element of a loop.
    case id(AnyHashable)
    /// So many views of the type were read there before.
    case view(ObjectIdentifier, Int)
  }

  private var places: [Step: StatePlace] = [:]
  private var kept: [Int: AnyObject] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  private var isRead = false

  /// Begins to read what is here, or begins once more.
  func begin() {
    counts = [:]
    for place in places.values { place.begin() }
  }

  /// Forgets the places that were not read since the last call.
  func end() {
    places = places.filter { $0.value.isRead }
    for place in places.values { place.end() }
    isRead = false
  }

  /// A place in this one.
  func place(_ step: Step) -> StatePlace {
    let place = places[step] ?? StatePlace()
    places[step] = place
    place.isRead = true
    return place
  }

  /// The place of the next view of a type.
  func place<V>(of type: V.Type) -> StatePlace {
    let id = ObjectIdentifier(type)
    let count = counts[id, default: 0]
    counts[id] = count + 1
    return place(.view(id, count))
  }

  /// What is kept here under a number; made by `make` the first time.
  func object<Object: AnyObject>(_ number: Int, make: () -> Object) -> Object {
    if let known = kept[number] as? Object { return known }
    let object = make()
    kept[number] = object
    return object
  }
}

/// A property that a view keeps something in.
protocol KeptProperty {
  /// What the view's value came with, and what is kept at its place instead.
  func kept(at place: StatePlace, _ number: Int) -> (seed: AnyObject, kept: AnyObject)
}

extension Box {
  /// What is kept in place of this box: the first place that asks for it gets it, others a copy.
  func kept(at place: StatePlace, _ number: Int) -> Box {
    let kept = place.object(number) {
      defer { isTaken = true }
      return isTaken ? Box(value) : self
    }
    // For what is called with no view being read.
    link = kept === self ? nil : kept
    return kept
  }

  /// What counts instead of this box for the view being read.
  var current: Box {
    EnvironmentScope.hosted?.kept(insteadOf: self) as? Box ?? link ?? self
  }
}

extension LoweringContext {
  /// The surroundings at a step from here; the same when nothing is kept.
  func at(_ step: StatePlace.Step) -> LoweringContext {
    guard let place else { return self }
    var context = self
    context.place = place.place(step)
    return context
  }

  /// The surroundings at the place of a view; the same when nothing is kept.
  func at<V>(_ type: V.Type) -> LoweringContext {
    guard let place else { return self }
    var context = self
    context.place = place.place(of: type)
    return context
  }

  /// Reads the body of `owner`, which finds what is kept here for its properties.
  func reading<Result>(_ owner: Any, _ read: () -> Result) -> (result: Result, inside: Self) {
    guard let place else { return (EnvironmentScope.reading(environment, read), self) }
    var kept: [ObjectIdentifier: AnyObject] = [:]
    for (number, child) in Mirror(reflecting: owner).children.enumerated() {
      guard let property = child.value as? any KeptProperty else { continue }
      let (seed, own) = property.kept(at: place, number)
      kept[ObjectIdentifier(seed)] = own
    }
    var inside = self
    let scope = EnvironmentScope(environment, kept: kept, outer: scope)
    inside.scope = scope
    return (scope.reading(read), inside)
  }
}
