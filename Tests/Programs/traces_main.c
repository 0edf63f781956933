/*
 * Records and replays the calls of random programs (Tests/Programs).
 *
 *   traces programs FIRST LAST   records the program of each seed, replays it and prints a hash of its trace
 *   traces record SEED FILE      writes the trace of a program; seed 0 is a session with delegates
 *   traces replay FILE...        replays traces and prints what they contain
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "operations.h"

/** The bytes of a trace. */
struct bytes {
  uint8_t *start;
  size_t size, capacity;
};

static scrollkit_trace *trace;

static void append(void *user, const void *part, size_t size) {
  struct bytes *bytes = user;
  if (bytes->capacity < bytes->size + size) {
    bytes->capacity = 2 * (bytes->size + size);
    bytes->start = realloc(bytes->start, bytes->capacity);
  }
  memcpy(bytes->start + bytes->size, part, size);
  bytes->size += size;
}

static scrollkit_scroller *column, *page;
static double now;

static void did_happen(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  (void)user;
  if (event->kind == SCROLLKIT_EVENT_KIND_DID_BOUNCE) scrollkit_scroller_scroll_to(scroller, 0, 300, 1, now, NULL);
  if (event->kind == SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL) scrollkit_scroller_set_delegate(page, NULL);
}
static void did_receive(void *user, scrollkit_scroller *scroller, const scrollkit_input *input) {
  (void)user;
  if (input->kind == SCROLLKIT_INPUT_KIND_WHEEL) scrollkit_scroller_stop(scroller, input->time);
}
static uint32_t should_scroll(void *user, scrollkit_scroller *scroller, scrollkit_top_source source) {
  (void)user, (void)scroller;
  return source == SCROLLKIT_TOP_SOURCE_STATUS_BAR;
}
static void will_end(void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y,
                     double *target_x, double *target_y) {
  (void)user, (void)scroller, (void)velocity_x, (void)velocity_y, (void)target_x;
  *target_y = (double)(long)(*target_y / 100) * 100;
}

static void tick_both(int frames) {
  scrollkit_scroller *both[] = {column, page};
  scrollkit_frame drawn[2] = {SCROLLKIT_FRAME_INIT, SCROLLKIT_FRAME_INIT};
  for (int frame = 0; frame < frames; frame++) scrollkit_scroller_tick_many(both, 2, now += 1.0 / 60, drawn);
}

static void drag(double distance) {
  scrollkit_scroller_press(column, 1, 100, 300, now);
  for (int i = 1; i <= 8; i++) scrollkit_scroller_move(column, 1, 100, 300 - distance * i / 8, now += 0.008);
  scrollkit_scroller_release(column, 1, now += 0.008);
}

/** A column in a page: drags past the end, a wheel, a tap on the status bar, edits of a list, a delegate that makes calls. */
static void run_session(void) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  scrollkit_window *window = NULL;
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  now = 10;
  geometry.viewport_width = geometry.content_width = 320;
  geometry.viewport_height = 480;
  geometry.content_height = 1600;
  header.height = 60;
  delegate.did_happen = did_happen;
  delegate.did_receive = did_receive;
  delegate.should_scroll_to_top = should_scroll;
  delegate.will_end_dragging = will_end;
  scrollkit_trace_create_scroller(trace, NULL, &column);
  scrollkit_trace_create_scroller(trace, NULL, &page);
  scrollkit_scroller_set_geometry(column, &geometry, now);
  scrollkit_scroller_set_geometry(page, &geometry, now);
  scrollkit_nest_set_parent(column, page, now);
  scrollkit_header_add(page, &header, now, NULL);
  scrollkit_top_enable(column, NULL, now);
  scrollkit_anchor_set_policy(column, SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM, now);
  scrollkit_window_create(NULL, &window);
  scrollkit_window_set_status_bar(window, 20, 0);
  scrollkit_window_add_scroller(window, column);
  scrollkit_scroller_set_delegate(column, &delegate);
  scrollkit_trace_mark(trace, "drags");
  drag(400);
  tick_both(20);
  drag(1500);
  tick_both(120);
  uint32_t batch;
  if (scrollkit_anchor_begin_update(column, now, &batch) == SCROLLKIT_STATUS_OK) {
    scrollkit_anchor_add_edit(column, 0, 0, 250);
    geometry.content_height += 250;
    scrollkit_anchor_end_update(column, batch, &geometry, 1, now);
  }
  scrollkit_list *rows = NULL;
  scrollkit_list_options row = SCROLLKIT_LIST_OPTIONS_INIT;
  row.estimate = 40;
  double heights[] = {30, 45.5, 60};
  scrollkit_trace_create_list(trace, &row, &rows);
  scrollkit_list_insert(rows, 0, 100, now);
  scrollkit_list_attach(rows, column, now);
  scrollkit_scroller_wheel(column, 0, -2, SCROLLKIT_UNIT_NOTCHES, now);
  tick_both(2);
  scrollkit_list_set_extents(rows, 0, heights, 3, now);
  scrollkit_list_insert_measured(rows, 1, heights, 2, now);
  scrollkit_list_remove(rows, 500, 1, now);  // refused
  scrollkit_list_scroll_to_item(rows, 50, SCROLLKIT_LIST_ALIGNMENT_START, 0, 1, now, NULL);
  tick_both(60);
  scrollkit_list_destroy(rows);
  scrollkit_scroller_wheel(column, 0, -2, 99, now);  // refused
  tick_both(20);
  scrollkit_trace_mark(trace, "scroll to top");
  scrollkit_top_trigger(column, 9, now);
  scrollkit_window_tap(window, 5, 5, 1, now, NULL);
  tick_both(120);
  while (scrollkit_scroller_next_event(page, &event) == SCROLLKIT_EVENT_RESULT_TAKEN) continue;
  scrollkit_scroller_scroll_to(column, 0, 900, 1, now, NULL);
  tick_both(3);
  scrollkit_scroller_destroy(column);
  scrollkit_scroller_destroy(page);
  scrollkit_window_destroy(window);
}

static void run_seed(uint64_t seed) {
  static struct program program;
  if (seed == 0) {
    run_session();
    return;
  }
  make_program(&program, seed);
  record_program(&program, trace);
}

static void record(uint64_t seed, struct bytes *bytes) {
  bytes->size = 0;
  if (scrollkit_trace_start(append, bytes, &trace) != SCROLLKIT_STATUS_OK) abort();
  run_seed(seed);
  scrollkit_trace_mark(trace, "end");
  scrollkit_trace_stop(trace);
}

static uint64_t hash(struct bytes bytes) {
  uint64_t hash = 0xcbf29ce484222325;
  for (size_t i = 0; i < bytes.size; i++) hash = (hash ^ bytes.start[i]) * 0x100000001b3;
  return hash;
}

static void print_difference(
    void *user, const scrollkit_trace_step *step, const char *text, scrollkit_scroller *scroller,
    const scrollkit_frame *frame, const scrollkit_event *event) {
  (void)user, (void)event, (void)scroller;
  if (step->is_equal) return;
  printf("  at %" PRIu64 ": %s of scroller %u at %.6f: %s, and differs\n", step->place, text, step->scroller,
         frame != NULL ? frame->time : 0, scrollkit_status_text(step->status));
}

/** Replays a trace. Returns 1 if all answers are the recorded ones. */
static int replay(struct bytes bytes, const char *name) {
  scrollkit_trace_report report = SCROLLKIT_TRACE_REPORT_INIT;
  scrollkit_status status =
      scrollkit_trace_replay(bytes.start, bytes.size, print_difference, NULL, &report);
  if (status == SCROLLKIT_STATUS_OK) return 1;
  printf("FAILED: %s: %s; %" PRIu64 " of %" PRIu64 " calls differ, the first at %" PRIu64 "; read to %" PRIu64
         " of %zu\n", name, scrollkit_status_text(status), report.differences, report.calls,
         report.first_difference, report.place, bytes.size);
  return 0;
}

static void write_step(
    void *user, const scrollkit_trace_step *step, const char *text, scrollkit_scroller *scroller,
    const scrollkit_frame *frame, const scrollkit_event *event) {
  (void)scroller, (void)event;
  struct bytes *line = user;
  char buffer[400];
  uint64_t bits[3] = {0};
  if (frame != NULL) {
    memcpy(bits, &frame->time, 8);
    memcpy(bits + 1, &frame->offset_x, 8);
    memcpy(bits + 2, &frame->offset_y, 8);
  }
  int size = snprintf(buffer, sizeof buffer, "%u %u %u %d %s %" PRIx64 " %" PRIx64 " %" PRIx64 "\n", step->kind,
                      step->scroller, step->is_equal, step->status, text, bits[0], bits[1], bits[2]);
  append(line, buffer, (size_t)size);
}

static int replay_file(const char *path) {
  struct bytes bytes = {0}, steps = {0};
  uint8_t part[4096];
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    perror(path);
    return 0;
  }
  for (size_t size; (size = fread(part, 1, sizeof part, file)) > 0;) append(&bytes, part, size);
  fclose(file);
  scrollkit_trace_report report = SCROLLKIT_TRACE_REPORT_INIT;
  scrollkit_status status = scrollkit_trace_replay(bytes.start, bytes.size, write_step, &steps, &report);
  const char *name = strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path;
  printf("%s: %s %" PRIu64 " calls, %" PRIu64 " differences, steps %016" PRIx64 "\n", name,
         scrollkit_status_text(status), report.calls, report.differences, hash(steps));
  free(bytes.start);
  free(steps.start);
  return status == SCROLLKIT_STATUS_OK;
}

int main(int count, char **arguments) {
  struct bytes bytes = {0};
  int failed = 0;
  if (count == 4 && strcmp(arguments[1], "programs") == 0) {
    uint64_t last = strtoull(arguments[3], NULL, 10);
    for (uint64_t seed = strtoull(arguments[2], NULL, 10); seed <= last; seed++) {
      char name[40];
      snprintf(name, sizeof name, "program %" PRIu64, seed);
      record(seed, &bytes);
      failed |= !replay(bytes, name);
      printf("%" PRIu64 " %016" PRIx64 "\n", seed, hash(bytes));
    }
  } else if (count == 4 && strcmp(arguments[1], "record") == 0) {
    record(strtoull(arguments[2], NULL, 10), &bytes);
    FILE *file = fopen(arguments[3], "wb");
    failed = file == NULL || fwrite(bytes.start, 1, bytes.size, file) != bytes.size || fclose(file) != 0;
  } else if (count >= 3 && strcmp(arguments[1], "replay") == 0) {
    for (int i = 2; i < count; i++) failed |= !replay_file(arguments[i]);
  } else {
    fprintf(stderr, "usage: traces programs FIRST LAST | record SEED FILE | replay FILE...\n");
    return 2;
  }
  free(bytes.start);
  return failed;
}
