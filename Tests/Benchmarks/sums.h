/*
 * A list of measured items as an array of prefix sums: where each item starts, and where the last one ends. It is the
 * usual virtual list, found by halves; an edit moves all sums after it. lists.c compares the library with it.
 */
#ifndef SUMS_H
#define SUMS_H

#include <stddef.h>

typedef struct sums {
  double *starts; /* count + 1 of them */
  size_t count, capacity;
} sums;

/** Sets an empty array to `count` items; 0 without memory. */
int sums_fill(sums *array, const double *extents, size_t count);
/** Inserts an item; 0 without memory, and the array is as it was. */
int sums_insert(sums *array, size_t item, double extent);
/** Sets the extent of an item. */
void sums_resize(sums *array, size_t item, double extent);
/** The last item that starts at or before an offset. */
size_t sums_find(const sums *array, double offset);
/** Frees the memory and empties the array. */
void sums_clear(sums *array);

#endif
