#include "page.h"

#include <string.h>

static scrollkit_scroller *scroller;
static int down, up, sum, stops;
static void send_key(const char *key) { strcmp(key, "\033OB") == 0 ? down++ : up++; }

/* What a compositor links: it adds what it is sent. */
struct wl_resource;
typedef int32_t wl_fixed_t;
enum { WL_POINTER_AXIS_SOURCE_CONTINUOUS = 2, WL_POINTER_AXIS_VERTICAL_SCROLL = 0 };
static void wl_pointer_send_axis_source(struct wl_resource *pointer, uint32_t source) {}
static void wl_pointer_send_axis(struct wl_resource *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) { sum += value; }
static void wl_pointer_send_axis_stop(struct wl_resource *pointer, uint32_t time, uint32_t axis) { stops++; }
static void wl_pointer_send_frame(struct wl_resource *pointer) {}
#include "inertia-2.c"
#include "inertia-3.c"

int main(void) {
  double now = 0;
  scroller = make_scroller(400, 0);
  {
#include "inertia-1.c"
  }
  flick(scroller, 100, 500, 100, 400, 1);
  double target = frame_at(scroller, 1.05).target_y;
  for (now = 1.05; send_lines(now); now += 1.0 / 60) continue;
  CHECK(up == 0 && down == (int)(target / 20) && down > 10);
  scrollkit_scroller_destroy(scroller);

  scroller = make_scroller(400, 0);
  scrollkit_deltas_options options = SCROLLKIT_DELTAS_OPTIONS_INIT;
  options.line_length = 1.0 / 256;
  CHECK(scrollkit_deltas_enable(scroller, &options, 0) == SCROLLKIT_STATUS_OK);
  flick(scroller, 100, 500, 100, 400, 1);
  target = frame_at(scroller, 1.05).target_y;
  for (now = 1.05; now < 9; now += 1.0 / 60) send_frame(NULL, (uint32_t)(now * 1000), now);
  CHECK(sum == (int)(target * 256) && stops == 1);
  scrollkit_scroller_destroy(scroller);
  return 0;
}
