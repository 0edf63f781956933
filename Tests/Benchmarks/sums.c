#include "sums.h"

#include <stdlib.h>
#include <string.h>

static int reserve(sums *array, size_t count) {
  if (count < array->capacity) return 1;
  size_t capacity = 2 * count + 1;
  double *starts = realloc(array->starts, capacity * sizeof *starts);
  if (!starts) return 0;
  array->starts = starts;
  array->capacity = capacity;
  return 1;
}

static void shift(sums *array, size_t from, double distance) {
  for (size_t item = from; item <= array->count; item++) array->starts[item] += distance;
}

int sums_fill(sums *array, const double *extents, size_t count) {
  if (!reserve(array, count)) return 0;
  array->count = count;
  array->starts[0] = 0;
  for (size_t item = 0; item < count; item++) array->starts[item + 1] = array->starts[item] + extents[item];
  return 1;
}

int sums_insert(sums *array, size_t item, double extent) {
  if (!reserve(array, array->count + 1)) return 0;
  memmove(array->starts + item + 1, array->starts + item, (array->count + 1 - item) * sizeof *array->starts);
  array->count++;
  shift(array, item + 1, extent);
  return 1;
}

void sums_resize(sums *array, size_t item, double extent) {
  shift(array, item + 1, extent - (array->starts[item + 1] - array->starts[item]));
}

size_t sums_find(const sums *array, double offset) {
  size_t lower = 0, upper = array->count - 1;
  while (lower < upper) {
    size_t middle = (lower + upper + 1) / 2;
    if (array->starts[middle] <= offset) lower = middle;
    else upper = middle - 1;
  }
  return lower;
}

void sums_clear(sums *array) {
  free(array->starts);
  *array = (sums){0};
}
