/*
 * Scrolls a long text smoothly in a terminal.
 *
 *   terminal [FILE]
 *
 * j, k, the arrow keys, space, b, the page keys, g, G and the mouse wheel scroll. q quits.
 *
 * One row is 20 points. ScrollKit animates the offset; the terminal shows the nearest row.
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

enum { ROW = 20, MAX_LINES = 100000, MAX_LENGTH = 4096 };

static struct termios initial_mode; /* the mode of the terminal at the start */
static volatile sig_atomic_t is_resized = 1, quits = 0;
static char **lines;
static int line_count, rows, columns;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void write_out(const char *text) {
  size_t left = strlen(text);
  while (left > 0) {
    ssize_t written = write(STDOUT_FILENO, text, left);
    if (written < 0 && errno != EINTR) return;
    if (written > 0) text += written, left -= (size_t)written;
  }
}

/* Disables mouse reports, shows the cursor and returns to the main screen. */
static void restore(void) {
  write_out("\033[?1006l\033[?1000l\033[?25h\033[?1049l");
  tcsetattr(STDIN_FILENO, TCSANOW, &initial_mode);
}

static void on_resize(int number) { (void)number, is_resized = 1; }
static void on_terminate(int number) { (void)number, quits = 1; }

/* Returns the next line of the file, or of a text of 2000 lines if there is none; NULL at its end. */
static char *next_line(FILE *file) {
  char *line = NULL;
  size_t size = 80;
  if (file) {
    if (getline(&line, &size, file) < 0) return free(line), NULL;
    line[strcspn(line, "\r\n")] = 0;
  } else if (line_count < 2000 && (line = malloc(size))) {
    snprintf(line, size, "%5d  %.*s", line_count + 1, 20 + line_count * 7 % 40,
             "the quick brown fox jumps over the lazy dog, again and again");
  }
  return line;
}

static int read_lines(const char *path) {
  FILE *file = path ? fopen(path, "r") : NULL;
  if (path && !file) return perror(path), 0;
  lines = calloc(MAX_LINES, sizeof *lines);
  if (!lines) return 0;
  while (line_count < MAX_LINES && (lines[line_count] = next_line(file))) line_count++;
  if (file) fclose(file);
  return 1;
}

/* Copies as much of a line as the columns of the screen hold. A tab ends at a multiple of 8, and only the first byte of a
   character in UTF-8 takes a column. */
static void fit(char text[MAX_LENGTH], const char *line) {
  const char *end = text + MAX_LENGTH - 1;
  for (int column = 0; *line && text < end; line++) {
    unsigned char byte = (unsigned char)*line;
    int begins = (byte & 0xC0) != 0x80;
    if (begins && column == columns) break;
    if (byte == '\t') {
      do *text++ = ' ', column++;
      while (column % 8 != 0 && column < columns && text < end);
    } else {
      *text++ = byte < ' ' || byte == 127 ? '?' : *line;
      column += begins;
    }
  }
  *text = 0;
}

static void draw(const scrollkit_frame *frame) {
  /* The last row is the status line. During overscroll, a row outside the text shows a tilde. */
  int top = (int)floor(frame->offset_y / ROW + 0.5);
  write_out("\033[H");
  for (int row = 0; row < rows - 1; row++) {
    static char text[MAX_LENGTH + 8] = "\033[K";
    int index = top + row;
    fit(text + 3, index >= 0 && index < line_count ? lines[index] : "~");
    write_out(strcat(text, "\r\n"));
  }
  char status[160];
  snprintf(status, sizeof status, "\033[7m offset %.1f  target %.1f  %3.0f %%  %s \033[0m\033[K",
           frame->offset_y, frame->target_y, frame->progress_y * 100,
           scrollkit_enum_name("phase", frame->phase));
  write_out(status);
}

static void update_size(scrollkit_scroller *scroller, double time) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row < 2) size.ws_row = 24, size.ws_col = 80;
  rows = size.ws_row;
  columns = size.ws_col;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_height = (rows - 1) * ROW;
  geometry.content_height = (double)line_count * ROW;
  scrollkit_scroller_set_geometry(scroller, &geometry, time);
  is_resized = 0;
}

/* Handles the typed keys; one read may return several. */
static void handle_keys(scrollkit_scroller *scroller, const char *keys, double time) {
  double page = (rows - 2) * ROW;
  for (const char *key = keys; *key; key++) {
    unsigned button;
    if (sscanf(key, "\033[<%u", &button) == 1) { /* a mouse report; buttons other than the wheel are ignored */
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
      quits = 1;
    }
  }
}

int main(int argc, char **argv) {
  if (!isatty(STDIN_FILENO) || tcgetattr(STDIN_FILENO, &initial_mode) != 0) {
    fprintf(stderr, "terminal: standard input is not a terminal\n");
    return 1;
  }
  if (!read_lines(argc > 1 ? argv[1] : NULL)) return 1;
  scrollkit_scroller *scroller;
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.wheel_step = 3 * ROW; /* one notch scrolls three lines */
  scrollkit_status status = scrollkit_scroller_create(&options, &scroller);
  if (status != SCROLLKIT_STATUS_OK) {
    fprintf(stderr, "terminal: %s\n", scrollkit_status_text(status));
    return 1;
  }

  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_resize;
  sigaction(SIGWINCH, &action, NULL);
  action.sa_handler = on_terminate;
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGHUP, &action, NULL);
  struct termios raw = initial_mode;
  raw.c_lflag &= (tcflag_t) ~(ICANON | ECHO | ISIG);
  atexit(restore);
  tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  write_out("\033[?1049h\033[?25l\033[?1000h\033[?1006h");

  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  while (!quits) {
    if (is_resized) update_size(scroller, now());
    scrollkit_scroller_tick(scroller, now(), &frame);
    draw(&frame);
    /* Waits for a key; while content moves, for at most one frame. */
    struct pollfd keys = {STDIN_FILENO, POLLIN, 0};
    if (poll(&keys, 1, frame.needs_tick ? 16 : -1) > 0) {
      char typed[256];
      ssize_t length = read(STDIN_FILENO, typed, sizeof typed - 1);
      if (length <= 0) break;
      typed[length] = 0;
      handle_keys(scroller, typed, now());
    }
  }
  scrollkit_scroller_destroy(scroller);
  return 0;
}
