/*
 * The laws that compare two runs of a program. `ticks`: the results do not depend on the number of ticks. `clocks`:
 * nor on whether the clocks are set back. `refusals`: nor on calls that are refused. `rules`: nor, until content rests, on
 * a feel that is set last. `mirror`: mirrored content moves as its mirror.
 */
#include <math.h>
#include <string.h>

#include "operations.h"
#include "record.h"

/** Whether a delegate makes calls from inside its functions. */
static int has_reactions(const struct program *program) {
  for (size_t index = 0; index < program->count; index++)
    if (program->steps[index].operation == &set_delegate && program->steps[index].choices[0] != 0) return 1;
  return 0;
}

/** Whether another motion may begin by itself: a snap at rest, of a header, too, or the next page of a held
 * bar. It has the new rules. */
static int may_begin_by_itself(const struct program *program) {
  for (size_t index = 0; index < program->count; index++) {
    const struct operation *operation = program->steps[index].operation;
    if (operation == &set_snapping || operation == &press_bar || operation == &enable_header) return 1;
  }
  return 0;
}

/** Whether two runs have equal results; else the first difference. */
static int are_same(
    const struct program *program, struct ticks one, const struct program *other_program, struct ticks other,
    struct difference *difference) {
  struct record plain = record_of(program, one);
  struct record ticked = record_of(other_program, other);
  // Reports the earliest difference; later differences may follow from it.
  int is_same = values_agree(program->seed, &plain, &ticked, difference);
  for (uint32_t number = 0; is_same && number < MOST_SCROLLERS; number++) {
    // A scroller that a delegate destroys loses the events that no call has taken.
    int is_destroyed = plain.existed[number] < plain.step;
    if (is_destroyed && has_reactions(program)) continue;
    is_same = events_agree(program->seed, &plain, &ticked, number, difference);
  }
  free_record(&plain);
  free_record(&ticked);
  return is_same;
}

int reacts_to_events(const struct program *program) {
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    if (step->operation == &set_delegate && step->choices[0] != 0 && step->choices[2] != 0) return 1;
  }
  return 0;
}

/** In a linked program, a follower that is ticked without a link comes to rest: the frames of such a host are links, which
 * Tests/Consumers/links.c makes at several rates. */
int program_is_independent_of_ticks(const struct program *program, struct difference *difference) {
  static const double rates[] = {0, 0, 0, 24, 60, 1000};
  struct ticks few = {.calls_alone = 1};
  struct ticks many = {.rate = rates[program->seed / 10 % 6], .most = 6, .seed = program->seed * 77};
  return program->is_linked || reacts_to_events(program) || are_same(program, few, program, many, difference);
}

int program_is_independent_of_clocks(const struct program *program, struct difference *difference) {
  struct ticks kept = {.most = 2, .seed = program->seed}, set_back = kept;
  set_back.set_back = 0.0625;  // a power of two, so that few times are rounded
  return are_same(program, kept, program, set_back, difference);
}

int program_is_independent_of_refusals(const struct program *program, struct difference *difference) {
  static struct program accepted;
  struct ticks ticks = {.calls_alone = 1};
  struct record record = record_of(program, ticks);
  accepted = *program;
  for (size_t index = 0; index < record.values.count; index++) {
    const struct shown *shown = &record.values.shown[index];
    if (strcmp(shown->value.name, "status") != 0 || shown->value.value >= 0) continue;
    struct step *step = &accepted.steps[shown->step - 1];
    step->operation = &refused;
    step->choices[0] = (uint32_t)-shown->value.value;
  }
  free_record(&record);
  return are_same(program, ticks, &accepted, ticks, difference);
}

int program_keeps_its_rules(const struct program *program, struct difference *difference) {
  static struct program kept, changed;
  if (program->count == 0 || program->count == MOST_STEPS || has_reactions(program)) return 1;
  if (may_begin_by_itself(program)) return 1;
  kept = *program;
  struct step *last = &kept.steps[kept.count++];
  *last = (struct step){.time = last[-1].time, .operation = &refused};
  for (size_t index = 0; index < program->count; index++)
    if (program->steps[index].operation == &destroy && program->steps[index].scroller == last->scroller) return 1;
  changed = kept;
  last = &changed.steps[changed.count - 1];
  last->operation = &set_feel;
  last->choices[0] = 1 + (uint32_t)(program->seed % 11);
  return are_same(&kept, (struct ticks){0}, &changed, (struct ticks){0}, difference);
}

int program_is_symmetric(const struct program *program, struct difference *difference) {
  static struct program symmetric;
  if (program->scrollers > 1) return 1;  // `NestingLawTests` mirrors chains
  symmetric = *program;
  for (size_t index = 0; index < symmetric.count; index++) {
    struct step *step = &symmetric.steps[index];
    if (!has_mirror(step)) *step = (struct step){.time = step->time, .operation = &refused};
    if (isfinite(step->numbers[0])) step->numbers[0] = round(step->numbers[0] * 1024) / 1024;  // its mirror is exact
  }
  return are_same(&symmetric, (struct ticks){0}, &symmetric, (struct ticks){.mirrored = 1}, difference);
}
