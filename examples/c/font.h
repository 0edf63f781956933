/* Finds the file of a font by its name, such as "sans", "sans:bold" or "monospace". */
#ifndef FONT_H
#define FONT_H
#include <stdio.h>
#include <stdlib.h>

/* Returns the path of the font that fontconfig chooses for a name. Exits with an error message if there is none. It
 * stays valid until the next call. */
static inline const char *font_file(const char *name) {
  static char path[1024];
  char command[128];
  snprintf(command, sizeof command, "fc-match --format '%%{file}' '%s'", name);
  FILE *found = popen(command, "r");
  size_t length = found ? fread(path, 1, sizeof path - 1, found) : 0;
  if (found) pclose(found);
  path[length] = 0;
  if (length > 0) return path;
  fprintf(stderr, "no font %s: install fontconfig and a font; on Debian: apt-get install fontconfig fonts-dejavu-core\n", name);
  exit(1);
}
#endif
