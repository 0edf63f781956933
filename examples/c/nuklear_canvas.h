/* What the examples of Nuklear share: the input of SDL2, and a renderer of Nuklear's commands. */
#ifndef NUKLEAR_CANVAS_H
#define NUKLEAR_CANVAS_H
#define NK_INCLUDE_DEFAULT_ALLOCATOR
#define NK_INCLUDE_STANDARD_IO
#define NK_INCLUDE_STANDARD_VARARGS
#define NK_INCLUDE_FIXED_TYPES
#define NK_BUTTON_TRIGGER_ON_RELEASE
#define NK_IMPLEMENTATION
#include <stdarg.h>
#include <nuklear.h>

#include "sdl_canvas.h"

static float nuklear_text_width(nk_handle user, float height, const char *text, int length) {
  (void)user, (void)height, (void)text;
  return 9.0f * (float)length;
}

/* Forwards an event to Nuklear. */
static void nuklear_handle(struct nk_context *ctx, const SDL_Event *event) {
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

static Uint32 nuklear_rgb(struct nk_color colour) { return (Uint32)(colour.r << 16 | colour.g << 8 | colour.b); }

/* Draws Nuklear's commands, and clears them. */
static void nuklear_draw(SDL_Renderer *renderer, struct nk_context *ctx) {
  const struct nk_command *command;
  char text[64];
  SDL_RenderSetClipRect(renderer, NULL);
  nk_foreach(command, ctx) {
    if (command->type == NK_COMMAND_SCISSOR) {
      const struct nk_command_scissor *clip = (const struct nk_command_scissor *)command;
      SDL_RenderSetClipRect(renderer, &(SDL_Rect){clip->x, clip->y, clip->w, clip->h});
    } else if (command->type == NK_COMMAND_RECT_FILLED) {
      const struct nk_command_rect_filled *area = (const struct nk_command_rect_filled *)command;
      fill(renderer, nuklear_rgb(area->color), area->color.a / 255.0, area->x, area->y, area->w, area->h);
    } else if (command->type == NK_COMMAND_CIRCLE_FILLED) { /* the handle of a slider */
      const struct nk_command_circle_filled *area = (const struct nk_command_circle_filled *)command;
      fill(renderer, nuklear_rgb(area->color), area->color.a / 255.0, area->x, area->y, area->w, area->h);
    } else if (command->type == NK_COMMAND_TEXT) {
      const struct nk_command_text *line = (const struct nk_command_text *)command;
      snprintf(text, sizeof text, "%.*s", line->length, line->string);
      write_text(renderer, text, line->x, line->y + line->font->height / 2, 16, nuklear_rgb(line->foreground));
    }
  }
  SDL_RenderPresent(renderer);
  nk_clear(ctx);
}

/* Waits for an event unless content moves, and forwards it. Returns 0 for one that closes the window.
 *
 * Nuklear's state of a button is that at the end of the input: one event a frame, except motions. */
static int nuklear_take_input(struct nk_context *ctx, int moves) {
  SDL_Event event;
  int is_running = 1, has = moves ? SDL_PollEvent(&event) : SDL_WaitEvent(&event);
  nk_input_begin(ctx);
  for (; has; has = event.type == SDL_MOUSEMOTION &&
                    SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_MOUSEMOTION, SDL_MOUSEMOTION) > 0) {
    is_running &= event.type != SDL_QUIT;
    nuklear_handle(ctx, &event);
  }
  nk_input_end(ctx);
  return is_running;
}
#endif
