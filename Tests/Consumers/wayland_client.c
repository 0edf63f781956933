/* A Wayland program that knows nothing of inertia: it moves its lines by each scroll at once. It logs time,distance,sum. */
#include <SDL.h>
#include <stdio.h>

int main(int count, char **arguments) {
  FILE *log = fopen(count > 1 ? arguments[1] : "/dev/stdout", "a");
  SDL_Window *window = NULL;
  SDL_SetHint(SDL_HINT_VIDEODRIVER, "wayland");
  if (log && SDL_Init(SDL_INIT_VIDEO) == 0) window = SDL_CreateWindow("client", 0, 0, 480, 360, 0);
  SDL_Renderer *renderer = window ? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE) : NULL;
  if (!renderer) return fprintf(stderr, "no window: %s\n", SDL_GetError()), 1;
  double sum = 0;
  fprintf(log, "%u,0,0\n", SDL_GetTicks()), fflush(log);
  for (int is_running = 1; is_running; SDL_Delay(4)) {
    for (SDL_Event event; SDL_PollEvent(&event);) {
      is_running &= event.type != SDL_QUIT;
      if (event.type != SDL_MOUSEWHEEL) continue;
      sum += event.wheel.preciseY;
      fprintf(log, "%u,%.5f,%.5f\n", SDL_GetTicks(), event.wheel.preciseY, sum), fflush(log);
    }
    SDL_SetRenderDrawColor(renderer, 250, 250, 250, 255);
    SDL_RenderClear(renderer);
    SDL_SetRenderDrawColor(renderer, 58, 91, 168, 255);
    for (int line = 0; line < 20; line++) {
      int y = line * 20 + (int)(sum * 10) % 20;
      SDL_RenderFillRect(renderer, &(SDL_Rect){20, y, 60 + line * 53 % 380, 8});
    }
    SDL_RenderPresent(renderer);
  }
  return fclose(log);
}
