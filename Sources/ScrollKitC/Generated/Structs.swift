// Generated from include, do not edit; run
// swift package --allow-writing-to-package-directory generate-bindings

import CScrollKitTypes

extension scrollkit_feel_values: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(drag, 1e-4, 1e6) { return error }
    if let error = rangeError(brake, 1, 1e6) { return error }
    if let error = rangeError(bounce_stiffness, 0.01, 1e6) { return error }
    if let error = rangeError(bounce_damping_ratio, 0.001, 1000) { return error }
    if let error = rangeError(bounce_share, 0, 1e6) { return error }
    if let error = rangeError(bounce_speed_limit, 0, .infinity) { return error }
    if let error = rangeError(rubber_band, 1e-6, 1) { return error }
    if let error = rangeError(rubber_band_reach, 0, .infinity) { return error }
    if let error = rangeError(slop, 0, 1e12) { return error }
    if let error = rangeError(minimum_fling, 0, 1e12) { return error }
    if let error = rangeError(maximum_fling, 0, 1e12) { return error }
    if let error = rangeError(stale_after, 0, 1e6) { return error }
    if let error = rangeError(wheel_step, 0, 1e12) { return error }
    if let error = rangeError(line_length, 0, 1e12) { return error }
    if let error = rangeError(animation_duration, 0, 1e6) { return error }
    if let error = rangeError(wheel_speed, 0, 1e6) { return error }
    if let error = rangeError(wheel_acceleration, 0, 1e6) { return error }
    if let error = rangeError(wheel_rate, 0, 1e6) { return error }
    if let error = rangeError(key_lines, 0, 1e6) { return error }
    if let error = rangeError(page_overlap, 0, 1) { return error }
    return coast_rule < 6
      && edge_top < 4
      && edge_left < 4
      && edge_bottom < 4
      && edge_right < 4
      && bounce_rule < 3
      && velocity_rule < 10
      && wheel_smoothing < 9
      && wheel_stepping < 2
      && drag_start < 4
      && direction_lock < 4
      && fingers < 4
      && fling_boost < 6
      && speed_limit < 2
      && reserved == 0
      ? nil : .invalidArgument
  }
}

extension scrollkit_geometry: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(viewport_width, 0, 1e12) { return error }
    if let error = rangeError(viewport_height, 0, 1e12) { return error }
    if let error = rangeError(content_width, 0, 1e12) { return error }
    if let error = rangeError(content_height, 0, 1e12) { return error }
    if let error = rangeError(inset_top, -longestLength, longestLength) { return error }
    if let error = rangeError(inset_left, -longestLength, longestLength) { return error }
    if let error = rangeError(inset_bottom, -longestLength, longestLength) { return error }
    if let error = rangeError(inset_right, -longestLength, longestLength) { return error }
    if let error = rangeError(shift_x, -longestLength, longestLength) { return error }
    if let error = rangeError(shift_y, -longestLength, longestLength) { return error }
    return right_to_left <= 1
      ? nil : .invalidArgument
  }
}

extension scrollkit_scroller_options: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(wheel_step, 0, 1e12) { return error }
    if let error = rangeError(line_length, 0, 1e12) { return error }
    return mode < 2
      && feel < 12
      && clamps_edges <= 1
      && always_bounces_x <= 1
      && always_bounces_y <= 1
      ? nil : .invalidArgument
  }
}

extension scrollkit_preferences: InputStruct {
  func validate() -> scrollkit_status? {
    return reduces_motion <= 1
      && stops_momentum <= 1
      && resamples <= 1
      ? nil : .invalidArgument
  }
}

extension scrollkit_input: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(time, -longestLength, longestLength) { return error }
    if let error = rangeError(x, -longestLength, longestLength) { return error }
    if let error = rangeError(y, -longestLength, longestLength) { return error }
    if let error = rangeError(velocity_x, -longestLength, longestLength) { return error }
    if let error = rangeError(velocity_y, -longestLength, longestLength) { return error }
    if let error = rangeError(scale, 0, 1e12) { return error }
    if let error = rangeError(focus_x, -longestLength, longestLength) { return error }
    if let error = rangeError(focus_y, -longestLength, longestLength) { return error }
    return unit < 5
      && flags < 1024
      && key < 10
      && reserved == 0
      ? nil : .invalidArgument
  }
}

extension scrollkit_frame: SizedStruct {}

extension scrollkit_top_options: InputStruct {
  func validate() -> scrollkit_status? {
    return rule < 2
      && starts_hidden <= 1
      && reserved == 0
      ? nil : .invalidArgument
  }
}

extension scrollkit_top_state: SizedStruct {}

extension scrollkit_event: SizedStruct {}

extension scrollkit_delegate: InputStruct {
  func validate() -> scrollkit_status? {
    return reserved == 0
      ? nil : .invalidArgument
  }
}

extension scrollkit_context: SizedStruct {}

extension scrollkit_header_options: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(height, 0, 1e12) { return error }
    if let error = rangeError(minimum_height, 0, 1e12) { return error }
    if let error = rangeError(tolerance, 0, 1e12) { return error }
    if let error = rangeError(parallax, 0, 1) { return error }
    if let error = rangeError(stretch_trigger, 0, 1e12) { return error }
    return mode < 6
      && snaps <= 1
      && stretches <= 1
      && only_by_user <= 1
      && inset < 2
      ? nil : .invalidArgument
  }
}

extension scrollkit_header_state: SizedStruct {}

extension scrollkit_nub_options: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(length, 0, 1e12) { return error }
    if let error = rangeError(margin, -longestLength, longestLength) { return error }
    if let error = rangeError(fine_distance, 0, 1e12) { return error }
    if let error = rangeError(reach, -longestLength, longestLength) { return error }
    if let error = rangeError(fade, 0, 1e10) { return error }
    if let error = rangeError(delay, 0, 1e10) { return error }
    return rule < 2
      && is_proportional <= 1
      && reserved == 0
      ? nil : .invalidArgument
  }
}

extension scrollkit_nub_state: SizedStruct {}

extension scrollkit_snap_options: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(length, 0, 1e12) { return error }
    if let error = rangeError(spacing, 0, 1e12) { return error }
    if let error = rangeError(leading, -longestLength, longestLength) { return error }
    if let error = rangeError(proximity, 0, 1e12) { return error }
    if let error = rangeError(padding_start, -longestLength, longestLength) { return error }
    if let error = rangeError(padding_end, -longestLength, longestLength) { return error }
    return kind < 5
      && rule < 6
      && is_reversed <= 1
      && strictness < 2
      && alignment < 4
      && stops <= 1
      ? nil : .invalidArgument
  }
}

extension scrollkit_snap_area: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(x, -longestLength, longestLength) { return error }
    if let error = rangeError(y, -longestLength, longestLength) { return error }
    if let error = rangeError(width, 0, 1e12) { return error }
    if let error = rangeError(height, 0, 1e12) { return error }
    if let error = rangeError(margin_top, -longestLength, longestLength) { return error }
    if let error = rangeError(margin_left, -longestLength, longestLength) { return error }
    if let error = rangeError(margin_bottom, -longestLength, longestLength) { return error }
    if let error = rangeError(margin_right, -longestLength, longestLength) { return error }
    return stops <= 1
      && align_x < 4
      && align_y < 4
      && is_focused <= 1
      && reserved == 0
      ? nil : .invalidArgument
  }
}

extension scrollkit_snap_state: SizedStruct {}

extension scrollkit_zoom_options: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(minimum, 0, 1e4) { return error }
    if let error = rangeError(maximum, 0, 1e4) { return error }
    return centers <= 1
      ? nil : .invalidArgument
  }
}

extension scrollkit_zoom_state: SizedStruct {}

extension scrollkit_autoscroll_options: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(dead_zone, 0, 1e12) { return error }
    if let error = rangeError(edge_margin, 0, 1e12) { return error }
    if let error = rangeError(edge_speed, 0, 1e12) { return error }
    if let error = rangeError(edge_ramp, 0, 16) { return error }
    return rule < 2
      ? nil : .invalidArgument
  }
}

extension scrollkit_scrollbar_options: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(track_length, 0, 1e12) { return error }
    if let error = rangeError(least_thumb, 0, 1e12) { return error }
    if let error = rangeError(snap_back, 0, 1e12) { return error }
    return jumps_to_click <= 1
      ? nil : .invalidArgument
  }
}

extension scrollkit_scrollbar_state: SizedStruct {}

extension scrollkit_refresh_options: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(threshold, 0, 1e12) { return error }
    if let error = rangeError(length, 0, 1e12) { return error }
    return reserved == 0
      ? nil : .invalidArgument
  }
}

extension scrollkit_refresh_state: SizedStruct {}

extension scrollkit_list_kind_options: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(estimate, 0, 4194303) { return error }
    return sticky < 3
      && level <= 31
      && span <= 32768
      ? nil : .invalidArgument
  }
}

extension scrollkit_list_options: InputStruct {
  func validate() -> scrollkit_status? {
    if let error = rangeError(estimate, 0, 4194303) { return error }
    if let error = rangeError(gap, 0, 4194303) { return error }
    if let error = rangeError(leading_inset, 0, 4194303) { return error }
    if let error = rangeError(trailing_inset, 0, 4194303) { return error }
    if let error = rangeError(column_gap, 0, 1e12) { return error }
    if let error = rangeError(smallest_cell, 0, 1e12) { return error }
    if let error = rangeError(cross_length, 0, 1e12) { return error }
    if let error = rangeError(overscan, 0, 1e12) { return error }
    if let error = rangeError(near_distance, 0, 1e12) { return error }
    return is_horizontal <= 1
      && is_right_to_left <= 1
      && columns < 3
      && column_count <= 32768
      && reserved == 0
      ? nil : .invalidArgument
  }
}

extension scrollkit_list_size: SizedStruct {}

extension scrollkit_list_item: SizedStruct {}

extension scrollkit_list_visible: SizedStruct {}

extension scrollkit_list_progress: SizedStruct {}

extension scrollkit_list_frame: SizedStruct {}

extension scrollkit_trace_step: SizedStruct {}

extension scrollkit_trace_report: SizedStruct {}
