/*
 * A Nuklear group of 1,000 rows that scrolls by ScrollKit: wheel, mouse drag, keys, momentum and bounce; its window is SDL2's.
 *
 *   nuklear_list [LOG]    the log has one line per frame: time,offset,target,phase
 */
#define NK_INCLUDE_DEFAULT_ALLOCATOR
#define NK_INCLUDE_STANDARD_IO
#define NK_INCLUDE_FIXED_TYPES
#define NK_BUTTON_TRIGGER_ON_RELEASE
#define NK_IMPLEMENTATION
#include <nuklear.h>

#include "../backends/scrollkit_nuklear.h"
#include "sdl_canvas.h"

enum { ROWS = 1000 };

static float text_width(nk_handle user, float height, const char *text, int length) {
  (void)user, (void)height, (void)text;
  return 9.0f * (float)length;
}

static void handle(struct nk_context *ctx, const SDL_Event *event) {
  int is_down = event->type == SDL_KEYDOWN || event->type == SDL_MOUSEBUTTONDOWN;
  if (event->type == SDL_MOUSEMOTION) nk_input_motion(ctx, event->motion.x, event->motion.y);
  if (event->type == SDL_MOUSEWHEEL) nk_input_scroll(ctx, nk_vec2(-event->wheel.preciseX, event->wheel.preciseY));
  if ((is_down || event->type == SDL_MOUSEBUTTONUP) && event->button.button == SDL_BUTTON_LEFT)
    nk_input_button(ctx, NK_BUTTON_LEFT, event->button.x, event->button.y, is_down);
  if (event->type != SDL_KEYDOWN && event->type != SDL_KEYUP) return;
  switch (event->key.keysym.sym) {
    case SDLK_UP: nk_input_key(ctx, NK_KEY_UP, is_down); return;
    case SDLK_DOWN: nk_input_key(ctx, NK_KEY_DOWN, is_down); return;
    case SDLK_PAGEUP: nk_input_key(ctx, NK_KEY_SCROLL_UP, is_down); return;
    case SDLK_PAGEDOWN: nk_input_key(ctx, NK_KEY_SCROLL_DOWN, is_down); return;
    case SDLK_HOME: nk_input_key(ctx, NK_KEY_SCROLL_START, is_down); return;
    case SDLK_END: nk_input_key(ctx, NK_KEY_SCROLL_END, is_down); return;
    case SDLK_LSHIFT: case SDLK_RSHIFT: nk_input_key(ctx, NK_KEY_SHIFT, is_down); return;
    default: return;
  }
}

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

static Uint32 rgb(struct nk_color colour) { return (Uint32)(colour.r << 16 | colour.g << 8 | colour.b); }

static void draw(SDL_Renderer *renderer, struct nk_context *ctx) {
  const struct nk_command *command;
  char text[64];
  SDL_RenderSetClipRect(renderer, NULL);
  nk_foreach(command, ctx) {
    if (command->type == NK_COMMAND_SCISSOR) {
      const struct nk_command_scissor *clip = (const struct nk_command_scissor *)command;
      SDL_RenderSetClipRect(renderer, &(SDL_Rect){clip->x, clip->y, clip->w, clip->h});
    } else if (command->type == NK_COMMAND_RECT_FILLED) {
      const struct nk_command_rect_filled *area = (const struct nk_command_rect_filled *)command;
      fill(renderer, rgb(area->color), area->color.a / 255.0, area->x, area->y, area->w, area->h);
    } else if (command->type == NK_COMMAND_CIRCLE_FILLED) { /* the handle of a slider */
      const struct nk_command_circle_filled *area = (const struct nk_command_circle_filled *)command;
      fill(renderer, rgb(area->color), area->color.a / 255.0, area->x, area->y, area->w, area->h);
    } else if (command->type == NK_COMMAND_TEXT) {
      const struct nk_command_text *line = (const struct nk_command_text *)command;
      snprintf(text, sizeof text, "%.*s", line->length, line->string);
      write_text(renderer, text, line->x, line->y + line->font->height / 2, 16, rgb(line->foreground));
    }
  }
  SDL_RenderPresent(renderer);
  nk_clear(ctx);
}

int main(int argc, char **argv) {
  static struct nk_context ctx;
  static scrollkit_nuklear list;
  struct nk_user_font font = {.height = 18, .width = text_width};
  FILE *log = argc > 1 ? fopen(argv[1], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit list", 480, 640, SDL_WINDOW_RESIZABLE);
  if (!renderer || !nk_init_default(&ctx, &font)) return 1;
  for (int moves = 1, is_running = 1, width, height; is_running;) {
    SDL_Event event;
    /* Nuklear's state of a button is that at the end of the input: one event a frame, except motions. */
    int has = moves ? SDL_PollEvent(&event) : SDL_WaitEvent(&event);
    double now = (double)SDL_GetTicks64() / 1000;
    nk_input_begin(&ctx);
    for (; has; has = event.type == SDL_MOUSEMOTION &&
                      SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_MOUSEMOTION, SDL_MOUSEMOTION) > 0) {
      is_running &= event.type != SDL_QUIT;
      handle(&ctx, &event);
    }
    nk_input_end(&ctx);
    SDL_GetRendererOutputSize(renderer, &width, &height);
    moves = show_list(&ctx, &list, width, height, now);
    draw(renderer, &ctx);
    if (log && fprintf(log, "%.3f,%.6f,%.6f,%s\n", list.frame.time, list.frame.offset_y, list.frame.target_y,
                       scrollkit_enum_name("phase", list.frame.phase)) > 0)
      fflush(log);
  }
  scrollkit_nuklear_remove(&list);
  nk_free(&ctx);
  close_window(renderer);
  return 0;
}
