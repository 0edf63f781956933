/*
 * Two versions of a file side by side in an SDL2 window, with a map of all changes that can be dragged.
 *   diff -tU99999 OLD NEW | sdl_diff [--log FILE]    N: the next change, P: the previous one, Escape quits
 * Equal lines lie side by side; where a version has fewer lines, the other's are beside grey ones. So one offset scrolls both.
 * The log has one line per frame: time,x,y,target y,phase,the held part of the map,start and length of its frame,rows,row in
 * the middle,whether a change begins there,its numbers in both versions
 */
#define _GNU_SOURCE
#define SDL_TEXT_FONT "monospace"
#include "../backends/scrollkit_sdl2.h"
#include "sdl_canvas.h"

enum { OLD, NEW, SIDES, LINE = 18, SIZE = 13, GUTTER = 60, MAP = 96, STATUS = 28 };
static const Uint32 papers[] = {0xFFEBD2, 0xDCEAFF}, marks[] = {0xFFC98A, 0xA9CCFF}, inks[] = {0xC2560A, 0x1F66C1};

static struct row {
  const char *texts[SIDES]; /* the same one if the line has not changed; NULL: the version has no such line */
  int numbers[SIDES];
} *rows;
static int count, changes, longest;
static scrollkit_sdl2 input;
static scrollkit_sdl2_view view;
static scrollkit_scrollbar_state bar = SCROLLKIT_SCROLLBAR_STATE_INIT; /* the frame in the map is its thumb */
static int is_changed(int row) { return rows[row].texts[OLD] != rows[row].texts[NEW]; }
static int begins_change(int row) { return is_changed(row) && (row == 0 || !is_changed(row - 1)); }

/* Reads what diff writes: a line begins with a blank, - or +. Added lines lie beside those that they replace. */
static void read_diff(FILE *file) {
  char *text = NULL;
  size_t room = 0;
  int numbers[SIDES] = {0, 0}, open = 0; /* open: the first removed line that has none beside it */
  ssize_t length = getdelim(&text, &room, 0, file); /* all of it: a text has no zeros */
  if (length <= 0 || !(rows = calloc((size_t)length, sizeof *rows))) return;
  for (char *line = strstr(text, "\n@@"), *end; line && (end = strchr(++line, '\n')); line = end) {
    char kind = *line;
    *end = 0;
    if (kind == '+' && open < count) rows[open].texts[NEW] = line + 1, rows[open++].numbers[NEW] = ++numbers[NEW];
    else if (kind == ' ' || kind == '-' || kind == '+') {
      struct row *row = &rows[count++];
      if (kind != '+') row->texts[OLD] = line + 1, row->numbers[OLD] = ++numbers[OLD];
      if (kind != '-') row->texts[NEW] = line + 1, row->numbers[NEW] = ++numbers[NEW], open = count;
    }
    longest = SDL_max(longest, (int)(end - line) - 1);
  }
  for (int row = 0; row < count; row++) changes += begins_change(row);
}

/* Scrolls to the next change, or the previous one, from the middle of where content will rest. */
static void go(int step, double time) {
  scrollkit_scroll_options options = {.struct_size = sizeof options, .align_x = SCROLLKIT_SCROLL_ALIGNMENT_NONE};
  int row = (int)((view.frame.target_y + view.geometry.viewport_height / 2) / LINE) + step;
  options.align_y = SCROLLKIT_SCROLL_ALIGNMENT_CENTER;
  while (row >= 0 && row < count && !begins_change(row)) row += step;
  if (row >= 0 && row < count)
    check(scrollkit_scroller_scroll_into_view(view.scroller, 0, row * LINE, 0, LINE, &options, time, NULL));
}

static int handle(const SDL_Event *event, double time) {
  SDL_Keycode key = event->type == SDL_KEYDOWN ? event->key.keysym.sym : SDLK_UNKNOWN;
  scrollkit_scroller *scroller = view.scroller;
  int is_held = bar.held != SCROLLKIT_SCROLLBAR_PART_NONE;
  if (event->type == SDL_MOUSEBUTTONDOWN && event->button.x >= view.geometry.viewport_width)
    check(scrollkit_scrollbar_press(scroller, SCROLLKIT_AXIS_Y, SCROLLKIT_SCROLLBAR_PART_TRACK, event->button.y, time));
  else if (event->type == SDL_MOUSEMOTION && is_held)
    check(scrollkit_scrollbar_drag(scroller, SCROLLKIT_AXIS_Y, event->motion.y, 0, time));
  else if (event->type == SDL_MOUSEBUTTONUP && is_held) check(scrollkit_scrollbar_release(scroller, SCROLLKIT_AXIS_Y, time));
  else if (key == SDLK_n || key == SDLK_p) go(key == SDLK_n ? 1 : -1, time);
  else scrollkit_sdl2_handle(&input, event);
  check(scrollkit_scrollbar_get_state(scroller, SCROLLKIT_AXIS_Y, &bar));
  return event->type != SDL_QUIT && key != SDLK_ESCAPE;
}

/* Draws a line of a version, with what differs from the other version marked. */
static void draw_line(SDL_Renderer *renderer, const struct row *row, int side, double x, double y, double width) {
  const char *text = row->texts[side], *other = row->texts[!side];
  fill(renderer, !text ? 0xE6E8EC : text == other ? 0xFFFFFF : papers[side], 1, x, y, width, LINE);
  if (!text) return;
  char number[16];
  snprintf(number, sizeof number, "%5d %c", row->numbers[side], text == other ? ' ' : "-+"[side]);
  write_text(renderer, number, x, y + LINE / 2, 11, text == other ? 0x686E7A : inks[side]);
  SDL_RenderSetClipRect(renderer, &(SDL_Rect){(int)x + GUTTER, 0, (int)width - GUTTER, (int)view.geometry.viewport_height});
  x += GUTTER - SDL_round(view.frame.offset_x);
  if (other && other != text) {
    double letter = text_width("0", SIZE);
    size_t same = 0, length = strlen(text), most = SDL_min(length, strlen(other)), tail = 0;
    while (same < most && text[same] == other[same]) same++;
    while (tail < most - same && text[length - 1 - tail] == other[strlen(other) - 1 - tail]) tail++;
    fill(renderer, marks[side], 1, x + (double)same * letter, y, (double)(length - same - tail) * letter, LINE);
  }
  write_text(renderer, text, x, y + LINE / 2, SIZE, 0x20242C);
  SDL_RenderSetClipRect(renderer, NULL);
}

/* Draws where a version has lines that the other has not, and a frame around what is visible. */
static void draw_map(SDL_Renderer *renderer, double x, double height) {
  fill(renderer, 0xF1F3F6, 1, x, 0, MAP, height);
  for (int row = 0; row < count; row++)
    for (int side = OLD; side < SIDES; side++)
      if (is_changed(row) && rows[row].texts[side])
        fill(renderer, inks[side], 1, x + 6 + side * MAP / 2, row * height / count, MAP / 2 - 12, SDL_max(1.5, height / count));
  fill(renderer, 0x3A4254, 0.25, x, bar.thumb_start, MAP, bar.thumb_length);
}

static void draw(SDL_Renderer *renderer) {
  double width = view.geometry.viewport_width, height = view.geometry.viewport_height, top = SDL_round(view.frame.offset_y);
  char text[96];
  fill(renderer, 0xE6E8EC, 1, 0, 0, width, height); /* visible during overscroll */
  for (int row = SDL_max(0, (int)top / LINE); row < count && row * LINE < top + height; row++)
    for (int side = OLD; side < SIDES; side++)
      draw_line(renderer, &rows[row], side, side * width / 2, row * LINE - top, width / 2);
  fill(renderer, 0xB9BFCA, 1, width / 2, 0, 1, height);
  draw_map(renderer, width, height);
  fill(renderer, 0x262A34, 1, 0, height, width + MAP, STATUS);
  snprintf(text, sizeof text, "%d changes    N: the next one    P: the previous one", changes);
  write_text(renderer, text, 12, height + STATUS / 2, SIZE, 0xEBEEF5);
  SDL_RenderPresent(renderer);
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "a") : NULL;
  scrollkit_scrollbar_options map = {.struct_size = sizeof map, .jumps_to_click = 1, .least_thumb = 12};
  read_diff(stdin);
  if (count == 0) return fprintf(stderr, "sdl_diff: no difference; usage: diff -tU99999 OLD NEW | sdl_diff\n"), 2;
  SDL_Renderer *renderer = open_window("ScrollKit diff", 880, 560, SDL_WINDOW_RESIZABLE);
  if (!renderer) return 1;
  input.window = SDL_RenderGetWindow(renderer);
  check(scrollkit_sdl2_add(&input, &view, NULL, NULL));
  check(scrollkit_scrollbar_enable(view.scroller, SCROLLKIT_AXIS_Y, &map, 0));
  for (int running = 1, moves = 1, width, height; running;) {
    SDL_Event event; /* polled while content moves; at rest, the loop waits for an event */
    int has_event = moves ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, 500);
    for (; has_event && running; has_event = SDL_PollEvent(&event)) running = handle(&event, scrollkit_sdl2_now());
    SDL_GetWindowSize(input.window, &width, &height);
    width -= MAP, height -= STATUS; /* each version is half as wide as the viewport, and scrolls by what does not fit into it */
    double least = width / 2 + GUTTER + longest * text_width("0", SIZE);
    check(scrollkit_sdl2_lay_out(&view, 0, 0, width, height, SDL_max(width, least), count * LINE));
    moves = scrollkit_sdl2_tick(&input);
    check(scrollkit_scrollbar_get_state(view.scroller, SCROLLKIT_AXIS_Y, &bar));
    draw(renderer);
    const struct row *row = &rows[SDL_min(count - 1, SDL_max(0, (int)((view.frame.offset_y + height / 2) / LINE)))];
    if (log) fprintf(log, "%.3f,%.3f,%.3f,%.3f,%s,%d,%.3f,%.3f,%d,%d,%d,%d,%d\n", view.frame.time, view.frame.offset_x,
                     view.frame.offset_y, view.frame.target_y, scrollkit_enum_name("phase", view.frame.phase), (int)bar.held,
                     bar.thumb_start, bar.thumb_length, count, (int)(row - rows), begins_change((int)(row - rows)),
                     row->numbers[OLD], row->numbers[NEW]), fflush(log);
    if (moves) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  scrollkit_scroller_destroy(view.scroller);
  close_window(renderer);
  return log ? fclose(log) : 0;
}
