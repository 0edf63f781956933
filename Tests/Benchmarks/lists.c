/*
 * Measures lists beside a plain C tree, alternately in one process: medians of many short rounds, and
 * the median of the ratios of neighbouring rounds.
 *
 *   lists               prints one line per scene
 *   lists scenes        prints the names of the scenes
 *   lists SCENE N       runs one scene N times and prints nothing, for instruction counters
 *   lists SCENE N c     the same for the plain C tree
 *   lists SCENE N sums  the same for the array of prefix sums
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ctree.h"
#include "scrollkit.h"
#include "sums.h"

enum { ROUNDS = 101 };

static volatile double sink; /* prevents the removal of unused results */

static void check(int status) {
  if (status != SCROLLKIT_STATUS_OK) {
    fprintf(stderr, "%s\n", scrollkit_status_text(status));
    exit(1);
  }
}

static uint64_t state = 1;

static uint64_t random_below(uint64_t bound) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state % bound;
}

static size_t items; /* of the lists of the scenes */
static scrollkit_list *list;
static ctree *tree;
static sums array;
static double total;

static double height_of(uint64_t random) { return 20 + (double)(random % 6400) / 64; }

static void attach_list(const double *extents, size_t count);

/** Fills the list, the tree and the array with the same `count` measured items. */
static void fill(size_t count) {
  scrollkit_list_destroy(list);
  ctree_destroy(tree);
  sums_clear(&array);
  double *extents = malloc(count * sizeof *extents);
  int32_t *heights = malloc(count * sizeof *heights);
  if (!extents || !heights) exit(1);
  for (size_t item = 0; item < count; item++) {
    extents[item] = height_of(random_below(1 << 30));
    heights[item] = (int32_t)(extents[item] * 65536);
  }
  check(scrollkit_list_create(NULL, &list));
  check(scrollkit_list_insert_measured(list, 0, extents, count, 0));
  tree = ctree_create(heights, count);
  if (!tree || !sums_fill(&array, extents, count)) exit(1);
  items = count;
  total = (double)ctree_total(tree) / 65536;
  attach_list(extents, count);
  free(extents);
  free(heights);
  check(scrollkit_list_set_offset(list, total / 2));
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  check(scrollkit_list_get_size(list, &size));
  if (size.length != total || array.starts[count] != total) {
    fprintf(stderr, "the lists differ\n");
    exit(1);
  }
}

/* Each scene exists with the library; some exist with the plain C tree, and with the array of prefix sums. */

static void find(scrollkit_list *list, double length, long calls) {
  for (long call = 0; call < calls; call++) {
    size_t item;
    check(scrollkit_list_get_anchor(list, (double)random_below((uint64_t)length), &item, NULL));
    sink = (double)item;
  }
}

static void find_list(long calls) { find(list, total, calls); }

/* Both answer the item and where it starts. */
static void find_in(const ctree *tree, double length, long calls) {
  for (long call = 0; call < calls; call++) {
    int64_t start;
    sink = (double)ctree_find(tree, (int64_t)random_below((uint64_t)length) * 65536, &start);
    sink = (double)start;
  }
}

static void find_tree(long calls) { find_in(tree, total, calls); }

static void find_sums(long calls) {
  for (long call = 0; call < calls; call++) sink = (double)sums_find(&array, (double)random_below((uint64_t)total));
}

/* Resizes every `step`th of `count` items. */
static void resize(scrollkit_list *list, size_t count, size_t step, long calls) {
  for (long call = 0; call < calls; call++) {
    size_t item = random_below(count / step) * step;
    double extent = height_of(random_below(1 << 30)), offset;
    check(scrollkit_list_set_extents(list, item, &extent, 1, 0));
    check(scrollkit_list_get_anchor_offset(list, count, 0, &offset));
    sink = offset;
  }
}

static void resize_list(long calls) { resize(list, items, 1, calls); }

static void resize_in(ctree *tree, size_t count, size_t step, long calls) {
  for (long call = 0; call < calls; call++) {
    size_t item = random_below(count / step) * step;
    ctree_resize(tree, item, (int32_t)(height_of(random_below(1 << 30)) * 65536));
    sink = (double)ctree_total(tree);
  }
}

static void resize_tree(long calls) { resize_in(tree, items, 1, calls); }

static void resize_sums(long calls) {
  for (long call = 0; call < calls; call++) {
    size_t item = random_below(items);
    sums_resize(&array, item, height_of(random_below(1 << 30)));
    sink = array.starts[array.count];
  }
}

static void prepend_list(long calls) {
  for (long call = 0; call < calls; call++) {
    double extent = height_of(random_below(1 << 30)), offset;
    check(scrollkit_list_insert_measured(list, 0, &extent, 1, 0));
    check(scrollkit_list_get_anchor_offset(list, items / 2, 0, &offset));
    sink = offset;
  }
}

/* Answers where the item that was at `read` starts. */
static void prepend_in(ctree *tree, size_t read, long calls) {
  for (long call = 0; call < calls; call++) {
    if (!ctree_insert(tree, 0, (int32_t)(height_of(random_below(1 << 30)) * 65536))) exit(1);
    sink = (double)ctree_start(tree, read);
  }
}

static void prepend_tree(long calls) { prepend_in(tree, items / 2, calls); }

static void prepend_sums(long calls) {
  for (long call = 0; call < calls; call++) {
    if (!sums_insert(&array, 0, height_of(random_below(1 << 30)))) exit(1);
    sink = array.starts[items / 2];
  }
}

enum { MANY = 1000 };

static void prepend_many_list(long calls) {
  static double extents[MANY];
  for (int item = 0; item < MANY; item++) extents[item] = height_of(random_below(1 << 30));
  for (long call = 0; call < calls; call++) {
    double offset;
    check(scrollkit_list_insert_measured(list, 0, extents, MANY, 0));
    check(scrollkit_list_get_offset(list, &offset));
    sink = offset;
  }
}

static void prepend_many_tree(long calls) {
  for (long call = 0; call < calls; call++)
    for (int item = 0; item < MANY; item++)
      if (!ctree_insert(tree, 0, (int32_t)(height_of(random_below(1 << 30)) * 65536))) exit(1);
}

/* Frames that move by a seventh of a screen and back after 4,000 frames, and one screen each. */
static void frames(long calls, double step) {
  static double offset = -1;
  static double direction = 1;
  if (offset < 0) offset = total / 3;
  for (long call = 0; call < calls; call++) {
    scrollkit_list_visible visible = SCROLLKIT_LIST_VISIBLE_INIT;
    offset += direction * step;
    if (offset < 0 || offset > total - 800) direction = -direction;
    check(scrollkit_list_get_visible(list, offset, 800, 0, &visible, NULL, 0));
    sink = (double)visible.first;
  }
}

static void frame_near(long calls) { frames(calls, 20); }
static void frame_part(long calls) { frames(calls, 110); }
static void frame_screen(long calls) { frames(calls, 790); }

static void frame_in(const ctree *tree, double length, long calls) {
  static double offset = -1;
  if (offset < 0) offset = length / 3;
  for (long call = 0; call < calls; call++) {
    offset += 20;
    if (offset > length - 800) offset = 0;
    size_t first = ctree_find(tree, (int64_t)(offset * 65536), NULL);
    size_t last = ctree_find(tree, (int64_t)((offset + 800) * 65536), NULL);
    sink = (double)(first + last);
  }
}

static void frame_tree(long calls) { frame_in(tree, total, calls); }

static void frame_sums(long calls) {
  static double offset = -1;
  if (offset < 0) offset = total / 3;
  for (long call = 0; call < calls; call++) {
    offset += 20;
    if (offset > total - 800) offset = 0;
    sink = (double)(sums_find(&array, offset) + sums_find(&array, offset + 800));
  }
}

static void frame_positions(long calls) {
  static double offset = -1;
  if (offset < 0) offset = total / 3;
  double positions[64];
  for (long call = 0; call < calls; call++) {
    scrollkit_list_visible visible = SCROLLKIT_LIST_VISIBLE_INIT;
    offset += 20;
    if (offset > total - 800) offset = 0;
    check(scrollkit_list_get_visible(list, offset, 800, 0, &visible, positions, 64));
    sink = positions[0];
  }
}

/* A list of the same items that is attached to a scroller, and a scroller alone, both with the same finger. */
static scrollkit_scroller *attached, *alone;
static scrollkit_list *attached_list;
static double attached_time;

static scrollkit_scroller *new_scroller(double length) {
  scrollkit_scroller *scroller;
  check(scrollkit_scroller_create(NULL, &scroller));
  check(scrollkit_scroller_set_size(scroller, 400, 800, 400, length, 0));
  return scroller;
}

static void attach_list(const double *extents, size_t count) {
  scrollkit_list_destroy(attached_list);
  scrollkit_scroller_destroy(attached);
  scrollkit_scroller_destroy(alone);
  attached_time = 0;
  attached = new_scroller(0);
  alone = new_scroller(total);
  check(scrollkit_list_create(NULL, &attached_list));
  check(scrollkit_list_insert_measured(attached_list, 0, extents, count, 0));
  check(scrollkit_list_attach(attached_list, attached, 0));
  check(scrollkit_list_set_position(attached_list, count / 3, 0, 0));
}

/* The finger moves by 20 points and back after 4,000 frames. */
static double finger(void) {
  static long frame;
  attached_time += 1.0 / 60;
  long step = frame++ % 8000;
  return 20 * (double)(step < 4000 ? -step : step - 8000);
}

static void drag(scrollkit_scroller *scroller, long calls) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  check(scrollkit_scroller_press(scroller, 1, 0, 0, attached_time));
  for (long call = 0; call < calls; call++) {
    check(scrollkit_scroller_move(scroller, 1, 0, finger(), attached_time));
    check(scrollkit_scroller_tick(scroller, attached_time, &frame));
    sink = frame.offset_y;
  }
  check(scrollkit_scroller_cancel(scroller, attached_time));
}

static void drag_attached(long calls) { drag(attached, calls); }
static void drag_alone(long calls) { drag(alone, calls); }

static void frame_shown(scrollkit_list *list, long calls) {
  for (long call = 0; call < calls; call++) {
    scrollkit_list_frame frame = SCROLLKIT_LIST_FRAME_INIT;
    check(scrollkit_list_get_frame(list, &frame, NULL, 0));
    sink = (double)frame.first;
  }
}

static void frame_attached(long calls) { frame_shown(attached_list, calls); }

/* An edit at the front while the scroller rests at a third of the list: the visible items stay. */
static void prepend_shown(scrollkit_list *list, double time, long calls) {
  for (long call = 0; call < calls; call++) {
    double extent = height_of(random_below(1 << 30));
    check(scrollkit_list_insert_measured(list, 0, &extent, 1, time));
  }
}

static void prepend_attached(long calls) { prepend_shown(attached_list, attached_time, calls); }

/* An item is resized while the scroller rests at a third of the list. */
static void resize_shown(scrollkit_list *list, size_t count, double time, long calls) {
  for (long call = 0; call < calls; call++) {
    double extent = height_of(random_below(1 << 30));
    check(scrollkit_list_set_extents(list, random_below(count), &extent, 1, time));
  }
}

static void resize_attached(long calls) { resize_shown(attached_list, items, attached_time, calls); }

static void prepend_many_attached(long calls) {
  static double extents[MANY];
  for (int item = 0; item < MANY; item++) extents[item] = height_of(random_below(1 << 30));
  for (long call = 0; call < calls; call++)
    check(scrollkit_list_insert_measured(attached_list, 0, extents, MANY, attached_time));
}

static void measure_down(long calls) {
  static scrollkit_list *fresh;
  static size_t next;
  if (!fresh) {
    check(scrollkit_list_create(NULL, &fresh));
    check(scrollkit_list_insert(fresh, 0, 100000000, 0));
  }
  for (long call = 0; call < calls; call++) {
    double extent = height_of(random_below(1 << 30));
    check(scrollkit_list_set_extents(fresh, next++, &extent, 1, 0));
    sink = extent;
  }
}

/* A grid of photos in four columns: each day is a header across all columns, and 24 photos. The tree in plain C has lines. */
enum { DAY = 1, OF_DAY = 25, COLUMNS = 4, LINES_OF_DAY = 7 };
static scrollkit_list *photos;
static ctree *photo_lines;
static size_t photo_count;

static void fill_photos(size_t count) {
  scrollkit_list_options grid = {.struct_size = sizeof grid, .columns = SCROLLKIT_LIST_COLUMNS_COUNT};
  scrollkit_list_kind_options day = {.struct_size = sizeof day, .estimate = 36};
  grid.column_count = COLUMNS, grid.cross_length = 400, grid.estimate = 100;
  scrollkit_list_destroy(photos);
  check(scrollkit_list_create(&grid, &photos));
  check(scrollkit_list_set_kind_options(photos, DAY, &day, 0));
  check(scrollkit_list_insert(photos, 0, count, 0));
  for (size_t item = 0; item < count; item += OF_DAY) check(scrollkit_list_set_kind(photos, item, 1, DAY, 0));
  photo_count = count;
  size_t lines = (count + OF_DAY - 1) / OF_DAY * LINES_OF_DAY;
  int32_t *heights = malloc(lines * sizeof *heights);
  if (!heights) exit(1);
  for (size_t line = 0; line < lines; line++) heights[line] = (line % LINES_OF_DAY == 0 ? 36 : 100) * 65536;
  ctree_destroy(photo_lines);
  photo_lines = ctree_create(heights, lines);
  if (!photo_lines) exit(1);
  free(heights);
}

static double photo_length(void) { return (double)photo_count / OF_DAY * (36 + 6 * 100); }

static void find_photo(long calls) { find(photos, photo_length(), calls); }
static void resize_day(long calls) { resize(photos, photo_count, OF_DAY, calls); }

static void find_photo_line(long calls) { find_in(photo_lines, photo_length(), calls); }
static void resize_day_line(long calls) {
  resize_in(photo_lines, photo_count / OF_DAY * LINES_OF_DAY, LINES_OF_DAY, calls);
}
static void frame_photo_lines(long calls) { frame_in(photo_lines, photo_length(), calls); }

/* Every fourth photo begins a line. */
static void prepend_photo_line(long calls) {
  for (long call = 0; call < calls; call++) {
    if (call % COLUMNS == 0 && !ctree_insert(photo_lines, 1, 100 * 65536)) exit(1);
    sink = (double)ctree_start(photo_lines, photo_count / OF_DAY * LINES_OF_DAY / 2);
  }
}

static void prepend_photo(long calls) {
  for (long call = 0; call < calls; call++) {
    double offset;
    check(scrollkit_list_insert(photos, 1, 1, 0));
    check(scrollkit_list_get_anchor_offset(photos, photo_count / 2, 0, &offset));
    sink = offset;
  }
}

static void frame_photos(long calls) {
  static double offset;
  for (long call = 0; call < calls; call++) {
    scrollkit_list_visible visible = SCROLLKIT_LIST_VISIBLE_INIT;
    offset += 20;
    if (offset > photo_length() - 800) offset = 0;
    check(scrollkit_list_get_visible(photos, offset, 800, 0, &visible, NULL, 0));
    sink = (double)visible.first;
  }
}

/* A table: columns and rows at one scroller, of which every 97th is measured; and two trees in plain C. */
enum { TABLE_COLUMNS = 16384, MEASURED = 97 };
static scrollkit_scroller *table;
static scrollkit_list *table_lists[2];
static ctree *table_trees[2];
static size_t table_counts[2];
static double table_lengths[2];

static void fill_table(size_t rows) {
  static const double estimates[] = {96, 22};
  scrollkit_scroller_destroy(table);
  table = new_scroller(0);
  table_counts[0] = TABLE_COLUMNS, table_counts[1] = rows;
  for (int axis = 0; axis < 2; axis++) {
    scrollkit_list_options options = {.struct_size = sizeof options, .is_horizontal = axis == 0, .estimate = estimates[axis]};
    size_t count = table_counts[axis];
    int32_t *heights = malloc(count * sizeof *heights);
    if (!heights) exit(1);
    scrollkit_list_destroy(table_lists[axis]);
    ctree_destroy(table_trees[axis]);
    check(scrollkit_list_create(&options, &table_lists[axis]));
    check(scrollkit_list_insert(table_lists[axis], 0, count, 0));
    for (size_t item = 0; item < count; item++) {
      double extent = item % MEASURED == 0 ? height_of(random_below(1 << 30)) : estimates[axis];
      heights[item] = (int32_t)(extent * 65536);
      if (item % MEASURED == 0) check(scrollkit_list_set_extents(table_lists[axis], item, &extent, 1, 0));
    }
    table_trees[axis] = ctree_create(heights, count);
    if (!table_trees[axis]) exit(1);
    free(heights);
    table_lengths[axis] = (double)ctree_total(table_trees[axis]) / 65536;
    check(scrollkit_list_attach(table_lists[axis], table, 0));
    check(scrollkit_list_set_position(table_lists[axis], count / 3, 0, 0));
  }
}

static void find_cell(long calls) {
  for (int axis = 0; axis < 2; axis++) find(table_lists[axis], table_lengths[axis], calls);
}
static void find_cell_in_trees(long calls) {
  for (int axis = 0; axis < 2; axis++) find_in(table_trees[axis], table_lengths[axis], calls);
}
static void resize_column(long calls) { resize_shown(table_lists[0], TABLE_COLUMNS, 0, calls); }
static void resize_column_in_tree(long calls) { resize_in(table_trees[0], TABLE_COLUMNS, 1, calls); }
static void prepend_row(long calls) { prepend_shown(table_lists[1], 0, calls); }
static void prepend_row_in_tree(long calls) { prepend_in(table_trees[1], table_counts[1] / 3, calls); }
static void frame_table(long calls) {
  for (int axis = 0; axis < 2; axis++) frame_shown(table_lists[axis], calls);
}

static void frame_trees(long calls) {
  static const double viewport[] = {400, 800};
  for (long call = 0; call < calls; call++)
    for (int axis = 0; axis < 2; axis++) {
      double offset = table_lengths[axis] / 3;
      sink = (double)(ctree_find(table_trees[axis], (int64_t)(offset * 65536), NULL) +
                      ctree_find(table_trees[axis], (int64_t)((offset + viewport[axis]) * 65536), NULL));
    }
}

typedef struct scene {
  const char *name;
  void (*ours)(long), (*theirs)(long), (*sums)(long);
  long calls;
} scene;

static const scene scenes[] = {
    {"find", find_list, find_tree, find_sums, 4000},
    {"resize and read", resize_list, resize_tree, resize_sums, 2000},
    {"insert at the front and read", prepend_list, prepend_tree, prepend_sums, 500},
    {"1000 at the front", prepend_many_list, prepend_many_tree, NULL, 1},
    {"frame, 20 pt on", frame_near, frame_tree, frame_sums, 20000},
    {"frame, 110 pt on", frame_part, frame_tree, NULL, 20000},
    {"frame, 790 pt on", frame_screen, frame_tree, NULL, 20000},
    {"frame with positions", frame_positions, frame_tree, NULL, 5000},
    {"measure one, scrolling down", measure_down, NULL, NULL, 1000},
    {"photos: find", find_photo, find_photo_line, NULL, 4000},
    {"photos: resize a day", resize_day, resize_day_line, NULL, 2000},
    {"photos: insert at the front", prepend_photo, prepend_photo_line, NULL, 500},
    {"photos: frame", frame_photos, frame_photo_lines, NULL, 20000},
    {"table: find a cell", find_cell, find_cell_in_trees, NULL, 4000},
    {"table: resize a column", resize_column, resize_column_in_tree, NULL, 2000},
    {"table: insert a row at the front", prepend_row, prepend_row_in_tree, NULL, 500},
    {"table: frame", frame_table, frame_trees, NULL, 20000},
    {"attached: frame", frame_attached, NULL, NULL, 20000},
    {"attached: finger and frame", drag_attached, drag_alone, NULL, 4000},
    {"attached: resize", resize_attached, resize_tree, NULL, 2000},
    {"attached: insert at the front", prepend_attached, prepend_tree, NULL, 500},
    {"attached: 1000 at the front", prepend_many_attached, prepend_many_tree, NULL, 1},
};
enum { SCENES = sizeof scenes / sizeof *scenes };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double timed(void (*run)(long), long calls) {
  double start = now();
  run(calls);
  return (now() - start) / (double)calls;
}

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static double median(double *values) {
  qsort(values, ROUNDS, sizeof *values, compare);
  return values[ROUNDS / 2];
}

static double measure(const scene *scene, size_t count) {
  double ours[ROUNDS], theirs[ROUNDS] = {0}, ratios[ROUNDS] = {0};
  for (int round = 0; round < ROUNDS; round++) {
    ours[round] = timed(scene->ours, scene->calls);
    if (!scene->theirs) continue;
    theirs[round] = timed(scene->theirs, scene->calls);
    ratios[round] = ours[round] / theirs[round];
  }
  double result = median(ours);
  printf("%9zu  %-30s %10.1f ns", count, scene->name, result);
  if (scene->theirs) printf("  C %10.1f ns  ratio %.2f", median(theirs), median(ratios));
  printf("\n");
  return result;
}

int main(int argc, char **argv) {
  if (argc == 2) {
    for (int index = 0; index < SCENES; index++) printf("%s\n", scenes[index].name);
    return 0;
  }
  if (argc >= 3) {
    size_t count = getenv("ITEMS") ? (size_t)atol(getenv("ITEMS")) : 1000000;
    if (!strncmp(argv[1], "photos", 6)) fill_photos(count);
    else if (!strncmp(argv[1], "table", 5)) fill_table(count);
    else fill(count);
    for (int index = 0; index < SCENES; index++) {
      void (*run)(long) = argc == 3                   ? scenes[index].ours
                          : strcmp(argv[3], "sums") ? scenes[index].theirs
                                                    : scenes[index].sums;
      if (!strcmp(scenes[index].name, argv[1]) && run) run(strtol(argv[2], NULL, 10));
    }
    return 0;
  }
  const size_t sizes[] = {10000, 100000, 1000000, 10000000};
  double first[SCENES] = {0};
  for (int size = 0; size < 4; size++) {
    fill(sizes[size]);
    fill_photos(sizes[size]);
    fill_table(sizes[size]);
    scrollkit_list_size read = SCROLLKIT_LIST_SIZE_INIT;
    check(scrollkit_list_get_size(list, &read));
    printf("%9zu  %-30s %10.2f B   C %10.2f B\n", items, "memory of an item",
           (double)read.memory / (double)items, (double)ctree_memory(tree) / (double)items);
    for (int index = 0; index < SCENES; index++) {
      double result = measure(&scenes[index], sizes[size]);
      if (size == 0) first[index] = result;
      if (size == 3) printf("           growth from 10^4 to 10^7: %.2f\n", result / first[index]);
    }
  }
  scrollkit_list_destroy(list);
  scrollkit_list_destroy(photos);
  for (int axis = 0; axis < 2; axis++) scrollkit_list_destroy(table_lists[axis]), ctree_destroy(table_trees[axis]);
  scrollkit_scroller_destroy(table);
  ctree_destroy(photo_lines);
  ctree_destroy(tree);
  sums_clear(&array);
  return 0;
}
