/* Pull to refresh. */
#include "calls.h"

static scrollkit_status enable(struct reader *reader, scrollkit_scroller *scroller, double time) {
  scrollkit_refresh_options options = SCROLLKIT_REFRESH_OPTIONS_INIT;
  options.struct_size = next_struct_size(reader, sizeof options);
  options.threshold = next_size_length(reader);
  options.length = next_size_length(reader);
  scrollkit_refresh_options *copy = sized_copy(&options, sizeof options, options.struct_size, 0);
  scrollkit_status status = scrollkit_refresh_enable(scroller, copy, time);
  free(copy);
  return status;
}

struct outcome call_refresh(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  double time = next_time(reader, slot->time);
  scrollkit_refresh_state state = SCROLLKIT_REFRESH_STATE_INIT;
  if (scrollkit_refresh_get_state(slot->scroller, &state) == SCROLLKIT_STATUS_OK) {
    REQUIRE(state.step <= SCROLLKIT_REFRESH_STEP_CLOSING && state.pull >= 0);
    REQUIRE(state.progress >= 0 && state.progress <= 1);
  }
  slot->behaves = slot->has_visible_inset = 1;
  switch (choice % 4) {
    case 0: return timed(enable(reader, slot->scroller, time), time);
    case 1: return timed(scrollkit_refresh_begin(slot->scroller, time), time);
    case 2: return timed(scrollkit_refresh_end(slot->scroller, time), time);
    default: return timed(scrollkit_refresh_disable(slot->scroller, time), time);
  }
}
