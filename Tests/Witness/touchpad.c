/*
 * A touchpad for a Wayland compositor with virtual pointers (wlroots): touchpad WORD...
 *
 * Words: "move POINTS" scrolls vertically by so many points, "sleep MILLISECONDS" waits, "stop" lifts the
 * fingers. The compositor sends its clients the events of a finger on a touchpad.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wayland-client.h>

enum { CREATE = 0 };                                                                /* of the manager */
enum { MOVE_TO = 1, AXIS = 3, FRAME = 4, AXIS_SOURCE = 5, AXIS_STOP = 6 };          /* of the pointer */
enum { WIDTH = 900, HEIGHT = 1000 };                                                /* of the screen */

static const struct wl_interface pointer_interface;
static const struct wl_interface *nothing[5], *created[] = {&wl_seat_interface, &pointer_interface};
static const struct wl_message pointer_requests[] = {
    {"motion", "uff", nothing}, {"motion_absolute", "uuuuu", nothing}, {"button", "uuu", nothing},
    {"axis", "uuf", nothing},   {"frame", "", nothing},                {"axis_source", "u", nothing},
    {"axis_stop", "uu", nothing}};
static const struct wl_message manager_requests[] = {{"create_virtual_pointer", "?on", created}};
static const struct wl_interface pointer_interface = {"zwlr_virtual_pointer_v1", 1, 7, pointer_requests, 0, NULL};
static const struct wl_interface manager_interface = {"zwlr_virtual_pointer_manager_v1", 1, 1, manager_requests,
                                                      0, NULL};
static struct wl_proxy *manager;

static void on_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                      uint32_t version) {
  (void)data, (void)version;
  if (strcmp(interface, manager_interface.name) == 0)
    manager = wl_registry_bind(registry, name, &manager_interface, 1);
}

static void on_removed(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}

/* Milliseconds on the clock of GTK's frames. */
static uint32_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

static void pause_for(double milliseconds) {
  struct timespec time = {(time_t)(milliseconds / 1000), (long)(milliseconds * 1e6) % 1000000000};
  nanosleep(&time, NULL);
}

int main(int count, char **words) {
  const struct wl_registry_listener listener = {on_global, on_removed};
  struct wl_display *display = wl_display_connect(NULL);
  if (!display) return fprintf(stderr, "touchpad: no Wayland display\n"), 1;
  wl_registry_add_listener(wl_display_get_registry(display), &listener, NULL);
  wl_display_roundtrip(display);
  if (!manager) return fprintf(stderr, "touchpad: the compositor has no virtual pointers\n"), 1;
  struct wl_proxy *pointer =
      wl_proxy_marshal_flags(manager, CREATE, &pointer_interface, 1, 0, NULL, NULL);
  wl_proxy_marshal_flags(pointer, MOVE_TO, NULL, 1, 0, now(), 200, 300, WIDTH, HEIGHT);
  wl_proxy_marshal_flags(pointer, FRAME, NULL, 1, 0);
  wl_display_roundtrip(display);
  pause_for(300);
  for (int place = 1; place < count; place++) {
    if (strcmp(words[place], "sleep") == 0) {
      pause_for(atof(words[++place]));
      continue;
    }
    if (strcmp(words[place], "stop") == 0)
      wl_proxy_marshal_flags(pointer, AXIS_STOP, NULL, 1, 0, now(), WL_POINTER_AXIS_VERTICAL_SCROLL);
    else
      wl_proxy_marshal_flags(pointer, AXIS, NULL, 1, 0, now(), WL_POINTER_AXIS_VERTICAL_SCROLL,
                             wl_fixed_from_double(atof(words[++place])));
    wl_proxy_marshal_flags(pointer, AXIS_SOURCE, NULL, 1, 0, WL_POINTER_AXIS_SOURCE_FINGER);
    wl_proxy_marshal_flags(pointer, FRAME, NULL, 1, 0);
    wl_display_flush(display);
  }
  wl_display_roundtrip(display);
  pause_for(200);
  wl_display_disconnect(display);
  return 0;
}
