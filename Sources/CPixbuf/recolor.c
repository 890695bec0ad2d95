// SPDX-License-Identifier: MIT
//
// Changes of colours, pixel by pixel.

#include "CPixbuf.h"

#include <string.h>

static uint32_t channel(int64_t value) {
  value = (value + 32768) >> 16;
  return value < 0 ? 0 : value > 255 ? 255 : (uint32_t)value;
}

void dcv_recolor_argb(uint8_t *bytes, size_t stride, int width, int height,
                      const int32_t matrix[13]) {
  for (int y = 0; y < height; y++) {
    uint8_t *row = bytes + (size_t)y * stride;
    for (int x = 0; x < width; x++) {
      uint32_t pixel;
      memcpy(&pixel, row + 4 * (size_t)x, 4);
      uint32_t alpha = pixel >> 24;
      if (alpha == 0) continue;
      int64_t straight[3];
      for (int c = 0; c < 3; c++)
        straight[c] = (((pixel >> (16 - 8 * c)) & 255) * 255 + alpha / 2) / alpha;
      uint32_t left = channel((int64_t)alpha * matrix[12]);
      uint32_t out = left << 24;
      for (int c = 0; c < 3; c++) {
        const int32_t *m = matrix + 4 * c;
        uint32_t value = channel(m[0] * straight[0] + m[1] * straight[1] + m[2] * straight[2]
                                 + (int64_t)m[3] * 255);
        out |= ((value * left + 127) / 255) << (16 - 8 * c);
      }
      memcpy(row + 4 * (size_t)x, &out, 4);
    }
  }
}
