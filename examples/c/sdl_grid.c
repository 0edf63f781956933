/*
 * A grid of a hundred thousand photos in an SDL2 window that can be resized.
 *
 *   sdl_grid [--log FILE]
 *
 * The list has as many columns as fit; when their number changes, the photos at the top stay there. A photo is loaded
 * before it appears: the list returns the photos that the motion under way will show. Escape quits.
 *
 * The log has one line per frame: time,offset,target,phase,columns,first photo,photos,missing. `missing` is the number
 * of visible photos that are not loaded; they are drawn grey.
 */
#include "../backends/scrollkit_sdl2.h"
#include "sdl_canvas.h"
#include "sdl_pictures.h"

enum { PHOTOS = 100000, SMALLEST = 112, GAP = 4, SHOWN = 1024, CACHE = 512, LOADS = 2, PIXELS = 192 };

/* The photos in memory: photo n is at n % CACHE. */
static struct slot {
  size_t photo;
  SDL_Texture *picture; /* NULL: none */
} cache[CACHE];

static SDL_Texture *loaded(size_t photo) {
  const struct slot *slot = &cache[photo % CACHE];
  return slot->photo == photo ? slot->picture : NULL;
}

/* Loads a photo in place of another. Returns whether it was not loaded before. */
static int load(SDL_Renderer *renderer, size_t photo) {
  struct slot *slot = &cache[photo % CACHE];
  if (loaded(photo)) return 0;
  SDL_DestroyTexture(slot->picture);
  *slot = (struct slot){photo, make_picture(renderer, (int)photo, PIXELS)};
  return 1;
}

/* Loads a few photos: those that are visible, then those that the motion under way will show, in order. */
static void load_photos(SDL_Renderer *renderer, scrollkit_list *list, const scrollkit_list_frame *shown) {
  size_t coming[CACHE], count;
  int loads = 0;
  check(scrollkit_list_get_upcoming(list, coming, NULL, CACHE / 2, &count));
  for (size_t photo = shown->first; photo < shown->first + shown->count && loads < LOADS; photo++)
    loads += load(renderer, photo);
  for (size_t index = 0; index < count && loads < LOADS; index++) loads += load(renderer, coming[index]);
}

/* Makes the cells as wide as fit into the window, and square. */
static void lay_out(scrollkit_list *list, double width, double time) {
  scrollkit_list_options grid = SCROLLKIT_LIST_OPTIONS_INIT;
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  grid.columns = SCROLLKIT_LIST_COLUMNS_FIT;
  grid.smallest_cell = SMALLEST, grid.cross_length = width;
  grid.gap = grid.column_gap = GAP;
  check(scrollkit_list_set_options(list, &grid, time));
  check(scrollkit_list_get_size(list, &size));
  grid.estimate = size.cell_length;
  check(scrollkit_list_set_options(list, &grid, time));
}

/* Draws the photos. Returns how many visible ones are missing. */
static int draw(SDL_Renderer *renderer, scrollkit_list *list, const scrollkit_list_frame *shown, const double *tops) {
  int missing = 0;
  fill(renderer, 0x16181D, 1, 0, 0, 4096, 4096);
  for (size_t index = 0; index < shown->count && index < SHOWN; index++) {
    size_t photo = shown->first + index;
    SDL_Texture *picture = loaded(photo);
    scrollkit_list_item cell = SCROLLKIT_LIST_ITEM_INIT;
    char text[16];
    check(scrollkit_list_get_item(list, photo, &cell));
    SDL_Rect square = {PIXELS / 8, 0, PIXELS * 3 / 4, PIXELS * 3 / 4}; /* the middle of the photo */
    SDL_FRect area = {(float)cell.cross_start, (float)tops[index], (float)cell.extent, (float)cell.extent};
    if (picture) SDL_RenderCopyF(renderer, picture, &square, &area);
    else fill(renderer, 0x343841, 1, cell.cross_start, tops[index], cell.extent, cell.extent);
    snprintf(text, sizeof text, "%zu", photo + 1);
    write_text(renderer, text, cell.cross_start + 9, tops[index] + cell.extent - 13, 12, 0x101418); /* its shadow */
    write_text(renderer, text, cell.cross_start + 8, tops[index] + cell.extent - 14, 12, 0xFFFFFF);
    missing += !picture;
  }
  SDL_RenderPresent(renderer);
  return missing;
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit grid", 480, 640, SDL_WINDOW_RESIZABLE);
  if (!renderer) return 1;
  scrollkit_sdl2 input = {.window = SDL_RenderGetWindow(renderer)};
  scrollkit_sdl2_view view = {0};
  scrollkit_list *list;
  check(scrollkit_sdl2_add(&input, &view, NULL, NULL));
  check(scrollkit_list_create(NULL, &list));
  check(scrollkit_list_insert(list, 0, PHOTOS, 0));
  check(scrollkit_list_attach(list, view.scroller, 0));

  for (int running = 1, moves = 1; running;) {
    int width, height;
    SDL_Event event; /* polled while content moves or photos are missing; at rest, the loop waits for an event */
    int has_event = moves ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, 500);
    for (; has_event; has_event = SDL_PollEvent(&event)) {
      if (event.type == SDL_QUIT || (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_ESCAPE)) running = 0;
      scrollkit_sdl2_handle(&input, &event);
    }
    SDL_GetWindowSize(input.window, &width, &height);
    if (width != view.geometry.viewport_width) lay_out(list, width, scrollkit_sdl2_now());
    check(scrollkit_sdl2_lay_out(&view, 0, 0, width, height, width, 0)); /* the list sets the height */
    moves = scrollkit_sdl2_tick(&input);

    double tops[SHOWN];
    scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
    scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
    check(scrollkit_list_get_frame(list, &shown, tops, SHOWN));
    check(scrollkit_list_get_size(list, &size));
    load_photos(renderer, list, &shown);
    int missing = draw(renderer, list, &shown, tops);
    moves |= missing > 0;
    if (log) {
      fprintf(log, "%.3f,%.6f,%.6f,%s,%u,%zu,%zu,%d\n", view.frame.time, view.frame.offset_y, view.frame.target_y,
              scrollkit_enum_name("phase", view.frame.phase), size.columns, (size_t)shown.first, (size_t)shown.count,
              missing);
      fflush(log);
    }
    if (moves) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(view.scroller);
  for (int slot = 0; slot < CACHE; slot++) SDL_DestroyTexture(cache[slot].picture);
  close_window(renderer);
  return log ? fclose(log) : 0;
}
