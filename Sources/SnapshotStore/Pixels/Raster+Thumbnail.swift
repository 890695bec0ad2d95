// SPDX-License-Identifier: MIT
//
// Small pictures for lists: each pixel is the mean of those it stands for.

extension Raster {
  /// The picture made `width` pixels wide, in proportion; as it is when it is no wider.
  ///
  /// - Note: Channels are averaged as encoded, weighted by alpha: made for looking at, not for
  ///   comparing.
  package func thumbnail(width wanted: Int) -> Raster {
    guard wanted > 0, width > wanted, height > 0 else { return self }
    let small = max(1, height * wanted / width)
    var bytes = [UInt8](repeating: 0, count: wanted * small * 4)
    self.bytes.withUnsafeBufferPointer { source in
      for y in 0..<small {
        let rows = (y * height / small)..<max(y * height / small + 1, (y + 1) * height / small)
        for x in 0..<wanted {
          let left = x * width / wanted
          let columns = left..<max(left + 1, (x + 1) * width / wanted)
          var (red, green, blue, alpha) = (0, 0, 0, 0)
          for row in rows {
            for column in columns {
              let start = (row * width + column) * 4
              let weight = Int(source[start + 3])
              red += Int(source[start]) * weight
              green += Int(source[start + 1]) * weight
              blue += Int(source[start + 2]) * weight
              alpha += weight
            }
          }
          guard alpha > 0 else { continue }
          let target = (y * wanted + x) * 4
          bytes[target] = UInt8((red + alpha / 2) / alpha)
          bytes[target + 1] = UInt8((green + alpha / 2) / alpha)
          bytes[target + 2] = UInt8((blue + alpha / 2) / alpha)
          bytes[target + 3] = UInt8(alpha / (rows.count * columns.count))
        }
      }
    }
    return Raster(width: wanted, height: small, bytes: bytes) ?? self
  }
}
