// SPDX-License-Identifier: MIT
//
// A PNG whose pixels were inflated by libdeflate, read by libpng as if they had been stored plainly.

#ifndef DCV_INFLATED_H
#define DCV_INFLATED_H

#include <stddef.h>
#include <stdint.h>

typedef struct dcv_inflated dcv_inflated;

// The file with its IDAT chunks inflated; NULL where libpng and zlib shall do all of it: interlaced
// or very large pictures, and whatever is not right, so that libpng says it in its words. All
// checksums, of chunks and of the stream, have been looked at when it is not NULL.
dcv_inflated *dcv_inflate_png(const uint8_t *bytes, size_t count, uint32_t max_width,
                              uint32_t max_height);

// The next bytes of the file as it would be with plainly stored pixels; 0 when it ends before.
int dcv_inflated_read(dcv_inflated *file, uint8_t *out, size_t count);

void dcv_inflated_free(dcv_inflated *file);

// A wish for few large pages where `bytes` are about to be written from end to end.
void dcv_prefer_large_pages(void *bytes, size_t count);

#endif
