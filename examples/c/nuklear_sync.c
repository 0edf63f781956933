/*
 * A Nuklear group that keeps its own offset, in whole points, and its own scroll bar: ScrollKit moves it, and follows it when the
 * scroll bar has moved it. Its window is SDL2's.
 *
 *   nuklear_sync [LOG]    the log has one line per frame: time,offset,target,phase
 */
#include "nuklear_canvas.h"

#include <math.h>

enum { ROWS = 1000, ROW = 30 };

/* Lays the rows out in a group of this height. Returns whether another frame must follow. */
static int show_list(struct nk_context *ctx, scrollkit_scroller *scroller, scrollkit_frame *frame, double height, double now) {
  static nk_uint x, y; /* Nuklear's offset */
  nk_uint shown;
  char text[16];
  const struct nk_vec2 padding = ctx->style.window.group_padding, spacing = ctx->style.window.spacing;
  scrollkit_scroller_set_size(scroller, 400, height - 2 * padding.y, 400, ROWS * (ROW + spacing.y), now);
  scrollkit_scroller_wheel(scroller, 0, -ctx->input.mouse.scroll_delta.y, SCROLLKIT_UNIT_NOTCHES, now);
  ctx->input.mouse.scroll_delta = nk_vec2(0, 0); /* Nuklear would scroll, too */
  scrollkit_scroller_sync(scroller, x, y, now, frame);
  shown = y = (nk_uint)fmax(0, frame->offset_y);
  if (!nk_group_scrolled_offset_begin(ctx, &x, &y, "rows", 0)) return 0;
  nk_layout_row_dynamic(ctx, ROW, 1);
  for (int row = 0; row < ROWS; row++) snprintf(text, sizeof text, "Row %d", row + 1), nk_label(ctx, text, NK_TEXT_LEFT);
  nk_group_scrolled_end(ctx);
  return frame->needs_tick || y != shown;
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
      moves = show_list(&ctx, scroller, &frame, height - 20, (double)SDL_GetTicks64() / 1000);
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
