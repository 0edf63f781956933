/* Chooses a world: its hand, device, toolkit, display and program. */
#include <math.h>
#include <string.h>

#include "world.h"

/** The devices of each route, and how often it is chosen. */
static const struct {
  const char *name;
  uint32_t devices;
  double weight;
  /** The number of toolkits that share the route. */
  uint32_t variants;
} routes[ROUTE_COUNT] = {
    [ROUTE_TOUCH] = {"touch", 1u << DEVICE_FINGER, 3, 1}, [ROUTE_SDL_TOUCH] = {"SDL touch", 1u << DEVICE_FINGER, 2, 2},
    [ROUTE_MOUSE] = {"mouse", 1u << DEVICE_FINGER, 1, 1},
    [ROUTE_WAYLAND] = {"Wayland", 1u << DEVICE_PAD | 1u << DEVICE_WHEEL, 3, 1},
    [ROUTE_GTK] = {"GTK", 1u << DEVICE_PAD | 1u << DEVICE_WHEEL, 2, 1},
    [ROUTE_LIBINPUT] = {"libinput", 1u << DEVICE_PAD | 1u << DEVICE_WHEEL, 1, 1},
    [ROUTE_X11] = {"X11", 1u << DEVICE_PAD | 1u << DEVICE_WHEEL, 2, 1},
    [ROUTE_SDL] = {"SDL", 1u << DEVICE_WHEEL, 1, 2}, [ROUTE_GLFW] = {"GLFW", 1u << DEVICE_WHEEL, 1, 3},
    [ROUTE_QT] = {"Qt", 1u << DEVICE_PAD | 1u << DEVICE_WHEEL, 2, 1},
    [ROUTE_APPKIT] = {"AppKit", 1u << DEVICE_PAD | 1u << DEVICE_WHEEL, 2, 1},
    [ROUTE_WEB] = {"the web", 1u << DEVICE_PAD | 1u << DEVICE_WHEEL, 2, 1},
    [ROUTE_WIN32] = {"Win32", 1u << DEVICE_PAD | 1u << DEVICE_WHEEL, 2, 1},
    [ROUTE_TERMINAL] = {"a terminal", 1u << DEVICE_WHEEL, 1, 1}, [ROUTE_KEYS] = {"keys", 1u << DEVICE_KEYS, 1, 1},
    [ROUTE_BAR] = {"a scroll bar", 1u << DEVICE_THUMB, 1, 1}};

static const char *const devices[] = {"finger", "trackpad", "wheel", "keys", "thumb"};
static const char *const acts[] = {"flick", "drag", "even drag", "turn", "hold key", "drag thumb", "insert above", "append",
                                   "grow above", "rotate", "keyboard", "resize"};

static double pick(struct dice *dice, const double *numbers, uint32_t count) { return numbers[whole(dice, 0, count - 1)]; }
#define PICK(dice, ...) \
  pick(dice, (const double[]){__VA_ARGS__}, sizeof((const double[]){__VA_ARGS__}) / sizeof(double))

static void choose_route(struct plan *plan, struct dice *dice) {
  double sum = 0;
  for (uint32_t route = 0; route < ROUTE_COUNT; route++) sum += routes[route].weight;
  double place = number(dice, 0, sum);
  plan->route = ROUTE_TOUCH;
  while (plan->route + 1 < ROUTE_COUNT && (place -= routes[plan->route].weight) > 0) plan->route++;
  uint32_t device = whole(dice, 0, DEVICE_THUMB);
  while ((routes[plan->route].devices >> device & 1) == 0) device = (device + 1) % (DEVICE_THUMB + 1);
  plan->device = device;
  plan->variant = whole(dice, 0, routes[plan->route].variants - 1);
}

static void choose_device(struct plan *plan, struct dice *dice) {
  plan->rate = PICK(dice, 60, 90, 120, 125, 165, 240, 480, 1000);
  plan->noise = chance(dice, 0.5) ? 0 : number(dice, 0, 1);
  plan->jitter = chance(dice, 0.5) ? 0 : number(dice, 0, 0.4);
  plan->latency = number(dice, 0, 0.012);
  plan->spread = chance(dice, 0.5) ? 0 : number(dice, 0, 0.008);
  plan->resolution = (uint32_t)PICK(dice, 1, 1, 4, 8);
}

static void choose_display(struct plan *plan, struct dice *dice) {
  plan->frames = PICK(dice, 24, 30, 60, 60, 90, 120, 144, 240);
  plan->variation = chance(dice, 0.7) ? 0 : number(dice, 0, 0.5);
  plan->dropped = chance(dice, 0.6) ? 0 : number(dice, 0, 0.1);
}

static void choose_program(struct plan *plan, struct dice *dice) {
  plan->feel = whole(dice, SCROLLKIT_FEEL_UIKIT, SCROLLKIT_FEEL_LVGL);
  plan->resamples = plan->device == DEVICE_FINGER && chance(dice, 0.4);
  plan->rows = (uint32_t)PICK(dice, 100, 1000, 5000);
  plan->is_measured = chance(dice, 0.5);
  plan->smallest = plan->is_measured ? 44 : 20;
  plan->largest = plan->is_measured ? 44 : number(dice, 60, 400);
  plan->estimate = plan->is_measured ? 44 : number(dice, 20, 200);
  plan->delay = chance(dice, 0.6) ? 0 : whole(dice, 1, 4);
  plan->first_row = chance(dice, 0.15) ? 0 : whole(dice, plan->rows / 3, plan->rows * 2 / 3);
}

/** A gesture of the hand; returns the seconds until the next. */
static double choose_gesture(struct plan *plan, struct act *act, struct dice *dice) {
  double direction = chance(dice, 0.75) ? 1 : -1;
  act->tremor = chance(dice, 0.6) ? 0 : number(dice, 0, 0.5);
  switch (plan->device) {
    case DEVICE_FINGER: case DEVICE_PAD: {
      double way = direction * number(dice, 60, 480);
      switch (whole(dice, 0, 2)) {
        case 0:
          act->kind = ACT_FLICK;
          act->numbers[0] = way;
          act->numbers[1] = number(dice, 0.12, 0.5);
          act->numbers[2] = number(dice, 0.5, 0.75);
          break;
        case 1:
          act->kind = ACT_DRAG;
          act->numbers[0] = way;
          act->numbers[1] = number(dice, 0.25, 1);
          act->numbers[2] = number(dice, 0.15, 0.5);
          break;
        default:
          act->kind = ACT_EVEN_DRAG;
          act->numbers[0] = direction * number(dice, 100, 900);
          act->numbers[1] = number(dice, 0.4, 0.8);
          act->tremor = 0;
          break;
      }
      act->fingers = plan->device == DEVICE_FINGER && plan->route != ROUTE_MOUSE && act->kind == ACT_DRAG && chance(dice, 0.2);
      return act_duration(act) + number(dice, 0.3, 2.5);
    }
    case DEVICE_WHEEL:
      act->kind = ACT_TURN;
      act->numbers[0] = direction * whole(dice, 1, 16);
      act->numbers[1] = 1 / number(dice, 3, 20);
      act->numbers[2] = chance(dice, 0.5) ? 0 : 0.15;
      act->tremor = 0;
      return act_duration(act) + number(dice, 0.3, 2);
    case DEVICE_KEYS:
      act->kind = ACT_HOLD_KEY;
      act->numbers[0] = number(dice, 0.5, 1.5);
      act->numbers[1] = direction;
      act->tremor = 0;
      return act_duration(act) + number(dice, 0.5, 2);
    case DEVICE_THUMB:
      act->kind = ACT_DRAG_THUMB;
      act->numbers[0] = direction * number(dice, 20, 160);
      act->numbers[1] = number(dice, 0.5, 2);
      act->tremor = 0;
      return act_duration(act) + number(dice, 0.3, 1);
  }
  return 1;
}

/** Something that the program does while the hand is busy or content coasts. */
static void choose_deed(const struct plan *plan, struct act *act, struct dice *dice) {
  switch (whole(dice, 0, 7)) {
    case 0: case 1: case 2:
      act->kind = ACT_INSERT;
      act->numbers[0] = whole(dice, 1, 12);
      break;
    case 3:
      act->kind = ACT_APPEND;
      act->numbers[0] = whole(dice, 1, 40);
      break;
    case 4:
      act->kind = plan->is_measured ? ACT_INSERT : ACT_GROW;
      act->numbers[0] = plan->is_measured ? 3 : number(dice, 10, 300);
      break;
    case 5: act->kind = ACT_ROTATE; break;
    case 6:
      act->kind = ACT_KEYBOARD;
      act->numbers[0] = number(dice, 200, 320);
      act->numbers[1] = number(dice, 0.5, 1.5);
      break;
    default:
      act->kind = ACT_RESIZE;
      act->numbers[0] = number(dice, -250, 200);
      act->numbers[1] = number(dice, 0.2, 0.8);
      break;
  }
}

/** Quirks that no host could tell apart, or that cannot be at the same time. */
static const enum quirk exclusive[][2] = {
    {QUIRK_STALE_MOVE, QUIRK_MILLISECONDS_ONLY}, {QUIRK_STALE_MOVE, QUIRK_TIME_ZERO}, {QUIRK_STALE_MOVE, QUIRK_TIME_GOES_BACK},
    {QUIRK_BURSTS, QUIRK_COALESCED}, {QUIRK_TIME_ZERO, QUIRK_OTHER_CLOCK}, {QUIRK_TIME_ZERO, QUIRK_BURSTS},
    {QUIRK_MILLISECONDS_ONLY, QUIRK_BURSTS}, {QUIRK_MILLISECONDS_ONLY, QUIRK_OTHER_CLOCK}, {QUIRK_UP_LOST, QUIRK_UP_OUTSIDE},
    {QUIRK_UP_LOST, QUIRK_SAME_FINGER_AGAIN}, {QUIRK_UNEVEN_PARTS, QUIRK_ALTERNATING_PARTS}, {QUIRK_LINES, QUIRK_PAGES},
    {QUIRK_ZERO_AS_END, QUIRK_COALESCED}, {QUIRK_SAME_FINGER_AGAIN, QUIRK_UP_AFTER_CANCEL},
    {QUIRK_SOURCE_ABSENT, QUIRK_COUNT_OF_ONE}, {QUIRK_SOURCE_ABSENT, QUIRK_SOURCE_TWICE}, {QUIRK_SOURCE_ABSENT, QUIRK_EMPTY_FRAMES},
    {QUIRK_NO_STOP, QUIRK_STOP_IN_TWO_FRAMES}, {QUIRK_NO_STOP, QUIRK_STOP_OF_OTHER_AXIS}, {QUIRK_NO_STOP, QUIRK_STOP_BEFORE_LAST},
    {QUIRK_STOP_OF_OTHER_AXIS, QUIRK_STOP_IN_TWO_FRAMES}, {QUIRK_STOP_OF_OTHER_AXIS, QUIRK_STOP_BEFORE_LAST}};

int has_quirk(const struct plan *plan, enum quirk quirk) { return plan->quirks >> quirk & 1; }

int has_loss(uint64_t quirks) {
  for (uint32_t quirk = 0; quirk < QUIRK_COUNT; quirk++)
    if ((quirks >> quirk & 1) && quirk_facts[quirk].loss == LOSS_SOME) return 1;
  return 0;
}

static int is_excluded(const struct plan *plan, uint32_t quirk) {
  for (size_t pair = 0; pair < sizeof exclusive / sizeof *exclusive; pair++)
    for (uint32_t side = 0; side < 2; side++)
      if (exclusive[pair][side] == quirk && has_quirk(plan, exclusive[pair][1 - side])) return 1;
  return 0;
}

static void choose_quirks(struct plan *plan, struct dice *dice) {
  uint32_t most = chance(dice, 0.4) ? 0 : whole(dice, 1, 3);
  for (uint32_t tries = 0; tries < 40 && most > 0; tries++) {
    uint32_t quirk = whole(dice, 0, QUIRK_COUNT - 1);
    const struct quirk_facts *facts = &quirk_facts[quirk];
    if ((facts->routes >> plan->route & 1) == 0 || (facts->devices >> plan->device & 1) == 0) continue;
    if (has_quirk(plan, quirk) || is_excluded(plan, quirk)) continue;
    plan->quirks |= UINT64_C(1) << quirk;
    most--;
  }
}

/** A world without anything unusual: what is uneven there is the library's. */
static void make_plain(struct plan *plan) {
  plan->quirks = 0;
  plan->variation = plan->dropped = plan->spread = 0;
  plan->frames = fmax(plan->frames, 60);
  plan->smallest = plan->largest = plan->estimate = 44;
  plan->is_measured = 1;
  plan->rows = 5000;
  plan->first_row = 2000;
}

void make_plan(struct plan *plan, uint64_t seed) {
  struct dice dice = {.state = seed};
  memset(plan, 0, sizeof *plan);
  plan->seed = seed;
  plan->clock = number(&dice, 10, 5000);
  choose_route(plan, &dice);
  choose_device(plan, &dice);
  choose_display(plan, &dice);
  choose_program(plan, &dice);
  choose_quirks(plan, &dice);
  int is_plain = chance(&dice, 0.2), is_edited = !is_plain && chance(&dice, 0.35);
  if (is_plain) make_plain(plan);
  double time = 0.2;
  uint32_t gestures = whole(&dice, 1, 4);
  for (uint32_t index = 0; index < gestures && plan->count < MOST_ACTS; index++) {
    struct act *act = &plan->acts[plan->count++];
    act->time = time;
    double pause = choose_gesture(plan, act, &dice);
    while (is_edited && plan->count < MOST_ACTS && chance(&dice, 0.5)) {
      struct act *deed = &plan->acts[plan->count++];
      choose_deed(plan, deed, &dice);
      deed->time = time + number(&dice, 0, pause);
    }
    time += pause;
  }
  plan->wrap = 4294967.296 - number(&dice, 0.3, 0.3 + time / 2);
  if (has_quirk(plan, QUIRK_TIME_WRAPS)) plan->clock = plan->wrap;
}

void make_plan_with(struct plan *plan, uint64_t seed, enum quirk quirk) {
  const struct quirk_facts *facts = &quirk_facts[quirk];
  make_plan(plan, seed);
  int occurs = (facts->routes >> plan->route & 1) != 0 && (facts->devices >> plan->device & 1) != 0;
  plan->quirks = occurs ? UINT64_C(1) << quirk : 0;
  if (occurs && quirk == QUIRK_TIME_WRAPS) plan->clock = plan->wrap;
}

void print_plan(FILE *file, const struct plan *plan) {
  fprintf(file, "seed %llu: %s by %s %u, %.0f Hz ± %.0f %%, noise %.2f pt, latency %.1f + %.1f ms, 1/%u notches\n",
          (unsigned long long)plan->seed, devices[plan->device], routes[plan->route].name, plan->variant, plan->rate,
          100 * plan->jitter, plan->noise, 1e3 * plan->latency, 1e3 * plan->spread, plan->resolution);
  fprintf(file, "  frames %.0f Hz ± %.0f %%, %.0f %% dropped; feel %s%s; %u rows of %.0f to %.0f pt, estimate %.0f%s, "
                "%u frames late, from row %u\n",
          plan->frames, 100 * plan->variation, 100 * plan->dropped, scrollkit_enum_name("feel", plan->feel),
          plan->resamples ? ", resampled" : "", plan->rows, plan->smallest, plan->largest, plan->estimate,
          plan->is_measured ? ", measured" : "", plan->delay, plan->first_row);
  for (uint32_t quirk = 0; quirk < QUIRK_COUNT; quirk++)
    if (has_quirk(plan, quirk)) fprintf(file, "  quirk: %s\n", quirk_facts[quirk].name);
  for (size_t index = 0; index < plan->count; index++) {
    const struct act *act = &plan->acts[index];
    fprintf(file, "  %7.3f s %s %.4g %.4g %.4g", act->time, acts[act->kind], act->numbers[0], act->numbers[1], act->numbers[2]);
    if (act->tremor > 0) fprintf(file, ", tremor %.2f pt", act->tremor);
    fprintf(file, "%s\n", act->fingers ? ", a second finger" : "");
  }
}
