import CScrollKitTypes

/// Tell the version of the library, as text: "0.1.0".
///
/// @return Borrowed, valid for ever.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_version() -> UnsafePointer<CChar> {
  text("0.1.0")
}

/// Tell the version of the library, as a number that grows.
///
/// @return Major * 10000 + minor * 100 + patch; 100 is 0.1.0.
///
/// Thread safety: any thread. Since: 0.1.
@c
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
@c
public func scrollkit_has_feature(_ name: UnsafePointer<CChar>?) -> UInt32 {
  guard let name else { return 0 }
  var feature = text(features)
  while feature.pointee != 0 {
    var place = 0
    while feature[place] != 0, feature[place] == name[place] { place &+= 1 }
    if feature[place] == name[place] { return 1 }
    while feature[place] != 0 { place &+= 1 }
    feature += place &+ 1
  }
  return 0
}

/// A literal as C text.
func text(_ literal: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The name at a place of a list, in which a zero ends each and nothing follows the last.
func name(_ place: UInt32, _ names: StaticString) -> UnsafePointer<CChar> {
  var name = text(names)
  var places = place
  while name.pointee != 0 {
    guard places > 0 else { return name }
    places &-= 1
    while name.pointee != 0 { name += 1 }
    name += 1
  }
  return text("unknown")
}

/// What this library can do; a zero ends each name, and nothing follows the last.
private let features: StaticString = """
  driven\0observed\0delegate\0batches\0context\0top\0header\0anchor\0nub\0steering\0scrollbar\0\
  comfort\0nesting\0zoom\0
  """
