/*
 * One list per feel, side by side. Every list receives the same finger, mouse and wheel events.
 *
 *   sdl_feels [--log FILE]
 *
 * Home and End scroll. Escape quits.
 *
 * The graph below the lists shows the offsets of the last four seconds, each in the colour of its list.
 * The program appends a line to the log for every list and frame: time,feel,offset,target,phase.
 */
#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <scrollkit.h>

enum { MAX_COLUMNS = 16, WIDTH = 80, NAME = 36, VIEW = 400, GRAPH = 260, ROWS = 250, ROW = 40 };
enum { MOUSE = 0, HISTORY = 240 }; /* the pointer id of the mouse; the number of frames in the graph */
static const double CONTENT = ROWS * (double)ROW, SECONDS = 4;

/* One list: its scroller, its current frame and its recent offsets. */
static struct column {
  const char *name;
  scrollkit_scroller *scroller;
  scrollkit_frame frame;
  scrollkit_edge_behavior edge;
  Uint8 red, green, blue;
  double offsets[HISTORY];
} columns[MAX_COLUMNS];
static int column_count;
static double times[HISTORY]; /* times of the recorded frames; `newest` is the index of the last one */
static int newest, history_count;

/* Returns the 3 × 5 dots of a letter; each octal digit is one row. */
static int dots(char letter) {
  static const int digits[] = {075557, 026227, 071747, 071717, 055711,
                               074717, 074757, 071111, 075757, 075717};
  static const int letters[] = {025755, 065656, 034443, 065556, 074747, 074744, 034553,
                                055755, 072227, 011152, 055655, 044447, 057755, 065555,
                                025552, 065644, 025563, 065655, 034216, 072222, 055557,
                                055552, 055775, 055255, 055222, 071247};
  if (letter >= '0' && letter <= '9') return digits[letter - '0'];
  return letter >= 'a' && letter <= 'z' ? letters[letter - 'a'] : 0;
}

static void write_text(SDL_Renderer *renderer, const char *text, float x, float y, float size) {
  for (float left = x; *text; text++, x += 4 * size) {
    if (*text == '_') x = left - 4 * size, y += 7 * size; /* an underscore starts a new line */
    for (int dot = 0; dot < 15; dot++) {
      if (!(dots(*text) >> (14 - dot) & 1)) continue;
      SDL_FRect square = {x + (float)(dot % 3) * size, y + (float)(dot / 3) * size, size, size};
      SDL_RenderFillRectF(renderer, &square);
    }
  }
}

static int report(const char *call, scrollkit_status status) {
  if (status < 0) fprintf(stderr, "sdl_feels: %s: %s\n", call, scrollkit_status_text(status));
  return status >= 0;
}

/* Creates one list per feel; the values of scrollkit_feel begin at 1. */
static int make_columns(void) {
  for (scrollkit_feel feel = 1; column_count < MAX_COLUMNS; feel++) {
    struct column *column = &columns[column_count];
    column->name = scrollkit_enum_name("feel", feel);
    if (strcmp(column->name, "unknown") == 0) return 1;
    scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
    scrollkit_feel_values values;
    scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
    geometry.viewport_width = geometry.content_width = WIDTH;
    geometry.viewport_height = VIEW;
    geometry.content_height = CONTENT;
    options.feel = feel;
    values.struct_size = sizeof values;
    column->frame = (scrollkit_frame)SCROLLKIT_FRAME_INIT;
    if (!report("create", scrollkit_scroller_create(&options, &column->scroller)) ||
        !report("geometry", scrollkit_scroller_set_geometry(column->scroller, &geometry, 0)) ||
        !report("values", scrollkit_feel_get_values(feel, &values)))
      return 0;
    column->edge = values.edge_top;
    double turn = column_count++ * 2.4; /* the hues are one golden angle apart */
    column->red = (Uint8)(128 + 100 * cos(turn));
    column->green = (Uint8)(128 + 100 * cos(turn - 2.1));
    column->blue = (Uint8)(128 + 100 * cos(turn + 2.1));
  }
  return 1;
}

static void draw_column(SDL_Renderer *renderer, const struct column *column, int index) {
  const scrollkit_frame *frame = &column->frame;
  SDL_Rect view = {index * WIDTH + 1, NAME, WIDTH - 2, VIEW};
  SDL_SetRenderDrawColor(renderer, column->red, column->green, column->blue, 255);
  write_text(renderer, column->name, (float)view.x + 6, 5, 2);
  SDL_RenderSetClipRect(renderer, &view);
  SDL_SetRenderDrawColor(renderer, 222, 225, 231, 255); /* the background, visible during overscroll */
  SDL_RenderFillRect(renderer, &view);
  /* A stretched edge scales the content about the top edge; at the end, about the bottom edge. */
  double stretch = column->edge == SCROLLKIT_EDGE_BEHAVIOR_STRETCH ? frame->edge_y : 0;
  double fixed = stretch < 0 ? 0 : VIEW;
  for (int row = 0; row < ROWS; row++) {
    double top = fixed + (row * (double)ROW - frame->offset_y - fixed) * (1 + fabs(stretch));
    double height = ROW * (1 + fabs(stretch));
    if (top + height < 0 || top > VIEW) continue;
    SDL_FRect line = {(float)view.x, (float)(NAME + top), WIDTH, (float)height - 1};
    SDL_FRect chip = {(float)view.x + 8, line.y + 12, 16, 16};
    SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255);
    SDL_RenderFillRectF(renderer, &line);
    SDL_SetRenderDrawColor(renderer, column->red, column->green, column->blue, 255);
    SDL_RenderFillRectF(renderer, &chip);
    char text[8];
    snprintf(text, sizeof text, "%d", row + 1);
    SDL_SetRenderDrawColor(renderer, 50, 54, 62, 255);
    write_text(renderer, text, (float)view.x + 34, line.y + 15, 2);
  }
  if (column->edge == SCROLLKIT_EDGE_BEHAVIOR_GLOW && frame->edge_y != 0) {
    SDL_FRect glow = {(float)view.x, frame->edge_y < 0 ? NAME : NAME + VIEW - 40.0f, WIDTH, 40};
    SDL_SetRenderDrawColor(renderer, 66, 133, 244, (Uint8)(160 * fabs(frame->edge_y)));
    SDL_RenderFillRectF(renderer, &glow);
  }
  SDL_RenderSetClipRect(renderer, NULL);
}

/* Draws the graph: time to the right, larger offsets upwards. */
static void draw_graph(SDL_Renderer *renderer) {
  double low = columns[0].frame.offset_y, high = low;
  for (int column = 0; column < column_count; column++)
    for (int age = 0; age < history_count; age++) {
      double offset = columns[column].offsets[(newest - age + HISTORY) % HISTORY];
      low = fmin(low, offset);
      high = fmax(high, offset);
    }
  double scale = (GRAPH - 24) / fmax(high - low, 200), width = (double)column_count * WIDTH;
  for (int column = 0; column < column_count; column++) {
    const struct column *drawn = &columns[column];
    SDL_SetRenderDrawColor(renderer, drawn->red, drawn->green, drawn->blue, 255);
    for (int age = 0; age + 1 < history_count; age++) {
      int now = (newest - age + HISTORY) % HISTORY, before = (now - 1 + HISTORY) % HISTORY;
      double base = NAME + VIEW + GRAPH - 12;
      SDL_RenderDrawLineF(
          renderer, (float)(width * (1 - (times[newest] - times[before]) / SECONDS)),
          (float)(base - (drawn->offsets[before] - low) * scale),
          (float)(width * (1 - (times[newest] - times[now]) / SECONDS)),
          (float)(base - (drawn->offsets[now] - low) * scale));
    }
  }
}

/* Forwards an event to one list. Returns 0 if the program must quit. */
static int handle_event(scrollkit_scroller *scroller, const SDL_Event *event, double time) {
  const double width = (double)column_count * WIDTH, height = NAME + VIEW + GRAPH;
  switch (event->type) {
    case SDL_QUIT:
      return 0;
    case SDL_MOUSEWHEEL: {
      /* In SDL, away from the user is positive; in ScrollKit, towards the end. */
      double turn = event->wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? 1 : -1;
      scrollkit_scroller_wheel(scroller, 0, turn * event->wheel.preciseY, SCROLLKIT_UNIT_NOTCHES,
                               time);
      return 1;
    }
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
      scrollkit_scroller_press(scroller, (uint64_t)event->tfinger.fingerId + 1,
                               event->tfinger.x * width, event->tfinger.y * height, time);
      return 1;
    case SDL_FINGERMOTION:
      scrollkit_scroller_move(scroller, (uint64_t)event->tfinger.fingerId + 1,
                              event->tfinger.x * width, event->tfinger.y * height, time);
      return 1;
    case SDL_FINGERUP:
      scrollkit_scroller_release(scroller, (uint64_t)event->tfinger.fingerId + 1, time);
      return 1;
    case SDL_KEYDOWN: {
      SDL_Keycode key = event->key.keysym.sym;
      if (key == SDLK_HOME) scrollkit_scroller_key(scroller, SCROLLKIT_KEY_HOME, time);
      if (key == SDLK_END) scrollkit_scroller_key(scroller, SCROLLKIT_KEY_END, time);
      return key != SDLK_ESCAPE;
    }
    default:
      return 1;
  }
}

/* Ticks every list. Returns whether a list needs another tick. */
static int tick(double time, FILE *log) {
  int needs_tick = 0;
  newest = (newest + 1) % HISTORY;
  history_count = history_count < HISTORY ? history_count + 1 : HISTORY;
  times[newest] = time;
  for (int index = 0; index < column_count; index++) {
    struct column *column = &columns[index];
    scrollkit_scroller_tick(column->scroller, time, &column->frame);
    column->offsets[newest] = column->frame.offset_y;
    needs_tick |= (int)column->frame.needs_tick;
    if (log)
      fprintf(log, "%.3f,%s,%.6f,%.6f,%s\n", time, column->name, column->frame.offset_y,
              column->frame.target_y, scrollkit_enum_name("phase", column->frame.phase));
  }
  if (log) fflush(log);
  return needs_tick;
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "a") : NULL;
  if (!make_columns() || SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window =
      SDL_CreateWindow("ScrollKit feels", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                       column_count * WIDTH, NAME + VIEW + GRAPH, 0);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
  if (!renderer) renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  if (!renderer) return fprintf(stderr, "sdl_feels: cannot create the window: %s\n", SDL_GetError()), 1;
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
  double time = 0;
  for (int running = 1, needs_tick = 1; running;) {
    SDL_Event event; /* polled while content moves; at rest, the loop waits for an event */
    int has_event = needs_tick ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, 500);
    for (; has_event && running; has_event = SDL_PollEvent(&event)) {
      time = fmax(time, event.common.timestamp / 1000.0); /* time does not decrease */
      for (int index = 0; index < column_count; index++)
        running &= handle_event(columns[index].scroller, &event, time);
    }
    time = fmax(time, SDL_GetTicks64() / 1000.0);
    needs_tick = tick(time, log);
    SDL_SetRenderDrawColor(renderer, 24, 27, 34, 255);
    SDL_RenderClear(renderer);
    for (int index = 0; index < column_count; index++)
      draw_column(renderer, &columns[index], index);
    draw_graph(renderer);
    SDL_RenderPresent(renderer);
    if (needs_tick) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  for (int index = 0; index < column_count; index++)
    scrollkit_scroller_destroy(columns[index].scroller);
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(window);
  if (log) fclose(log);
  SDL_Quit();
  return 0;
}
