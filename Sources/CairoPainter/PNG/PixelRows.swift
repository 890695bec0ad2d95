// SPDX-License-Identifier: MIT
//
// Rows of a surface as bytes.

import CPNG

/// Rows of a surface as bytes.
enum PixelRows {
  /// Premultiplied ARGB32 as straight R, G, B, A.
  static func straight(_ pixels: UnsafePointer<UInt8>, stride: Int, width: Int, rows: Int)
    -> [UInt8]
  {
    [UInt8](unsafeUninitializedCapacity: width * rows * 4) { buffer, count in
      dcv_straighten_rows(pixels, stride, width, rows, buffer.baseAddress)
      count = width * rows * 4
    }
  }
}
