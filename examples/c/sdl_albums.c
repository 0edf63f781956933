/*
 * Photos by day in an SDL2 window: a grid with a header across all columns for each day, which stays at the top. A nub
 * at the side scrolls through two years and names the day. A click on the title scrolls to the newest, the next one back.
 *   sdl_albums [--log FILE]    Escape quits
 * The log has one line per frame: time,offset,target,phase,alpha and middle of the nub,day that it names,day at the top,y of
 * its header,first visible item,whether a click scrolls back
 */
#include <time.h>
#include "../backends/scrollkit_sdl2.h"
#include "sdl_canvas.h"
#include "sdl_pictures.h"

enum { DAYS = 730, MOST = 16 * DAYS, PICTURES = 96, SHOWN = 512 };
enum { TITLE = 44, HEADER = 36, SMALLEST = 108, GAP = 3, NUB = 12, REACH = 24 };
enum { PHOTO, DAY, PANORAMA }; /* the kinds of the items */

static scrollkit_sdl2 input;
static scrollkit_sdl2_view view;
static scrollkit_list *list;
static int days[MOST]; /* of the items; 0 is the newest */
static scrollkit_nub_state nub = SCROLLKIT_NUB_STATE_INIT;
static scrollkit_top_state top = SCROLLKIT_TOP_STATE_INIT;
static scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
static int photos_of(int day) { return 2 + day * 7919 % 13; }

/* Inserts the photos, from the newest day on, each day below its header. */
static void make_list(void) {
  scrollkit_list_kind_options header = {.struct_size = sizeof header, .estimate = HEADER}; /* sticky, across all columns */
  scrollkit_list_kind_options wide = {.struct_size = sizeof wide, .sticky = SCROLLKIT_LIST_STICKY_NEVER, .span = 2};
  check(scrollkit_list_create(NULL, &list));
  check(scrollkit_list_set_kind_options(list, DAY, &header, 0));
  check(scrollkit_list_set_kind_options(list, PANORAMA, &wide, 0));
  size_t end = 0;
  for (int day = 0; day < DAYS; day++) {
    check(scrollkit_list_insert(list, end, (size_t)photos_of(day) + 1, 0));
    check(scrollkit_list_set_kind(list, end, 1, DAY, 0));
    if (day % 3 == 1) check(scrollkit_list_set_kind(list, end + 2, 1, PANORAMA, 0));
    for (int photo = 0; photo <= photos_of(day); photo++) days[end++] = day;
  }
  check(scrollkit_list_attach(list, view.scroller, 0));
}

/* Makes the cells as wide as fit into the window, and square. */
static void lay_out(double width, double time) {
  scrollkit_list_options grid = {.struct_size = sizeof grid, .columns = SCROLLKIT_LIST_COLUMNS_FIT};
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  grid.smallest_cell = SMALLEST, grid.cross_length = width, grid.gap = grid.column_gap = GAP;
  check(scrollkit_list_set_options(list, &grid, time));
  check(scrollkit_list_get_size(list, &size));
  grid.estimate = size.cell_length;
  check(scrollkit_list_set_options(list, &grid, time));
}

static void name_day(int day, const char *format, char text[48]) {
  time_t date = 1766620800 - (time_t)day * 86400; /* 25 December 2025 */
  strftime(text, 48, format, gmtime(&date));
}

static void draw_item(SDL_Renderer *renderer, size_t index, double y) {
  static SDL_Texture *pictures[PICTURES];
  scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
  int number = (int)(index * 31 % PICTURES);
  char text[48];
  check(scrollkit_list_get_item(list, index, &item));
  if (item.kind == DAY) {
    fill(renderer, 0xFFFFFF, 1, 0, y, view.geometry.viewport_width, HEADER);
    name_day(days[index], "%A, %-d %B %Y", text);
    write_bold(renderer, text, 12, y + HEADER / 2, 14, 0x20242C);
    snprintf(text, sizeof text, "%d photos", photos_of(days[index]));
    write_text(renderer, text, view.geometry.viewport_width - 24 - text_width(text, 12), y + HEADER / 2, 12, 0x686E7A);
  } else {
    if (!pictures[number]) pictures[number] = make_picture(renderer, number, 256);
    SDL_Rect part = item.kind == PHOTO ? (SDL_Rect){32, 0, 192, 192} : (SDL_Rect){0, 32, 256, 128};
    SDL_FRect area = {(float)item.cross_start, (float)y, (float)item.cross_length, (float)item.extent};
    SDL_RenderCopyF(renderer, pictures[number], &part, &area);
  }
}

static void draw(SDL_Renderer *renderer) {
  double tops[SHOWN];
  SDL_Rect area = {0, TITLE, (int)view.geometry.viewport_width, (int)view.geometry.viewport_height};
  check(scrollkit_list_get_frame(list, &shown, tops, SHOWN));
  SDL_RenderSetViewport(renderer, &area);
  fill(renderer, 0xFFFFFF, 1, 0, 0, area.w, area.h);
  for (size_t index = 0; index < shown.count && index < SHOWN; index++) draw_item(renderer, shown.first + index, tops[index]);
  if (shown.has_sticky && view.frame.overscroll_y >= 0) draw_item(renderer, shown.sticky_item, shown.sticky_position);
  fill_round(renderer, nub.is_grabbed ? 0x3A5BA8 : 0x565C68, nub.alpha, area.w - NUB, nub.y, NUB - 4, nub.length, 4);
  SDL_RenderSetViewport(renderer, NULL);
  fill(renderer, 0x26354F, 1, 0, 0, area.w, TITLE);
  write_bold(renderer, "Photos", 12, TITLE / 2, 18, 0xFFFFFF);
  const char *hint = top.has_return_offset ? "back" : view.frame.offset_y > 0 ? "to the newest" : "";
  if (nub.is_grabbed && nub.section >= 0) { /* the day, where it covers nothing */
    char text[48]; /* the sections of the nub are the sticky items of the list */
    name_day(nub.section, "%-d %b %Y", text);
    fill_round(renderer, 0xFFFFFF, 1, area.w - 140, 8, 116, TITLE - 16, 6);
    write_bold(renderer, text, area.w - 82 - bold_width(text, 14) / 2, TITLE / 2, 14, 0x26354F);
  } else write_text(renderer, hint, area.w - 24 - text_width(hint, 13), TITLE / 2, 13, 0xC6D2EA);
  SDL_RenderPresent(renderer);
}

static int is_on_nub(int x, int y) {
  double below = y - TITLE - nub.touch_y;
  return x >= view.geometry.viewport_width - REACH && below >= 0 && below < nub.touch_length;
}

/* Forwards an event; the title and the nub take their presses. Returns 0 if the program must quit. */
static int handle(const SDL_Event *event, double time) {
  int is_press = event->type == SDL_MOUSEBUTTONDOWN, is_motion = event->type == SDL_MOUSEMOTION;
  if (is_press && event->button.y < TITLE) check(scrollkit_top_trigger(view.scroller, SCROLLKIT_TOP_SOURCE_STATUS_BAR, time));
  else if (is_press && is_on_nub(event->button.x, event->button.y)) check(scrollkit_nub_grab(view.scroller, time, NULL));
  else if (is_motion && nub.is_grabbed) check(scrollkit_nub_drag(view.scroller, event->motion.yrel, 0, time));
  else if (event->type == SDL_MOUSEBUTTONUP && nub.is_grabbed) check(scrollkit_nub_release(view.scroller, time));
  else if (event->type != SDL_FINGERDOWN || !nub.is_grabbed) scrollkit_sdl2_handle(&input, event); /* a finger that holds the nub presses no content */
  if (is_motion) check(scrollkit_nub_set_hover(view.scroller, (uint32_t)is_on_nub(event->motion.x, event->motion.y), time));
  check(scrollkit_nub_get_state(view.scroller, &nub));
  return event->type != SDL_QUIT && (event->type != SDL_KEYDOWN || event->key.keysym.sym != SDLK_ESCAPE);
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit albums", 480, 640, SDL_WINDOW_RESIZABLE);
  if (!renderer) return 1;
  input.window = SDL_RenderGetWindow(renderer);
  check(scrollkit_sdl2_add(&input, &view, NULL, NULL));
  check(scrollkit_nub_enable(view.scroller, NULL, 0)); /* its sections are the sticky items of the list */
  check(scrollkit_top_enable(view.scroller, NULL, 0));
  make_list();
  for (int running = 1, moves = 1, width, height; running;) {
    SDL_Event event; /* polled while content or the nub moves; at rest, the loop waits for an event */
    int has_event = moves ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, 500);
    for (; has_event && running; has_event = SDL_PollEvent(&event)) running = handle(&event, scrollkit_sdl2_now());
    SDL_GetWindowSize(input.window, &width, &height);
    if (width != view.geometry.viewport_width) lay_out(width, scrollkit_sdl2_now());
    check(scrollkit_sdl2_lay_out(&view, 0, TITLE, width, height - TITLE, width, 0)); /* the list sets the height */
    moves = scrollkit_sdl2_tick(&input);
    check(scrollkit_nub_get_state(view.scroller, &nub));
    check(scrollkit_top_get_state(view.scroller, &top));
    draw(renderer);
    if (log) fprintf(log, "%.3f,%.6f,%.6f,%s,%.3f,%.0f,%d,%d,%.3f,%zu,%u\n", view.frame.time, view.frame.offset_y,
                     view.frame.target_y, scrollkit_enum_name("phase", view.frame.phase), nub.alpha,
                     TITLE + nub.y + nub.length / 2, nub.section, days[shown.sticky_item], shown.sticky_position,
                     (size_t)shown.first, top.has_return_offset), fflush(log);
    if (moves) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(view.scroller);
  close_window(renderer);
  return log ? fclose(log) : 0;
}
