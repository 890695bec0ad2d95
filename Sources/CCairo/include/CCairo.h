// SPDX-License-Identifier: MIT
//
// Cairo, Pango on fontconfig, and HarfBuzz, with the few things Swift can't call by itself.
//
// The folder `pango` beside this file is a link to the system's headers: pango.pc asks for the flag
// -pthread, which SwiftPM refuses with a warning, and unsafe flags would keep other packages from
// depending on this one by version.

#ifndef DCV_CCAIRO_H
#define DCV_CCAIRO_H

#include <cairo-ft.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <glib-object.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/// Bytes that grow as a Cairo surface writes into them.
typedef struct dcv_bytes {
  unsigned char *bytes;
  size_t count, capacity;
} dcv_bytes;

void dcv_bytes_free(dcv_bytes *bytes);

/// An SVG surface in pixels that writes into `bytes`, which outlives it.
cairo_surface_t *dcv_svg_surface_create(dcv_bytes *bytes, double width, double height);

/// Lets a surface carry a file's own bytes (copied) as `mime`, so an SVG embeds them as they are.
cairo_status_t dcv_surface_set_mime(cairo_surface_t *surface, const char *mime,
                                    const unsigned char *bytes, size_t count);

/// Silences the log of GLib's libraries: a library speaks through its results only.
void dcv_silence_logs(void);

/// A new configuration: the faces of `old` and one more, described without opening its file. NULL
/// without memory. `old` is not touched: Pango's own threads may be reading it.
FcConfig *dcv_config_adding(FcConfig *old, const char *family, const char *file, int index,
                            int is_colour);

/// The pixman and FreeType in use, as text that needs no freeing; FreeType's is written to `out`.
const char *dcv_pixman_version(void);
void dcv_freetype_version(char *out, size_t size);

/// The script of a character as its four letters, most significant byte first: 'A' 'r' 'a' 'b'.
uint32_t dcv_script_of(uint32_t scalar);

#endif
