/*
 * Prints the stack that each call needs, for four nested scrollers with list, header, nub, refresh, meter, carousel and, from a
 * step on, zoom; scroll bars, and edges that stretch. Fails above LIMIT KiB; the default, 19, is that of scrollkit.h.
 *
 *   stack [LIMIT]
 *
 * The calls run on a thread whose stack is painted before: what has another color afterwards was used.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <scrollkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { STACK_SIZE = 1 << 20, COLOR = 0xA5, DEPTH = 4 };

static unsigned char *stack;
/** Each is a child of the next one. */
static scrollkit_scroller *scrollers[DEPTH];
static scrollkit_list *lists[DEPTH];
/** In seconds. */
static double now;

/** Ends the program if a call is refused. */
#define CHECK(call) check(call, #call)

static void check(scrollkit_status status, const char *call) {
  if (status >= SCROLLKIT_STATUS_OK) return;
  fprintf(stderr, "stack: %s returns %d\n", call, (int)status);
  exit(2);
}

// MARK: Set-up

static void create(void) {
  for (int level = 0; level < DEPTH; level++) {
    CHECK(scrollkit_scroller_create(NULL, &scrollers[level]));
    CHECK(scrollkit_scroller_set_size(scrollers[level], 400, 600 - 20 * level, 400, 3000, now));
  }
}

static void nest(void) {
  for (int level = 0; level + 1 < DEPTH; level++)
    CHECK(scrollkit_nest_set_parent(scrollers[level], scrollers[level + 1], now));
}

static void enable(void) {
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  header.mode = SCROLLKIT_HEADER_MODE_ENTER_ALWAYS;
  header.height = 50;
  header.snaps = 1;
  for (int level = 0; level < DEPTH; level++) {
    CHECK(scrollkit_header_add(scrollers[level], &header, now, NULL));
    CHECK(scrollkit_top_enable(scrollers[level], NULL, now));
    CHECK(scrollkit_nub_enable(scrollers[level], NULL, now));
    CHECK(scrollkit_refresh_enable(scrollers[level], NULL, now));
    CHECK(scrollkit_meter_enable(scrollers[level], NULL));
  }
}

static void snap(void) {
  scrollkit_snap_options carousel = SCROLLKIT_SNAP_OPTIONS_INIT;
  carousel.kind = SCROLLKIT_SNAP_KIND_CAROUSEL;
  carousel.length = 100;
  carousel.count = 40;
  for (int level = 0; level < DEPTH; level++)
    CHECK(scrollkit_snap_set_options(scrollers[level], SCROLLKIT_AXIS_Y, &carousel, now));
}

static void attach(void) {
  for (int level = 0; level < DEPTH; level++) {
    CHECK(scrollkit_list_create(NULL, &lists[level]));
    CHECK(scrollkit_list_insert(lists[level], 0, 3000, now));
    CHECK(scrollkit_list_attach(lists[level], scrollers[level], now));
  }
}

static void allow_zoom(void) {
  scrollkit_zoom_options options = SCROLLKIT_ZOOM_OPTIONS_INIT;
  options.minimum = 0.5;
  options.maximum = 4;
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_zoom_enable(scrollers[level], &options, now));
}

// MARK: User input

static void press(void) { CHECK(scrollkit_scroller_press(scrollers[0], 1, 100, 300, now)); }

static void drag(void) {
  for (int step = 1; step <= 5; step++)
    CHECK(scrollkit_scroller_move(scrollers[0], 1, 100, 300 - 20 * step, now += 0.01));
}

static void release(void) { CHECK(scrollkit_scroller_release(scrollers[0], 1, now)); }
static void wheel(void) { CHECK(scrollkit_scroller_wheel(scrollers[0], 0, 3, SCROLLKIT_UNIT_NOTCHES, now += 0.01)); }

static void push_pinch(scrollkit_input_kind kind, double scale) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind;
  input.time = now += 0.01;
  input.x = 200;
  input.y = 300;
  input.scale = scale;
  CHECK(scrollkit_scroller_push(scrollers[0], &input));
}

/** Past the largest scale, so that the release returns to it. */
static void pinch(void) {
  push_pinch(SCROLLKIT_INPUT_KIND_PINCH_BEGIN, 1);
  for (int step = 1; step <= 8; step++) push_pinch(SCROLLKIT_INPUT_KIND_PINCH_UPDATE, 1 + step);
}

static void end_pinch(void) { push_pinch(SCROLLKIT_INPUT_KIND_PINCH_END, 1); }

// MARK: Calls of the program

static void zoom(void) {
  for (int level = 0; level < DEPTH; level++)
    CHECK(scrollkit_zoom_set_scale(scrollers[level], 2, 200, 300, 1, now, NULL));
}

static void edit(void) {
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_list_insert(lists[level], 0, 3, now));
}

static void measure(void) {
  double extents[] = {10, 20, 30};
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_list_set_extents(lists[level], 0, extents, 3, now));
}

static void scroll_to_item(void) {
  for (int level = 0; level < DEPTH; level++)
    CHECK(scrollkit_list_scroll_to_item(lists[level], 500, SCROLLKIT_LIST_ALIGNMENT_START, 0, 1, now, NULL));
}

static void scroll_to_top(void) {
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_top_trigger(scrollers[level], 0, now));
}

static void resize(void) {
  now += 0.01;
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_scroller_set_size(scrollers[level], 400, 500, 400, 0, now));
}

static void set_offset(void) {
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_scroller_set_offset(scrollers[level], 0, 500, now));
}

static void tick_after(double seconds) {
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_scroller_tick(scrollers[level], now += seconds, NULL));
}

static void begin_refresh(void) {
  now += 0.01;
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_refresh_begin(scrollers[level], now));
}

static void end_refresh(void) {
  now += 0.5;
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_refresh_end(scrollers[level], now));
}

static void remove_ends(void) {
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_refresh_disable(scrollers[level], now));
  tick_after(3);  // until their content has closed
  for (int level = 0; level < DEPTH; level++) {
    CHECK(scrollkit_snap_set_options(scrollers[level], SCROLLKIT_AXIS_X, NULL, now));
    CHECK(scrollkit_snap_set_options(scrollers[level], SCROLLKIT_AXIS_Y, NULL, now));
    CHECK(scrollkit_deltas_enable(scrollers[level], NULL, now));
    CHECK(scrollkit_scroller_set_offset(scrollers[level], 0, 1e9, now));
  }
}

static void take_deltas(void) {
  scrollkit_deltas deltas = SCROLLKIT_DELTAS_INIT;
  now += 0.01;
  for (int level = 0; level < DEPTH; level++) CHECK(scrollkit_deltas_take(scrollers[level], now, &deltas));
}

static void stretch(void) {
  for (int level = 0; level < DEPTH; level++) {
    CHECK(scrollkit_scroller_set_feel(scrollers[level], SCROLLKIT_FEEL_ANDROID, now));
    CHECK(scrollkit_scroller_set_offset(scrollers[level], 0, 0, now));
  }
}

/** A drag past the edge of the outermost one. */
static void pull(void) {
  press();
  CHECK(scrollkit_scroller_move(scrollers[0], 1, 100, 320, now += 0.01));
  CHECK(scrollkit_scroller_move(scrollers[0], 1, 100, 500, now += 0.01));
}

static void press_key(void) { CHECK(scrollkit_scroller_key(scrollers[0], SCROLLKIT_KEY_PAGE_DOWN, now += 0.01)); }

static void add_bars(void) {
  for (int level = 0; level < DEPTH; level++)
    CHECK(scrollkit_scrollbar_enable(scrollers[level], SCROLLKIT_AXIS_Y, NULL, now));
}

static void press_bars(void) {
  for (int level = 0; level < DEPTH; level++) {
    CHECK(scrollkit_scrollbar_press(scrollers[level], SCROLLKIT_AXIS_Y, SCROLLKIT_SCROLLBAR_PART_TRACK, 500, now += 0.01));
    CHECK(scrollkit_scrollbar_release(scrollers[level], SCROLLKIT_AXIS_Y, now += 0.01));
  }
}

static void read(void) {
  scrollkit_nub_state nub = SCROLLKIT_NUB_STATE_INIT;
  scrollkit_context context = SCROLLKIT_CONTEXT_INIT;
  scrollkit_scrollbar_state bar = SCROLLKIT_SCROLLBAR_STATE_INIT;
  scrollkit_next_change change = SCROLLKIT_NEXT_CHANGE_INIT;
  for (int level = 0; level < DEPTH; level++) {
    CHECK(scrollkit_nub_get_state(scrollers[level], &nub));
    CHECK(scrollkit_scroller_get_context(scrollers[level], &context));
    CHECK(scrollkit_scrollbar_get_state(scrollers[level], SCROLLKIT_AXIS_Y, &bar));
    CHECK(scrollkit_scroller_get_next_change(scrollers[level], 2, now + 0.01, &change));
  }
}

static void set_clock(void) { CHECK(scrollkit_scroller_set_clock(scrollers[0], now -= 1)); }

static void destroy(void) {
  for (int level = 0; level < DEPTH; level++) {
    scrollkit_list_destroy(lists[level]);
    scrollkit_scroller_destroy(scrollers[level]);
  }
}

// MARK: Time

static void tick(void) { tick_after(0.016); }
static void rest(void) { tick_after(3); }

// MARK: Measurement

typedef void action(void);

static void nothing(void) {}

static void *start(void *argument) {
  action **function = argument;
  (*function)();
  return NULL;
}

/** Runs an action on the painted stack, and returns how many bytes of it have another color. */
static size_t used(action *function) {
  pthread_attr_t attributes;
  pthread_t thread;
  memset(stack, COLOR, STACK_SIZE);
  int failed = pthread_attr_init(&attributes) || pthread_attr_setstack(&attributes, stack, STACK_SIZE) ||
               pthread_create(&thread, &attributes, start, &function) || pthread_join(thread, NULL);
  if (failed) exit(2);
  pthread_attr_destroy(&attributes);
  size_t unused = 8192;  // the lowest part may be the thread's own
  while (unused < STACK_SIZE && stack[unused] == COLOR) unused++;
  return STACK_SIZE - unused;
}

#define ACTION(function) {#function, function}

int main(int count, char **arguments) {
  size_t limit = 1024 * (count > 1 ? strtoul(arguments[1], NULL, 10) : 19);
  static const struct {
    const char *name;
    action *function;
  } actions[] = {
      ACTION(create), ACTION(nest), ACTION(enable), ACTION(snap), ACTION(attach),
      // A fling, edits in it, and a scroll to an item.
      ACTION(press), ACTION(drag), ACTION(release), ACTION(tick), ACTION(tick), ACTION(wheel), ACTION(edit), ACTION(measure),
      ACTION(scroll_to_item), ACTION(edit), ACTION(scroll_to_top), ACTION(tick), ACTION(edit), ACTION(resize),
      ACTION(set_offset), ACTION(press), ACTION(drag), ACTION(release), ACTION(rest),
      // A pinch past the limit, an animated zoom, and edits in both.
      ACTION(allow_zoom), ACTION(pinch), ACTION(edit), ACTION(end_pinch), ACTION(tick), ACTION(edit), ACTION(rest), ACTION(zoom),
      ACTION(tick), ACTION(edit), ACTION(resize), ACTION(wheel), ACTION(rest),
      ACTION(begin_refresh), ACTION(tick), ACTION(end_refresh), ACTION(rest),
      ACTION(add_bars), ACTION(press_bars), ACTION(read), ACTION(rest),
      // Edges that stretch, without zoom.
      ACTION(stretch), ACTION(pull), ACTION(edit), ACTION(resize), ACTION(release), ACTION(tick), ACTION(press_key), ACTION(rest),
      ACTION(remove_ends), ACTION(wheel), ACTION(take_deltas), ACTION(rest), ACTION(set_clock), ACTION(destroy)};
  stack = mmap(NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (stack == MAP_FAILED) return 2;
  size_t empty = used(nothing), largest = 0;
  for (size_t index = 0; index < sizeof actions / sizeof *actions; index++) {
    size_t bytes = used(actions[index].function) - empty;
    if (bytes > largest) largest = bytes;
    printf("%-14s %zu\n", actions[index].name, bytes);
  }
  printf("largest        %zu bytes, limit %zu\n", largest, limit);
  return largest > limit;
}
