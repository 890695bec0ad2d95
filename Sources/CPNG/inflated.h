// SPDX-License-Identifier: MIT
//
// The rows of a PNG as they were before they were filtered, inflated by ISA-L while they are read.

#ifndef DCV_INFLATED_H
#define DCV_INFLATED_H

#include <stddef.h>
#include <stdint.h>

typedef struct dcv_inflated dcv_inflated;

// Starts before the first of `height` rows of `row_bytes`; `pixel_bytes` are those of a whole pixel, at
// least 1. NULL where libpng shall read on: without memory, or where something is not right in the
// chunks, so that libpng says it in its words. All checksums of chunks have been looked at when it is
// not NULL. `bytes` outlive it.
dcv_inflated *dcv_inflate_png(const uint8_t *bytes, size_t count, size_t row_bytes,
                              size_t pixel_bytes, uint32_t height);

// The next row, at most `height` of them, with four bytes behind it that may be read. NULL is success,
// otherwise what is wrong with the file.
const char *dcv_inflated_row(dcv_inflated *file, const uint8_t **row);

void dcv_inflated_free(dcv_inflated *file);

// Undoes the filter of a row in place (PNG specification, 9.2); `prior` is the row above, undone before,
// with 4 bytes behind each that may be read. 0 when there is no such filter.
int dcv_undo_filter(uint8_t filter, uint8_t *row, const uint8_t *prior, size_t count,
                    size_t pixel_bytes);

#endif
