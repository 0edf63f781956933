import CScrollKitTypes

/// Tell the name of the start of a drag, for logs.
///
/// @param start A start of drags; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_drag_start_name(_ start: scrollkit_drag_start) -> UnsafePointer<CChar> {
  name(start, "swallow\0swallow_movement\0catch_up\0ease\0")
}

/// Tell the name of a lock of the direction, for logs.
///
/// @param lock A lock of the direction; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_direction_lock_name(_ lock: scrollkit_direction_lock) -> UnsafePointer<CChar> {
  name(lock, "none\0initial\0breakable\0always\0")
}

/// Tell the name of a rule for fingers, for logs.
///
/// @param rule A rule for fingers; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_finger_rule_name(_ rule: scrollkit_finger_rule) -> UnsafePointer<CChar> {
  name(rule, "newest\0oldest\0average\0sum\0")
}

/// Tell the name of a boost of flings, for logs.
///
/// @param boost A boost of flings; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_fling_boost_name(_ boost: scrollkit_fling_boost) -> UnsafePointer<CChar> {
  name(boost, "none\0carried\0chromium\0gecko\0qt\0")
}

/// Tell the name of a limit of speeds, for logs.
///
/// @param limit A limit of speeds; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_speed_limit_name(_ limit: scrollkit_speed_limit) -> UnsafePointer<CChar> {
  name(limit, "each_axis\0whole\0")
}
