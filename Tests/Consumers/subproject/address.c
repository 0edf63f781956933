/* Fails unless the program, a library and dlsym agree on the address of a function, and a call of it
 * returns a status. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

#include "plugin.h"

/* In a program that is not position-independent, the linker fills this in. */
static const tick_function tick = scrollkit_scroller_tick;

int main(void) {
  void *found = dlsym(RTLD_DEFAULT, "scrollkit_scroller_tick");
  if (tick != plugin_tick() || (void *)tick != found) {
    printf("program %p, plugin %p, dlsym %p\n", (void *)tick, (void *)plugin_tick(), found);
    return 1;
  }
  return tick(NULL, 0, NULL) != SCROLLKIT_STATUS_NULL_ARGUMENT;
}
