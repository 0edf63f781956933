/* What moves content, one scene each: the table is in moving.c. */
#ifndef MOVING_H
#define MOVING_H

#include "scrollkit.h"

/** A scroller, and what moves its content from a time on, for a millisecond at least. */
typedef struct {
  const char *name;
  scrollkit_scroller *(*make)(scrollkit_feel feel);
  scrollkit_feel feel;
  double from;           /* seconds */
  scrollkit_phase phase; /* what moves it meanwhile */
} moving;

extern const moving movings[];
extern const int moving_count;

/** Stops the program, saying why, if a call was not done. */
void check(scrollkit_status status);

/** 1e9 points of content behind a window of 600, both ways. */
scrollkit_scroller *make_scroller(scrollkit_feel feel);

#endif
