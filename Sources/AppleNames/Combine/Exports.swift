// SPDX-License-Identifier: MIT
//
// Combine's import line, on Linux: models that tell when they change, and values over time.

@_exported public import class CellViews.AnyCancellable
@_exported public import struct CellViews.AnyPublisher
@_exported public import protocol CellViews.Cancellable
@_exported public import class CellViews.CurrentValueSubject
@_exported public import struct CellViews.Just
@_exported public import protocol CellViews.ObservableObject
@_exported public import class CellViews.ObservableObjectPublisher
@_exported public import class CellViews.PassthroughSubject
@_exported public import struct CellViews.Published
@_exported public import protocol CellViews.Publisher
@_exported public import protocol CellViews.Scheduler
@_exported public import protocol CellViews.Subject
@_exported public import enum CellViews.Subscribers
