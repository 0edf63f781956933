/*
 * Refuses each allocation of the library once: makes the fuzzer's calls of an input again and again, and refuses the
 * first allocation, then the second, until the calls need no more. The fuzzer checks that a call without memory
 * returns NO_MEMORY and changes nothing, and that the calls after it work. Nothing may leak. The same for a trace, since
 * these calls are not recorded.
 *
 * allocations.sh lets the library call the functions below in place of libc's. They refuse memory only here, not to
 * the fuzzer itself.
 */
#include "inputs.h"
#include "world.h"

enum { MOST_PLACES = 64 };

/** The allocations of a run so far, the one to refuse, and the blocks that are not yet freed. */
static long allocations, refused, blocks;
/** The places in the library's code whose allocations were refused. */
static const void *places[MOST_PLACES];
static int places_count;
static long all_refusals;

static int is_refused(const void *place) {
  if (++allocations != refused) return 0;
  for (int index = 0; index < places_count; index++)
    if (places[index] == place) return 1;
  if (places_count < MOST_PLACES) places[places_count++] = place;
  return 1;
}

/** What stands before each block of the library. */
struct block {
  _Alignas(16) size_t size;
};

void *library_realloc(void *memory, size_t size);
void *library_realloc(void *memory, size_t size) {
  struct block *block = memory ? (struct block *)memory - 1 : NULL;
  if (is_refused(__builtin_return_address(0))) {
    // A block that cannot shrink stays as large as it is, and the call succeeds.
    refusals += block == NULL || block->size < size;
    return NULL;
  }
  blocks += block == NULL;
  block = realloc(block, sizeof *block + size);
  block->size = size;
  return block + 1;
}

void *library_malloc(size_t size);
void *library_malloc(size_t size) {
  if (is_refused(__builtin_return_address(0))) {
    refusals++;
    return NULL;
  }
  blocks++;
  struct block *block = malloc(sizeof *block + size);
  block->size = size;
  return block + 1;
}

void library_free(void *memory);
void library_free(void *memory) {
  if (memory == NULL) return;
  blocks--;
  free((struct block *)memory - 1);
}

static void refuse_each(const uint8_t *bytes, size_t size) {
  for (refused = 1;; refused++) {
    allocations = refusals = 0;
    run(bytes, size, 0);
    REQUIRE(blocks == 0);
    if (allocations < refused) return;
    all_refusals++;
  }
}

static void discard(void *user, const void *bytes, size_t size) { (void)user, (void)bytes, (void)size; }

static void ignore(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  (void)user, (void)scroller, (void)event;
}

/** Records a scroller that is destroyed before the trace is stopped, and a list that is destroyed after it. */
static void refuse_each_of_a_trace(void) {
  for (refused = 1;; refused++) {
    allocations = refusals = 0;
    scrollkit_trace *trace = NULL;
    scrollkit_scroller *scroller = NULL;
    scrollkit_list *list = NULL;
    scrollkit_status status = scrollkit_trace_start(discard, NULL, &trace);
    if (status == SCROLLKIT_STATUS_OK) status = scrollkit_trace_create_scroller(trace, NULL, &scroller);
    if (status == SCROLLKIT_STATUS_OK) status = scrollkit_trace_create_list(trace, NULL, &list);
    scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
    delegate.did_happen = ignore;
    if (status == SCROLLKIT_STATUS_OK) status = scrollkit_scroller_set_delegate(scroller, &delegate);
    if (status == SCROLLKIT_STATUS_OK) status = scrollkit_scroller_set_size(scroller, 400, 600, 400, 6000, 1);
    if (status == SCROLLKIT_STATUS_OK) status = scrollkit_scroller_set_offset(scroller, 0, 10, 1);
    if (status == SCROLLKIT_STATUS_OK) status = scrollkit_scroller_tick_many(&scroller, 1, 1, NULL);
    REQUIRE(status == (refusals > 0 ? SCROLLKIT_STATUS_NO_MEMORY : SCROLLKIT_STATUS_OK));
    scrollkit_scroller_destroy(scroller);
    scrollkit_trace_stop(trace);
    scrollkit_list_destroy(list);
    REQUIRE(blocks == 0);
    if (allocations < refused) return;
    all_refusals++;
  }
}

/** refusals SEEDS FILE... refuses the allocations of the pseudo-random inputs of so many seeds, and of files. */
int main(int count, char **arguments) {
  if (count < 2) return 2;
  refuse_each_of_a_trace();
  for_each_input(arguments + 2, count - 2, strtoull(arguments[1], NULL, 10), refuse_each);
  printf("%ld allocations refused, at %d places\n", all_refusals, places_count);
  return 0;
}
