// SPDX-License-Identifier: MIT
//
// Section factories as apps write them: their frames are those of the same layouts as documents.

import CollectionLayout
import Testing

@Suite struct FactoryTests {
  /// The aspect ratios that `waterfall-true` lists.
  private static let aspectRatios: [CGFloat] = [
    1.5, 1.5001, 1.5, 1.5, 1.7778, 0.8, 1.5, 1.5003, 0.8001, 1.5, 1.4924, 1.5, 1.5, 1.5294, 1.5,
    0.7181, 0.75, 0.6655, 0.6676, 1.4999, 0.6666, 1.5, 0.5626, 0.6667, 1.5, 0.6237, 0.6667, 1.5,
    1.5, 1.3333, 1.5085, 1.5, 0.6699, 0.75, 0.6625, 0.75, 0.7889, 0.6676, 0.6649, 0.7168,
  ]
  private static let waterfall = WaterfallTrueLayout(aspectRatios: aspectRatios)
  /// Kept, as a view controller is while its layout is on the screen: its handler holds it weakly.
  private static let scaledCarousel = ScaledCarouselLayout()

  static let twins: [FactoryTwin] = [
    FactoryTwin(document: "grid") { GridViewController().createLayout() },
    FactoryTwin(document: "inset-items-grid") {
      InsetItemsGridViewController().collectionViewLayout
    },
    FactoryTwin(document: "two-column") { TwoColumnViewController().createLayout() },
    FactoryTwin(document: "distinct-sections") { DistinctSectionsViewController().createLayout() },
    FactoryTwin(document: "adaptive-sections-390") {
      AdaptiveSectionsViewController().createLayout()
    },
    FactoryTwin(document: "adaptive-sections-1024") {
      AdaptiveSectionsViewController().createLayout()
    },
    FactoryTwin(document: "item-badges") { ItemBadgeViewController().createLayout() },
    FactoryTwin(document: "headers-footers") {
      SectionHeadersFootersViewController().createLayout()
    },
    FactoryTwin(document: "pinned-headers") { PinnedSectionHeaderViewController().createLayout() },
    FactoryTwin(document: "decoration") { SectionDecorationViewController().createLayout() },
    FactoryTwin(document: "nested-groups") { NestedGroupsViewController().createLayout() },
    FactoryTwin(document: "orthogonal-behaviors") {
      OrthogonalScrollBehaviorViewController().createLayout()
    },
    FactoryTwin(document: "conference-390") {
      ConferenceVideoSessionsViewController().createLayout()
    },
    FactoryTwin(document: "conference-1024") {
      ConferenceVideoSessionsViewController().createLayout()
    },
    FactoryTwin(document: "news-feed") { ConferenceNewsFeedViewController().createLayout() },
    FactoryTwin(document: "tokens") { TokensViewController().makeLayout() },
    FactoryTwin(document: "group-checkmark") {
      GroupCheckmarkViewController().collectionViewLayout
    },
    FactoryTwin(document: "edge-spacing") { EdgeSpacingViewController().layout() },
    FactoryTwin(document: "estimated-grid") { EstimatedGridViewController().createLayout() },
    FactoryTwin(document: "side-boundary") { SideBoundaryViewController().createLayout() },
    FactoryTwin(document: "uneven-rows") { UnevenRowsViewController().createLayout() },
    FactoryTwin(document: "mosaic") { MosaicLayout()() },
    FactoryTwin(document: "store-games") {
      storeGamesLayout(sections: [
        .banner, .title, .pager(rows: 3), .title, .pager(rows: 3), .title, .pager(rows: 3), .title,
        .pager(rows: 2), .title,
      ])
    },
    FactoryTwin(document: "source-detail") { SourceDetailViewController.makeLayout() },
    FactoryTwin(document: "music-home") { MusicHomeLayout.create() },
    FactoryTwin(document: "global-header") { globalHeaderLayout() },
    FactoryTwin(document: "fractal") { FractalLayout().createLayout() },
    FactoryTwin(document: "emoji-picker") { UICollectionViewCompositionalLayout.emojiPicker() },
    FactoryTwin(document: "food") { FoodViewController().createLayout() },
    FactoryTwin(document: "nine-alignments") { NineAlignmentsLayout().make() },
    FactoryTwin(document: "waterfall-true") { waterfall.makeLayout() },
    FactoryTwin(document: "staircase") { staircaseLayout() },
    FactoryTwin(document: "scaled-carousel") { scaledCarousel.makeLayout() },
    FactoryTwin(document: "settings-list") { SettingsListLayout().createLayout() },
    FactoryTwin(document: "repeating-subitem-375") { repeatingSubitemLayout() },
    FactoryTwin(document: "repeating-subitem-820") { repeatingSubitemLayout() },
  ]

  @Test("a factory's frames are its document's", arguments: twins)
  func frames(_ twin: FactoryTwin) throws {
    let (factory, document) = try twin.solved()
    let solved = try #require(factory.solvedLayout)
    #expect(solved.contentSize == document.contentSize)
    #expect(solved.notes == document.notes)
    let (ours, theirs) = (
      solved.allAttributes(at: solved.initialState),
      document.allAttributes(at: document.initialState)
    )
    #expect(!ours.isEmpty)
    #expect(ours.count == theirs.count)
    for (own, other) in zip(ours, theirs) where own != other {
      Issue.record("\(own) is not \(other)")
    }
    let rests = solved.sections.map { $0.orthogonal?.restOffsets() ?? [] }
    #expect(rests == document.sections.map { $0.orthogonal?.restOffsets() ?? [] })
  }

  @Test("a factory's frames are its document's wherever it is scrolled to", arguments: twins)
  func scrolled(_ twin: FactoryTwin) throws {
    let (factory, document) = try twin.solved()
    let solved = try #require(factory.solvedLayout)
    for step in 0...8 {
      var state = solved.initialState
      state.offset[solved.scrollAxis] = solved.clamped(CGFloat(step) * 137)
      for section in solved.sections {
        if let orthogonal = section.orthogonal {
          let rests = orthogonal.restOffsets()
          state.sectionOffsets[section.index] = rests[step % rests.count]
        }
      }
      #expect(solved.visibleAttributes(at: state) == document.visibleAttributes(at: state))
    }
  }
}
