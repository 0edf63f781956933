/*
 * areas N: sets N snap areas, each inside the one before and larger than the viewport, and releases content among them.
 * Prints nothing, for instruction counters.
 */
#include <stdlib.h>

#include "scrollkit.h"

static int is_ok(scrollkit_status status) { return status == SCROLLKIT_STATUS_OK; }

int main(int arguments, char **texts) {
  size_t count = arguments > 1 ? strtoull(texts[1], NULL, 10) : 0;
  scrollkit_snap_area *areas = calloc(count, sizeof *areas);
  scrollkit_snap_options options = SCROLLKIT_SNAP_OPTIONS_INIT;
  options.kind = SCROLLKIT_SNAP_KIND_AREAS;
  scrollkit_scroller *scroller;
  if (count == 0 || areas == NULL || !is_ok(scrollkit_scroller_create(NULL, &scroller))) return 1;
  for (size_t index = 0; index < count; index++) {
    areas[index] = (scrollkit_snap_area)SCROLLKIT_SNAP_AREA_INIT;
    areas[index].key = index;
    areas[index].y = (double)index;
    areas[index].width = 400;
    areas[index].height = 2e6 - 2 * (double)index;
    areas[index].align_y = SCROLLKIT_SNAP_ALIGNMENT_START;
  }
  int succeeded = is_ok(scrollkit_scroller_set_size(scroller, 400, 600, 400, 2e6, 0)) &&
                  is_ok(scrollkit_snap_set_options(scroller, SCROLLKIT_AXIS_Y, &options, 0)) &&
                  is_ok(scrollkit_snap_set_areas(scroller, areas, count, SCROLLKIT_SNAP_ORDER_ANY, 0)) &&
                  is_ok(scrollkit_scroller_set_offset(scroller, 0, 1e6, 0)) &&
                  is_ok(scrollkit_scroller_press(scroller, 1, 200, 500, 1)) &&
                  is_ok(scrollkit_scroller_move(scroller, 1, 200, 400, 1.01)) &&
                  is_ok(scrollkit_scroller_move(scroller, 1, 200, 300, 1.02)) &&
                  is_ok(scrollkit_scroller_release(scroller, 1, 1.03));
  scrollkit_scroller_destroy(scroller);
  free(areas);
  return !succeeded;
}
