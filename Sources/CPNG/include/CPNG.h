// SPDX-License-Identifier: MIT
//
// What the PNG codec needs in C: loops over pixels, compressors, and a reader that keeps libpng's
// longjmp inside its own frames. Memory in, memory out; no callback ever enters Swift.

#ifndef DCV_CPNG_H
#define DCV_CPNG_H

#include <stddef.h>
#include <stdint.h>

// MARK: Colours

/// What is known of a picture's colours after scanning its rows.
typedef struct dcv_colours {
  uint32_t is_opaque;      ///< 1 while every pixel's alpha is 255.
  uint32_t is_grey;        ///< 1 while every pixel has equal red, green and blue.
  uint32_t count;          ///< Different straight colours; 257 means more than 256.
  uint32_t last;           ///< The premultiplied pixel looked up last.
  uint32_t last_index;     ///< Its place among the colours.
  uint32_t keys[1024];     ///< Hash table of premultiplied pixels, with ``used``.
  uint16_t places[1024];   ///< Their places among the colours, plus 1; 0 is free.
  uint32_t straight[256];  ///< Straight colours in order of first use: bytes R, G, B, A.
} dcv_colours;

/// Starts with no pixel seen.
void dcv_colours_begin(dcv_colours *colours);

/// Looks at rows of premultiplied ARGB32 in native order.
void dcv_colours_scan(dcv_colours *colours, const uint8_t *argb, size_t stride, size_t width,
                      size_t rows);

// MARK: Rows

/// How a pixel is stored: PNG's colour types at 8 bits.
typedef enum dcv_png_format {
  DCV_PNG_GREY = 0,
  DCV_PNG_RGB = 2,
  DCV_PNG_PALETTE = 3,
  DCV_PNG_RGBA = 6,
} dcv_png_format;

/// Bytes of a pixel.
size_t dcv_png_format_bytes(dcv_png_format format);

/// Writes rows as PNG stores them, a filter byte before each. `scratch` holds seven rows of
/// `width * 4 + 16` bytes and remembers the row before between calls; `is_first` says there is none.
/// `is_quick` tries no filter but Up. `palette_of` maps a place among the colours to an entry of the palette.
void dcv_png_filter_rows(dcv_png_format format, dcv_colours *colours, const uint8_t *palette_of,
                         const uint8_t *argb, size_t stride, size_t width, size_t rows,
                         uint8_t *scratch, int is_first, int is_quick, uint8_t *out);

/// Turns premultiplied ARGB32 rows into straight bytes R, G, B, A without padding.
void dcv_straighten_rows(const uint8_t *argb, size_t stride, size_t width, size_t rows,
                         uint8_t *rgba);

/// Turns straight bytes R, G, B, A into premultiplied ARGB32 in native order.
void dcv_premultiply_rows(const uint8_t *rgba, size_t rgba_stride, size_t channels, size_t width,
                          size_t rows, uint8_t *argb, size_t stride);

/// Where two pictures of premultiplied pixels differ.
typedef struct dcv_difference {
  size_t x, y, width, height;  ///< The smallest rectangle around it; all 0 when they are equal.
} dcv_difference;

/// Compares rows of pixels without padding (`before`) with rows `stride` bytes apart (`now`), and
/// copies what differs into `before`.
dcv_difference dcv_take_difference(uint8_t *before, const uint8_t *now, size_t stride, size_t width,
                                   size_t rows);

// MARK: Hashes

/// A running xxHash-128.
typedef struct dcv_hash dcv_hash;
dcv_hash *dcv_hash_create(void);
void dcv_hash_free(dcv_hash *hash);
void dcv_hash_reset(dcv_hash *hash);
void dcv_hash_update(dcv_hash *hash, const void *bytes, size_t count);
/// Adds premultiplied ARGB32 rows as straight R, G, B, A. `row` holds `width * 4` bytes.
void dcv_hash_update_rows(dcv_hash *hash, const uint8_t *argb, size_t stride, size_t width,
                          size_t rows, uint8_t *row);
/// The hash so far, most significant half first.
void dcv_hash_digest(const dcv_hash *hash, uint64_t *high, uint64_t *low);

/// CRC-32 as PNG and gzip compute it.
uint32_t dcv_crc32(uint32_t crc, const void *bytes, size_t count);

// MARK: Compression (zlib format)

/// A compressor of whole buffers whose output depends on the input alone; NULL without memory.
typedef struct dcv_deflater dcv_deflater;
dcv_deflater *dcv_deflater_create(int level);
void dcv_deflater_free(dcv_deflater *deflater);
/// The most bytes that `count` bytes can come to.
size_t dcv_deflate_bound(dcv_deflater *deflater, size_t count);
/// Bytes written to `out`, 0 when they did not fit.
size_t dcv_deflate(dcv_deflater *deflater, const void *bytes, size_t count, void *out,
                   size_t capacity);
/// As above through ISA-L: faster, larger, its bytes depend on the processor; 0 when it has no memory.
size_t dcv_deflate_fast_bound(size_t count);
size_t dcv_deflate_fast(const void *bytes, size_t count, void *out, size_t capacity);

/// A compressor that takes its input in pieces (zlib), for pictures that are never whole in memory.
typedef struct dcv_streamer dcv_streamer;
dcv_streamer *dcv_streamer_create(int level);
void dcv_streamer_free(dcv_streamer *streamer);
/// Takes `count` bytes, the last ones when `finish`, and hands back what came out in a buffer that
/// lives until the next call. 0 is success.
int dcv_streamer_add(dcv_streamer *streamer, const void *bytes, size_t count, int finish,
                     const uint8_t **out, size_t *out_count);

// MARK: Reading

/// What a PNG file says of itself.
typedef struct dcv_png_header {
  uint32_t width, height;
  uint32_t bit_depth, colour_type, is_interlaced;
} dcv_png_header;

/// A PNG being read from memory that outlives it.
typedef struct dcv_png_reader dcv_png_reader;
/// Reads up to the pixels; NULL on failure, with the reason in `message`. With `keeps_16`, pixels of
/// 16 bits a channel come as 8 bytes, the upper half of each channel first.
dcv_png_reader *dcv_png_open(const uint8_t *bytes, size_t count, uint32_t max_width,
                             uint32_t max_height, int keeps_16, dcv_png_header *header,
                             char *message, size_t message_size);
/// The next rows as straight R, G, B, A, 8 bits each. An interlaced picture is read in one call.
/// 0 is success.
int dcv_png_read_rows(dcv_png_reader *reader, uint8_t *rgba, size_t rows, char *message,
                      size_t message_size);
/// Reads the rest of the file and checks its end. 0 is success.
int dcv_png_finish(dcv_png_reader *reader, char *message, size_t message_size);
void dcv_png_close(dcv_png_reader *reader);

/// Versions of the libraries, as text that needs no freeing.
const char *dcv_png_library_version(void);
const char *dcv_deflate_library_version(void);

#endif
