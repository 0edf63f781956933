/*
 * A chat in a terminal. New messages are appended at the end, older messages are inserted at the top.
 *
 *   chat [--every SECONDS] [--log FILE]
 *
 * j, k, the arrow keys, the page keys, g, G and the mouse wheel scroll. h loads older messages; scrolling
 * to the top loads them, too. q quits.
 *
 * While the end is visible, the content follows new messages. Elsewhere, visible messages keep their
 * rows. One row is one point. The program appends a line to the log for every change:
 * time,offset,target,phase,top,lowest,newest,event. The columns top and lowest are the messages in the
 * first and the last row of the screen.
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

enum { INITIAL_COUNT = 60, BATCH = 20, MIN_NUMBER = -1000, MAX_NUMBER = 100000 };

static struct termios initial_mode; /* the mode of the terminal at the start */
static volatile sig_atomic_t is_resized = 1, quits = 0;
static int oldest = 1, newest = INITIAL_COUNT; /* numbers of the first and the last loaded message */
static int rows, columns;
static scrollkit_scroller *scroller;
static scrollkit_list *list; /* the loaded messages */
static scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
static FILE *log_file;

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

/* Exits with the status text if a call failed. */
static void check(scrollkit_status status) {
  if (status >= 0) return;
  fprintf(stderr, "chat: %s\n", scrollkit_status_text(status));
  exit(1);
}

static void on_resize(int number) { (void)number, is_resized = 1; }
static void on_terminate(int number) { (void)number, quits = 1; }

/* Returns the content row in the first row of the screen. */
static int top_row(void) { return (int)floor(frame.offset_y + 0.5); }

/* Writes a line to the log if a value other than the time has changed. */
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

/* Inserts messages at the top or at the end. The visible messages keep their rows, or the end stays visible. */
static void insert_messages(int older, int newer, const char *event, double time) {
  uint32_t batch;
  check(scrollkit_scroller_tick(scroller, time, &frame));
  write_log("-");
  check(scrollkit_list_begin_update(list, time, &batch));
  check(scrollkit_list_insert(list, 0, (size_t)older, time));
  oldest -= older;
  check(scrollkit_list_insert(list, (size_t)(newest - oldest + 1), (size_t)newer, time));
  newest += newer;
  check(scrollkit_list_end_update(list, batch, time));
  check(scrollkit_scroller_get_frame(scroller, &frame));
  write_log(event);
}

/* Sets the new size of the terminal. The end stays visible. */
static void update_size(double time) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row < 2)
    size.ws_row = 24, size.ws_col = 80;
  rows = size.ws_row;
  columns = size.ws_col;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_height = rows - 1; /* the last row is the status line */
  check(scrollkit_scroller_set_geometry(scroller, &geometry, time));
  is_resized = 0;
}

static void draw(void) {
  static const char *names[] = {"ada", "ben", "cleo", "dora", "emil"};
  static const char *texts[] = {"hello", "is anybody there?", "inserted messages do not move the screen",
                               "the end follows new messages", "the quick brown fox", "see you",
                               "thanks"};
  char text[512];
  write_out("\033[H");
  for (int row = 0; row < rows - 1; row++) {
    int number = oldest + top_row() + row, index = number - MIN_NUMBER;
    if (number < oldest || number > newest)
      text[0] = 0;
    else
      snprintf(text, sizeof text, "%5d  %-5s %s", number, names[index % 5], texts[index * 3 % 7]);
    char line[600];
    snprintf(line, sizeof line, "%.*s\033[K\r\n", columns, text);
    write_out(line);
  }
  int below = newest - (oldest + top_row() + rows - 2);
  snprintf(text, sizeof text, "\033[7m %d messages  %d below  %s \033[0m\033[K",
           newest - oldest + 1, below > 0 ? below : 0, scrollkit_enum_name("phase", frame.phase));
  write_out(text);
}

/* Handles the typed keys; one read may return several. */
static void handle_keys(const char *keys, double time) {
  double page = rows - 2;
  for (const char *key = keys; *key; key++) {
    unsigned button;
    if (sscanf(key, "\033[<%u", &button) == 1) { /* a mouse report; buttons other than the wheel are ignored */
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
      check(scrollkit_list_scroll_to_item(list, (size_t)(newest - oldest), SCROLLKIT_LIST_ALIGNMENT_END, 0, 1, time,
                                          NULL));
    } else if (*key == 'h') {
      if (oldest > MIN_NUMBER) insert_messages(BATCH, 0, "fetched", time);
    } else if (*key == 'q' || *key == 3) {
      quits = 1;
    }
  }
}

/* Switches the terminal to raw mode with mouse reports. */
static void enter_raw_mode(void) {
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
}

int main(int argc, char **argv) {
  double every = 1;
  for (int index = 1; index + 1 < argc; index += 2) {
    if (strcmp(argv[index], "--every") == 0) every = atof(argv[index + 1]);
    if (strcmp(argv[index], "--log") == 0) log_file = fopen(argv[index + 1], "a");
  }
  if (!isatty(STDIN_FILENO) || tcgetattr(STDIN_FILENO, &initial_mode) != 0) {
    fprintf(stderr, "chat: standard input is not a terminal\n");
    return 1;
  }
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.line_length = 1;
  options.wheel_step = 3; /* one notch scrolls three lines */
  check(scrollkit_scroller_create(&options, &scroller));
  check(scrollkit_anchor_set_policy(scroller, SCROLLKIT_ANCHOR_POLICY_STICK_TO_END, now()));
  scrollkit_list_options messages = SCROLLKIT_LIST_OPTIONS_INIT;
  messages.estimate = 1; /* a message is one row */
  check(scrollkit_list_create(&messages, &list));
  check(scrollkit_list_insert(list, 0, INITIAL_COUNT, 0));
  check(scrollkit_list_attach(list, scroller, 0));
  enter_raw_mode();

  double next_message = every > 0 ? now() + every : INFINITY;
  while (!quits) {
    double time = now();
    if (is_resized) update_size(time);
    check(scrollkit_scroller_tick(scroller, time, &frame));
    write_log("-");
    if (top_row() <= 0 && oldest > MIN_NUMBER) insert_messages(BATCH, 0, "fetched", time);
    if (time >= next_message) {
      insert_messages(0, 1, "arrived", time);
      next_message = newest < MAX_NUMBER ? time + every : INFINITY;
    }
    draw();
    /* Waits for a key or the next message; while content moves, for at most one frame. */
    struct pollfd keys = {STDIN_FILENO, POLLIN, 0};
    double wait = frame.needs_tick ? 0.016 : fmin(60, fmax(0, next_message - time));
    if (poll(&keys, 1, (int)ceil(wait * 1000)) > 0) {
      char typed[256];
      ssize_t length = read(STDIN_FILENO, typed, sizeof typed - 1);
      if (length <= 0) break;
      typed[length] = 0;
      handle_keys(typed, now());
    }
  }
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(scroller);
  if (log_file) fclose(log_file);
  return 0;
}
