// SPDX-License-Identifier: MIT
//
// A document inside a project: the configuration speaks where the document is silent.

import DynamicCollectionView

extension ScreenDocument {
  /// The same document with a project's environment and variants where it gives none itself.
  public func applying(_ configuration: ProjectConfiguration) -> ScreenDocument {
    guard canBeDrawn else { return self }
    let environment = content.root[EnvironmentForm.field.key]
    func states(_ field: some AnyField) -> Bool {
      environment?[field.key].map { !$0.isNull } ?? false
    }
    var overrides = configuration.environment
    let device = content.root[DeviceForm.field.key]
    if let device, !device.isNull {
      overrides.device = nil
      overrides.size = nil
      overrides.scale = nil
      overrides.safeArea = nil
    }
    if states(EnvironmentForm.appearance) { overrides.appearance = nil }
    if states(EnvironmentForm.contrast) { overrides.contrast = nil }
    if states(EnvironmentForm.layoutDirection) { overrides.layoutDirection = nil }
    if states(EnvironmentForm.contentSize) { overrides.contentSize = nil }
    if states(EnvironmentForm.locale) { overrides.locale = nil }
    if states(EnvironmentForm.os) { overrides.os = nil }
    if baseEnvironment.layoutMargins != nil { overrides.layoutMargins = nil }

    let own = Set(variants.map(\.name))
    var content = content
    content.exclude += configuration.variants.exclude
    return ScreenDocument(
      name: name, diagnostics: diagnostics, omittedDiagnostics: omittedDiagnostics,
      canBeDrawn: canBeDrawn, baseEnvironment: overrides.applied(to: baseEnvironment),
      variants: (variants + configuration.variants.axes.filter { !own.contains($0.name) })
        .sorted { $0.name < $1.name },
      stops: stops, content: content)
  }

  /// The name of the document's own device: as it writes it, else the first with its screen; nil
  /// for one that is spelled out or not known.
  public var deviceName: String? {
    if let node = content.root[DeviceForm.field.key], !node.isNull {
      return node.string.flatMap { Device.named($0)?.name }
    }
    return Device.all.first {
      $0.size == baseEnvironment.size && $0.scale == baseEnvironment.scale
    }?.name
  }

  /// Names of the document's data, in the order of the file.
  public var dataNames: [String] {
    guard let data = content.root[DataForm.field.key], data.kind == .object else { return [] }
    return data.children.compactMap { $0.key }.filter { !Reserved.isExtension($0) }
  }
}
