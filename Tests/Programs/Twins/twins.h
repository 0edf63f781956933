/*
 * Twins: laws that compare one way of doing a thing with another. Both ways are transformations of a program, whose results must be
 * the same after each step that is not followed by one that belongs to it.
 */
#ifndef TWINS_H
#define TWINS_H

#include "../operations.h"
#include "../record.h"

/** Writes one way of doing what a program does. `way` is empty, with the program's seed and scrollers; it stays empty if the law is
 * not about the program. */
typedef void transformation(const struct program *program, struct program *way);

struct twin {
  /** The number of the law, and a letter for each of its pairs. */
  const char *law;
  /** One way, and the other. */
  const char *ways;
  /** Adds steps that the law is about to a program; NULL: it has them. */
  transformation *enrich;
  /** NULL: the program as it is. */
  transformation *one, *other;
  /** Turns what the other way shows into what the one shows; NULL: it is the same. */
  void (*turn_back)(struct shown *values, size_t count);
};

extern const struct twin order_twins[], list_twins[], input_twins[], nesting_twins[], place_twins[];

/** A difference between twins by a rule of the headers, or of the law itself. */
struct exclusion {
  /** The laws, each with a space before and after it. */
  const char *laws;
  /** The name, or its beginning, of a value that is not compared, or of an operation that both ways leave out. */
  const char *name;
  /** The sentence of the headers that lets both ways differ, word for word; NULL: `law` does. */
  const char *sentence;
  /** What the law gives to one way alone; NULL: `sentence` lets them differ. */
  const char *law;
};
extern const struct exclusion exclusions[];

/** Two setters that have an order, and the words of the headers by which they have. */
struct order {
  const struct operation *one, *other;
  const char *sentence;
};
extern const struct order orders[];

/** Generates the program of a seed, without calls that are refused and without calls from inside delegates. */
void make_twin_program(struct program *program, uint64_t seed);

/** Whether both ways give the same results; else the first difference. */
int are_twins(const struct twin *twin, const struct program *program, struct difference *difference);

/** From now on, the other way is wrong: content is a point further down after its first step after the set-up. Each law must notice. */
void break_other_ways(void);

/** Removes every step that a difference does not need. */
void shrink_twins(const struct twin *twin, struct program *program, struct difference *difference);

// MARK: For transformations

/** Appends a step. */
void add(struct program *way, struct step step);
/** Appends a step to which the next one belongs. */
void add_part(struct program *way, struct step step);
/** A step of an operation at the time of another one, on its scroller. */
struct step beside(const struct step *step, const struct operation *operation);
/** A number that a step alone determines, and not its place in the program. */
uint64_t hash_of(const struct step *step, uint64_t salt);
/** Transformations that several laws have: one list a scroller; and a list whose visible rows are edited. */
transformation with_one_list, with_edits;
/** Whether a step edits a list. */
int is_any_edit(const struct step *step);
/** Whether a step sets, enables or attaches something. */
int is_setter(const struct step *step);
/** Whether two steps are at one time and on one scroller. */
int are_together(const struct step *one, const struct step *other);

#endif
