/*
 * Records the scrollers and lists of a program that links libscrollkit.so, without a change of the program:
 *
 *   gcc -shared -fPIC record.c -o record.so -lscrollkit
 *   LD_PRELOAD=./record.so SCROLLKIT_TRACE=session.sktrace ./program
 *   scrollkit-trace info session.sktrace
 *
 * The dynamic linker finds the functions below before those of the library. A trace is for one thread: that of the
 * first scroller or list.
 */
#include <pthread.h>
#include <scrollkit.h>
#include <stdio.h>
#include <stdlib.h>

static FILE *file;
static scrollkit_trace *trace;
static pthread_t thread;

static void write_bytes(void *user, const void *bytes, size_t size) {
  (void)user;
  fwrite(bytes, 1, size, file);
}

/** Returns the trace, which is started by the first call; NULL on other threads, and without a file. */
static scrollkit_trace *recording(void) {
  static int is_started;
  const char *path = getenv("SCROLLKIT_TRACE");
  if (!is_started && path) {
    is_started = 1;
    thread = pthread_self();
    file = fopen(path, "wb");
    if (!file) perror(path);
    else setvbuf(file, NULL, _IONBF, 0); /* the file can be followed, and has everything if the program crashes */
    if (file) scrollkit_trace_start(write_bytes, NULL, &trace);
  }
  return trace && pthread_equal(thread, pthread_self()) ? trace : NULL;
}

scrollkit_status scrollkit_scroller_create(const scrollkit_scroller_options *options, scrollkit_scroller **scroller) {
  return scrollkit_trace_create_scroller(recording(), options, scroller);
}

scrollkit_status scrollkit_list_create(const scrollkit_list_options *options, scrollkit_list **list) {
  return scrollkit_trace_create_list(recording(), options, list);
}
