/*
 * The law `catches`: content that moves to a page or item, and that a finger catches and lets go, or drags along either axis
 * before, rests on a page or item.
 */
#include <math.h>
#include <string.h>

#include "operations.h"

/** Derived. In pages: the rounding error of an offset, divided by the length of a page. */
static const double tolerance = 1e-4;

/** What is seen of one scroller. */
struct sight {
  double phase;
  double page[2], target[2];
};

struct caught {
  const struct program *program;
  size_t step;
  uint32_t scroller;
  /** The step at which the finger catches it. */
  size_t catching;
  /** Before the finger caught it, and after the last step. */
  struct sight before, last;
};

static void note_step(void *context, const struct step *step, double time) {
  (void)time;
  struct caught *caught = context;
  if (step == NULL) return;
  caught->step++;
  if (caught->step == caught->catching) caught->before = caught->last;
}

static void note_value(void *context, uint32_t scroller, struct value value) {
  struct caught *caught = context;
  struct sight *sight = &caught->last;
  if (scroller != caught->scroller) return;
  if (strcmp(value.name, "frame.phase") == 0) sight->phase = value.value;
  if (strcmp(value.name, "snap.index_x") == 0) sight->page[0] = value.value;
  if (strcmp(value.name, "snap.index_y") == 0) sight->page[1] = value.value;
  if (strcmp(value.name, "snap.target_x") == 0) sight->target[0] = value.value;
  if (strcmp(value.name, "snap.target_y") == 0) sight->target[1] = value.value;
}

static void note_event(void *context, uint32_t scroller, const void *event) {
  (void)context, (void)scroller, (void)event;
}

/** Whether content moves by itself, and stops where a finger touches it. */
static int can_be_caught(double phase) {
  return phase == SCROLLKIT_PHASE_COASTING || phase == SCROLLKIT_PHASE_BOUNCING || phase == SCROLLKIT_PHASE_ANIMATING ||
         phase == SCROLLKIT_PHASE_WHEELING;
}

static int is_whole(double page) { return fabs(page - round(page)) <= tolerance; }

int program_snaps_what_is_caught(const struct program *program, struct difference *difference) {
  static struct program caught;
  if (program->count == 0 || program->count + 3 > MOST_STEPS || program->is_observed) return 1;
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    // The program decides where content rests, or which axis fingers move.
    if (step->operation == &set_delegate || step->operation == &set_axes) return 1;
    if (step->operation == &set_snapping && step->choices[2] != SCROLLKIT_SNAP_STRICTNESS_MANDATORY) return 1;
  }
  caught = *program;
  const struct step *last = &program->steps[program->count - 1];
  static const double drags[4][2] = {{0, 0}, {0, 0}, {0, 80}, {-90, 10}};
  const double *drag = drags[program->seed % 4];
  const struct operation *const operations[] = {&press, &move, &release};
  for (uint32_t number = 0; number < 3; number++)
    caught.steps[caught.count++] = (struct step){
        .time = last->time + 0.05 * number, .scroller = last->scroller, .operation = operations[number],
        .numbers = {50 + number * drag[0] / 2, 60 + number * drag[1] / 2}, .choices = {9}};
  struct caught seen = {.program = &caught, .scroller = last->scroller, .catching = program->count + 1};
  for (uint32_t axis = 0; axis < 2; axis++) seen.last.page[axis] = seen.last.target[axis] = NAN;
  run_program(&caught, (struct ticks){0}, 1, (struct observer){&seen, note_step, note_value, note_event, NULL});
  for (uint32_t axis = 0; axis < 2; axis++) {
    if (!can_be_caught(seen.before.phase) || seen.last.phase != SCROLLKIT_PHASE_IDLE) continue;
    if (!is_whole(seen.before.target[axis]) || is_whole(seen.last.page[axis]) || isnan(seen.last.page[axis])) continue;
    snprintf(difference->subject, sizeof difference->subject, "%s catch", last->operation->name);
    snprintf(difference->report, sizeof difference->report,
             "seed %llu, scroller %u, caught after %s along %s: its target is page %.12g, it rests at page %.12g",
             (unsigned long long)program->seed, last->scroller, last->operation->name, axis == 0 ? "x" : "y",
             seen.before.target[axis], seen.last.page[axis]);
    return 0;
  }
  return 1;
}
