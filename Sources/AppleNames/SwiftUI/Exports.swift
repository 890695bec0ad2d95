// SPDX-License-Identifier: MIT
//
// SwiftUI's import line, on Linux: the view layer under its own name.

@_exported public import CellViews
