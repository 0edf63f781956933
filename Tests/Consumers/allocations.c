/*
 * Checks the allocations of the shipped library. Each of these allocates one block: create, the first enabled
 * behaviour of a scroller, nesting (one for each of the two scrollers), a window, sections, areas, and the first
 * gesture on more than four nested scrollers. Destroy frees all blocks. Lists allocate in edits. No other call
 * allocates. Without memory, each of these calls returns NO_MEMORY, except that the gesture scrolls four of the
 * scrollers.
 *
 * The functions below replace libc's allocator, also for the library.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scrollkit.h"

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static long allocations, frees;
static int is_out_of_memory;

static void *counted(void *block) {
  allocations++;
  return block;
}
void *malloc(size_t size) { return is_out_of_memory ? NULL : counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) {
  return is_out_of_memory ? NULL : counted(__libc_calloc(count, size));
}
void *realloc(void *block, size_t size) {
  if (is_out_of_memory) return NULL;
  frees += block != NULL;
  return counted(__libc_realloc(block, size));
}
void *aligned_alloc(size_t alignment, size_t size) {
  return is_out_of_memory ? NULL : counted(__libc_memalign(alignment, size));
}
int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = aligned_alloc(alignment, size);
  return *block ? 0 : ENOMEM;
}
void free(void *block) {
  frees += block != NULL;
  __libc_free(block);
}

static int failed;
static scrollkit_scroller *driven, *observed;
static scrollkit_window *window;
static double now = 1;

static void require(int holds, const char *subject) {
  if (!holds) printf("FAILED: %s\n", subject);
  failed |= !holds;
}

static void require_no_memory(scrollkit_status status, const char *subject) {
  require(status == SCROLLKIT_STATUS_NO_MEMORY, subject);
}

static scrollkit_scroller *create(scrollkit_mode mode) {
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  scrollkit_scroller *scroller = NULL;
  options.mode = mode;
  require(scrollkit_scroller_create(&options, &scroller) == SCROLLKIT_STATUS_OK, "create");
  return scroller;
}

static scrollkit_geometry geometry(int step) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = geometry.content_width = 320;
  geometry.viewport_height = 480;
  geometry.content_height = 40000 + step % 7 * 100;
  geometry.shift_y = step % 3;
  return geometry;
}

static scrollkit_input input(scrollkit_input_kind kind, int step) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind;
  input.time = now;
  input.x = input.y = step % 100 * 3;
  input.unit = (scrollkit_unit)step % 5;
  return input;
}

/* The measured calls; `step` increases from call to call. */
static void push(int step) {
  scrollkit_input one = input(1 + step % 12, step), report = input(32 + step % 6, step);
  scrollkit_scroller_push(driven, &one);
  scrollkit_scroller_push(observed, &report);
}
static void push_many(int step) {
  scrollkit_input inputs[3];
  for (int index = 0; index < 3; index++) inputs[index] = input(1 + index, step + 30 * index);
  scrollkit_scroller_push_many(driven, inputs, 3);
}
static void fingers(int step) {
  scrollkit_scroller_press(driven, 1, 100, 300, now);
  scrollkit_scroller_move(driven, 1, 100, 300 - step % 90, now + 0.01);
  if (step % 2) scrollkit_scroller_release(driven, 1, now + 0.02);
  else scrollkit_scroller_cancel(driven, now + 0.02);
}
static void wheel(int step) {
  scrollkit_scroller_wheel(driven, 0, 1 - step % 3, (scrollkit_unit)step % 5, now);
}
static void tick(int step) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  (void)step;
  scrollkit_scroller_tick(driven, now, &frame);
  scrollkit_scroller_tick(observed, now, &frame);
}
static void tick_many(int step) {
  scrollkit_frame frames[2] = {SCROLLKIT_FRAME_INIT, SCROLLKIT_FRAME_INIT};
  scrollkit_scroller *both[2] = {driven, observed};
  (void)step;
  scrollkit_scroller_tick_many(both, 2, now, frames);
}
static void frame(int step) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  (void)step;
  scrollkit_scroller_get_frame(driven, &frame);
}
static void next_event(int step) {
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  scrollkit_scroller_set_offset(driven, 0, step % 900, now);
  while (scrollkit_scroller_next_event(driven, &event) == 1) continue;
}
static void scroll_to(int step) {
  scrollkit_scroller_scroll_to(driven, 0, step % 900, step % 2, now, NULL);
  scrollkit_scroller_scroll_to(observed, 0, step % 900, step % 2, now, NULL);
  scrollkit_scroller_scroll_by(driven, 0, step % 90, now, NULL);
  scrollkit_scroller_scroll_rect_to_visible(driven, 0, step % 9000, 90, 90, step % 2, now, NULL);
  scrollkit_scroller_stop(driven, now);
}
static void animate_to(int step) {
  scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
  if (step & 1) options.speed = 500;
  scrollkit_scroller_animate_to(driven, 0, step % 900, &options, now, NULL);
  scrollkit_scroller_scroll_into_view(observed, 0, step % 900, 90, 90, &options, now, NULL);
  scrollkit_scroller_scroll_into_view(driven, 0, step % 9000, 90, 90, &options, now, NULL);
}
static void set_geometry(int step) {
  scrollkit_geometry content = geometry(step);
  scrollkit_scroller_set_geometry(driven, &content, now);
  scrollkit_scroller_set_geometry(observed, &content, now);
}
static void shift(int step) {
  scrollkit_scroller_shift(driven, 0, step % 9, now);
  scrollkit_scroller_shift(observed, 0, step % 9, now);
}
static void listen(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  (void)user, (void)scroller, (void)event;
}
static void settings(int step) {
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  delegate.did_happen = listen;
  scrollkit_scroller_set_feel(driven, (scrollkit_feel)step % 3, now);
  scrollkit_scroller_set_delegate(driven, step % 2 ? &delegate : NULL);
  scrollkit_scroller_set_offset(driven, 0, step % 900, now);
}


#include "allocations_behaviours.h"

static void expect_none(const char *name, void (*call)(int step)) {
  long before = allocations + frees;
  for (int step = 0; step < 10000; step++) {
    call(step);
    now += step % 4 ? 1.0 / 120 : 0.2;
  }
  long after = allocations + frees;
  printf("%s: %ld allocations in 10000 calls\n", name, after - before);
  require(after == before, name);
}

static void expect_none_at_all(void) {
  expect_none("push", push);
  expect_none("push_many", push_many);
  expect_none("press, move, release, cancel", fingers);
  expect_none("wheel", wheel);
  expect_none("tick", tick);
  expect_none("tick_many", tick_many);
  expect_none("get_frame", frame);
  expect_none("next_event, set_offset", next_event);
  expect_none("scroll_to, scroll_by, scroll_rect_to_visible, stop", scroll_to);
  expect_none("animate_to, scroll_into_view", animate_to);
  expect_none("set_geometry", set_geometry);
  expect_none("shift", shift);
  expect_none("set_feel, set_delegate", settings);
}

#include "allocations_motions.h"
#include "allocations_lists.h"

static size_t written;

static void write_bytes(void *user, const void *bytes, size_t size) {
  (void)user, (void)bytes;
  written += size;
}

/** A trace allocates one block, and one for each of its scrollers. */
static void record(void) {
  scrollkit_trace *trace;
  long before = allocations;
  require(scrollkit_trace_start(write_bytes, NULL, &trace) == SCROLLKIT_STATUS_OK, "trace_start");
  require(allocations == before + 1, "one block for a trace");
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  scrollkit_trace_create_scroller(trace, &options, &driven);
  options.mode = SCROLLKIT_MODE_OBSERVED;
  scrollkit_trace_create_scroller(trace, &options, &observed);
  require(allocations == before + 5, "two blocks for a traced scroller");
  window = NULL;
  require(scrollkit_window_create(NULL, &window) == SCROLLKIT_STATUS_OK, "window_create");
  set_geometry(0);
  enable(driven);
  enable(observed);
  for (int has_delegates = 0; has_delegates < 2; has_delegates++) {
    printf("recorded, with all behaviours%s\n", has_delegates ? " and delegates" : "");
    set_delegates(has_delegates);
    expect_none_at_all();
    expect_none("top_trigger, top_set_visible", trigger);
    expect_none("window_tap", tap);
    expect_none("nub_set_hover, nub_grab, nub_drag, nub_release", scrub);
    expect_none("anchor_begin_update, anchor_add_edit, anchor_end_update", batches);
    expect_none("sync, set_scroll_enabled, set_always_bounces", sync);
  }
  before = allocations;
  require(scrollkit_trace_mark(trace, "end") == SCROLLKIT_STATUS_OK, "trace_mark");
  require(allocations == before && written > 100000, "trace_mark allocates nothing, and calls are recorded");
  scrollkit_scroller_destroy(driven);
  scrollkit_trace_stop(trace);
  scrollkit_scroller_destroy(observed);
  scrollkit_window_destroy(window);

  is_out_of_memory = 1;
  require_no_memory(scrollkit_trace_start(write_bytes, NULL, &trace), "trace_start without memory");
  is_out_of_memory = 0;
}

int main(void) {
  void *(*volatile allocate)(size_t) = malloc;
  free(allocate(8));
  require(allocations == 1 && frees == 1, "allocations are counted");
  printf("allocations of the library\n");
  const long others = allocations - frees;  // the buffer of printf
  driven = create(SCROLLKIT_MODE_DRIVEN);
  observed = create(SCROLLKIT_MODE_OBSERVED);
  set_geometry(0);

  expect_none_at_all();
  long before = allocations;
  require(scrollkit_window_create(NULL, &window) == SCROLLKIT_STATUS_OK, "window_create");
  enable(driven);
  enable(observed);
  require(
      allocations == before + 7, "two blocks for each scroller's behaviours, one for its meter, and one for a window");
  for (int has_delegates = 0; has_delegates < 2; has_delegates++) {
    printf("with all behaviours%s\n", has_delegates ? " and delegates" : "");
    set_delegates(has_delegates);
    expect_none_at_all();
    set_delegates(has_delegates);
    expect_none("top_trigger, top_set_visible", trigger);
    expect_none("window_tap", tap);
    expect_none("nub_set_hover, nub_grab, nub_drag, nub_release", scrub);
    expect_none("anchor_begin_update, anchor_add_edit, anchor_end_update", batches);
    expect_none("sync, set_scroll_enabled, set_always_bounces", sync);
    expect_none("get_context, get_margin and states", reads);
    expect_none("top, nub and headers enabled again", enable_again);
  }
  printf("calls that move content\n");
  expect_none_of_motions();
  expect_none("refresh_enable, refresh_begin, refresh_end", refresh);
  linked = create(SCROLLKIT_MODE_DRIVEN);
  require(scrollkit_scroller_set_size(linked, 400, 700, 400, 9000, now) == SCROLLKIT_STATUS_OK, "set_size");
  expect_none("link_update", link_both);
  scrollkit_scroller_destroy(linked);
  require(scrollkit_refresh_disable(driven, now) == SCROLLKIT_STATUS_OK, "refresh_disable");
  require(scrollkit_deltas_enable(driven, NULL, now) == SCROLLKIT_STATUS_OK, "deltas_enable");
  expect_none("deltas_take", deltas);
  scrollkit_scroller_destroy(driven);
  scrollkit_scroller_destroy(observed);
  scrollkit_window_destroy(window);
  require(allocations - frees == others, "every block is freed");

  record();
  require(allocations - frees == others, "every block of a trace is freed");

  before = allocations;
  long freed = frees;
  scrollkit_scroller *scroller = create(SCROLLKIT_MODE_DRIVEN);
  require(allocations == before + 1 && frees == freed, "create allocates once");
  scrollkit_scroller_destroy(scroller);
  require(allocations == before + 1 && frees == freed + 1, "destroy frees once");

  is_out_of_memory = 1;
  scrollkit_scroller *const untouched = scroller;
  scrollkit_status status = scrollkit_scroller_create(NULL, &scroller);
  is_out_of_memory = 0;
  require(status == SCROLLKIT_STATUS_NO_MEMORY, "create returns NO_MEMORY");
  require(scroller == untouched, "create without memory does not change its result");
  if (scroller != untouched) scrollkit_scroller_destroy(scroller);
  printf("create, destroy: 1 allocation, 1 free; without memory: %d\n", status);

  scroller = create(SCROLLKIT_MODE_DRIVEN);
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  is_out_of_memory = 1;
  require_no_memory(scrollkit_top_enable(scroller, NULL, 0), "top_enable");
  require_no_memory(scrollkit_header_add(scroller, &header, 0, NULL), "header_add");
  require_no_memory(scrollkit_nub_enable(scroller, NULL, 0), "nub_enable");
  require_no_memory(scrollkit_anchor_set_policy(scroller, 1, 0), "set_policy");
  require_no_memory(scrollkit_meter_enable(scroller, NULL), "meter_enable");
  require_no_memory(scrollkit_deltas_enable(scroller, NULL, 0), "deltas_enable");
  require_no_memory(scrollkit_scroller_sync(scroller, 0, 0, 0, NULL), "sync");
  scrollkit_window *no_window = NULL;
  require_no_memory(scrollkit_window_create(NULL, &no_window), "window_create");
  is_out_of_memory = 0;
  require(!no_window, "window_create without memory does not change its result");
  scrollkit_window_destroy(no_window);
  require_no_memory_for_motions(scroller);
  require(scrollkit_nub_enable(scroller, NULL, 0) == SCROLLKIT_STATUS_OK, "nub_enable");
  is_out_of_memory = 1;
  require_no_memory(scrollkit_nub_set_sections(scroller, &now, 1, 0), "set_sections");
  is_out_of_memory = 0;
  scrollkit_scroller_destroy(scroller);
  expect_lists_allocate_in_edits();
  require(allocations - frees == others, "every block is freed");
  return failed;
}
