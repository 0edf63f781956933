/*
 * Every function in any order with any numbers: bytes choose the calls, checks.c says what must
 * hold after each. Build and run it with Tests/Consumers/fuzz.sh.
 */
#include "calls.h"

#include <stdlib.h>

/** Makes a call on a slot; some have outcomes that only they can note. */
typedef struct outcome (*call)(struct world *, struct slot *);

static const call calls[] = {
    call_press, call_move, call_move, call_move, call_release, call_cancel, call_wheel, call_push,
    call_push, call_push, call_push_many, call_tick, call_tick, call_tick, call_tick_many,
    call_frame, call_next_event, call_scroll_to, call_scroll_to, call_scroll_by,
    call_scroll_rect_to_visible, call_set_offset, call_stop, call_shift, call_set_geometry,
    call_set_geometry, call_set_feel, call_set_delegate, call_create, call_destroy, call_names,
    call_inits};

struct seen seen[CALLS];

/** Reads a call's bytes without making it, in a blind run; the clock goes on as if it was made. */
static void leave_out(
    struct world *world, struct slot *slot, call call, scrollkit_status status) {
  struct slot nobody = *slot;
  nobody.scroller = NULL;
  struct outcome outcome = call(world, &nobody);
  if (status == SCROLLKIT_OK && outcome.has_time) passed(slot, outcome.time);
}

void make_call(struct world *world) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader), is_drained = next_byte(reader) & 15;
  struct slot *slot = &world->slots[(choice >> 5) % SCROLLERS];
  unsigned generation = slot->generation;
  call call = calls[choice & 31];
  struct seen unseen, *told = world->calls < CALLS ? &seen[world->calls++] : &unseen;
  if (world->is_blind && (told->status < 0 || call == call_tick || call == call_tick_many)) {
    leave_out(world, slot, call, told->status);
    return;
  }
  scrollkit_frame before = SCROLLKIT_FRAME_INIT;
  if (slot->scroller) before = checked_frame(slot);

  world->depth++;
  struct outcome outcome = call(world, slot);
  world->depth--;
  if (world->is_blind && outcome.has_time) REQUIRE(outcome.status == told->status);
  told->status = outcome.status;

  REQUIRE(outcome.status <= 1 && outcome.status > SCROLLKIT_ERROR_NO_MEMORY);
  if (slot->generation != generation) return;
  if (!slot->scroller) {
    REQUIRE(!outcome.needs_scroller || outcome.status == SCROLLKIT_ERROR_NULL_ARGUMENT);
    return;
  }
  scrollkit_frame after = checked_frame(slot);
  if (outcome.status < 0) REQUIRE(memcmp(&before, &after, sizeof before) == 0);
  if (outcome.status == SCROLLKIT_OK && outcome.has_time) {
    passed(slot, outcome.time);
    if (world->is_blind) check_same(&told->frame, &after);
    told->frame = after;
  }
  if (world->depth == 0 && is_drained) drain(slot);
}

void did_happen(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  struct world *world = user;
  struct slot *slot = world->slots;
  while (slot < world->slots + SCROLLERS && slot->scroller != scroller) slot++;
  REQUIRE(slot < world->slots + SCROLLERS);  // never for one that was destroyed
  REQUIRE(slot->delegate != DELEGATE_NONE);
  passed(slot, checked_frame(slot).time);
  check_event(slot, event);
  switch (slot->delegate) {
    case DELEGATE_NONE: case DELEGATE_LISTENS: case DELEGATE_KINDS: break;
    case DELEGATE_CALLS:
      for (int left = next_byte(&world->reader) & 3; left > 0 && world->depth < 6; left--) {
        make_call(world);
      }
      break;
    case DELEGATE_SCROLLS_AGAIN: {
      uint64_t id = 0;
      double y = slot->offset_y == 10 ? 20 : 10;
      REQUIRE(scrollkit_scroller_scroll_to(scroller, 0, y, 0, slot->time, &id) == SCROLLKIT_OK);
      issued(slot, id);
      break;
    }
    case DELEGATE_DESTROYS:
      slot->scroller = NULL;
      slot->generation++;
      scrollkit_scroller_destroy(scroller);
      break;
    case DELEGATE_LEAVES:
      slot->delegate = DELEGATE_NONE;
      REQUIRE(scrollkit_scroller_set_delegate(scroller, NULL) == SCROLLKIT_OK);
      break;
  }
}

/** A driven and an observed scroller with content, so that most bytes lead somewhere. */
static void begin(struct world *world) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = geometry.content_width = 320;
  geometry.viewport_height = 480;
  geometry.content_height = 4000;
  for (int place = 0; place < 2; place++) {
    struct slot *slot = &world->slots[place];
    scrollkit_options options = SCROLLKIT_OPTIONS_INIT;
    options.mode = (scrollkit_mode)place;
    slot->is_observed = place;
    REQUIRE(scrollkit_scroller_create(&options, &slot->scroller) == SCROLLKIT_OK);
    REQUIRE(scrollkit_scroller_set_geometry(slot->scroller, &geometry, 0) == SCROLLKIT_OK);
    passed(slot, 0);
    drain(slot);
  }
}

static struct world run(const uint8_t *bytes, size_t size, int is_blind) {
  static struct world world;
  memset(&world, 0, sizeof world);
  world.reader = (struct reader){bytes, size};
  world.is_blind = is_blind;
  begin(&world);
  while (world.reader.left > 0) make_call(&world);
  for (int place = 0; place < SCROLLERS; place++) {
    if (!world.slots[place].scroller) continue;
    if (!is_blind) settle(&world.slots[place]);
    scrollkit_scroller_destroy(world.slots[place].scroller);
  }
  return world;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  struct world world = run(bytes, size, 0);
  // A delegate's calls depend on when it is told, and so on ticks.
  if (!world.has_delegates && world.calls < CALLS) run(bytes, size, 1);
  return 0;
}
