/* Scroll to top, headers and the nub. */
#include "calls.h"

struct outcome call_top_enable(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_top_options options;
  scrollkit_struct_init(&options, sizeof options);
  options.rule = next_enum(reader, 2);
  uint8_t choice = next_byte(reader);
  options.starts_hidden = choice & 1;
  options.reserved = choice == 253;
  uint32_t size = next_struct_size(reader, sizeof options);
  scrollkit_top_options *copy = sized_copy(&options, sizeof options, size, choice == 254);
  slot->behaves = 1;
  slot->has_other_rule |= options.rule == SCROLLKIT_TOP_RULE_KEEP_UNTIL_DRAG;
  double time = next_time(&world->reader, slot->time);
  scrollkit_status status = scrollkit_top_enable(slot->scroller, choice == 255 ? NULL : copy, time);
  free(copy);
  return timed(status, time);
}

struct outcome call_top_disable(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  scrollkit_status status = scrollkit_top_disable(slot->scroller, time);
  if (status == SCROLLKIT_STATUS_OK) slot->window = 0;
  return timed(status, time);
}

struct outcome call_top_trigger(struct world *world, struct slot *slot) {
  scrollkit_top_source source = next_byte(&world->reader);
  double time = next_time(&world->reader, slot->time);
  if (source < 128) return timed(scrollkit_top_trigger(slot->scroller, source, time), time);
  return timed(scrollkit_top_trigger_home(slot->scroller, next_length(&world->reader), source, time), time);
}

struct outcome call_top_set_visible(struct world *world, struct slot *slot) {
  uint32_t is_visible = next_enum(&world->reader, 2);
  return untimed(scrollkit_top_set_visible(slot->scroller, is_visible));
}

/** Makes the options of a header, and updates the bounds for the slot's headers. */
static scrollkit_header_options *next_header(struct reader *reader, struct slot *slot) {
  scrollkit_header_options options;
  scrollkit_struct_init(&options, sizeof options);
  options.mode = next_enum(reader, 6);
  uint8_t switches = next_byte(reader), choice = next_byte(reader);
  options.snaps = switches & 1;
  options.stretches = switches >> 1 & 1;
  options.only_by_user = switches >> 2 & 1;
  options.inset = choice == 252 ? 2 : switches >> 3 & 1;
  options.height = next_size_length(reader);
  if (switches & 16) options.minimum_height = next_byte(reader) / 255.0 * fmin(options.height, 1e300);
  if (switches & 32) options.tolerance = next_size_length(reader);
  if (switches & 64) options.parallax = next_byte(reader) / 250.0;
  if (switches & 128) options.stretch_trigger = next_size_length(reader);
  uint32_t size = next_struct_size(reader, sizeof options);
  slot->behaves = 1;
  if (options.height > slot->tallest) slot->tallest = options.height;
  slot->has_visible_inset |= options.inset == SCROLLKIT_HEADER_INSET_VISIBLE;
  return sized_copy(&options, sizeof options, size, choice == 254);
}

struct outcome call_header_add(struct world *world, struct slot *slot) {
  scrollkit_header_options *options = next_header(&world->reader, slot);
  uint32_t number = HEADERS;
  double time = next_time(&world->reader, slot->time);
  scrollkit_status status = scrollkit_header_add(slot->scroller, options, time, &number);
  REQUIRE((status == SCROLLKIT_STATUS_OK) == (number < HEADERS));
  free(options);
  return timed(status, time);
}

struct outcome call_header_set_options(struct world *world, struct slot *slot) {
  uint32_t number = next_enum(&world->reader, HEADERS);
  scrollkit_header_options *options = next_header(&world->reader, slot);
  double time = next_time(&world->reader, slot->time);
  scrollkit_status status = scrollkit_header_set_options(slot->scroller, number, options, time);
  free(options);
  return timed(status, time);
}

struct outcome call_header_set_position(struct world *world, struct slot *slot) {
  uint32_t number = next_enum(&world->reader, HEADERS);
  double position = next_length(&world->reader), time = next_time(&world->reader, slot->time);
  return timed(scrollkit_header_set_position(slot->scroller, number, position, time), time);
}

struct outcome call_header_remove_all(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_header_remove_all(slot->scroller, time), time);
}

struct outcome call_nub_enable(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_nub_options options;
  scrollkit_struct_init(&options, sizeof options);
  uint8_t switches = next_byte(reader), choice = next_byte(reader);
  options.rule = next_enum(reader, 2);
  options.is_proportional = switches & 1;
  if (switches & 2) options.length = next_size_length(reader);
  if (switches & 4) options.margin = next_length(reader);
  if (switches & 8) options.fine_distance = next_size_length(reader);
  if (switches & 16) options.reach = next_length(reader);
  if (switches & 32) options.fade = next_size_length(reader);
  if (switches & 64) options.delay = next_size_length(reader);
  options.reserved = choice == 253;
  uint32_t size = next_struct_size(reader, sizeof options);
  scrollkit_nub_options *copy = sized_copy(&options, sizeof options, size, choice == 254);
  double margin = slot->nub_margin;
  int is_default = choice == 255 || size < 24 || options.margin == 0;
  slot->nub_margin = is_default ? 10 : fmax(0, options.margin);
  slot->behaves = 1;
  slot->has_other_rule |= options.rule == SCROLLKIT_NUB_RULE_IGNORE_INSETS;
  slot->nub_is_slow |= !(isless(options.fade, 250) && isless(options.delay, 250));
  double time = next_time(&world->reader, slot->time);
  scrollkit_status status = scrollkit_nub_enable(slot->scroller, choice == 255 ? NULL : copy, time);
  if (status != SCROLLKIT_STATUS_OK) slot->nub_margin = margin;
  free(copy);
  return timed(status, time);
}

struct outcome call_nub_disable(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_nub_disable(slot->scroller, time), time);
}

struct outcome call_nub_grab(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  uint32_t is_held = 99;
  scrollkit_status status = scrollkit_nub_grab(slot->scroller, time, &is_held);
  REQUIRE(status == SCROLLKIT_STATUS_OK ? is_held <= 1 : is_held == 99);
  return timed(status, time);
}

struct outcome call_nub_drag(struct world *world, struct slot *slot) {
  double distance = next_length(&world->reader), sideways = next_length(&world->reader);
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_nub_drag(slot->scroller, distance, sideways, time), time);
}

struct outcome call_nub_release(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_nub_release(slot->scroller, time), time);
}

struct outcome call_nub_set_hover(struct world *world, struct slot *slot) {
  uint32_t is_near = next_enum(&world->reader, 2);
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_nub_set_hover(slot->scroller, is_near, time), time);
}

struct outcome call_nub_set_sections(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  size_t count = choice & 7;
  double *starts = malloc(count * sizeof *starts + 1), last = 0;
  for (size_t index = 0; index < count; index++) {
    last = choice & 8 ? next_length(reader) : last + next_byte(reader) * 4.0;
    starts[index] = last;
  }
  double time = next_time(&world->reader, slot->time);
  scrollkit_status status = scrollkit_nub_set_sections(
      slot->scroller, choice == 254 ? NULL : starts, choice == 255 ? SIZE_MAX : count, time);
  free(starts);
  return timed(status, time);
}
