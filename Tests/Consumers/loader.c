/* Tests scrollkit_loader.h: loader PATH EXPECTED, where EXPECTED is a part of the reason; "loaded" if there is none. */
#define SCROLLKIT_LOADER_IMPLEMENTATION
#include <scrollkit_loader.h>
#include <stdlib.h>

static void expect(int holds, const char *what, const scrollkit_loader *kit) {
  if (holds) return;
  printf("FAILED: %s; the reason is: %s\n", what, kit->reason);
  exit(1);
}

/* Whether all pointers are set, or none is. */
static int all_are(const scrollkit_loader *kit, int set) {
  const char *at = (const char *)kit;
  for (size_t i = 0; i < sizeof scrollkit_loader_names / sizeof scrollkit_loader_names[0]; i++, at += sizeof(void *)) {
    void *pointer;
    memcpy(&pointer, at, sizeof pointer);
    if ((pointer != NULL) != set) return 0;
  }
  return (kit->library != NULL) == set;
}

int main(int count, char **arguments) {
  scrollkit_loader kit, again;
  const char *path = arguments[1][0] ? arguments[1] : NULL;
  if (count != 3) return 2;
  memset(&kit, 0xff, sizeof kit);
  memset(&again, 0xff, sizeof again);
  if (strcmp(arguments[2], "loaded") != 0) {
    expect(!scrollkit_loader_open(&kit, path), "it is loaded", &kit);
    expect(strstr(kit.reason, arguments[2]) != NULL, "another reason", &kit);
    expect(all_are(&kit, 0), "a pointer is set", &kit);
    scrollkit_loader_close(&kit);
    expect(strstr(kit.reason, arguments[2]) != NULL, "closing drops the reason", &kit);
  } else {
    scrollkit_scroller *scroller = NULL;
    expect(scrollkit_loader_open(&kit, path) == 1, "it is not loaded", &kit);
    expect(all_are(&kit, 1) && kit.reason[0] == 0, "a pointer is not set", &kit);
    expect(kit.scroller_create(NULL, &scroller) == SCROLLKIT_STATUS_OK, "no scroller", &kit);
    expect(kit.scroller_set_offset(scroller, 0, 0, 1) == SCROLLKIT_STATUS_OK, "no offset", &kit);
    expect(scrollkit_loader_open(&again, path) == 1, "it is loaded once", &again);
    expect(again.version == kit.version, "it is another library", &again);
    scrollkit_loader_close(&again);
    expect(all_are(&again, 0), "a pointer is still set", &again);
    kit.scroller_destroy(scroller); /* the library is still loaded */
    scrollkit_loader_close(&kit);
    expect(all_are(&kit, 0), "a pointer is still set", &kit);
    scrollkit_loader_close(&kit);
  }
  return 0;
}
