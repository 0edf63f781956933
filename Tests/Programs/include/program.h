/*
 * Random programs: a sequence of calls on up to a few scrollers, nested, linked or alone, with lists and delegates. A seed
 * or a row of bytes chooses them; they do not depend on the results of the library. Some calls have an invalid
 * argument.
 */
#ifndef PROGRAM_H
#define PROGRAM_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "dice.h"

enum { MOST_SCROLLERS = 4, MOST_STEPS = 512 };

struct operation;

/** One call. The operation defines the meaning of the numbers and choices. */
struct step {
  /** In seconds. */
  double time;
  /** The number of the scroller; 0 is the innermost. */
  uint32_t scroller;
  const struct operation *operation;
  /** 0, or the number of an invalid time that is passed instead of `time`. */
  uint32_t fault;
  double numbers[6];
  uint32_t choices[4];
  /** 1: the next step belongs to it. Between both nothing is ticked, read or reported. */
  uint32_t goes_on;
};

struct program {
  uint64_t seed;
  /** The number of scrollers; each is a child of the next one, unless both are linked. */
  uint32_t scrollers;
  /** 1: there are two scrollers, which are linked from time to time. */
  int is_linked;
  /** 1: a toolkit moves the only scroller's content and reports it. */
  int is_observed;
  size_t count;
  struct step steps[MOST_STEPS];
};

/** Generates the program of a seed. */
void make_program(struct program *program, uint64_t seed);

/** Generates the program of a row of bytes. */
void make_program_of_bytes(struct program *program, const uint8_t *bytes, size_t size);

/** Writes a step as a line of text. */
void print_step(FILE *file, const struct step *step);

/** A value of a scroller's state after a step. */
struct value {
  const char *name;
  double value;
  /** The tolerance between two equal runs. */
  double tolerance;
};

/** Receives the results of a run, in order. */
struct observer {
  void *context;
  /** Called after a step; `step` is NULL if only time has passed. */
  void (*did_step)(void *context, const struct step *step, double time);
  void (*did_show)(void *context, uint32_t scroller, struct value value);
  /** Called for an event, with the fields of `scrollkit_event`. */
  void (*did_happen)(void *context, uint32_t scroller, const void *event);
  /** A `scrollkit_trace` that records the calls on all scrollers and lists; NULL: none. */
  void *trace;
};

/** What a run adds to the calls of a program. */
struct ticks {
  /** The number of ticks per second, of all scrollers; 0: random ticks. */
  double rate;
  /** Random ticks: their maximum number between two steps, of random scrollers. */
  uint32_t most;
  uint64_t seed;
  /** How far the clocks are set back halfway, in seconds; 0: not. */
  double set_back;
  /** 1: the clocks are set back before each step, and `set back` reports how far content moved. */
  int sets_back;
  /** 1: no tick precedes a call at its time, so that the call itself lets the time pass. */
  int calls_alone;
  /** 1: content and input are mirrored along x, and the results are mirrored back. */
  int mirrored;
  /** The number of ticks of all scrollers between two steps, evenly spread, in place of random ones. */
  uint32_t evenly;
  /** 1: only reported results are read, and not what a call has changed. */
  int plainly;
  /** 1: after each call, ten ticks follow in a millisecond, and `leap` reports how far content moved beyond its velocity. */
  int closely;
};

/** How many calls of the library all runs have made. */
struct tally {
  uint64_t changes, ticks, reads;
};
struct tally calls_made(void);

/** Makes the calls of a program and reports the results; the complete state every `interval` steps. */
void run_program(
    const struct program *program, struct ticks ticks, uint32_t interval, struct observer observer);

/** Runs a program with random ticks and records its calls in a `scrollkit_trace`. */
void record_program(const struct program *program, void *trace);

/** A violation of a law: a difference between two runs, or an invalid value. */
struct difference {
  /** The name of the first wrong value. */
  char subject[64];
  /** A description of the violation, in one line. */
  char report[512];
  /** The value in both runs, of a law that compares two. */
  double one, other;
};

/** Returns 1 if a law holds for a program; else 0 and the first violation in `difference`. */
typedef int law(const struct program *program, struct difference *difference);

/**
 * Whether a delegate makes calls for events. It is notified in the next call, so its calls depend on ticks, and they
 * change the expected end: neither is a violation.
 */
int reacts_to_events(const struct program *program);

/** The results are the same with few ticks and with many, at any frame rate. */
law program_is_independent_of_ticks;

/** The results are the same when the clocks are set back halfway. */
law program_is_independent_of_clocks;

/** Content does not move when the clocks are set back, at any time. */
law program_stays_when_clocks_are_set_back;

/** All numbers are finite, content does not jump, a call that is refused changes nothing that can be read, no page is
 * emitted twice in succession, and no pixel changes before the time of the next change. */
law program_is_sound;

/** The events contain every offset, scale and phase; what began ends once; no event is earlier than the one before. */
law program_reports_its_state;

/** A motion or gesture under way does not change when another feel is set. */
law program_keeps_its_rules;

/** Content of one scroller that is mirrored along x moves as its mirror. */
law program_is_symmetric;

/** The results are the same without the calls that are refused. In such a call no time passes. */
law program_is_independent_of_refusals;

/** After the last step, content rests where its expected end was, and needs no more ticks. */
law program_rests_at_its_targets;

/** Content that moves to a page or item, and that a finger catches and lets go, at once or after a drag, rests on a page or
 * item. */
law program_snaps_what_is_caught;

/** Generates the program of a seed. Every fourth has the options of docs/senses.md: steady wheels, crisp ends, resampling, and
 * rows that are measured while a thumb or a nub is held, which are rare in the others. */
void make_program_with_options(struct program *program, uint64_t seed);

/** How often programs use these options. */
struct options {
  uint32_t steady_notches, crisp_releases, resampled_moves, measured_under_thumbs;
};

/** Adds how often a program uses them. */
void count_options(const struct program *program, struct options *used);

/** Removes the last steps, from a random one on. Content then rests in the middle of things. */
void cut_program(struct program *program);

/** Removes every step that the violation of a law does not need. */
void shrink_program(struct program *program, law *law, struct difference *difference);

#endif
