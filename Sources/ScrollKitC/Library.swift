import CScrollKitTypes

/// Return the version of the library as text: "0.1.0".
///
/// @return Borrowed; valid until the library is unloaded.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_version")
public func scrollkit_version() -> UnsafePointer<CChar> {
  text("0.1.0")
}

/// Return the version of the library as an increasing number.
///
/// @return Major * 10000 + minor * 100 + patch; 100 is 0.1.0.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_version_number")
public func scrollkit_version_number() -> UInt32 {
  100
}

/// Return whether this build of the library has a feature.
///
/// The features are "driven", "observed", "delegate", "batches", "context", "top", "header",
/// "anchor", "nub", "snap", "nesting", "zoom", "steering", "scrollbar", "preferences", "refresh",
/// "lists", "link", "deltas", "traces" and "meter".
///
/// @param name The name of the feature; NULL is no feature.
/// @return 1 if the build has the feature; 0 if not, or if the name is unknown.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_has_feature")
public func scrollkit_has_feature(_ name: UnsafePointer<CChar>?) -> UInt32 {
  guard let name else { return 0 }
  return index(of: name, in: features) == nil ? 0 : 1
}

/// Return the meaning of a status and what to do about it, in one or two sentences.
///
/// @param status A status; any number.
/// @return Borrowed; valid until the library is unloaded. "unknown status" for a number that is no
///         status.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_status_text")
public func scrollkit_status_text(_ status: scrollkit_status) -> UnsafePointer<CChar> {
  text(statusText(status))
}

/// Return the name of an enum's constant, for logs and menus: ("phase", 2) is "dragging".
///
/// Of a set of bits, only one bit, none or all may have a name: call it for each bit of the set.
///
/// @param type  The enum's name without `scrollkit_`, such as "phase"; may be NULL.
/// @param value The constant; any number.
/// @return Borrowed; valid until the library is unloaded. The name of the constant in lower case,
///         without the name of the enum; "unknown" for another enum or number.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_enum_name")
public func scrollkit_enum_name(
  _ type: UnsafePointer<CChar>?, _ value: Int64
) -> UnsafePointer<CChar> {
  guard let type else { return text("unknown") }
  return text(enumName(type, value))
}

/// Fill any struct of this interface with its defaults: zeros, and its size.
///
/// The SCROLLKIT_..._INIT macros do the same at compile time.
///
/// @param target The struct; must not be NULL.
/// @param size   The size of the struct, in bytes, as the caller was compiled with it.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE (a
///         size below 8, above 4096 or not a multiple of 8), and the struct is unchanged.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_struct_init")
public func scrollkit_struct_init(
  _ target: UnsafeMutableRawPointer?, _ size: UInt
) -> scrollkit_status {
  initialiseStruct(target, size)
}

/// Return the size of a struct of this library, for declarations that are written by hand.
///
/// A struct is smaller in an older library. The library accepts both sizes.
///
/// @param type The struct's name without `scrollkit_`, such as "event"; may be NULL.
/// @return The size, in bytes; 0 for an unknown name and for NULL.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_struct_get_size")
public func scrollkit_struct_get_size(_ type: UnsafePointer<CChar>?) -> UInt {
  guard let type else { return 0 }
  return UInt(size(of: type))
}

/// Return the name of the first field for which a struct would be refused: after
/// SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_INVALID_ARGUMENT.
///
/// Each field is looked at by itself: a minimum above its maximum is not found.
///
/// @param type  The struct's name without `scrollkit_`, such as "geometry"; may be NULL.
/// @param value The struct; may be NULL.
/// @return Borrowed; valid until the library is unloaded. The name of the field; "struct_size" also for a
///         newer struct with a field that this library does not know; "" if no field is refused, for
///         another struct and for NULL.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_struct_get_invalid_field")
public func scrollkit_struct_get_invalid_field(
  _ type: UnsafePointer<CChar>?, _ value: UnsafeRawPointer?
) -> UnsafePointer<CChar> {
  guard let type, let value else { return text("") }
  return text(invalidField(of: type, at: value) ?? "")
}

/// A string literal as a C string.
func text(_ literal: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Whether two C strings are equal.
func isEqual(_ first: UnsafePointer<CChar>, _ second: UnsafePointer<CChar>) -> Bool {
  var index = 0
  while first[index] != 0, first[index] == second[index] { index &+= 1 }
  return first[index] == second[index]
}

/// The place of a name in a list of names, each of which ends with a zero; nil if it is not there.
func index(of name: UnsafePointer<CChar>, in names: StaticString) -> Int? {
  var entry = text(names)
  var index = 0
  while entry.pointee != 0 {
    if isEqual(entry, name) { return index }
    while entry.pointee != 0 { entry += 1 }
    entry += 1
    index &+= 1
  }
  return nil
}

private let features: StaticString = """
  driven\0observed\0delegate\0batches\0context\0top\0header\0anchor\0nub\0steering\0scrollbar\0\
  preferences\0nesting\0zoom\0snap\0refresh\0lists\0link\0deltas\0traces\0meter\0
  """
