/* A program's rows: measured when they come into view, posts above, other layouts. */
#include <math.h>
#include <string.h>

#include "world.h"

int64_t row_of(const struct rows *rows, uint64_t item) { return (int64_t)item - rows->inserted; }
uint64_t item_of(const struct rows *rows, int64_t row) { return (uint64_t)(row + rows->inserted); }

/** The height of a row in the present layout, in points. */
static double height_of(const struct rows *rows, int64_t row) {
  struct dice dice = {.state = rows->plan->seed * 13 + (uint64_t)row * 7 + rows->layout};
  const struct plan *plan = rows->plan;
  return plan->smallest == plan->largest ? plan->smallest : round(2 * number(&dice, plan->smallest, plan->largest)) / 2;
}

static void lay_out(struct rows *rows, double now) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = geometry.content_width = rows->width;
  geometry.viewport_height = rows->height;
  geometry.inset_bottom = rows->keyboard;
  scrollkit_scroller_set_geometry(rows->scroller, &geometry, now);
}

static void insert(struct rows *rows, uint64_t item, uint32_t count, double now) {
  double heights[MOST_ACTS * 8];
  if (!rows->plan->is_measured) {
    scrollkit_list_insert(rows->list, item, count, now);
    return;
  }
  for (uint32_t index = 0; index < count; index++) heights[index] = rows->plan->smallest;
  scrollkit_list_insert_measured(rows->list, item, heights, count, now);
}

void make_rows(struct rows *rows, scrollkit_trace *trace, double now) {
  const struct plan *plan = rows->plan;
  scrollkit_list_options options = SCROLLKIT_LIST_OPTIONS_INIT;
  options.estimate = plan->estimate;
  scrollkit_trace_create_list(trace, &options, &rows->list);
  rows->width = WIDTH;
  rows->height = HEIGHT;
  scrollkit_list_insert(rows->list, 0, plan->rows, now);
  if (plan->is_measured) {
    static double heights[8192];
    for (uint32_t row = 0; row < plan->rows; row++) heights[row] = plan->smallest;
    scrollkit_list_set_extents(rows->list, 0, heights, plan->rows, now);
  }
  scrollkit_list_attach(rows->list, rows->scroller, now);
  lay_out(rows, now);
  scrollkit_list_set_position(rows->list, plan->first_row, 0, now);
}

/** Whether a visible row that was not measured has waited long enough. */
static int is_due(struct rows *rows, int64_t row, int is_frame) {
  for (uint32_t index = 0; index < rows->waiting_count; index++)
    if (rows->waiting[index].row == row) return (rows->waiting[index].age += is_frame) >= rows->plan->delay;
  if (rows->waiting_count < 64) {
    rows->waiting[rows->waiting_count].row = row;
    rows->waiting[rows->waiting_count++].age = 0;
  }
  return rows->plan->delay == 0;
}

/** Measures the due rows among those that are visible. Returns whether it measured any. */
static int measure_visible(struct rows *rows, int is_frame, double now) {
  scrollkit_list_frame frame = SCROLLKIT_LIST_FRAME_INIT;
  int measures = 0;
  if (scrollkit_list_get_frame(rows->list, &frame, NULL, 0) != SCROLLKIT_STATUS_OK) return 0;
  for (uint64_t item = frame.first; item < frame.first + frame.count; item++) {
    scrollkit_list_item value = SCROLLKIT_LIST_ITEM_INIT;
    int64_t row = row_of(rows, item);
    scrollkit_list_get_item(rows->list, item, &value);
    if (value.is_measured || !is_due(rows, row, is_frame)) continue;
    double height = height_of(rows, row);
    scrollkit_list_set_extents(rows->list, item, &height, 1, now);
    measures = 1;
  }
  return measures;
}

enum edit measure_rows(struct rows *rows, double now) {
  enum edit edit = EDIT_NOTHING;
  if (rows->waiting_count == 64) rows->waiting_count = 0;
  for (int lap = 0; lap < 8 && measure_visible(rows, lap == 0, now); lap++) edit = EDIT_MEASURED;
  return edit;
}

/** A row above the viewport grows, such as one whose picture was loaded. */
static void grow(struct rows *rows, double points, double now) {
  scrollkit_list_frame frame = SCROLLKIT_LIST_FRAME_INIT;
  scrollkit_list_item value = SCROLLKIT_LIST_ITEM_INIT;
  scrollkit_list_get_frame(rows->list, &frame, NULL, 0);
  if (frame.first < 4 || scrollkit_list_get_item(rows->list, frame.first - 3, &value) != SCROLLKIT_STATUS_OK) return;
  double height = value.extent + points;
  scrollkit_list_set_extents(rows->list, frame.first - 3, &height, 1, now);
}

enum edit edit_rows(struct rows *rows, const struct act *act, double time, double now) {
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  switch (act->kind) {
    case ACT_INSERT:
      rows->inserted += (uint32_t)act->numbers[0];
      insert(rows, 0, (uint32_t)act->numbers[0], now);
      return EDIT_ABOVE;
    case ACT_APPEND:
      scrollkit_list_get_size(rows->list, &size);
      insert(rows, size.count, (uint32_t)act->numbers[0], now);
      return EDIT_ABOVE;
    case ACT_GROW:
      grow(rows, act->numbers[0], now);
      return EDIT_ABOVE;
    case ACT_ROTATE: {
      double height = rows->height;
      rows->height = rows->width;
      rows->width = height;
      rows->layout++;
      if (!rows->plan->is_measured) {
        scrollkit_list_get_size(rows->list, &size);
        scrollkit_list_forget_extents(rows->list, 0, size.count, now);
      }
      lay_out(rows, now);
      return EDIT_LAYOUT;
    }
    case ACT_KEYBOARD:
      rows->keyboard = time < act->numbers[1] ? act->numbers[0] : 0;
      lay_out(rows, now);
      return EDIT_LAYOUT;
    case ACT_RESIZE: {
      double share = fmin(time / act->numbers[1], 1);
      rows->height = HEIGHT + act->numbers[0] * share;
      lay_out(rows, now);
      return EDIT_LAYOUT;
    }
    default: return EDIT_NOTHING;
  }
}
