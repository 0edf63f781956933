/* The calls of behaviours, windows and delegates that allocations.c measures; `step` increases. */
static void enable(scrollkit_scroller *scroller) {
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  double starts[3] = {0, 500, 9000};
  header.height = 56;
  header.snaps = header.stretches = 1;
  require(scrollkit_top_enable(scroller, NULL, 0) == SCROLLKIT_STATUS_OK, "top_enable");
  require(scrollkit_header_add(scroller, &header, 0, NULL) == SCROLLKIT_STATUS_OK, "header_add");
  require(scrollkit_nub_enable(scroller, NULL, 0) == SCROLLKIT_STATUS_OK, "nub_enable");
  require(scrollkit_nub_set_sections(scroller, starts, 3, 0) == SCROLLKIT_STATUS_OK, "set_sections");
  require(
      scrollkit_anchor_set_policy(scroller, SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM, 0) == SCROLLKIT_STATUS_OK,
      "set_policy");
  require(scrollkit_window_add_scroller(window, scroller) == SCROLLKIT_STATUS_OK, "window_add_scroller");
  require(scrollkit_meter_enable(scroller, NULL) == SCROLLKIT_STATUS_OK, "meter_enable");
}
static void enable_again(int step) {
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  header.height = step % 90;
  header.mode = (scrollkit_header_mode)step % 6;
  scrollkit_top_disable(driven, 0);
  scrollkit_top_enable(driven, NULL, 0);
  scrollkit_window_add_scroller(window, driven);
  scrollkit_nub_disable(driven, 0);
  scrollkit_nub_enable(driven, NULL, 0);
  scrollkit_meter_enable(driven, NULL);
  scrollkit_header_set_options(driven, 0, &header, now);
  if (step % 100 == 99) scrollkit_header_remove_all(driven, 0);
  scrollkit_header_add(driven, &header, 0, NULL);
}
static void trigger(int step) {
  scrollkit_scroller_set_offset(driven, 0, step % 9000, now);
  if (step % 2) scrollkit_top_trigger_home(driven, 700, 0, now);
  else scrollkit_top_trigger(driven, 0, now);
  scrollkit_top_trigger(observed, 0, now);
  scrollkit_top_set_visible(driven, (uint32_t)step % 2);
}
static void tap(int step) {
  uint32_t count;
  scrollkit_window_set_status_bar(window, step % 44, 20);
  scrollkit_window_make_key(window);
  scrollkit_window_tap(window, 1, 1, 1, now, &count);
}
static void scrub(int step) {
  scrollkit_scroller_set_offset(driven, 0, step % 9000, now);
  scrollkit_nub_set_hover(driven, step & 1, now);
  scrollkit_nub_grab(driven, now, NULL);
  scrollkit_nub_drag(driven, step % 90 - 40, step % 7, now);
  scrollkit_nub_release(driven, now);
}
static void sync(int step) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(driven, &frame);
  scrollkit_scroller_set_scroll_enabled(driven, 1, step % 7 != 0, now);
  scrollkit_scroller_set_always_bounces(driven, step & 1, 1, now);
  scrollkit_scroller_sync(driven, 0, step % 9 ? frame.offset_y : step, now, &frame);
}
static scrollkit_scroller *linked;
static void link_both(int step) {
  static const double landmarks[] = {0, 0, 2000, 3000, 9000, 9000};
  if (step % 90 == 0) scrollkit_scroller_scroll_to(step % 180 ? driven : linked, 0, step % 9000, 1, now, NULL);
  scrollkit_link_update(driven, linked, SCROLLKIT_AXIS_Y, 300, landmarks, 6, now);
}
static void refresh(int step) {
  scrollkit_refresh_state state = SCROLLKIT_REFRESH_STATE_INIT;
  scrollkit_refresh_enable(driven, NULL, now);
  if (step % 40 == 0) scrollkit_refresh_begin(driven, now);
  if (step % 40 == 20) scrollkit_refresh_end(driven, now);
  scrollkit_scroller_tick(driven, now, NULL);
  scrollkit_refresh_get_state(driven, &state);
}
static void deltas(int step) {
  scrollkit_deltas taken = SCROLLKIT_DELTAS_INIT;
  scrollkit_scroller_wheel(driven, 0, step % 5, SCROLLKIT_UNIT_NOTCHES, now);
  scrollkit_deltas_take(driven, now, &taken);
}
static void batches(int step) {
  for (int index = 0; index < 2; index++) {
    scrollkit_scroller *scroller = index ? observed : driven;
    scrollkit_geometry content = geometry(step);
    uint32_t outer, inner;
    content.shift_y = 0;
    scrollkit_anchor_begin_update(scroller, now, &outer);
    scrollkit_anchor_begin_update(scroller, now, &inner);
    scrollkit_anchor_add_edit(scroller, 10, step % 9, step % 70);
    scrollkit_anchor_end_update(scroller, step % 3 ? inner : outer, &content, 1, now);
    scrollkit_anchor_end_update(scroller, outer, &content, 1, now);
  }
}
static void reads(int step) {
  scrollkit_context context = SCROLLKIT_CONTEXT_INIT;
  scrollkit_top_state top = SCROLLKIT_TOP_STATE_INIT;
  scrollkit_header_state header = SCROLLKIT_HEADER_STATE_INIT;
  scrollkit_nub_state nub = SCROLLKIT_NUB_STATE_INIT;
  double margin;
  scrollkit_scroller_get_context(driven, &context);
  scrollkit_scroller_get_margin(driven, 0, step, SCROLLKIT_EDGES_TOP, &margin);
  scrollkit_zoom_set_limits(observed, 1, 1 + step % 3, 0);
  scrollkit_scroller_responds_to(driven, (scrollkit_input_kind)step);
  scrollkit_top_get_state(driven, &top);
  scrollkit_header_get_state(driven, 0, &header);
  scrollkit_nub_get_state(driven, &nub);
  scrollkit_meter_report report = SCROLLKIT_METER_REPORT_INIT;
  scrollkit_meter_get_report(driven, &report);
}

/* The host's delegate, with every function set. */
static void receive(void *user, scrollkit_scroller *scroller, const scrollkit_input *input) {
  (void)user, (void)scroller, (void)input;
}
static uint32_t allow(void *user, scrollkit_scroller *scroller, scrollkit_top_source source) {
  (void)user, (void)scroller;
  return source != 5;
}
static void land(
    void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y,
    double *target_x, double *target_y) {
  (void)user, (void)scroller, (void)velocity_x, (void)velocity_y, (void)target_x;
  *target_y += 40;
}
static void set_delegates(int is_lent) {
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  delegate.did_happen = listen;
  delegate.did_receive = receive;
  delegate.should_scroll_to_top = allow;
  delegate.will_end_dragging = land;
  scrollkit_scroller_set_delegate(driven, is_lent ? &delegate : NULL);
  scrollkit_scroller_set_delegate(observed, is_lent ? &delegate : NULL);
}
