/*
 * The statements for behaviours, for golden.c. Options and states are words "field=number".
 */
#ifndef GOLDEN_BEHAVIOURS_H
#define GOLDEN_BEHAVIOURS_H

#include <stddef.h>

typedef struct {
  const char *name;
  size_t offset;
  char type; /* d: double, u: uint32_t, i: int32_t, l: uint64_t */
} golden_field;

#define FIELD(struct_name, field, type) {#field, offsetof(scrollkit_##struct_name, field), type}
static const golden_field top_options_fields[] = {
    FIELD(top_options, rule, 'u'), FIELD(top_options, starts_hidden, 'u'), {NULL, 0, 0}};
static const golden_field top_state_fields[] = {FIELD(top_state, has_return_offset, 'u'),
                                                FIELD(top_state, return_offset, 'd'),
                                                FIELD(top_state, is_visible, 'u'),
                                                {NULL, 0, 0}};
static const golden_field header_options_fields[] = {FIELD(header_options, mode, 'u'),
                                                     FIELD(header_options, height, 'd'),
                                                     FIELD(header_options, minimum_height, 'd'),
                                                     FIELD(header_options, snaps, 'u'),
                                                     FIELD(header_options, stretches, 'u'),
                                                     FIELD(header_options, only_by_user, 'u'),
                                                     FIELD(header_options, inset, 'u'),
                                                     FIELD(header_options, tolerance, 'd'),
                                                     FIELD(header_options, parallax, 'd'),
                                                     FIELD(header_options, stretch_trigger, 'd'),
                                                     {NULL, 0, 0}};
static const golden_field header_state_fields[] = {FIELD(header_state, is_snapping, 'u'),
                                                   FIELD(header_state, position, 'd'),
                                                   FIELD(header_state, top, 'd'),
                                                   FIELD(header_state, visible_height, 'd'),
                                                   FIELD(header_state, progress, 'd'),
                                                   FIELD(header_state, stretch, 'd'),
                                                   FIELD(header_state, parallax, 'd'),
                                                   {NULL, 0, 0}};
static const golden_field nub_options_fields[] = {FIELD(nub_options, rule, 'u'),
                                                  FIELD(nub_options, length, 'd'),
                                                  FIELD(nub_options, margin, 'd'),
                                                  FIELD(nub_options, is_proportional, 'u'),
                                                  FIELD(nub_options, fine_distance, 'd'),
                                                  FIELD(nub_options, reach, 'd'),
                                                  FIELD(nub_options, fade, 'd'),
                                                  FIELD(nub_options, delay, 'd'),
                                                  {NULL, 0, 0}};
static const golden_field nub_state_fields[] = {FIELD(nub_state, is_grabbed, 'u'),
                                                FIELD(nub_state, y, 'd'),
                                                FIELD(nub_state, length, 'd'),
                                                FIELD(nub_state, alpha, 'd'),
                                                FIELD(nub_state, share, 'd'),
                                                FIELD(nub_state, touch_y, 'd'),
                                                FIELD(nub_state, touch_length, 'd'),
                                                FIELD(nub_state, section, 'i'),
                                                {NULL, 0, 0}};
static const golden_field view_progress_fields[] = {
    FIELD(view_progress, cover, 'd'), FIELD(view_progress, entry, 'd'), FIELD(view_progress, contain, 'd'),
    FIELD(view_progress, exit, 'd'), {NULL, 0, 0}};
static const golden_field next_change_fields[] = {
    FIELD(next_change, is_drawn, 'u'), FIELD(next_change, time, 'd'), FIELD(next_change, frame_rate, 'd'), {NULL, 0, 0}};

static const golden_field context_fields[] = {
    FIELD(context, is_scrolling, 'u'),   FIELD(context, is_animating, 'u'),
    FIELD(context, is_tracking, 'u'),    FIELD(context, heading, 'u'),
    FIELD(context, at_edges, 'u'),       FIELD(context, began_y, 'd'),
    FIELD(context, expected_end_y, 'd'), FIELD(context, ended_y, 'd'),
    FIELD(context, min_y, 'd'),          FIELD(context, max_y, 'd'),
    FIELD(context, tracking_x, 'd'),     FIELD(context, tracking_y, 'd'),
    FIELD(context, zoom_scale, 'd'),     FIELD(context, zoom_began_scale, 'd'),
    {NULL, 0, 0}};
static const golden_field scrollbar_options_fields[] = {
    FIELD(scrollbar_options, jumps_to_click, 'u'), FIELD(scrollbar_options, track_length, 'd'),
    FIELD(scrollbar_options, least_thumb, 'd'), FIELD(scrollbar_options, snap_back, 'd'),
    {NULL, 0, 0}};
static const golden_field scrollbar_state_fields[] = {FIELD(scrollbar_state, held, 'u'),
                                                      FIELD(scrollbar_state, thumb_start, 'd'),
                                                      FIELD(scrollbar_state, thumb_length, 'd'),
                                                      {NULL, 0, 0}};
static const golden_field preferences_fields[] = {FIELD(preferences, reduces_motion, 'u'),
                                              FIELD(preferences, stops_momentum, 'u'),
                                              FIELD(preferences, resamples, 'u'),
                                              {NULL, 0, 0}};
static const golden_field zoom_state_fields[] = {
    FIELD(zoom_state, is_zooming, 'u'),  FIELD(zoom_state, scale, 'd'),
    FIELD(zoom_state, target_scale, 'd'), FIELD(zoom_state, minimum, 'd'),
    FIELD(zoom_state, maximum, 'd'),     FIELD(zoom_state, centering_x, 'd'),
    FIELD(zoom_state, centering_y, 'd'), {NULL, 0, 0}};
#undef FIELD

/* Splits a word "field=number" and returns the field; NULL for an unknown field. */
static const golden_field *find_field(const golden_field *fields, char *word, char **value) {
  char *equals = strchr(word, '=');
  if (equals) *equals = 0, *value = equals + 1;
  for (; equals && fields->name; fields++)
    if (strcmp(fields->name, word) == 0) return fields;
  fail("field", "a known one", word);
  return NULL;
}

static void set_fields(void *target, const golden_field *fields, char **words, int count) {
  for (int index = 0; index < count; index++) {
    char *value = NULL, *at = (char *)target;
    const golden_field *field = find_field(fields, words[index], &value);
    if (!field) continue;
    if (field->type == 'd') *(double *)(void *)(at + field->offset) = atof(value);
    else if (field->type == 'l') *(uint64_t *)(void *)(at + field->offset) = (uint64_t)atof(value);
    else *(uint32_t *)(void *)(at + field->offset) = (uint32_t)atof(value);
  }
}

static void compare_fields(const void *source, const golden_field *fields, char **words, int count) {
  for (int index = 0; index < count; index++) {
    char *value = NULL;
    const char *at = (const char *)source;
    const golden_field *field = find_field(fields, words[index], &value);
    double actual;
    if (!field) continue;
    if (field->type == 'l') actual = (double)*(const uint64_t *)(const void *)(at + field->offset);
    else if (field->type == 'd') actual = *(const double *)(const void *)(at + field->offset);
    else if (field->type == 'i') actual = *(const int32_t *)(const void *)(at + field->offset);
    else actual = *(const uint32_t *)(const void *)(at + field->offset);
    compare(field->name, value, actual);
  }
}

/* Executes a zoom statement. Returns 0 for other statements. */
static int perform_zoom(scrollkit_scroller *scroller, char **w, int n, scrollkit_status *status) {
#define N(index) number(w, n, index)
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.time = N(1);
  if (strcmp(w[0], "zoom") == 0) {
    scrollkit_zoom_options options = SCROLLKIT_ZOOM_OPTIONS_INIT;
    options.minimum = N(2), options.maximum = N(3), options.centers = (uint32_t)N(4);
    *status = scrollkit_zoom_enable(scroller, &options, N(1));
  } else if (strcmp(w[0], "zoom_off") == 0) {
    *status = scrollkit_zoom_disable(scroller, N(1));
  } else if (strcmp(w[0], "pinch") == 0) {
    input.kind = (scrollkit_input_kind)N(2);
    input.x = N(3), input.y = N(4), input.scale = N(5);
    *status = scrollkit_scroller_push(scroller, &input);
  } else if (strcmp(w[0], "zoom_wheel") == 0) {
    input.kind = SCROLLKIT_INPUT_KIND_WHEEL, input.flags = SCROLLKIT_INPUT_FLAGS_ZOOM;
    input.y = N(2), input.unit = (scrollkit_unit)N(3), input.focus_x = N(4), input.focus_y = N(5);
    *status = scrollkit_scroller_push(scroller, &input);
  } else if (strcmp(w[0], "zoom_to") == 0) {
    *status = scrollkit_zoom_set_scale(scroller, N(2), N(3), N(4), (uint32_t)N(5), N(1), NULL);
  } else if (strcmp(w[0], "zoom_rect") == 0) {
    *status = scrollkit_zoom_show_rect(scroller, N(2), N(3), N(4), N(5), (uint32_t)N(6), N(1), NULL);
  } else if (strcmp(w[0], "double_tap") == 0) {
    *status = scrollkit_zoom_double_tap(scroller, N(2), N(3), N(4), N(1), NULL);
  } else {
    return 0;
  }
#undef N
  return 1;
}

#include "golden_values.h"

static uint32_t batches[16];
static int batch_count;

/* Executes a behaviour statement and stores the library's status. Returns 0 for other statements. */
static int perform_behaviour(scrollkit_scroller *scroller, char **w, int n, scrollkit_status *status) {
#define N(index) number(w, n, index)
  if (perform_zoom(scroller, w, n, status) || perform_values(scroller, w, n, status)) return 1;
  if (strcmp(w[0], "top") == 0) {
    scrollkit_top_options options = SCROLLKIT_TOP_OPTIONS_INIT;
    set_fields(&options, top_options_fields, w + 1, n - 1);
    *status = scrollkit_top_enable(scroller, &options, 0);
  } else if (strcmp(w[0], "home") == 0) {
    *status = scrollkit_top_trigger_home(scroller, N(2), (scrollkit_top_source)N(3), N(1));
  } else if (strcmp(w[0], "trigger") == 0) {
    *status = scrollkit_top_trigger(scroller, (scrollkit_top_source)N(2), N(1));
  } else if (strcmp(w[0], "header") == 0) {
    scrollkit_header_options options = SCROLLKIT_HEADER_OPTIONS_INIT;
    set_fields(&options, header_options_fields, w + 1, n - 1);
    *status = scrollkit_header_add(scroller, &options, 0, NULL);
  } else if (strcmp(w[0], "nub") == 0) {
    scrollkit_nub_options options = SCROLLKIT_NUB_OPTIONS_INIT;
    set_fields(&options, nub_options_fields, w + 1, n - 1);
    *status = scrollkit_nub_enable(scroller, &options, 0);
  } else if (strcmp(w[0], "grab") == 0) {
    *status = scrollkit_nub_grab(scroller, N(1), NULL);
  } else if (strcmp(w[0], "scrub") == 0) {
    *status = scrollkit_nub_drag(scroller, N(2), N(3), N(1));
  } else if (strcmp(w[0], "let_go") == 0) {
    *status = scrollkit_nub_release(scroller, N(1));
  } else if (strcmp(w[0], "sections") == 0) {
    double starts[MAX_WORDS];
    for (int index = 1; index < n; index++) starts[index - 1] = N(index);
    *status = scrollkit_nub_set_sections(scroller, starts, (size_t)(n - 1), 0);
  } else if (strcmp(w[0], "policy") == 0) {
    *status = scrollkit_anchor_set_policy(scroller, (scrollkit_anchor_policy)N(1), 0);
  } else if (strcmp(w[0], "begin") == 0) {
    *status = scrollkit_anchor_begin_update(scroller, N(1), &batches[batch_count]);
    batch_count = (batch_count + 1) % 16;
  } else if (strcmp(w[0], "changed") == 0) {
    *status = scrollkit_anchor_add_edit(scroller, N(1), N(2), N(3));
  } else if (strcmp(w[0], "end") == 0) {
    scrollkit_geometry g = SCROLLKIT_GEOMETRY_INIT;
    g.viewport_width = N(4), g.viewport_height = N(5);
    g.content_width = N(6), g.content_height = N(7), g.inset_top = N(8);
    *status = scrollkit_anchor_end_update(scroller, batches[(int)N(2) % 16], &g, (uint32_t)N(3), N(1));
  } else if (strcmp(w[0], "zoom_limits") == 0) {
    *status = scrollkit_zoom_set_limits(scroller, N(1), N(2), 0);
  } else if (strcmp(w[0], "hold_key") == 0) {
    *status = N(3) == 1 ? scrollkit_scroller_hold_key(scroller, (scrollkit_key)N(2), N(1))
                        : scrollkit_scroller_release_key(scroller, (scrollkit_key)N(2), N(1));
  } else if (strcmp(w[0], "steer") == 0) {
    *status = scrollkit_autoscroll_set_velocity(scroller, N(2), N(3), N(1));
  } else if (strcmp(w[0], "steer_end") == 0) {
    *status = scrollkit_autoscroll_end(scroller, N(1));
  } else if (strcmp(w[0], "autoscroll") == 0) {
    scrollkit_autoscroll_options options = SCROLLKIT_AUTOSCROLL_OPTIONS_INIT;
    options.rule = (scrollkit_autoscroll_rule)N(4);
    *status = scrollkit_autoscroll_begin(scroller, &options, N(2), N(3), N(1));
  } else if (strcmp(w[0], "autoscroll_move") == 0) {
    *status = scrollkit_autoscroll_move(scroller, N(2), N(3), N(1));
  } else if (strcmp(w[0], "autoscroll_release") == 0) {
    *status = scrollkit_autoscroll_release(scroller, N(1), NULL);
  } else if (strcmp(w[0], "edge_scroll") == 0) {
    *status = scrollkit_autoscroll_drag(scroller, NULL, N(2), N(3), N(1));
  } else if (strcmp(w[0], "bar") == 0) {
    scrollkit_scrollbar_options options = SCROLLKIT_SCROLLBAR_OPTIONS_INIT;
    set_fields(&options, scrollbar_options_fields, w + 1, n - 1);
    *status = scrollkit_scrollbar_enable(scroller, SCROLLKIT_AXIS_Y, &options, 0);
  } else if (strcmp(w[0], "bar_press") == 0) {
    *status = scrollkit_scrollbar_press(
        scroller, SCROLLKIT_AXIS_Y, (scrollkit_scrollbar_part)N(2), N(3), N(1));
  } else if (strcmp(w[0], "bar_drag") == 0) {
    *status = scrollkit_scrollbar_drag(scroller, SCROLLKIT_AXIS_Y, N(2), N(3), N(1));
  } else if (strcmp(w[0], "bar_release") == 0) {
    *status = scrollkit_scrollbar_release(scroller, SCROLLKIT_AXIS_Y, N(1));
  } else if (strcmp(w[0], "preferences") == 0) {
    scrollkit_preferences preferences = SCROLLKIT_PREFERENCES_INIT;
    set_fields(&preferences, preferences_fields, w + 1, n - 1);
    *status = scrollkit_scroller_set_preferences(scroller, &preferences, 0);
  } else if (strcmp(w[0], "right_to_left") == 0) {
    scrollkit_geometry g = SCROLLKIT_GEOMETRY_INIT;
    g.right_to_left = 1;
    g.viewport_width = N(2), g.viewport_height = N(3);
    g.content_width = N(4), g.content_height = N(5);
    g.inset_left = N(6), g.inset_right = N(7);
    *status = scrollkit_scroller_set_geometry(scroller, &g, N(1));
  } else {
    return 0;
  }
#undef N
  return 1;
}

/* Compares a state with its expected values. Returns 0 for other statements. */
static int expect_behaviour(scrollkit_scroller *scroller, char **w, int n) {
  if (strcmp(w[0], "top_state") == 0) {
    scrollkit_top_state state = SCROLLKIT_TOP_STATE_INIT;
    compare("status", "0", scrollkit_top_get_state(scroller, &state));
    compare_fields(&state, top_state_fields, w + 1, n - 1);
  } else if (strcmp(w[0], "header_state") == 0) {
    scrollkit_header_state state = SCROLLKIT_HEADER_STATE_INIT;
    compare("status", "0", scrollkit_header_get_state(scroller, (uint32_t)number(w, n, 1), &state));
    compare_fields(&state, header_state_fields, w + 2, n - 2);
  } else if (strcmp(w[0], "nub_state") == 0) {
    scrollkit_nub_state state = SCROLLKIT_NUB_STATE_INIT;
    compare("status", "0", scrollkit_nub_get_state(scroller, &state));
    compare_fields(&state, nub_state_fields, w + 1, n - 1);
  } else if (strcmp(w[0], "scrollbar_state") == 0) {
    scrollkit_scrollbar_state state = SCROLLKIT_SCROLLBAR_STATE_INIT;
    compare("status", "0", scrollkit_scrollbar_get_state(scroller, SCROLLKIT_AXIS_Y, &state));
    compare_fields(&state, scrollbar_state_fields, w + 1, n - 1);
  } else if (strcmp(w[0], "zoom_state") == 0) {
    scrollkit_zoom_state state = SCROLLKIT_ZOOM_STATE_INIT;
    compare("status", "0", scrollkit_zoom_get_state(scroller, &state));
    compare_fields(&state, zoom_state_fields, w + 1, n - 1);
  } else if (strcmp(w[0], "snap_state") == 0) {
    scrollkit_snap_state state = SCROLLKIT_SNAP_STATE_INIT;
    compare("status", "0", scrollkit_snap_get_state(scroller, &state));
    compare_fields(&state, snap_state_fields, w + 1, n - 1);
  } else if (strcmp(w[0], "context") == 0) {
    scrollkit_context state = SCROLLKIT_CONTEXT_INIT;
    compare("status", "0", scrollkit_scroller_get_context(scroller, &state));
    compare_fields(&state, context_fields, w + 1, n - 1);
  } else if (strcmp(w[0], "next_change") == 0) {
    scrollkit_next_change change = SCROLLKIT_NEXT_CHANGE_INIT;
    compare("status", "0", scrollkit_scroller_get_next_change(scroller, number(w, n, 1), number(w, n, 2), &change));
    compare_fields(&change, next_change_fields, w + 3, n - 3);
  } else if (strcmp(w[0], "view_progress") == 0) {
    scrollkit_view_progress progress = SCROLLKIT_VIEW_PROGRESS_INIT;
    compare("status", "0", scrollkit_scroller_get_view_progress(
        scroller, (scrollkit_axis)number(w, n, 1), number(w, n, 2), number(w, n, 3), &progress));
    compare_fields(&progress, view_progress_fields, w + 4, n - 4);
  } else if (strcmp(w[0], "margin") == 0) {
    double margin = 0;
    compare("status", "0",
            scrollkit_scroller_get_margin(scroller, number(w, n, 1), number(w, n, 2),
                                      (scrollkit_edges)number(w, n, 3), &margin));
    compare("margin", w[4], margin);
  } else {
    return 0;
  }
  return 1;
}

#endif
