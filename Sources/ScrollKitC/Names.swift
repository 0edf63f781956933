import CScrollKitTypes

/// Tell what a status means, in a sentence.
///
/// @param status A status; any number.
/// @return Borrowed, valid for ever; "unknown status" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_status_text")
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
@_cdecl("scrollkit_mode_name")
public func scrollkit_mode_name(_ mode: scrollkit_mode) -> UnsafePointer<CChar> {
  switch Int(mode) {
  case SCROLLKIT_MODE_DRIVEN: text("driven")
  case SCROLLKIT_MODE_OBSERVED: text("observed")
  default: text("unknown")
  }
}

/// Tell the name of a feel, for logs and menus.
///
/// @param feel A feel; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_feel_name")
public func scrollkit_feel_name(_ feel: scrollkit_feel) -> UnsafePointer<CChar> {
  switch Int(feel) {
  case SCROLLKIT_FEEL_DEFAULT: text("default")
  case SCROLLKIT_FEEL_UIKIT: text("uikit")
  case SCROLLKIT_FEEL_UIKIT_FAST: text("uikit_fast")
  case SCROLLKIT_FEEL_ANDROID: text("android")
  case SCROLLKIT_FEEL_FLUTTER_ANDROID: text("flutter_android")
  case SCROLLKIT_FEEL_FLUTTER_IOS: text("flutter_ios")
  case SCROLLKIT_FEEL_CHROMIUM: text("chromium")
  case SCROLLKIT_FEEL_GTK: text("gtk")
  case SCROLLKIT_FEEL_MACOS: text("macos")
  case SCROLLKIT_FEEL_QT: text("qt")
  case SCROLLKIT_FEEL_GECKO: text("gecko")
  case SCROLLKIT_FEEL_LVGL: text("lvgl")
  default: text("unknown")
  }
}

/// Tell the name of a phase, for logs.
///
/// @param phase A phase; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_phase_name")
public func scrollkit_phase_name(_ phase: scrollkit_phase) -> UnsafePointer<CChar> {
  switch Int(phase) {
  case SCROLLKIT_PHASE_IDLE: text("idle")
  case SCROLLKIT_PHASE_TRACKING: text("tracking")
  case SCROLLKIT_PHASE_DRAGGING: text("dragging")
  case SCROLLKIT_PHASE_COASTING: text("coasting")
  case SCROLLKIT_PHASE_BOUNCING: text("bouncing")
  case SCROLLKIT_PHASE_ANIMATING: text("animating")
  case SCROLLKIT_PHASE_WHEELING: text("wheeling")
  case SCROLLKIT_PHASE_ZOOMING: text("zooming")
  case SCROLLKIT_PHASE_STEERING: text("steering")
  default: text("unknown")
  }
}

/// Tell the name of a wheel's unit, for logs.
///
/// @param unit A unit; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_unit_name")
public func scrollkit_unit_name(_ unit: scrollkit_unit) -> UnsafePointer<CChar> {
  switch Int(unit) {
  case SCROLLKIT_UNIT_POINTS: text("points")
  case SCROLLKIT_UNIT_LINES: text("lines")
  case SCROLLKIT_UNIT_PAGES: text("pages")
  case SCROLLKIT_UNIT_NOTCHES: text("notches")
  case SCROLLKIT_UNIT_NOTCHES_120: text("notches_120")
  default: text("unknown")
  }
}

/// Tell the name of an input's kind, for logs.
///
/// @param kind A kind; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_kind_name")
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
@_cdecl("scrollkit_event_kind_name")
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
@_cdecl("scrollkit_key_name")
public func scrollkit_key_name(_ key: scrollkit_key) -> UnsafePointer<CChar> {
  switch Int(key) {
  case SCROLLKIT_KEY_LINE_UP: text("line_up")
  case SCROLLKIT_KEY_LINE_DOWN: text("line_down")
  case SCROLLKIT_KEY_LINE_LEFT: text("line_left")
  case SCROLLKIT_KEY_LINE_RIGHT: text("line_right")
  case SCROLLKIT_KEY_PAGE_UP: text("page_up")
  case SCROLLKIT_KEY_PAGE_DOWN: text("page_down")
  case SCROLLKIT_KEY_PAGE_LEFT: text("page_left")
  case SCROLLKIT_KEY_PAGE_RIGHT: text("page_right")
  case SCROLLKIT_KEY_HOME: text("home")
  case SCROLLKIT_KEY_END: text("end")
  default: text("unknown")
  }
}

/// Tell the name of an edge, for logs.
///
/// @param edge An edge; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is not one edge.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_edge_name")
public func scrollkit_edge_name(_ edge: scrollkit_edges) -> UnsafePointer<CChar> {
  switch Int(edge) {
  case SCROLLKIT_EDGE_TOP: text("top")
  case SCROLLKIT_EDGE_LEFT: text("left")
  case SCROLLKIT_EDGE_BOTTOM: text("bottom")
  case SCROLLKIT_EDGE_RIGHT: text("right")
  default: text("unknown")
  }
}
