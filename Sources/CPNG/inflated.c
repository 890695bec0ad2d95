// SPDX-License-Identifier: MIT
//
// zlib takes several times as long as ISA-L to inflate a screen, and libpng can use no other. So
// ISA-L inflates it, block by block, and libpng gets the same file with blocks that zlib only copies.

#include "inflated.h"

#include <isa-l/igzip_lib.h>
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// The most that a stored block can hold.
#define BLOCK ((size_t)65535)

struct dcv_inflated {
  const uint8_t *bytes;
  // Where the first IDAT chunk starts, where the last one ends, and the end of the file.
  size_t idat, after, count;
  // The next chunk that ISA-L gets.
  size_t chunk;
  // Bytes of all rows, with their filters, that are still to be inflated.
  uint64_t rest;
  // What is handed out next.
  const uint8_t *next, *end;
  // An IDAT chunk with one block: lengths and names before it, two checksums behind.
  uint8_t block[16 + 65535 + 8];
  struct inflate_state state;
};

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void put_big_endian(uint8_t *out, uint32_t value) {
  for (int i = 0; i < 4; i++) out[i] = (uint8_t)(value >> (24 - 8 * i));
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

dcv_inflated *dcv_inflate_png(const uint8_t *bytes, size_t count, uint32_t max_width,
                              uint32_t max_height) {
  if (count < 45 || memcmp(bytes + 8, "\0\0\0\x0DIHDR", 8)) return NULL;
  uint64_t raw = raw_count(bytes + 16, max_width, max_height);
  if (!raw) return NULL;
  dcv_inflated *file = malloc(sizeof *file);
  if (!file) return NULL;
  file->bytes = bytes;
  file->count = count;
  file->idat = file->after = 0;
  file->rest = raw;
  if (!find_pixels(file)) {
    dcv_inflated_free(file);
    return NULL;
  }
  file->chunk = file->idat;
  file->next = bytes;
  file->end = bytes + file->idat;
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

// The next block of pixels as a chunk of its own, or what stands behind the pixels.
static const char *refill(dcv_inflated *file) {
  if (!file->rest) {
    if (file->next == file->bytes + file->count) return "the file is cut short";
    file->next = file->bytes + file->after;
    file->end = file->bytes + file->count;
    return NULL;
  }
  size_t length = file->rest < BLOCK ? (size_t)file->rest : BLOCK;
  int is_first = file->chunk == file->idat;
  int is_last = length == file->rest;
  // The stream starts with two bytes of its own, and a block with five.
  uint8_t *pixels = file->block + 16, *head = pixels - 5;
  head[0] = (uint8_t)is_last;
  head[1] = (uint8_t)length, head[2] = (uint8_t)(length >> 8);
  head[3] = (uint8_t)~head[1], head[4] = (uint8_t)~head[2];
  if (is_first) head -= 2, head[0] = 0x78, head[1] = 0x01;
  size_t data = (size_t)(pixels - head) + length + (is_last ? 4 : 0);
  head -= 8;
  put_big_endian(head, (uint32_t)data);
  memcpy(head + 4, "IDAT", 4);
  const char *wrong = inflate(file, pixels, length);
  file->rest -= length;
  if (!wrong && is_last) wrong = finish(file);
  // The checksums of the stream and of this chunk, which nobody looks at.
  memset(pixels + length, 0, 8);
  file->next = head;
  file->end = head + 8 + data + 4;
  return wrong;
}

const char *dcv_inflated_read(dcv_inflated *file, uint8_t *out, size_t count) {
  while (count) {
    if (file->next == file->end) {
      const char *wrong = refill(file);
      if (wrong) return wrong;
    }
    size_t rest = (size_t)(file->end - file->next);
    size_t step = rest < count ? rest : count;
    memcpy(out, file->next, step);
    out += step, count -= step, file->next += step;
  }
  return NULL;
}

void dcv_inflated_free(dcv_inflated *file) { free(file); }
