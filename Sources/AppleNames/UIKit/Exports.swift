// SPDX-License-Identifier: MIT
//
// UIKit's import line, on Linux: views, cells and layouts under their own names.

@_exported public import DynamicCollectionView
