// Generated from include, do not edit; run
// swift package --allow-writing-to-package-directory generate-bindings

/// The name of an enum's constant; "unknown" for another enum or number.
func enumName(_ type: UnsafePointer<CChar>, _ value: Int64) -> StaticString {
  if isEqual(type, text("status")) {
    switch value {
    case 0: return "ok"
    case 1: return "unbalanced"
    case 2: return "different"
    case -1: return "null_argument"
    case -2: return "invalid_argument"
    case -3: return "not_finite"
    case -4: return "not_found"
    case -5: return "wrong_mode"
    case -6: return "out_of_range"
    case -7: return "no_memory"
    case -8: return "not_enabled"
    case -9: return "cycle"
    case -10: return "invalid_size"
    case -11: return "invalid_trace"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("feel")) {
    switch value {
    case 0: return "default"
    case 1: return "uikit"
    case 2: return "uikit_fast"
    case 3: return "android"
    case 4: return "flutter_android"
    case 5: return "flutter_ios"
    case 6: return "chromium"
    case 7: return "gtk"
    case 8: return "macos"
    case 9: return "qt"
    case 10: return "gecko"
    case 11: return "lvgl"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("coast_rule")) {
    switch value {
    case 0: return "exponential"
    case 1: return "android"
    case 2: return "power"
    case 3: return "drifting"
    case 4: return "braked"
    case 5: return "softened"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("edge_behavior")) {
    switch value {
    case 0: return "bounce"
    case 1: return "clamp"
    case 2: return "stretch"
    case 3: return "glow"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("bounce_rule")) {
    switch value {
    case 0: return "spring"
    case 1: return "qt"
    case 2: return "elastic"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("motion_end")) {
    switch value {
    case 0: return "natural"
    case 1: return "crisp"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("velocity_rule")) {
    switch value {
    case 0: return "ios"
    case 1: return "macos"
    case 2: return "mean_of_three"
    case 3: return "least_squares"
    case 4: return "restricted_least_squares"
    case 5: return "line"
    case 6: return "impulse"
    case 7: return "mean_of_five"
    case 8: return "distance_over_time"
    case 9: return "fading"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("drag_start")) {
    switch value {
    case 0: return "swallow"
    case 1: return "swallow_movement"
    case 2: return "catch_up"
    case 3: return "ease"
    case 4: return "swallow_next"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("direction_lock")) {
    switch value {
    case 0: return "none"
    case 1: return "initial"
    case 2: return "breakable"
    case 3: return "always"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("finger_rule")) {
    switch value {
    case 0: return "newest"
    case 1: return "oldest"
    case 2: return "average"
    case 3: return "sum"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("fling_boost")) {
    switch value {
    case 0: return "none"
    case 1: return "carried"
    case 2: return "chromium"
    case 3: return "gecko"
    case 4: return "qt"
    case 5: return "gtk"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("speed_limit")) {
    switch value {
    case 0: return "each_axis"
    case 1: return "whole"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("wheel_smoothing")) {
    switch value {
    case 0: return "none"
    case 1: return "constant"
    case 2: return "delta_based"
    case 3: return "inverse_delta"
    case 4: return "impulse"
    case 5: return "paced"
    case 6: return "spring"
    case 7: return "exponential"
    case 8: return "out_expo"
    case 9: return "steady"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("wheel_stepping")) {
    switch value {
    case 0: return "fractional"
    case 1: return "whole"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("mode")) {
    switch value {
    case 0: return "driven"
    case 1: return "observed"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("axis")) {
    switch value {
    case 0: return "x"
    case 1: return "y"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("edges")) {
    switch value {
    case 0: return "none"
    case 1: return "top"
    case 2: return "left"
    case 4: return "bottom"
    case 8: return "right"
    case 15: return "all"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("scroll_alignment")) {
    switch value {
    case 0: return "nearest"
    case 1: return "start"
    case 2: return "center"
    case 3: return "end"
    case 4: return "none"
    case 5: return "scroll_off"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("curve")) {
    switch value {
    case 0: return "ease_in_out"
    case 1: return "ease"
    case 2: return "ease_in"
    case 3: return "ease_out"
    case 4: return "linear"
    case 5: return "bezier"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("scroll_axes")) {
    switch value {
    case 0: return "both"
    case 1: return "x"
    case 2: return "y"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("unit")) {
    switch value {
    case 0: return "points"
    case 1: return "lines"
    case 2: return "pages"
    case 3: return "notches"
    case 4: return "notches_120"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("input_kind")) {
    switch value {
    case 0: return "none"
    case 1: return "press"
    case 2: return "move"
    case 3: return "release"
    case 4: return "cancel"
    case 5: return "hold"
    case 6: return "hold_end"
    case 7: return "wheel"
    case 8: return "pan_begin"
    case 9: return "pan_update"
    case 10: return "pan_end"
    case 11: return "momentum_update"
    case 12: return "momentum_end"
    case 13: return "key"
    case 14: return "pinch_begin"
    case 15: return "pinch_update"
    case 16: return "pinch_end"
    case 18: return "key_up"
    case 19: return "steer"
    case 20: return "steer_end"
    case 21: return "key_held"
    case 32: return "did_scroll"
    case 33: return "will_begin_dragging"
    case 34: return "will_end_dragging"
    case 35: return "did_end_dragging"
    case 36: return "did_end_decelerating"
    case 37: return "did_end_animation"
    case 38: return "did_track"
    case 39: return "will_begin_zooming"
    case 40: return "did_zoom"
    case 41: return "did_end_zooming"
    case 65536: return "host"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("key")) {
    switch value {
    case 0: return "line_up"
    case 1: return "line_down"
    case 2: return "line_left"
    case 3: return "line_right"
    case 4: return "page_up"
    case 5: return "page_down"
    case 6: return "page_left"
    case 7: return "page_right"
    case 8: return "home"
    case 9: return "end"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("input_flags")) {
    switch value {
    case 1: return "platform_momentum"
    case 2: return "has_velocity"
    case 4: return "decelerates"
    case 8: return "inverted"
    case 16: return "swap_axes"
    case 32: return "stop_x"
    case 64: return "stop_y"
    case 128: return "ends_in_silence"
    case 256: return "time_wraps"
    case 512: return "zoom"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("phase")) {
    switch value {
    case 0: return "idle"
    case 1: return "tracking"
    case 2: return "dragging"
    case 3: return "coasting"
    case 4: return "bouncing"
    case 5: return "animating"
    case 6: return "wheeling"
    case 7: return "zooming"
    case 8: return "steering"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("top_rule")) {
    switch value {
    case 0: return "standard"
    case 1: return "keep_until_drag"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("top_source")) {
    switch value {
    case 0: return "none"
    case 1: return "status_bar"
    case 2: return "tab_item"
    case 3: return "appearance"
    case 65536: return "host"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("event_kind")) {
    switch value {
    case 1: return "did_scroll"
    case 2: return "phase_changed"
    case 3: return "will_rest"
    case 4: return "did_rest"
    case 5: return "animation_completed"
    case 6: return "request_scroll"
    case 7: return "overflow"
    case 8: return "request_rest"
    case 9: return "drag_began"
    case 10: return "drag_ended"
    case 11: return "deceleration_began"
    case 12: return "deceleration_ended"
    case 13: return "will_bounce"
    case 14: return "did_bounce"
    case 15: return "will_reach_edges"
    case 16: return "did_reach_edges"
    case 17: return "zoomed_past_minimum"
    case 18: return "zoomed_past_maximum"
    case 19: return "top_will_scroll"
    case 20: return "top_will_restore"
    case 21: return "top_target_changed"
    case 22: return "header_moved"
    case 23: return "header_shown"
    case 24: return "header_hidden"
    case 25: return "header_stretched"
    case 26: return "nub_shown"
    case 27: return "nub_hidden"
    case 28: return "nub_grabbed"
    case 29: return "nub_released"
    case 30: return "section_changed"
    case 31: return "request_shift"
    case 32: return "page_changed"
    case 40: return "zoom_changed"
    case 41: return "list_visible_changed"
    case 42: return "list_sticky_changed"
    case 43: return "list_near_start"
    case 44: return "list_near_end"
    case 45: return "refresh_changed"
    case 46: return "list_conversation_changed"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("event_result")) {
    switch value {
    case 0: return "none"
    case 1: return "taken"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("header_mode")) {
    switch value {
    case 0: return "enter_always"
    case 1: return "exit_until_collapsed"
    case 2: return "enter_always_collapsed"
    case 3: return "pinned"
    case 4: return "freeze_near_ends"
    case 5: return "enter_always_exit_until_collapsed"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("header_inset")) {
    switch value {
    case 0: return "constant"
    case 1: return "visible"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("anchor_policy")) {
    switch value {
    case 0: return "none"
    case 1: return "keep_item"
    case 2: return "keep_distance_to_end"
    case 3: return "stick_to_end"
    case 4: return "keep_distance_reset_x"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("nub_rule")) {
    switch value {
    case 0: return "standard"
    case 1: return "ignore_insets"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("overscroll_behavior")) {
    switch value {
    case 0: return "auto"
    case 1: return "contain"
    case 2: return "none"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("nest_order")) {
    switch value {
    case 0: return "child_first"
    case 1: return "parent_first_down"
    case 2: return "parent_first_up"
    case 3: return "parent_first"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("nest_latching")) {
    switch value {
    case 0: return "none"
    case 1: return "gesture"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("snap_kind")) {
    switch value {
    case 0: return "none"
    case 1: return "pages"
    case 2: return "carousel"
    case 3: return "areas"
    case 4: return "items"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("snap_rule")) {
    switch value {
    case 0: return "default"
    case 1: return "uikit"
    case 2: return "flutter"
    case 3: return "pager"
    case 4: return "linear"
    case 5: return "free"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("snap_strictness")) {
    switch value {
    case 0: return "mandatory"
    case 1: return "proximity"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("snap_alignment")) {
    switch value {
    case 0: return "none"
    case 1: return "start"
    case 2: return "center"
    case 3: return "end"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("snap_order")) {
    switch value {
    case 0: return "any"
    case 1: return "right"
    case 2: return "down"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("autoscroll_rule")) {
    switch value {
    case 0: return "chromium"
    case 1: return "firefox"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("scrollbar_part")) {
    switch value {
    case 0: return "none"
    case 1: return "thumb"
    case 2: return "track"
    case 3: return "arrow_backward"
    case 4: return "arrow_forward"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("refresh_step")) {
    switch value {
    case 0: return "idle"
    case 1: return "pulled"
    case 2: return "armed"
    case 3: return "refreshing"
    case 4: return "closing"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("list_columns")) {
    switch value {
    case 0: return "single"
    case 1: return "count"
    case 2: return "fit"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("list_sticky")) {
    switch value {
    case 0: return "start"
    case 1: return "end"
    case 2: return "never"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("list_alignment")) {
    switch value {
    case 0: return "nearest"
    case 1: return "start"
    case 2: return "center"
    case 3: return "end"
    case 4: return "scroll_off"
    default: return "unknown"  // a C caller may send any number
    }
  }
  if isEqual(type, text("trace_step_kind")) {
    switch value {
    case 1: return "call"
    case 2: return "event"
    case 3: return "mark"
    default: return "unknown"  // a C caller may send any number
    }
  }
  return "unknown"
}

/// The meaning of a status; "unknown status" for a number that is no status.
func statusText(_ status: Int32) -> StaticString {
  switch status {
  case 0: return "Success."
  case 1: return "Success, but batches begun inside this batch were never ended: they are dropped with their edits. End every batch that was begun."
  case 2: return "Success, but an answer of the replayed trace differs from the recorded one. Read the report's first difference."
  case -1: return "A required pointer is NULL. Pass the address of a valid object."
  case -2: return "A value is not one of those allowed. Check enums, switches (0 or 1) and reserved fields (0)."
  case -3: return "A number is infinite or not a number. Pass finite numbers."
  case -4: return "There is no such header or open batch. Pass the number that scrollkit_header_add or scrollkit_anchor_begin_update returned."
  case -5: return "The call is for the other mode, or for content with ends. Push inputs to driven scrollers, reports to observed ones."
  case -6: return "A number or count is outside the range that the comment of its parameter or field states; without one, a number may be from -1e12 to 1e12, and a time from -1e10 to 1e10 seconds. Clamp a number before the call, and pass times in seconds, not in milliseconds; scrollkit_struct_get_invalid_field names the field of a struct."
  case -7: return "No memory is left. Free memory, then call again."
  case -8: return "The feature is not enabled, or the list is not attached. Enable the feature, set its options, or attach the list first."
  case -9: return "The parent is the child itself or nested in it. Pass a scroller outside the child."
  case -10: return "The struct_size is impossible. Initialise structs with their INIT macro or scrollkit_struct_init."
  case -11: return "The bytes are no complete trace of a supported format. Read the report's place; see traces.md."
  default: return "unknown status"  // a C caller may send any number
  }
}
