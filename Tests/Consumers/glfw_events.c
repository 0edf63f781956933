/*
 * The backend of GLFW in a program with callbacks and a user pointer of its own, and two windows; its modifiers, with
 * keys by xdotool.
 */
#include "../../examples/backends/scrollkit_glfw.h"
#include "expect.h"

static scrollkit_glfw input, second;
static scrollkit_glfw_view list, inner, other;
static int scrolls, positions, buttons, keys;

static void on_scroll(GLFWwindow *window, double x, double y) { (void)window, scrolls += x == 0 && y == -1; }
static void on_position(GLFWwindow *window, double x, double y) { (void)window, positions += x == 20 && y > 0; }
static void on_button(GLFWwindow *window, int button, int action, int modifiers) {
  (void)window, (void)button, (void)action, (void)modifiers, buttons++;
}
static void on_key(GLFWwindow *window, int key, int scancode, int action, int modifiers) {
  (void)window, (void)scancode, (void)action, (void)modifiers, keys += key == GLFW_KEY_HOME;
}

/* Events as GLFW sends them: by the callbacks that are set. */
static void emit(GLFWwindow *window) {
  GLFWscrollfun scroll = glfwSetScrollCallback(window, NULL);
  GLFWcursorposfun position = glfwSetCursorPosCallback(window, NULL);
  GLFWmousebuttonfun button = glfwSetMouseButtonCallback(window, NULL);
  GLFWkeyfun key = glfwSetKeyCallback(window, NULL);
  position(window, 20, 50);
  scroll(window, 0, -1);
  key(window, GLFW_KEY_HOME, 0, GLFW_PRESS, 0);
  button(window, GLFW_MOUSE_BUTTON_LEFT, GLFW_PRESS, 0);
  position(window, 20, 30);
  glfwSetScrollCallback(window, scroll), glfwSetCursorPosCallback(window, position);
  glfwSetMouseButtonCallback(window, button), glfwSetKeyCallback(window, key);
}

/* Presses or releases a key on the display, and waits until GLFW knows. */
static void send_key(GLFWwindow *window, const char *command, int key, int action) {
  expect(command, system(command) == 0);
  for (int round = 0; round < 1000 && glfwGetKey(window, key) != action; round++) glfwWaitEventsTimeout(0.01);
  expect("GLFW has the key", glfwGetKey(window, key) == action);
}

/* Turns the wheel by a notch, at once. Returns how far content is to move: x in thousands. */
static double turn(GLFWwindow *window) {
  double before = list.frame.target_x * 1000 + list.frame.target_y;
  input.mouse_x = input.mouse_y = 50;
  scrollkit_glfw_on_scroll(window, 0, -1);
  scrollkit_glfw_tick(&input);
  return list.frame.target_x * 1000 + list.frame.target_y - before;
}

static void test_modifiers(GLFWwindow *window) {
  glfwFocusWindow(window);
  for (int round = 0; round < 1000 && !glfwGetWindowAttrib(window, GLFW_FOCUSED); round++) glfwWaitEventsTimeout(0.01);
  double notch = turn(window);
  expect("a wheel scrolls", notch > 0 && notch < 1000);
  send_key(window, "xdotool keydown Control_L", GLFW_KEY_LEFT_CONTROL, GLFW_PRESS);
  expect("while Ctrl is down, it zooms", turn(window) == 0); /* this content has no zoom */
  send_key(window, "xdotool keyup Control_L", GLFW_KEY_LEFT_CONTROL, GLFW_RELEASE);
  expect("after Ctrl, it scrolls", turn(window) == notch);
  send_key(window, "xdotool keydown Shift_R", GLFW_KEY_RIGHT_SHIFT, GLFW_PRESS);
  expect("while Shift is down, it scrolls sideways", turn(window) == notch * 1000);
  send_key(window, "xdotool keyup Shift_R", GLFW_KEY_RIGHT_SHIFT, GLFW_RELEASE);
  expect("after Shift, it scrolls", turn(window) == notch);
  scrolls = positions = buttons = keys = 0;
}

int main(void) {
  GLFWwindow *window = glfwInit() ? glfwCreateWindow(400, 400, "", NULL, NULL) : NULL;
  GLFWwindow *window_2 = window ? glfwCreateWindow(400, 400, "", NULL, NULL) : NULL;
  if (!window_2) return 1;
  glfwSetWindowUserPointer(window, &scrolls);
  glfwSetScrollCallback(window, on_scroll), glfwSetCursorPosCallback(window, on_position);
  glfwSetMouseButtonCallback(window, on_button), glfwSetKeyCallback(window, on_key);
  scrollkit_glfw_add(&input, &list, NULL, NULL);
  scrollkit_glfw_lay_out(&list, 0, 0, 400, 400, 4000, 4000);
  scrollkit_glfw_add(&second, &other, NULL, NULL);
  scrollkit_glfw_lay_out(&other, 0, 0, 400, 400, 400, 4000);
  scrollkit_glfw_install(&input, window);
  scrollkit_glfw_install(&input, window);
  scrollkit_glfw_install(&second, window_2);

  list.geometry.inset_bottom = 300; /* a keyboard comes */
  scrollkit_glfw_lay_out(&list, 0, 0, 400, 400, 4000, 4000);
  scrollkit_scroller_set_offset(list.scroller, 0, 1e6, glfwGetTime());
  scrollkit_glfw_tick(&input);
  expect("the next layout applies an inset", list.frame.offset_y == 3900);
  list.geometry.inset_bottom = 0;
  scrollkit_glfw_lay_out(&list, 0, 0, 400, 400, 4000, 4000);
  scrollkit_glfw_tick(&input);
  expect("the next layout removes it", list.frame.offset_y == 3600);
  scrollkit_scroller_set_offset(list.scroller, 0, 0, glfwGetTime());
  scrollkit_glfw_tick(&input);

  test_modifiers(window);
  expect("the user pointer is the program's", glfwGetWindowUserPointer(window) == &scrolls);
  emit(window);
  expect("the view has the press", input.pressed == &list && input.focus == &list && !second.pressed);
  expect("the program has all events", scrolls == 1 && positions == 2 && buttons == 1 && keys == 1);
  emit(window_2); /* without callbacks of the program */
  expect("each window has its views", second.pressed == &other && scrolls == 1);

  scrollkit_glfw_add(&input, &inner, &list, NULL);
  scrollkit_glfw_remove(&input, &list);
  expect("a removed view is forgotten", !list.scroller && !input.pressed && input.focus == &inner && !inner.parent);
  emit(window); /* the rest of its gesture, and a press beside the views */
  expect("the program still has all events", scrolls == 2 && buttons == 2);
  scrollkit_glfw_remove(&input, &inner);
  emit(window);
  expect("no view is left", !input.first && !input.focus && scrolls == 3);

  scrollkit_glfw_uninstall(&input);
  scrollkit_glfw_uninstall(&input);
  emit(window);
  expect("the callbacks are those of before", scrolls == 4 && keys == 4 && !input.pressed);
  expect("only of that window", scrollkit_glfw_find(window_2) == &second && !scrollkit_glfw_find(window));
  scrollkit_glfw_remove(&second, &other);
  glfwTerminate();
  return 0;
}
