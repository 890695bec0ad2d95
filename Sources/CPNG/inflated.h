// SPDX-License-Identifier: MIT
//
// A PNG whose pixels were inflated by ISA-L, read by libpng as if they had been stored plainly.

#ifndef DCV_INFLATED_H
#define DCV_INFLATED_H

#include <stddef.h>
#include <stdint.h>

typedef struct dcv_inflated dcv_inflated;

// The file with its IDAT chunks inflated while it is read; NULL where libpng and zlib shall do all of
// it: interlaced pictures, and whatever is not right in the chunks, so that libpng says it in its
// words. All checksums of chunks have been looked at when it is not NULL. `bytes` outlive it.
dcv_inflated *dcv_inflate_png(const uint8_t *bytes, size_t count, uint32_t max_width,
                              uint32_t max_height);

// The next bytes of the file as it would be with plainly stored pixels. NULL when they are there,
// otherwise what is wrong with the file.
const char *dcv_inflated_read(dcv_inflated *file, uint8_t *out, size_t count);

void dcv_inflated_free(dcv_inflated *file);

#endif
