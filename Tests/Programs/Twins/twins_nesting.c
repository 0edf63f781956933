/* Laws 9, 10 and 12: a scroller alone and one with a parent, a follower or an axis less; one that is observed; one restored. */
#include <string.h>

#include "acts.h"
#include "twins.h"

// MARK: Law 9

static int is_alone(const struct program *program) { return program->scrollers == 1 && !program->is_observed; }

/** Sets a parent that nothing scrolls: its content is as large as its viewport, or the child is contained. */
static void in_a_parent(const struct program *program, struct program *way, int has_room, const struct step *option) {
  way->scrollers = 2;
  struct step size = {.operation = &set_geometry, .scroller = 1};
  if (has_room) size.numbers[0] = size.numbers[1] = 4000;
  add_part(way, size);
  if (option != NULL) add_part(way, *option);
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    add(way, *step);
    // A new scroller has no parent yet.
    if (step->operation != &create) continue;
    way->steps[way->count - 1].goes_on = 1;
    struct step parent = beside(step, &set_parent);
    parent.choices[0] = 1;
    if (option != NULL) {
      add_part(way, parent);
      parent = *option;
      parent.time = step->time;
    }
    add(way, parent);
  }
}

/** In a parent without room, contained in one with room, or latching in one without, by the seed. */
static void nested(const struct program *program, struct program *way) {
  static const struct step contained = {
      .operation = &set_overscroll, .choices = {SCROLLKIT_OVERSCROLL_BEHAVIOR_CONTAIN, SCROLLKIT_OVERSCROLL_BEHAVIOR_CONTAIN}};
  static const struct step latching = {.operation = &set_latching, .choices = {SCROLLKIT_NEST_LATCHING_GESTURE}};
  if (!is_alone(program)) return;
  switch (program->seed % 3) {
    case 0: in_a_parent(program, way, 0, NULL); break;
    case 1: in_a_parent(program, way, 1, &contained); break;
    case 2: in_a_parent(program, way, 0, &latching); break;
  }
}

/** A second scroller follows in a link, with more content. */
static void leading(const struct program *program, struct program *way) {
  if (!is_alone(program)) return;
  way->scrollers = 2;
  way->is_linked = 1;
  struct step size = {.operation = &set_geometry, .scroller = 1, .numbers = {9000, 9000}};
  add_part(way, size);
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    struct step frame = beside(step, &link_both);
    frame.numbers[0] = 240;
    add_part(way, *step);
    add(way, frame);
  }
}

/** Whether content is as wide as the viewport, and no wider at any time. */
static int fits_across(const struct program *program) {
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    int is_geometry = step->operation == &set_geometry || step->operation == &edit_content;
    if (is_geometry && step->numbers[0] != VIEWPORT_WIDTH) return 0;
    if (step->operation == &attach_list && (step->choices[1] & 1) != 0) return 0;
    if (step->operation == &enable_zoom || step->operation == &limit_zoom || step->operation == &set_axes) return 0;
  }
  return 1;
}

static void without_the_other_axis(const struct program *program, struct program *way) {
  if (program->is_observed || !fits_across(program)) return;
  for (uint32_t scroller = 0; scroller < program->scrollers; scroller++)
    add_part(way, (struct step){.operation = &set_axes, .scroller = scroller, .choices = {0, 1}});
  for (size_t index = 0; index < program->count; index++) add(way, program->steps[index]);
}

// MARK: Law 12

/** Adds pauses in which all content comes to rest; what follows is as much later. */
static void with_rests(const struct program *program, struct program *way) {
  double delay = 0;
  for (size_t index = 0; index < program->count; index++) {
    struct step later = program->steps[index];
    later.time += delay;
    add(way, later);
    int is_last = index + 1 == program->count || program->steps[index + 1].time > program->steps[index].time;
    if (!is_last || program->steps[index].time == 0 || hash_of(&program->steps[index], 10) % 8 > 0) continue;
    delay += 100;
    later.time += 100;
    add(way, beside(&later, &rest_here));
  }
}

/** Whether nothing is held at a step, so that content rests after a pause. */
static int is_let_go(const struct program *program, size_t before) {
  int held = 0;
  for (size_t index = 0; index < before; index++) {
    const struct step *step = &program->steps[index];
    if (step->operation == &press || step->operation == &press_bar || step->operation == &grab_nub) held++;
    if (step->operation == &release || step->operation == &release_bar || step->operation == &release_nub) held -= held > 0;
    if (step->operation == &cancel) held = 0;
    if (step->operation == &push || step->operation == &steer || step->operation == &autoscroll ||
        step->operation == &edge_scroll || step->operation == &hold_key || step->operation == &destroy)
      return 0;
  }
  return held == 0;
}

/** At each rest, the scroller is destroyed, and a new one is set up as it was, with the offset that it answered. */
static void restored(const struct program *program, struct program *way) {
  if (!is_alone(program)) return;
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    if (step->operation != &rest_here || !is_let_go(program, index)) {
      add(way, *step);
      continue;
    }
    add_part(way, beside(step, &renew));
    for (size_t before = 0; before < index; before++) {
      struct step setter = program->steps[before];
      if (!is_setter(&setter) && setter.operation != &set_delegate && setter.operation != &set_header &&
          setter.operation != &edit_content) continue;
      if (setter.operation == &attach_list || setter.operation == &set_list_options || setter.operation == &set_conversation) continue;
      if (setter.operation == &edit_content) setter.operation = &set_geometry;
      if (setter.operation == &set_geometry) setter.numbers[4] = setter.numbers[5] = 0;
      setter.time = step->time;
      add_part(way, setter);
    }
    add_part(way, beside(step, &attach_once_more));
    add(way, beside(step, &restore_offset));
  }
}

// MARK: Law 10

/** The scroller is observed, and its toolkit is a driven one, which has the inputs. Both have the same setters. */
static void observed(const struct program *program, struct program *way) {
  if (!is_alone(program)) return;
  way->scrollers = 2;
  way->is_linked = 1;  // none is the parent of the other
  add_part(way, (struct step){.operation = &observe});
  for (size_t index = 0; index < program->count; index++) {
    struct step driven = program->steps[index];
    int is_for_both = is_setter(&driven) || driven.operation == &set_header || driven.operation == &move_header;
    driven.scroller = 1;
    if (!is_for_both) {
      add(way, driven);
      continue;
    }
    add_part(way, driven);
    add(way, program->steps[index]);
  }
}

const struct twin nesting_twins[] = {
    {"9a", "alone, or nested in a parent that it does not scroll", NULL, NULL, nested, NULL},
    {"9b", "alone, or leading in a link", NULL, NULL, leading, NULL},
    {"9c", "content that fits across, or an axis that does not scroll", NULL, NULL, without_the_other_axis, NULL},
    {"10", "driven, or observed of a perfect host", NULL, NULL, observed, NULL},
    {"12", "a scroller, or a new one restored from its answers at rest", with_rests, NULL, restored, NULL},
    {NULL, NULL, NULL, NULL, NULL, NULL}};
