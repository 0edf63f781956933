/* The inputs of the fuzzer that replays make: files, then pseudo-random bytes. */
#ifndef INPUTS_H
#define INPUTS_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_SIZE = 1700, MAX_FILE_SIZE = 1 << 16 };

/** SplitMix64. */
static uint64_t next_number(uint64_t *state) {
  uint64_t mixed = *state += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

/** Calls a function with the bytes of each file, then with the pseudo-random inputs of the seeds 1 to `seeds`. */
static void for_each_input(char **files, int count, uint64_t seeds, void (*call)(const uint8_t *, size_t)) {
  uint8_t *bytes = malloc(MAX_FILE_SIZE);
  for (int index = 0; index < count; index++) {
    FILE *file = fopen(files[index], "rb");
    if (file == NULL) {
      perror(files[index]);
      exit(1);
    }
    size_t size = fread(bytes, 1, MAX_FILE_SIZE, file);
    fclose(file);
    call(bytes, size);
  }
  for (uint64_t seed = 1; seed <= seeds; seed++) {
    uint64_t state = seed;
    size_t size = next_number(&state) % MAX_SIZE;
    for (size_t index = 0; index < size; index++) bytes[index] = (uint8_t)(next_number(&state) >> 33);
    call(bytes, size);
  }
  free(bytes);
}

#endif
