/* Generated, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings
 *
 * A part of scrollkit_lua.c: a function of Lua for each of C, whose comment scrollkit.h has.
 */

static const field feel_values_fields[] = {
    {"coast_rule", UINT32, offsetof(scrollkit_feel_values, coast_rule)},
    {"drag", DOUBLE, offsetof(scrollkit_feel_values, drag)},
    {"brake", DOUBLE, offsetof(scrollkit_feel_values, brake)},
    {"edge_top", UINT32, offsetof(scrollkit_feel_values, edge_top)},
    {"edge_left", UINT32, offsetof(scrollkit_feel_values, edge_left)},
    {"edge_bottom", UINT32, offsetof(scrollkit_feel_values, edge_bottom)},
    {"edge_right", UINT32, offsetof(scrollkit_feel_values, edge_right)},
    {"bounce_rule", UINT32, offsetof(scrollkit_feel_values, bounce_rule)},
    {"velocity_rule", UINT32, offsetof(scrollkit_feel_values, velocity_rule)},
    {"bounce_stiffness", DOUBLE, offsetof(scrollkit_feel_values, bounce_stiffness)},
    {"bounce_damping_ratio", DOUBLE, offsetof(scrollkit_feel_values, bounce_damping_ratio)},
    {"bounce_share", DOUBLE, offsetof(scrollkit_feel_values, bounce_share)},
    {"bounce_speed_limit", DOUBLE, offsetof(scrollkit_feel_values, bounce_speed_limit)},
    {"rubber_band", DOUBLE, offsetof(scrollkit_feel_values, rubber_band)},
    {"rubber_band_reach", DOUBLE, offsetof(scrollkit_feel_values, rubber_band_reach)},
    {"slop", DOUBLE, offsetof(scrollkit_feel_values, slop)},
    {"minimum_fling", DOUBLE, offsetof(scrollkit_feel_values, minimum_fling)},
    {"maximum_fling", DOUBLE, offsetof(scrollkit_feel_values, maximum_fling)},
    {"stale_after", DOUBLE, offsetof(scrollkit_feel_values, stale_after)},
    {"wheel_smoothing", UINT32, offsetof(scrollkit_feel_values, wheel_smoothing)},
    {"wheel_stepping", UINT32, offsetof(scrollkit_feel_values, wheel_stepping)},
    {"wheel_step", DOUBLE, offsetof(scrollkit_feel_values, wheel_step)},
    {"line_length", DOUBLE, offsetof(scrollkit_feel_values, line_length)},
    {"animation_duration", DOUBLE, offsetof(scrollkit_feel_values, animation_duration)},
    {"wheel_speed", DOUBLE, offsetof(scrollkit_feel_values, wheel_speed)},
    {"wheel_acceleration", DOUBLE, offsetof(scrollkit_feel_values, wheel_acceleration)},
    {"wheel_rate", DOUBLE, offsetof(scrollkit_feel_values, wheel_rate)},
    {"drag_start", UINT32, offsetof(scrollkit_feel_values, drag_start)},
    {"direction_lock", UINT32, offsetof(scrollkit_feel_values, direction_lock)},
    {"fingers", UINT32, offsetof(scrollkit_feel_values, fingers)},
    {"fling_boost", UINT32, offsetof(scrollkit_feel_values, fling_boost)},
    {"speed_limit", UINT32, offsetof(scrollkit_feel_values, speed_limit)},
    {"motion_end", UINT32, offsetof(scrollkit_feel_values, motion_end)},
    {"key_lines", DOUBLE, offsetof(scrollkit_feel_values, key_lines)},
    {"page_overlap", DOUBLE, offsetof(scrollkit_feel_values, page_overlap)},
    {"trackpad_lock", UINT32, offsetof(scrollkit_feel_values, trackpad_lock)},
};
static const structure feel_values_type = {
    "feel_values", sizeof(scrollkit_feel_values), feel_values_fields, sizeof feel_values_fields / sizeof(field)};

static const field geometry_fields[] = {
    {"right_to_left", BOOLEAN, offsetof(scrollkit_geometry, right_to_left)},
    {"viewport_width", DOUBLE, offsetof(scrollkit_geometry, viewport_width)},
    {"viewport_height", DOUBLE, offsetof(scrollkit_geometry, viewport_height)},
    {"content_width", DOUBLE, offsetof(scrollkit_geometry, content_width)},
    {"content_height", DOUBLE, offsetof(scrollkit_geometry, content_height)},
    {"inset_top", DOUBLE, offsetof(scrollkit_geometry, inset_top)},
    {"inset_left", DOUBLE, offsetof(scrollkit_geometry, inset_left)},
    {"inset_bottom", DOUBLE, offsetof(scrollkit_geometry, inset_bottom)},
    {"inset_right", DOUBLE, offsetof(scrollkit_geometry, inset_right)},
    {"shift_x", DOUBLE, offsetof(scrollkit_geometry, shift_x)},
    {"shift_y", DOUBLE, offsetof(scrollkit_geometry, shift_y)},
};
static const structure geometry_type = {
    "geometry", sizeof(scrollkit_geometry), geometry_fields, sizeof geometry_fields / sizeof(field)};

static const field scroller_options_fields[] = {
    {"mode", UINT32, offsetof(scrollkit_scroller_options, mode)},
    {"feel", UINT32, offsetof(scrollkit_scroller_options, feel)},
    {"clamps_edges", BOOLEAN, offsetof(scrollkit_scroller_options, clamps_edges)},
    {"always_bounces_x", BOOLEAN, offsetof(scrollkit_scroller_options, always_bounces_x)},
    {"always_bounces_y", BOOLEAN, offsetof(scrollkit_scroller_options, always_bounces_y)},
    {"wheel_step", DOUBLE, offsetof(scrollkit_scroller_options, wheel_step)},
    {"line_length", DOUBLE, offsetof(scrollkit_scroller_options, line_length)},
};
static const structure scroller_options_type = {
    "scroller_options", sizeof(scrollkit_scroller_options), scroller_options_fields, sizeof scroller_options_fields / sizeof(field)};

static const field preferences_fields[] = {
    {"reduces_motion", BOOLEAN, offsetof(scrollkit_preferences, reduces_motion)},
    {"stops_momentum", BOOLEAN, offsetof(scrollkit_preferences, stops_momentum)},
    {"resamples", BOOLEAN, offsetof(scrollkit_preferences, resamples)},
};
static const structure preferences_type = {
    "preferences", sizeof(scrollkit_preferences), preferences_fields, sizeof preferences_fields / sizeof(field)};

static const field scroll_options_fields[] = {
    {"align_x", UINT32, offsetof(scrollkit_scroll_options, align_x)},
    {"align_y", UINT32, offsetof(scrollkit_scroll_options, align_y)},
    {"curve", UINT32, offsetof(scrollkit_scroll_options, curve)},
    {"at_once", BOOLEAN, offsetof(scrollkit_scroll_options, at_once)},
    {"axes", UINT32, offsetof(scrollkit_scroll_options, axes)},
    {"duration", DOUBLE, offsetof(scrollkit_scroll_options, duration)},
    {"speed", DOUBLE, offsetof(scrollkit_scroll_options, speed)},
    {"curve_x1", DOUBLE, offsetof(scrollkit_scroll_options, curve_x1)},
    {"curve_y1", DOUBLE, offsetof(scrollkit_scroll_options, curve_y1)},
    {"curve_x2", DOUBLE, offsetof(scrollkit_scroll_options, curve_x2)},
    {"margin_top", DOUBLE, offsetof(scrollkit_scroll_options, margin_top)},
    {"margin_left", DOUBLE, offsetof(scrollkit_scroll_options, margin_left)},
    {"margin_bottom", DOUBLE, offsetof(scrollkit_scroll_options, margin_bottom)},
    {"margin_right", DOUBLE, offsetof(scrollkit_scroll_options, margin_right)},
};
static const structure scroll_options_type = {
    "scroll_options", sizeof(scrollkit_scroll_options), scroll_options_fields, sizeof scroll_options_fields / sizeof(field)};

static const field input_fields[] = {
    {"kind", UINT32, offsetof(scrollkit_input, kind)},
    {"time", DOUBLE, offsetof(scrollkit_input, time)},
    {"x", DOUBLE, offsetof(scrollkit_input, x)},
    {"y", DOUBLE, offsetof(scrollkit_input, y)},
    {"velocity_x", DOUBLE, offsetof(scrollkit_input, velocity_x)},
    {"velocity_y", DOUBLE, offsetof(scrollkit_input, velocity_y)},
    {"pointer_id", UINT64, offsetof(scrollkit_input, pointer_id)},
    {"unit", UINT32, offsetof(scrollkit_input, unit)},
    {"flags", UINT32, offsetof(scrollkit_input, flags)},
    {"key", UINT32, offsetof(scrollkit_input, key)},
    {"device", UINT64, offsetof(scrollkit_input, device)},
    {"scale", DOUBLE, offsetof(scrollkit_input, scale)},
    {"focus_x", DOUBLE, offsetof(scrollkit_input, focus_x)},
    {"focus_y", DOUBLE, offsetof(scrollkit_input, focus_y)},
};
static const structure input_type = {
    "input", sizeof(scrollkit_input), input_fields, sizeof input_fields / sizeof(field)};

static const field frame_fields[] = {
    {"phase", UINT32, offsetof(scrollkit_frame, phase)},
    {"time", DOUBLE, offsetof(scrollkit_frame, time)},
    {"offset_x", DOUBLE, offsetof(scrollkit_frame, offset_x)},
    {"offset_y", DOUBLE, offsetof(scrollkit_frame, offset_y)},
    {"target_x", DOUBLE, offsetof(scrollkit_frame, target_x)},
    {"target_y", DOUBLE, offsetof(scrollkit_frame, target_y)},
    {"velocity_x", DOUBLE, offsetof(scrollkit_frame, velocity_x)},
    {"velocity_y", DOUBLE, offsetof(scrollkit_frame, velocity_y)},
    {"overscroll_x", DOUBLE, offsetof(scrollkit_frame, overscroll_x)},
    {"overscroll_y", DOUBLE, offsetof(scrollkit_frame, overscroll_y)},
    {"progress_x", DOUBLE, offsetof(scrollkit_frame, progress_x)},
    {"progress_y", DOUBLE, offsetof(scrollkit_frame, progress_y)},
    {"needs_tick", BOOLEAN, offsetof(scrollkit_frame, needs_tick)},
    {"edge_x", DOUBLE, offsetof(scrollkit_frame, edge_x)},
    {"edge_y", DOUBLE, offsetof(scrollkit_frame, edge_y)},
    {"scale", DOUBLE, offsetof(scrollkit_frame, scale)},
};
static const structure frame_type = {
    "frame", sizeof(scrollkit_frame), frame_fields, sizeof frame_fields / sizeof(field)};

static const field next_change_fields[] = {
    {"is_drawn", BOOLEAN, offsetof(scrollkit_next_change, is_drawn)},
    {"time", DOUBLE, offsetof(scrollkit_next_change, time)},
    {"frame_rate", DOUBLE, offsetof(scrollkit_next_change, frame_rate)},
};
static const structure next_change_type = {
    "next_change", sizeof(scrollkit_next_change), next_change_fields, sizeof next_change_fields / sizeof(field)};

static const field view_progress_fields[] = {
    {"cover", DOUBLE, offsetof(scrollkit_view_progress, cover)},
    {"entry", DOUBLE, offsetof(scrollkit_view_progress, entry)},
    {"contain", DOUBLE, offsetof(scrollkit_view_progress, contain)},
    {"exit", DOUBLE, offsetof(scrollkit_view_progress, exit)},
};
static const structure view_progress_type = {
    "view_progress", sizeof(scrollkit_view_progress), view_progress_fields, sizeof view_progress_fields / sizeof(field)};

static const field top_options_fields[] = {
    {"rule", UINT32, offsetof(scrollkit_top_options, rule)},
    {"starts_hidden", BOOLEAN, offsetof(scrollkit_top_options, starts_hidden)},
};
static const structure top_options_type = {
    "top_options", sizeof(scrollkit_top_options), top_options_fields, sizeof top_options_fields / sizeof(field)};

static const field top_state_fields[] = {
    {"has_return_offset", BOOLEAN, offsetof(scrollkit_top_state, has_return_offset)},
    {"return_offset", DOUBLE, offsetof(scrollkit_top_state, return_offset)},
    {"is_visible", BOOLEAN, offsetof(scrollkit_top_state, is_visible)},
};
static const structure top_state_type = {
    "top_state", sizeof(scrollkit_top_state), top_state_fields, sizeof top_state_fields / sizeof(field)};

static const field event_fields[] = {
    {"kind", UINT32, offsetof(scrollkit_event, kind)},
    {"time", DOUBLE, offsetof(scrollkit_event, time)},
    {"x", DOUBLE, offsetof(scrollkit_event, x)},
    {"y", DOUBLE, offsetof(scrollkit_event, y)},
    {"delta_x", DOUBLE, offsetof(scrollkit_event, delta_x)},
    {"delta_y", DOUBLE, offsetof(scrollkit_event, delta_y)},
    {"id", UINT64, offsetof(scrollkit_event, id)},
    {"from_phase", UINT32, offsetof(scrollkit_event, from_phase)},
    {"to_phase", UINT32, offsetof(scrollkit_event, to_phase)},
    {"finished", BOOLEAN, offsetof(scrollkit_event, finished)},
    {"edges", UINT32, offsetof(scrollkit_event, edges)},
    {"source", UINT32, offsetof(scrollkit_event, source)},
};
static const structure event_type = {
    "event", sizeof(scrollkit_event), event_fields, sizeof event_fields / sizeof(field)};

static const field context_fields[] = {
    {"is_scrolling", BOOLEAN, offsetof(scrollkit_context, is_scrolling)},
    {"is_animating", BOOLEAN, offsetof(scrollkit_context, is_animating)},
    {"is_tracking", BOOLEAN, offsetof(scrollkit_context, is_tracking)},
    {"heading", UINT32, offsetof(scrollkit_context, heading)},
    {"at_edges", UINT32, offsetof(scrollkit_context, at_edges)},
    {"began_x", DOUBLE, offsetof(scrollkit_context, began_x)},
    {"began_y", DOUBLE, offsetof(scrollkit_context, began_y)},
    {"expected_end_x", DOUBLE, offsetof(scrollkit_context, expected_end_x)},
    {"expected_end_y", DOUBLE, offsetof(scrollkit_context, expected_end_y)},
    {"ended_x", DOUBLE, offsetof(scrollkit_context, ended_x)},
    {"ended_y", DOUBLE, offsetof(scrollkit_context, ended_y)},
    {"min_x", DOUBLE, offsetof(scrollkit_context, min_x)},
    {"min_y", DOUBLE, offsetof(scrollkit_context, min_y)},
    {"max_x", DOUBLE, offsetof(scrollkit_context, max_x)},
    {"max_y", DOUBLE, offsetof(scrollkit_context, max_y)},
    {"tracking_x", DOUBLE, offsetof(scrollkit_context, tracking_x)},
    {"tracking_y", DOUBLE, offsetof(scrollkit_context, tracking_y)},
    {"zoom_scale", DOUBLE, offsetof(scrollkit_context, zoom_scale)},
    {"zoom_began_scale", DOUBLE, offsetof(scrollkit_context, zoom_began_scale)},
};
static const structure context_type = {
    "context", sizeof(scrollkit_context), context_fields, sizeof context_fields / sizeof(field)};

static const field header_options_fields[] = {
    {"mode", UINT32, offsetof(scrollkit_header_options, mode)},
    {"height", DOUBLE, offsetof(scrollkit_header_options, height)},
    {"minimum_height", DOUBLE, offsetof(scrollkit_header_options, minimum_height)},
    {"snaps", BOOLEAN, offsetof(scrollkit_header_options, snaps)},
    {"stretches", BOOLEAN, offsetof(scrollkit_header_options, stretches)},
    {"only_by_user", BOOLEAN, offsetof(scrollkit_header_options, only_by_user)},
    {"inset", UINT32, offsetof(scrollkit_header_options, inset)},
    {"tolerance", DOUBLE, offsetof(scrollkit_header_options, tolerance)},
    {"parallax", DOUBLE, offsetof(scrollkit_header_options, parallax)},
    {"stretch_trigger", DOUBLE, offsetof(scrollkit_header_options, stretch_trigger)},
};
static const structure header_options_type = {
    "header_options", sizeof(scrollkit_header_options), header_options_fields, sizeof header_options_fields / sizeof(field)};

static const field header_state_fields[] = {
    {"is_snapping", BOOLEAN, offsetof(scrollkit_header_state, is_snapping)},
    {"position", DOUBLE, offsetof(scrollkit_header_state, position)},
    {"top", DOUBLE, offsetof(scrollkit_header_state, top)},
    {"visible_height", DOUBLE, offsetof(scrollkit_header_state, visible_height)},
    {"progress", DOUBLE, offsetof(scrollkit_header_state, progress)},
    {"stretch", DOUBLE, offsetof(scrollkit_header_state, stretch)},
    {"parallax", DOUBLE, offsetof(scrollkit_header_state, parallax)},
};
static const structure header_state_type = {
    "header_state", sizeof(scrollkit_header_state), header_state_fields, sizeof header_state_fields / sizeof(field)};

static const field nub_options_fields[] = {
    {"rule", UINT32, offsetof(scrollkit_nub_options, rule)},
    {"length", DOUBLE, offsetof(scrollkit_nub_options, length)},
    {"margin", DOUBLE, offsetof(scrollkit_nub_options, margin)},
    {"is_proportional", BOOLEAN, offsetof(scrollkit_nub_options, is_proportional)},
    {"fine_distance", DOUBLE, offsetof(scrollkit_nub_options, fine_distance)},
    {"reach", DOUBLE, offsetof(scrollkit_nub_options, reach)},
    {"fade", DOUBLE, offsetof(scrollkit_nub_options, fade)},
    {"delay", DOUBLE, offsetof(scrollkit_nub_options, delay)},
};
static const structure nub_options_type = {
    "nub_options", sizeof(scrollkit_nub_options), nub_options_fields, sizeof nub_options_fields / sizeof(field)};

static const field nub_state_fields[] = {
    {"is_grabbed", BOOLEAN, offsetof(scrollkit_nub_state, is_grabbed)},
    {"y", DOUBLE, offsetof(scrollkit_nub_state, y)},
    {"length", DOUBLE, offsetof(scrollkit_nub_state, length)},
    {"alpha", DOUBLE, offsetof(scrollkit_nub_state, alpha)},
    {"share", DOUBLE, offsetof(scrollkit_nub_state, share)},
    {"touch_y", DOUBLE, offsetof(scrollkit_nub_state, touch_y)},
    {"touch_length", DOUBLE, offsetof(scrollkit_nub_state, touch_length)},
    {"section", INT32, offsetof(scrollkit_nub_state, section)},
};
static const structure nub_state_type = {
    "nub_state", sizeof(scrollkit_nub_state), nub_state_fields, sizeof nub_state_fields / sizeof(field)};

static const field snap_options_fields[] = {
    {"kind", UINT32, offsetof(scrollkit_snap_options, kind)},
    {"rule", UINT32, offsetof(scrollkit_snap_options, rule)},
    {"is_reversed", BOOLEAN, offsetof(scrollkit_snap_options, is_reversed)},
    {"length", DOUBLE, offsetof(scrollkit_snap_options, length)},
    {"spacing", DOUBLE, offsetof(scrollkit_snap_options, spacing)},
    {"leading", DOUBLE, offsetof(scrollkit_snap_options, leading)},
    {"count", UINT32, offsetof(scrollkit_snap_options, count)},
    {"strictness", UINT32, offsetof(scrollkit_snap_options, strictness)},
    {"proximity", DOUBLE, offsetof(scrollkit_snap_options, proximity)},
    {"padding_start", DOUBLE, offsetof(scrollkit_snap_options, padding_start)},
    {"padding_end", DOUBLE, offsetof(scrollkit_snap_options, padding_end)},
    {"alignment", UINT32, offsetof(scrollkit_snap_options, alignment)},
    {"stops", UINT32, offsetof(scrollkit_snap_options, stops)},
};
static const structure snap_options_type = {
    "snap_options", sizeof(scrollkit_snap_options), snap_options_fields, sizeof snap_options_fields / sizeof(field)};

static const field snap_area_fields[] = {
    {"stops", BOOLEAN, offsetof(scrollkit_snap_area, stops)},
    {"key", UINT64, offsetof(scrollkit_snap_area, key)},
    {"x", DOUBLE, offsetof(scrollkit_snap_area, x)},
    {"y", DOUBLE, offsetof(scrollkit_snap_area, y)},
    {"width", DOUBLE, offsetof(scrollkit_snap_area, width)},
    {"height", DOUBLE, offsetof(scrollkit_snap_area, height)},
    {"align_x", UINT32, offsetof(scrollkit_snap_area, align_x)},
    {"align_y", UINT32, offsetof(scrollkit_snap_area, align_y)},
    {"margin_top", DOUBLE, offsetof(scrollkit_snap_area, margin_top)},
    {"margin_left", DOUBLE, offsetof(scrollkit_snap_area, margin_left)},
    {"margin_bottom", DOUBLE, offsetof(scrollkit_snap_area, margin_bottom)},
    {"margin_right", DOUBLE, offsetof(scrollkit_snap_area, margin_right)},
    {"is_focused", BOOLEAN, offsetof(scrollkit_snap_area, is_focused)},
};
static const structure snap_area_type = {
    "snap_area", sizeof(scrollkit_snap_area), snap_area_fields, sizeof snap_area_fields / sizeof(field)};

static const field snap_state_fields[] = {
    {"index_x", DOUBLE, offsetof(scrollkit_snap_state, index_x)},
    {"index_y", DOUBLE, offsetof(scrollkit_snap_state, index_y)},
    {"target_x", DOUBLE, offsetof(scrollkit_snap_state, target_x)},
    {"target_y", DOUBLE, offsetof(scrollkit_snap_state, target_y)},
};
static const structure snap_state_type = {
    "snap_state", sizeof(scrollkit_snap_state), snap_state_fields, sizeof snap_state_fields / sizeof(field)};

static const field zoom_options_fields[] = {
    {"centers", BOOLEAN, offsetof(scrollkit_zoom_options, centers)},
    {"minimum", DOUBLE, offsetof(scrollkit_zoom_options, minimum)},
    {"maximum", DOUBLE, offsetof(scrollkit_zoom_options, maximum)},
};
static const structure zoom_options_type = {
    "zoom_options", sizeof(scrollkit_zoom_options), zoom_options_fields, sizeof zoom_options_fields / sizeof(field)};

static const field zoom_state_fields[] = {
    {"is_zooming", BOOLEAN, offsetof(scrollkit_zoom_state, is_zooming)},
    {"scale", DOUBLE, offsetof(scrollkit_zoom_state, scale)},
    {"target_scale", DOUBLE, offsetof(scrollkit_zoom_state, target_scale)},
    {"minimum", DOUBLE, offsetof(scrollkit_zoom_state, minimum)},
    {"maximum", DOUBLE, offsetof(scrollkit_zoom_state, maximum)},
    {"centering_x", DOUBLE, offsetof(scrollkit_zoom_state, centering_x)},
    {"centering_y", DOUBLE, offsetof(scrollkit_zoom_state, centering_y)},
};
static const structure zoom_state_type = {
    "zoom_state", sizeof(scrollkit_zoom_state), zoom_state_fields, sizeof zoom_state_fields / sizeof(field)};

static const field autoscroll_options_fields[] = {
    {"rule", UINT32, offsetof(scrollkit_autoscroll_options, rule)},
    {"dead_zone", DOUBLE, offsetof(scrollkit_autoscroll_options, dead_zone)},
    {"edge_margin", DOUBLE, offsetof(scrollkit_autoscroll_options, edge_margin)},
    {"edge_speed", DOUBLE, offsetof(scrollkit_autoscroll_options, edge_speed)},
    {"edge_ramp", DOUBLE, offsetof(scrollkit_autoscroll_options, edge_ramp)},
};
static const structure autoscroll_options_type = {
    "autoscroll_options", sizeof(scrollkit_autoscroll_options), autoscroll_options_fields, sizeof autoscroll_options_fields / sizeof(field)};

static const field scrollbar_options_fields[] = {
    {"jumps_to_click", BOOLEAN, offsetof(scrollkit_scrollbar_options, jumps_to_click)},
    {"track_length", DOUBLE, offsetof(scrollkit_scrollbar_options, track_length)},
    {"least_thumb", DOUBLE, offsetof(scrollkit_scrollbar_options, least_thumb)},
    {"snap_back", DOUBLE, offsetof(scrollkit_scrollbar_options, snap_back)},
};
static const structure scrollbar_options_type = {
    "scrollbar_options", sizeof(scrollkit_scrollbar_options), scrollbar_options_fields, sizeof scrollbar_options_fields / sizeof(field)};

static const field scrollbar_state_fields[] = {
    {"held", UINT32, offsetof(scrollkit_scrollbar_state, held)},
    {"thumb_start", DOUBLE, offsetof(scrollkit_scrollbar_state, thumb_start)},
    {"thumb_length", DOUBLE, offsetof(scrollkit_scrollbar_state, thumb_length)},
};
static const structure scrollbar_state_type = {
    "scrollbar_state", sizeof(scrollkit_scrollbar_state), scrollbar_state_fields, sizeof scrollbar_state_fields / sizeof(field)};

static const field refresh_options_fields[] = {
    {"threshold", DOUBLE, offsetof(scrollkit_refresh_options, threshold)},
    {"length", DOUBLE, offsetof(scrollkit_refresh_options, length)},
};
static const structure refresh_options_type = {
    "refresh_options", sizeof(scrollkit_refresh_options), refresh_options_fields, sizeof refresh_options_fields / sizeof(field)};

static const field refresh_state_fields[] = {
    {"step", UINT32, offsetof(scrollkit_refresh_state, step)},
    {"pull", DOUBLE, offsetof(scrollkit_refresh_state, pull)},
    {"progress", DOUBLE, offsetof(scrollkit_refresh_state, progress)},
};
static const structure refresh_state_type = {
    "refresh_state", sizeof(scrollkit_refresh_state), refresh_state_fields, sizeof refresh_state_fields / sizeof(field)};

static const field deltas_options_fields[] = {
    {"line_length", DOUBLE, offsetof(scrollkit_deltas_options, line_length)},
    {"notch_length", DOUBLE, offsetof(scrollkit_deltas_options, notch_length)},
};
static const structure deltas_options_type = {
    "deltas_options", sizeof(scrollkit_deltas_options), deltas_options_fields, sizeof deltas_options_fields / sizeof(field)};

static const field deltas_fields[] = {
    {"needs_tick", BOOLEAN, offsetof(scrollkit_deltas, needs_tick)},
    {"x", DOUBLE, offsetof(scrollkit_deltas, x)},
    {"y", DOUBLE, offsetof(scrollkit_deltas, y)},
    {"lines_x", DOUBLE, offsetof(scrollkit_deltas, lines_x)},
    {"lines_y", DOUBLE, offsetof(scrollkit_deltas, lines_y)},
    {"value120_x", DOUBLE, offsetof(scrollkit_deltas, value120_x)},
    {"value120_y", DOUBLE, offsetof(scrollkit_deltas, value120_y)},
    {"stop_x", BOOLEAN, offsetof(scrollkit_deltas, stop_x)},
    {"stop_y", BOOLEAN, offsetof(scrollkit_deltas, stop_y)},
};
static const structure deltas_type = {
    "deltas", sizeof(scrollkit_deltas), deltas_fields, sizeof deltas_fields / sizeof(field)};

static const field meter_options_fields[] = {
    {"is_horizontal", BOOLEAN, offsetof(scrollkit_meter_options, is_horizontal)},
    {"frames_per_second", DOUBLE, offsetof(scrollkit_meter_options, frames_per_second)},
    {"pixels_per_point", DOUBLE, offsetof(scrollkit_meter_options, pixels_per_point)},
};
static const structure meter_options_type = {
    "meter_options", sizeof(scrollkit_meter_options), meter_options_fields, sizeof meter_options_fields / sizeof(field)};

static const field meter_report_fields[] = {
    {"scrolls", UINT64, offsetof(scrollkit_meter_report, scrolls)},
    {"frames", UINT64, offsetof(scrollkit_meter_report, frames)},
    {"same_frames", UINT64, offsetof(scrollkit_meter_report, same_frames)},
    {"janky_frames", UINT64, offsetof(scrollkit_meter_report, janky_frames)},
    {"missed_by_delivery", UINT64, offsetof(scrollkit_meter_report, missed_by_delivery)},
    {"missed_in_fast_scroll", UINT64, offsetof(scrollkit_meter_report, missed_in_fast_scroll)},
    {"missed_at_start_of_fling", UINT64, offsetof(scrollkit_meter_report, missed_at_start_of_fling)},
    {"missed_in_fling", UINT64, offsetof(scrollkit_meter_report, missed_in_fling)},
    {"predictor_janky_frames", UINT64, offsetof(scrollkit_meter_report, predictor_janky_frames)},
    {"inputs", UINT64, offsetof(scrollkit_meter_report, inputs)},
    {"mean_lag", DOUBLE, offsetof(scrollkit_meter_report, mean_lag)},
    {"largest_lag", DOUBLE, offsetof(scrollkit_meter_report, largest_lag)},
    {"largest_jerk", DOUBLE, offsetof(scrollkit_meter_report, largest_jerk)},
};
static const structure meter_report_type = {
    "meter_report", sizeof(scrollkit_meter_report), meter_report_fields, sizeof meter_report_fields / sizeof(field)};

static const field list_kind_options_fields[] = {
    {"sticky", UINT32, offsetof(scrollkit_list_kind_options, sticky)},
    {"level", UINT32, offsetof(scrollkit_list_kind_options, level)},
    {"span", UINT32, offsetof(scrollkit_list_kind_options, span)},
    {"estimate", DOUBLE, offsetof(scrollkit_list_kind_options, estimate)},
};
static const structure list_kind_options_type = {
    "list_kind_options", sizeof(scrollkit_list_kind_options), list_kind_options_fields, sizeof list_kind_options_fields / sizeof(field)};

static const field list_options_fields[] = {
    {"is_horizontal", BOOLEAN, offsetof(scrollkit_list_options, is_horizontal)},
    {"is_right_to_left", BOOLEAN, offsetof(scrollkit_list_options, is_right_to_left)},
    {"columns", UINT32, offsetof(scrollkit_list_options, columns)},
    {"column_count", UINT32, offsetof(scrollkit_list_options, column_count)},
    {"estimate", DOUBLE, offsetof(scrollkit_list_options, estimate)},
    {"gap", DOUBLE, offsetof(scrollkit_list_options, gap)},
    {"leading_inset", DOUBLE, offsetof(scrollkit_list_options, leading_inset)},
    {"trailing_inset", DOUBLE, offsetof(scrollkit_list_options, trailing_inset)},
    {"column_gap", DOUBLE, offsetof(scrollkit_list_options, column_gap)},
    {"smallest_cell", DOUBLE, offsetof(scrollkit_list_options, smallest_cell)},
    {"cross_length", DOUBLE, offsetof(scrollkit_list_options, cross_length)},
    {"overscan", DOUBLE, offsetof(scrollkit_list_options, overscan)},
    {"near_distance", DOUBLE, offsetof(scrollkit_list_options, near_distance)},
};
static const structure list_options_type = {
    "list_options", sizeof(scrollkit_list_options), list_options_fields, sizeof list_options_fields / sizeof(field)};

static const field list_size_fields[] = {
    {"columns", UINT32, offsetof(scrollkit_list_size, columns)},
    {"count", UINT64, offsetof(scrollkit_list_size, count)},
    {"length", DOUBLE, offsetof(scrollkit_list_size, length)},
    {"cell_length", DOUBLE, offsetof(scrollkit_list_size, cell_length)},
    {"memory", UINT64, offsetof(scrollkit_list_size, memory)},
};
static const structure list_size_type = {
    "list_size", sizeof(scrollkit_list_size), list_size_fields, sizeof list_size_fields / sizeof(field)};

static const field list_item_fields[] = {
    {"is_measured", BOOLEAN, offsetof(scrollkit_list_item, is_measured)},
    {"kind", UINT32, offsetof(scrollkit_list_item, kind)},
    {"column", UINT32, offsetof(scrollkit_list_item, column)},
    {"start", DOUBLE, offsetof(scrollkit_list_item, start)},
    {"extent", DOUBLE, offsetof(scrollkit_list_item, extent)},
    {"cross_start", DOUBLE, offsetof(scrollkit_list_item, cross_start)},
    {"cross_length", DOUBLE, offsetof(scrollkit_list_item, cross_length)},
};
static const structure list_item_type = {
    "list_item", sizeof(scrollkit_list_item), list_item_fields, sizeof list_item_fields / sizeof(field)};

static const field list_visible_fields[] = {
    {"first", UINT64, offsetof(scrollkit_list_visible, first)},
    {"count", UINT64, offsetof(scrollkit_list_visible, count)},
};
static const structure list_visible_type = {
    "list_visible", sizeof(scrollkit_list_visible), list_visible_fields, sizeof list_visible_fields / sizeof(field)};

static const field list_frame_fields[] = {
    {"has_sticky", BOOLEAN, offsetof(scrollkit_list_frame, has_sticky)},
    {"first", UINT64, offsetof(scrollkit_list_frame, first)},
    {"count", UINT64, offsetof(scrollkit_list_frame, count)},
    {"sticky_item", UINT64, offsetof(scrollkit_list_frame, sticky_item)},
    {"sticky_position", DOUBLE, offsetof(scrollkit_list_frame, sticky_position)},
};
static const structure list_frame_type = {
    "list_frame", sizeof(scrollkit_list_frame), list_frame_fields, sizeof list_frame_fields / sizeof(field)};

static const field list_conversation_options_fields[] = {
    {"is_at_top", BOOLEAN, offsetof(scrollkit_list_conversation_options, is_at_top)},
    {"near_distance", DOUBLE, offsetof(scrollkit_list_conversation_options, near_distance)},
    {"top_margin", DOUBLE, offsetof(scrollkit_list_conversation_options, top_margin)},
};
static const structure list_conversation_options_type = {
    "list_conversation_options", sizeof(scrollkit_list_conversation_options), list_conversation_options_fields, sizeof list_conversation_options_fields / sizeof(field)};

static const field list_conversation_fields[] = {
    {"is_following", BOOLEAN, offsetof(scrollkit_list_conversation, is_following)},
    {"first_unread", UINT64, offsetof(scrollkit_list_conversation, first_unread)},
    {"unread_count", UINT64, offsetof(scrollkit_list_conversation, unread_count)},
    {"spacer", DOUBLE, offsetof(scrollkit_list_conversation, spacer)},
};
static const structure list_conversation_type = {
    "list_conversation", sizeof(scrollkit_list_conversation), list_conversation_fields, sizeof list_conversation_fields / sizeof(field)};

static const field trace_step_fields[] = {
    {"kind", UINT32, offsetof(scrollkit_trace_step, kind)},
    {"place", UINT64, offsetof(scrollkit_trace_step, place)},
    {"scroller", UINT32, offsetof(scrollkit_trace_step, scroller)},
    {"is_equal", BOOLEAN, offsetof(scrollkit_trace_step, is_equal)},
    {"status", INT32, offsetof(scrollkit_trace_step, status)},
    {"depth", UINT32, offsetof(scrollkit_trace_step, depth)},
};
static const structure trace_step_type = {
    "trace_step", sizeof(scrollkit_trace_step), trace_step_fields, sizeof trace_step_fields / sizeof(field)};

static const field trace_report_fields[] = {
    {"calls", UINT64, offsetof(scrollkit_trace_report, calls)},
    {"differences", UINT64, offsetof(scrollkit_trace_report, differences)},
    {"first_difference", UINT64, offsetof(scrollkit_trace_report, first_difference)},
    {"place", UINT64, offsetof(scrollkit_trace_report, place)},
};
static const structure trace_report_type = {
    "trace_report", sizeof(scrollkit_trace_report), trace_report_fields, sizeof trace_report_fields / sizeof(field)};

/* The names of C without SCROLLKIT_. */
static const constant constants[] = {
    {"STATUS_OK", 0},
    {"STATUS_UNBALANCED", 1},
    {"STATUS_DIFFERENT", 2},
    {"STATUS_NULL_ARGUMENT", -1},
    {"STATUS_INVALID_ARGUMENT", -2},
    {"STATUS_NOT_FINITE", -3},
    {"STATUS_NOT_FOUND", -4},
    {"STATUS_WRONG_MODE", -5},
    {"STATUS_OUT_OF_RANGE", -6},
    {"STATUS_NO_MEMORY", -7},
    {"STATUS_NOT_ENABLED", -8},
    {"STATUS_CYCLE", -9},
    {"STATUS_INVALID_SIZE", -10},
    {"STATUS_INVALID_TRACE", -11},
    {"FEEL_DEFAULT", 0},
    {"FEEL_UIKIT", 1},
    {"FEEL_UIKIT_FAST", 2},
    {"FEEL_ANDROID", 3},
    {"FEEL_FLUTTER_ANDROID", 4},
    {"FEEL_FLUTTER_IOS", 5},
    {"FEEL_CHROMIUM", 6},
    {"FEEL_GTK", 7},
    {"FEEL_MACOS", 8},
    {"FEEL_QT", 9},
    {"FEEL_GECKO", 10},
    {"FEEL_LVGL", 11},
    {"COAST_RULE_EXPONENTIAL", 0},
    {"COAST_RULE_ANDROID", 1},
    {"COAST_RULE_POWER", 2},
    {"COAST_RULE_DRIFTING", 3},
    {"COAST_RULE_BRAKED", 4},
    {"COAST_RULE_SOFTENED", 5},
    {"EDGE_BEHAVIOR_BOUNCE", 0},
    {"EDGE_BEHAVIOR_CLAMP", 1},
    {"EDGE_BEHAVIOR_STRETCH", 2},
    {"EDGE_BEHAVIOR_GLOW", 3},
    {"BOUNCE_RULE_SPRING", 0},
    {"BOUNCE_RULE_QT", 1},
    {"BOUNCE_RULE_ELASTIC", 2},
    {"MOTION_END_NATURAL", 0},
    {"MOTION_END_CRISP", 1},
    {"VELOCITY_RULE_IOS", 0},
    {"VELOCITY_RULE_MACOS", 1},
    {"VELOCITY_RULE_MEAN_OF_THREE", 2},
    {"VELOCITY_RULE_LEAST_SQUARES", 3},
    {"VELOCITY_RULE_RESTRICTED_LEAST_SQUARES", 4},
    {"VELOCITY_RULE_LINE", 5},
    {"VELOCITY_RULE_IMPULSE", 6},
    {"VELOCITY_RULE_MEAN_OF_FIVE", 7},
    {"VELOCITY_RULE_DISTANCE_OVER_TIME", 8},
    {"VELOCITY_RULE_FADING", 9},
    {"DRAG_START_SWALLOW", 0},
    {"DRAG_START_SWALLOW_MOVEMENT", 1},
    {"DRAG_START_CATCH_UP", 2},
    {"DRAG_START_EASE", 3},
    {"DRAG_START_SWALLOW_NEXT", 4},
    {"DIRECTION_LOCK_NONE", 0},
    {"DIRECTION_LOCK_INITIAL", 1},
    {"DIRECTION_LOCK_BREAKABLE", 2},
    {"DIRECTION_LOCK_ALWAYS", 3},
    {"FINGER_RULE_NEWEST", 0},
    {"FINGER_RULE_OLDEST", 1},
    {"FINGER_RULE_AVERAGE", 2},
    {"FINGER_RULE_SUM", 3},
    {"FLING_BOOST_NONE", 0},
    {"FLING_BOOST_CARRIED", 1},
    {"FLING_BOOST_CHROMIUM", 2},
    {"FLING_BOOST_GECKO", 3},
    {"FLING_BOOST_QT", 4},
    {"FLING_BOOST_GTK", 5},
    {"SPEED_LIMIT_EACH_AXIS", 0},
    {"SPEED_LIMIT_WHOLE", 1},
    {"WHEEL_SMOOTHING_NONE", 0},
    {"WHEEL_SMOOTHING_CONSTANT", 1},
    {"WHEEL_SMOOTHING_DELTA_BASED", 2},
    {"WHEEL_SMOOTHING_INVERSE_DELTA", 3},
    {"WHEEL_SMOOTHING_IMPULSE", 4},
    {"WHEEL_SMOOTHING_PACED", 5},
    {"WHEEL_SMOOTHING_SPRING", 6},
    {"WHEEL_SMOOTHING_EXPONENTIAL", 7},
    {"WHEEL_SMOOTHING_OUT_EXPO", 8},
    {"WHEEL_SMOOTHING_STEADY", 9},
    {"WHEEL_STEPPING_FRACTIONAL", 0},
    {"WHEEL_STEPPING_WHOLE", 1},
    {"MODE_DRIVEN", 0},
    {"MODE_OBSERVED", 1},
    {"AXIS_X", 0},
    {"AXIS_Y", 1},
    {"EDGES_NONE", 0},
    {"EDGES_TOP", 1},
    {"EDGES_LEFT", 2},
    {"EDGES_BOTTOM", 4},
    {"EDGES_RIGHT", 8},
    {"EDGES_ALL", 15},
    {"SCROLL_ALIGNMENT_NEAREST", 0},
    {"SCROLL_ALIGNMENT_START", 1},
    {"SCROLL_ALIGNMENT_CENTER", 2},
    {"SCROLL_ALIGNMENT_END", 3},
    {"SCROLL_ALIGNMENT_NONE", 4},
    {"SCROLL_ALIGNMENT_SCROLL_OFF", 5},
    {"CURVE_EASE_IN_OUT", 0},
    {"CURVE_EASE", 1},
    {"CURVE_EASE_IN", 2},
    {"CURVE_EASE_OUT", 3},
    {"CURVE_LINEAR", 4},
    {"CURVE_BEZIER", 5},
    {"SCROLL_AXES_BOTH", 0},
    {"SCROLL_AXES_X", 1},
    {"SCROLL_AXES_Y", 2},
    {"UNIT_POINTS", 0},
    {"UNIT_LINES", 1},
    {"UNIT_PAGES", 2},
    {"UNIT_NOTCHES", 3},
    {"UNIT_NOTCHES_120", 4},
    {"INPUT_KIND_NONE", 0},
    {"INPUT_KIND_PRESS", 1},
    {"INPUT_KIND_MOVE", 2},
    {"INPUT_KIND_RELEASE", 3},
    {"INPUT_KIND_CANCEL", 4},
    {"INPUT_KIND_HOLD", 5},
    {"INPUT_KIND_HOLD_END", 6},
    {"INPUT_KIND_WHEEL", 7},
    {"INPUT_KIND_PAN_BEGIN", 8},
    {"INPUT_KIND_PAN_UPDATE", 9},
    {"INPUT_KIND_PAN_END", 10},
    {"INPUT_KIND_MOMENTUM_UPDATE", 11},
    {"INPUT_KIND_MOMENTUM_END", 12},
    {"INPUT_KIND_KEY", 13},
    {"INPUT_KIND_PINCH_BEGIN", 14},
    {"INPUT_KIND_PINCH_UPDATE", 15},
    {"INPUT_KIND_PINCH_END", 16},
    {"INPUT_KIND_KEY_UP", 18},
    {"INPUT_KIND_STEER", 19},
    {"INPUT_KIND_STEER_END", 20},
    {"INPUT_KIND_KEY_HELD", 21},
    {"INPUT_KIND_DID_SCROLL", 32},
    {"INPUT_KIND_WILL_BEGIN_DRAGGING", 33},
    {"INPUT_KIND_WILL_END_DRAGGING", 34},
    {"INPUT_KIND_DID_END_DRAGGING", 35},
    {"INPUT_KIND_DID_END_DECELERATING", 36},
    {"INPUT_KIND_DID_END_ANIMATION", 37},
    {"INPUT_KIND_DID_TRACK", 38},
    {"INPUT_KIND_WILL_BEGIN_ZOOMING", 39},
    {"INPUT_KIND_DID_ZOOM", 40},
    {"INPUT_KIND_DID_END_ZOOMING", 41},
    {"INPUT_KIND_HOST", 65536},
    {"KEY_LINE_UP", 0},
    {"KEY_LINE_DOWN", 1},
    {"KEY_LINE_LEFT", 2},
    {"KEY_LINE_RIGHT", 3},
    {"KEY_PAGE_UP", 4},
    {"KEY_PAGE_DOWN", 5},
    {"KEY_PAGE_LEFT", 6},
    {"KEY_PAGE_RIGHT", 7},
    {"KEY_HOME", 8},
    {"KEY_END", 9},
    {"INPUT_FLAGS_PLATFORM_MOMENTUM", 1},
    {"INPUT_FLAGS_HAS_VELOCITY", 2},
    {"INPUT_FLAGS_DECELERATES", 4},
    {"INPUT_FLAGS_INVERTED", 8},
    {"INPUT_FLAGS_SWAP_AXES", 16},
    {"INPUT_FLAGS_STOP_X", 32},
    {"INPUT_FLAGS_STOP_Y", 64},
    {"INPUT_FLAGS_ENDS_IN_SILENCE", 128},
    {"INPUT_FLAGS_TIME_WRAPS", 256},
    {"INPUT_FLAGS_ZOOM", 512},
    {"PHASE_IDLE", 0},
    {"PHASE_TRACKING", 1},
    {"PHASE_DRAGGING", 2},
    {"PHASE_COASTING", 3},
    {"PHASE_BOUNCING", 4},
    {"PHASE_ANIMATING", 5},
    {"PHASE_WHEELING", 6},
    {"PHASE_ZOOMING", 7},
    {"PHASE_STEERING", 8},
    {"TOP_RULE_STANDARD", 0},
    {"TOP_RULE_KEEP_UNTIL_DRAG", 1},
    {"TOP_SOURCE_NONE", 0},
    {"TOP_SOURCE_STATUS_BAR", 1},
    {"TOP_SOURCE_TAB_ITEM", 2},
    {"TOP_SOURCE_APPEARANCE", 3},
    {"TOP_SOURCE_HOST", 65536},
    {"EVENT_KIND_DID_SCROLL", 1},
    {"EVENT_KIND_PHASE_CHANGED", 2},
    {"EVENT_KIND_WILL_REST", 3},
    {"EVENT_KIND_DID_REST", 4},
    {"EVENT_KIND_ANIMATION_COMPLETED", 5},
    {"EVENT_KIND_REQUEST_SCROLL", 6},
    {"EVENT_KIND_OVERFLOW", 7},
    {"EVENT_KIND_REQUEST_REST", 8},
    {"EVENT_KIND_DRAG_BEGAN", 9},
    {"EVENT_KIND_DRAG_ENDED", 10},
    {"EVENT_KIND_DECELERATION_BEGAN", 11},
    {"EVENT_KIND_DECELERATION_ENDED", 12},
    {"EVENT_KIND_WILL_BOUNCE", 13},
    {"EVENT_KIND_DID_BOUNCE", 14},
    {"EVENT_KIND_WILL_REACH_EDGES", 15},
    {"EVENT_KIND_DID_REACH_EDGES", 16},
    {"EVENT_KIND_ZOOMED_PAST_MINIMUM", 17},
    {"EVENT_KIND_ZOOMED_PAST_MAXIMUM", 18},
    {"EVENT_KIND_TOP_WILL_SCROLL", 19},
    {"EVENT_KIND_TOP_WILL_RESTORE", 20},
    {"EVENT_KIND_TOP_TARGET_CHANGED", 21},
    {"EVENT_KIND_HEADER_MOVED", 22},
    {"EVENT_KIND_HEADER_SHOWN", 23},
    {"EVENT_KIND_HEADER_HIDDEN", 24},
    {"EVENT_KIND_HEADER_STRETCHED", 25},
    {"EVENT_KIND_NUB_SHOWN", 26},
    {"EVENT_KIND_NUB_HIDDEN", 27},
    {"EVENT_KIND_NUB_GRABBED", 28},
    {"EVENT_KIND_NUB_RELEASED", 29},
    {"EVENT_KIND_SECTION_CHANGED", 30},
    {"EVENT_KIND_REQUEST_SHIFT", 31},
    {"EVENT_KIND_PAGE_CHANGED", 32},
    {"EVENT_KIND_ZOOM_CHANGED", 40},
    {"EVENT_KIND_LIST_VISIBLE_CHANGED", 41},
    {"EVENT_KIND_LIST_STICKY_CHANGED", 42},
    {"EVENT_KIND_LIST_NEAR_START", 43},
    {"EVENT_KIND_LIST_NEAR_END", 44},
    {"EVENT_KIND_REFRESH_CHANGED", 45},
    {"EVENT_KIND_LIST_CONVERSATION_CHANGED", 46},
    {"EVENT_RESULT_NONE", 0},
    {"EVENT_RESULT_TAKEN", 1},
    {"HEADER_MODE_ENTER_ALWAYS", 0},
    {"HEADER_MODE_EXIT_UNTIL_COLLAPSED", 1},
    {"HEADER_MODE_ENTER_ALWAYS_COLLAPSED", 2},
    {"HEADER_MODE_PINNED", 3},
    {"HEADER_MODE_FREEZE_NEAR_ENDS", 4},
    {"HEADER_MODE_ENTER_ALWAYS_EXIT_UNTIL_COLLAPSED", 5},
    {"HEADER_INSET_CONSTANT", 0},
    {"HEADER_INSET_VISIBLE", 1},
    {"ANCHOR_POLICY_NONE", 0},
    {"ANCHOR_POLICY_KEEP_ITEM", 1},
    {"ANCHOR_POLICY_KEEP_DISTANCE_TO_END", 2},
    {"ANCHOR_POLICY_STICK_TO_END", 3},
    {"ANCHOR_POLICY_KEEP_DISTANCE_RESET_X", 4},
    {"NUB_RULE_STANDARD", 0},
    {"NUB_RULE_IGNORE_INSETS", 1},
    {"OVERSCROLL_BEHAVIOR_AUTO", 0},
    {"OVERSCROLL_BEHAVIOR_CONTAIN", 1},
    {"OVERSCROLL_BEHAVIOR_NONE", 2},
    {"NEST_ORDER_CHILD_FIRST", 0},
    {"NEST_ORDER_PARENT_FIRST_DOWN", 1},
    {"NEST_ORDER_PARENT_FIRST_UP", 2},
    {"NEST_ORDER_PARENT_FIRST", 3},
    {"NEST_LATCHING_NONE", 0},
    {"NEST_LATCHING_GESTURE", 1},
    {"SNAP_KIND_NONE", 0},
    {"SNAP_KIND_PAGES", 1},
    {"SNAP_KIND_CAROUSEL", 2},
    {"SNAP_KIND_AREAS", 3},
    {"SNAP_KIND_ITEMS", 4},
    {"SNAP_RULE_DEFAULT", 0},
    {"SNAP_RULE_UIKIT", 1},
    {"SNAP_RULE_FLUTTER", 2},
    {"SNAP_RULE_PAGER", 3},
    {"SNAP_RULE_LINEAR", 4},
    {"SNAP_RULE_FREE", 5},
    {"SNAP_STRICTNESS_MANDATORY", 0},
    {"SNAP_STRICTNESS_PROXIMITY", 1},
    {"SNAP_ALIGNMENT_NONE", 0},
    {"SNAP_ALIGNMENT_START", 1},
    {"SNAP_ALIGNMENT_CENTER", 2},
    {"SNAP_ALIGNMENT_END", 3},
    {"SNAP_ORDER_ANY", 0},
    {"SNAP_ORDER_RIGHT", 1},
    {"SNAP_ORDER_DOWN", 2},
    {"AUTOSCROLL_RULE_CHROMIUM", 0},
    {"AUTOSCROLL_RULE_FIREFOX", 1},
    {"SCROLLBAR_PART_NONE", 0},
    {"SCROLLBAR_PART_THUMB", 1},
    {"SCROLLBAR_PART_TRACK", 2},
    {"SCROLLBAR_PART_ARROW_BACKWARD", 3},
    {"SCROLLBAR_PART_ARROW_FORWARD", 4},
    {"REFRESH_STEP_IDLE", 0},
    {"REFRESH_STEP_PULLED", 1},
    {"REFRESH_STEP_ARMED", 2},
    {"REFRESH_STEP_REFRESHING", 3},
    {"REFRESH_STEP_CLOSING", 4},
    {"LIST_COLUMNS_SINGLE", 0},
    {"LIST_COLUMNS_COUNT", 1},
    {"LIST_COLUMNS_FIT", 2},
    {"LIST_STICKY_START", 0},
    {"LIST_STICKY_END", 1},
    {"LIST_STICKY_NEVER", 2},
    {"LIST_ALIGNMENT_NEAREST", 0},
    {"LIST_ALIGNMENT_START", 1},
    {"LIST_ALIGNMENT_CENTER", 2},
    {"LIST_ALIGNMENT_END", 3},
    {"LIST_ALIGNMENT_SCROLL_OFF", 4},
    {"TRACE_STEP_KIND_CALL", 1},
    {"TRACE_STEP_KIND_EVENT", 2},
    {"TRACE_STEP_KIND_MARK", 3},
};

static int version(lua_State *L) {
  lua_settop(L, 0);
  lua_pushstring(L, scrollkit_version());
  return 1;
}

static int version_number(lua_State *L) {
  lua_settop(L, 0);
  uint32_t answer = scrollkit_version_number();
  raise_error(L);
  lua_pushinteger(L, (lua_Integer)answer);
  return 1;
}

static int has_feature(lua_State *L) {
  lua_settop(L, 1);
  const char *name = luaL_checkstring(L, 1);
  uint32_t answer = scrollkit_has_feature(name);
  raise_error(L);
  lua_pushboolean(L, answer == 1);
  return 1;
}

static int status_text(lua_State *L) {
  lua_settop(L, 1);
  scrollkit_status status = to_int32(L, 1);
  lua_pushstring(L, scrollkit_status_text(status));
  return 1;
}

static int enum_name(lua_State *L) {
  lua_settop(L, 2);
  const char *type = luaL_checkstring(L, 1);
  int64_t value = (int64_t)luaL_checkinteger(L, 2);
  lua_pushstring(L, scrollkit_enum_name(type, value));
  return 1;
}

static int scroller_create(lua_State *L) {
  lua_settop(L, 1);
  scrollkit_scroller_options options;
  handle *made = new_handle(L, SCROLLER);
  scrollkit_scroller *scroller = NULL;
  scrollkit_status status = scrollkit_scroller_create(to_structure(L, 1, &scroller_options_type, &options), &scroller);
  return give_object(L, made, scroller, status);
}

static int scroller_set_clock(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_scroller_set_clock(object_of(L, scroller), time)));
  return 1;
}

static int scroller_set_geometry(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_geometry geometry;
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_scroller_set_geometry(object_of(L, scroller), to_structure(L, 2, &geometry_type, &geometry), time)));
  return 1;
}

static int scroller_set_size(lua_State *L) {
  lua_settop(L, 6);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double viewport_width = luaL_checknumber(L, 2);
  double viewport_height = luaL_checknumber(L, 3);
  double content_width = luaL_checknumber(L, 4);
  double content_height = luaL_checknumber(L, 5);
  double time = luaL_checknumber(L, 6);
  lua_pushinteger(L, check(L, scrollkit_scroller_set_size(object_of(L, scroller), viewport_width, viewport_height, content_width, content_height, time)));
  return 1;
}

static int scroller_shift(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_scroller_shift(object_of(L, scroller), x, y, time)));
  return 1;
}

static int scroller_set_preferences(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_preferences preferences;
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_scroller_set_preferences(object_of(L, scroller), to_structure(L, 2, &preferences_type, &preferences), time)));
  return 1;
}

static int scroller_set_scroll_enabled(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint32_t x = to_boolean(L, 2);
  uint32_t y = to_boolean(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_scroller_set_scroll_enabled(object_of(L, scroller), x, y, time)));
  return 1;
}

static int scroller_set_always_bounces(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint32_t x = to_boolean(L, 2);
  uint32_t y = to_boolean(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_scroller_set_always_bounces(object_of(L, scroller), x, y, time)));
  return 1;
}

static int scroller_scroll_to(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  uint32_t animated = to_boolean(L, 4);
  double time = luaL_checknumber(L, 5);
  uint64_t id = 0;
  check(L, scrollkit_scroller_scroll_to(object_of(L, scroller), x, y, animated, time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int scroller_scroll_by(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  uint64_t id = 0;
  check(L, scrollkit_scroller_scroll_by(object_of(L, scroller), x, y, time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int scroller_scroll_rect_to_visible(lua_State *L) {
  lua_settop(L, 7);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  double width = luaL_checknumber(L, 4);
  double height = luaL_checknumber(L, 5);
  uint32_t animated = to_boolean(L, 6);
  double time = luaL_checknumber(L, 7);
  uint64_t id = 0;
  check(L, scrollkit_scroller_scroll_rect_to_visible(object_of(L, scroller), x, y, width, height, animated, time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int scroller_animate_to(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  scrollkit_scroll_options options;
  double time = luaL_checknumber(L, 5);
  uint64_t id = 0;
  check(L, scrollkit_scroller_animate_to(object_of(L, scroller), x, y, to_structure(L, 4, &scroll_options_type, &options), time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int scroller_scroll_into_view(lua_State *L) {
  lua_settop(L, 7);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  double width = luaL_checknumber(L, 4);
  double height = luaL_checknumber(L, 5);
  scrollkit_scroll_options options;
  double time = luaL_checknumber(L, 7);
  uint64_t id = 0;
  check(L, scrollkit_scroller_scroll_into_view(object_of(L, scroller), x, y, width, height, to_structure(L, 6, &scroll_options_type, &options), time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int scroller_set_offset(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_scroller_set_offset(object_of(L, scroller), x, y, time)));
  return 1;
}

static int scroller_stop(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_scroller_stop(object_of(L, scroller), time)));
  return 1;
}

static int scroller_set_feel(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_feel feel = to_uint32(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_scroller_set_feel(object_of(L, scroller), feel, time)));
  return 1;
}

static int scroller_set_feel_values(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_feel_values values;
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_scroller_set_feel_values(object_of(L, scroller), to_structure(L, 2, &feel_values_type, &values), time)));
  return 1;
}

static int scroller_get_feel_values(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  check(L, scrollkit_scroller_get_feel_values(object_of(L, scroller), &values));
  push_structure(L, &feel_values_type, &values, 2);
  return 1;
}

static int feel_get_values(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  scrollkit_feel feel = to_uint32(L, 1);
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  check(L, scrollkit_feel_get_values(feel, &values));
  push_structure(L, &feel_values_type, &values, 2);
  return 1;
}

static int scroller_push(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_input input;
  lua_pushinteger(L, check(L, scrollkit_scroller_push(object_of(L, scroller), to_structure(L, 2, &input_type, &input))));
  return 1;
}

static int scroller_push_many(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  size_t inputs_count;
  const scrollkit_input *inputs = to_structures(L, 2, &input_type, &inputs_count);
  lua_pushinteger(L, check(L, scrollkit_scroller_push_many(object_of(L, scroller), inputs, inputs_count)));
  return 1;
}

static int scroller_responds_to(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_input_kind kind = to_uint32(L, 2);
  uint32_t answer = scrollkit_scroller_responds_to(object_of(L, scroller), kind);
  raise_error(L);
  lua_pushboolean(L, answer == 1);
  return 1;
}

static int scroller_press(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint64_t pointer_id = (uint64_t)luaL_checkinteger(L, 2);
  double x = luaL_checknumber(L, 3);
  double y = luaL_checknumber(L, 4);
  double time = luaL_checknumber(L, 5);
  lua_pushinteger(L, check(L, scrollkit_scroller_press(object_of(L, scroller), pointer_id, x, y, time)));
  return 1;
}

static int scroller_move(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint64_t pointer_id = (uint64_t)luaL_checkinteger(L, 2);
  double x = luaL_checknumber(L, 3);
  double y = luaL_checknumber(L, 4);
  double time = luaL_checknumber(L, 5);
  lua_pushinteger(L, check(L, scrollkit_scroller_move(object_of(L, scroller), pointer_id, x, y, time)));
  return 1;
}

static int scroller_release(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint64_t pointer_id = (uint64_t)luaL_checkinteger(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_scroller_release(object_of(L, scroller), pointer_id, time)));
  return 1;
}

static int scroller_cancel(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_scroller_cancel(object_of(L, scroller), time)));
  return 1;
}

static int scroller_wheel(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  scrollkit_unit unit = to_uint32(L, 4);
  double time = luaL_checknumber(L, 5);
  lua_pushinteger(L, check(L, scrollkit_scroller_wheel(object_of(L, scroller), x, y, unit, time)));
  return 1;
}

static int scroller_key(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_key key = to_uint32(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_scroller_key(object_of(L, scroller), key, time)));
  return 1;
}

static int scroller_hold_key(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_key key = to_uint32(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_scroller_hold_key(object_of(L, scroller), key, time)));
  return 1;
}

static int scroller_release_key(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_key key = to_uint32(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_scroller_release_key(object_of(L, scroller), key, time)));
  return 1;
}

static int scroller_report_release(lua_State *L) {
  lua_settop(L, 7);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double velocity_x = luaL_checknumber(L, 2);
  double velocity_y = luaL_checknumber(L, 3);
  double target_x = luaL_checknumber(L, 4);
  double target_y = luaL_checknumber(L, 5);
  uint32_t decelerates = to_boolean(L, 6);
  double time = luaL_checknumber(L, 7);
  double rest_x = 0;
  double rest_y = 0;
  check(L, scrollkit_scroller_report_release(object_of(L, scroller), velocity_x, velocity_y, target_x, target_y, decelerates, time, &rest_x, &rest_y));
  lua_pushnumber(L, rest_x);
  lua_pushnumber(L, rest_y);
  return 2;
}

static int input_from_sdl2_wheel(lua_State *L) {
  lua_settop(L, 5);
  check_receiver(L);
  double x = luaL_checknumber(L, 1);
  double y = luaL_checknumber(L, 2);
  uint32_t direction = to_uint32(L, 3);
  uint32_t time_ms = to_uint32(L, 4);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_sdl2_wheel(&input, x, y, direction, time_ms));
  push_structure(L, &input_type, &input, 5);
  return 1;
}

static int input_from_sdl3_wheel(lua_State *L) {
  lua_settop(L, 5);
  check_receiver(L);
  double x = luaL_checknumber(L, 1);
  double y = luaL_checknumber(L, 2);
  uint32_t direction = to_uint32(L, 3);
  uint64_t time_ns = (uint64_t)luaL_checkinteger(L, 4);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_sdl3_wheel(&input, x, y, direction, time_ns));
  push_structure(L, &input_type, &input, 5);
  return 1;
}

static int input_from_sdl2_finger(lua_State *L) {
  lua_settop(L, 8);
  check_receiver(L);
  uint32_t type = to_uint32(L, 1);
  uint64_t finger = (uint64_t)luaL_checkinteger(L, 2);
  double x = luaL_checknumber(L, 3);
  double y = luaL_checknumber(L, 4);
  double width = luaL_checknumber(L, 5);
  double height = luaL_checknumber(L, 6);
  uint32_t time_ms = to_uint32(L, 7);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_sdl2_finger(&input, type, finger, x, y, width, height, time_ms));
  push_structure(L, &input_type, &input, 8);
  return 1;
}

static int input_from_sdl3_finger(lua_State *L) {
  lua_settop(L, 8);
  check_receiver(L);
  uint32_t type = to_uint32(L, 1);
  uint64_t finger = (uint64_t)luaL_checkinteger(L, 2);
  double x = luaL_checknumber(L, 3);
  double y = luaL_checknumber(L, 4);
  double width = luaL_checknumber(L, 5);
  double height = luaL_checknumber(L, 6);
  uint64_t time_ns = (uint64_t)luaL_checkinteger(L, 7);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_sdl3_finger(&input, type, finger, x, y, width, height, time_ns));
  push_structure(L, &input_type, &input, 8);
  return 1;
}

static int input_from_glfw_scroll(lua_State *L) {
  lua_settop(L, 4);
  check_receiver(L);
  double xoffset = luaL_checknumber(L, 1);
  double yoffset = luaL_checknumber(L, 2);
  double time = luaL_checknumber(L, 3);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_glfw_scroll(&input, xoffset, yoffset, time));
  push_structure(L, &input_type, &input, 4);
  return 1;
}

static int input_from_raylib_wheel(lua_State *L) {
  lua_settop(L, 4);
  check_receiver(L);
  double x = luaL_checknumber(L, 1);
  double y = luaL_checknumber(L, 2);
  double time = luaL_checknumber(L, 3);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_raylib_wheel(&input, x, y, time));
  push_structure(L, &input_type, &input, 4);
  return 1;
}

static int input_from_imgui_wheel(lua_State *L) {
  lua_settop(L, 5);
  check_receiver(L);
  double wheel_x = luaL_checknumber(L, 1);
  double wheel_y = luaL_checknumber(L, 2);
  uint32_t right_is_positive = to_boolean(L, 3);
  double time = luaL_checknumber(L, 4);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_imgui_wheel(&input, wheel_x, wheel_y, right_is_positive, time));
  push_structure(L, &input_type, &input, 5);
  return 1;
}

static int input_from_sgr_button(lua_State *L) {
  lua_settop(L, 3);
  check_receiver(L);
  uint32_t button = to_uint32(L, 1);
  double time = luaL_checknumber(L, 2);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_sgr_button(&input, button, time));
  push_structure(L, &input_type, &input, 3);
  return 1;
}

static int input_from_gtk_scroll(lua_State *L) {
  lua_settop(L, 5);
  check_receiver(L);
  double dx = luaL_checknumber(L, 1);
  double dy = luaL_checknumber(L, 2);
  uint32_t unit = to_uint32(L, 3);
  uint32_t time_ms = to_uint32(L, 4);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_gtk_scroll(&input, dx, dy, unit, time_ms));
  push_structure(L, &input_type, &input, 5);
  return 1;
}

static int input_from_gtk_begin(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  uint32_t time_ms = to_uint32(L, 1);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_gtk_begin(&input, time_ms));
  push_structure(L, &input_type, &input, 2);
  return 1;
}

static int input_from_gtk_end(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  uint32_t time_ms = to_uint32(L, 1);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_gtk_end(&input, time_ms));
  push_structure(L, &input_type, &input, 2);
  return 1;
}

static int input_from_gtk_decelerate(lua_State *L) {
  lua_settop(L, 4);
  check_receiver(L);
  double velocity_x = luaL_checknumber(L, 1);
  double velocity_y = luaL_checknumber(L, 2);
  uint32_t time_ms = to_uint32(L, 3);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_gtk_decelerate(&input, velocity_x, velocity_y, time_ms));
  push_structure(L, &input_type, &input, 4);
  return 1;
}

static int input_from_gdk_scroll(lua_State *L) {
  lua_settop(L, 8);
  check_receiver(L);
  uint32_t direction = to_uint32(L, 1);
  double dx = luaL_checknumber(L, 2);
  double dy = luaL_checknumber(L, 3);
  uint32_t unit = to_uint32(L, 4);
  uint32_t is_stop = to_boolean(L, 5);
  uint32_t relative = to_uint32(L, 6);
  uint32_t time_ms = to_uint32(L, 7);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_gdk_scroll(&input, direction, dx, dy, unit, is_stop, relative, time_ms));
  push_structure(L, &input_type, &input, 8);
  return 1;
}

static int input_from_gdk_hold(lua_State *L) {
  lua_settop(L, 3);
  check_receiver(L);
  uint32_t phase = to_uint32(L, 1);
  uint32_t time_ms = to_uint32(L, 2);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_gdk_hold(&input, phase, time_ms));
  push_structure(L, &input_type, &input, 3);
  return 1;
}

static int input_from_wayland_axis(lua_State *L) {
  lua_settop(L, 7);
  check_receiver(L);
  uint32_t axis = to_uint32(L, 1);
  double value = luaL_checknumber(L, 2);
  int32_t value120 = to_int32(L, 3);
  uint32_t source = to_uint32(L, 4);
  uint32_t relative = to_uint32(L, 5);
  uint32_t time_ms = to_uint32(L, 6);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_wayland_axis(&input, axis, value, value120, source, relative, time_ms));
  push_structure(L, &input_type, &input, 7);
  return 1;
}

static int input_from_wayland_stop(lua_State *L) {
  lua_settop(L, 3);
  check_receiver(L);
  uint32_t axis = to_uint32(L, 1);
  uint32_t time_ms = to_uint32(L, 2);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_wayland_stop(&input, axis, time_ms));
  push_structure(L, &input_type, &input, 3);
  return 1;
}

static int input_from_libinput_scroll(lua_State *L) {
  lua_settop(L, 6);
  check_receiver(L);
  uint32_t source = to_uint32(L, 1);
  uint32_t axis = to_uint32(L, 2);
  double value = luaL_checknumber(L, 3);
  double value120 = luaL_checknumber(L, 4);
  uint64_t time_usec = (uint64_t)luaL_checkinteger(L, 5);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_libinput_scroll(&input, source, axis, value, value120, time_usec));
  push_structure(L, &input_type, &input, 6);
  return 1;
}

static int input_from_xi2_scroll(lua_State *L) {
  lua_settop(L, 5);
  check_receiver(L);
  uint32_t scroll_type = to_uint32(L, 1);
  double delta = luaL_checknumber(L, 2);
  double increment = luaL_checknumber(L, 3);
  uint32_t time_ms = to_uint32(L, 4);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_xi2_scroll(&input, scroll_type, delta, increment, time_ms));
  push_structure(L, &input_type, &input, 5);
  return 1;
}

static int input_from_x11_button(lua_State *L) {
  lua_settop(L, 3);
  check_receiver(L);
  uint32_t button = to_uint32(L, 1);
  uint32_t time_ms = to_uint32(L, 2);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_x11_button(&input, button, time_ms));
  push_structure(L, &input_type, &input, 3);
  return 1;
}

static int input_from_qt_wheel(lua_State *L) {
  lua_settop(L, 8);
  check_receiver(L);
  int32_t angle_x = to_int32(L, 1);
  int32_t angle_y = to_int32(L, 2);
  int32_t pixel_x = to_int32(L, 3);
  int32_t pixel_y = to_int32(L, 4);
  uint32_t phase = to_uint32(L, 5);
  uint32_t inverted = to_boolean(L, 6);
  uint64_t time_ms = (uint64_t)luaL_checkinteger(L, 7);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_qt_wheel(&input, angle_x, angle_y, pixel_x, pixel_y, phase, inverted, time_ms));
  push_structure(L, &input_type, &input, 8);
  return 1;
}

static int input_from_appkit_scroll(lua_State *L) {
  lua_settop(L, 8);
  check_receiver(L);
  double dx = luaL_checknumber(L, 1);
  double dy = luaL_checknumber(L, 2);
  uint32_t precise = to_boolean(L, 3);
  uint32_t phase = to_uint32(L, 4);
  uint32_t momentum = to_uint32(L, 5);
  uint32_t inverted = to_boolean(L, 6);
  double time = luaL_checknumber(L, 7);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_appkit_scroll(&input, dx, dy, precise, phase, momentum, inverted, time));
  push_structure(L, &input_type, &input, 8);
  return 1;
}

static int input_from_web_wheel(lua_State *L) {
  lua_settop(L, 7);
  check_receiver(L);
  double delta_x = luaL_checknumber(L, 1);
  double delta_y = luaL_checknumber(L, 2);
  uint32_t delta_mode = to_uint32(L, 3);
  int32_t wheel_delta_x = to_int32(L, 4);
  int32_t wheel_delta_y = to_int32(L, 5);
  double time_ms = luaL_checknumber(L, 6);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_web_wheel(&input, delta_x, delta_y, delta_mode, wheel_delta_x, wheel_delta_y, time_ms));
  push_structure(L, &input_type, &input, 7);
  return 1;
}

static int input_from_win32_wheel(lua_State *L) {
  lua_settop(L, 5);
  check_receiver(L);
  uint32_t message = to_uint32(L, 1);
  int32_t delta = to_int32(L, 2);
  uint32_t pages = to_boolean(L, 3);
  uint32_t time_ms = to_uint32(L, 4);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  check(L, scrollkit_input_from_win32_wheel(&input, message, delta, pages, time_ms));
  push_structure(L, &input_type, &input, 5);
  return 1;
}

static int time_unwrap(lua_State *L) {
  lua_settop(L, 2);
  double previous = luaL_checknumber(L, 1);
  uint32_t time_ms = to_uint32(L, 2);
  double time = 0;
  check(L, scrollkit_time_unwrap(previous, time_ms, &time));
  lua_pushnumber(L, time);
  return 1;
}

static int scroller_tick(lua_State *L) {
  lua_settop(L, 3);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  check(L, scrollkit_scroller_tick(object_of(L, scroller), time, &frame));
  push_structure(L, &frame_type, &frame, 3);
  return 1;
}

static int scroller_sync(lua_State *L) {
  lua_settop(L, 5);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double host_x = luaL_checknumber(L, 2);
  double host_y = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  check(L, scrollkit_scroller_sync(object_of(L, scroller), host_x, host_y, time, &frame));
  push_structure(L, &frame_type, &frame, 5);
  return 1;
}

static int scroller_tick_many(lua_State *L) {
  lua_settop(L, 2);
  size_t scrollers_count = array_length(L, 1);
  scrollkit_scroller **scrollers = reserve(L, scrollers_count, sizeof(scrollkit_scroller *));
  double time = luaL_checknumber(L, 2);
  scrollkit_frame *frames = new_structures(L, &frame_type, scrollers_count);
  read_objects(L, 1, SCROLLER, scrollers, scrollers_count);
  check(L, scrollkit_scroller_tick_many((scrollkit_scroller *const *)scrollers, scrollers_count, time, frames));
  push_structures(L, &frame_type, frames, scrollers_count);
  return 1;
}

static int scroller_get_frame(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  check(L, scrollkit_scroller_get_frame(object_of(L, scroller), &frame));
  push_structure(L, &frame_type, &frame, 2);
  return 1;
}

static int scroller_get_next_change(lua_State *L) {
  lua_settop(L, 4);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double pixels_per_point = luaL_checknumber(L, 2);
  double time = luaL_checknumber(L, 3);
  scrollkit_next_change change = SCROLLKIT_NEXT_CHANGE_INIT;
  check(L, scrollkit_scroller_get_next_change(object_of(L, scroller), pixels_per_point, time, &change));
  push_structure(L, &next_change_type, &change, 4);
  return 1;
}

static int scroller_get_view_progress(lua_State *L) {
  lua_settop(L, 5);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 2);
  double start = luaL_checknumber(L, 3);
  double length = luaL_checknumber(L, 4);
  scrollkit_view_progress progress = SCROLLKIT_VIEW_PROGRESS_INIT;
  check(L, scrollkit_scroller_get_view_progress(object_of(L, scroller), axis, start, length, &progress));
  push_structure(L, &view_progress_type, &progress, 5);
  return 1;
}

static int scroller_tick_offset(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 2);
  double time = luaL_checknumber(L, 3);
  double answer = scrollkit_scroller_tick_offset(object_of(L, scroller), axis, time);
  raise_error(L);
  lua_pushnumber(L, answer);
  return 1;
}

static int scroller_needs_tick(lua_State *L) {
  lua_settop(L, 1);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint32_t answer = scrollkit_scroller_needs_tick(object_of(L, scroller));
  raise_error(L);
  lua_pushboolean(L, answer == 1);
  return 1;
}

static int scroller_get_context(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_context context = SCROLLKIT_CONTEXT_INIT;
  check(L, scrollkit_scroller_get_context(object_of(L, scroller), &context));
  push_structure(L, &context_type, &context, 2);
  return 1;
}

static int scroller_get_margin(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  scrollkit_edges edge = to_uint32(L, 4);
  double margin = 0;
  check(L, scrollkit_scroller_get_margin(object_of(L, scroller), x, y, edge, &margin));
  lua_pushnumber(L, margin);
  return 1;
}

static int top_enable(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_top_options options;
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_top_enable(object_of(L, scroller), to_structure(L, 2, &top_options_type, &options), time)));
  return 1;
}

static int top_disable(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_top_disable(object_of(L, scroller), time)));
  return 1;
}

static int top_trigger(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_top_source source = to_uint32(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_top_trigger(object_of(L, scroller), source, time)));
  return 1;
}

static int top_trigger_home(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double y = luaL_checknumber(L, 2);
  scrollkit_top_source source = to_uint32(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_top_trigger_home(object_of(L, scroller), y, source, time)));
  return 1;
}

static int top_set_visible(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint32_t is_visible = to_boolean(L, 2);
  lua_pushinteger(L, check(L, scrollkit_top_set_visible(object_of(L, scroller), is_visible)));
  return 1;
}

static int top_get_state(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_top_state state = SCROLLKIT_TOP_STATE_INIT;
  check(L, scrollkit_top_get_state(object_of(L, scroller), &state));
  push_structure(L, &top_state_type, &state, 2);
  return 1;
}

static int window_create(lua_State *L) {
  lua_settop(L, 1);
  handle *sibling = to_optional_handle(L, 1, WINDOW);
  handle *made = new_handle(L, WINDOW);
  scrollkit_window *window = NULL;
  scrollkit_status status = scrollkit_window_create(object_of(L, sibling), &window);
  return give_object(L, made, window, status);
}

static int window_make_key(lua_State *L) {
  lua_settop(L, 1);
  handle *window = to_handle(L, 1, WINDOW);
  lua_pushinteger(L, check(L, scrollkit_window_make_key(object_of(L, window))));
  return 1;
}

static int window_set_status_bar(lua_State *L) {
  lua_settop(L, 3);
  handle *window = to_handle(L, 1, WINDOW);
  double bottom = luaL_checknumber(L, 2);
  double reach = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_window_set_status_bar(object_of(L, window), bottom, reach)));
  return 1;
}

static int window_add_scroller(lua_State *L) {
  lua_settop(L, 2);
  handle *window = to_handle(L, 1, WINDOW);
  handle *scroller = to_optional_handle(L, 2, SCROLLER);
  lua_pushinteger(L, check(L, scrollkit_window_add_scroller(object_of(L, window), object_of(L, scroller))));
  return 1;
}

static int window_remove_scroller(lua_State *L) {
  lua_settop(L, 2);
  handle *window = to_handle(L, 1, WINDOW);
  handle *scroller = to_optional_handle(L, 2, SCROLLER);
  lua_pushinteger(L, check(L, scrollkit_window_remove_scroller(object_of(L, window), object_of(L, scroller))));
  return 1;
}

static int window_tap(lua_State *L) {
  lua_settop(L, 5);
  handle *window = to_handle(L, 1, WINDOW);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  uint32_t has_event = to_boolean(L, 4);
  double time = luaL_checknumber(L, 5);
  uint32_t count = 0;
  check(L, scrollkit_window_tap(object_of(L, window), x, y, has_event, time, &count));
  lua_pushinteger(L, (lua_Integer)count);
  return 1;
}

static int header_add(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_header_options options;
  double time = luaL_checknumber(L, 3);
  uint32_t number = 0;
  check(L, scrollkit_header_add(object_of(L, scroller), to_structure(L, 2, &header_options_type, &options), time, &number));
  lua_pushinteger(L, (lua_Integer)number);
  return 1;
}

static int header_set_options(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint32_t number = to_uint32(L, 2);
  scrollkit_header_options options;
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_header_set_options(object_of(L, scroller), number, to_structure(L, 3, &header_options_type, &options), time)));
  return 1;
}

static int header_set_position(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint32_t number = to_uint32(L, 2);
  double position = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_header_set_position(object_of(L, scroller), number, position, time)));
  return 1;
}

static int header_remove_all(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_header_remove_all(object_of(L, scroller), time)));
  return 1;
}

static int header_get_state(lua_State *L) {
  lua_settop(L, 3);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint32_t number = to_uint32(L, 2);
  scrollkit_header_state state = SCROLLKIT_HEADER_STATE_INIT;
  check(L, scrollkit_header_get_state(object_of(L, scroller), number, &state));
  push_structure(L, &header_state_type, &state, 3);
  return 1;
}

static int anchor_set_policy(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_anchor_policy policy = to_uint32(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_anchor_set_policy(object_of(L, scroller), policy, time)));
  return 1;
}

static int anchor_begin_update(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  uint32_t batch = 0;
  check(L, scrollkit_anchor_begin_update(object_of(L, scroller), time, &batch));
  lua_pushinteger(L, (lua_Integer)batch);
  return 1;
}

static int anchor_add_edit(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double y = luaL_checknumber(L, 2);
  double removed = luaL_checknumber(L, 3);
  double inserted = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_anchor_add_edit(object_of(L, scroller), y, removed, inserted)));
  return 1;
}

static int anchor_end_update(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint32_t batch = to_uint32(L, 2);
  scrollkit_geometry geometry;
  uint32_t finished = to_boolean(L, 4);
  double time = luaL_checknumber(L, 5);
  lua_pushinteger(L, check(L, scrollkit_anchor_end_update(object_of(L, scroller), batch, to_structure(L, 3, &geometry_type, &geometry), finished, time)));
  return 1;
}

static int nub_enable(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_nub_options options;
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_nub_enable(object_of(L, scroller), to_structure(L, 2, &nub_options_type, &options), time)));
  return 1;
}

static int nub_disable(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_nub_disable(object_of(L, scroller), time)));
  return 1;
}

static int nub_grab(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  uint32_t is_held = 0;
  check(L, scrollkit_nub_grab(object_of(L, scroller), time, &is_held));
  lua_pushboolean(L, is_held == 1);
  return 1;
}

static int nub_drag(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double distance = luaL_checknumber(L, 2);
  double sideways = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_nub_drag(object_of(L, scroller), distance, sideways, time)));
  return 1;
}

static int nub_release(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_nub_release(object_of(L, scroller), time)));
  return 1;
}

static int nub_set_hover(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  uint32_t is_near = to_boolean(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_nub_set_hover(object_of(L, scroller), is_near, time)));
  return 1;
}

static int nub_set_sections(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  size_t starts_count;
  const double *starts = to_numbers(L, 2, &starts_count);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_nub_set_sections(object_of(L, scroller), starts, starts_count, time)));
  return 1;
}

static int nub_get_state(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_nub_state state = SCROLLKIT_NUB_STATE_INIT;
  check(L, scrollkit_nub_get_state(object_of(L, scroller), &state));
  push_structure(L, &nub_state_type, &state, 2);
  return 1;
}

static int nest_set_parent(lua_State *L) {
  lua_settop(L, 3);
  handle *child = to_handle(L, 1, SCROLLER);
  handle *parent = to_optional_handle(L, 2, SCROLLER);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_nest_set_parent(object_of(L, child), object_of(L, parent), time)));
  return 1;
}

static int nest_set_overscroll_behavior(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_overscroll_behavior x = to_uint32(L, 2);
  scrollkit_overscroll_behavior y = to_uint32(L, 3);
  lua_pushinteger(L, check(L, scrollkit_nest_set_overscroll_behavior(object_of(L, scroller), x, y)));
  return 1;
}

static int nest_set_order(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_nest_order order = to_uint32(L, 2);
  lua_pushinteger(L, check(L, scrollkit_nest_set_order(object_of(L, scroller), order)));
  return 1;
}

static int nest_set_latching(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_nest_latching latching = to_uint32(L, 2);
  lua_pushinteger(L, check(L, scrollkit_nest_set_latching(object_of(L, scroller), latching)));
  return 1;
}

static int link_update(lua_State *L) {
  lua_settop(L, 6);
  handle *first = to_handle(L, 1, SCROLLER);
  handle *second = to_optional_handle(L, 2, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 3);
  double line = luaL_checknumber(L, 4);
  size_t positions_count;
  const double *positions = to_numbers(L, 5, &positions_count);
  double time = luaL_checknumber(L, 6);
  lua_pushinteger(L, check(L, scrollkit_link_update(object_of(L, first), object_of(L, second), axis, line, positions, positions_count, time)));
  return 1;
}

static int snap_set_options(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 2);
  scrollkit_snap_options options;
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_snap_set_options(object_of(L, scroller), axis, to_structure(L, 3, &snap_options_type, &options), time)));
  return 1;
}

static int snap_set_areas(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  size_t areas_count;
  const scrollkit_snap_area *areas = to_structures(L, 2, &snap_area_type, &areas_count);
  scrollkit_snap_order order = to_uint32(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_snap_set_areas(object_of(L, scroller), areas, areas_count, order, time)));
  return 1;
}

static int snap_scroll_to(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 2);
  double index = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  uint64_t id = 0;
  check(L, scrollkit_snap_scroll_to(object_of(L, scroller), axis, index, time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int snap_get_state(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_snap_state state = SCROLLKIT_SNAP_STATE_INIT;
  check(L, scrollkit_snap_get_state(object_of(L, scroller), &state));
  push_structure(L, &snap_state_type, &state, 2);
  return 1;
}

static int zoom_enable(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_zoom_options options;
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_zoom_enable(object_of(L, scroller), to_structure(L, 2, &zoom_options_type, &options), time)));
  return 1;
}

static int zoom_disable(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_zoom_disable(object_of(L, scroller), time)));
  return 1;
}

static int zoom_set_scale(lua_State *L) {
  lua_settop(L, 6);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double scale = luaL_checknumber(L, 2);
  double x = luaL_checknumber(L, 3);
  double y = luaL_checknumber(L, 4);
  uint32_t animated = to_boolean(L, 5);
  double time = luaL_checknumber(L, 6);
  uint64_t id = 0;
  check(L, scrollkit_zoom_set_scale(object_of(L, scroller), scale, x, y, animated, time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int zoom_show_rect(lua_State *L) {
  lua_settop(L, 7);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  double width = luaL_checknumber(L, 4);
  double height = luaL_checknumber(L, 5);
  uint32_t animated = to_boolean(L, 6);
  double time = luaL_checknumber(L, 7);
  uint64_t id = 0;
  check(L, scrollkit_zoom_show_rect(object_of(L, scroller), x, y, width, height, animated, time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int zoom_double_tap(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  double scale = luaL_checknumber(L, 4);
  double time = luaL_checknumber(L, 5);
  uint64_t id = 0;
  check(L, scrollkit_zoom_double_tap(object_of(L, scroller), x, y, scale, time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int zoom_get_state(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_zoom_state state = SCROLLKIT_ZOOM_STATE_INIT;
  check(L, scrollkit_zoom_get_state(object_of(L, scroller), &state));
  push_structure(L, &zoom_state_type, &state, 2);
  return 1;
}

static int zoom_set_limits(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double minimum = luaL_checknumber(L, 2);
  double maximum = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_zoom_set_limits(object_of(L, scroller), minimum, maximum, time)));
  return 1;
}

static int autoscroll_set_velocity(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double velocity_x = luaL_checknumber(L, 2);
  double velocity_y = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_autoscroll_set_velocity(object_of(L, scroller), velocity_x, velocity_y, time)));
  return 1;
}

static int autoscroll_end(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_autoscroll_end(object_of(L, scroller), time)));
  return 1;
}

static int autoscroll_begin(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_autoscroll_options options;
  double x = luaL_checknumber(L, 3);
  double y = luaL_checknumber(L, 4);
  double time = luaL_checknumber(L, 5);
  lua_pushinteger(L, check(L, scrollkit_autoscroll_begin(object_of(L, scroller), to_structure(L, 2, &autoscroll_options_type, &options), x, y, time)));
  return 1;
}

static int autoscroll_move(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double x = luaL_checknumber(L, 2);
  double y = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_autoscroll_move(object_of(L, scroller), x, y, time)));
  return 1;
}

static int autoscroll_release(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  uint32_t continues = 0;
  check(L, scrollkit_autoscroll_release(object_of(L, scroller), time, &continues));
  lua_pushboolean(L, continues == 1);
  return 1;
}

static int autoscroll_drag(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_autoscroll_options options;
  double x = luaL_checknumber(L, 3);
  double y = luaL_checknumber(L, 4);
  double time = luaL_checknumber(L, 5);
  lua_pushinteger(L, check(L, scrollkit_autoscroll_drag(object_of(L, scroller), to_structure(L, 2, &autoscroll_options_type, &options), x, y, time)));
  return 1;
}

static int scrollbar_enable(lua_State *L) {
  lua_settop(L, 4);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 2);
  scrollkit_scrollbar_options options;
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_scrollbar_enable(object_of(L, scroller), axis, to_structure(L, 3, &scrollbar_options_type, &options), time)));
  return 1;
}

static int scrollbar_disable(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_scrollbar_disable(object_of(L, scroller), axis, time)));
  return 1;
}

static int scrollbar_press(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 2);
  scrollkit_scrollbar_part part = to_uint32(L, 3);
  double position = luaL_checknumber(L, 4);
  double time = luaL_checknumber(L, 5);
  lua_pushinteger(L, check(L, scrollkit_scrollbar_press(object_of(L, scroller), axis, part, position, time)));
  return 1;
}

static int scrollbar_drag(lua_State *L) {
  lua_settop(L, 5);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 2);
  double position = luaL_checknumber(L, 3);
  double sideways = luaL_checknumber(L, 4);
  double time = luaL_checknumber(L, 5);
  lua_pushinteger(L, check(L, scrollkit_scrollbar_drag(object_of(L, scroller), axis, position, sideways, time)));
  return 1;
}

static int scrollbar_release(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_scrollbar_release(object_of(L, scroller), axis, time)));
  return 1;
}

static int scrollbar_get_state(lua_State *L) {
  lua_settop(L, 3);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_axis axis = to_uint32(L, 2);
  scrollkit_scrollbar_state state = SCROLLKIT_SCROLLBAR_STATE_INIT;
  check(L, scrollkit_scrollbar_get_state(object_of(L, scroller), axis, &state));
  push_structure(L, &scrollbar_state_type, &state, 3);
  return 1;
}

static int refresh_enable(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_refresh_options options;
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_refresh_enable(object_of(L, scroller), to_structure(L, 2, &refresh_options_type, &options), time)));
  return 1;
}

static int refresh_disable(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_refresh_disable(object_of(L, scroller), time)));
  return 1;
}

static int refresh_begin(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_refresh_begin(object_of(L, scroller), time)));
  return 1;
}

static int refresh_end(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_refresh_end(object_of(L, scroller), time)));
  return 1;
}

static int refresh_get_state(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_refresh_state state = SCROLLKIT_REFRESH_STATE_INIT;
  check(L, scrollkit_refresh_get_state(object_of(L, scroller), &state));
  push_structure(L, &refresh_state_type, &state, 2);
  return 1;
}

static int deltas_enable(lua_State *L) {
  lua_settop(L, 3);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_deltas_options options;
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_deltas_enable(object_of(L, scroller), to_structure(L, 2, &deltas_options_type, &options), time)));
  return 1;
}

static int deltas_take(lua_State *L) {
  lua_settop(L, 3);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  double time = luaL_checknumber(L, 2);
  scrollkit_deltas deltas = SCROLLKIT_DELTAS_INIT;
  check(L, scrollkit_deltas_take(object_of(L, scroller), time, &deltas));
  push_structure(L, &deltas_type, &deltas, 3);
  return 1;
}

static int meter_enable(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_meter_options options;
  lua_pushinteger(L, check(L, scrollkit_meter_enable(object_of(L, scroller), to_structure(L, 2, &meter_options_type, &options))));
  return 1;
}

static int meter_disable(lua_State *L) {
  lua_settop(L, 1);
  handle *scroller = to_handle(L, 1, SCROLLER);
  lua_pushinteger(L, check(L, scrollkit_meter_disable(object_of(L, scroller))));
  return 1;
}

static int meter_get_report(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_meter_report report = SCROLLKIT_METER_REPORT_INIT;
  check(L, scrollkit_meter_get_report(object_of(L, scroller), &report));
  push_structure(L, &meter_report_type, &report, 2);
  return 1;
}

static int list_create(lua_State *L) {
  lua_settop(L, 1);
  scrollkit_list_options options;
  handle *made = new_handle(L, LIST);
  scrollkit_list *list = NULL;
  scrollkit_status status = scrollkit_list_create(to_structure(L, 1, &list_options_type, &options), &list);
  return give_object(L, made, list, status);
}

static int list_set_offset(lua_State *L) {
  lua_settop(L, 2);
  handle *list = to_handle(L, 1, LIST);
  double offset = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_list_set_offset(object_of(L, list), offset)));
  return 1;
}

static int list_get_offset(lua_State *L) {
  lua_settop(L, 1);
  handle *list = to_handle(L, 1, LIST);
  double offset = 0;
  check(L, scrollkit_list_get_offset(object_of(L, list), &offset));
  lua_pushnumber(L, offset);
  return 1;
}

static int list_attach(lua_State *L) {
  lua_settop(L, 3);
  handle *list = to_handle(L, 1, LIST);
  handle *scroller = to_optional_handle(L, 2, SCROLLER);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_list_attach(object_of(L, list), object_of(L, scroller), time)));
  return 1;
}

static int list_detach(lua_State *L) {
  lua_settop(L, 2);
  handle *list = to_handle(L, 1, LIST);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_list_detach(object_of(L, list), time)));
  return 1;
}

static int list_begin_update(lua_State *L) {
  lua_settop(L, 2);
  handle *list = to_handle(L, 1, LIST);
  double time = luaL_checknumber(L, 2);
  uint32_t batch = 0;
  check(L, scrollkit_list_begin_update(object_of(L, list), time, &batch));
  lua_pushinteger(L, (lua_Integer)batch);
  return 1;
}

static int list_end_update(lua_State *L) {
  lua_settop(L, 3);
  handle *list = to_handle(L, 1, LIST);
  uint32_t batch = to_uint32(L, 2);
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_list_end_update(object_of(L, list), batch, time)));
  return 1;
}

static int list_set_conversation(lua_State *L) {
  lua_settop(L, 3);
  handle *list = to_handle(L, 1, LIST);
  scrollkit_list_conversation_options options;
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_list_set_conversation(object_of(L, list), to_structure(L, 2, &list_conversation_options_type, &options), time)));
  return 1;
}

static int list_end_conversation(lua_State *L) {
  lua_settop(L, 2);
  handle *list = to_handle(L, 1, LIST);
  double time = luaL_checknumber(L, 2);
  lua_pushinteger(L, check(L, scrollkit_list_end_conversation(object_of(L, list), time)));
  return 1;
}

static int list_get_conversation(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *list = to_handle(L, 1, LIST);
  scrollkit_list_conversation state = SCROLLKIT_LIST_CONVERSATION_INIT;
  check(L, scrollkit_list_get_conversation(object_of(L, list), &state));
  push_structure(L, &list_conversation_type, &state, 2);
  return 1;
}

static int list_begin_turn(lua_State *L) {
  lua_settop(L, 4);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  scrollkit_scroll_options options;
  double time = luaL_checknumber(L, 4);
  uint64_t id = 0;
  check(L, scrollkit_list_begin_turn(object_of(L, list), item, to_structure(L, 3, &scroll_options_type, &options), time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int list_scroll_to_newest(lua_State *L) {
  lua_settop(L, 3);
  handle *list = to_handle(L, 1, LIST);
  scrollkit_scroll_options options;
  double time = luaL_checknumber(L, 3);
  uint64_t id = 0;
  check(L, scrollkit_list_scroll_to_newest(object_of(L, list), to_structure(L, 2, &scroll_options_type, &options), time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int list_set_options(lua_State *L) {
  lua_settop(L, 3);
  handle *list = to_handle(L, 1, LIST);
  scrollkit_list_options options;
  double time = luaL_checknumber(L, 3);
  lua_pushinteger(L, check(L, scrollkit_list_set_options(object_of(L, list), to_structure(L, 2, &list_options_type, &options), time)));
  return 1;
}

static int list_insert(lua_State *L) {
  lua_settop(L, 4);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  size_t count = to_size(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_list_insert(object_of(L, list), item, count, time)));
  return 1;
}

static int list_insert_measured(lua_State *L) {
  lua_settop(L, 4);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  size_t extents_count;
  const double *extents = to_numbers(L, 3, &extents_count);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_list_insert_measured(object_of(L, list), item, extents, extents_count, time)));
  return 1;
}

static int list_remove(lua_State *L) {
  lua_settop(L, 4);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  size_t count = to_size(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_list_remove(object_of(L, list), item, count, time)));
  return 1;
}

static int list_move(lua_State *L) {
  lua_settop(L, 5);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  size_t count = to_size(L, 3);
  size_t destination = to_size(L, 4);
  double time = luaL_checknumber(L, 5);
  lua_pushinteger(L, check(L, scrollkit_list_move(object_of(L, list), item, count, destination, time)));
  return 1;
}

static int list_set_extents(lua_State *L) {
  lua_settop(L, 4);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  size_t extents_count;
  const double *extents = to_numbers(L, 3, &extents_count);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_list_set_extents(object_of(L, list), item, extents, extents_count, time)));
  return 1;
}

static int list_forget_extents(lua_State *L) {
  lua_settop(L, 4);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  size_t count = to_size(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_list_forget_extents(object_of(L, list), item, count, time)));
  return 1;
}

static int list_set_kind(lua_State *L) {
  lua_settop(L, 5);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  size_t count = to_size(L, 3);
  uint32_t kind = to_uint32(L, 4);
  double time = luaL_checknumber(L, 5);
  lua_pushinteger(L, check(L, scrollkit_list_set_kind(object_of(L, list), item, count, kind, time)));
  return 1;
}

static int list_set_kind_options(lua_State *L) {
  lua_settop(L, 4);
  handle *list = to_handle(L, 1, LIST);
  uint32_t kind = to_uint32(L, 2);
  scrollkit_list_kind_options options;
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_list_set_kind_options(object_of(L, list), kind, to_structure(L, 3, &list_kind_options_type, &options), time)));
  return 1;
}

static int list_get_frame(lua_State *L) {
  lua_settop(L, 3);
  check_receiver(L);
  handle *list = to_handle(L, 1, LIST);
  size_t capacity = to_size(L, 2);
  scrollkit_list_frame frame = SCROLLKIT_LIST_FRAME_INIT;
  double *positions = reserve(L, capacity, sizeof(double));
  check(L, scrollkit_list_get_frame(object_of(L, list), &frame, positions, capacity));
  push_structure(L, &list_frame_type, &frame, 3);
  push_numbers(L, positions, least(capacity, frame.count));
  return 2;
}

static int list_get_sticky_items(lua_State *L) {
  lua_settop(L, 2);
  handle *list = to_handle(L, 1, LIST);
  size_t capacity = to_size(L, 2);
  size_t *items = reserve(L, capacity, sizeof(size_t));
  double *positions = reserve(L, capacity, sizeof(double));
  size_t count = 0;
  check(L, scrollkit_list_get_sticky_items(object_of(L, list), items, positions, capacity, &count));
  push_sizes(L, items, least(capacity, count));
  push_numbers(L, positions, least(capacity, count));
  return 2;
}

static int list_get_upcoming(lua_State *L) {
  lua_settop(L, 2);
  handle *list = to_handle(L, 1, LIST);
  size_t capacity = to_size(L, 2);
  size_t *items = reserve(L, capacity, sizeof(size_t));
  double *times = reserve(L, capacity, sizeof(double));
  size_t count = 0;
  check(L, scrollkit_list_get_upcoming(object_of(L, list), items, times, capacity, &count));
  push_sizes(L, items, least(capacity, count));
  push_numbers(L, times, least(capacity, count));
  return 2;
}

static int list_get_size(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *list = to_handle(L, 1, LIST);
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  check(L, scrollkit_list_get_size(object_of(L, list), &size));
  push_structure(L, &list_size_type, &size, 2);
  return 1;
}

static int list_get_item(lua_State *L) {
  lua_settop(L, 3);
  check_receiver(L);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  scrollkit_list_item value = SCROLLKIT_LIST_ITEM_INIT;
  check(L, scrollkit_list_get_item(object_of(L, list), item, &value));
  push_structure(L, &list_item_type, &value, 3);
  return 1;
}

static int list_get_anchor(lua_State *L) {
  lua_settop(L, 2);
  handle *list = to_handle(L, 1, LIST);
  double offset = luaL_checknumber(L, 2);
  size_t item = 0;
  double within = 0;
  check(L, scrollkit_list_get_anchor(object_of(L, list), offset, &item, &within));
  lua_pushinteger(L, (lua_Integer)item);
  lua_pushnumber(L, within);
  return 2;
}

static int list_get_anchor_offset(lua_State *L) {
  lua_settop(L, 3);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  double within = luaL_checknumber(L, 3);
  double offset = 0;
  check(L, scrollkit_list_get_anchor_offset(object_of(L, list), item, within, &offset));
  lua_pushnumber(L, offset);
  return 1;
}

static int list_get_visible(lua_State *L) {
  lua_settop(L, 6);
  check_receiver(L);
  handle *list = to_handle(L, 1, LIST);
  double offset = luaL_checknumber(L, 2);
  double length = luaL_checknumber(L, 3);
  double overscan = luaL_checknumber(L, 4);
  size_t capacity = to_size(L, 5);
  scrollkit_list_visible visible = SCROLLKIT_LIST_VISIBLE_INIT;
  double *positions = reserve(L, capacity, sizeof(double));
  check(L, scrollkit_list_get_visible(object_of(L, list), offset, length, overscan, &visible, positions, capacity));
  push_structure(L, &list_visible_type, &visible, 6);
  push_numbers(L, positions, least(capacity, visible.count));
  return 2;
}

static int list_get_sticky(lua_State *L) {
  lua_settop(L, 4);
  handle *list = to_handle(L, 1, LIST);
  double offset = luaL_checknumber(L, 2);
  double length = luaL_checknumber(L, 3);
  size_t capacity = to_size(L, 4);
  size_t *items = reserve(L, capacity, sizeof(size_t));
  double *distances = reserve(L, capacity, sizeof(double));
  size_t at_start = 0;
  size_t count = 0;
  check(L, scrollkit_list_get_sticky(object_of(L, list), offset, length, items, distances, capacity, &at_start, &count));
  push_sizes(L, items, least(capacity, count));
  push_numbers(L, distances, least(capacity, count));
  lua_pushinteger(L, (lua_Integer)at_start);
  return 3;
}

static int list_get_offset_showing(lua_State *L) {
  lua_settop(L, 6);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  scrollkit_list_alignment alignment = to_uint32(L, 3);
  double margin = luaL_checknumber(L, 4);
  double offset = luaL_checknumber(L, 5);
  double length = luaL_checknumber(L, 6);
  double shown = 0;
  check(L, scrollkit_list_get_offset_showing(object_of(L, list), item, alignment, margin, offset, length, &shown));
  lua_pushnumber(L, shown);
  return 1;
}

static int list_get_progress(lua_State *L) {
  lua_settop(L, 5);
  check_receiver(L);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  double offset = luaL_checknumber(L, 3);
  double length = luaL_checknumber(L, 4);
  scrollkit_view_progress progress = SCROLLKIT_VIEW_PROGRESS_INIT;
  check(L, scrollkit_list_get_progress(object_of(L, list), item, offset, length, &progress));
  push_structure(L, &view_progress_type, &progress, 5);
  return 1;
}

static int list_scroll_to_item(lua_State *L) {
  lua_settop(L, 6);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  scrollkit_list_alignment alignment = to_uint32(L, 3);
  double margin = luaL_checknumber(L, 4);
  uint32_t animated = to_boolean(L, 5);
  double time = luaL_checknumber(L, 6);
  uint64_t id = 0;
  check(L, scrollkit_list_scroll_to_item(object_of(L, list), item, alignment, margin, animated, time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int list_scroll_into_view(lua_State *L) {
  lua_settop(L, 4);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  scrollkit_scroll_options options;
  double time = luaL_checknumber(L, 4);
  uint64_t id = 0;
  check(L, scrollkit_list_scroll_into_view(object_of(L, list), item, to_structure(L, 3, &scroll_options_type, &options), time, &id));
  lua_pushinteger(L, (lua_Integer)id);
  return 1;
}

static int list_get_position(lua_State *L) {
  lua_settop(L, 1);
  handle *list = to_handle(L, 1, LIST);
  size_t item = 0;
  double within = 0;
  check(L, scrollkit_list_get_position(object_of(L, list), &item, &within));
  lua_pushinteger(L, (lua_Integer)item);
  lua_pushnumber(L, within);
  return 2;
}

static int list_set_position(lua_State *L) {
  lua_settop(L, 4);
  handle *list = to_handle(L, 1, LIST);
  size_t item = to_size(L, 2);
  double within = luaL_checknumber(L, 3);
  double time = luaL_checknumber(L, 4);
  lua_pushinteger(L, check(L, scrollkit_list_set_position(object_of(L, list), item, within, time)));
  return 1;
}

static const luaL_Reg scroller_methods[] = {
    {"set_clock", scroller_set_clock},
    {"set_geometry", scroller_set_geometry},
    {"set_size", scroller_set_size},
    {"shift", scroller_shift},
    {"set_preferences", scroller_set_preferences},
    {"set_scroll_enabled", scroller_set_scroll_enabled},
    {"set_always_bounces", scroller_set_always_bounces},
    {"scroll_to", scroller_scroll_to},
    {"scroll_by", scroller_scroll_by},
    {"scroll_rect_to_visible", scroller_scroll_rect_to_visible},
    {"animate_to", scroller_animate_to},
    {"scroll_into_view", scroller_scroll_into_view},
    {"set_offset", scroller_set_offset},
    {"stop", scroller_stop},
    {"set_feel", scroller_set_feel},
    {"set_feel_values", scroller_set_feel_values},
    {"get_feel_values", scroller_get_feel_values},
    {"push", scroller_push},
    {"push_many", scroller_push_many},
    {"responds_to", scroller_responds_to},
    {"press", scroller_press},
    {"move", scroller_move},
    {"release", scroller_release},
    {"cancel", scroller_cancel},
    {"wheel", scroller_wheel},
    {"key", scroller_key},
    {"hold_key", scroller_hold_key},
    {"release_key", scroller_release_key},
    {"report_release", scroller_report_release},
    {"tick", scroller_tick},
    {"sync", scroller_sync},
    {"get_frame", scroller_get_frame},
    {"get_next_change", scroller_get_next_change},
    {"get_view_progress", scroller_get_view_progress},
    {"tick_offset", scroller_tick_offset},
    {"needs_tick", scroller_needs_tick},
    {"get_context", scroller_get_context},
    {"get_margin", scroller_get_margin},
    {"top_enable", top_enable},
    {"top_disable", top_disable},
    {"top_trigger", top_trigger},
    {"top_trigger_home", top_trigger_home},
    {"top_set_visible", top_set_visible},
    {"top_get_state", top_get_state},
    {"header_add", header_add},
    {"header_set_options", header_set_options},
    {"header_set_position", header_set_position},
    {"header_remove_all", header_remove_all},
    {"header_get_state", header_get_state},
    {"anchor_set_policy", anchor_set_policy},
    {"anchor_begin_update", anchor_begin_update},
    {"anchor_add_edit", anchor_add_edit},
    {"anchor_end_update", anchor_end_update},
    {"nub_enable", nub_enable},
    {"nub_disable", nub_disable},
    {"nub_grab", nub_grab},
    {"nub_drag", nub_drag},
    {"nub_release", nub_release},
    {"nub_set_hover", nub_set_hover},
    {"nub_set_sections", nub_set_sections},
    {"nub_get_state", nub_get_state},
    {"nest_set_parent", nest_set_parent},
    {"nest_set_overscroll_behavior", nest_set_overscroll_behavior},
    {"nest_set_order", nest_set_order},
    {"nest_set_latching", nest_set_latching},
    {"link_update", link_update},
    {"snap_set_options", snap_set_options},
    {"snap_set_areas", snap_set_areas},
    {"snap_scroll_to", snap_scroll_to},
    {"snap_get_state", snap_get_state},
    {"zoom_enable", zoom_enable},
    {"zoom_disable", zoom_disable},
    {"zoom_set_scale", zoom_set_scale},
    {"zoom_show_rect", zoom_show_rect},
    {"zoom_double_tap", zoom_double_tap},
    {"zoom_get_state", zoom_get_state},
    {"zoom_set_limits", zoom_set_limits},
    {"autoscroll_set_velocity", autoscroll_set_velocity},
    {"autoscroll_end", autoscroll_end},
    {"autoscroll_begin", autoscroll_begin},
    {"autoscroll_move", autoscroll_move},
    {"autoscroll_release", autoscroll_release},
    {"autoscroll_drag", autoscroll_drag},
    {"scrollbar_enable", scrollbar_enable},
    {"scrollbar_disable", scrollbar_disable},
    {"scrollbar_press", scrollbar_press},
    {"scrollbar_drag", scrollbar_drag},
    {"scrollbar_release", scrollbar_release},
    {"scrollbar_get_state", scrollbar_get_state},
    {"refresh_enable", refresh_enable},
    {"refresh_disable", refresh_disable},
    {"refresh_begin", refresh_begin},
    {"refresh_end", refresh_end},
    {"refresh_get_state", refresh_get_state},
    {"deltas_enable", deltas_enable},
    {"deltas_take", deltas_take},
    {"meter_enable", meter_enable},
    {"meter_disable", meter_disable},
    {"meter_get_report", meter_get_report},
    {NULL, NULL},
};

static const luaL_Reg window_methods[] = {
    {"make_key", window_make_key},
    {"set_status_bar", window_set_status_bar},
    {"add_scroller", window_add_scroller},
    {"remove_scroller", window_remove_scroller},
    {"tap", window_tap},
    {NULL, NULL},
};

static const luaL_Reg list_methods[] = {
    {"set_offset", list_set_offset},
    {"get_offset", list_get_offset},
    {"attach", list_attach},
    {"detach", list_detach},
    {"begin_update", list_begin_update},
    {"end_update", list_end_update},
    {"set_conversation", list_set_conversation},
    {"end_conversation", list_end_conversation},
    {"get_conversation", list_get_conversation},
    {"begin_turn", list_begin_turn},
    {"scroll_to_newest", list_scroll_to_newest},
    {"set_options", list_set_options},
    {"insert", list_insert},
    {"insert_measured", list_insert_measured},
    {"remove", list_remove},
    {"move", list_move},
    {"set_extents", list_set_extents},
    {"forget_extents", list_forget_extents},
    {"set_kind", list_set_kind},
    {"set_kind_options", list_set_kind_options},
    {"get_frame", list_get_frame},
    {"get_sticky_items", list_get_sticky_items},
    {"get_upcoming", list_get_upcoming},
    {"get_size", list_get_size},
    {"get_item", list_get_item},
    {"get_anchor", list_get_anchor},
    {"get_anchor_offset", list_get_anchor_offset},
    {"get_visible", list_get_visible},
    {"get_sticky", list_get_sticky},
    {"get_offset_showing", list_get_offset_showing},
    {"get_progress", list_get_progress},
    {"scroll_to_item", list_scroll_to_item},
    {"scroll_into_view", list_scroll_into_view},
    {"get_position", list_get_position},
    {"set_position", list_set_position},
    {NULL, NULL},
};

static const luaL_Reg functions[] = {
    {"version", version},
    {"version_number", version_number},
    {"has_feature", has_feature},
    {"status_text", status_text},
    {"enum_name", enum_name},
    {"scroller_create", scroller_create},
    {"feel_get_values", feel_get_values},
    {"input_from_sdl2_wheel", input_from_sdl2_wheel},
    {"input_from_sdl3_wheel", input_from_sdl3_wheel},
    {"input_from_sdl2_finger", input_from_sdl2_finger},
    {"input_from_sdl3_finger", input_from_sdl3_finger},
    {"input_from_glfw_scroll", input_from_glfw_scroll},
    {"input_from_raylib_wheel", input_from_raylib_wheel},
    {"input_from_imgui_wheel", input_from_imgui_wheel},
    {"input_from_sgr_button", input_from_sgr_button},
    {"input_from_gtk_scroll", input_from_gtk_scroll},
    {"input_from_gtk_begin", input_from_gtk_begin},
    {"input_from_gtk_end", input_from_gtk_end},
    {"input_from_gtk_decelerate", input_from_gtk_decelerate},
    {"input_from_gdk_scroll", input_from_gdk_scroll},
    {"input_from_gdk_hold", input_from_gdk_hold},
    {"input_from_wayland_axis", input_from_wayland_axis},
    {"input_from_wayland_stop", input_from_wayland_stop},
    {"input_from_libinput_scroll", input_from_libinput_scroll},
    {"input_from_xi2_scroll", input_from_xi2_scroll},
    {"input_from_x11_button", input_from_x11_button},
    {"input_from_qt_wheel", input_from_qt_wheel},
    {"input_from_appkit_scroll", input_from_appkit_scroll},
    {"input_from_web_wheel", input_from_web_wheel},
    {"input_from_win32_wheel", input_from_win32_wheel},
    {"time_unwrap", time_unwrap},
    {"scroller_tick_many", scroller_tick_many},
    {"window_create", window_create},
    {"list_create", list_create},
    {NULL, NULL},
};
