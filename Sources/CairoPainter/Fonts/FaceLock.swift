// SPDX-License-Identifier: MIT
//
// One lock for a fault of Cairo 1.16: with more than ten font files open it closes one that another
// thread is using.

#if canImport(Glibc)
  import Glibc
#endif

/// Lets one thread at a time do what may make Cairo open or close a font file.
///
/// `_cairo_ft_unscaled_font_lock_face` closes some other file once ten are open, and asks whether it
/// is in use without that file's own lock: two threads with many faces crash within seconds. All that
/// may come there stands in this lock: loading a face, setting a text through Pango, showing glyphs,
/// finishing an SVG, freeing fonts, contexts and surfaces. Setting plain texts, painting, blurring,
/// scaling and compressing do not.
enum FaceLock {
  /// Unchecked: the mutex never moves, is made once, and is only locked and unlocked.
  private struct Mutex: @unchecked Sendable {
    let raw: UnsafeMutablePointer<pthread_mutex_t>

    init() {
      raw = .allocate(capacity: 1)
      var kind = pthread_mutexattr_t()
      pthread_mutexattr_init(&kind)
      pthread_mutexattr_settype(&kind, Int32(PTHREAD_MUTEX_RECURSIVE))
      pthread_mutex_init(raw, &kind)
      pthread_mutexattr_destroy(&kind)
    }
  }

  private static let mutex = Mutex()

  /// Does `act` alone. May be nested.
  static func alone<Result>(_ act: () throws(PaintError) -> Result) throws(PaintError) -> Result {
    pthread_mutex_lock(mutex.raw)
    defer { pthread_mutex_unlock(mutex.raw) }
    return try act()
  }

  /// As above, for what can't fail.
  static func alone<Result>(_ act: () -> Result) -> Result {
    pthread_mutex_lock(mutex.raw)
    defer { pthread_mutex_unlock(mutex.raw) }
    return act()
  }
}
