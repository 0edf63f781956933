#include "hostile.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rows_of.h"

static int failures, refusals;
int hostile_refusals(void) { return refusals; }

/** The call that is tested. */
static struct {
  const struct row *row;
  enum situation situation;
  struct world world;
  /** 1: the calls are recorded. */
  int is_traced;
  uint64_t state;
  union value arguments[MOST_ARGUMENTS];
  char words[MOST_ARGUMENTS][64];
  int count;
  /** 0: the usual one of the mode. */
  scrollkit_input_kind kind;
  /** The field that is changed, and its struct; NULL: none is. */
  const struct field *field;
  void *structure;
  char about[128];
} test;

static void fail(const char *what, long long number) {
  if (++failures <= 100)
    printf("FAILED: %s, %s, %s: %s %lld\n", test.row->name, situation_names[test.situation], test.about, what, number);
}

static void begin(void) {
  test.world = make_world(test.situation, test.is_traced);
  test.state = state_of(&test.world);
}

static void set_arguments(void) {
  set_ordinary(test.row, &test.world, test.arguments, &test.count);
  for (int index = 0; index < test.count; index++)
    if (test.kind != 0 && strncmp(test.words[index], "in", 2) == 0)
      ((scrollkit_input *)test.arguments[index].pointer)->kind = test.kind;
}

/** The name after the colon of a word of rows.h. */
static const char *after_colon(const char *word) {
  static char name[64];
  strcpy(name, strchr(word, ':') + 1);
  name[strcspn(name, "!")] = 0;
  return name;
}

/** Destroys what an accepted call has made. */
static void destroy_made(void) {
  for (int index = 0; index < test.count; index++) {
    void **made = test.arguments[index].pointer;
    if (strncmp(test.words[index], "made:scroller", 13) == 0) scrollkit_scroller_destroy(*made);
    if (strncmp(test.words[index], "made:list", 9) == 0) scrollkit_list_destroy(*made);
    if (strncmp(test.words[index], "made:window", 11) == 0) scrollkit_window_destroy(*made);
  }
}

/** Makes the call as it is now: it must be refused, and change nothing. */
static void expect(scrollkit_status status) {
  static unsigned char before[MOST_ARGUMENTS][ROOM];
  if (test.field != NULL) {
    const char *named = scrollkit_struct_get_invalid_field(test.field->structure, test.structure);
    if (strcmp(named, test.field->name) != 0) fail(named, 0);
  }
  memcpy(before, room_of(0), sizeof before);
  int32_t actual = test.row->call(test.arguments);
  refusals++;
  if (actual != status) fail(scrollkit_enum_name("status", status), actual);
  else if (memcmp(before, room_of(0), sizeof before) != 0) fail("it writes", 0);
  if (actual >= 0) destroy_made();
  if (actual >= 0 || state_of(&test.world) != test.state) {
    if (actual < 0) fail("it changes the state", actual);
    destroy_world(&test.world);
    begin();
  }
  set_arguments();
}

/** Numbers that are outside a range, and why. */
static void refuse_numbers(double *number, double low, double high, const char *name) {
  const double nan_bits[] = {NAN, -NAN, INFINITY, -INFINITY};
  const double outside[] = {nextafter(low, -INFINITY), nextafter(high, INFINITY), 1e308, -1e308, low - 1, high + 1};
  for (int index = 0; index < 4; index++) {
    if (isinf(nan_bits[index]) && nan_bits[index] == high) continue;
    snprintf(test.about, sizeof test.about, "%s = %g", name, nan_bits[index]);
    *number = nan_bits[index];
    expect(SCROLLKIT_STATUS_NOT_FINITE);
  }
  for (int index = 0; index < 6; index++) {
    if (!isfinite(outside[index]) || (outside[index] >= low && outside[index] <= high)) continue;
    snprintf(test.about, sizeof test.about, "%s = %.17g", name, outside[index]);
    *number = outside[index];
    expect(SCROLLKIT_STATUS_OUT_OF_RANGE);
  }
}

/** A value of rows.h that is written to `target` with what it must not be. */
static void refuse_values(const char *value, void *target, size_t size, const char *name) {
  if (strcmp(value, "time") == 0) refuse_numbers(target, -1e10, 1e10, name);
  if (*value == '[') refuse_numbers(target, atof(value + 1), atof(strchr(value, ',') + 1), name);
  uint64_t first = strncmp(value, "enum<", 5) == 0  ? strtoull(value + 5, NULL, 0)
                   : strncmp(value, "one<", 4) == 0 ? strtoull(value + 4, NULL, 0) + 1
                   : strcmp(value, "switch") == 0   ? 2
                   : strcmp(value, "zero") == 0     ? 1
                                                    : 0;
  const uint64_t unknown[] = {first, first + 97, 1u << 31, UINT32_MAX};
  for (int index = 0; index < 4 && first != 0; index++) {
    snprintf(test.about, sizeof test.about, "%s = %llu", name, (unsigned long long)unknown[index]);
    memcpy(target, &unknown[index], size);
    expect(SCROLLKIT_STATUS_INVALID_ARGUMENT);
  }
}

static void check_numbers(scrollkit_scroller *scroller) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  scrollkit_scroller_get_frame(scroller, &frame);
  const double *numbers = &frame.time;
  for (int index = 0; index < 11; index++)
    if (!isfinite(numbers[index])) fail("a number of the frame is not finite:", index);
  if (!(frame.progress_x >= 0 && frame.progress_x <= 1 && frame.progress_y >= 0 && frame.progress_y <= 1))
    fail("the progress is out of range", 0);
  while (scrollkit_scroller_next_event(scroller, &event) == SCROLLKIT_EVENT_RESULT_TAKEN)
    if (!isfinite(event.time) || !isfinite(event.x) || !isfinite(event.y)) fail("an event is not finite:", event.kind);
}

/** Structs of sizes that none can have, or with an unknown tail. */
static void refuse_sizes(uint32_t *target, uint32_t own, int is_read) {
  const uint32_t sizes[] = {0, 1, 4, 7, 12, own - 4, own - 1, own + 1, own + 4, 4095, 4097, 4104, 1u << 31, UINT32_MAX};
  for (size_t index = 0; index < sizeof sizes / sizeof *sizes; index++) {
    snprintf(test.about, sizeof test.about, "struct_size = %u", sizes[index]);
    *target = sizes[index];
    expect(SCROLLKIT_STATUS_INVALID_SIZE);
  }
  for (uint32_t size = own + 8; is_read && size <= 4096; size += 4096 - own - 8) {
    snprintf(test.about, sizeof test.about, "a struct of %u bytes whose last is 1", size);
    memset((char *)target + own, 0, size - own);
    ((char *)target)[size - 1] = 1;
    *target = size;
    expect(SCROLLKIT_STATUS_INVALID_ARGUMENT);
  }
}

static void refuse_argument(int index) {
  char *word = test.words[index], name[64] = "", about[32];
  snprintf(about, sizeof about, "argument %d", index);
  if (strchr(word, '!') != NULL) {
    snprintf(test.about, sizeof test.about, "%s is NULL", about);
    test.arguments[index].pointer = NULL;
    expect(SCROLLKIT_STATUS_NULL_ARGUMENT);
  }
  int is_read = strncmp(word, "in:", 3) == 0 || strncmp(word, "in*:", 4) == 0;
  if (is_read || strncmp(word, "out:", 4) == 0) {
    strcpy(name, after_colon(word));
    refuse_sizes(test.arguments[index].pointer, (uint32_t)size_of(name), is_read);
  }
  test.structure = test.arguments[index].pointer;
  for (const struct field *field = fields; is_read && field < fields + field_count; field++) {
    if (strcmp(field->structure, name) != 0) continue;
    test.field = field;
    refuse_values(field->value, (char *)test.structure + field->offset, field->size, field->name);
  }
  test.field = NULL;
  if (strncmp(word, "numbers", 7) == 0) refuse_values(word + 7, test.arguments[index].pointer, 8, "the number");
  else refuse_values(word, &test.arguments[index], 8, about);
}

/** A valid call: it succeeds, all numbers of the frame are finite, and content that moves by itself comes to rest. */
static void accept(void) {
  for (int index = 0; index < test.count; index++) {
    if (strncmp(test.words[index], "in", 2) != 0) continue;
    const char *named = scrollkit_struct_get_invalid_field(after_colon(test.words[index]), test.arguments[index].pointer);
    if (*named != 0) fail(named, 0);
  }
  int32_t status = test.row->call(test.arguments);
  scrollkit_scroller *scroller = test.world.scroller;
  if (status >= 0) destroy_made();
  if (status >= 0 && strcmp(test.words[0], "out:input!") == 0 && !test.world.is_observed) {
    scrollkit_input *input = test.arguments[0].pointer;
    if (input->kind != 0 && scrollkit_scroller_push(scroller, input) < 0) fail("a scroller refuses its input", input->kind);
  }
  check_numbers(scroller);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(scroller, &frame);
  if (!test.world.is_observed && frame.time < 1e9) {
    double now = frame.time;
    scrollkit_scrollbar_release(scroller, SCROLLKIT_AXIS_Y, now);
    scrollkit_refresh_end(scroller, now);
    scrollkit_scroller_cancel(scroller, now);
    scrollkit_scroller_tick(scroller, now + 30 * 86400, NULL);  // no motion takes longer than a month
    check_numbers(scroller);
    scrollkit_scroller_get_frame(scroller, &frame);
    if (frame.phase != SCROLLKIT_PHASE_IDLE) fail("it is still in phase", frame.phase);
    if (frame.overscroll_x != 0 || frame.overscroll_y != 0) fail("it rests out of range", 0);
  }
  destroy_world(&test.world);
  begin();
  set_arguments();
}

/** The smallest and largest valid numbers in the place of one. */
static void accept_values(const char *value, double *target, const char *name) {
  int is_time = strcmp(value, "time") == 0;
  if (!is_time && *value != '[') return;
  double low = is_time ? 1 : atof(value + 1), high = is_time ? 1e10 : atof(strchr(value, ',') + 1);
  const double numbers[] = {low, high, nextafter(low, high), high / 10, 5e-324, -5e-324, 2.2e-308, -0.0, 0, 1e-9};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    if (!isfinite(numbers[index]) || !(numbers[index] >= low && numbers[index] <= high)) continue;
    snprintf(test.about, sizeof test.about, "%s = %.17g", name, numbers[index]);
    *target = numbers[index];
    accept();
  }
}

/** Structs of older and newer callers. */
static void accept_sizes(int index, uint32_t own) {
  const uint32_t sizes[] = {8, own - 8, own + 8, 4096};
  for (int place = 0; place < 4; place++) {
    unsigned char *room = test.arguments[index].pointer;
    snprintf(test.about, sizeof test.about, "struct_size = %u", sizes[place]);
    if (strncmp(test.words[index], "in", 2) == 0) memset(room + own, 0, ROOM - own);
    memcpy(room, &sizes[place], 4);
    int32_t status = test.row->call(test.arguments);
    if (status < 0 && sizes[place] >= own) fail("it is refused with", status);
    if (status >= 0 && *test.words[index] == 'o' && room[sizes[place]] != 0xA5) fail("it writes beyond the struct", 0);
    if (status >= 0) destroy_made();
    destroy_world(&test.world);
    begin();
    set_arguments();
  }
}

static void accept_argument(int index) {
  char *word = test.words[index], name[64] = "", about[32];
  snprintf(about, sizeof about, "argument %d", index);
  if (strncmp(word, "in", 2) == 0) {
    strcpy(name, after_colon(word));
    for (const struct field *field = fields; field < fields + field_count; field++)
      if (strcmp(field->structure, name) == 0)
        accept_values(field->value, (double *)((char *)test.arguments[index].pointer + field->offset), field->name);
  } else {
    accept_values(word, &test.arguments[index].number, about);
  }
  if (strncmp(word, "in:", 3) == 0 || strncmp(word, "out:", 4) == 0) accept_sizes(index, (uint32_t)size_of(after_colon(word)));
}

/** A delegate may destroy its scroller inside any call: it then gets the completions of animations, and no other event. */
static void destroy_inside(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  int *others = user, is_first = *others == 0;
  if (event->kind == SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED && !is_first) return;
  ++*others;
  if (is_first) scrollkit_scroller_destroy(scroller);
}

static void test_destruction(void) {
  int events = 0;
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  delegate.user = &events;
  delegate.did_happen = destroy_inside;
  begin();
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  while (scrollkit_scroller_next_event(test.world.scroller, &event) == SCROLLKIT_EVENT_RESULT_TAKEN) {}
  scrollkit_scroller_set_delegate(test.world.scroller, &delegate);
  set_arguments();
  snprintf(test.about, sizeof test.about, "its delegate destroys the scroller");
  int32_t status = events == 0 ? test.row->call(test.arguments) : 0;
  if (status < 0) fail("it is refused with", status);
  if (events > 1) fail("events after it:", events);
  destroy_made();
  if (events > 0) test.world.scroller = NULL;
  destroy_world(&test.world);
}

/** Calls inside a delegate's function. */
static struct {
  int depth, events;
  struct world other;
} inside;

/** In the first events: a call with NaNs changes nothing; an ordinary one is allowed, also on another scroller. */
static void call_inside(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  (void)user, (void)scroller, (void)event;
  if (++inside.depth > 1) fail("a notification inside a notification", inside.depth);
  if (++inside.events <= 3) {
    int has_number = 0;
    uint64_t state = state_of(&test.world);
    set_arguments();
    for (int index = 0; index < test.count; index++)
      if (*test.words[index] == '[' || strcmp(test.words[index], "time") == 0) {
        has_number = 1;
        test.arguments[index].number = NAN;
      }
    if (has_number) {
      int32_t status = test.row->call(test.arguments);
      if (status >= 0) fail("NaN is accepted with", status);
      if (state_of(&test.world) != state) fail("NaN changes the state", status);
    }
    set_arguments();
    if (test.row->call(test.arguments) >= 0) destroy_made();
    set_ordinary(test.row, &inside.other, test.arguments, &test.count);
    if (test.row->call(test.arguments) >= 0) destroy_made();
  }
  inside.depth--;
}

static void test_inside(void) {
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  delegate.did_happen = call_inside;
  begin();
  inside.depth = inside.events = 0;
  inside.other = make_world(test.situation, test.is_traced);
  snprintf(test.about, sizeof test.about, "inside a delegate");
  scrollkit_scroller_set_delegate(test.world.scroller, &delegate);
  scrollkit_scroller_tick(test.world.scroller, 2, NULL);
  scrollkit_scroller_set_offset(test.world.scroller, 0, 40, 2);
  if (inside.events == 0) fail("no event", 0);
  destroy_world(&inside.other);
  scrollkit_scroller_set_delegate(test.world.scroller, NULL);
  destroy_world(&test.world);
}

/** A call that this situation refuses: with a status of its comment, and for the other mode with that one. */
static void check_refusal(int32_t status) {
  char words[MOST_ARGUMENTS][64];
  int count, is_documented = 0;
  split(test.row->statuses, words, &count);
  for (int index = 0; index < count; index++) is_documented |= atoi(words[index]) == status;
  if (!is_documented) fail("not a status of its comment:", status);
  const char *mode = test.world.is_observed ? "+driven" : "+observed";
  if (strstr(test.row->arguments, mode) != NULL && status != SCROLLKIT_STATUS_WRONG_MODE) fail("not WRONG_MODE but", status);
  if (state_of(&test.world) != test.state) fail("it changes the state", status);
}

/** Tests a function in a situation; returns whether the situation accepts an ordinary call. */
static int test_row(uint64_t expected) {
  snprintf(test.about, sizeof test.about, "an ordinary call");
  begin();
  split(test.row->arguments, test.words, &test.count);
  set_arguments();
  int32_t status = test.row->call(test.arguments);
  if (status < 0) {
    check_refusal(status);
    if (fate_of(&test.world) != expected) fail("another fate", status);
    return 0;
  }
  destroy_made();
  destroy_world(&test.world);
  begin();
  set_arguments();
  for (int index = 0; index < test.count; index++) refuse_argument(index);
  for (int index = 0; index < test.count; index++) accept_argument(index);
  destroy_world(&test.world);
  test_destruction();
  test_inside();
  begin();
  snprintf(test.about, sizeof test.about, "all of its refusals");
  if (fate_of(&test.world) != expected) fail("another fate", 0);
  return 1;
}

static int is_in(char where, enum situation situation) {
  int behaves = situation == SCRUBBING || situation == GOING_TO_TOP || situation == OBSERVED_BEHAVING;
  switch (where) {
    case 'D': return situation < OBSERVED_IDLE;
    case 'O': return situation >= OBSERVED_IDLE;
    case 'B': return behaves;
    case 'N': return !behaves;
    case 'L': return situation == LISTING;
    case 'U': return situation != LISTING;
    case 'S': return situation == SNAPPING;
    case 'Z': return situation == PINCHING || situation == ZOOMING_IN;
    default: return 1;
  }
}

/** A call with a parent, or a child, that is observed. */
static int32_t with_observed(scrollkit_scroller *scroller, int is_child) {
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  scrollkit_scroller *other;
  options.mode = SCROLLKIT_MODE_OBSERVED;
  scrollkit_scroller_create(&options, &other);
  int32_t status = scrollkit_nest_set_parent(is_child ? other : scroller, is_child ? scroller : other, 9);
  scrollkit_scroller_destroy(other);
  return status;
}

/** A call with another scroller beside it, which is refused. */
static int32_t linked(scrollkit_scroller *scroller, double line, const double *positions, size_t count) {
  scrollkit_scroller *other;
  scrollkit_scroller_create(NULL, &other);
  int32_t status = scrollkit_link_update(other, scroller, SCROLLKIT_AXIS_Y, line, positions, count, 1.5);
  scrollkit_scroller_destroy(other);
  return status;
}

static void ignore(void *user, const void *bytes, size_t size) { (void)user, (void)bytes, (void)size; }

static void test_by_hand(uint64_t expected) {
  static const struct row none[] = {{.name = "by hand", .arguments = ""}, {.name = "by hand, recorded", .arguments = ""}};
  static unsigned char before[MOST_ARGUMENTS][ROOM];
  test.row = &none[test.is_traced];
  begin();
  scrollkit_scroller *scroller = test.world.scroller;
  scrollkit_list *list = test.world.list;
  const struct world *w = &test.world;
#define HAND(where, expected_status, expression)                                                \
  if (is_in(*where, test.situation)) {                                                          \
    snprintf(test.about, sizeof test.about, "%.120s", #expression);                             \
    memset(room_of(0), 0xA5, sizeof before);                                                    \
    memcpy(before, room_of(0), sizeof before);                                                  \
    int32_t status = expression;                                                                \
    refusals++;                                                                                 \
    if (status != SCROLLKIT_STATUS_##expected_status) fail(#expected_status, status);           \
    if (memcmp(before, room_of(0), sizeof before) != 0) fail("it writes", 0);                   \
    if (state_of(w) != test.state) fail("it changes the state", status);                        \
  }
#include "by_hand.h"
  snprintf(test.about, sizeof test.about, "all of them");
  if (fate_of(&test.world) != expected) fail("another fate", 0);
}

int hostile_failures(int is_thorough) {
  static unsigned char is_accepted[1024];
  memset(is_accepted, 0, sizeof is_accepted);
  failures = refusals = 0;
  for (test.situation = 0; test.situation < SITUATIONS; test.situation++) {
    struct world world = make_world(test.situation, 0);
    uint64_t expected = fate_of(&world);
    for (size_t index = 0; index < row_count; index++) {
      test.row = &rows[index];
      test.kind = 0;
      if (!is_thorough && is_accepted[index]) continue;
      is_accepted[index] |= test_row(expected);
      if (strncmp(test.row->name, "scrollkit_scroller_push", 23) != 0) continue;
      for (test.kind = 1; test.kind < 64; test.kind++) test_row(expected);
    }
    test.is_traced = 1;
    test_by_hand(expected);
    test.is_traced = 0;
    test_by_hand(expected);
  }
  for (size_t index = 0; index < row_count; index++)
    if (!is_accepted[index]) {
      printf("FAILED: %s: no situation accepts it\n", rows[index].name);
      failures++;
    }
  return failures;
}
