/* Scenes with moving content, one per kind of motion. The table is in moving.c. */
#ifndef MOVING_H
#define MOVING_H

#include "scrollkit.h"

/** A scroller whose content moves from a time on, for at least a millisecond. */
typedef struct {
  const char *name;
  scrollkit_scroller *(*make)(scrollkit_feel feel);
  scrollkit_feel feel;
  double from;           /* seconds */
  scrollkit_phase phase; /* the phase during the measurement */
} moving;

extern const moving movings[];
extern const int moving_count;

/** Exits with a message if a call failed. */
void check(scrollkit_status status);

/** 1e9 points of content in a viewport of 600 points, along both axes. */
scrollkit_scroller *make_scroller(scrollkit_feel feel);

#endif
