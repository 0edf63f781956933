/* Creates, configures and destroys scrollers; programmatic scrolls. */
#include "calls.h"

void *sized_copy(const void *value, uint32_t own_size, uint32_t stated_size, uint8_t tail) {
  int is_plausible = stated_size >= 8 && stated_size <= 4096;
  uint32_t size = is_plausible ? stated_size : 4096;
  uint8_t *copy = malloc(size);
  memset(copy, 0, size);
  memcpy(copy, value, own_size < size ? own_size : size);
  memcpy(copy, &stated_size, sizeof stated_size);
  if (size > own_size) copy[size - 1] = tail;
  return copy;
}

struct outcome call_create(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.mode = next_enum(reader, 2);
  options.feel = next_enum(reader, 3);
  uint8_t switches = next_byte(reader);
  options.clamps_edges = switches & 1;
  options.always_bounces_x = switches >> 1 & 1;
  options.always_bounces_y = switches >> 2 & 1;
  if (switches & 8) options.wheel_step = next_size_length(reader);
  if (switches & 16) options.line_length = next_size_length(reader);
  uint32_t size = next_struct_size(reader, sizeof options);
  scrollkit_scroller_options *copy = sized_copy(&options, sizeof options, size, switches >> 7);
  scrollkit_scroller *const poison = (scrollkit_scroller *)&options;
  scrollkit_scroller *scroller = poison;
  const scrollkit_scroller_options *chosen = switches & 64 ? NULL : copy;
  scrollkit_status status = world->trace != NULL
                                ? scrollkit_trace_create_scroller(world->trace, chosen, &scroller)
                                : scrollkit_scroller_create(chosen, &scroller);
  free(copy);
  if (status != SCROLLKIT_STATUS_OK) {
    REQUIRE(scroller == poison);
    return (struct outcome){.status = status};
  }
  scrollkit_scroller *old = slot->scroller;
  unsigned generation = slot->generation;
  *slot = (struct slot){.scroller = scroller, .generation = generation + 1};
  slot->is_observed = !(switches & 64) && options.mode == SCROLLKIT_MODE_OBSERVED;
  destroy(world, old);
  return (struct outcome){.status = status};
}

struct outcome call_destroy(struct world *world, struct slot *slot) {
  scrollkit_scroller *scroller = slot->scroller;
  unsigned generation = slot->generation;
  *slot = (struct slot){.generation = generation + 1};
  destroy(world, scroller);
  return (struct outcome){.status = SCROLLKIT_STATUS_OK};
}

struct outcome call_set_geometry(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  uint8_t choice = next_byte(reader);
  geometry.viewport_width = next_size_length(reader);
  geometry.viewport_height = next_size_length(reader);
  geometry.content_width = next_size_length(reader);
  geometry.content_height = next_size_length(reader);
  if (choice & 1) {
    geometry.inset_top = next_length(reader);
    geometry.inset_left = next_length(reader);
    geometry.inset_bottom = next_length(reader);
    geometry.inset_right = next_length(reader);
  }
  if (choice & 2) {
    geometry.shift_x = next_length(reader);
    geometry.shift_y = next_length(reader);
  }
  geometry.right_to_left = choice == 255 ? 2 : choice >> 4 == 3;
  double time = next_time(reader, slot->time);
  uint32_t size = next_struct_size(reader, sizeof geometry);
  scrollkit_geometry *copy = sized_copy(&geometry, sizeof geometry, size, choice == 254);
  scrollkit_geometry before = slot->geometry;
  if (size >= 72) slot->geometry = geometry;
  else slot->has_visible_inset = 1;  // a short struct does not contain all insets
  int has_lengths_alone = choice % 64 == 4 && size >= 72;
  scrollkit_status status =
      has_lengths_alone
          ? scrollkit_scroller_set_size(slot->scroller, geometry.viewport_width, geometry.viewport_height,
                                        geometry.content_width, geometry.content_height, time)
          : scrollkit_scroller_set_geometry(slot->scroller, choice == 253 ? NULL : copy, time);
  if (status != SCROLLKIT_STATUS_OK) slot->geometry = before;
  free(copy);
  return timed(status, time);
}

struct outcome call_shift(struct world *world, struct slot *slot) {
  double x = next_length(&world->reader), y = next_length(&world->reader);
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_scroller_shift(slot->scroller, x, y, time), time);
}

struct outcome call_set_feel(struct world *world, struct slot *slot) {
  scrollkit_feel feel = next_enum(&world->reader, 12);
  double time = next_time(&world->reader, slot->time);
  world->feel_changes++;
  return timed(scrollkit_scroller_set_feel(slot->scroller, feel, time), time);
}

/** Sets a feel with changed values. */
struct outcome call_set_feel_values(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_feel_values values, read;
  REQUIRE(scrollkit_struct_init(&values, sizeof values) == SCROLLKIT_STATUS_OK);
  REQUIRE(scrollkit_feel_get_values(SCROLLKIT_FEEL_DEFAULT, &values) == SCROLLKIT_STATUS_OK);
  (void)scrollkit_feel_get_values(next_enum(reader, 12), &values);
  double *const numbers = &values.bounce_stiffness;
  uint8_t choice = next_byte(reader);
  values.edge_top = next_enum(reader, 4);
  values.edge_bottom = next_enum(reader, 4);
  if (choice & 1) values.coast_rule = next_enum(reader, 6);
  if (choice & 2) values.bounce_rule = next_enum(reader, 3);
  if (choice & 4) values.velocity_rule = next_enum(reader, 9);
  if (choice & 8) values.wheel_smoothing = next_enum(reader, 10);
  values.motion_end = choice >> 7;
  if (choice & 16) values.drag = next_length(reader);
  if (choice & 64) {
    values.wheel_stepping = next_enum(reader, 2);
    values.wheel_speed = next_size_length(reader);
    values.wheel_acceleration = next_size_length(reader);
    values.wheel_rate = next_size_length(reader);
  }
  if (choice & 32) {
    double number = next_size_length(reader);
    numbers[next_byte(reader) % 10] = number;
  }
  if (choice & 64) {
    values.drag_start = next_enum(reader, 5);
    values.direction_lock = next_enum(reader, 4);
    values.fingers = next_enum(reader, 4);
    values.fling_boost = next_enum(reader, 5);
    values.speed_limit = next_enum(reader, 2);
  }
  double time = next_time(reader, slot->time);
  unsigned changes = ++world->feel_changes, generation = slot->generation;
  scrollkit_status status = scrollkit_scroller_set_feel_values(slot->scroller, &values, time);
  if (status == SCROLLKIT_STATUS_OK) slot->has_own_feel = 1;
  // A delegate may destroy it or set another feel.
  if (status == SCROLLKIT_STATUS_OK && slot->generation == generation && world->feel_changes == changes) {
    read = values;
    REQUIRE(scrollkit_scroller_get_feel_values(slot->scroller, &read) == SCROLLKIT_STATUS_OK);
    REQUIRE(read.drag == values.drag && read.edge_top == values.edge_top);
    REQUIRE(read.velocity_rule == values.velocity_rule && read.slop == values.slop);
    REQUIRE(read.fingers == values.fingers && read.direction_lock == values.direction_lock);
  }
  return timed(status, time);
}

struct outcome call_set_delegate(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  enum delegate_kind kind = next_byte(reader) % DELEGATE_KINDS;
  delegate.user = world;
  delegate.did_happen = kind == DELEGATE_NONE ? NULL : did_happen;
  uint32_t size = next_struct_size(reader, sizeof delegate);
  uint8_t choice = next_byte(reader);
  delegate.reserved = choice == 253;
  if (size == 16) size = 24;  // with 16 bytes, the function would get NULL as its user
  scrollkit_delegate *copy = sized_copy(&delegate, sizeof delegate, size, choice == 254);
  scrollkit_status status =
      scrollkit_scroller_set_delegate(slot->scroller, choice == 255 ? NULL : copy);
  free(copy);
  if (status == SCROLLKIT_STATUS_OK) {
    world->has_delegates = 1;
    slot->delegate = choice == 255 || size < 24 ? DELEGATE_NONE : kind;
    slot->host = DELEGATE_NONE;
  }
  return untimed(status);
}

struct outcome call_scroll_to(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  unsigned generation = slot->generation;
  double x = next_length(reader), y = next_length(reader);
  double time = next_time(reader, slot->time);
  uint64_t id = 0;
  uint32_t animated = next_enum(reader, 2);
  scrollkit_status status =
      scrollkit_scroller_scroll_to(slot->scroller, x, y, animated, time, &id);
  if (status != SCROLLKIT_STATUS_OK) REQUIRE(id == 0);
  if (status == SCROLLKIT_STATUS_OK && slot->generation == generation) issued(slot, id);
  return timed(status, time);
}

struct outcome call_scroll_by(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  unsigned generation = slot->generation;
  double x = next_length(reader), y = next_length(reader);
  double time = next_time(reader, slot->time);
  uint64_t id = 0;
  scrollkit_status status = scrollkit_scroller_scroll_by(slot->scroller, x, y, time, &id);
  if (status != SCROLLKIT_STATUS_OK) REQUIRE(id == 0);
  if (status == SCROLLKIT_STATUS_OK && slot->generation == generation) issued(slot, id);
  return timed(status, time);
}

struct outcome call_report_release(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double velocity_x = next_length(reader), velocity_y = next_length(reader);
  double target_x = next_length(reader), target_y = next_length(reader), x, y;
  uint32_t decelerates = next_enum(reader, 2);
  double time = next_time(reader, slot->time);
  scrollkit_status status = scrollkit_scroller_report_release(
      slot->scroller, velocity_x, velocity_y, target_x, target_y, decelerates, time, &x, &y);
  REQUIRE(status != SCROLLKIT_STATUS_OK || (isfinite(x) && isfinite(y)));
  return timed(status, time);
}

struct outcome call_scroll_rect_to_visible(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double x = next_length(reader), y = next_length(reader);
  double width = next_size_length(reader), height = next_size_length(reader);
  uint32_t animated = next_enum(reader, 2);
  double time = next_time(reader, slot->time);
  scrollkit_status status = scrollkit_scroller_scroll_rect_to_visible(
      slot->scroller, x, y, width, height, animated, time, NULL);
  return timed(status, time);
}

static scrollkit_scroll_options next_scroll_options(struct reader *reader) {
  scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
  uint8_t choice = next_byte(reader);
  options.align_x = next_enum(reader, 5), options.align_y = next_enum(reader, 5);
  options.curve = next_enum(reader, 6), options.at_once = choice & 1;
  if (choice & 2) options.duration = next_length(reader);
  if (choice & 4) options.speed = next_length(reader);
  if (choice & 8) {
    options.curve_x1 = next_byte(reader) / 255.0, options.curve_y1 = next_byte(reader) / 255.0;
    options.curve_x2 = next_byte(reader) / 255.0;
  }
  if (choice & 16) options.margin_top = next_length(reader), options.margin_right = next_length(reader);
  if (choice & 32) options.margin_bottom = next_length(reader), options.margin_left = next_length(reader);
  if (choice & 64) options.axes = 1 + (choice >> 7);
  return options;
}

/** Scrolls with options to an offset or a rectangle. */
struct outcome call_scroll_with_options(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_scroll_options options = next_scroll_options(reader);
  double x = next_length(reader), y = next_length(reader), width = next_size_length(reader);
  uint8_t choice = next_byte(reader);
  double time = next_time(reader, slot->time);
  const scrollkit_scroll_options *passed = choice & 4 ? NULL : &options;
  scrollkit_status status =
      choice & 1 ? scrollkit_scroller_animate_to(slot->scroller, x, y, passed, time, NULL)
                 : scrollkit_scroller_scroll_into_view(slot->scroller, x, y, width, width, passed, time, NULL);
  return timed(status, time);
}

struct outcome call_set_offset(struct world *world, struct slot *slot) {
  double x = next_length(&world->reader), y = next_length(&world->reader);
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_scroller_set_offset(slot->scroller, x, y, time), time);
}

struct outcome call_stop(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_scroller_stop(slot->scroller, time), time);
}
