/*
 * Replays a recorded flick and prints the content offset of every frame until the content rests.
 *
 *   gesture          prints a table of frames, and each event before the frame that follows it
 *   gesture --csv    prints time,offset,target,velocity,phase
 */
#include <stdio.h>
#include <string.h>

#include <scrollkit.h>

/* Touch samples: seconds, then points from the left and the top of the screen. They were recorded on a
 * phone; source: the test data of Flutter's velocity tracker. The finger was released at 0.115 s. */
static const double samples[][3] = {
    {0.000, 238.285720825, 568.571411133}, {0.030, 234.0, 560.0},
    {0.038, 231.428573608, 553.142883301}, {0.046, 228.285720825, 543.142883301},
    {0.054, 225.428573608, 528.857116699}, {0.062, 223.142852783, 512.285705566},
    {0.069, 222.0, 495.42855835},          {0.077, 221.714279175, 477.42855835},
    {0.085, 221.714279175, 458.285705566}, {0.092, 223.142852783, 438.0},
    {0.100, 224.285720825, 416.285705566},
};
static const double release_time = 0.115;
enum { SAMPLES = sizeof samples / sizeof samples[0] };

static int failed(const char *call, scrollkit_status status) {
  fprintf(stderr, "gesture: %s: %s\n", call, scrollkit_status_text(status));
  return 1;
}

/* Prints an event, but for DID_SCROLL: the frames have its offset. */
static void print_event(const scrollkit_event *event) {
  if (event->kind == SCROLLKIT_EVENT_KIND_DID_SCROLL) return;
  printf("event at %5.2f: %s", event->time, scrollkit_enum_name("event_kind", event->kind));
  if (event->kind == SCROLLKIT_EVENT_KIND_PHASE_CHANGED)
    printf(" %s -> %s", scrollkit_enum_name("phase", event->from_phase), scrollkit_enum_name("phase", event->to_phase));
  else if (event->kind == SCROLLKIT_EVENT_KIND_WILL_REST || event->kind == SCROLLKIT_EVENT_KIND_DID_REST)
    printf(" %.2f", event->y);
  putchar('\n');
}

int main(int argc, char **argv) {
  int csv = argc > 1 && strcmp(argv[1], "--csv") == 0;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = 360;
  geometry.viewport_height = 640;
  geometry.content_width = 360;
  geometry.content_height = 2000; /* the flick reaches the end and bounces */

  scrollkit_scroller *scroller;
  scrollkit_status status = scrollkit_scroller_create(NULL, &scroller);
  if (status != SCROLLKIT_STATUS_OK) return failed("create", status);
  status = scrollkit_scroller_set_geometry(scroller, &geometry, 0);
  if (status != SCROLLKIT_STATUS_OK) return failed("geometry", status);

  puts(csv ? "time,offset,target,velocity,phase" : " time    offset    target  speed  phase");
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  int next = 0, released = 0;
  double frame_time = 0;
  do {
    /* Pushes all samples up to this frame, each with its own time. */
    for (; next < SAMPLES && samples[next][0] <= frame_time; next++) {
      const double *f = samples[next];
      status = next == 0 ? scrollkit_scroller_press(scroller, 1, f[1], f[2], f[0])
                         : scrollkit_scroller_move(scroller, 1, f[1], f[2], f[0]);
      if (status != SCROLLKIT_STATUS_OK) return failed("press or move", status);
    }
    if (!released && release_time <= frame_time) {
      status = scrollkit_scroller_release(scroller, 1, release_time);
      if (status != SCROLLKIT_STATUS_OK) return failed("release", status);
      released = 1;
    }
    status = scrollkit_scroller_tick(scroller, frame_time, &frame);
    if (status != SCROLLKIT_STATUS_OK) return failed("tick", status);
    /* Takes the events of each frame: the queue holds 16, and further ones are dropped. */
    while (scrollkit_scroller_next_event(scroller, &event) == SCROLLKIT_EVENT_RESULT_TAKEN)
      if (!csv) print_event(&event);
    printf(csv ? "%.6f,%.9f,%.9f,%.3f,%s\n" : "%5.2f  %8.2f  %8.2f  %5.0f  %s\n", frame_time,
           frame.offset_y, frame.target_y, frame.velocity_y, scrollkit_enum_name("phase", frame.phase));
    frame_time += 1.0 / 60;
  } while (!released || frame.needs_tick);
  scrollkit_scroller_destroy(scroller);
  return 0;
}
