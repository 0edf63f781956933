/*
 * Events that cannot be injected on a virtual display, in the backend of SDL 3: fingers, a key without a name, those of two
 * windows, after a loss of the focus, and after a removal.
 */
#include "../../examples/backends/scrollkit_sdl3.h"
#include "expect.h"

static scrollkit_sdl3 input;
static scrollkit_sdl3_view list;

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
  list.geometry.inset_bottom = 300; /* a keyboard comes */
  scrollkit_sdl3_lay_out(&list, 0, 0, 400, 400, 4000, 4000);
  scrollkit_scroller_set_offset(list.scroller, 0, 1e6, scrollkit_sdl3_now());
  scrollkit_sdl3_tick(&input);
  expect("the next layout applies an inset", list.frame.offset_y == 3900);
  list.geometry.inset_bottom = 0;
  scrollkit_sdl3_lay_out(&list, 0, 0, 400, 400, 4000, 4000);
  scrollkit_sdl3_tick(&input);
  expect("the next layout removes it", list.frame.offset_y == 3600);
  scrollkit_scroller_set_offset(list.scroller, 1000, 1000, scrollkit_sdl3_now());

  expect("a finger presses", finger(SDL_EVENT_FINGER_DOWN, 7, 200, 300));
  finger(SDL_EVENT_FINGER_MOTION, 7, 200, 280);
  finger(SDL_EVENT_FINGER_MOTION, 7, 200, 180);
  expect("content follows a finger", list.frame.phase == SCROLLKIT_PHASE_DRAGGING && list.frame.offset_y >= 1100);
  finger(SDL_EVENT_FINGER_CANCELED, 7, 200, 180);
  expect("a cancelled finger ends the drag", list.frame.phase != SCROLLKIT_PHASE_DRAGGING && input.pressed_count == 0);
  expect("a hovering finger is not taken", !finger(SDL_EVENT_FINGER_MOTION, 7, 200, 100));

  static const SDL_TouchID copies[] = {SDL_MOUSE_TOUCHID, SDL_PEN_TOUCHID};
  for (int index = 0; index < 2; index++) {
    SDL_Event copy = {.tfinger = {.type = SDL_EVENT_FINGER_DOWN, .touchID = copies[index]}};
    expect("a finger that is the mouse or a pen is not taken", !scrollkit_sdl3_handle(&input, &copy) && input.pressed_count == 0);
  }

  SDL_Event key = {.key = {.type = SDL_EVENT_KEY_DOWN, .key = SDLK_UNKNOWN, .down = true}};
  expect("a key without a name is not taken", !scrollkit_sdl3_handle(&input, &key));
  key.key.key = SDLK_PAGEDOWN;
  expect("a key that scrolls is taken", scrollkit_sdl3_handle(&input, &key));

  SDL_WindowID other = SDL_GetWindowID(SDL_CreateWindow("", 400, 400, 0)), window = SDL_GetWindowID(input.window);
  SDL_Event wheel = {.wheel = {.type = SDL_EVENT_MOUSE_WHEEL, .windowID = other, .y = -1, .mouse_x = 20, .mouse_y = 20}};
  SDL_Event button = {.button = {.type = SDL_EVENT_MOUSE_BUTTON_DOWN, .windowID = other, .button = SDL_BUTTON_LEFT, .down = true,
                                 .x = 20, .y = 20}};
  SDL_Event touch = {.tfinger = {.type = SDL_EVENT_FINGER_DOWN, .windowID = other}};
  key.key.windowID = other;
  expect("events of another window are not taken", !scrollkit_sdl3_handle(&input, &wheel) && !scrollkit_sdl3_handle(&input, &key) &&
         !scrollkit_sdl3_handle(&input, &button) && !scrollkit_sdl3_handle(&input, &touch) && input.pressed_count == 0);
  wheel.wheel.windowID = key.key.windowID = button.button.windowID = window;
  expect("events of the window are taken", scrollkit_sdl3_handle(&input, &wheel) && scrollkit_sdl3_handle(&input, &key) &&
         scrollkit_sdl3_handle(&input, &button) && input.pressed == &list);

  SDL_Event motion = {.motion = {.type = SDL_EVENT_MOUSE_MOTION, .windowID = window, .x = 20}};
  for (motion.motion.y = 10; motion.motion.y > -50; motion.motion.y -= 20) scrollkit_sdl3_handle(&input, &motion);
  key.key.mod = SDL_KMOD_LCTRL;
  scrollkit_sdl3_handle(&input, &key);
  SDL_Event focus = {.window = {.type = SDL_EVENT_WINDOW_FOCUS_LOST, .windowID = other}};
  scrollkit_sdl3_handle(&input, &focus);
  scrollkit_sdl3_tick(&input);
  expect("another window's loss of the focus ends no drag", list.frame.phase == SCROLLKIT_PHASE_DRAGGING && input.modifiers);
  focus.window.windowID = window;
  expect("a loss of the focus is the program's, too", !scrollkit_sdl3_handle(&input, &focus));
  scrollkit_sdl3_tick(&input);
  expect("it ends a drag", list.frame.phase != SCROLLKIT_PHASE_DRAGGING && input.pressed_count == 0 && input.modifiers == 0);
  expect("the rest of the drag is not taken", !scrollkit_sdl3_handle(&input, &motion));
  scrollkit_sdl3_handle(&input, &button);

  scrollkit_sdl3_view inner = {0};
  scrollkit_sdl3_add(&input, &inner, &list, NULL);
  scrollkit_sdl3_remove(&input, &list);
  expect("a removed view is forgotten", !list.scroller && !input.pressed && input.first == &inner && input.focus == &inner);
  expect("a view in it is the window's", inner.parent == NULL && inner.next == NULL);
  button.button.type = SDL_EVENT_MOUSE_BUTTON_UP, button.button.down = false;
  expect("the rest of its gesture is not taken", !scrollkit_sdl3_handle(&input, &button) && input.pressed_count == 0);
  scrollkit_sdl3_remove(&input, &inner);
  expect("no view is left", !input.first && !input.focus && !scrollkit_sdl3_handle(&input, &wheel) && !scrollkit_sdl3_handle(&input, &key));
  return 0;
}
