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
  case SCROLLKIT_ERROR_NULL_ARGUMENT: text("a pointer that must not be NULL is NULL")
  case SCROLLKIT_ERROR_INVALID_ARGUMENT: text("an unknown value, a bad struct size or a negative length")
  case SCROLLKIT_ERROR_NOT_FINITE: text("a number is infinite or not a number")
  case SCROLLKIT_ERROR_TIME_BACKWARDS: text("the time lies before that of an earlier call")
  case SCROLLKIT_ERROR_WRONG_MODE: text("input for an observed scroller, or a report for a driven one")
  case SCROLLKIT_ERROR_OUT_OF_RANGE: text("a length, time or count is too large")
  case SCROLLKIT_ERROR_NO_MEMORY: text("there is no memory left")
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
  case SCROLLKIT_INPUT_DID_SCROLL: text("did_scroll")
  case SCROLLKIT_INPUT_WILL_BEGIN_DRAGGING: text("will_begin_dragging")
  case SCROLLKIT_INPUT_WILL_END_DRAGGING: text("will_end_dragging")
  case SCROLLKIT_INPUT_DID_END_DRAGGING: text("did_end_dragging")
  case SCROLLKIT_INPUT_DID_END_DECELERATING: text("did_end_decelerating")
  case SCROLLKIT_INPUT_DID_END_ANIMATION: text("did_end_animation")
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
  default: text("unknown")
  }
}
