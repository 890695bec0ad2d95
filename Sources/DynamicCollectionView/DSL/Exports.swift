// SPDX-License-Identifier: MIT
//
// Code that describes a screen finds all it needs behind one import line.

@_exported public import CellViews
@_exported public import CollectionLayout
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Geometry
