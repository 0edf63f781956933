/*
 * deltas GESTURES SEED: what content without ends hands out adds up to its travel, in random gestures of all feels.
 *
 * The travel is that of the frames' offsets, in exact arithmetic: an offset is a multiple of 65,536 points and a part that a
 * double holds to 2^-36 points. 10^6 gestures travel 10^9 points, and so does one scroll before them.
 */
#include <math.h>
#include <scrollkit.h>
#include <stdio.h>
#include <stdlib.h>

#include "random_numbers.h"

typedef __int128 exact; /* in 2^-32 points */

static scrollkit_scroller *scroller;
static double now;
/** What was handed out along x and y. */
static struct axis {
  exact points;
  double lines, notches;
  /** How far the content was shifted back, in points: a multiple of 65,536. */
  double shifted;
  /** The offset where the travel began, in points. */
  double start;
  int is_scrolling;
} axes[2];
static exact line, notch;
static double worst, farthest;
static unsigned long scrolls, stops, takes, moves;

static void fail(const char *what, double number) {
  fprintf(stderr, "FAILED: %s: %.12g at %.9f s, after %lu takes\n", what, number, now, takes);
  exit(1);
}
static void ok(scrollkit_status status) {
  if (status != SCROLLKIT_STATUS_OK) fail(scrollkit_status_text(status), status);
}
static double times(exact points, exact factor, exact length) { return (double)(points * factor / length); /* toward zero */ }

static void hand_out(struct axis *axis, double before, double after, double points, double lines, double notches, uint32_t stop,
                     int is_idle) {
  double counts = points * 0x1p32;
  if (counts != trunc(counts)) fail("points are no multiple of 2^-32", points);
  axis->points += (exact)counts;
  axis->lines += lines;
  axis->notches += notches;
  exact missing = (exact)(axis->shifted * 0x1p32) - axis->points;
  double error = (double)((long double)missing / 0x1p32L + ((long double)before - axis->start));
  error = fmax(0, fabs(error) - fabs(points) * 0x1p-53); /* a double rounds more than 10^7 points; the rest is handed out next */
  if (error > worst) worst = error;
  if (error > 1e-9) fail("what was handed out is not the travel", error);
  axis->shifted += nearbyint((before - after) / 65536) * 65536;
  if (fabs(axis->shifted) > farthest) farthest = fabs(axis->shifted);
  if (fabs(after) > 65536) fail("the offset is far from 0", after);
  if (axis->lines != times(axis->points, 1, line)) fail("lines are not the whole ones of the travel", axis->lines);
  if (axis->notches != times(axis->points, 120, notch)) fail("notches are not those of the travel", axis->notches);
  if (points != 0 && !axis->is_scrolling) axis->is_scrolling = 1, scrolls++;
  if (stop && !axis->is_scrolling) fail("a stop without a scroll", points);
  if (stop != (uint32_t)(is_idle && axis->is_scrolling)) fail("a stop is not where content rests", stop);
  if (stop) axis->is_scrolling = 0, stops++;
  moves += points != 0;
}

static int take(double time) {
  scrollkit_frame before = SCROLLKIT_FRAME_INIT, after = SCROLLKIT_FRAME_INIT;
  scrollkit_deltas deltas = SCROLLKIT_DELTAS_INIT;
  now = time;
  ok(scrollkit_scroller_tick(scroller, now, &before));
  ok(scrollkit_deltas_take(scroller, now, &deltas));
  ok(scrollkit_scroller_get_frame(scroller, &after));
  takes++;
  int is_idle = before.phase == SCROLLKIT_PHASE_IDLE;
  hand_out(&axes[0], before.offset_x, after.offset_x, deltas.x, deltas.lines_x, deltas.value120_x, deltas.stop_x, is_idle);
  hand_out(&axes[1], before.offset_y, after.offset_y, deltas.y, deltas.lines_y, deltas.value120_y, deltas.stop_y, is_idle);
  if (after.phase != before.phase) fail("a take changes the phase", after.phase);
  if (after.needs_tick != deltas.needs_tick) fail("needs_tick", deltas.needs_tick);
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  while (scrollkit_scroller_next_event(scroller, &event) == SCROLLKIT_EVENT_RESULT_TAKEN) continue;
  return deltas.needs_tick != 0;
}

/** Takes at a frame rate for some seconds. */
static void run(double seconds, double interval) {
  for (double end = now + seconds; now < end;) take(now + interval);
}

static void input(scrollkit_input_kind kind, double x, double y) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind, input.time = now, input.x = x, input.y = y, input.pointer_id = 1;
  ok(scrollkit_scroller_push(scroller, &input));
}

/** One random gesture. All of them go down more than up, so that the travel grows. */
static void gesture(void) {
  double interval = 1 / number(24, 240), speed = number(-2000, 8000), across = whole(3) ? 0 : number(-900, 900);
  if (whole(8) == 0) ok(scrollkit_scroller_set_feel(scroller, (scrollkit_feel)(1 + whole(11)), now));
  switch (whole(10)) {
    case 0: case 1: case 2: case 3:
      input(SCROLLKIT_INPUT_KIND_PRESS, 100, 300);
      for (int step = 1; step <= 5; step++) {
        now += number(0.004, 0.012);
        input(SCROLLKIT_INPUT_KIND_MOVE, 100 - across * 0.01 * step, 300 - speed * 0.01 * step);
        if (whole(2)) take(now);
      }
      input(whole(20) ? SCROLLKIT_INPUT_KIND_RELEASE : SCROLLKIT_INPUT_KIND_CANCEL, 0, 0);
      break;
    case 4:
      for (uint64_t left = 1 + whole(4); left > 0; left--) {
        double distance = number(-1, 3);
        ok(scrollkit_scroller_wheel(scroller, 0, distance, (scrollkit_unit)whole(4), now));
        run(number(0, 0.1), interval);
      }
      break;
    case 5:
      input(SCROLLKIT_INPUT_KIND_PAN_BEGIN, 0, 0);
      for (int step = 0; step < 5; step++) now += 0.01, input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, across * 0.01, speed * 0.01);
      input(SCROLLKIT_INPUT_KIND_PAN_END, 0, 0);
      break;
    case 6: ok(scrollkit_scroller_key(scroller, (scrollkit_key)whole(10), now)); break;
    case 7: {
      scrollkit_key key = (scrollkit_key)whole(8);
      ok(scrollkit_scroller_hold_key(scroller, key, now));
      run(number(0, 0.5), interval);
      ok(scrollkit_scroller_release_key(scroller, key, now));
      break;
    }
    case 8: ok(scrollkit_scroller_scroll_by(scroller, across, speed, now, NULL)); break;
    default:
      ok(scrollkit_autoscroll_set_velocity(scroller, across, speed, now));
      run(number(0, 0.5), interval);
      ok(scrollkit_autoscroll_end(scroller, now));
  }
  if (whole(3) == 0) return run(number(0, 0.2), interval); /* the next gesture catches it */
  while (take(now + interval)) continue;
}

/** The travel of one flick of each feel, in points. */
static void flicks(double travels[11]) {
  for (uint32_t feel = 1; feel <= 11; feel++) {
    exact before = axes[1].points;
    ok(scrollkit_scroller_set_feel(scroller, feel, now));
    input(SCROLLKIT_INPUT_KIND_PRESS, 100, 300);
    for (int step = 1; step <= 5; step++) now += 0.01, input(SCROLLKIT_INPUT_KIND_MOVE, 100, 300 - 20.3 * step);
    input(SCROLLKIT_INPUT_KIND_RELEASE, 0, 0);
    while (take(now + 1.0 / 60)) continue;
    travels[feel - 1] = (double)(axes[1].points - before) / 0x1p32;
  }
}

static void begin(double line_length, double notch_length) {
  while (scroller != NULL && take(now + 0.1)) continue;
  scrollkit_deltas_options options = SCROLLKIT_DELTAS_OPTIONS_INIT;
  options.line_length = line_length, options.notch_length = notch_length;
  line = (exact)nearbyint(line_length * 0x1p32), notch = (exact)nearbyint(notch_length * 0x1p32);
  scrollkit_scroller_destroy(scroller);
  ok(scrollkit_scroller_create(NULL, &scroller));
  ok(scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, 0));
  now = 0;
  if (whole(2)) ok(scrollkit_scroller_set_offset(scroller, 0, number(0, 4000), 0));
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  ok(scrollkit_scroller_get_frame(scroller, &frame));
  axes[0] = (struct axis){.start = frame.offset_x}, axes[1] = (struct axis){.start = frame.offset_y};
  ok(scrollkit_deltas_enable(scroller, &options, 0));
}

int main(int count, char **arguments) {
  unsigned long gestures = count > 1 ? strtoul(arguments[1], NULL, 10) : 10000;
  state = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
  double near[11], far[11], drift = 0;
  for (int is_far = 0; is_far < 2; is_far++) {
    begin(16.7, 50.1);
    if (is_far) ok(scrollkit_scroller_scroll_by(scroller, 0, 3e9, now, NULL));
    for (double end = now + 10; now < end;) take(now + 1.0 / 64);
    flicks(is_far ? far : near);
  }
  for (int feel = 0; feel < 11; feel++) drift = fmax(drift, fabs(far[feel] - near[feel]));
  if (drift > 1e-9) fail("after 3e9 points a flick goes elsewhere, by", drift);
  for (unsigned long done = 0; done < gestures; done++) {
    /* 20 runs have lengths of lines of their own; the last has most gestures, so that its travel is long. */
    if (done % (gestures / 100 + 1) == 0 && done < gestures / 5) {
      double line_length = number(0.5, 60);
      begin(line_length, number(0.5, 120));
    }
    if (done == 0) farthest = 0;
    gesture();
  }
  while (take(now + 0.1)) continue;
  if (axes[0].is_scrolling || axes[1].is_scrolling || scrolls != stops) fail("a scroll has no stop", (double)scrolls);
  printf("ok: %lu gestures, %lu movements handed out, %lu scrolls with a stop each, up to %.3g pt from the start: the sums are "
         "the travel within %.2g pt; a flick after 3e9 pt is the same within %.2g pt\n",
         gestures, moves, stops, farthest, worst, drift);
  scrollkit_scroller_destroy(scroller);
  return 0;
}
