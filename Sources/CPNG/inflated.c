// SPDX-License-Identifier: MIT
//
// zlib takes several times as long as ISA-L to inflate a screen, and libpng can use no other. So
// ISA-L inflates it here, some rows at a time, and libpng reads what stands before the pixels.

#include "inflated.h"

#include <isa-l/igzip_lib.h>
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// What is inflated at once: ISA-L copies 32 KB of what went before each time.
#define BLOCK ((size_t)192 << 10)

struct dcv_inflated {
  const uint8_t *bytes;
  size_t count;
  // Where the first IDAT chunk starts, and where the last one ends.
  size_t idat, after;
  // The next chunk that ISA-L gets.
  size_t chunk;
  // Bytes of a row with its filter, and of all rows that are still to be inflated.
  size_t stride;
  uint64_t rest;
  size_t pixel_bytes;
  // Rows one behind the other, undone up to `next`, the one before it among them; inflated up to `end`.
  uint8_t *rows;
  size_t next, end, capacity;
  struct inflate_state state;
};

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Where the IDAT chunks are, all of them in a row and every chunk's checksum right; 0 otherwise.
static int find_pixels(dcv_inflated *file) {
  size_t at = 8;
  while (file->count - at >= 12) {
    size_t length = big_endian(file->bytes + at);
    if (length > file->count - at - 12) return 0;
    const uint8_t *type = file->bytes + at + 4;
    if (libdeflate_crc32(0, type, length + 4) != big_endian(type + 4 + length)) return 0;
    if (!memcmp(type, "IDAT", 4)) {
      if (!file->idat) file->idat = at;
      else if (file->after != at) return 0;
      file->after = at + 12 + length;
    }
    at += 12 + length;
    if (!memcmp(type, "IEND", 4)) return file->idat != 0;
  }
  return 0;
}

dcv_inflated *dcv_inflate_png(const uint8_t *bytes, size_t count, size_t row_bytes,
                              size_t pixel_bytes, uint32_t height) {
  if (count < 8 || row_bytes > (size_t)1 << 30) return NULL;
  dcv_inflated *file = calloc(1, sizeof *file);
  if (!file) return NULL;
  file->bytes = bytes;
  file->count = count;
  file->stride = row_bytes + 1;
  file->pixel_bytes = pixel_bytes;
  file->rest = (uint64_t)file->stride * height;
  size_t block = file->rest < BLOCK ? (size_t)file->rest : BLOCK;
  // The row above, the start of a row, and what is inflated behind it.
  file->capacity = 2 * file->stride + block;
  if (find_pixels(file)) file->rows = malloc(file->capacity + 4);
  if (!file->rows) {
    dcv_inflated_free(file);
    return NULL;
  }
  memset(file->rows, 0, file->stride);
  file->next = file->end = file->stride;
  file->chunk = file->idat;
  isal_inflate_init(&file->state);
  file->state.crc_flag = ISAL_ZLIB;
  return file;
}

// Inflates `count` bytes. NULL is success.
static const char *inflate(dcv_inflated *file, uint8_t *out, size_t count) {
  struct inflate_state *state = &file->state;
  state->next_out = out;
  state->avail_out = (uint32_t)count;
  for (;;) {
    uint32_t waiting = state->avail_in, missing = state->avail_out;
    int status = isal_inflate(state);
    if (status == ISAL_INCORRECT_CHECKSUM) return "a checksum of its pixels does not match";
    if (status != ISAL_DECOMP_OK) return "its pixels are damaged";
    if (state->block_state == ISAL_BLOCK_FINISH || !state->avail_out) break;
    if (state->avail_in) {
      if (state->avail_in == waiting && state->avail_out == missing) return "its pixels are damaged";
      continue;
    }
    if (file->chunk == file->after) break;
    state->avail_in = big_endian(file->bytes + file->chunk);
    state->next_in = (uint8_t *)(uintptr_t)(file->bytes + file->chunk + 8);
    file->chunk += 12 + (size_t)state->avail_in;
  }
  return state->avail_out ? "it has fewer pixels than it says" : NULL;
}

// Looks at the end of the stream: its checksum stands behind the last pixel.
static const char *finish(dcv_inflated *file) {
  uint8_t more;
  if (file->state.block_state == ISAL_BLOCK_FINISH) return NULL;
  const char *wrong = inflate(file, &more, 1);
  if (file->state.block_state == ISAL_BLOCK_FINISH) return NULL;
  return wrong ? "the checksum of its pixels is missing" : NULL;
}

// Inflates behind the row above and what there is of the next one.
static const char *refill(dcv_inflated *file) {
  size_t kept = file->end - file->next + file->stride;
  memmove(file->rows, file->rows + file->next - file->stride, kept);
  file->next = file->stride;
  size_t room = file->capacity - kept;
  size_t length = file->rest < room ? (size_t)file->rest : room;
  const char *wrong = inflate(file, file->rows + kept, length);
  file->end = kept + length;
  file->rest -= length;
  memset(file->rows + file->end, 0, 4);
  return !wrong && !file->rest ? finish(file) : wrong;
}

const char *dcv_inflated_row(dcv_inflated *file, const uint8_t **row) {
  if (file->end - file->next < file->stride) {
    if (!file->rest) return "it has fewer pixels than it says";
    const char *wrong = refill(file);
    if (wrong) return wrong;
  }
  uint8_t *bytes = file->rows + file->next;
  if (!dcv_undo_filter(bytes[0], bytes + 1, bytes + 1 - file->stride, file->stride - 1,
                       file->pixel_bytes))
    return "a row has a filter that there is none of";
  *row = bytes + 1;
  file->next += file->stride;
  return NULL;
}

void dcv_inflated_free(dcv_inflated *file) {
  if (file) free(file->rows);
  free(file);
}
