import CScrollKitTypes
import ScrollKitCore

/// Set the feel from the next gesture or motion on. The gesture or motion under way keeps its feel.
///
/// Values that the scroller's options set, the wheel step, the line length and clamped edges,
/// remain in force.
///
/// @param scroller The scroller; must not be NULL.
/// @param feel     The feel.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown feel), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_feel(
  _ scroller: ScrollerRef?, _ feel: scrollkit_feel, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let new = Feel(feel) else { return .invalidArgument }
  let ownParts = box.pointee.ownFeelParts
  return box.changeView(at: time) { view, time in
    view.setFeel(new.keeping(ownParts, of: view.feel), at: time)
  }
}

/// Set a custom feel from the next gesture or motion on. The gesture or motion under way keeps its
/// feel.
///
/// It also replaces values that the scroller's options set.
///
/// @param scroller The scroller; must not be NULL.
/// @param values   The feel; must not be NULL. Copied. A smaller struct takes UIKit's values for
///                 the fields that it lacks.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown enum value, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_feel_values(
  _ scroller: ScrollerRef?, _ values: UnsafePointer<scrollkit_feel_values>?, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let values else { return scroller.refusal }
  var raw = scrollkit_feel_values.defaults
  if let error = raw.read(values) { return error }
  if let error = timeError(time) { return error }
  let feel = Feel(raw)
  box.pointee.ownFeelParts = []
  return box.changeView(at: time) { $0.setFeel(feel, at: $1) }
}

/// Read all numbers of the feel that was set last. It is in force from the next gesture or motion
/// on.
///
/// @param scroller The scroller; must not be NULL.
/// @param values   Receives the numbers; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE,
///         and `*values` is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_get_feel_values")
public func scrollkit_scroller_get_feel_values(
  _ scroller: ScrollerRef?, _ values: UnsafeMutablePointer<scrollkit_feel_values>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let values else { return scroller.refusal }
  guard scrollkit_feel_values.canHave(size: values.pointee.struct_size) else {
    return .invalidSize
  }
  var raw = scrollkit_feel_values(box.pointee.view.feel)
  raw.write(to: values)
  return .ok
}

/// Read all numbers of a preset.
///
/// @param feel   The preset.
/// @param values Receives the numbers; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown feel) or SCROLLKIT_STATUS_INVALID_SIZE, and `*values` is unchanged.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_feel_get_values")
public func scrollkit_feel_get_values(
  _ feel: scrollkit_feel, _ values: UnsafeMutablePointer<scrollkit_feel_values>?
) -> scrollkit_status {
  guard let values else { return .nullArgument }
  guard let feel = Feel(feel) else { return .invalidArgument }
  guard scrollkit_feel_values.canHave(size: values.pointee.struct_size) else { return .invalidSize }
  var raw = scrollkit_feel_values(feel)
  raw.write(to: values)
  return .ok
}

extension scrollkit_feel_values {
  static var defaults: Self { Self(.uikit) }
}

extension Feel {
  /// The preset of a number; nil if there is none.
  init?(_ raw: scrollkit_feel) {
    switch Int(truncatingIfNeeded: raw) {
    case SCROLLKIT_FEEL_DEFAULT, SCROLLKIT_FEEL_UIKIT: self = .uikit
    case SCROLLKIT_FEEL_UIKIT_FAST: self = .uikitFast
    case SCROLLKIT_FEEL_ANDROID: self = .android
    case SCROLLKIT_FEEL_FLUTTER_ANDROID: self = .flutterAndroid
    case SCROLLKIT_FEEL_FLUTTER_IOS: self = .flutterIOS
    case SCROLLKIT_FEEL_CHROMIUM: self = .chromium
    case SCROLLKIT_FEEL_GTK: self = .gtk
    case SCROLLKIT_FEEL_MACOS: self = .macos
    case SCROLLKIT_FEEL_QT: self = .qt
    case SCROLLKIT_FEEL_GECKO: self = .gecko
    case SCROLLKIT_FEEL_LVGL: self = .lvgl
    default: return nil  // a C caller may send any number
    }
  }
}
