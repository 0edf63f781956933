#if hasFeature(Embedded)
  /// Embedded Swift's hashing takes its seed from here. Nothing in the library hashes, so it is never called. C libraries
  /// before glibc 2.36 and musl lack this function, and that of WebAssembly needs functions of the host. The library keeps
  /// its own to itself.
  @_cdecl("arc4random_buf")
  func arc4random(_ bytes: UnsafeMutableRawPointer?, _ count: Int) {}
#endif
