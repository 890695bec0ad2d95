// SPDX-License-Identifier: MIT
//
// Combine's import line, on Linux: models that tell when they change, and nothing else of it.

@_exported public import class CellViews.AnyCancellable
@_exported public import protocol CellViews.ObservableObject
@_exported public import class CellViews.ObservableObjectPublisher
@_exported public import struct CellViews.Published
