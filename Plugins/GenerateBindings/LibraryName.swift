/// The names of the shared library's file, where the number is that of the ABI.
enum LibraryName {
  static let linux = "libscrollkit.so.0"
  static let macOS = "libscrollkit.0.dylib"
  static let windows = "scrollkit.dll"
}
