/*
 * A list of 1,000 coloured rows in a GLFW window: wheel, mouse drag, keys, momentum and bounce.
 *
 *   glfw_list [LOG]    the log has one line per frame: time,offset,target,phase
 */
#include <stdio.h>

#include "../backends/scrollkit_glfw.h"

enum { ROWS = 1000, ROW = 44 };

static double scale; /* pixels of the framebuffer in a point */

static void fill(int y, int width, int height, double red, double green, double blue) {
  glScissor(0, (int)(y * scale), (int)(width * scale), (int)((y + height) * scale) - (int)(y * scale));
  glClearColor((float)red, (float)green, (float)blue, 1);
  glClear(GL_COLOR_BUFFER_BIT);
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
  glEnable(GL_SCISSOR_TEST);
  for (int moves = 1, width, height, pixel_width, pixel_height; !glfwWindowShouldClose(window);) {
    moves ? glfwPollEvents() : glfwWaitEvents();
    glfwGetWindowSize(window, &width, &height);
    glfwGetFramebufferSize(window, &pixel_width, &pixel_height);
    scale = width > 0 ? (double)pixel_width / width : 1;
    scrollkit_glfw_lay_out(&list, 0, 0, width, height, width, ROWS * (double)ROW);
    moves = scrollkit_glfw_tick(&input);
    fill(0, width, height, 0.9, 0.91, 0.93);
    for (int row = 0; row < ROWS; row++) { /* OpenGL counts y from the bottom */
      int bottom = (int)(height - (row + 1) * ROW + list.frame.offset_y);
      if (bottom > -ROW && bottom < height)
        fill(bottom + 1, width, ROW - 1, 0.35 + row % 7 * 0.06, 0.45 + row % 5 * 0.08, 0.55 + row % 10 * 0.03);
    }
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
