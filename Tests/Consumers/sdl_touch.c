/*
 * Injects touch events into a program that uses SDL2, by LD_PRELOAD. SCROLLKIT_TOUCH names a pipe with lines
 * "down ID X Y", "move ID X Y", "up ID" and "wait MILLISECONDS", in points of the window.
 *
 * X11 cannot inject touch events without a touch screen. As SDL does for a real touch, the first finger also
 * emits events of a mouse.
 */
#include <SDL.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static SDL_Window *window(void) {
  for (Uint32 id = 1; id < 8; id++)
    if (SDL_GetWindowFromID(id)) return SDL_GetWindowFromID(id);
  return NULL;
}

static void push_finger(Uint32 type, SDL_FingerID id, float x, float y) {
  SDL_Event event = {0};
  event.type = type;
  event.tfinger.timestamp = SDL_GetTicks();
  event.tfinger.touchId = 1, event.tfinger.fingerId = id;
  event.tfinger.x = x, event.tfinger.y = y, event.tfinger.pressure = 1;
  SDL_PushEvent(&event);
}

static void push_button(Uint32 type, int x, int y) {
  SDL_Event event = {0};
  event.type = type;
  event.button.timestamp = SDL_GetTicks();
  event.button.which = SDL_TOUCH_MOUSEID, event.button.button = SDL_BUTTON_LEFT;
  event.button.clicks = 1, event.button.x = x, event.button.y = y;
  SDL_PushEvent(&event);
}

static void push_motion(int x, int y, int x_before, int y_before) {
  SDL_Event event = {0};
  event.type = SDL_MOUSEMOTION;
  event.motion.timestamp = SDL_GetTicks();
  event.motion.which = SDL_TOUCH_MOUSEID, event.motion.state = SDL_BUTTON_LMASK;
  event.motion.x = x, event.motion.y = y, event.motion.xrel = x - x_before, event.motion.yrel = y - y_before;
  SDL_PushEvent(&event);
}

static void *read_lines(void *name) {
  FILE *lines = fopen(name, "r");
  char line[128];
  int pressed_count = 0, x = 0, y = 0, width = 1, height = 1;
  long long id;
  while (lines && fgets(line, sizeof line, lines)) {
    if (sscanf(line, "wait %lld", &id) == 1) {
      SDL_Delay((Uint32)id);
      continue;
    }
    if (window()) SDL_GetWindowSize(window(), &width, &height);
    int x_before = x, y_before = y;
    int is_up = sscanf(line, "up %lld", &id) == 1 && pressed_count > 0;
    int is_down = sscanf(line, "down %lld %d %d", &id, &x, &y) == 3;
    if (!is_up && !is_down && sscanf(line, "move %lld %d %d", &id, &x, &y) != 3) continue;
    if (is_down && pressed_count++ == 0) push_button(SDL_MOUSEBUTTONDOWN, x, y);
    if (is_up && --pressed_count == 0) push_button(SDL_MOUSEBUTTONUP, x, y);
    if (!is_up && !is_down && pressed_count == 1) push_motion(x, y, x_before, y_before);
    push_finger(is_up ? SDL_FINGERUP : is_down ? SDL_FINGERDOWN : SDL_FINGERMOTION, id,
                (float)x / (float)width, (float)y / (float)height);
  }
  return NULL;
}

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("SCROLLKIT_TOUCH");
  pthread_t thread;
  if (name) pthread_create(&thread, NULL, read_lines, (void *)name);
}
