// SPDX-License-Identifier: MIT
//
// Reads PNG from memory through libpng. Each function arms its own setjmp, so an error never
// jumps over a frame that is not ours; limits stand before the first byte is read.

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
  // The same file with its pixels inflated; NULL where zlib does it.
  dcv_inflated *inflated;
  uint32_t width, height;
  int is_interlaced;
  size_t pixel_bytes;
  // Pixels come from libpng as R, G, B: opacity is added here, a word at a time.
  int lacks_alpha;
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
  if (reader->inflated) {
    const char *wrong = dcv_inflated_read(reader->inflated, out, count);
    if (wrong) png_error(png, wrong);
    return;
  }
  if (count > reader->count - reader->offset) png_error(png, "the file is cut short");
  memcpy(out, reader->bytes + reader->offset, count);
  reader->offset += count;
}

static void say(const char *text, char *message, size_t size) {
  if (!message || size == 0) return;
  strncpy(message, text, size - 1);
  message[size - 1] = 0;
}

static int read_header(dcv_png_reader *reader, uint32_t max_width, uint32_t max_height,
                       int keeps_16, dcv_png_header *header) {
  if (setjmp(png_jmpbuf(reader->png))) return 1;
  png_set_read_fn(reader->png, reader, on_read);
  png_set_user_limits(reader->png, max_width, max_height);
  png_set_chunk_cache_max(reader->png, 128);
  png_set_chunk_malloc_max(reader->png, 4000000);
  // The checksums of an inflated file were looked at before; its own are none.
  png_set_crc_action(reader->png, reader->inflated ? PNG_CRC_QUIET_USE : PNG_CRC_ERROR_QUIT,
                     PNG_CRC_WARN_DISCARD);
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
  int is_deep = keeps_16 && depth == 16;
  reader->pixel_bytes = is_deep ? 8 : 4;
  png_set_expand(reader->png);
  if (!is_deep) png_set_scale_16(reader->png);
  png_set_gray_to_rgb(reader->png);
  reader->lacks_alpha = colour == PNG_COLOR_TYPE_RGB && depth == 8 && !reader->is_interlaced &&
                        !png_get_valid(reader->png, reader->info, PNG_INFO_tRNS);
  if (!reader->lacks_alpha)
    png_set_add_alpha(reader->png, is_deep ? 65535 : 255, PNG_FILLER_AFTER);
  if (reader->is_interlaced) png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) !=
      (size_t)width * (reader->lacks_alpha ? 3 : reader->pixel_bytes))
    png_error(reader->png, "its rows have an unexpected length");
  return 0;
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
#ifdef PNG_IGNORE_ADLER32
  reader->inflated = dcv_inflate_png(bytes, count, max_width, max_height);
  if (reader->png && reader->inflated)
    png_set_option(reader->png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#endif
  if (!reader->info || read_header(reader, max_width, max_height, keeps_16, header)) {
    say(reader->info ? reader->message : "no memory", message, message_size);
    dcv_png_close(reader);
    return NULL;
  }
  return reader;
}

// Spreads R, G, B at the end of a row over all of it.
static void add_alpha(uint8_t *row, size_t width) {
  const uint8_t *rgb = row + width;
  for (size_t x = 0; x + 1 < width; x++) {
    uint32_t pixel;
    memcpy(&pixel, rgb + x * 3, sizeof pixel);
    memcpy(row + x * 4, &pixel, 4);
    row[x * 4 + 3] = 255;
  }
  row[width * 4 - 4] = rgb[width * 3 - 3];
  row[width * 4 - 3] = rgb[width * 3 - 2];
  row[width * 4 - 2] = rgb[width * 3 - 1];
  row[width * 4 - 1] = 255;
}

int dcv_png_read_rows(dcv_png_reader *reader, uint8_t *rgba, size_t rows, char *message,
                      size_t message_size) {
  if (setjmp(png_jmpbuf(reader->png))) {
    say(reader->message, message, message_size);
    return 1;
  }
  size_t stride = (size_t)reader->width * reader->pixel_bytes;
  int passes = reader->is_interlaced ? 7 : 1;
  for (int pass = 0; pass < passes; pass++)
    for (size_t y = 0; y < rows; y++) {
      uint8_t *row = rgba + y * stride;
      png_read_row(reader->png, row + (reader->lacks_alpha ? reader->width : 0), NULL);
      if (reader->lacks_alpha) add_alpha(row, reader->width);
    }
  return 0;
}

int dcv_png_finish(dcv_png_reader *reader, char *message, size_t message_size) {
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
