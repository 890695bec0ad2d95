// SPDX-License-Identifier: MIT
//
// One variant of a document: lays it out once, and deals with each of its stops; painting is handed
// to a thread that has nothing to do, when there is one.

import CairoPainter
import CellViews
import CollectionLayout
import Drawing
import DynamicCollectionView
import Foundation
import Geometry
import ScreenDocument
import ScreenSnapshots

/// One variant of a document.
struct VariantJob: Sendable {
  let index: Int
  /// Number of variants of the document.
  let count: Int
  let plan: VariantPlan
  let document: ScreenDocument
  let words: RunDiagnostics
  let names: SiblingParts
  let project: Project
  let parent: DocumentJob

  /// Elements that `layout --all` lists.
  private static let mostElements = 1_000_000

  /// Cells that `validate` looks at.
  private static let mostInspected = 10_000

  private var gathering: DocumentGathering { parent.gathering }
  private var settings: RunSettings { parent.settings }

  /// Lays the variant out, deals with its stops, and ends.
  func start(_ bench: Workbench, _ pool: WorkPool<Workbench>) {
    defer { gathering.endJob() }
    do throws(any Error) {
      // 1. The document with this variant's data, in this variant's environment.
      let document = try withData()
      let environment = document.environment(plan.overrides)
      // Names alone need no layout when the document gives them.
      if parent.task == .list, settings.stops.isDocument, !settings.isVerbose {
        return list(document.stops)
      }
      if let session = parent.session, settings.stops.isDocument,
        !document.stops.contains(where: { session.takes(snapshot(of: $0.name).id) })
      {
        return
      }
      guard fits(environment.size, environment.scale) else { return }
      let (screen, diagnostics) = document.screen(in: environment)
      gathering.report(diagnostics)
      let complaints = document.diagnostics + diagnostics
      // 2. The layout, once for all stops.
      let engine = try bench.engine(for: settings, project)
      let renderer = ScreenRenderer(
        screen: screen, environment: environment, text: engine, images: engine)
      let notes = renderer.layout.notes.map(words.layout)
      gathering.report(notes)
      // 3. The stops.
      let all = settings.stops.planned(own: document.stops, layout: renderer.layout)
      guard hasRoom(for: all.count) else { return }
      if parent.task == .list, !settings.isVerbose { return list(all.map(\.stop)) }
      let stops = wanted(all)
      gathering.expect(stops: stops.count, of: index)
      parent.progress.expect(stops.count)
      if parent.task == .validate { inspect(renderer, engine) }
      for (number, stop) in stops.enumerated() {
        guard isWithinLimits(stop.planned, renderer) else {
          gathering.endJob()
          continue
        }
        take(
          stop.planned, number: number, place: stop.place, renderer, complaints + notes, bench, pool
        )
      }
    } catch let failure as FileFailure {
      gathering.report(failure)
    } catch {
      gathering.report(trouble: Trouble.text(error, in: parent.source.shownName))
    }
  }

  /// Reports what the views have to say, in sight of a stop or not.
  private func inspect(_ renderer: ScreenRenderer, _ engine: PaintEngine) {
    let (frame, cells) = renderer.inspection(limit: Self.mostInspected)
    gathering.report(frame.notes.compactMap(words.view))
    gathering.report(
      engine.missingGlyphs(in: frame.list).compactMap { words.missingGlyph($0, in: frame.list) })
    if cells > Self.mostInspected {
      gathering.report([words.uncheckedCells(cells, limit: Self.mostInspected)])
    }
  }

  /// The stops that options leave: those that are named, and for films and traces those that move.
  /// `place` is a stop's place in the document.
  private func wanted(_ stops: [PlannedStop]) -> [(planned: PlannedStop, place: Int)] {
    let names = Set(settings.stopNames)
    for name in settings.stopNames where !stops.contains(where: { $0.stop.name == name }) {
      gathering.report([words.unknownStop(name)])
    }
    let moving = parent.task == .trace || settings.makesFilms
    return stops.enumerated().filter { _, planned in
      (names.isEmpty || names.contains(planned.stop.name))
        && (!moving || !planned.stop.gestures.isEmpty)
    }.map { ($0.element, $0.offset) }
  }

  /// The document with the data that this variant names.
  private func withData() throws(FileFailure) -> ScreenDocument {
    guard
      let replaced = try plan.replacingData(of: document, from: parent.workingFolder)
    else { return document }
    gathering.report(replaced.diagnostics)
    return replaced
  }

  /// Whether pictures of this size may be drawn; reported otherwise.
  private func fits(_ size: CGSize, _ scale: CGFloat) -> Bool {
    let (width, height) = (CGFloat(PictureLimits.width), CGFloat(PictureLimits.height))
    if size.width * scale <= width, size.height * scale <= height { return true }
    gathering.report([words.tooLarge(size, scale: scale)])
    return false
  }

  /// How many drawings may be kept until all are there; nil when each is painted by itself.
  private var mostDrawings: Int? {
    switch parent.task {
    case .watch: WatchedDocument.mostPictures
    case .render where settings.sheet != nil: ContactSheet.mostPictures
    default: nil
    }
  }

  private func hasRoom(for stops: Int) -> Bool {
    let (total, overflow) = stops.multipliedReportingOverflow(by: count)
    if let mostDrawings, overflow || total > mostDrawings {
      gathering.report([words.tooManyTogether(overflow ? .max : total, limit: mostDrawings)])
      return false
    }
    if !overflow, total <= AxisReader.cap { return true }
    gathering.report([words.tooManyPictures(overflow ? .max : total, limit: AxisReader.cap)])
    return false
  }

  /// Whether a stop can be drawn or listed in bounded memory, told before anything is made of it.
  private func isWithinLimits(_ planned: PlannedStop, _ renderer: ScreenRenderer) -> Bool {
    if parent.task == .layout {
      guard settings.rect == nil, settings.showsAll || planned.showsFullContent else { return true }
      let count = renderer.layout.sections.reduce(0) { $0 + $1.itemCount }
      if count <= Self.mostElements { return true }
      gathering.report([words.tooManyElements(count, limit: Self.mostElements)])
      return false
    }
    guard planned.showsFullContent else { return true }
    let (content, viewport) = (renderer.layout.contentSize, renderer.environment.size)
    let size = CGSize(
      width: max(content.width, viewport.width), height: max(content.height, viewport.height))
    return fits(size, renderer.environment.scale)
  }

  private func list(_ stops: [ScrollStop]) {
    gathering.expect(stops: stops.count, of: index)
    for (number, stop) in stops.enumerated() {
      let picture = PictureOutcome(snapshot: snapshot(of: stop.name))
      gathering.put(picture, variant: index, stop: number)
      gathering.endJob()
    }
  }

  private func snapshot(of stop: String) -> ListedSnapshot {
    let name = plan.name(document: parent.source.idParts, stop: stop)
    let files = SnapshotFileNames { SHA256.hex($0) }
    let file = files.file(parts: name.parts, among: names)
    // Mostly the same: one text for both.
    return ListedSnapshot(
      id: name.id, file: file == name.id ? name.id : file,
      document: parent.source.documentName, stop: stop, variant: name.variant)
  }

  /// Deals with one stop; its job ends here, or with the picture.
  private func take(
    _ planned: PlannedStop, number: Int, place: Int, _ renderer: ScreenRenderer,
    _ complaints: [Diagnostic],
    _ bench: Workbench, _ pool: WorkPool<Workbench>
  ) {
    if let session = parent.session,
      session.isStopped(
        before: SnapshotOrder(document: parent.number, variant: index, stop: number))
        || !session.takes(snapshot(of: planned.stop.name).id)
    {
      parent.progress.finished("")
      return gathering.endJob()
    }
    let (state, notes) = renderer.scrollState(for: planned.stop)
    let own = settings.stops.isDocument
    let stopNotes = notes.map {
      words.stop($0, name: planned.stop.name, index: own ? place : nil)
    }
    gathering.report(stopNotes)
    var outcome = PictureOutcome(snapshot: snapshot(of: planned.stop.name))
    if settings.isVerbose {
      outcome.explanation = renderer.run(of: planned.stop)?.explanation ?? []
    }
    if parent.task == .list || parent.task == .trace || settings.makesFilms {
      do {
        try follow(planned.stop, renderer, bench, into: &outcome)
      } catch let failure as FileFailure {
        gathering.report(failure)
      } catch {
        gathering.report(trouble: Trouble.text(error, in: outcome.snapshot.id))
      }
    } else if parent.task == .layout {
      outcome.dump = dump(outcome.snapshot, state, planned, renderer)
    } else {
      let frame =
        planned.showsFullContent ? renderer.fullContentFrame() : renderer.frame(at: state)
      gathering.report(frame.notes.compactMap(words.view))
      if let session = parent.session, fits(frame.list.size, renderer.environment.scale) {
        let complaints = complaints + stopNotes
        let job = SnapshotJob(
          list: frame.list, scale: renderer.environment.scale,
          frames: dump(outcome.snapshot, state, planned, renderer, listsItems: true),
          outcome: outcome,
          place: (index, number),
          faults: SnapshotGaps.faults(complaints, isLenient: settings.isLenient),
          gaps: SnapshotGaps.of(frame.notes, complaints), words: words, project: project,
          session: session, parent: parent)
        let work: WorkPool<Workbench>.Job = { bench, _ in job.start(bench) }
        if !pool.offer(work) { work(bench, pool) }
        return
      }
      if mostDrawings != nil {
        outcome.sheet = SheetPicture(
          list: marked(frame.list, planned, renderer, state, bench), offset: state.offset,
          showsFullContent: planned.showsFullContent,
          sections: planned.showsFullContent ? [] : renderer.scrolledSections(at: state),
          row: SheetRow(
            outcome.snapshot.variant, device: document.deviceName, in: renderer.environment))
        if let engine = try? bench.engine(for: settings, project) {
          gathering.report(
            engine.missingGlyphs(in: frame.list).compactMap {
              words.missingGlyph($0, in: frame.list)
            })
        }
      } else if parent.task == .render, fits(frame.list.size, renderer.environment.scale) {
        let picture = PictureJob(
          list: marked(frame.list, planned, renderer, state, bench),
          scale: renderer.environment.scale,
          outcome: outcome, place: (index, number), words: words, project: project, parent: parent)
        let job: WorkPool<Workbench>.Job = { bench, _ in picture.start(bench) }
        if !pool.offer(job) { job(bench, pool) }
        return
      }
    }
    gathering.put(outcome, variant: index, stop: number)
    parent.progress.finished(outcome.snapshot.id)
    gathering.endJob()
  }

  /// Traces or films a stop's gestures; nothing for `list`.
  private func follow(
    _ stop: ScrollStop, _ renderer: ScreenRenderer, _ bench: Workbench,
    into outcome: inout PictureOutcome
  ) throws {
    guard parent.task != .list, let run = renderer.run(of: stop) else { return }
    if parent.task == .trace {
      let trace = StopTrace(
        snapshot: outcome.snapshot, run: run, framesPerSecond: settings.framesPerSecond,
        axis: renderer.layout.scrollAxis)
      outcome.trace = trace
      guard settings.output != nil || settings.traceFormat == .svg else { return }
      let engine = try bench.engine(for: settings, project)
      let text = try trace.file(in: settings.traceFormat, engine)
      if settings.output == nil {
        outcome.trace?.chart = text
      } else {
        outcome.paths.append(
          try parent.write(text, outcome.snapshot, "trace." + trace.fileExtension(settings)))
      }
      return
    }
    let film = FilmJob(run: run, renderer: renderer, framesPerSecond: settings.framesPerSecond)
    guard film.isWithinLimits else {
      gathering.report([words.filmTooLong(stop.name, seconds: film.seconds, limit: film.longest)])
      return
    }
    let engine = try bench.engine(for: settings, project)
    outcome.paths.append(try parent.write(film.bytes(engine), outcome.snapshot, "apng"))
  }

  /// The list with the marks that options ask for.
  private func marked(
    _ list: DisplayList, _ planned: PlannedStop, _ renderer: ScreenRenderer, _ state: ScrollState,
    _ bench: Workbench
  ) -> DisplayList {
    guard !settings.overlays.isEmpty, let engine = try? bench.engine(for: settings, project) else {
      return list
    }
    let environment = renderer.environment
    let state = planned.showsFullContent ? ScrollState(offset: .zero) : state
    return OverlayDrawing(
      overlays: settings.overlays, scale: environment.scale, text: engine
    ).drawn(
      on: list, safeArea: planned.showsFullContent ? .zero : environment.safeArea,
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      insets: SectionInsets(renderer: renderer).areas(at: state))
  }

  private func dump(
    _ snapshot: ListedSnapshot, _ state: ScrollState, _ planned: PlannedStop,
    _ renderer: ScreenRenderer, listsItems: Bool = false
  ) -> LayoutDump {
    let layout = renderer.layout
    let elements: [LayoutAttributes]
    if let rect = settings.rect {
      elements = layout.layoutAttributesForElements(in: rect, at: state)
    } else if settings.showsAll || planned.showsFullContent {
      elements = layout.allAttributes(at: state)
    } else {
      elements = layout.visibleAttributes(at: state)
    }
    return renderer.dump(
      id: snapshot.id, document: snapshot.document, stop: snapshot.stop,
      variant: snapshot.variant, state: state, elements: elements, listsItems: listsItems)
  }
}
