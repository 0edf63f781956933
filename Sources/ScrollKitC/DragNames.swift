import CScrollKitTypes

/// Tell the name of the start of a drag, for logs.
///
/// @param start A start of drags; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_drag_start_name")
public func scrollkit_drag_start_name(_ start: scrollkit_drag_start) -> UnsafePointer<CChar> {
  switch Int(start) {
  case SCROLLKIT_DRAG_START_SWALLOW: text("swallow")
  case SCROLLKIT_DRAG_START_SWALLOW_MOVEMENT: text("swallow_movement")
  case SCROLLKIT_DRAG_START_CATCH_UP: text("catch_up")
  case SCROLLKIT_DRAG_START_EASE: text("ease")
  default: text("unknown")
  }
}

/// Tell the name of a lock of the direction, for logs.
///
/// @param lock A lock of the direction; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_direction_lock_name")
public func scrollkit_direction_lock_name(_ lock: scrollkit_direction_lock) -> UnsafePointer<CChar> {
  switch Int(lock) {
  case SCROLLKIT_DIRECTION_LOCK_NONE: text("none")
  case SCROLLKIT_DIRECTION_LOCK_INITIAL: text("initial")
  case SCROLLKIT_DIRECTION_LOCK_BREAKABLE: text("breakable")
  case SCROLLKIT_DIRECTION_LOCK_ALWAYS: text("always")
  default: text("unknown")
  }
}

/// Tell the name of a rule for fingers, for logs.
///
/// @param rule A rule for fingers; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_finger_rule_name")
public func scrollkit_finger_rule_name(_ rule: scrollkit_finger_rule) -> UnsafePointer<CChar> {
  switch Int(rule) {
  case SCROLLKIT_FINGERS_NEWEST: text("newest")
  case SCROLLKIT_FINGERS_OLDEST: text("oldest")
  case SCROLLKIT_FINGERS_AVERAGE: text("average")
  case SCROLLKIT_FINGERS_SUM: text("sum")
  default: text("unknown")
  }
}

/// Tell the name of a boost of flings, for logs.
///
/// @param boost A boost of flings; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_fling_boost_name")
public func scrollkit_fling_boost_name(_ boost: scrollkit_fling_boost) -> UnsafePointer<CChar> {
  switch Int(boost) {
  case SCROLLKIT_FLING_BOOST_NONE: text("none")
  case SCROLLKIT_FLING_BOOST_CARRIED: text("carried")
  case SCROLLKIT_FLING_BOOST_CHROMIUM: text("chromium")
  case SCROLLKIT_FLING_BOOST_GECKO: text("gecko")
  case SCROLLKIT_FLING_BOOST_QT: text("qt")
  default: text("unknown")
  }
}

/// Tell the name of a limit of speeds, for logs.
///
/// @param limit A limit of speeds; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_speed_limit_name")
public func scrollkit_speed_limit_name(_ limit: scrollkit_speed_limit) -> UnsafePointer<CChar> {
  switch Int(limit) {
  case SCROLLKIT_SPEED_LIMIT_EACH_AXIS: text("each_axis")
  case SCROLLKIT_SPEED_LIMIT_WHOLE: text("whole")
  default: text("unknown")
  }
}
