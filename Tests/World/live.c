/* Lives through a world: reports, frames and deeds of the program in the order of time. */
#include <math.h>
#include <string.h>

#include "world.h"

/** Taste. Seconds after the last report in which content must come to rest: the longest fling takes less. */
static const double longest_rest = 15;

struct living {
  const struct plan *plan;
  scrollkit_trace *trace;
  struct life *life;
  scrollkit_scroller *scroller;
  struct rows rows;
  struct host host;
  struct dice dice;
  /** Which acts have begun, and which are over. */
  int has_begun[MOST_ACTS], is_over[MOST_ACTS];
  /** The host's input or the program has changed something since the last tick. */
  int is_dirty;
  /** For the next glimpse. */
  uint32_t edits, act, has_lifted;
  double asked, sample;
  /** The thumb when it was pressed, and where the pointer wants it; NaN: not held. */
  double thumb_start, thumb_grab, thumb;
};

double points_per(scrollkit_feel feel, scrollkit_unit unit) {
  static double cached[SCROLLKIT_FEEL_LVGL + 1][SCROLLKIT_UNIT_NOTCHES_120 + 1];
  if (cached[feel][unit] > 0) return cached[feel][unit];
  scrollkit_scroller *scroller = NULL;
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  options.feel = feel;
  scrollkit_scroller_create(&options, &scroller);
  scrollkit_scroller_set_size(scroller, WIDTH, HEIGHT, WIDTH, 1e6, 0);
  scrollkit_scroller_wheel(scroller, 0, 1, unit, 0);
  scrollkit_scroller_get_frame(scroller, &frame);
  scrollkit_scroller_destroy(scroller);
  return cached[feel][unit] = frame.target_y;
}

static double clock_of(const struct living *living, double time) { return living->plan->clock + time; }

// MARK: Glimpses

/** Fills in what rows show: the measured row nearest the middle, and where that of the glimpse before is now. */
static void look_at_rows(struct living *living, struct glimpse *glimpse, const struct glimpse *former) {
  scrollkit_list_frame frame = SCROLLKIT_LIST_FRAME_INIT;
  scrollkit_list_item value = SCROLLKIT_LIST_ITEM_INIT;
  scrollkit_list *list = living->rows.list;
  glimpse->row = -1;
  glimpse->row_y = glimpse->former_y = glimpse->seen = NAN;
  glimpse->is_firm = 1;
  scrollkit_list_get_frame(list, &frame, NULL, 0);
  for (uint64_t item = frame.first; item < frame.first + frame.count; item++) {
    scrollkit_list_get_item(list, item, &value);
    if (!value.is_measured) glimpse->is_firm = 0;
    double y = value.start - glimpse->frame.offset_y, middle = living->rows.height / 2;
    if (!value.is_measured || (glimpse->row >= 0 && fabs(y - middle) > fabs(glimpse->row_y - middle))) continue;
    glimpse->row = row_of(&living->rows, item);
    glimpse->row_y = y;
  }
  if (former == NULL || former->row < 0) return;
  if (scrollkit_list_get_item(list, item_of(&living->rows, former->row), &value) != SCROLLKIT_STATUS_OK) return;
  glimpse->former_y = value.start - glimpse->frame.offset_y;
  // A row that has left the screen tells nothing if rows between were measured.
  int is_visible = glimpse->former_y + value.extent > 0 && glimpse->former_y < living->rows.height;
  if (!is_visible && (glimpse->edits & EDIT_MEASURED) != 0) return;
  glimpse->seen = former->row_y - glimpse->former_y;
}

static void see(struct living *living, double time) {
  struct life *life = living->life;
  if (life->count == MOST_GLIMPSES) return;
  struct glimpse *glimpse = &life->glimpses[life->count];
  *glimpse = (struct glimpse){
      .time = time, .frame = SCROLLKIT_FRAME_INIT, .edits = living->edits, .act = living->act, .sample = living->sample,
      .has_lifted = living->has_lifted, .asked = living->asked, .bar = SCROLLKIT_SCROLLBAR_STATE_INIT, .thumb = NAN};
  scrollkit_scroller_get_frame(living->scroller, &glimpse->frame);
  look_at_rows(living, glimpse, life->count > 0 ? glimpse - 1 : NULL);
  scrollkit_scrollbar_get_state(living->scroller, SCROLLKIT_AXIS_Y, &glimpse->bar);
  double end = life->track - glimpse->bar.thumb_length;
  glimpse->thumb = isnan(living->thumb) ? NAN : fmin(fmax(living->thumb, 0), fmax(end, 0));
  life->count++;
  living->edits = EDIT_NOTHING;
  living->asked = 0;
}

/** A frame on the display. A host draws only if something moves or has changed. */
static void draw(struct living *living, double time) {
  if (!living->is_dirty && !scrollkit_scroller_needs_tick(living->scroller)) return;
  scrollkit_scroller_tick(living->scroller, clock_of(living, time), NULL);
  living->edits |= (uint32_t)measure_rows(&living->rows, clock_of(living, time));
  see(living, time);
  living->is_dirty = living->rows.waiting_count > 0 && living->plan->delay > 0 && !living->life->glimpses[living->life->count - 1].is_firm;
}

// MARK: Reports

static void hold_thumb(struct living *living, const struct report *report, double time) {
  scrollkit_scrollbar_state bar = SCROLLKIT_SCROLLBAR_STATE_INIT;
  switch (report->kind) {
    case REPORT_PRESS:
      scrollkit_scroller_tick(living->scroller, time, NULL);
      scrollkit_scrollbar_get_state(living->scroller, SCROLLKIT_AXIS_Y, &bar);
      living->thumb_start = living->thumb = bar.thumb_start;
      living->thumb_grab = bar.thumb_start + bar.thumb_length / 2;
      scrollkit_scrollbar_press(living->scroller, SCROLLKIT_AXIS_Y, SCROLLKIT_SCROLLBAR_PART_TRACK, living->thumb_grab, time);
      break;
    case REPORT_MOVE:
      living->thumb = living->thumb_start + report->y;
      scrollkit_scrollbar_drag(living->scroller, SCROLLKIT_AXIS_Y, living->thumb_grab + report->y, 0, time);
      break;
    case REPORT_RELEASE:
      scrollkit_scrollbar_release(living->scroller, SCROLLKIT_AXIS_Y, time);
      living->thumb = NAN;
      break;
    default: break;
  }
}

static void receive(struct living *living, const struct report *report) {
  double now = clock_of(living, report->arrival);
  living->host.now = now;
  if (!isnan(report->sample)) {
    const struct act *act = &living->plan->acts[report->act];
    living->act = report->act;
    living->sample = report->sample;
    living->has_lifted = report->sample >= act_duration(act) - 1e-9;
  }
  living->asked += fabs(report->distance);
  if (report->kind == REPORT_KEY) living->asked += 200;
  if (living->plan->device == DEVICE_THUMB) hold_thumb(living, report, now);
  else host_report(&living->host, report);
  living->is_dirty = 1;
}

// MARK: The program

static void act_until(struct living *living, double time) {
  for (size_t index = 0; index < living->plan->count; index++) {
    const struct act *act = &living->plan->acts[index];
    if (is_of_hand(act) || living->is_over[index] || act->time > time) continue;
    double since = fmax(time - act->time, 0), duration = act_duration(act);
    double now = clock_of(living, living->has_begun[index] ? time : act->time);
    living->edits |= (uint32_t)edit_rows(&living->rows, act, living->has_begun[index] ? since : 0, now);
    living->has_begun[index] = 1;
    living->is_over[index] = since >= duration;
    living->is_dirty = 1;
  }
}

static double next_deed(const struct living *living) {
  double next = INFINITY;
  for (size_t index = 0; index < living->plan->count; index++) {
    const struct act *act = &living->plan->acts[index];
    if (!is_of_hand(act) && !living->has_begun[index]) next = fmin(next, act->time);
  }
  return next;
}

static int is_busy(const struct living *living) {
  for (size_t index = 0; index < living->plan->count; index++)
    if (!is_of_hand(&living->plan->acts[index]) && !living->is_over[index]) return 1;
  return 0;
}

// MARK: The end

static double offset_at(struct living *living, double time) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_tick(living->scroller, clock_of(living, time), &frame);
  return frame.offset_y;
}

/** Whether a turn of a wheel and a drag still move content. */
static void probe(struct living *living, double time) {
  scrollkit_scroller *scroller = living->scroller;
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  scrollkit_list_get_size(living->rows.list, &size);
  double before = offset_at(living, time), most = size.length + living->rows.keyboard - living->rows.height;
  double direction = before < most / 2 ? 1 : -1;
  living->life->has_room = most > 400;
  scrollkit_scroller_wheel(scroller, 0, direction, SCROLLKIT_UNIT_NOTCHES, clock_of(living, time));
  double after = offset_at(living, time + 3);
  living->life->probe_turn = (after - before) * direction;
  double y = 300;
  scrollkit_scroller_press(scroller, 99, 200, y, clock_of(living, time + 4));
  for (int move = 1; move <= 20; move++)
    scrollkit_scroller_move(scroller, 99, 200, y - direction * 8 * move, clock_of(living, time + 4 + move * 0.01));
  scrollkit_scroller_release(scroller, 99, clock_of(living, time + 5));
  living->life->probe_drag = (offset_at(living, time + 9) - after) * direction;
}

static void mark(struct living *living, const char *text) {
  if (living->trace != NULL) scrollkit_trace_mark(living->trace, text);
}

static void begin(struct living *living) {
  const struct plan *plan = living->plan;
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  scrollkit_preferences preferences = SCROLLKIT_PREFERENCES_INIT;
  options.feel = plan->feel;
  preferences.resamples = plan->resamples;
  scrollkit_trace_create_scroller(living->trace, &options, &living->scroller);
  if (plan->resamples) scrollkit_scroller_set_preferences(living->scroller, &preferences, plan->clock);
  living->rows = (struct rows){.plan = plan, .scroller = living->scroller};
  make_rows(&living->rows, living->trace, plan->clock);
  living->life->track = HEIGHT;
  scrollkit_scrollbar_options bar = SCROLLKIT_SCROLLBAR_OPTIONS_INIT;
  bar.track_length = living->life->track;
  scrollkit_scrollbar_enable(living->scroller, SCROLLKIT_AXIS_Y, &bar, plan->clock);
  living->host = (struct host){
      .plan = plan, .scroller = living->scroller, .difference = INFINITY, .has_valuator = 1, .frame = {.source = UINT32_MAX}};
  mark(living, "world");
}

void live(const struct plan *plan, scrollkit_trace *trace, struct life *life) {
  static struct stream stream;
  struct living living = {
      .plan = plan, .trace = trace, .life = life, .dice = {.state = plan->seed * 5}, .is_dirty = 1, .thumb = NAN,
      .sample = NAN};
  life->count = 0;
  life->end = (scrollkit_frame)SCROLLKIT_FRAME_INIT;
  stream.count = 0;
  stream.valuator = 0;
  for (uint32_t act = 0; act < plan->count; act++)
    if (is_of_hand(&plan->acts[act])) {
      size_t first = stream.count;
      report_act(plan, act, &stream);
      add_quirks(plan, act, &stream, first);
    }
  sort_reports(&stream);
  memcpy(life->distances, stream.distances, sizeof life->distances);
  begin(&living);
  size_t next = 0;
  double last = 0;
  for (double time = 0; time < last + longest_rest;) {
    while ((next < stream.count && stream.reports[next].arrival <= time) || next_deed(&living) <= time) {
      double deed = next_deed(&living);
      if (next == stream.count || deed < stream.reports[next].arrival) act_until(&living, deed);
      else receive(&living, &stream.reports[next++]);
    }
    if (is_busy(&living)) act_until(&living, time);
    int is_waiting = next < stream.count || is_busy(&living);
    if (is_waiting) last = time;
    if (!chance(&living.dice, plan->dropped)) draw(&living, time);
    int is_over = !is_waiting && time > last + 2 && !living.is_dirty && !scrollkit_scroller_needs_tick(living.scroller);
    if (is_over) break;
    time += (1 + number(&living.dice, -plan->variation, plan->variation)) / plan->frames;
    last = fmax(last, next < stream.count ? time : last);
  }
  double end = life->count > 0 ? life->glimpses[life->count - 1].time : 0;
  life->refused = living.host.refused;
  life->refusal = living.host.refusal;
  scrollkit_scroller_tick(living.scroller, clock_of(&living, end + 2), &life->end);
  mark(&living, "probe");
  probe(&living, end + 2);
  scrollkit_list_destroy(living.rows.list);
  scrollkit_scroller_destroy(living.scroller);
}
