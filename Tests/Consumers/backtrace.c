/* Prints the functions between a delegate's callback and main, found with the unwind tables alone.
 * With the argument "crash" the callback crashes instead, with "compute" it computes for a while. */
#include <execinfo.h>
#include <scrollkit.h>
#include <stdio.h>
#include <string.h>

static int crashes;
static volatile double result;
static int computes;

/* Not static: -rdynamic then gives backtrace_symbols_fd its name, and debuggers can break there. */
void inside_callback(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  void *frames[64];
  int count;
  (void)user;
  (void)scroller;
  (void)event;
  if (crashes) *(volatile int *)8 = 0;
  if (computes) {
    for (int step = 0; step < 20000000; step++) result += step;
    return;
  }
  fflush(stdout);
  count = backtrace(frames, 64);
  backtrace_symbols_fd(frames, count, 1);
}

int main(int count, char **arguments) {
  scrollkit_scroller *scroller;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  crashes = count > 1 && strcmp(arguments[1], "crash") == 0;
  computes = count > 1 && strcmp(arguments[1], "compute") == 0;
  geometry.viewport_height = 600;
  geometry.content_height = 5000;
  delegate.did_happen = inside_callback;
  if (scrollkit_scroller_create(NULL, &scroller) != SCROLLKIT_STATUS_OK) return 1;
  if (scrollkit_scroller_set_geometry(scroller, &geometry, 0) != SCROLLKIT_STATUS_OK) return 1;
  if (scrollkit_scroller_set_delegate(scroller, &delegate) != SCROLLKIT_STATUS_OK) return 1;
  return scrollkit_scroller_wheel(scroller, 0, 1, SCROLLKIT_UNIT_NOTCHES, 0) != SCROLLKIT_STATUS_OK;
}
