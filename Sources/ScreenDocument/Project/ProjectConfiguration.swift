// SPDX-License-Identifier: MIT
//
// `dcv-snap.json`: what a project's documents have in common, read as strictly as a document.

/// What a project's documents have in common.
public struct ProjectConfiguration: Sendable {
  /// Patterns of the documents' paths, below the configuration's folder.
  public var documents: [String] = []
  /// Folder of references, below the configuration's folder.
  public var snapshots: String?
  /// Folder of results, below the configuration's folder.
  public var results: String?
  /// Folder of images that stand in for those of documents, below the configuration's folder.
  public var assets: String?
  /// Files that stand in for documents' data, by name; below the configuration's folder.
  public var data: [String: String] = [:]
  /// Font files, below the configuration's folder.
  public var fonts: [String] = []
  /// Differences that are let through, in the order of the file; of several the last one counts.
  public var tolerances: [ToleranceEntry] = []
  /// Reports that runs write, each as `--reporter` takes it.
  public var reporters: [String] = []
  /// All that is wrong with it, sorted by position.
  public var diagnostics: [Diagnostic] = []

  /// What documents take that do not say themselves.
  var environment = EnvironmentOverrides()
  /// Axes that documents take that do not have them themselves.
  var variants = VariantForm.Value()

  /// The JSON Schema (2020-12) of configurations, version 1, ending in a line feed.
  ///
  /// It refuses nothing that ``load(bytes:name:)`` takes without an error.
  public static var schema: String {
    SchemaWriter().document(
      ProjectForm.form.schema, id: "dcv-snap-1.schema.json",
      title: "Configuration of dcv-snap, version 1")
  }

  /// Nothing in common.
  public init() {}

  /// Reads a configuration; what is wrong in it is reported and left out.
  public static func load(bytes: [UInt8], name: String) -> ProjectConfiguration {
    let sink = DiagnosticSink()
    var configuration = ProjectConfiguration()
    do throws(JSONError) {
      let (text, duplicates) = try JSONReader.read(
        bytes, name: name, limits: JSONReader.Limits(bytes: ReadingLimits.documentBytes))
      for duplicate in duplicates { sink.report(.duplicateKey(text, duplicate)) }
      ProjectForm.form.check(text.root, Checking(sink: sink, isNewer: false))
      configuration = ProjectForm.form.value(text.root, Resolving()) ?? configuration
    } catch {
      sink.report(.syntax(error, file: name, bytes: bytes))
    }
    configuration.diagnostics = sink.sorted
    return configuration
  }
}

/// The keys of `dcv-snap.json`.
enum ProjectForm {
  private static let schemaKey = Field.optional(
    "$schema", Form<String>.string("an address"), "Where editors find the schema; not looked at.")
  private static let version = Field.optional(
    "version", Form<Int>.integer("a version", in: 1...1), default: 1, "Version of the format: 1.")
  private static let documents = Field.optional(
    "documents",
    Form<[String]>.list("a list of patterns", of: .string("a pattern of paths")), otherwise: [],
    "Documents that commands take when none is named.", example: #"["screens/**/*.json"]"#)
  private static let snapshots = Field.optional(
    "snapshots", Form<String>.string("a folder"), "Folder of references.")
  private static let results = Field.optional(
    "results", Form<String>.string("a folder"), "Folder of results.")
  private static let assets = Field.optional(
    "assets", Form<String>.string("a folder"), "Folder of images that stand in for documents'.")
  private static let data = Field.optional(
    "data", Form<[(key: String, value: String)]>.dictionary("files by name", of: .string("a file")),
    otherwise: [], "Files that stand in for documents' data, by name.")
  private static let fonts = Field.optional(
    "fonts", Form<[String]>.list("a list of files", of: .string("a font file")), otherwise: [],
    "Font files that are looked at before the built-in ones.")

  private static let tolerances = Field.optional(
    "tolerances",
    Form<[ToleranceEntry]>.list("a list of tolerances", of: ToleranceForm.form), otherwise: [],
    "Differences that are let through, each with a reason.")
  private static let reporters = Field.optional(
    "reporters",
    Form<[String]>.list("a list of reporters", of: ReporterForm.form), otherwise: [],
    "Reports that record and verify write, each with a file if wanted: junit=out.xml.",
    example: #"["line", "html"]"#)

  private static let environment = Field.optional(
    "environment",
    Form<EnvironmentOverrides>.object(
      "an environment", [DeviceForm.field] + EnvironmentForm.fields, build: overrides),
    otherwise: EnvironmentOverrides(), "What documents take that do not say themselves.",
    example: #"{ "device": "iPhone 16", "locale": "en" }"#)

  /// All of a configuration.
  static let form = Form<ProjectConfiguration>.object(
    "a configuration",
    [
      schemaKey, version, documents, snapshots, results, environment, VariantForm.field, assets,
      data, fonts, tolerances, reporters,
    ], later: ["theme", "requires"], about: "A project of dcv-snap: dcv-snap.json."
  ) { members in
    var configuration = ProjectConfiguration()
    configuration.documents = members[documents]
    configuration.snapshots = members[snapshots]
    configuration.results = members[results]
    configuration.environment = members[environment]
    configuration.variants = members[VariantForm.field]
    configuration.assets = members[assets]
    configuration.data = Dictionary(members[data].map { ($0.key, $0.value) }) { $1 }
    configuration.fonts = members[fonts]
    configuration.tolerances = members[tolerances]
    configuration.reporters = members[reporters]
    return configuration
  }

  /// Only what is written: defaults are the document's business.
  @Sendable
  private static func overrides(_ members: Members) -> EnvironmentOverrides? {
    var overrides = EnvironmentOverrides()
    switch members[DeviceForm.field] {
    case .known(let device): overrides.device = device
    case .spelled(let size, let scale, let safeArea):
      overrides.size = size
      overrides.scale = scale
      overrides.safeArea = safeArea
    case nil: break
    }
    func given<Value>(_ field: Field<Value>) -> Value? {
      members.has(field) ? members[field] : nil
    }
    overrides.appearance = given(EnvironmentForm.appearance)
    overrides.contrast = given(EnvironmentForm.contrast)
    overrides.layoutDirection = given(EnvironmentForm.layoutDirection)
    overrides.contentSize = given(EnvironmentForm.contentSize)
    overrides.locale = given(EnvironmentForm.locale)
    overrides.os = given(EnvironmentForm.os)
    overrides.layoutMargins = given(EnvironmentForm.layoutMargins) ?? nil
    return overrides
  }
}
