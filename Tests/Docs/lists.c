#include "page.h"

static double height = 80;
static double height_of(size_t row) { return row < 1000000 ? height : 0; }

static size_t drawn[256];
static double tops_drawn[256];
static int draws;

static void draw(size_t item, double top) {
  drawn[draws] = item;
  tops_drawn[draws++] = top;
}

static scrollkit_frame show_rows(scrollkit_scroller *scroller, scrollkit_list *list, double time) {
  draws = 0;
#include "lists-2.c"
  return frame;
}

/* Rows from above the viewport's top to below its end are drawn, each below the one before. */
static void check_rows(double row_height) {
  CHECK(tops_drawn[0] <= 0 && tops_drawn[draws - 1] < 600 && tops_drawn[draws - 1] + row_height >= 600);
  for (int n = 1; n < draws; n++) CHECK(drawn[n] == drawn[0] + n && fabs(tops_drawn[n] - tops_drawn[n - 1] - row_height) < 1e-6);
}

/* Far more rows come into view than rows of the estimate. Each pass of a frame announces another target: more than the queue
 * holds, and the frame has the last one. */
static void show_short_rows(void) {
  scrollkit_scroller *scroller = make_scroller(400, 0);
  scrollkit_list *list;
  CHECK(scrollkit_list_create(NULL, &list) == SCROLLKIT_STATUS_OK);
  scrollkit_list_insert(list, 0, 1000000, 0);
  scrollkit_list_attach(list, scroller, 0);
  height = 3;
  scrollkit_frame frame = show_rows(scroller, list, 0);
  check_rows(3);
  CHECK(draws == 200 && !frame.needs_tick);
  scrollkit_scroller_set_offset(scroller, 0, 10000, 1);
  show_rows(scroller, list, 1);
  flick(scroller, 100, 200, 100, 400, 1);
  int announced = 0, has_overflow = 0;
  double target = 0;
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  while (scrollkit_scroller_next_event(scroller, &event) == SCROLLKIT_EVENT_RESULT_TAKEN) {}
  frame = show_rows(scroller, list, 1.07);
  check_rows(3);
  while (scrollkit_scroller_next_event(scroller, &event) == SCROLLKIT_EVENT_RESULT_TAKEN)
    if (event.kind == SCROLLKIT_EVENT_KIND_WILL_REST) announced++, target = event.y;
    else if (event.kind == SCROLLKIT_EVENT_KIND_OVERFLOW) has_overflow = 1;
  CHECK(announced > 1 && has_overflow && target > frame.target_y);
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(scroller);
  height = 80;
}

static void show_photos(scrollkit_scroller *scroller, double time) {
  scrollkit_list *library;
  scrollkit_list_item panorama_cells = SCROLLKIT_LIST_ITEM_INIT;
#include "lists-4.c"
  scrollkit_list_get_item(library, 6, &panorama_cells);
  CHECK(panorama_cells.column == 1 && panorama_cells.cross_length > 260 && panorama_cells.start == 120 + 24 + 120);
  scrollkit_scroller_set_offset(scroller, 0, 1000, time);
  draws = 0;
  {
#include "lists-5.c"
  }
  CHECK(draws == 2 && drawn[0] == 1 && drawn[1] == 0 && tops_drawn[0] == 120 && tops_drawn[1] == 0);
  scrollkit_list_destroy(library);
}

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 0);
  double time = 0;
#include "lists-1.c"
  scrollkit_scroller_wheel(scroller, 0, 1000, SCROLLKIT_UNIT_POINTS, time = 1);
  show_rows(scroller, list, time);
  check_rows(80);
  CHECK(draws > 5 && draws < 12);
  show_short_rows();
  size_t first;
  scrollkit_list_get_position(list, &first, NULL);
#include "lists-3.c"
  size_t after;
  scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
  scrollkit_list_get_position(list, &after, NULL);
  CHECK(after == first + 3 && scrollkit_list_get_item(list, 1, &item) == SCROLLKIT_STATUS_OK && item.start == 80);
  scrollkit_list_destroy(list);
  show_photos(scroller, time);
  scrollkit_scroller_destroy(scroller);
}
