/*
 * The backend of ncurses in a program that reads other buttons of the mouse: run in a terminal. The events come from ungetmouse.
 */
#include "../../examples/backends/scrollkit_ncurses.h"
#include "expect.h"

static scrollkit_ncurses list;

/* Handles an event of the mouse. Returns what is left of it for the program: its state, or 0. */
static mmask_t left_of(mmask_t state, int row) {
  MEVENT event = {.x = 1, .y = row, .bstate = state};
  ungetmouse(&event);
  int key = scrollkit_ncurses_handle(&list, wgetch(list.window));
  if (key == ERR) return 0;
  event.bstate = 0;
  return key == KEY_MOUSE && getmouse(&event) == OK && event.y == row ? event.bstate : 1;
}

static double target(void) {
  scrollkit_scroller_tick(list.scroller, scrollkit_ncurses_now(), &list.frame);
  return list.frame.target_y;
}

int main(void) {
  mmask_t mask;
  FILE *in = fopen("/dev/tty", "r"), *out = fopen("/dev/tty", "w");
  if (!in || !out) return 1;
  set_term(newterm("xterm-256color", out, in));
  mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED, NULL);
  if (scrollkit_ncurses_start(&list, newwin(10, 40, 0, 0), 1000) != SCROLLKIT_STATUS_OK) return 1;
  mousemask(ALL_MOUSE_EVENTS, &mask);
  mmask_t pressed = left_of(BUTTON1_PRESSED, 3), outside = left_of(BUTTON5_PRESSED, 12);
  double untouched = target();
  mmask_t wheel = left_of(BUTTON5_PRESSED, 3);
  double down = target();
  mmask_t up = left_of(BUTTON4_PRESSED, 3), shifted = left_of(BUTTON4_PRESSED | BUTTON_SHIFT, 3);
  scrollkit_ncurses_end(&list);
  endwin();

  expect("the program's buttons stay in the mask", (mask & BUTTON1_PRESSED) && (mask & BUTTON1_RELEASED));
  expect("another button is left to the program", pressed == BUTTON1_PRESSED);
  expect("so is a wheel outside the window", outside == BUTTON5_PRESSED && untouched == 0);
  expect("the wheel is taken", wheel == 0 && down == 60);
  expect("the wheel up is taken", up == 0 && shifted == 0);
  return 0;
}
