/*
 * Random programs: scrollers, nested or not, and the calls that are made on them. A seed makes the same
 * program everywhere, whatever the library answers.
 */
#ifndef PROGRAM_H
#define PROGRAM_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { MOST_SCROLLERS = 4, MOST_STEPS = 512 };

/** Numbers that look random and are the same for the same seed (SplitMix64). */
struct dice {
  uint64_t state;
};
uint64_t roll(struct dice *dice);
/** A number from `low` to `high`. */
double number(struct dice *dice, double low, double high);
/** A whole number from `low` to `high`, both included. */
uint32_t whole(struct dice *dice, uint32_t low, uint32_t high);
/** Whether something happens that happens in this share of all cases. */
int chance(struct dice *dice, double share);

struct operation;

/** One call. What the numbers and choices mean is the operation's matter. */
struct step {
  /** When, in seconds. */
  double time;
  /** The scroller's number; 0 is the innermost. */
  uint32_t scroller;
  const struct operation *operation;
  double numbers[6];
  uint32_t choices[4];
};

struct program {
  uint64_t seed;
  /** How many scrollers there are; each is nested in the next. */
  uint32_t scrollers;
  size_t count;
  struct step steps[MOST_STEPS];
};

/** Makes the program of a seed. */
void make_program(struct program *program, uint64_t seed);

/** Writes a step as a line of text. */
void print_step(FILE *file, const struct step *step);

/** A value that a scroller shows after a step. */
struct value {
  const char *name;
  double value;
  /** How much two runs may differ in it that must agree. */
  double tolerance;
};

/** Receives the values that a run shows, in order. */
struct observer {
  void *context;
  /** A step was made, or time passed without one: `step` is then NULL. */
  void (*did_step)(void *context, const struct step *step, double time);
  void (*did_show)(void *context, uint32_t scroller, struct value value);
  /** An event with its values; they are those of `scrollkit_event`. */
  void (*did_happen)(void *context, uint32_t scroller, const void *event);
};

/** How often time passes between two steps. */
struct looks {
  /** Ticks of random scrollers between two steps, at most. */
  uint32_t most;
  uint64_t seed;
};

/** Makes the program's calls, and shows what the scrollers answer: all of it every `interval` steps. */
void run_program(
    const struct program *program, struct looks looks, uint32_t interval, struct observer observer);

/** What does not hold of a program: two runs do not agree, or one shows what must not be. */
struct difference {
  /** The first value that differs, without its number. */
  char subject[64];
  /** All that is known of it, as a line of text. */
  char report[512];
};

/**
 * Runs a program with few looks and with many, and compares.
 *
 * @return 1 if both runs show the same; else 0, and `difference` says what they do not agree on.
 */
int program_is_independent_of_looks(const struct program *program, struct difference *difference);

/**
 * Runs a program once and looks for numbers that are not finite and for content that jumps.
 *
 * @return 1 if there are none; else 0, and `difference` says which came first.
 */
int program_is_sound(const struct program *program, struct difference *difference);

/** Whether a law holds of a program. */
typedef int law(const struct program *program, struct difference *difference);

/** Leaves out every step that the violation of a law does not need. */
void shrink_program(struct program *program, law *law, struct difference *difference);

#endif
