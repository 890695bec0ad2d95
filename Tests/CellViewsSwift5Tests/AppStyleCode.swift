// SPDX-License-Identifier: MIT
//
// Cells and screens as an app writes them for SwiftUI, in Swift 5 mode; only the import line is
// another one.

import CellViews

// MARK: Models and cells

final class Drink: ObservableObject, Identifiable {
  let id: String
  let name: String
  let tint: Color
  @Published var isFavorite = false

  init(id: String, name: String, tint: Color) {
    self.id = id
    self.name = name
    self.tint = tint
  }

  static var samples: [Drink] {
    [
      Drink(id: "1", name: "Green tea", tint: .green),
      Drink(id: "2", name: "Orange juice", tint: .orange),
      Drink(id: "3", name: "Water", tint: .blue),
    ]
  }
}

struct DrinkTile: View {
  private let model: Drink

  init(model: Drink) { self.model = model }

  var body: some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(model.tint.gradient)
      .overlay(Text(model.name).font(.subheadline.weight(.bold)).foregroundColor(.white))
      .shadow(radius: 2)
  }
}

struct DrinkRow: View {
  @ObservedObject private var model: Drink

  init(model: Drink) { self.model = model }

  var body: some View {
    HStack {
      Circle().fill(model.tint).frame(width: 24, height: 24)
      VStack(alignment: .leading) {
        Text(model.name)
        Text("No. \(model.id)").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button {
        model.isFavorite.toggle()
      } label: {
        Image(systemName: model.isFavorite ? "star.fill" : "star")
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal)
  }
}

struct ShelfHeader: View {
  let title: String

  var body: some View {
    HStack {
      Text(title).font(.headline); Spacer()
    }
    .padding(.horizontal, 12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.gray.opacity(0.2))
  }
}

// MARK: A screen

struct ShelfView: View {
  @State private var drinks = Drink.samples
  @State private var chosen: String?
  @Environment(\.colorScheme) private var colorScheme

  private var title: LocalizedStringKey { drinks.isEmpty ? "Empty" : "\(drinks.count) drinks" }

  var body: some View {
    VStack {
      ShelfHeader(title: "Shelf").frame(height: 44)
      HStack {
        Button("Turn") { drinks.reverse() }
        Button("Clear") { drinks.removeAll() }
      }
      ForEach(drinks) { drink in
        DrinkRow(model: drink)
          .onTapGesture { chosen = drink.id }
      }
      if let chosen {
        Text("Chosen: \(chosen)")
      } else {
        Text(title).foregroundColor(colorScheme == .dark ? .yellow : .purple)
      }
    }
    .onAppear { chosen = nil }
  }
}

// MARK: A pager

struct TilePager: View {
  @State private var page: Int?

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<4, id: \.self) { number in
            Capsule()
              .fill(.teal.gradient)
              .containerRelativeFrame(.horizontal)
              .frame(height: 120)
              .id(number)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $page)
      .contentMargins(.horizontal, 30, for: .scrollContent)
      Text("\((page ?? 0) + 1) / 4").font(.footnote)
    }
  }
}

// MARK: A generic grid with bindings, and its preview

struct Board<Item: Identifiable & Equatable, Content: View>: View {
  @Binding var items: [Item]
  @Binding var selection: [Item]
  let content: (Item, GeometryProxy) -> Content

  init(
    items: Binding<[Item]>, selection: Binding<[Item]>,
    @ViewBuilder content: @escaping (Item, GeometryProxy) -> Content
  ) {
    self._items = items
    self._selection = selection
    self.content = content
  }

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 2), spacing: 2
        ) {
          ForEach(items) { item in
            content(item, proxy)
              .frame(height: proxy.size.width / 2)
              .opacity(selection.contains(item) ? 0.5 : 1)
          }
        }
      }
    }
  }
}

struct Board_Previews: PreviewProvider {
  struct Square: Identifiable, Equatable {
    let id: Int
    let color: Color
  }

  @State static var squares = [
    Square(id: 0, color: Color.red), Square(id: 1, color: .blue), Square(id: 2, color: .green),
  ]
  @State static var selected = [Square]()

  static var previews: some View {
    Board(items: $squares, selection: $selected) { square, _ in
      Rectangle()
        .foregroundColor(square.color)
    }
  }
}

// MARK: Styles, modifiers and shapes of its own

struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 6).padding(.horizontal, 14)
      .background(Capsule().fill(Color.accentColor))
      .foregroundColor(.white)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

struct CardStyle: ViewModifier {
  var isHighlighted = false

  func body(content: Content) -> some View {
    content
      .padding()
      .background(.background, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
      .overlay {
        if isHighlighted {
          RoundedRectangle(cornerRadius: 12).strokeBorder(Color.accentColor, lineWidth: 2)
        }
      }
  }
}

extension View {
  func card(isHighlighted: Bool = false) -> some View {
    modifier(CardStyle(isHighlighted: isHighlighted))
  }

  @ViewBuilder
  func badge(_ text: String?) -> some View {
    if let text {
      self.overlay(alignment: .topTrailing) {
        Text(text).font(.caption2).padding(3).background(Circle().fill(.red))
      }
    } else {
      self
    }
  }
}

struct Wedge: Shape {
  var angle: Angle = .degrees(90)

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2, startAngle: .zero,
      endAngle: angle, clockwise: false)
    path.closeSubpath()
    return path
  }
}

struct Gallery: View {
  enum Mode: String, CaseIterable { case list, chart }
  var mode = Mode.chart
  @State private var isOn = true
  @State private var progress = 0.4

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      switch mode {
      case .list:
        Label("List", systemImage: "list.bullet").card()
      case .chart:
        ZStack {
          Circle().stroke(Color.gray.opacity(0.3), lineWidth: 6)
          Circle()
            .trim(from: 0, to: CGFloat(progress))
            .stroke(
              AngularGradient(colors: [.blue, .purple], center: .center),
              style: StrokeStyle(lineWidth: 6, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
          Wedge(angle: .degrees(120)).fill(.orange).padding(20)
        }
        .frame(width: 80, height: 80)
        .badge("new")
      }
      Toggle("Notify me", isOn: $isOn)
      ProgressView(value: progress)
      Button("Go on") { withAnimation { progress = 1 } }.buttonStyle(PillButtonStyle())
      (Text("Save ").bold() + Text("20 %").foregroundColor(.red)).font(.callout)
      Grid {
        GridRow {
          Text("Width")
          Text(12.5, format: .number)
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Text("mm")
        }
      }
    }
    .padding()
  }
}
