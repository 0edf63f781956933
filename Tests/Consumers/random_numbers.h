/* Random numbers by splitmix64, from the seed in `state`. */
#ifndef RANDOM_NUMBERS_H
#define RANDOM_NUMBERS_H

#include <stdint.h>

static uint64_t state;

static uint64_t whole(uint64_t below) {
  uint64_t mixed = state += 0x9E3779B97F4A7C15;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
  return (mixed ^ (mixed >> 31)) % below;
}

static double number(double low, double high) { return low + (high - low) * (double)whole(1 << 30) / (1 << 30); }

#endif
