// SPDX-License-Identifier: MIT
//
// The jobs that `init` writes: on a plain Debian 12, without a browser or a Mac. The tests take the
// lines they run out of these texts and execute them.

import DynamicCollectionView

/// A service that runs jobs.
enum ContinuousIntegration: String, Hashable, Sendable, CaseIterable {
  case github, gitlab

  /// Where a job looks for the package when the service has no variable for it.
  static let packageVariable = "DCV_SNAP_PACKAGE"

  /// The file of the job, from the top of the repository on.
  var path: String {
    switch self {
    case .github: ".github/workflows/dcv-snap.yml"
    case .gitlab: ".gitlab/dcv-snap.yml"
    }
  }

  /// The job.
  ///
  /// - Parameters:
  ///   - folder: The project's folder below the top of the repository; empty for the top itself.
  ///   - results: Folder of results, below the project's folder.
  func job(in folder: String, results: String) -> String {
    let results = folder.isEmpty ? results : folder + "/" + results
    switch self {
    case .github: return Self.github(folder, results)
    case .gitlab: return Self.gitlab(folder, results)
    }
  }

  /// What a file that the service starts from says of the job; nil where it looks for itself.
  var includer: (path: String, text: String)? {
    guard self == .gitlab else { return nil }
    return (".gitlab-ci.yml", "include:\n  - local: \(path)\n")
  }

  private static func github(_ folder: String, _ results: String) -> String {
    let defaults =
      folder.isEmpty
      ? "" : "    defaults:\n      run:\n        working-directory: \(JSONText.string(folder))\n"
    return """
      # Compares the screens with their references. \(debian)
      name: snapshots
      on:
        push:
          branches: [main]
        pull_request:
      permissions:
        contents: read
      jobs:
        snapshots:
          runs-on: ubuntu-latest
          container: debian:12
          env:
            # \(package)
            \(packageVariable): ${{ vars.\(packageVariable) }}
      \(defaults)    steps:
            - name: Install dcv-snap
              working-directory: /
              run: |
      \(indented(installation, by: 10))
            - uses: actions/checkout@v4
              with:
                lfs: true
            - name: Look at fonts and libraries
              run: dcv-snap doctor
            - name: Compare snapshots
              run: dcv-snap verify --reporter line,github,junit,html
            - name: Keep the report
              if: failure()
              uses: actions/upload-artifact@v4
              with:
                name: dcv-snap-results
                path: \(JSONText.string(results))
                include-hidden-files: true

      """
  }

  private static func gitlab(_ folder: String, _ results: String) -> String {
    let enter = folder.isEmpty ? "" : "    - \(JSONText.string("cd " + quoted(folder)))\n"
    return """
      # Compares the screens with their references. \(debian)
      # \(package)
      dcv-snap:
        image: debian:12
        before_script:
          - |
      \(indented(installation, by: 6))
      \(enter)  script:
          - dcv-snap doctor
          - dcv-snap verify --reporter line,junit,html
        artifacts:
          when: always
          paths:
            - \(JSONText.string(results))
          reports:
            junit: \(JSONText.string(results + "/junit.xml"))

      """
  }

  private static let debian = "References are drawn by Debian 12's libraries."
  private static let package = "Set \(packageVariable) to the address of dcv-snap's .deb."

  /// For a POSIX shell; an image that has the tool already skips all of it.
  private static let installation = """
    if ! command -v dcv-snap; then
      apt-get update
      apt-get install --yes --no-install-recommends ca-certificates curl git git-lfs
      curl --fail --silent --show-error --location --output /tmp/dcv-snap.deb "$\(packageVariable)"
      apt-get install --yes --no-install-recommends /tmp/dcv-snap.deb
    fi
    """

  private static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }

  /// A word of a shell's line.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
