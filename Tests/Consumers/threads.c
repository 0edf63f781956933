/*
 * Makes the fuzzer's calls on several threads at a time, each on scrollers, windows and lists of its own.
 * ThreadSanitizer reports a data race between them; see threads.sh. With the argument `shared`, all threads use one
 * scroller, which is a race.
 */
#include <pthread.h>
#include <string.h>

#include "inputs.h"
#include "world.h"

enum { THREADS = 4, SEEDS = 250 };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void make_calls(const uint8_t *bytes, size_t size) { LLVMFuzzerTestOneInput(bytes, size); }

static char **files;
static int files_count;

static void *make_all_calls(void *ignored) {
  for_each_input(files, files_count, SEEDS, make_calls);
  return ignored;
}

static void *scroll(void *scroller) {
  scrollkit_scroller_scroll_by(scroller, 0, 10, 0, NULL);
  return NULL;
}

static void run_threads(void *(*body)(void *), void *argument) {
  pthread_t threads[THREADS];
  for (int index = 0; index < THREADS; index++)
    REQUIRE(pthread_create(&threads[index], NULL, body, argument) == 0);
  for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
}

int main(int count, char **arguments) {
  if (count == 2 && strcmp(arguments[1], "shared") == 0) {
    scrollkit_scroller *scroller = NULL;
    REQUIRE(scrollkit_scroller_create(NULL, &scroller) == SCROLLKIT_STATUS_OK);
    run_threads(scroll, scroller);
    scrollkit_scroller_destroy(scroller);
    return 0;
  }
  files = arguments + 1;
  files_count = count - 1;
  run_threads(make_all_calls, NULL);
  printf("%d threads made the calls of %d inputs\n", THREADS, files_count + SEEDS);
  return 0;
}
