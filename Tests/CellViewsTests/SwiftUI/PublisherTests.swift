// SPDX-License-Identifier: MIT
//
// Values over time, as models have them. Origin: apple-doc, what Combine says of each.

import CellViews
import Foundation
import Testing

@Suite struct PublisherTests {
  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 1
  }

  private struct Broken: Error, Equatable {}

  @Test func `a subject sends to those who listen, until it ends`() {
    let subject = PassthroughSubject<Int, Broken>()
    var heard: [Int] = []
    var ends: [Subscribers.Completion<Broken>] = []
    subject.send(0)
    let first = subject.sink(
      receiveCompletion: { ends.append($0) }, receiveValue: { heard.append($0) })
    subject.send(1)
    first.cancel()
    subject.send(2)
    let second = subject.sink(
      receiveCompletion: { ends.append($0) }, receiveValue: { heard.append($0) })
    subject.send(3)
    subject.send(completion: .failure(Broken()))
    subject.send(4)
    second.cancel()
    #expect(heard == [1, 3])
    #expect(ends == [.failure(Broken())])
  }

  @Test func `a value that is kept is told at once`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    var bag = Set<AnyCancellable>()
    subject.map { $0 * 10 }.filter { $0 > 10 }.removeDuplicates()
      .receive(on: DispatchQueue.main).sink { heard.append($0) }.store(in: &bag)
    for value in [2, 2, 3] { subject.send(value) }
    subject.value = 4
    #expect(heard == [20, 30, 40])
    #expect(subject.value == 4)
  }

  @Test func `values are made of other values`() {
    var heard: [String] = []
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let both = a.combineLatest(b).sink { heard.append("\($0)\($1)") }
    a.send(1)
    b.send("x")
    a.send(2)
    both.cancel()
    let sum = a.dropFirst().scan(0, +).compactMap { $0 > 3 ? "\($0)" : nil }
      .merge(with: Just("one")).eraseToAnyPublisher().sink { heard.append($0) }
    for value in [9, 3, 4] { a.send(value) }
    sum.cancel()
    #expect(heard == ["1x", "2x", "one", "7"])
  }

  @Test func `a model may be set by values, and sends its own`() {
    let model = Model()
    var heard: [String] = []
    let names = CurrentValueSubject<String, Never>("b")
    names.assign(to: &model.$name)
    let sum = model.$name.combineLatest(model.$count).map { "\($0)\($1)" }.sink { heard.append($0) }
    names.send("c")
    let counts = Just(7).assign(to: \.count, on: model)
    counts.cancel()
    sum.cancel()
    #expect(model.name == "c" && model.count == 7)
    #expect(heard == ["b1", "c1", "c7"])
  }

  private struct Titled: View {
    let names: CurrentValueSubject<String, Never>
    @State private var name = "none"

    var body: some View { Text(verbatim: name).onReceive(names) { name = $0 } }
  }

  @Test func `a view receives what is there when it appears`() {
    let view = Titled(names: CurrentValueSubject("a"))
    #expect(ViewLowering.appearingNode(of: view) == .text(TextNode("a")))
  }
}
