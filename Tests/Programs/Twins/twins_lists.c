/* Laws 2, 3 and 11: edits of lists in one call or several, rows that are measured, and lists by hand. */
#include <string.h>

#include "acts.h"
#include "twins.h"

/** The edits of the operation `edit_list`, its first choice. */
enum { INSERT, INSERT_MEASURED, REMOVE, MOVE, MEASURE };

int is_any_edit(const struct step *step) { return step->operation == &edit_list || step->operation == &edit_near; }
static int is_edit(const struct step *step, uint32_t kind) { return is_any_edit(step) && step->choices[0] == kind; }

/** An edit of rows at the time of another step: near the visible rows, unless that one is an edit elsewhere. */
static struct step edit_of(const struct step *step, uint32_t kind, uint32_t row, uint32_t count, double extent) {
  struct step edit = beside(step, step->operation == &edit_list ? &edit_list : &edit_near);
  edit.numbers[0] = extent;
  edit.choices[0] = kind;
  edit.choices[1] = row;
  edit.choices[2] = count;
  return edit;
}

/** The program without the second list of a table: an edit means the only list of its scroller. */
void with_one_list(const struct program *program, struct program *way) {
  int has_list[MOST_SCROLLERS] = {0};
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    if (step->operation == &destroy_list || step->operation == &destroy) has_list[step->scroller] = 0;
    if (step->operation == &attach_list && has_list[step->scroller]++ > 0) continue;
    add(way, *step);
  }
}

/** The innermost scroller has a list, whose visible rows are edited after some steps. */
void with_edits(const struct program *program, struct program *way) {
  static struct program kept;
  kept = *program;
  kept.count = 0;
  with_one_list(program, &kept);
  int has_list = 0;
  for (size_t index = 0; index < kept.count; index++) {
    const struct step *step = &kept.steps[index];
    has_list = has_list || (step->operation == &attach_list && step->scroller == 0);
    if (step->time > 0 && !has_list) {
      struct step attached = {.operation = &attach_list, .numbers = {44}, .choices = {100}};
      add(way, attached);
      has_list = 1;
    }
    add(way, *step);
    uint64_t hash = hash_of(step, 11);
    if (step->time == 0 || step->scroller > 0 || hash % 4 > 0) continue;
    add(way, beside(step, &aim));
    uint32_t kind = (uint32_t)(hash >> 8) % 5, row = (uint32_t)(hash >> 16) % 9, count = 1 + (uint32_t)(hash >> 24) % 6;
    struct step edit = edit_of(&way->steps[way->count - 1], kind == MOVE ? MEASURE : kind, row, count, 10 + (double)(hash >> 32) / 3e7);
    add(way, edit);
  }
}

/** Adds edits of the rows that an edit is about, at its time. */
static void with_more_edits(const struct program *program, struct program *way) {
  static struct program kept;
  kept = *program;
  kept.count = 0;
  with_edits(program, &kept);
  for (size_t index = 0; index < kept.count; index++) {
    const struct step *step = &kept.steps[index];
    uint32_t row = step->choices[1], count = step->choices[2];
    double extent = 5 + (double)(hash_of(step, 4) % 140);
    add(way, *step);
    if (!is_any_edit(step) || hash_of(step, 5) % 4 == 0) continue;
    switch (step->choices[0]) {
      case INSERT: add(way, edit_of(step, MEASURE, row, count, extent)); break;
      case INSERT_MEASURED: add(way, edit_of(step, REMOVE, row, (count + 1) / 2, 0)); break;
      case REMOVE: add(way, edit_of(step, INSERT_MEASURED, row, count, extent)); break;
      case MEASURE: add(way, edit_of(step, count % 2 ? INSERT_MEASURED : INSERT, row, 2, extent)); break;
      default: break;
    }
  }
}

/** Edits at one moment: nothing is ticked between them. */
static void one_by_one(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    struct step step = program->steps[index];
    const struct step *next = index + 1 < program->count ? &program->steps[index + 1] : NULL;
    step.goes_on = next != NULL && is_any_edit(&step) && is_any_edit(next) && are_together(&step, next);
    add(way, step);
  }
}

static void in_a_batch(const struct program *program, struct program *way) {
  static struct program edits;
  edits.count = 0;
  one_by_one(program, &edits);
  int is_open = 0;
  for (size_t index = 0; index < edits.count; index++) {
    struct step step = edits.steps[index];
    if (!is_any_edit(&step)) {
      add(way, step);
      continue;
    }
    if (!is_open) add_part(way, beside(&step, &begin_list_update));
    add_part(way, step);
    is_open = (int)step.goes_on;
    if (!is_open) add(way, beside(&step, &end_list_update));
  }
}

/** Measures rows in one call each: from the first on, or from the last, by the seed. */
static void row_by_row(const struct program *program, struct program *way) {
  int from_last = program->seed % 2;
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    uint32_t count = is_edit(step, MEASURE) && step->choices[2] <= 12 ? step->choices[2] : 0;
    if (count < 2) add(way, *step);
    for (uint32_t done = 0; count >= 2 && done < count; done++) {
      uint32_t row = from_last ? count - 1 - done : done;
      struct step single = edit_of(step, MEASURE, step->choices[1] + row, 1, step->numbers[0] + step->numbers[1] * (row % 5));
      single.goes_on = done + 1 < count;
      add(way, single);
    }
  }
}

static void inserted_then_measured(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    struct step step = program->steps[index], measuring = step;
    if (!is_edit(&step, INSERT_MEASURED) || step.choices[2] > 12) {
      add(way, step);
      continue;
    }
    step.choices[0] = INSERT;
    measuring.choices[0] = MEASURE;
    add_part(way, step);
    add(way, measuring);
  }
}

/** Adds replacements of rows: removed, then inserted. */
static void with_replacements(const struct program *program, struct program *way) {
  static struct program kept;
  kept = *program;
  kept.count = 0;
  with_edits(program, &kept);
  for (size_t index = 0; index < kept.count; index++) {
    const struct step *step = &kept.steps[index];
    int has_rows = is_edit(step, INSERT) || is_edit(step, INSERT_MEASURED) || is_edit(step, MEASURE);
    uint64_t hash = hash_of(step, 6);
    add(way, *step);
    if (!has_rows || step->choices[2] == 0 || hash % 3 == 0) continue;
    add(way, edit_of(step, REMOVE, step->choices[1], step->choices[2], 0));
    add(way, edit_of(step, INSERT_MEASURED, step->choices[1], 1 + (uint32_t)(hash % 7), 10 + (double)(hash % 90)));
  }
}

static int is_replacement(const struct program *program, size_t index) {
  const struct step *one = &program->steps[index], *other = one + 1;
  return index + 1 < program->count && is_edit(one, REMOVE) && is_edit(other, INSERT_MEASURED) && are_together(one, other) &&
         one->choices[1] == other->choices[1];
}

static void removed_first(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    if (is_replacement(program, index)) add_part(way, program->steps[index]);
    else add(way, program->steps[index]);
  }
}

static void inserted_first(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    struct step removal = program->steps[index];
    if (!is_replacement(program, index)) {
      add(way, removal);
      continue;
    }
    struct step insertion = program->steps[++index];
    insertion.choices[1] += removal.choices[2];
    add_part(way, insertion);
    add(way, removal);
  }
}

static void replaced_in_a_batch(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    if (!is_replacement(program, index)) {
      add(way, program->steps[index]);
      continue;
    }
    add_part(way, beside(&program->steps[index], &begin_list_update));
    add_part(way, program->steps[index]);
    add_part(way, program->steps[index + 1]);
    add(way, beside(&program->steps[++index], &end_list_update));
  }
}

/** Inputs that a host hands over late, with their own times. */
static void pushed_late(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    struct step step = program->steps[index];
    const struct step *next = index + 1 < program->count ? &program->steps[index + 1] : NULL;
    step.goes_on = next != NULL && step.operation == &push && next->operation == &push && step.scroller == next->scroller;
    add(way, step);
  }
}

static void pushed_in_one_call(const struct program *program, struct program *way) {
  pushed_late(program, way);
  for (size_t index = 0; index < way->count; index++)
    if (way->steps[index].operation == &push) way->steps[index].operation = way->steps[index].goes_on ? &collect : &push_collected;
}

static void looked_at(const struct program *program, struct program *way, const struct operation *look) {
  for (size_t index = 0; index < program->count; index++) {
    add_part(way, program->steps[index]);
    add(way, beside(&program->steps[index], look));
  }
}
static void rows_read(const struct program *program, struct program *way) { looked_at(program, way, &read_rows); }
static void rows_measured(const struct program *program, struct program *way) { looked_at(program, way, &measure_rows); }

// MARK: By hand

/** Programs of one vertical list with rows alone; other edits than of rows are left out. */
static void with_plain_rows(const struct program *program, struct program *way) {
  static struct program kept;
  kept = *program;
  kept.count = 0;
  with_edits(program, &kept);
  for (size_t index = 0; index < kept.count; index++) {
    struct step step = kept.steps[index];
    if (is_any_edit(&step) && (step.choices[0] == MOVE || step.choices[0] > MEASURE)) continue;
    if (step.operation == &set_snapping && step.choices[0] == SCROLLKIT_SNAP_KIND_ITEMS) continue;
    if (step.operation == &attach_list) {
      step.numbers[1] = step.numbers[2] = step.numbers[3] = 0;  // no gap, no insets
      step.choices[1] = step.choices[2] = step.choices[3] = 0;
      add(way, step);
      step.operation = &set_anchor;
      step.choices[0] = SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM;
    }
    add(way, step);
  }
}

static void by_hand(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    struct step step = program->steps[index];
    if (step.operation == &attach_list) step.operation = &attach_by_hand;
    if (step.operation == &edit_list) step.operation = &edit_by_hand;
    if (step.operation == &edit_near) step.operation = &edit_near_by_hand;
    if (step.operation == &set_geometry) step.operation = &set_geometry_by_hand;
    add(way, step);
  }
}

const struct twin list_twins[] = {
    {"2a", "edits at one moment, one by one or in a batch", with_more_edits, one_by_one, in_a_batch, NULL},
    {"2b", "rows measured in one call, or row by row", with_edits, NULL, row_by_row, NULL},
    {"2c", "rows inserted measured, or inserted and then measured", with_edits, NULL, inserted_then_measured, NULL},
    {"2d", "late inputs pushed one by one, or in one call", NULL, pushed_late, pushed_in_one_call, NULL},
    {"2e order", "rows replaced: removed and inserted, or inserted and removed", with_replacements, removed_first, inserted_first, NULL},
    {"2e batch", "rows replaced: inserted and removed, or in a batch", with_replacements, inserted_first, replaced_in_a_batch, NULL},
    {"3", "rows that are estimated, or measured with that extent when they become visible", with_edits, rows_read, rows_measured, NULL},
    {"11", "an attached list, or one that the host reports with edits of the anchor", with_plain_rows, NULL, by_hand, NULL},
    {NULL, NULL, NULL, NULL, NULL, NULL}};
