/*
 * Random sessions of an attached list: gestures, wheels, animations, a nub, pinches and nested scrollers, with edits in
 * between, of rows or of a grid, with sections or without. It checks that
 *
 *   kept         one of the items that were visible, and are still there, moves by at most 1e-9 points on the screen, in every phase
 *   rates        ticks at 24, 60 and 1000 Hz give the same offsets
 *   targets      content rests at the target that was announced last
 *   completions  each programmatic scroll is completed exactly once
 *
 *   list_sessions [FIRST_SEED LAST_SEED]
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scrollkit.h"

enum { STEPS = 60, IDS = 256, EDITS_CHECKED_AT_LEAST = 20 };

static uint64_t state;

static uint64_t below(uint64_t bound) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (state >> 11) % bound;
}

static double within(double lower, double upper) {
  return lower + (upper - lower) * (double)below(1 << 20) / (1 << 20);
}

typedef struct session {
  uint64_t seed;
  double rate; /* ticks a second */
  double time;
  scrollkit_scroller *scroller, *parent; /* the parent: NULL if it is not nested */
  scrollkit_list *list;
  bool has_zoom, has_goal, is_grid, has_sections;
  int completions[IDS], ids;
  double offsets[STEPS];
  long checked; /* edits after which an item has to be where it was */
} session;

static void fail(const session *s, int step, const char *law, double actual, double expected) {
  printf("FAILED seed %llu, %g Hz, step %d: %s: %.17g, not %.17g\n", (unsigned long long)s->seed, s->rate, step, law,
         actual, expected);
  exit(1);
}

static void check(int status) {
  if (status >= 0) return;
  printf("FAILED: %s\n", scrollkit_status_text(status));
  exit(1);
}

static scrollkit_frame frame(const session *s) {
  scrollkit_frame value = SCROLLKIT_FRAME_INIT;
  check(scrollkit_scroller_get_frame(s->scroller, &value));
  return value;
}

static size_t count(const session *s) {
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  check(scrollkit_list_get_size(s->list, &size));
  return (size_t)size.count;
}

static scrollkit_list_item item(const session *s, size_t index) {
  scrollkit_list_item value = SCROLLKIT_LIST_ITEM_INIT;
  check(scrollkit_list_get_item(s->list, index, &value));
  return value;
}

static void drain(session *s) {
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  while (scrollkit_scroller_next_event(s->scroller, &event) == 1)
    if (event.kind == SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED && event.id < IDS) s->completions[event.id]++;
}

/* Lets time pass in ticks; the last is exactly at the end. */
static void pass(session *s, double seconds) {
  double end = s->time + seconds;
  while (s->time + 1 / s->rate < end) {
    s->time += 1 / s->rate;
    check(scrollkit_scroller_tick(s->scroller, s->time, NULL));
    drain(s);
  }
  s->time = end;
  check(scrollkit_scroller_tick(s->scroller, s->time, NULL));
  drain(s);
}

enum { CELL, HEADER, INNER_HEADER, FOOTER, WIDE_CELL, KINDS };

static void set_kinds(session *s) {
  scrollkit_list_kind_options inner = SCROLLKIT_LIST_KIND_OPTIONS_INIT, footer = inner, wide = inner;
  inner.level = 1, inner.estimate = 25;
  footer.sticky = SCROLLKIT_LIST_STICKY_END;
  wide.sticky = SCROLLKIT_LIST_STICKY_NEVER, wide.span = 2;
  check(scrollkit_list_set_kind_options(s->list, INNER_HEADER, &inner, 0));
  check(scrollkit_list_set_kind_options(s->list, FOOTER, &footer, 0));
  check(scrollkit_list_set_kind_options(s->list, WIDE_CELL, &wide, 0));
  for (size_t row = 0; row < count(s); row += 1 + below(12))
    check(scrollkit_list_set_kind(s->list, row, 1, (uint32_t)below(KINDS), 0));
}

static void begin(session *s) {
  static const scrollkit_feel feels[] = {
      SCROLLKIT_FEEL_UIKIT, SCROLLKIT_FEEL_GTK, SCROLLKIT_FEEL_QT, SCROLLKIT_FEEL_CHROMIUM};
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  scrollkit_nub_options nub = SCROLLKIT_NUB_OPTIONS_INIT;
  options.feel = feels[below(4)];
  check(scrollkit_scroller_create(&options, &s->scroller));
  check(scrollkit_scroller_set_size(s->scroller, 400, 600, 400, 0, 0));
  scrollkit_list_options layout = SCROLLKIT_LIST_OPTIONS_INIT;
  layout.gap = below(2) ? within(0, 80) : 0;
  s->is_grid = below(3) == 0;
  if (s->is_grid) layout.columns = SCROLLKIT_LIST_COLUMNS_COUNT, layout.column_count = 3, layout.cross_length = 400;
  check(scrollkit_list_create(&layout, &s->list));
  size_t rows = 40 + below(400);
  for (size_t row = 0; row < rows; row++) {
    double extent = within(5, 120);
    check(below(3) ? scrollkit_list_insert_measured(s->list, row, &extent, 1, 0)
                   : scrollkit_list_insert(s->list, row, 1, 0));
  }
  s->has_sections = below(2) == 0;
  if (s->has_sections) set_kinds(s);
  check(scrollkit_list_attach(s->list, s->scroller, 0));
  check(scrollkit_nub_enable(s->scroller, &nub, 0));
  if (below(3) == 0) {
    check(scrollkit_scroller_create(&options, &s->parent));
    check(scrollkit_scroller_set_size(s->parent, 400, 800, 400, 3000, 0));
    check(scrollkit_nest_set_parent(s->scroller, s->parent, 0));
  } else if (below(3) == 0) {
    scrollkit_zoom_options zoom = SCROLLKIT_ZOOM_OPTIONS_INIT;
    zoom.minimum = 0.5, zoom.maximum = 4;
    check(scrollkit_zoom_enable(s->scroller, &zoom, 0));
    s->has_zoom = true;
  }
  check(scrollkit_list_set_position(s->list, rows / 2, 3, 0));
  s->has_goal = true; /* a restored place is one */
  drain(s);
}

static void end(session *s) {
  scrollkit_scroller_destroy(s->scroller);
  scrollkit_scroller_destroy(s->parent);
  scrollkit_list_destroy(s->list);
}

static void drag(session *s, double distance) {
  check(scrollkit_scroller_press(s->scroller, 1, 200, 400, s->time));
  for (int step = 1; step <= 5; step++) {
    pass(s, 0.01);
    check(scrollkit_scroller_move(s->scroller, 1, 200, 400 - distance * step / 5, s->time));
  }
}

static void push_pan(session *s, scrollkit_input_kind kind, double y, double velocity, scrollkit_input_flags flags) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind, input.time = s->time, input.y = y, input.velocity_y = velocity, input.flags = flags;
  check(scrollkit_scroller_push(s->scroller, &input));
}

static void push_pinch(session *s, scrollkit_input_kind kind, double y, double scale) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind, input.time = s->time, input.x = 200, input.y = y, input.scale = scale;
  check(scrollkit_scroller_push(s->scroller, &input));
}

static void scroll_program(session *s, bool to_item) {
  uint64_t id = 0;
  if (to_item) {
    size_t target = (size_t)below(count(s));
    check(scrollkit_list_scroll_to_item(
        s->list, target, (scrollkit_list_alignment)below(4), within(-20, 20), (uint32_t)below(2), s->time, &id));
    s->has_goal = true;
  } else {
    check(scrollkit_scroller_scroll_by(s->scroller, 0, within(-800, 800), s->time, &id));
  }
  if (id < IDS && (int)id > s->ids) s->ids = (int)id;
}

/* Returns whether it may scroll the content to another place than an item. */
static bool act(session *s) {
  double distance = within(-900, 900), notches = within(-4, 4), points = within(-80, 80);
  switch (below(12)) {
    case 0: drag(s, distance); break;
    case 1:
    case 2: /* the fingers leave: a fling, or a bounce */
      drag(s, distance);
      check(scrollkit_scroller_release(s->scroller, 1, s->time));
      break;
    case 3: check(scrollkit_scroller_release(s->scroller, 1, s->time)); return false;
    case 4: check(scrollkit_scroller_wheel(s->scroller, 0, notches, SCROLLKIT_UNIT_NOTCHES, s->time)); break;
    case 5: check(scrollkit_scroller_wheel(s->scroller, 0, points, SCROLLKIT_UNIT_POINTS, s->time)); break;
    case 6: scroll_program(s, false); break;
    case 7: scroll_program(s, true); return false;
    case 8:
      push_pan(s, SCROLLKIT_INPUT_KIND_PAN_BEGIN, 0, 0, 0);
      push_pan(s, SCROLLKIT_INPUT_KIND_PAN_END, 0, distance * 4, SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY);
      break;
    case 9:
      if (scrollkit_nub_grab(s->scroller, s->time, NULL) != SCROLLKIT_STATUS_OK) break;
      pass(s, 0.02);
      check(scrollkit_nub_drag(s->scroller, points, 0, s->time));
      if (below(2)) check(scrollkit_nub_release(s->scroller, s->time));
      break;
    case 10:
      if (!s->has_zoom) return false;
      push_pinch(s, SCROLLKIT_INPUT_KIND_PINCH_BEGIN, 300, 1);
      pass(s, 0.02);
      push_pinch(s, SCROLLKIT_INPUT_KIND_PINCH_UPDATE, 290, within(0.7, 1.4));
      if (below(2)) push_pinch(s, SCROLLKIT_INPUT_KIND_PINCH_END, 290, 1);
      break;
    default: return false;
  }
  return true;
}

/* The items in the viewport, also below sticky ones, and how many of them begin before the top. */
static size_t find_visible(const session *s, double offset, double scale, size_t *first, size_t *hidden) {
  scrollkit_list_visible visible = SCROLLKIT_LIST_VISIBLE_INIT;
  double top = offset / scale;
  check(scrollkit_list_get_visible(s->list, top, 600 / scale, 0, &visible, NULL, 0));
  *first = (size_t)visible.first;
  for (*hidden = 0; *hidden < visible.count && item(s, *first + *hidden).start <= top + 1e-6;) ++*hidden;
  return (size_t)visible.count;
}

typedef struct { enum { INSERTED, REMOVED, CHANGED } kind; size_t at, many; } change;

static change edit(session *s) {
  size_t rows = count(s), at = (size_t)below(rows), many = 1 + (size_t)below(4);
  double extents[4];
  for (int row = 0; row < 4; row++) extents[row] = within(5, 150);
  switch (below(s->has_sections ? 6 : 5)) {
    case 0: check(scrollkit_list_insert_measured(s->list, at, extents, many, s->time)); return (change){INSERTED, at, many};
    case 1: check(scrollkit_list_insert(s->list, at, many, s->time)); return (change){INSERTED, at, many};
    case 2:
      if (at + many > rows || rows < 30) return (change){CHANGED, at, 0};
      check(scrollkit_list_remove(s->list, at, many, s->time));
      return (change){REMOVED, at, many};
    case 3:
      if (at + many > rows) many = rows - at;
      check(scrollkit_list_set_extents(s->list, at, extents, many, s->time));
      return (change){CHANGED, at, many};
    case 4: check(scrollkit_list_forget_extents(s->list, at, 1, s->time)); return (change){CHANGED, at, 1};
    default: check(scrollkit_list_set_kind(s->list, at, 1, (uint32_t)below(KINDS), s->time)); return (change){CHANGED, at, 1};
  }
}

static double scale_of(const session *s) {
  scrollkit_zoom_state zoom = SCROLLKIT_ZOOM_STATE_INIT;
  if (!s->has_zoom) return 1;
  check(scrollkit_zoom_get_state(s->scroller, &zoom));
  return zoom.scale;
}

static double end_of_range(const session *s, double scale) {
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  check(scrollkit_list_get_size(s->list, &size));
  return fmax(0, size.length * scale - 600);
}

/* Makes an edit. Edits at one time are those of one frame, so the law is about the first. */
static void edit_and_check(session *s, int step, bool is_first) {
  scrollkit_frame before = frame(s);
  double scale = scale_of(s), end = end_of_range(s, scale), places[200], moved = INFINITY;
  size_t first, hidden, visible = find_visible(s, before.offset_y, scale, &first, &hidden);
  if (visible > 200) visible = 200;
  for (size_t row = 0; row < visible; row++) places[row] = item(s, first + row).start * scale - before.offset_y;
  bool has_lost = false;
  change made = edit(s);
  drain(s);
  scrollkit_frame after = frame(s);
  double new_end = end_of_range(s, scale);
  for (size_t row = 0; row < visible; row++) {
    size_t index = first + row;
    if (made.kind == REMOVED && index >= made.at && index < made.at + made.many) {
      has_lost = true;
      continue;
    }
    if (made.kind != CHANGED && index >= made.at) index = made.kind == INSERTED ? index + made.many : index - made.many;
    moved = fmin(moved, fabs(item(s, index).start * scale - after.offset_y - places[row]));
  }
  /* At the top new items show, and content that has become too short is put in range. Of an item that begins before the top and
   * becomes shorter, more is shown. Where no more of a section is visible, its header stays. */
  bool is_free = before.offset_y > 1 && before.offset_y < end - 1 && after.offset_y < new_end - 1 && after.offset_y > 1;
  bool is_cut = made.kind == CHANGED && made.at < first + hidden && made.at + made.many > first;
  if (!is_first || !is_free || s->has_goal || is_cut || (s->has_sections && has_lost) || moved == INFINITY) return;
  s->checked++;
  if (moved > 1e-9) fail(s, step, "kept", moved, 0);
}

/* Runs a session. Another scroll ends the goal of a scroll to an item. */
static void run(session *s) {
  state = s->seed * 0x9E3779B97F4A7C15u + 1;
  begin(s);
  for (int step = 0; step < STEPS; step++) {
    double target = frame(s).target_y;
    if (act(s) && fabs(frame(s).target_y - target) > 1e-3) s->has_goal = false;
    pass(s, within(0.001, 0.4));
    for (uint64_t edits = below(4), edit = 0; edit < edits; edit++) edit_and_check(s, step, edit == 0);
    s->offsets[step] = frame(s).offset_y;
  }
  check(scrollkit_scroller_cancel(s->scroller, s->time));
  check(scrollkit_nub_release(s->scroller, s->time));
  if (s->has_zoom) push_pinch(s, SCROLLKIT_INPUT_KIND_PINCH_END, 290, 1);
  double target = frame(s).target_y;
  pass(s, 30);
  if (fabs(frame(s).offset_y - target) > 1e-6) fail(s, STEPS, "target", frame(s).offset_y, target);
  for (int id = 1; id <= s->ids; id++)
    if (s->completions[id] != 1) fail(s, STEPS, "completions", s->completions[id], 1);
  end(s);
}

int main(int arguments, char **words) {
  uint64_t first = arguments > 2 ? strtoull(words[1], NULL, 10) : 1;
  uint64_t last = arguments > 2 ? strtoull(words[2], NULL, 10) : 300;
  static const double rates[] = {60, 24, 1000};
  long checked = 0;
  for (uint64_t seed = first; seed <= last; seed++) {
    session sessions[3];
    memset(sessions, 0, sizeof sessions);
    for (int rate = 0; rate < 3; rate++) {
      sessions[rate].seed = seed, sessions[rate].rate = rates[rate];
      run(&sessions[rate]);
      for (int step = 0; step < STEPS; step++)
        if (fabs(sessions[rate].offsets[step] - sessions[0].offsets[step]) > 1e-6)
          fail(&sessions[rate], step, "rates", sessions[rate].offsets[step], sessions[0].offsets[step]);
      checked += sessions[rate].checked;
    }
  }
  if (checked < EDITS_CHECKED_AT_LEAST * (long)(last - first + 1)) {
    printf("FAILED: only %ld edits were checked\n", checked);
    return 1;
  }
  printf("%llu sessions at three frame rates, %ld edits: what is visible stays\n", (unsigned long long)(last - first + 1),
         checked);
  return 0;
}
