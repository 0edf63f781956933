/*
 * A feed in an SDL2 window: a collapsing header, a fast-scroll nub with section letters, scroll anchoring
 * for new posts, and a status bar: a tap scrolls to the top, the next tap scrolls back.
 *
 *   sdl_feed [--every SECONDS] [--log FILE]
 *
 * --every is the interval between new posts; 0 adds none. Escape quits.
 *
 * The program appends a line to the log for every change:
 * time,offset,target,phase,header_position,nub_alpha,section,marked_row_y,event
 */
#include <math.h>
#include <stdlib.h>

#include "../backends/scrollkit_sdl2.h"
#include "sdl_text.h"

enum { POSTS = 312, MAX_POSTS = 4000, STATUS_BAR_HEIGHT = 24, HEADER = 96, LINE = 14, NUB_WIDTH = 16, NUB_TOLERANCE = 8 };
enum { MARKED = POSTS - 40 }; /* index of the post that is highlighted and logged */

static struct post {
  int number, letter, height;
  double top;
} posts[MAX_POSTS]; /* from the bottom to the top; a new post is appended */
static int post_count;
static double starts[26]; /* start of each section, in points */
static scrollkit_sdl2 input;
static scrollkit_sdl2_view feed;
static scrollkit_header_state header = SCROLLKIT_HEADER_STATE_INIT;
static scrollkit_nub_state nub = SCROLLKIT_NUB_STATE_INIT;
static FILE *log_file;

/* Exits with the status text if a call failed. */
static void check(scrollkit_status status) {
  if (status >= 0) return;
  fprintf(stderr, "sdl_feed: %s\n", scrollkit_status_text(status));
  exit(1);
}

static void add_post(void) {
  struct post *added = &posts[post_count++];
  added->number = post_count;
  added->letter = post_count > POSTS ? 0 : 25 - (post_count - 1) * 26 / POSTS;
  added->height = 40 + LINE * (1 + added->number * 7 % 4);
}

/* Computes the start of every post and of every section. */
static void lay_out(void) {
  feed.geometry.content_height = 0;
  for (int index = post_count - 1, letter = -1; index >= 0; index--) {
    posts[index].top = feed.geometry.content_height;
    if (posts[index].letter != letter) starts[letter = posts[index].letter] = posts[index].top;
    feed.geometry.content_height += posts[index].height;
  }
}

/* Reads the frame, the header and the nub, for drawing and for the log. */
static void read_state(void) {
  check(scrollkit_scroller_get_frame(feed.scroller, &feed.frame));
  check(scrollkit_header_get_state(feed.scroller, 0, &header));
  check(scrollkit_nub_get_state(feed.scroller, &nub));
}

/* Writes a line to the log if a value other than the time has changed. */
static void write_log(const char *event) {
  static char last[512];
  char line[512];
  snprintf(line, sizeof line, "%.6f,%.6f,%s,%.3f,%.3f,%c,%.6f,%s", feed.frame.offset_y, feed.frame.target_y,
           scrollkit_enum_name("phase", feed.frame.phase), header.position, nub.alpha,
           nub.section < 0 ? '-' : 'A' + nub.section, posts[MARKED].top - feed.frame.offset_y, event);
  if (!log_file || strcmp(line, last) == 0) return;
  fprintf(log_file, "%.3f,%s\n", feed.frame.time, strcpy(last, line));
  fflush(log_file);
}

/* Inserts a post at the top. Scroll anchoring keeps the visible posts, in every phase. */
static void insert_post(double time) {
  uint32_t batch;
  check(scrollkit_anchor_begin_update(feed.scroller, time, &batch));
  add_post();
  lay_out();
  check(scrollkit_anchor_add_edit(feed.scroller, 0, 0, posts[post_count - 1].height));
  check(scrollkit_nub_set_sections(feed.scroller, starts, 26));
  check(scrollkit_anchor_end_update(feed.scroller, batch, &feed.geometry, 1, time));
  read_state();
  write_log("arrived");
}

static void fill(SDL_Renderer *renderer, double x, double y, double width, double height,
                 uint32_t colour, double alpha) {
  SDL_FRect area = {(float)x, (float)y, (float)width, (float)height};
  SDL_SetRenderDrawColor(renderer, (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour,
                         (Uint8)(alpha * 255));
  SDL_RenderFillRectF(renderer, &area);
}

static void draw_post(SDL_Renderer *renderer, const struct post *post, double y) {
  static const char names[][6] = {
      "Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo", "Iris",
      "Jan", "Kira", "Leo", "Mona", "Nils", "Olga", "Paul", "Quinn", "Rosa",
      "Sven", "Tara", "Uma", "Vera", "Wim", "Xenia", "Yara", "Zoe"};
  static const char *sentences[] = {
      "The quick brown fox jumps over the lazy dog.", "Five wizards box in the rain.",
      "New posts are inserted above.", "Visible posts keep their position."};
  char text[64];
  fill(renderer, 0, y, feed.geometry.viewport_width, post->height - 1,
       post == &posts[MARKED] ? 0xFFF2C4 : 0xFFFFFF, 1);
  int red = 80 + post->letter * 37 % 90, green = 120 + post->letter * 61 % 70;
  fill(renderer, 16, y + 14, 28, 28, (uint32_t)(red << 16 | green << 8 | 200), 1);
  snprintf(text, sizeof text, "%c", 'A' + post->letter);
  write_text(renderer, text, 24, y + 28, 17, 0xFFFFFF);
  snprintf(text, sizeof text, "%s, post %d", names[post->letter], post->number);
  write_text(renderer, text, 58, y + 20, 14, post->number > POSTS ? 0xC03828 : 0x32363E);
  for (int line = 0; line < (post->height - 40) / LINE; line++)
    write_text(renderer, sentences[(post->number + line) % 4], 58, y + 38 + line * LINE, 12, 0x686E7A);
}

static void draw(SDL_Renderer *renderer) {
  double width = feed.geometry.viewport_width, height = feed.geometry.viewport_height;
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
  SDL_SetRenderDrawColor(renderer, 226, 229, 234, 255); /* the background, visible between posts and during overscroll */
  SDL_RenderClear(renderer);
  for (int index = post_count - 1; index >= 0; index--) {
    double y = posts[index].top - feed.frame.offset_y;
    if (y > height) break;
    if (y + posts[index].height > 0) draw_post(renderer, &posts[index], y);
  }

  /* The header. Overscroll stretches it; its texts are laid out from its lower edge. */
  double bottom = header.top + header.visible_height;
  char text[64];
  if (header.visible_height > 0) {
    fill(renderer, 0, bottom - HEADER - header.stretch, width, HEADER + header.stretch, 0x3A5BA8, 1);
    write_text(renderer, "Feed", 16, bottom - 44 - header.stretch / 4, 30, 0xFFFFFF);
    snprintf(text, sizeof text, "%d posts, %d new", post_count, post_count - POSTS);
    write_text(renderer, text, 16, bottom - 16, 13, 0xDCE5F8);
  }

  /* The nub. While it is dragged, a label shows the letter of the section. */
  if (nub.alpha > 0) {
    fill(renderer, width - NUB_WIDTH, nub.y, NUB_WIDTH - 4, nub.length,
         nub.is_grabbed ? 0x3A5BA8 : 0x787E8A, nub.alpha);
    if (nub.is_grabbed && nub.section >= 0) {
      double x = width - NUB_WIDTH - 72, y = nub.y + nub.length / 2 - 28;
      fill(renderer, x, y, 56, 56, 0x3A5BA8, 1);
      for (int step = 0; step < 8; step++) /* the tip of the label */
        fill(renderer, x + 56 + step, y + 20 + step, 1, 16 - 2 * step, 0x3A5BA8, 1);
      snprintf(text, sizeof text, "%c", 'A' + nub.section);
      write_text(renderer, text, x + 16, y + 28, 34, 0xFFFFFF);
    }
  }

  fill(renderer, 0, 0, width, STATUS_BAR_HEIGHT, 0x26354F, 1);
  snprintf(text, sizeof text, "%s, offset %.0f pt", scrollkit_enum_name("phase", feed.frame.phase), feed.frame.offset_y);
  write_text(renderer, text, 16, STATUS_BAR_HEIGHT / 2.0, 13, 0xEBEEF5);
  SDL_RenderPresent(renderer);
}

static int is_on_nub(int x, int y) {
  return nub.touch_length > 0 && x >= feed.geometry.viewport_width - NUB_WIDTH - NUB_TOLERANCE && y >= nub.touch_y &&
         y < nub.touch_y + nub.touch_length;
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
    held = last_y < STATUS_BAR_HEIGHT ? STATUS_BAR : is_held ? NUB : CONTENT;
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

/* Logs the events since the last frame except movements: names, separated by plus signs. */
static void write_events(void) {
  char names[256] = "";
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  scrollkit_status status;
  while ((status = scrollkit_scroller_next_event(feed.scroller, &event)) == 1) {
    if (event.kind == SCROLLKIT_EVENT_KIND_DID_SCROLL || event.kind == SCROLLKIT_EVENT_KIND_HEADER_MOVED)
      continue;
    size_t length = strlen(names);
    snprintf(names + length, sizeof names - length, "%s%s", length ? "+" : "",
             scrollkit_enum_name("event_kind", event.kind));
  }
  check(status);
  write_log(names[0] ? names : "-");
}

static scrollkit_window *make_scroller(void) {
  scrollkit_window *window;
  scrollkit_header_options collapsing = SCROLLKIT_HEADER_OPTIONS_INIT;
  collapsing.mode = SCROLLKIT_HEADER_MODE_ENTER_ALWAYS;
  collapsing.height = HEADER;
  collapsing.snaps = collapsing.stretches = 1;
  check(scrollkit_sdl2_add(&input, &feed, NULL, NULL));
  check(scrollkit_header_add(feed.scroller, &collapsing, NULL));
  check(scrollkit_nub_enable(feed.scroller, NULL));
  check(scrollkit_anchor_set_policy(feed.scroller, SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM));
  check(scrollkit_top_enable(feed.scroller, NULL));
  check(scrollkit_window_create(NULL, &window));
  check(scrollkit_window_set_status_bar(window, STATUS_BAR_HEIGHT, 0));
  check(scrollkit_window_add_scroller(window, feed.scroller));
  while (post_count < POSTS) add_post();
  lay_out();
  check(scrollkit_nub_set_sections(feed.scroller, starts, 26));
  feed.geometry.inset_top = HEADER;
  return window;
}

int main(int argc, char **argv) {
  double every = 4;
  for (int index = 1; index + 1 < argc; index += 2) {
    if (strcmp(argv[index], "--every") == 0) every = atof(argv[index + 1]);
    if (strcmp(argv[index], "--log") == 0) log_file = fopen(argv[index + 1], "a");
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    fprintf(stderr, "sdl_feed: %s\n", SDL_GetError());
    return 1;
  }
  atexit(SDL_Quit);
  SDL_Window *screen = SDL_CreateWindow("ScrollKit feed", SDL_WINDOWPOS_CENTERED,
                                        SDL_WINDOWPOS_CENTERED, 480, 640, SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = SDL_CreateRenderer(screen, -1, SDL_RENDERER_PRESENTVSYNC);
  if (!renderer) renderer = SDL_CreateRenderer(screen, -1, SDL_RENDERER_SOFTWARE);
  if (!renderer) {
    fprintf(stderr, "sdl_feed: cannot create the window: %s\n", SDL_GetError());
    return 1;
  }
  input.window = screen;
  scrollkit_window *window = make_scroller();

  double time = 0, next_post = every > 0 ? every : INFINITY;
  for (int running = 1, moves = 1; running;) {
    /* While content moves, events are polled; at rest, the loop waits for an event or a post. */
    SDL_Event event;
    int width, height, wait = (int)(fmax(0, fmin(0.5, next_post - time)) * 1000) + 1;
    int has_event = moves ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, wait);
    for (; has_event && running; has_event = SDL_PollEvent(&event)) running = handle_event(window, &event);
    SDL_GetWindowSize(screen, &width, &height);
    check(scrollkit_sdl2_lay_out(&feed, 0, 0, width, height, width, feed.geometry.content_height));
    moves = scrollkit_sdl2_tick(&input);
    time = feed.frame.time;
    read_state();
    write_events();
    if (time >= next_post) {
      insert_post(time);
      next_post = post_count < MAX_POSTS ? time + every : INFINITY;
    }
    draw(renderer);
    if (moves) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  scrollkit_window_destroy(window);
  scrollkit_scroller_destroy(feed.scroller);
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(screen);
  if (log_file) fclose(log_file);
  return 0;
}
