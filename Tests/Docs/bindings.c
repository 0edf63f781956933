#include "page.h"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 5000);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double time = 1;
#include "bindings-1.c"
  CHECK(status == SCROLLKIT_STATUS_OK && frame.phase == SCROLLKIT_PHASE_IDLE);
  scrollkit_scroller_destroy(scroller);
}
