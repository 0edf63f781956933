/*
 * Replays arbitrary bytes as a trace: truncated, damaged and hostile. The corpus has recorded traces; a mutated
 * one is replayed with delegates, nested calls and nested scrollers. Build and run it with Tests/Consumers/fuzz.sh.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "scrollkit.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

struct seen {
  uint64_t calls, differences;
};

static void require(int holds) {
  if (!holds) abort();
}

static void see(void *user, const scrollkit_trace_step *step, const char *text, scrollkit_scroller *scroller,
                const scrollkit_frame *frame, const scrollkit_event *event) {
  struct seen *seen = user;
  scrollkit_frame own = SCROLLKIT_FRAME_INIT;
  require(text != NULL && strlen(text) < 1 << 20);
  require((scroller == NULL) == (frame == NULL));
  require((event != NULL) == (step->kind == SCROLLKIT_TRACE_STEP_KIND_EVENT));
  if (scroller != NULL) require(scrollkit_scroller_get_frame(scroller, &own) == SCROLLKIT_STATUS_OK);
  if (scroller != NULL) require(memcmp(&own, frame, sizeof own) == 0);
  if (step->kind == SCROLLKIT_TRACE_STEP_KIND_CALL) seen->calls++;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  // An exact copy, so that the sanitizer finds a read past its end.
  uint8_t *copy = malloc(size > 0 ? size : 1);
  memcpy(copy, bytes, size);
  struct seen seen = {0, 0};
  scrollkit_trace_report report = SCROLLKIT_TRACE_REPORT_INIT;
  scrollkit_status status = scrollkit_trace_replay(copy, size, see, &seen, &report);
  require(status == SCROLLKIT_STATUS_OK || status == SCROLLKIT_STATUS_DIFFERENT ||
          status == SCROLLKIT_STATUS_INVALID_TRACE);
  require(report.place <= size && report.first_difference <= size && seen.calls <= report.calls);
  require((status == SCROLLKIT_STATUS_OK) <= (report.differences == 0 && report.place == size));
  free(copy);
  return 0;
}
