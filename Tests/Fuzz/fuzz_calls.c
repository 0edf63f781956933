/*
 * Fuzzes the C interface: bytes choose the calls and their arguments; checks.c checks the invariants after
 * each call. Build and run it with Tests/Consumers/fuzz.sh.
 */
#include "calls.h"

#include <stdlib.h>

/** Makes a call on a slot and returns its outcome. */
typedef struct outcome (*call)(struct world *, struct slot *);

static const call calls[] = {
    call_press, call_move, call_move, call_move, call_release, call_cancel, call_wheel, call_push,
    call_push, call_push, call_push_many, call_tick, call_tick, call_tick, call_tick_many,
    call_frame, call_next_event, call_scroll_to, call_scroll_to, call_scroll_by,
    call_scroll_rect_to_visible, call_set_offset, call_stop, call_shift, call_set_geometry,
    call_set_geometry, call_set_feel, call_set_delegate, call_create, call_destroy, call_names,
    call_inits,
    // Only bytes with the highest bit set choose the calls below.
    call_top_enable, call_top_disable, call_top_trigger, call_key,
    call_top_set_visible, call_header_add, call_header_set_options, call_header_remove_all,
    call_nub_enable, call_nub_disable, call_nub_grab, call_nub_drag, call_nub_drag,
    call_nub_release, call_nub_set_hover, call_nub_set_sections, call_anchor_set_policy,
    call_anchor_begin_update, call_anchor_add_edit, call_anchor_add_edit,
    call_anchor_end_update, call_margin, call_set_zoom_limits, call_responds_to, call_other_input,
    call_set_host, call_window_create, call_window_destroy, call_window_set, call_window_add_scroller,
    call_window_remove_scroller, call_window_tap};

/** Calls that another byte chooses. */
static struct outcome call_rarely(struct world *world, struct slot *slot) {
  static const call calls[] = {call_header_set_position, call_report_release, call_axes, call_meter, call_sync,
                                call_scroll_with_options, call_deltas, call_link};
  return calls[next_byte(&world->reader) % (sizeof calls / sizeof calls[0])](world, slot);
}

/** Calls that few bytes choose, so that the older corpus still makes the same calls. */
static const call more_calls[] = {
    call_set_feel_values, call_snap_set_options, call_snap_set_areas, call_snap_scroll_to,
    call_toolkit, call_autoscroll, call_bar, call_preferences,

    call_nest_set_parent, call_nest_set_rules,
    call_zoom_enable, call_zoom_input, call_zoom_input, call_rarely, call_zoom_set_scale,
    call_zoom_show_rect, call_zoom_double_tap, call_zoom_get_state, call_zoom_disable, call_list,
    call_list_attach, call_list_attach, call_list_detach, call_list_edit, call_list_edit, call_list_edit,
    call_list_edit, call_list_update, call_list_scroll, call_list_conversation, call_list_look,
    call_refresh};
_Static_assert(sizeof more_calls / sizeof more_calls[0] == 32, "five bits choose one");

_Thread_local struct seen seen[CALLS];

/** In the blind run: reads the bytes of a call without making it; the time advances as if it was made. */
static void skip_call(
    struct world *world, struct slot *slot, call call, scrollkit_status status) {
  struct slot no_slot = *slot;
  no_slot.scroller = NULL;
  struct outcome outcome = call(world, &no_slot);
  if (status == SCROLLKIT_STATUS_OK && outcome.has_time) passed(slot, outcome.time);
}

void make_call(struct world *world) {
  struct reader *reader = &world->reader;
  uint8_t choice = next_byte(reader), other = next_byte(reader), is_drained = other & 15;
  struct slot *slot = &world->slots[(choice >> 5) % SCROLLERS];
  if (choice >> 7) world->has_behaviours = 1;
  unsigned generation = slot->generation;
  call call = calls[(choice & 31) + 32 * (choice >> 7)];
  if (choice >> 7 && other >> 4 == 15)
    call = more_calls[choice & 31];
  struct seen unseen, *first = world->calls < CALLS ? &seen[world->calls++] : &unseen;
  if (world->is_blind && (first->status < 0 || call == call_tick || call == call_tick_many)) {
    skip_call(world, slot, call, first->status);
    return;
  }
  struct look before;
  if (slot->scroller) before = checked_look(slot);

  world->depth++;
  if (world->depth > world->deepest) world->deepest = world->depth;
  struct outcome outcome = call(world, slot);
  world->depth--;
  if (world->is_blind && outcome.has_time) REQUIRE(outcome.status == first->status);
  first->status = outcome.status;

  REQUIRE(outcome.status <= 1 && outcome.status >= SCROLLKIT_STATUS_INVALID_SIZE);
  check_memory(world, outcome.status);
  catch_up(world);
  if (slot->generation != generation) return;
  if (!slot->scroller) {
    REQUIRE(!outcome.needs_scroller || outcome.status == SCROLLKIT_STATUS_NULL_ARGUMENT);
    return;
  }
  struct look after = checked_look(slot);
  if (outcome.status < 0) REQUIRE(memcmp(&before, &after, sizeof before) == 0);
  if (outcome.status >= SCROLLKIT_STATUS_OK && outcome.has_time) {
    // A late call counts as of the last one, which depends on ticks.
    if (slot->has_time && outcome.time < slot->time) world->has_behaviours = 1;
    passed(slot, outcome.time);
    if (world->is_blind) check_same(&first->frame, &after.frame);
    first->frame = after.frame;
  }
  if (world->depth == 0 && is_drained) drain(slot);
}

/** Creates a driven and an observed scroller with content, so that most bytes make valid calls. */
static void begin(struct world *world) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = geometry.content_width = 320;
  geometry.viewport_height = 480;
  geometry.content_height = 4000;
  for (int index = 0; index < 2; index++) {
    struct slot *slot = &world->slots[index];
    scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
    options.mode = (scrollkit_mode)index;
    slot->is_observed = index;
    scrollkit_status status = scrollkit_trace_create_scroller(world->trace, &options, &slot->scroller);
    check_memory(world, status);
    if (status == SCROLLKIT_STATUS_NO_MEMORY) continue;
    REQUIRE(status == SCROLLKIT_STATUS_OK);
    REQUIRE(scrollkit_scroller_set_geometry(slot->scroller, &geometry, 0) == SCROLLKIT_STATUS_OK);
    slot->geometry = geometry;
    passed(slot, 0);
    drain(slot);
  }
}

static void destroy_windows(struct world *world) {
  for (int index = 0; index < WINDOWS; index++) {
    scrollkit_window_destroy(world->panes[index].window);
    world->panes[index].window = NULL;
  }
}

struct world run(const uint8_t *bytes, size_t size, int is_blind) {
  static _Thread_local struct world world;
  memset(&world, 0, sizeof world);
  world.reader = (struct reader){bytes, size};
  world.is_blind = is_blind;
  if (is_blind) begin_trace(&world);
  begin(&world);
  while (world.reader.left > 0) make_call(&world);
  if (world.calls & 1) destroy_windows(&world);
  for (int index = 0; index < SCROLLERS; index++) {
    if (!world.slots[index].scroller) continue;
    catch_up(&world);
    if (!is_blind) settle(&world.slots[index], world.nests);
    scrollkit_scroller *scroller = world.slots[index].scroller;
    world.slots[index].scroller = NULL;
    destroy(&world, scroller);
  }
  destroy_windows(&world);
  for (int index = 0; index < 2 * SCROLLERS; index++) scrollkit_list_destroy(world.lists[index / 2][index % 2]);
  if (world.trace != NULL) end_trace(&world);
  REQUIRE(world.calls_without_memory == refusals);
  return world;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  struct world world = run(bytes, size, 0);
  // The calls of a delegate depend on the times of its events, which depend on ticks. Behaviours have equal states
  // within a tolerance only, which the laws of Tests/Programs state.
  int depends = world.has_delegates || world.has_behaviours;
  if (!depends && world.calls < CALLS) run(bytes, size, 1);
  return 0;
}
