/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file scrollkit_loader.h
 * Loads the library while a program runs, for programs that also work without it.
 *
 * The program is not linked with the library. One of its source files defines SCROLLKIT_LOADER_IMPLEMENTATION before
 * the include, and is linked with `-ldl` where the C library needs it (glibc before 2.34). A function is called by its
 * name without `scrollkit_`:
 *
 *     scrollkit_loader kit;
 *     if (scrollkit_loader_open(&kit, NULL)) kit.scroller_create(NULL, &scroller);
 *     else printf("scrolls by lines: %s\n", kit.reason);
 */
#ifndef SCROLLKIT_LOADER_H
#define SCROLLKIT_LOADER_H

#include "scrollkit.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The number of the oldest version that has all functions: 0.1. */
#define SCROLLKIT_LOADER_VERSION 100

/** The functions of the library, which scrollkit.h describes. All are NULL if the library is not loaded. */
typedef struct scrollkit_loader {
  /* Library */
  const char *(*version)(void);
  uint32_t (*version_number)(void);
  uint32_t (*has_feature)(const char *name);
  const char *(*status_text)(scrollkit_status status);
  const char *(*enum_name)(const char *type, int64_t value);
  scrollkit_status (*struct_init)(void *target, size_t size);
  size_t (*struct_get_size)(const char *type);
  const char *(*struct_get_invalid_field)(const char *type, const void *value);

  /* Scroller */
  scrollkit_status (*scroller_create)(
      const scrollkit_scroller_options *options, scrollkit_scroller **scroller);
  void (*scroller_destroy)(scrollkit_scroller *scroller);
  scrollkit_status (*scroller_set_clock)(scrollkit_scroller *scroller, double time);

  /* Scroller: Geometry */
  scrollkit_status (*scroller_set_geometry)(
      scrollkit_scroller *scroller, const scrollkit_geometry *geometry, double time);
  scrollkit_status (*scroller_set_size)(
      scrollkit_scroller *scroller, double viewport_width, double viewport_height,
      double content_width, double content_height, double time);
  scrollkit_status (*scroller_shift)(scrollkit_scroller *scroller, double x, double y, double time);

  /* Scroller: Preferences */
  scrollkit_status (*scroller_set_preferences)(
      scrollkit_scroller *scroller, const scrollkit_preferences *preferences, double time);
  scrollkit_status (*scroller_set_scroll_enabled)(
      scrollkit_scroller *scroller, uint32_t x, uint32_t y, double time);
  scrollkit_status (*scroller_set_always_bounces)(
      scrollkit_scroller *scroller, uint32_t x, uint32_t y, double time);

  /* Scroller: Scrolling */
  scrollkit_status (*scroller_scroll_to)(
      scrollkit_scroller *scroller, double x, double y, uint32_t animated, double time,
      uint64_t *id);
  scrollkit_status (*scroller_scroll_by)(
      scrollkit_scroller *scroller, double x, double y, double time, uint64_t *id);
  scrollkit_status (*scroller_scroll_rect_to_visible)(
      scrollkit_scroller *scroller, double x, double y, double width, double height,
      uint32_t animated, double time, uint64_t *id);
  scrollkit_status (*scroller_animate_to)(
      scrollkit_scroller *scroller, double x, double y, const scrollkit_scroll_options *options,
      double time, uint64_t *id);
  scrollkit_status (*scroller_scroll_into_view)(
      scrollkit_scroller *scroller, double x, double y, double width, double height,
      const scrollkit_scroll_options *options, double time, uint64_t *id);
  scrollkit_status (*scroller_set_offset)(
      scrollkit_scroller *scroller, double x, double y, double time);
  scrollkit_status (*scroller_stop)(scrollkit_scroller *scroller, double time);

  /* Feel */
  scrollkit_status (*scroller_set_feel)(
      scrollkit_scroller *scroller, scrollkit_feel feel, double time);
  scrollkit_status (*scroller_set_feel_values)(
      scrollkit_scroller *scroller, const scrollkit_feel_values *values, double time);
  scrollkit_status (*scroller_get_feel_values)(
      scrollkit_scroller *scroller, scrollkit_feel_values *values);
  scrollkit_status (*feel_get_values)(scrollkit_feel feel, scrollkit_feel_values *values);

  /* Input */
  scrollkit_status (*scroller_push)(scrollkit_scroller *scroller, const scrollkit_input *input);
  scrollkit_status (*scroller_push_many)(
      scrollkit_scroller *scroller, const scrollkit_input *inputs, size_t count);
  uint32_t (*scroller_responds_to)(scrollkit_scroller *scroller, scrollkit_input_kind kind);

  /* Input: Actions */
  scrollkit_status (*scroller_press)(
      scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);
  scrollkit_status (*scroller_move)(
      scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);
  scrollkit_status (*scroller_release)(
      scrollkit_scroller *scroller, uint64_t pointer_id, double time);
  scrollkit_status (*scroller_cancel)(scrollkit_scroller *scroller, double time);
  scrollkit_status (*scroller_wheel)(
      scrollkit_scroller *scroller, double x, double y, scrollkit_unit unit, double time);
  scrollkit_status (*scroller_key)(scrollkit_scroller *scroller, scrollkit_key key, double time);
  scrollkit_status (*scroller_hold_key)(
      scrollkit_scroller *scroller, scrollkit_key key, double time);
  scrollkit_status (*scroller_release_key)(
      scrollkit_scroller *scroller, scrollkit_key key, double time);

  /* Input: Reports */
  scrollkit_status (*scroller_report_release)(
      scrollkit_scroller *scroller, double velocity_x, double velocity_y, double target_x,
      double target_y, uint32_t decelerates, double time, double *rest_x, double *rest_y);

  /* Toolkits: Libraries */
  scrollkit_status (*input_from_sdl2_wheel)(
      scrollkit_input *input, double x, double y, uint32_t direction, uint32_t time_ms);
  scrollkit_status (*input_from_sdl3_wheel)(
      scrollkit_input *input, double x, double y, uint32_t direction, uint64_t time_ns);
  scrollkit_status (*input_from_sdl2_finger)(
      scrollkit_input *input, uint32_t type, uint64_t finger, double x, double y, double width,
      double height, uint32_t time_ms);
  scrollkit_status (*input_from_sdl3_finger)(
      scrollkit_input *input, uint32_t type, uint64_t finger, double x, double y, double width,
      double height, uint64_t time_ns);
  scrollkit_status (*input_from_glfw_scroll)(
      scrollkit_input *input, double xoffset, double yoffset, double time);
  scrollkit_status (*input_from_raylib_wheel)(
      scrollkit_input *input, double x, double y, double time);
  scrollkit_status (*input_from_imgui_wheel)(
      scrollkit_input *input, double wheel_x, double wheel_y, uint32_t right_is_positive,
      double time);
  scrollkit_status (*input_from_sgr_button)(scrollkit_input *input, uint32_t button, double time);

  /* Toolkits: Linux */
  scrollkit_status (*input_from_gtk_scroll)(
      scrollkit_input *input, double dx, double dy, uint32_t unit, uint32_t time_ms);
  scrollkit_status (*input_from_gtk_begin)(scrollkit_input *input, uint32_t time_ms);
  scrollkit_status (*input_from_gtk_end)(scrollkit_input *input, uint32_t time_ms);
  scrollkit_status (*input_from_gtk_decelerate)(
      scrollkit_input *input, double velocity_x, double velocity_y, uint32_t time_ms);
  scrollkit_status (*input_from_gdk_scroll)(
      scrollkit_input *input, uint32_t direction, double dx, double dy, uint32_t unit,
      uint32_t is_stop, uint32_t relative, uint32_t time_ms);
  scrollkit_status (*input_from_gdk_hold)(scrollkit_input *input, uint32_t phase, uint32_t time_ms);
  scrollkit_status (*input_from_wayland_axis)(
      scrollkit_input *input, uint32_t axis, double value, int32_t value120, uint32_t source,
      uint32_t relative, uint32_t time_ms);
  scrollkit_status (*input_from_wayland_stop)(
      scrollkit_input *input, uint32_t axis, uint32_t time_ms);
  scrollkit_status (*input_from_libinput_scroll)(
      scrollkit_input *input, uint32_t source, uint32_t axis, double value, double value120,
      uint64_t time_usec);
  scrollkit_status (*input_from_xi2_scroll)(
      scrollkit_input *input, uint32_t scroll_type, double delta, double increment,
      uint32_t time_ms);
  scrollkit_status (*input_from_x11_button)(
      scrollkit_input *input, uint32_t button, uint32_t time_ms);

  /* Toolkits: Platforms */
  scrollkit_status (*input_from_qt_wheel)(
      scrollkit_input *input, int32_t angle_x, int32_t angle_y, int32_t pixel_x, int32_t pixel_y,
      uint32_t phase, uint32_t inverted, uint64_t time_ms);
  scrollkit_status (*input_from_appkit_scroll)(
      scrollkit_input *input, double dx, double dy, uint32_t precise, uint32_t phase,
      uint32_t momentum, uint32_t inverted, double time);
  scrollkit_status (*input_from_web_wheel)(
      scrollkit_input *input, double delta_x, double delta_y, uint32_t delta_mode,
      int32_t wheel_delta_x, int32_t wheel_delta_y, double time_ms);
  scrollkit_status (*input_from_win32_wheel)(
      scrollkit_input *input, uint32_t message, int32_t delta, uint32_t pages, uint32_t time_ms);
  scrollkit_status (*time_unwrap)(double previous, uint32_t time_ms, double *time);

  /* Frame */
  scrollkit_status (*scroller_tick)(
      scrollkit_scroller *scroller, double time, scrollkit_frame *frame);
  scrollkit_status (*scroller_sync)(
      scrollkit_scroller *scroller, double host_x, double host_y, double time,
      scrollkit_frame *frame);
  scrollkit_status (*scroller_tick_many)(
      scrollkit_scroller *const *scrollers, size_t count, double time, scrollkit_frame *frames);
  scrollkit_status (*scroller_get_frame)(scrollkit_scroller *scroller, scrollkit_frame *frame);
  scrollkit_status (*scroller_get_next_change)(
      scrollkit_scroller *scroller, double pixels_per_point, double time,
      scrollkit_next_change *change);
  scrollkit_status (*scroller_get_view_progress)(
      scrollkit_scroller *scroller, scrollkit_axis axis, double start, double length,
      scrollkit_view_progress *progress);
  double (*scroller_tick_offset)(scrollkit_scroller *scroller, scrollkit_axis axis, double time);
  uint32_t (*scroller_needs_tick)(scrollkit_scroller *scroller);

  /* Events */
  scrollkit_event_result (*scroller_next_event)(
      scrollkit_scroller *scroller, scrollkit_event *event);
  scrollkit_status (*scroller_set_delegate)(
      scrollkit_scroller *scroller, const scrollkit_delegate *delegate);

  /* Context */
  scrollkit_status (*scroller_get_context)(
      scrollkit_scroller *scroller, scrollkit_context *context);
  scrollkit_status (*scroller_get_margin)(
      scrollkit_scroller *scroller, double x, double y, scrollkit_edges edge, double *margin);

  /* Top */
  scrollkit_status (*top_enable)(
      scrollkit_scroller *scroller, const scrollkit_top_options *options, double time);
  scrollkit_status (*top_disable)(scrollkit_scroller *scroller, double time);
  scrollkit_status (*top_trigger)(
      scrollkit_scroller *scroller, scrollkit_top_source source, double time);
  scrollkit_status (*top_trigger_home)(
      scrollkit_scroller *scroller, double y, scrollkit_top_source source, double time);
  scrollkit_status (*top_set_visible)(scrollkit_scroller *scroller, uint32_t is_visible);
  scrollkit_status (*top_get_state)(scrollkit_scroller *scroller, scrollkit_top_state *state);

  /* Window */
  scrollkit_status (*window_create)(scrollkit_window *sibling, scrollkit_window **window);
  void (*window_destroy)(scrollkit_window *window);
  scrollkit_status (*window_make_key)(scrollkit_window *window);
  scrollkit_status (*window_set_status_bar)(scrollkit_window *window, double bottom, double reach);
  scrollkit_status (*window_add_scroller)(scrollkit_window *window, scrollkit_scroller *scroller);
  scrollkit_status (*window_remove_scroller)(
      scrollkit_window *window, scrollkit_scroller *scroller);
  scrollkit_status (*window_tap)(
      scrollkit_window *window, double x, double y, uint32_t has_event, double time,
      uint32_t *count);

  /* Header */
  scrollkit_status (*header_add)(
      scrollkit_scroller *scroller, const scrollkit_header_options *options, double time,
      uint32_t *number);
  scrollkit_status (*header_set_options)(
      scrollkit_scroller *scroller, uint32_t number, const scrollkit_header_options *options,
      double time);
  scrollkit_status (*header_set_position)(
      scrollkit_scroller *scroller, uint32_t number, double position, double time);
  scrollkit_status (*header_remove_all)(scrollkit_scroller *scroller, double time);
  scrollkit_status (*header_get_state)(
      scrollkit_scroller *scroller, uint32_t number, scrollkit_header_state *state);

  /* Anchor */
  scrollkit_status (*anchor_set_policy)(
      scrollkit_scroller *scroller, scrollkit_anchor_policy policy, double time);
  scrollkit_status (*anchor_begin_update)(
      scrollkit_scroller *scroller, double time, uint32_t *batch);
  scrollkit_status (*anchor_add_edit)(
      scrollkit_scroller *scroller, double y, double removed, double inserted);
  scrollkit_status (*anchor_end_update)(
      scrollkit_scroller *scroller, uint32_t batch, const scrollkit_geometry *geometry,
      uint32_t finished, double time);

  /* Nub */
  scrollkit_status (*nub_enable)(
      scrollkit_scroller *scroller, const scrollkit_nub_options *options, double time);
  scrollkit_status (*nub_disable)(scrollkit_scroller *scroller, double time);
  scrollkit_status (*nub_grab)(scrollkit_scroller *scroller, double time, uint32_t *is_held);
  scrollkit_status (*nub_drag)(
      scrollkit_scroller *scroller, double distance, double sideways, double time);
  scrollkit_status (*nub_release)(scrollkit_scroller *scroller, double time);
  scrollkit_status (*nub_set_hover)(scrollkit_scroller *scroller, uint32_t is_near, double time);
  scrollkit_status (*nub_set_sections)(
      scrollkit_scroller *scroller, const double *starts, size_t count, double time);
  scrollkit_status (*nub_get_state)(scrollkit_scroller *scroller, scrollkit_nub_state *state);

  /* Nesting */
  scrollkit_status (*nest_set_parent)(
      scrollkit_scroller *child, scrollkit_scroller *parent, double time);
  scrollkit_status (*nest_set_overscroll_behavior)(
      scrollkit_scroller *scroller, scrollkit_overscroll_behavior x,
      scrollkit_overscroll_behavior y);
  scrollkit_status (*nest_set_order)(scrollkit_scroller *scroller, scrollkit_nest_order order);
  scrollkit_status (*nest_set_latching)(
      scrollkit_scroller *scroller, scrollkit_nest_latching latching);

  /* Link */
  scrollkit_status (*link_update)(
      scrollkit_scroller *first, scrollkit_scroller *second, scrollkit_axis axis, double line,
      const double *positions, size_t count, double time);

  /* Snap */
  scrollkit_status (*snap_set_options)(
      scrollkit_scroller *scroller, scrollkit_axis axis, const scrollkit_snap_options *options,
      double time);
  scrollkit_status (*snap_set_areas)(
      scrollkit_scroller *scroller, const scrollkit_snap_area *areas, size_t count,
      scrollkit_snap_order order, double time);
  scrollkit_status (*snap_scroll_to)(
      scrollkit_scroller *scroller, scrollkit_axis axis, double index, double time, uint64_t *id);
  scrollkit_status (*snap_get_state)(scrollkit_scroller *scroller, scrollkit_snap_state *state);

  /* Zoom */
  scrollkit_status (*zoom_enable)(
      scrollkit_scroller *scroller, const scrollkit_zoom_options *options, double time);
  scrollkit_status (*zoom_disable)(scrollkit_scroller *scroller, double time);
  scrollkit_status (*zoom_set_scale)(
      scrollkit_scroller *scroller, double scale, double x, double y, uint32_t animated,
      double time, uint64_t *id);
  scrollkit_status (*zoom_show_rect)(
      scrollkit_scroller *scroller, double x, double y, double width, double height,
      uint32_t animated, double time, uint64_t *id);
  scrollkit_status (*zoom_double_tap)(
      scrollkit_scroller *scroller, double x, double y, double scale, double time, uint64_t *id);
  scrollkit_status (*zoom_get_state)(scrollkit_scroller *scroller, scrollkit_zoom_state *state);
  scrollkit_status (*zoom_set_limits)(
      scrollkit_scroller *scroller, double minimum, double maximum, double time);

  /* Autoscroll */
  scrollkit_status (*autoscroll_set_velocity)(
      scrollkit_scroller *scroller, double velocity_x, double velocity_y, double time);
  scrollkit_status (*autoscroll_end)(scrollkit_scroller *scroller, double time);
  scrollkit_status (*autoscroll_begin)(
      scrollkit_scroller *scroller, const scrollkit_autoscroll_options *options, double x, double y,
      double time);
  scrollkit_status (*autoscroll_move)(
      scrollkit_scroller *scroller, double x, double y, double time);
  scrollkit_status (*autoscroll_release)(
      scrollkit_scroller *scroller, double time, uint32_t *continues);
  scrollkit_status (*autoscroll_drag)(
      scrollkit_scroller *scroller, const scrollkit_autoscroll_options *options, double x, double y,
      double time);

  /* Scrollbar */
  scrollkit_status (*scrollbar_enable)(
      scrollkit_scroller *scroller, scrollkit_axis axis, const scrollkit_scrollbar_options *options,
      double time);
  scrollkit_status (*scrollbar_disable)(
      scrollkit_scroller *scroller, scrollkit_axis axis, double time);
  scrollkit_status (*scrollbar_press)(
      scrollkit_scroller *scroller, scrollkit_axis axis, scrollkit_scrollbar_part part,
      double position, double time);
  scrollkit_status (*scrollbar_drag)(
      scrollkit_scroller *scroller, scrollkit_axis axis, double position, double sideways,
      double time);
  scrollkit_status (*scrollbar_release)(
      scrollkit_scroller *scroller, scrollkit_axis axis, double time);
  scrollkit_status (*scrollbar_get_state)(
      scrollkit_scroller *scroller, scrollkit_axis axis, scrollkit_scrollbar_state *state);

  /* Refresh */
  scrollkit_status (*refresh_enable)(
      scrollkit_scroller *scroller, const scrollkit_refresh_options *options, double time);
  scrollkit_status (*refresh_disable)(scrollkit_scroller *scroller, double time);
  scrollkit_status (*refresh_begin)(scrollkit_scroller *scroller, double time);
  scrollkit_status (*refresh_end)(scrollkit_scroller *scroller, double time);
  scrollkit_status (*refresh_get_state)(
      scrollkit_scroller *scroller, scrollkit_refresh_state *state);

  /* Deltas */
  scrollkit_status (*deltas_enable)(
      scrollkit_scroller *scroller, const scrollkit_deltas_options *options, double time);
  scrollkit_status (*deltas_take)(
      scrollkit_scroller *scroller, double time, scrollkit_deltas *deltas);

  /* Meter */
  scrollkit_status (*meter_enable)(
      scrollkit_scroller *scroller, const scrollkit_meter_options *options);
  scrollkit_status (*meter_disable)(scrollkit_scroller *scroller);
  scrollkit_status (*meter_get_report)(
      scrollkit_scroller *scroller, scrollkit_meter_report *report);

  /* List */
  scrollkit_status (*list_create)(const scrollkit_list_options *options, scrollkit_list **list);
  void (*list_destroy)(scrollkit_list *list);
  scrollkit_status (*list_set_offset)(scrollkit_list *list, double offset);
  scrollkit_status (*list_get_offset)(scrollkit_list *list, double *offset);

  /* List: Attached */
  scrollkit_status (*list_attach)(scrollkit_list *list, scrollkit_scroller *scroller, double time);
  scrollkit_status (*list_detach)(scrollkit_list *list, double time);
  scrollkit_status (*list_begin_update)(scrollkit_list *list, double time, uint32_t *batch);
  scrollkit_status (*list_end_update)(scrollkit_list *list, uint32_t batch, double time);

  /* List: Conversation */
  scrollkit_status (*list_set_conversation)(
      scrollkit_list *list, const scrollkit_list_conversation_options *options, double time);
  scrollkit_status (*list_end_conversation)(scrollkit_list *list, double time);
  scrollkit_status (*list_get_conversation)(
      scrollkit_list *list, scrollkit_list_conversation *state);
  scrollkit_status (*list_begin_turn)(
      scrollkit_list *list, size_t item, const scrollkit_scroll_options *options, double time,
      uint64_t *id);
  scrollkit_status (*list_scroll_to_newest)(
      scrollkit_list *list, const scrollkit_scroll_options *options, double time, uint64_t *id);

  /* List: Edits */
  scrollkit_status (*list_set_options)(
      scrollkit_list *list, const scrollkit_list_options *options, double time);
  scrollkit_status (*list_insert)(scrollkit_list *list, size_t item, size_t count, double time);
  scrollkit_status (*list_insert_measured)(
      scrollkit_list *list, size_t item, const double *extents, size_t count, double time);
  scrollkit_status (*list_remove)(scrollkit_list *list, size_t item, size_t count, double time);
  scrollkit_status (*list_move)(
      scrollkit_list *list, size_t item, size_t count, size_t destination, double time);
  scrollkit_status (*list_set_extents)(
      scrollkit_list *list, size_t item, const double *extents, size_t count, double time);
  scrollkit_status (*list_forget_extents)(
      scrollkit_list *list, size_t item, size_t count, double time);
  scrollkit_status (*list_set_kind)(
      scrollkit_list *list, size_t item, size_t count, uint32_t kind, double time);
  scrollkit_status (*list_set_kind_options)(
      scrollkit_list *list, uint32_t kind, const scrollkit_list_kind_options *options, double time);

  /* List: Frame */
  scrollkit_status (*list_get_frame)(
      scrollkit_list *list, scrollkit_list_frame *frame, double *positions, size_t capacity);
  scrollkit_status (*list_get_sticky_items)(
      scrollkit_list *list, size_t *items, double *positions, size_t capacity, size_t *count);
  scrollkit_status (*list_get_upcoming)(
      scrollkit_list *list, size_t *items, double *times, size_t capacity, size_t *count);

  /* List: Questions */
  scrollkit_status (*list_get_size)(scrollkit_list *list, scrollkit_list_size *size);
  scrollkit_status (*list_get_item)(scrollkit_list *list, size_t item, scrollkit_list_item *value);
  scrollkit_status (*list_get_anchor)(
      scrollkit_list *list, double offset, size_t *item, double *within);
  scrollkit_status (*list_get_anchor_offset)(
      scrollkit_list *list, size_t item, double within, double *offset);
  scrollkit_status (*list_get_visible)(
      scrollkit_list *list, double offset, double length, double overscan,
      scrollkit_list_visible *visible, double *positions, size_t capacity);
  scrollkit_status (*list_get_sticky)(
      scrollkit_list *list, double offset, double length, size_t *items, double *distances,
      size_t capacity, size_t *at_start, size_t *count);
  scrollkit_status (*list_get_offset_showing)(
      scrollkit_list *list, size_t item, scrollkit_list_alignment alignment, double margin,
      double offset, double length, double *shown);
  scrollkit_status (*list_get_progress)(
      scrollkit_list *list, size_t item, double offset, double length,
      scrollkit_view_progress *progress);

  /* List: Scrolling */
  scrollkit_status (*list_scroll_to_item)(
      scrollkit_list *list, size_t item, scrollkit_list_alignment alignment, double margin,
      uint32_t animated, double time, uint64_t *id);
  scrollkit_status (*list_scroll_into_view)(
      scrollkit_list *list, size_t item, const scrollkit_scroll_options *options, double time,
      uint64_t *id);
  scrollkit_status (*list_get_position)(scrollkit_list *list, size_t *item, double *within);
  scrollkit_status (*list_set_position)(
      scrollkit_list *list, size_t item, double within, double time);

  /* Trace */
  scrollkit_status (*trace_start)(
      scrollkit_trace_write_function write, void *user, scrollkit_trace **trace);
  void (*trace_stop)(scrollkit_trace *trace);
  scrollkit_status (*trace_create_scroller)(
      scrollkit_trace *trace, const scrollkit_scroller_options *options,
      scrollkit_scroller **scroller);
  scrollkit_status (*trace_create_list)(
      scrollkit_trace *trace, const scrollkit_list_options *options, scrollkit_list **list);
  scrollkit_status (*trace_mark)(scrollkit_trace *trace, const char *text);
  scrollkit_status (*trace_replay)(
      const void *bytes, size_t size, scrollkit_trace_step_function observer, void *user,
      scrollkit_trace_report *report);

  /** The library; NULL if it is not loaded. */
  void *library;
  /** Why the library is not loaded, in one sentence without a full stop; empty if it is loaded. */
  char reason[256];
} scrollkit_loader;

/**
 * Load the library and find all its functions.
 *
 * A program that loads it more than once gets the same library each time.
 *
 * @param loader Receives the functions, or the reason; must not be NULL. Its contents before do not matter.
 * @param path   The path of the library; NULL: its usual name, `libscrollkit.so.0`, `libscrollkit.0.dylib` or
 *               `scrollkit.dll`, where the system looks for libraries.
 * @return 1 if all functions were found. Else 0, and nothing stays loaded: the library is missing, is older than
 *         SCROLLKIT_LOADER_VERSION, or lacks a function.
 *
 * Thread safety: any thread.
 */
uint32_t scrollkit_loader_open(scrollkit_loader *loader, const char *path);

/**
 * Unload the library, after everything that it created was destroyed.
 *
 * @param loader The functions, which become NULL; a loader whose library is not loaded does not change.
 *
 * Thread safety: any thread, while no other one calls a function of the loader.
 */
void scrollkit_loader_close(scrollkit_loader *loader);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_LOADER_H */

#if defined(SCROLLKIT_LOADER_IMPLEMENTATION) && !defined(SCROLLKIT_LOADER_IMPLEMENTED)
#define SCROLLKIT_LOADER_IMPLEMENTED

#include <stdio.h>
#include <string.h>

#ifdef _WIN32
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#else
#include <dlfcn.h>
#endif

/* In the order of the struct. */
static const char *const scrollkit_loader_names[] = {
    "version", "version_number", "has_feature", "status_text", "enum_name", "struct_init",
    "struct_get_size", "struct_get_invalid_field", "scroller_create", "scroller_destroy",
    "scroller_set_clock", "scroller_set_geometry", "scroller_set_size", "scroller_shift",
    "scroller_set_preferences", "scroller_set_scroll_enabled", "scroller_set_always_bounces",
    "scroller_scroll_to", "scroller_scroll_by", "scroller_scroll_rect_to_visible",
    "scroller_animate_to", "scroller_scroll_into_view", "scroller_set_offset", "scroller_stop",
    "scroller_set_feel", "scroller_set_feel_values", "scroller_get_feel_values", "feel_get_values",
    "scroller_push", "scroller_push_many", "scroller_responds_to", "scroller_press",
    "scroller_move", "scroller_release", "scroller_cancel", "scroller_wheel", "scroller_key",
    "scroller_hold_key", "scroller_release_key", "scroller_report_release", "input_from_sdl2_wheel",
    "input_from_sdl3_wheel", "input_from_sdl2_finger", "input_from_sdl3_finger",
    "input_from_glfw_scroll", "input_from_raylib_wheel", "input_from_imgui_wheel",
    "input_from_sgr_button", "input_from_gtk_scroll", "input_from_gtk_begin", "input_from_gtk_end",
    "input_from_gtk_decelerate", "input_from_gdk_scroll", "input_from_gdk_hold",
    "input_from_wayland_axis", "input_from_wayland_stop", "input_from_libinput_scroll",
    "input_from_xi2_scroll", "input_from_x11_button", "input_from_qt_wheel",
    "input_from_appkit_scroll", "input_from_web_wheel", "input_from_win32_wheel", "time_unwrap",
    "scroller_tick", "scroller_sync", "scroller_tick_many", "scroller_get_frame",
    "scroller_get_next_change", "scroller_get_view_progress", "scroller_tick_offset",
    "scroller_needs_tick", "scroller_next_event", "scroller_set_delegate", "scroller_get_context",
    "scroller_get_margin", "top_enable", "top_disable", "top_trigger", "top_trigger_home",
    "top_set_visible", "top_get_state", "window_create", "window_destroy", "window_make_key",
    "window_set_status_bar", "window_add_scroller", "window_remove_scroller", "window_tap",
    "header_add", "header_set_options", "header_set_position", "header_remove_all",
    "header_get_state", "anchor_set_policy", "anchor_begin_update", "anchor_add_edit",
    "anchor_end_update", "nub_enable", "nub_disable", "nub_grab", "nub_drag", "nub_release",
    "nub_set_hover", "nub_set_sections", "nub_get_state", "nest_set_parent",
    "nest_set_overscroll_behavior", "nest_set_order", "nest_set_latching", "link_update",
    "snap_set_options", "snap_set_areas", "snap_scroll_to", "snap_get_state", "zoom_enable",
    "zoom_disable", "zoom_set_scale", "zoom_show_rect", "zoom_double_tap", "zoom_get_state",
    "zoom_set_limits", "autoscroll_set_velocity", "autoscroll_end", "autoscroll_begin",
    "autoscroll_move", "autoscroll_release", "autoscroll_drag", "scrollbar_enable",
    "scrollbar_disable", "scrollbar_press", "scrollbar_drag", "scrollbar_release",
    "scrollbar_get_state", "refresh_enable", "refresh_disable", "refresh_begin", "refresh_end",
    "refresh_get_state", "deltas_enable", "deltas_take", "meter_enable", "meter_disable",
    "meter_get_report", "list_create", "list_destroy", "list_set_offset", "list_get_offset",
    "list_attach", "list_detach", "list_begin_update", "list_end_update", "list_set_conversation",
    "list_end_conversation", "list_get_conversation", "list_begin_turn", "list_scroll_to_newest",
    "list_set_options", "list_insert", "list_insert_measured", "list_remove", "list_move",
    "list_set_extents", "list_forget_extents", "list_set_kind", "list_set_kind_options",
    "list_get_frame", "list_get_sticky_items", "list_get_upcoming", "list_get_size",
    "list_get_item", "list_get_anchor", "list_get_anchor_offset", "list_get_visible",
    "list_get_sticky", "list_get_offset_showing", "list_get_progress", "list_scroll_to_item",
    "list_scroll_into_view", "list_get_position", "list_set_position", "trace_start", "trace_stop",
    "trace_create_scroller", "trace_create_list", "trace_mark", "trace_replay"
};

typedef char scrollkit_loader_has_all_names[
    offsetof(scrollkit_loader, library) == sizeof scrollkit_loader_names ? 1 : -1];

/* Sets a pointer to a function of the library. Returns 0 if there is none. */
static uint32_t scrollkit_loader_find(void *library, const char *name, void *pointer) {
  char symbol[80];
  snprintf(symbol, sizeof symbol, "scrollkit_%s", name);
#ifdef _WIN32
  FARPROC function = GetProcAddress((HMODULE)library, symbol);
#else
  void *function = dlsym(library, symbol);
#endif
  memcpy(pointer, &function, sizeof function); /* C cannot convert a pointer to data to one to a function */
  return function != NULL;
}

/* Finds all functions. Returns 0 with a reason if the library is too old or lacks one. */
static uint32_t scrollkit_loader_find_all(scrollkit_loader *loader, const char *path) {
  const size_t count = sizeof scrollkit_loader_names / sizeof scrollkit_loader_names[0];
  if (scrollkit_loader_find(loader->library, "version_number", &loader->version_number) &&
      loader->version_number() < SCROLLKIT_LOADER_VERSION) {
    snprintf(loader->reason, sizeof loader->reason, "%s has version number %lu, and the program needs %lu or later", path,
             (unsigned long)loader->version_number(), (unsigned long)SCROLLKIT_LOADER_VERSION);
    return 0;
  }
  for (size_t i = 0; i < count; i++) {
    const char *name = scrollkit_loader_names[i];
    if (!scrollkit_loader_find(loader->library, name, (char *)loader + i * sizeof(void *))) {
      snprintf(loader->reason, sizeof loader->reason, "%s has no function scrollkit_%s", path, name);
      return 0;
    }
  }
  return 1;
}

static void scrollkit_loader_unload(void *library) {
#ifdef _WIN32
  FreeLibrary((HMODULE)library);
#else
  dlclose(library);
#endif
}

uint32_t scrollkit_loader_open(scrollkit_loader *loader, const char *path) {
  memset(loader, 0, sizeof *loader);
#ifdef _WIN32
  if (path == NULL) path = "scrollkit.dll";
  loader->library = (void *)LoadLibraryA(path);
  if (loader->library == NULL) {
    snprintf(loader->reason, sizeof loader->reason, "%s cannot be loaded, error %lu", path, GetLastError());
    return 0;
  }
#else
#ifdef __APPLE__
  if (path == NULL) path = "libscrollkit.0.dylib";
#else
  if (path == NULL) path = "libscrollkit.so.0";
#endif
  loader->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (loader->library == NULL) {
    snprintf(loader->reason, sizeof loader->reason, "%s", dlerror());
    return 0;
  }
#endif
  if (scrollkit_loader_find_all(loader, path)) return 1;
  scrollkit_loader_unload(loader->library);
  memset(loader, 0, offsetof(scrollkit_loader, reason));
  return 0;
}

void scrollkit_loader_close(scrollkit_loader *loader) {
  if (loader->library == NULL) return;
  scrollkit_loader_unload(loader->library);
  memset(loader, 0, sizeof *loader);
}

#endif /* SCROLLKIT_LOADER_IMPLEMENTATION */
