/* Compiles if the headers match layout.h. */
#include <scrollkit.h>

#define SIZE(type, size) \
  _Static_assert(sizeof(type) == (size), #type " has a wrong size");
#define FIELD(type, name, offset, size) \
  _Static_assert(offsetof(type, name) == (offset), #type "." #name " has a wrong offset"); \
  _Static_assert(sizeof(((type *)0)->name) == (size), #type "." #name " has a wrong size");
#define NUMBER(name, number) \
  _Static_assert(name == (number), #name " has a wrong value");

#include "layout.h"

typedef int scrollkit_layout_matches;
