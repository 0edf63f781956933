#include "page.h"

static int loads, spins;
static double pulled, progressed;
static void load(void) { loads++; }
static void draw_spinner(double pull, double progress, int turns) { pulled = pull, progressed = progress, spins = turns; }
#include "refresh-2.c"

/* A finger pulls content down by a distance within 0.4 s; a frame is drawn after each movement. */
static void pull(scrollkit_scroller *scroller, double distance, double time) {
  scrollkit_scroller_press(scroller, 1, 100, 100, time);
  for (int step = 1; step <= 20; step++) {
    scrollkit_scroller_move(scroller, 1, 100, 100 + distance * step / 20, time + step * 0.02);
    after_tick(scroller);
  }
}

static scrollkit_refresh_step step_of(scrollkit_scroller *scroller) {
  scrollkit_refresh_state state = SCROLLKIT_REFRESH_STATE_INIT;
  CHECK(scrollkit_refresh_get_state(scroller, &state) == SCROLLKIT_STATUS_OK);
  return state.step;
}

static void with_list(void) {
  scrollkit_scroller *scroller = make_scroller(400, 0);
  scrollkit_list *posts;
  double heights[50], time = 0;
  for (int row = 0; row < 50; row++) heights[row] = 100;
  CHECK(scrollkit_list_create(NULL, &posts) == SCROLLKIT_STATUS_OK);
  scrollkit_list_insert_measured(posts, 0, heights, 50, time);
  scrollkit_list_attach(posts, scroller, time);
#include "refresh-1.c"
  pull(scroller, 60, 1);
  CHECK(step_of(scroller) == SCROLLKIT_REFRESH_STEP_PULLED && pulled > 0 && progressed > 0 && progressed < 1);
  scrollkit_scroller_release(scroller, 1, 1.5);
  CHECK(frame_at(scroller, 3).offset_y == 0 && step_of(scroller) == SCROLLKIT_REFRESH_STEP_IDLE && loads == 0);
  pull(scroller, 240, 4);
  CHECK(step_of(scroller) == SCROLLKIT_REFRESH_STEP_ARMED && pulled > 64 && progressed == 1 && loads == 0);
  scrollkit_scroller_release(scroller, 1, 4.5);
  after_tick(scroller);
  CHECK(loads == 1 && spins);
  CHECK(frame_at(scroller, 6).offset_y == -60 && step_of(scroller) == SCROLLKIT_REFRESH_STEP_REFRESHING);
  loaded(posts, heights, 3, scroller, 6);
  CHECK(frame_at(scroller, 6).offset_y == 240); /* the old first row is where it was, 60 points below the top */
  CHECK(frame_at(scroller, 8).offset_y == 240 && step_of(scroller) == SCROLLKIT_REFRESH_STEP_IDLE);
  scrollkit_scroller_set_offset(scroller, 0, 0, 8);
  scrollkit_refresh_begin(scroller, 9); /* by the program, without a new post */
  CHECK(frame_at(scroller, 11).offset_y == -60);
  scrollkit_refresh_end(scroller, 11);
  CHECK(step_of(scroller) == SCROLLKIT_REFRESH_STEP_CLOSING && frame_at(scroller, 13).offset_y == 0);
  scrollkit_scroller_wheel(scroller, 0, -10, SCROLLKIT_UNIT_NOTCHES, 13);
  frame_at(scroller, 15);
  CHECK(step_of(scroller) == SCROLLKIT_REFRESH_STEP_IDLE);
  scrollkit_list_destroy(posts);
  scrollkit_scroller_destroy(scroller);
}

/* The step after a pull in a feel, of content of a height. */
static scrollkit_refresh_step pulled_in(scrollkit_feel feel, double content, int always, scrollkit_edge_behavior *edge) {
  scrollkit_scroller *scroller = make_scroller(400, content);
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  scrollkit_feel_get_values(feel, &values);
  if (edge) values.edge_top = *edge;
  scrollkit_scroller_set_feel_values(scroller, &values, 0);
  if (always) scrollkit_scroller_set_always_bounces(scroller, 0, 1, 0);
  scrollkit_refresh_enable(scroller, NULL, 0);
  pull(scroller, 240, 1);
  scrollkit_refresh_step step = step_of(scroller);
  scrollkit_scroller_destroy(scroller);
  return step;
}

/* The page collapses by 60 points, and is expanded before the list is pulled. */
static void below_a_page(void) {
  scrollkit_scroller *list = make_scroller(400, 3000), *page = make_scroller(400, 660);
  scrollkit_scroller *both[] = {list, page};
  scrollkit_frame frames[] = {SCROLLKIT_FRAME_INIT, SCROLLKIT_FRAME_INIT};
  double time = 0;
#include "refresh-3.c"
  scrollkit_scroller_press(list, 1, 100, 400, 1);
  for (int step = 1; step <= 20; step++) scrollkit_scroller_move(list, 1, 100, 400 - 10 * step, 1 + step * 0.02);
  scrollkit_scroller_release(list, 1, 2);
  scrollkit_scroller_tick_many(both, 2, 4, frames);
  CHECK(frames[1].offset_y == 60 && frames[0].offset_y > 100);
  scrollkit_scroller_scroll_to(list, 0, 0, 0, 4, NULL);
  scrollkit_scroller_press(list, 1, 100, 100, 5);
  for (int step = 1; step <= 40; step++) scrollkit_scroller_move(list, 1, 100, 100 + 10 * step, 5 + step * 0.02);
  CHECK(step_of(list) == SCROLLKIT_REFRESH_STEP_ARMED);
  scrollkit_scroller_release(list, 1, 6);
  scrollkit_scroller_tick_many(both, 2, 8, frames);
  CHECK(step_of(list) == SCROLLKIT_REFRESH_STEP_REFRESHING && frames[0].offset_y == -60 && frames[1].offset_y == 0);
  scrollkit_scroller_destroy(list);
  scrollkit_scroller_destroy(page);
}

int main(void) {
  with_list();
  below_a_page();
  scrollkit_edge_behavior edges[] = {SCROLLKIT_EDGE_BEHAVIOR_BOUNCE, SCROLLKIT_EDGE_BEHAVIOR_STRETCH, SCROLLKIT_EDGE_BEHAVIOR_GLOW};
  for (scrollkit_feel feel = SCROLLKIT_FEEL_UIKIT; feel <= SCROLLKIT_FEEL_LVGL; feel++) {
    CHECK(pulled_in(feel, 5000, 0, NULL) == SCROLLKIT_REFRESH_STEP_ARMED);
    for (int edge = 0; edge < 3; edge++) CHECK(pulled_in(feel, 5000, 0, &edges[edge]) == SCROLLKIT_REFRESH_STEP_ARMED);
  }
  CHECK(pulled_in(SCROLLKIT_FEEL_UIKIT, 300, 0, NULL) == SCROLLKIT_REFRESH_STEP_IDLE);
  CHECK(pulled_in(SCROLLKIT_FEEL_UIKIT, 300, 1, NULL) == SCROLLKIT_REFRESH_STEP_ARMED);
}
