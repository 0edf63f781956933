/* The meter. */
#include "calls.h"

static scrollkit_status enable(struct reader *reader, scrollkit_scroller *scroller) {
  scrollkit_meter_options options = SCROLLKIT_METER_OPTIONS_INIT;
  options.struct_size = next_struct_size(reader, sizeof options);
  options.is_horizontal = next_enum(reader, 2);
  options.frames_per_second = next_size_length(reader);
  options.pixels_per_point = next_size_length(reader);
  scrollkit_meter_options *copy = sized_copy(&options, sizeof options, options.struct_size, 0);
  scrollkit_status status = scrollkit_meter_enable(scroller, copy);
  free(copy);
  return status;
}

static void check_report(scrollkit_scroller *scroller) {
  scrollkit_meter_report report = SCROLLKIT_METER_REPORT_INIT;
  if (scrollkit_meter_get_report(scroller, &report) != SCROLLKIT_STATUS_OK) return;
  REQUIRE(report.same_frames <= report.frames && report.janky_frames <= report.frames);
  REQUIRE(report.predictor_janky_frames <= report.frames);
  REQUIRE(report.mean_lag >= 0 && report.mean_lag <= report.largest_lag * 1.001 + 1e-3 && isfinite(report.largest_lag));
  REQUIRE(report.largest_jerk >= 0 && isfinite(report.largest_jerk));
}

struct outcome call_meter(struct world *world, struct slot *slot) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader);
  check_report(slot->scroller);
  if (choice % 8 == 0) return untimed(scrollkit_meter_disable(slot->scroller));
  return untimed(enable(reader, slot->scroller));
}
