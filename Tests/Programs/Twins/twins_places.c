/* Laws 6 and 7: along the other axis, below more rows, and at another scale. */
#include <math.h>
#include <string.h>

#include "acts.h"
#include "twins.h"

// MARK: Law 6

static void exchange(double *one, double *other) {
  double kept = *one;
  *one = *other;
  *other = kept;
}

static uint32_t transposed_key(uint32_t key) { return key < 8 ? key ^ 2 : key; }

/** The same along the other axis. */
static struct step transposed_step(struct step step) {
  const struct operation *operation = step.operation;
  if (operation == &set_geometry) {
    step.operation = &set_geometry_transposed;
  } else if (operation == &key || operation == &hold_key) {
    step.choices[0] = transposed_key(step.choices[0]);
  } else if (operation == &set_snapping) {
    step.choices[3] ^= 1;
  } else if (operation == &enable_bar || operation == &press_bar || operation == &drag_bar || operation == &release_bar ||
             operation == &snap_to) {
    step.choices[0] ^= 1;
  } else if (operation == &attach_list) {
    step.choices[1] ^= 1;
  } else if (operation == &set_axes) {
    uint32_t x = step.choices[0], bounces = step.choices[2];
    step.choices[0] = step.choices[1], step.choices[1] = x;
    step.choices[2] = step.choices[3], step.choices[3] = bounces;
  } else if (operation == &set_overscroll) {
    uint32_t x = step.choices[0];
    step.choices[0] = step.choices[1], step.choices[1] = x;
  } else if (operation == &set_feel_rules) {
    step.choices[3] = step.choices[3] / 16 % 16 + step.choices[3] % 16 * 16;
  } else if (!is_any_edit(&step) && !is_setter(&step) && operation != &scroll_to_item && operation != &set_list_position) {
    exchange(&step.numbers[0], &step.numbers[1]);
    if (operation == &animate_to || operation == &scroll_into_view) step.choices[3] = (3 - step.choices[3]) % 3;
    if (operation == &show_rect || operation == &zoom_to_rect) exchange(&step.numbers[2], &step.numbers[3]);
    if (operation == &push) exchange(&step.numbers[4], &step.numbers[5]);
    if (operation == &zoom_to) {
      exchange(&step.numbers[0], &step.numbers[1]);
      exchange(&step.numbers[1], &step.numbers[2]);
    }
  }
  return step;
}

/** Programs of what both axes have: content from the left, inputs of which both velocities are 0. */
static void along_both_axes(const struct program *program, struct program *way) {
  static struct program kept;
  kept = *program;
  kept.count = 0;
  with_one_list(program, &kept);
  if (program->is_linked || program->is_observed) return;
  for (size_t index = 0; index < kept.count; index++) {
    struct step step = kept.steps[index];
    if (step.operation == &set_geometry) step.choices[0] = 0;
    uint32_t of_one_axis = SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY | SCROLLKIT_INPUT_FLAGS_STOP_X |
                           SCROLLKIT_INPUT_FLAGS_STOP_Y | SCROLLKIT_INPUT_FLAGS_ZOOM;
    if (step.operation == &push && (step.choices[1] & of_one_axis) != 0) continue;
    if ((step.operation == &key || step.operation == &hold_key) && step.choices[0] >= 8) continue;
    add(way, step);
  }
}

static void transposed(const struct program *program, struct program *way) {
  for (size_t index = 0; index < program->count; index++) add(way, transposed_step(program->steps[index]));
}

static double transposed_edges(double value) {
  uint32_t edges = (uint32_t)value;
  return (edges & SCROLLKIT_EDGES_TOP ? SCROLLKIT_EDGES_LEFT : 0) + (edges & SCROLLKIT_EDGES_LEFT ? SCROLLKIT_EDGES_TOP : 0) +
         (edges & SCROLLKIT_EDGES_BOTTOM ? SCROLLKIT_EDGES_RIGHT : 0) + (edges & SCROLLKIT_EDGES_RIGHT ? SCROLLKIT_EDGES_BOTTOM : 0);
}

static void transpose_values(struct shown *values, size_t count) {
  for (size_t index = 0; index < count; index++) {
    struct value *value = &values[index].value;
    size_t length = strlen(value->name);
    if (strcmp(value->name, "context.heading") == 0 || strcmp(value->name, "context.at_edges") == 0)
      value->value = transposed_edges(value->value);
    int is_pair = index + 1 < count && strcmp(value->name + length - 2, "_x") == 0;
    if (is_pair) exchange(&value->value, &values[index + 1].value.value);
  }
}

// MARK: Law 7

enum { ROWS_ABOVE = 10080 /* whole groups of every size */, ROW = 44 };

static int has_place(const struct operation *operation) {
  return operation == &scroll_to || operation == &animate_to || operation == &set_offset || operation == &show_rect ||
         operation == &scroll_into_view || operation == &sync_host;
}

/** The only list is far from its start: `above` times as many rows are above it. */
static void below_rows(const struct program *program, struct program *way, uint32_t above) {
  static struct program kept;
  kept = *program;
  kept.count = 0;
  with_edits(program, &kept);
  if (program->scrollers > 1 || program->is_observed) return;
  uint32_t rows = above * ROWS_ABOVE;
  add_part(way, (struct step){.operation = &set_geometry, .numbers = {VIEWPORT_WIDTH, 480}});
  add_part(way, (struct step){.operation = &attach_list, .numbers = {ROW}, .choices = {400 + rows}});
  add_part(way, (struct step){.operation = &set_list_position, .choices = {rows}});
  for (size_t index = 0; index < kept.count; index++) {
    struct step step = kept.steps[index];
    const struct operation *operation = step.operation;
    int is_page = operation == &set_snapping && step.choices[0] != SCROLLKIT_SNAP_KIND_ITEMS;
    int is_to_start = (operation == &key || operation == &hold_key) && step.choices[0] == SCROLLKIT_KEY_HOME;
    if (is_page || is_to_start || operation == &attach_list || operation == &set_list_options) continue;
    if (has_place(operation)) step.numbers[1] += rows * (double)ROW;
    if (operation == &scroll_to_item || operation == &set_list_position) step.choices[0] += rows;
    if (operation == &scroll_item_into_view || operation == &begin_turn) step.choices[3] += rows;
    if (operation == &edit_list) step.choices[1] += rows;
    if (operation == &edit_list && step.choices[0] == 3) step.choices[3] += rows;  // to where rows are moved
    add(way, step);
  }
}

static void below_some_rows(const struct program *program, struct program *way) { below_rows(program, way, 1); }
static void below_more_rows(const struct program *program, struct program *way) { below_rows(program, way, 2); }

static void raise_values(struct shown *values, size_t count) {
  static const char *const places[] = {
      "frame.offset_y", "frame.target_y", "context.began_y", "context.expected_end_y", "context.ended_y"};
  for (size_t index = 0; index < count; index++)
    for (size_t place = 0; place < sizeof places / sizeof *places; place++)
      if (strcmp(values[index].value.name, places[place]) == 0) values[index].value.value -= ROWS_ABOVE * (double)ROW;
}

/** Whether an input changes the scale. */
static int is_of_scale(const struct step *step) {
  if (step->operation == &press || step->operation == &move || step->operation == &release) return step->choices[0] != 1;
  if (step->operation != &push) return 0;
  uint32_t kind = step->choices[0];
  int is_pinch = kind == SCROLLKIT_INPUT_KIND_PINCH_BEGIN || kind == SCROLLKIT_INPUT_KIND_PINCH_UPDATE ||
                 kind == SCROLLKIT_INPUT_KIND_PINCH_END;
  return is_pinch || (step->choices[1] & SCROLLKIT_INPUT_FLAGS_ZOOM) != 0;
}

/** Programs of one scroller that can zoom and does not. */
static void at_one_scale(const struct program *program, struct program *way) {
  if (program->scrollers > 1 || program->is_observed) return;
  struct step zoom = {.operation = &enable_zoom, .numbers = {1, 4}};
  add_part(way, zoom);
  for (size_t index = 0; index < program->count; index++) {
    struct step step = program->steps[index];
    int is_of_rows = step.operation == &attach_list || step.operation == &set_list_options || is_any_edit(&step);
    for (int number = 0; is_of_rows && number < 4; number++)
      step.numbers[number] = 2 * round(step.numbers[number] / 2);  // the half is exact
    if (step.operation == &attach_list) {  // rows alone
      step.numbers[4] = step.numbers[5] = 0;
      step.choices[1] &= 1;
      step.choices[2] = step.choices[3] = 0;
    }
    if (!is_of_scale(&step)) add(way, step);
  }
}

/** The same at scale 2, with the lengths that count at scale 1 halved. */
static void at_twice_the_scale(const struct program *program, struct program *way) {
  static struct program single;
  single = *program;
  single.count = 0;
  at_one_scale(program, &single);
  for (size_t index = 0; index < single.count; index++) {
    struct step step = single.steps[index];
    const struct operation *operation = step.operation;
    if (operation == &set_geometry) step.operation = &set_geometry_halved;
    if (operation == &attach_list || operation == &set_list_options || (is_any_edit(&step) && step.choices[0] < 5))
      for (int number = 0; number < 4; number++) step.numbers[number] /= 2;
    if (operation == &enable_nub) step.numbers[1] /= 2;
    if (operation == &set_list_position) step.numbers[0] /= 2;  // margins are points on the screen
    add(way, step);
    if (operation != &enable_zoom) continue;
    struct step scale = {.operation = &zoom_to, .numbers = {2, 0, 0}, .goes_on = 1};
    add(way, scale);
  }
}

static void halve_values(struct shown *values, size_t count) {
  for (size_t index = 0; index < count; index++) {
    struct value *value = &values[index].value;
    if (strcmp(value->name, "list.length") == 0 || strcmp(value->name, "last_item.start") == 0) value->value *= 2;
  }
}

const struct twin place_twins[] = {
    {"6", "along one axis, or along the other", along_both_axes, NULL, transposed, transpose_values},
    {"7a", "below rows, or below as many more", NULL, below_some_rows, below_more_rows, raise_values},
    {"7b", "at scale 1, or at scale 2 with all lengths halved", NULL, at_one_scale, at_twice_the_scale, halve_values},
    {NULL, NULL, NULL, NULL, NULL, NULL}};
