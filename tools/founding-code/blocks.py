# SPDX-License-Identifier: MIT
"""Where the founding texts have Swift code, and the smallest frame that each block needs.

A block is named by its text and its lines; the frame is ours, the lines are read from the text.
"""

from dataclasses import dataclass, field

SWIFTUI = ["SwiftUI", "DynamicCollectionView"]
SECTION = """struct Framed: SectionContext {
let id: String
var items: [any CellViewConfigurableModel]
var reusableItems: [String: [any ReusableViewConfigurableModel]] = [:]
init(id: String, items: [any CellViewConfigurableModel]) { self.id = id; self.items = items }
"""


@dataclass
class Block:
    text: str  # the text's number, as its file name begins
    first: int
    last: int
    about: str
    before: str = ""  # our frame above the lines
    after: str = ""  # and below them
    imports: list = field(default_factory=list)  # for blocks that begin below their import lines
    picture: str = ""  # what is drawn: a Swift expression of a screen
    split: str = ""  # 'lines': each line is an expression; 'names': a list of names
    needs: str = ""  # a module that may not be there yet
    outside: str = ""  # our frame below the namespace
    hosted: str = ""  # a view that is scrolled or magnified, as an expression
    states: list = field(default_factory=list)  # (name, what is done to its host) of each picture

    @property
    def name(self):
        return f"Text{self.text}_{self.first}"


@dataclass
class Skipped:
    text: str
    first: int
    last: int
    why: str


def layout(text, first, last, about, items):
    """A section's layout on its own."""
    name = f"Text{text}_{first}"
    return Block(
        text, first, last, about, SECTION, "}", SWIFTUI,
        f'collection([{name}.Framed(id: "main", items: {items})])')


SWIPES = [
    ("start", ""), ("swiped", "host.swipe(.leading)"),
    ("end", "for _ in 0..<6 { host.swipe(.leading) }"),
]
ZOOMS = [
    (f"{zoom}x", f"host.run(ScrollScript([.zoom(ZoomTo({zoom}))]))") for zoom in ("1", "2.5", "4")
]

BLOCKS = [
    Block("000", 177, 208, "a model and its cell",
          picture='collection([FrameRows(items: colors("c", 3))])'),
    Block("000", 225, 262, "a cell with state on its model",
          picture="collection([FrameRows(items: products())])"),
    Block("000", 272, 304, "a section, and a view that shows it",
          "typealias ColorItem = Text000_177.ColorItem", imports=SWIFTUI,
          picture="shown(Text000_272.ContentView())"),
    Block("000", 310, 310, "the value init", "struct Framed: View {\n"
          "@State var sections: [any SectionContext]\nvar body: some View {", "}\n}", SWIFTUI,
          'shown(Text000_310.Framed(sections: [FrameRows(items: colors("v", 3))]))'),
    Block("000", 311, 311, "the binding init", "struct Framed: View {\n"
          "@State var sections: [any SectionContext]\nvar body: some View {", "}\n}", SWIFTUI,
          'shown(Text000_311.Framed(sections: [FrameRows(items: colors("b", 3))]))'),
    layout("000", 317, 325, "a grid of three columns", 'colors("g", 8)'),
    layout("000", 331, 345, "a group in a group", 'colors("n", 9)'),
    layout("000", 361, 363, "a list", "products()"),
    Block("000", 369, 395, "a waterfall", "typealias PhotoItem = FramePhoto", imports=SWIFTUI,
          picture='collection([Text000_369.WaterfallSection(id: "w", photos: FramePhoto.all)])'),
    layout("000", 401, 409, "a carousel", 'colors("k", 5)'),
    Block("000", 415, 459, "a header, its view and its section",
          "typealias ColorItem = Text000_177.ColorItem", imports=SWIFTUI,
          picture='collection([Text000_415.HeaderSection(id: "h", items: colors("h", 4), '
          'headerTitle: "Colours")])'),
    Block("000", 465, 471, "sections with layouts of their own", """
typealias CarouselSection = Text000_401.Framed
typealias GridSection = Text000_317.Framed
typealias ListSection = Text000_361.Framed
struct Framed: View {
let banners = colors("b", 4), products = colors("p", 6), rows = Frame.products()
var body: some View {
""", "}\n}", SWIFTUI, "shown(Text000_465.Framed())"),
    Block("000", 477, 488, "event handlers", """
typealias ColorItem = Text000_177.ColorItem
struct Framed: View {
let sections: [any SectionContext]
var collection: DynamicCollectionView {
""", "}\nvar body: some View { collection }\n}", SWIFTUI,
          'selecting(Text000_477.Framed(sections: [FrameRows(items: colors("e", 3))]).collection)'),
    Block("000", 494, 515, "pagination", """
typealias ColorItem = Text000_177.ColorItem
typealias GridSection = Text000_317.Framed
static func nextPageItems() -> [ColorItem] { colors("next", 12) }
""", "", SWIFTUI, "shown(Text000_494.FeedView())"),
    Block("000", 521, 539, "buttons above a collection", """
typealias ColorItem = Text000_177.ColorItem
typealias ColorSection = Text000_272.ColorSection
""", "", SWIFTUI, "shown(Text000_521.EditableView())"),
    Block("000", 549, 617, "cell, model and section in UIKit's words",
          picture='laidOut([Text000_549.ColorSection(id: "u", items: (0..<5).map { '
          'Text000_549.ColorModel(id: "\\($0)", title: "Cell \\($0)", color: .systemIndigo) })])'),
    Block("000", 621, 639, "a view controller with a collection", """
typealias ColorModel = Text000_549.ColorModel
typealias ColorSection = Text000_549.ColorSection
""", "", ["UIKit", "DynamicCollectionView"], "shown(Text000_621.FeedViewController())"),
    Block("000", 645, 653, "incremental updates", """
static func update(
  _ collectionView: UIDynamicCollectionView, _ sections: [any UISection],
  _ moreSections: [any UISection], _ moreItems: [any UICellConfigurableModel]
) {
""", "}", ["UIKit", "DynamicCollectionView"], "updated(Text000_645.update)"),
    Block("000", 671, 674, "the four lengths", imports=SWIFTUI, split="LayoutSize",
          picture="lengths(Text000_671.all)"),
    Block("000", 678, 678, "the scrolling behaviours", imports=SWIFTUI,
          split="UICollectionLayoutSectionOrthogonalScrollingBehavior",
          picture="belts(Text000_678.all)"),
    Block("003", 22, 50, "a preview of a grid",
          picture="shown(Text003_22.CollectionView_Previews.previews)"),
    Block("003", 90, 96, "the declarations of row heights", imports=["SwiftUI"]),
    Block("002", 30, 42, "an image to zoom", picture=
          'shown(Text002_30.ScrollableImage(image: Image(systemName: "photo")))',
          hosted='Text002_30.ScrollableImage(image: Image(systemName: "photo"))', states=ZOOMS,
          needs="AdvancedScrollView"),
    Block("002", 52, 56, "a magnification", "struct Framed: View {\n"
          'let image = Image(systemName: "star")\nvar body: some View {', "}\n}",
          ["SwiftUI", "AdvancedScrollView"], "shown(Text002_52.Framed())",
          hosted="Text002_52.Framed()", states=ZOOMS,
          needs="AdvancedScrollView"),
    Block("002", 68, 82, "what a proxy offers", "protocol Proxy {", "}",
          ["SwiftUI", "AdvancedScrollView"], needs="AdvancedScrollView",
          outside="extension AdvancedScrollViewProxy: Text002_68.Proxy {}"),
    Block("004", 3, 27, "a pager", picture="shown(Text004_3.ColorPager())",
          hosted="Text004_3.ColorPager()", states=SWIPES),
    Block("004", 32, 32, "pages", "struct Framed: View {\nvar body: some View {\n"
          "ScrollView(.horizontal) { belt }", "}\n}", ["SwiftUI"], "shown(Text004_32.Framed())",
          hosted="Text004_32.Framed()", states=SWIPES),
    Block("004", 33, 33, "edges", "struct Framed: View {\nvar body: some View {\n"
          "ScrollView(.horizontal) { belt }", "}\n}", ["SwiftUI"], "shown(Text004_33.Framed())",
          hosted="Text004_33.Framed()", states=SWIPES),
]

# A program of its own: its lines, and the line with the answers to choose from, the right one first.
PROGRAM = ("001", 4, 36, 37)

SKIPPED = [
    Skipped("000", 60, 62, "the dependencies of a package manifest"),
    Skipped("000", 308, 308, "an ellipsis stands in for the value; 310 and 311 declare it"),
    Skipped("003", 135, 144, "a package manifest"),
]
