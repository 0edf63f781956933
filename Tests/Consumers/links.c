/*
 * links SCENES SEED: two linked scrollers after random inputs to either side, 10 a scene.
 *
 * After the last input both announce where they will rest, and rest there, at any frame rate; then all is quiet. One that then
 * scrolls from end to end has the other one beside it.
 */
#include <math.h>
#include <scrollkit.h>
#include <stdio.h>
#include <stdlib.h>

#include "random_numbers.h"

enum { INPUTS = 10, MOST = 6, LINE = 300, VIEWPORT = 600 };

static scrollkit_scroller *sides[2];
static scrollkit_frame frames[2];
static double lengths[2], positions[2 * MOST], now;
static size_t landmarks;
static unsigned long scene, inputs;
static double largest_error, largest_distance;

static void fail(const char *what, double value) {
  fprintf(stderr, "FAILED: scene %lu at %.6f s: %s: %.12g\n", scene, now, what, value);
  exit(1);
}
static void ok(scrollkit_status status) {
  if (status != SCROLLKIT_STATUS_OK) fail(scrollkit_status_text(status), status);
}

static void update(double seconds) {
  now += seconds;
  ok(scrollkit_link_update(sides[0], sides[1], SCROLLKIT_AXIS_Y, LINE, positions, 2 * landmarks, now));
  for (int side = 0; side < 2; side++) {
    frames[side] = (scrollkit_frame)SCROLLKIT_FRAME_INIT;
    ok(scrollkit_scroller_get_frame(sides[side], &frames[side]));
  }
}

/* Landmarks some hundred points apart; a stretch has up to twice the length on one side. */
static void make_landmarks(void) {
  lengths[0] = lengths[1] = 0;
  landmarks = whole(3) ? 2 + whole(MOST - 1) : 0;
  for (size_t pair = 0; pair < landmarks; pair++) {
    positions[2 * pair] = lengths[0], positions[2 * pair + 1] = lengths[1];
    double length = number(300, 1500);
    lengths[0] += length, lengths[1] += length * number(0.5, 2);
  }
  for (int side = 0; side < 2; side++)
    lengths[side] = landmarks ? fmax(2600, positions[2 * landmarks - 2 + side] + LINE) : number(2600, 6000);
}

/* The position on the other side that lies beside one. */
static double beside(int side, double position) {
  if (landmarks == 0) return position;
  size_t next = 1;
  while (next < landmarks - 1 && position > positions[2 * next + (size_t)side]) next++;
  const double *low = positions + 2 * next - 2, *high = positions + 2 * next;
  if (position <= low[side]) return low[1 - side] + position - low[side];
  if (position >= high[side]) return high[1 - side] + position - high[side];
  return low[1 - side] + (position - low[side]) * (high[1 - side] - low[1 - side]) / (high[side] - low[side]);
}

static void begin(void) {
  static const scrollkit_feel feels[] = {SCROLLKIT_FEEL_UIKIT, SCROLLKIT_FEEL_ANDROID, SCROLLKIT_FEEL_CHROMIUM, SCROLLKIT_FEEL_GTK,
                                         SCROLLKIT_FEEL_MACOS, SCROLLKIT_FEEL_QT, SCROLLKIT_FEEL_GECKO};
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.feel = feels[whole(sizeof feels / sizeof *feels)];
  make_landmarks();
  now = 0;
  for (int side = 0; side < 2; side++) {
    ok(scrollkit_scroller_create(&options, &sides[side]));
    ok(scrollkit_scroller_set_size(sides[side], 400, VIEWPORT, 400, lengths[side], 0));
  }
  update(0);
}

/* A flick, a turn of the wheel, a key, or what the program does. Wheels in points end when they have been silent. */
static void act(void) {
  scrollkit_scroller *side = sides[whole(2)];
  double way = number(-150, 150), place = number(0, 5000);
  inputs++;
  switch (whole(8)) {
    case 0:
    case 1:
      ok(scrollkit_scroller_press(side, 1, 0, 400, now));
      for (int step = 1; step <= 5; step++) {
        update(0.01);
        ok(scrollkit_scroller_move(side, 1, 0, 400 + way * step / 5, now));
      }
      ok(scrollkit_scroller_release(side, 1, now));
      break;
    case 2: ok(scrollkit_scroller_wheel(side, 0, way > 0 ? 1 : -1, SCROLLKIT_UNIT_NOTCHES, now)); break;
    case 3: ok(scrollkit_scroller_key(side, way > 0 ? SCROLLKIT_KEY_PAGE_DOWN : SCROLLKIT_KEY_PAGE_UP, now)); break;
    case 4: ok(scrollkit_scroller_scroll_to(side, 0, place, 1, now, NULL)); break;
    case 5: ok(scrollkit_scroller_set_offset(side, 0, place, now)); break;
    case 6: ok(scrollkit_scroller_stop(side, now)); break;
    case 7: ok(scrollkit_scroller_wheel(side, 0, way, SCROLLKIT_UNIT_POINTS, now)); break;
  }
  update(0);
}

static void rest(double rate) {
  double latest = now + 60;
  while (frames[0].needs_tick || frames[1].needs_tick) {
    update(1 / rate);
    if (now > latest) fail("they do not rest", now);
  }
}

static void run(void) {
  static const double rates[] = {10, 60, 144};
  double rate = rates[whole(3)];
  begin();
  for (int input = 0; input < INPUTS; input++) {
    act();
    for (int frame = (int)(number(-0.2, 0.6) * rate); frame > 0 && input < INPUTS - 1; frame--) update(1 / rate);
  }
  double targets[2] = {frames[0].target_y, frames[1].target_y};
  rest(rate);
  for (int side = 0; side < 2; side++) {
    double error = fabs(frames[side].offset_y - targets[side]);
    largest_error = fmax(largest_error, error);
    if (error > 0.5) fail(side ? "the second rests elsewhere, by points" : "the first rests elsewhere, by points", error);
    if (frames[side].phase != SCROLLKIT_PHASE_IDLE) fail("at rest in phase", frames[side].phase);
    scrollkit_event event = SCROLLKIT_EVENT_INIT;
    while (scrollkit_scroller_next_event(sides[side], &event) == SCROLLKIT_EVENT_RESULT_TAKEN) {}
  }
  for (int frame = 0; frame < 30; frame++) update(1 / rate);
  for (int side = 0; side < 2; side++) {
    scrollkit_event event = SCROLLKIT_EVENT_INIT;
    if (scrollkit_scroller_next_event(sides[side], &event) == SCROLLKIT_EVENT_RESULT_TAKEN) fail("an echo: event", event.kind);
  }
  int leader = (int)whole(2);
  double end = lengths[leader] - VIEWPORT;
  for (int lap = 0; lap < 2; lap++)
    for (int part = 0; part < 2; part++) {
      ok(scrollkit_scroller_scroll_to(sides[leader], 0, part ? end : 0, 1, now, NULL));
      update(0);
      rest(rate);
    }
  ok(scrollkit_scroller_scroll_to(sides[leader], 0, number(0, end), 1, now, NULL));
  update(0);
  rest(rate);
  double place = beside(leader, frames[leader].offset_y + LINE) - LINE;
  place = fmax(0, fmin(place, lengths[1 - leader] - VIEWPORT));
  double distance = fabs(frames[1 - leader].offset_y - place);
  largest_distance = fmax(largest_distance, distance);
  if (distance > 0.5) fail("the other one is not beside it, by points", distance);
  for (int side = 0; side < 2; side++) scrollkit_scroller_destroy(sides[side]);
}

int main(int argc, char **argv) {
  unsigned long count = argc > 1 ? strtoul(argv[1], NULL, 10) : 1000;
  uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  for (scene = 0; scene < count; scene++) {
    state = (seed + scene) * 1000003;
    run();
  }
  printf("ok: %lu inputs to linked scrollers: both rest where they announced, to %.2g points, and beside each other, to %.2g\n",
         inputs, largest_error, largest_distance);
  return 0;
}
