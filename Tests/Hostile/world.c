#include "world.h"

#include <string.h>

const char *const situation_names[] = {
    "idle", "tracking", "dragging", "coasting", "bouncing", "animating", "wheeling", "panning", "steering", "listing",
    "snapping", "pinching", "zooming in", "scrubbing", "going to top", "refreshing", "travelling", "observed, idle",
    "observed, animating", "observed, decelerating", "observed, behaving"};

static void push(scrollkit_scroller *scroller, scrollkit_input_kind kind, double y, double scale, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind;
  input.x = 100;
  input.y = y;
  input.scale = scale;
  input.time = time;
  if (kind == SCROLLKIT_INPUT_KIND_DID_END_DRAGGING) input.flags = SCROLLKIT_INPUT_FLAGS_DECELERATES;
  scrollkit_scroller_push(scroller, &input);
}

/** Three movements of finger 7 within 40 ms. */
static void drag(scrollkit_scroller *scroller, double distance, double time) {
  scrollkit_scroller_press(scroller, 7, 100, 300, time);
  for (int step = 1; step <= 3; step++)
    scrollkit_scroller_move(scroller, 7, 100, 300 + distance * step / 3, time + 0.04 * step / 3);
}

/** Enables all behaviours and opens a batch of changes. */
static void behave(struct world *world) {
  static const double sections[] = {0, 500, 900};
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  header.height = 56;
  header.snaps = header.stretches = 1;
  uint32_t batch;
  scrollkit_top_enable(world->scroller, NULL, 0);
  scrollkit_header_add(world->scroller, &header, 0, NULL);
  scrollkit_nub_enable(world->scroller, NULL, 0);
  scrollkit_nub_set_sections(world->scroller, sections, 3, 0);
  scrollkit_scrollbar_enable(world->scroller, SCROLLKIT_AXIS_Y, NULL, 0);
  scrollkit_scrollbar_enable(world->scroller, SCROLLKIT_AXIS_X, NULL, 0);
  scrollkit_anchor_set_policy(world->scroller, SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM, 0);
  scrollkit_anchor_begin_update(world->scroller, 0.1, &batch);
  scrollkit_window_add_scroller(world->window, world->scroller);
}

static void snap(scrollkit_scroller *scroller) {
  scrollkit_snap_options pages = SCROLLKIT_SNAP_OPTIONS_INIT, areas = SCROLLKIT_SNAP_OPTIONS_INIT;
  scrollkit_snap_area area = SCROLLKIT_SNAP_AREA_INIT;
  pages.kind = SCROLLKIT_SNAP_KIND_PAGES;
  areas.kind = SCROLLKIT_SNAP_KIND_AREAS;
  area.x = 20;
  area.width = area.height = 100;
  area.align_x = SCROLLKIT_SNAP_ALIGNMENT_START;
  scrollkit_snap_set_options(scroller, SCROLLKIT_AXIS_Y, &pages, 0);
  scrollkit_snap_set_options(scroller, SCROLLKIT_AXIS_X, &areas, 0);
  scrollkit_snap_set_areas(scroller, &area, 1, SCROLLKIT_SNAP_ORDER_ANY, 0.2);
}

/** Reads all that a trace hands over. */
static void record(void *user, const void *bytes, size_t size) {
  (void)user;
  for (const volatile unsigned char *byte = bytes; size > 0; size--) (void)*byte++;
}

struct world make_world(enum situation situation, int is_traced) {
  struct world world = {.is_observed = situation >= OBSERVED_IDLE};
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.mode = world.is_observed ? SCROLLKIT_MODE_OBSERVED : SCROLLKIT_MODE_DRIVEN;
  if (is_traced) scrollkit_trace_start(record, NULL, &world.trace);
  scrollkit_trace_create_scroller(world.trace, &options, &world.scroller);
  scrollkit_trace_create_scroller(world.trace, &options, &world.other);
  scrollkit_trace_create_list(world.trace, NULL, &world.list);
  scrollkit_list_insert(world.list, 0, 100, 0);
  scrollkit_window_create(NULL, &world.window);
  scrollkit_scroller *scroller = world.scroller;
  scrollkit_scroller_set_size(scroller, 320, 480, 320, 4000, 0);
  scrollkit_scroller_set_size(world.other, 320, 600, 320, 5000, 0);
  switch (situation) {
    case IDLE: scrollkit_scroller_set_offset(scroller, 0, 100, 0.5); break;
    case TRACKING: scrollkit_scroller_press(scroller, 7, 100, 300, 0.9); break;
    case DRAGGING: drag(scroller, -100, 0.9); break;
    case COASTING:
    case BOUNCING:
      drag(scroller, situation == COASTING ? -100 : 200, 0.9);
      scrollkit_scroller_release(scroller, 7, 0.95);
      break;
    case ANIMATING:
    case OBSERVED_ANIMATING: scrollkit_scroller_scroll_to(scroller, 0, 2000, 1, 0.9, NULL); break;
    case WHEELING: scrollkit_scroller_wheel(scroller, 0, 3, SCROLLKIT_UNIT_NOTCHES, 0.95); break;
    case PANNING: push(scroller, SCROLLKIT_INPUT_KIND_PAN_UPDATE, 40, 0, 0.95); break;
    case STEERING:
      scrollkit_autoscroll_begin(scroller, NULL, 100, 100, 0.9);
      scrollkit_autoscroll_move(scroller, 100, 250, 0.95);
      break;
    case LISTING:
      scrollkit_list_attach(world.list, scroller, 0.2);
      scrollkit_list_set_conversation(world.list, NULL, 0.25);
      uint32_t batch;
      scrollkit_list_begin_update(world.list, 0.3, &batch);
      scrollkit_scroller_set_offset(scroller, 0, 300, 0.5);
      break;
    case SNAPPING:
      snap(scroller);
      drag(scroller, -100, 0.9);
      scrollkit_scroller_release(scroller, 7, 0.95);
      break;
    case PINCHING:
      scrollkit_zoom_enable(scroller, NULL, 0.5);
      push(scroller, SCROLLKIT_INPUT_KIND_PINCH_BEGIN, 200, 1, 0.9);
      push(scroller, SCROLLKIT_INPUT_KIND_PINCH_UPDATE, 180, 6, 0.95);
      break;
    case ZOOMING_IN:
      scrollkit_zoom_enable(scroller, NULL, 0.5);
      scrollkit_zoom_set_scale(scroller, 3, 100, 200, 1, 0.9, NULL);
      break;
    case SCRUBBING:
      behave(&world);
      scrollkit_scroller_set_offset(scroller, 0, 300, 0.5);
      scrollkit_nub_grab(scroller, 0.9, NULL);
      break;
    case GOING_TO_TOP:
      behave(&world);
      scrollkit_scroller_set_offset(scroller, 0, 900, 0.5);
      scrollkit_scrollbar_press(scroller, SCROLLKIT_AXIS_Y, SCROLLKIT_SCROLLBAR_PART_THUMB, 400, 0.6);
      scrollkit_top_trigger(scroller, 0, 0.9);
      break;
    case REFRESHING:
      scrollkit_refresh_enable(scroller, NULL, 0.5);
      scrollkit_refresh_begin(scroller, 0.6);
      scrollkit_meter_enable(scroller, NULL);
      break;
    case TRAVELLING:
      scrollkit_deltas_enable(scroller, NULL, 0.5);
      scrollkit_scroller_set_offset(scroller, 0, -300, 0.6);
      scrollkit_scroller_wheel(scroller, 0, 3, SCROLLKIT_UNIT_NOTCHES, 0.9);
      break;
    case OBSERVED_IDLE: push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, 100, 0, 0.5); break;
    case OBSERVED_DECELERATING:
      push(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, 0, 0, 0.9);
      push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, 40, 0, 0.92);
      push(scroller, SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING, 500, 0, 0.94);
      push(scroller, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, 0, 0, 0.94);
      break;
    case OBSERVED_BEHAVING:
      behave(&world);
      push(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, 0, 0, 0.9);
      push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, 300, 0, 0.92);
      break;
    case SITUATIONS: break;
  }
  scrollkit_scroller_tick(scroller, 1, NULL);
  return world;
}

void destroy_world(struct world *world) {
  scrollkit_list_destroy(world->list);
  scrollkit_scroller_destroy(world->scroller);
  scrollkit_scroller_destroy(world->other);
  scrollkit_window_destroy(world->window);
  scrollkit_trace_stop(world->trace);
  *world = (struct world){0};
}

uint64_t digest(uint64_t sum, const void *bytes, size_t size) {
  const uint64_t *words = bytes;
  for (size_t index = 0; index < size / 8; index++) sum = (sum ^ words[index]) * 0x100000001B3 + (sum >> 29);
  return sum;
}

uint64_t state_of(const struct world *world) {
  uint64_t sum = 0xCBF29CE484222325;
  for (const struct row *row = rows; row < rows + row_count; row++) {
    int is_list = strncmp(row->arguments, "list! ", 6) == 0;
    if (strstr(row->name, "_get_") == NULL || (!is_list && strncmp(row->arguments, "scroller! ", 10) != 0)) continue;
    union value arguments[MOST_ARGUMENTS];
    int count;
    set_ordinary(row, world, arguments, &count);
    int axes = strstr(row->arguments, "! enum<2 ") != NULL ? 2 : 1;
    for (int axis = 0; axis < axes; axis++) {
      if (axes == 2) arguments[1].integer = (uint64_t)axis;
      int64_t status = row->call(arguments);
      sum = digest(sum, &status, sizeof status);
      for (int index = 1; index < count; index++)
        for (int place = 0; place < count; place++)
          if (arguments[index].pointer == room_of(place)) {
            if (strcmp(row->name, "scrollkit_list_get_size") == 0)
              ((scrollkit_list_size *)room_of(place))->memory = 0;  // a refused edit may leave more of it
            sum = digest(sum, room_of(place), 512);
          }
    }
  }
  return sum;
}

static uint64_t pass(struct world *world, uint64_t sum, double from, double to) {
  for (double time = from; time <= to; time += 0.2) {
    scrollkit_event event = SCROLLKIT_EVENT_INIT;
    scrollkit_scroller_tick(world->scroller, time, NULL);
    uint64_t state = state_of(world);
    sum = digest(sum, &state, sizeof state);
    while (scrollkit_scroller_next_event(world->scroller, &event) == SCROLLKIT_EVENT_RESULT_TAKEN)
      sum = digest(sum, &event, sizeof event);
  }
  return sum;
}

uint64_t fate_of(struct world *world) {
  scrollkit_scroller *scroller = world->scroller;
  uint64_t id = 0, sum = pass(world, 7, 1, 1.2);
  if (world->is_observed) {
    push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, 70, 0, 2);
  } else {
    scrollkit_scroller_release(scroller, 7, 1.25);
    sum = pass(world, sum, 1.3, 2);
    drag(scroller, -50, 2);
    scrollkit_scroller_release(scroller, 7, 2.1);
  }
  sum = pass(world, sum, 2.2, 3);
  scrollkit_scroller_scroll_to(scroller, 0, 90, 1, 3, &id);
  sum = digest(sum, &id, sizeof id);
  sum = pass(world, sum, 3.1, 4);
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = geometry.content_width = 320;
  geometry.viewport_height = 480;
  geometry.content_height = 4070;
  int32_t statuses[] = {
      scrollkit_anchor_add_edit(scroller, 10, 0, 70),
      scrollkit_anchor_end_update(scroller, 1, &geometry, 1, 4),
      scrollkit_nub_grab(scroller, 4.1, NULL),
      scrollkit_nub_drag(scroller, 30, 0, 4.2),
      scrollkit_nub_release(scroller, 4.3),
      scrollkit_scrollbar_press(scroller, SCROLLKIT_AXIS_Y, SCROLLKIT_SCROLLBAR_PART_TRACK, 400, 4.3),
      scrollkit_scrollbar_release(scroller, SCROLLKIT_AXIS_Y, 4.35),
      scrollkit_window_tap(world->window, 5, 5, 1, 4.4, NULL),
      scrollkit_list_set_extents(world->list, 3, (double[]){70}, 1, 4.5),
      scrollkit_list_end_update(world->list, 1, 4.6),
  };
  sum = digest(sum, statuses, sizeof statuses);
  sum = pass(world, sum, 5, 6);
  destroy_world(world);
  return sum;
}
