#include "page.h"

static double height_of(size_t row) { return row < 1000000 ? 80 : 0; }

static size_t drawn[64];
static double tops_drawn[64];
static int headers;

static void draw(size_t item, double top) {
  drawn[headers] = item;
  tops_drawn[headers++] = top;
}

static void show_photos(scrollkit_scroller *scroller, double time) {
  scrollkit_list *library;
  scrollkit_list_item panorama_cells = SCROLLKIT_LIST_ITEM_INIT;
#include "lists-4.c"
  scrollkit_list_get_item(library, 6, &panorama_cells);
  CHECK(panorama_cells.column == 1 && panorama_cells.cross_length > 260 && panorama_cells.start == 120 + 24 + 120);
  scrollkit_scroller_set_offset(scroller, 0, 1000, time);
  {
#include "lists-5.c"
  }
  CHECK(headers == 2 && drawn[0] == 1 && drawn[1] == 0 && tops_drawn[0] == 120 && tops_drawn[1] == 0);
  scrollkit_list_destroy(library);
}

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 0);
  double time = 0;
#include "lists-1.c"
  scrollkit_scroller_wheel(scroller, 0, 1000, SCROLLKIT_UNIT_POINTS, time = 1);
#include "lists-2.c"
  CHECK(shown.count > 5 && shown.count < 12 && tops[1] - tops[0] == 80);
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
