// SPDX-License-Identifier: MIT
//
// Runs a gdk-pixbuf loader from start to end on a buffer.

#include "CPixbuf.h"

#include <string.h>

typedef struct {
  dcv_image *out;
  int target_width, target_height;
  int64_t max_pixels;
  int is_too_large;
} request;

static void on_size(GdkPixbufLoader *loader, int width, int height, gpointer data) {
  request *r = data;
  r->out->natural_width = width;
  r->out->natural_height = height;
  if (r->target_width > 0 && r->target_height > 0) {
    width = r->target_width;
    height = r->target_height;
    gdk_pixbuf_loader_set_size(loader, width, height);
  }
  if (width < 1 || height < 1 || (int64_t)width * height > r->max_pixels) {
    r->is_too_large = 1;
    // What is decoded until the loop stops stays small.
    gdk_pixbuf_loader_set_size(loader, 1, 1);
  }
}

static void say(dcv_image *out, const char *text) {
  strncpy(out->message, text, sizeof out->message - 1);
  out->message[sizeof out->message - 1] = 0;
}

void dcv_image_decode(const uint8_t *bytes, size_t count, const char *type, int target_width,
                      int target_height, int64_t max_pixels, dcv_image *out) {
  memset(out, 0, sizeof *out);
  GError *error = NULL;
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new_with_type(type, &error);
  if (!loader) {
    say(out, error ? error->message : "no loader for this kind of image");
    g_clear_error(&error);
    return;
  }
  request r = {out, target_width, target_height, max_pixels, 0};
  g_signal_connect(loader, "size-prepared", G_CALLBACK(on_size), &r);
  int is_fine = 1;
  for (size_t at = 0; at < count && is_fine && !r.is_too_large; at += 65536) {
    size_t piece = count - at < 65536 ? count - at : 65536;
    is_fine = gdk_pixbuf_loader_write(loader, bytes + at, piece, &error);
  }
  // Closed in any case: the loader insists on it.
  GError *closing = NULL;
  int is_closed = gdk_pixbuf_loader_close(loader, &closing);
  if (r.is_too_large) {
    say(out, "it has too many pixels");
  } else if (!is_fine || !is_closed) {
    GError *first = error ? error : closing;
    say(out, first ? first->message : "it can't be decoded");
  } else {
    GdkPixbuf *plain = gdk_pixbuf_loader_get_pixbuf(loader);
    out->pixbuf = plain ? gdk_pixbuf_apply_embedded_orientation(plain) : NULL;
    if (!out->pixbuf) say(out, "it holds no picture");
  }
  g_clear_error(&error);
  g_clear_error(&closing);
  g_object_unref(loader);
}
