/*
 * ScrollKit for ncurses, in one file: copy it, include it, link scrollkit and ncursesw.
 *
 *   scrollkit_ncurses list = {0};
 *   scrollkit_ncurses_start(&list, window, lines);      after initscr
 *   for each frame:
 *     key = scrollkit_ncurses_wait(&list);              a key that does not scroll, such as KEY_RESIZE and KEY_MOUSE, or ERR
 *     draw line list.top + row in each row of the window
 *   scrollkit_ncurses_end(&list);
 *
 * The offset is in points, 20 to a line, so that a motion is smooth in time; the screen shows the nearest line.
 * The arrow keys, the page keys, Home, End and the wheel scroll. A terminal has no time of events.
 */
#ifndef SCROLLKIT_NCURSES_H
#define SCROLLKIT_NCURSES_H
#include <curses.h>
#include <math.h>
#include <scrollkit.h>
#include <time.h>

enum { SCROLLKIT_NCURSES_LINE = 20 };

typedef struct scrollkit_ncurses {
  scrollkit_scroller *scroller; /* owned */
  scrollkit_frame frame;        /* of the last wait */
  WINDOW *window;
  int rows, top; /* of the window; the line in its first row, negative in overscroll */
} scrollkit_ncurses;

static inline double scrollkit_ncurses_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Reads the size of the window. Call it when the window or `lines` has changed. */
static inline scrollkit_status scrollkit_ncurses_lay_out(scrollkit_ncurses *self, int lines) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  self->rows = getmaxy(self->window);
  self->frame.needs_tick = 1; /* the next wait reads the new frame at once */
  geometry.viewport_height = self->rows * (double)SCROLLKIT_NCURSES_LINE;
  geometry.content_height = lines * (double)SCROLLKIT_NCURSES_LINE;
  return scrollkit_scroller_set_geometry(self->scroller, &geometry, scrollkit_ncurses_now());
}

/* Creates the scroller of a window, and switches its keys and its wheel on. A notch scrolls three lines. */
static inline scrollkit_status scrollkit_ncurses_start(scrollkit_ncurses *self, WINDOW *window, int lines) {
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  mmask_t before;
  options.wheel_step = 3 * SCROLLKIT_NCURSES_LINE;
  options.line_length = SCROLLKIT_NCURSES_LINE;
  scrollkit_status status = scrollkit_scroller_create(&options, &self->scroller);
  if (status != SCROLLKIT_STATUS_OK) return status;
  self->window = window;
  self->frame = (scrollkit_frame)SCROLLKIT_FRAME_INIT;
  keypad(window, TRUE);
  mousemask(BUTTON4_PRESSED | BUTTON5_PRESSED, &before);
  mousemask(before | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL); /* with the program's buttons */
  mouseinterval(0); /* otherwise ncurses waits for clicks */
  return scrollkit_ncurses_lay_out(self, lines);
}

static inline void scrollkit_ncurses_end(scrollkit_ncurses *self) { scrollkit_scroller_destroy(self->scroller); }

/* Forwards a key of wgetch. Returns it if it does not scroll, else ERR. After KEY_MOUSE, getmouse returns the event. */
static inline int scrollkit_ncurses_handle(scrollkit_ncurses *self, int key) {
  static const int keys[] = {KEY_UP, KEY_DOWN, 0, 0, KEY_PPAGE, KEY_NPAGE, 0, 0, KEY_HOME, KEY_END}; /* by scrollkit_key */
  double now = scrollkit_ncurses_now();
  MEVENT mouse;
  if (key == KEY_MOUSE && getmouse(&mouse) == OK) {
    int notches = ((mouse.bstate & BUTTON5_PRESSED) != 0) - ((mouse.bstate & BUTTON4_PRESSED) != 0);
    if (notches != 0 && wenclose(self->window, mouse.y, mouse.x))
      return scrollkit_scroller_wheel(self->scroller, 0, notches, SCROLLKIT_UNIT_NOTCHES, now), ERR;
    ungetmouse(&mouse); /* for the program's getmouse; it also repeats the key, which is taken back */
    return wgetch(self->window);
  }
  for (scrollkit_key found = 0; found < sizeof keys / sizeof *keys; found++)
    if (keys[found] == key && key > 0) return scrollkit_scroller_key(self->scroller, found, now), ERR;
  return key;
}

/* Waits for keys; while content moves, for at most a frame. Then reads the frame. */
static inline int scrollkit_ncurses_wait(scrollkit_ncurses *self) {
  int key, left = ERR;
  wtimeout(self->window, self->frame.needs_tick ? 16 : -1);
  while (left == ERR && (key = wgetch(self->window)) != ERR) {
    left = scrollkit_ncurses_handle(self, key);
    wtimeout(self->window, 0);
  }
  scrollkit_scroller_tick(self->scroller, scrollkit_ncurses_now(), &self->frame);
  self->top = (int)floor(self->frame.offset_y / SCROLLKIT_NCURSES_LINE + 0.5);
  return left;
}
#endif
