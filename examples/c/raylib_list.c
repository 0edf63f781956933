/*
 * A list of 1,000 rows in a raylib window: wheel, mouse drag, keys, momentum and bounce.
 *
 *   raylib_list [LOG]    the log has one line per frame: time,offset,target,phase
 */
#include <math.h>
#include <stdio.h>

#include "../backends/scrollkit_raylib.h"

enum { ROWS = 1000, ROW = 44 };

/* Draws a row whose top is at y. */
static void draw(int row, int y, int width) {
  DrawRectangle(0, y, width, ROW, row % 2 ? (Color){255, 255, 255, 255} : (Color){238, 240, 243, 255});
  DrawRectangle(16, y + 8, 28, ROW - 16,
                (Color){(unsigned char)(80 + row * 37 % 150), (unsigned char)(90 + row * 61 % 130), 160, 255});
  DrawText(TextFormat("Row %d", row + 1), 60, y + 12, 20, (Color){50, 54, 62, 255});
}

int main(int argc, char **argv) {
  FILE *log = argc > 1 ? fopen(argv[1], "a") : NULL;
  scrollkit_raylib input = {0};
  scrollkit_raylib_view list = {0};
  SetTraceLogLevel(LOG_WARNING);
  SetConfigFlags(FLAG_WINDOW_RESIZABLE | FLAG_VSYNC_HINT);
  InitWindow(480, 640, "ScrollKit list");
  SetTargetFPS(60);
  if (!IsWindowReady() || scrollkit_raylib_add(&input, &list, NULL, NULL) != SCROLLKIT_STATUS_OK) return 1;
  while (!WindowShouldClose()) {
    int width = GetScreenWidth(), height = GetScreenHeight();
    scrollkit_raylib_lay_out(&list, 0, 0, width, height, width, ROWS * (double)ROW);
    scrollkit_raylib_tick(&input) ? DisableEventWaiting() : EnableEventWaiting();
    if (log) {
      fprintf(log, "%.3f,%.6f,%.6f,%s\n", list.frame.time, list.frame.offset_y, list.frame.target_y,
              scrollkit_enum_name("phase", list.frame.phase));
      fflush(log);
    }
    BeginDrawing();
    ClearBackground((Color){216, 220, 226, 255});
    for (int row = 0; row < ROWS; row++) {
      int y = (int)lround(row * (double)ROW - list.frame.offset_y);
      if (y > -ROW && y < height) draw(row, y, width);
    }
    EndDrawing(); /* waits for the next frame or for an event */
  }
  scrollkit_raylib_remove(&input, &list);
  CloseWindow();
  return 0;
}
