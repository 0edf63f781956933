/*
 * A session that passes structs in both directions, with a delegate; prints what it reads. It uses only what the
 * ABI's baseline has: abi.sh compiles it with the baseline's header and with the current ones.
 */
#include <stdio.h>

#include <scrollkit.h>

static unsigned kinds[64];

static void count(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  (void)user, (void)scroller;
  if (event->kind < 64) kinds[event->kind] += 1;
}

static void end_at_row(
    void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y, double *target_x,
    double *target_y) {
  (void)user, (void)scroller, (void)velocity_x, (void)target_x;
  *target_y = 44 * (int)(*target_y / 44 + (velocity_y > 0));
}

static void show(const char *name, scrollkit_scroller *scroller) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_context context = SCROLLKIT_CONTEXT_INIT;
  scrollkit_scroller_get_frame(scroller, &frame);
  scrollkit_scroller_get_context(scroller, &context);
  printf("%s: phase %u, offset %.17g, target %.17g, velocity %.17g\n", name, frame.phase, frame.offset_y,
         frame.target_y, frame.velocity_y);
  printf("  began %.17g, range to %.17g, edges %u\n", context.began_y, context.max_y, context.at_edges);
}

/** Arrays of structs: the size of the first is the stride. */
static void use_arrays(scrollkit_scroller *scroller, double time) {
  scrollkit_input inputs[3] = {SCROLLKIT_INPUT_INIT, SCROLLKIT_INPUT_INIT, SCROLLKIT_INPUT_INIT};
  scrollkit_frame frames[2] = {SCROLLKIT_FRAME_INIT, SCROLLKIT_FRAME_INIT};
  scrollkit_snap_area areas[2] = {SCROLLKIT_SNAP_AREA_INIT, SCROLLKIT_SNAP_AREA_INIT};
  scrollkit_snap_options snap = SCROLLKIT_SNAP_OPTIONS_INIT;
  scrollkit_scroller *scrollers[2] = {scroller, NULL};
  snap.kind = SCROLLKIT_SNAP_KIND_AREAS;
  for (int index = 0; index < 2; index++) {
    areas[index].key = index + 1, areas[index].align_y = SCROLLKIT_SNAP_ALIGNMENT_START;
    areas[index].y = 1000 * index, areas[index].width = areas[index].height = 300;
  }
  scrollkit_snap_set_options(scroller, SCROLLKIT_AXIS_Y, &snap, 0);
  printf("areas: %d\n", scrollkit_snap_set_areas(scroller, areas, 2, 0, time));
  for (int index = 0; index < 3; index++) {
    inputs[index].kind = SCROLLKIT_INPUT_KIND_WHEEL, inputs[index].unit = SCROLLKIT_UNIT_POINTS;
    inputs[index].y = 200 + 100 * index, inputs[index].time = time + index;
  }
  printf("inputs: %d\n", scrollkit_scroller_push_many(scroller, inputs, 3));
  scrollkit_scroller_create(NULL, &scrollers[1]);
  scrollkit_scroller_set_size(scrollers[1], 320, 600, 320, 1000, time);
  scrollkit_scroller_set_offset(scrollers[1], 0, 77, time);
  printf("frames: %d", scrollkit_scroller_tick_many(scrollers, 2, time + 9, frames));
  printf(", offsets %.17g, %.17g\n", frames[0].offset_y, frames[1].offset_y);
  scrollkit_scroller_destroy(scrollers[1]);
}

static void use_list(double time) {
  scrollkit_list_options options = SCROLLKIT_LIST_OPTIONS_INIT;
  scrollkit_list_frame frame = SCROLLKIT_LIST_FRAME_INIT;
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  scrollkit_scroller *scroller = NULL;
  scrollkit_list *list = NULL;
  double extents[3] = {40, 50, 60}, positions[8] = {0};
  options.estimate = 30, options.gap = 2;
  scrollkit_scroller_create(NULL, &scroller);
  scrollkit_scroller_set_size(scroller, 320, 200, 320, 0, time);
  scrollkit_list_create(&options, &list);
  scrollkit_list_insert(list, 0, 100, time);
  scrollkit_list_attach(list, scroller, time);
  scrollkit_list_set_extents(list, 0, extents, 3, time);
  scrollkit_list_set_kind(list, 0, 1, 1, time);
  scrollkit_scroller_set_offset(scroller, 0, 60, time);
  scrollkit_list_get_frame(list, &frame, positions, 8);
  scrollkit_list_get_size(list, &size);
  printf("list: %u items of %.17g, %u from %u at %.17g, sticky %u\n", (unsigned)size.count, size.length,
         (unsigned)frame.count, (unsigned)frame.first, positions[0], frame.has_sticky);
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(scroller);
}

int main(void) {
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  scrollkit_header_state header_state = SCROLLKIT_HEADER_STATE_INIT;
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  scrollkit_zoom_options zoom = SCROLLKIT_ZOOM_OPTIONS_INIT;
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  scrollkit_scroller *scroller;
  uint32_t number = 0, batch = 0;
  double time = 1;

  options.feel = SCROLLKIT_FEEL_ANDROID;
  if (scrollkit_scroller_create(&options, &scroller) != SCROLLKIT_STATUS_OK) return 1;
  delegate.did_happen = count;
  delegate.will_end_dragging = end_at_row;
  scrollkit_scroller_set_delegate(scroller, &delegate);
  geometry.viewport_width = 320, geometry.viewport_height = 600;
  geometry.content_width = 320, geometry.content_height = 9000;
  scrollkit_scroller_set_geometry(scroller, &geometry, time);
  header.height = 90, header.snaps = 1;
  scrollkit_header_add(scroller, &header, 0, &number);
  scrollkit_anchor_set_policy(scroller, SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM, 0);
  show("set up", scroller);

  scrollkit_scroller_press(scroller, 7, 100, 500, time);
  for (int step = 1; step <= 8; step++)
    scrollkit_scroller_move(scroller, 7, 100, 500 - 12 * step, time += 0.008);
  scrollkit_scroller_release(scroller, 7, time);
  show("released", scroller);
  scrollkit_scroller_tick(scroller, time += 0.1, NULL);
  scrollkit_anchor_begin_update(scroller, time, &batch);
  scrollkit_anchor_add_edit(scroller, 0, 0, 88);
  geometry.content_height += 88;
  scrollkit_anchor_end_update(scroller, batch, &geometry, 1, time);
  show("inserted", scroller);
  scrollkit_scroller_tick(scroller, time += 10, NULL);
  scrollkit_header_get_state(scroller, number, &header_state);
  printf("header at %.17g of %.17g\n", header_state.position, header_state.visible_height);

  input.kind = SCROLLKIT_INPUT_KIND_WHEEL, input.unit = SCROLLKIT_UNIT_NOTCHES;
  input.y = 3, input.time = time;
  scrollkit_scroller_push(scroller, &input);
  scrollkit_scroller_tick(scroller, time += 0.05, NULL);
  show("wheel", scroller);
  zoom.maximum = 4;
  scrollkit_zoom_enable(scroller, &zoom, time);
  scrollkit_zoom_double_tap(scroller, 160, 300, 2, time, NULL);
  scrollkit_scroller_tick(scroller, time += 5, NULL);
  show("zoomed", scroller);
  scrollkit_zoom_disable(scroller, time);
  use_arrays(scroller, time);
  use_list(time);

  scrollkit_scroller_get_feel_values(scroller, &values);
  printf("slop %.17g, drag %.17g\n", values.slop, values.drag);
  for (unsigned kind = 0; kind < 64; kind++)
    if (kinds[kind]) printf("%s: %u\n", scrollkit_enum_name("event_kind", kind), kinds[kind]);
  scrollkit_scroller_destroy(scroller);
  return 0;
}
