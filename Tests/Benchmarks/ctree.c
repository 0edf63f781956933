#include "ctree.h"

#include <stdlib.h>
#include <string.h>

enum { LEAF = 60, INNER = 42, DEEPEST = 12 };

typedef struct leaf {
  int32_t count;
  int32_t heights[LEAF];
} leaf;

typedef struct branch {
  int64_t height;
  int64_t count;
  void *child;
} branch;

typedef struct inner {
  int32_t count;
  branch branches[INNER];
} inner;

struct ctree {
  void *root;
  int levels; /* inner levels above the leaves */
  int64_t height;
  size_t memory;
};

static void *allocate(ctree *tree, size_t size) {
  void *node = malloc(size);
  if (node) tree->memory += size + 16;
  return node;
}

static branch leaf_branch(leaf *node) {
  branch result = {0, node->count, node};
  for (int slot = 0; slot < node->count; slot++) result.height += node->heights[slot];
  return result;
}

static branch inner_branch(inner *node) {
  branch result = {0, 0, node};
  for (int slot = 0; slot < node->count; slot++) {
    result.height += node->branches[slot].height;
    result.count += node->branches[slot].count;
  }
  return result;
}

ctree *ctree_create(const int32_t *heights, size_t count) {
  ctree *tree = calloc(1, sizeof *tree);
  size_t nodes = count ? (count + LEAF - 1) / LEAF : 1;
  branch *level = malloc(nodes * sizeof *level);
  if (!tree || !level) return NULL;
  for (size_t node = 0; node < nodes; node++) {
    size_t from = count * node / nodes, to = count * (node + 1) / nodes;
    leaf *made = allocate(tree, sizeof *made);
    if (!made) return NULL;
    made->count = (int32_t)(to - from);
    memcpy(made->heights, heights + from, (to - from) * sizeof *heights);
    level[node] = leaf_branch(made);
    tree->height += level[node].height;
  }
  while (nodes > 1) {
    size_t above = (nodes + INNER - 1) / INNER;
    for (size_t node = 0; node < above; node++) {
      size_t from = nodes * node / above, to = nodes * (node + 1) / above;
      inner *made = allocate(tree, sizeof *made);
      if (!made) return NULL;
      made->count = (int32_t)(to - from);
      memcpy(made->branches, level + from, (to - from) * sizeof *level);
      level[node] = inner_branch(made);
    }
    nodes = above;
    tree->levels++;
  }
  tree->root = level[0].child;
  free(level);
  return tree;
}

static void free_node(void *node, int level) {
  if (level > 0) {
    inner *parent = node;
    for (int slot = 0; slot < parent->count; slot++) free_node(parent->branches[slot].child, level - 1);
  }
  free(node);
}

void ctree_destroy(ctree *tree) {
  if (!tree) return;
  free_node(tree->root, tree->levels);
  free(tree);
}

int ctree_insert(ctree *tree, size_t item, int32_t height) {
  inner *path[DEEPEST];
  int slots[DEEPEST];
  void *node = tree->root;
  for (int level = tree->levels; level > 0; level--) {
    inner *parent = node;
    int slot = 0;
    while (slot + 1 < parent->count && item > (size_t)parent->branches[slot].count)
      item -= (size_t)parent->branches[slot++].count;
    path[level] = parent;
    slots[level] = slot;
    node = parent->branches[slot].child;
  }
  /* Full nodes on the way up are split; their halves are allocated before anything changes. */
  void *halves[DEEPEST] = {0};
  leaf *target = node;
  int full = 0;
  if (target->count == LEAF) {
    full = 1;
    while (full <= tree->levels && path[full]->count == INNER) full++;
    for (int level = 0; level < full; level++) {
      halves[level] = allocate(tree, level == 0 ? sizeof(leaf) : sizeof(inner));
      if (!halves[level]) return 0;
    }
  }
  inner *root = NULL;
  if (full > tree->levels && full > 0) {
    root = allocate(tree, sizeof *root);
    if (!root) return 0;
  }
  branch right = {0, 0, NULL}, left = {0, 0, NULL};
  leaf *first = target;
  if (full) {
    leaf *half = halves[0];
    half->count = LEAF - LEAF / 2;
    memcpy(half->heights, first->heights + LEAF / 2, (size_t)half->count * sizeof(int32_t));
    first->count = LEAF / 2;
    if (item > (size_t)first->count) {
      item -= (size_t)first->count;
      target = half;
    }
  }
  memmove(target->heights + item + 1, target->heights + item,
          ((size_t)target->count - item) * sizeof(int32_t));
  target->heights[item] = height;
  target->count++;
  if (full) {
    left = leaf_branch(first);
    right = leaf_branch(halves[0]);
  }
  for (int level = 1; level <= tree->levels; level++) {
    inner *parent = path[level];
    int slot = slots[level];
    if (level > full || !full) {
      parent->branches[slot].height += height;
      parent->branches[slot].count++;
      continue;
    }
    parent->branches[slot] = left;
    inner *half = NULL, *into = parent;
    slot++;
    if (level < full) {
      half = halves[level];
      half->count = INNER - INNER / 2;
      memcpy(half->branches, parent->branches + INNER / 2, (size_t)half->count * sizeof(branch));
      parent->count = INNER / 2;
      if (slot > parent->count) {
        slot -= parent->count;
        into = half;
      }
    }
    memmove(into->branches + slot + 1, into->branches + slot,
            (size_t)(into->count - slot) * sizeof(branch));
    into->branches[slot] = right;
    into->count++;
    if (half) {
      left = inner_branch(parent);
      right = inner_branch(half);
    }
  }
  if (root) {
    root->count = 2;
    root->branches[0] = left;
    root->branches[1] = right;
    tree->root = root;
    tree->levels++;
  }
  tree->height += height;
  return 1;
}

void ctree_resize(ctree *tree, size_t item, int32_t height) {
  branch *path[DEEPEST];
  void *node = tree->root;
  for (int level = tree->levels; level > 0; level--) {
    inner *parent = node;
    int slot = 0;
    while (item >= (size_t)parent->branches[slot].count)
      item -= (size_t)parent->branches[slot++].count;
    path[level] = &parent->branches[slot];
    node = parent->branches[slot].child;
  }
  leaf *target = node;
  int64_t change = (int64_t)height - target->heights[item];
  target->heights[item] = height;
  for (int level = tree->levels; level > 0; level--) path[level]->height += change;
  tree->height += change;
}

size_t ctree_find(const ctree *tree, int64_t offset) {
  size_t item = 0;
  const void *node = tree->root;
  for (int level = tree->levels; level > 0; level--) {
    const inner *parent = node;
    int slot = 0;
    while (slot + 1 < parent->count && offset >= parent->branches[slot].height) {
      offset -= parent->branches[slot].height;
      item += (size_t)parent->branches[slot++].count;
    }
    node = parent->branches[slot].child;
  }
  const leaf *target = node;
  int slot = 0;
  while (slot + 1 < target->count && offset >= target->heights[slot])
    offset -= target->heights[slot++];
  return item + (size_t)slot;
}

int64_t ctree_start(const ctree *tree, size_t item) {
  int64_t start = 0;
  const void *node = tree->root;
  for (int level = tree->levels; level > 0; level--) {
    const inner *parent = node;
    int slot = 0;
    while (item >= (size_t)parent->branches[slot].count) {
      start += parent->branches[slot].height;
      item -= (size_t)parent->branches[slot++].count;
    }
    node = parent->branches[slot].child;
  }
  const leaf *target = node;
  for (size_t slot = 0; slot < item; slot++) start += target->heights[slot];
  return start;
}

int64_t ctree_total(const ctree *tree) { return tree->height; }
size_t ctree_memory(const ctree *tree) { return tree->memory; }
