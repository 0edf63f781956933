/* Calls of every C function with what a program must not pass. */
#ifndef HOSTILE_H
#define HOSTILE_H

/**
 * Makes the calls of rows.h and by_hand.c in every situation: each returns the documented status, writes nothing, and
 * changes nothing, neither what can be read now nor what the next calls lead to. Then passes the largest and smallest
 * valid numbers: all results are finite. If it is not thorough, each function is tested in one situation. Writes each failure to standard output, and returns their number.
 */
int hostile_failures(int is_thorough);

/** How many calls have been refused as they should. */
int hostile_refusals(void);

#endif
