// SPDX-License-Identifier: MIT
//
// zlib takes ten times as long as libdeflate to inflate a screen, and libpng can use no other. So
// libdeflate inflates it, and libpng gets the same file with blocks that zlib only copies.

#define _DEFAULT_SOURCE
#include "inflated.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// Larger pictures are inflated row by row.
#define MOST_BYTES ((uint64_t)64 << 20)
#define BLOCK ((size_t)65535)
// No deflate stream is longer than this many times itself.
#define MOST_RATIO 1032

typedef struct {
  const uint8_t *bytes;
  size_t count;
} piece;

struct dcv_inflated {
  uint8_t *raw;
  uint8_t *heads;
  piece *pieces;
  size_t count, index, offset;
};

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void put_big_endian(uint8_t *out, uint32_t value) {
  for (int i = 0; i < 4; i++) out[i] = (uint8_t)(value >> (24 - 8 * i));
}

void dcv_prefer_large_pages(void *bytes, size_t count) {
#ifdef MADV_HUGEPAGE
  const uintptr_t page = (uintptr_t)1 << 21;
  uintptr_t from = ((uintptr_t)bytes + page - 1) & ~(page - 1);
  uintptr_t to = ((uintptr_t)bytes + count) & ~(page - 1);
  if (to > from) (void)madvise((void *)from, to - from, MADV_HUGEPAGE);
#else
  (void)bytes, (void)count;
#endif
}

// Bytes of all rows with their filters; 0 for a header that is not of a plain picture.
static uint64_t raw_count(const uint8_t *header, uint32_t max_width, uint32_t max_height) {
  uint64_t width = big_endian(header), height = big_endian(header + 4);
  uint64_t depth = header[8], channels;
  switch (header[9]) {
    case 0: case 3: channels = 1; break;
    case 2: channels = 3; break;
    case 4: channels = 2; break;
    case 6: channels = 4; break;
    default: return 0;
  }
  if (depth != 1 && depth != 2 && depth != 4 && depth != 8 && depth != 16) return 0;
  if (header[10] || header[11] || header[12]) return 0;
  if (!width || !height || width > max_width || height > max_height) return 0;
  return ((width * channels * depth + 7) / 8 + 1) * height;
}

typedef struct {
  size_t idat, after, compressed;
} layout;

// Where the IDAT chunks are, all of them in a row and every chunk's checksum right; 0 otherwise.
static int find_pixels(const uint8_t *bytes, size_t count, layout *found) {
  size_t at = 8;
  memset(found, 0, sizeof *found);
  while (count - at >= 12) {
    size_t length = big_endian(bytes + at);
    if (length > count - at - 12) return 0;
    const uint8_t *type = bytes + at + 4;
    if (libdeflate_crc32(0, type, length + 4) != big_endian(type + 4 + length)) return 0;
    if (!memcmp(type, "IDAT", 4)) {
      if (!found->idat) found->idat = at;
      else if (found->after != at) return 0;
      found->after = at + 12 + length;
      found->compressed += length;
    }
    at += 12 + length;
    if (!memcmp(type, "IEND", 4)) return found->idat != 0;
  }
  return 0;
}

static int inflate(const uint8_t *bytes, const layout *at, uint8_t *raw, size_t count) {
  const uint8_t *stream = bytes + at->idat + 8;
  uint8_t *joined = NULL;
  if (at->idat + 12 + at->compressed != at->after) {
    joined = malloc(at->compressed ? at->compressed : 1);
    if (!joined) return 0;
    size_t filled = 0;
    for (size_t chunk = at->idat; chunk < at->after;) {
      size_t length = big_endian(bytes + chunk);
      memcpy(joined + filled, bytes + chunk + 8, length);
      filled += length;
      chunk += 12 + length;
    }
    stream = joined;
  }
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  int is_right = inflater && libdeflate_zlib_decompress(inflater, stream, at->compressed, raw,
                                                        count, NULL) == LIBDEFLATE_SUCCESS;
  libdeflate_free_decompressor(inflater);
  free(joined);
  return is_right;
}

// The file in pieces: what stands before the pixels, one IDAT chunk of stored blocks, the rest.
static void lay_out(dcv_inflated *file, const uint8_t *bytes, size_t count, const layout *at,
                    size_t raw) {
  size_t blocks = (raw + BLOCK - 1) / BLOCK;
  uint8_t *head = file->heads;
  piece *next = file->pieces;
  *next++ = (piece){bytes, at->idat};
  put_big_endian(head, (uint32_t)(2 + blocks * 5 + raw + 4));
  memcpy(head + 4, "IDAT\x78\x01", 6);
  *next++ = (piece){head, 10};
  head += 10;
  for (size_t block = 0; block < blocks; block++) {
    size_t length = block + 1 < blocks ? BLOCK : raw - block * BLOCK;
    head[0] = block + 1 == blocks;
    head[1] = (uint8_t)length, head[2] = (uint8_t)(length >> 8);
    head[3] = (uint8_t)~head[1], head[4] = (uint8_t)~head[2];
    *next++ = (piece){head, 5};
    *next++ = (piece){file->raw + block * BLOCK, length};
    head += 5;
  }
  // The checksums of this chunk and of its stream, which nobody looks at.
  memset(head, 0, 8);
  *next++ = (piece){head, 8};
  *next++ = (piece){bytes + at->after, count - at->after};
  file->count = (size_t)(next - file->pieces);
}

dcv_inflated *dcv_inflate_png(const uint8_t *bytes, size_t count, uint32_t max_width,
                              uint32_t max_height) {
  layout at;
  if (count < 45 || memcmp(bytes + 8, "\0\0\0\x0DIHDR", 8)) return NULL;
  uint64_t raw = raw_count(bytes + 16, max_width, max_height);
  if (!raw || raw > MOST_BYTES || !find_pixels(bytes, count, &at)) return NULL;
  if (raw / MOST_RATIO > at.compressed) return NULL;
  size_t blocks = ((size_t)raw + BLOCK - 1) / BLOCK;
  dcv_inflated *file = calloc(1, sizeof *file);
  if (!file) return NULL;
  file->raw = malloc((size_t)raw);
  file->heads = malloc(18 + blocks * 5);
  file->pieces = malloc((4 + blocks * 2) * sizeof *file->pieces);
  if (file->raw && file->heads && file->pieces) {
    dcv_prefer_large_pages(file->raw, (size_t)raw);
    if (inflate(bytes, &at, file->raw, (size_t)raw)) {
      lay_out(file, bytes, count, &at, (size_t)raw);
      return file;
    }
  }
  dcv_inflated_free(file);
  return NULL;
}

int dcv_inflated_read(dcv_inflated *file, uint8_t *out, size_t count) {
  while (count) {
    if (file->index == file->count) return 0;
    const piece *here = &file->pieces[file->index];
    size_t rest = here->count - file->offset;
    size_t step = rest < count ? rest : count;
    memcpy(out, here->bytes + file->offset, step);
    out += step, count -= step, file->offset += step;
    if (file->offset == here->count) file->index++, file->offset = 0;
  }
  return 1;
}

void dcv_inflated_free(dcv_inflated *file) {
  if (!file) return;
  free(file->raw);
  free(file->heads);
  free(file->pieces);
  free(file);
}
