/* Lists: a call makes a list, edits it as the bytes choose, and destroys it. */
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
  if (choice == 254) return (size_t)next_short(reader) << next_byte(reader) % 48;
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
  static double extents[EXTENTS];
  double first = next_size_length(reader), step = next_byte(reader) / 16.0;
  for (size_t index = 0; index < count; index++) extents[index] = index % 3 ? first + step * (double)index : first;
  return extents;
}

static scrollkit_status edit(scrollkit_list *list, struct reader *reader, uint64_t all, double time) {
  uint8_t choice = next_byte(reader);
  size_t item = next_item(reader, all), count = next_item(reader, 40);
  size_t measured = count < EXTENTS ? count : EXTENTS;
  switch (choice % 8) {
    case 0: return scrollkit_list_insert(list, item, count, NULL, time);
    case 1: return scrollkit_list_insert(list, item, measured, next_extents(reader, measured), time);
    case 2: return scrollkit_list_remove(list, item, count, time);
    case 3: return scrollkit_list_move(list, item, count, next_item(reader, all), time);
    case 4: return scrollkit_list_set_extents(list, item, measured, next_extents(reader, measured), time);
    case 5: return scrollkit_list_forget_extents(list, item, count, time);
    case 6: return scrollkit_list_set_sticky(list, item, choice >> 6, time);
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
  scrollkit_list_sticky sticky = SCROLLKIT_LIST_STICKY_INIT;
  scrollkit_list_progress progress = SCROLLKIT_LIST_PROGRESS_INIT;
  scrollkit_list_item read = SCROLLKIT_LIST_ITEM_INIT;
  if (scrollkit_list_get_anchor(list, offset, &found, &within) == SCROLLKIT_STATUS_OK) {
    REQUIRE(found < all || (found == 0 && all == 0));
    REQUIRE(scrollkit_list_get_anchor_offset(list, found, within, &shown) <= SCROLLKIT_STATUS_OK);
  }
  if (scrollkit_list_get_visible(list, offset, length, fabs(within), &visible, positions, 16) ==
      SCROLLKIT_STATUS_OK)
    REQUIRE(visible.first <= all && visible.count <= all - visible.first);
  if (scrollkit_list_get_sticky(list, offset, length, &sticky) == SCROLLKIT_STATUS_OK && sticky.exists) {
    REQUIRE(sticky.item < all && sticky.start <= 0);
    REQUIRE(scrollkit_list_get_item(list, sticky.item, &read) == SCROLLKIT_STATUS_OK && read.is_sticky);
  }
  scrollkit_status status = scrollkit_list_get_progress(list, item, offset, length, &progress);
  REQUIRE(status != SCROLLKIT_STATUS_OK || item < all);
  REQUIRE(progress.entry >= 0 && progress.entry <= 1 && progress.cover >= 0 && progress.cover <= 1);
  REQUIRE(progress.exit >= 0 && progress.exit <= 1);
  status = scrollkit_list_get_offset_showing(list, item, next_byte(reader) % 5, within, offset, length, &shown);
  REQUIRE(status != SCROLLKIT_STATUS_OK || (item < all && isfinite(shown)));
}

struct outcome call_list(struct world *world, struct slot *slot) {
  (void)slot;
  struct reader *reader = &world->reader;
  scrollkit_list *list = NULL;
  scrollkit_list_options options = next_options(reader);
  const scrollkit_list_options *copy = sized_copy(&options, sizeof options, options.struct_size, 0);
  scrollkit_status status = scrollkit_list_create(next_byte(reader) & 1 ? copy : NULL, &list);
  free((void *)copy);
  REQUIRE((status == SCROLLKIT_STATUS_OK) == (list != NULL));
  for (int edits = next_byte(reader) % 32; list && edits > 0; edits--) {
    struct list_look before = look_at(list), after;
    double shift = 0;
    scrollkit_status edited = edit(list, reader, before.size.count, &shift);
    after = look_at(list);
    REQUIRE(edited != SCROLLKIT_STATUS_NO_MEMORY && isfinite(shift));
    if (edited < 0) {
      before.size.memory = after.size.memory;
      REQUIRE(shift == 0 && memcmp(&before, &after, sizeof before) == 0);
    }
    ask(list, reader, after.size.count);
  }
  scrollkit_list_destroy(list);
  return (struct outcome){.status = status};
}
