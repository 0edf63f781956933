/*
 * Runs the golden cases through the C interface; C and C++.
 *
 *   golden CASES [DUMP]    writes every frame with all digits to DUMP
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <scrollkit.h>

enum { MAX_WORDS = 80 };

static int line_number, cases, failures;
static char name[128];

/* The scrollers of the case: nested, innermost first, or linked. */
static scrollkit_scroller *nested[8];
static int nested_count;

static void fail(const char *subject, const char *expected, const char *actual) {
  printf("FAILED %s, line %d: %s: %s, not %s\n", name, line_number, subject, actual, expected);
  failures++;
}

static void compare(const char *subject, const char *expected, double actual) {
  char text[40];
  double wanted = atof(expected);
  if (strcmp(expected, "-") == 0) return;
  if (strcmp(expected, "nan") == 0 && isnan(actual)) return;
  if (fabs(wanted - actual) <= 1e-9 * fmax(1, fabs(wanted))) return;
  snprintf(text, sizeof text, "%.17g", actual);
  fail(subject, expected, text);
}

static void compare_name(const char *subject, const char *expected, const char *actual) {
  if (strcmp(expected, "-") != 0 && strcmp(expected, actual) != 0) fail(subject, expected, actual);
}

static scrollkit_input_kind input_kind(const char *word) {
  for (scrollkit_input_kind kind = 0; kind < 64; kind++)
    if (strcmp(scrollkit_enum_name("input_kind", kind), word) == 0) return kind;
  return 9999;
}

static double number(char **words, int count, int index) {
  return index < count ? atof(words[index]) : 0;
}

static scrollkit_scroller_options read_options(char **words, int count) {
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  for (int index = 1; index < count; index++) {
    char *value = strchr(words[index], '=');
    if (!value) continue;
    *value++ = 0;
    if (strcmp(words[index], "mode") == 0) options.mode = (scrollkit_mode)atoi(value);
    if (strcmp(words[index], "feel") == 0) options.feel = (scrollkit_feel)atoi(value);
    if (strcmp(words[index], "clamps_edges") == 0) options.clamps_edges = (uint32_t)atoi(value);
    if (strcmp(words[index], "always_bounces_y") == 0)
      options.always_bounces_y = (uint32_t)atoi(value);
    if (strcmp(words[index], "wheel_step") == 0) options.wheel_step = atof(value);
    if (strcmp(words[index], "line_length") == 0) options.line_length = atof(value);
  }
  return options;
}

#include "golden_behaviours.h"
#include "golden_lists.h"
#include "golden_toolkits.h"

static void destroy_all(void) {
  destroy_list(SCROLLKIT_AXIS_X);
  destroy_list(SCROLLKIT_AXIS_Y);
  for (int index = 0; index < nested_count; index++) scrollkit_scroller_destroy(nested[index]);
  nested_count = 0;
}

static scrollkit_scroller *create(const scrollkit_scroller_options *options) {
  destroy_all();
  if (scrollkit_scroller_create(options, &nested[0]) != SCROLLKIT_STATUS_OK) exit(2);
  nested_count = 1;
  return nested[0];
}

/* Creates a scroller beside the others. */
static scrollkit_scroller *add(void) {
  if (scrollkit_scroller_create(NULL, &nested[nested_count]) != SCROLLKIT_STATUS_OK) exit(2);
  return nested[nested_count++];
}

/* Creates a parent for the outermost scroller. */
static scrollkit_scroller *nest(void) {
  scrollkit_scroller *child = nested[nested_count - 1], *parent = add();
  if (scrollkit_nest_set_parent(child, parent, 0) != SCROLLKIT_STATUS_OK) fail("nested", "a parent", "none");
  return parent;
}

static scrollkit_status link_both(char **words, int n) {
  double positions[16];
  for (int index = 4; index < n; index++) positions[index - 4] = number(words, n, index);
  return scrollkit_link_update(nested[0], nested[1], (scrollkit_axis)number(words, n, 2), number(words, n, 3), positions,
                               (size_t)(n - 4), number(words, n, 1));
}

/* Executes a statement and returns the library's status. */
static scrollkit_status perform(scrollkit_scroller *scroller, char **w, int n) {
  scrollkit_status status;
  if (perform_behaviour(scroller, w, n, &status) || perform_list(scroller, w, n, &status)) return status;
#define N(index) number(w, n, index)
  if (strcmp(w[0], "geometry") == 0) {
    scrollkit_geometry g = SCROLLKIT_GEOMETRY_INIT;
    g.viewport_width = N(2), g.viewport_height = N(3);
    g.content_width = N(4), g.content_height = N(5);
    g.inset_top = N(6), g.inset_left = N(7), g.inset_bottom = N(8), g.inset_right = N(9);
    g.shift_x = N(10), g.shift_y = N(11);
    return scrollkit_scroller_set_geometry(scroller, &g, N(1));
  }
  if (strcmp(w[0], "input") == 0) {
    scrollkit_input input = SCROLLKIT_INPUT_INIT;
    input.time = N(1), input.kind = input_kind(w[2]);
    input.x = N(3), input.y = N(4), input.velocity_x = N(5), input.velocity_y = N(6);
    input.pointer_id = (uint64_t)N(7), input.unit = (scrollkit_unit)N(8);
    input.flags = (scrollkit_input_flags)N(9);
    return scrollkit_scroller_push(scroller, &input);
  }
  if (strcmp(w[0], "toolkit") == 0) {
    scrollkit_input input = SCROLLKIT_INPUT_INIT;
    status = make_input(&input, w, n);
    return status < 0 ? status : scrollkit_scroller_push(scroller, &input);
  }
  if (strcmp(w[0], "tick") == 0) return scrollkit_scroller_tick(scroller, N(1), NULL);
  if (strcmp(w[0], "scroll_to") == 0)
    return scrollkit_scroller_scroll_to(scroller, N(2), N(3), (uint32_t)N(4), N(1), NULL);
  if (strcmp(w[0], "scroll_by") == 0)
    return scrollkit_scroller_scroll_by(scroller, N(2), N(3), N(1), NULL);
  if (strcmp(w[0], "rect") == 0)
    return scrollkit_scroller_scroll_rect_to_visible(scroller, N(2), N(3), N(4), N(5), (uint32_t)N(6),
                                                     N(1), NULL);
  if (strcmp(w[0], "set_offset") == 0)
    return scrollkit_scroller_set_offset(scroller, N(2), N(3), N(1));
  if (strcmp(w[0], "link") == 0) return link_both(w, n);
  if (strcmp(w[0], "sync") == 0) return scrollkit_scroller_sync(scroller, N(2), N(3), N(1), NULL);
  if (strcmp(w[0], "scroll_enabled") == 0)
    return scrollkit_scroller_set_scroll_enabled(scroller, (uint32_t)N(2), (uint32_t)N(3), N(1));
  if (strcmp(w[0], "always_bounces") == 0)
    return scrollkit_scroller_set_always_bounces(scroller, (uint32_t)N(2), (uint32_t)N(3), N(1));
  if (strcmp(w[0], "shift") == 0) return scrollkit_scroller_shift(scroller, N(2), N(3), N(1));
  if (strcmp(w[0], "key") == 0) return scrollkit_scroller_key(scroller, (scrollkit_key)N(2), N(1));
  if (strcmp(w[0], "stop") == 0) return scrollkit_scroller_stop(scroller, N(1));
  if (strcmp(w[0], "nest_rules") == 0) {
    scrollkit_status behavior = scrollkit_nest_set_overscroll_behavior(
        scroller, (scrollkit_overscroll_behavior)N(1), (scrollkit_overscroll_behavior)N(2));
    scrollkit_status order = scrollkit_nest_set_order(scroller, (scrollkit_nest_order)N(3));
    scrollkit_status latching =
        scrollkit_nest_set_latching(scroller, (scrollkit_nest_latching)N(4));
    return behavior < 0 ? behavior : order < 0 ? order : latching;
  }
  if (strcmp(w[0], "feel") == 0)
    return scrollkit_scroller_set_feel(scroller, (scrollkit_feel)N(1), 2);
#undef N
  fail("statement", "a known one", w[0]);
  return SCROLLKIT_STATUS_OK;
}

static void expect_frame(scrollkit_scroller *scroller, char **w, int n, FILE *dump) {
  scrollkit_frame f = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(scroller, &f);
  if (strcmp(w[0], "across") == 0) {
    const double actual[] = {f.offset_x, f.target_x, f.velocity_x, f.overscroll_x};
    for (int index = 1; index < n && index <= 4; index++)
      compare("across", w[index], actual[index - 1]);
    return;
  }
  const double actual[] = {f.offset_y,     f.target_y,   f.velocity_y,
                           f.overscroll_y, f.progress_y, (double)f.needs_tick};
  static const char *const names[] = {"offset",     "target",   "velocity",
                                      "overscroll", "progress", "needs_tick"};
  if (n > 1) compare_name("phase", w[1], scrollkit_enum_name("phase", f.phase));
  for (int index = 2; index < n && index <= 7; index++)
    compare(names[index - 2], w[index], actual[index - 2]);
  if (dump)
    fprintf(dump, "%s %.17g %.17g %.17g %.17g %.17g %.17g\n", name, f.offset_x, f.offset_y,
            f.target_y, f.velocity_y, f.overscroll_y, f.progress_y);
}

static void expect_event(scrollkit_scroller *scroller, char **w, int n) {
  scrollkit_event e = SCROLLKIT_EVENT_INIT;
  int got = scrollkit_scroller_next_event(scroller, &e);
  if (strcmp(w[0], "no_events") == 0) {
    if (got) fail("events", "none", scrollkit_enum_name("event_kind", e.kind));
    return;
  }
  if (!got || n < 8) {
    fail("events", w[1], "none");
    return;
  }
  compare_name("event", w[1], scrollkit_enum_name("event_kind", e.kind));
  compare("event x", w[2], e.x);
  compare("event y", w[3], e.y);
  compare("event id", w[4], (double)e.id);
  compare_name("event from", w[5], scrollkit_enum_name("phase", e.from_phase));
  compare_name("event to", w[6], scrollkit_enum_name("phase", e.to_phase));
  compare("event finished", w[7], e.finished);
  if (n > 8) compare("event edges", w[8], e.edges);
  if (n > 9) compare("event source", w[9], e.source);
}

int main(int count, char **arguments) {
  FILE *file = count > 1 ? fopen(arguments[1], "r") : NULL;
  FILE *dump = count > 2 ? fopen(arguments[2], "w") : NULL;
  char line[1024];
  scrollkit_scroller *scroller = NULL;
  if (!file) {
    fprintf(stderr, "usage: golden CASES [DUMP]\n");
    return 2;
  }
  while (fgets(line, sizeof line, file)) {
    char *words[MAX_WORDS];
    int n = 0;
    line_number++;
    for (char *word = strtok(line, " \n"); word && n < MAX_WORDS; word = strtok(NULL, " \n"))
      words[n++] = word;
    if (n == 0 || words[0][0] == '#') continue;
    if (strcmp(words[0], "case") == 0) {
      snprintf(name, sizeof name, "%s", words[1]);
      cases++;
      batch_count = area_count = 0;
      scroller = create(NULL);
    } else if (strcmp(words[0], "options") == 0) {
      scrollkit_scroller_options options = read_options(words, n);
      scroller = create(&options);
    } else if (strcmp(words[0], "nested") == 0) {
      scroller = nest();
    } else if (strcmp(words[0], "beside") == 0) {
      scroller = add();
    } else if (strcmp(words[0], "on") == 0) {
      scroller = nested[(int)number(words, n, 1)];
    } else if (strcmp(words[0], "frame") == 0 || strcmp(words[0], "across") == 0) {
      expect_frame(scroller, words, n, dump);
    } else if (strcmp(words[0], "event") == 0 || strcmp(words[0], "no_events") == 0) {
      expect_event(scroller, words, n);
    } else if (expect_behaviour(scroller, words, n) || expect_list(scroller, words, n)) {
      continue;
    } else if (strcmp(words[0], "refused") == 0 || strcmp(words[0], "answered") == 0) {
      compare("status", words[1], perform(scroller, words + 2, n - 2));
    } else {
      compare("status", "0", perform(scroller, words, n));
    }
  }
  destroy_all();
  fclose(file);
  if (dump) fclose(dump);
  printf("%d golden cases, %d failures\n", cases, failures);
  return failures > 0;
}
