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
    guard drag_start < 4 else { return InvalidField("drag_start", .invalidArgument) }
    guard direction_lock < 4 else { return InvalidField("direction_lock", .invalidArgument) }
    guard fingers < 4 else { return InvalidField("fingers", .invalidArgument) }
    guard fling_boost < 6 else { return InvalidField("fling_boost", .invalidArgument) }
    guard speed_limit < 2 else { return InvalidField("speed_limit", .invalidArgument) }
    guard motion_end < 2 else { return InvalidField("motion_end", .invalidArgument) }
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
    guard align_x < 5 else { return InvalidField("align_x", .invalidArgument) }
    guard align_y < 5 else { return InvalidField("align_y", .invalidArgument) }
    guard curve < 6 else { return InvalidField("curve", .invalidArgument) }
    guard at_once <= 1 else { return InvalidField("at_once", .invalidArgument) }
    guard reserved == 0 else { return InvalidField("reserved", .invalidArgument) }
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
  if isEqual(type, text("feel_values")) { return scrollkit_feel_values.invalidField(at: value) }
  if isEqual(type, text("geometry")) { return scrollkit_geometry.invalidField(at: value) }
  if isEqual(type, text("scroller_options")) { return scrollkit_scroller_options.invalidField(at: value) }
  if isEqual(type, text("preferences")) { return scrollkit_preferences.invalidField(at: value) }
  if isEqual(type, text("scroll_options")) { return scrollkit_scroll_options.invalidField(at: value) }
  if isEqual(type, text("input")) { return scrollkit_input.invalidField(at: value) }
  if isEqual(type, text("top_options")) { return scrollkit_top_options.invalidField(at: value) }
  if isEqual(type, text("delegate")) { return scrollkit_delegate.invalidField(at: value) }
  if isEqual(type, text("header_options")) { return scrollkit_header_options.invalidField(at: value) }
  if isEqual(type, text("nub_options")) { return scrollkit_nub_options.invalidField(at: value) }
  if isEqual(type, text("snap_options")) { return scrollkit_snap_options.invalidField(at: value) }
  if isEqual(type, text("snap_area")) { return scrollkit_snap_area.invalidField(at: value) }
  if isEqual(type, text("zoom_options")) { return scrollkit_zoom_options.invalidField(at: value) }
  if isEqual(type, text("autoscroll_options")) { return scrollkit_autoscroll_options.invalidField(at: value) }
  if isEqual(type, text("scrollbar_options")) { return scrollkit_scrollbar_options.invalidField(at: value) }
  if isEqual(type, text("refresh_options")) { return scrollkit_refresh_options.invalidField(at: value) }
  if isEqual(type, text("deltas_options")) { return scrollkit_deltas_options.invalidField(at: value) }
  if isEqual(type, text("meter_options")) { return scrollkit_meter_options.invalidField(at: value) }
  if isEqual(type, text("list_kind_options")) { return scrollkit_list_kind_options.invalidField(at: value) }
  if isEqual(type, text("list_options")) { return scrollkit_list_options.invalidField(at: value) }
  if isEqual(type, text("list_conversation_options")) { return scrollkit_list_conversation_options.invalidField(at: value) }
  return nil
}
