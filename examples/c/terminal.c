/*
 * A long text scrolled smoothly in a plain terminal.
 *
 *   terminal [FILE]     j k, arrows, space, b, page keys, g, G, the mouse wheel; q leaves
 *
 * One row is 20 points. The glide is ScrollKit's; the terminal shows the nearest row.
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

enum { ROW = 20, MOST_LINES = 100000, LONGEST = 512 };

static struct termios before; /* the terminal as it was */
static volatile sig_atomic_t resized = 1, leaving = 0;
static char **lines;
static int line_count, rows, columns;

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

static void on_resize(int number) { (void)number, resized = 1; }
static void on_end(int number) { (void)number, leaving = 1; }

static int read_lines(const char *path) {
  static char line[LONGEST];
  FILE *file = path ? fopen(path, "r") : NULL;
  if (path && !file) return perror(path), 0;
  lines = calloc(MOST_LINES, sizeof *lines);
  if (!lines) return 0;
  while (line_count < (path ? MOST_LINES : 2000)) {
    if (!path) {
      snprintf(line, sizeof line, "%5d  %.*s", line_count + 1, 20 + line_count * 7 % 40,
               "the quick brown fox jumps over the lazy dog, again and again");
    } else if (!fgets(line, sizeof line, file)) {
      break;
    }
    line[strcspn(line, "\n")] = 0;
    if (!(lines[line_count] = strdup(line))) return 0;
    line_count++;
  }
  if (file) fclose(file);
  return 1;
}

static void draw(const scrollkit_frame *frame) {
  /* One row is left for the status line. Out of range, rows outside the text stay empty. */
  int top = (int)floor(frame->offset_y / ROW + 0.5);
  say("\033[H");
  for (int row = 0; row < rows - 1; row++) {
    static char text[LONGEST + 32];
    int place = top + row;
    snprintf(text, sizeof text, "%.*s\033[K\r\n", columns,
             place >= 0 && place < line_count ? lines[place] : "~");
    say(text);
  }
  char status[160];
  snprintf(status, sizeof status, "\033[7m offset %.1f  target %.1f  %3.0f %%  %s \033[0m\033[K",
           frame->offset_y, frame->target_y, frame->progress_y * 100,
           scrollkit_enum_name("phase", frame->phase));
  say(status);
}

static void fit(scrollkit_scroller *scroller, double time) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row < 2) size.ws_row = 24, size.ws_col = 80;
  rows = size.ws_row;
  columns = size.ws_col;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_height = (rows - 1) * ROW;
  geometry.content_height = (double)line_count * ROW;
  scrollkit_scroller_set_geometry(scroller, &geometry, time);
  resized = 0;
}

/* Answers what was typed; several keys may have come at once. */
static void answer(scrollkit_scroller *scroller, const char *keys, double time) {
  double page = (rows - 2) * ROW;
  for (const char *key = keys; *key; key++) {
    unsigned button;
    if (sscanf(key, "\033[<%u", &button) == 1) { /* the mouse; what is no wheel is refused */
      scrollkit_input input = SCROLLKIT_INPUT_INIT;
      if (scrollkit_input_from_sgr_button(&input, button, time) == SCROLLKIT_STATUS_OK)
        scrollkit_scroller_push(scroller, &input);
      key += strcspn(key, "Mm");
      if (!*key) return;
    } else if (strncmp(key, "\033[A", 3) == 0 || *key == 'k') {
      scrollkit_scroller_scroll_by(scroller, 0, -ROW, time, NULL);
      if (*key == '\033') key += 2;
    } else if (strncmp(key, "\033[B", 3) == 0 || *key == 'j') {
      scrollkit_scroller_scroll_by(scroller, 0, ROW, time, NULL);
      if (*key == '\033') key += 2;
    } else if (strncmp(key, "\033[5~", 4) == 0 || *key == 'b') {
      scrollkit_scroller_scroll_by(scroller, 0, -page, time, NULL);
      if (*key == '\033') key += 3;
    } else if (strncmp(key, "\033[6~", 4) == 0 || *key == ' ') {
      scrollkit_scroller_scroll_by(scroller, 0, page, time, NULL);
      if (*key == '\033') key += 3;
    } else if (*key == 'g') {
      scrollkit_scroller_scroll_to(scroller, 0, 0, 1, time, NULL);
    } else if (*key == 'G') {
      scrollkit_scroller_scroll_to(scroller, 0, (double)line_count * ROW, 1, time, NULL);
    } else if (*key == 'q' || *key == 3) {
      leaving = 1;
    }
  }
}

int main(int count, char **words) {
  if (!isatty(STDIN_FILENO) || tcgetattr(STDIN_FILENO, &before) != 0) {
    fprintf(stderr, "terminal: this needs a terminal\n");
    return 1;
  }
  if (!read_lines(count > 1 ? words[1] : NULL)) return 1;
  scrollkit_scroller *scroller;
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.wheel_step = 3 * ROW; /* a notch is three lines */
  scrollkit_status status = scrollkit_scroller_create(&options, &scroller);
  if (status != SCROLLKIT_STATUS_OK) {
    fprintf(stderr, "terminal: %s\n", scrollkit_status_text(status));
    return 1;
  }

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

  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  while (!leaving) {
    if (resized) fit(scroller, now());
    scrollkit_scroller_tick(scroller, now(), &frame);
    draw(&frame);
    /* Asleep until a key comes, or for a frame while something moves. */
    struct pollfd keys = {STDIN_FILENO, POLLIN, 0};
    if (poll(&keys, 1, frame.needs_tick ? 16 : -1) > 0) {
      char typed[256];
      ssize_t length = read(STDIN_FILENO, typed, sizeof typed - 1);
      if (length <= 0) break;
      typed[length] = 0;
      answer(scroller, typed, now());
    }
  }
  scrollkit_scroller_destroy(scroller);
  return 0;
}
