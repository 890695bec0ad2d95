// SPDX-License-Identifier: MIT
//
// Image decoding through gdk-pixbuf in one call, and the resampling of what it gives.
//
// The folder `gdk-pixbuf` beside this file is a link to the system's headers, for the reason told in
// CCairo.h.

#ifndef DCV_CPIXBUF_H
#define DCV_CPIXBUF_H

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stddef.h>
#include <stdint.h>

/// What decoding came to.
typedef struct dcv_image {
  GdkPixbuf *pixbuf;              ///< Orientation applied; to be unreferenced. NULL on failure.
  int natural_width;              ///< As the file says, before any target size.
  int natural_height;
  char message[160];              ///< Why it failed.
} dcv_image;

/// Decodes `bytes` as `type` ("jpeg", "webp", "svg", "png"). With a target of more than 0 pixels the
/// picture is made in that size. Whatever is larger than `max_pixels` is refused.
void dcv_image_decode(const uint8_t *bytes, size_t count, const char *type, int target_width,
                      int target_height, int64_t max_pixels, dcv_image *out);

/// Scales premultiplied ARGB32 to another size: area average when smaller, linear when larger.
/// Integer arithmetic only, so every processor agrees. 0 without memory.
int dcv_scale_argb(const uint8_t *from, size_t from_stride, int from_width, int from_height,
                   uint8_t *to, size_t to_stride, int to_width, int to_height);

/// Blurs 8-bit coverage in place with three extended box filters, whose variance is exactly that of a
/// Gaussian with standard deviation `sigma`. 0 without memory.
int dcv_blur_a8(uint8_t *bytes, size_t stride, int width, int height, double sigma);
/// The same for premultiplied ARGB32; no channel comes to more than its alpha.
int dcv_blur_argb(uint8_t *bytes, size_t stride, int width, int height, double sigma);

/// How far such a blur reaches, in pixels.
int dcv_blur_reach(double sigma);

/// Changes the colours of premultiplied ARGB32 in place: rows for red, green and blue of parts of red,
/// green and blue and what is added, then what alpha is multiplied by; all in 65536ths. Integer
/// arithmetic only, so every processor agrees.
void dcv_recolor_argb(uint8_t *bytes, size_t stride, int width, int height,
                      const int32_t matrix[13]);

#endif
