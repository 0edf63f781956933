/* Generates the calls of a seed: usually plausible gestures, sometimes incomplete or interleaved. */
#include <math.h>
#include <string.h>

#include "operations.h"

/** The geometry that the program has set for a scroller, and the offset that a toolkit has reported. */
struct content {
  double width, height, inset_top, inset_bottom;
  uint32_t is_right_to_left;
  double offset_x, offset_y;
  /** The number of items of the list; 0: there is none. */
  uint32_t items;
};

struct maker {
  struct dice dice;
  struct program *program;
  double time;
  uint32_t scroller;
  struct content contents[MOST_SCROLLERS];
};

/** Appends a call on the current scroller; missing numbers are 0. */
#define CALL(maker, operation, ...) append(maker, &operation, (struct step){__VA_ARGS__})
#define NUMBERS(...) .numbers = {__VA_ARGS__}
#define CHOICES(...) .choices = {__VA_ARGS__}

/** A scroll with options to a place or an item; see `scroll_options_of`. */
static struct step scroll_with_options(struct dice *dice, double x, double y, uint32_t item_or_axes) {
  double pace = number(dice, 0.05, 2), margin = number(dice, 0, 90);
  uint32_t alignments = whole(dice, 0, 24), curve = whole(dice, 0, 5), kind = whole(dice, 0, 3);
  return (struct step){NUMBERS(x, y, pace, margin), CHOICES(alignments, curve, kind, item_or_axes)};
}

/** Gives a call an argument that it refuses, unless it does not use it. */
static struct step spoiled(struct maker *maker, struct step step) {
  static const double invalid[] = {NAN, INFINITY, -INFINITY, 1e300, -1e13};
  static const uint32_t unknown[] = {UINT32_MAX, INT32_MAX, 77};
  struct dice *dice = &maker->dice;
  uint32_t part = whole(dice, 0, 10);
  if (part == 0) step.fault = whole(dice, 1, 4);
  else if (part < 7) step.numbers[part - 1] = invalid[whole(dice, 0, 4)];
  else step.choices[part - 7] = unknown[whole(dice, 0, 2)];
  return step;
}

static void append(struct maker *maker, const struct operation *operation, struct step step) {
  struct program *program = maker->program;
  step.time = maker->time;
  step.scroller = maker->scroller;
  step.operation = operation;
  if (program->count < MOST_STEPS && chance(&maker->dice, 0.04))
    program->steps[program->count++] = spoiled(maker, step);
  if (program->count < MOST_STEPS) program->steps[program->count++] = step;
}

static void pass(struct maker *maker, double least, double most) {
  maker->time += number(&maker->dice, least, most);
}

/** Returns a number of either sign; 0 with the probability `share`. */
static double sometimes(struct maker *maker, double share, double most) {
  return chance(&maker->dice, share) ? 0 : number(&maker->dice, -most, most);
}

static uint32_t flip(struct maker *maker, double share) { return (uint32_t)chance(&maker->dice, share); }

// MARK: Set-up

static void make_geometry(struct maker *maker, double shift_x, double shift_y) {
  const struct content *content = &maker->contents[maker->scroller];
  CALL(maker, set_geometry,
       NUMBERS(content->width, content->height, content->inset_top, content->inset_bottom, shift_x, shift_y),
       CHOICES(content->is_right_to_left));
}

static void make_feel_rules(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double stiffness = number(dice, 80, 200), damping_ratio = number(dice, 0.4, 1.4);
  uint32_t other_feel = whole(dice, 1, 11), motions = whole(dice, 0, 179), drags = whole(dice, 0, 319);
  uint32_t edges = whole(dice, 0, 255);
  CALL(maker, set_feel_rules, NUMBERS(stiffness, damping_ratio), CHOICES(other_feel, motions, drags, edges));
}

static void make_preferences(struct maker *maker) {
  uint32_t reduces_motion = flip(maker, 0.3), stops_momentum = flip(maker, 0.3), resamples = flip(maker, 0.2);
  CALL(maker, set_preferences, CHOICES(reduces_motion, stops_momentum, resamples));
}

static void make_snapping(struct maker *maker) {
  struct dice *dice = &maker->dice;
  uint32_t kind = whole(dice, 1, 4), axis = flip(maker, 0.8);
  double length = kind == 1 && chance(dice, 0.5) ? 0 : number(dice, 60, 400);
  double spacing = chance(dice, 0.5) ? 0 : 20;
  uint32_t rule = kind == 3 ? 0 : whole(dice, 0, 5), strictness = flip(maker, 0.5);
  CALL(maker, set_snapping, NUMBERS(length, spacing), CHOICES(kind, rule, strictness, axis));  // of items, every second has 2
  if (kind != 3) return;
  double distance = number(dice, 100, 600);
  uint32_t alignments = (uint32_t)roll(dice), stops = (uint32_t)roll(dice), long_distances = (uint32_t)roll(dice);
  CALL(maker, set_areas, NUMBERS(distance), CHOICES(alignments, stops, long_distances));
}

static struct step header_options(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double height = number(dice, 0, 90), minimum = chance(dice, 0.5) ? height / 3 : 0;
  double tolerance = chance(dice, 0.3) ? 12 : 0, stretch_trigger = number(dice, 0, 40);
  uint32_t mode = whole(dice, 0, 5), switches = whole(dice, 0, 15);
  return (struct step){NUMBERS(height, minimum, tolerance, stretch_trigger), CHOICES(mode, switches)};
}

/** Snaps to every first, second or third item of the list. */
static void make_item_snapping(struct maker *maker, uint32_t is_horizontal) {
  uint32_t step = whole(&maker->dice, 0, 7), strictness = flip(maker, 0.3);
  CALL(maker, set_snapping, NUMBERS(0), CHOICES(SCROLLKIT_SNAP_KIND_ITEMS, step, strictness, !is_horizontal));
}

/** Attaches a list, usually with columns of one item. */
static void make_list_along(struct maker *maker, uint32_t is_horizontal) {
  struct dice *dice = &maker->dice;
  struct content *content = &maker->contents[maker->scroller];
  int is_plain = chance(dice, 0.8);
  uint32_t columns = is_plain ? 0 : whole(dice, 1, 2), more_columns = is_plain ? 0 : whole(dice, 0, 3);
  double estimate = number(dice, 10, 90), gap = sometimes(maker, 0.5, 4) + 4, leading_inset = chance(dice, 0.5) ? 0 : 30;
  double near_distance = chance(dice, 0.5) ? 0 : 200, overscan = chance(dice, 0.5) ? 0 : 100;
  uint32_t section_length = chance(dice, 0.5) ? 0 : whole(dice, 1, 20), has_kinds = flip(maker, 0.4);
  CALL(maker, attach_list, NUMBERS(estimate, gap, leading_inset, 0, near_distance, overscan),
       CHOICES(content->items, columns << 1 | more_columns << 3 | is_horizontal, section_length, has_kinds));
  if (chance(dice, 0.25)) make_item_snapping(maker, is_horizontal);
}

/** Attaches a list, usually a vertical one, or those of a table. */
static void make_list(struct maker *maker) {
  struct dice *dice = &maker->dice;
  maker->contents[maker->scroller].items = chance(dice, 0.2) ? whole(dice, 0, 3) : whole(dice, 4, 400);
  uint32_t is_horizontal = flip(maker, 0.15);
  make_list_along(maker, is_horizontal);
  if (chance(dice, 0.2)) make_list_along(maker, !is_horizontal);
}

static void make_refresh(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double threshold = chance(dice, 0.5) ? 0 : number(dice, 10, 120), length = number(dice, 0, 90);
  CALL(maker, enable_refresh, NUMBERS(threshold, length));
}

/** Sets a delegate that often makes calls from inside its functions. */
static void make_delegate(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double retargets = sometimes(maker, 0.5, 300);
  uint32_t reaction = chance(dice, 0.5) ? 0 : whole(dice, 1, 15), most = whole(dice, 0, 15);
  uint32_t reacts_to_events = flip(maker, 0.4), scrolls_to_top = flip(maker, 0.8);
  CALL(maker, set_delegate, NUMBERS(retargets), CHOICES(reaction, most, reacts_to_events, scrolls_to_top));
}

static void make_scroller(struct maker *maker) {
  struct dice *dice = &maker->dice;
  struct content *content = &maker->contents[maker->scroller];
  int is_nested = maker->program->scrollers > 1 && !maker->program->is_linked;
  content->width = chance(dice, 0.5) ? 320 : 320 + number(dice, 0, 2000);
  content->height = 480 + (maker->scroller > 0 ? number(dice, 0, 900) : number(dice, 0, 6000));
  content->is_right_to_left = flip(maker, 0.15);
  if (chance(dice, 0.3)) {
    content->inset_top = number(dice, 0, 100);
    content->inset_bottom = 20;
  }
  CALL(maker, set_feel, CHOICES(whole(dice, 1, 11)));
  if (chance(dice, 0.3)) make_feel_rules(maker);
  if (chance(dice, 0.15)) make_preferences(maker);
  make_geometry(maker, 0, 0);
  int zooms = chance(dice, 0.3);
  if (zooms) {
    double minimum = chance(dice, 0.5) ? 1 : number(dice, 0.3, 1), maximum = number(dice, 1, 6);
    uint32_t centers = flip(maker, 0.5);
    CALL(maker, enable_zoom, NUMBERS(minimum, maximum), CHOICES(centers));
  }
  if (maker->program->is_observed && chance(dice, 0.5)) CALL(maker, limit_zoom, NUMBERS(0.8, 2));
  if (chance(dice, 0.4)) make_snapping(maker);
  for (uint32_t left = chance(dice, 0.4) ? whole(dice, 1, 3) : 0; left > 0; left--)
    append(maker, &enable_header, header_options(maker));
  // Not with zoom: how the rule IGNORE_INSETS shows the nub again after an animation of the scale depends on ticks.
  if (chance(dice, 0.3)) {
    double fine_distance = chance(dice, 0.3) ? 80 : 0;
    uint32_t is_proportional = flip(maker, 0.5), rule = zooms ? 0 : flip(maker, 0.2);
    CALL(maker, enable_nub, NUMBERS(fine_distance, 300), CHOICES(is_proportional, rule));
  }
  if (chance(dice, 0.2)) CALL(maker, enable_top, .scroller = 0);
  if (chance(dice, 0.3)) {
    double snap_back = chance(dice, 0.5) ? 0 : 150;
    uint32_t jumps_to_click = flip(maker, 0.5);
    CALL(maker, enable_bar, NUMBERS(snap_back), CHOICES(1, jumps_to_click));
  }
  if (chance(dice, 0.1)) CALL(maker, enable_bar, NUMBERS(0), CHOICES(0, flip(maker, 0.5)));
  if (chance(dice, 0.4)) CALL(maker, set_anchor, CHOICES(whole(dice, 1, 4)));
  if (is_nested && chance(dice, 0.5)) {
    CALL(maker, set_nest_order, CHOICES(whole(dice, 0, 3)));
    CALL(maker, set_latching, CHOICES(flip(maker, 0.2)));
    uint32_t behavior_x = flip(maker, 0.2), behavior_y = chance(dice, 0.7) ? 0 : whole(dice, 1, 2);
    CALL(maker, set_overscroll, CHOICES(behavior_x, behavior_y));
  }
  content->items = 0;
  if (chance(dice, 0.25)) make_list(maker);
  if (chance(dice, 0.15)) make_refresh(maker);
  if (chance(dice, 0.15)) make_delegate(maker);
  if (chance(dice, 0.1)) {
    double frames_per_second = number(dice, 24, 240), pixels_per_point = number(dice, 0, 3);
    uint32_t is_horizontal = flip(maker, 0.2);
    CALL(maker, enable_meter, NUMBERS(frames_per_second, pixels_per_point), CHOICES(is_horizontal));
  }
}

// MARK: Programmatic calls

/** Changes the size of the content, or shifts it. */
static void change_content(struct maker *maker) {
  struct dice *dice = &maker->dice;
  struct content *content = &maker->contents[maker->scroller];
  if (chance(dice, 0.3)) content->height = 480 + number(dice, 0, 4000);
  if (chance(dice, 0.2)) content->inset_top = number(dice, 0, 100);
  if (chance(dice, 0.2)) content->width = 320 + number(dice, 0, 2000);
  double shift_x = sometimes(maker, 0.8, 300), shift_y = sometimes(maker, 0.5, 300);
  make_geometry(maker, shift_x, shift_y);
}

/** Inserts or removes rows. */
static void edit(struct maker *maker) {
  struct dice *dice = &maker->dice;
  struct content *content = &maker->contents[maker->scroller];
  uint32_t index = whole(dice, 0, (uint32_t)content->height);
  uint32_t removed = flip(maker, 0.5) ? whole(dice, 0, (uint32_t)content->height - index) : 0;
  if (removed > 300) removed = 300;
  uint32_t inserted = chance(dice, 0.6) ? whole(dice, 0, 400) : 0;
  content->height += (double)inserted - removed;
  CALL(maker, edit_content,
       NUMBERS(content->width, content->height, content->inset_top, content->inset_bottom),
       CHOICES(content->is_right_to_left, removed, inserted, index));
}

/** Edits a list, measures items, or scrolls to one. */
static void change_list(struct maker *maker) {
  struct dice *dice = &maker->dice;
  struct content *content = &maker->contents[maker->scroller];
  uint32_t all = content->items;
  uint32_t item = whole(dice, 0, chance(dice, 0.4) && all > 10 ? 10 : all), count = whole(dice, 0, 12);
  if (count > all - item) count = all - item;
  double extent = number(dice, 5, 150), step = sometimes(maker, 0.5, 1);
  switch (whole(dice, 0, 20)) {
    case 0: case 1: case 2: case 3:
      CALL(maker, edit_list, NUMBERS(extent, step), CHOICES(4, item, count));
      break;
    case 4: case 5: case 6:
      count = whole(dice, 1, 12);
      content->items += count;
      CALL(maker, edit_list, NUMBERS(extent, step), CHOICES(flip(maker, 0.5), item, count));
      break;
    case 7: case 8:
      content->items -= count;
      CALL(maker, edit_list, NUMBERS(0), CHOICES(2, item, count));
      break;
    case 9: CALL(maker, edit_list, NUMBERS(0), CHOICES(3, item, count, whole(dice, 0, all - count))); break;
    case 10: {
      uint32_t kind = whole(dice, 5, 7), value = whole(dice, 0, 4);
      CALL(maker, edit_list, NUMBERS(0), CHOICES(kind, item, count < 5 ? count : 4, value));
      break;
    }
    case 11: CALL(maker, set_list_position, NUMBERS(sometimes(maker, 0.5, 30)), CHOICES(item)); break;
    case 12: CALL(maker, begin_list_update, .scroller = 0); break;
    case 13: CALL(maker, end_list_update, .scroller = 0); break;
    case 15: case 16: {
      double near_distance = sometimes(maker, 0.5, 200), top_margin = sometimes(maker, 0.5, 30);
      uint32_t is_at_top = flip(maker, 0.3);
      CALL(maker, set_conversation, NUMBERS(near_distance, top_margin), CHOICES(is_at_top));
      break;
    }
    case 17: append(maker, &scroll_to_newest, scroll_with_options(dice, 0, 0, 0)); break;
    case 18: append(maker, &begin_turn, scroll_with_options(dice, 0, 0, all - (all > 0))); break;
    case 19:  // an answer grows, or a message arrives
      if (all > 0 && flip(maker, 0.5)) {
        CALL(maker, edit_list, NUMBERS(4 * extent, 0), CHOICES(4, all - 1, 1));
      } else {
        content->items++;
        CALL(maker, edit_list, NUMBERS(extent, step), CHOICES(flip(maker, 0.5), all, 1));
      }
      break;
    case 14:
      append(maker, &scroll_item_into_view, scroll_with_options(dice, 0, 0, item));
      break;
    default: {
      double within = sometimes(maker, 0.5, 30);
      uint32_t alignment = whole(dice, 0, 3), animated = flip(maker, 0.8);
      CALL(maker, scroll_to_item, NUMBERS(within), CHOICES(item, alignment, animated));
    }
  }
}

/** Appends a call that happens seldom. */
static void change_rarely(struct maker *maker) {
  struct dice *dice = &maker->dice;
  switch (whole(dice, 0, 11)) {
    case 10: {
      double line_length = number(dice, 1, 60), start_x = number(dice, -1e6, 1e6), start_y = number(dice, -1e6, 1e6);
      uint32_t has_start = flip(maker, 0.3);
      CALL(maker, enable_deltas, NUMBERS(line_length, start_x, start_y), CHOICES(has_start));
      break;
    }
    case 11: CALL(maker, take_deltas, .scroller = 0); break;
    case 0: CALL(maker, disable_refresh, .scroller = 0); break;
    case 1: make_refresh(maker); break;
    case 2:
      if (flip(maker, 0.5)) CALL(maker, end_conversation, .scroller = 0);
      else CALL(maker, detach_list, .scroller = 0);
      break;
    case 3: CALL(maker, destroy_list, .scroller = 0); break;
    case 4: make_list(maker); break;
    case 5: {
      double estimate = number(dice, 10, 90);
      uint32_t layout = flip(maker, 0.3) << 1;
      CALL(maker, set_list_options, NUMBERS(estimate, 4), CHOICES(0, layout));
      break;
    }
    case 6: case 7: make_delegate(maker); break;
    case 8: CALL(maker, destroy, .scroller = 0); break;
    default:
      CALL(maker, destroy, .scroller = 0);
      CALL(maker, create, .scroller = 0);
      make_scroller(maker);
  }
}

/** Appends a call that is valid at any time, also during a gesture. */
static void change_anything(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double x = number(dice, -100, 1000), y = number(dice, -100, 4000);
  int has_list = maker->contents[maker->scroller].items > 0;
  if (chance(dice, has_list ? 0.5 : 0.02)) return change_list(maker);
  switch (whole(dice, 0, 23)) {
    case 20: CALL(maker, begin_refresh, .scroller = 0); break;
    case 21: CALL(maker, end_refresh, .scroller = 0); break;
    case 22: if (chance(dice, 0.5)) change_rarely(maker); break;
    case 23: {
      if (chance(dice, 0.5)) {
        for (uint32_t left = whole(dice, 1, 4); left > 0; left--) {
          CALL(maker, sync_host, NUMBERS(x, y), CHOICES(flip(maker, 0.2)));
          pass(maker, 0, 0.02);
        }
        break;
      }
      uint32_t x_scrolls = flip(maker, 0.6), y_scrolls = flip(maker, 0.6);
      uint32_t x_bounces = flip(maker, 0.5), y_bounces = flip(maker, 0.5);
      CALL(maker, set_axes, CHOICES(x_scrolls, y_scrolls, x_bounces, y_bounces));
      break;
    }
    case 0: CALL(maker, set_feel, CHOICES(whole(dice, 1, 11))); break;
    case 1: make_feel_rules(maker); break;
    case 2: make_preferences(maker); break;
    case 3: case 4: change_content(maker); break;
    case 5: case 6: edit(maker); break;
    case 7: {
      double shift_x = sometimes(maker, 0.7, 200), shift_y = number(dice, -200, 200);
      CALL(maker, shift, NUMBERS(shift_x, shift_y));
      break;
    }
    case 8: append(maker, &set_header, header_options(maker)); break;
    case 9: make_snapping(maker); break;
    case 10: CALL(maker, scroll_to, NUMBERS(x, y), CHOICES(flip(maker, 0.8))); break;
    case 11: {
      uint32_t axes = whole(dice, 0, 2);
      append(maker, &animate_to, scroll_with_options(dice, x, y, axes));
      break;
    }
    case 12: {
      double distance_x = sometimes(maker, 0.5, 400), distance_y = number(dice, -600, 600);
      CALL(maker, scroll_by, NUMBERS(distance_x, distance_y));
      break;
    }
    case 13: CALL(maker, stop, .scroller = 0); break;
    case 14: CALL(maker, set_offset, NUMBERS(x, y)); break;
    case 15:
      if (chance(dice, 0.3)) CALL(maker, trigger_home, NUMBERS(y));
      else CALL(maker, trigger_top, .scroller = 0);
      break;
    case 16: CALL(maker, snap_to, NUMBERS((double)whole(dice, 0, 9)), CHOICES(1)); break;
    case 17: {
      double position = number(dice, -90, 10);
      uint32_t header = whole(dice, 0, 1);
      CALL(maker, move_header, NUMBERS(position), CHOICES(header));
      break;
    }
    case 18:
      if (chance(dice, 0.5)) CALL(maker, show_rect, NUMBERS(x, y, 100, 200), CHOICES(flip(maker, 0.5)));
      else append(maker, &scroll_into_view, scroll_with_options(dice, x, y, flip(maker, 0.2)));
      break;
    default:
      if (maker->program->scrollers > 1 && !maker->program->is_linked && chance(dice, 0.2)) {
        uint32_t parent = maker->scroller + whole(dice, 1, 2);
        CALL(maker, set_parent, CHOICES(parent));
      } else {
        double scale = number(dice, 0.3, 5);
        uint32_t animated = flip(maker, 0.8);
        CALL(maker, zoom_to, NUMBERS(scale, 100, 200), CHOICES(animated));
      }
  }
}

/** Links both scrollers, as a host does in each frame. The landmarks change rarely. */
static void link_frame(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double pace = maker->program->seed % 3 == 0 ? 0 : (double)(maker->program->seed % 7) / 3;
  CALL(maker, link_both, NUMBERS(240, chance(dice, 0.02) ? number(dice, 0, 2000) : 500, pace), CHOICES(maker->program->seed % 5 > 0));
}

/** Lets time pass between two moves; sometimes appends another call, also on another scroller. */
static void between(struct maker *maker) {
  pass(maker, 0, 0.02);
  if (maker->program->is_linked) link_frame(maker);
  if (!chance(&maker->dice, 0.06)) return;
  uint32_t scroller = maker->scroller;
  if (chance(&maker->dice, 0.3)) maker->scroller = whole(&maker->dice, 0, maker->program->scrollers - 1);
  change_anything(maker);
  maker->scroller = scroller;
  pass(maker, 0, 0.02);
}

// MARK: User input

static void drag(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double x = number(dice, 0, 320), y = number(dice, 0, 480);
  double speed_x = sometimes(maker, 0.5, 30), speed_y = number(dice, -60, 60);
  uint32_t others = chance(dice, 0.15) ? whole(dice, 1, 2) : 0;
  CALL(maker, press, NUMBERS(x, y), CHOICES(1));
  for (uint32_t other = 0; other < others; other++)
    CALL(maker, press, NUMBERS(x + 50, y + 30), CHOICES(2 + other));
  for (uint32_t left = whole(dice, 0, 9); left > 0; left--) {
    between(maker);
    x += speed_x + number(dice, -3, 3);
    y += speed_y + number(dice, -3, 3);
    CALL(maker, move, NUMBERS(x, y), CHOICES(1));
    for (uint32_t other = 0; other < others; other++)
      CALL(maker, move, NUMBERS(x + 50 - speed_y, y + 30 + 2 * speed_x), CHOICES(2 + other));
  }
  between(maker);
  for (uint32_t other = 0; other < others; other++) CALL(maker, release, CHOICES(2 + other));
  if (chance(dice, 0.08)) return;  // no release
  if (chance(dice, 0.1)) CALL(maker, cancel, .scroller = 0);
  else CALL(maker, release, CHOICES(1));
}

static void push_input(struct maker *maker, uint32_t kind, uint32_t flags, double x, double y) {
  CALL(maker, push, NUMBERS(x, y), CHOICES(kind, flags));
}

static void pinch(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double scale = 1, grows = number(dice, 0.85, 1.18), step = number(dice, -8, 8);
  CALL(maker, push, NUMBERS(160, 240, 1), CHOICES(SCROLLKIT_INPUT_KIND_PINCH_BEGIN));
  for (uint32_t number = whole(dice, 1, 8); number > 0; number--) {
    between(maker);
    scale *= grows;
    CALL(maker, push, NUMBERS(160 + step * number, 240, scale), CHOICES(SCROLLKIT_INPUT_KIND_PINCH_UPDATE));
  }
  between(maker);
  CALL(maker, push, NUMBERS(0), CHOICES(SCROLLKIT_INPUT_KIND_PINCH_END));
}

static void turn(struct maker *maker) {
  struct dice *dice = &maker->dice;
  uint32_t unit = whole(dice, 0, 4), pressed = whole(dice, 0, 9);
  double size = unit == 0 ? 40 : unit == 4 ? 240 : 3;
  double x = sometimes(maker, 0.7, size), y = number(dice, -size, size);
  for (uint32_t left = whole(dice, 1, 6); left > 0; left--) {
    switch (whole(dice, 0, 9)) {
      case 0: case 1: CALL(maker, key, CHOICES(pressed)); break;
      case 2:
        CALL(maker, push, NUMBERS(0, number(dice, -2, 2), 0, 0, 100, 200),
             CHOICES(SCROLLKIT_INPUT_KIND_WHEEL, SCROLLKIT_INPUT_FLAGS_ZOOM, SCROLLKIT_UNIT_NOTCHES));
        break;
      default: CALL(maker, wheel, NUMBERS(x, y), CHOICES(unit));
    }
    between(maker);
    pass(maker, 0, 0.1);
  }
}

static void pan(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double x = sometimes(maker, 0.5, 20), y = number(dice, -40, 40);
  uint32_t flags = flip(maker, 0.3) ? SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE : 0;
  if (chance(dice, 0.2)) {
    push_input(maker, SCROLLKIT_INPUT_KIND_HOLD, 0, 0, 0);
    pass(maker, 0, 0.1);
    if (chance(dice, 0.5)) push_input(maker, SCROLLKIT_INPUT_KIND_HOLD_END, 0, 0, 0);
  }
  if (!flags) push_input(maker, SCROLLKIT_INPUT_KIND_PAN_BEGIN, 0, 0, 0);
  for (uint32_t left = whole(dice, 1, 8); left > 0; left--) {
    between(maker);
    push_input(maker, SCROLLKIT_INPUT_KIND_PAN_UPDATE, flags, x, y);
  }
  if (flags) return;  // a pause ends the gesture
  if (chance(dice, 0.2)) push_input(maker, SCROLLKIT_INPUT_KIND_PAN_UPDATE, SCROLLKIT_INPUT_FLAGS_STOP_X, 0, 0);
  between(maker);
  switch (whole(dice, 0, 2)) {
    case 0: push_input(maker, SCROLLKIT_INPUT_KIND_PAN_END, 0, 0, 0); return;
    case 1:
      CALL(maker, push, NUMBERS(0, 0, 0, number(dice, -4000, 4000)),
           CHOICES(SCROLLKIT_INPUT_KIND_PAN_END, SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY));
      return;
    default: push_input(maker, SCROLLKIT_INPUT_KIND_PAN_END, SCROLLKIT_INPUT_FLAGS_PLATFORM_MOMENTUM, 0, 0);
  }
  for (uint32_t left = whole(dice, 0, 6); left > 0; left--) {
    between(maker);
    push_input(maker, SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE, 0, x, y);
  }
  if (chance(dice, 0.6)) push_input(maker, SCROLLKIT_INPUT_KIND_MOMENTUM_END, 0, 0, 0);
}

static void steering(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double x = sometimes(maker, 0.7, 900), y = number(dice, -2000, 2000);
  uint32_t held = whole(dice, 0, 7), kind = whole(dice, 0, 3);
  if (kind == 2) CALL(maker, autoscroll, NUMBERS(160, 240), CHOICES(flip(maker, 0.5)));
  for (uint32_t left = whole(dice, 1, 8); left > 0; left--) {
    switch (kind) {
      case 0: CALL(maker, hold_key, CHOICES(held, 1)); break;
      case 1: CALL(maker, steer, NUMBERS(x, y + number(dice, -100, 100))); break;
      case 2: {
        double pointer_x = number(dice, 0, 320), pointer_y = number(dice, -100, 600);
        CALL(maker, autoscroll_move, NUMBERS(pointer_x, pointer_y));
        break;
      }
      default: {
        double pointer_x = number(dice, 0, 320), pointer_y = chance(dice, 0.5) ? 10 : 475;
        CALL(maker, edge_scroll, NUMBERS(pointer_x, pointer_y));
      }
    }
    between(maker);
    pass(maker, 0, 0.1);
  }
  if (chance(dice, 0.1)) return;
  switch (kind) {
    case 0: CALL(maker, hold_key, CHOICES(held, 0)); break;
    case 2: CALL(maker, autoscroll_end, .scroller = 0); break;
    default: CALL(maker, steer_end, .scroller = 0);
  }
}

static void scrub(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double index = number(dice, 0, 480);
  if (chance(dice, 0.4)) {
    CALL(maker, hover_nub, CHOICES(flip(maker, 0.5)));
    CALL(maker, grab_nub, .scroller = 0);
    for (uint32_t left = whole(dice, 1, 6); left > 0; left--) {
      between(maker);
      double distance = number(dice, -60, 60), sideways = sometimes(maker, 0.7, 100);
      CALL(maker, drag_nub, NUMBERS(distance, sideways));
    }
    CALL(maker, release_nub, .scroller = 0);
    return;
  }
  uint32_t axis = flip(maker, 0.8), part = whole(dice, 1, 4);
  CALL(maker, press_bar, NUMBERS(index), CHOICES(axis, part));
  for (uint32_t left = whole(dice, 0, 6); left > 0; left--) {
    between(maker);
    index += number(dice, -40, 40);
    CALL(maker, drag_bar, NUMBERS(index, sometimes(maker, 0.7, 200)), CHOICES(axis));
  }
  pass(maker, 0, 0.5);
  if (chance(dice, 0.9)) CALL(maker, release_bar, CHOICES(axis));
}

static void tap(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double x = number(dice, 0, 320), y = number(dice, 0, 480);
  if (chance(dice, 0.5)) {
    CALL(maker, double_tap, NUMBERS(x, y, number(dice, 1, 5)));
  } else {
    double width = number(dice, 10, 900), height = number(dice, 10, 900);
    uint32_t animated = flip(maker, 0.8);
    CALL(maker, zoom_to_rect, NUMBERS(x, y, width, height), CHOICES(animated));
  }
}

// MARK: Reports of a toolkit

static void report(struct maker *maker, uint32_t kind, double x, double y) { push_input(maker, kind, 0, x, y); }

/** Appends reports of offsets on the way to a place. A toolkit may round, pause, repeat and pass the edges. */
static void report_scroll(struct maker *maker, double x, double y, uint32_t count) {
  struct content *content = &maker->contents[maker->scroller];
  for (; count > 0; count--) {
    between(maker);
    content->offset_x += (x - content->offset_x) / count;
    content->offset_y += (y - content->offset_y) / count;
    if (chance(&maker->dice, 0.2)) content->offset_y = (double)(int64_t)content->offset_y;
    report(maker, SCROLLKIT_INPUT_KIND_DID_SCROLL, content->offset_x, content->offset_y);
    if (chance(&maker->dice, 0.05)) pass(maker, 0, 0.4);
  }
}

static void report_drag(struct maker *maker) {
  struct dice *dice = &maker->dice;
  struct content *content = &maker->contents[maker->scroller];
  double x = content->offset_x + sometimes(maker, 0.7, 100), y = content->offset_y + number(dice, -300, 300);
  report(maker, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, 0, 0);
  report(maker, SCROLLKIT_INPUT_KIND_DID_TRACK, 160, number(dice, 0, 480));
  report_scroll(maker, x, y, whole(dice, 0, 6));
  double velocity = number(dice, -3000, 3000), target = y + velocity / 2;
  if (chance(dice, 0.3)) {
    uint32_t glides = flip(maker, 0.7);
    CALL(maker, report_release, NUMBERS(x, target, 0, velocity), CHOICES(glides));
    if (glides) report_scroll(maker, x, target, whole(dice, 1, 8));
    return;
  }
  if (chance(dice, 0.9))
    CALL(maker, push, NUMBERS(x, target, 0, velocity), CHOICES(SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING));
  between(maker);
  uint32_t decelerates = flip(maker, 0.7) ? SCROLLKIT_INPUT_FLAGS_DECELERATES : 0;
  push_input(maker, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, decelerates, 0, 0);
  if (!decelerates) return;
  report_scroll(maker, x, target, whole(dice, 1, 8));
  if (chance(dice, 0.6)) report(maker, SCROLLKIT_INPUT_KIND_DID_END_DECELERATING, 0, 0);
}

/** Appends a request of the program, and the reports of the toolkit that carries it out. */
static void report_animation(struct maker *maker) {
  struct dice *dice = &maker->dice;
  double x = sometimes(maker, 0.7, 600), y = number(dice, -100, 4000);
  switch (whole(dice, 0, 2)) {
    case 0: CALL(maker, scroll_to, NUMBERS(x, y), CHOICES(flip(maker, 0.8))); break;
    case 1: CALL(maker, trigger_top, .scroller = 0); y = 0; break;
    default: scrub(maker);
  }
  report_scroll(maker, x, y, whole(dice, 0, 6));
  if (chance(dice, 0.6)) report(maker, SCROLLKIT_INPUT_KIND_DID_END_ANIMATION, 0, 0);
}

static void report_zoom(struct maker *maker) {
  double scale = 1, grows = number(&maker->dice, 0.7, 1.4);
  report(maker, SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING, scale, 0);
  for (uint32_t left = whole(&maker->dice, 0, 5); left > 0; left--) {
    between(maker);
    scale *= grows;
    report(maker, SCROLLKIT_INPUT_KIND_DID_ZOOM, scale, 0);
  }
  between(maker);
  if (chance(&maker->dice, 0.8)) report(maker, SCROLLKIT_INPUT_KIND_DID_END_ZOOMING, scale, 0);
}

/** Appends what a toolkit reports: a drag, a wheel or key, an animation or a zoom. */
static void observe(struct maker *maker) {
  struct dice *dice = &maker->dice;
  struct content *content = &maker->contents[maker->scroller];
  switch (whole(dice, 0, 9)) {
    case 0: case 1: case 2: report_drag(maker); break;
    case 3: case 4: {
      double x = content->offset_x + sometimes(maker, 0.7, 200), y = content->offset_y + number(dice, -400, 400);
      report_scroll(maker, x, y, whole(dice, 1, 6));
      break;
    }
    case 5: case 6: report_animation(maker); break;
    case 7: report_zoom(maker); break;
    default: change_anything(maker);
  }
}

/** Appends a gesture of the user or a call of the program. */
static void drive(struct maker *maker) {
  switch (whole(&maker->dice, 0, 13)) {
    case 0: case 1: case 2: case 3: drag(maker); break;
    case 4: case 5: turn(maker); break;
    case 6: case 7: pan(maker); break;
    case 8: pinch(maker); break;
    case 9: steering(maker); break;
    case 10: scrub(maker); break;
    case 11: tap(maker); break;
    default: change_anything(maker);
  }
}

static void make(struct program *program, struct dice first) {
  struct maker maker = {.dice = first, .program = program};
  struct dice *dice = &maker.dice;
  program->count = 0;
  program->is_observed = chance(dice, 0.1);
  program->scrollers = program->is_observed || chance(dice, 0.4) ? 1 : whole(dice, 2, MOST_SCROLLERS);
  program->is_linked = program->scrollers == 2 && program->seed % 4 == 0;
  for (maker.scroller = 0; maker.scroller < program->scrollers; maker.scroller++) make_scroller(&maker);
  maker.scroller = 0;
  maker.time = 0.1;
  for (uint32_t left = whole(dice, 3, 8); left > 0; left--) {
    maker.scroller = chance(dice, 0.7) ? 0 : whole(dice, 0, program->scrollers - 1);
    if (program->is_observed) observe(&maker);
    else drive(&maker);
    for (uint32_t frames = program->is_linked ? whole(dice, 0, 8) : 0; frames > 0; frames--) between(&maker);
    pass(&maker, 0, chance(dice, 0.15) ? 4 : 0.6);
  }
}

void make_program(struct program *program, uint64_t seed) {
  program->seed = seed;
  make(program, (struct dice){.state = seed});
}

void make_program_of_bytes(struct program *program, const uint8_t *bytes, size_t size) {
  struct dice dice = {.bytes = bytes, .left = size};
  program->seed = roll(&dice);
  make(program, dice);
}

void print_step(FILE *file, const struct step *step) {
  static const char *const faults[] = {"", " at nan", " at inf", " at -inf", " at 1e300"};
  int numbers = 6, choices = 4;
  while (numbers > 0 && step->numbers[numbers - 1] == 0) numbers--;
  while (choices > 0 && step->choices[choices - 1] == 0) choices--;
  fprintf(file, "%.6f #%u %s", step->time, step->scroller, step->operation->name);
  fprintf(file, "%s", faults[step->fault]);
  for (int index = 0; index < choices; index++) fprintf(file, " %u", step->choices[index]);
  if (numbers > 0) fprintf(file, " (");
  for (int index = 0; index < numbers; index++)
    fprintf(file, "%s%.17g", index > 0 ? ", " : "", step->numbers[index]);
  fprintf(file, "%s\n", numbers > 0 ? ")" : "");
}
