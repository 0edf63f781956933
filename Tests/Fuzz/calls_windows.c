/* Windows and their scrollers. */
#include "calls.h"

static struct pane *next_pane(struct world *world) {
  return &world->panes[next_byte(&world->reader) % WINDOWS];
}

static int number_of(const struct world *world, const struct pane *pane) {
  return (int)(pane - world->panes) + 1;
}

static struct outcome alone(scrollkit_status status) {
  return (struct outcome){.status = status};
}

struct outcome call_window_destroy(struct world *world, struct slot *slot) {
  (void)slot;
  struct pane *pane = next_pane(world);
  scrollkit_window *window = pane->window;
  *pane = (struct pane){0};
  for (int index = 0; index < SCROLLERS; index++) {
    struct slot *member = &world->slots[index];
    if (member->window == number_of(world, pane)) member->window = 0;
  }
  scrollkit_window_destroy(window);
  return alone(SCROLLKIT_STATUS_OK);
}

struct outcome call_window_create(struct world *world, struct slot *slot) {
  (void)slot;
  struct pane *pane = next_pane(world), *sibling = next_pane(world);
  if (pane->window) return alone(scrollkit_window_create(pane->window, NULL));
  scrollkit_status status = scrollkit_window_create(sibling->window, &pane->window);
  if (status == SCROLLKIT_STATUS_NO_MEMORY) return alone(status);
  REQUIRE(status == SCROLLKIT_STATUS_OK && pane->window);
  int is_first = pane == sibling || !sibling->window;
  pane->ring = is_first ? ++world->rings : sibling->ring;
  pane->is_key = is_first;
  pane->bar = 20;
  return alone(status);
}

struct outcome call_window_set(struct world *world, struct slot *slot) {
  (void)slot;
  struct pane *pane = next_pane(world);
  if (next_byte(&world->reader) & 1) {
    for (int index = 0; index < WINDOWS && pane->window; index++) {
      if (world->panes[index].ring == pane->ring) world->panes[index].is_key = 0;
    }
    pane->is_key = 1;
    return alone(scrollkit_window_make_key(pane->window));
  }
  double bottom = next_size_length(&world->reader), reach = next_size_length(&world->reader);
  scrollkit_status status = scrollkit_window_set_status_bar(pane->window, bottom, reach);
  if (status == SCROLLKIT_STATUS_OK) pane->bar = bottom + reach;
  return alone(status);
}

struct outcome call_window_add_scroller(struct world *world, struct slot *slot) {
  struct pane *pane = next_pane(world);
  scrollkit_status status = scrollkit_window_add_scroller(pane->window, slot->scroller);
  if (status == SCROLLKIT_STATUS_OK) slot->window = number_of(world, pane);
  return untimed(status);
}

struct outcome call_window_remove_scroller(struct world *world, struct slot *slot) {
  struct pane *pane = next_pane(world);
  scrollkit_status status = scrollkit_window_remove_scroller(pane->window, slot->scroller);
  if (status == SCROLLKIT_STATUS_OK && slot->window == number_of(world, pane)) slot->window = 0;
  return untimed(status);
}

/** Returns the number of scrollers that a tap on a window's status bar triggers. */
static uint32_t members(const struct world *world, const struct pane *pane) {
  uint32_t count = 0;
  for (int index = 0; index < SCROLLERS; index++) {
    const struct slot *slot = &world->slots[index];
    if (!slot->scroller || slot->window != number_of(world, pane)) continue;
    scrollkit_top_state state = SCROLLKIT_TOP_STATE_INIT;
    REQUIRE(scrollkit_top_get_state(slot->scroller, &state) == SCROLLKIT_STATUS_OK);
    count += state.is_visible;
  }
  return count;
}

struct outcome call_window_tap(struct world *world, struct slot *slot) {
  struct pane *pane = next_pane(world);
  double x = next_length(&world->reader), y = next_length(&world->reader);
  uint8_t choice = next_byte(&world->reader);
  uint32_t has_event = choice == 255 ? 2 : (choice & 7) != 0;
  double time = next_time(&world->reader, slot->time);
  int counts = pane->is_key && has_event == 1 && y < pane->bar;
  uint32_t expected = counts ? members(world, pane) : 0, count = 99;
  scrollkit_status status = scrollkit_window_tap(pane->window, x, y, has_event, time, &count);
  if (status != SCROLLKIT_STATUS_OK) REQUIRE(count == 99);
  else REQUIRE(world->has_delegates ? count <= expected : count == expected);
  for (int index = 0; index < SCROLLERS; index++) {
    struct slot *member = &world->slots[index];
    if (!member->scroller) continue;
    scrollkit_frame frame = checked_frame(member);
    if (frame.time > member->time) passed(member, frame.time);
  }
  return alone(status);
}
