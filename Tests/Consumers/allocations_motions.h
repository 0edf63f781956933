/* The calls of feels, autoscroll, scroll bars, zoom, nesting and snapping that allocations.c measures; `step`
 * increases. */
static scrollkit_scroller *outer; /* the parent of `driven` during the nested calls */

static void succeed(scrollkit_status status) { require(status == SCROLLKIT_STATUS_OK, "a valid call succeeds"); }

/** Flings the content, alternately in both directions. */
static void fling(scrollkit_scroller *scroller, int step) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double distance = step % 2 ? 60 : -60;
  succeed(scrollkit_scroller_press(scroller, 1, 100, 300, now));
  for (int index = 1; index <= 3; index++) {
    now += 0.01;
    succeed(scrollkit_scroller_move(scroller, 1, 100 + distance / 2 * index, 300 - distance * index, now));
  }
  succeed(scrollkit_scroller_release(scroller, 1, now));
  for (int index = 0; index < 3; index++) succeed(scrollkit_scroller_tick(scroller, now += 0.05, &frame));
}
static scrollkit_feel some_feel(int step) {
  return (scrollkit_feel)(step / 7 % (SCROLLKIT_FEEL_LVGL + 1));
}

static void feels(int step) {
  succeed(scrollkit_scroller_set_feel(driven, some_feel(step), now));
  fling(driven, step);
  succeed(scrollkit_scroller_wheel(driven, 0, step % 5 - 2, SCROLLKIT_UNIT_NOTCHES, now));
}
static void feel_values(int step) {
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  succeed(scrollkit_feel_get_values(some_feel(step), &values));
  values.drag = 1 + step % 5;
  values.edge_bottom = (scrollkit_edge_behavior)(step % 4);
  values.direction_lock = (scrollkit_direction_lock)(step % 4);
  values.fingers = (scrollkit_finger_rule)(step % 3);
  values.wheel_smoothing = (scrollkit_wheel_smoothing)(step % 10);
  values.motion_end = (scrollkit_motion_end)(step / 10 % 2);
  succeed(scrollkit_scroller_set_feel_values(driven, &values, now));
  succeed(scrollkit_scroller_get_feel_values(driven, &values));
  succeed(scrollkit_scroller_press(driven, 2, 50, 50, now));
  fling(driven, step);
  succeed(scrollkit_scroller_release(driven, 2, now));
  succeed(scrollkit_scroller_wheel(driven, 1, step % 5 - 2, SCROLLKIT_UNIT_LINES, now));
}
static void pans(int step) {
  scrollkit_input pan = input(SCROLLKIT_INPUT_KIND_PAN_BEGIN, step);
  succeed(scrollkit_scroller_set_feel(driven, some_feel(step), now));
  succeed(scrollkit_scroller_push(driven, &pan));
  pan.kind = SCROLLKIT_INPUT_KIND_PAN_UPDATE, pan.time = now += 0.01;
  pan.flags = step % 3 ? 0 : SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE;
  succeed(scrollkit_scroller_push(driven, &pan));
  pan.kind = SCROLLKIT_INPUT_KIND_PAN_END, pan.flags = 1u << step % 7, pan.time = now += 0.01;
  succeed(scrollkit_scroller_push(driven, &pan));
  pan.kind = SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE, pan.flags = 0, pan.y = -9000, pan.time = now += 0.01;
  succeed(scrollkit_scroller_push(driven, &pan));
  tick(step);
}
static void preferences(int step) {
  scrollkit_preferences preferences = SCROLLKIT_PREFERENCES_INIT;
  preferences.resamples = step % 4 != 3;
  preferences.reduces_motion = step % 5 == 4;
  preferences.stops_momentum = step % 7 == 6;
  succeed(scrollkit_scroller_set_preferences(driven, &preferences, now));
  fling(driven, step);
}

static void autoscroll(int step) {
  scrollkit_autoscroll_options options = SCROLLKIT_AUTOSCROLL_OPTIONS_INIT;
  uint32_t goes_on;
  options.rule = (scrollkit_autoscroll_rule)(step % 2);
  switch (step % 4) {
    case 0:
      succeed(scrollkit_scroller_hold_key(driven, (scrollkit_key)(step / 4 % 8), now));
      succeed(scrollkit_scroller_release_key(driven, (scrollkit_key)(step / 4 % 8), now += 0.1));
      break;
    case 1:
      succeed(scrollkit_autoscroll_set_velocity(driven, 0, step % 200 - 100, now));
      succeed(scrollkit_autoscroll_end(driven, now += 0.1));
      break;
    case 2:
      succeed(scrollkit_autoscroll_begin(driven, &options, 100, 100, now));
      succeed(scrollkit_autoscroll_move(driven, 100, 100 + step % 90, now += 0.1));
      succeed(scrollkit_autoscroll_release(driven, now, &goes_on));
      break;
    default: succeed(scrollkit_autoscroll_drag(driven, &options, 100, step % 480, now));
  }
}
static void bars(int step) {
  scrollkit_scrollbar_state state = SCROLLKIT_SCROLLBAR_STATE_INIT;
  scrollkit_axis axis = (scrollkit_axis)(step / 2 % 2);
  scrollkit_scrollbar_part part = (scrollkit_scrollbar_part)(1 + step % 4);
  succeed(scrollkit_scrollbar_press(driven, axis, part, step % 480, now));
  tick(step);
  succeed(scrollkit_scrollbar_drag(driven, axis, step % 300, step % 200, now += 0.3));
  succeed(scrollkit_scrollbar_get_state(driven, axis, &state));
  succeed(scrollkit_scrollbar_release(driven, axis, now));
  if (step % 9 == 0) succeed(scrollkit_scrollbar_disable(driven, axis, 0));
  succeed(scrollkit_scrollbar_enable(driven, axis, NULL, 0));
}

/** Of content that slows down below headers, the nub and scroll bars. */
static void next_changes(int step) {
  scrollkit_next_change change = SCROLLKIT_NEXT_CHANGE_INIT;
  scrollkit_view_progress progress = SCROLLKIT_VIEW_PROGRESS_INIT;
  succeed(scrollkit_scroller_get_view_progress(driven, SCROLLKIT_AXIS_Y, 100 * step, 50, &progress));
  fling(driven, step);
  for (int frame = 0; frame < 3; frame++)
    succeed(scrollkit_scroller_get_next_change(driven, 1 + step % 3, now + 0.4 * frame, &change));
}

static void pinch(scrollkit_input_kind kind, double scale, int step) {
  scrollkit_input one = input(kind, step);
  one.scale = scale;
  succeed(scrollkit_scroller_push(driven, &one));
  now += 0.01;
}
static void zoom(int step) {
  scrollkit_zoom_options options = SCROLLKIT_ZOOM_OPTIONS_INIT;
  scrollkit_zoom_state state = SCROLLKIT_ZOOM_STATE_INIT;
  scrollkit_input turn = input(SCROLLKIT_INPUT_KIND_WHEEL, step);
  options.centers = step % 2;
  options.minimum = 0.25;
  succeed(scrollkit_zoom_enable(driven, &options, now));
  switch (step % 5) {
    case 0:
      pinch(SCROLLKIT_INPUT_KIND_PINCH_BEGIN, 1, step);
      pinch(SCROLLKIT_INPUT_KIND_PINCH_UPDATE, 0.1 + step % 70 / 10.0, step);
      pinch(SCROLLKIT_INPUT_KIND_PINCH_END, 1, step);
      break;
    case 1: succeed(scrollkit_zoom_set_scale(driven, 0.5 + step % 3, 100, 100, step % 2, now, NULL)); break;
    case 2: succeed(scrollkit_zoom_show_rect(driven, 10, step % 900, 90, 90, step % 2, now, NULL)); break;
    case 3: succeed(scrollkit_zoom_double_tap(driven, 100, 100, 2, now, NULL)); break;
    default:
      turn.flags = SCROLLKIT_INPUT_FLAGS_ZOOM;
      turn.x = 0, turn.y = step % 3 - 1;
      succeed(scrollkit_scroller_push(driven, &turn));
  }
  fling(driven, step);
  succeed(scrollkit_zoom_get_state(driven, &state));
  if (step % 50 == 49) succeed(scrollkit_zoom_disable(driven, now));
}

static void nesting(int step) {
  scrollkit_frame frames[2] = {SCROLLKIT_FRAME_INIT, SCROLLKIT_FRAME_INIT};
  scrollkit_scroller *both[2] = {driven, outer};
  if (step % 40 == 39) succeed(scrollkit_nest_set_parent(driven, NULL, now));
  else succeed(scrollkit_nest_set_parent(driven, outer, now));
  succeed(scrollkit_nest_set_order(outer, (scrollkit_nest_order)(step / 50 % 4)));
  succeed(scrollkit_nest_set_latching(driven, (scrollkit_nest_latching)(step / 100 % 2)));
  succeed(scrollkit_nest_set_overscroll_behavior(driven, step / 200 % 3, step / 200 % 3));
  succeed(scrollkit_scroller_set_offset(driven, 0, step % 3 ? 30 : 38000, now));
  fling(driven, step);
  succeed(scrollkit_scroller_wheel(driven, 0, step % 5 - 2, SCROLLKIT_UNIT_NOTCHES, now));
  succeed(scrollkit_scroller_tick_many(both, 2, now += 0.1, frames));
  succeed(scrollkit_autoscroll_set_velocity(driven, 0, step % 200 - 100, now));
  succeed(scrollkit_autoscroll_end(driven, now += 0.1));
}

static void snapping(int step) {
  scrollkit_snap_options options = SCROLLKIT_SNAP_OPTIONS_INIT;
  scrollkit_snap_state state = SCROLLKIT_SNAP_STATE_INIT;
  options.kind = (scrollkit_snap_kind)(step % 4);
  options.rule = options.kind == SCROLLKIT_SNAP_KIND_AREAS ? 0 : (scrollkit_snap_rule)(step / 4 % 6);
  options.length = options.kind == SCROLLKIT_SNAP_KIND_NONE ? 0 : 170;
  options.count = 200;
  options.strictness = (scrollkit_snap_strictness)(step / 4 % 2);
  succeed(scrollkit_snap_set_options(driven, SCROLLKIT_AXIS_Y, &options, 0));
  fling(driven, step);
  scrollkit_snap_scroll_to(driven, SCROLLKIT_AXIS_Y, step % 20, now, NULL);
  scrollkit_snap_get_state(driven, &state);
  succeed(scrollkit_scroller_key(driven, (scrollkit_key)(step % 10), now));
}

/** The library copies the areas: each call allocates one block and frees the block before. */
static void expect_one_block_of_areas(void) {
  scrollkit_snap_options options = SCROLLKIT_SNAP_OPTIONS_INIT;
  scrollkit_snap_area areas[3] = {
      SCROLLKIT_SNAP_AREA_INIT, SCROLLKIT_SNAP_AREA_INIT, SCROLLKIT_SNAP_AREA_INIT};
  for (int index = 0; index < 3; index++) {
    areas[index].key = index;
    areas[index].y = index * 400;
    areas[index].width = areas[index].height = 300;
    areas[index].align_y = SCROLLKIT_SNAP_ALIGNMENT_START;
  }
  options.kind = SCROLLKIT_SNAP_KIND_AREAS;
  succeed(scrollkit_snap_set_options(driven, SCROLLKIT_AXIS_Y, &options, 0));
  for (int round = 0; round < 3; round++) {
    long had = allocations, gave = frees;
    require(scrollkit_snap_set_areas(driven, areas, 3, 0, now) == SCROLLKIT_STATUS_OK, "set_areas");
    require(allocations == had + 1 && frees == gave + (round > 0), "areas are one block");
  }
  is_out_of_memory = 1;
  require_no_memory(scrollkit_snap_set_areas(driven, areas, 3, 0, now), "set_areas");
  is_out_of_memory = 0;
}

enum { DEPTH = 6 };

/** Drags the innermost of nested scrollers by more than all their ranges; returns how many of them moved. */
static int count_moved(scrollkit_scroller *scrollers[DEPTH]) {
  int moved = 0;
  for (int index = 0; index < DEPTH; index++) succeed(scrollkit_scroller_set_offset(scrollers[index], 0, 0, now));
  succeed(scrollkit_scroller_press(scrollers[0], 1, 100, 0, now += 1));
  for (int index = 1; index <= 20; index++)
    succeed(scrollkit_scroller_move(scrollers[0], 1, 100, -50 * index, now += 0.01));
  succeed(scrollkit_scroller_cancel(scrollers[0], now));
  for (int index = 0; index < DEPTH; index++) {
    scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
    succeed(scrollkit_scroller_get_frame(scrollers[index], &frame));
    moved += frame.offset_y > 0;
  }
  return moved;
}

/** A gesture on more than four nested scrollers allocates one block, once. Without memory it scrolls four of them. */
static void expect_one_block_of_a_deep_chain(void) {
  scrollkit_scroller *scrollers[DEPTH];
  for (int index = 0; index < DEPTH; index++) {
    scrollers[index] = create(SCROLLKIT_MODE_DRIVEN);
    succeed(scrollkit_scroller_set_size(scrollers[index], 320, 480, 320, 480 + 100, now));
    if (index > 0) succeed(scrollkit_nest_set_parent(scrollers[index - 1], scrollers[index], now));
  }
  is_out_of_memory = 1;
  require(count_moved(scrollers) == 4, "without memory a gesture scrolls four nested scrollers");
  is_out_of_memory = 0;
  long before = allocations;
  require(count_moved(scrollers) == DEPTH, "a gesture scrolls all nested scrollers");
  require(allocations == before + 1, "a deep chain is one block");
  require(count_moved(scrollers) == DEPTH && allocations == before + 1, "the block is allocated once");
  for (int index = 0; index < DEPTH; index++) scrollkit_scroller_destroy(scrollers[index]);
}

/** Every motion; each begins in the state that the one before left. */
static void expect_none_of_motions(void) {
  outer = create(SCROLLKIT_MODE_DRIVEN);
  scrollkit_geometry content = geometry(0);
  succeed(scrollkit_scroller_set_geometry(outer, &content, now));
  succeed(scrollkit_scrollbar_enable(driven, SCROLLKIT_AXIS_X, NULL, 0));
  succeed(scrollkit_scrollbar_enable(driven, SCROLLKIT_AXIS_Y, NULL, 0));
  expect_none("feels, flings", feels);
  expect_none("pans, momentum", pans);
  expect_none("set_feel_values, get_feel_values", feel_values);
  succeed(scrollkit_scroller_set_feel(driven, SCROLLKIT_FEEL_DEFAULT, now));
  expect_none("set_preferences, resampled drags", preferences);
  succeed(scrollkit_scroller_set_preferences(driven, NULL, now));
  expect_none("hold_key, release_key, autoscroll", autoscroll);
  expect_none("scrollbar_press, _drag, _release, _enable", bars);
  expect_none("get_next_change", next_changes);
  expect_none("snap_set_options, flings that snap, snap_scroll_to", snapping);
  expect_one_block_of_areas();
  expect_none("flings to areas", feels);
  succeed(scrollkit_snap_set_options(driven, SCROLLKIT_AXIS_Y, NULL, 0));
  expect_none("pinches, zoom_set_scale, zoom_show_rect, zoom_double_tap", zoom);
  succeed(scrollkit_zoom_disable(driven, now));
  long before = allocations;
  succeed(scrollkit_nest_set_parent(driven, outer, now));
  require(allocations == before + 2, "nesting allocates one block per scroller");
  expect_none("nested drags, flings, wheels and autoscroll", nesting);
  expect_none("nested feels", feels);
  expect_none("nested zoom", zoom);
  scrollkit_scroller_destroy(outer);
  expect_one_block_of_a_deep_chain();
}

/** Without memory, each call that would allocate returns NO_MEMORY. */
static void require_no_memory_for_motions(scrollkit_scroller *scroller) {
  scrollkit_scroller *other = create(SCROLLKIT_MODE_DRIVEN);
  scrollkit_snap_options options = SCROLLKIT_SNAP_OPTIONS_INIT;
  options.kind = SCROLLKIT_SNAP_KIND_PAGES;
  is_out_of_memory = 1;
  require_no_memory(scrollkit_scrollbar_enable(scroller, 0, NULL, 0), "scrollbar_enable");
  require_no_memory(scrollkit_autoscroll_begin(scroller, NULL, 0, 0, now), "autoscroll_begin");
  require_no_memory(scrollkit_snap_set_options(scroller, 0, &options, 0), "snap_set_options");
  require_no_memory(scrollkit_nest_set_parent(scroller, other, now), "nest_set_parent");
  require_no_memory(scrollkit_nest_set_order(scroller, 1), "nest_set_order");
  is_out_of_memory = 0;
  scrollkit_scroller_destroy(other);
}
