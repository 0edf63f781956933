/* Calls with numbers of a length, in content of that length: `extremes LENGTH`. The budget compares their instructions
 * with those of usual lengths, so that no call does work in proportion to a number. */
#include <scrollkit.h>
#include <stdlib.h>

static scrollkit_scroller *new_scroller(double content) {
  scrollkit_scroller *scroller;
  if (scrollkit_scroller_create(NULL, &scroller) < 0) exit(1);
  if (scrollkit_scroller_set_size(scroller, 320, 480, 320, content, 0) < 0) exit(1);
  return scroller;
}

/** Shifts content that is dragged, coasts or is animated. */
static int shift(int situation, double length) {
  scrollkit_scroller *scroller = new_scroller(4000);
  int failures = 0;
  if (situation == 2) {
    failures += scrollkit_scroller_scroll_to(scroller, 0, 2000, 1, 0.9, NULL) < 0;
  } else {
    failures += scrollkit_scroller_press(scroller, 7, 100, 300, 0.9) < 0;
    failures += scrollkit_scroller_move(scroller, 7, 100, 200, 0.94) < 0;
    if (situation == 1) failures += scrollkit_scroller_release(scroller, 7, 0.95) < 0;
  }
  for (int call = 0; call < 2000; call++) failures += scrollkit_scroller_shift(scroller, length, -length, 1) < 0;
  scrollkit_scroller_destroy(scroller);
  return failures;
}

static int scroll(double length) {
  scrollkit_scroller *scroller = new_scroller(length + 1000);
  int failures = 0;
  for (int step = 0; step < 2000; step++) {
    double time = step / 1000.0;
    for (scrollkit_unit unit = 0; unit < 5; unit++)
      failures += scrollkit_scroller_wheel(scroller, length, -length, unit, time) < 0;
    failures += scrollkit_scroller_scroll_to(scroller, length, length, 1, time, NULL) < 0;
    failures += scrollkit_scroller_tick(scroller, time, NULL) < 0;
  }
  scrollkit_scroller_destroy(scroller);
  return failures;
}

int main(int count, char **arguments) {
  double length = count > 1 ? atof(arguments[1]) : 100;
  int failures = scroll(length);
  for (int situation = 0; situation < 3; situation++) failures += shift(situation, length);
  return failures > 0;
}
