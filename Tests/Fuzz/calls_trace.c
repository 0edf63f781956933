/* Records the calls of a run and replays them. */
#include "calls.h"

#include <stdio.h>
#include <stdlib.h>

/** At this depth a delegate's call may be nested deeper than a replay allows. */
enum { DEEPEST = 15 };

static _Thread_local uint8_t *bytes;
static _Thread_local size_t bytes_size, capacity;

static void append(void *user, const void *part, size_t size) {
  REQUIRE(user == &bytes && part != NULL && size > 0);
  if (capacity < bytes_size + size) {
    capacity = 2 * (bytes_size + size);
    bytes = realloc(bytes, capacity);
  }
  memcpy(bytes + bytes_size, part, size);
  bytes_size += size;
}

void begin_trace(struct world *world) {
  scrollkit_trace *none = NULL;
  bytes_size = 0;
  REQUIRE(scrollkit_trace_start(NULL, NULL, &none) == SCROLLKIT_STATUS_NULL_ARGUMENT);
  REQUIRE(scrollkit_trace_start(append, &bytes, NULL) == SCROLLKIT_STATUS_NULL_ARGUMENT);
  REQUIRE(bytes_size == 0 && none == NULL);
  REQUIRE(scrollkit_trace_start(append, &bytes, &world->trace) == SCROLLKIT_STATUS_OK);
}

static void find(
    void *user, const scrollkit_trace_step *step, const char *text, scrollkit_scroller *scroller,
    const scrollkit_frame *frame, const scrollkit_event *event) {
  (void)user, (void)scroller, (void)frame, (void)event;
  if (!step->is_equal) fprintf(stderr, "%s at %llu differs\n", text, (unsigned long long)step->place);
}

void end_trace(struct world *world) {
  REQUIRE(scrollkit_trace_mark(world->trace, "end") == SCROLLKIT_STATUS_OK);
  scrollkit_trace_stop(world->trace);
  world->trace = NULL;
  scrollkit_trace_report report = SCROLLKIT_TRACE_REPORT_INIT;
  scrollkit_status status = scrollkit_trace_replay(bytes, bytes_size, find, NULL, &report);
  REQUIRE(status == SCROLLKIT_STATUS_OK || world->deepest >= DEEPEST);
  REQUIRE(report.place == bytes_size || world->deepest >= DEEPEST);
}
