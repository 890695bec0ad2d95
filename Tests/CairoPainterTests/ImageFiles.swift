// SPDX-License-Identifier: MIT
//
// Small image files, made once with zlib, libjpeg and libwebp, and kept as base64.

import Foundation

/// Small image files. `rgb16`, `interlaced`: 8 x 8, red 36 x, green 36 y, blue 200. `jpeg`, `webp`:
/// 24 x 16 with a red corner at the top left; `turned` is `jpeg` with EXIF orientation 6.
enum ImageFiles {
  static let rgb16 = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIEAIAAAAb/fWfAAAAgUlEQVR42hXLMYEFQRAC0S9mxSAGMYhBxEloMQQ3RfAi
    6vd7+/v7PpTQxgRbvMMN3/37CFBCGxNs8Q43fIFEgBLamGCLd7jhC2wClNDGBFu8ww1fkBCghDYm2OIdbviClgAltDHB
    Fu9wwxfcEaCENibY4h1u+IKNACW0McEW73DDf3rw4gEA3braAAAAAElFTkSuQmCC
    """)
  static let interlaced = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAAE8ahlKAAAAc0lEQVR42g2MMREAQAzCKgYxFVMxFYOISKgYhv+BIReg
    qqj9qWWX6uI+9XKfqulmm+sPRx973FEqpnCR31YzjZv8mpZZvOQf6JjDR/6mhESLESssTkRfDBp6mGEHDzdkvjAybcas
    sTkTfxEUOkzY4HAh4QFwznEBFnMQHgAAAABJRU5ErkJggg==
    """)
  static let grey1 = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAACAQAAAABN76BAAAAADElEQVR42mNYxRAKAAJXAQBYssojAAAAAElFTkSuQmCC
    """)
  static let palette4 = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAQAAAABBAMAAAALEhL+AAAACVBMVEX/AAAA/wAAAP8tSs2KAAAAAnRSTlP/gAgPs2oA
    AAALSURBVHjaY2BUBAAAJgAjB1JLPAAAAABJRU5ErkJggg==
    """)
  static let bomb = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAIAAADpRW/tAAAADklEQVR42quYw8wABIwACB8BGVDpOpgAAAAASUVORK5C
    YII=
    """)
  static let huge = bytes(
    """
    iVBORw0KGgoAAAANSUhEUn////9/////CAYAAAAUyQtmAAAAAElFTkSuQmCC
    """)
  static let jpeg = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRER
    GCEYGh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4e
    Hh4eHh4eHh4eHh4eHh4eHh4eHh7/wAARCAAQABgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA
    PwDys6bcahAbae1wXx+73ZyAc9fwrU0vwlnH7rd5ftjyv/iv/rV6rpfhDGIvs+3PPk9d3vu7f/WrqtL8JZx+63eX7Y8r
    /wCK/wDrURzbC5bSdHDR5U3qtXd6b31bVk7Nab8lP+Ieflvidjc4rxxGNq800kr2S0u3tFJbt/5vY8q0vwnjEu3bnjzt
    ud3tt7f/AFqK+gNL8J4xLt25487bnd7be3/1qK8StxfyS/iWvr8Vt+v8WF797Svvzz3P2bLOM70Fr/X3P+uh/9k=
    """)
  static let turned = bytes(
    """
    /9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUE
    BAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4I
    CA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh7/wAARCAAQABgDASIA
    AhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIh
    MUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZn
    aGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl
    5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3
    AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RV
    VldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU
    1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDys6bcahAbae1wXx+73ZyAc9fwrU0vwlnH7rd5ftjy
    v/iv/rV6rpfhDGIvs+3PPk9d3vu7f/WrqtL8JZx+63eX7Y8r/wCK/wDrURzbC5bSdHDR5U3qtXd6b31bVk7Nab8lP+Ie
    flvidjc4rxxGNq800kr2S0u3tFJbt/5vY8q0vwnjEu3bnjztud3tt7f/AFqK+gNL8J4xLt25487bnd7be3/1qK8Stxfy
    S/iWvr8Vt+v8WF797Svvzz3P2bLOM70Fr/X3P+uh/9k=
    """)
  static let webp = bytes(
    """
    UklGRgABAABXRUJQVlA4IPQAAADwBQCdASoYABAAPm0skkWkIqGYBABABsS2AE6ZQjgbyCmRov+7a/9z/dvgAAx99V7s
    1d0/u+WAsgD+8rQ0QIXy/DLpvjy92UtBWJI5B9jLVCF+FPXcn7XxCxTgq9MlAfXTbHh/NaXfH7Rv2P4+/Gh6/czJfLwY
    fcGlUpS7wg3hKDv/rwfxGvnX78pfyvsaQ7gA0f1peIxVeEmZCAqALBgWAYTpvJgu1gl2T9a0C3XVfI1ShlK/LG/ZTfQ2
    Pf38Qsu7gEN0VmEFIE82IYgt2xPrPP8ohLAkLfFc2v0o5vi92yd83KW3ov/rIz8Y/vGg380AAAAA
    """)

  private static func bytes(_ base64: String) -> [UInt8] {
    let text = base64.filter { !$0.isNewline }
    return Data(base64Encoded: text).map { Array($0) } ?? []
  }
}
