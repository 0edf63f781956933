/*
 * A microui panel of 1,000 rows that scrolls by ScrollKit: wheel, mouse drag, keys, momentum and bounce; its window is SDL2's.
 *
 *   microui_list [LOG]    the log has one line per frame: time,offset,target,phase
 */
#include <microui.h>

#include "../backends/scrollkit_microui.h"
#include "sdl_canvas.h"

enum { ROWS = 1000, NOTCH = 30 };

static int measure_width(mu_Font font, const char *text, int length) {
  (void)font;
  return 9 * (length < 0 ? (int)strlen(text) : length);
}
static int measure_height(mu_Font font) { return (void)font, 20; }

static void handle(mu_Context *ctx, const SDL_Event *event, scrollkit_scroller *scroller, double now) {
  if (event->type == SDL_MOUSEMOTION) mu_input_mousemove(ctx, event->motion.x, event->motion.y);
  if (event->type == SDL_MOUSEWHEEL)
    mu_input_scroll(ctx, (int)(event->wheel.preciseX * NOTCH), (int)(event->wheel.preciseY * -NOTCH));
  if (event->type == SDL_MOUSEBUTTONDOWN && event->button.button == SDL_BUTTON_LEFT)
    mu_input_mousedown(ctx, event->button.x, event->button.y, MU_MOUSE_LEFT);
  if (event->type == SDL_MOUSEBUTTONUP && event->button.button == SDL_BUTTON_LEFT)
    mu_input_mouseup(ctx, event->button.x, event->button.y, MU_MOUSE_LEFT);
  if (event->type == SDL_KEYDOWN && event->key.keysym.sym == SDLK_HOME) scrollkit_scroller_key(scroller, SCROLLKIT_KEY_HOME, now);
  if (event->type == SDL_KEYDOWN && event->key.keysym.sym == SDLK_END) scrollkit_scroller_key(scroller, SCROLLKIT_KEY_END, now);
}

/* Lays the rows out. Returns whether they move. */
static int show_list(mu_Context *ctx, scrollkit_microui *list, int width, int height, double now) {
  char text[32];
  int moves = 0;
  mu_get_container(ctx, "window")->rect = mu_rect(0, 0, width, height);
  if (!mu_begin_window_ex(ctx, "window", mu_rect(0, 0, width, height), MU_OPT_NOTITLE | MU_OPT_NORESIZE | MU_OPT_NOSCROLL)) return 0;
  mu_layout_row(ctx, 1, (int[]){-1}, -1);
  scrollkit_microui_begin(list, ctx, "rows", now);
  mu_layout_row(ctx, 2, (int[]){120, -12}, 32);
  for (int row = 0; row < ROWS; row++) {
    mu_push_id(ctx, &row, sizeof row);
    snprintf(text, sizeof text, "Row %d", row + 1);
    mu_label(ctx, text);
    if (row % 10 == 9) mu_button(ctx, "A button keeps its press");
    else mu_draw_rect(ctx, mu_layout_next(ctx), mu_color(60 + row * 37 % 120, 80 + row * 61 % 100, 130, 255));
    mu_pop_id(ctx);
  }
  moves = scrollkit_microui_end(list, ctx, now);
  mu_end_window(ctx);
  return moves;
}

static void draw(SDL_Renderer *renderer, mu_Context *ctx) {
  mu_Command *command = NULL;
  SDL_RenderSetClipRect(renderer, NULL);
  while (mu_next_command(ctx, &command)) {
    mu_Rect *area = &command->rect.rect;
    mu_Color colour = command->rect.color;
    if (command->type == MU_COMMAND_CLIP) SDL_RenderSetClipRect(renderer, (SDL_Rect *)&command->clip.rect);
    if (command->type == MU_COMMAND_RECT)
      fill(renderer, (Uint32)(colour.r << 16 | colour.g << 8 | colour.b), colour.a / 255.0, area->x, area->y, area->w, area->h);
    if (command->type == MU_COMMAND_TEXT)
      write_text(renderer, command->text.str, command->text.pos.x, command->text.pos.y + 10, 16, 0xE6E6E6);
  }
  SDL_RenderPresent(renderer);
}

int main(int argc, char **argv) {
  static mu_Context ctx;
  static scrollkit_microui list = {.notch = NOTCH};
  FILE *log = argc > 1 ? fopen(argv[1], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit list", 480, 640, SDL_WINDOW_RESIZABLE);
  if (!renderer) return 1;
  mu_init(&ctx);
  ctx.text_width = measure_width, ctx.text_height = measure_height;
  for (int moves = 1, is_running = 1, width, height; is_running;) {
    SDL_Event event;
    double now = (double)SDL_GetTicks64() / 1000;
    /* microui finds what is under the pointer in the frame before a press: one event a frame, except motions. */
    for (int has = moves ? SDL_PollEvent(&event) : SDL_WaitEvent(&event); has;
         has = event.type == SDL_MOUSEMOTION && SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_MOUSEMOTION, SDL_MOUSEMOTION) > 0) {
      now = (double)SDL_GetTicks64() / 1000;
      is_running &= event.type != SDL_QUIT;
      handle(&ctx, &event, list.scroller, now);
    }
    SDL_GetRendererOutputSize(renderer, &width, &height);
    mu_begin(&ctx);
    moves = show_list(&ctx, &list, width, height, now);
    mu_end(&ctx);
    draw(renderer, &ctx);
    if (log && fprintf(log, "%.3f,%.6f,%.6f,%s\n", list.frame.time, list.frame.offset_y, list.frame.target_y,
                       scrollkit_enum_name("phase", list.frame.phase)) > 0)
      fflush(log);
  }
  scrollkit_microui_remove(&list);
  close_window(renderer);
  return 0;
}
