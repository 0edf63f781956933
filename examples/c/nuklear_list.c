/*
 * A Nuklear group of 1,000 rows that scrolls by ScrollKit: wheel, mouse drag, keys, momentum and bounce; its window is SDL2's.
 *
 *   nuklear_list [LOG]    the log has one line per frame: time,offset,target,phase
 */
#include "nuklear_canvas.h"

#include "../backends/scrollkit_nuklear.h"

enum { ROWS = 1000 };

/* Lays the rows out. Returns whether they move. */
static int show_list(struct nk_context *ctx, scrollkit_nuklear *list, int width, int height, double now) {
  static int chosen = -1;
  static float size = 30;
  char text[32];
  int moves = 0;
  if (nk_begin(ctx, "window", nk_rect(0, 0, (float)width, (float)height), NK_WINDOW_NO_SCROLLBAR)) {
    nk_layout_row_dynamic(ctx, (float)height - 20, 1);
    if (scrollkit_nuklear_begin(list, ctx, "rows", NK_WINDOW_BORDER, now)) {
      nk_layout_row_dynamic(ctx, 32, 2);
      for (int row = 0; row < ROWS; row++) {
        snprintf(text, sizeof text, row == chosen ? "Row %d, chosen" : "Row %d", row + 1);
        nk_label(ctx, text, NK_TEXT_LEFT);
        if (row % 10 != 9) {
          if (nk_button_label(ctx, "Choose")) chosen = row;
          continue;
        }
        if (nk_widget_has_mouse_click_down(ctx, NK_BUTTON_LEFT, nk_true)) scrollkit_scroller_cancel(list->scroller, now);
        nk_slider_float(ctx, 0, &size, 100, 1);
      }
      moves = scrollkit_nuklear_end(list, ctx, now);
    }
  }
  nk_end(ctx);
  return moves;
}

int main(int argc, char **argv) {
  static struct nk_context ctx;
  static scrollkit_nuklear list;
  struct nk_user_font font = {.height = 18, .width = nuklear_text_width};
  FILE *log = argc > 1 ? fopen(argv[1], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit list", 480, 640, SDL_WINDOW_RESIZABLE);
  if (!renderer || !nk_init_default(&ctx, &font)) return 1;
  for (int moves = 1, width, height; nuklear_take_input(&ctx, moves);) {
    SDL_GetRendererOutputSize(renderer, &width, &height);
    moves = show_list(&ctx, &list, width, height, (double)SDL_GetTicks64() / 1000);
    nuklear_draw(renderer, &ctx);
    if (log && fprintf(log, "%.3f,%.6f,%.6f,%s\n", list.frame.time, list.frame.offset_y, list.frame.target_y,
                       scrollkit_enum_name("phase", list.frame.phase)) > 0)
      fflush(log);
  }
  scrollkit_nuklear_remove(&list);
  nk_free(&ctx);
  close_window(renderer);
  return 0;
}
