/* The flick of the examples in other languages. */
#include <stdio.h>
#include <stdlib.h>

#include <scrollkit.h>

static int check(int status) {
  if (status >= 0) return status;
  fprintf(stderr, "flick: %s\n", scrollkit_status_text(status));
  exit(1);
}

int main(void) {
  scrollkit_scroller *scroller;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  double time = 0.05;
  check(scrollkit_scroller_create(NULL, &scroller));
  check(scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, 0));

  check(scrollkit_scroller_press(scroller, 1, 100, 500, 0));
  for (int step = 1; step <= 5; step++)
    check(scrollkit_scroller_move(scroller, 1, 100, 500 - 10 * step, step * 0.01));
  check(scrollkit_scroller_release(scroller, 1, 0.05));

  do {
    check(scrollkit_scroller_tick(scroller, time, &frame));
    while (check(scrollkit_scroller_next_event(scroller, &event)) == SCROLLKIT_EVENT_RESULT_TAKEN)
      printf("%.6f %s %.6f\n", event.time, scrollkit_enum_name("event_kind", event.kind), event.y);
    time += 1.0 / 60;
  } while (frame.needs_tick);
  printf("rests at %.6f\n", frame.offset_y);
  scrollkit_scroller_destroy(scroller);
  return 0;
}
