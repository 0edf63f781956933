/* The tables that rows.h becomes. */
#ifndef ROWS_OF_H
#define ROWS_OF_H

#include "world.h"

struct field {
  const char *structure, *name, *value;
  size_t offset, size;
};
extern const struct field fields[];
extern const size_t field_count;

struct structure {
  const char *name;
  size_t size;
};
size_t size_of(const char *structure);

/** Splits a text at its spaces. */
void split(const char *text, char words[MOST_ARGUMENTS][64], int *count);

#endif
