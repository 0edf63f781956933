/*
 * sdl_spreadsheet [--log FILE]: a million rows and 16,384 columns; names and numbers are frozen. Escape quits.
 * A drag selects cells, or whole columns and rows at their heads; at an edge it scrolls. A drag of a border resizes a
 * column, or all that are selected as a whole; the border stays under the pointer. The log has one line per frame:
 * time,x,y,phase,first and last selected column,the same of rows,held,left end and width of the pressed column
 */
#define SDL_TEXT_FONT "monospace"
#include "../backends/scrollkit_sdl2.h"
#include "sdl_canvas.h"

enum { X, Y, AXES, COLUMNS = 16384, ROWS = 1000000, TOLERANCE = 4, SIZE = 13, PADDING = 6, THUMB = 36, KINDS = 4 };
enum { LEFT = 72, TOP = 24, BAR = 12 }; /* the numbers, the letters and the scroll bars lie above the cells */
static const char *const names[] = {"units", "price", "weight", "share"}, *const formats[] = {"%.0f", "%.2f", "%.1f kg", "%.1f %%"};
static const size_t counts[AXES] = {COLUMNS, ROWS};
static const double heads[AXES] = {LEFT, TOP}, estimates[AXES] = {96, 22};
static scrollkit_sdl2 input;
static scrollkit_sdl2_view sheet = {.geometry = {.inset_top = TOP, .inset_left = LEFT, .inset_bottom = BAR, .inset_right = BAR}};
static scrollkit_list *lists[AXES]; /* the columns and the rows */
static double offset[AXES], pointer[AXES], left; /* left: of the pressed column, in the window */
static int length[AXES]; /* of the window */
static size_t from[AXES], to[AXES], pressed; /* from, to: the selection; pressed: a column */
static int selects[AXES]; /* along an axis that a drag does not select, all is selected */
static enum { NOTHING, CELLS, BORDER } held;

static scrollkit_list_item item_of(int axis, size_t index) {
  scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
  check(scrollkit_list_get_item(lists[axis], index, &item));
  return item;
}

static size_t item_at(int axis, double point) {
  size_t index;
  check(scrollkit_list_get_anchor(lists[axis], offset[axis] + point, &index, NULL));
  return index;
}

static size_t first_of(int axis) { return SDL_min(from[axis], to[axis]); }
static size_t last_of(int axis) { return SDL_max(from[axis], to[axis]); }
static int is_selected(int axis, size_t index) { return index >= first_of(axis) && index <= last_of(axis); }

static void press(void) {
  pressed = item_at(X, pointer[X] - TOLERANCE);
  scrollkit_list_item column = item_of(X, pressed);
  left = column.start - offset[X];
  int is_on_border = pointer[X] > heads[X] && pointer[X] > left + column.extent - TOLERANCE;
  held = pointer[Y] < heads[Y] && is_on_border ? BORDER : CELLS;
  for (int axis = X; axis < AXES && held == CELLS; axis++) {
    from[axis] = to[axis] = item_at(axis, pointer[axis]);
    selects[axis] = pointer[axis] >= heads[axis];
    if (!selects[axis]) from[axis] = 0, to[axis] = counts[axis] - 1; /* a whole column or row */
  }
}

/* Moves the border of a column to the pointer, with all columns that are selected as a whole. Its left end stays in place. */
static void resize(double time) {
  static double widths[COLUMNS];
  int is_group = is_selected(X, pressed) && first_of(Y) == 0 && last_of(Y) == ROWS - 1;
  size_t first = is_group ? first_of(X) : pressed, count = is_group ? last_of(X) + 1 - first : 1;
  for (size_t index = 0; index < count; index++) widths[index] = SDL_max(36, pointer[X] - left);
  check(scrollkit_list_set_extents(lists[X], first, widths, count, time)); /* columns before it may have moved it */
  check(scrollkit_scroller_get_frame(sheet.scroller, &sheet.frame));
  check(scrollkit_scroller_shift(sheet.scroller, item_of(X, pressed).start - sheet.frame.offset_x - left, 0, time));
}

/* The pointer has moved. At an edge of the cells it scrolls, along the axes that it selects. */
static void drag(double time) {
  static const scrollkit_autoscroll_options edges = {.struct_size = sizeof edges, .edge_margin = 20, .edge_speed = 2000};
  double x = selects[X] ? pointer[X] : length[X] / 2.0, y = selects[Y] ? pointer[Y] : length[Y] / 2.0;
  if (held == CELLS) check(scrollkit_autoscroll_drag(sheet.scroller, &edges, x, y, time));
  if (held == BORDER) resize(time);
}

static int handle(const SDL_Event *event, double time) {
  if (event->type == SDL_MOUSEBUTTONDOWN && event->button.which != SDL_TOUCH_MOUSEID) press(); /* a finger scrolls */
  else if (event->type == SDL_MOUSEMOTION) pointer[X] = event->motion.x, pointer[Y] = event->motion.y, drag(time);
  else if (event->type == SDL_MOUSEBUTTONUP && held) held = NOTHING, check(scrollkit_autoscroll_end(sheet.scroller, time));
  else scrollkit_sdl2_handle(&input, event);
  return event->type != SDL_QUIT && (event->type != SDL_KEYDOWN || event->key.keysym.sym != SDLK_ESCAPE);
}

static void fill_along(SDL_Renderer *renderer, int axis, Uint32 colour, double start, double end, double top, double bottom) {
  if (axis == X) fill(renderer, colour, 1, start, top, end - start, bottom - top);
  else fill(renderer, colour, 1, top, start, bottom - top, end - start);
}

static void draw_cell(SDL_Renderer *renderer, size_t column, size_t row) {
  char text[32];
  scrollkit_list_item across = item_of(X, column), down = item_of(Y, row);
  double x = across.start - offset[X], y = down.start - offset[Y];
  snprintf(text, sizeof text, formats[column % KINDS], (double)((row + 7) * (row + 31) * (column + 3) % 99991) / 1000);
  if (is_selected(X, column) && is_selected(Y, row)) fill(renderer, 0xD5E3FA, 1, x, y, across.extent, down.extent);
  if (across.extent < text_width(text, SIZE) + 2 * PADDING) strcpy(text, "###"); /* too narrow */
  write_text(renderer, text, x + across.extent - PADDING - text_width(text, SIZE), y + down.extent / 2, SIZE, 0x20242C);
}

/* Draws the names above the columns or the numbers beside the rows, the lines between the cells, and a scroll bar. */
static void draw_heads(SDL_Renderer *renderer, int axis) {
  fill_along(renderer, axis, 0xECEEF2, 0, length[axis], 0, heads[!axis]);
  for (size_t index = item_at(axis, heads[axis]), last = item_at(axis, length[axis] - BAR); index <= last; index++) {
    scrollkit_list_item item = item_of(axis, index);
    char text[32], *name = text + 8; /* "A units", or "1" */
    double start = item.start - offset[axis], end = start + item.extent;
    if (is_selected(axis, index)) fill_along(renderer, axis, 0xC3D6F7, start, end, 0, heads[!axis]);
    fill_along(renderer, axis, 0xCDD2DB, end - 1, end, 0, length[!axis]);
    if (axis == X) snprintf(name, 24, " %s", names[index % KINDS]);
    else snprintf(name, 24, "%zu", index + 1);
    for (size_t rest = axis == X ? index + 1 : 0; rest > 0; rest = (rest - 1) / 26) *--name = (char)('A' + (rest - 1) % 26);
    write_text(renderer, name, axis == X ? start + PADDING : heads[X] - PADDING - text_width(name, SIZE),
               axis == X ? heads[Y] / 2 : (start + end) / 2, SIZE, 0x2A2E36);
  }
  fill_along(renderer, axis, 0x8A93A3, 0, length[axis], heads[!axis] - 1, heads[!axis]);
  double progress = axis == X ? sheet.frame.progress_x : sheet.frame.progress_y;
  double bar = heads[axis] + progress * (length[axis] - heads[axis] - BAR - THUMB);
  fill_along(renderer, axis, 0x8A93A3, bar, bar + THUMB, length[!axis] - 8, length[!axis] - 3);
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit spreadsheet", 738, 480, SDL_WINDOW_RESIZABLE);
  if (!renderer) return 1;
  input.window = SDL_RenderGetWindow(renderer);
  check(scrollkit_sdl2_add(&input, &sheet, NULL, NULL));
  for (int axis = X; axis < AXES; axis++) {
    scrollkit_list_options options = {.struct_size = sizeof options, .is_horizontal = axis == X, .estimate = estimates[axis]};
    check(scrollkit_list_create(&options, &lists[axis]));
    check(scrollkit_list_insert(lists[axis], 0, counts[axis], 0));
    check(scrollkit_list_attach(lists[axis], sheet.scroller, 0));
  }
  for (int running = 1; running; SDL_Delay(4)) { /* limits the frame rate without vertical sync */
    for (SDL_Event event; running && SDL_PollEvent(&event);) running = handle(&event, scrollkit_sdl2_now());
    SDL_GetWindowSize(input.window, &length[X], &length[Y]);
    check(scrollkit_sdl2_lay_out(&sheet, 0, 0, length[X], length[Y], 0, 0)); /* the lists know how large the content is */
    scrollkit_sdl2_tick(&input);
    offset[X] = SDL_round(sheet.frame.offset_x), offset[Y] = SDL_round(sheet.frame.offset_y);
    for (int axis = X; axis < AXES && held == CELLS; axis++) if (selects[axis]) to[axis] = item_at(axis, pointer[axis]);
    fill(renderer, 0xFFFFFF, 1, 0, 0, length[X], length[Y]);
    for (size_t row = item_at(Y, heads[Y]); row <= item_at(Y, length[Y]); row++)
      for (size_t column = item_at(X, heads[X]); column <= item_at(X, length[X]); column++) draw_cell(renderer, column, row);
    draw_heads(renderer, X), draw_heads(renderer, Y);
    fill(renderer, 0xDDE1E8, 1, 0, 0, heads[X], heads[Y]);
    SDL_RenderPresent(renderer);
    if (log) fprintf(log, "%.3f,%.0f,%.0f,%s,%zu,%zu,%zu,%zu,%d,%.3f,%.3f\n", sheet.frame.time, offset[X], offset[Y],
                     scrollkit_enum_name("phase", sheet.frame.phase), first_of(X), last_of(X), first_of(Y), last_of(Y),
                     held, item_of(X, pressed).start - offset[X], item_of(X, pressed).extent), fflush(log);
  }
  for (int axis = X; axis < AXES; axis++) scrollkit_list_destroy(lists[axis]);
  scrollkit_scroller_destroy(sheet.scroller);
  close_window(renderer);
  return log ? fclose(log) : 0;
}
