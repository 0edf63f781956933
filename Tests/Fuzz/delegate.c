/* The delegate's functions: they check the state, then do what the slot's kind defines. */
#include "calls.h"

static struct slot *slot_of(struct world *world, scrollkit_scroller *scroller) {
  struct slot *slot = world->slots;
  while (slot < world->slots + SCROLLERS && slot->scroller != scroller) slot++;
  REQUIRE(slot < world->slots + SCROLLERS);  // no call for a destroyed scroller
  return slot;
}

void destroy(struct world *world, scrollkit_scroller *scroller) {
  scrollkit_scroller *ending = world->ending;
  world->ending = scroller;
  scrollkit_scroller_destroy(scroller);
  world->ending = ending;
}

void did_happen(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  struct world *world = user;
  if (scroller == world->ending) {
    REQUIRE(event->kind == SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED);
    return;
  }
  struct slot *slot = slot_of(world, scroller);
  REQUIRE(slot->delegate != DELEGATE_NONE);
  passed(slot, checked_frame(slot).time);
  check_event(slot, event);
  switch (slot->delegate) {
    case DELEGATE_NONE: case DELEGATE_LISTENS: case DELEGATE_KINDS: break;
    case DELEGATE_CALLS:
      for (int remaining = next_byte(&world->reader) & 3; remaining > 0 && world->depth < 6; remaining--) {
        make_call(world);
      }
      break;
    case DELEGATE_SCROLLS_AGAIN: {
      uint64_t id = 0;
      double y = slot->offset_y == 10 ? 20 : 10;
      REQUIRE(scrollkit_scroller_scroll_to(scroller, 0, y, 0, slot->time, &id) == SCROLLKIT_STATUS_OK);
      issued(slot, id);
      break;
    }
    case DELEGATE_DESTROYS:
      slot->scroller = NULL;
      slot->generation++;
      destroy(world, scroller);
      break;
    case DELEGATE_LEAVES:
      slot->delegate = DELEGATE_NONE;
      REQUIRE(scrollkit_scroller_set_delegate(scroller, NULL) == SCROLLKIT_STATUS_OK);
      break;
  }
}

/** The action of a delegate that receives an input or a question. */
static void act(struct world *world, scrollkit_scroller *scroller) {
  struct slot *slot = slot_of(world, scroller);
  REQUIRE(slot->host != DELEGATE_NONE);
  passed(slot, checked_look(slot).frame.time);
  switch (slot->host) {
    case DELEGATE_NONE: case DELEGATE_LISTENS: case DELEGATE_SCROLLS_AGAIN: case DELEGATE_KINDS:
      break;
    case DELEGATE_CALLS:
      for (int remaining = next_byte(&world->reader) & 3; remaining > 0 && world->depth < 6; remaining--) {
        make_call(world);
      }
      break;
    case DELEGATE_DESTROYS: call_destroy(world, slot); break;
    case DELEGATE_LEAVES:
      slot->delegate = slot->host = DELEGATE_NONE;
      REQUIRE(scrollkit_scroller_set_delegate(scroller, NULL) == SCROLLKIT_STATUS_OK);
      break;
  }
}

void did_receive(void *user, scrollkit_scroller *scroller, const scrollkit_input *input) {
  REQUIRE(input->struct_size >= 8);
  REQUIRE(input->kind != SCROLLKIT_INPUT_KIND_NONE);
  act(user, scroller);
}

uint32_t responds_to(void *user, scrollkit_scroller *scroller, scrollkit_input_kind kind) {
  REQUIRE(slot_of(user, scroller)->host != DELEGATE_NONE);
  return kind & 1 ? UINT32_MAX : 0;
}

uint32_t should_scroll_to_top(
    void *user, scrollkit_scroller *scroller, scrollkit_top_source source) {
  struct world *world = user;
  (void)source;
  act(world, scroller);
  return next_byte(&world->reader) & 7;
}

void will_end_dragging(
    void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y,
    double *target_x, double *target_y) {
  struct world *world = user;
  REQUIRE(isfinite(velocity_x) && isfinite(velocity_y));
  REQUIRE(isfinite(*target_x) && isfinite(*target_y));
  act(world, scroller);
  uint8_t choice = next_byte(&world->reader);
  if (choice & 1) *target_x = next_length(&world->reader);
  if (choice & 2) *target_y = next_length(&world->reader);
}

struct outcome call_set_host(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  scrollkit_delegate delegate;
  REQUIRE(scrollkit_struct_init(&delegate, sizeof delegate) == SCROLLKIT_STATUS_OK);
  uint8_t choice = next_byte(reader);
  enum delegate_kind kind = 1 + next_byte(reader) % (DELEGATE_KINDS - 1);
  enum delegate_kind host = 1 + next_byte(reader) % (DELEGATE_KINDS - 1);
  delegate.user = world;
  if (choice & 1) delegate.did_happen = did_happen;
  if (choice & 2) delegate.did_receive = did_receive;
  if (choice & 4) delegate.responds_to = responds_to;
  if (choice & 8) delegate.should_scroll_to_top = should_scroll_to_top;
  if (choice & 16) delegate.will_end_dragging = will_end_dragging;
  scrollkit_status status = scrollkit_scroller_set_delegate(slot->scroller, &delegate);
  if (status == SCROLLKIT_STATUS_OK) {
    world->has_delegates = 1;
    slot->delegate = choice & 1 ? kind : DELEGATE_NONE;
    slot->host = choice & 30 ? host : DELEGATE_NONE;
  }
  return untimed(status);
}
