/* The comparison of twins, and the search for the smallest program with their difference. */
#include "twins.h"

#include <stdlib.h>
#include <string.h>

#include "shrinking.h"

// MARK: Transformations

void add(struct program *way, struct step step) {
  if (way->count < MOST_STEPS) way->steps[way->count++] = step;
}

void add_part(struct program *way, struct step step) {
  step.goes_on = 1;
  add(way, step);
}

struct step beside(const struct step *step, const struct operation *operation) {
  return (struct step){.time = step->time, .scroller = step->scroller, .operation = operation};
}

uint64_t hash_of(const struct step *step, uint64_t salt) {
  uint64_t words[2 + 6 + 2] = {salt, step->scroller};
  memcpy(&words[2], step->numbers, sizeof step->numbers);
  memcpy(&words[8], step->choices, sizeof step->choices);
  struct dice dice = {0};
  memcpy(&dice.state, &step->time, sizeof step->time);
  for (const char *letter = step->operation->name; *letter != 0; letter++) dice.state = roll(&dice) ^ (uint64_t)*letter;
  for (size_t index = 0; index < sizeof words / sizeof *words; index++) dice.state = roll(&dice) ^ words[index];
  return roll(&dice);
}

int is_setter(const struct step *step) {
  static const struct operation *const setters[] = {
      &set_feel, &set_feel_rules, &set_preferences, &set_axes, &set_geometry, &set_snapping, &set_areas, &enable_zoom,
      &limit_zoom, &enable_header, &enable_nub, &enable_top, &enable_bar, &set_anchor, &set_nest_order, &set_latching,
      &set_overscroll, &attach_list, &set_list_options, &set_conversation, &enable_refresh};
  for (size_t index = 0; index < sizeof setters / sizeof *setters; index++)
    if (step->operation == setters[index]) return 1;
  return 0;
}

int are_together(const struct step *one, const struct step *other) {
  return one->time == other->time && one->scroller == other->scroller;
}

static int is_within(const char *laws, const char *law) {
  const char *found = strstr(laws, law);
  return found != NULL && found > laws && found[-1] == ' ' && found[strlen(law)] == ' ';
}

/** Whether an exclusion is about a pair, such as `5b bar`; about all of its letter, `5b`; or about all of its number, `5`. */
static int is_about(const struct exclusion *exclusion, const char *law) {
  char letter[16] = {0}, number[16] = {0};
  memcpy(letter, law, strcspn(law, " "));
  memcpy(number, law, strspn(law, "0123456789"));
  return is_within(exclusion->laws, law) || is_within(exclusion->laws, letter) || is_within(exclusion->laws, number);
}

static int is_left_out(const struct operation *operation, const char *law) {
  for (const struct exclusion *exclusion = exclusions; exclusion->laws != NULL; exclusion++)
    if (strcmp(exclusion->name, operation->name) == 0 && is_about(exclusion, law)) return 1;
  return 0;
}

/** Writes a way of a program, without the operations that the law leaves out. */
static void write_way(const struct twin *twin, transformation *transform, const struct program *program, struct program *way) {
  static struct program kept;
  kept = *program;
  kept.count = 0;
  for (size_t index = 0; index < program->count; index++)
    if (!is_left_out(program->steps[index].operation, twin->law)) add(&kept, program->steps[index]);
  *way = kept;
  if (transform == NULL) return;
  way->count = 0;
  transform(&kept, way);
  if (way->count == 0) *way = kept;
}

// MARK: The comparison

enum { MOST_UNLIKE = 16 };

/** The beginnings of the names of values that the law does not compare; NULL: no more. */
static const char *unlike[MOST_UNLIKE + 1];

static void find_unlike(const char *law) {
  size_t count = 0;
  for (const struct exclusion *exclusion = exclusions; exclusion->laws != NULL && count < MOST_UNLIKE; exclusion++)
    if (strchr(exclusion->name, '.') != NULL && is_about(exclusion, law)) unlike[count++] = exclusion->name;
  unlike[count] = NULL;
}

static int counts(const char *name) {
  for (const char *const *beginning = unlike; *beginning != NULL; beginning++)
    if (strncmp(name, *beginning, strlen(*beginning)) == 0) return 0;
  return 1;
}

static int is_broken;

void break_other_ways(void) { is_broken = 1; }

/** Moves content after the first step that is seen after the set-up. */
static void break_way(struct program *way) {
  static struct program right;
  right = *way;
  way->count = 0;
  for (size_t index = 0, is_done = 0; index < right.count; index++) {
    struct step step = right.steps[index];
    int is_last = step.time > 0 && !step.goes_on && step.scroller == 0 && !is_done;
    if (!is_last) {
      add(way, step);
      continue;
    }
    struct step wrong = beside(&step, &shift);
    wrong.numbers[1] = 1;
    add_part(way, step);
    add(way, wrong);
    is_done = 1;
  }
}

int are_twins(const struct twin *twin, const struct program *program, struct difference *difference) {
  static struct program one, other;
  struct ticks ticks = {.evenly = 2, .plainly = 1};
  write_way(twin, twin->one, program, &one);
  write_way(twin, twin->other, program, &other);
  if (one.count == MOST_STEPS || other.count == MOST_STEPS) return 1;
  if (one.count == other.count && memcmp(one.steps, other.steps, one.count * sizeof *one.steps) == 0) return 1;
  if (is_broken) break_way(&other);
  find_unlike(twin->law);
  struct record first = record_of_some(&one, ticks, program->scrollers, counts);
  struct record second = record_of_some(&other, ticks, program->scrollers, counts);
  if (twin->turn_back != NULL) twin->turn_back(second.values.shown, second.values.count);
  int is_same = values_agree(program->seed, &first, &second, difference);
  free_record(&first);
  free_record(&second);
  return is_same;
}

// MARK: The program

void make_twin_program(struct program *program, uint64_t seed) {
  static struct program all;
  make_program_with_options(&all, seed);
  struct record record = record_of(&all, (struct ticks){.calls_alone = 1});
  *program = all;
  program->count = 0;
  for (size_t index = 0; index < record.values.count; index++) {
    const struct shown *shown = &record.values.shown[index];
    if (strcmp(shown->value.name, "status") != 0 || shown->value.value < 0) continue;
    struct step step = all.steps[shown->step - 1];
    if (step.operation == &enable_meter) continue;  // it counts calls
    if (step.operation == &set_delegate) step.choices[0] = 0;  // its calls depend on the number of events
    add(program, step);
  }
  free_record(&record);
}

// MARK: Smaller programs

struct differing {
  const struct twin *twin;
  const struct program *program;
  struct difference *difference;
};

static int differ_in_the_same_way(void *context) {
  struct differing *differing = context;
  struct difference found;
  if (are_twins(differing->twin, differing->program, &found)) return 0;
  if (strcmp(found.subject, differing->difference->subject) != 0) return 0;
  *differing->difference = found;
  return 1;
}

void shrink_twins(const struct twin *twin, struct program *program, struct difference *difference) {
  struct differing differing = {twin, program, difference};
  size_t least = 0, most = program->count;  // a difference needs no step after it
  while (least + 1 < most) {
    program->count = (least + most) / 2;
    if (differ_in_the_same_way(&differing)) most = program->count;
    else least = program->count;
  }
  program->count = most;
  remove_unneeded(program->steps, sizeof *program->steps, &program->count, differ_in_the_same_way, &differing);
}
