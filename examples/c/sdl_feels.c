/*
 * One list per feel, side by side. Every list receives the same finger, mouse and wheel events.
 *
 *   sdl_feels [--log FILE]
 *
 * Home and End scroll. Escape quits.
 *
 * The graph below the lists shows the content offsets of the last seconds, each with the name and the colour of its list.
 * The program appends a line to the log for every list and frame: time,feel,offset,target,phase.
 */
#include <math.h>

#include "../backends/scrollkit_sdl2.h"
#include "people.h"
#include "sdl_canvas.h"

enum { MAX_COLUMNS = 16, WIDTH = 80, NAME = 44, VIEW = 384, GRAPH = 330, ROWS = 250, ROW = 40 };
enum { HISTORY = 1024 }; /* the number of frames in the graph */
static const double CONTENT = ROWS * (double)ROW, SECONDS = 2.5;

/* How a feel is drawn. Okabe and Ito's colours, lighter: colour-blind people can tell them apart. Feels of one platform share
 * a colour, and differ by the dashes of their lines. */
static const struct style {
  const char *feel;
  Uint32 colour;
  double dash, gap; /* points of the graph; 0: a solid line */
} styles[] = {{"uikit", 0x58A6FF, 0, 0},    {"uikit_fast", 0x58A6FF, 9, 5}, {"flutter_ios", 0x58A6FF, 2.5, 3.5},
              {"macos", 0xF0F3F6, 0, 0},    {"android", 0x3FC79A, 0, 0},    {"flutter_android", 0x3FC79A, 9, 5},
              {"chromium", 0xF58A4B, 16, 5}, {"gtk", 0xA5DCF7, 0, 0},        {"qt", 0xE093C2, 5, 4},
              {"gecko", 0xA4AEB9, 9, 5},    {"lvgl", 0xDCB23C, 2.5, 3.5},   {NULL, 0xF0F3F6, 2.5, 3.5}};

/* One list and its recent offsets. Each list gets every event, as if it filled the window. */
static struct column {
  const char *name;
  scrollkit_sdl2 input;
  scrollkit_sdl2_view list;
  scrollkit_edge_behavior edge;
  const struct style *style;
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
    column->style = styles;
    while (column->style->feel && strcmp(column->style->feel, column->name) != 0) column->style++;
    column_count++;
  }
}

static void draw_column(SDL_Renderer *renderer, const struct column *column, int index) {
  const scrollkit_frame *frame = &column->list.frame;
  SDL_Rect view = {index * WIDTH + 1, NAME, WIDTH - 2, VIEW};
  char first[16], *second;
  snprintf(first, sizeof first, "%s", column->name);
  if ((second = strchr(first, '_'))) *second++ = 0; /* the name of a platform is a line of its own */
  write_bold(renderer, first, view.x + 6, second ? 13 : NAME / 2 - 1, 12, column->style->colour);
  if (second) write_bold(renderer, second, view.x + 6, 28, 12, column->style->colour);
  fill(renderer, column->style->colour, 1, view.x, NAME - 3, view.w, 3);
  SDL_RenderSetClipRect(renderer, &view);
  fill(renderer, 0xDEE1E7, 1, view.x, view.y, view.w, view.h); /* the background, visible during overscroll */
  /* A stretched edge scales the content about the top edge; at the end, about the bottom edge. */
  double stretch = column->edge == SCROLLKIT_EDGE_BEHAVIOR_STRETCH ? frame->edge_y : 0;
  double fixed = stretch < 0 ? 0 : VIEW;
  for (int row = 0; row < ROWS; row++) {
    double top = round(fixed + (row * (double)ROW - frame->offset_y - fixed) * (1 + fabs(stretch)));
    double height = ROW * (1 + fabs(stretch));
    if (top + height < 0 || top > VIEW) continue;
    fill(renderer, 0xFFFFFF, 1, view.x, NAME + top, WIDTH, height - 1);
    fill(renderer, 0xC5CDDA, 1, view.x + 8, NAME + top + height / 2 - 8, 16, 16);
    char text[12];
    snprintf(text, sizeof text, "row %d", row + 1);
    write_text(renderer, first_names[row % 11], view.x + 32, NAME + top + height / 2 - 8, 13, 0x20242C);
    write_text(renderer, text, view.x + 32, NAME + top + height / 2 + 9, 11, 0x5A6270);
  }
  if (column->edge == SCROLLKIT_EDGE_BEHAVIOR_GLOW && frame->edge_y != 0) {
    double y = frame->edge_y < 0 ? NAME : NAME + VIEW - 40;
    fill(renderer, 0x4285F4, 0.63 * fabs(frame->edge_y), view.x, y, WIDTH, 40);
  }
  SDL_RenderSetClipRect(renderer, NULL);
}

/* Lines of the curves, two points wide. Each is a strip of four vertices at both ends; the outer ones are transparent, so its
 * edges are smooth. */
enum { LINES = 2048, VERTICES = 8, INDICES = 18 };
static SDL_Vertex vertices[LINES * VERTICES];
static int indices[LINES * INDICES], line_count;

static void draw_lines(SDL_Renderer *renderer) {
  SDL_RenderGeometry(renderer, NULL, vertices, line_count * VERTICES, indices, line_count * INDICES);
  line_count = 0;
}

static void draw_line(SDL_Renderer *renderer, Uint32 colour, double x0, double y0, double x1, double y1) {
  double length = fmax(hypot(x1 - x0, y1 - y0), 1e-6), across_x = (y1 - y0) / length, across_y = (x0 - x1) / length;
  if (line_count == LINES) draw_lines(renderer);
  SDL_Vertex *vertex = &vertices[line_count * VERTICES];
  for (int end = 0; end < 2; end++)
    for (int edge = 0; edge < 4; edge++) {
      double distance = edge - 1.5, x = (end ? x1 : x0) + across_x * distance, y = (end ? y1 : y0) + across_y * distance;
      SDL_Color ink = {(Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour, edge % 3 == 0 ? 0 : 255};
      vertex[end * 4 + edge] = (SDL_Vertex){{(float)x, (float)y}, ink, {0, 0}};
    }
  for (int index = 0; index < INDICES; index++)
    indices[line_count * INDICES + index] = line_count * VERTICES + (const int[]){0, 1, 4, 1, 4, 5}[index % 6] + index / 6;
  line_count++;
}

/* The area of the curves, and the offset at its lower edge. */
static const double LEFT = 64, TOP = 40, RIGHT = 130, BOTTOM = GRAPH - 50;
static const double top = NAME + VIEW;
static double right, low, scale;

static double x_of(double time) { return right - (times[newest] - time) / SECONDS * (right - LEFT); }
static double y_of(double offset) { return top + BOTTOM - (offset - low) * scale; }

/* Draws the recent offsets of a list, with the dashes of its style. */
static void draw_curve(SDL_Renderer *renderer, const struct column *column) {
  const struct style *style = column->style;
  double along = 0; /* the length of the curve up to here */
  for (int age = history_count - 1; age > 0; age--) {
    int from = (newest - age + HISTORY) % HISTORY, to = (from + 1) % HISTORY;
    double x = x_of(times[from]), y = y_of(column->offsets[from]);
    double width = x_of(times[to]) - x, height = y_of(column->offsets[to]) - y, length = hypot(width, height);
    for (double done = 0, step; done < length; done += step, along += step) { /* up to where a dash begins or ends */
      double place = fmod(along, style->dash + style->gap), share = 1 / fmax(length, 1e-6);
      int is_dash = style->dash == 0 || place < style->dash;
      step = style->dash == 0 ? length : fmin(length - done, (is_dash ? style->dash : style->dash + style->gap) - place);
      step = fmax(step, 1e-3);
      if (is_dash && x + width * done * share >= LEFT)
        draw_line(renderer, style->colour, x + width * done * share, y + height * done * share,
                  x + width * (done + step) * share, y + height * (done + step) * share);
    }
  }
}

/* Writes the names beside the ends of the curves. Those that would lie on each other are moved apart. */
static void write_names(SDL_Renderer *renderer) {
  enum { LINE = 17 };
  int order[MAX_COLUMNS]; /* from the highest to the lowest */
  double places[MAX_COLUMNS];
  for (int index = 0, at; index < column_count; index++) {
    for (at = index; at > 0 && columns[order[at - 1]].list.frame.offset_y < columns[index].list.frame.offset_y; at--)
      order[at] = order[at - 1];
    order[at] = index;
  }
  for (int at = 0; at < column_count; at++) places[at] = y_of(columns[order[at]].list.frame.offset_y);
  for (int pass = 0; pass < 100; pass++)
    for (int at = 1; at < column_count; at++) {
      double overlap = fmax(0, LINE - (places[at] - places[at - 1]));
      places[at - 1] = fmax(places[at - 1] - overlap / 2, top + LINE / 2.0 + 4);
      places[at] = fmin(places[at] + overlap / 2, top + BOTTOM);
    }
  for (int at = 0; at < column_count; at++) {
    const struct column *column = &columns[order[at]];
    double end = y_of(column->list.frame.offset_y);
    SDL_SetRenderDrawColor(renderer, 0x5A, 0x62, 0x70, 255);
    SDL_RenderDrawLineF(renderer, (float)right + 3, (float)end, (float)right + 14, (float)places[at]);
    write_text(renderer, column->name, right + 18, places[at], 12, column->style->colour);
  }
}

/* Writes a number that ends at x. */
static void write_number(SDL_Renderer *renderer, double number, const char *format, double x, double y) {
  char text[16];
  snprintf(text, sizeof text, format, number);
  write_text(renderer, text, x - text_width(text, 13), y, 13, 0xC5CAD3);
}

/* Draws the graph: time to the right, larger offsets upwards. */
static void draw_graph(SDL_Renderer *renderer) {
  double high = low = columns[0].list.frame.offset_y, step = 100;
  right = (double)column_count * WIDTH - RIGHT;
  for (int column = 0; column < column_count; column++)
    for (int age = 0; age < history_count; age++) {
      int index = (newest - age + HISTORY) % HISTORY;
      if (times[index] < times[newest] - SECONDS) break; /* left of the graph */
      low = fmin(low, columns[column].offsets[index]);
      high = fmax(high, columns[column].offsets[index]);
    }
  high = fmax(high, low + 200);
  while ((high - low) / step > 6) step *= 2;
  scale = (BOTTOM - TOP) / (high - low);
  for (double offset = ceil(low / step) * step; offset <= high; offset += step)
    fill(renderer, 0x343A46, 1, LEFT, y_of(offset), right - LEFT, 1);
  for (double age = 0; age <= SECONDS; age += 0.5)
    fill(renderer, 0x343A46, 1, x_of(times[newest] - age), top + TOP, 1, BOTTOM - TOP);
  for (int column = 0; column < column_count; column++) draw_curve(renderer, &columns[column]);
  draw_lines(renderer);
  write_text(renderer, "content offset, pt", 12, top + 20, 13, 0xC5CAD3);
  for (double offset = ceil(low / step) * step; offset <= high; offset += step)
    write_number(renderer, offset, "%.0f", LEFT - 8, y_of(offset));
  for (double age = 0; age <= SECONDS; age += 0.5)
    write_number(renderer, age, "%.1f", x_of(times[newest] - age) + 10, top + BOTTOM + 14);
  write_text(renderer, "time before now, s", (LEFT + right) / 2 - 60, top + BOTTOM + 35, 13, 0xC5CAD3);
  write_names(renderer);
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
