/*
 * Events that cannot be injected on a virtual display, in the backend of SDL 2: of two windows, of fingers that are
 * the mouse, after a loss of the focus, and after a removal.
 */
#include "../../examples/backends/scrollkit_sdl2.h"
#include "expect.h"

static scrollkit_sdl2 input;
static scrollkit_sdl2_view list, inner;
static Uint32 window, other;
static Uint16 modifiers;
static SDL_TouchID touch;

static int push(Uint32 type, Uint32 id, int y) {
  SDL_Event event = {.type = type};
  event.common.timestamp = SDL_GetTicks();
  if (type == SDL_MOUSEWHEEL) event.wheel.windowID = id, event.wheel.preciseY = -1, event.wheel.mouseX = 20, event.wheel.mouseY = y;
  else if (type == SDL_FINGERDOWN || type == SDL_FINGERUP) event.tfinger.windowID = id, event.tfinger.y = (float)y / 400, event.tfinger.touchId = touch;
  else if (type == SDL_KEYDOWN) event.key.windowID = id, event.key.keysym.sym = SDLK_PAGEDOWN, event.key.keysym.mod = modifiers;
  else if (type == SDL_WINDOWEVENT) event.window.windowID = id, event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
  else if (type == SDL_MOUSEMOTION) event.motion.windowID = id, event.motion.x = 20, event.motion.y = y;
  else event.button.windowID = id, event.button.button = SDL_BUTTON_LEFT, event.button.x = 20, event.button.y = y;
  return scrollkit_sdl2_handle(&input, &event);
}

int main(void) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  input.window = SDL_CreateWindow("", 0, 0, 400, 400, 0);
  window = SDL_GetWindowID(input.window), other = SDL_GetWindowID(SDL_CreateWindow("", 0, 0, 400, 400, 0));
  scrollkit_sdl2_add(&input, &list, NULL, NULL);
  scrollkit_sdl2_add(&input, &inner, &list, NULL);
  scrollkit_sdl2_lay_out(&list, 0, 0, 400, 400, 400, 4000);
  scrollkit_sdl2_lay_out(&inner, 0, 200, 400, 100, 400, 1000);

  list.geometry.inset_bottom = 300; /* a keyboard comes */
  scrollkit_sdl2_lay_out(&list, 0, 0, 400, 400, 400, 4000);
  scrollkit_scroller_set_offset(list.scroller, 0, 1e6, scrollkit_sdl2_now());
  scrollkit_sdl2_tick(&input);
  expect("the next layout applies an inset", list.frame.offset_y == 3900);
  list.geometry.inset_bottom = 0;
  scrollkit_sdl2_lay_out(&list, 0, 0, 400, 400, 400, 4000);
  scrollkit_sdl2_tick(&input);
  expect("the next layout removes it", list.frame.offset_y == 3600);

  expect("events of another window are not taken", !push(SDL_MOUSEWHEEL, other, 50) && !push(SDL_KEYDOWN, other, 0) &&
         !push(SDL_MOUSEBUTTONDOWN, other, 50) && !push(SDL_FINGERDOWN, other, 50) && input.pressed_count == 0);
  expect("events of the window are taken", push(SDL_MOUSEWHEEL, window, 50) && push(SDL_KEYDOWN, window, 0));
  expect("a finger without a window is taken", push(SDL_FINGERDOWN, 0, 50) && push(SDL_FINGERUP, 0, 50));
  expect("a press of the window is taken", push(SDL_MOUSEBUTTONDOWN, window, 50) && input.pressed == &list);
  expect("its motion in another window is not", !push(SDL_MOUSEMOTION, other, 60) && push(SDL_MOUSEMOTION, window, 60));
  expect("its release is", push(SDL_MOUSEBUTTONUP, window, 60) && input.pressed_count == 0);

  expect("it is pressed", push(SDL_MOUSEBUTTONDOWN, window, 60) && input.pressed_count == 1);
  touch = SDL_MOUSE_TOUCHID;
  expect("a finger that is the mouse is not taken", !push(SDL_FINGERDOWN, window, 60) && !push(SDL_FINGERUP, window, 60) &&
         input.pressed_count == 1);
  push(SDL_MOUSEMOTION, window, 40), push(SDL_MOUSEMOTION, window, 20);
  modifiers = KMOD_LCTRL | KMOD_LSHIFT;
  expect("a key has modifiers", push(SDL_KEYDOWN, window, 0) && input.modifiers == modifiers);
  push(SDL_WINDOWEVENT, other, 0);
  scrollkit_sdl2_tick(&input);
  expect("another window's loss of the focus ends no drag", list.frame.phase == SCROLLKIT_PHASE_DRAGGING);
  expect("a loss of the focus is the program's, too", !push(SDL_WINDOWEVENT, window, 0));
  scrollkit_sdl2_tick(&input);
  expect("it ends a drag", list.frame.phase != SCROLLKIT_PHASE_DRAGGING && input.pressed_count == 0 && input.modifiers == 0);
  expect("the rest of the drag is not taken", !push(SDL_MOUSEMOTION, window, 10) && !push(SDL_MOUSEBUTTONUP, window, 10) &&
         input.pressed_count == 0);

  scrollkit_scroller_set_offset(list.scroller, 0, 0, scrollkit_sdl2_now());
  scrollkit_sdl2_tick(&input);
  expect("the inner view is pressed", push(SDL_MOUSEBUTTONDOWN, window, 250) && input.pressed == &inner && input.focus == &inner);
  scrollkit_sdl2_remove(&input, &inner);
  expect("a removed view is forgotten", !inner.scroller && !input.pressed && input.focus == &list && input.first == &list);
  expect("the rest of its gesture is not taken", !push(SDL_MOUSEMOTION, window, 200) && !push(SDL_MOUSEBUTTONUP, window, 200));
  expect("the view below is hit", push(SDL_MOUSEBUTTONDOWN, window, 250) && input.pressed == &list);
  push(SDL_MOUSEBUTTONUP, window, 250);

  inner = (scrollkit_sdl2_view){0};
  scrollkit_sdl2_add(&input, &inner, &list, NULL);
  scrollkit_sdl2_remove(&input, &list);
  expect("a view in a removed one is the window's", inner.parent == NULL && input.first == &inner && inner.next == NULL);
  scrollkit_sdl2_remove(&input, &list);
  scrollkit_sdl2_remove(&input, &inner);
  expect("no view is left", !input.first && !input.focus && !push(SDL_MOUSEWHEEL, window, 50) && !push(SDL_KEYDOWN, window, 0));
  return 0;
}
