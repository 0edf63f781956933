/* Invariants after every call. */
#include "world.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn void broken(const char *condition, const char *file, int line) {
  fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, condition);
  abort();
}

int refusals;

void check_memory(struct world *world, scrollkit_status status) {
  if (status != SCROLLKIT_STATUS_NO_MEMORY) return;
  world->calls_without_memory++;
  REQUIRE(world->calls_without_memory <= refusals);
}

/** Returns whether a phase is valid in the slot's mode. */
static int is_phase(const struct slot *slot, scrollkit_phase phase) {
  return phase <= (slot->is_observed ? SCROLLKIT_PHASE_ZOOMING : SCROLLKIT_PHASE_STEERING);
}

void passed(struct slot *slot, double time) {
  if (!slot->has_time || time > slot->time) slot->time = time;
  slot->has_time = 1;
}

void check_event(struct slot *slot, const scrollkit_event *event) {
  REQUIRE(event->struct_size == sizeof *event);
  REQUIRE(event->reserved == 0);
  REQUIRE(isfinite(event->time) && isfinite(event->x) && isfinite(event->y));
  REQUIRE(isfinite(event->delta_x) && isfinite(event->delta_y));
  REQUIRE(!slot->has_event || event->time >= slot->event_time);
  slot->has_event = 1;
  slot->event_time = event->time;
  switch (event->kind) {
    case SCROLLKIT_EVENT_KIND_DID_SCROLL:
      slot->offset_x = event->x;
      slot->offset_y = event->y;
      break;
    case SCROLLKIT_EVENT_KIND_PHASE_CHANGED:
      REQUIRE(event->from_phase != event->to_phase);
      REQUIRE(is_phase(slot, event->to_phase));
      REQUIRE(slot->is_lossy || event->from_phase == slot->phase);
      slot->phase = event->to_phase;
      break;
    case SCROLLKIT_EVENT_KIND_WILL_REST:  // emitted before the change of phase
      REQUIRE(event->id == 0);
      break;
    case SCROLLKIT_EVENT_KIND_DID_REST:
      REQUIRE(slot->is_lossy || slot->phase == SCROLLKIT_PHASE_IDLE);
      REQUIRE(slot->is_lossy || (event->x == slot->offset_x && event->y == slot->offset_y));
      break;
    case SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED:
      REQUIRE(event->id != 0 && event->finished <= 1);
      if (event->id >= IDS) break;
      REQUIRE(!slot->is_completed[event->id]);
      slot->is_completed[event->id] = 1;
      break;
    case SCROLLKIT_EVENT_KIND_REQUEST_SCROLL: case SCROLLKIT_EVENT_KIND_REQUEST_REST:
    case SCROLLKIT_EVENT_KIND_REQUEST_SHIFT:
      REQUIRE(slot->is_observed);
      break;
    case SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM: case SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM:
    case SCROLLKIT_EVENT_KIND_ZOOM_CHANGED:
      REQUIRE(event->x > 0);
      break;
    case SCROLLKIT_EVENT_KIND_DRAG_BEGAN: case SCROLLKIT_EVENT_KIND_DRAG_ENDED:
    case SCROLLKIT_EVENT_KIND_DECELERATION_BEGAN: case SCROLLKIT_EVENT_KIND_DECELERATION_ENDED:
      REQUIRE(event->id == 0 && event->edges == 0);
      break;
    case SCROLLKIT_EVENT_KIND_WILL_BOUNCE: case SCROLLKIT_EVENT_KIND_DID_BOUNCE:
    case SCROLLKIT_EVENT_KIND_WILL_REACH_EDGES: case SCROLLKIT_EVENT_KIND_DID_REACH_EDGES:
      REQUIRE(event->edges > 0 && event->edges <= 15);
      break;
    case SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL: case SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE:
      REQUIRE(slot->behaves && event->id != 0);
      break;
    case SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED:
      REQUIRE(slot->behaves && event->id <= 1);
      break;
    case SCROLLKIT_EVENT_KIND_HEADER_MOVED:
      REQUIRE(event->y <= 0 && event->y >= -slot->tallest);
      REQUIRE(event->id < HEADERS);
      break;
    case SCROLLKIT_EVENT_KIND_HEADER_SHOWN: case SCROLLKIT_EVENT_KIND_HEADER_HIDDEN:
    case SCROLLKIT_EVENT_KIND_HEADER_STRETCHED:
      REQUIRE(slot->behaves && event->id < HEADERS);
      break;
    case SCROLLKIT_EVENT_KIND_NUB_SHOWN: case SCROLLKIT_EVENT_KIND_NUB_HIDDEN:
    case SCROLLKIT_EVENT_KIND_NUB_GRABBED: case SCROLLKIT_EVENT_KIND_NUB_RELEASED:
      REQUIRE(slot->behaves);
      break;
    case SCROLLKIT_EVENT_KIND_SECTION_CHANGED:
      REQUIRE(event->x >= -1 && event->x == floor(event->x));
      break;
    case SCROLLKIT_EVENT_KIND_LIST_VISIBLE_CHANGED:
      REQUIRE(slot->behaves && event->x >= 0 && event->x == floor(event->x));
      REQUIRE(event->y >= 0 && event->y == floor(event->y));
      break;
    case SCROLLKIT_EVENT_KIND_LIST_STICKY_CHANGED:
      REQUIRE(slot->behaves && event->x >= -1 && event->x == floor(event->x));
      break;
    case SCROLLKIT_EVENT_KIND_LIST_NEAR_START: case SCROLLKIT_EVENT_KIND_LIST_NEAR_END:
      REQUIRE(slot->behaves && event->x == 0 && event->y == 0);
      break;
    case SCROLLKIT_EVENT_KIND_LIST_CONVERSATION_CHANGED:
      REQUIRE(slot->behaves && event->id <= 1 && event->x >= -1 && event->y >= 0);
      REQUIRE((event->x < 0) == (event->y == 0) && (event->id == 0 || event->x < 0));
      break;
    case SCROLLKIT_EVENT_KIND_REFRESH_CHANGED:
      REQUIRE(slot->behaves && event->id <= SCROLLKIT_REFRESH_STEP_CLOSING);
      break;
    case SCROLLKIT_EVENT_KIND_PAGE_CHANGED:
      REQUIRE(event->id <= SCROLLKIT_AXIS_Y && event->x == floor(event->x));
      REQUIRE(slot->is_lossy || !slot->has_page[event->id] || event->x != slot->page[event->id]);
      slot->has_page[event->id] = 1;
      slot->page[event->id] = event->x;
      break;
    case SCROLLKIT_EVENT_KIND_OVERFLOW:
      REQUIRE(event->id > 0);
      slot->is_lossy = 1;
      break;
    default:
      REQUIRE(!"a known kind of event");
  }
}

void check_frame(const struct slot *slot, const scrollkit_frame *frame) {
  REQUIRE(frame->struct_size == sizeof *frame);
  REQUIRE(frame->reserved == 0 && frame->needs_tick <= 1);
  REQUIRE(is_phase(slot, frame->phase));
  const double *numbers = &frame->time;
  for (int index = 0; index < 11; index++) REQUIRE(isfinite(numbers[index]));
  REQUIRE(isfinite(frame->edge_x) && isfinite(frame->edge_y) && isfinite(frame->scale) && frame->scale > 0);
  REQUIRE(frame->progress_x >= 0 && frame->progress_x <= 1);
  REQUIRE(frame->progress_y >= 0 && frame->progress_y <= 1);
  if (frame->phase == SCROLLKIT_PHASE_IDLE) {
    // Content rests while the pull of an edge recedes, which a viewport that has become empty does not show.
    int is_empty = slot->geometry.viewport_width == 0 || slot->geometry.viewport_height == 0;
    REQUIRE(slot->behaves || is_empty || frame->needs_tick == 0 || frame->edge_x != 0 || frame->edge_y != 0);
    REQUIRE(frame->offset_x == frame->target_x && frame->offset_y == frame->target_y);
    REQUIRE(frame->velocity_x == 0 && frame->velocity_y == 0);
    REQUIRE(slot->is_observed || (frame->overscroll_x == 0 && frame->overscroll_y == 0));
  }
  if (!slot->is_observed && frame->needs_tick == 0) {
    REQUIRE(frame->offset_x == frame->target_x && frame->offset_y == frame->target_y);
  }
}

scrollkit_frame checked_frame(const struct slot *slot) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  REQUIRE(scrollkit_scroller_get_frame(slot->scroller, &frame) == SCROLLKIT_STATUS_OK);
  check_frame(slot, &frame);
  return frame;
}

void drain(struct slot *slot) {
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  scrollkit_status status;
  while ((status = scrollkit_scroller_next_event(slot->scroller, &event)) == 1) {
    check_event(slot, &event);
  }
  REQUIRE(status == SCROLLKIT_STATUS_OK);
  scrollkit_frame frame = checked_frame(slot);
  if (slot->is_lossy) return;
  REQUIRE(frame.phase == slot->phase);
  REQUIRE(frame.offset_x == slot->offset_x && frame.offset_y == slot->offset_y);
  int under_way = 0;
  for (int id = 1; id < IDS; id++) under_way += slot->is_issued[id] && !slot->is_completed[id];
  // One along each axis. What the user moves along the other is seen before it.
  int is_moving = frame.phase != SCROLLKIT_PHASE_IDLE && frame.phase != SCROLLKIT_PHASE_TRACKING && frame.phase != SCROLLKIT_PHASE_DRAGGING;
  REQUIRE(under_way <= 2 * is_moving);
}

void check_same(const scrollkit_frame *one, const scrollkit_frame *other) {
  const double *left = &one->time, *right = &other->time;
  REQUIRE(one->phase == other->phase && one->needs_tick == other->needs_tick);
  for (int index = 0; index < 11; index++) REQUIRE(left[index] == right[index]);
  REQUIRE(one->edge_x == other->edge_x && one->edge_y == other->edge_y && one->scale == other->scale);
}

void issued(struct slot *slot, uint64_t id) {
  REQUIRE(id != 0);
  if (id >= IDS) return;
  REQUIRE(!slot->is_issued[id]);
  slot->is_issued[id] = 1;
}

void settle(struct slot *slot, int is_nested) {
  // The slowest feel takes a month; the end of one motion may begin another one.
  double longest = slot->has_own_feel ? 3e6 : 1000;
  if (slot->is_observed || slot->time > 9e9) return;
  REQUIRE(scrollkit_scroller_set_delegate(slot->scroller, NULL) == SCROLLKIT_STATUS_OK);
  for (scrollkit_axis axis = 0; axis < 2; axis++)
    scrollkit_scrollbar_release(slot->scroller, axis, slot->time);
  REQUIRE(scrollkit_autoscroll_end(slot->scroller, slot->time) == SCROLLKIT_STATUS_OK);
  REQUIRE(scrollkit_scroller_cancel(slot->scroller, slot->time) == SCROLLKIT_STATUS_OK);
  // An input over a nested scroller counts as of the latest clock of those around it.
  double clock = checked_frame(slot).time;
  // Where a clock was set back, the largest times are rounded by 15 us.
  REQUIRE(clock >= slot->time - 2e-5 && (is_nested || clock <= slot->time + 2e-5));
  slot->time = clock;
  scrollkit_frame once = SCROLLKIT_FRAME_INIT, twice = SCROLLKIT_FRAME_INIT;
  slot->time += longest;
  REQUIRE(scrollkit_scroller_tick(slot->scroller, slot->time, &once) == SCROLLKIT_STATUS_OK);
  if (once.phase != SCROLLKIT_PHASE_IDLE) {
    slot->time += longest;
    REQUIRE(scrollkit_scroller_tick(slot->scroller, slot->time, &once) == SCROLLKIT_STATUS_OK);
  }
  REQUIRE(once.phase == SCROLLKIT_PHASE_IDLE);
  REQUIRE(once.needs_tick == 0 || slot->nub_is_slow);
  drain(slot);
  REQUIRE(scrollkit_scroller_tick(slot->scroller, slot->time, &twice) == SCROLLKIT_STATUS_OK);
  REQUIRE(memcmp(&once, &twice, sizeof once) == 0);
  drain(slot);
}
