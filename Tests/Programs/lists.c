/* The calls of lists and of pull to refresh that a program makes. */
#include "operations.h"

enum { MOST_MEASURED = 64 };

static scrollkit_list_options options_of(const struct step *step) {
  scrollkit_list_options options = SCROLLKIT_LIST_OPTIONS_INIT;
  options.estimate = NUMBER(0);
  options.gap = NUMBER(1);
  options.leading_inset = NUMBER(2);
  options.trailing_inset = NUMBER(3);
  options.near_distance = NUMBER(4);
  options.overscan = NUMBER(5);
  options.is_horizontal = CHOICE(1) & 1;
  options.columns = CHOICE(1) >> 1 & 3;
  options.column_count = 1 + (CHOICE(1) >> 3 & 3);
  options.smallest_cell = 90;
  options.cross_length = 320;
  return options;
}

/** Fills in extents around `NUMBER(0)`, in points. */
static const double *extents_of(const struct step *step, double extents[MOST_MEASURED]) {
  for (int index = 0; index < MOST_MEASURED; index++) {
    extents[index] = NUMBER(0);
    if (index % 5 > 0) extents[index] += NUMBER(1) * (index % 5);  // infinity times 0 would raise an exception here
  }
  return extents;
}

/** How items of one of four kinds are laid out. */
static scrollkit_list_kind_options kind_options_of(uint32_t kind) {
  scrollkit_list_kind_options options = SCROLLKIT_LIST_KIND_OPTIONS_INIT;
  options.level = kind > 1 ? kind - 1 : 0;
  options.sticky = kind == 3 ? SCROLLKIT_LIST_STICKY_END : kind == 4 ? SCROLLKIT_LIST_STICKY_NEVER : 0;
  options.span = kind == 4 ? 2 : 0;
  options.estimate = 20 * kind;
  return options;
}

/** The list of a scroller that a step is about: one of both where it is a table. */
static scrollkit_list *list_of(struct world *world, const struct step *step) {
  scrollkit_list **lists = world->lists[step->scroller];
  uint32_t axis = (CHOICE(0) ^ CHOICE(1) ^ CHOICE(2)) & 1;
  return lists[axis] != NULL ? lists[axis] : lists[!axis];
}

/** The axis of a list with options. */
static int axis_of(const scrollkit_list_options *options) { return options->is_horizontal ? SCROLLKIT_AXIS_X : SCROLLKIT_AXIS_Y; }

/** Attaches a new list of `CHOICE(0)` items, of which every `CHOICE(2)`th of the first has a kind of its own. */
OPERATION(attach_list) {
  scrollkit_list *list;
  scrollkit_list_options options = options_of(step);
  scrollkit_list **place = &world->lists[step->scroller][axis_of(&options)], *former = *place;
  scrollkit_status status = scrollkit_trace_create_list(world->trace, &options, &list);
  if (status != SCROLLKIT_STATUS_OK) return status;
  scrollkit_list_insert(list, 0, CHOICE(0), 0);
  for (uint32_t kind = 2; CHOICE(3) && kind < 5; kind++) {
    scrollkit_list_kind_options kinds = kind_options_of(kind);
    scrollkit_list_set_kind_options(list, kind, &kinds, 0);
  }
  for (uint32_t item = 0; CHOICE(2) > 0 && item < 8; item++)
    scrollkit_list_set_kind(list, (size_t)item * CHOICE(2), 1, CHOICE(3) ? 1 + item % 4 : 1, 0);
  status = scrollkit_list_attach(list, scroller, TIME);
  if (status == SCROLLKIT_STATUS_OK) *place = list;
  scrollkit_list_destroy(status == SCROLLKIT_STATUS_OK ? former : list);
  return status;
}

STILL_OPERATION(detach_list) { UNUSED; return scrollkit_list_detach(list_of(world, step), TIME); }

UNTIMED_OPERATION(destroy_list) {
  UNUSED;
  scrollkit_list *list = list_of(world, step);
  for (int axis = 0; axis < 2; axis++)
    if (world->lists[step->scroller][axis] == list) world->lists[step->scroller][axis] = NULL;
  scrollkit_list_destroy(list);
  return SCROLLKIT_STATUS_OK;
}

OPERATION(set_list_options) {
  UNUSED;
  scrollkit_list_options options = options_of(step);
  return scrollkit_list_set_options(world->lists[step->scroller][axis_of(&options)], &options, TIME);
}

/** An edit of a kind: an item, a number of items, and where they are moved. */
OPERATION(edit_list) {
  UNUSED;
  scrollkit_list *list = list_of(world, step);
  double extents[MOST_MEASURED];
  size_t item = CHOICE(1), count = CHOICE(2), measured = count % (MOST_MEASURED + 1);
  scrollkit_list_kind_options kinds = kind_options_of(CHOICE(3) % 5);
  switch (CHOICE(0) % 8) {
    case 0: return scrollkit_list_insert(list, item, count, TIME);
    case 1: return scrollkit_list_insert_measured(list, item, extents_of(step, extents), measured, TIME);
    case 2: return scrollkit_list_remove(list, item, count, TIME);
    case 3: return scrollkit_list_move(list, item, count, CHOICE(3), TIME);
    case 4: return scrollkit_list_set_extents(list, item, extents_of(step, extents), measured, TIME);
    case 5: return scrollkit_list_forget_extents(list, item, count, TIME);
    case 6: return scrollkit_list_set_kind(list, item, measured, CHOICE(3), TIME);
    default: return scrollkit_list_set_kind_options(list, CHOICE(2), &kinds, TIME);
  }
}

STILL_OPERATION(begin_list_update) {
  UNUSED;
  return scrollkit_list_begin_update(list_of(world, step), TIME, &world->batches[step->scroller]);
}

OPERATION(end_list_update) {
  UNUSED;
  return scrollkit_list_end_update(list_of(world, step), world->batches[step->scroller], TIME);
}

OPERATION(scroll_to_item) {
  UNUSED;
  return scrollkit_list_scroll_to_item(
      list_of(world, step), CHOICE(0), CHOICE(1), NUMBER(0), CHOICE(2), TIME, NULL);
}

OPERATION(scroll_item_into_view) {
  UNUSED;
  scrollkit_scroll_options options = scroll_options_of(world, step);
  return scrollkit_list_scroll_into_view(list_of(world, step), CHOICE(3), &options, TIME, NULL);
}

OPERATION(set_list_position) {
  UNUSED;
  return scrollkit_list_set_position(list_of(world, step), CHOICE(0), NUMBER(0), TIME);
}

OPERATION(set_conversation) {
  UNUSED;
  scrollkit_list_conversation_options options = SCROLLKIT_LIST_CONVERSATION_OPTIONS_INIT;
  options.near_distance = NUMBER(0);
  options.top_margin = NUMBER(1);
  options.is_at_top = CHOICE(0);
  return scrollkit_list_set_conversation(world->lists[step->scroller][SCROLLKIT_AXIS_Y], &options, TIME);
}
OPERATION(end_conversation) {
  UNUSED;
  return scrollkit_list_end_conversation(world->lists[step->scroller][SCROLLKIT_AXIS_Y], TIME);
}


OPERATION(begin_turn) {
  UNUSED;
  scrollkit_scroll_options options = scroll_options_of(world, step);
  return scrollkit_list_begin_turn(world->lists[step->scroller][SCROLLKIT_AXIS_Y], CHOICE(3), &options, TIME, NULL);
}

OPERATION(scroll_to_newest) {
  UNUSED;
  scrollkit_scroll_options options = scroll_options_of(world, step);
  return scrollkit_list_scroll_to_newest(world->lists[step->scroller][SCROLLKIT_AXIS_Y], &options, TIME, NULL);
}

OPERATION(enable_refresh) {
  UNUSED;
  scrollkit_refresh_options options = SCROLLKIT_REFRESH_OPTIONS_INIT;
  options.threshold = NUMBER(0);
  options.length = NUMBER(1);
  return scrollkit_refresh_enable(scroller, &options, TIME);
}
OPERATION(begin_refresh) { UNUSED; return scrollkit_refresh_begin(scroller, TIME); }
OPERATION(end_refresh) { UNUSED; return scrollkit_refresh_end(scroller, TIME); }
OPERATION(disable_refresh) { UNUSED; return scrollkit_refresh_disable(scroller, TIME); }

/** Content without ends hands out its movement; it may be far from its start. */
OPERATION(enable_deltas) {
  scrollkit_deltas_options options = SCROLLKIT_DELTAS_OPTIONS_INIT;
  options.line_length = NUMBER(0);
  scrollkit_status status = scrollkit_deltas_enable(scroller, &options, TIME);
  if (status != SCROLLKIT_STATUS_OK || !CHOICE(0)) return status;
  return part_of(scrollkit_scroller_set_offset(scroller, X(1), NUMBER(2), TIME));
}

OPERATION(take_deltas) { UNUSED; return scrollkit_deltas_take(scroller, TIME, NULL); }
