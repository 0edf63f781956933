/* Inputs, ticks, frames, events and names. */
#include "calls.h"

static scrollkit_input next_input(struct reader *reader, double last, int is_observed) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  uint8_t choice = next_byte(reader);
  input.kind = is_observed ? 32 + choice % 6 : 1 + choice % 12;
  if (choice >= 244) input.kind = next_byte(reader);
  input.time = next_time(reader, last);
  input.x = next_length(reader);
  input.y = next_length(reader);
  uint8_t more = next_byte(reader);
  if (more & 1) {
    input.velocity_x = next_length(reader);
    input.velocity_y = next_length(reader);
  }
  input.pointer_id = more >> 1 & 1;
  input.unit = more == 255 ? 5 : (more >> 2) % 5;
  input.key = more == 253 ? 10 : more % 10;
  input.flags = more == 254 ? SCROLLKIT_INPUT_FLAGS_ZOOM : next_byte(reader) & 7;
  if (more >= 240 && more < 253) input.flags |= (next_short(reader) & 127) << 3;
  input.device = more >> 4;
  return input;
}

struct outcome call_push(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_input input = next_input(reader, slot->time, slot->is_observed);
  uint32_t size = next_struct_size(reader, sizeof input);
  uint8_t choice = next_byte(reader);
  scrollkit_input *copy = sized_copy(&input, sizeof input, size, choice == 254);
  scrollkit_status status = scrollkit_scroller_push(slot->scroller, choice == 255 ? NULL : copy);
  free(copy);
  return timed(status, effective_time(world, slot, &input, size));
}

struct outcome call_push_many(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint32_t size = next_struct_size(reader, sizeof(scrollkit_input));
  uint32_t count = next_byte(reader) % 9;
  uint8_t choice = next_byte(reader);
  uint32_t stride = size >= 8 && size <= 4096 ? size : 4096;
  uint8_t *batch = calloc(count + 1, stride);
  double time = slot->time;
  for (uint32_t index = 0; index < count; index++) {
    scrollkit_input input = next_input(reader, time, slot->is_observed);
    struct slot earlier = *slot;
    earlier.time = time;
    if (index > 0) earlier.has_time = 1;
    double effective = effective_time(world, &earlier, &input, size);
    if (effective < slot->time) world->has_behaviours = 1;  // late, as in make_call
    if (!earlier.has_time || !(effective < time)) time = effective;
    uint32_t stated = choice == 253 ? size + 8 * (index & 1) : size;
    input.struct_size = stated;
    memcpy(batch + index * stride, &input, stride < sizeof input ? stride : sizeof input);
  }
  scrollkit_status status = scrollkit_scroller_push_many(
      slot->scroller, (scrollkit_input *)batch, choice == 254 ? SIZE_MAX : count);
  free(batch);
  return count == 0 ? untimed(status) : timed(status, time);
}

struct outcome call_press(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint64_t pointer = next_byte(reader) & 1;
  double x = next_length(reader), y = next_length(reader);
  double time = next_time(reader, slot->time);
  return timed(scrollkit_scroller_press(slot->scroller, pointer, x, y, time), time);
}

struct outcome call_move(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint64_t pointer = next_byte(reader) & 1;
  double x = next_length(reader), y = next_length(reader);
  double time = next_time(reader, slot->time);
  return timed(scrollkit_scroller_move(slot->scroller, pointer, x, y, time), time);
}

struct outcome call_release(struct world *world, struct slot *slot) {
  uint64_t pointer = next_byte(&world->reader) & 1;
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_scroller_release(slot->scroller, pointer, time), time);
}

struct outcome call_cancel(struct world *world, struct slot *slot) {
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_scroller_cancel(slot->scroller, time), time);
}

struct outcome call_wheel(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double x = next_length(reader), y = next_length(reader);
  scrollkit_unit unit = next_enum(reader, 5);
  double time = next_time(reader, slot->time);
  return timed(scrollkit_scroller_wheel(slot->scroller, x, y, unit, time), time);
}

struct outcome call_key(struct world *world, struct slot *slot) {
  scrollkit_key key = next_enum(&world->reader, 10);
  double time = next_time(&world->reader, slot->time);
  return timed(scrollkit_scroller_key(slot->scroller, key, time), time);
}

struct outcome call_tick(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  double time = next_time(reader, slot->time);
  uint32_t size = next_struct_size(reader, sizeof(scrollkit_frame));
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_frame *copy = sized_copy(&frame, sizeof frame, size, 0);
  unsigned generation = slot->generation;
  scrollkit_status status = scrollkit_scroller_tick(slot->scroller, time, copy);
  // A scroller that its delegate destroyed has no frame, and its slot may contain another scroller.
  int is_ticked = status == SCROLLKIT_STATUS_OK && slot->generation == generation;
  if (is_ticked && size == sizeof frame) {
    check_frame(slot, copy);
    REQUIRE(scrollkit_scroller_needs_tick(slot->scroller) == copy->needs_tick);
  }
  if (is_ticked && size != sizeof frame) scrollkit_scroller_tick_offset(slot->scroller, SCROLLKIT_AXIS_Y, time);
  free(copy);
  return timed(status, time);
}

struct outcome call_tick_many(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  double time = next_time(reader, slot->time);
  uint32_t size = next_struct_size(reader, sizeof(scrollkit_frame));
  uint32_t stride = size >= 8 && size <= 4096 ? size : 4096;
  scrollkit_scroller *scrollers[SCROLLERS + 1];
  unsigned generations[SCROLLERS];
  size_t count = 0;
  for (int index = 0; index < SCROLLERS; index++) {
    generations[index] = world->slots[index].generation;
    if (!(choice >> index & 1)) continue;
    if (world->slots[index].scroller || choice == 255) {
      scrollers[count++] = world->slots[index].scroller;
    }
  }
  if (count > 0 && choice & 16) {  // the same scroller twice
    scrollers[count] = scrollers[0];
    count++;
  }
  uint8_t *frames = malloc(count * stride + 1);
  for (size_t index = 0; index < count; index++) {
    memset(frames + index * stride, 0, stride);
    memcpy(frames + index * stride, &size, sizeof size);
  }
  scrollkit_status status =
      world->is_blind
          ? seen[world->calls - 1].status
          : scrollkit_scroller_tick_many(
                scrollers, count, time, choice & 32 ? NULL : (scrollkit_frame *)frames);
  free(frames);
  for (int index = 0; index < SCROLLERS && status == SCROLLKIT_STATUS_OK; index++) {
    struct slot *ticked = &world->slots[index];
    if (!(choice >> index & 1) || !ticked->scroller) continue;
    if (ticked->generation == generations[index]) passed(ticked, time);
  }
  return (struct outcome){.status = status};
}

struct outcome call_frame(struct world *world, struct slot *slot) {
  uint32_t size = next_struct_size(&world->reader, sizeof(scrollkit_frame));
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_frame *copy = sized_copy(&frame, sizeof frame, size, 0);
  scrollkit_status status = scrollkit_scroller_get_frame(slot->scroller, copy);
  free(copy);
  return untimed(status);
}

struct outcome call_next_event(struct world *world, struct slot *slot) {
  uint32_t size = next_struct_size(&world->reader, sizeof(scrollkit_event));
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  scrollkit_event *copy = sized_copy(&event, sizeof event, size, 0);
  scrollkit_status status = scrollkit_scroller_next_event(slot->scroller, copy);
  if (status == 1 && size == sizeof event) check_event(slot, copy);
  if (status == 1 && size != sizeof event) slot->is_lossy = 1;  // a short struct does not contain all fields
  free(copy);
  return untimed(status);
}

struct outcome call_names(struct world *world, struct slot *slot) {
  (void)slot;
  uint32_t number = next_byte(&world->reader);
  if (number == 255) number = UINT32_MAX;
  uint8_t name[9] = {0};
  for (int index = 0; index < 8; index++) name[index] = next_byte(&world->reader);
  REQUIRE(scrollkit_has_feature((const char *)name) <= 1);
  REQUIRE(scrollkit_has_feature(NULL) == 0);
  REQUIRE(scrollkit_version()[0] && scrollkit_version_number() > 0);
  REQUIRE(scrollkit_status_text(-(scrollkit_status)number)[0]);
  REQUIRE(scrollkit_enum_name((const char *)name, number)[0]);
  REQUIRE(scrollkit_enum_name("phase", number)[0] && scrollkit_enum_name(NULL, number)[0]);
  return (struct outcome){.status = SCROLLKIT_STATUS_OK};
}

struct outcome call_inits(struct world *world, struct slot *slot) {
  (void)slot;
  uint32_t size = next_struct_size(&world->reader, 64);
  void *room = malloc(size <= 4096 ? size : 1);
  scrollkit_status status = scrollkit_struct_init(room, size);
  REQUIRE((status == SCROLLKIT_STATUS_OK) == (size >= 8 && size <= 4096 && size % 8 == 0));
  if (status == SCROLLKIT_STATUS_OK) REQUIRE(*scrollkit_struct_get_invalid_field("geometry", room) == 0);
  REQUIRE(*scrollkit_struct_get_invalid_field(NULL, room) == 0 && *scrollkit_struct_get_invalid_field("frame", room) == 0);
  REQUIRE(*scrollkit_struct_get_invalid_field("geometry", NULL) == 0);
  REQUIRE(scrollkit_struct_get_size("event") == sizeof(scrollkit_event) && scrollkit_struct_get_size(NULL) == 0);
  free(room);
  return (struct outcome){.status = status};
}
