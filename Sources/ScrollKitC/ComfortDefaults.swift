import CScrollKitTypes

/// Fill options of steering with defaults.
///
/// Does what SCROLLKIT_STEERING_OPTIONS_INIT does, for callers without macros.
///
/// @param options The struct; must not be NULL.
/// @param size    Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_steering_options_init(
  _ options: UnsafeMutablePointer<scrollkit_steering_options>?, _ size: UInt
) -> scrollkit_status {
  fill(options, size)
}

/// Fill options of a scroll bar with defaults.
///
/// Does what SCROLLKIT_SCROLLBAR_OPTIONS_INIT does, for callers without macros.
///
/// @param options The struct; must not be NULL.
/// @param size    Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_scrollbar_options_init(
  _ options: UnsafeMutablePointer<scrollkit_scrollbar_options>?, _ size: UInt
) -> scrollkit_status {
  fill(options, size)
}

/// Fill a state of a scroll bar with zeros and its size, ready to be read into.
///
/// Does what SCROLLKIT_SCROLLBAR_STATE_INIT does, for callers without macros.
///
/// @param state The struct; must not be NULL.
/// @param size  Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_scrollbar_state_init(
  _ state: UnsafeMutablePointer<scrollkit_scrollbar_state>?, _ size: UInt
) -> scrollkit_status {
  fill(state, size)
}

/// Fill a comfort with defaults: nothing was asked for.
///
/// Does what SCROLLKIT_COMFORT_INIT does, for callers without macros.
///
/// @param comfort The struct; must not be NULL.
/// @param size    Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_comfort_init(
  _ comfort: UnsafeMutablePointer<scrollkit_comfort>?, _ size: UInt
) -> scrollkit_status {
  fill(comfort, size)
}
