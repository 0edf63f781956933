#include "page.h"

static char measured[1000000];
static int is_measured(size_t row) { return measured[row] || !++measured[row]; }

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 0);
  double time = 0;
#include "lists-1.c"
  scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
  double tops[64], height = 80;
  uint32_t batch;
  scrollkit_scroller_wheel(scroller, 0, 1000, SCROLLKIT_UNIT_POINTS, time = 1);
#include "lists-2.c"
  CHECK(shown.count > 5 && shown.count < 12 && tops[1] - tops[0] == 80);
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(scroller);
}
