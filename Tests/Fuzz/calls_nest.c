/* Nested scrollers. */
#include "calls.h"

struct outcome call_nest_set_parent(struct world *world, struct slot *slot) {
  uint8_t choice = next_byte(&world->reader);
  struct slot *parent = &world->slots[choice % SCROLLERS];
  world->has_behaviours = world->nests = 1;
  double time = next_time(&world->reader, slot->time);
  scrollkit_status status =
      scrollkit_nest_set_parent(slot->scroller, choice >= 224 ? NULL : parent->scroller, time);
  if (slot->scroller && slot == parent && choice < 224) REQUIRE(status < 0);
  return timed(status, time);
}

struct outcome call_link(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  struct slot *other = &world->slots[next_byte(reader) % SCROLLERS];
  scrollkit_axis axis = next_enum(reader, 2);
  double line = next_length(reader), positions[4];
  for (int index = 0; index < 4; index++) positions[index] = next_length(reader);
  size_t count = next_byte(reader) % 5;
  double time = next_time(reader, slot->time);
  scrollkit_status status = scrollkit_link_update(slot->scroller, other->scroller, axis, line, positions, count, time);
  if (slot->scroller && slot == other) REQUIRE(status < 0);
  if (status == SCROLLKIT_STATUS_OK) passed(other, time);
  return timed(status, time);
}

struct outcome call_nest_set_rules(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_overscroll_behavior x = next_enum(reader, 3), y = next_enum(reader, 3);
  scrollkit_nest_order order = next_enum(reader, 4);
  scrollkit_nest_latching latching = next_enum(reader, 2);
  world->has_behaviours = world->nests = 1;
  switch (next_byte(reader) % 3) {
    case 0: return untimed(scrollkit_nest_set_overscroll_behavior(slot->scroller, x, y));
    case 1: return untimed(scrollkit_nest_set_order(slot->scroller, order));
    default: return untimed(scrollkit_nest_set_latching(slot->scroller, latching));
  }
}

void catch_up(struct world *world) {
  for (int index = 0; index < SCROLLERS && world->nests; index++) {
    struct slot *slot = &world->slots[index];
    if (!slot->scroller) continue;
    scrollkit_frame frame = checked_frame(slot);
    if (frame.time > slot->time) passed(slot, frame.time);
  }
}
