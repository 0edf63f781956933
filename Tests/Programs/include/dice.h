/* Numbers that a seed or a row of bytes chooses. */
#ifndef DICE_H
#define DICE_H

#include <stddef.h>
#include <stdint.h>

/**
 * Numbers that come from a row of bytes, and when it is used up from a pseudo-random generator (SplitMix64).
 *
 * C leaves the order of arguments, operands and initialisers to the compiler. So each number is chosen by a statement of its
 * own, or by a variable of a declaration, whose order is that of the text: a program is the same whichever compiler made it.
 */
struct dice {
  uint64_t state;
  const uint8_t *bytes;
  /** The number of bytes that are left. */
  size_t left;
};
uint64_t roll(struct dice *dice);
/** Returns a number from `low` to `high`. */
double number(struct dice *dice, double low, double high);
/** Returns an integer from `low` to `high`, inclusive. */
uint32_t whole(struct dice *dice, uint32_t low, uint32_t high);
/** Returns 1 with a probability. */
int chance(struct dice *dice, double share);

#endif
