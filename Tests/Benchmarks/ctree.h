/*
 * A list of measured items in plain C, as a program without a toolkit would write it: a counted B+
 * tree of items with their heights, whose inner nodes hold prefix sums and are searched by halves. It is what lists.c compares the library with.
 */
#ifndef CTREE_H
#define CTREE_H

#include <stddef.h>
#include <stdint.h>

typedef struct ctree ctree;

/** A tree of `count` items; NULL without memory. */
ctree *ctree_create(const int32_t *heights, size_t count);
void ctree_destroy(ctree *tree);
/** Inserts an item; 0 without memory, and the tree is as it was. */
int ctree_insert(ctree *tree, size_t item, int32_t height);
/** Sets the height of an item. */
void ctree_resize(ctree *tree, size_t item, int32_t height);
/** The last item that starts at or before an offset, and where it starts; `start` may be NULL. */
size_t ctree_find(const ctree *tree, int64_t offset, int64_t *start);
/** Where an item starts. */
int64_t ctree_start(const ctree *tree, size_t item);
int64_t ctree_total(const ctree *tree);
size_t ctree_memory(const ctree *tree);

#endif
