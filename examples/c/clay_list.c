/*
 * A Clay layout with 1,000 rows that scroll by ScrollKit: wheel, mouse drag, keys, momentum and bounce; its window is SDL2's.
 *
 *   clay_list [LOG]    the log has one line per frame: time,offset,target,phase
 */
#define CLAY_IMPLEMENTATION
#include <clay.h>

#include "../backends/scrollkit_clay.h"
#include "sdl_canvas.h"

enum { ROWS = 1000 };

static void fail(Clay_ErrorData error) {
  fprintf(stderr, "%.*s\n", (int)error.errorText.length, error.errorText.chars);
  exit(1);
}

static Clay_Dimensions measure(Clay_StringSlice text, Clay_TextElementConfig *config, void *user) {
  (void)config, (void)user;
  return (Clay_Dimensions){9.0f * (float)text.length, 20};
}

/* Makes an input of a wheel or a key. Returns whether it did. */
static int read_input(const SDL_Event *event, double now, scrollkit_input *input) {
  input->time = now;
  if (event->type == SDL_MOUSEWHEEL)
    return scrollkit_input_from_sdl2_wheel(input, event->wheel.preciseX, event->wheel.preciseY, event->wheel.direction,
                                           event->wheel.timestamp) == SCROLLKIT_STATUS_OK;
  input->kind = SCROLLKIT_INPUT_KIND_KEY;
  input->key = event->key.keysym.sym == SDLK_HOME ? SCROLLKIT_KEY_HOME : SCROLLKIT_KEY_END;
  return event->type == SDL_KEYDOWN && (event->key.keysym.sym == SDLK_HOME || event->key.keysym.sym == SDLK_END);
}

static Clay_RenderCommandArray lay_out(const scrollkit_clay_view *list) {
  static char names[ROWS][16];
  Clay_BeginLayout();
  CLAY(CLAY_ID("list"), {.layout = {.sizing = {CLAY_SIZING_GROW(0), CLAY_SIZING_GROW(0)}, .layoutDirection = CLAY_TOP_TO_BOTTOM},
                         .clip = {.vertical = true, .childOffset = scrollkit_clay_offset(list)}}) {
    for (int row = 0; row < ROWS; row++) {
      Clay_Color colour = {(float)(226 - row * 37 % 90), (float)(236 - row * 61 % 80), 240, 255};
      Clay_String name = {.chars = names[row], .length = snprintf(names[row], sizeof names[row], "Row %d", row + 1)};
      CLAY(CLAY_IDI("row", (uint32_t)row), {.layout = {.sizing = {CLAY_SIZING_GROW(0), CLAY_SIZING_FIXED(44)}, .padding = {16, 16, 12, 0}},
                                            .backgroundColor = colour}) {
        CLAY_TEXT(name, CLAY_TEXT_CONFIG({.fontSize = 16, .textColor = {40, 44, 52, 255}}));
      }
    }
  }
  return Clay_EndLayout(0);
}

static void draw(SDL_Renderer *renderer, Clay_RenderCommandArray commands) {
  char text[64];
  fill(renderer, 0xB9C0CB, 1, 0, 0, 4096, 4096);
  for (int32_t index = 0; index < commands.length; index++) {
    Clay_RenderCommand *command = Clay_RenderCommandArray_Get(&commands, index);
    Clay_BoundingBox box = command->boundingBox;
    if (command->commandType == CLAY_RENDER_COMMAND_TYPE_RECTANGLE) {
      Clay_Color colour = command->renderData.rectangle.backgroundColor;
      fill(renderer, (Uint32)colour.r << 16 | (Uint32)colour.g << 8 | (Uint32)colour.b, 1, box.x, box.y, box.width, box.height - 1);
    } else if (command->commandType == CLAY_RENDER_COMMAND_TYPE_TEXT) {
      Clay_StringSlice line = command->renderData.text.stringContents;
      snprintf(text, sizeof text, "%.*s", (int)line.length, line.chars);
      write_text(renderer, text, box.x, box.y + box.height / 2, 16, 0x282C34);
    }
  }
  SDL_RenderPresent(renderer);
}

int main(int argc, char **argv) {
  static scrollkit_clay input;
  static scrollkit_clay_view list;
  FILE *log = argc > 1 ? fopen(argv[1], "a") : NULL;
  SDL_Renderer *renderer = open_window("ScrollKit list", 480, 640, SDL_WINDOW_RESIZABLE);
  if (!renderer) return 1;
  size_t size = Clay_MinMemorySize();
  Clay_Initialize(Clay_CreateArenaWithCapacityAndMemory(size, malloc(size)), (Clay_Dimensions){480, 640}, (Clay_ErrorHandler){fail, 0});
  Clay_SetMeasureTextFunction(measure, NULL);
  check(scrollkit_clay_add(&input, &list, CLAY_ID("list"), NULL, NULL));
  for (int moves = 1, is_running = 1, width, height, x = 0, y = 0, is_down = 0; is_running;) {
    SDL_Event event;
    /* One event a frame, except motions: a frame has one state of the pointer. */
    int has = moves ? SDL_PollEvent(&event) : SDL_WaitEvent(&event);
    double now = (double)SDL_GetTicks64() / 1000;
    while (has && event.type == SDL_MOUSEMOTION) {
      x = event.motion.x, y = event.motion.y;
      if (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_MOUSEMOTION, SDL_MOUSEMOTION) <= 0) has = 0;
    }
    if (has && (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) && event.button.button == SDL_BUTTON_LEFT)
      is_down = event.type == SDL_MOUSEBUTTONDOWN;
    scrollkit_clay_point(&input, (Clay_Vector2){(float)x, (float)y}, is_down, now);
    scrollkit_input read = SCROLLKIT_INPUT_INIT;
    if (has && read_input(&event, now, &read)) scrollkit_clay_push(&input, &read);
    is_running = !has || event.type != SDL_QUIT;
    SDL_GetRendererOutputSize(renderer, &width, &height);
    Clay_SetLayoutDimensions((Clay_Dimensions){(float)width, (float)height});
    scrollkit_clay_tick(&input, now);
    Clay_RenderCommandArray commands = lay_out(&list);
    moves = scrollkit_clay_end(&input, now);
    draw(renderer, commands);
    if (log && fprintf(log, "%.3f,%.6f,%.6f,%s\n", list.frame.time, list.frame.offset_y, list.frame.target_y,
                       scrollkit_enum_name("phase", list.frame.phase)) > 0)
      fflush(log);
  }
  scrollkit_clay_remove(&input, &list);
  close_window(renderer);
  return 0;
}
