// SPDX-License-Identifier: MIT
//
// One of the two documents of an update: read, then laid out for a variant, with what there is to
// say about it.

import CairoPainter
import CollectionLayout
import DynamicCollectionView
import Drawing
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots

/// One of the two documents of an update.
struct UpdateSide {
  let source: DocumentSource
  let project: Project
  let document: ScreenDocument
  /// Every way in which it is drawn.
  let plans: [VariantPlan]

  /// The folder of its files.
  let folder: PathText

  /// What must be alike for two pictures to show an update and nothing else.
  struct Setting: Hashable {
    let environment: RenderEnvironment
    /// The axes that are no part of the environment.
    let data: [LayoutDump.VariantValue]
  }

  /// Where a plan is drawn. The device's name does not matter, its screen does.
  func setting(of plan: VariantPlan) -> Setting {
    var environment = document.environment(plan.overrides)
    environment.deviceName = nil
    let name = plan.name(document: [], stop: "")
    return Setting(environment: environment, data: name.variant.filter { $0.axis == "data" })
  }

  /// The document laid out for one of its plans.
  func laidOut(
    _ plan: VariantPlan, _ settings: RunSettings, _ engine: PaintEngine,
    from workingFolder: PathText
  ) throws(FileFailure) -> (variant: UpdateVariant, diagnostics: [Diagnostic]) {
    let replaced = try plan.replacingData(of: document, from: workingFolder)
    let own = replaced ?? document
    let environment = own.environment(plan.overrides)
    let (screen, found) = own.screen(in: environment)
    let renderer = ScreenRenderer(
      screen: screen, environment: environment, text: engine, images: engine)
    let words = RunDiagnostics(document: own, folder: folder.resolved.text)
    var diagnostics = (replaced?.diagnostics ?? []) + found
    diagnostics += renderer.layout.notes.map(words.layout)
    var stops = settings.stops.planned(own: own.stops, layout: renderer.layout)
    for name in settings.stopNames where !stops.contains(where: { $0.stop.name == name }) {
      diagnostics.append(words.unknownStop(name))
    }
    if !settings.stopNames.isEmpty {
      stops.removeAll { !settings.stopNames.contains($0.stop.name) }
    }
    let variant = UpdateVariant(
      document: own, renderer: renderer, stops: stops, words: words,
      hasOwnStops: settings.stops.isDocument)
    return (variant, diagnostics)
  }
}

/// A document laid out in one way.
struct UpdateVariant {
  let document: ScreenDocument
  let renderer: ScreenRenderer
  let stops: [PlannedStop]
  let words: RunDiagnostics
  let hasOwnStops: Bool

  /// Number of items in all sections.
  var itemCount: Int { renderer.screen.sections.reduce(0) { $0 + $1.content.itemCount } }

  /// The same screen with its images called by what is in them; for comparing alone.
  func namedByContent(_ engine: PaintEngine) -> ScreenRenderer {
    let named = document.withImagesNamed { SHA256.hex($0) }
    return ScreenRenderer(
      screen: named.screen(in: renderer.environment).screen, environment: renderer.environment,
      text: engine, images: engine)
  }

  /// The size of the whole content when it is more than a picture may hold, told before it is drawn.
  func tooLarge(for planned: PlannedStop) -> CGSize? {
    let size = renderer.layout.contentSize
    return !planned.showsFullContent || PictureLimits.fit(size, scale: 1) ? nil : size
  }

  /// A stop as the sheet has it, with its frames and what there is to say.
  func shot(
    _ planned: PlannedStop, _ engine: PaintEngine
  ) -> (side: UpdateSheet.Side, dump: LayoutDump, diagnostics: [Diagnostic]) {
    let (state, notes) = renderer.scrollState(for: planned.stop)
    let index = hasOwnStops ? document.stops.firstIndex { $0.name == planned.stop.name } : nil
    var diagnostics = notes.map { words.stop($0, name: planned.stop.name, index: index) }
    let frame = planned.showsFullContent ? renderer.fullContentFrame() : renderer.frame(at: state)
    diagnostics += frame.notes.compactMap(words.view)
    diagnostics += engine.missingGlyphs(in: frame.list).compactMap {
      words.missingGlyph($0, in: frame.list)
    }
    let offset = planned.showsFullContent ? .zero : state.offset
    let sections = renderer.layout.sections.map { section in
      CGRect(
        x: section.frame.minX * state.zoom - offset.x,
        y: section.frame.minY * state.zoom - offset.y,
        width: section.frame.width * state.zoom, height: section.frame.height * state.zoom)
    }
    let side = UpdateSheet.Side(
      list: frame.list, sections: sections, itemCount: itemCount,
      place: SheetPicture.place(offset, isFullContent: planned.showsFullContent))
    let dump = renderer.dump(
      id: "", document: "", stop: planned.stop.name, variant: [], state: state,
      elements: frame.attributes)
    return (side, dump, diagnostics)
  }
}
