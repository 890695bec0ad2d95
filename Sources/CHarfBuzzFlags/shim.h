// SPDX-License-Identifier: MIT
//
// Nothing but a place for pkg-config's search paths: SwiftPM takes one package name per module.
