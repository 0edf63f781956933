#include "page.h"

static size_t cells, last_row;
static double first_left = NAN, first_top = NAN;
static void draw_cell(size_t column, size_t row, double left, double top) {
  if (cells++ == 0) first_left = left, first_top = top;
  last_row = row + 0 * column;
}
#include "table-2.c"
#include "table-3.c"
#include "table-4.c"
#include "table-6.c"

int main(void) {
  scrollkit_scroller *scroller;
  double time = 0, x = 715, y = 250;
  CHECK(scrollkit_scroller_create(NULL, &scroller) == SCROLLKIT_STATUS_OK); /* its first geometry is that of the page */
#include "table-1.c"
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  CHECK(scrollkit_list_get_size(columns, &size) == SCROLLKIT_STATUS_OK && size.memory < 2500);
  CHECK(scrollkit_list_get_size(rows, &size) == SCROLLKIT_STATUS_OK && size.length == 22e6 && size.memory < 2500);
  lay_out(scroller, 0);
  scrollkit_frame frame = frame_at(scroller, 0);
  CHECK(frame.offset_x == -72 && frame.offset_y == -24);
  draw_table(columns, rows);
  CHECK(first_left == 72 && first_top == 24 && cells == 7 * 21 && last_row == 20);
  CHECK(column_at(columns, &frame, 72 + 96) == 1);

  scrollkit_scroller_set_offset(scroller, 960, 0, 1);
  resize(scroller, columns, 0, 12, 11, 80, 1); /* column 11 lies at 96 points of the viewport */
  scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
  scrollkit_list_get_item(columns, 11, &item);
  CHECK(item.extent == 80 && item.start - frame_at(scroller, 1).offset_x == 96);

  time = 1;
#include "table-5.c"
  double taller[100];
  for (size_t row = 0; row < 100; row++) taller[row] = 122;
  CHECK(scrollkit_list_set_extents(rows, 0, taller, 100, 1.1) == SCROLLKIT_STATUS_OK); /* on the way */
  frame = frame_at(scroller, 3);
  CHECK(scrollkit_list_get_item(columns, 300, &item) == SCROLLKIT_STATUS_OK && item.start + item.extent == frame.offset_x + 720);
  CHECK(scrollkit_list_get_item(rows, 5000, &item) == SCROLLKIT_STATUS_OK && item.start + item.extent == frame.offset_y + 480);

  scrollkit_scroller_set_offset(scroller, 960, 0, 3);
  time = 3;
#include "table-7.c"
  double left = frame_at(scroller, time = 4).offset_x;
  CHECK(left > 1000 && frame_at(scroller, 4).offset_y == 0);
#include "table-8.c"
  CHECK(frame_at(scroller, 5).offset_x == left);
  scrollkit_list_destroy(columns);
  scrollkit_list_destroy(rows);
  scrollkit_scroller_destroy(scroller);
}
