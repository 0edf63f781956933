/* Holds if the header still lays everything out as layout.h says. Compiling it is the test. */
#include <scrollkit.h>

#define SIZE(type, size) \
  _Static_assert(sizeof(type) == (size), #type " has another size");
#define FIELD(type, name, place, size) \
  _Static_assert(offsetof(type, name) == (place), #type "." #name " is at another place"); \
  _Static_assert(sizeof(((type *)0)->name) == (size), #type "." #name " has another size");
#define NUMBER(name, number) \
  _Static_assert(name == (number), #name " has another number");

#include "layout.h"

typedef int scrollkit_layout_holds;
