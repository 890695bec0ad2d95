// SPDX-License-Identifier: MIT
//
// What UIKit brings along to whoever imports it: Foundation's and Core Graphics' plain values.

@_exported public import Foundation
@_exported public import Geometry
