/* Delegates that make calls from inside their functions. */
#include "operations.h"

enum { MOST_REACTIONS = 12 };

/** Makes the call that a delegate makes from inside. */
static void react(struct host *host) {
  struct world *world = host->world;
  scrollkit_scroller *scroller = world->scrollers[host->scroller];
  scrollkit_scroller *inner = world->scrollers[0];
  if (host->left == 0 || host->reaction == 0) return;
  host->left--;
  double time = world->time;
  switch (host->reaction % 15) {
    case 0: scrollkit_scroller_scroll_to(scroller, 0, 300, 1, time, NULL); break;
    case 1: scrollkit_scroller_scroll_to(inner, 0, 200, 1, time, NULL); break;
    case 2: scrollkit_scroller_set_offset(scroller, 0, 40, time); break;
    case 3: scrollkit_scroller_shift(scroller, 0, 30, time); break;
    case 4: scrollkit_scroller_set_feel(scroller, SCROLLKIT_FEEL_ANDROID, time); break;
    case 5: scrollkit_scroller_stop(inner, time); break;
    case 6: scrollkit_scroller_cancel(scroller, time); break;
    case 7: scrollkit_scroller_wheel(scroller, 0, 2, SCROLLKIT_UNIT_NOTCHES, time); break;
    case 8: scrollkit_scroller_press(scroller, 9, world->mirrored ? VIEWPORT_WIDTH - 50 : 50, 60, time); break;
    case 9: scrollkit_nest_set_parent(scroller, NULL, time); break;
    case 10: scrollkit_list_insert(world->lists[host->scroller][SCROLLKIT_AXIS_Y], 0, 3, time); break;
    case 11: scrollkit_scroller_set_delegate(scroller, NULL); break;
    case 12:
      world->scrollers[host->scroller] = NULL;
      scrollkit_scroller_destroy(scroller);
      break;
    case 13:
      world->scrollers[0] = NULL;
      scrollkit_scroller_destroy(inner);
      break;
    default:
      scrollkit_list_destroy(world->lists[host->scroller][SCROLLKIT_AXIS_Y]);
      world->lists[host->scroller][SCROLLKIT_AXIS_Y] = NULL;
  }
}

static void did_happen(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  (void)scroller;
  struct host *host = user;
  host->world->did_happen(host->world->context, host->scroller, event);
  if (host->reacts_to_events) react(host);
}

static void did_receive(void *user, scrollkit_scroller *scroller, const scrollkit_input *input) {
  (void)scroller, (void)input;
  react(user);
}

static uint32_t should_scroll_to_top(void *user, scrollkit_scroller *scroller, scrollkit_top_source source) {
  (void)scroller, (void)source;
  struct host *host = user;
  react(host);
  return host->scrolls_to_top;
}

static void will_end_dragging(
    void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y, double *target_x,
    double *target_y) {
  (void)scroller, (void)velocity_x, (void)velocity_y, (void)target_x;
  struct host *host = user;
  react(host);
  *target_y += host->retargets;
}

/** Sets a delegate: a reaction, the functions that it has, and how far it moves targets. */
UNTIMED_OPERATION(set_delegate) {
  struct host *host = &world->hosts[step->scroller];
  struct host next = {.world = world, .scroller = step->scroller, .reaction = CHOICE(0), .left = MOST_REACTIONS};
  next.reacts_to_events = CHOICE(2);
  next.scrolls_to_top = CHOICE(3) & 1;
  next.retargets = NUMBER(0);
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  delegate.user = host;
  if (CHOICE(1) & 1) delegate.did_happen = did_happen;
  if (CHOICE(1) & 2) delegate.did_receive = did_receive;
  if (CHOICE(1) & 4) delegate.should_scroll_to_top = should_scroll_to_top;
  if (CHOICE(1) & 8) delegate.will_end_dragging = will_end_dragging;
  scrollkit_status status = scrollkit_scroller_set_delegate(scroller, &delegate);
  if (status != SCROLLKIT_STATUS_OK) return status;
  *host = next;
  if (next.reaction != 0) world->may_jump = 1;
  return status;
}
