/*
 * The statements for lists, pull to refresh, deltas, the meter and scrolls with options.
 */
#ifndef GOLDEN_LISTS_H
#define GOLDEN_LISTS_H

#define FIELD(type, name, kind) {#name, offsetof(scrollkit_##type, name), kind}
static const golden_field list_options_fields[] = {
    FIELD(list_options, is_horizontal, 'u'), FIELD(list_options, is_right_to_left, 'u'),
    FIELD(list_options, columns, 'u'),       FIELD(list_options, column_count, 'u'),
    FIELD(list_options, estimate, 'd'),      FIELD(list_options, gap, 'd'),
    FIELD(list_options, leading_inset, 'd'), FIELD(list_options, trailing_inset, 'd'),
    FIELD(list_options, column_gap, 'd'),    FIELD(list_options, smallest_cell, 'd'),
    FIELD(list_options, cross_length, 'd'),  FIELD(list_options, near_distance, 'd'),
    {NULL, 0, 0}};
static const golden_field list_size_fields[] = {
    FIELD(list_size, columns, 'u'), FIELD(list_size, count, 'l'), FIELD(list_size, length, 'd'),
    FIELD(list_size, cell_length, 'd'), {NULL, 0, 0}};
static const golden_field list_item_fields[] = {
    FIELD(list_item, is_measured, 'u'), FIELD(list_item, kind, 'u'), FIELD(list_item, column, 'u'),
    FIELD(list_item, start, 'd'),       FIELD(list_item, extent, 'd'),    FIELD(list_item, cross_start, 'd'),
    FIELD(list_item, cross_length, 'd'), {NULL, 0, 0}};
static const golden_field list_kind_options_fields[] = {
    FIELD(list_kind_options, sticky, 'u'), FIELD(list_kind_options, level, 'u'), FIELD(list_kind_options, span, 'u'),
    FIELD(list_kind_options, estimate, 'd'), {NULL, 0, 0}};
static const golden_field list_conversation_options_fields[] = {
    FIELD(list_conversation_options, is_at_top, 'u'), FIELD(list_conversation_options, near_distance, 'd'),
    FIELD(list_conversation_options, top_margin, 'd'), {NULL, 0, 0}};
static const golden_field list_conversation_fields[] = {
    FIELD(list_conversation, is_following, 'u'), FIELD(list_conversation, first_unread, 'l'),
    FIELD(list_conversation, unread_count, 'l'), FIELD(list_conversation, spacer, 'd'), {NULL, 0, 0}};
static const golden_field list_frame_fields[] = {
    FIELD(list_frame, has_sticky, 'u'),  FIELD(list_frame, first, 'l'), FIELD(list_frame, count, 'l'),
    FIELD(list_frame, sticky_item, 'l'), FIELD(list_frame, sticky_position, 'd'), {NULL, 0, 0}};
static const golden_field refresh_options_fields[] = {
    FIELD(refresh_options, threshold, 'd'), FIELD(refresh_options, length, 'd'), {NULL, 0, 0}};
static const golden_field refresh_state_fields[] = {
    FIELD(refresh_state, step, 'u'), FIELD(refresh_state, pull, 'd'), FIELD(refresh_state, progress, 'd'),
    {NULL, 0, 0}};
static const golden_field deltas_options_fields[] = {
    FIELD(deltas_options, line_length, 'd'), FIELD(deltas_options, notch_length, 'd'), {NULL, 0, 0}};
static const golden_field deltas_fields[] = {
    FIELD(deltas, needs_tick, 'u'), FIELD(deltas, x, 'd'),         FIELD(deltas, y, 'd'),
    FIELD(deltas, lines_x, 'd'),    FIELD(deltas, lines_y, 'd'),   FIELD(deltas, value120_x, 'd'),
    FIELD(deltas, value120_y, 'd'), FIELD(deltas, stop_x, 'u'),    FIELD(deltas, stop_y, 'u'),
    {NULL, 0, 0}};
static const golden_field meter_options_fields[] = {
    FIELD(meter_options, is_horizontal, 'u'), FIELD(meter_options, frames_per_second, 'd'),
    FIELD(meter_options, pixels_per_point, 'd'), {NULL, 0, 0}};
static const golden_field meter_report_fields[] = {
    FIELD(meter_report, scrolls, 'l'), FIELD(meter_report, frames, 'l'), FIELD(meter_report, same_frames, 'l'),
    FIELD(meter_report, janky_frames, 'l'), FIELD(meter_report, missed_by_delivery, 'l'),
    FIELD(meter_report, missed_in_fast_scroll, 'l'), FIELD(meter_report, missed_at_start_of_fling, 'l'),
    FIELD(meter_report, missed_in_fling, 'l'), FIELD(meter_report, predictor_janky_frames, 'l'),
    FIELD(meter_report, inputs, 'l'), FIELD(meter_report, mean_lag, 'd'), FIELD(meter_report, largest_lag, 'd'),
    FIELD(meter_report, largest_jerk, 'd'), {NULL, 0, 0}};
static const golden_field scroll_options_fields[] = {
    FIELD(scroll_options, align_x, 'u'), FIELD(scroll_options, align_y, 'u'), FIELD(scroll_options, curve, 'u'),
    FIELD(scroll_options, at_once, 'u'), FIELD(scroll_options, axes, 'u'), FIELD(scroll_options, duration, 'd'),
    FIELD(scroll_options, speed, 'd'),
    FIELD(scroll_options, curve_x1, 'd'), FIELD(scroll_options, curve_y1, 'd'), FIELD(scroll_options, curve_x2, 'd'),
    FIELD(scroll_options, margin_top, 'd'), FIELD(scroll_options, margin_left, 'd'),
    FIELD(scroll_options, margin_bottom, 'd'), FIELD(scroll_options, margin_right, 'd'), {NULL, 0, 0}};
#undef FIELD

static scrollkit_list *lists[2]; /* of the present case, by axis; NULL until the statement "list" */
static scrollkit_axis list_axis; /* of the list of which is spoken */
static uint32_t list_batch;

static void destroy_list(scrollkit_axis axis) {
  scrollkit_list_destroy(lists[axis]);
  lists[axis] = NULL;
}

/* Executes a statement about lists and stores the library's status. Returns 0 for other statements. */
static int perform_list(scrollkit_scroller *scroller, char **w, int n, scrollkit_status *status) {
#define N(index) number(w, n, index)
  scrollkit_list *list = lists[list_axis];
  size_t item = n > 2 && N(2) >= 0 ? (size_t)N(2) : 0; /* other statements have other arguments */
  double extents[MAX_WORDS];
  for (int index = 3; index < n; index++) extents[index - 3] = N(index);
  if (strcmp(w[0], "list") == 0) {
    scrollkit_list_options options = SCROLLKIT_LIST_OPTIONS_INIT;
    set_fields(&options, list_options_fields, w + 2, n - 2);
    list_axis = options.is_horizontal ? SCROLLKIT_AXIS_X : SCROLLKIT_AXIS_Y;
    destroy_list(list_axis);
    *status = scrollkit_list_create(&options, &lists[list_axis]);
    if (*status == 0) *status = scrollkit_list_attach(lists[list_axis], scroller, N(1));
  } else if (strcmp(w[0], "list_of") == 0) {
    list_axis = strcmp(w[1], "x") == 0 ? SCROLLKIT_AXIS_X : SCROLLKIT_AXIS_Y;
    *status = 0;
  } else if (strcmp(w[0], "list_options") == 0) {
    scrollkit_list_options options = SCROLLKIT_LIST_OPTIONS_INIT;
    set_fields(&options, list_options_fields, w + 2, n - 2);
    *status = scrollkit_list_set_options(list, &options, N(1));
  } else if (strcmp(w[0], "insert") == 0) {
    *status = scrollkit_list_insert_measured(list, item, extents, (size_t)(n - 3), N(1));
  } else if (strcmp(w[0], "insert_estimated") == 0) {
    *status = scrollkit_list_insert(list, item, (size_t)N(3), N(1));
  } else if (strcmp(w[0], "remove") == 0) {
    *status = scrollkit_list_remove(list, item, (size_t)N(3), N(1));
  } else if (strcmp(w[0], "move") == 0) {
    *status = scrollkit_list_move(list, item, (size_t)N(3), (size_t)N(4), N(1));
  } else if (strcmp(w[0], "measure") == 0) {
    *status = scrollkit_list_set_extents(list, item, extents, (size_t)(n - 3), N(1));
  } else if (strcmp(w[0], "forget") == 0) {
    *status = scrollkit_list_forget_extents(list, item, (size_t)N(3), N(1));
  } else if (strcmp(w[0], "kind") == 0) {
    *status = scrollkit_list_set_kind(list, item, (size_t)N(3), (uint32_t)N(4), N(1));
  } else if (strcmp(w[0], "kind_options") == 0) {
    scrollkit_list_kind_options options = SCROLLKIT_LIST_KIND_OPTIONS_INIT;
    set_fields(&options, list_kind_options_fields, w + 3, n - 3);
    *status = scrollkit_list_set_kind_options(list, (uint32_t)N(2), &options, N(1));
  } else if (strcmp(w[0], "list_begin") == 0) {
    *status = scrollkit_list_begin_update(list, N(1), &list_batch);
  } else if (strcmp(w[0], "list_end") == 0) {
    *status = scrollkit_list_end_update(list, list_batch, N(1));
  } else if (strcmp(w[0], "scroll_to_item") == 0) {
    *status = scrollkit_list_scroll_to_item(
        list, item, (scrollkit_list_alignment)N(3), N(4), (uint32_t)N(5), N(1), NULL);
  } else if (strcmp(w[0], "animate_to") == 0) {
    scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
    set_fields(&options, scroll_options_fields, w + 4, n - 4);
    *status = scrollkit_scroller_animate_to(scroller, N(2), N(3), &options, N(1), NULL);
  } else if (strcmp(w[0], "into_view") == 0) {
    scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
    set_fields(&options, scroll_options_fields, w + 6, n - 6);
    *status = scrollkit_scroller_scroll_into_view(scroller, N(2), N(3), N(4), N(5), &options, N(1), NULL);
  } else if (strcmp(w[0], "item_into_view") == 0) {
    scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
    set_fields(&options, scroll_options_fields, w + 3, n - 3);
    *status = scrollkit_list_scroll_into_view(list, item, &options, N(1), NULL);
  } else if (strcmp(w[0], "conversation") == 0) {
    scrollkit_list_conversation_options options = SCROLLKIT_LIST_CONVERSATION_OPTIONS_INIT;
    set_fields(&options, list_conversation_options_fields, w + 2, n - 2);
    *status = scrollkit_list_set_conversation(list, &options, N(1));
  } else if (strcmp(w[0], "conversation_off") == 0) {
    *status = scrollkit_list_end_conversation(list, N(1));
  } else if (strcmp(w[0], "turn") == 0) {
    scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
    set_fields(&options, scroll_options_fields, w + 3, n - 3);
    *status = scrollkit_list_begin_turn(list, item, &options, N(1), NULL);
  } else if (strcmp(w[0], "newest") == 0) {
    scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
    set_fields(&options, scroll_options_fields, w + 2, n - 2);
    *status = scrollkit_list_scroll_to_newest(list, &options, N(1), NULL);
  } else if (strcmp(w[0], "set_position") == 0) {
    *status = scrollkit_list_set_position(list, item, N(3), N(1));
  } else if (strcmp(w[0], "list_detach") == 0) {
    *status = scrollkit_list_detach(list, 0);
  } else if (strcmp(w[0], "refresh") == 0) {
    scrollkit_refresh_options options = SCROLLKIT_REFRESH_OPTIONS_INIT;
    set_fields(&options, refresh_options_fields, w + 2, n - 2);
    *status = scrollkit_refresh_enable(scroller, &options, N(1));
  } else if (strcmp(w[0], "refresh_begin") == 0) {
    *status = scrollkit_refresh_begin(scroller, N(1));
  } else if (strcmp(w[0], "refresh_end") == 0) {
    *status = scrollkit_refresh_end(scroller, N(1));
  } else if (strcmp(w[0], "deltas") == 0) {
    scrollkit_deltas_options options = SCROLLKIT_DELTAS_OPTIONS_INIT;
    set_fields(&options, deltas_options_fields, w + 2, n - 2);
    *status = scrollkit_deltas_enable(scroller, &options, N(1));
  } else if (strcmp(w[0], "take") == 0) {
    *status = scrollkit_deltas_take(scroller, N(1), NULL);
  } else if (strcmp(w[0], "meter") == 0) {
    scrollkit_meter_options options = SCROLLKIT_METER_OPTIONS_INIT;
    set_fields(&options, meter_options_fields, w + 1, n - 1);
    *status = scrollkit_meter_enable(scroller, &options);
  } else if (strcmp(w[0], "meter_off") == 0) {
    *status = scrollkit_meter_disable(scroller);
  } else {
    return 0;
  }
#undef N
  return 1;
}

/* Compares a state of a list, or a report, with its expected values. Returns 0 for other statements. */
static int expect_list(scrollkit_scroller *scroller, char **w, int n) {
  scrollkit_list *list = lists[list_axis];
  if (strcmp(w[0], "list_size") == 0) {
    scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
    compare("status", "0", scrollkit_list_get_size(list, &size));
    compare_fields(&size, list_size_fields, w + 1, n - 1);
  } else if (strcmp(w[0], "list_item") == 0) {
    scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
    compare("status", "0", scrollkit_list_get_item(list, (size_t)number(w, n, 1), &item));
    compare_fields(&item, list_item_fields, w + 2, n - 2);
  } else if (strcmp(w[0], "list_frame") == 0) {
    scrollkit_list_frame frame = SCROLLKIT_LIST_FRAME_INIT;
    compare("status", "0", scrollkit_list_get_frame(list, &frame, NULL, 0));
    compare_fields(&frame, list_frame_fields, w + 1, n - 1);
  } else if (strcmp(w[0], "list_conversation") == 0) {
    scrollkit_list_conversation state = SCROLLKIT_LIST_CONVERSATION_INIT;
    compare("status", "0", scrollkit_list_get_conversation(list, &state));
    compare_fields(&state, list_conversation_fields, w + 1, n - 1);
  } else if (strcmp(w[0], "list_sticky") == 0) {
    size_t items[64], count = 0;
    double positions[64];
    compare("status", "0", scrollkit_list_get_sticky_items(list, items, positions, 64, &count));
    compare("sticky items", n % 2 ? "1" : "0", (int)count == (n - 1) / 2);
    for (int index = 0; index < (int)count && 2 * index + 2 < n; index++) {
      compare("sticky item", w[2 * index + 1], (double)items[index]);
      compare("its position", w[2 * index + 2], positions[index]);
    }
  } else if (strcmp(w[0], "list_position") == 0) {
    size_t item = 0;
    double within = 0;
    compare("status", "0", scrollkit_list_get_position(list, &item, &within));
    compare("item", w[1], (double)item);
    compare("within", w[2], within);
  } else if (strcmp(w[0], "refresh_state") == 0) {
    scrollkit_refresh_state state = SCROLLKIT_REFRESH_STATE_INIT;
    compare("status", "0", scrollkit_refresh_get_state(scroller, &state));
    compare_fields(&state, refresh_state_fields, w + 1, n - 1);
  } else if (strcmp(w[0], "taken") == 0) {
    scrollkit_deltas deltas = SCROLLKIT_DELTAS_INIT;
    compare("status", "0", scrollkit_deltas_take(scroller, number(w, n, 1), &deltas));
    compare_fields(&deltas, deltas_fields, w + 2, n - 2);
  } else if (strcmp(w[0], "meter_report") == 0) {
    scrollkit_meter_report report = SCROLLKIT_METER_REPORT_INIT;
    compare("status", "0", scrollkit_meter_get_report(scroller, &report));
    compare_fields(&report, meter_report_fields, w + 1, n - 1);
  } else {
    return 0;
  }
  return 1;
}

#endif
