// SPDX-License-Identifier: MIT
//
// Code written for SwiftUI finds these names behind one import line.

@_exported public import Drawing
@_exported public import Foundation
@_exported public import Geometry
