/* The calls about feels, steering, scroll bars, zoom, nesting and snapping that allocations.c
 * counts; `step` grows. */
static scrollkit_scroller *outer; /* in which `driven` is nested while nesting is counted */

static void taken(scrollkit_status status) { require(status == SCROLLKIT_STATUS_OK, "is taken"); }

/** Lets go of the content, in one direction and another. */
static void fling(scrollkit_scroller *scroller, int step) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double way = step % 2 ? 60 : -60;
  taken(scrollkit_scroller_press(scroller, 1, 100, 300, now));
  for (int place = 1; place <= 3; place++) {
    now += 0.01;
    taken(scrollkit_scroller_move(scroller, 1, 100 + way / 2 * place, 300 - way * place, now));
  }
  taken(scrollkit_scroller_release(scroller, 1, now));
  for (int place = 0; place < 3; place++) taken(scrollkit_scroller_tick(scroller, now += 0.05, &frame));
}
static scrollkit_feel some_feel(int step) {
  return (scrollkit_feel)(step / 7 % (SCROLLKIT_FEEL_LVGL + 1));
}

static void feels(int step) {
  taken(scrollkit_scroller_set_feel(driven, some_feel(step)));
  fling(driven, step);
  taken(scrollkit_scroller_wheel(driven, 0, step % 5 - 2, SCROLLKIT_UNIT_NOTCHES, now));
}
static void feel_values(int step) {
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  taken(scrollkit_feel_get_values(some_feel(step), &values));
  values.drag = 1 + step % 5;
  values.edge_bottom = (scrollkit_edge_behavior)(step % 4);
  values.direction_lock = (scrollkit_direction_lock)(step % 4);
  values.fingers = (scrollkit_finger_rule)(step % 3);
  values.wheel_smoothing = (scrollkit_wheel_smoothing)(step % 9);
  taken(scrollkit_scroller_set_feel_values(driven, &values));
  taken(scrollkit_scroller_get_feel_values(driven, &values));
  taken(scrollkit_scroller_press(driven, 2, 50, 50, now));
  fling(driven, step);
  taken(scrollkit_scroller_release(driven, 2, now));
  taken(scrollkit_scroller_wheel(driven, 1, step % 5 - 2, SCROLLKIT_UNIT_LINES, now));
}
static void pans(int step) {
  scrollkit_input pan = input(SCROLLKIT_INPUT_KIND_PAN_BEGIN, step);
  taken(scrollkit_scroller_set_feel(driven, some_feel(step)));
  taken(scrollkit_scroller_push(driven, &pan));
  pan.kind = SCROLLKIT_INPUT_KIND_PAN_UPDATE, pan.time = now += 0.01;
  pan.flags = step % 3 ? 0 : SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE;
  taken(scrollkit_scroller_push(driven, &pan));
  pan.kind = SCROLLKIT_INPUT_KIND_PAN_END, pan.flags = 1u << step % 7, pan.time = now += 0.01;
  taken(scrollkit_scroller_push(driven, &pan));
  pan.kind = SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE, pan.flags = 0, pan.y = -9000, pan.time = now += 0.01;
  taken(scrollkit_scroller_push(driven, &pan));
  tick(step);
}
static void comfort(int step) {
  scrollkit_preferences comfort = SCROLLKIT_PREFERENCES_INIT;
  comfort.resamples = step % 4 != 3;
  comfort.reduces_motion = step % 5 == 4;
  comfort.stops_momentum = step % 7 == 6;
  taken(scrollkit_scroller_set_preferences(driven, &comfort));
  fling(driven, step);
}

static void steering(int step) {
  scrollkit_autoscroll_options options = SCROLLKIT_AUTOSCROLL_OPTIONS_INIT;
  uint32_t goes_on;
  options.rule = (scrollkit_autoscroll_rule)(step % 2);
  switch (step % 4) {
    case 0:
      taken(scrollkit_scroller_hold_key(driven, (scrollkit_key)(step / 4 % 8), now));
      taken(scrollkit_scroller_release_key(driven, (scrollkit_key)(step / 4 % 8), now += 0.1));
      break;
    case 1:
      taken(scrollkit_autoscroll_set_velocity(driven, 0, step % 200 - 100, now));
      taken(scrollkit_autoscroll_end(driven, now += 0.1));
      break;
    case 2:
      taken(scrollkit_autoscroll_begin(driven, &options, 100, 100, now));
      taken(scrollkit_autoscroll_move(driven, 100, 100 + step % 90, now += 0.1));
      taken(scrollkit_autoscroll_release(driven, now, &goes_on));
      break;
    default: taken(scrollkit_autoscroll_drag(driven, &options, 100, step % 480, now));
  }
}
static void bars(int step) {
  scrollkit_scrollbar_state state = SCROLLKIT_SCROLLBAR_STATE_INIT;
  scrollkit_axis axis = (scrollkit_axis)(step / 2 % 2);
  scrollkit_scrollbar_part part = (scrollkit_scrollbar_part)(1 + step % 4);
  taken(scrollkit_scrollbar_press(driven, axis, part, step % 480, now));
  tick(step);
  taken(scrollkit_scrollbar_drag(driven, axis, step % 300, step % 200, now += 0.3));
  taken(scrollkit_scrollbar_get_state(driven, axis, &state));
  taken(scrollkit_scrollbar_release(driven, axis, now));
  if (step % 9 == 0) taken(scrollkit_scrollbar_disable(driven, axis));
  taken(scrollkit_scrollbar_enable(driven, axis, NULL));
}

static void pinch(scrollkit_input_kind kind, double scale, int step) {
  scrollkit_input one = input(kind, step);
  one.scale = scale;
  taken(scrollkit_scroller_push(driven, &one));
  now += 0.01;
}
static void zoom(int step) {
  scrollkit_zoom_options options = SCROLLKIT_ZOOM_OPTIONS_INIT;
  scrollkit_zoom_state state = SCROLLKIT_ZOOM_STATE_INIT;
  scrollkit_input turn = input(SCROLLKIT_INPUT_KIND_WHEEL, step);
  options.centers = step % 2;
  options.minimum = 0.25;
  taken(scrollkit_zoom_enable(driven, &options, now));
  switch (step % 5) {
    case 0:
      pinch(SCROLLKIT_INPUT_KIND_PINCH_BEGIN, 1, step);
      pinch(SCROLLKIT_INPUT_KIND_PINCH_UPDATE, 0.1 + step % 70 / 10.0, step);
      pinch(SCROLLKIT_INPUT_KIND_PINCH_END, 1, step);
      break;
    case 1: taken(scrollkit_zoom_set_scale(driven, 0.5 + step % 3, 100, 100, step % 2, now, NULL)); break;
    case 2: taken(scrollkit_zoom_show_rect(driven, 10, step % 900, 90, 90, step % 2, now, NULL)); break;
    case 3: taken(scrollkit_zoom_double_tap(driven, 100, 100, 2, now, NULL)); break;
    default:
      turn.flags = SCROLLKIT_INPUT_FLAGS_ZOOM;
      turn.x = 0, turn.y = step % 3 - 1;
      taken(scrollkit_scroller_push(driven, &turn));
  }
  fling(driven, step);
  taken(scrollkit_zoom_get_state(driven, &state));
  if (step % 50 == 49) taken(scrollkit_zoom_disable(driven, now));
}

static void nesting(int step) {
  scrollkit_frame frames[2] = {SCROLLKIT_FRAME_INIT, SCROLLKIT_FRAME_INIT};
  scrollkit_scroller *both[2] = {driven, outer};
  if (step % 40 == 39) taken(scrollkit_nest_set_parent(driven, NULL));
  else taken(scrollkit_nest_set_parent(driven, outer));
  taken(scrollkit_nest_set_order(outer, (scrollkit_nest_order)(step / 50 % 4)));
  taken(scrollkit_nest_set_latching(driven, (scrollkit_nest_latching)(step / 100 % 2)));
  taken(scrollkit_nest_set_overscroll_behavior(driven, step / 200 % 3, step / 200 % 3));
  taken(scrollkit_scroller_set_offset(driven, 0, step % 3 ? 30 : 38000, now));
  fling(driven, step);
  taken(scrollkit_scroller_wheel(driven, 0, step % 5 - 2, SCROLLKIT_UNIT_NOTCHES, now));
  taken(scrollkit_scroller_tick_many(both, 2, now += 0.1, frames));
  taken(scrollkit_autoscroll_set_velocity(driven, 0, step % 200 - 100, now));
  taken(scrollkit_autoscroll_end(driven, now += 0.1));
}

static void snapping(int step) {
  scrollkit_snap_options options = SCROLLKIT_SNAP_OPTIONS_INIT;
  scrollkit_snap_state state = SCROLLKIT_SNAP_STATE_INIT;
  options.kind = (scrollkit_snap_kind)(step % 4);
  options.rule = options.kind == SCROLLKIT_SNAP_KIND_AREAS ? 0 : (scrollkit_snap_rule)(step / 4 % 6);
  options.length = options.kind == SCROLLKIT_SNAP_KIND_NONE ? 0 : 170;
  options.count = 200;
  options.strictness = (scrollkit_snap_strictness)(step / 4 % 2);
  taken(scrollkit_snap_set_options(driven, SCROLLKIT_AXIS_Y, &options));
  fling(driven, step);
  scrollkit_snap_scroll_to(driven, SCROLLKIT_AXIS_Y, step % 20, now, NULL);
  scrollkit_snap_get_state(driven, &state);
  taken(scrollkit_scroller_key(driven, (scrollkit_key)(step % 10), now));
}

/** Areas are copied: the one call that takes room again and again, and gives back what it had. */
static void expect_one_block_of_areas(void) {
  scrollkit_snap_options options = SCROLLKIT_SNAP_OPTIONS_INIT;
  scrollkit_snap_area areas[3] = {
      SCROLLKIT_SNAP_AREA_INIT, SCROLLKIT_SNAP_AREA_INIT, SCROLLKIT_SNAP_AREA_INIT};
  for (int place = 0; place < 3; place++) {
    areas[place].key = place;
    areas[place].y = place * 400;
    areas[place].width = areas[place].height = 300;
    areas[place].align_y = SCROLLKIT_SNAP_ALIGNMENT_START;
  }
  options.kind = SCROLLKIT_SNAP_KIND_AREAS;
  taken(scrollkit_snap_set_options(driven, SCROLLKIT_AXIS_Y, &options));
  for (int round = 0; round < 3; round++) {
    long had = allocations, gave = frees;
    require(scrollkit_snap_set_areas(driven, areas, 3, 0, now) == SCROLLKIT_STATUS_OK, "set_areas");
    require(allocations == had + 1 && frees == gave + (round > 0), "areas are one block");
  }
  is_out_of_memory = 1;
  require_no_memory(scrollkit_snap_set_areas(driven, areas, 3, 0, now), "set_areas");
  is_out_of_memory = 0;
}

/** Every motion, each on top of what the ones before have left behind. */
static void expect_none_of_motions(void) {
  outer = made(SCROLLKIT_MODE_DRIVEN);
  scrollkit_geometry content = geometry(0);
  taken(scrollkit_scroller_set_geometry(outer, &content, now));
  taken(scrollkit_scrollbar_enable(driven, SCROLLKIT_AXIS_X, NULL));
  taken(scrollkit_scrollbar_enable(driven, SCROLLKIT_AXIS_Y, NULL));
  expect_none("feels, flings", feels);
  expect_none("pans, momentum", pans);
  expect_none("set_feel_values, get_feel_values", feel_values);
  taken(scrollkit_scroller_set_feel(driven, SCROLLKIT_FEEL_DEFAULT));
  expect_none("set_comfort, resampled drags", comfort);
  taken(scrollkit_scroller_set_preferences(driven, NULL));
  expect_none("hold_key, release_key, autoscroll", steering);
  expect_none("scrollbar_press, _drag, _release, _enable", bars);
  expect_none("snap_set_rule, flings that snap, snap_scroll_to", snapping);
  expect_one_block_of_areas();
  expect_none("flings to areas", feels);
  taken(scrollkit_snap_set_options(driven, SCROLLKIT_AXIS_Y, NULL));
  expect_none("pinches, zoom_to_scale, zoom_to_rect, zoom_double_tap", zoom);
  taken(scrollkit_zoom_disable(driven, now));
  long before = allocations;
  taken(scrollkit_nest_set_parent(driven, outer));
  require(allocations == before + 2, "nesting takes a block for each of the two");
  expect_none("nested drags, flings, wheels and steering", nesting);
  expect_none("nested feels", feels);
  expect_none("nested zoom", zoom);
  scrollkit_scroller_destroy(outer);
}

/** Out of memory, what would take room says so. */
static void require_no_memory_for_motions(scrollkit_scroller *scroller) {
  scrollkit_scroller *other = made(SCROLLKIT_MODE_DRIVEN);
  scrollkit_snap_options options = SCROLLKIT_SNAP_OPTIONS_INIT;
  options.kind = SCROLLKIT_SNAP_KIND_PAGES;
  is_out_of_memory = 1;
  require_no_memory(scrollkit_scrollbar_enable(scroller, 0, NULL), "scrollbar_enable");
  require_no_memory(scrollkit_autoscroll_begin(scroller, NULL, 0, 0, now), "autoscroll_begin");
  require_no_memory(scrollkit_snap_set_options(scroller, 0, &options), "snap_set_rule");
  require_no_memory(scrollkit_nest_set_parent(scroller, other), "nest_set_parent");
  require_no_memory(scrollkit_nest_set_order(scroller, 1), "nest_set_order");
  is_out_of_memory = 0;
  scrollkit_scroller_destroy(other);
}
