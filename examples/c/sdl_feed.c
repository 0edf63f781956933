/*
 * A feed in an SDL2 window: a list whose rows are measured as they appear, with the day at the top, a header that
 * collapses, and a nub with the days. Posts arrive above what is read; nothing on the screen moves. A pull past the
 * top loads a post. A tap on the status bar scrolls to the top, the next tap scrolls back.
 *
 *   sdl_feed [--every SECONDS] [--log FILE]
 *
 * --every is the interval between new posts; 0 adds none. Escape quits.
 *
 * The program appends a line to the log for every change:
 * time,offset,target,phase,header_position,nub_alpha,nub_y,section,rows,events
 * nub_y is the y of the nub's middle in the window; rows are the visible ones, each as number:y.
 */
#include <math.h>
#include <time.h>

#include "../backends/scrollkit_sdl2.h"
#include "posts.h"
#include "sdl_canvas.h"

enum { DAYS = 24, DAY = 13, OLD_ROWS = DAYS * DAY, SHOWN = 128 }; /* a day has a row with its name, and its posts */
enum { STATUS = 24, HEADER = 72, LOADING = 2 /* s */, DAY_HEIGHT = 32, NUB_WIDTH = 16, NUB_TOLERANCE = 8 };
enum { LEFT = 72, RIGHT = 122, TEXT = 14 }; /* of a text; the label of the nub is at its right */

static scrollkit_sdl2 input;
static scrollkit_sdl2_view feed;
static scrollkit_list *list;
static size_t row_count;
static scrollkit_header_state header = SCROLLKIT_HEADER_STATE_INIT;
static scrollkit_nub_state nub = SCROLLKIT_NUB_STATE_INIT;
static scrollkit_refresh_state refresh = SCROLLKIT_REFRESH_STATE_INIT;
static scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
static double tops[SHOWN]; /* of the visible rows */
static FILE *log_file;

/* ---- Rows ------------------------------------------------------------------------------------ */

/* Returns the number of a row: rows are numbered from the oldest; new posts follow the row of the newest day. */
static size_t number_of(size_t row) {
  size_t new_rows = row_count - OLD_ROWS;
  return row == 0 ? OLD_ROWS : row <= new_rows ? row_count + 1 - row : row_count - row;
}

static int is_day(size_t number) { return number <= OLD_ROWS && number % DAY == 0; }

/* Writes the text of a post, or only measures it without a renderer. Returns its height. */
static double lay_out_text(size_t number, SDL_Renderer *renderer, double y) {
  const char *text = posts[number % POSTS].text;
  double width = feed.geometry.viewport_width - LEFT - RIGHT;
  return write_lines(renderer, text, strlen(text), LEFT, y, width, TEXT, 0x4A505C).y;
}

/* Returns the height of a row: that of its text, laid out in the present width. */
static double height_of(size_t number) {
  return is_day(number) ? DAY_HEIGHT : 46 + lay_out_text(number, NULL, 0);
}

static void name_day(size_t day, const char *format, char text[48]) {
  time_t date = 1764288000 - (time_t)(DAYS - day) * 86400; /* the newest day is 28 November 2025 */
  strftime(text, 48, format, gmtime(&date));
}

static void make_list(void) {
  scrollkit_list_options options = SCROLLKIT_LIST_OPTIONS_INIT;
  options.estimate = 72;
  check(scrollkit_list_create(&options, &list));
  check(scrollkit_list_insert(list, 0, row_count = OLD_ROWS, 0));
  for (size_t row = 0; row < OLD_ROWS; row += DAY) check(scrollkit_list_set_kind(list, row, 1, 1, 0));
  check(scrollkit_list_attach(list, feed.scroller, 0));
}

/* Inserts a post below the row of the newest day. What is on the screen stays there, in every phase. */
static void insert_post(double time) {
  check(scrollkit_list_insert(list, 1, 1, time));
  row_count++;
}

/* Measures the visible rows and the day at the top, unless they were measured. */
static void measure(double time) {
  for (int is_complete = 0; !is_complete;) {
    uint32_t batch;
    is_complete = 1;
    check(scrollkit_list_get_frame(list, &shown, tops, SHOWN));
    check(scrollkit_list_begin_update(list, time, &batch));
    for (size_t index = 0; index < shown.count + shown.has_sticky; index++) {
      size_t row = index < shown.count ? shown.first + index : shown.sticky_item;
      scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
      double height = height_of(number_of(row));
      check(scrollkit_list_get_item(list, row, &item));
      if (item.is_measured) continue;
      check(scrollkit_list_set_extents(list, row, &height, 1, time));
      is_complete = 0; /* other rows may have come into view */
    }
    check(scrollkit_list_end_update(list, batch, time));
  }
}

/* ---- Drawing --------------------------------------------------------------------------------- */

static void draw_row(SDL_Renderer *renderer, size_t row, double y) {
  static const Uint32 colours[] = {0x3A5BA8, 0x2E7D6B, 0x8A5A9E, 0xB0563F, 0x5F7182};
  size_t number = number_of(row), days = number > OLD_ROWS ? DAYS : number / DAY; /* rows of days before it */
  const char *author = posts[number % POSTS].author;
  double height = height_of(number), width = feed.geometry.viewport_width;
  char text[48];
  if (is_day(number)) {
    fill(renderer, 0xE4E9F3, 1, 0, y, width, height - 1);
    fill(renderer, 0xC3CCDE, 1, 0, y + height - 1, width, 1);
    name_day(number / DAY, "%A, %-d %B", text);
    write_bold(renderer, text, 16, y + height / 2, 14, 0x3A5BA8);
    return;
  }
  fill(renderer, 0xFFFFFF, 1, 0, y, width, height - 1);
  fill_round(renderer, colours[number % POSTS % 5], 1, 16, y + 14, 40, 40, 20);
  snprintf(text, sizeof text, "%.1s", author);
  write_bold(renderer, text, 36 - bold_width(text, 18) / 2, y + 34, 18, 0xFFFFFF);
  write_bold(renderer, author, LEFT, y + 22, TEXT, 0x20242C);
  snprintf(text, sizeof text, number > OLD_ROWS ? "new post %zu" : "post %zu", number - days);
  write_text(renderer, text, LEFT + 10 + bold_width(author, TEXT), y + 22, 12, number > OLD_ROWS ? 0xB3261E : 0x686E7A);
  lay_out_text(number, renderer, y + 43);
}

/* A ring of dots: as many as the pull has progressed; while a post is loaded, all of them turn. */
static void draw_spinner(SDL_Renderer *renderer, double x, double y) {
  enum { DOTS = 10 };
  int turns = refresh.step == SCROLLKIT_REFRESH_STEP_REFRESHING;
  for (int dot = 0; dot < DOTS; dot++) {
    double angle = 2 * acos(-1) * dot / DOTS, turn = fmod(feed.frame.time * DOTS + DOTS - dot, DOTS) / DOTS;
    if (!turns && dot >= refresh.progress * DOTS) break;
    fill_round(renderer, 0xFFFFFF, turns ? 1 - 0.85 * turn : 1, x + 12 * sin(angle) - 3, y - 12 * cos(angle) - 3, 6, 6, 3);
  }
}

/* The header. Overscroll stretches it, which makes room for the spinner. */
static void draw_header(SDL_Renderer *renderer) {
  static const char *const hints[] = {"", "Pull to refresh", "Release to refresh", "Looking for new posts", ""};
  double bottom = header.visible_height - header.stretch, middle = bottom + header.stretch / 2 - 6;
  char text[64];
  if (header.visible_height <= 0) return;
  fill(renderer, 0x3A5BA8, 1, 0, bottom - HEADER, feed.geometry.viewport_width, HEADER + header.stretch);
  write_bold(renderer, "Feed", 16, bottom - 44, 26, 0xFFFFFF);
  snprintf(text, sizeof text, "%zu new post%s", row_count - OLD_ROWS, row_count - OLD_ROWS == 1 ? "" : "s");
  write_text(renderer, text, 16, bottom - 16, 13, 0xDCE5F8);
  if (header.stretch < 36 || !*hints[refresh.step]) return;
  draw_spinner(renderer, 36, middle);
  write_text(renderer, hints[refresh.step], LEFT, middle, TEXT, 0xFFFFFF);
}

/* The nub. While it is dragged, a label shows the day at the top. */
static void draw_nub(SDL_Renderer *renderer) {
  double x = feed.geometry.viewport_width - NUB_WIDTH, y = nub.y + nub.length / 2 - 16;
  char text[48];
  if (nub.alpha <= 0 || header.stretch > 0) return;
  fill_round(renderer, nub.is_grabbed ? 0x3A5BA8 : 0x787E8A, nub.alpha, x, nub.y, NUB_WIDTH - 6, nub.length, 5);
  if (!nub.is_grabbed || nub.section < 0) return;
  name_day((size_t)(DAYS - nub.section), "%-d %b", text);
  fill_round(renderer, 0x3A5BA8, 1, x - 90, y, 76, 32, 6);
  for (int step = 0; step < 8; step++) /* the tip of the label */
    fill(renderer, 0x3A5BA8, 1, x - 14 + step, floor(y + 8.5) + step, 1, 16 - 2 * step);
  write_bold(renderer, text, x - 52 - bold_width(text, 15) / 2, y + 16, 15, 0xFFFFFF);
}

static void draw(SDL_Renderer *renderer) {
  SDL_Rect area = {0, STATUS, (int)feed.geometry.viewport_width, (int)feed.geometry.viewport_height};
  char text[64];
  SDL_RenderSetViewport(renderer, &area);
  fill(renderer, 0xDDE1E8, 1, 0, 0, area.w, area.h); /* between posts, and during overscroll */
  for (size_t index = 0; index < shown.count && index < SHOWN; index++)
    draw_row(renderer, shown.first + index, tops[index]);
  if (shown.has_sticky && feed.frame.overscroll_y >= 0) draw_row(renderer, shown.sticky_item, shown.sticky_position);
  draw_header(renderer);
  draw_nub(renderer);
  SDL_RenderSetViewport(renderer, NULL);
  fill(renderer, 0x26354F, 1, 0, 0, area.w, STATUS);
  snprintf(text, sizeof text, "%s, offset %.0f pt",
           nub.is_grabbed ? "scrubbing" : scrollkit_enum_name("phase", feed.frame.phase), feed.frame.offset_y);
  write_text(renderer, text, 16, STATUS / 2.0, 13, 0xEBEEF5);
  SDL_RenderPresent(renderer);
}

/* ---- Log ------------------------------------------------------------------------------------- */

/* Writes a line if a value other than the time has changed. Takes the events. */
static void write_log(int has_arrived) {
  static char last[2048];
  char line[sizeof last];
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  int length = snprintf(line, sizeof line, "%.6f,%.6f,%s,%.3f,%.3f,%.0f,%d,", feed.frame.offset_y, feed.frame.target_y,
                        scrollkit_enum_name("phase", feed.frame.phase), header.position, nub.alpha,
                        STATUS + nub.y + nub.length / 2, nub.section);
  for (size_t index = 0; index < shown.count && index < SHOWN; index++)
    length += snprintf(line + length, sizeof line - (size_t)length, "%s%zu:%.6f", index ? " " : "",
                       number_of(shown.first + index), tops[index]);
  length += snprintf(line + length, sizeof line - (size_t)length, ",%s", has_arrived ? "arrived" : "-");
  while (scrollkit_scroller_next_event(feed.scroller, &event) == 1)
    if (event.kind != SCROLLKIT_EVENT_KIND_DID_SCROLL && event.kind != SCROLLKIT_EVENT_KIND_HEADER_MOVED &&
        event.kind != SCROLLKIT_EVENT_KIND_LIST_VISIBLE_CHANGED)
      length += snprintf(line + length, sizeof line - (size_t)length, "+%s", scrollkit_enum_name("event_kind", event.kind));
  if (!log_file || strcmp(line, last) == 0) return;
  fprintf(log_file, "%.3f,%s\n", feed.frame.time, strcpy(last, line));
  fflush(log_file);
}

/* ---- Events ---------------------------------------------------------------------------------- */

/* Whether a point of the window is on the nub or near it. */
static int is_on_nub(double x, double y) {
  return nub.touch_length > 0 && x >= feed.geometry.viewport_width - NUB_WIDTH - NUB_TOLERANCE &&
         y >= STATUS + nub.touch_y && y < STATUS + nub.touch_y + nub.touch_length;
}

/* Forwards an event; the nub and the status bar take their presses. Returns 0 if the program must quit. */
static int handle_event(scrollkit_window *window, const SDL_Event *event) {
  static enum { CONTENT, NUB, STATUS_BAR } held = CONTENT; /* the target of the press, up to its release */
  static int last_y;
  double time = scrollkit_sdl2_now();
  int is_left = event->button.button == SDL_BUTTON_LEFT;
  if (event->type == SDL_QUIT || (event->type == SDL_KEYDOWN && event->key.keysym.sym == SDLK_ESCAPE)) return 0;
  if (event->type == SDL_MOUSEBUTTONDOWN && is_left) {
    uint32_t is_held = 0; /* an invisible nub cannot be grabbed */
    last_y = event->button.y;
    if (is_on_nub(event->button.x, last_y)) check(scrollkit_nub_grab(feed.scroller, time, &is_held));
    held = last_y < STATUS ? STATUS_BAR : is_held ? NUB : CONTENT;
  }
  if (event->type == SDL_MOUSEMOTION) {
    if (held == NUB) check(scrollkit_nub_drag(feed.scroller, event->motion.y - last_y, 0, time));
    if (event->motion.state == 0)
      check(scrollkit_nub_set_hover(feed.scroller, (uint32_t)is_on_nub(event->motion.x, event->motion.y), time));
    last_y = event->motion.y;
  }
  if (event->type == SDL_MOUSEBUTTONUP && is_left) {
    if (held == NUB) check(scrollkit_nub_release(feed.scroller, time));
    if (held == STATUS_BAR)
      check(scrollkit_window_tap(window, event->button.x, event->button.y, 1, time, NULL));
  }
  if (held == CONTENT || event->type == SDL_MOUSEWHEEL) scrollkit_sdl2_handle(&input, event);
  if (event->type == SDL_MOUSEBUTTONUP && is_left) held = CONTENT;
  return 1;
}

static scrollkit_window *make_scroller(void) {
  scrollkit_window *window;
  scrollkit_header_options collapsing = SCROLLKIT_HEADER_OPTIONS_INIT;
  collapsing.mode = SCROLLKIT_HEADER_MODE_ENTER_ALWAYS;
  collapsing.height = feed.geometry.inset_top = HEADER;
  collapsing.snaps = collapsing.stretches = 1;
  check(scrollkit_sdl2_add(&input, &feed, NULL, NULL));
  double time = scrollkit_sdl2_now();
  check(scrollkit_header_add(feed.scroller, &collapsing, time, NULL));
  check(scrollkit_nub_enable(feed.scroller, NULL, time)); /* its sections are the sticky rows of the list */
  check(scrollkit_top_enable(feed.scroller, NULL, time));
  check(scrollkit_refresh_enable(feed.scroller, NULL, time));
  check(scrollkit_window_create(NULL, &window));
  check(scrollkit_window_set_status_bar(window, STATUS, 0));
  check(scrollkit_window_add_scroller(window, feed.scroller));
  return window;
}

int main(int argc, char **argv) {
  double every = 4;
  for (int index = 1; index + 1 < argc; index += 2) {
    if (strcmp(argv[index], "--every") == 0) every = atof(argv[index + 1]);
    if (strcmp(argv[index], "--log") == 0) log_file = fopen(argv[index + 1], "a");
  }
  SDL_Renderer *renderer = open_window("ScrollKit feed", 480, 640, SDL_WINDOW_RESIZABLE);
  if (!renderer) return 1;
  input.window = SDL_RenderGetWindow(renderer);
  scrollkit_window *window = make_scroller();
  make_list();

  if (every <= 0) every = INFINITY;
  double time = 0, next_post = every;
  for (int running = 1, moves = 1; running;) {
    /* While content moves, events are polled; at rest, the loop waits for an event or a post. */
    SDL_Event event;
    int width, height, wait = (int)(fmax(0, fmin(0.5, next_post - time)) * 1000) + 1;
    int has_event = moves ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, wait);
    for (; has_event && running; has_event = SDL_PollEvent(&event)) running = handle_event(window, &event);
    SDL_GetWindowSize(input.window, &width, &height);
    if (width != feed.geometry.viewport_width) /* the texts are laid out anew */
      check(scrollkit_list_forget_extents(list, 0, row_count, scrollkit_sdl2_now()));
    check(scrollkit_sdl2_lay_out(&feed, 0, STATUS, width, height - STATUS, width, 0)); /* the list sets the height */
    moves = scrollkit_sdl2_tick(&input);
    time = feed.frame.time;
    int arrives = time >= next_post, is_refreshing = refresh.step == SCROLLKIT_REFRESH_STEP_REFRESHING;
    if (arrives) {
      insert_post(time);
      next_post = time + every;
      if (is_refreshing) check(scrollkit_refresh_end(feed.scroller, time));
    }
    check(scrollkit_refresh_get_state(feed.scroller, &refresh));
    if (refresh.step == SCROLLKIT_REFRESH_STEP_REFRESHING && !is_refreshing) next_post = time + LOADING;
    moves |= refresh.step == SCROLLKIT_REFRESH_STEP_REFRESHING; /* the spinner turns */
    measure(time);
    check(scrollkit_scroller_get_frame(feed.scroller, &feed.frame));
    check(scrollkit_header_get_state(feed.scroller, 0, &header));
    check(scrollkit_nub_get_state(feed.scroller, &nub));
    write_log(arrives);
    draw(renderer);
    if (moves) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  scrollkit_list_destroy(list);
  scrollkit_window_destroy(window);
  scrollkit_scroller_destroy(feed.scroller);
  close_window(renderer);
  return log_file ? fclose(log_file) : 0;
}
