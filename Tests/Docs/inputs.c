#include "page.h"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 5000);
#include "inputs-1.c"
  CHECK(frame_at(scroller, 5).offset_y == 60);
  scrollkit_scroller_destroy(scroller);
}
