/*
 * Measures the time to load a library and another one: medians of many alternate dlopen + dlclose.
 *
 *   load LIBRARY OTHER    prints both times in microseconds and their ratio
 */
#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 501 };

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static double load(const char *path) {
  double began = seconds();
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  double took = seconds() - began;
  if (!library) {
    fprintf(stderr, "load: %s\n", dlerror());
    exit(1);
  }
  dlclose(library);
  return took;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values) {
  qsort(values, ROUNDS, sizeof *values, by_size);
  return values[ROUNDS / 2];
}

int main(int count, char **words) {
  if (count != 3) {
    fprintf(stderr, "usage: load LIBRARY OTHER\n");
    return 2;
  }
  static double first[ROUNDS], second[ROUNDS], ratio[ROUNDS];
  load(words[1]);
  load(words[2]);
  for (int round = 0; round < ROUNDS; round++) {
    first[round] = load(words[1]);
    second[round] = load(words[2]);
    ratio[round] = first[round] / second[round];
  }
  printf("%.1f us, %.1f us, ratio %.2f\n", median(first) * 1e6, median(second) * 1e6,
         median(ratio));
  return 0;
}
