// SPDX-License-Identifier: MIT
//
// Ids in stops lead to sections and items that exist; images lead to files.

/// Checks the ids that stops name.
struct ReferenceCheck {
  let content: DocumentContent
  /// The items with an id.
  let items: [String: ItemPlace]
  let checking: Checking

  func check(_ stops: JSONNode?) {
    guard let stops, stops.kind == .array else { return }
    for stop in stops.children {
      if let to = stop["to"], to.kind == .object {
        for key in ["section", "header"] {
          if let node = to[key] { checkSection(node, id: node.string) }
        }
        if let node = to["item"] { checkItem(node, section: nil) }
      }
      checkGestures(stop[GestureForm.field.key])
      guard let sections = stop["sections"], sections.kind == .object else { continue }
      for child in sections.children {
        guard let id = child.key, !Reserved.isExtension(id) else { continue }
        let section = checkSection(child, id: id)
        if let section, let item = child["item"] { checkItem(item, section: section) }
      }
    }
  }

  /// The ids that gestures name; one gesture, or a list of them.
  private func checkGestures(_ node: JSONNode?) {
    guard let node else { return }
    for gesture in node.kind == .array ? Array(node.children) : [node] {
      let own = gesture["section"].flatMap { checkSection($0, id: $0.string) }
      guard let place = gesture["scrollTo"], place.kind == .object else { continue }
      for key in ["section", "header"] {
        if let node = place[key] { checkSection(node, id: node.string) }
      }
      if let node = place["item"] { checkItem(node, section: own) }
    }
  }

  @discardableResult
  private func checkSection(_ node: JSONNode, id: String?) -> Int? {
    guard let id else { return nil }
    let ids = content.sections.indices.lazy.map { content.sections[$0].id ?? "s\($0)" }
    if let index = ids.firstIndex(of: id) { return index }
    checking.report(
      .unresolved(node, what: "section", id: id, nearest: NearestName.of(id, in: ids)))
    return nil
  }

  private func checkItem(_ node: JSONNode, section: Int?) {
    guard let id = node.string else { return }
    if let found = items[id], section == nil || found.section == section { return }
    let near = items.filter { section == nil || $0.value.section == section }.keys
    // Names are compared in a fixed order, and not too many of them.
    let candidates = near.count > 20_000 ? [] : near.sorted()
    checking.report(
      .unresolved(node, what: "item", id: id, nearest: NearestName.of(id, in: candidates)))
  }
}

/// Checks that images are there.
struct ImageCheck {
  let images: ImageSources
  let checking: Checking

  func check(_ names: [(node: JSONNode, path: String)]) {
    for (node, path) in names {
      if let fault = images.fault(of: path) {
        checking.report(.imageFile(node, path: images.assets[path] ?? path, fault))
      }
    }
  }
}
