/* The law `events`: a host that reads only events knows the state. */
#include <math.h>
#include <string.h>

#include "operations.h"

/** What a host knows of one scroller. */
struct known {
  double offset_x, offset_y, phase, scale;
  /** The time of the last event, in seconds. */
  double time;
  /** All animations up to this one have ended. */
  uint64_t completed;
  /** The last one that ended after one that goes on along the other axis; 0: none. */
  uint64_t later;
  int is_dragging, is_decelerating;
  /** Edges at which a bounce was announced. */
  uint32_t bounces;
  /** 1 after an overflow, or a destroyed or replaced scroller: events are missing. */
  int is_lost;
};

struct host_model {
  const struct program *program;
  size_t step;
  struct known scrollers[MOST_SCROLLERS];
  int is_true;
  struct difference *difference;
};

static void check(struct host_model *model, uint32_t scroller, const char *name, double known, double shown) {
  if (known == shown || !model->is_true || model->scrollers[scroller].is_lost) return;
  model->is_true = 0;
  const char *operation = model->step == 0 ? "the begin" : model->program->steps[model->step - 1].operation->name;
  snprintf(model->difference->subject, sizeof model->difference->subject, "%s %s", operation, name);
  snprintf(model->difference->report, sizeof model->difference->report,
           "seed %llu, scroller %u, step %zu (%s): by its events, %s is %.17g, but it is %.17g",
           (unsigned long long)model->program->seed, scroller, model->step, operation, name, known, shown);
}

static void note_step(void *context, const struct step *step, double time) {
  (void)time;
  struct host_model *model = context;
  if (step == NULL) return;
  model->step++;
  if (step->operation == &create || step->operation == &destroy) model->scrollers[step->scroller].is_lost = 1;
}

static void check_value(void *context, uint32_t scroller, struct value value) {
  struct host_model *model = context;
  struct known *known = &model->scrollers[scroller];
  if (strcmp(value.name, "frame.offset_x") == 0) check(model, scroller, "the offset x", known->offset_x, value.value);
  if (strcmp(value.name, "frame.offset_y") == 0) check(model, scroller, "the offset y", known->offset_y, value.value);
  int has_scale = !model->program->is_observed && strcmp(value.name, "frame.scale") == 0;  // a toolkit knows its own
  if (has_scale) check(model, scroller, "the scale", known->scale, value.value);
  if (strcmp(value.name, "frame.phase") != 0) return;
  int is_bouncing = value.value == SCROLLKIT_PHASE_BOUNCING;
  check(model, scroller, "the phase", known->phase, value.value);
  check(model, scroller, "a drag", known->is_dragging, value.value == SCROLLKIT_PHASE_DRAGGING);
  check(model, scroller, "momentum", known->is_decelerating, value.value == SCROLLKIT_PHASE_COASTING || is_bouncing);
}

static void check_event(void *context, uint32_t scroller, const void *pointer) {
  struct host_model *model = context;
  struct known *known = &model->scrollers[scroller];
  const scrollkit_event *event = pointer;
  check(model, scroller, "the time of an event", fmax(known->time, event->time), event->time);
  known->time = event->time;
  switch (event->kind) {
    case SCROLLKIT_EVENT_KIND_OVERFLOW: known->is_lost = 1; break;
    case SCROLLKIT_EVENT_KIND_DID_SCROLL:
      known->offset_x = event->x;
      known->offset_y = event->y;
      break;
    case SCROLLKIT_EVENT_KIND_ZOOM_CHANGED: known->scale = event->x; break;
    case SCROLLKIT_EVENT_KIND_PHASE_CHANGED:
      check(model, scroller, "the phase before", known->phase, event->from_phase);
      check(model, scroller, "a change of the phase", event->to_phase != event->from_phase, 1);
      known->phase = event->to_phase;
      if (event->to_phase != SCROLLKIT_PHASE_COASTING && event->to_phase != SCROLLKIT_PHASE_BOUNCING)
        known->bounces = 0;
      break;
    case SCROLLKIT_EVENT_KIND_DID_REST:
      check(model, scroller, "the x of a rest", known->offset_x, event->x);
      check(model, scroller, "the y of a rest", known->offset_y, event->y);
      break;
    case SCROLLKIT_EVENT_KIND_DRAG_BEGAN: case SCROLLKIT_EVENT_KIND_DRAG_ENDED:
      check(model, scroller, "a drag", known->is_dragging, event->kind == SCROLLKIT_EVENT_KIND_DRAG_ENDED);
      known->is_dragging = !known->is_dragging;
      break;
    case SCROLLKIT_EVENT_KIND_DECELERATION_BEGAN: case SCROLLKIT_EVENT_KIND_DECELERATION_ENDED:
      check(model, scroller, "momentum", known->is_decelerating, event->kind == SCROLLKIT_EVENT_KIND_DECELERATION_ENDED);
      known->is_decelerating = !known->is_decelerating;
      break;
    case SCROLLKIT_EVENT_KIND_WILL_BOUNCE: known->bounces |= event->edges; break;
    case SCROLLKIT_EVENT_KIND_DID_BOUNCE:
      check(model, scroller, "the announced bounce", known->bounces & event->edges, event->edges);
      break;
    case SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED:
      // Numbers count the scrolls that have begun, of which each is completed once: in their order, but for one that goes on along an
      // axis while others come and go along the other.
      if (event->id == known->completed + 1) {
        known->completed = event->id > known->later ? event->id : known->later;
        known->later = 0;
      } else {
        uint64_t last = known->later > 0 ? known->later : known->completed + 1;
        check(model, scroller, "the next animation to end", last + 1, event->id);
        known->later = event->id;
      }
      break;
    default: break;
  }
}

int program_reports_its_state(const struct program *program, struct difference *difference) {
  struct host_model model = {.program = program, .is_true = 1, .difference = difference};
  for (uint32_t scroller = 0; scroller < MOST_SCROLLERS; scroller++) {
    model.scrollers[scroller].scale = 1;
    model.scrollers[scroller].time = -INFINITY;
  }
  run_program(program, (struct ticks){.most = 1, .seed = program->seed}, 1,
              (struct observer){&model, note_step, check_value, check_event, NULL});
  return model.is_true;
}
