/*
 * A list of a million rows in an SDL2 window: wheel, mouse drag, touch, keys, momentum and bounce.
 *
 *   sdl_list [--log FILE]
 *
 * The height of a row is known when it comes into view; nothing moves on the screen when it is measured.
 * Every hundredth row is a header that stays at the top. The arrow keys, Home, End, Page Up and Page Down
 * scroll. Escape quits.
 *
 * The log has one line per frame: time,offset,target,phase,first row,last row.
 */
#include <math.h>
#include <string.h>

#include "../backends/scrollkit_sdl2.h"
#include "sdl_text.h"

enum { ROWS = 1000000, SECTION = 100, SHOWN = 256, BAR = 6, STATUS = 32 };

/* Returns the height of a row, as if its text had been laid out. */
static double height_of(size_t row) { return row % SECTION == 0 ? 32 : 36 + (double)(row * 7919 % 5) * 14; }

/* Inserts the rows, none of them measured, and makes the headers stay at the top. */
static scrollkit_list *create_list(scrollkit_scroller *scroller) {
  scrollkit_list *list = NULL;
  if (scrollkit_list_create(NULL, &list) != SCROLLKIT_STATUS_OK) return NULL;
  if (scrollkit_list_insert(list, 0, ROWS, 0) != SCROLLKIT_STATUS_OK) return NULL;
  for (size_t row = 0; row < ROWS; row += SECTION)
    if (scrollkit_list_set_sticky(list, row, 1, 0) != SCROLLKIT_STATUS_OK) return NULL;
  return scrollkit_list_attach(list, scroller, 0) == SCROLLKIT_STATUS_OK ? list : NULL;
}

/* Measures the visible rows that were not measured yet, in one content shift. */
static void measure(scrollkit_list *list, double time) {
  scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
  scrollkit_list_get_frame(list, &shown, NULL, 0);
  uint32_t batch;
  scrollkit_list_begin_update(list, time, &batch);
  for (size_t row = shown.first; row < shown.first + shown.count; row++) {
    scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
    scrollkit_list_get_item(list, row, &item);
    double height = height_of(row);
    if (!item.is_measured) scrollkit_list_set_extents(list, row, &height, 1, time);
  }
  scrollkit_list_end_update(list, batch, time);
}

static void fill(SDL_Renderer *renderer, Uint32 colour, double x, double y, double width, double height) {
  SDL_FRect area = {(float)x, (float)y, (float)width, (float)height};
  SDL_SetRenderDrawColor(renderer, (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour, 255);
  SDL_RenderFillRectF(renderer, &area);
}

static void draw_row(SDL_Renderer *renderer, size_t row, double top, int width) {
  char text[32];
  int is_header = row % SECTION == 0;
  double height = height_of(row);
  fill(renderer, is_header ? 0xD6D9DF : row % 2 ? 0xF6F6F6 : 0xFFFFFF, 0, top, width, height);
  if (!is_header)
    fill(renderer, (Uint32)((80 + row * 37 % 150) << 16 | (90 + row * 61 % 130) << 8 | (120 + row * 17 % 120)),
         16, top + 6, 24, height - 12);
  snprintf(text, sizeof text, is_header ? "Section %zu" : "Row %zu", is_header ? row / SECTION + 1 : row + 1);
  write_text(renderer, text, is_header ? 16 : 56, top + height / 2, 16, 0x32363E);
}

static void draw(SDL_Renderer *renderer, scrollkit_list *list, const scrollkit_frame *frame, int width, int height) {
  int view = height - STATUS;
  double tops[SHOWN];
  scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  scrollkit_list_get_frame(list, &shown, tops, SHOWN);
  scrollkit_list_get_size(list, &size);
  fill(renderer, 0xE6E8EC, 0, 0, width, height); /* the background, visible during overscroll */
  for (size_t index = 0; index < shown.count && index < SHOWN; index++)
    draw_row(renderer, shown.first + index, tops[index], width);
  if (shown.has_sticky && frame->overscroll_y >= 0)
    draw_row(renderer, shown.sticky_item, shown.sticky_position, width);

  /* The length of the scroll bar is the visible share of the content; overscroll shortens it. */
  double length = fmax(8, fmax(36, view * (double)view / size.length) - fabs(frame->overscroll_y) * 0.2);
  fill(renderer, 0x787E8A, width - BAR - 3, 3 + frame->progress_y * (view - length - 6), BAR, length);

  char text[96];
  fill(renderer, 0x262A34, 0, view, width, STATUS);
  snprintf(text, sizeof text, "%s: offset %.0f pt, target %.0f pt", scrollkit_enum_name("phase", frame->phase),
           frame->offset_y, frame->target_y);
  write_text(renderer, text, 16, view + STATUS / 2.0, 14, 0xEBEEF5);
  SDL_RenderPresent(renderer);
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "w") : NULL;
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  SDL_Init(SDL_INIT_VIDEO);
  SDL_Window *window = SDL_CreateWindow("ScrollKit", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                        480, 640, SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
  if (!renderer) renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  scrollkit_sdl2 input = {.window = window};
  scrollkit_sdl2_view view = {0};
  scrollkit_list *list = NULL;
  if (renderer && scrollkit_sdl2_add(&input, &view, NULL, NULL) == SCROLLKIT_STATUS_OK)
    list = create_list(view.scroller);
  if (!list) {
    fprintf(stderr, "sdl_list: cannot create the window, the scroller or the list: %s\n", SDL_GetError());
    return 1;
  }

  for (int running = 1, moves = 1; running;) {
    int width, height;
    SDL_Event event; /* polled while content moves; at rest, the loop waits for an event */
    int has_event = moves ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, 500);
    for (; has_event; has_event = SDL_PollEvent(&event)) {
      SDL_Keycode key = event.type == SDL_KEYDOWN ? event.key.keysym.sym : SDLK_UNKNOWN;
      if (event.type == SDL_QUIT || key == SDLK_ESCAPE) running = 0;
      else if (key == SDLK_END) /* the last row, wherever it will be when the rows before it are measured */
        scrollkit_list_scroll_to_item(list, ROWS - 1, SCROLLKIT_LIST_ALIGNMENT_END, 0, 1, scrollkit_sdl2_now(), NULL);
      else scrollkit_sdl2_handle(&input, &event);
    }
    SDL_GetWindowSize(window, &width, &height);
    scrollkit_sdl2_lay_out(&view, 0, 0, width, height - STATUS, width, 0); /* the list sets the content's height */
    moves = scrollkit_sdl2_tick(&input);
    measure(list, view.frame.time);
    scrollkit_scroller_get_frame(view.scroller, &view.frame);
    draw(renderer, list, &view.frame, width, height);
    if (log) {
      scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
      scrollkit_list_get_frame(list, &shown, NULL, 0);
      fprintf(log, "%.3f,%.6f,%.6f,%s,%zu,%zu\n", view.frame.time, view.frame.offset_y, view.frame.target_y,
              scrollkit_enum_name("phase", view.frame.phase), (size_t)shown.first,
              (size_t)(shown.first + shown.count));
      fflush(log);
    }
    if (moves) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(view.scroller);
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(window);
  SDL_Quit();
  if (log) fclose(log);
  return 0;
}
