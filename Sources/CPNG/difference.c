// SPDX-License-Identifier: MIT
//
// Finds what has changed from one frame of a film to the next.

#include "CPNG.h"

#include <string.h>

dcv_difference dcv_take_difference(uint8_t *before, const uint8_t *now, size_t stride, size_t width,
                                   size_t rows) {
  size_t top = rows, bottom = 0, left = width, right = 0;
  for (size_t y = 0; y < rows; y++) {
    uint32_t *old = (uint32_t *)(void *)(before + y * width * 4);
    const uint32_t *new = (const uint32_t *)(const void *)(now + y * stride);
    if (memcmp(old, new, width * 4) == 0) continue;
    if (top == rows) top = y;
    bottom = y + 1;
    size_t first = 0, last = width;
    while (old[first] == new[first]) first++;
    while (old[last - 1] == new[last - 1]) last--;
    if (first < left) left = first;
    if (last > right) right = last;
    memcpy(old, new, width * 4);
  }
  dcv_difference found = {0, 0, 0, 0};
  if (top < rows) found = (dcv_difference){left, top, right - left, bottom - top};
  return found;
}
