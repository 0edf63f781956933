/* The statements for feel values and snapping, for golden.c. */
#ifndef GOLDEN_VALUES_H
#define GOLDEN_VALUES_H

#define FIELD(struct_name, field, type) {#field, offsetof(scrollkit_##struct_name, field), type}
static const golden_field feel_values_fields[] = {
    FIELD(feel_values, coast_rule, 'u'), FIELD(feel_values, drag, 'd'),
    FIELD(feel_values, brake, 'd'), FIELD(feel_values, edge_top, 'u'),
    FIELD(feel_values, edge_left, 'u'), FIELD(feel_values, edge_bottom, 'u'),
    FIELD(feel_values, edge_right, 'u'), FIELD(feel_values, bounce_rule, 'u'),
    FIELD(feel_values, velocity_rule, 'u'), FIELD(feel_values, bounce_stiffness, 'd'),
    FIELD(feel_values, bounce_damping_ratio, 'd'), FIELD(feel_values, bounce_share, 'd'),
    FIELD(feel_values, bounce_speed_limit, 'd'), FIELD(feel_values, rubber_band, 'd'),
    FIELD(feel_values, rubber_band_reach, 'd'), FIELD(feel_values, slop, 'd'),
    FIELD(feel_values, minimum_fling, 'd'), FIELD(feel_values, maximum_fling, 'd'),
    FIELD(feel_values, stale_after, 'd'), FIELD(feel_values, wheel_smoothing, 'u'),
    FIELD(feel_values, wheel_stepping, 'u'), FIELD(feel_values, wheel_step, 'd'),
    FIELD(feel_values, line_length, 'd'), FIELD(feel_values, animation_duration, 'd'),
    FIELD(feel_values, wheel_speed, 'd'), FIELD(feel_values, wheel_acceleration, 'd'),
    FIELD(feel_values, wheel_rate, 'd'), FIELD(feel_values, motion_end, 'u'), FIELD(feel_values, drag_start, 'u'),
    FIELD(feel_values, direction_lock, 'u'), FIELD(feel_values, fingers, 'u'),
    FIELD(feel_values, fling_boost, 'u'), FIELD(feel_values, speed_limit, 'u'),
    FIELD(feel_values, key_lines, 'd'), FIELD(feel_values, page_overlap, 'd'),
    FIELD(feel_values, trackpad_lock, 'u'), {NULL, 0, 0}};
static const golden_field snap_options_fields[] = {
    FIELD(snap_options, kind, 'u'), FIELD(snap_options, rule, 'u'),
    FIELD(snap_options, is_reversed, 'u'), FIELD(snap_options, length, 'd'),
    FIELD(snap_options, spacing, 'd'), FIELD(snap_options, leading, 'd'),
    FIELD(snap_options, count, 'u'), FIELD(snap_options, strictness, 'u'),
    FIELD(snap_options, proximity, 'd'), FIELD(snap_options, padding_start, 'd'),
    FIELD(snap_options, padding_end, 'd'), FIELD(snap_options, alignment, 'u'), FIELD(snap_options, stops, 'u'),
    {NULL, 0, 0}};
static const golden_field snap_area_fields[] = {
    FIELD(snap_area, stops, 'u'), FIELD(snap_area, key, 'l'), FIELD(snap_area, x, 'd'),
    FIELD(snap_area, y, 'd'), FIELD(snap_area, width, 'd'), FIELD(snap_area, height, 'd'),
    FIELD(snap_area, align_x, 'u'), FIELD(snap_area, align_y, 'u'),
    FIELD(snap_area, margin_top, 'd'), FIELD(snap_area, margin_left, 'd'),
    FIELD(snap_area, margin_bottom, 'd'), FIELD(snap_area, margin_right, 'd'),
    FIELD(snap_area, is_focused, 'u'), {NULL, 0, 0}};
static const golden_field snap_state_fields[] = {
    FIELD(snap_state, index_x, 'd'), FIELD(snap_state, index_y, 'd'),
    FIELD(snap_state, target_x, 'd'), FIELD(snap_state, target_y, 'd'), {NULL, 0, 0}};
#undef FIELD

/* The areas of the "area" statements since the last "areas" statement. */
static scrollkit_snap_area areas[MAX_WORDS];
static int area_count;

/* Executes a statement for feel values or snapping. Returns 0 for other statements. */
static int perform_values(scrollkit_scroller *scroller, char **w, int n, scrollkit_status *status) {
#define N(index) number(w, n, index)
  if (strcmp(w[0], "values") == 0) {
    scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
    *status = scrollkit_feel_get_values((scrollkit_feel)N(1), &values);
    set_fields(&values, feel_values_fields, w + 2, n - 2);
    if (*status == SCROLLKIT_STATUS_OK) *status = scrollkit_scroller_set_feel_values(scroller, &values, 0);
  } else if (strcmp(w[0], "snap") == 0) {
    scrollkit_snap_options options = SCROLLKIT_SNAP_OPTIONS_INIT;
    set_fields(&options, snap_options_fields, w + 2, n - 2);
    *status = scrollkit_snap_set_options(scroller, (scrollkit_axis)N(1), &options, 0);
  } else if (strcmp(w[0], "area") == 0) {
    scrollkit_snap_area area = SCROLLKIT_SNAP_AREA_INIT;
    set_fields(&area, snap_area_fields, w + 1, n - 1);
    areas[area_count] = area;
    area_count = (area_count + 1) % MAX_WORDS;
    *status = SCROLLKIT_STATUS_OK;
  } else if (strcmp(w[0], "areas") == 0) {
    *status = scrollkit_snap_set_areas(
        scroller, areas, (size_t)area_count, (scrollkit_snap_order)N(2), N(1));
    area_count = 0;
  } else if (strcmp(w[0], "snap_to") == 0) {
    *status = scrollkit_snap_scroll_to(scroller, (scrollkit_axis)N(2), N(3), N(1), NULL);
  } else {
    return 0;
  }
#undef N
  return 1;
}

#endif
