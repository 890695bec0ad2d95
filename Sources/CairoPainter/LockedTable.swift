// SPDX-License-Identifier: MIT
//
// Texts by name that all threads share, computed once.

#if canImport(Glibc)
  import Glibc
#endif

/// Texts by name, computed once.
///
/// Unchecked: `values` is only touched between locking and unlocking `lock`.
final class LockedTable: @unchecked Sendable {
  private var values: [String: String] = [:]
  private let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The value under `name`, made by `make` the first time.
  func value(for name: String, _ make: () -> String) -> String {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let value = values[name] { return value }
    let value = make()
    values[name] = value
    return value
  }
}
