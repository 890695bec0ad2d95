// SPDX-License-Identifier: MIT
//
// The one door through which sizes come from content, and the memory that keeps it from being
// asked twice.

public import Foundation
import Geometry

/// An element whose size is not known beforehand.
public enum MeasuredElement: Hashable, Sendable {
  case cell(section: Int, item: Int)
  /// `section` is -1 for the layout's own items.
  case supplementary(kind: String, section: Int, index: Int)
}

/// The room an element is offered; nil is as much as it likes.
public struct ProposedSize: Hashable, Sendable {
  /// Points, or nil.
  public var width: CGFloat?
  /// Points, or nil.
  public var height: CGFloat?

  /// A proposal.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}

/// Answers the size an element takes for a proposal; nil when nothing measures it, and it keeps
/// its estimate. Asked at most once per element and proposal.
public typealias MeasuringFunction = (MeasuredElement, ProposedSize) -> CGSize?

/// Asks for the cells of one section, each at most once per proposal.
///
/// Answers are kept while their item may be asked for again: until its group is placed.
final class CellMeasurer {
  private struct Question: Hashable {
    let item: Int
    let proposal: ProposedSize
  }

  private let section: Int
  private let measure: MeasuringFunction
  private var answers: [Question: CGSize?] = [:]

  init(section: Int, measure: @escaping MeasuringFunction) {
    self.section = section
    self.measure = measure
  }

  func size(of item: Int, proposal: ProposedSize) -> CGSize? {
    let question = Question(item: item, proposal: proposal)
    if let known = answers[question] { return known }
    var answer = measure(.cell(section: section, item: item), proposal)
    if let size = answer, !(size.width.isFinite && size.height.isFinite) { answer = nil }
    answers[question] = .some(answer)
    return answer
  }

  /// Forgets all items before `item`.
  func placed(upTo item: Int) {
    guard !answers.isEmpty else { return }
    if answers.count > 64 || answers.keys.allSatisfy({ $0.item < item }) {
      answers = answers.filter { $0.key.item >= item }
    }
  }
}
