// SPDX-License-Identifier: MIT
//
// The parts of Cairo, fontconfig and GLib that need C: write callbacks, log handlers, versions.

#include "CCairo.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <pixman.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void dcv_bytes_free(dcv_bytes *bytes) {
  free(bytes->bytes);
  bytes->bytes = NULL;
  bytes->count = bytes->capacity = 0;
}

static cairo_status_t append(void *closure, const unsigned char *data, unsigned int length) {
  dcv_bytes *bytes = closure;
  if (bytes->count + length > bytes->capacity) {
    size_t larger = bytes->capacity ? bytes->capacity * 2 : 65536;
    while (larger < bytes->count + length) larger *= 2;
    unsigned char *moved = realloc(bytes->bytes, larger);
    if (!moved) return CAIRO_STATUS_WRITE_ERROR;
    bytes->bytes = moved;
    bytes->capacity = larger;
  }
  memcpy(bytes->bytes + bytes->count, data, length);
  bytes->count += length;
  return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t *dcv_svg_surface_create(dcv_bytes *bytes, double width, double height) {
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream(append, bytes, width, height);
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
    cairo_svg_surface_restrict_to_version(surface, CAIRO_SVG_VERSION_1_1);
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX);
  }
  return surface;
}

cairo_status_t dcv_surface_set_mime(cairo_surface_t *surface, const char *mime,
                                    const unsigned char *bytes, size_t count) {
  unsigned char *copy = malloc(count ? count : 1);
  if (!copy) return CAIRO_STATUS_NO_MEMORY;
  memcpy(copy, bytes, count);
  cairo_status_t status = cairo_surface_set_mime_data(surface, mime, copy, count, free, copy);
  if (status != CAIRO_STATUS_SUCCESS) free(copy);
  return status;
}

static void drop(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer data) {
  (void)domain;
  (void)level;
  (void)message;
  (void)data;
}

static GLogWriterOutput drop_structured(GLogLevelFlags level, const GLogField *fields, gsize count,
                                        gpointer data) {
  (void)level;
  (void)fields;
  (void)count;
  (void)data;
  return G_LOG_WRITER_HANDLED;
}

void dcv_silence_logs(void) {
  g_log_set_default_handler(drop, NULL);
  g_log_set_writer_func(drop_structured, NULL, NULL);
}

/// The application's fonts of `config`, made if there are none.
static FcFontSet *application_fonts(FcConfig *config) {
  FcFontSet *set = FcConfigGetFonts(config, FcSetApplication);
  if (set) return set;
  // Fails to find a font there, but leaves an empty set behind, which is all we want.
  FcConfigAppFontAddFile(config, (const FcChar8 *)"/dev/null");
  return FcConfigGetFonts(config, FcSetApplication);
}

static FcPattern *describe(const char *family, const char *file, int index, int is_colour) {
  FcPattern *face = FcPatternCreate();
  FcCharSet *characters = FcCharSetCreate();
  int is_complete = face && characters
      && FcPatternAddString(face, FC_FAMILY, (const FcChar8 *)family)
      && FcPatternAddString(face, FC_STYLE, (const FcChar8 *)"Regular")
      && FcPatternAddString(face, FC_FILE, (const FcChar8 *)file)
      && FcPatternAddInteger(face, FC_INDEX, index)
      && FcPatternAddInteger(face, FC_WEIGHT, FC_WEIGHT_REGULAR)
      && FcPatternAddInteger(face, FC_SLANT, FC_SLANT_ROMAN)
      && FcPatternAddInteger(face, FC_WIDTH, FC_WIDTH_NORMAL)
      && FcPatternAddBool(face, FC_OUTLINE, !is_colour)
      && FcPatternAddBool(face, FC_SCALABLE, FcTrue)
      && FcPatternAddBool(face, FC_COLOR, is_colour)
      // Pango looks at the format only to leave out bitmap and Type 1 fonts.
      && FcPatternAddString(face, FC_FONTFORMAT, (const FcChar8 *)"TrueType")
      && FcPatternAddCharSet(face, FC_CHARSET, characters);
  if (characters) FcCharSetDestroy(characters);
  if (is_complete) return face;
  if (face) FcPatternDestroy(face);
  return NULL;
}

FcConfig *dcv_config_adding(FcConfig *old, const char *family, const char *file, int index,
                            int is_colour) {
  FcConfig *config = FcConfigCreate();
  FcFontSet *set = config ? application_fonts(config) : NULL;
  const FcFontSet *before = FcConfigGetFonts(old, FcSetApplication);
  FcPattern *face = set ? describe(family, file, index, is_colour) : NULL;
  int is_complete = face != NULL;
  for (int i = 0; is_complete && before && i < before->nfont; i++) {
    FcPatternReference(before->fonts[i]);
    is_complete = FcFontSetAdd(set, before->fonts[i]);
    if (!is_complete) FcPatternDestroy(before->fonts[i]);
  }
  if (is_complete && FcFontSetAdd(set, face)) return config;
  if (face) FcPatternDestroy(face);
  if (config) FcConfigDestroy(config);
  return NULL;
}

const char *dcv_pixman_version(void) { return pixman_version_string(); }

void dcv_freetype_version(char *out, size_t size) {
  FT_Library library;
  FT_Int major = 0, minor = 0, patch = 0;
  if (FT_Init_FreeType(&library) == 0) {
    FT_Library_Version(library, &major, &minor, &patch);
    FT_Done_FreeType(library);
  }
  snprintf(out, size, "%d.%d.%d", major, minor, patch);
}

uint32_t dcv_script_of(uint32_t scalar) {
  return (uint32_t)hb_unicode_script(hb_unicode_funcs_get_default(), scalar);
}
