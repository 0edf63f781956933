#include "page.h"
#include "scrollkit_sdl2.h"

static double rested;
static void finish(scrollkit_scroller *scroller) {
  rested = frame_at(scroller, 1e6).offset_y;
  scrollkit_scroller_destroy(scroller);
}
#define main window_main
#define scrollkit_scroller_destroy finish
#include "first-1.c"
#undef main
#undef scrollkit_scroller_destroy

/* Turns the wheel some times, then quits. */
static Uint32 use(Uint32 interval, void *turns) {
  SDL_Event event = {.type = SDL_QUIT};
  if (--*(int *)turns >= 0) event.type = SDL_MOUSEWHEEL, event.wheel.y = -1, event.wheel.preciseY = -1;
  SDL_PushEvent(&event);
  return interval;
}

int main(int argc, char **argv) {
  int turns = 10;
  SDL_Init(SDL_INIT_VIDEO | SDL_INIT_TIMER);
  SDL_AddTimer(20, use, &turns);
  CHECK(window_main(argc, argv) == 0 && rested == 600);

  scrollkit_sdl2 input = {0};
  scrollkit_sdl2_view view = {0};
  SDL_Event unknown = {.key = {.type = SDL_KEYDOWN, .keysym.sym = SDLK_UNKNOWN}}; /* a key without a name */
  CHECK(scrollkit_sdl2_add(&input, &view, NULL, NULL) == SCROLLKIT_STATUS_OK);
  CHECK(scrollkit_sdl2_handle(&input, &unknown) == 0);
  scrollkit_scroller_destroy(view.scroller);
}
