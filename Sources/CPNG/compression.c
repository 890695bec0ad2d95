// SPDX-License-Identifier: MIT
//
// Hashes and compressors behind plain functions: xxHash, libdeflate, ISA-L, zlib.

#include "CPNG.h"

#include <isa-l/igzip_lib.h>
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>
#include <zlib.h>

// MARK: Hashes

// Libraries for x86 may have an update that takes the widest registers of the machine; the digests are
// the same (xxh_x86dispatch.h). Weak: elsewhere it is not there.
extern __attribute__((weak)) XXH_errorcode XXH3_128bits_update_dispatch(XXH3_state_t *, const void *,
                                                                        size_t);

static void update(dcv_hash *hash, const void *bytes, size_t count) {
  if (XXH3_128bits_update_dispatch)
    XXH3_128bits_update_dispatch((XXH3_state_t *)hash, bytes, count);
  else
    XXH3_128bits_update((XXH3_state_t *)hash, bytes, count);
}

dcv_hash *dcv_hash_create(void) { return (dcv_hash *)XXH3_createState(); }

void dcv_hash_free(dcv_hash *hash) { XXH3_freeState((XXH3_state_t *)hash); }

void dcv_hash_reset(dcv_hash *hash) { XXH3_128bits_reset((XXH3_state_t *)hash); }

void dcv_hash_update(dcv_hash *hash, const void *bytes, size_t count) {
  if (count) update(hash, bytes, count);
}

void dcv_hash_update_rows(dcv_hash *hash, const uint8_t *argb, size_t stride, size_t width,
                          size_t rows, uint8_t *row) {
  for (size_t y = 0; y < rows; y++) {
    const uint8_t *in = argb + y * stride;
    if (y == 0 || memcmp(in, in - stride, width * 4) != 0)
      dcv_straighten_rows(in, stride, width, 1, row);
    update(hash, row, width * 4);
  }
}

void dcv_hash_digest(const dcv_hash *hash, uint64_t *high, uint64_t *low) {
  XXH128_hash_t value = XXH3_128bits_digest((const XXH3_state_t *)hash);
  *high = value.high64;
  *low = value.low64;
}

uint32_t dcv_crc32(uint32_t crc, const void *bytes, size_t count) {
  return libdeflate_crc32(crc, bytes, count);
}

// MARK: Whole buffers

dcv_deflater *dcv_deflater_create(int level) {
  return (dcv_deflater *)libdeflate_alloc_compressor(level);
}

void dcv_deflater_free(dcv_deflater *deflater) {
  libdeflate_free_compressor((struct libdeflate_compressor *)deflater);
}

size_t dcv_deflate_bound(dcv_deflater *deflater, size_t count) {
  return libdeflate_zlib_compress_bound((struct libdeflate_compressor *)deflater, count);
}

size_t dcv_deflate(dcv_deflater *deflater, const void *bytes, size_t count, void *out,
                   size_t capacity) {
  return libdeflate_zlib_compress((struct libdeflate_compressor *)deflater, bytes, count, out,
                                  capacity);
}

size_t dcv_deflate_fast_bound(size_t count) { return count + count / 1000 * 2 + 1024; }

size_t dcv_deflate_fast(const void *bytes, size_t count, void *out, size_t capacity) {
  if (count > UINT32_MAX || capacity > UINT32_MAX) return 0;
  // Its table of matches is not cleared for it: what memory held before would choose the bytes. At
  // levels 1 and 2 a few of a thousand streams differ from run to run all the same, at level 0 none.
  struct isal_zstream *stream = calloc(1, sizeof *stream);
  if (!stream) return 0;
  isal_deflate_stateless_init(stream);
  stream->end_of_stream = 1;
  stream->flush = NO_FLUSH;
  stream->gzip_flag = IGZIP_ZLIB;
  stream->next_in = (uint8_t *)(uintptr_t)bytes;
  stream->avail_in = (uint32_t)count;
  stream->next_out = out;
  stream->avail_out = (uint32_t)capacity;
  size_t written = isal_deflate_stateless(stream) == COMP_OK ? stream->total_out : 0;
  free(stream);
  return written;
}

// MARK: Pieces

struct dcv_streamer {
  z_stream stream;
  uint8_t *buffer;
  size_t capacity;
};

dcv_streamer *dcv_streamer_create(int level) {
  dcv_streamer *streamer = calloc(1, sizeof *streamer);
  if (!streamer) return NULL;
  if (deflateInit(&streamer->stream, level) != Z_OK) {
    free(streamer);
    return NULL;
  }
  return streamer;
}

void dcv_streamer_free(dcv_streamer *streamer) {
  if (!streamer) return;
  deflateEnd(&streamer->stream);
  free(streamer->buffer);
  free(streamer);
}

int dcv_streamer_add(dcv_streamer *streamer, const void *bytes, size_t count, int finish,
                     const uint8_t **out, size_t *out_count) {
  if (count > UINT32_MAX / 2) return 1;
  size_t needed = deflateBound(&streamer->stream, (uLong)count) + 65536;
  if (needed > streamer->capacity) {
    uint8_t *larger = realloc(streamer->buffer, needed);
    if (!larger) return 1;
    streamer->buffer = larger;
    streamer->capacity = needed;
  }
  z_stream *z = &streamer->stream;
  z->next_in = (Bytef *)(uintptr_t)bytes;
  z->avail_in = (uInt)count;
  z->next_out = streamer->buffer;
  z->avail_out = (uInt)streamer->capacity;
  int status = deflate(z, finish ? Z_FINISH : Z_NO_FLUSH);
  if (finish ? status != Z_STREAM_END : (status != Z_OK && status != Z_BUF_ERROR)) return 1;
  if (z->avail_in != 0) return 1;
  *out = streamer->buffer;
  *out_count = streamer->capacity - z->avail_out;
  return 0;
}

const char *dcv_deflate_library_version(void) { return LIBDEFLATE_VERSION_STRING; }
