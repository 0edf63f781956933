/* The table of rows.h, and what a caller may pass to each function. */
#include "world.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "rows_of.h"

#define CALL(function, arguments, statuses, ...) \
  static int32_t call_##function(const union value *a) { return (int32_t)function(__VA_ARGS__); }
#define FIELD(structure, field, value)
#define STRUCT(structure)
#include "rows.h"
#undef CALL
#undef FIELD
#undef STRUCT

const struct row rows[] = {
#define CALL(function, arguments, statuses, ...) {#function, call_##function, arguments, statuses},
#define FIELD(structure, field, value)
#define STRUCT(structure)
#include "rows.h"
#undef CALL
#undef FIELD
};
const size_t row_count = sizeof rows / sizeof rows[0];

const struct field fields[] = {
#define CALL(function, arguments, statuses, ...)
#define FIELD(structure, field, value) \
  {#structure, #field, value, offsetof(scrollkit_##structure, field), sizeof(((scrollkit_##structure *)0)->field)},
#include "rows.h"
#undef FIELD
#undef STRUCT
};
const size_t field_count = sizeof fields / sizeof fields[0];

const struct structure structures[] = {
#define FIELD(structure, field, value)
#define STRUCT(structure) {#structure, sizeof(scrollkit_##structure)},
#include "rows.h"
#undef CALL
#undef FIELD
#undef STRUCT
};

size_t size_of(const char *structure) {
  for (size_t index = 0; index < sizeof structures / sizeof structures[0]; index++)
    if (strcmp(structures[index].name, structure) == 0) return structures[index].size;
  abort();
}

void split(const char *text, char words[MOST_ARGUMENTS][64], int *count) {
  *count = 0;
  while (*text != 0) {
    size_t length = strcspn(text, " ");
    memcpy(words[*count], text, length);
    words[(*count)++][length] = 0;
    text += length + (text[length] == ' ');
  }
}

static _Alignas(16) unsigned char rooms[MOST_ARGUMENTS][ROOM];
void *room_of(int index) { return rooms[index]; }

/** A struct that is accepted, where zeros would not be. */
static void fill_struct(const char *name, const struct world *world, void *target) {
  scrollkit_struct_init(target, size_of(name));
  if (strcmp(name, "feel_values") == 0) scrollkit_feel_get_values(SCROLLKIT_FEEL_UIKIT, target);
  if (strcmp(name, "header_options") == 0) ((scrollkit_header_options *)target)->height = 56;
  if (strcmp(name, "snap_options") == 0) ((scrollkit_snap_options *)target)->kind = SCROLLKIT_SNAP_KIND_PAGES;
  if (strcmp(name, "snap_area") == 0) ((scrollkit_snap_area *)target)->align_y = SCROLLKIT_SNAP_ALIGNMENT_START;
  if (strcmp(name, "geometry") == 0) {
    scrollkit_geometry *geometry = target;
    geometry->viewport_width = geometry->content_width = 320;
    geometry->viewport_height = 480;
    geometry->content_height = 4000;
  }
  if (strcmp(name, "input") == 0) {
    scrollkit_input *input = target;
    input->kind = world->is_observed ? SCROLLKIT_INPUT_KIND_DID_SCROLL : SCROLLKIT_INPUT_KIND_CANCEL;
    input->time = 1.5;
  }
}

void set_ordinary(const struct row *row, const struct world *world, union value *arguments, int *count) {
  char words[MOST_ARGUMENTS][64];
  split(row->arguments, words, count);
  for (int index = 0; index < *count; index++) {
    char *word = words[index], name[64] = "";
    union value *value = &arguments[index];
    if (strchr(word, ':') != NULL) strcpy(name, strchr(word, ':') + 1);
    name[strcspn(name, "!")] = 0;
    memset(rooms[index], 0xA5, ROOM);
    if (strncmp(word, "scroller", 8) == 0) value->pointer = index == 0 || word[8] == '!' ? world->scroller : world->other;
    else if (strncmp(word, "list", 4) == 0) value->pointer = world->list;
    else if (strncmp(word, "window", 6) == 0) value->pointer = index == 0 && word[6] == 0 ? NULL : world->window;
    else if (strncmp(word, "in", 2) == 0) fill_struct(name, world, value->pointer = rooms[index]);
    else if (strncmp(word, "made:", 5) == 0) value->pointer = rooms[index];
    else if (strncmp(word, "out:", 4) == 0) {
      value->pointer = rooms[index];
      *(uint32_t *)value->pointer = (uint32_t)size_of(name);
    } else if (strncmp(word, "out", 3) == 0) value->pointer = rooms[index];
    else if (strcmp(word, "time") == 0) value->number = 1.5;
    else if (strncmp(word, "numbers", 7) == 0) *(double *)(value->pointer = rooms[index]) = 2;
    else if (*word == '[') value->number = atof(strchr(word, ',') + 1) < 2 ? 1 : 2;
    else value->integer = *name != 0 ? strtoull(name, NULL, 0) : strcmp(word, "zero") != 0;
  }
}
