// SPDX-License-Identifier: MIT
//
// Takes the host's settings away from the C libraries, once a process, before any of them is used.

import CCairo

#if canImport(Glibc)
  import Glibc
#endif

/// What a process must look like before the first font or image is opened.
///
/// FreeType, Pango and gdk-pixbuf read environment variables when they are first used, and never
/// again; so they are removed or set to one value first. Swift runs this once, however many threads
/// ask. gdk-pixbuf without `GDK_PIXBUF_MODULE_FILE` reads the list of loaders of its own
/// installation, whose path is compiled in. Fontconfig's default configuration is replaced by an
/// empty one, so that neither `FONTCONFIG_FILE` nor `HOME` nor `XDG_*` leads it to a file.
enum ProcessSettings {
  /// Touch it before the first call into a C library.
  static let isSettled: Bool = {
    for name in [
      "FREETYPE_PROPERTIES", "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR", "GDK_PIXBUF_DEBUG",
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_DEBUG", "FC_LANG",
      "PANGO_DEBUG", "PANGOCAIRO_BACKEND", "HB_OPTIONS", "HB_SHAPER_LIST", "PIXMAN_DISABLE",
      "CAIRO_DEBUG", "G_DEBUG", "G_MESSAGES_DEBUG", "G_SLICE",
    ] {
      unsetenv(name)
    }
    setenv("PANGO_LANGUAGE", "en", 1)
    dcv_silence_logs()
    if let empty = FcConfigCreate() {
      FcConfigSetCurrent(empty)
      FcConfigDestroy(empty)
    }
    return true
  }()
}
