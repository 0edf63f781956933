/* Pages, carousels and areas. */
#include "calls.h"

struct outcome call_snap_set_options(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_snap_options options;
  REQUIRE(scrollkit_struct_init(&options, sizeof options) == SCROLLKIT_STATUS_OK);
  uint8_t choice = next_byte(reader);
  options.kind = next_enum(reader, 5);
  options.rule = next_enum(reader, 6);
  options.is_reversed = choice & 1;
  options.strictness = choice >> 1 & 1;
  if (choice & 4) options.length = next_size_length(reader);
  if (choice & 8) options.spacing = next_size_length(reader);
  if (choice & 16) options.leading = next_length(reader);
  if (choice & 32) options.padding_start = next_length(reader);
  if (choice & 64) options.proximity = next_size_length(reader);
  if (options.kind == SCROLLKIT_SNAP_KIND_ITEMS) {
    uint8_t items = next_byte(reader);
    options.alignment = next_enum(reader, 4);
    options.stops = items & 1;
    if (items & 2) options.padding_end = next_length(reader);
  }
  options.count = next_byte(reader) * (choice & 128 ? 20000000u : 1u);
  slot->behaves = 1;
  scrollkit_axis axis = next_enum(reader, 2);
  double time = next_time(reader, slot->time);
  return timed(
      scrollkit_snap_set_options(slot->scroller, axis, choice == 255 ? NULL : &options, time), time);
}

struct outcome call_snap_set_areas(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_snap_area areas[6];
  unsigned count = next_byte(reader) % 7;
  for (unsigned index = 0; index < count; index++) {
    REQUIRE(scrollkit_struct_init(&areas[index], sizeof areas[index]) == SCROLLKIT_STATUS_OK);
    uint8_t choice = next_byte(reader);
    areas[index].key = choice >> 4;
    areas[index].stops = choice & 1;
    areas[index].is_focused = choice >> 1 & 1;
    areas[index].align_x = next_enum(reader, 4);
    areas[index].align_y = next_enum(reader, 4);
    areas[index].y = next_length(reader);
    areas[index].height = next_size_length(reader);
    if (choice & 4) areas[index].x = next_length(reader);
    if (choice & 8) areas[index].width = next_size_length(reader);
    if (choice & 8) areas[index].margin_top = next_length(reader);
  }
  double time = next_time(reader, slot->time);
  return timed(
      scrollkit_snap_set_areas(slot->scroller, areas, count, next_enum(reader, 3), time), time);
}

struct outcome call_snap_scroll_to(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  unsigned generation = slot->generation;
  scrollkit_axis axis = next_enum(reader, 2);
  double index = next_length(reader), time = next_time(reader, slot->time);
  uint64_t id = 0;
  scrollkit_status status = scrollkit_snap_scroll_to(slot->scroller, axis, index, time, &id);
  REQUIRE((status == SCROLLKIT_STATUS_OK) == (id != 0));
  if (status == SCROLLKIT_STATUS_OK && slot->generation == generation) issued(slot, id);
  scrollkit_snap_state state;
  REQUIRE(scrollkit_struct_init(&state, sizeof state) == SCROLLKIT_STATUS_OK);
  if (scrollkit_snap_get_state(slot->scroller, &state) == SCROLLKIT_STATUS_OK) {
    REQUIRE(!isinf(state.index_x) && !isinf(state.index_y));
    REQUIRE(!isinf(state.target_x) && !isinf(state.target_y));
  }
  return timed(status, time);
}
