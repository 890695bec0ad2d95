// SPDX-License-Identifier: MIT
//
// Screens for pictures.

import CellViews
import Foundation
import Geometry

/// Two rows of cards with shadows: with margins, and padded.
struct ShadowPair: View {
  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) { cards }.contentMargins(.horizontal, 20, for: .scrollContent)
      ScrollView(.horizontal) { cards }.padding(.horizontal, 20)
    }
  }

  private var cards: some View {
    HStack(spacing: 16) {
      ForEach(0..<3, id: \.self) { _ in
        RoundedRectangle(cornerRadius: 12).fill(.teal).frame(width: 180, height: 80)
          .shadow(color: .black.opacity(0.5), radius: 8)
      }
    }
    .padding(.vertical, 20)
  }
}

/// Four pages of one colour each.
struct ColorPages: View {
  let mode: PageTabViewStyle.IndexDisplayMode
  @State var page = "one"

  init(mode: PageTabViewStyle.IndexDisplayMode) { self.mode = mode }

  var body: some View {
    TabView(selection: $page) {
      Color.indigo.tag("one")
      Color.teal.overlay { Text("Second").font(.title).foregroundStyle(.white) }.tag("two")
      Color.orange.tag("three")
      Color.pink.tag("four")
    }
    .tabViewStyle(.page(indexDisplayMode: mode))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

/// Cards that fade, shrink and turn on their way out.
struct FadingCards: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(0..<6, id: \.self) { index in
          RoundedRectangle(cornerRadius: 20).fill(.purple.gradient).frame(width: 140, height: 180)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.6)
                .rotationEffect(.degrees(phase.value * 20))
            }
        }
      }
    }
  }
}

/// Shares of a container in a vertical scroll view.
struct Columns: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Color.indigo.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)
          .frame(height: 60)
        Color.teal.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
          .frame(height: 60)
        Color.orange.containerRelativeFrame(.horizontal, count: 3, span: 3, spacing: 8)
          .frame(height: 60)
        Color.pink.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
          .frame(height: 60)
        Color.gray.containerRelativeFrame(.vertical, count: 2, spacing: 8).frame(width: 100)
      }
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .contentMargins(.vertical, 10, for: .scrollIndicators)
  }
}

/// A conversation with a bar at the bottom.
struct Messages: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(1..<20, id: \.self) { index in
          Text("Message \(index)").padding(12)
            .background(.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 16))
        }
      }
    }
    .safeAreaPadding(.horizontal, 16)
    .safeAreaInset(edge: .bottom) {
      Text("Write a message").frame(maxWidth: .infinity).padding(12)
        .background(.gray.opacity(0.3), in: Capsule()).padding(.horizontal, 16)
    }
  }
}
