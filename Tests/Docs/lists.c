#include "page.h"

static double height_of(size_t row) { return row < 1000000 ? 80 : 0; }

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
  scrollkit_scroller_destroy(scroller);
}
