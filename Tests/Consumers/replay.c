/*
 * Makes the fuzzer's calls for the given files and for pseudo-random inputs, and prints a hash of all results.
 * Two builds with the same hash return the same results, to the bit. The linker wraps the functions below;
 * see builds.sh.
 */
#include <inttypes.h>

#include "inputs.h"
#include "scrollkit.h"

enum { SEEDS = 4000 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static uint64_t hash = 0xcbf29ce484222325;
static unsigned long results;

/** FNV-1a. */
static void add(const void *bytes, size_t size) {
  const uint8_t *byte = bytes;
  for (size_t i = 0; i < size; i++) hash = (hash ^ byte[i]) * 0x100000001b3;
}

/** Adds a status and the result to the hash. */
static void add_result(scrollkit_status status, const void *value, size_t size) {
  add(&status, sizeof status);
  if (value != NULL) add(value, size);
  results++;
}

/** Wraps a function that fills a struct: callers call `__wrap_`, which calls the library's `__real_`. */
#define ANSWERS(function, parameters, arguments)                                  \
  scrollkit_status __real_##function parameters;                                        \
  scrollkit_status __wrap_##function parameters;                                        \
  scrollkit_status __wrap_##function parameters {                                       \
    scrollkit_status status = __real_##function arguments;                              \
    int has_result = value != NULL && status >= SCROLLKIT_STATUS_OK;                            \
    add_result(status, has_result ? value : NULL, has_result ? value->struct_size : 0); \
    return status;                                                                      \
  }

ANSWERS(scrollkit_scroller_get_frame, (scrollkit_scroller * s, scrollkit_frame *value), (s, value))
ANSWERS(scrollkit_scroller_tick, (scrollkit_scroller * s, double time, scrollkit_frame *value),
        (s, time, value))
ANSWERS(scrollkit_scroller_next_event, (scrollkit_scroller * s, scrollkit_event *value),
        (s, value))
ANSWERS(scrollkit_scroller_get_context, (scrollkit_scroller * s, scrollkit_context *value),
        (s, value))
ANSWERS(scrollkit_top_get_state, (scrollkit_scroller * s, scrollkit_top_state *value), (s, value))
ANSWERS(scrollkit_nub_get_state, (scrollkit_scroller * s, scrollkit_nub_state *value), (s, value))
ANSWERS(scrollkit_header_get_state,
        (scrollkit_scroller * s, uint32_t number, scrollkit_header_state *value), (s, number, value))
ANSWERS(scrollkit_snap_get_state, (scrollkit_scroller * s, scrollkit_snap_state *value), (s, value))
ANSWERS(scrollkit_zoom_get_state, (scrollkit_scroller * s, scrollkit_zoom_state *value), (s, value))

static void replay(const uint8_t *bytes, size_t size) { LLVMFuzzerTestOneInput(bytes, size); }

int main(int count, char **files) {
  for_each_input(files + 1, count - 1, SEEDS, replay);
  printf("%lu results, hash %016" PRIx64 "\n", results, hash);
  return 0;
}
