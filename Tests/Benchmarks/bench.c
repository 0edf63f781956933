/*
 * Measures the cost of calls and of the same motion in plain C, alternately in one process.
 *
 *   bench            prints one line per scene: medians of many short rounds
 *   bench list       prints the names of the scenes in which a tick moves content (moving.c)
 *   bench SCENE N    runs one scene N times and prints nothing, for instruction counters
 */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "motion.h"
#include "moving.h"

enum { ROUNDS = 301, CALLS = 20000, MOVINGS = 64 };

static volatile double sink; /* prevents the removal of unused results */

static scrollkit_scroller *make(void) { return make_scroller(SCROLLKIT_FEEL_DEFAULT); }

/** Flings the content diagonally; it decelerates from 1.05 s on for more than four seconds. */
static scrollkit_scroller *make_coasting(void) {
  scrollkit_scroller *scroller = make();
  check(scrollkit_scroller_press(scroller, 1, 600, 600, 1));
  for (int step = 1; step <= 5; step++) {
    double way = step * 40.0, time = 1 + step * 0.01;
    check(scrollkit_scroller_move(scroller, 1, 600 - way, 600 - way, time));
  }
  check(scrollkit_scroller_release(scroller, 1, 1.05));
  return scroller;
}

/** Enables all five behaviours. */
static scrollkit_scroller *with_all_five(scrollkit_scroller *scroller) {
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  header.height = 100;
  header.snaps = header.stretches = 1;
  check(scrollkit_top_enable(scroller, NULL, 0));
  check(scrollkit_header_add(scroller, &header, 0, NULL));
  check(scrollkit_anchor_set_policy(scroller, SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM, 0));
  check(scrollkit_nub_enable(scroller, NULL, 0));
  return scroller;
}

/* Each scene makes `calls` calls on its own state. The time step is so small that the motion lasts
 * through all rounds. */
static const double step = 1e-9;

static void c_motion(long calls) {
  static motion m;
  static double now;
  if (now == 0) {
    motion_fling(&m, 0, 0, 4000, 4000, 1e9, 1e9, 1.05);
    now = 1.05;
  }
  motion_state state = {0, 0, 0, 0};
  for (long call = 0; call < calls; call++) {
    now += step;
    motion_at(&m, now, &state);
    sink = state.x + state.y;
  }
}

static void tick_coasting(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1.05;
  if (!scroller) scroller = make_coasting();
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  for (long call = 0; call < calls; call++) {
    now += step;
    check(scrollkit_scroller_tick(scroller, now, &frame));
    sink = frame.offset_x + frame.offset_y;
  }
}

/* The header is hidden, as in most frames of a deceleration. */
static void tick_coasting_all_five(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1.2;
  if (!scroller) scroller = with_all_five(make_coasting());
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  for (long call = 0; call < calls; call++) {
    now += step;
    check(scrollkit_scroller_tick(scroller, now, &frame));
    sink = frame.offset_x + frame.offset_y;
  }
}

/* The header moves, in steps so small that it is never hidden. */
static void tick_coasting_header_moves(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1.05;
  if (!scroller) scroller = with_all_five(make_coasting());
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  for (long call = 0; call < calls; call++) {
    now += step;
    check(scrollkit_scroller_tick(scroller, now, &frame));
    sink = frame.offset_x + frame.offset_y;
  }
}

static void tick_idle_all_five(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) scroller = with_all_five(make());
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  for (long call = 0; call < calls; call++) {
    now += step;
    check(scrollkit_scroller_tick(scroller, now, &frame));
    sink = frame.offset_y;
  }
}

static void tick_idle(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) scroller = make();
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  for (long call = 0; call < calls; call++) {
    now += step;
    check(scrollkit_scroller_tick(scroller, now, &frame));
    sink = frame.offset_y;
  }
}

enum { BATCH = 64 };

static scrollkit_input notch_at(double time, int place) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = SCROLLKIT_INPUT_KIND_WHEEL;
  input.unit = SCROLLKIT_UNIT_NOTCHES;
  input.y = place & 1 ? 1 : -1;
  input.time = time;
  return input;
}

static scrollkit_input move_to(double time, int place) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = SCROLLKIT_INPUT_KIND_MOVE;
  input.pointer_id = 1;
  input.y = -100 - place;
  input.time = time;
  return input;
}

static scrollkit_scroller *make_dragged(void) {
  scrollkit_scroller *scroller = make();
  check(scrollkit_scroller_press(scroller, 1, 0, 0, 1));
  check(scrollkit_scroller_move(scroller, 1, 0, -50, 1));
  return scroller;
}

static void push_move(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) scroller = make_dragged();
  for (long call = 0; call < calls; call++) {
    scrollkit_input input = move_to(now += 0.001, (int)(call & 255));
    check(scrollkit_scroller_push(scroller, &input));
  }
}

/** Pushes inputs with a distance of 1 ms, several per call. */
static void push_batches(
    scrollkit_scroller *scroller, double *now, scrollkit_input (*make)(double, int), long calls) {
  scrollkit_input inputs[BATCH];
  for (long call = 0; call < calls; call += BATCH) {
    for (int place = 0; place < BATCH; place++) inputs[place] = make(*now += 0.001, place);
    check(scrollkit_scroller_push_many(scroller, inputs, BATCH));
  }
}

static void push_move_batch(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) scroller = make_dragged();
  push_batches(scroller, &now, move_to, calls);
}

static void push_notch(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) scroller = make();
  for (long call = 0; call < calls; call++) {
    scrollkit_input input = notch_at(now += 0.001, (int)call);
    check(scrollkit_scroller_push(scroller, &input));
  }
}

/* Notches at 20 a second. */
static void push_notch_steady(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) {
    scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
    scroller = make();
    check(scrollkit_feel_get_values(SCROLLKIT_FEEL_UIKIT, &values));
    values.wheel_smoothing = SCROLLKIT_WHEEL_SMOOTHING_STEADY;
    check(scrollkit_scroller_set_feel_values(scroller, &values, 1));
  }
  for (long call = 0; call < calls; call++) {
    scrollkit_input input = notch_at(now += 0.05, 1);
    check(scrollkit_scroller_push(scroller, &input));
  }
}

static void push_notch_batch(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) scroller = make();
  push_batches(scroller, &now, notch_at, calls);
}

static void read_frame(long calls) {
  static scrollkit_scroller *scroller;
  if (!scroller) scroller = make_coasting();
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  for (long call = 0; call < calls; call++) {
    check(scrollkit_scroller_get_frame(scroller, &frame));
    sink = frame.offset_y;
  }
}

/* Asks when a frame next differs from that of the last call. */
static void ask_next_change(scrollkit_scroller *scroller, double time, long calls) {
  scrollkit_next_change change = SCROLLKIT_NEXT_CHANGE_INIT;
  for (long call = 0; call < calls; call++) {
    check(scrollkit_scroller_get_next_change(scroller, 2, time, &change));
    sink = change.time;
  }
}

/* When a frame next differs, of content that moves by many pixels a frame. */
static void next_change(long calls) {
  static scrollkit_scroller *scroller;
  if (!scroller) scroller = make_coasting();
  ask_next_change(scroller, 1.2, calls);
}

/* The same of content that has all but stopped: the border of the next pixel is searched. */
static void next_change_slow(long calls) {
  static scrollkit_scroller *scroller;
  if (!scroller) {
    scroller = make_scroller(SCROLLKIT_FEEL_UIKIT);
    check(scrollkit_scroller_scroll_to(scroller, 0, 2, 1, 1, NULL));
    check(scrollkit_scroller_tick(scroller, 1.02, NULL));
  }
  ask_next_change(scroller, 1.03, calls);
}

/* The same with a header, the nub and a scroll bar, none of which moves within the motion. */
static void next_change_all_five(long calls) {
  static scrollkit_scroller *scroller;
  if (!scroller) {
    scroller = with_all_five(make_scroller(SCROLLKIT_FEEL_UIKIT));
    check(scrollkit_scrollbar_enable(scroller, SCROLLKIT_AXIS_Y, NULL, 0.5));
    check(scrollkit_scroller_scroll_to(scroller, 0, 2, 1, 1, NULL));
    check(scrollkit_scroller_tick(scroller, 1.02, NULL));
  }
  ask_next_change(scroller, 1.03, calls);
}

static void create_destroy(long calls) {
  for (long call = 0; call < calls; call++) {
    scrollkit_scroller *scroller;
    check(scrollkit_scroller_create(NULL, &scroller));
    scrollkit_scroller_destroy(scroller);
  }
}

/* A tick of a scene of moving.c. */
static void tick_moving(int place, long calls) {
  static scrollkit_scroller *scrollers[MOVINGS];
  static double clocks[MOVINGS];
  const moving *scene = &movings[place];
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  if (!scrollers[place]) {
    scrollers[place] = scene->make(scene->feel);
    clocks[place] = scene->from;
  }
  scrollkit_scroller *scroller = scrollers[place];
  double now = clocks[place];
  for (long call = 0; call < calls; call++) {
    now += step;
    check(scrollkit_scroller_tick(scroller, now, &frame));
    sink = frame.offset_x + frame.offset_y;
  }
  clocks[place] = now;
  if (frame.phase == scene->phase && frame.needs_tick == 1) return;
  fprintf(stderr, "bench: %s: %s\n", scene->name, scrollkit_enum_name("phase", frame.phase));
  exit(1);
}

/* A program that collects the bytes of a trace in a ring. */
static uint8_t recorded[1 << 16];
static size_t recorded_size;

static void append(void *user, const void *bytes, size_t size) {
  (void)user;
  if (recorded_size + size > sizeof recorded) recorded_size = 0;
  memcpy(recorded + recorded_size, bytes, size);
  recorded_size += size;
}

static scrollkit_scroller *make_recorded(void) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  scrollkit_trace *trace = NULL;
  scrollkit_scroller *scroller = NULL;
  geometry.viewport_width = geometry.viewport_height = 600;
  geometry.content_width = geometry.content_height = 1e9;
  check(scrollkit_trace_start(append, NULL, &trace));
  check(scrollkit_trace_create_scroller(trace, NULL, &scroller));
  check(scrollkit_scroller_set_geometry(scroller, &geometry, 1));
  return scroller;
}

/* Recording costs the difference from "tick idle". */
static void tick_idle_recorded(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) scroller = make_recorded();
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  for (long call = 0; call < calls; call++) {
    now += step;
    check(scrollkit_scroller_tick(scroller, now, &frame));
    sink = frame.offset_y;
  }
}

/* Recording costs the difference from "push move". */
static void push_move_recorded(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) {
    scroller = make_recorded();
    check(scrollkit_scroller_press(scroller, 1, 0, 0, 1));
    check(scrollkit_scroller_move(scroller, 1, 0, -50, 1));
  }
  for (long call = 0; call < calls; call++) {
    scrollkit_input input = move_to(now += 0.001, (int)(call & 255));
    check(scrollkit_scroller_push(scroller, &input));
  }
}

/* A moved finger and its frame. */
static void drag_frames(scrollkit_scroller *scroller, double *now, long calls) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  for (long call = 0; call < calls; call++) {
    scrollkit_input input = move_to(*now += 0.001, (int)(call & 255));
    check(scrollkit_scroller_push(scroller, &input));
    check(scrollkit_scroller_tick(scroller, *now, &frame));
    sink = frame.offset_y;
  }
}

static void drag(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) scroller = make_dragged();
  drag_frames(scroller, &now, calls);
}

/* The meter costs the difference from "drag". */
static void drag_metered(long calls) {
  static scrollkit_scroller *scroller;
  static double now = 1;
  if (!scroller) {
    scroller = make_dragged();
    check(scrollkit_meter_enable(scroller, NULL));
  }
  drag_frames(scroller, &now, calls);
}

static void nothing(long calls) {
  for (long call = 0; call < calls; call++) sink = (double)call;
}

typedef struct {
  const char *name;
  void (*run)(long calls);
} scene;

static const scene scenes[] = {
    {"c motion alone", c_motion},       {"tick coasting", tick_coasting},
    {"tick idle", tick_idle},           {"push move", push_move},
    {"push move, 64 a call", push_move_batch},
    {"push notch", push_notch},         {"push notch, 64 a call", push_notch_batch},
    {"push notch, steady", push_notch_steady},
    {"next change", next_change},       {"next change, slow", next_change_slow},
    {"next change, slow, all five", next_change_all_five},
    {"read frame", read_frame},         {"create and destroy", create_destroy},
    {"tick coasting, all five", tick_coasting_all_five},
    {"tick coasting, header moves", tick_coasting_header_moves},
    {"tick idle, all five", tick_idle_all_five},
    {"tick idle, recorded", tick_idle_recorded},
    {"push move, recorded", push_move_recorded},
    {"drag", drag},                     {"drag, metered", drag_metered},
    {"nothing", nothing},
};
enum { SCENES = sizeof scenes / sizeof scenes[0], ALL = SCENES + MOVINGS };
enum { C_MOTION = 0 }; /* the reference of the others */

static const char *name_of(int place) {
  return place < SCENES ? scenes[place].name : movings[place - SCENES].name;
}
static void run(int place, long calls) {
  if (place < SCENES) scenes[place].run(calls);
  else tick_moving(place - SCENES, calls);
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values) {
  qsort(values, ROUNDS, sizeof *values, by_size);
  return values[ROUNDS / 2];
}

int main(int count, char **words) {
  const int all = SCENES + moving_count;
  if (moving_count > MOVINGS) return 1;
  if (count == 2 && strcmp(words[1], "list") == 0) {
    for (int place = 0; place < moving_count; place++) puts(movings[place].name);
    return 0;
  }
  if (count == 3) {
    for (int place = 0; place < all; place++) {
      if (strcmp(name_of(place), words[1]) != 0) continue;
      run(place, atol(words[2]));
      return 0;
    }
    return 1;
  }
  static double times[ALL][ROUNDS], by_motion[ALL][ROUNDS];
  for (int place = 0; place < all; place++) run(place, CALLS); /* warm up */
  for (int round = 0; round < ROUNDS; round++) {
    for (int place = 0; place < all; place++) {
      double began = seconds();
      run(place, CALLS / 10);
      times[place][round] = (seconds() - began) / (CALLS / 10) * 1e9;
      by_motion[place][round] = times[place][round] / times[C_MOTION][round];
    }
  }
  puts("scene,ns,times the c motion");
  for (int place = 0; place < all; place++)
    printf("%s,%.1f,%.2f\n", name_of(place), median(times[place]), median(by_motion[place]));
  return 0;
}
