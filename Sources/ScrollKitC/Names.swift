import CScrollKitTypes

/// Tell what a status means, in a sentence.
///
/// @param status A status; any number.
/// @return Borrowed, valid for ever; "unknown status" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_status_text(_ status: scrollkit_status) -> UnsafePointer<CChar> {
  switch Int(status) {
  case SCROLLKIT_OK: text("done")
  case SCROLLKIT_UNBALANCED: text("done, but batches inside were never ended")
  case SCROLLKIT_ERROR_NULL_ARGUMENT: text("a pointer that must not be NULL is NULL")
  case SCROLLKIT_ERROR_INVALID_ARGUMENT: text("an unknown value, a bad struct size or a negative length")
  case SCROLLKIT_ERROR_NOT_FINITE: text("a number is infinite or not a number")
  case SCROLLKIT_ERROR_TIME_BACKWARDS: text("the time lies before that of an earlier call")
  case SCROLLKIT_ERROR_WRONG_MODE: text("input for an observed scroller, or a report for a driven one")
  case SCROLLKIT_ERROR_OUT_OF_RANGE: text("a length, time or count is too large")
  case SCROLLKIT_ERROR_NO_MEMORY: text("there is no memory left")
  case SCROLLKIT_ERROR_NOT_ENABLED: text("the behaviour is not enabled, or there is no such header")
  case SCROLLKIT_ERROR_CYCLE: text("a scroller cannot be nested in itself")
  default: text("unknown status")
  }
}

/// Tell the name of a mode, for logs.
///
/// @param mode A mode; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_mode_name(_ mode: scrollkit_mode) -> UnsafePointer<CChar> {
  name(mode, "driven\0observed\0")
}

/// Tell the name of a feel, for logs and menus.
///
/// @param feel A feel; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_feel_name(_ feel: scrollkit_feel) -> UnsafePointer<CChar> {
  name(feel, """
    default\0uikit\0uikit_fast\0android\0flutter_android\0flutter_ios\0chromium\0gtk\0macos\0qt\0\
    gecko\0lvgl\0
    """)
}

/// Tell the name of a phase, for logs.
///
/// @param phase A phase; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_phase_name(_ phase: scrollkit_phase) -> UnsafePointer<CChar> {
  name(phase, """
    idle\0tracking\0dragging\0coasting\0bouncing\0animating\0wheeling\0zooming\0steering\0
    """)
}

/// Tell the name of a wheel's unit, for logs.
///
/// @param unit A unit; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_unit_name(_ unit: scrollkit_unit) -> UnsafePointer<CChar> {
  name(unit, "points\0lines\0pages\0notches\0notches_120\0")
}

/// Tell the name of an input's kind, for logs.
///
/// @param kind A kind; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_input_kind_name(_ kind: scrollkit_input_kind) -> UnsafePointer<CChar> {
  switch Int(kind) {
  case SCROLLKIT_INPUT_NONE: text("none")
  case SCROLLKIT_INPUT_PRESS: text("press")
  case SCROLLKIT_INPUT_MOVE: text("move")
  case SCROLLKIT_INPUT_RELEASE: text("release")
  case SCROLLKIT_INPUT_CANCEL: text("cancel")
  case SCROLLKIT_INPUT_HOLD: text("hold")
  case SCROLLKIT_INPUT_HOLD_END: text("hold_end")
  case SCROLLKIT_INPUT_WHEEL: text("wheel")
  case SCROLLKIT_INPUT_PAN_BEGIN: text("pan_begin")
  case SCROLLKIT_INPUT_PAN_UPDATE: text("pan_update")
  case SCROLLKIT_INPUT_PAN_END: text("pan_end")
  case SCROLLKIT_INPUT_MOMENTUM_UPDATE: text("momentum_update")
  case SCROLLKIT_INPUT_MOMENTUM_END: text("momentum_end")
  case SCROLLKIT_INPUT_KEY: text("key")
  case SCROLLKIT_INPUT_KEY_UP: text("key_up")
  case SCROLLKIT_INPUT_STEER: text("steer")
  case SCROLLKIT_INPUT_STEER_END: text("steer_end")
  case SCROLLKIT_INPUT_KEY_HELD: text("key_held")
  case SCROLLKIT_INPUT_PINCH_BEGIN: text("pinch_begin")
  case SCROLLKIT_INPUT_PINCH_UPDATE: text("pinch_update")
  case SCROLLKIT_INPUT_PINCH_END: text("pinch_end")
  case SCROLLKIT_INPUT_DID_SCROLL: text("did_scroll")
  case SCROLLKIT_INPUT_WILL_BEGIN_DRAGGING: text("will_begin_dragging")
  case SCROLLKIT_INPUT_WILL_END_DRAGGING: text("will_end_dragging")
  case SCROLLKIT_INPUT_DID_END_DRAGGING: text("did_end_dragging")
  case SCROLLKIT_INPUT_DID_END_DECELERATING: text("did_end_decelerating")
  case SCROLLKIT_INPUT_DID_END_ANIMATION: text("did_end_animation")
  case SCROLLKIT_INPUT_DID_TRACK: text("did_track")
  case SCROLLKIT_INPUT_WILL_BEGIN_ZOOMING: text("will_begin_zooming")
  case SCROLLKIT_INPUT_DID_ZOOM: text("did_zoom")
  case SCROLLKIT_INPUT_DID_END_ZOOMING: text("did_end_zooming")
  default: text("unknown")
  }
}

/// Tell the name of an event's kind, for logs.
///
/// @param kind A kind; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_event_kind_name(_ kind: scrollkit_event_kind) -> UnsafePointer<CChar> {
  switch Int(kind) {
  case SCROLLKIT_EVENT_DID_SCROLL: text("did_scroll")
  case SCROLLKIT_EVENT_PHASE_CHANGED: text("phase_changed")
  case SCROLLKIT_EVENT_WILL_REST: text("will_rest")
  case SCROLLKIT_EVENT_DID_REST: text("did_rest")
  case SCROLLKIT_EVENT_ANIMATION_COMPLETED: text("animation_completed")
  case SCROLLKIT_EVENT_REQUEST_SCROLL: text("request_scroll")
  case SCROLLKIT_EVENT_OVERFLOW: text("overflow")
  case SCROLLKIT_EVENT_REQUEST_REST: text("request_rest")
  case SCROLLKIT_EVENT_DRAG_BEGAN: text("drag_began")
  case SCROLLKIT_EVENT_DRAG_ENDED: text("drag_ended")
  case SCROLLKIT_EVENT_DECELERATION_BEGAN: text("deceleration_began")
  case SCROLLKIT_EVENT_DECELERATION_ENDED: text("deceleration_ended")
  case SCROLLKIT_EVENT_WILL_BOUNCE: text("will_bounce")
  case SCROLLKIT_EVENT_DID_BOUNCE: text("did_bounce")
  case SCROLLKIT_EVENT_WILL_REACH_EDGES: text("will_reach_edges")
  case SCROLLKIT_EVENT_DID_REACH_EDGES: text("did_reach_edges")
  case SCROLLKIT_EVENT_ZOOMED_PAST_MINIMUM: text("zoomed_past_minimum")
  case SCROLLKIT_EVENT_ZOOMED_PAST_MAXIMUM: text("zoomed_past_maximum")
  case SCROLLKIT_EVENT_TOP_WILL_SCROLL: text("top_will_scroll")
  case SCROLLKIT_EVENT_TOP_WILL_RESTORE: text("top_will_restore")
  case SCROLLKIT_EVENT_TOP_TARGET_CHANGED: text("top_target_changed")
  case SCROLLKIT_EVENT_HEADER_MOVED: text("header_moved")
  case SCROLLKIT_EVENT_HEADER_SHOWN: text("header_shown")
  case SCROLLKIT_EVENT_HEADER_HIDDEN: text("header_hidden")
  case SCROLLKIT_EVENT_HEADER_STRETCHED: text("header_stretched")
  case SCROLLKIT_EVENT_NUB_SHOWN: text("nub_shown")
  case SCROLLKIT_EVENT_NUB_HIDDEN: text("nub_hidden")
  case SCROLLKIT_EVENT_NUB_GRABBED: text("nub_grabbed")
  case SCROLLKIT_EVENT_NUB_RELEASED: text("nub_released")
  case SCROLLKIT_EVENT_SECTION_CHANGED: text("section_changed")
  case SCROLLKIT_EVENT_REQUEST_SHIFT: text("request_shift")
  case SCROLLKIT_EVENT_ZOOM_CHANGED: text("zoom_changed")
  default: text("unknown")
  }
}

/// Tell the name of a key, for logs.
///
/// @param key A key; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_key_name(_ key: scrollkit_key) -> UnsafePointer<CChar> {
  name(key, """
    line_up\0line_down\0line_left\0line_right\0page_up\0page_down\0page_left\0page_right\0home\0\
    end\0
    """)
}

/// Tell the name of an edge, for logs.
///
/// @param edge An edge; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is not one edge.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_edge_name(_ edge: scrollkit_edges) -> UnsafePointer<CChar> {
  switch Int(edge) {
  case SCROLLKIT_EDGE_TOP: text("top")
  case SCROLLKIT_EDGE_LEFT: text("left")
  case SCROLLKIT_EDGE_BOTTOM: text("bottom")
  case SCROLLKIT_EDGE_RIGHT: text("right")
  default: text("unknown")
  }
}
