// SPDX-License-Identifier: MIT
//
// Reads PNG from memory through libpng, and the pixels of common files through inflated.c. Each
// function arms its own setjmp, so an error never jumps over a frame that is not ours; limits stand
// before the first byte is read.

#include "CPNG.h"
#include "inflated.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct dcv_png_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count, offset;
  // The rows as they are stored; NULL where libpng reads them too.
  dcv_inflated *inflated;
  uint32_t width, height;
  int is_interlaced, bit_depth, colour_type;
  // Whether one colour of R, G, B is transparent.
  int has_key;
  size_t pixel_bytes;
  // What a sample of a palette, or of grey, stands for: bytes R, G, B, A.
  uint32_t colours[256];
  char message[160];
};

static void on_error(png_structp png, png_const_charp text) {
  dcv_png_reader *reader = png_get_error_ptr(png);
  if (reader) {
    strncpy(reader->message, text ? text : "error", sizeof reader->message - 1);
    reader->message[sizeof reader->message - 1] = 0;
  }
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void on_read(png_structp png, png_bytep out, size_t count) {
  dcv_png_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->offset) png_error(png, "the file is cut short");
  memcpy(out, reader->bytes + reader->offset, count);
  reader->offset += count;
}

static void say(const char *text, char *message, size_t size) {
  if (!message || size == 0) return;
  strncpy(message, text, size - 1);
  message[size - 1] = 0;
}

// What samples of one channel stand for, as far as the file says.
static void know_colours(dcv_png_reader *reader) {
  png_colorp palette = NULL;
  png_bytep alpha = NULL;
  png_color_16p key = NULL;
  int count = 0, transparent = 0, most = (1 << reader->bit_depth) - 1;
  png_get_PLTE(reader->png, reader->info, &palette, &count);
  png_get_tRNS(reader->png, reader->info, &alpha, &transparent, &key);
  int is_grey = reader->colour_type == PNG_COLOR_TYPE_GRAY;
  for (int i = 0; i <= most; i++) {
    uint8_t rgba[4] = {0, 0, 0, 255};
    if (is_grey) memset(rgba, i * 255 / most, 3);
    else if (i < count)
      rgba[0] = palette[i].red, rgba[1] = palette[i].green, rgba[2] = palette[i].blue;
    // Only the lower bits of the key count.
    if (is_grey && key && transparent && (key->gray & most) == i) rgba[3] = 0;
    else if (!is_grey && alpha && i < transparent) rgba[3] = alpha[i];
    memcpy(&reader->colours[i], rgba, 4);
  }
}

static int read_header(dcv_png_reader *reader, uint32_t max_width, uint32_t max_height,
                       int keeps_16, dcv_png_header *header) {
  if (setjmp(png_jmpbuf(reader->png))) return 1;
  png_set_read_fn(reader->png, reader, on_read);
  png_set_user_limits(reader->png, max_width, max_height);
  png_set_chunk_cache_max(reader->png, 128);
  png_set_chunk_malloc_max(reader->png, 4000000);
  png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
  png_read_info(reader->png, reader->info);
  int depth, colour, interlace;
  png_uint_32 width, height;
  png_get_IHDR(reader->png, reader->info, &width, &height, &depth, &colour, &interlace, NULL, NULL);
  header->width = width;
  header->height = height;
  header->bit_depth = (uint32_t)depth;
  header->colour_type = (uint32_t)colour;
  header->is_interlaced = interlace != PNG_INTERLACE_NONE;
  reader->width = width;
  reader->height = height;
  reader->is_interlaced = interlace != PNG_INTERLACE_NONE;
  reader->bit_depth = depth;
  reader->colour_type = colour;
  reader->has_key = colour == PNG_COLOR_TYPE_RGB &&
                    png_get_valid(reader->png, reader->info, PNG_INFO_tRNS);
  // What libpng knows of transparency is gone once it expands colours.
  if (depth <= 8) know_colours(reader);
  int is_deep = keeps_16 && depth == 16;
  reader->pixel_bytes = is_deep ? 8 : 4;
  png_set_expand(reader->png);
  if (!is_deep) png_set_scale_16(reader->png);
  png_set_gray_to_rgb(reader->png);
  png_set_add_alpha(reader->png, is_deep ? 65535 : 255, PNG_FILLER_AFTER);
  if (reader->is_interlaced) png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) != (size_t)width * reader->pixel_bytes)
    png_error(reader->png, "its rows have an unexpected length");
  return 0;
}

// Takes the pixels out of libpng's hands where they are of a common kind.
static void inflate_rows(dcv_png_reader *reader) {
  if (reader->is_interlaced || reader->bit_depth == 16 || reader->has_key) return;
  if (reader->colour_type == PNG_COLOR_TYPE_GRAY_ALPHA) return;
  size_t channels = 1;
  if (reader->colour_type == PNG_COLOR_TYPE_RGB_ALPHA) channels = 4;
  if (reader->colour_type == PNG_COLOR_TYPE_RGB) channels = 3;
  size_t row_bytes = ((size_t)reader->width * channels * (size_t)reader->bit_depth + 7) / 8;
  reader->inflated =
      dcv_inflate_png(reader->bytes, reader->count, row_bytes, channels, reader->height);
}

dcv_png_reader *dcv_png_open(const uint8_t *bytes, size_t count, uint32_t max_width,
                             uint32_t max_height, int keeps_16, dcv_png_header *header,
                             char *message, size_t message_size) {
  if (count < 8 || png_sig_cmp(bytes, 0, 8)) {
    say("it is not a PNG", message, message_size);
    return NULL;
  }
  dcv_png_reader *reader = calloc(1, sizeof *reader);
  if (!reader) {
    say("no memory", message, message_size);
    return NULL;
  }
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info || read_header(reader, max_width, max_height, keeps_16, header)) {
    say(reader->info ? reader->message : "no memory", message, message_size);
    dcv_png_close(reader);
    return NULL;
  }
  inflate_rows(reader);
  return reader;
}

typedef uint32_t pixels4 __attribute__((vector_size(16)));

static inline uint32_t opaque(const uint8_t *rgb) {
  static const uint8_t alpha[4] = {0, 0, 0, 255};
  uint32_t pixel, opacity;
  memcpy(&pixel, rgb, 4);
  memcpy(&opacity, alpha, 4);
  return pixel | opacity;
}

// Spreads R, G, B over words with opacity; a byte behind the last pixel may be read.
static void add_alpha(const uint8_t *rgb, uint8_t *rgba, size_t width) {
  size_t x = 0;
  for (; x + 4 <= width; x += 4, rgb += 12, rgba += 16) {
    pixels4 four = {opaque(rgb), opaque(rgb + 3), opaque(rgb + 6), opaque(rgb + 9)};
    memcpy(rgba, &four, sizeof four);
  }
  for (; x < width; x++, rgb += 3, rgba += 4) {
    uint32_t one = opaque(rgb);
    memcpy(rgba, &one, sizeof one);
  }
}

static void look_up(const dcv_png_reader *reader, const uint8_t *row, uint8_t *rgba) {
  int depth = reader->bit_depth, mask = (1 << depth) - 1;
  for (size_t x = 0; x < reader->width; x++) {
    size_t bit = x * (size_t)depth;
    int sample = row[bit / 8] >> (8 - depth - (int)(bit % 8)) & mask;
    memcpy(rgba + x * 4, &reader->colours[sample], 4);
  }
}

static const char *read_inflated(dcv_png_reader *reader, uint8_t *rgba, size_t rows) {
  for (size_t y = 0; y < rows; y++, rgba += (size_t)reader->width * 4) {
    const uint8_t *row;
    const char *wrong = dcv_inflated_row(reader->inflated, &row);
    if (wrong) return wrong;
    if (reader->colour_type == PNG_COLOR_TYPE_RGB_ALPHA)
      memcpy(rgba, row, (size_t)reader->width * 4);
    else if (reader->colour_type == PNG_COLOR_TYPE_RGB) add_alpha(row, rgba, reader->width);
    else look_up(reader, row, rgba);
  }
  return NULL;
}

int dcv_png_read_rows(dcv_png_reader *reader, uint8_t *rgba, size_t rows, char *message,
                      size_t message_size) {
  if (reader->inflated) {
    const char *wrong = read_inflated(reader, rgba, rows);
    if (wrong) say(wrong, message, message_size);
    return wrong != NULL;
  }
  if (setjmp(png_jmpbuf(reader->png))) {
    say(reader->message, message, message_size);
    return 1;
  }
  size_t stride = (size_t)reader->width * reader->pixel_bytes;
  int passes = reader->is_interlaced ? 7 : 1;
  for (int pass = 0; pass < passes; pass++)
    for (size_t y = 0; y < rows; y++) png_read_row(reader->png, rgba + y * stride, NULL);
  return 0;
}

int dcv_png_finish(dcv_png_reader *reader, char *message, size_t message_size) {
  // Every chunk of such a file, and the end of its pixels, has been looked at.
  if (reader->inflated) return 0;
  if (setjmp(png_jmpbuf(reader->png))) {
    say(reader->message, message, message_size);
    return 1;
  }
  png_read_end(reader->png, NULL);
  return 0;
}

void dcv_png_close(dcv_png_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  dcv_inflated_free(reader->inflated);
  free(reader);
}

const char *dcv_png_library_version(void) { return png_get_libpng_ver(NULL); }
