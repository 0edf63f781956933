/* One function per library function: it reads the arguments, makes the call and returns the outcome. */
#ifndef CALLS_H
#define CALLS_H

#include <stdlib.h>

#include "world.h"

struct outcome {
  scrollkit_status status;
  /** The scroller's time after a successful call, for calls with a time. */
  double time;
  int has_time;
  /** 1 if the call fails for a NULL scroller. */
  int needs_scroller;
};

static inline struct outcome timed(scrollkit_status status, double time) {
  return (struct outcome){status, time, .has_time = 1, .needs_scroller = 1};
}
static inline struct outcome untimed(scrollkit_status status) {
  return (struct outcome){.status = status, .needs_scroller = 1};
}

/**
 * Copies a struct into a block of `stated_size` bytes, so that the sanitizer detects an access beyond it.
 * Bytes after `own_size` are set to `tail`.
 */
void *sized_copy(const void *value, uint32_t own_size, uint32_t stated_size, uint8_t tail);

/** Returns the time at which a scroller handles an input; it may be later than the input's time. */
double effective_time(struct world *world, const struct slot *slot, const scrollkit_input *input,
                 uint32_t size);

struct outcome call_create(struct world *world, struct slot *slot);
struct outcome call_destroy(struct world *world, struct slot *slot);
struct outcome call_set_geometry(struct world *world, struct slot *slot);
struct outcome call_shift(struct world *world, struct slot *slot);
struct outcome call_set_feel(struct world *world, struct slot *slot);
struct outcome call_set_feel_values(struct world *world, struct slot *slot);
struct outcome call_snap_set_options(struct world *world, struct slot *slot);
struct outcome call_snap_set_areas(struct world *world, struct slot *slot);
struct outcome call_snap_scroll_to(struct world *world, struct slot *slot);
struct outcome call_set_delegate(struct world *world, struct slot *slot);
struct outcome call_push(struct world *world, struct slot *slot);
struct outcome call_push_many(struct world *world, struct slot *slot);
struct outcome call_press(struct world *world, struct slot *slot);
struct outcome call_move(struct world *world, struct slot *slot);
struct outcome call_release(struct world *world, struct slot *slot);
struct outcome call_cancel(struct world *world, struct slot *slot);
struct outcome call_wheel(struct world *world, struct slot *slot);
struct outcome call_key(struct world *world, struct slot *slot);
struct outcome call_tick(struct world *world, struct slot *slot);
struct outcome call_tick_many(struct world *world, struct slot *slot);
struct outcome call_frame(struct world *world, struct slot *slot);
struct outcome call_next_event(struct world *world, struct slot *slot);
struct outcome call_scroll_to(struct world *world, struct slot *slot);
struct outcome call_scroll_by(struct world *world, struct slot *slot);
struct outcome call_scroll_rect_to_visible(struct world *world, struct slot *slot);
struct outcome call_scroll_with_options(struct world *world, struct slot *slot);
struct outcome call_set_offset(struct world *world, struct slot *slot);
struct outcome call_stop(struct world *world, struct slot *slot);
struct outcome call_names(struct world *world, struct slot *slot);
struct outcome call_inits(struct world *world, struct slot *slot);

struct outcome call_top_enable(struct world *world, struct slot *slot);
struct outcome call_top_disable(struct world *world, struct slot *slot);
struct outcome call_top_trigger(struct world *world, struct slot *slot);
struct outcome call_top_set_visible(struct world *world, struct slot *slot);
struct outcome call_header_add(struct world *world, struct slot *slot);
struct outcome call_header_set_options(struct world *world, struct slot *slot);
struct outcome call_header_set_position(struct world *world, struct slot *slot);
struct outcome call_report_release(struct world *world, struct slot *slot);
struct outcome call_header_remove_all(struct world *world, struct slot *slot);
struct outcome call_nub_enable(struct world *world, struct slot *slot);
struct outcome call_nub_disable(struct world *world, struct slot *slot);
struct outcome call_nub_grab(struct world *world, struct slot *slot);
struct outcome call_nub_drag(struct world *world, struct slot *slot);
struct outcome call_nub_release(struct world *world, struct slot *slot);
struct outcome call_nub_set_hover(struct world *world, struct slot *slot);
struct outcome call_nub_set_sections(struct world *world, struct slot *slot);
struct outcome call_anchor_set_policy(struct world *world, struct slot *slot);
struct outcome call_anchor_begin_update(struct world *world, struct slot *slot);
struct outcome call_anchor_add_edit(struct world *world, struct slot *slot);
struct outcome call_anchor_end_update(struct world *world, struct slot *slot);
struct outcome call_autoscroll(struct world *world, struct slot *slot);
struct outcome call_bar(struct world *world, struct slot *slot);
struct outcome call_preferences(struct world *world, struct slot *slot);
struct outcome call_axes(struct world *world, struct slot *slot);
struct outcome call_sync(struct world *world, struct slot *slot);
struct outcome call_margin(struct world *world, struct slot *slot);
struct outcome call_set_zoom_limits(struct world *world, struct slot *slot);
struct outcome call_responds_to(struct world *world, struct slot *slot);
struct outcome call_other_input(struct world *world, struct slot *slot);
struct outcome call_zoom_enable(struct world *world, struct slot *slot);
struct outcome call_zoom_disable(struct world *world, struct slot *slot);
struct outcome call_zoom_set_scale(struct world *world, struct slot *slot);
struct outcome call_zoom_show_rect(struct world *world, struct slot *slot);
struct outcome call_zoom_double_tap(struct world *world, struct slot *slot);
struct outcome call_zoom_input(struct world *world, struct slot *slot);
struct outcome call_zoom_get_state(struct world *world, struct slot *slot);
struct outcome call_set_host(struct world *world, struct slot *slot);
struct outcome call_window_create(struct world *world, struct slot *slot);
struct outcome call_window_destroy(struct world *world, struct slot *slot);
struct outcome call_window_set(struct world *world, struct slot *slot);
struct outcome call_window_add_scroller(struct world *world, struct slot *slot);
struct outcome call_window_remove_scroller(struct world *world, struct slot *slot);
struct outcome call_window_tap(struct world *world, struct slot *slot);
struct outcome call_toolkit(struct world *world, struct slot *slot);
struct outcome call_list(struct world *world, struct slot *slot);
struct outcome call_refresh(struct world *world, struct slot *slot);
struct outcome call_deltas(struct world *world, struct slot *slot);
struct outcome call_meter(struct world *world, struct slot *slot);
struct outcome call_list_attach(struct world *world, struct slot *slot);
struct outcome call_list_detach(struct world *world, struct slot *slot);
struct outcome call_list_edit(struct world *world, struct slot *slot);
struct outcome call_list_update(struct world *world, struct slot *slot);
struct outcome call_list_conversation(struct world *world, struct slot *slot);
struct outcome call_list_scroll(struct world *world, struct slot *slot);
struct outcome call_list_look(struct world *world, struct slot *slot);
struct outcome call_nest_set_parent(struct world *world, struct slot *slot);
struct outcome call_link(struct world *world, struct slot *slot);
struct outcome call_nest_set_rules(struct world *world, struct slot *slot);
/** Updates the times of nested scrollers, which calls on other scrollers may advance. */
void catch_up(struct world *world);

#endif
