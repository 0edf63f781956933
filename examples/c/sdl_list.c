/*
 * A list of a million rows in an SDL2 window: wheel, mouse drag, touch, arrow and page keys, Home and End.
 *
 *   sdl_list [--log FILE]
 *
 * The height of a row is known when it comes into view; nothing moves on the screen when it is measured.
 * Every hundredth row is a header that stays at the top. Escape quits.
 *
 * The log has one line per frame: time,offset,target,phase,first row,last row.
 */
#include <math.h>

#include "../backends/scrollkit_sdl2.h"
#include "people.h"
#include "sdl_canvas.h"

enum { ROWS = 1000000, SECTION = 100, SHOWN = 256, BAR = 6, STATUS = 32, LINE = 19 };

static size_t lines_of(size_t row) { return 1 + row * 7919 % 3; }

/* Returns the height of a row, as if its text had been laid out. */
static double height_of(size_t row) { return row % SECTION == 0 ? 32 : 42 + (double)lines_of(row) * LINE; }

/* Measures the visible rows and the header at the top, unless they were measured. Returns what to draw where. */
static scrollkit_list_frame measure(scrollkit_list *list, double tops[SHOWN], double time) {
  scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
  for (int is_complete = 0; !is_complete;) {
    uint32_t batch;
    is_complete = 1;
    check(scrollkit_list_get_frame(list, &shown, tops, SHOWN));
    check(scrollkit_list_begin_update(list, time, &batch));
    for (size_t index = 0; index < shown.count + shown.has_sticky; index++) {
      size_t row = index < shown.count ? shown.first + index : shown.sticky_item;
      scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
      double height = height_of(row);
      check(scrollkit_list_get_item(list, row, &item));
      if (item.is_measured) continue;
      check(scrollkit_list_set_extents(list, row, &height, 1, time));
      is_complete = 0; /* other rows may have come into view */
    }
    check(scrollkit_list_end_update(list, batch, time));
  }
  return shown;
}

static void draw_row(SDL_Renderer *renderer, size_t row, double top, double width) {
  static const char *notes[] = {"Prefers letters to calls, and answers them.", "Away until the end of the month.",
                                "Asked for the new catalogue twice.", "Leave parcels with the neighbour.",
                                "Speaks five languages, writes in two."};
  char text[64];
  double height = height_of(row);
  if (row % SECTION == 0) {
    fill(renderer, 0xE4E9F3, 1, 0, top, width, height);
    snprintf(text, sizeof text, "Section %zu", row / SECTION + 1);
    write_bold(renderer, text, 16, top + height / 2, 14, 0x3A5BA8);
    return;
  }
  fill(renderer, 0xFFFFFF, 1, 0, top, width, height - 1);
  fill_round(renderer, 0xD3DDF2, 1, 16, top + 12, 36, 36, 18);
  snprintf(text, sizeof text, "%.1s%.1s", first_names[row % 11], last_names[row % 9]);
  write_bold(renderer, text, 34 - bold_width(text, 13) / 2, top + 30, 13, 0x3A5BA8);
  snprintf(text, sizeof text, "%s %s", first_names[row % 11], last_names[row % 9]);
  write_bold(renderer, text, 68, top + 20, 15, 0x20242C);
  for (size_t line = 0; line < lines_of(row); line++)
    write_text(renderer, line ? notes[(row + line) % 5] : places[row % 7], 68, top + 41 + (double)line * LINE, 14, 0x5A606C);
  snprintf(text, sizeof text, "row %zu", row + 1);
  write_text(renderer, text, width - 24 - text_width(text, 12), top + 20, 12, 0x686E7A);
}

/* Measures and draws the visible rows. Returns which they are. */
static scrollkit_list_frame draw(SDL_Renderer *renderer, scrollkit_list *list, scrollkit_sdl2_view *scrolled) {
  double tops[SHOWN], view = scrolled->geometry.viewport_height, width = scrolled->geometry.viewport_width;
  char text[96];
  scrollkit_list_frame shown = measure(list, tops, scrolled->frame.time);
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  scrollkit_frame *frame = &scrolled->frame;
  check(scrollkit_list_get_size(list, &size));
  check(scrollkit_scroller_get_frame(scrolled->scroller, frame));
  fill(renderer, 0xDDE1E8, 1, 0, 0, width, view); /* the background, visible during overscroll */
  for (size_t index = 0; index < shown.count && index < SHOWN; index++)
    draw_row(renderer, shown.first + index, tops[index], width);
  if (shown.has_sticky && frame->overscroll_y >= 0)
    draw_row(renderer, shown.sticky_item, shown.sticky_position, width);
  /* The length of the scroll bar is the visible share of the content; overscroll shortens it. */
  double length = fmax(8, fmax(36, view * view / size.length) - fabs(frame->overscroll_y) * 0.2);
  fill_round(renderer, 0x787E8A, 1, width - BAR - 3, 3 + frame->progress_y * (view - length - 6), BAR, length, BAR / 2);
  snprintf(text, sizeof text, "%s: offset %.0f pt, target %.0f pt", scrollkit_enum_name("phase", frame->phase),
           frame->offset_y, frame->target_y);
  fill(renderer, 0x262A34, 1, 0, view, width, STATUS);
  write_text(renderer, text, 16, view + STATUS / 2.0, 14, 0xEBEEF5);
  SDL_RenderPresent(renderer);
  return shown;
}

int main(int argc, char **argv) {
  FILE *log = argc == 3 && strcmp(argv[1], "--log") == 0 ? fopen(argv[2], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit", 480, 640, SDL_WINDOW_RESIZABLE);
  if (!renderer) return 1;
  scrollkit_sdl2 input = {.window = SDL_RenderGetWindow(renderer)};
  scrollkit_sdl2_view view = {0};
  scrollkit_list *list;
  check(scrollkit_sdl2_add(&input, &view, NULL, NULL));
  check(scrollkit_list_create(NULL, &list)); /* vertical; a row is 44 points until it is measured */
  check(scrollkit_list_insert(list, 0, ROWS, 0));
  for (size_t row = 0; row < ROWS; row += SECTION) check(scrollkit_list_set_kind(list, row, 1, 1, 0));
  check(scrollkit_list_attach(list, view.scroller, 0));

  for (int running = 1, moves = 1; running;) {
    int width, height;
    SDL_Event event; /* polled while content moves; at rest, the loop waits for an event */
    int has_event = moves ? SDL_PollEvent(&event) : SDL_WaitEventTimeout(&event, 500);
    for (; has_event; has_event = SDL_PollEvent(&event)) {
      SDL_Keycode key = event.type == SDL_KEYDOWN ? event.key.keysym.sym : SDLK_UNKNOWN;
      if (event.type == SDL_QUIT || key == SDLK_ESCAPE) running = 0;
      else if (key == SDLK_END) /* the last row, wherever it will be when the rows before it are measured */
        check(scrollkit_list_scroll_to_item(list, ROWS - 1, SCROLLKIT_LIST_ALIGNMENT_END, 0, 1,
                                            scrollkit_sdl2_now(), NULL));
      else scrollkit_sdl2_handle(&input, &event);
    }
    SDL_GetWindowSize(input.window, &width, &height);
    check(scrollkit_sdl2_lay_out(&view, 0, 0, width, height - STATUS, width, 0)); /* the list sets the height */
    moves = scrollkit_sdl2_tick(&input);
    scrollkit_list_frame shown = draw(renderer, list, &view);
    if (log) {
      fprintf(log, "%.3f,%.6f,%.6f,%s,%zu,%zu\n", view.frame.time, view.frame.offset_y, view.frame.target_y,
              scrollkit_enum_name("phase", view.frame.phase), (size_t)shown.first, (size_t)(shown.first + shown.count));
      fflush(log);
    }
    if (moves) SDL_Delay(4); /* limits the frame rate without vertical sync */
  }
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(view.scroller);
  close_window(renderer);
  return log ? fclose(log) : 0;
}
