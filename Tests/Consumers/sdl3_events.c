/*
 * Events that cannot be injected on a virtual display, in the backend of SDL 3: fingers, and a key without a name.
 */
#include <stdio.h>
#include <stdlib.h>

#include "../../examples/backends/scrollkit_sdl3.h"

static scrollkit_sdl3 input;
static scrollkit_sdl3_view list;

static void expect(const char *text, int is_met) {
  if (is_met) return;
  printf("FAILED: %s; the offset is %g, %g\n", text, list.frame.offset_x, list.frame.offset_y);
  exit(1);
}

static int finger(Uint32 type, SDL_FingerID id, float x, float y) {
  SDL_Event event = {.tfinger = {.timestamp = SDL_GetTicksNS(), .fingerID = id, .x = x / 400, .y = y / 400}};
  event.type = type;
  int is_taken = scrollkit_sdl3_handle(&input, &event);
  scrollkit_sdl3_tick(&input);
  return is_taken;
}

int main(void) {
  if (!SDL_Init(SDL_INIT_VIDEO)) return 1;
  input.window = SDL_CreateWindow("", 400, 400, 0);
  scrollkit_sdl3_add(&input, &list, NULL, NULL);
  scrollkit_sdl3_lay_out(&list, 0, 0, 400, 400, 4000, 4000);
  scrollkit_scroller_set_offset(list.scroller, 1000, 1000, scrollkit_sdl3_now());

  expect("a finger presses", finger(SDL_EVENT_FINGER_DOWN, 7, 200, 300));
  finger(SDL_EVENT_FINGER_MOTION, 7, 200, 280);
  finger(SDL_EVENT_FINGER_MOTION, 7, 200, 180);
  expect("content follows a finger", list.frame.phase == SCROLLKIT_PHASE_DRAGGING && list.frame.offset_y >= 1100);
  finger(SDL_EVENT_FINGER_CANCELED, 7, 200, 180);
  expect("a cancelled finger ends the drag", list.frame.phase != SCROLLKIT_PHASE_DRAGGING && input.pressed_count == 0);
  expect("a hovering finger is not taken", !finger(SDL_EVENT_FINGER_MOTION, 7, 200, 100));

  SDL_Event key = {.key = {.type = SDL_EVENT_KEY_DOWN, .key = SDLK_UNKNOWN, .down = true}};
  expect("a key without a name is not taken", !scrollkit_sdl3_handle(&input, &key));
  key.key.key = SDLK_PAGEDOWN;
  expect("a key that scrolls is taken", scrollkit_sdl3_handle(&input, &key));
  scrollkit_scroller_destroy(list.scroller);
  return 0;
}
