/*
 * A photo viewer in an SDL2 window: a list that contains a carousel, and a zoomable page for each photo.
 *
 *   sdl_photos [--log FILE]
 *
 * The list takes wheel, drag and touch. A click on a photo opens it. Two fingers, Control with the wheel,
 * a double click or a double tap zoom the open photo; a horizontal drag shows the next photo. Escape or a
 * click on the bar closes it. ScrollKit computes every movement; this program forwards events and draws.
 *
 * The log has one line per frame: time,page,list,carousel,pages,x,y,scale,phase,moves. page is the index of
 * the open photo, or -1 for the list. x, y, scale and phase belong to the open photo, or to the list. moves
 * is 1 while content moves or a pointer is pressed.
 */
#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <scrollkit.h>

enum { PHOTOS = 6, WIDTH = 480, HEIGHT = 640, MOUSE = 0 };
enum { CARD = 360, CARD_HEIGHT = 270, CARD_TOP = 72, GAP = 16, ROWS = 40, ROW = 56 };
enum { ROWS_TOP = CARD_TOP + CARD_HEIGHT + 24, BAR = 36, PIXELS = 960, PIXEL_ROWS = 720 };
static const double PHOTO_WIDTH = 960, PHOTO_HEIGHT = 720; /* at scale 1 */
static const double FIT = WIDTH / PHOTO_WIDTH, MAX_SCALE = 3;

/* Indices of the scrollers. The list is the parent of the carousel, the pages of every photo. */
enum { LIST, CAROUSEL, PAGES, PHOTO, SCROLLERS = PHOTO + PHOTOS };
static scrollkit_scroller *scrollers[SCROLLERS];
static scrollkit_frame frames[SCROLLERS];
static SDL_Texture *pictures[PHOTOS];
static int open = -1;                        /* index of the open photo; -1: the list */
static scrollkit_scroller *pressed_scroller; /* the scroller that receives all pressed pointers */
static int pressed_count;                    /* number of pressed pointers */
static int is_drag; /* 1 if a pointer has moved or has stopped content: the release is no click */
static double pressed_x, pressed_y, mouse_x, mouse_y;
static int has_control; /* 1 while the Control key is down */

static int succeeded(const char *call, scrollkit_status status) {
  if (status < 0) fprintf(stderr, "sdl_photos: %s: %s\n", call, scrollkit_status_text(status));
  return status >= 0;
}

/* ---- Setting up ----------------------------------------------------------------------------- */

static int set_size(int index, double width, double height, double content_width,
                    double content_height, double inset) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = width, geometry.viewport_height = height;
  geometry.content_width = content_width, geometry.content_height = content_height;
  geometry.inset_left = geometry.inset_right = inset;
  return succeeded("geometry", scrollkit_scroller_set_geometry(scrollers[index], &geometry, 0));
}

/* Enables paging. A page is the viewport without its insets; the spacing is the gap between cards. */
static int enable_paging(int index) {
  scrollkit_snap_options pages = SCROLLKIT_SNAP_OPTIONS_INIT;
  pages.kind = SCROLLKIT_SNAP_KIND_PAGES;
  pages.spacing = GAP;
  return succeeded("pages", scrollkit_snap_set_options(scrollers[index], SCROLLKIT_AXIS_X, &pages));
}

static int enable_zoom(int photo, double minimum, double time) {
  scrollkit_zoom_options zoom = SCROLLKIT_ZOOM_OPTIONS_INIT;
  zoom.minimum = minimum, zoom.maximum = MAX_SCALE, zoom.centers = 1;
  return succeeded("zoom", scrollkit_zoom_enable(scrollers[PHOTO + photo], &zoom, time));
}

static int set_up(void) {
  for (int index = 0; index < SCROLLERS; index++) {
    frames[index] = (scrollkit_frame)SCROLLKIT_FRAME_INIT;
    if (!succeeded("create", scrollkit_scroller_create(NULL, &scrollers[index]))) return 0;
  }
  for (int photo = 0; photo < PHOTOS; photo++)
    if (!set_size(PHOTO + photo, WIDTH, HEIGHT, PHOTO_WIDTH, PHOTO_HEIGHT, 0) ||
        !enable_zoom(photo, FIT, 0) ||
        !succeeded("fit", scrollkit_zoom_set_scale(scrollers[PHOTO + photo], FIT, 0, 0, 0, 0, NULL)) ||
        !succeeded("nest", scrollkit_nest_set_parent(scrollers[PHOTO + photo], scrollers[PAGES], 0)) ||
        /* a drag that begins inside a photo does not chain to the pages */
        !succeeded("latch", scrollkit_nest_set_latching(scrollers[PHOTO + photo],
                                                     SCROLLKIT_NEST_LATCHING_GESTURE)))
      return 0;
  double gaps = (PHOTOS - 1) * (double)GAP;
  return set_size(LIST, WIDTH, HEIGHT, WIDTH, ROWS_TOP + ROWS * (double)ROW, 0) &&
         set_size(CAROUSEL, WIDTH, CARD_HEIGHT, PHOTOS * (double)CARD + gaps, CARD_HEIGHT,
                  (WIDTH - CARD) / 2.0) &&
         set_size(PAGES, WIDTH, HEIGHT, PHOTOS * (double)WIDTH + gaps, HEIGHT, 0) &&
         enable_paging(CAROUSEL) && enable_paging(PAGES) &&
         succeeded("nest", scrollkit_nest_set_parent(scrollers[CAROUSEL], scrollers[LIST], 0));
}

/* ---- Computed photos: sun, sky and hills ----------------------------------------------------- */

static Uint32 mix(const int a[3], const int b[3], double share) {
  Uint32 color = 0;
  for (int part = 0; part < 3; part++)
    color = color << 8 | (Uint32)(a[part] + (b[part] - a[part]) * fmin(fmax(share, 0), 1));
  return color;
}

static SDL_Texture *draw_texture(SDL_Renderer *renderer, int number) {
  static Uint32 pixels[PIXEL_ROWS][PIXELS];
  static const int skies[PHOTOS][3] = {{40, 90, 190},  {190, 70, 60},  {20, 30, 70},
                                       {70, 150, 160}, {120, 70, 150}, {90, 110, 130}};
  static const int glow[3] = {255, 226, 170}, sun[3] = {255, 250, 225};
  double sun_x = 0.2 + 0.12 * number, sun_y = 0.22 + 0.04 * (number % 3);
  for (int row = 0; row < PIXEL_ROWS; row++)
    for (int column = 0; column < PIXELS; column++) {
      double x = column / (double)PIXELS, y = row / (double)PIXELS; /* 1 is the width of the photo */
      double distance = hypot(x - sun_x, y - sun_y);
      Uint32 color = distance < 0.07 ? mix(sun, glow, distance * 5) : mix(skies[number], glow, y * 1.6);
      for (int hill = 0; hill < 3; hill++) {
        double below = y - 0.4 - 0.11 * hill - 0.05 * sin(x * (6.7 + hill) + number * 2 + hill * 3);
        int green[3] = {70 - 20 * hill + 9 * number, 110 - 30 * hill, 80 - 15 * hill};
        if (below >= 0) color = mix(green, glow, 0.35 - below * 2);
      }
      pixels[row][column] = color;
    }
  SDL_Texture *picture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_XRGB8888,
                                           SDL_TEXTUREACCESS_STATIC, PIXELS, PIXEL_ROWS);
  if (!picture) return NULL;
  SDL_UpdateTexture(picture, NULL, pixels, sizeof pixels[0]);
  SDL_SetTextureScaleMode(picture, SDL_ScaleModeLinear);
  return picture;
}

/* ---- Drawing ---------------------------------------------------------------------------------- */

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
  return letter == '<' ? 012421 : 0;
}

static void write_text(SDL_Renderer *renderer, const char *text, double x, double y, double size) {
  for (; *text; text++, x += 4 * size)
    for (int dot = 0; dot < 15; dot++) {
      if (!(dots(*text) >> (14 - dot) & 1)) continue;
      SDL_FRect square = {(float)(x + dot % 3 * size), (float)(y + dot / 3 * size), (float)size,
                          (float)size};
      SDL_RenderFillRectF(renderer, &square);
    }
}

static void fill(SDL_Renderer *renderer, int shade, double x, double y, double width, double height) {
  SDL_FRect area = {(float)x, (float)y, (float)width, (float)height};
  SDL_SetRenderDrawColor(renderer, (Uint8)shade, (Uint8)shade, (Uint8)(shade + 4), 255);
  SDL_RenderFillRectF(renderer, &area);
}

static void draw_photo(SDL_Renderer *renderer, int photo, double x, double y, double width) {
  SDL_FRect area = {(float)x, (float)y, (float)width, (float)(width * PHOTO_HEIGHT / PHOTO_WIDTH)};
  SDL_RenderCopyF(renderer, pictures[photo], NULL, &area);
}

static void draw_list(SDL_Renderer *renderer) {
  double top = -frames[LIST].offset_y;
  char text[32];
  fill(renderer, 236, 0, 0, WIDTH, HEIGHT); /* the background, visible during overscroll */
  fill(renderer, 251, 0, top, WIDTH, ROWS_TOP + ROWS * (double)ROW);
  SDL_SetRenderDrawColor(renderer, 40, 44, 52, 255);
  write_text(renderer, "photos", 24, top + 28, 4);
  for (int photo = 0; photo < PHOTOS; photo++)
    draw_photo(renderer, photo, photo * (CARD + GAP) - frames[CAROUSEL].offset_x, top + CARD_TOP,
               CARD);
  for (int row = 0; row < ROWS; row++) {
    double y = top + ROWS_TOP + row * ROW;
    if (y < -ROW || y > HEIGHT) continue;
    fill(renderer, 228, 24, y, WIDTH - 48, 1);
    draw_photo(renderer, row % PHOTOS, 24, y + 10, 48);
    snprintf(text, sizeof text, "album %d", row + 1);
    SDL_SetRenderDrawColor(renderer, 70, 74, 84, 255);
    write_text(renderer, text, 92, y + 21, 3);
  }
}

static void draw_pages(SDL_Renderer *renderer) {
  fill(renderer, 14, 0, 0, WIDTH, HEIGHT);
  for (int photo = 0; photo < PHOTOS; photo++) {
    double left = photo * (WIDTH + GAP) - frames[PAGES].offset_x;
    const scrollkit_frame *frame = &frames[PHOTO + photo];
    SDL_Rect page = {(int)left, 0, WIDTH, HEIGHT};
    if (left <= -WIDTH || left >= WIDTH) continue;
    SDL_RenderSetClipRect(renderer, &page);
    draw_photo(renderer, photo, left - frame->offset_x, -frame->offset_y,
               PHOTO_WIDTH * frame->scale);
  }
  SDL_RenderSetClipRect(renderer, NULL);
  fill(renderer, 30, 0, 0, WIDTH, BAR);
  char text[48];
  snprintf(text, sizeof text, "<  photo %d   %d percent", open + 1,
           (int)lround(100 * frames[PHOTO + open].scale));
  SDL_SetRenderDrawColor(renderer, 226, 230, 238, 255);
  write_text(renderer, text, 14, 11, 3);
}

/* ---- Events ----------------------------------------------------------------------------------- */

/* Hit test: returns the innermost scroller at a y of the window. */
static scrollkit_scroller *scroller_at(double y) {
  if (open >= 0) return scrollers[PHOTO + open];
  double top = CARD_TOP - frames[LIST].offset_y;
  return scrollers[y >= top && y < top + CARD_HEIGHT ? CAROUSEL : LIST];
}

/* Opens a photo: its scale animates from its size in the list to the width of the window. */
static void open_photo(int photo, double time) {
  scrollkit_scroller *scroller = scrollers[PHOTO + photo];
  open = photo;
  scrollkit_scroller_set_offset(scrollers[PAGES], photo * (double)(WIDTH + GAP), 0, time);
  enable_zoom(photo, CARD / PHOTO_WIDTH, time);
  scrollkit_zoom_set_scale(scroller, CARD / PHOTO_WIDTH, 0, 0, 0, time, NULL);
  scrollkit_zoom_set_scale(scroller, FIT, 0, 0, 1, time, NULL);
  enable_zoom(photo, FIT, time); /* restores the minimum scale; the animation continues */
}

/* Handles a click or a tap; `is_second` marks the second of a double click. */
static void click(double x, double y, int is_second, double time) {
  if (open < 0) {
    double content_x = x + frames[CAROUSEL].offset_x;
    int photo = (int)floor(content_x / (CARD + GAP));
    if (scroller_at(y) == scrollers[CAROUSEL] && photo >= 0 && photo < PHOTOS) open_photo(photo, time);
  } else if (y < BAR) {
    open = -1;
  } else if (is_second) { /* zooms to a third of the photo around the click, or back */
    scrollkit_scroller *scroller = scrollers[PHOTO + open];
    const scrollkit_frame *frame = &frames[PHOTO + open];
    double width = PHOTO_WIDTH / 3, height = PHOTO_HEIGHT / 3;
    double left = (frame->offset_x + x) / frame->scale - width / 2;
    double top = (frame->offset_y + y) / frame->scale - height / 2;
    if (frame->scale > FIT * 1.01)
      scrollkit_zoom_double_tap(scroller, x, y, 0, time, NULL);
    else
      scrollkit_zoom_show_rect(scroller, left, top, width, height, 1, time, NULL);
  }
}

/* Handles a press, a move or a release. All pressed pointers belong to the same scroller; two pointers
   zoom a photo. */
static void touch(Uint32 type, uint64_t pointer, double x, double y, double time) {
  switch (type) {
    case SDL_FINGERDOWN:
      if (pressed_count++ == 0) {
        pressed_scroller = scroller_at(y), pressed_x = x, pressed_y = y, is_drag = 0;
        for (int index = 0; index < SCROLLERS; index++)
          is_drag |= (int)frames[index].needs_tick;
      } else {
        is_drag = 1;
      }
      scrollkit_scroller_press(pressed_scroller, pointer, x, y, time);
      return;
    case SDL_FINGERMOTION:
      if (!pressed_count) return;
      if (hypot(x - pressed_x, y - pressed_y) > 8) is_drag = 1;
      scrollkit_scroller_move(pressed_scroller, pointer, x, y, time);
      return;
    case SDL_FINGERUP:
      if (pressed_count && --pressed_count >= 0) scrollkit_scroller_release(pressed_scroller, pointer, time);
      return;
  }
}

/* Forwards an event. Returns 0 if the program must quit. */
static int handle_event(const SDL_Event *event, double time) {
  switch (event->type) {
    case SDL_QUIT:
      return 0;
    case SDL_MOUSEWHEEL: {
      scrollkit_input input = SCROLLKIT_INPUT_INIT;
      if (scrollkit_input_from_sdl2_wheel(&input, event->wheel.preciseX, event->wheel.preciseY,
                                          event->wheel.direction, event->wheel.timestamp) < 0)
        return 1;
      if (open >= 0 && has_control)
        input.flags |= SCROLLKIT_INPUT_FLAGS_ZOOM, input.focus_x = mouse_x, input.focus_y = mouse_y;
      scrollkit_scroller_push(scroller_at(mouse_y), &input);
      return 1;
    }
    case SDL_MOUSEMOTION:
      mouse_x = event->motion.x, mouse_y = event->motion.y;
      if (event->motion.which != SDL_TOUCH_MOUSEID)
        touch(SDL_FINGERMOTION, MOUSE, event->motion.x, event->motion.y, time);
      return 1;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: { /* SDL also emits them for a finger; then only the click counts */
      int is_up = event->type == SDL_MOUSEBUTTONUP;
      double x = event->button.x, y = event->button.y;
      if (event->button.button != SDL_BUTTON_LEFT) return 1;
      if (event->button.which != SDL_TOUCH_MOUSEID)
        touch(is_up ? SDL_FINGERUP : SDL_FINGERDOWN, MOUSE, x, y, time);
      if (is_up && !is_drag) click(x, y, event->button.clicks % 2 == 0, time);
      return 1;
    }
    case SDL_FINGERDOWN: /* positions are fractions of the window; ids begin at 0, which is MOUSE */
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
      touch(event->type, (uint64_t)event->tfinger.fingerId + 1, event->tfinger.x * WIDTH,
            event->tfinger.y * HEIGHT, time);
      return 1;
    case SDL_KEYUP:
    case SDL_KEYDOWN: /* SDL_GetModState would return the state of the newest event */
      has_control = (event->key.keysym.mod & KMOD_CTRL) != 0;
      if (event->type == SDL_KEYUP || event->key.keysym.sym != SDLK_ESCAPE) return 1;
      if (open < 0) return 0;
      open = -1;
      return 1;
    default:
      return 1;
  }
}

/* Ticks all scrollers. Returns whether a scroller needs another tick. */
static int tick(double time) {
  int moves = 0;
  scrollkit_scroller_tick_many(scrollers, SCROLLERS, time, frames);
  for (int index = 0; index < SCROLLERS; index++) moves |= (int)frames[index].needs_tick;
  if (open < 0 || pressed_count) return moves;
  int page = (int)lround(frames[PAGES].offset_x / (WIDTH + GAP));
  if (page == open || frames[PAGES].needs_tick) return moves;
  scrollkit_zoom_set_scale(scrollers[PHOTO + open], FIT, 0, 0, 0, time, NULL); /* the photo is invisible now */
  open = page;
  return 1;
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "a") : NULL;
  if (!set_up() || SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow("ScrollKit photos", SDL_WINDOWPOS_CENTERED,
                                        SDL_WINDOWPOS_CENTERED, WIDTH, HEIGHT, 0);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
  if (!renderer) renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  for (int photo = 0; renderer && photo < PHOTOS; photo++) {
    pictures[photo] = draw_texture(renderer, photo);
    if (!pictures[photo]) renderer = NULL;
  }
  if (!renderer) return fprintf(stderr, "sdl_photos: cannot create the window: %s\n", SDL_GetError()), 1;

  double time = 0;
  for (int running = 1, moves = 1; running;) {
    SDL_Event event; /* polled while content moves; at rest, the loop waits for an event */
    int has_event = moves ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, 500);
    for (; has_event && running; has_event = SDL_PollEvent(&event)) {
      time = fmax(time, event.common.timestamp / 1000.0); /* time does not decrease */
      running = handle_event(&event, time);
    }
    time = fmax(time, SDL_GetTicks64() / 1000.0);
    moves = tick(time);
    open < 0 ? draw_list(renderer) : draw_pages(renderer);
    SDL_RenderPresent(renderer);
    const scrollkit_frame *shown = &frames[open < 0 ? LIST : PHOTO + open];
    if (log) {
      fprintf(log, "%.3f,%d,%.3f,%.3f,%.3f,%.3f,%.3f,%.6f,%s,%d\n", time, open,
              frames[LIST].offset_y, frames[CAROUSEL].offset_x, frames[PAGES].offset_x,
              shown->offset_x, shown->offset_y, shown->scale, scrollkit_enum_name("phase", shown->phase),
              moves || pressed_count);
      fflush(log);
    }
    if (moves) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  for (int index = 0; index < SCROLLERS; index++) scrollkit_scroller_destroy(scrollers[index]);
  for (int photo = 0; photo < PHOTOS; photo++) SDL_DestroyTexture(pictures[photo]);
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(window);
  if (log) fclose(log);
  SDL_Quit();
  return 0;
}
