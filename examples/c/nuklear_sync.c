/*
 * A Nuklear group that keeps its own offset, in whole points, and its own scroll bar: ScrollKit moves it, and follows it when the
 * scroll bar has moved it. Its window is SDL2's.
 *
 *   nuklear_sync [LOG]    the log has one line per frame: time,offset,target,phase
 */
#include "nuklear_canvas.h"

#include <math.h>

enum { ROWS = 1000, ROW = 30 };
static nk_uint x, y; /* Nuklear's offset */

/* Lays the rows out in a group of this height. */
static void show_list(struct nk_context *ctx, scrollkit_scroller *scroller, scrollkit_frame *frame, float height, double now) {
  const struct nk_style_window *style = &ctx->style.window;
  scrollkit_scroller_set_size(scroller, 400, height - 2 * style->group_padding.y, 400, ROWS * (ROW + style->spacing.y), now);
  scrollkit_scroller_wheel(scroller, 0, -ctx->input.mouse.scroll_delta.y, SCROLLKIT_UNIT_NOTCHES, now);
  ctx->input.mouse.scroll_delta = nk_vec2(0, 0); /* Nuklear would scroll, too */
  scrollkit_scroller_sync(scroller, x, y, now, frame);
  y = (nk_uint)fmax(0, frame->offset_y); /* in whole points, and not past an end */
  if (!nk_group_scrolled_offset_begin(ctx, &x, &y, "rows", 0)) return;
  nk_layout_row_dynamic(ctx, ROW, 1);
  for (int row = 0; row < ROWS; row++) nk_labelf(ctx, NK_TEXT_LEFT, "Row %d", row + 1);
  nk_group_scrolled_end(ctx);
}

int main(int argc, char **argv) {
  static struct nk_context ctx;
  struct nk_user_font font = {.height = 18, .width = nuklear_text_width};
  scrollkit_scroller *scroller;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  FILE *log = argc > 1 ? fopen(argv[1], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit sync", 480, 640, SDL_WINDOW_RESIZABLE);
  if (!renderer || !nk_init_default(&ctx, &font) || scrollkit_scroller_create(NULL, &scroller) != SCROLLKIT_STATUS_OK) return 1;
  for (int moves = 1, width, height; nuklear_take_input(&ctx, moves);) {
    SDL_GetRendererOutputSize(renderer, &width, &height);
    moves = 0;
    if (nk_begin(&ctx, "window", nk_rect(0, 0, (float)width, (float)height), NK_WINDOW_NO_SCROLLBAR)) {
      nk_layout_row_dynamic(&ctx, (float)height - 20, 1);
      show_list(&ctx, scroller, &frame, (float)height - 20, (double)SDL_GetTicks64() / 1000);
      moves = frame.needs_tick || y != (nk_uint)fmax(0, frame.offset_y); /* its scroll bar has moved it */
    }
    nk_end(&ctx);
    nuklear_draw(renderer, &ctx);
    if (log && fprintf(log, "%.3f,%.6f,%.6f,%s\n", frame.time, frame.offset_y, frame.target_y,
                       scrollkit_enum_name("phase", frame.phase)) > 0)
      fflush(log);
  }
  scrollkit_scroller_destroy(scroller);
  nk_free(&ctx);
  close_window(renderer);
  return 0;
}
