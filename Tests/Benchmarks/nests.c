/*
 * nests SCENE N: makes N calls on nested scrollers. Prints nothing, for instruction counters.
 * nests list: prints the names of the scenes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "moving.h"

enum { LEVELS = 100, SIBLINGS = 10000 };

/** `count` scrollers, each nested in the next, with scroll to top. */
static void make_chain(scrollkit_scroller **chain, int count) {
  for (int level = 0; level < count; level++) {
    chain[level] = make_scroller(SCROLLKIT_FEEL_DEFAULT);
    check(scrollkit_top_enable(chain[level], NULL, 0));
    if (level > 0) check(scrollkit_nest_set_parent(chain[level - 1], chain[level], 0));
  }
}

/** Releases content at a velocity. */
static void fling(scrollkit_scroller *scroller, double velocity, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = SCROLLKIT_INPUT_KIND_PAN_BEGIN;
  input.time = time;
  check(scrollkit_scroller_push(scroller, &input));
  input.kind = SCROLLKIT_INPUT_KIND_PAN_END;
  input.velocity_y = velocity;
  input.flags = SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY;
  check(scrollkit_scroller_push(scroller, &input));
}

static void tick(scrollkit_scroller *scroller, double time) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  check(scrollkit_scroller_tick(scroller, time, &frame));
}

/** Turns a wheel over the innermost, in one direction. */
static void turn(int depth, long calls) {
  scrollkit_scroller *chain[4];
  make_chain(chain, depth);
  for (long call = 0; call < calls; call++)
    check(scrollkit_scroller_wheel(chain[0], 0, 1, SCROLLKIT_UNIT_NOTCHES, 1 + (double)call * 0.001));
}
static void notch_two_deep(long calls) { turn(2, calls); }
static void notch_four_deep(long calls) { turn(4, calls); }

/** A parent that the chain of its first child moves; its second child coasts, too. */
static void make_siblings(scrollkit_scroller *siblings[2], scrollkit_scroller **parent) {
  *parent = make_scroller(SCROLLKIT_FEEL_DEFAULT);
  for (int child = 0; child < 2; child++) {
    siblings[child] = make_scroller(SCROLLKIT_FEEL_DEFAULT);
    check(scrollkit_nest_set_parent(siblings[child], *parent, 0));
  }
  check(scrollkit_nest_set_overscroll_behavior(
      siblings[1], SCROLLKIT_OVERSCROLL_BEHAVIOR_CONTAIN, SCROLLKIT_OVERSCROLL_BEHAVIOR_CONTAIN));
  check(scrollkit_scroller_set_offset(siblings[0], 0, 1e9 - 600, 0));
  fling(siblings[1], 4000, 1);
  fling(siblings[0], 4000, 1);  // takes the parent, which rests
  tick(*parent, 1.05);
}

/** The motions last through all calls. */
static const double step = 1e-6;

static void tick_beside_another_chain(long calls) {
  scrollkit_scroller *siblings[2], *parent;
  make_siblings(siblings, &parent);
  for (long call = 0; call < calls; call++) tick(siblings[1], 1.05 + (double)call * step);
}

/** Each scroller is ticked once, as in a frame of a host. */
static void frame_of_two_chains(long calls) {
  scrollkit_scroller *siblings[2], *parent;
  make_siblings(siblings, &parent);
  for (long call = 0; call < calls; call++) {
    double time = 1.05 + (double)call * step;
    tick(siblings[1], time);
    tick(siblings[0], time);
    tick(parent, time);
  }
}

/** A child with a header and scroll to top coasts in a parent with scroll to top. */
static void tick_with_header(long calls) {
  scrollkit_scroller *chain[2];
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  make_chain(chain, 2);
  header.height = 100;
  check(scrollkit_header_add(chain[0], &header, 0, NULL));
  fling(chain[0], 4000, 1);
  tick(chain[0], 1.1);
  for (long call = 0; call < calls; call++) tick(chain[0], 1.1 + (double)call * step);
}

/** A call is a tick of one of the levels. */
static void tick_levels(long calls, double velocity) {
  scrollkit_scroller *chain[LEVELS];
  make_chain(chain, LEVELS);
  if (velocity > 0) fling(chain[0], velocity, 1);
  for (long call = 0; call < calls; call++)
    tick(chain[call % LEVELS], 1.1 + (double)(call / LEVELS) * step);
}
static void tick_levels_at_rest(long calls) { tick_levels(calls, 0); }
static void tick_levels_in_motion(long calls) { tick_levels(calls, 4000); }

static scrollkit_scroller **make_children(long count, scrollkit_scroller *parent) {
  scrollkit_scroller **children = malloc((size_t)count * sizeof *children);
  if (children == NULL) exit(1);
  for (long child = 0; child < count; child++) {
    children[child] = make_scroller(SCROLLKIT_FEEL_DEFAULT);
    check(scrollkit_nest_set_parent(children[child], parent, 0));
  }
  return children;
}

/** A call is a press, a move and a release of the child that was nested first. */
static void flick_among_siblings(long calls) {
  scrollkit_scroller **children = make_children(SIBLINGS, make_scroller(SCROLLKIT_FEEL_DEFAULT));
  for (long call = 0; call < calls; call++) {
    double time = 1 + (double)call * 0.01;
    check(scrollkit_scroller_press(children[0], 1, 0, 300, time));
    check(scrollkit_scroller_move(children[0], 1, 0, 250, time + 0.004));
    check(scrollkit_scroller_release(children[0], 1, time + 0.005));
  }
}

/** A call creates, nests and destroys one of N siblings; all exist at one time. */
static void destroy_siblings(long calls) {
  scrollkit_scroller **children = make_children(calls, make_scroller(SCROLLKIT_FEEL_DEFAULT));
  for (long child = 0; child < calls; child++) scrollkit_scroller_destroy(children[child]);
}

static const struct {
  const char *name;
  void (*run)(long calls);
} scenes[] = {
    {"notch over a child with a parent", notch_two_deep},
    {"notch, four deep", notch_four_deep},
    {"tick beside a chain that moves the parent", tick_beside_another_chain},
    {"frame of two chains, three ticks", frame_of_two_chains},
    {"tick, a header, with a parent", tick_with_header},
    {"tick of each of 100 levels at rest", tick_levels_at_rest},
    {"tick of each of 100 levels in motion", tick_levels_in_motion},
    {"flick among 10,000 siblings", flick_among_siblings},
    {"one of many siblings, created and destroyed", destroy_siblings},
};
enum { SCENES = sizeof scenes / sizeof scenes[0] };

int main(int count, char **words) {
  for (int place = 0; place < SCENES; place++) {
    if (count == 2) puts(scenes[place].name);
    if (count == 3 && strcmp(scenes[place].name, words[1]) == 0) scenes[place].run(atol(words[2]));
  }
  return count < 2;
}
