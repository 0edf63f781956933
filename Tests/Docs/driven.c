#include "page.h"
#include <SDL.h>
#include "driven-4.c"

static int arrow = -1;
static double loaded_from, loaded_to;
static void show_arrow(int is_shown) { arrow = is_shown; }
static void load(double from, double to) { loaded_from = from, loaded_to = to; }
#include "driven-3.c"

static double preloaded;
static void preload(double y) { preloaded = y; }

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 5000);
#include "driven-1.c"
  CHECK(frame.phase == SCROLLKIT_PHASE_COASTING && frame.offset_y > 40 && frame.needs_tick);
#include "driven-2.c"
  CHECK(preloaded == frame.target_y);
  prefetch(scroller);
  CHECK(loaded_from == 0 && loaded_to == frame.target_y + 600 && arrow == 1);
#include "driven-5.c"
  CHECK(animation != 0 && frame_at(scroller, 5).offset_y == 1200);

  SDL_Event wheel = {.wheel = {.type = SDL_MOUSEWHEEL, .timestamp = 6000, .preciseY = -1}};
  SDL_Event down = {.key = {.type = SDL_KEYDOWN, .timestamp = 8000, .keysym.sym = SDLK_PAGEUP}};
  handle(scroller, &wheel);
  CHECK(frame_at(scroller, 7).offset_y == 1260);
  handle(scroller, &down);
  CHECK(frame_at(scroller, 9).offset_y < 1260 - 400);
  down.key.repeat = 1, down.key.timestamp = 9000;
  handle(scroller, &down);
  CHECK(frame_at(scroller, 9.1).needs_tick);
  down.type = SDL_KEYUP, down.key.timestamp = 9100;
  handle(scroller, &down);
  CHECK(!frame_at(scroller, 11).needs_tick);

  scrollkit_scroller_set_offset(scroller, 0, 1000, 11);
  SDL_Event press = {.button = {.type = SDL_MOUSEBUTTONDOWN, .timestamp = 12000, .button = SDL_BUTTON_LEFT, .y = 500}};
  SDL_Event move = {.motion = {.type = SDL_MOUSEMOTION, .timestamp = 12100, .y = 400}};
  handle(scroller, &move);
  CHECK(frame_at(scroller, 12).offset_y == 1000);  /* the mouse hovers */
  press.button.timestamp = 12200, move.motion.timestamp = 12300;
  handle(scroller, &press), handle(scroller, &move);
  CHECK(frame_at(scroller, 12.3).offset_y == 1090);
  press.type = SDL_MOUSEBUTTONUP, press.button.timestamp = 13000;
  handle(scroller, &press);
  CHECK(frame_at(scroller, 13).phase == SCROLLKIT_PHASE_IDLE);
  scrollkit_scroller_set_offset(scroller, 0, 4400, 14);
  loaded_to = 0;
  prefetch(scroller);
  CHECK(arrow == 0 && loaded_to == 0);  /* it rests at the end */
  scrollkit_scroller_destroy(scroller);
}
