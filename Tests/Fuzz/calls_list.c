/* Lists: one that a call makes, edits and destroys, and those that are attached to scrollers. */
#include "calls.h"

/** Everything that can be read of a list in one place. */
struct list_look {
  scrollkit_list_size size;
  scrollkit_list_item first, last;
};

static struct list_look look_at(scrollkit_list *list) {
  struct list_look look;
  memset(&look, 0, sizeof look);
  look.size.struct_size = sizeof look.size;
  look.first.struct_size = look.last.struct_size = sizeof look.first;
  REQUIRE(scrollkit_list_get_size(list, &look.size) == SCROLLKIT_STATUS_OK);
  REQUIRE(look.size.length >= 0 && isfinite(look.size.length) && look.size.columns >= 1);
  if (look.size.count > 0) {
    REQUIRE(scrollkit_list_get_item(list, 0, &look.first) == SCROLLKIT_STATUS_OK);
    REQUIRE(scrollkit_list_get_item(list, look.size.count - 1, &look.last) == SCROLLKIT_STATUS_OK);
    REQUIRE(look.last.start >= look.first.start);
    REQUIRE(look.last.start + look.last.extent <= look.size.length * (1 + 1e-15));
  }
  return look;
}

static size_t next_item(struct reader *reader, uint64_t count) {
  uint8_t choice = next_byte(reader);
  if (choice == 255) return SIZE_MAX - next_byte(reader);
  if (choice == 254) {
    size_t item = next_short(reader);
    return item << next_byte(reader) % 48;
  }
  return count > 0 ? next_short(reader) % (count + 1) : 0;
}

static scrollkit_list_options next_options(struct reader *reader) {
  scrollkit_list_options options = SCROLLKIT_LIST_OPTIONS_INIT;
  options.struct_size = next_struct_size(reader, sizeof options);
  uint8_t flags = next_byte(reader);
  options.is_horizontal = flags & 1;
  options.is_right_to_left = flags >> 1 & 1;
  options.columns = flags >> 2 & 3;
  options.column_count = next_byte(reader);
  options.reserved = flags == 255;
  options.estimate = next_size_length(reader);
  options.gap = next_size_length(reader);
  options.leading_inset = next_size_length(reader);
  options.trailing_inset = next_size_length(reader);
  options.column_gap = next_size_length(reader);
  options.smallest_cell = next_size_length(reader);
  options.cross_length = next_size_length(reader);
  return options;
}

enum { EXTENTS = 600 };

/** Fills in measured extents; a third of them is as large as the first. */
static const double *next_extents(struct reader *reader, size_t count) {
  static _Thread_local double extents[EXTENTS];
  double first = next_size_length(reader), step = next_byte(reader) / 16.0;
  for (size_t index = 0; index < count; index++) extents[index] = index % 3 ? first + step * (double)index : first;
  return extents;
}

static scrollkit_status set_kind_options(scrollkit_list *list, struct reader *reader, uint32_t kind, double time) {
  scrollkit_list_kind_options options = SCROLLKIT_LIST_KIND_OPTIONS_INIT;
  options.struct_size = next_struct_size(reader, sizeof options);
  options.sticky = next_enum(reader, 3);
  options.level = next_byte(reader) & 31;
  options.span = next_byte(reader) & 7;
  options.estimate = next_size_length(reader);
  const scrollkit_list_kind_options *copy = sized_copy(&options, sizeof options, options.struct_size, 0);
  scrollkit_status status = scrollkit_list_set_kind_options(list, kind, copy, time);
  free((void *)copy);
  return status;
}

static scrollkit_status edit(scrollkit_list *list, struct reader *reader, uint64_t all, double time) {
  uint8_t choice = next_byte(reader);
  size_t item = next_item(reader, all), count = next_item(reader, 40);
  size_t measured = count < EXTENTS ? count : EXTENTS;
  switch (choice % 8) {
    case 0: return scrollkit_list_insert(list, item, count, time);
    case 1: return scrollkit_list_insert_measured(list, item, next_extents(reader, measured), measured, time);
    case 2: return scrollkit_list_remove(list, item, count, time);
    case 3: return scrollkit_list_move(list, item, count, next_item(reader, all), time);
    case 4: return scrollkit_list_set_extents(list, item, next_extents(reader, measured), measured, time);
    case 5: return scrollkit_list_forget_extents(list, item, count, time);
    case 6: return scrollkit_list_set_kind(list, item, count, choice >> 3, time);
    case 7: if (choice & 8) return set_kind_options(list, reader, choice >> 4, time);
      // Falls through.
    default: {
      scrollkit_list_options options = next_options(reader);
      const scrollkit_list_options *copy =
          sized_copy(&options, sizeof options, options.struct_size, 0);
      scrollkit_status status = scrollkit_list_set_options(list, copy, time);
      free((void *)copy);
      return status;
    }
  }
}

static void ask(scrollkit_list *list, struct reader *reader, uint64_t all) {
  double offset = next_length(reader), length = next_size_length(reader), within = 0, shown = 0;
  size_t item = next_item(reader, all), found = 0;
  double positions[16];
  scrollkit_list_visible visible = SCROLLKIT_LIST_VISIBLE_INIT;
  double distances[64];
  size_t sticky[64], at_start, count;
  scrollkit_view_progress progress = SCROLLKIT_VIEW_PROGRESS_INIT;
  scrollkit_list_item read = SCROLLKIT_LIST_ITEM_INIT;
  if (scrollkit_list_get_anchor(list, offset, &found, &within) == SCROLLKIT_STATUS_OK) {
    REQUIRE(found < all || (found == 0 && all == 0));
    REQUIRE(scrollkit_list_get_anchor_offset(list, found, within, &shown) <= SCROLLKIT_STATUS_OK);
  }
  if (scrollkit_list_get_visible(list, offset, length, fabs(within), &visible, positions, 16) ==
      SCROLLKIT_STATUS_OK)
    REQUIRE(visible.first <= all && visible.count <= all - visible.first);
  if (scrollkit_list_get_sticky(list, offset, length, sticky, distances, 64, &at_start, &count) == SCROLLKIT_STATUS_OK) {
    REQUIRE(at_start <= count && count <= 64);
    for (size_t index = 0; index < count; index++) {
      REQUIRE(sticky[index] < all && isfinite(distances[index]));
      REQUIRE(scrollkit_list_get_item(list, sticky[index], &read) == SCROLLKIT_STATUS_OK && read.kind > 0);
    }
  }
  scrollkit_status status = scrollkit_list_get_progress(list, item, offset, length, &progress);
  REQUIRE(status != SCROLLKIT_STATUS_OK || item < all);
  REQUIRE(progress.entry >= 0 && progress.entry <= 1 && progress.cover >= 0 && progress.cover <= 1);
  REQUIRE(progress.contain >= 0 && progress.contain <= 1 && progress.exit >= 0 && progress.exit <= 1);
  status = scrollkit_list_get_offset_showing(list, item, next_byte(reader) % 5, within, offset, length, &shown);
  REQUIRE(status != SCROLLKIT_STATUS_OK || (item < all && isfinite(shown)));
}

static scrollkit_list *next_list(struct world *world, scrollkit_status *status) {
  struct reader *reader = &world->reader;
  scrollkit_list *list = NULL;
  scrollkit_list_options options = next_options(reader);
  const scrollkit_list_options *copy = sized_copy(&options, sizeof options, options.struct_size, 0);
  const scrollkit_list_options *chosen = next_byte(reader) & 1 ? copy : NULL;
  *status = world->trace ? scrollkit_trace_create_list(world->trace, chosen, &list) : scrollkit_list_create(chosen, &list);
  free((void *)copy);
  REQUIRE((*status == SCROLLKIT_STATUS_OK) == (list != NULL));
  return list;
}

/** Makes an edit and checks that it changes nothing if it fails. */
static void edit_list(struct world *world, scrollkit_list *list, double time) {
  struct list_look before = look_at(list), after;
  scrollkit_status edited = edit(list, &world->reader, before.size.count, time);
  check_memory(world, edited);
  if (edited >= 0) return;
  after = look_at(list);
  before.size.memory = after.size.memory;
  REQUIRE(memcmp(&before, &after, sizeof before) == 0);
}

struct outcome call_list(struct world *world, struct slot *slot) {
  (void)slot;
  struct reader *reader = &world->reader;
  scrollkit_status status;
  scrollkit_list *list = next_list(world, &status);
  for (int edits = next_byte(reader) % 32; list && edits > 0; edits--) {
    double offset = next_length(reader), moved = 0;
    scrollkit_status is_set = scrollkit_list_set_offset(list, offset);
    edit_list(world, list, next_time(reader, 0));
    REQUIRE(scrollkit_list_get_offset(list, &moved) == SCROLLKIT_STATUS_OK && isfinite(moved));
    ask(list, reader, look_at(list).size.count);
    REQUIRE(is_set <= SCROLLKIT_STATUS_OK);
  }
  scrollkit_list_destroy(list);
  return (struct outcome){.status = status};
}

static long index_of(struct world *world, struct slot *slot) { return slot - world->slots; }

/** The place of one of the lists of a slot, which a byte chooses. */
static scrollkit_list **next_place(struct world *world, struct slot *slot) {
  return &world->lists[index_of(world, slot)][next_byte(&world->reader) & 1];
}

struct outcome call_list_attach(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double time = next_time(reader, slot->time);
  scrollkit_status status;
  scrollkit_list *list = next_list(world, &status);
  if (!list) return (struct outcome){.status = status};
  for (int edits = next_byte(reader) % 4; edits > 0; edits--) edit_list(world, list, 0);
  scrollkit_list **place = next_place(world, slot), *former = *place;
  *place = list;
  slot->behaves = slot->has_visible_inset = 1;
  status = scrollkit_list_attach(list, slot->scroller, time);
  if (*place == list && former) scrollkit_list_destroy(former);
  return timed(status, time);
}

struct outcome call_list_detach(struct world *world, struct slot *slot) {
  scrollkit_list **place = next_place(world, slot), *list = *place;
  if (next_byte(&world->reader) & 1) {
    double time = next_time(&world->reader, slot->time), offset;
    if (!list) return (struct outcome){.status = SCROLLKIT_STATUS_OK};
    int is_attached = scrollkit_list_get_offset(list, &offset) == SCROLLKIT_STATUS_WRONG_MODE;
    scrollkit_status status = scrollkit_list_detach(list, time);
    return (struct outcome){.status = status, .time = time, .has_time = is_attached || status < 0};
  }
  scrollkit_list_destroy(list);
  *place = NULL;
  return (struct outcome){.status = SCROLLKIT_STATUS_OK};
}

/** One of the lists of a slot if it is attached to its scroller, which is then advanced to `time`; else NULL. */
static scrollkit_list *advanced(struct world *world, struct slot *slot, double time, scrollkit_status *status) {
  scrollkit_list **place = next_place(world, slot), *list = *place;
  unsigned generation = slot->generation;
  double offset;
  *status = SCROLLKIT_STATUS_OK;
  if (!list || !slot->scroller || scrollkit_list_get_offset(list, &offset) == SCROLLKIT_STATUS_OK) return NULL;
  *status = scrollkit_scroller_tick(slot->scroller, time, NULL);
  if (*status != SCROLLKIT_STATUS_OK || slot->generation != generation) return NULL;
  list = *place;
  return list && scrollkit_list_get_offset(list, &offset) == SCROLLKIT_STATUS_WRONG_MODE ? list : NULL;
}

/** The outcome of a call at a time to which the scroller was advanced before. */
static struct outcome advanced_outcome(scrollkit_list *list, scrollkit_status status, double time) {
  return (struct outcome){.status = status, .time = time, .has_time = list != NULL || status < 0};
}

struct outcome call_list_edit(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  scrollkit_status status;
  scrollkit_list *list = advanced(world, slot, time, &status);
  if (list) edit_list(world, list, time);
  return advanced_outcome(list, status, time);
}

struct outcome call_list_update(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  uint8_t choice = next_byte(&world->reader);
  uint32_t batch = 0, *last = &world->list_batches[index_of(world, slot)];
  scrollkit_status status;
  scrollkit_list *list = advanced(world, slot, time, &status);
  if (!list) return advanced_outcome(list, status, time);
  slot->open_batches = SOME_BATCHES;
  if (choice & 1) {
    scrollkit_status ended = scrollkit_list_end_update(list, choice & 2 ? *last : choice, time);
    REQUIRE(ended >= SCROLLKIT_STATUS_OK || ended == SCROLLKIT_STATUS_NOT_FOUND);
  } else {
    REQUIRE(scrollkit_list_begin_update(list, time, &batch) == SCROLLKIT_STATUS_OK && batch != 0);
    *last = batch;
  }
  return advanced_outcome(list, status, time);
}

struct outcome call_list_scroll(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double time = next_time(reader, slot->time), margin = next_length(reader);
  uint8_t choice = next_byte(reader);
  unsigned generation = slot->generation;
  scrollkit_status status;
  scrollkit_list *list = advanced(world, slot, time, &status);
  if (!list) return advanced_outcome(list, status, time);
  uint64_t count = look_at(list).size.count, id = 0;
  size_t item = next_item(reader, count);
  scrollkit_status scrolled;
  if (choice & 1) {
    if (choice & 32) {
      scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
      options.align_y = choice >> 2 & 7, options.margin_top = margin;
      if (choice & 64) options.speed = margin;
      scrolled = scrollkit_list_scroll_into_view(list, item, &options, time, &id);
    } else {
      scrolled = scrollkit_list_scroll_to_item(list, item, choice >> 2 & 7, margin, choice >> 1 & 1, time, &id);
    }
    REQUIRE((scrolled == SCROLLKIT_STATUS_OK) == (id != 0));
    if (id && slot->generation == generation) issued(slot, id);
  } else {
    scrolled = scrollkit_list_set_position(list, item, margin, time);
  }
  REQUIRE(scrolled != SCROLLKIT_STATUS_OK || item < count);
  return advanced_outcome(list, status, time);
}

struct outcome call_list_conversation(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double time = next_time(reader, slot->time), length = next_length(reader);
  uint8_t choice = next_byte(reader);
  unsigned generation = slot->generation;
  scrollkit_status status;
  scrollkit_list *list = advanced(world, slot, time, &status);
  if (!list) return advanced_outcome(list, status, time);
  uint64_t count = look_at(list).size.count, id = 0;
  size_t item = next_item(reader, count);
  scrollkit_list_conversation state = SCROLLKIT_LIST_CONVERSATION_INIT;
  int converses = scrollkit_list_get_conversation(list, &state) == SCROLLKIT_STATUS_OK;
  scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
  if (choice & 4) options.speed = length;
  options.at_once = choice >> 3 & 1;
  scrollkit_status done;
  switch (choice & 3) {
    case 0: {
      scrollkit_list_conversation_options read = SCROLLKIT_LIST_CONVERSATION_OPTIONS_INIT;
      read.near_distance = length, read.is_at_top = choice >> 4 & 3;
      if (choice & 64) read.top_margin = length;
      done = scrollkit_list_set_conversation(list, choice & 128 ? NULL : &read, time);
      break;
    }
    case 1: done = scrollkit_list_begin_turn(list, item, &options, time, &id); break;
    case 2: done = scrollkit_list_scroll_to_newest(list, &options, time, &id); break;
    default: done = scrollkit_list_end_conversation(list, time);
  }
  REQUIRE((choice & 3) == 0 || done != SCROLLKIT_STATUS_OK || converses);
  REQUIRE((choice & 3) != 1 || done != SCROLLKIT_STATUS_OK || item < count);
  REQUIRE((id != 0) == (done == SCROLLKIT_STATUS_OK && ((choice & 3) == 1 || (choice & 3) == 2)));
  if (id && slot->generation == generation) issued(slot, id);
  return advanced_outcome(list, status, time);
}

struct outcome call_list_look(struct world *world, struct slot *slot) {
  scrollkit_list *list = *next_place(world, slot);
  scrollkit_list_frame frame = SCROLLKIT_LIST_FRAME_INIT;
  double positions[16], times[16], within = NAN;
  size_t items[16], count = 0, item = 0;
  if (list && scrollkit_list_get_frame(list, &frame, positions, 16) == SCROLLKIT_STATUS_OK) {
    uint64_t all = look_at(list).size.count;
    REQUIRE(frame.first <= all && frame.count <= all - frame.first);
    REQUIRE(!frame.has_sticky || (frame.sticky_item < all && isfinite(frame.sticky_position)));
    for (uint64_t index = 0; index < frame.count && index < 16; index++) REQUIRE(isfinite(positions[index]));
    REQUIRE(scrollkit_list_get_position(list, &item, &within) == SCROLLKIT_STATUS_OK);
    REQUIRE((item < all || all == 0) && isfinite(within));
    scrollkit_list_conversation state = SCROLLKIT_LIST_CONVERSATION_INIT;
    if (scrollkit_list_get_conversation(list, &state) == SCROLLKIT_STATUS_OK) {
      REQUIRE(state.is_following <= 1 && isfinite(state.spacer) && state.spacer >= 0);
      REQUIRE(state.unread_count == 0 ? state.first_unread == 0 : state.first_unread + state.unread_count == all);
      REQUIRE(!state.is_following || state.unread_count == 0);
    }
    REQUIRE(scrollkit_list_get_sticky_items(list, items, positions, 16, &count) == SCROLLKIT_STATUS_OK && count <= 16);
    for (size_t index = 0; index < count; index++) REQUIRE(items[index] < all && isfinite(positions[index]));
    REQUIRE(scrollkit_list_get_upcoming(list, items, times, 16, &count) == SCROLLKIT_STATUS_OK && count <= 16);
    for (size_t index = 0; index < count; index++) {
      REQUIRE(items[index] < all && !isnan(times[index]));
      if (slot->scroller) REQUIRE(times[index] >= checked_frame(slot).time);
    }
    if (next_byte(&world->reader) & 1) ask(list, &world->reader, all);
  }
  return (struct outcome){.status = SCROLLKIT_STATUS_OK};
}
