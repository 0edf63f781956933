/* Laws 8 and 13: one distance by several inputs, and ends of what never began. */
#include "acts.h"
#include "twins.h"

// MARK: Law 8

/** A step without what tells apart movements in other parts: resampling, which nothing draws between their reports, and headers that
 * count a movement by where it begins. */
static struct step in_any_parts(struct step step) {
  int is_header = step.operation == &enable_header || step.operation == &set_header;
  if (step.operation == &set_preferences) step.choices[2] = 0;
  if (is_header && step.choices[0] % 6 == SCROLLKIT_HEADER_MODE_FREEZE_NEAR_ENDS) step.choices[0] = SCROLLKIT_HEADER_MODE_ENTER_ALWAYS;
  return step;
}

/** Adds movements by a finger after some steps, after a pause; what follows is later by twice as much. */
static void with_movements(const struct program *program, struct program *way) {
  double delay = 0;
  if (program->scrollers > 1 || program->is_observed) return;  // a finger moves parents, too
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    struct step later = in_any_parts(*step);
    later.time += delay;
    add(way, later);
    int is_last = index + 1 == program->count || program->steps[index + 1].time > step->time;
    if (step->time == 0 || !is_last || hash_of(step, 7) % 6 > 0) continue;
    struct step movement = beside(&later, &move_by_finger);
    movement.numbers[0] = (double)(hash_of(step, 8) % 1600) - 600;
    delay += 8;
    movement.time += 4;
    add(way, movement);
  }
}

static void moved_by(const struct program *program, struct program *way, const struct operation *operation) {
  for (size_t index = 0; index < program->count; index++) {
    struct step step = program->steps[index];
    if (step.operation == &move_by_finger) {
      struct step pause = beside(&step, &pause_before);
      pause.time -= 3;
      add_part(way, pause);
      step.operation = operation;
    }
    add(way, step);
  }
}
/** As `moved_by`; content is seen when it rests: the host's bar lets go before the finger. */
static void moved_to_rest_by(const struct program *program, struct program *way, const struct operation *operation) {
  static struct program moved;
  moved = *way;
  moved_by(program, &moved, operation);
  for (size_t index = 0; index < moved.count; index++) {
    struct step step = moved.steps[index];
    if (step.operation != operation) {
      add(way, step);
      continue;
    }
    struct step rest = beside(&step, &rest_here);
    rest.time += 4;
    add_part(way, step);
    add(way, rest);
  }
}

static void by_finger(const struct program *program, struct program *way) { moved_by(program, way, &move_by_finger); }
static void by_pan(const struct program *program, struct program *way) { moved_by(program, way, &move_by_pan); }
static void by_thumb(const struct program *program, struct program *way) { moved_by(program, way, &move_by_thumb); }
static void by_nub(const struct program *program, struct program *way) { moved_by(program, way, &move_by_nub); }
static void by_finger_to_rest(const struct program *program, struct program *way) { moved_to_rest_by(program, way, &move_by_finger); }
static void by_host(const struct program *program, struct program *way) { moved_to_rest_by(program, way, &move_by_host); }

/** As `with_movements`, of content that does not snap along x: a finger lets go of both axes, what stands for the content of one. */
static void with_movements_along_y(const struct program *program, struct program *way) {
  static struct program kept;
  kept = *program;
  kept.count = 0;
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    if (step->operation != &set_snapping || step->choices[3] == SCROLLKIT_AXIS_Y) add(&kept, *step);
  }
  with_movements(&kept, way);
}

// MARK: Law 13

/** What an end ends. */
enum begun { POINTER, PAN, MOMENTUM, HOLD, KEY, STEERING, PINCH, KINDS };

/** Whether a step may begin something of a kind. It may go on after its end, so what began once is never strewn. */
static int begins(const struct step *step, enum begun kind) {
  uint32_t input = step->operation == &push ? step->choices[0] : SCROLLKIT_INPUT_KIND_NONE;
  switch (kind) {
    case POINTER: return 0;  // the strewn pointer is never down
    case PAN: return input == SCROLLKIT_INPUT_KIND_PAN_BEGIN || input == SCROLLKIT_INPUT_KIND_PAN_UPDATE;
    case MOMENTUM:
      return input == SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE ||
             (input == SCROLLKIT_INPUT_KIND_PAN_END && (step->choices[1] & SCROLLKIT_INPUT_FLAGS_PLATFORM_MOMENTUM) != 0);
    case HOLD: return input == SCROLLKIT_INPUT_KIND_HOLD;
    case KEY: return step->operation == &hold_key;
    case STEERING: return step->operation == &steer || step->operation == &autoscroll || step->operation == &edge_scroll;
    case PINCH: return input == SCROLLKIT_INPUT_KIND_PINCH_BEGIN || input == SCROLLKIT_INPUT_KIND_PINCH_UPDATE;
    case KINDS: return 0;
  }
  return 0;
}

/** Ends of what never began, before some steps. */
static void with_ends(const struct program *program, struct program *way) {
  static const struct step ends[KINDS] = {
      [POINTER] = {.operation = &release, .choices = {99}},
      [PAN] = {.operation = &push, .choices = {SCROLLKIT_INPUT_KIND_PAN_END}},
      [MOMENTUM] = {.operation = &push, .choices = {SCROLLKIT_INPUT_KIND_MOMENTUM_END}},
      [HOLD] = {.operation = &push, .choices = {SCROLLKIT_INPUT_KIND_HOLD_END}},
      [KEY] = {.operation = &hold_key, .choices = {SCROLLKIT_KEY_PAGE_DOWN, 0}},
      [STEERING] = {.operation = &steer_end},
      [PINCH] = {.operation = &push, .choices = {SCROLLKIT_INPUT_KIND_PINCH_END}}};
  int has_begun[KINDS] = {0};
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    enum begun kind = (enum begun)(hash_of(step, 9) % KINDS);
    for (enum begun begun = 0; begun < KINDS; begun++) has_begun[begun] = has_begun[begun] || begins(step, begun);
    if (!has_begun[kind] && !is_setter(step)) {
      struct step end = ends[kind];
      end.time = step->time;
      end.scroller = step->scroller;
      add_part(way, end);
    }
    add(way, *step);
  }
}

const struct twin input_twins[] = {
    {"8a", "a distance by a finger without a slop, or by a pan", with_movements, by_finger, by_pan, NULL},
    {"8b", "a distance by a finger, or by the thumb of the scroll bar", with_movements_along_y, by_finger, by_thumb, NULL},
    {"8c", "a distance by a finger, or by the nub", with_movements_along_y, by_finger, by_nub, NULL},
    {"8d", "a distance by a finger, or by the host's own scroll bar", with_movements_along_y, by_finger_to_rest, by_host, NULL},
    {"13", "without, or with ends of what never began", NULL, NULL, with_ends, NULL},
    {NULL, NULL, NULL, NULL, NULL, NULL}};
