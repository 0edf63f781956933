/* Deltas of content without ends. */
#include "calls.h"

#include <math.h>

static scrollkit_status enable(struct reader *reader, scrollkit_scroller *scroller, double time) {
  scrollkit_deltas_options options = SCROLLKIT_DELTAS_OPTIONS_INIT;
  options.struct_size = next_struct_size(reader, sizeof options);
  options.line_length = next_size_length(reader);
  options.notch_length = next_size_length(reader);
  scrollkit_deltas_options *copy = sized_copy(&options, sizeof options, options.struct_size, 0);
  scrollkit_status status = scrollkit_deltas_enable(scroller, copy, time);
  free(copy);
  return status;
}

static void check(const struct slot *slot, const scrollkit_deltas *deltas) {
  REQUIRE(isfinite(deltas->x) && isfinite(deltas->y) && deltas->stop_x <= 1 && deltas->stop_y <= 1 && deltas->needs_tick <= 1);
  REQUIRE(deltas->lines_x == trunc(deltas->lines_x) && deltas->lines_y == trunc(deltas->lines_y));
  REQUIRE(deltas->value120_x == trunc(deltas->value120_x) && deltas->value120_y == trunc(deltas->value120_y));
  scrollkit_frame frame = checked_frame(slot);
  if (deltas->stop_x || deltas->stop_y) REQUIRE(frame.phase == SCROLLKIT_PHASE_IDLE);
}

struct outcome call_deltas(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  double time = next_time(reader, slot->time);
  if (choice % 4 == 0) {
    slot->behaves = 1;
    return timed(enable(reader, slot->scroller, time), time);
  }
  scrollkit_deltas deltas = SCROLLKIT_DELTAS_INIT;
  deltas.struct_size = next_struct_size(reader, sizeof deltas);
  scrollkit_deltas *copy = sized_copy(&deltas, sizeof deltas, deltas.struct_size, 0);
  unsigned generation = slot->generation;
  scrollkit_status status = scrollkit_deltas_take(slot->scroller, time, choice & 4 ? NULL : copy);
  if (status == SCROLLKIT_STATUS_OK && !(choice & 4) && slot->generation == generation && deltas.struct_size == sizeof deltas)
    check(slot, copy);
  free(copy);
  return timed(status, time);
}
