/*
 * A list of 1,000 people in a GLFW window: wheel, mouse drag, keys, momentum and bounce.
 *
 *   glfw_list [LOG]    the log has one line per frame: time,offset,target,phase
 */
#include <stdio.h>

#include "../backends/scrollkit_glfw.h"
#include "gl_text.h"
#include "people.h"

enum { ROWS = 1000, ROW = 52, MARGIN = 16 };

static double scale; /* pixels of the framebuffer in a point */
static gl_font names, details;

static void colour(unsigned value) { glColor3ub((GLubyte)(value >> 16), (GLubyte)(value >> 8), (GLubyte)value); }

/* Draws a row whose top is at y, in pixels. */
static void draw_row(int row, double y, int width) {
  char text[32];
  colour(0xFFFFFF);
  glRectd(0, y, width, y + ROW * scale - 1);
  snprintf(text, sizeof text, "%s %s", first_names[row % 11], last_names[row % 9]);
  colour(0x20242C);
  gl_write(&names, text, MARGIN * scale, y + 18 * scale);
  colour(0x5A6270);
  gl_write(&details, places[row % 7], MARGIN * scale, y + 36 * scale);
  snprintf(text, sizeof text, "row %d", row + 1);
  gl_write(&details, text, width - MARGIN * scale - gl_text_width(&details, text), y + 26 * scale);
}

/* Clears the window and draws the rows that show, in pixels from its upper left corner. */
static void draw(int width, int height, double offset) {
  glViewport(0, 0, width, height);
  glLoadIdentity();
  glOrtho(0, width, height, 0, -1, 1);
  glClearColor(0.87f, 0.88f, 0.91f, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  for (int row = offset > 0 ? (int)(offset / ROW) : 0; row < ROWS; row++) {
    double y = round((row * (double)ROW - offset) * scale);
    if (y >= height) return;
    draw_row(row, y, width);
  }
}

int main(int argc, char **argv) {
  FILE *log = argc > 1 ? fopen(argv[1], "a") : NULL;
  GLFWwindow *window = glfwInit() ? glfwCreateWindow(480, 640, "ScrollKit list", NULL, NULL) : NULL;
  scrollkit_glfw input = {0};
  scrollkit_glfw_view list = {0};
  if (!window || scrollkit_glfw_add(&input, &list, NULL, NULL) != SCROLLKIT_STATUS_OK) return 1;
  scrollkit_glfw_install(&input, window);
  glfwMakeContextCurrent(window);
  glfwSwapInterval(1);
  glEnable(GL_BLEND);
  glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
  for (int moves = 1, width, height, pixel_width, pixel_height; !glfwWindowShouldClose(window);) {
    moves ? glfwPollEvents() : glfwWaitEvents();
    glfwGetWindowSize(window, &width, &height);
    glfwGetFramebufferSize(window, &pixel_width, &pixel_height);
    if (scale == 0) {
      scale = width > 0 ? (double)pixel_width / width : 1;
      if (!gl_font_open(&names, "sans:bold", (int)(15 * scale)) || !gl_font_open(&details, "sans", (int)(13 * scale))) return 1;
    }
    scrollkit_glfw_lay_out(&list, 0, 0, width, height, width, ROWS * (double)ROW);
    moves = scrollkit_glfw_tick(&input);
    draw(pixel_width, pixel_height, list.frame.offset_y);
    glfwSwapBuffers(window);
    if (log) {
      fprintf(log, "%.3f,%.6f,%.6f,%s\n", list.frame.time, list.frame.offset_y, list.frame.target_y,
              scrollkit_enum_name("phase", list.frame.phase));
      fflush(log);
    }
  }
  scrollkit_glfw_remove(&input, &list);
  glfwTerminate();
  return 0;
}
