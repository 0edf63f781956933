/*
 * digest FIRST LAST prints a hash of the results of each seed's program: two builds with equal hashes return
 * the same results, to the last bit. digest SEED prints all results of one program.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "operations.h"

/** The interval between two reads of the complete state, in steps; other steps read frames and events. */
enum { INTERVAL = 8 };

struct digest {
  uint64_t sum;
  /** 1 to print the results. */
  int is_printed;
};

static void add(struct digest *digest, const char *name, uint32_t scroller, double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  digest->sum = (digest->sum ^ bits ^ scroller) * 0x9e3779b97f4a7c15;
  digest->sum ^= digest->sum >> 29;
  if (digest->is_printed) printf("    #%u %s %.17g\n", scroller, name, value);
}

static void add_step(void *context, const struct step *step, double time) {
  struct digest *digest = context;
  if (!digest->is_printed) return;
  if (step != NULL) print_step(stdout, step);
  else printf("%.6f read\n", time);
}

static void add_value(void *context, uint32_t scroller, struct value value) {
  add(context, value.name, scroller, value.value);
}

static void add_event(void *context, uint32_t scroller, const void *pointer) {
  const scrollkit_event *event = pointer;
  add(context, scrollkit_enum_name("event_kind", event->kind), scroller, event->kind);
  add(context, "event.time", scroller, event->time);
  add(context, "event.x", scroller, event->x);
  add(context, "event.y", scroller, event->y);
  add(context, "event.id", scroller, (double)event->id);
  add(context, "event.from_phase", scroller, event->from_phase);
  add(context, "event.to_phase", scroller, event->to_phase);
  add(context, "event.finished", scroller, event->finished);
  add(context, "event.edges", scroller, event->edges);
  add(context, "event.source", scroller, event->source);
}

int main(int count, char **arguments) {
  static struct program program;
  if (count != 2 && count != 3) return 2;
  uint64_t first = strtoull(arguments[1], NULL, 10);
  uint64_t last = count == 3 ? strtoull(arguments[2], NULL, 10) : first;
  for (uint64_t seed = first; seed <= last; seed++) {
    struct digest digest = {seed, count == 2};
    make_program(&program, seed);
    struct ticks ticks = {.most = 2, .seed = seed};
    run_program(&program, ticks, INTERVAL, (struct observer){&digest, add_step, add_value, add_event, NULL});
    printf("%" PRIu64 " %016" PRIx64 "\n", seed, digest.sum);
  }
  return 0;
}
