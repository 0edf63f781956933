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
#include <math.h>

#include "../backends/scrollkit_sdl2.h"
#include "sdl_canvas.h"
#include "sdl_pictures.h"

enum { PHOTOS = 6, WIDTH = 480, HEIGHT = 640 };
enum { CARD = 360, CARD_HEIGHT = 270, CARD_TOP = 72, GAP = 16, MARGIN = 24, ROWS = 40, ROW = 56 };
enum { ROWS_TOP = CARD_TOP + CARD_HEIGHT + 24, BAR = 36 };
static const double PHOTO_WIDTH = 960, PHOTO_HEIGHT = 720; /* at scale 1 */
static const double FIT = WIDTH / PHOTO_WIDTH, MAX_SCALE = 3;

/* Indices of the views. The list is the parent of the carousel, the pages of every photo. */
enum { LIST, CAROUSEL, PAGES, PHOTO, VIEWS = PHOTO + PHOTOS };
static scrollkit_sdl2_view views[VIEWS];
static scrollkit_sdl2 gallery, viewer; /* the list with its carousel; the pages with their photos */
static const int numbers[PHOTOS] = {11, 19, 12, 3, 8, 24}; /* of computed pictures */
static SDL_Texture *pictures[PHOTOS];
static int open = -1;                        /* index of the open photo; -1: the list */
static int is_drag; /* 1 if a pointer has moved or has stopped content: the release is no click */
static double pressed_x, pressed_y;

/* ---- Setting up ----------------------------------------------------------------------------- */

static void add(scrollkit_sdl2 *input, int index, scrollkit_sdl2_view *parent, double x, double y, double width,
                double height, double content_width, double content_height) {
  check(scrollkit_sdl2_add(input, &views[index], parent, NULL));
  check(scrollkit_sdl2_lay_out(&views[index], x, y, width, height, content_width, content_height));
}

/* Enables paging. A page is the viewport without its insets; the spacing is the gap between cards. */
static void enable_paging(int index) {
  scrollkit_snap_options pages = SCROLLKIT_SNAP_OPTIONS_INIT;
  pages.kind = SCROLLKIT_SNAP_KIND_PAGES;
  pages.spacing = GAP;
  check(scrollkit_snap_set_options(views[index].scroller, SCROLLKIT_AXIS_X, &pages, scrollkit_sdl2_now()));
}

static void enable_zoom(int photo, double minimum, double time) {
  scrollkit_zoom_options zoom = SCROLLKIT_ZOOM_OPTIONS_INIT;
  zoom.minimum = minimum, zoom.maximum = MAX_SCALE, zoom.centers = 1;
  check(scrollkit_zoom_enable(views[PHOTO + photo].scroller, &zoom, time));
}

static void set_up(void) {
  double gaps = (PHOTOS - 1) * (double)GAP;
  views[CAROUSEL].geometry.inset_left = MARGIN; /* a part of the next card is visible at the right */
  views[CAROUSEL].geometry.inset_right = WIDTH - MARGIN - CARD;
  add(&gallery, LIST, NULL, 0, 0, WIDTH, HEIGHT, WIDTH, ROWS_TOP + ROWS * (double)ROW);
  add(&gallery, CAROUSEL, &views[LIST], 0, CARD_TOP, WIDTH, CARD_HEIGHT, PHOTOS * (double)CARD + gaps, CARD_HEIGHT);
  add(&viewer, PAGES, NULL, 0, 0, WIDTH, HEIGHT, PHOTOS * (double)WIDTH + gaps, HEIGHT);
  enable_paging(CAROUSEL);
  enable_paging(PAGES);
  for (int photo = 0; photo < PHOTOS; photo++) {
    scrollkit_scroller *scroller;
    add(&viewer, PHOTO + photo, &views[PAGES], photo * (double)(WIDTH + GAP), 0, WIDTH, HEIGHT, PHOTO_WIDTH,
        PHOTO_HEIGHT);
    scroller = views[PHOTO + photo].scroller;
    enable_zoom(photo, FIT, scrollkit_sdl2_now());
    check(scrollkit_zoom_set_scale(scroller, FIT, 0, 0, 0, scrollkit_sdl2_now(), NULL));
    /* a drag that begins inside a photo does not chain to the pages */
    check(scrollkit_nest_set_latching(scroller, SCROLLKIT_NEST_LATCHING_GESTURE));
  }
}

/* ---- Drawing ---------------------------------------------------------------------------------- */

static void draw_photo(SDL_Renderer *renderer, int photo, double x, double y, double width) {
  SDL_FRect area = {(float)x, (float)y, (float)width, (float)(width * PHOTO_HEIGHT / PHOTO_WIDTH)};
  SDL_RenderCopyF(renderer, pictures[photo], NULL, &area);
}

static void draw_list(SDL_Renderer *renderer) {
  static const char *albums[] = {"Coast in June", "Hut above the lake", "First snow", "Evenings", "The long ridge",
                                 "Before the storm", "Islands", "Night walks", "Spring", "Old roads"};
  double top = -views[LIST].frame.offset_y;
  char text[32];
  fill(renderer, 0xECECF0, 1, 0, 0, WIDTH, HEIGHT); /* the background, visible during overscroll */
  fill(renderer, 0xFBFBFF, 1, 0, top, WIDTH, ROWS_TOP + ROWS * (double)ROW);
  write_bold(renderer, "Photos", MARGIN, top + 38, 24, 0x20242C);
  for (int photo = 0; photo < PHOTOS; photo++)
    draw_photo(renderer, photo, photo * (CARD + GAP) - views[CAROUSEL].frame.offset_x, top + CARD_TOP,
               CARD);
  for (int row = 0; row < ROWS; row++) {
    double y = top + ROWS_TOP + row * ROW;
    if (y < -ROW || y > HEIGHT) continue;
    fill(renderer, 0xDDE1E8, 1, MARGIN, y, WIDTH - 2 * MARGIN, 1);
    draw_photo(renderer, row % PHOTOS, MARGIN, y + 10, 48);
    write_text(renderer, albums[row % 10], 92, y + ROW / 2.0, 15, 0x20242C);
    snprintf(text, sizeof text, "%d", 12 + row * 37 % 90);
    write_text(renderer, text, WIDTH - MARGIN - text_width(text, 13), y + ROW / 2.0, 13, 0x686E7A);
  }
}

static void draw_pages(SDL_Renderer *renderer) {
  fill(renderer, 0x0E0E12, 1, 0, 0, WIDTH, HEIGHT);
  for (int photo = 0; photo < PHOTOS; photo++) {
    double left = photo * (WIDTH + GAP) - views[PAGES].frame.offset_x;
    const scrollkit_frame *frame = &views[PHOTO + photo].frame;
    SDL_Rect page = {(int)left, 0, WIDTH, HEIGHT};
    if (left <= -WIDTH || left >= WIDTH) continue;
    SDL_RenderSetClipRect(renderer, &page);
    draw_photo(renderer, photo, left - frame->offset_x, -frame->offset_y,
               PHOTO_WIDTH * frame->scale);
  }
  SDL_RenderSetClipRect(renderer, NULL);
  fill(renderer, 0x1E1E22, 1, 0, 0, WIDTH, BAR);
  char text[48];
  snprintf(text, sizeof text, "<  Photo %d of %d, %.2gx", open + 1, PHOTOS, views[PHOTO + open].frame.scale / FIT);
  write_text(renderer, text, 14, BAR / 2.0, 15, 0xE2E6EE);
}

/* ---- Events ----------------------------------------------------------------------------------- */

/* Opens a photo: its scale animates from its size in the list to the width of the window. */
static void open_photo(int photo, double time) {
  scrollkit_scroller *scroller = views[PHOTO + photo].scroller;
  open = photo;
  check(scrollkit_scroller_set_offset(views[PAGES].scroller, photo * (double)(WIDTH + GAP), 0, time));
  enable_zoom(photo, CARD / PHOTO_WIDTH, time);
  check(scrollkit_zoom_set_scale(scroller, CARD / PHOTO_WIDTH, 0, 0, 0, time, NULL));
  check(scrollkit_zoom_set_scale(scroller, FIT, 0, 0, 1, time, NULL));
  enable_zoom(photo, FIT, time); /* restores the minimum scale; the animation continues */
}

/* Handles a click or a tap; `is_second` marks the second of a double click. */
static void click(double x, double y, int is_second, double time) {
  if (open < 0) {
    scrollkit_sdl2_view *view = scrollkit_sdl2_hit(&gallery, &x, &y);
    int photo = (int)floor((x + views[CAROUSEL].frame.offset_x) / (CARD + GAP));
    if (view == &views[CAROUSEL] && photo >= 0 && photo < PHOTOS) open_photo(photo, time);
  } else if (y < BAR) {
    open = -1;
  } else if (is_second) { /* zooms to a third of the photo around the click, or back */
    scrollkit_scroller *scroller = views[PHOTO + open].scroller;
    const scrollkit_frame *frame = &views[PHOTO + open].frame;
    double width = PHOTO_WIDTH / 3, height = PHOTO_HEIGHT / 3;
    double left = (frame->offset_x + x) / frame->scale - width / 2;
    double top = (frame->offset_y + y) / frame->scale - height / 2;
    if (frame->scale > FIT * 1.01)
      check(scrollkit_zoom_double_tap(scroller, x, y, 0, time, NULL));
    else
      check(scrollkit_zoom_show_rect(scroller, left, top, width, height, 1, time, NULL));
  }
}

/* Begins or continues the decision whether the next release is a click. */
static void watch_press(const SDL_Event *event) {
  const scrollkit_sdl2 *input = open < 0 ? &gallery : &viewer;
  if (event->type == SDL_MOUSEBUTTONDOWN) { /* SDL also emits it for the first finger */
    pressed_x = event->button.x, pressed_y = event->button.y, is_drag = 0;
    for (int index = 0; index < VIEWS; index++) is_drag |= (int)views[index].frame.needs_tick;
  }
  if (event->type == SDL_MOUSEMOTION)
    is_drag |= hypot(event->motion.x - pressed_x, event->motion.y - pressed_y) > 8;
  if (event->type == SDL_FINGERMOTION)
    is_drag |= hypot(event->tfinger.x * WIDTH - pressed_x, event->tfinger.y * HEIGHT - pressed_y) > 8;
  is_drag |= input->pressed_count > 1;
}

/* Forwards an event. A pointer stays with the views that it pressed. Returns 0 if the program must quit. */
static int handle_event(const SDL_Event *event) {
  int is_viewer = viewer.pressed_count || (open >= 0 && !gallery.pressed_count);
  scrollkit_sdl2_handle(is_viewer ? &viewer : &gallery, event);
  watch_press(event);
  if (event->type == SDL_MOUSEBUTTONUP && event->button.button == SDL_BUTTON_LEFT && !is_drag)
    click(event->button.x, event->button.y, event->button.clicks % 2 == 0, scrollkit_sdl2_now());
  if (event->type == SDL_KEYDOWN && event->key.keysym.sym == SDLK_ESCAPE) {
    if (open < 0) return 0;
    open = -1;
  }
  return event->type != SDL_QUIT;
}

/* Ticks all views. Returns whether content moves. */
static int tick(void) {
  int moves = scrollkit_sdl2_tick(&gallery) | scrollkit_sdl2_tick(&viewer);
  if (open < 0 || viewer.pressed_count) return moves;
  int page = (int)lround(views[PAGES].frame.offset_x / (WIDTH + GAP));
  if (page == open || views[PAGES].frame.needs_tick) return moves;
  check(scrollkit_zoom_set_scale(views[PHOTO + open].scroller, FIT, 0, 0, 0, scrollkit_sdl2_now(), NULL)); /* unseen */
  open = page;
  return 1;
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit photos", WIDTH, HEIGHT, 0);
  if (!renderer) return 1;
  set_up();
  for (int photo = 0; photo < PHOTOS; photo++) pictures[photo] = make_picture(renderer, numbers[photo], (int)PHOTO_WIDTH);

  gallery.window = viewer.window = SDL_RenderGetWindow(renderer);
  for (int running = 1, moves = 1; running;) {
    SDL_Event event; /* polled while content moves; at rest, the loop waits for an event */
    int has_event = moves ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, 500);
    for (; has_event && running; has_event = SDL_PollEvent(&event)) running = handle_event(&event);
    moves = tick();
    open < 0 ? draw_list(renderer) : draw_pages(renderer);
    SDL_RenderPresent(renderer);
    const scrollkit_frame *shown = &views[open < 0 ? LIST : PHOTO + open].frame;
    if (log) {
      fprintf(log, "%.3f,%d,%.3f,%.3f,%.3f,%.3f,%.3f,%.6f,%s,%d\n", scrollkit_sdl2_now(), open,
              views[LIST].frame.offset_y, views[CAROUSEL].frame.offset_x, views[PAGES].frame.offset_x,
              shown->offset_x, shown->offset_y, shown->scale, scrollkit_enum_name("phase", shown->phase),
              moves || gallery.pressed_count || viewer.pressed_count);
      fflush(log);
    }
    if (moves) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  for (int index = 0; index < VIEWS; index++) scrollkit_scroller_destroy(views[index].scroller);
  for (int photo = 0; photo < PHOTOS; photo++) SDL_DestroyTexture(pictures[photo]);
  close_window(renderer);
  return log ? fclose(log) : 0;
}
