/* The smallest row of elements that still shows what a longer one has shown. */
#ifndef SHRINKING_H
#define SHRINKING_H

#include <stddef.h>

/** Returns 1 if the elements that are left still show the same; else 0. */
typedef int shows(void *context);

/**
 * Removes every element that `shows` does not need from an array, in runs that become shorter.
 *
 * @param elements The first element.
 * @param size     Bytes of an element.
 * @param count    The number of elements; changed before each question.
 */
void remove_unneeded(void *elements, size_t size, size_t *count, shows *shows, void *context);

#endif
