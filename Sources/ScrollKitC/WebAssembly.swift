#if arch(wasm32)
  /// Embedded Swift's hashing takes its seed from here. Nothing in the library hashes, so it is never called; the
  /// libc's own needs functions of the host, which would have to be imported.
  @_cdecl("arc4random_buf")
  func arc4random(_ bytes: UnsafeMutableRawPointer?, _ count: Int) {}
#endif
