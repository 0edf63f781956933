import CScrollKitTypes

/// Fill a geometry with defaults: nothing scrolls through nothing.
///
/// Does what SCROLLKIT_GEOMETRY_INIT does, for callers without macros.
///
/// @param geometry The struct; must not be NULL.
/// @param size     Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_geometry_init(
  _ geometry: UnsafeMutablePointer<scrollkit_geometry>?, _ size: UInt
) -> scrollkit_status {
  fill(geometry, size)
}

/// Fill options with defaults: a driven scroller with the uikit feel.
///
/// Does what SCROLLKIT_OPTIONS_INIT does, for callers without macros.
///
/// @param options The struct; must not be NULL.
/// @param size    Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_options_init(
  _ options: UnsafeMutablePointer<scrollkit_options>?, _ size: UInt
) -> scrollkit_status {
  fill(options, size)
}

/// Fill an input with zeros and its size; set the kind and the time before pushing it.
///
/// Does what SCROLLKIT_INPUT_INIT does, for callers without macros.
///
/// @param input The struct; must not be NULL.
/// @param size  Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_input_init(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ size: UInt
) -> scrollkit_status {
  fill(input, size)
}

/// Fill a frame with zeros and its size, ready to be read into.
///
/// Does what SCROLLKIT_FRAME_INIT does, for callers without macros.
///
/// @param frame The struct; must not be NULL.
/// @param size  Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_frame_init(
  _ frame: UnsafeMutablePointer<scrollkit_frame>?, _ size: UInt
) -> scrollkit_status {
  fill(frame, size)
}

/// Fill an event with zeros and its size, ready to be read into.
///
/// Does what SCROLLKIT_EVENT_INIT does, for callers without macros.
///
/// @param event The struct; must not be NULL.
/// @param size  Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_event_init(
  _ event: UnsafeMutablePointer<scrollkit_event>?, _ size: UInt
) -> scrollkit_status {
  fill(event, size)
}

/// Fill a delegate with NULLs and its size.
///
/// Does what SCROLLKIT_DELEGATE_INIT does, for callers without macros.
///
/// @param delegate The struct; must not be NULL.
/// @param size     Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_delegate_init(
  _ delegate: UnsafeMutablePointer<scrollkit_delegate>?, _ size: UInt
) -> scrollkit_status {
  fill(delegate, size)
}

/// Fill a context with zeros and its size, ready to be read into.
///
/// Does what SCROLLKIT_CONTEXT_INIT does, for callers without macros.
///
/// @param context The struct; must not be NULL.
/// @param size    Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_context_init(
  _ context: UnsafeMutablePointer<scrollkit_context>?, _ size: UInt
) -> scrollkit_status {
  fill(context, size)
}

/// Fill options of scroll to top with defaults: ScrollKit's own rules.
///
/// Does what SCROLLKIT_TOP_OPTIONS_INIT does, for callers without macros.
///
/// @param options The struct; must not be NULL.
/// @param size    Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_top_options_init(
  _ options: UnsafeMutablePointer<scrollkit_top_options>?, _ size: UInt
) -> scrollkit_status {
  fill(options, size)
}

/// Fill a state of scroll to top with zeros and its size, ready to be read into.
///
/// Does what SCROLLKIT_TOP_STATE_INIT does, for callers without macros.
///
/// @param state The struct; must not be NULL.
/// @param size  Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_top_state_init(
  _ state: UnsafeMutablePointer<scrollkit_top_state>?, _ size: UInt
) -> scrollkit_status {
  fill(state, size)
}

/// Fill options of a header with defaults; set the height.
///
/// Does what SCROLLKIT_HEADER_OPTIONS_INIT does, for callers without macros.
///
/// @param options The struct; must not be NULL.
/// @param size    Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_header_options_init(
  _ options: UnsafeMutablePointer<scrollkit_header_options>?, _ size: UInt
) -> scrollkit_status {
  fill(options, size)
}

/// Fill a state of a header with zeros and its size, ready to be read into.
///
/// Does what SCROLLKIT_HEADER_STATE_INIT does, for callers without macros.
///
/// @param state The struct; must not be NULL.
/// @param size  Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_header_state_init(
  _ state: UnsafeMutablePointer<scrollkit_header_state>?, _ size: UInt
) -> scrollkit_status {
  fill(state, size)
}

/// Fill options of a nub with defaults.
///
/// Does what SCROLLKIT_NUB_OPTIONS_INIT does, for callers without macros.
///
/// @param options The struct; must not be NULL.
/// @param size    Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_nub_options_init(
  _ options: UnsafeMutablePointer<scrollkit_nub_options>?, _ size: UInt
) -> scrollkit_status {
  fill(options, size)
}

/// Fill a state of a nub with zeros and its size, ready to be read into.
///
/// Does what SCROLLKIT_NUB_STATE_INIT does, for callers without macros.
///
/// @param state The struct; must not be NULL.
/// @param size  Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_nub_state_init(
  _ state: UnsafeMutablePointer<scrollkit_nub_state>?, _ size: UInt
) -> scrollkit_status {
  fill(state, size)
}

/// Fill options of snapping with defaults: anywhere.
///
/// Does what SCROLLKIT_SNAP_OPTIONS_INIT does, for callers without macros.
///
/// @param options The struct; must not be NULL.
/// @param size    Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_snap_options_init(
  _ options: UnsafeMutablePointer<scrollkit_snap_options>?, _ size: UInt
) -> scrollkit_status {
  fill(options, size)
}

/// Fill an area with zeros and its size.
///
/// Does what SCROLLKIT_SNAP_AREA_INIT does, for callers without macros.
///
/// @param area The struct; must not be NULL.
/// @param size Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_snap_area_init(
  _ area: UnsafeMutablePointer<scrollkit_snap_area>?, _ size: UInt
) -> scrollkit_status {
  fill(area, size)
}

/// Fill a state with zeros and its size, ready to be read into.
///
/// Does what SCROLLKIT_SNAP_STATE_INIT does, for callers without macros.
///
/// @param state The struct; must not be NULL.
/// @param size  Its size in bytes, as the caller knows it.
/// @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
///         below 8, above 4096 or no multiple of 8), and the struct is untouched.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_snap_state_init(
  _ state: UnsafeMutablePointer<scrollkit_snap_state>?, _ size: UInt
) -> scrollkit_status {
  fill(state, size)
}
