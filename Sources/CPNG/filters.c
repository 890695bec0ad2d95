// SPDX-License-Identifier: MIT
//
// Undoes PNG's filters (specification, 9.2). libpng does it a byte at a time; here a vector holds the
// pixels of a row, or where each depends on the one before it, the channels of one.

#include "inflated.h"

#include <string.h>

// The channels of a pixel, with room for their sums and differences.
typedef int16_t channels __attribute__((vector_size(8)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint8_t bytes4 __attribute__((vector_size(4)));

static inline channels load(const uint8_t *pixel) {
  bytes4 bytes;
  memcpy(&bytes, pixel, 4);
  return __builtin_convertvector(bytes, channels);
}

static inline void store(uint8_t *pixel, channels value, size_t count) {
  bytes4 bytes = __builtin_convertvector(value, bytes4);
  memcpy(pixel, &bytes, count);
}

// Sums that wrap at 256: nothing is carried into the upper half of a channel.
static inline channels wrapping_sum(channels a, channels b) {
  return (channels)((bytes8)a + (bytes8)b);
}

static inline channels chosen(channels mask, channels a, channels b) {
  return (mask & a) | (~mask & b);
}

// Left, above, or above left: what is nearest to left + above - above left.
static inline channels paeth(channels a, channels b, channels c) {
  channels from_a = b - c, from_b = a - c;
  channels to_a = __builtin_elementwise_abs(from_a), to_b = __builtin_elementwise_abs(from_b);
  channels to_c = __builtin_elementwise_abs(from_a + from_b);
  channels least = __builtin_elementwise_min(to_c, __builtin_elementwise_min(to_a, to_b));
  return chosen(least == to_a, a, chosen(least == to_b, b, c));
}

static void undo_up(uint8_t *restrict row, const uint8_t *restrict prior, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] += prior[i];
}

// `size` is a constant wherever this is called, so that each case has its own loop.
static inline __attribute__((always_inline)) void undo_pixels(uint8_t filter, uint8_t *row,
                                                              const uint8_t *prior, size_t count,
                                                              size_t size) {
  channels left = {0}, above_left = {0};
  for (size_t i = 0; i + size <= count; i += size) {
    channels value = load(row + i), above = load(prior + i);
    if (filter == 1) left = wrapping_sum(value, left);
    else if (filter == 3) left = wrapping_sum(value, (left + above) >> 1);
    else left = wrapping_sum(value, paeth(left, above, above_left));
    above_left = above;
    store(row + i, left, size);
  }
}

static uint8_t paeth_byte(int a, int b, int c) {
  int to_a = b > c ? b - c : c - b, to_b = a > c ? a - c : c - a;
  int to_c = a + b - 2 * c < 0 ? 2 * c - a - b : a + b - 2 * c;
  return (uint8_t)(to_a <= to_b && to_a <= to_c ? a : to_b <= to_c ? b : c);
}

static void undo_bytes(uint8_t filter, uint8_t *row, const uint8_t *prior, size_t count,
                       size_t pixel_bytes) {
  for (size_t i = 0; i < count; i++) {
    int left = i < pixel_bytes ? 0 : row[i - pixel_bytes];
    int above_left = i < pixel_bytes ? 0 : prior[i - pixel_bytes];
    if (filter == 1) row[i] += (uint8_t)left;
    else if (filter == 3) row[i] += (uint8_t)((left + prior[i]) >> 1);
    else row[i] += paeth_byte(left, prior[i], above_left);
  }
}

int dcv_undo_filter(uint8_t filter, uint8_t *row, const uint8_t *prior, size_t count,
                    size_t pixel_bytes) {
  if (filter > 4) return 0;
  if (filter == 0) return 1;
  if (filter == 2) undo_up(row, prior, count);
  else if (pixel_bytes == 3 && filter == 1) undo_pixels(1, row, prior, count, 3);
  else if (pixel_bytes == 3 && filter == 3) undo_pixels(3, row, prior, count, 3);
  else if (pixel_bytes == 3) undo_pixels(4, row, prior, count, 3);
  else if (pixel_bytes == 4 && filter == 1) undo_pixels(1, row, prior, count, 4);
  else if (pixel_bytes == 4 && filter == 3) undo_pixels(3, row, prior, count, 4);
  else if (pixel_bytes == 4) undo_pixels(4, row, prior, count, 4);
  else undo_bytes(filter, row, prior, count, pixel_bytes);
  return 1;
}
