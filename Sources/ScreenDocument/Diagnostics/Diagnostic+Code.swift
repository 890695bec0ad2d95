// SPDX-License-Identifier: MIT
//
// The stable names of complaints, and how much each matters.

extension Diagnostic {
  /// Stable name of a kind of complaint. Raw values are what is shown.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    // Errors, nothing drawn.
    case jsonSyntax = "json-syntax"
    case versionMissing = "version-missing"
    case limits
    case variantCap = "variant-cap"
    // Errors, drawn as far as can be.
    case jsonDuplicateKey = "json-duplicate-key"
    case unknownKey = "unknown-key"
    case unknownLayoutType = "unknown-layout-type"
    case notSupported = "not-supported"
    case unknownValue = "unknown-value"
    case missingKey = "missing-key"
    case wrongType = "wrong-type"
    case outOfRange = "out-of-range"
    case notAllowedHere = "not-allowed-here"
    case conflictingKeys = "conflicting-keys"
    case duplicateID = "duplicate-id"
    case bindingMissingKey = "binding-missing-key"
    case bindingWrongType = "binding-wrong-type"
    case bindingSyntax = "binding-syntax"
    case unresolvedReference = "unresolved-reference"
    case referenceCycle = "reference-cycle"
    case dataNotFound = "data-not-found"
    case dataSyntax = "data-syntax"
    case dataOutsideFolder = "data-outside-folder"
    case dataTooLarge = "data-too-large"
    case conditionNoMatch = "condition-no-match"
    case layoutNoRoom = "layout-no-room"
    case layoutDidNotSettle = "layout-did-not-settle"
    // Warnings.
    case unknownCell = "unknown-cell"
    case imageMissing = "image-missing"
    case imageBroken = "image-broken"
    case fontMissing = "font-missing"
    case iconUnknown = "icon-unknown"
    case textMissingGlyph = "text-missing-glyph"
    case layoutOverflow = "layout-overflow"
    case layoutAmbiguous = "layout-ambiguous"
    case supplementaryWithoutItem = "supplementary-without-item"
    case itemNeverShown = "item-never-shown"
    case bindingUnusedParameter = "binding-unused-parameter"
    case toleranceUnused = "tolerance-unused"
    case gestureIgnored = "gesture-ignored"
    case pinnedUnderZoom = "pinned-under-zoom"
    case viewAlignedWithoutTargets = "view-aligned-without-targets"
    case paddingInsteadOfMargins = "padding-instead-of-margins"
    case targetTooLong = "target-too-long"
    // Notes.
    case versionNewer = "version-newer"
    case versionOlder = "version-older"
    case scrollClamped = "scroll-clamped"
    case textTruncated = "text-truncated"
    case fallbackUsed = "fallback-used"
    case pagingDrift = "paging-drift"

    /// How much it matters unless a diagnostic says otherwise.
    public var severity: Severity {
      switch self {
      case .unknownCell, .imageMissing, .imageBroken, .fontMissing, .iconUnknown,
        .textMissingGlyph, .layoutOverflow, .layoutAmbiguous, .supplementaryWithoutItem,
        .itemNeverShown, .bindingUnusedParameter, .toleranceUnused, .gestureIgnored,
        .pinnedUnderZoom, .viewAlignedWithoutTargets, .paddingInsteadOfMargins, .targetTooLong:
        .warning
      case .versionNewer, .versionOlder, .scrollClamped, .textTruncated, .fallbackUsed,
        .pagingDrift:
        .note
      default: .error
      }
    }

    /// Whether nothing of the document is drawn.
    public var drawsNothing: Bool {
      switch self {
      case .jsonSyntax, .versionMissing, .limits, .variantCap: true
      default: false
      }
    }

    /// Whether a picture drawn in spite of it lacks something, so that a comparison can't pass.
    public var makesIncomplete: Bool {
      switch self {
      case .unknownCell, .imageMissing, .imageBroken, .fontMissing, .iconUnknown,
        .textMissingGlyph:
        true
      default: false
      }
    }
  }
}
