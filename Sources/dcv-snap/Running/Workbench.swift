// SPDX-License-Identifier: MIT
//
// What one thread of a run works with: engines that are never shared, and made when first needed.

import CairoPainter
import ScreenDocument

/// One thread's engines.
final class Workbench {
  private var engines: [PaintOptions: PaintEngine] = [:]

  /// The engine for a project's fonts, those that options name first.
  func engine(for settings: RunSettings, _ project: Project) throws(PaintError) -> PaintEngine {
    let options = PaintOptions(
      textMode: settings.textMode,
      fontFiles: settings.fonts + project.configuration.fonts.map(project.path))
    if let known = engines[options] { return known }
    let engine = try PaintEngine(options: options)
    engines[options] = engine
    return engine
  }
}
