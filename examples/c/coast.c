/*
 * Gives inertia to a program in a terminal that has none.
 *
 *   coast PROGRAM [ARGUMENT...]      such as: coast less README.md
 *
 * The wheel glides, and a drag with the mouse throws the text. PROGRAM runs in a terminal of its own and knows nothing
 * of it: it receives an arrow key for each line. All else that is typed passes through, and stops a motion.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <scrollkit.h>

enum { LINE = 20, NOTCH = 3 * LINE }; /* in points; a row of the terminal is a line */

static struct termios initial_mode;
static volatile sig_atomic_t is_resized = 1, quits = 0;
static scrollkit_scroller *scroller;
static int program; /* the terminal in which it runs */
static char queue[16384]; /* what it is to receive, as soon as it reads */
static size_t queued;

static void on_resize(int number) { (void)number, is_resized = 1; }
static void on_terminate(int number) { quits = number; }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void write_all(int file, const char *bytes, size_t count) {
  for (ssize_t written; count > 0; bytes += written, count -= (size_t)written)
    if ((written = write(file, bytes, count)) < 0) return;
}

/* Queues bytes for the program. If it has not read for so long that they find no room, they are lost. */
static void send_bytes(const char *bytes, size_t count) {
  if (count > sizeof queue - queued) return;
  memcpy(queue + queued, bytes, count);
  queued += count;
}

static void write_queue(void) {
  ssize_t written = write(program, queue, queued);
  if (written <= 0) return;
  queued -= (size_t)written;
  memmove(queue, queue + written, queued);
}

static void restore(void) {
  write_all(STDOUT_FILENO, "\033[?1006l\033[?1002l", 16);
  tcsetattr(STDIN_FILENO, TCSANOW, &initial_mode);
}

/* The scroller: content without ends, of which whole lines are handed out. */
static int create(void) {
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  scrollkit_feel_values feel = SCROLLKIT_FEEL_VALUES_INIT;
  scrollkit_deltas_options deltas = SCROLLKIT_DELTAS_OPTIONS_INIT;
  options.wheel_step = NOTCH;
  deltas.line_length = LINE;
  if (scrollkit_scroller_create(&options, &scroller) != SCROLLKIT_STATUS_OK) return 0;
  scrollkit_feel_get_values(SCROLLKIT_FEEL_UIKIT, &feel);
  feel.wheel_smoothing = SCROLLKIT_WHEEL_SMOOTHING_EXPONENTIAL; /* a notch glides to its end */
  feel.wheel_rate = 8;
  return scrollkit_scroller_set_feel_values(scroller, &feel, now()) == SCROLLKIT_STATUS_OK &&
         scrollkit_scroller_set_scroll_enabled(scroller, 0, 1, now()) == SCROLLKIT_STATUS_OK &&
         scrollkit_deltas_enable(scroller, &deltas, now()) == SCROLLKIT_STATUS_OK;
}

static void resize(void) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  ioctl(STDIN_FILENO, TIOCGWINSZ, &size);
  ioctl(program, TIOCSWINSZ, &size); /* sends SIGWINCH to the program */
  scrollkit_scroller_set_size(scroller, size.ws_col * LINE, size.ws_row * LINE, 0, 0, now());
  is_resized = 0;
}

/* A report of the mouse: a wheel or a finger. */
static void handle_mouse(unsigned button, int row, char end) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  double y = row * LINE, time = now();
  if (button == 0 && end == 'M') scrollkit_scroller_press(scroller, 1, 0, y, time);
  else if (button == 32) scrollkit_scroller_move(scroller, 1, 0, y, time);
  else if (button == 0) scrollkit_scroller_release(scroller, 1, time);
  else if (scrollkit_input_from_sgr_button(&input, button, time) == SCROLLKIT_STATUS_OK)
    scrollkit_scroller_push(scroller, &input);
}

/* Handles what was typed, and returns how many bytes at its end are the beginning of a report. */
static size_t handle_typed(const char *typed, size_t count) {
  for (const char *end = typed + count; typed < end;) {
    unsigned button;
    int column, row, length = 0;
    char kind;
    if (sscanf(typed, "\033[<%u;%d;%d%c%n", &button, &column, &row, &kind, &length) == 4) {
      handle_mouse(button, row, kind);
    } else if (strncmp(typed, "\033[<", 3) == 0 && typed + 3 + strspn(typed + 3, "0123456789;") == end) {
      return (size_t)(end - typed);
    } else {
      length = 1 + (int)strcspn(typed + 1, "\033");
      scrollkit_scroller_stop(scroller, now());
      send_bytes(typed, (size_t)length);
    }
    typed += length;
  }
  return 0;
}

/* Sends an arrow key for each line that was travelled. Returns whether the next frame needs it again. */
static int send_lines(void) {
  scrollkit_deltas deltas = SCROLLKIT_DELTAS_INIT;
  scrollkit_deltas_take(scroller, now(), &deltas);
  for (int left = (int)deltas.lines_y; left > 0; left--) send_bytes("\033OB", 3);
  for (int left = (int)deltas.lines_y; left < 0; left++) send_bytes("\033OA", 3);
  return deltas.needs_tick != 0;
}

int main(int count, char **arguments) {
  if (count < 2 || tcgetattr(STDIN_FILENO, &initial_mode) != 0) return fprintf(stderr, "usage: coast PROGRAM...\n"), 2;
  if (!create()) return fprintf(stderr, "coast: no scroller\n"), 1;
  pid_t child = forkpty(&program, NULL, &initial_mode, NULL);
  if (child == 0) execvp(arguments[1], arguments + 1), _exit(127);
  if (child < 0) return perror("coast"), 1;
  fcntl(program, F_SETFL, O_NONBLOCK); /* it may wait for its own output to be read */
  struct termios raw = initial_mode;
  cfmakeraw(&raw);
  tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  atexit(restore);
  sigaction(SIGWINCH, &(struct sigaction){.sa_handler = on_resize, .sa_flags = SA_RESTART}, NULL);
  sigaction(SIGTERM, &(struct sigaction){.sa_handler = on_terminate}, NULL);
  sigaction(SIGHUP, &(struct sigaction){.sa_handler = on_terminate}, NULL);
  write_all(STDOUT_FILENO, "\033[?1002h\033[?1006h", 16);

  static char typed[4096], shown[65536];
  size_t kept = 0;
  while (!quits) {
    if (is_resized) resize();
    int moves = send_lines();
    struct pollfd files[] = {{STDIN_FILENO, POLLIN, 0}, {program, POLLIN, 0}};
    if (queued > sizeof queue - sizeof typed) files[0].fd = -1; /* until there is room for what is typed */
    if (queued > 0) files[1].events |= POLLOUT;
    if (poll(files, 2, moves ? 16 : -1) < 0) continue; /* resized, or to quit */
    ssize_t got = 0;
    if (files[0].revents != 0) {
      if ((got = read(STDIN_FILENO, typed + kept, sizeof typed - 1 - kept)) <= 0) break;
      size_t length = kept + (size_t)got;
      typed[length] = 0;
      kept = handle_typed(typed, length) % (sizeof typed - 1);
      memmove(typed, typed + length - kept, kept);
    }
    if (files[1].revents & POLLOUT) write_queue();
    if (files[1].revents & ~POLLOUT) {
      if ((got = read(program, shown, sizeof shown)) <= 0) break; /* the program has ended */
      write_all(STDOUT_FILENO, shown, (size_t)got);
    }
  }
  int status = 0;
  scrollkit_scroller_destroy(scroller);
  close(program);
  if (quits) return 128 + quits; /* as a shell says it */
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
