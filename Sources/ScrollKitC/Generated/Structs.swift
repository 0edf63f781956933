// Generated from include, do not edit; run
// swift package --allow-writing-to-package-directory generate-bindings

import CScrollKitTypes

extension scrollkit_feel_values: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(drag, 1e-4, 1e6) { return InvalidField("drag", error) }
    if let error = rangeError(brake, 1, 1e6) { return InvalidField("brake", error) }
    if let error = rangeError(bounce_stiffness, 0.01, 1e6) { return InvalidField("bounce_stiffness", error) }
    if let error = rangeError(bounce_damping_ratio, 0.001, 1000) { return InvalidField("bounce_damping_ratio", error) }
    if let error = rangeError(bounce_share, 0, 1e6) { return InvalidField("bounce_share", error) }
    if let error = rangeError(bounce_speed_limit, 0, .infinity) { return InvalidField("bounce_speed_limit", error) }
    if let error = rangeError(rubber_band, 1e-6, 1) { return InvalidField("rubber_band", error) }
    if let error = rangeError(rubber_band_reach, 0, .infinity) { return InvalidField("rubber_band_reach", error) }
    if let error = rangeError(slop, 0, 1e12) { return InvalidField("slop", error) }
    if let error = rangeError(minimum_fling, 0, 1e12) { return InvalidField("minimum_fling", error) }
    if let error = rangeError(maximum_fling, 0, 1e12) { return InvalidField("maximum_fling", error) }
    if let error = rangeError(stale_after, 0, 1e6) { return InvalidField("stale_after", error) }
    if let error = rangeError(wheel_step, 0, 1e12) { return InvalidField("wheel_step", error) }
    if let error = rangeError(line_length, 0, 1e12) { return InvalidField("line_length", error) }
    if let error = rangeError(animation_duration, 0, 1e6) { return InvalidField("animation_duration", error) }
    if let error = rangeError(wheel_speed, 0, 1e6) { return InvalidField("wheel_speed", error) }
    if let error = rangeError(wheel_acceleration, 0, 1e6) { return InvalidField("wheel_acceleration", error) }
    if let error = rangeError(wheel_rate, 0, 1e6) { return InvalidField("wheel_rate", error) }
    if let error = rangeError(key_lines, 0, 1e6) { return InvalidField("key_lines", error) }
    if let error = rangeError(page_overlap, 0, 1) { return InvalidField("page_overlap", error) }
    guard coast_rule < 6 else { return InvalidField("coast_rule", .invalidArgument) }
    guard edge_top < 4 else { return InvalidField("edge_top", .invalidArgument) }
    guard edge_left < 4 else { return InvalidField("edge_left", .invalidArgument) }
    guard edge_bottom < 4 else { return InvalidField("edge_bottom", .invalidArgument) }
    guard edge_right < 4 else { return InvalidField("edge_right", .invalidArgument) }
    guard bounce_rule < 3 else { return InvalidField("bounce_rule", .invalidArgument) }
    guard velocity_rule < 10 else { return InvalidField("velocity_rule", .invalidArgument) }
    guard wheel_smoothing < 10 else { return InvalidField("wheel_smoothing", .invalidArgument) }
    guard wheel_stepping < 2 else { return InvalidField("wheel_stepping", .invalidArgument) }
    guard drag_start < 5 else { return InvalidField("drag_start", .invalidArgument) }
    guard direction_lock < 4 else { return InvalidField("direction_lock", .invalidArgument) }
    guard fingers < 4 else { return InvalidField("fingers", .invalidArgument) }
    guard fling_boost < 6 else { return InvalidField("fling_boost", .invalidArgument) }
    guard speed_limit < 2 else { return InvalidField("speed_limit", .invalidArgument) }
    guard motion_end < 2 else { return InvalidField("motion_end", .invalidArgument) }
    guard trackpad_lock < 4 else { return InvalidField("trackpad_lock", .invalidArgument) }
    guard reserved == 0 else { return InvalidField("reserved", .invalidArgument) }
    return nil
  }
}

extension scrollkit_geometry: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(viewport_width, -longestLength, longestLength) { return InvalidField("viewport_width", error) }
    if let error = rangeError(viewport_height, -longestLength, longestLength) { return InvalidField("viewport_height", error) }
    if let error = rangeError(content_width, -longestLength, longestLength) { return InvalidField("content_width", error) }
    if let error = rangeError(content_height, -longestLength, longestLength) { return InvalidField("content_height", error) }
    if let error = rangeError(inset_top, -longestLength, longestLength) { return InvalidField("inset_top", error) }
    if let error = rangeError(inset_left, -longestLength, longestLength) { return InvalidField("inset_left", error) }
    if let error = rangeError(inset_bottom, -longestLength, longestLength) { return InvalidField("inset_bottom", error) }
    if let error = rangeError(inset_right, -longestLength, longestLength) { return InvalidField("inset_right", error) }
    if let error = rangeError(shift_x, -longestLength, longestLength) { return InvalidField("shift_x", error) }
    if let error = rangeError(shift_y, -longestLength, longestLength) { return InvalidField("shift_y", error) }
    guard right_to_left <= 1 else { return InvalidField("right_to_left", .invalidArgument) }
    return nil
  }
}

extension scrollkit_scroller_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(wheel_step, 0, 1e12) { return InvalidField("wheel_step", error) }
    if let error = rangeError(line_length, 0, 1e12) { return InvalidField("line_length", error) }
    guard mode < 2 else { return InvalidField("mode", .invalidArgument) }
    guard feel < 12 else { return InvalidField("feel", .invalidArgument) }
    guard clamps_edges <= 1 else { return InvalidField("clamps_edges", .invalidArgument) }
    guard always_bounces_x <= 1 else { return InvalidField("always_bounces_x", .invalidArgument) }
    guard always_bounces_y <= 1 else { return InvalidField("always_bounces_y", .invalidArgument) }
    return nil
  }
}

extension scrollkit_preferences: InputStruct {
  func invalidField() -> InvalidField? {
    guard reduces_motion <= 1 else { return InvalidField("reduces_motion", .invalidArgument) }
    guard stops_momentum <= 1 else { return InvalidField("stops_momentum", .invalidArgument) }
    guard resamples <= 1 else { return InvalidField("resamples", .invalidArgument) }
    return nil
  }
}

extension scrollkit_scroll_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(duration, 0, 1e6) { return InvalidField("duration", error) }
    if let error = rangeError(speed, 0, 1e12) { return InvalidField("speed", error) }
    if let error = rangeError(curve_x1, 0, 1) { return InvalidField("curve_x1", error) }
    if let error = rangeError(curve_y1, 0, 1) { return InvalidField("curve_y1", error) }
    if let error = rangeError(curve_x2, 0, 1) { return InvalidField("curve_x2", error) }
    if let error = rangeError(margin_top, 0, 1e12) { return InvalidField("margin_top", error) }
    if let error = rangeError(margin_left, 0, 1e12) { return InvalidField("margin_left", error) }
    if let error = rangeError(margin_bottom, 0, 1e12) { return InvalidField("margin_bottom", error) }
    if let error = rangeError(margin_right, 0, 1e12) { return InvalidField("margin_right", error) }
    guard align_x < 6 else { return InvalidField("align_x", .invalidArgument) }
    guard align_y < 6 else { return InvalidField("align_y", .invalidArgument) }
    guard curve < 6 else { return InvalidField("curve", .invalidArgument) }
    guard at_once <= 1 else { return InvalidField("at_once", .invalidArgument) }
    guard axes < 3 else { return InvalidField("axes", .invalidArgument) }
    return nil
  }
}

extension scrollkit_input: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(time, -1e10, 1e10) { return InvalidField("time", error) }
    if let error = rangeError(x, -longestLength, longestLength) { return InvalidField("x", error) }
    if let error = rangeError(y, -longestLength, longestLength) { return InvalidField("y", error) }
    if let error = rangeError(velocity_x, -longestLength, longestLength) { return InvalidField("velocity_x", error) }
    if let error = rangeError(velocity_y, -longestLength, longestLength) { return InvalidField("velocity_y", error) }
    if let error = rangeError(scale, 0, 1e12) { return InvalidField("scale", error) }
    if let error = rangeError(focus_x, -longestLength, longestLength) { return InvalidField("focus_x", error) }
    if let error = rangeError(focus_y, -longestLength, longestLength) { return InvalidField("focus_y", error) }
    guard unit < 5 else { return InvalidField("unit", .invalidArgument) }
    guard flags < 1024 else { return InvalidField("flags", .invalidArgument) }
    guard key < 10 else { return InvalidField("key", .invalidArgument) }
    guard reserved == 0 else { return InvalidField("reserved", .invalidArgument) }
    return nil
  }
}

extension scrollkit_frame: SizedStruct {}

extension scrollkit_next_change: SizedStruct {}

extension scrollkit_view_progress: SizedStruct {}

extension scrollkit_top_options: InputStruct {
  func invalidField() -> InvalidField? {
    guard rule < 2 else { return InvalidField("rule", .invalidArgument) }
    guard starts_hidden <= 1 else { return InvalidField("starts_hidden", .invalidArgument) }
    guard reserved == 0 else { return InvalidField("reserved", .invalidArgument) }
    return nil
  }
}

extension scrollkit_top_state: SizedStruct {}

extension scrollkit_event: SizedStruct {}

extension scrollkit_delegate: InputStruct {
  func invalidField() -> InvalidField? {
    guard reserved == 0 else { return InvalidField("reserved", .invalidArgument) }
    return nil
  }
}

extension scrollkit_context: SizedStruct {}

extension scrollkit_header_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(height, 0, 1e12) { return InvalidField("height", error) }
    if let error = rangeError(minimum_height, 0, 1e12) { return InvalidField("minimum_height", error) }
    if let error = rangeError(tolerance, 0, 1e12) { return InvalidField("tolerance", error) }
    if let error = rangeError(parallax, 0, 1) { return InvalidField("parallax", error) }
    if let error = rangeError(stretch_trigger, 0, 1e12) { return InvalidField("stretch_trigger", error) }
    guard mode < 6 else { return InvalidField("mode", .invalidArgument) }
    guard snaps <= 1 else { return InvalidField("snaps", .invalidArgument) }
    guard stretches <= 1 else { return InvalidField("stretches", .invalidArgument) }
    guard only_by_user <= 1 else { return InvalidField("only_by_user", .invalidArgument) }
    guard inset < 2 else { return InvalidField("inset", .invalidArgument) }
    return nil
  }
}

extension scrollkit_header_state: SizedStruct {}

extension scrollkit_nub_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(length, 0, 1e12) { return InvalidField("length", error) }
    if let error = rangeError(margin, -longestLength, longestLength) { return InvalidField("margin", error) }
    if let error = rangeError(fine_distance, 0, 1e12) { return InvalidField("fine_distance", error) }
    if let error = rangeError(reach, -longestLength, longestLength) { return InvalidField("reach", error) }
    if let error = rangeError(fade, -1e10, 1e10) { return InvalidField("fade", error) }
    if let error = rangeError(delay, -1e10, 1e10) { return InvalidField("delay", error) }
    guard rule < 2 else { return InvalidField("rule", .invalidArgument) }
    guard is_proportional <= 1 else { return InvalidField("is_proportional", .invalidArgument) }
    guard reserved == 0 else { return InvalidField("reserved", .invalidArgument) }
    return nil
  }
}

extension scrollkit_nub_state: SizedStruct {}

extension scrollkit_snap_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(length, 0, 1e12) { return InvalidField("length", error) }
    if let error = rangeError(spacing, 0, 1e12) { return InvalidField("spacing", error) }
    if let error = rangeError(leading, -longestLength, longestLength) { return InvalidField("leading", error) }
    if let error = rangeError(proximity, 0, 1e12) { return InvalidField("proximity", error) }
    if let error = rangeError(padding_start, -longestLength, longestLength) { return InvalidField("padding_start", error) }
    if let error = rangeError(padding_end, -longestLength, longestLength) { return InvalidField("padding_end", error) }
    guard kind < 5 else { return InvalidField("kind", .invalidArgument) }
    guard rule < 6 else { return InvalidField("rule", .invalidArgument) }
    guard is_reversed <= 1 else { return InvalidField("is_reversed", .invalidArgument) }
    guard strictness < 2 else { return InvalidField("strictness", .invalidArgument) }
    guard alignment < 4 else { return InvalidField("alignment", .invalidArgument) }
    guard stops <= 1 else { return InvalidField("stops", .invalidArgument) }
    return nil
  }
}

extension scrollkit_snap_area: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(x, -longestLength, longestLength) { return InvalidField("x", error) }
    if let error = rangeError(y, -longestLength, longestLength) { return InvalidField("y", error) }
    if let error = rangeError(width, 0, 1e12) { return InvalidField("width", error) }
    if let error = rangeError(height, 0, 1e12) { return InvalidField("height", error) }
    if let error = rangeError(margin_top, -longestLength, longestLength) { return InvalidField("margin_top", error) }
    if let error = rangeError(margin_left, -longestLength, longestLength) { return InvalidField("margin_left", error) }
    if let error = rangeError(margin_bottom, -longestLength, longestLength) { return InvalidField("margin_bottom", error) }
    if let error = rangeError(margin_right, -longestLength, longestLength) { return InvalidField("margin_right", error) }
    guard stops <= 1 else { return InvalidField("stops", .invalidArgument) }
    guard align_x < 4 else { return InvalidField("align_x", .invalidArgument) }
    guard align_y < 4 else { return InvalidField("align_y", .invalidArgument) }
    guard is_focused <= 1 else { return InvalidField("is_focused", .invalidArgument) }
    guard reserved == 0 else { return InvalidField("reserved", .invalidArgument) }
    return nil
  }
}

extension scrollkit_snap_state: SizedStruct {}

extension scrollkit_zoom_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(minimum, 0, 1e4) { return InvalidField("minimum", error) }
    if let error = rangeError(maximum, 0, 1e4) { return InvalidField("maximum", error) }
    guard centers <= 1 else { return InvalidField("centers", .invalidArgument) }
    return nil
  }
}

extension scrollkit_zoom_state: SizedStruct {}

extension scrollkit_autoscroll_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(dead_zone, -longestLength, longestLength) { return InvalidField("dead_zone", error) }
    if let error = rangeError(edge_margin, 0, 1e12) { return InvalidField("edge_margin", error) }
    if let error = rangeError(edge_speed, 0, 1e12) { return InvalidField("edge_speed", error) }
    if let error = rangeError(edge_ramp, 0, 16) { return InvalidField("edge_ramp", error) }
    guard rule < 2 else { return InvalidField("rule", .invalidArgument) }
    return nil
  }
}

extension scrollkit_scrollbar_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(track_length, 0, 1e12) { return InvalidField("track_length", error) }
    if let error = rangeError(least_thumb, 0, 1e12) { return InvalidField("least_thumb", error) }
    if let error = rangeError(snap_back, 0, 1e12) { return InvalidField("snap_back", error) }
    guard jumps_to_click <= 1 else { return InvalidField("jumps_to_click", .invalidArgument) }
    return nil
  }
}

extension scrollkit_scrollbar_state: SizedStruct {}

extension scrollkit_refresh_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(threshold, 0, 1e12) { return InvalidField("threshold", error) }
    if let error = rangeError(length, -longestLength, longestLength) { return InvalidField("length", error) }
    guard reserved == 0 else { return InvalidField("reserved", .invalidArgument) }
    return nil
  }
}

extension scrollkit_refresh_state: SizedStruct {}

extension scrollkit_deltas_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(line_length, 0, 1e6) { return InvalidField("line_length", error) }
    if let error = rangeError(notch_length, 0, 1e6) { return InvalidField("notch_length", error) }
    guard reserved == 0 else { return InvalidField("reserved", .invalidArgument) }
    return nil
  }
}

extension scrollkit_deltas: SizedStruct {}

extension scrollkit_meter_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(frames_per_second, 0, 2000) { return InvalidField("frames_per_second", error) }
    if let error = rangeError(pixels_per_point, 0, 1e6) { return InvalidField("pixels_per_point", error) }
    guard is_horizontal <= 1 else { return InvalidField("is_horizontal", .invalidArgument) }
    return nil
  }
}

extension scrollkit_meter_report: SizedStruct {}

extension scrollkit_list_kind_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(estimate, 0, 4194303) { return InvalidField("estimate", error) }
    guard sticky < 3 else { return InvalidField("sticky", .invalidArgument) }
    guard level <= 31 else { return InvalidField("level", .invalidArgument) }
    guard span <= 32768 else { return InvalidField("span", .invalidArgument) }
    return nil
  }
}

extension scrollkit_list_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(estimate, 0, 4194303) { return InvalidField("estimate", error) }
    if let error = rangeError(gap, 0, 4194303) { return InvalidField("gap", error) }
    if let error = rangeError(leading_inset, 0, 4194303) { return InvalidField("leading_inset", error) }
    if let error = rangeError(trailing_inset, 0, 4194303) { return InvalidField("trailing_inset", error) }
    if let error = rangeError(column_gap, 0, 1e12) { return InvalidField("column_gap", error) }
    if let error = rangeError(smallest_cell, 0, 1e12) { return InvalidField("smallest_cell", error) }
    if let error = rangeError(cross_length, 0, 1e12) { return InvalidField("cross_length", error) }
    if let error = rangeError(overscan, 0, 1e12) { return InvalidField("overscan", error) }
    if let error = rangeError(near_distance, 0, 1e12) { return InvalidField("near_distance", error) }
    guard is_horizontal <= 1 else { return InvalidField("is_horizontal", .invalidArgument) }
    guard is_right_to_left <= 1 else { return InvalidField("is_right_to_left", .invalidArgument) }
    guard columns < 3 else { return InvalidField("columns", .invalidArgument) }
    guard column_count <= 32768 else { return InvalidField("column_count", .invalidArgument) }
    guard reserved == 0 else { return InvalidField("reserved", .invalidArgument) }
    return nil
  }
}

extension scrollkit_list_size: SizedStruct {}

extension scrollkit_list_item: SizedStruct {}

extension scrollkit_list_visible: SizedStruct {}

extension scrollkit_list_frame: SizedStruct {}

extension scrollkit_list_conversation_options: InputStruct {
  func invalidField() -> InvalidField? {
    if let error = rangeError(near_distance, 0, 1e12) { return InvalidField("near_distance", error) }
    if let error = rangeError(top_margin, 0, 1e12) { return InvalidField("top_margin", error) }
    guard is_at_top <= 1 else { return InvalidField("is_at_top", .invalidArgument) }
    return nil
  }
}

extension scrollkit_list_conversation: SizedStruct {}

extension scrollkit_trace_step: SizedStruct {}

extension scrollkit_trace_report: SizedStruct {}


/// The name of the first field that makes a struct invalid; nil if none does, or for an unknown type.
func invalidField(of type: UnsafePointer<CChar>, at value: UnsafeRawPointer) -> StaticString? {
  switch index(of: type, in: structNames) {
  case 0: return scrollkit_feel_values.invalidField(at: value)
  case 1: return scrollkit_geometry.invalidField(at: value)
  case 2: return scrollkit_scroller_options.invalidField(at: value)
  case 3: return scrollkit_preferences.invalidField(at: value)
  case 4: return scrollkit_scroll_options.invalidField(at: value)
  case 5: return scrollkit_input.invalidField(at: value)
  case 9: return scrollkit_top_options.invalidField(at: value)
  case 12: return scrollkit_delegate.invalidField(at: value)
  case 14: return scrollkit_header_options.invalidField(at: value)
  case 16: return scrollkit_nub_options.invalidField(at: value)
  case 18: return scrollkit_snap_options.invalidField(at: value)
  case 19: return scrollkit_snap_area.invalidField(at: value)
  case 21: return scrollkit_zoom_options.invalidField(at: value)
  case 23: return scrollkit_autoscroll_options.invalidField(at: value)
  case 24: return scrollkit_scrollbar_options.invalidField(at: value)
  case 26: return scrollkit_refresh_options.invalidField(at: value)
  case 28: return scrollkit_deltas_options.invalidField(at: value)
  case 30: return scrollkit_meter_options.invalidField(at: value)
  case 32: return scrollkit_list_kind_options.invalidField(at: value)
  case 33: return scrollkit_list_options.invalidField(at: value)
  case 38: return scrollkit_list_conversation_options.invalidField(at: value)
  default: return nil  // a struct that the library writes, or none
  }
}

/// The size of a struct, in bytes; 0 for an unknown type.
func size(of type: UnsafePointer<CChar>) -> Int {
  switch index(of: type, in: structNames) {
  case 0: return MemoryLayout<scrollkit_feel_values>.size
  case 1: return MemoryLayout<scrollkit_geometry>.size
  case 2: return MemoryLayout<scrollkit_scroller_options>.size
  case 3: return MemoryLayout<scrollkit_preferences>.size
  case 4: return MemoryLayout<scrollkit_scroll_options>.size
  case 5: return MemoryLayout<scrollkit_input>.size
  case 6: return MemoryLayout<scrollkit_frame>.size
  case 7: return MemoryLayout<scrollkit_next_change>.size
  case 8: return MemoryLayout<scrollkit_view_progress>.size
  case 9: return MemoryLayout<scrollkit_top_options>.size
  case 10: return MemoryLayout<scrollkit_top_state>.size
  case 11: return MemoryLayout<scrollkit_event>.size
  case 12: return MemoryLayout<scrollkit_delegate>.size
  case 13: return MemoryLayout<scrollkit_context>.size
  case 14: return MemoryLayout<scrollkit_header_options>.size
  case 15: return MemoryLayout<scrollkit_header_state>.size
  case 16: return MemoryLayout<scrollkit_nub_options>.size
  case 17: return MemoryLayout<scrollkit_nub_state>.size
  case 18: return MemoryLayout<scrollkit_snap_options>.size
  case 19: return MemoryLayout<scrollkit_snap_area>.size
  case 20: return MemoryLayout<scrollkit_snap_state>.size
  case 21: return MemoryLayout<scrollkit_zoom_options>.size
  case 22: return MemoryLayout<scrollkit_zoom_state>.size
  case 23: return MemoryLayout<scrollkit_autoscroll_options>.size
  case 24: return MemoryLayout<scrollkit_scrollbar_options>.size
  case 25: return MemoryLayout<scrollkit_scrollbar_state>.size
  case 26: return MemoryLayout<scrollkit_refresh_options>.size
  case 27: return MemoryLayout<scrollkit_refresh_state>.size
  case 28: return MemoryLayout<scrollkit_deltas_options>.size
  case 29: return MemoryLayout<scrollkit_deltas>.size
  case 30: return MemoryLayout<scrollkit_meter_options>.size
  case 31: return MemoryLayout<scrollkit_meter_report>.size
  case 32: return MemoryLayout<scrollkit_list_kind_options>.size
  case 33: return MemoryLayout<scrollkit_list_options>.size
  case 34: return MemoryLayout<scrollkit_list_size>.size
  case 35: return MemoryLayout<scrollkit_list_item>.size
  case 36: return MemoryLayout<scrollkit_list_visible>.size
  case 37: return MemoryLayout<scrollkit_list_frame>.size
  case 38: return MemoryLayout<scrollkit_list_conversation_options>.size
  case 39: return MemoryLayout<scrollkit_list_conversation>.size
  case 40: return MemoryLayout<scrollkit_trace_step>.size
  case 41: return MemoryLayout<scrollkit_trace_report>.size
  default: return 0  // a C caller may send any name
  }
}

private let structNames: StaticString = "feel_values\0geometry\0scroller_options\0preferences\0scroll_options\0input\0frame\0next_change\0view_progress\0top_options\0top_state\0event\0delegate\0context\0header_options\0header_state\0nub_options\0nub_state\0snap_options\0snap_area\0snap_state\0zoom_options\0zoom_state\0autoscroll_options\0scrollbar_options\0scrollbar_state\0refresh_options\0refresh_state\0deltas_options\0deltas\0meter_options\0meter_report\0list_kind_options\0list_options\0list_size\0list_item\0list_visible\0list_frame\0list_conversation_options\0list_conversation\0trace_step\0trace_report\0"
