#include "page.h"

static size_t first_unread, unread;
static int arrows;
static void show_unread(size_t first, size_t count) { first_unread = first, unread = count; }
static void show_arrow(void) { arrows++; }
#include "chat-2.c"
#include "chat-3.c"
#include "chat-4.c"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 0);
  double time = 0;
  scrollkit_frame frame;
#include "chat-1.c"
  CHECK(frame_at(scroller, 0).offset_y == 40 * 44 - 600);
  arrived(messages, 40, 100, 1);
  CHECK(frame_at(scroller, 1).target_y == 40 * 44 - 500 && fabs(frame_at(scroller, 1.3).offset_y - (40 * 44 - 500)) < 1e-6);
  for (int line = 1; line <= 20; line++) {
    grew(messages, 40, 100 + 20 * line, 2 + 0.5 * line);
    frame_at(scroller, 2 + 0.5 * line + 0.25);
  }
  CHECK(frame_at(scroller, 15).offset_y == 40 * 44 - 100);
  frame = frame_at(scroller, 15);
  draw_mark(messages, &frame);
  CHECK(arrows == 0 && unread == 0);
  scrollkit_scroller_set_offset(scroller, 0, 500, 15);
  frame = frame_at(scroller, 15);
  draw_mark(messages, &frame);
  CHECK(arrows == 1);
  arrived(messages, 41, 80, 16);
  frame = frame_at(scroller, 16);
  draw_mark(messages, &frame);
  CHECK(first_unread == 41 && unread == 1 && frame_at(scroller, 16.5).offset_y == 500);
  mark_clicked(messages, 17);
  CHECK(frame_at(scroller, 18).offset_y == 40 * 44 - 20);
  ask(messages, 42, 50, 20);
  frame = frame_at(scroller, 20.1);
  draw_mark(messages, &frame);
  CHECK(arrows == 1 && unread == 1);  /* as before: the mark does not flash */
  CHECK(frame_at(scroller, 21).offset_y == 40 * 44 + 580);
  grew(messages, 43, 550, 21);
  CHECK(frame_at(scroller, 23).offset_y == 40 * 44 + 580);
  grew(messages, 43, 570, 23);
  CHECK(frame_at(scroller, 26).offset_y == 40 * 44 + 600);
  scrollkit_list_destroy(messages);
  scrollkit_scroller_destroy(scroller);
}
