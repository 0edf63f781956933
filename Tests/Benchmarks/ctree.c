#include "ctree.h"

#include <stdlib.h>
#include <string.h>

enum { LEAF = 60, INNER = 42, DEEPEST = 12 };

typedef struct leaf {
  int32_t count;
  int32_t heights[LEAF];
} leaf;

/* A child, and what the children of the node up to and with it add up to. */
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

/* The way to an item: a node and a slot for each inner level, then the leaf and the slot in it. */
typedef struct path {
  inner *nodes[DEEPEST];
  int slots[DEEPEST];
  leaf *leaf;
  int slot;
} path;

static void *allocate(ctree *tree, size_t size) {
  void *node = malloc(size);
  if (node) tree->memory += size + 16;
  return node;
}

/* Takes the sums of the branches before out of each branch; `add_up` is its inverse. */
static void separate(inner *node) {
  for (int slot = node->count - 1; slot > 0; slot--) {
    node->branches[slot].height -= node->branches[slot - 1].height;
    node->branches[slot].count -= node->branches[slot - 1].count;
  }
}

static void add_up(inner *node) {
  for (int slot = 1; slot < node->count; slot++) {
    node->branches[slot].height += node->branches[slot - 1].height;
    node->branches[slot].count += node->branches[slot - 1].count;
  }
}

static branch leaf_branch(leaf *node) {
  branch result = {0, node->count, node};
  for (int slot = 0; slot < node->count; slot++) result.height += node->heights[slot];
  return result;
}

static branch inner_branch(inner *node) {
  branch result = node->branches[node->count - 1];
  result.child = node;
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
      add_up(made);
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

/* The first branch that holds more than `item` items; the last if none does. */
static int slot_of_item(const inner *node, int64_t item) {
  int lower = 0, upper = node->count - 1;
  while (lower < upper) {
    int middle = (lower + upper) / 2;
    if (item < node->branches[middle].count) upper = middle;
    else lower = middle + 1;
  }
  return lower;
}

/* The first branch that ends after an offset; the last if none does. */
static int slot_of_offset(const inner *node, int64_t offset) {
  int lower = 0, upper = node->count - 1;
  while (lower < upper) {
    int middle = (lower + upper) / 2;
    if (offset < node->branches[middle].height) upper = middle;
    else lower = middle + 1;
  }
  return lower;
}

/* The way to an item; the item after the last is in the last leaf. */
static path find_item(const ctree *tree, size_t item) {
  path path;
  int64_t left = (int64_t)item;
  void *node = tree->root;
  for (int level = tree->levels; level > 0; level--) {
    inner *parent = node;
    int slot = slot_of_item(parent, left);
    if (slot > 0) left -= parent->branches[slot - 1].count;
    path.nodes[level - 1] = parent;
    path.slots[level - 1] = slot;
    node = parent->branches[slot].child;
  }
  path.leaf = node;
  path.slot = (int)left;
  return path;
}

/* Adds to the sums of all branches that hold the item of a path, from an inner level on. */
static void change(ctree *tree, const path *path, int from, int64_t height, int64_t count) {
  for (int level = from; level < tree->levels; level++)
    for (int slot = path->slots[level]; slot < path->nodes[level]->count; slot++) {
      path->nodes[level]->branches[slot].height += height;
      path->nodes[level]->branches[slot].count += count;
    }
  tree->height += height;
}

static void insert_height(leaf *leaf, int slot, int32_t height) {
  memmove(leaf->heights + slot + 1, leaf->heights + slot, (size_t)(leaf->count - slot) * sizeof height);
  leaf->heights[slot] = height;
  leaf->count++;
}

int ctree_insert(ctree *tree, size_t item, int32_t height) {
  path path = find_item(tree, item);
  if (path.leaf->count < LEAF) {
    insert_height(path.leaf, path.slot, height);
    change(tree, &path, 0, height, 1);
    return 1;
  }
  /* Full nodes on the way up are split; all new nodes are allocated before anything changes. */
  int full = 0; /* full inner levels */
  while (full < tree->levels && path.nodes[full]->count == INNER) full++;
  leaf *half = allocate(tree, sizeof *half);
  inner *halves[DEEPEST];
  int made = full + (full == tree->levels); /* with a new root */
  for (int level = 0; half && level < made; level++)
    if (!(halves[level] = allocate(tree, sizeof(inner)))) return 0;
  if (!half) return 0;

  half->count = LEAF - LEAF / 2;
  path.leaf->count = LEAF / 2;
  memcpy(half->heights, path.leaf->heights + LEAF / 2, (size_t)half->count * sizeof height);
  if (path.slot > LEAF / 2) insert_height(half, path.slot - LEAF / 2, height);
  else insert_height(path.leaf, path.slot, height);
  branch left = leaf_branch(path.leaf), right = leaf_branch(half);
  int level = 0;
  for (; level < tree->levels; level++) {
    inner *parent = path.nodes[level], *into = parent;
    int slot = path.slots[level];
    separate(parent);
    parent->branches[slot++] = left;
    if (level < full) {
      inner *other = halves[level];
      other->count = INNER - INNER / 2;
      parent->count = INNER / 2;
      memcpy(other->branches, parent->branches + INNER / 2, (size_t)other->count * sizeof(branch));
      if (slot > parent->count) {
        slot -= parent->count;
        into = other;
      }
    }
    memmove(into->branches + slot + 1, into->branches + slot, (size_t)(into->count - slot) * sizeof(branch));
    into->branches[slot] = right;
    into->count++;
    add_up(parent);
    if (level == full) break;
    add_up(halves[level]);
    left = inner_branch(parent);
    right = inner_branch(halves[level]);
  }
  if (level == tree->levels) {
    inner *root = halves[full];
    root->count = 2;
    root->branches[0] = left;
    root->branches[1] = right;
    add_up(root);
    tree->root = root;
    tree->levels++;
    tree->height += height;
  } else {
    change(tree, &path, level + 1, height, 1);
  }
  return 1;
}

void ctree_resize(ctree *tree, size_t item, int32_t height) {
  path path = find_item(tree, item);
  int64_t difference = (int64_t)height - path.leaf->heights[path.slot];
  path.leaf->heights[path.slot] = height;
  change(tree, &path, 0, difference, 0);
}

size_t ctree_find(const ctree *tree, int64_t offset, int64_t *start) {
  int64_t item = 0, before = 0;
  const void *node = tree->root;
  for (int level = tree->levels; level > 0; level--) {
    const inner *parent = node;
    int slot = slot_of_offset(parent, offset - before);
    if (slot > 0) {
      before += parent->branches[slot - 1].height;
      item += parent->branches[slot - 1].count;
    }
    node = parent->branches[slot].child;
  }
  const leaf *target = node;
  int slot = 0;
  while (slot + 1 < target->count && offset >= before + target->heights[slot])
    before += target->heights[slot++];
  if (start) *start = before;
  return (size_t)item + (size_t)slot;
}

int64_t ctree_start(const ctree *tree, size_t item) {
  int64_t start = 0;
  path path = find_item(tree, item);
  for (int level = 0; level < tree->levels; level++)
    if (path.slots[level] > 0) start += path.nodes[level]->branches[path.slots[level] - 1].height;
  for (int slot = 0; slot < path.slot; slot++) start += path.leaf->heights[slot];
  return start;
}

int64_t ctree_total(const ctree *tree) { return tree->height; }
size_t ctree_memory(const ctree *tree) { return tree->memory; }
