// SPDX-License-Identifier: MIT
//
// Counts a picture's colours, and turns Cairo's premultiplied pixels into straight ones.

#include "CPNG.h"

#include <string.h>

/// Straight bytes R, G, B, A of a premultiplied pixel, as a little-endian number.
static inline uint32_t straight_pixel(uint32_t pixel) {
  uint32_t a = pixel >> 24;
  uint32_t r = (pixel >> 16) & 255, g = (pixel >> 8) & 255, b = pixel & 255;
  if (a == 255) return r | g << 8 | b << 16 | 0xff000000u;
  if (a == 0) return 0;
  r = (r * 255 + a / 2) / a;
  g = (g * 255 + a / 2) / a;
  b = (b * 255 + a / 2) / a;
  if (r > 255) r = 255;
  if (g > 255) g = 255;
  if (b > 255) b = 255;
  return r | g << 8 | b << 16 | a << 24;
}

void dcv_colours_begin(dcv_colours *colours) {
  memset(colours, 0, sizeof *colours);
  colours->is_opaque = 1;
  colours->is_grey = 1;
}

/// The place of a pixel among the colours; 256 when there are too many.
static uint32_t place_of(dcv_colours *c, uint32_t pixel) {
  uint32_t slot = (pixel * 2654435761u) >> 22;
  while (c->places[slot]) {
    if (c->keys[slot] == pixel) return c->places[slot] - 1u;
    slot = (slot + 1) & 1023;
  }
  if (c->count >= 256) {
    c->count = 257;
    return 256;
  }
  // Different premultiplied pixels of the same straight colour take two entries: no harm.
  c->keys[slot] = pixel;
  c->places[slot] = (uint16_t)(c->count + 1);
  c->straight[c->count] = straight_pixel(pixel);
  return c->count++;
}

void dcv_colours_scan(dcv_colours *c, const uint8_t *argb, size_t stride, size_t width,
                      size_t rows) {
  for (size_t y = 0; y < rows; y++) {
    const uint32_t *row = (const uint32_t *)(const void *)(argb + y * stride);
    if (y > 0 && memcmp(row, argb + (y - 1) * stride, width * 4) == 0) continue;
    if (c->count > 256) {
      // Too many for a palette: only opacity and greyness are still to be known.
      uint32_t all = 0xff000000u, coloured = 0;
      for (size_t x = 0; x < width; x++) {
        uint32_t p = row[x];
        all &= p;
        coloured |= (p ^ (p >> 8)) & 0xffffu;
      }
      if (all >> 24 != 255) c->is_opaque = 0;
      if (coloured) c->is_grey = 0;
      continue;
    }
    for (size_t x = 0; x < width; x++) {
      uint32_t p = row[x];
      if (p == c->last && c->count) continue;
      c->last = p;
      if (p >> 24 != 255) c->is_opaque = 0;
      if ((p ^ (p >> 8)) & 0xffffu) c->is_grey = 0;
      if (c->count <= 256) c->last_index = place_of(c, p);
    }
  }
}

size_t dcv_png_format_bytes(dcv_png_format format) {
  switch (format) {
    case DCV_PNG_GREY: case DCV_PNG_PALETTE: return 1;
    case DCV_PNG_RGB: return 3;
    case DCV_PNG_RGBA: return 4;
  }
  return 4;
}

static void straighten_row(const uint32_t *row, size_t width, uint32_t *out) {
  uint32_t all = 0xff000000u;
  for (size_t x = 0; x < width; x++) all &= row[x];
  if (all >> 24 == 255) {
    for (size_t x = 0; x < width; x++) {
      uint32_t p = row[x];
      out[x] = (p & 0xff00ff00u) | ((p >> 16) & 255) | ((p & 255) << 16);
    }
  } else {
    for (size_t x = 0; x < width; x++) out[x] = straight_pixel(row[x]);
  }
}

void dcv_straighten_rows(const uint8_t *argb, size_t stride, size_t width, size_t rows,
                         uint8_t *rgba) {
  for (size_t y = 0; y < rows; y++)
    straighten_row((const uint32_t *)(const void *)(argb + y * stride), width,
                   (uint32_t *)(void *)(rgba + y * width * 4));
}

void dcv_premultiply_rows(const uint8_t *rgba, size_t rgba_stride, size_t channels, size_t width,
                          size_t rows, uint8_t *argb, size_t stride) {
  for (size_t y = 0; y < rows; y++) {
    const uint8_t *in = rgba + y * rgba_stride;
    uint32_t *out = (uint32_t *)(void *)(argb + y * stride);
    for (size_t x = 0; x < width; x++, in += channels) {
      uint32_t a = channels == 4 ? in[3] : 255;
      // Rounds v * a / 255 without a division.
      uint32_t r = in[0] * a + 128, g = in[1] * a + 128, b = in[2] * a + 128;
      r = (r + (r >> 8)) >> 8;
      g = (g + (g >> 8)) >> 8;
      b = (b + (b >> 8)) >> 8;
      out[x] = a << 24 | r << 16 | g << 8 | b;
    }
  }
}

// MARK: Filters

/// One row in the format's own bytes.
static void pack_row(dcv_png_format format, dcv_colours *c, const uint8_t *palette_of,
                     const uint32_t *row, size_t width, uint8_t *out) {
  switch (format) {
    case DCV_PNG_GREY:
      for (size_t x = 0; x < width; x++) out[x] = (uint8_t)row[x];
      return;
    case DCV_PNG_RGB:
      for (size_t x = 0; x < width; x++) {
        uint32_t p = row[x];
        out[3 * x] = (uint8_t)(p >> 16);
        out[3 * x + 1] = (uint8_t)(p >> 8);
        out[3 * x + 2] = (uint8_t)p;
      }
      return;
    case DCV_PNG_PALETTE: {
      uint32_t last = row[0];
      uint8_t entry = palette_of[place_of(c, last)];
      for (size_t x = 0; x < width; x++) {
        if (row[x] != last) {
          last = row[x];
          entry = palette_of[place_of(c, last)];
        }
        out[x] = entry;
      }
      return;
    }
    case DCV_PNG_RGBA:
      straighten_row(row, width, (uint32_t *)(void *)out);
      return;
  }
}

// The loops below are written so that a compiler makes vectors of them: bytes and 16-bit numbers, no
// branches, no overlapping pointers.

/// Sum of the filtered bytes' distances from zero.
static uint32_t weight_of(const uint8_t *restrict bytes, size_t count) {
  uint32_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    uint8_t v = bytes[i], w = (uint8_t)(0 - v);
    sum += v < w ? v : w;
  }
  return sum;
}

static void subtract(const uint8_t *restrict now, const uint8_t *restrict other,
                     uint8_t *restrict out, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(now[i] - other[i]);
}

/// `left` and `corner` are `now` and `before`, a pixel back.
static void subtract_paeth(const uint8_t *restrict now, const uint8_t *restrict left,
                           const uint8_t *restrict above, const uint8_t *restrict corner,
                           uint8_t *restrict out, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int16_t a = left[i], b = above[i], c = corner[i];
    int16_t pa = (int16_t)(b - c), pb = (int16_t)(a - c), pc = (int16_t)(pa + pb);
    pa = (int16_t)(pa < 0 ? -pa : pa);
    pb = (int16_t)(pb < 0 ? -pb : pb);
    pc = (int16_t)(pc < 0 ? -pc : pc);
    int16_t near = pb <= pc ? b : c, least = pb <= pc ? pb : pc;
    out[i] = (uint8_t)(now[i] - (pa <= least ? a : near));
  }
}

/// Chooses the filter with the smallest sum of distances; ties go to the first of Up, Sub, Paeth.
static void filter_row(const uint8_t *now, const uint8_t *before, size_t bpp, size_t count,
                       int is_quick, uint8_t *sub, uint8_t *up, uint8_t *mix, uint8_t *out) {
  const uint8_t *best = up;
  uint8_t kind = 2;
  subtract(now, before, up, count);
  uint32_t least = is_quick ? 0 : weight_of(up, count), w;
  // A row much like the one above, or of few edges, gains nothing from further trials.
  if (least > count / 16) {
    memcpy(sub, now, bpp);
    subtract(now + bpp, now, sub + bpp, count - bpp);
    w = weight_of(sub, count);
    if (w < least) {
      least = w;
      best = sub;
      kind = 1;
    }
  }
  if (least > count / 2) {
    memcpy(mix, up, bpp);
    subtract_paeth(now + bpp, now, before + bpp, before, mix + bpp, count - bpp);
    w = weight_of(mix, count);
    if (w < least) {
      best = mix;
      kind = 4;
    }
  }
  out[0] = kind;
  memcpy(out + 1, best, count);
}

void dcv_png_filter_rows(dcv_png_format format, dcv_colours *colours, const uint8_t *palette_of,
                         const uint8_t *argb, size_t stride, size_t width, size_t rows,
                         uint8_t *scratch, int is_first, int is_quick, uint8_t *out) {
  size_t bpp = dcv_png_format_bytes(format), count = bpp * width, slot = width * 4 + 16;
  uint8_t *now = scratch, *before = scratch + slot, *sub = scratch + 2 * slot;
  uint8_t *up = scratch + 3 * slot, *mix = scratch + 4 * slot;
  for (size_t y = 0; y < rows; y++, out += count + 1) {
    const uint32_t *row = (const uint32_t *)(const void *)(argb + y * stride);
    int is_same = y > 0 && memcmp(row, argb + (y - 1) * stride, width * 4) == 0;
    if (format == DCV_PNG_PALETTE) {
      out[0] = 0;
      if (is_same) memcpy(out + 1, out - count, count);
      else pack_row(format, colours, palette_of, row, width, out + 1);
      continue;
    }
    if (is_same) {
      out[0] = 2;
      memset(out + 1, 0, count);
      continue;
    }
    // `before` holds the row above in packed form: rows equal to it were skipped.
    if (is_first && y == 0) memset(before, 0, count);
    pack_row(format, colours, palette_of, row, width, now);
    filter_row(now, before, bpp, count, is_quick, sub, up, mix, out);
    memcpy(before, now, count);
  }
}
