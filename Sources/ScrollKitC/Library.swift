import CScrollKitTypes

/// Tell the version of the library, as text: "0.1.0".
///
/// @return Borrowed, valid for ever.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_version")
public func scrollkit_version() -> UnsafePointer<CChar> {
  text("0.1.0")
}

/// Tell the version of the library, as a number that grows.
///
/// @return Major * 10000 + minor * 100 + patch; 100 is 0.1.0.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_version_number")
public func scrollkit_version_number() -> UInt32 {
  100
}

/// Tell whether this build of the library has a feature.
///
/// Known: "driven", "observed", "delegate", "batches", "context", "top", "header", "anchor", "nub",
/// "nesting", "zoom", "steering", "scrollbar", "comfort".
///
/// @param name The feature's name; NULL is no feature.
/// @return 1 if it has, 0 if it has not or does not know the name.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_has_feature")
public func scrollkit_has_feature(_ name: UnsafePointer<CChar>?) -> UInt32 {
  guard let name else { return 0 }
  let isKnown =
    isSame(name, "driven") || isSame(name, "observed") || isSame(name, "delegate")
    || isSame(name, "batches") || isSame(name, "context") || isSame(name, "top")
    || isSame(name, "header") || isSame(name, "anchor") || isSame(name, "nub")
    || isSame(name, "steering") || isSame(name, "scrollbar") || isSame(name, "comfort")
    || isSame(name, "nesting") || isSame(name, "zoom")
  return isKnown ? 1 : 0
}

/// A literal as C text.
func text(_ literal: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}

private func isSame(_ name: UnsafePointer<CChar>, _ literal: StaticString) -> Bool {
  let expected = text(literal)
  var place = 0
  while name[place] == expected[place] {
    if name[place] == 0 { return true }
    place += 1
  }
  return false
}
