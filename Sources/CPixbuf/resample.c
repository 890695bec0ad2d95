// SPDX-License-Identifier: MIT
//
// Scaling and blurring in integer arithmetic.

#include "CPixbuf.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// MARK: Scaling

/// Where a row of weights starts among the source pixels, and how many there are.
typedef struct {
  int start, count;
} span;

typedef struct {
  span *spans;
  uint32_t *weights;  ///< `most` for each target pixel; each row adds up to 65536.
  int most;
} axis;

static void axis_free(axis *a) {
  free(a->spans);
  free(a->weights);
}

static int axis_make(axis *a, int from, int to) {
  memset(a, 0, sizeof *a);
  a->most = to < from ? from / to + 3 : 2;
  a->spans = calloc((size_t)to, sizeof *a->spans);
  a->weights = calloc((size_t)to * (size_t)a->most, sizeof *a->weights);
  if (!a->spans || !a->weights) return 0;
  for (int i = 0; i < to; i++) {
    uint32_t *w = a->weights + (size_t)i * (size_t)a->most;
    if (to < from) {
      // The source pixels under this one, in units of 1/to of a source pixel.
      int64_t low = (int64_t)i * from, high = low + from;
      int first = (int)(low / to), last = (int)((high - 1) / to);
      a->spans[i] = (span){first, last - first + 1};
      uint32_t sum = 0;
      int largest = 0;
      for (int k = first; k <= last; k++) {
        int64_t l = (int64_t)k * to, h = l + to;
        if (l < low) l = low;
        if (h > high) h = high;
        w[k - first] = (uint32_t)(((h - l) * 65536 + from / 2) / from);
        sum += w[k - first];
        if (w[k - first] > w[largest]) largest = k - first;
      }
      w[largest] += 65536u - sum;
    } else {
      // Centre of the target pixel among the source's centres, in units of 1/(2 to).
      int64_t centre = (int64_t)(2 * i + 1) * from - to;
      if (centre < 0) centre = 0;
      int first = (int)(centre / (2 * (int64_t)to));
      int64_t part = centre - (int64_t)first * 2 * to;
      if (first >= from - 1) {
        first = from - 1;
        part = 0;
      }
      a->spans[i] = (span){first, first + 1 < from ? 2 : 1};
      uint32_t second = (uint32_t)((part * 65536 + to) / (2 * (int64_t)to));
      w[0] = a->spans[i].count == 2 ? 65536u - second : 65536u;
      if (a->spans[i].count == 2) w[1] = second;
    }
  }
  return 1;
}

/// One source row in the target's width: four numbers a pixel, 8 bits before the point and 7 after.
static void across(const axis *a, const uint8_t *row, int width, uint16_t *out) {
  for (int x = 0; x < width; x++) {
    const uint32_t *w = a->weights + (size_t)x * (size_t)a->most;
    const uint8_t *in = row + (size_t)a->spans[x].start * 4;
    uint32_t sums[4] = {256, 256, 256, 256};
    for (int k = 0; k < a->spans[x].count; k++, in += 4)
      for (int c = 0; c < 4; c++) sums[c] += in[c] * w[k];
    for (int c = 0; c < 4; c++) out[4 * x + c] = (uint16_t)(sums[c] >> 9);
  }
}

int dcv_scale_argb(const uint8_t *from, size_t from_stride, int from_width, int from_height,
                   uint8_t *to, size_t to_stride, int to_width, int to_height) {
  axis h, v;
  int is_made = axis_make(&h, from_width, to_width);
  is_made = axis_make(&v, from_height, to_height) && is_made;
  size_t numbers = (size_t)to_width * 4;
  // Two rows at hand serve the linear case, where each source row is asked for several times.
  uint16_t *rows[2] = {malloc(numbers * 2), malloc(numbers * 2)};
  int held[2] = {-1, -1};
  uint32_t *sums = malloc(numbers * 4);
  if (!is_made || !rows[0] || !rows[1] || !sums) is_made = 0;
  for (int y = 0; is_made && y < to_height; y++) {
    const uint32_t *w = v.weights + (size_t)y * (size_t)v.most;
    for (size_t i = 0; i < numbers; i++) sums[i] = 1u << 22;
    for (int k = 0; k < v.spans[y].count; k++) {
      int source = v.spans[y].start + k, slot = source & 1;
      if (held[slot] != source) {
        across(&h, from + (size_t)source * from_stride, to_width, rows[slot]);
        held[slot] = source;
      }
      // 15 bits times 16 bits: within 31.
      for (size_t i = 0; i < numbers; i++) sums[i] += rows[slot][i] * w[k];
    }
    uint8_t *out = to + (size_t)y * to_stride;
    for (size_t i = 0; i < numbers; i++) out[i] = (uint8_t)(sums[i] >> 23);
  }
  free(sums);
  free(rows[0]);
  free(rows[1]);
  axis_free(&h);
  axis_free(&v);
  return is_made;
}

// MARK: Blurring

/// A box of `2 radius + 1` full pixels and a part of one more at each end.
typedef struct {
  int radius;
  uint32_t edge;     ///< Weight of the two outer pixels, 65536 is full.
  uint64_t inverse;  ///< 2^40 divided by the sum of the weights (in 65536ths).
} box;

static box box_of(double sigma) {
  // Three boxes, each with a third of the variance.
  double variance = sigma * sigma / 3;
  int r = (int)floor(0.5 * sqrt(12 * variance + 1) - 0.5);
  if (r < 0) r = 0;
  double a = (2 * r + 1) * (r * (r + 1) - 3 * variance)
      / (6 * (variance - (double)(r + 1) * (r + 1)));
  if (!(a >= 0)) a = 0;
  if (a > 1) a = 1;
  box b = {r, (uint32_t)floor(a * 65536 + 0.5), 0};
  uint64_t sum = (uint64_t)(2 * r + 1) * 65536u + 2 * (uint64_t)b.edge;
  b.inverse = ((1ull << 56) + sum / 2) / sum;
  return b;
}

int dcv_blur_reach(double sigma) {
  return sigma > 0 ? 3 * (box_of(sigma).radius + 1) : 0;
}

/// One pass along `count` numbers of 16 bits; what lies outside is 0.
static void pass(const box *b, const uint16_t *in, uint16_t *out, int count) {
  int r = b->radius;
  uint64_t full = 0;
  for (int i = 0; i <= r && i < count; i++) full += in[i];
  for (int i = 0; i < count; i++) {
    uint64_t left = i - r - 1 >= 0 ? in[i - r - 1] : 0;
    uint64_t right = i + r + 1 < count ? in[i + r + 1] : 0;
    uint64_t sum = (full << 16) + (left + right) * b->edge;
    out[i] = (uint16_t)(((sum >> 16) * (b->inverse >> 8) + (1ull << 31)) >> 32);
    full += right;
    if (i - r >= 0) full -= in[i - r];
  }
}

/// Blurs each of a pixel's `channels` bytes for itself.
static int blur(uint8_t *bytes, size_t stride, int channels, int width, int height, double sigma) {
  if (!(sigma > 0) || width < 1 || height < 1) return 1;
  box b = box_of(sigma);
  size_t longest = (size_t)(width > height ? width : height);
  uint16_t *one = malloc(longest * 2), *two = malloc(longest * 2);
  if (!one || !two) {
    free(one);
    free(two);
    return 0;
  }
  for (int turn = 0; turn < 2; turn++) {
    int lines = turn ? width : height, count = turn ? height : width;
    size_t pixel = (size_t)channels, step = turn ? stride : pixel, next = turn ? pixel : stride;
    for (int line = 0; line < lines * channels; line++) {
      uint8_t *at = bytes + (size_t)(line / channels) * next + line % channels;
      for (int i = 0; i < count; i++) one[i] = (uint16_t)(at[(size_t)i * step] * 257u);
      pass(&b, one, two, count);
      pass(&b, two, one, count);
      pass(&b, one, two, count);
      for (int i = 0; i < count; i++) at[(size_t)i * step] = (uint8_t)((two[i] + 128u) / 257u);
    }
  }
  free(one);
  free(two);
  return 1;
}

int dcv_blur_a8(uint8_t *bytes, size_t stride, int width, int height, double sigma) {
  return blur(bytes, stride, 1, width, height, sigma);
}

int dcv_blur_argb(uint8_t *bytes, size_t stride, int width, int height, double sigma) {
  return blur(bytes, stride, 4, width, height, sigma);
}
