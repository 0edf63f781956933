/*
 * A list of 1,000 rows in an SDL3 window: wheel, mouse drag, touch, keys, momentum and bounce.
 *
 *   sdl3_list [LOG]    the log has one line per frame: time,offset,target,phase
 */
#include <stdio.h>

#include "../backends/scrollkit_sdl3.h"

enum { ROWS = 1000, ROW = 44 };

/* Draws a row whose top is at y. */
static void draw(SDL_Renderer *renderer, int row, float y, float width) {
  SDL_SetRenderDrawColor(renderer, row % 2 ? 255 : 238, row % 2 ? 255 : 240, row % 2 ? 255 : 243, 255);
  SDL_RenderFillRect(renderer, &(SDL_FRect){0, y, width, ROW});
  SDL_SetRenderDrawColor(renderer, (Uint8)(80 + row * 37 % 150), (Uint8)(90 + row * 61 % 130), 160, 255);
  SDL_RenderFillRect(renderer, &(SDL_FRect){16, y + 8, 28, ROW - 16});
  SDL_SetRenderDrawColor(renderer, 50, 54, 62, 255);
  SDL_RenderDebugTextFormat(renderer, 60, y + 18, "Row %d", row + 1);
}

int main(int argc, char **argv) {
  FILE *log = argc > 1 ? fopen(argv[1], "a") : NULL;
  SDL_Window *window = NULL;
  SDL_Renderer *renderer = NULL;
  scrollkit_sdl3_view list = {0};
  if (!SDL_Init(SDL_INIT_VIDEO) ||
      !SDL_CreateWindowAndRenderer("ScrollKit list", 480, 640, SDL_WINDOW_RESIZABLE, &window, &renderer)) return 1;
  scrollkit_sdl3 input = {.window = window};
  if (scrollkit_sdl3_add(&input, &list, NULL, NULL) != SCROLLKIT_STATUS_OK) return 1;
  SDL_SetRenderVSync(renderer, 1);
  for (int moves = 1, is_running = 1, width, height; is_running;) {
    SDL_Event event;
    for (bool has = moves ? SDL_PollEvent(&event) : SDL_WaitEvent(&event); has; has = SDL_PollEvent(&event)) {
      is_running &= event.type != SDL_EVENT_QUIT;
      scrollkit_sdl3_handle(&input, &event);
    }
    SDL_GetWindowSize(window, &width, &height);
    scrollkit_sdl3_lay_out(&list, 0, 0, width, height, width, ROWS * (double)ROW);
    moves = scrollkit_sdl3_tick(&input);
    SDL_SetRenderDrawColor(renderer, 216, 220, 226, 255);
    SDL_RenderClear(renderer);
    for (int row = SDL_max(0, (int)(list.frame.offset_y / ROW)); row < ROWS; row++) {
      float y = (float)(row * (double)ROW - list.frame.offset_y);
      if (y >= (float)height) break;
      draw(renderer, row, y, (float)width);
    }
    SDL_RenderPresent(renderer);
    if (log) {
      fprintf(log, "%.3f,%.6f,%.6f,%s\n", list.frame.time, list.frame.offset_y, list.frame.target_y,
              scrollkit_enum_name("phase", list.frame.phase));
      fflush(log);
    }
  }
  scrollkit_sdl3_remove(&input, &list);
  SDL_Quit();
  return 0;
}
