/* All results of a run, and the first difference between those of two. */
#ifndef RECORD_H
#define RECORD_H

#include "program.h"
#include "scrollkit.h"

/** One result of a run: a value of the state or of an event. */
struct shown {
  /** The number of the step before the value, counted from 1; for an event, of the steps before it. */
  size_t step;
  uint32_t scroller;
  /** The kind of the event; NULL for a value of the state. */
  const char *kind;
  struct value value;
  /** The operation of the step. */
  const char *after;
};

/** All results of a run: the values, and the events of each scroller in order. */
struct record {
  /** The number of scrollers whose results count. */
  uint32_t scrollers;
  /** Whether a value counts; NULL: each does. */
  int (*counts)(const char *name);
  size_t step;
  /** The operation of the last step. */
  const char *after;
  /** Whether the content of a scroller has zoomed. An animation of the scale may stretch a header and end it between two ticks. */
  int zooms[MOST_SCROLLERS];
  /** The last step after which each scroller existed. */
  size_t existed[MOST_SCROLLERS];
  /** The phase of each scroller after its last event. */
  scrollkit_phase phases[MOST_SCROLLERS];
  struct list {
    size_t count, capacity;
    struct shown *shown;
  } values, events[MOST_SCROLLERS], times[MOST_SCROLLERS];
};

/** Runs a program and records its results. */
struct record record_of(const struct program *program, struct ticks ticks);

/** As `record_of`, of the first scrollers alone, and of the values that count. */
struct record record_of_some(
    const struct program *program, struct ticks ticks, uint32_t scrollers, int (*counts)(const char *name));

void free_record(struct record *record);

/** Whether two records have equal values; else the first difference. */
int values_agree(uint64_t seed, const struct record *one, const struct record *other, struct difference *difference);

/** Whether a scroller has equal events in two records; else the first difference. */
int events_agree(
    uint64_t seed, const struct record *one, const struct record *other, uint32_t scroller, struct difference *difference);

#endif
