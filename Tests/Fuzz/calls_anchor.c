/* Scroll anchoring: batches of edits. Also the context, and inputs of kinds that one mode refuses. */
#include <math.h>
#include "calls.h"

struct outcome call_anchor_set_policy(struct world *world, struct slot *slot) {
  slot->behaves = 1;
  scrollkit_anchor_policy policy = next_enum(&world->reader, 5);
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_anchor_set_policy(slot->scroller, policy, time), time);
}

struct outcome call_anchor_begin_update(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  unsigned generation = slot->generation;
  int is_first = slot->open_batches == NO_BATCH && world->depth == 1;
  if (is_first) slot->open_batches = A_BATCH;
  else if (world->depth > 1) slot->open_batches = SOME_BATCHES;
  uint32_t batch = 0;
  scrollkit_status status = scrollkit_anchor_begin_update(slot->scroller, time, &batch);
  REQUIRE((status == SCROLLKIT_STATUS_OK) == (batch != 0));
  if (slot->generation == generation && is_first && slot->open_batches == A_BATCH) {
    slot->outermost = batch;
    if (status != SCROLLKIT_STATUS_OK) slot->open_batches = NO_BATCH;
  }
  if (status == SCROLLKIT_STATUS_OK && slot->generation == generation) {
    memmove(slot->batches + 1, slot->batches, sizeof slot->batches - sizeof slot->batches[0]);
    slot->batches[0] = batch;
  }
  return timed(status, time);
}

struct outcome call_anchor_add_edit(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double position = next_length(reader);
  double removed = next_size_length(reader), inserted = next_size_length(reader);
  return untimed(scrollkit_anchor_add_edit(slot->scroller, position, removed, inserted));
}

struct outcome call_anchor_end_update(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  uint32_t batch = choice < 128 ? slot->batches[choice & 3] : next_byte(reader);
  scrollkit_geometry before = slot->geometry, geometry = before;
  geometry.struct_size = sizeof geometry;
  geometry.shift_x = geometry.shift_y = 0;
  geometry.content_height = next_size_length(reader);
  if (choice & 4) geometry.viewport_height = next_size_length(reader);
  if (choice & 8) geometry.inset_top = next_length(reader);
  if (choice == 255) geometry.shift_y = 1;
  uint32_t finished = choice == 254 ? 2 : choice >> 4 & 1;
  double time = next_time(reader, slot->time);
  uint32_t size = next_struct_size(reader, sizeof geometry);
  scrollkit_geometry *copy = sized_copy(&geometry, sizeof geometry, size, choice == 253);
  if (size >= 72) slot->geometry = geometry;
  else slot->has_visible_inset = 1;  // a short struct does not contain all insets
  unsigned generation = slot->generation;
  scrollkit_status status =
      scrollkit_anchor_end_update(slot->scroller, batch, copy, finished, time);
  if (status < 0) slot->geometry = before;
  if (slot->generation == generation && status >= 0 && batch == slot->outermost &&
      slot->open_batches == A_BATCH)
    slot->open_batches = NO_BATCH;
  free(copy);
  return timed(status, time);
}

struct outcome call_margin(struct world *world, struct slot *slot) {
  double x = next_length(&world->reader), y = next_length(&world->reader);
  scrollkit_edges edge = next_enum(&world->reader, 9);
  double margin = NAN;
  scrollkit_status status = scrollkit_scroller_get_margin(slot->scroller, x, y, edge, &margin);
  REQUIRE(status == SCROLLKIT_STATUS_OK ? isfinite(margin) : isnan(margin));
  return untimed(status);
}

struct outcome call_set_zoom_limits(struct world *world, struct slot *slot) {
  double least = next_size_length(&world->reader), more = next_size_length(&world->reader);
  double most = fabs(least) < 1e300 && fabs(more) < 1e300 ? least + more : more;  // raises no exception here
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_zoom_set_limits(slot->scroller, least, most, time), time);
}

struct outcome call_responds_to(struct world *world, struct slot *slot) {
  scrollkit_input_kind kind = next_byte(&world->reader);
  if (kind >= 128) kind = kind - 128 + SCROLLKIT_INPUT_KIND_HOST;
  uint32_t answer = scrollkit_scroller_responds_to(slot->scroller, kind);
  REQUIRE(answer <= (slot->scroller != NULL));
  return (struct outcome){.status = SCROLLKIT_STATUS_OK};
}

struct outcome call_other_input(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  int is_foreign = (choice & 7) > 3;
  input.kind = is_foreign ? (uint32_t)SCROLLKIT_INPUT_KIND_HOST << (choice & 15)
                          : (uint32_t)SCROLLKIT_INPUT_KIND_DID_TRACK + (choice & 3);
  input.time = is_foreign ? NAN : next_time(reader, slot->time);
  input.x = choice & 64 ? next_size_length(reader) : 0.25 + next_byte(reader) / 64.0;
  input.y = next_length(reader);
  uint32_t size = next_struct_size(reader, sizeof input);
  scrollkit_input *copy = sized_copy(&input, sizeof input, size, 0);
  scrollkit_status status = scrollkit_scroller_push(slot->scroller, copy);
  free(copy);
  return is_foreign ? untimed(status) : timed(status, size >= 16 ? input.time : 0);
}
