/* Zoom: limits, pinches, wheel zoom and programmatic zoom. */
#include "calls.h"

/** Returns a scale or a factor, usually a common one. */
static double next_scale(struct reader *reader) {
  uint8_t choice = next_byte(reader);
  return choice < 200 ? pow(2, (choice - 100) / 25.0) : next_length(reader);
}

struct outcome call_zoom_enable(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_zoom_options options = SCROLLKIT_ZOOM_OPTIONS_INIT;
  REQUIRE(scrollkit_struct_init(&options, sizeof options) == SCROLLKIT_STATUS_OK);
  uint8_t choice = next_byte(reader);
  options.centers = choice == 255 ? 2 : choice & 1;
  if (choice & 2) options.minimum = next_scale(reader);
  if (choice & 4) {
    double factor = 1 + next_byte(reader) / 16.0;
    // The product of a larger number would overflow. isless raises no exception for NaN.
    options.maximum = isless(fabs(options.minimum), 1e300) ? options.minimum * factor : options.minimum;
  }
  double time = next_time(reader, slot->time);
  uint32_t size = next_struct_size(reader, sizeof options);
  scrollkit_zoom_options *copy = sized_copy(&options, sizeof options, size, choice == 254);
  scrollkit_status status =
      scrollkit_zoom_enable(slot->scroller, choice & 8 ? NULL : copy, time);
  free(copy);
  return timed(status, time);
}

struct outcome call_zoom_disable(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_zoom_disable(slot->scroller, time), time);
}

struct outcome call_zoom_set_scale(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double scale = next_scale(reader), x = next_length(reader), y = next_length(reader);
  uint32_t animated = next_enum(reader, 2);
  double time = next_time(reader, slot->time);
  unsigned generation = slot->generation;
  uint64_t id = 0;
  scrollkit_status status =
      scrollkit_zoom_set_scale(slot->scroller, scale, x, y, animated, time, &id);
  REQUIRE((status == SCROLLKIT_STATUS_OK) == (id != 0));
  if (id && slot->generation == generation) issued(slot, id);
  return timed(status, time);
}

struct outcome call_zoom_show_rect(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double x = next_length(reader), y = next_length(reader);
  double width = next_size_length(reader), height = next_size_length(reader);
  uint32_t animated = next_enum(reader, 2);
  double time = next_time(reader, slot->time);
  unsigned generation = slot->generation;
  uint64_t id = 0;
  scrollkit_status status =
      scrollkit_zoom_show_rect(slot->scroller, x, y, width, height, animated, time, &id);
  REQUIRE((status == SCROLLKIT_STATUS_OK) == (id != 0));
  if (id && slot->generation == generation) issued(slot, id);
  return timed(status, time);
}

struct outcome call_zoom_double_tap(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double x = next_length(reader), y = next_length(reader), scale = next_scale(reader);
  double time = next_time(reader, slot->time);
  unsigned generation = slot->generation;
  uint64_t id = 0;
  scrollkit_status status = scrollkit_zoom_double_tap(slot->scroller, x, y, scale, time, &id);
  REQUIRE((status == SCROLLKIT_STATUS_OK) == (id != 0));
  if (id && slot->generation == generation) issued(slot, id);
  return timed(status, time);
}

struct outcome call_zoom_input(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.time = next_time(reader, slot->time);
  if (choice & 8) {
    input.kind = SCROLLKIT_INPUT_KIND_WHEEL;
    input.flags = SCROLLKIT_INPUT_FLAGS_ZOOM;
    input.unit = next_enum(reader, 5);
    input.y = next_length(reader);
    input.focus_x = next_length(reader);
    input.focus_y = next_length(reader);
  } else {
    static const uint32_t kinds[] = {SCROLLKIT_INPUT_KIND_PINCH_BEGIN, SCROLLKIT_INPUT_KIND_PINCH_UPDATE,
                                     SCROLLKIT_INPUT_KIND_PINCH_UPDATE, SCROLLKIT_INPUT_KIND_PINCH_END};
    input.kind = kinds[choice & 3];
    input.x = next_length(reader);
    input.y = next_length(reader);
    input.scale = next_scale(reader);
  }
  uint32_t size = next_struct_size(reader, sizeof input);
  scrollkit_input *copy = sized_copy(&input, sizeof input, size, 0);
  scrollkit_status status = scrollkit_scroller_push(slot->scroller, copy);
  free(copy);
  return timed(status, size >= 16 ? input.time : 0);
}

struct outcome call_zoom_get_state(struct world *world, struct slot *slot) {
  (void)world;
  scrollkit_zoom_state state;
  REQUIRE(scrollkit_struct_init(&state, sizeof state) == SCROLLKIT_STATUS_OK);
  scrollkit_status status = scrollkit_zoom_get_state(slot->scroller, &state);
  if (status != SCROLLKIT_STATUS_OK) return untimed(status);
  scrollkit_frame frame = checked_frame(slot);
  REQUIRE(!slot->is_observed && state.is_zooming == (frame.phase == SCROLLKIT_PHASE_ZOOMING));
  REQUIRE(state.scale == frame.scale && state.minimum <= state.maximum);
  if (!state.is_zooming) REQUIRE(state.scale >= state.minimum && state.scale <= state.maximum);
  REQUIRE(state.target_scale > 0 && isfinite(state.target_scale));
  REQUIRE(state.centering_x >= 0 && state.centering_y >= 0);
  return untimed(status);
}
