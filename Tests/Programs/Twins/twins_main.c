/*
 * twins LAW FIRST LAST checks the twins of a law, or of all laws, for the programs of these seeds. Prints each signature: the pair of
 * a law and the feature that its smallest program uses; how often it was found, both values of an example, and the program.
 *
 * twins LAW FIRST LAST broken makes a mistake in each other way, and succeeds if each pair notices it.
 *
 * twins sentences prints the sentences of the headers by which twins may differ.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "twins.h"

enum { MOST_SIGNATURES = 4096, MOST_TWINS = 64 };

/** The features with motions of their own, those first that fewer programs use. A difference is about the first that its smallest
 * program uses. */
static const struct feature {
  const struct operation *operation;
  const char *name;
} features[] = {
    {&enable_zoom, "zoom"}, {&limit_zoom, "zoom"}, {&set_conversation, "conversation"}, {&set_snapping, "snapping"},
    {&enable_refresh, "refresh"}, {&enable_header, "header"}};

static int uses(const struct program *program, const struct operation *operation) {
  for (size_t index = 0; index < program->count; index++)
    if (program->steps[index].operation == operation) return 1;
  return 0;
}

static const char *first_feature(const struct program *program) {
  for (size_t index = 0; index < sizeof features / sizeof *features; index++)
    if (uses(program, features[index].operation)) return features[index].name;
  return "alone";
}

/** A kind of difference, with the smallest program that has it. */
struct signature {
  char name[64];
  uint32_t count;
  struct program program;
  struct difference difference;
};

static struct signature *signatures[MOST_SIGNATURES];
static size_t count;

static struct signature *signature_of(const char *name) {
  for (size_t index = 0; index < count; index++)
    if (strcmp(signatures[index]->name, name) == 0) return signatures[index];
  if (count == MOST_SIGNATURES) abort();
  struct signature *signature = calloc(1, sizeof *signature);
  if (signature == NULL) abort();
  snprintf(signature->name, sizeof signature->name, "%s", name);
  return signatures[count++] = signature;
}

static void note(const struct twin *twin, struct program *program, struct difference *difference) {
  char name[64];
  shrink_twins(twin, program, difference);
  snprintf(name, sizeof name, "%s | %s", twin->law, first_feature(program));
  struct signature *signature = signature_of(name);
  signature->count++;
  if (signature->count > 1 && signature->program.count <= program->count) return;
  signature->program = *program;
  signature->difference = *difference;
}

static void print_signatures(void) {
  for (size_t index = 0; index < count; index++) {
    const struct signature *signature = signatures[index];
    printf("signature %s\n    %u times; %s\n", signature->name, signature->count, signature->difference.report);
    for (size_t step = 0; step < signature->program.count; step++) {
      printf("    ");
      print_step(stdout, &signature->program.steps[step]);
    }
  }
}

static void print_sentences(void) {
  for (const struct exclusion *exclusion = exclusions; exclusion->laws != NULL; exclusion++)
    if (exclusion->sentence != NULL) puts(exclusion->sentence);
  for (const struct order *order = orders; order->one != NULL; order++) puts(order->sentence);
}

/** Whether a law has this number, this number and letter, or this name: 1 is that of 1a, and not that of 11. */
static int is_of(const char *law, const char *name) {
  size_t length = strlen(name);
  return length > 0 && strncmp(law, name, length) == 0 && !(isdigit(name[length - 1]) && isdigit(law[length]));
}

int main(int arguments_count, char **arguments) {
  static struct program program, enriched;
  static const struct twin *const tables[] = {order_twins, list_twins, input_twins, nesting_twins, place_twins};
  const struct twin *twins[MOST_TWINS];
  uint32_t found[MOST_TWINS] = {0};
  size_t twins_count = 0;
  if (arguments_count == 2 && strcmp(arguments[1], "sentences") == 0) return print_sentences(), 0;
  if (arguments_count != 4 && arguments_count != 5) return 2;
  int is_broken = arguments_count == 5 && strcmp(arguments[4], "broken") == 0;
  if (is_broken) break_other_ways();
  uint64_t first = strtoull(arguments[2], NULL, 10), last = strtoull(arguments[3], NULL, 10);
  for (size_t table = 0; table < sizeof tables / sizeof *tables; table++)
    for (const struct twin *twin = tables[table]; twin->law != NULL; twin++)
      if (strcmp(arguments[1], "all") == 0 || is_of(twin->law, arguments[1]))
        twins[twins_count++] = twin;
  if (twins_count == 0) return 2;
  for (uint64_t seed = first; seed <= last; seed++) {
    make_twin_program(&program, seed);
    for (size_t index = 0; index < twins_count; index++) {
      struct difference difference;
      enriched = program;
      if (twins[index]->enrich != NULL) {
        enriched.count = 0;
        twins[index]->enrich(&program, &enriched);
      }
      if (are_twins(twins[index], &enriched, &difference)) continue;
      found[index]++;
      if (!is_broken) note(twins[index], &enriched, &difference);
    }
  }
  print_signatures();
  int is_noticed = 1;
  for (size_t index = 0; index < twins_count; index++) {
    printf("%s: %u of %" PRIu64 " programs differ: %s\n", twins[index]->law, found[index], last - first + 1, twins[index]->ways);
    is_noticed = is_noticed && found[index] > 0;
  }
  return is_broken ? !is_noticed : count > 0;
}
