// SPDX-License-Identifier: MIT
//
// What a check knows beside the value it looks at, and what it collects.

import CellViews
import Foundation
import Geometry

/// What a check knows beside the value it looks at. Not shared between tasks.
final class Checking {
  private let sink: DiagnosticSink
  /// Whether the document's version is above ours, so that what we don't know may be right.
  let isNewer: Bool
  /// Bindings met on the way; nil where no record is bound.
  var bindings: [BindingUse]?
  /// What the loop around the value runs over.
  var loop: JSONNode?
  /// Groups around the value.
  var groupDepth = 0
  /// Choices by width without an `else`.
  var openConditions: [JSONNode] = []
  /// What each template needs, by its name.
  var cells: [String: CellsForm.Use] = [:]
  /// What the view around the sections needs.
  var rootBindings: [BindingUse] = []
  /// Whether the view around the sections is looked at.
  var isAroundSections = false
  /// Images named on the way.
  var images: [(node: JSONNode, path: String)] = []

  init(sink: DiagnosticSink, isNewer: Bool) {
    self.sink = sink
    self.isNewer = isNewer
  }

  /// Takes a complaint. It is not made when there are too many already, since its place is dear.
  ///
  /// - Parameter severity: How it is counted then.
  func report(
    _ make: @autoclosure () -> Diagnostic, severity: Diagnostic.Severity = .error
  ) {
    guard !sink.isFull else { return sink.omit(severity) }
    reportAlways(make())
  }

  /// Takes a complaint after which nothing is drawn, however many there are already.
  func reportAlways(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if isNewer {
      switch diagnostic.code {
      case .unknownKey, .unknownValue, .unknownLayoutType: diagnostic.severity = .warning
      default: break
      }
    }
    sink.report(diagnostic)
  }
}

/// What the meaning of a value depends on beside its text and the record. Not shared between tasks.
final class Resolving {
  /// The container's effective width in points, for conditions.
  let width: CGFloat
  /// Major version of the system whose look is drawn.
  let os: Int
  /// The axis along which sections follow one another.
  let scrollDirection: Axis
  /// Whose separators numbers in texts have: a BCP 47 tag.
  let locale: String
  /// Whether there are records that bindings look into: for templates, and the view around sections.
  let hasRecords: Bool
  /// Width divided by height of each record, for a waterfall that is bound to them.
  let aspects: [CGFloat]
  /// Where images are found.
  let images: ImageSources
  /// The document's sections as a view; nil but for the view around them.
  let collection: ViewNode?
  /// Whether views are those of a lazy grid, which gives its sections' headers lines of their own.
  let isInLazyGrid: Bool

  init(
    width: CGFloat = 0, os: Int = 18, scrollDirection: Axis = .vertical, locale: String = "en",
    hasRecords: Bool = false, aspects: [CGFloat] = [],
    images: ImageSources = ImageSources(), collection: ViewNode? = nil,
    isInLazyGrid: Bool = false
  ) {
    self.isInLazyGrid = isInLazyGrid
    self.width = width
    self.os = os
    self.scrollDirection = scrollDirection
    self.locale = locale
    self.hasRecords = hasRecords
    self.aspects = aspects
    self.images = images
    self.collection = collection
  }

  /// As views of a lazy grid have it, or views elsewhere.
  func with(isInLazyGrid: Bool) -> Resolving {
    Resolving(
      width: width, os: os, scrollDirection: scrollDirection, locale: locale,
      hasRecords: hasRecords, aspects: aspects, images: images, collection: collection,
      isInLazyGrid: isInLazyGrid)
  }
}
