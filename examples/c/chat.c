/*
 * A chat in a plain terminal: new messages come in below, older ones are fetched above.
 *
 *   chat [--every SECONDS] [--log FILE]     j k, arrows, page keys, g, G, the mouse wheel scroll,
 *                                           h fetches older messages, and so does the top; q leaves
 *
 * At the end one follows what comes in; anywhere else nothing moves. One row is one point. The log,
 * added to what is there, has a line for every change, with the messages in the topmost and the
 * lowest row and the newest of all: time,offset,target,phase,top,lowest,newest,event
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include <scrollkit.h>

enum { FIRST = 60, PAGE = 20, OLDEST = -1000, NEWEST = 100000 };

static struct termios before; /* the terminal as it was */
static volatile sig_atomic_t resized = 1, leaving = 0;
static int oldest = 1, newest = FIRST; /* the numbers of the messages that are here */
static int rows, columns;
static scrollkit_scroller *scroller;
static scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
static FILE *log_file;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void say(const char *text) {
  size_t left = strlen(text);
  while (left > 0) {
    ssize_t wrote = write(STDOUT_FILENO, text, left);
    if (wrote < 0 && errno != EINTR) return;
    if (wrote > 0) text += wrote, left -= (size_t)wrote;
  }
}

/* Wheel off, cursor on, the other screen back. */
static void restore(void) {
  say("\033[?1006l\033[?1000l\033[?25h\033[?1049l");
  tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

/* Takes what a call returned; below 0 it has failed. */
static void check(scrollkit_status status) {
  if (status >= 0) return;
  fprintf(stderr, "chat: %s\n", scrollkit_status_text(status));
  exit(1);
}

static void on_resize(int number) { (void)number, resized = 1; }
static void on_end(int number) { (void)number, leaving = 1; }

/* Which row of the content is in the topmost row of the screen. */
static int top_row(void) { return (int)floor(frame.offset_y + 0.5); }

/* Writes a line, unless nothing but the time has changed. */
static void write_log(const char *event) {
  static char last[256];
  char line[256];
  snprintf(line, sizeof line, "%.6f,%.6f,%s,%d,%d,%d,%s", frame.offset_y, frame.target_y,
           scrollkit_enum_name("phase", frame.phase), oldest + top_row(), oldest + top_row() + rows - 2, newest,
           event);
  if (!log_file || strcmp(line, last) == 0) return;
  fprintf(log_file, "%.3f,%s\n", frame.time, strcpy(last, line));
  fflush(log_file);
}

static scrollkit_geometry geometry(void) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_height = rows - 1; /* one row is left for the status line */
  geometry.content_height = newest - oldest + 1;
  return geometry;
}

/* Messages come in above or below. What the user looks at stays, or the end does. */
static void receive(int older, int newer, const char *event, double time) {
  uint32_t batch;
  check(scrollkit_scroller_tick(scroller, time, &frame));
  write_log("-");
  /* What is on its way to the end goes on to the new one. */
  scrollkit_geometry smaller = geometry();
  double end = smaller.content_height - smaller.viewport_height;
  int leads_to_end = frame.needs_tick && frame.target_y >= end - 0.5 && frame.offset_y < end - 0.5;
  check(scrollkit_anchor_begin_update(scroller, time, &batch));
  check(scrollkit_anchor_add_edit(scroller, 0, 0, older));
  check(scrollkit_anchor_add_edit(scroller, newest - oldest + 1 + older, 0, newer));
  oldest -= older;
  newest += newer;
  scrollkit_geometry larger = geometry();
  check(scrollkit_anchor_end_update(scroller, batch, &larger, 1, time));
  if (leads_to_end)
    check(scrollkit_scroller_scroll_to(scroller, 0, larger.content_height, 1, time, NULL));
  check(scrollkit_scroller_get_frame(scroller, &frame));
  write_log(event);
}

/* The end stays where it is when the window changes, if it shows: a batch without an edit. */
static void fit(double time) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row < 2)
    size.ws_row = 24, size.ws_col = 80;
  int is_first = rows == 0;
  uint32_t batch;
  check(scrollkit_anchor_begin_update(scroller, time, &batch));
  rows = size.ws_row;
  columns = size.ws_col;
  scrollkit_geometry fitting = geometry();
  check(scrollkit_anchor_end_update(scroller, batch, &fitting, 1, time));
  if (is_first) check(scrollkit_scroller_set_offset(scroller, 0, fitting.content_height, time));
  resized = 0;
}

static void draw(void) {
  static const char *names[] = {"ada", "ben", "cleo", "dora", "emil"};
  static const char *says[] = {"hello", "is anybody there?", "nothing moves that one looks at",
                               "and at the end one follows", "the quick brown fox", "see you",
                               "that is how a chat should be"};
  char text[512];
  say("\033[H");
  for (int row = 0; row < rows - 1; row++) {
    int number = oldest + top_row() + row, place = number - OLDEST;
    if (number < oldest || number > newest)
      text[0] = 0;
    else
      snprintf(text, sizeof text, "%5d  %-5s %s", number, names[place % 5], says[place * 3 % 7]);
    char line[600];
    snprintf(line, sizeof line, "%.*s\033[K\r\n", columns, text);
    say(line);
  }
  int below = newest - (oldest + top_row() + rows - 2);
  snprintf(text, sizeof text, "\033[7m %d messages  %d below  %s \033[0m\033[K",
           newest - oldest + 1, below > 0 ? below : 0, scrollkit_enum_name("phase", frame.phase));
  say(text);
}

/* Answers what was typed; several keys may have come at once. */
static void answer(const char *keys, double time) {
  double page = rows - 2;
  for (const char *key = keys; *key; key++) {
    unsigned button;
    if (sscanf(key, "\033[<%u", &button) == 1) { /* the mouse; what is no wheel is refused */
      scrollkit_input input = SCROLLKIT_INPUT_INIT;
      if (scrollkit_input_from_sgr_button(&input, button, time) == SCROLLKIT_STATUS_OK)
        check(scrollkit_scroller_push(scroller, &input));
      key += strcspn(key, "Mm");
      if (!*key) return;
    } else if (strncmp(key, "\033[A", 3) == 0 || *key == 'k') {
      check(scrollkit_scroller_scroll_by(scroller, 0, -1, time, NULL));
      if (*key == '\033') key += 2;
    } else if (strncmp(key, "\033[B", 3) == 0 || *key == 'j') {
      check(scrollkit_scroller_scroll_by(scroller, 0, 1, time, NULL));
      if (*key == '\033') key += 2;
    } else if (strncmp(key, "\033[5~", 4) == 0 || *key == 'b') {
      check(scrollkit_scroller_scroll_by(scroller, 0, -page, time, NULL));
      if (*key == '\033') key += 3;
    } else if (strncmp(key, "\033[6~", 4) == 0 || *key == ' ') {
      check(scrollkit_scroller_scroll_by(scroller, 0, page, time, NULL));
      if (*key == '\033') key += 3;
    } else if (*key == 'g') {
      check(scrollkit_scroller_scroll_to(scroller, 0, 0, 1, time, NULL));
    } else if (*key == 'G') {
      check(scrollkit_scroller_scroll_to(scroller, 0, newest - oldest + 1, 1, time, NULL));
    } else if (*key == 'h') {
      if (oldest > OLDEST) receive(PAGE, 0, "fetched", time);
    } else if (*key == 'q' || *key == 3) {
      leaving = 1;
    }
  }
}

/* Makes the terminal's keys and wheel come as they are typed. */
static void take_terminal(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_resize;
  sigaction(SIGWINCH, &action, NULL);
  action.sa_handler = on_end;
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGHUP, &action, NULL);
  struct termios raw = before;
  raw.c_lflag &= (tcflag_t) ~(ICANON | ECHO | ISIG);
  atexit(restore);
  tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  say("\033[?1049h\033[?25l\033[?1000h\033[?1006h");
}

int main(int count, char **words) {
  double every = 1;
  for (int word = 1; word + 1 < count; word += 2) {
    if (strcmp(words[word], "--every") == 0) every = atof(words[word + 1]);
    if (strcmp(words[word], "--log") == 0) log_file = fopen(words[word + 1], "a");
  }
  if (!isatty(STDIN_FILENO) || tcgetattr(STDIN_FILENO, &before) != 0) {
    fprintf(stderr, "chat: this needs a terminal\n");
    return 1;
  }
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.line_length = 1;
  options.wheel_step = 3; /* a notch is three lines */
  check(scrollkit_scroller_create(&options, &scroller));
  check(scrollkit_anchor_set_policy(scroller, SCROLLKIT_ANCHOR_POLICY_STICK_TO_END));
  take_terminal();

  double next_message = every > 0 ? now() + every : INFINITY;
  while (!leaving) {
    double time = now();
    if (resized) fit(time);
    check(scrollkit_scroller_tick(scroller, time, &frame));
    write_log("-");
    if (top_row() <= 0 && oldest > OLDEST) receive(PAGE, 0, "fetched", time);
    if (time >= next_message) {
      receive(0, 1, "arrived", time);
      next_message = newest < NEWEST ? time + every : INFINITY;
    }
    draw();
    /* Asleep until a key or a message comes, or for a frame while something moves. */
    struct pollfd keys = {STDIN_FILENO, POLLIN, 0};
    double wait = frame.needs_tick ? 0.016 : fmin(60, fmax(0, next_message - time));
    if (poll(&keys, 1, (int)ceil(wait * 1000)) > 0) {
      char typed[256];
      ssize_t length = read(STDIN_FILENO, typed, sizeof typed - 1);
      if (length <= 0) break;
      typed[length] = 0;
      answer(typed, now());
    }
  }
  scrollkit_scroller_destroy(scroller);
  if (log_file) fclose(log_file);
  return 0;
}
