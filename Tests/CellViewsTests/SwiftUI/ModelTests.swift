// SPDX-License-Identifier: MIT
//
// State, bindings and models: pictures show them as they are at the time.

import CellViews
import Foundation
import Testing

@Suite struct ModelTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var name: String?

    var body: some View {
      Text(verbatim: "\(count) \(name ?? "-")")
    }

    func add() {
      count += 1
      name = "x"
    }
  }

  @Test func `state is shared by a view's copies, and kept between pictures`() {
    let view = Counter()
    #expect(node(view) == .text(TextNode("0 -")))
    view.add()
    #expect(node(view) == .text(TextNode("1 x")))
  }

  private struct Address: Equatable {
    var city = "a"
  }

  @Test func `bindings reach into values`() {
    @State var address = Address()
    let city = $address.city
    city.wrappedValue = "b"
    #expect(address == Address(city: "b"))
    #expect(Binding.constant(3).wrappedValue == 3)
    let missing: Binding<Int?> = .constant(nil)
    let unwrapped: Binding<Int>? = Binding(missing)
    #expect(unwrapped?.wrappedValue == nil)
    #expect(Binding<Int?>(.constant(4)).wrappedValue == 4)
    @State var list = [1, 2]
    for item in $list { item.wrappedValue += 1 }
    #expect(list == [2, 3])
  }

  private final class Product: ObservableObject {
    let title = "Tea"
    @Published var isLiked = false
    @Published var stock = 3
  }

  private struct ProductCell: View {
    @ObservedObject var model: Product

    var body: some View {
      HStack {
        Text(verbatim: model.title)
        Spacer()
        Button {
          model.isLiked.toggle()
        } label: {
          Image(systemName: model.isLiked ? "heart.fill" : "heart")
        }
        .buttonStyle(.plain)
      }
    }
  }

  @Test func `a picture shows the model as it is`() {
    let model = Product()
    func icon() -> ViewNode {
      .row(
        .text(TextNode("Tea")), .gap,
        .picture(.symbol(name: model.isLiked ? "heart.fill" : "heart")))
    }
    #expect(node(ProductCell(model: model)) == icon())
    model.isLiked = true
    #expect(node(ProductCell(model: model)) == icon())
  }

  @Test func `a model tells before each change of a published property`() {
    let model = Product()
    var heard: [Bool] = []
    let subscription = model.objectWillChange.sink { heard.append(model.isLiked) }
    model.isLiked = true
    model.stock = 4
    #expect(heard == [false, true])
    subscription.cancel()
    model.stock = 5
    #expect(heard.count == 2)
  }

  @Test func `a property tells its value and each new one`() {
    let model = Product()
    var heard: [Int] = []
    var kept: Set<AnyCancellable> = []
    model.$stock.sink { heard.append($0) }.store(in: &kept)
    model.stock = 4
    #expect(heard == [3, 4])
    kept.removeAll()
    model.stock = 5
    #expect(heard == [3, 4])
  }

  private struct Owner: View {
    @StateObject private var model = Product()
    var body: some View { Toggle("Liked", isOn: $model.isLiked) }
    func like() { model.isLiked = true }
  }

  @Test func `a view makes its own object once`() {
    let view = Owner()
    let before = node(view)
    view.like()
    #expect(node(view) != before)
    #expect(node(view) == node(Toggle("Liked", isOn: .constant(true))))
  }
}
