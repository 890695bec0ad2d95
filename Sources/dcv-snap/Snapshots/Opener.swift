// SPDX-License-Identifier: MIT
//
// Shows a picture in the program that a person has for pictures.

/// Opens files for a person.
struct Opener {
  /// The process's environment; `DCV_OPEN` names a program, by its path or as found on `PATH`.
  let variables: [String: String]

  /// Programs of desktops that open a file with what the person chose for its kind.
  private static let desktop = ["xdg-open", "open"]

  /// Opens a file.
  ///
  /// - Returns: What there is to say: the path alone where nothing can open it.
  func open(_ path: String) -> String {
    let own = value("DCV_OPEN")
    guard let program = own.map(find) ?? desktopProgram else {
      return own.map { "\(path)\n  DCV_OPEN is '\($0)', and there is no such program" } ?? path
    }
    do throws(FileFailure) {
      try ChildProcess.launch(program, [path], environment: variables)
      return "opened \(path)"
    } catch {
      return "\(path)\n  \(error.text)"
    }
  }

  /// The desktop's own program; nil without a display, where it could show nothing.
  private var desktopProgram: String? {
    guard value("DISPLAY") != nil || value("WAYLAND_DISPLAY") != nil else { return nil }
    return Self.desktop.lazy.compactMap(find).first
  }

  private func find(_ name: String) -> String? {
    if name.contains("/") { return name }
    return ChildProcess.find(name, along: variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
  }

  private func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
