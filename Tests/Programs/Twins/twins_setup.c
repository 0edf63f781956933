/* Laws 1, 4 and 5: the order of setters, setters that are called again, and features that are not used. */
#include <string.h>

#include "acts.h"
#include "twins.h"

// MARK: Law 1

/** Setters at one moment: nothing is ticked between them. */
static void at_once(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    struct step step = program->steps[index];
    const struct step *next = index + 1 < program->count ? &program->steps[index + 1] : NULL;
    step.goes_on = next != NULL && is_setter(&step) && is_setter(next) && step.time == next->time;
    add(way, step);
  }
}

const struct order orders[] = {
    {&set_feel, &set_feel_rules, "It also replaces values that the scroller's options set."},
    {&set_snapping, &set_areas, "SCROLLKIT_STATUS_NOT_ENABLED (no axis snaps to areas)"},
    {NULL, NULL, NULL}};

/** Whether the order of two setters counts: of one operation, the later one counts, or has another number. */
static int are_ordered(const struct step *one, const struct step *other) {
  if (one->scroller != other->scroller) return 0;
  if (one->operation == other->operation) return 1;
  for (const struct order *order = orders; order->one != NULL; order++) {
    if (one->operation == order->one && other->operation == order->other) return 1;
    if (one->operation == order->other && other->operation == order->one) return 1;
  }
  return 0;
}

/** The same setters in another order. */
static void in_another_order(const struct program *program, struct program *way) {
  at_once(program, way);
  for (size_t start = 0, end; start < way->count; start = end) {
    for (end = start + 1; end < way->count && way->steps[end - 1].goes_on; end++) continue;
    // A setter moves before others whose hash is larger, but passes none that it is ordered with.
    for (size_t index = start + 1; index < end; index++) {
      for (size_t place = index; place > start; place--) {
        struct step *one = &way->steps[place - 1], *other = &way->steps[place], step = *other;
        if (are_ordered(one, other)) break;
        struct step first = *one, second = *other;  // their hashes do not depend on where they are
        first.goes_on = second.goes_on = 0;
        if (hash_of(&first, program->seed) <= hash_of(&second, program->seed)) break;
        *other = *one;
        *one = step;
      }
    }
    for (size_t index = start; index < end; index++) way->steps[index].goes_on = index + 1 < end;
  }
}

/** Adds the setters of another program after some steps. */
static void set_up_later(const struct program *program, struct program *way) {
  static struct program other;
  make_twin_program(&other, program->seed + 1000003);
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    add(way, *step);
    if (step->time == 0 || hash_of(step, 1) % 12 > 0) continue;
    for (size_t setter = 0; setter < other.count && other.steps[setter].time == 0; setter++) {
      struct step added = other.steps[setter];
      if (!is_setter(&added) || added.scroller > 0 || hash_of(&added, hash_of(step, 2)) % 3 > 0) continue;
      added.time = step->time;
      added.scroller = step->scroller;
      add(way, added);
    }
  }
}

// MARK: Law 4

/** Whether a step takes back what an operation has set. */
static int takes_back(const struct step *step, const struct operation *operation) {
  return step->operation == &destroy || (step->operation == &disable_zoom && operation == &enable_zoom) ||
         (step->operation == &disable_refresh && operation == &enable_refresh);
}

/** The last call of an operation on a scroller before a step; NULL: there is none, or it was taken back. */
static const struct step *last_call(const struct program *program, size_t before, uint32_t scroller, const struct operation *operation) {
  for (size_t index = before + 1; index-- > 0;) {
    const struct step *step = &program->steps[index];
    if (step->scroller != scroller) continue;
    if (takes_back(step, operation)) return NULL;
    if (step->operation == operation) return step;
  }
  return NULL;
}

static void again(const struct program *program, struct program *way, const struct operation *operation) {
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    const struct step *last = last_call(program, index, step->scroller, operation);
    struct step repeated = beside(step, operation);
    if (last != NULL) {
      memcpy(repeated.numbers, last->numbers, sizeof repeated.numbers);
      memcpy(repeated.choices, last->choices, sizeof repeated.choices);
    }
    if (last == NULL || step->operation == &destroy) {
      add(way, *step);
    } else {
      add_part(way, *step);
      add(way, repeated);
    }
  }
}

/** The headers of a scroller before a step whose inset is their visible height: a bit each. */
static uint32_t headers_with_insets(const struct program *program, size_t before, uint32_t scroller) {
  uint32_t headers = 0, count = 0;
  for (size_t index = 0; index <= before; index++) {
    const struct step *step = &program->steps[index];
    uint32_t is_visible = step->choices[1] >> 3 & 1;
    if (step->scroller != scroller) continue;
    if (step->operation == &destroy) headers = count = 0;
    if (step->operation == &enable_header) headers |= is_visible << count++;
    if (step->operation == &set_header && count > 0) headers = (headers & ~1u) | is_visible;
  }
  return headers;
}

/** The geometry of the last step that set one is set after each step, with the inset that its headers leave. */
static void geometry_again(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    const struct step *set = last_call(program, index, step->scroller, &set_geometry);
    const struct step *edited = last_call(program, index, step->scroller, &edit_content);
    const struct step *last = edited != NULL && (set == NULL || edited > set) ? edited : set;
    struct step repeated = beside(step, &set_geometry_again);
    if (last == NULL || step->operation == &destroy) {
      add(way, *step);
      continue;
    }
    memcpy(repeated.numbers, last->numbers, 4 * sizeof *repeated.numbers);
    repeated.choices[0] = last->choices[0];
    repeated.choices[1] = headers_with_insets(program, index, step->scroller);
    if (step == last) {
      struct step note = repeated;
      note.operation = &note_inset;
      add_part(way, note);
    }
    add_part(way, *step);
    add(way, repeated);
  }
}

static void setters_twice(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    struct step again = *step;
    if (step->operation == &set_geometry) {  // a shift counts once, and the inset is what the headers leave
      again.operation = &set_geometry_again;
      again.numbers[4] = again.numbers[5] = 0;
      again.choices[1] = headers_with_insets(program, index, step->scroller);
      struct step note = again;
      note.operation = &note_inset;
      add_part(way, note);
    }
    int is_repeated = is_setter(step) && step->operation != &enable_header && step->operation != &attach_list;
    if (is_repeated) add_part(way, *step);
    add(way, again);
  }
}

#define AGAIN(name, operation) \
  static void name(const struct program *program, struct program *way) { again(program, way, &operation); }
AGAIN(zoom_again, enable_zoom)
AGAIN(areas_again, set_areas)
AGAIN(snapping_again, set_snapping)
AGAIN(conversation_again, set_conversation)
AGAIN(refresh_again, enable_refresh)
AGAIN(header_again, set_header)
AGAIN(axes_again, set_axes)
AGAIN(anchor_again, set_anchor)
AGAIN(nub_again, enable_nub)
AGAIN(bar_again, enable_bar)
AGAIN(parent_again, set_parent)
AGAIN(attach_again, attach_once_more)
#undef AGAIN

/** The options of a list, which it has from its attachment on, are set after each step. */
static void list_options_again(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    const struct step *last = last_call(program, index, step->scroller, &attach_list);
    if (last == NULL || step->operation == &destroy) {
      add(way, *step);
      continue;
    }
    struct step repeated = *last;
    repeated.operation = &set_list_options;
    repeated.time = step->time;
    add_part(way, *step);
    add(way, repeated);
  }
}

/** Sets the options of the first header anew, with their values, so that they can be set again. */
static void name_headers(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    struct step step = program->steps[index];
    add(way, step);
    if (step.operation != &enable_header || last_call(program, index - 1, step.scroller, &enable_header) != NULL) continue;
    step.operation = &set_header;
    add(way, step);
  }
}

/** Names each list, so that it can be attached again. */
static void name_lists(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    add(way, program->steps[index]);
    if (program->steps[index].operation == &attach_list) add(way, beside(&program->steps[index], &attach_once_more));
  }
}

// MARK: Law 5

/** Adds calls that use nothing before some steps of scrollers without a call of these operations. */
static void unused(const struct program *program, struct program *way, const struct step *calls, size_t count,
                   const struct operation *const *users, size_t users_count) {
  int is_used[MOST_SCROLLERS] = {0};
  for (size_t index = 0; index < program->count; index++)
    for (size_t user = 0; user < users_count; user++)
      if (program->steps[index].operation == users[user]) is_used[program->steps[index].scroller] = 1;
  for (size_t index = 0; index < program->count; index++) {
    struct step step = program->steps[index];
    if (is_used[step.scroller] || (index > 0 && hash_of(&step, 3) % 4 > 0)) {
      add(way, step);
      continue;
    }
    for (size_t call = 0; call < count; call++) {
      struct step added = calls[call];
      added.time = step.time;
      added.scroller = step.scroller;
      add_part(way, added);
    }
    add(way, step);
  }
}

#define CALLS(...) (const struct step[]){__VA_ARGS__}, sizeof((const struct step[]){__VA_ARGS__}) / sizeof(struct step)
#define USERS(...)                                        \
  (const struct operation *const[]){__VA_ARGS__},         \
      sizeof((const struct operation *const[]){__VA_ARGS__}) / sizeof(struct operation *)
#define UNUSED_FEATURE(name, calls, users) \
  static void name(const struct program *program, struct program *way) { unused(program, way, calls, users); }

UNUSED_FEATURE(refresh_disabled, CALLS({.operation = &enable_refresh, .numbers = {80, 60}}, {.operation = &disable_refresh}),
               USERS(&enable_refresh, &disable_refresh))
UNUSED_FEATURE(zoom_disabled, CALLS({.operation = &enable_zoom, .numbers = {0.5, 4}}, {.operation = &disable_zoom}),
               USERS(&enable_zoom, &limit_zoom))
UNUSED_FEATURE(nub_disabled, CALLS({.operation = &enable_nub, .numbers = {0, 300}}, {.operation = &disable_nub}), USERS(&enable_nub))
UNUSED_FEATURE(bar_disabled, CALLS({.operation = &enable_bar, .choices = {1}}, {.operation = &disable_bar}), USERS(&enable_bar))
UNUSED_FEATURE(top_disabled, CALLS({.operation = &enable_top}, {.operation = &disable_top}), USERS(&enable_top))
UNUSED_FEATURE(headers_removed, CALLS({.operation = &enable_header, .numbers = {60}}, {.operation = &remove_headers}),
               USERS(&enable_header))
UNUSED_FEATURE(snapping_ended,
               CALLS({.operation = &set_snapping, .numbers = {200}, .choices = {1, 0, 0, 1}},
                     {.operation = &set_snapping, .choices = {0, 0, 0, 1}}),
               USERS(&set_snapping))
UNUSED_FEATURE(areas_without_areas, CALLS({.operation = &set_snapping, .choices = {SCROLLKIT_SNAP_KIND_AREAS, 0, 0, 1}}),
               USERS(&set_snapping))
UNUSED_FEATURE(bar_unused, CALLS({.operation = &enable_bar, .choices = {1}}), USERS(&enable_bar))
UNUSED_FEATURE(nub_unused, CALLS({.operation = &enable_nub, .numbers = {0, 300}}), USERS(&enable_nub))
UNUSED_FEATURE(top_unused, CALLS({.operation = &enable_top}), USERS(&enable_top, &trigger_top, &trigger_home))
UNUSED_FEATURE(header_of_no_height, CALLS({.operation = &enable_header, .choices = {1}}), USERS(&enable_header, &set_header, &move_header))
UNUSED_FEATURE(overscroll_of_default, CALLS({.operation = &set_overscroll}), USERS(&set_overscroll))
UNUSED_FEATURE(order_of_default, CALLS({.operation = &set_nest_order}), USERS(&set_nest_order))
UNUSED_FEATURE(latching_of_default, CALLS({.operation = &set_latching}), USERS(&set_latching))
UNUSED_FEATURE(preferences_of_default, CALLS({.operation = &set_preferences}), USERS(&set_preferences))
UNUSED_FEATURE(axes_of_default, CALLS({.operation = &set_axes, .choices = {1, 1}}), USERS(&set_axes))

/** Pages along an axis along which the content is no longer than the viewport. */
static void pages_across(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    int is_geometry = step->operation == &set_geometry || step->operation == &edit_content;
    if ((is_geometry && step->numbers[0] != VIEWPORT_WIDTH) || (step->operation == &set_snapping && step->choices[3] == 0)) return;
    if (step->operation == &enable_zoom || step->operation == &limit_zoom) return;
    if (step->operation == &attach_list && step->choices[1] & 1) return;
  }
  unused(program, way, CALLS({.operation = &set_snapping, .choices = {SCROLLKIT_SNAP_KIND_PAGES, 0, 0, 0}}), NULL, 0);
}

/** One of three options of nesting, by the seed. */
static void nesting_of_default(const struct program *program, struct program *way) {
  transformation *const options[] = {overscroll_of_default, order_of_default, latching_of_default};
  options[program->seed % 3](program, way);
}

const struct twin order_twins[] = {
    {"1a", "setters at one moment, in any order, before the first tick", NULL, at_once, in_another_order, NULL},
    {"1b", "setters at one moment, in any order, later", set_up_later, at_once, in_another_order, NULL},
    {"4a", "a setter once, or twice", NULL, NULL, setters_twice, NULL},
    {"4b", "the same geometry set once, or after each step", NULL, NULL, geometry_again, NULL},
    {"4c zoom", "the same zoom options set once, or after each step", NULL, NULL, zoom_again, NULL},
    {"4c areas", "the same areas set once, or after each step", NULL, NULL, areas_again, NULL},
    {"4c snapping", "the same snap options set once, or after each step", NULL, NULL, snapping_again, NULL},
    {"4c conversation", "the same conversation options set once, or after each step", NULL, NULL, conversation_again, NULL},
    {"4c refresh", "the same refresh options set once, or after each step", NULL, NULL, refresh_again, NULL},
    {"4c header", "the same header options set once, or after each step", name_headers, NULL, header_again, NULL},
    {"4c axes", "the same axes set once, or after each step", NULL, NULL, axes_again, NULL},
    {"4c anchor", "the same anchor policy set once, or after each step", NULL, NULL, anchor_again, NULL},
    {"4c nub", "the same nub options set once, or after each step", NULL, NULL, nub_again, NULL},
    {"4c bar", "the same scroll bar options set once, or after each step", NULL, NULL, bar_again, NULL},
    {"4c list", "the same list options set once, or after each step", NULL, NULL, list_options_again, NULL},
    {"4c parent", "the same parent set once, or after each step", NULL, NULL, parent_again, NULL},
    {"4d", "a list attached once, or after each step", name_lists, NULL, attach_again, NULL},
    {"5a refresh", "never enabled, or enabled and disabled", NULL, NULL, refresh_disabled, NULL},
    {"5a zoom", "never enabled, or enabled and disabled", NULL, NULL, zoom_disabled, NULL},
    {"5a nub", "never enabled, or enabled and disabled", NULL, NULL, nub_disabled, NULL},
    {"5a bar", "never enabled, or enabled and disabled", NULL, NULL, bar_disabled, NULL},
    {"5a top", "never enabled, or enabled and disabled", NULL, NULL, top_disabled, NULL},
    {"5a header", "never enabled, or enabled and removed", NULL, NULL, headers_removed, NULL},
    {"5a snapping", "never set, or set and set to none", NULL, NULL, snapping_ended, NULL},
    {"5b areas", "no snapping, or to areas of which there are none", NULL, NULL, areas_without_areas, NULL},
    {"5b bar", "no scroll bar, or one that is not used", NULL, NULL, bar_unused, NULL},
    {"5b nub", "no nub, or one that is not used", NULL, NULL, nub_unused, NULL},
    {"5b top", "no scroll to top, or one that is not triggered", NULL, NULL, top_unused, NULL},
    {"5b header", "no header, or one of no height", NULL, NULL, header_of_no_height, NULL},
    {"5b pages", "no snapping, or to pages across, where content fits", NULL, NULL, pages_across, NULL},
    {"5c nesting", "an option not set, or set to its default", NULL, NULL, nesting_of_default, NULL},
    {"5c preferences", "an option not set, or set to its default", NULL, NULL, preferences_of_default, NULL},
    {"5c axes", "an option not set, or set to its default", NULL, NULL, axes_of_default, NULL},
    {NULL, NULL, NULL, NULL, NULL, NULL}};
