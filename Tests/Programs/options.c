/* The options of docs/senses.md in random programs: a law includes only what programs use. */
#include "operations.h"

/** Appends a call at the time of another one, on its scroller. */
static void append(struct program *program, const struct step *at, const struct operation *operation, struct step step) {
  if (program->count == MOST_STEPS) return;
  step.time = at->time;
  step.scroller = at->scroller;
  step.operation = operation;
  program->steps[program->count++] = step;
}

/** A steady wheel and crisp ends, with random rules beside them. */
static struct step rules(struct dice *dice, const struct step *feel) {
  uint32_t velocity_rule = 10 * whole(dice, 0, 8), drags = whole(dice, 0, 319), edges = whole(dice, 0, 255);
  return (struct step){
      .numbers = {120, 1},
      .choices = {feel->choices[0], SCROLLKIT_WHEEL_SMOOTHING_STEADY + velocity_rule + 90 * SCROLLKIT_MOTION_END_CRISP,
                  drags, edges}};
}

/** Extents of some of the first rows. */
static struct step measured(struct dice *dice) {
  double extent = number(dice, 5, 150), step = number(dice, -1, 1);
  uint32_t item = whole(dice, 0, 20), count = whole(dice, 1, 8);
  return (struct step){.numbers = {extent, step}, .choices = {4, item, count}};
}

void make_program_with_options(struct program *program, uint64_t seed) {
  static struct program plain;
  struct dice dice = {.state = seed * 91};
  make_program(program, seed);
  if (seed % 4 != 3) return;
  plain = *program;
  program->count = 0;
  for (size_t index = 0; index < plain.count && program->count < MOST_STEPS; index++) {
    const struct step *step = &plain.steps[index];
    const struct operation *call = step->operation;
    append(program, step, call, *step);
    if (call == &press_bar) program->steps[program->count - 1].choices[1] = SCROLLKIT_SCROLLBAR_PART_THUMB;
    if (call == &set_feel) {
      append(program, step, &set_feel_rules, rules(&dice, step));
      append(program, step, &set_preferences, (struct step){.choices = {0, 0, 1}});
    }
    if (call == &grab_nub || call == &drag_nub || call == &press_bar || call == &drag_bar)
      append(program, step, &edit_list, measured(&dice));
  }
}

/** What one scroller's last calls have set. */
struct setting {
  int is_steady, is_crisp, is_resampled, is_thumb_held, has_list;
};

void count_options(const struct program *program, struct options *used) {
  struct setting settings[MOST_SCROLLERS] = {{0}};
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    const struct operation *call = step->operation;
    struct setting *setting = &settings[step->scroller];
    if (call == &set_feel) setting->is_steady = setting->is_crisp = 0;
    if (call == &set_feel_rules) {
      setting->is_steady = CHOICE(1) % 10 == SCROLLKIT_WHEEL_SMOOTHING_STEADY;
      setting->is_crisp = CHOICE(1) / 90 == SCROLLKIT_MOTION_END_CRISP;
    }
    if (call == &set_preferences) setting->is_resampled = CHOICE(2) == 1;
    if (call == &attach_list) setting->has_list = 1;
    if (call == &press_bar) setting->is_thumb_held = CHOICE(1) == SCROLLKIT_SCROLLBAR_PART_THUMB;
    if (call == &grab_nub) setting->is_thumb_held = 1;
    if (call == &release_bar || call == &release_nub) setting->is_thumb_held = 0;
    used->steady_notches += setting->is_steady && call == &wheel && CHOICE(0) == SCROLLKIT_UNIT_NOTCHES;
    used->crisp_releases += setting->is_crisp && call == &release;
    used->resampled_moves += setting->is_resampled && call == &move;
    used->measured_under_thumbs += setting->is_thumb_held && setting->has_list && call == &edit_list && CHOICE(0) == 4;
  }
}
