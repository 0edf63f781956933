/*
 * One list per feel, side by side. Every list receives the same finger, mouse and wheel events.
 *
 *   sdl_feels [--log FILE]
 *
 * Home and End scroll. Escape quits.
 *
 * The graph below the lists shows the content offsets of the last four seconds, each in the colour of its list.
 * The program appends a line to the log for every list and frame: time,feel,offset,target,phase.
 */
#include <math.h>

#include "../backends/scrollkit_sdl2.h"
#include "sdl_canvas.h"

enum { MAX_COLUMNS = 16, WIDTH = 80, NAME = 36, VIEW = 400, GRAPH = 260, ROWS = 250, ROW = 40 };
enum { HISTORY = 240 }; /* the number of frames in the graph */
static const double CONTENT = ROWS * (double)ROW, SECONDS = 4;
/* Colours that colour-blind people can tell apart, as far as eleven can be: after Okabe and Ito, lighter. */
static const Uint32 COLOURS[] = {0x5AA9F5, 0xB8D4F0, 0x20B486, 0xA6E3C5, 0xE9D13B, 0xF2713C,
                                 0x8AE3F2, 0xD9D9D9, 0xE48CC0, 0xB08D6A, 0xE9A13B};

/* One list and its recent offsets. Each list gets every event, as if it filled the window. */
static struct column {
  const char *name;
  scrollkit_sdl2 input;
  scrollkit_sdl2_view list;
  scrollkit_edge_behavior edge;
  Uint32 colour;
  double offsets[HISTORY];
} columns[MAX_COLUMNS];
static int column_count;
static double times[HISTORY]; /* times of the recorded frames; `newest` is the index of the last one */
static int newest, history_count;

/* Creates one list per feel; the values of scrollkit_feel begin at 1. */
static void make_columns(void) {
  for (scrollkit_feel feel = 1; column_count < MAX_COLUMNS; feel++) {
    struct column *column = &columns[column_count];
    column->name = scrollkit_enum_name("feel", feel);
    if (strcmp(column->name, "unknown") == 0) return;
    scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
    scrollkit_feel_values values;
    options.feel = feel;
    values.struct_size = sizeof values;
    check(scrollkit_sdl2_add(&column->input, &column->list, NULL, &options));
    check(scrollkit_feel_get_values(feel, &values));
    column->edge = values.edge_top;
    column->colour = COLOURS[column_count++ % (int)SDL_arraysize(COLOURS)];
  }
}

static void draw_column(SDL_Renderer *renderer, const struct column *column, int index) {
  const scrollkit_frame *frame = &column->list.frame;
  SDL_Rect view = {index * WIDTH + 1, NAME, WIDTH - 2, VIEW};
  char first[16], *second;
  snprintf(first, sizeof first, "%s", column->name);
  if ((second = strchr(first, '_'))) *second++ = 0; /* the name of a platform is a line of its own */
  write_text(renderer, first, view.x + 6, second ? 10 : NAME / 2, 13, column->colour);
  if (second) write_text(renderer, second, view.x + 6, 26, 13, column->colour);
  SDL_RenderSetClipRect(renderer, &view);
  fill(renderer, 0xDEE1E7, 1, view.x, view.y, view.w, view.h); /* the background, visible during overscroll */
  /* A stretched edge scales the content about the top edge; at the end, about the bottom edge. */
  double stretch = column->edge == SCROLLKIT_EDGE_BEHAVIOR_STRETCH ? frame->edge_y : 0;
  double fixed = stretch < 0 ? 0 : VIEW;
  for (int row = 0; row < ROWS; row++) {
    double top = fixed + (row * (double)ROW - frame->offset_y - fixed) * (1 + fabs(stretch));
    double height = ROW * (1 + fabs(stretch));
    if (top + height < 0 || top > VIEW) continue;
    fill(renderer, 0xFFFFFF, 1, view.x, NAME + top, WIDTH, height - 1);
    fill(renderer, column->colour, 1, view.x + 8, NAME + top + 12, 16, 16);
    char text[8];
    snprintf(text, sizeof text, "%d", row + 1);
    write_text(renderer, text, view.x + 32, NAME + top + height / 2, 13, 0x32363E);
  }
  if (column->edge == SCROLLKIT_EDGE_BEHAVIOR_GLOW && frame->edge_y != 0) {
    double y = frame->edge_y < 0 ? NAME : NAME + VIEW - 40;
    fill(renderer, 0x4285F4, 0.63 * fabs(frame->edge_y), view.x, y, WIDTH, 40);
  }
  SDL_RenderSetClipRect(renderer, NULL);
}

/* Writes a number that ends at x. */
static void write_number(SDL_Renderer *renderer, double number, double x, double y) {
  char text[16];
  snprintf(text, sizeof text, "%.0f", number);
  write_text(renderer, text, x - 8.3 * (double)strlen(text), y, 13, 0xC5CAD3);
}

/* Draws the graph: time to the right, larger offsets upwards. */
static void draw_graph(SDL_Renderer *renderer) {
  const double left = 64, right = (double)column_count * WIDTH - 16;
  const double top = NAME + VIEW + 40, bottom = NAME + VIEW + GRAPH - 44;
  double low = columns[0].list.frame.offset_y, high = low, step = 100;
  for (int column = 0; column < column_count; column++)
    for (int age = 0; age < history_count; age++) {
      double offset = columns[column].offsets[(newest - age + HISTORY) % HISTORY];
      low = fmin(low, offset);
      high = fmax(high, offset);
    }
  high = fmax(high, low + 200);
  while ((high - low) / step > 6) step *= 2;
  double scale = (bottom - top) / (high - low);
  write_text(renderer, "content offset, pt", 12, NAME + VIEW + 18, 13, 0xC5CAD3);
  for (double offset = ceil(low / step) * step; offset <= high; offset += step) {
    fill(renderer, 0x343A46, 1, left, bottom - (offset - low) * scale, right - left, 1);
    write_number(renderer, offset, left - 8, bottom - (offset - low) * scale);
  }
  for (double age = 0; age <= SECONDS; age++) {
    fill(renderer, 0x343A46, 1, right - age / SECONDS * (right - left), top, 1, bottom - top);
    write_number(renderer, age, right - age / SECONDS * (right - left) + 4, bottom + 14);
  }
  write_text(renderer, "time before now, s", (left + right) / 2 - 60, bottom + 32, 13, 0xC5CAD3);
  for (int column = 0; column < column_count; column++) {
    const struct column *drawn = &columns[column];
    Uint32 colour = drawn->colour;
    SDL_SetRenderDrawColor(renderer, (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour, 255);
    for (int age = 0; age + 1 < history_count; age++) {
      int now = (newest - age + HISTORY) % HISTORY, before = (now - 1 + HISTORY) % HISTORY;
      if (times[newest] - times[before] > SECONDS) break;
      for (int line = 0; line < 2; line++) /* lines are two pixels wide */
        SDL_RenderDrawLineF(
            renderer, (float)(right - (times[newest] - times[before]) / SECONDS * (right - left)),
            (float)(bottom - (drawn->offsets[before] - low) * scale) - (float)line,
            (float)(right - (times[newest] - times[now]) / SECONDS * (right - left)),
            (float)(bottom - (drawn->offsets[now] - low) * scale) - (float)line);
    }
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
    needs_tick |= scrollkit_sdl2_tick(&column->input);
    column->offsets[newest] = column->list.frame.offset_y;
    if (log)
      fprintf(log, "%.3f,%s,%.6f,%.6f,%s\n", time, column->name, column->list.frame.offset_y,
              column->list.frame.target_y, scrollkit_enum_name("phase", column->list.frame.phase));
  }
  if (log) fflush(log);
  return needs_tick;
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "a") : NULL;
  make_columns();
  SDL_Renderer *renderer = open_window("ScrollKit feels", column_count * WIDTH, NAME + VIEW + GRAPH, 0);
  if (!renderer) return 1;
  for (int index = 0; index < column_count; index++) {
    columns[index].input.window = SDL_RenderGetWindow(renderer);
    check(scrollkit_sdl2_lay_out(&columns[index].list, 0, NAME, column_count * WIDTH, VIEW, WIDTH, CONTENT));
  }
  for (int running = 1, needs_tick = 1; running;) {
    SDL_Event event; /* polled while content moves; at rest, the loop waits for an event */
    int has_event = needs_tick ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, 500);
    for (; has_event; has_event = SDL_PollEvent(&event)) {
      for (int index = 0; index < column_count; index++) scrollkit_sdl2_handle(&columns[index].input, &event);
      if (event.type == SDL_QUIT || (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_ESCAPE)) running = 0;
    }
    needs_tick = tick(scrollkit_sdl2_now(), log);
    fill(renderer, 0x181B22, 1, 0, 0, column_count * (double)WIDTH, NAME + VIEW + GRAPH);
    for (int index = 0; index < column_count; index++)
      draw_column(renderer, &columns[index], index);
    draw_graph(renderer);
    SDL_RenderPresent(renderer);
    if (needs_tick) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  for (int index = 0; index < column_count; index++)
    scrollkit_scroller_destroy(columns[index].list.scroller);
  close_window(renderer);
  return log ? fclose(log) : 0;
}
