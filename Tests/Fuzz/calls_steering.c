/* Held keys, autoscroll, scroll bars and preferences. */
#include "calls.h"

static scrollkit_autoscroll_options *next_autoscroll_options(struct reader *reader) {
  scrollkit_autoscroll_options options;
  scrollkit_struct_init(&options, sizeof options);
  uint8_t switches = next_byte(reader);
  options.rule = next_enum(reader, 2);
  if (switches & 1) options.dead_zone = next_size_length(reader);
  if (switches & 2) options.edge_margin = next_size_length(reader);
  if (switches & 4) options.edge_speed = next_size_length(reader);
  if (switches & 8) options.edge_ramp = next_byte(reader) / 15.0;
  uint32_t size = next_struct_size(reader, sizeof options);
  return sized_copy(&options, sizeof options, size, switches >> 7);
}

struct outcome call_autoscroll(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  double x = next_length(reader), y = next_length(reader);
  double time = next_time(reader, slot->time);
  scrollkit_status status = SCROLLKIT_STATUS_OK;
  scrollkit_autoscroll_options *options = NULL;
  uint32_t continues = 99;
  slot->behaves = 1;
  switch (choice % 8) {
    case 0: status = scrollkit_autoscroll_set_velocity(slot->scroller, x, y, time); break;
    case 1: status = scrollkit_autoscroll_end(slot->scroller, time); break;
    case 2:
      if (choice & 64) options = next_autoscroll_options(reader);
      status = scrollkit_autoscroll_begin(slot->scroller, options, x, y, time);
      break;
    case 3: status = scrollkit_autoscroll_move(slot->scroller, x, y, time); break;
    case 4:
      status = scrollkit_autoscroll_release(slot->scroller, time, &continues);
      REQUIRE(status == SCROLLKIT_STATUS_OK ? continues <= 1 : continues == 99);
      break;
    case 5:
      if (choice & 64) options = next_autoscroll_options(reader);
      status = scrollkit_autoscroll_drag(slot->scroller, options, x, y, time);
      break;
    default: {
      scrollkit_key key = next_enum(reader, 10);
      status = choice >> 3 & 1 ? scrollkit_scroller_hold_key(slot->scroller, key, time)
                               : scrollkit_scroller_release_key(slot->scroller, key, time);
      break;
    }
  }
  free(options);
  return timed(status, time);
}

struct outcome call_bar(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  scrollkit_axis axis = next_enum(reader, 2);
  slot->behaves = 1;
  if (choice % 8 == 0) {
    scrollkit_scrollbar_options options;
    scrollkit_struct_init(&options, sizeof options);
    options.jumps_to_click = choice >> 3 & 1;
    if (choice & 16) options.track_length = next_size_length(reader);
    if (choice & 32) options.least_thumb = next_size_length(reader);
    if (choice & 64) options.snap_back = next_size_length(reader);
    uint32_t size = next_struct_size(reader, sizeof options);
    scrollkit_scrollbar_options *copy = sized_copy(&options, sizeof options, size, choice >> 7);
    double time = next_time(reader, slot->time);
    scrollkit_status status = scrollkit_scrollbar_enable(slot->scroller, axis, copy, time);
    free(copy);
    return timed(status, time);
  }
  if (choice % 8 == 1) {
    double time = next_time(reader, slot->time);
    return timed(scrollkit_scrollbar_disable(slot->scroller, axis, time), time);
  }
  double index = choice & 128 ? next_length(reader) : next_byte(reader) * 2.0;
  double time = next_time(reader, slot->time);
  if (choice % 8 < 5) {
    scrollkit_scrollbar_part part = next_enum(reader, 5);
    return timed(scrollkit_scrollbar_press(slot->scroller, axis, part, index, time), time);
  }
  if (choice % 8 < 7) {
    double sideways = next_length(reader);
    return timed(scrollkit_scrollbar_drag(slot->scroller, axis, index, sideways, time), time);
  }
  return timed(scrollkit_scrollbar_release(slot->scroller, axis, time), time);
}

/** Sets the clock of a scroller back, and with it those of its tree. */
static struct outcome set_clock(struct world *world, struct slot *slot, double time) {
  scrollkit_status status = scrollkit_scroller_set_clock(slot->scroller, time);
  world->has_behaviours = 1;  // the clock depends on ticks
  for (int index = 0; index < SCROLLERS; index++) {
    struct slot *other = &world->slots[index];
    if (!other->scroller || !other->has_time) continue;
    double clock = checked_frame(other).time;
    if (clock < other->time) other->has_event = 0;  // events have earlier times, too
    other->time = clock;
  }
  return untimed(status);
}

struct outcome call_preferences(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_preferences preferences;
  scrollkit_struct_init(&preferences, sizeof preferences);
  uint8_t choice = next_byte(reader);
  preferences.reduces_motion = choice == 255 ? 2 : choice & 1;
  preferences.stops_momentum = choice >> 1 & 1;
  preferences.resamples = choice >> 2 & 1;
  double time = next_time(reader, slot->time);
  uint32_t size = next_struct_size(reader, sizeof preferences);
  if ((choice & 0xC0) == 0x40) return set_clock(world, slot, time);
  scrollkit_preferences *copy = sized_copy(&preferences, sizeof preferences, size, choice >> 7);
  scrollkit_status status =
      scrollkit_scroller_set_preferences(slot->scroller, choice & 32 ? NULL : copy, time);
  free(copy);
  return timed(status, time);
}

struct outcome call_axes(struct world *world, struct slot *slot) {
  uint8_t choice = next_byte(&world->reader);
  uint32_t x = next_enum(&world->reader, 2), y = next_enum(&world->reader, 2);
  double time = next_time(&world->reader, slot->time);
  return timed(
      choice & 1 ? scrollkit_scroller_set_always_bounces(slot->scroller, x, y, time)
                 : scrollkit_scroller_set_scroll_enabled(slot->scroller, x, y, time), time);
}

/** A host that owns the offset has stored what was drawn last, rounded or not, or has moved the content. */
struct outcome call_sync(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  double x = slot->stored_x, y = slot->stored_y, time = next_time(reader, slot->time);
  if (choice & 4) x = next_length(reader), y = next_length(reader);
  uint32_t size = next_struct_size(reader, sizeof(scrollkit_frame));
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_frame *copy = sized_copy(&frame, sizeof frame, size, 0);
  unsigned generation = slot->generation;
  scrollkit_status status = scrollkit_scroller_sync(slot->scroller, x, y, time, choice & 8 ? NULL : copy);
  if (status == SCROLLKIT_STATUS_OK && slot->generation == generation) {
    frame = checked_frame(slot);
    slot->stored_x = choice & 1 ? round(frame.offset_x) : choice & 2 ? trunc(frame.offset_x) : frame.offset_x;
    slot->stored_y = choice & 1 ? round(frame.offset_y) : choice & 2 ? trunc(frame.offset_y) : frame.offset_y;
  }
  free(copy);
  return timed(status, time);
}

void check_bars(const struct slot *slot, scrollkit_scrollbar_state states[2]) {
  for (scrollkit_axis axis = 0; axis < 2; axis++) {
    scrollkit_scrollbar_state *state = &states[axis];
    scrollkit_struct_init(state, sizeof *state);
    scrollkit_status status = scrollkit_scrollbar_get_state(slot->scroller, axis, state);
    REQUIRE(status == SCROLLKIT_STATUS_OK || status == SCROLLKIT_STATUS_NOT_ENABLED);
    REQUIRE(state->held <= SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD);
    REQUIRE(state->thumb_start >= 0 && isfinite(state->thumb_start));
    REQUIRE(state->thumb_length >= 0 && isfinite(state->thumb_length));
  }
}
