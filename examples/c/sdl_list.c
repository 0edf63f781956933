/*
 * A list of a million rows in an SDL2 window: wheel, mouse drag, touch, momentum and bounce.
 *
 *   sdl_list [--log FILE]
 *
 * The height of a row is known when it comes into view; nothing moves on the screen when it is measured.
 * Every hundredth row is a header that stays at the top. Home, End, Page Up and Page Down scroll. Escape
 * quits.
 *
 * The log has one line per frame: time,offset,target,phase,first row,last row.
 */
#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <scrollkit.h>

enum { ROWS = 1000000, ROW = 44, SECTION = 100, SHOWN = 256, BAR = 6, STATUS = 32, MOUSE = 0 };

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

/* Returns the 3 × 5 dots of a letter; each octal digit is one row. */
static int dots(char letter) {
  static const int digits[] = {075557, 026227, 071747, 071717, 055711,
                               074717, 074757, 071111, 075757, 075717};
  static const int letters[] = {025755, 065656, 034443, 065556, 074747, 074744, 034553,
                                055755, 072227, 011152, 055655, 044447, 057755, 065555,
                                025552, 065644, 025563, 065655, 034216, 072222, 055557,
                                055552, 055775, 055255, 055222, 071247};
  if (letter >= '0' && letter <= '9') return digits[letter - '0'];
  if (letter >= 'a' && letter <= 'z') return letters[letter - 'a'];
  return letter == '.' ? 2 : letter == '-' ? 0700 : letter == '>' ? 042124 : 0;
}

static void write_text(SDL_Renderer *renderer, const char *text, float x, float y, float size) {
  for (; *text; text++, x += 4 * size) {
    for (int dot = 0; dot < 15; dot++) {
      if (!(dots(*text) >> (14 - dot) & 1)) continue;
      SDL_FRect square = {x + (float)(dot % 3) * size, y + (float)(dot / 3) * size, size, size};
      SDL_RenderFillRectF(renderer, &square);
    }
  }
}

static void draw_row(SDL_Renderer *renderer, size_t row, float top, int width) {
  SDL_FRect line = {0, top, (float)width, (float)height_of(row)};
  int shade = row % SECTION == 0 ? 214 : row % 2 ? 246 : 255;
  SDL_SetRenderDrawColor(renderer, (Uint8)shade, (Uint8)shade, (Uint8)shade, 255);
  SDL_RenderFillRectF(renderer, &line);
  SDL_FRect chip = {16, top + 6, 24, line.h - 12};
  SDL_SetRenderDrawColor(renderer, (Uint8)(80 + row * 37 % 150), (Uint8)(90 + row * 61 % 130),
                         (Uint8)(120 + row * 17 % 120), 255);
  if (row % SECTION) SDL_RenderFillRectF(renderer, &chip);
  char text[32];
  if (row % SECTION) snprintf(text, sizeof text, "row %zu", row + 1);
  else snprintf(text, sizeof text, "section %zu", row / SECTION + 1);
  SDL_SetRenderDrawColor(renderer, 50, 54, 62, 255);
  write_text(renderer, text, row % SECTION ? 56 : 16, top + 11, 3);
}

static void draw(SDL_Renderer *renderer, scrollkit_list *list, const scrollkit_frame *frame, int width, int height) {
  SDL_SetRenderDrawColor(renderer, 230, 232, 236, 255); /* the background, visible during overscroll */
  SDL_RenderClear(renderer);
  int view = height - STATUS;
  scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
  double tops[SHOWN];
  scrollkit_list_get_frame(list, &shown, tops, SHOWN);
  for (size_t index = 0; index < shown.count && index < SHOWN; index++)
    draw_row(renderer, shown.first + index, (float)tops[index], width);
  if (shown.has_sticky && frame->overscroll_y >= 0)
    draw_row(renderer, shown.sticky_item, (float)shown.sticky_position, width);

  /* The length of the scroll bar is the visible share of the content; overscroll shortens it. */
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  scrollkit_list_get_size(list, &size);
  double length = view * (double)view / size.length;
  if (length < 36) length = 36;
  length -= fabs(frame->overscroll_y) * 0.2;
  if (length < 8) length = 8;
  SDL_FRect bar = {(float)(width - BAR - 3), (float)(3 + frame->progress_y * (view - length - 6)),
                   BAR, (float)length};
  SDL_SetRenderDrawColor(renderer, 120, 126, 138, 255);
  SDL_RenderFillRectF(renderer, &bar);

  SDL_FRect status = {0, (float)view, (float)width, STATUS};
  SDL_SetRenderDrawColor(renderer, 38, 42, 52, 255);
  SDL_RenderFillRectF(renderer, &status);
  char text[96];
  snprintf(text, sizeof text, "%s  %.1f > %.1f", scrollkit_enum_name("phase", frame->phase),
           frame->offset_y, frame->target_y);
  SDL_SetRenderDrawColor(renderer, 235, 238, 245, 255);
  write_text(renderer, text, 12, (float)view + 11, 2);
  SDL_RenderPresent(renderer);
}

static void update_geometry(scrollkit_scroller *scroller, int width, int height, double time) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = geometry.content_width = width;
  geometry.viewport_height = height - STATUS; /* the list sets the height of the content */
  scrollkit_scroller_set_geometry(scroller, &geometry, time);
}

/* Forwards an event to the scroller. Returns 0 if the program must quit. */
static int handle_event(scrollkit_scroller *scroller, scrollkit_list *list, const SDL_Event *event,
                        int width, int height, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  switch (event->type) {
    case SDL_QUIT:
      return 0;
    case SDL_MOUSEWHEEL:
      if (scrollkit_input_from_sdl2_wheel(&input, event->wheel.preciseX, event->wheel.preciseY,
                                          event->wheel.direction, event->wheel.timestamp) ==
          SCROLLKIT_STATUS_OK)
        scrollkit_scroller_push(scroller, &input);
      return 1;
    case SDL_MOUSEBUTTONDOWN:
      if (event->button.which != SDL_TOUCH_MOUSEID && event->button.button == SDL_BUTTON_LEFT)
        scrollkit_scroller_press(scroller, MOUSE, event->button.x, event->button.y, time);
      return 1;
    case SDL_MOUSEMOTION:
      if (event->motion.which != SDL_TOUCH_MOUSEID)
        scrollkit_scroller_move(scroller, MOUSE, event->motion.x, event->motion.y, time);
      return 1;
    case SDL_MOUSEBUTTONUP:
      if (event->button.which != SDL_TOUCH_MOUSEID && event->button.button == SDL_BUTTON_LEFT)
        scrollkit_scroller_release(scroller, MOUSE, time);
      return 1;
    case SDL_FINGERDOWN: /* finger positions are fractions of the window */
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
      if (scrollkit_input_from_sdl2_finger(&input, event->type, (uint64_t)event->tfinger.fingerId,
                                           event->tfinger.x, event->tfinger.y, width, height,
                                           event->tfinger.timestamp) == SCROLLKIT_STATUS_OK)
        scrollkit_scroller_push(scroller, &input);
      return 1;
    case SDL_KEYDOWN: {
      double page = height - STATUS - ROW;
      SDL_Keycode key = event->key.keysym.sym;
      if (key == SDLK_ESCAPE) return 0;
      if (key == SDLK_HOME) scrollkit_scroller_scroll_to(scroller, 0, 0, 1, time, NULL);
      if (key == SDLK_END)
        scrollkit_list_scroll_to_item(list, ROWS - 1, SCROLLKIT_LIST_ALIGNMENT_END, 0, 1, time, NULL);
      if (key == SDLK_PAGEUP) scrollkit_scroller_scroll_by(scroller, 0, -page, time, NULL);
      if (key == SDLK_PAGEDOWN) scrollkit_scroller_scroll_by(scroller, 0, page, time, NULL);
      return 1;
    }
    default:
      return 1;
  }
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "w") : NULL;
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    fprintf(stderr, "sdl_list: %s\n", SDL_GetError());
    return 1;
  }
  SDL_Window *window = SDL_CreateWindow("ScrollKit", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                        480, 640, SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
  if (!renderer) renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  scrollkit_scroller *scroller;
  scrollkit_list *list = NULL;
  if (renderer && scrollkit_scroller_create(NULL, &scroller) == SCROLLKIT_STATUS_OK)
    list = create_list(scroller);
  if (!list) {
    fprintf(stderr, "sdl_list: cannot create the window or the scroller: %s\n", SDL_GetError());
    return 1;
  }

  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double time = 0;
  int running = 1, width = 0, height = 0;
  while (running) {
    int new_width, new_height;
    SDL_GetWindowSize(window, &new_width, &new_height);
    if (new_width != width || new_height != height)
      update_geometry(scroller, width = new_width, height = new_height, time);

    /* While content moves, events are polled; at rest, the loop waits for an event. */
    SDL_Event event;
    int has_event = frame.needs_tick ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, 500);
    for (; has_event && running; has_event = SDL_PollEvent(&event)) {
      /* The time of an event is its timestamp, clamped to the last time. */
      time = fmax(time, event.common.timestamp / 1000.0);
      running = handle_event(scroller, list, &event, width, height, time);
    }
    time = fmax(time, SDL_GetTicks64() / 1000.0);
    scrollkit_scroller_tick(scroller, time, NULL);
    measure(list, time);
    scrollkit_scroller_get_frame(scroller, &frame);
    draw(renderer, list, &frame, width, height);
    if (log) {
      scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
      scrollkit_list_get_frame(list, &shown, NULL, 0);
      fprintf(log, "%.3f,%.6f,%.6f,%s,%zu,%zu\n", time, frame.offset_y, frame.target_y,
              scrollkit_enum_name("phase", frame.phase), (size_t)shown.first,
              (size_t)(shown.first + shown.count));
      fflush(log);
    }
    if (frame.needs_tick) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(scroller);
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(window);
  SDL_Quit();
  if (log) fclose(log);
  return 0;
}
