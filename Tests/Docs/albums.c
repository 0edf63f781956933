#include "page.h"

enum { PHOTO, DAY, PANORAMA };
static size_t headers, photos_drawn, last_header;
static int label = -1;
static double header_y, widest;
static void draw_header(size_t item, double y) { headers++, last_header = item, header_y = y; }
static void draw_photo(size_t item, double x, double y, double width, double height) {
  CHECK(item > 0 && x >= 0 && y > -height && height > 107);
  photos_drawn++;
  if (width > widest) widest = width;
}
static void draw_handle(double y, double length, double alpha) { CHECK(y >= 0 && length > 0 && alpha >= 0); }
static void draw_label(int section, double y) { label = section, header_y = y; }
#include "albums-2.c"
#include "albums-3.c"
#include "albums-4.c"
#include "albums-6.c"
#include "albums-8.c"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(480, 0);
  double time = 0;
  {
#include "albums-1.c"
    size_t end = 0;
    for (int number = 0; number < 100; number++) end = add_day(photos, end, 9, time);
    scrollkit_list_set_kind(photos, 3, 1, PANORAMA, time);
    lay_out(photos, 400, time);
#include "albums-5.c"
#include "albums-7.c"
    frame_at(scroller, 0);
    draw(photos, 0);
    CHECK(headers == 3 && last_header == 0 && header_y == 0 && photos_drawn == 9 && widest > 260);
    scrollkit_scroller_set_offset(scroller, 0, 5000, 1);
    frame_at(scroller, 1);
    draw(photos, 0);
    size_t there = last_header;
    frame_at(scroller, 2);
    scrollkit_nub_grab(scroller, 2, NULL);
    draw_nub(scroller);
    CHECK(there > 0 && label == (int)there / 10);
    scrollkit_nub_release(scroller, 2);
    title_clicked(scroller, 3);
    CHECK(frame_at(scroller, 5).offset_y == 0);
    title_clicked(scroller, 6);
    CHECK(frame_at(scroller, 8).offset_y == 5000);
    scrollkit_list_destroy(photos);
  }
  scrollkit_scroller_destroy(scroller);
}
