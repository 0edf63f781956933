/* Reads the complete state of a scroller and checks its invariants. */
#include "world.h"

static void check_context(const struct slot *slot, const scrollkit_context *context) {
  REQUIRE(context->struct_size == sizeof *context);
  REQUIRE(context->is_scrolling <= 1 && context->is_animating <= 1 && context->is_tracking <= 1);
  REQUIRE(context->heading <= 15 && context->at_edges <= 15);
  REQUIRE((context->heading & 5) != 5 && (context->heading & 10) != 10);
  REQUIRE(isfinite(context->began_x) && isfinite(context->began_y));
  REQUIRE(!isinf(context->expected_end_x) && !isinf(context->expected_end_y));
  REQUIRE(!isinf(context->ended_x) && !isinf(context->ended_y));
  REQUIRE(context->min_x <= context->max_x && context->min_y <= context->max_y);
  REQUIRE(isfinite(context->min_x) && isfinite(context->max_x));
  REQUIRE(isfinite(context->min_y) && isfinite(context->max_y));
  REQUIRE(isfinite(context->tracking_x) && isfinite(context->tracking_y));
  REQUIRE(context->zoom_scale > 0 && isfinite(context->zoom_scale));
  scrollkit_zoom_state zoom = SCROLLKIT_ZOOM_STATE_INIT;
  int can_zoom = scrollkit_zoom_get_state(slot->scroller, &zoom) == SCROLLKIT_STATUS_OK;
  REQUIRE(slot->is_observed || context->zoom_scale == (can_zoom ? zoom.scale : 1));
}

static void check_top(
    const struct slot *slot, const scrollkit_top_state *top, const scrollkit_context *context) {
  REQUIRE(slot->behaves && top->is_visible <= 1 && top->reserved == 0);
  REQUIRE(top->has_return_offset == (uint32_t)!isnan(top->return_offset));
  // Within a batch the new size of the content is not yet set.
  if (!top->has_return_offset || slot->has_other_rule || slot->open_batches != NO_BATCH) return;
  REQUIRE(top->return_offset >= context->min_y && top->return_offset <= context->max_y);
}

static void check_header(const struct slot *slot, const scrollkit_header_state *header) {
  REQUIRE(slot->behaves && header->is_snapping <= 1);
  REQUIRE(header->position <= 0 && header->position >= -slot->tallest);
  REQUIRE(header->visible_height >= 0 && isfinite(header->visible_height));
  REQUIRE(header->progress >= 0 && header->progress <= 1);
  REQUIRE(header->stretch >= 0 && isfinite(header->stretch));
  REQUIRE(header->parallax <= 0 && header->parallax >= header->position);
  REQUIRE(isfinite(header->top));
}

static void check_nub(const struct slot *slot, const scrollkit_nub_state *nub) {
  REQUIRE(slot->behaves && nub->is_grabbed <= 1 && nub->reserved == 0 && nub->section >= -1);
  REQUIRE(nub->alpha >= 0 && nub->alpha <= 1);
  REQUIRE(nub->share >= 0 && nub->share <= 1);
  REQUIRE(nub->length >= 0 && isfinite(nub->length) && isfinite(nub->y));
  REQUIRE(nub->touch_length >= 0 && isfinite(nub->touch_length) && isfinite(nub->touch_y));
  if (nub->length == 0 || slot->has_other_rule || slot->has_visible_inset) return;
  double least = slot->geometry.inset_top + slot->nub_margin;
  double most = slot->geometry.viewport_height - nub->length - slot->nub_margin;
  double rounding = 1e-9 * (1 + fabs(least) + fabs(most));
  REQUIRE(nub->y >= least - rounding && nub->y <= most + rounding);
}

static void check_next_change(const struct slot *slot, const scrollkit_frame *frame) {
  scrollkit_next_change change = SCROLLKIT_NEXT_CHANGE_INIT;
  REQUIRE(scrollkit_scroller_get_next_change(slot->scroller, 2, frame->time, &change) == SCROLLKIT_STATUS_OK);
  REQUIRE(change.is_drawn <= 1 && change.time >= frame->time);
  REQUIRE(change.is_drawn == 0 || isfinite(change.time));
  REQUIRE(change.frame_rate == 0 || (change.frame_rate >= 60 && change.frame_rate <= 120));
  REQUIRE(change.frame_rate > 0 || !frame->needs_tick);
}

/* The content from an edge to where it would be shown whole. */
static void check_view_progress(const struct slot *slot, const scrollkit_frame *frame) {
  scrollkit_view_progress across = SCROLLKIT_VIEW_PROGRESS_INIT, down = SCROLLKIT_VIEW_PROGRESS_INIT;
  REQUIRE(scrollkit_scroller_get_view_progress(slot->scroller, SCROLLKIT_AXIS_X, 0, 1e12, &across) == SCROLLKIT_STATUS_OK);
  double start = fmax(-1e12, fmin(frame->target_y, 1e12));
  REQUIRE(scrollkit_scroller_get_view_progress(slot->scroller, SCROLLKIT_AXIS_Y, start, 50, &down) == SCROLLKIT_STATUS_OK);
  REQUIRE(across.entry >= across.contain && across.contain >= across.exit && across.entry <= 1 && across.exit >= 0);
  REQUIRE(down.entry >= down.contain && down.contain >= down.exit && down.entry <= 1 && down.exit >= 0);
  REQUIRE(down.cover >= 0 && down.cover <= 1);
}

struct look checked_look(const struct slot *slot) {
  struct look look;
  memset(&look, 0, sizeof look);
  look.frame = checked_frame(slot);
  REQUIRE(scrollkit_struct_init(&look.context, sizeof look.context) == SCROLLKIT_STATUS_OK);
  REQUIRE(scrollkit_scroller_get_context(slot->scroller, &look.context) == SCROLLKIT_STATUS_OK);
  check_context(slot, &look.context);
  check_next_change(slot, &look.frame);
  check_view_progress(slot, &look.frame);

  scrollkit_struct_init(&look.top, sizeof look.top);
  scrollkit_status status = scrollkit_top_get_state(slot->scroller, &look.top);
  look.has_top = status == SCROLLKIT_STATUS_OK;
  REQUIRE(look.has_top || status == SCROLLKIT_STATUS_NOT_ENABLED);
  if (look.has_top) check_top(slot, &look.top, &look.context);

  for (int number = 0; number < HEADERS; number++) {
    scrollkit_header_state *header = &look.headers[number];
    scrollkit_struct_init(header, sizeof *header);
    status = scrollkit_header_get_state(slot->scroller, (uint32_t)number, header);
    REQUIRE(status == SCROLLKIT_STATUS_OK || status == SCROLLKIT_STATUS_NOT_FOUND);
    if (status != SCROLLKIT_STATUS_OK) continue;
    REQUIRE(look.headers_count == number);
    look.headers_count++;
    check_header(slot, header);
  }

  scrollkit_struct_init(&look.nub, sizeof look.nub);
  status = scrollkit_nub_get_state(slot->scroller, &look.nub);
  look.has_nub = status == SCROLLKIT_STATUS_OK;
  REQUIRE(look.has_nub || status == SCROLLKIT_STATUS_NOT_ENABLED);
  if (look.has_nub) check_nub(slot, &look.nub);
  check_bars(slot, look.bars);
  return look;
}
