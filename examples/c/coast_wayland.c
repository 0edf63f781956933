/*
 * Gives inertia to a Wayland program that has none: coast_wayland PROGRAM [ARGUMENT...]
 * The program and the compositor know nothing of it: it passes on all messages between them, except those that scroll
 * vertically. In their place the program receives a continuous scroll that glides. For wl_seat since version 5.
 */
#define _GNU_SOURCE
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <scrollkit.h>

enum { NONE, REGISTRY, SEAT, POINTER, KNOWN = 4096 }; /* kinds of objects; the ids of clients are small */
enum { AXIS = 4, FRAME, SOURCE, STOP, DISCRETE, VALUE120, VERTICAL = 0, CONTINUOUS = 2, FILES = 64 }; /* events of wl_pointer */
static struct end {
  int socket, files[FILES], file_count; /* files: received, not passed on yet */
  uint32_t words[32768];                /* the same, in the byte order of this machine */
  size_t size;                          /* of them, in bytes */
} program, compositor, nobody;
static uint8_t kinds[KNOWN];
static uint32_t pointer, event_time; /* the object that scrolls; the compositor's time of its last event, in milliseconds */
static double event_at, next; /* the same time, and that of the next frame, on the clock of the scroller */
static scrollkit_scroller *scroller;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Sends messages, and with them the files that came with them. */
static void send_all(const struct end *to, void *bytes, size_t size, struct end *from) {
  _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof from->files)] = {0};
  size_t length = (size_t)from->file_count * sizeof(int);
  struct msghdr message = {.msg_iov = &(struct iovec){bytes, size}, .msg_iovlen = 1};
  if (length > 0) {
    message.msg_control = control, message.msg_controllen = CMSG_SPACE(length);
    *CMSG_FIRSTHDR(&message) = (struct cmsghdr){CMSG_LEN(length), SOL_SOCKET, SCM_RIGHTS};
    memcpy(CMSG_DATA(CMSG_FIRSTHDR(&message)), from->files, length);
  }
  if (sendmsg(to->socket, &message, MSG_NOSIGNAL) != (ssize_t)size) exit(1); /* the other end has gone */
  while (from->file_count > 0) close(from->files[--from->file_count]);
}

/* Receives messages and files. Returns 0 if the end has gone. */
static int receive(struct end *end) {
  _Alignas(struct cmsghdr) char control[CMSG_SPACE(28 * sizeof(int))]; /* libwayland sends 28 at a time at most */
  struct iovec part = {(char *)end->words + end->size, sizeof end->words - end->size};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  ssize_t size = recvmsg(end->socket, &message, MSG_CMSG_CLOEXEC);
  struct cmsghdr *header = size > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  for (; header && end->file_count <= FILES - 28; header = CMSG_NXTHDR(&message, header)) {
    size_t length = header->cmsg_len - CMSG_LEN(0);
    memcpy(end->files + end->file_count, CMSG_DATA(header), length), end->file_count += (int)(length / sizeof(int));
  }
  end->size += size > 0 ? (size_t)size : 0;
  return size > 0;
}

/* Reads a request of the program, which says which of its objects are pointers. Returns 1: it is passed on. */
static int read_request(const uint32_t *words, uint32_t object, uint32_t opcode, size_t count) {
  uint8_t kind = object < KNOWN ? kinds[object] : NONE, *created = &kinds[words[count - 1] % KNOWN];
  if (object == 1 && opcode == 1) *created = REGISTRY; /* wl_display.get_registry */
  if (kind == REGISTRY) *created = strcmp((const char *)&words[4], "wl_seat") == 0 ? SEAT : NONE;
  if (kind == SEAT && opcode == 0) *created = POINTER;
  if (kind == POINTER && opcode == 1) kinds[object] = NONE; /* it is released */
  return 1;
}

/* Reads an event of the compositor; those that scroll become an input at the end of their frame. Returns 0 for them. */
static int read_event(const uint32_t *words, uint32_t object, uint32_t opcode, size_t count) {
  static int32_t value, value120;
  static uint32_t source, stops;
  if (count < 2 || object >= KNOWN || kinds[object] != POINTER || opcode < AXIS || opcode > VALUE120) return 1;
  if (opcode == SOURCE) source = words[2];
  if (opcode == FRAME) {
    scrollkit_input input = SCROLLKIT_INPUT_INIT;
    if (value != 0) scrollkit_input_from_wayland_axis(&input, VERTICAL, value / 256.0, value120, source, 0, event_time);
    if (stops) scrollkit_input_from_wayland_stop(&input, VERTICAL, event_time);
    input.time = event_at = now();
    if (value != 0 || stops) scrollkit_scroller_push(scroller, &input);
    value = value120 = 0, stops = 0, source = CONTINUOUS + 2; /* no source */
  }
  if (opcode == SOURCE || opcode == FRAME || words[opcode == AXIS || opcode == STOP ? 3 : 2] != VERTICAL) return 1;
  if (opcode == AXIS) pointer = object, event_time = words[2], value = (int32_t)words[4];
  if (opcode == STOP) stops = 1;
  if (opcode >= DISCRETE) value120 = (int32_t)words[3] * (opcode == DISCRETE ? 120 : 1);
  return 0;
}

/* Passes on the whole messages that an end has sent. */
static void pass_on(struct end *end, const struct end *to, int (*read)(const uint32_t *, uint32_t, uint32_t, size_t)) {
  size_t at = 0, kept = 0, count, all = end->size / 4;
  for (; at + 2 <= all && (count = end->words[at + 1] >> 18) >= 2 && at + count <= all; at += count)
    if (read(end->words + at, end->words[at], end->words[at + 1] & 0xffff, count))
      memmove(end->words + kept, end->words + at, count * 4), kept += count;
  if (kept > 0) send_all(to, end->words, kept * 4, end);
  memmove(end->words, end->words + at, end->size -= at * 4);
}

/* Sends how far the content has moved since the last frame. Returns whether the next frame needs it again. */
static int send_scroll(void) {
  scrollkit_deltas deltas = SCROLLKIT_DELTAS_INIT;
  scrollkit_deltas_take(scroller, now(), &deltas); /* a line is the unit of wl_fixed_t */
  const uint32_t time = event_time + (uint32_t)((now() - event_at) * 1000), distance = (uint32_t)(int32_t)deltas.lines_y;
  uint32_t words[] = {pointer, 3 << 18 | SOURCE, CONTINUOUS,     pointer, 5 << 18 | AXIS, time, VERTICAL, distance,
                      pointer, 4 << 18 | STOP, time, VERTICAL,   pointer, 2 << 18 | FRAME};
  if (!deltas.stop_y) words[9] = 2 << 18 | FRAME; /* in place of the stop */
  if (distance != 0 || deltas.stop_y) send_all(&program, words, deltas.stop_y ? sizeof words : 10 * sizeof *words, &nobody);
  return deltas.needs_tick != 0;
}

int main(int count, char **arguments) {
  scrollkit_scroller_options options = {.struct_size = sizeof options, .wheel_step = 60};
  scrollkit_deltas_options deltas = {.struct_size = sizeof deltas, .line_length = 1.0 / 256};
  scrollkit_feel_values feel = SCROLLKIT_FEEL_VALUES_INIT;
  const char *folder = getenv("XDG_RUNTIME_DIR"), *name = getenv("WAYLAND_DISPLAY");
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  int pair[2], status = 0;
  char number[16];
  if (count < 2 || !folder) return fprintf(stderr, "usage: coast_wayland PROGRAM..., with XDG_RUNTIME_DIR\n"), 2;
  scrollkit_feel_get_values(SCROLLKIT_FEEL_UIKIT, &feel);
  feel.wheel_smoothing = SCROLLKIT_WHEEL_SMOOTHING_EXPONENTIAL, feel.wheel_rate = 6; /* a notch glides to its end */
  if (scrollkit_scroller_create(&options, &scroller) || scrollkit_scroller_set_feel_values(scroller, &feel, now()) ||
      scrollkit_deltas_enable(scroller, &deltas, now())) return fprintf(stderr, "coast_wayland: no scroller\n"), 1;
  snprintf(address.sun_path, sizeof address.sun_path, "%s/%s", folder, name ? name : "wayland-0");
  compositor.socket = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connect(compositor.socket, (struct sockaddr *)&address, sizeof address) || socketpair(AF_UNIX, SOCK_STREAM, 0, pair))
    return perror(address.sun_path), 1;
  snprintf(number, sizeof number, "%d", pair[1]);
  setenv("WAYLAND_SOCKET", number, 1);
  pid_t child = fork();
  if (child == 0) close(pair[0]), execvp(arguments[1], arguments + 1), _exit(127);
  close(pair[1]), program.socket = pair[0];
  for (int moves = 0, is_open = child > 0; is_open; moves = now() < next || send_scroll()) {
    struct pollfd files[] = {{program.socket, POLLIN, 0}, {compositor.socket, POLLIN, 0}};
    if (now() >= next) next = now() + 1.0 / 60;
    poll(files, 2, moves ? 4 : -1);
    if (files[0].revents && (is_open = receive(&program))) pass_on(&program, &compositor, read_request);
    if (files[1].revents && (is_open &= receive(&compositor))) pass_on(&compositor, &program, read_event);
  }
  scrollkit_scroller_destroy(scroller);
  return waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
