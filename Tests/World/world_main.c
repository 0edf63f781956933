/*
 * Lives through worlds, and prints what violates a law.
 *
 *   world run SECONDS FIRST           worlds from a seed on; prints each violated law with its first seed and figures
 *   world check LAST                  the worlds 1 to LAST, and the worlds of the known findings (known.c)
 *   world show SEED                   a world in words, and its violations
 *   world frames SEED                 what a user sees of it, a line for each frame
 *   world mutants WORLDS              leaves out the handling of each quirk; prints which law catches it, in that many worlds
 *   world quirks                      the quirks, as rows of docs/world.md
 *   world trace SEED SUBJECT FILE     shrinks a world to what a violation needs, and writes its trace
 */
#define _POSIX_C_SOURCE 199309L
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "world.h"

enum { MOST_SUBJECTS = 64 };

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/** The violations of one kind in many worlds. */
struct tally {
  struct violation first;
  uint64_t seed, count;
};

static struct tally tallies[MOST_SUBJECTS];
static size_t tally_count;

static void count_violation(uint64_t seed, const struct violation *violation) {
  size_t index = 0;
  while (index < tally_count && strcmp(tallies[index].first.subject, violation->subject) != 0) index++;
  if (index == MOST_SUBJECTS) return;
  if (index == tally_count) tallies[tally_count++] = (struct tally){*violation, seed, 0};
  tallies[index].count++;
}

/** Judges the worlds from `first` to `last`, at most for `duration`. Returns how many there were. */
static uint64_t try_worlds(double duration, uint64_t first, uint64_t last) {
  struct plan plan;
  struct verdict verdict;
  double begin = seconds();
  uint64_t seed = first;
  for (; seed <= last && seconds() - begin < duration; seed++) {
    make_plan(&plan, seed);
    judge(&plan, &verdict);
    for (size_t index = 0; index < verdict.count; index++) count_violation(seed, &verdict.violations[index]);
  }
  return seed - first;
}

/** Prints the violations, the new ones first. Returns whether one is new. */
static int print_violations(void) {
  int failed = 0;
  for (int is_known = 0; is_known <= 1; is_known++)
    for (size_t index = 0; index < tally_count; index++) {
      const struct tally *tally = &tallies[index];
      if ((known_finding(tally->first.subject) != NULL) != is_known) continue;
      failed |= !is_known;
      printf("%s %" PRIu64 " %s: %s, at %.3f s; %" PRIu64 " worlds\n", is_known ? "known" : "FAILED", tally->seed,
             tally->first.subject, tally->first.report, tally->first.time, tally->count);
    }
  return failed;
}

static int run(double duration, uint64_t first) {
  double begin = seconds();
  uint64_t worlds = try_worlds(duration, first, UINT64_MAX);
  double duration_of_all = seconds() - begin;
  int failed = print_violations();
  printf("%" PRIu64 " worlds in %.1f s, %.0f a second\n", worlds, duration_of_all, (double)worlds / duration_of_all);
  return failed;
}

static int check(uint64_t last) {
  struct plan plan;
  struct verdict verdict;
  try_worlds(INFINITY, 1, last);
  int failed = print_violations();
  for (size_t index = 0; index < finding_count; index++) {
    make_plan(&plan, findings[index].seed);
    judge(&plan, &verdict);
    if (violation_of(&verdict, findings[index].subject) != NULL) continue;
    failed = 1;
    printf("FAILED: world %" PRIu64 " does not show «%s» any more: remove it from known.c if it is mended, else give another seed\n",
           findings[index].seed, findings[index].subject);
  }
  printf("%s%" PRIu64 " worlds have no new violation, and %zu findings are known\n", failed ? "FAILED: not all of " : "ok: ",
         last, finding_count);
  return failed;
}

static int show(uint64_t seed) {
  struct plan plan;
  struct verdict verdict;
  make_plan(&plan, seed);
  print_plan(stdout, &plan);
  judge(&plan, &verdict);
  for (size_t index = 0; index < verdict.count; index++)
    printf("%s: %s, at %.3f s\n", verdict.violations[index].subject, verdict.violations[index].report,
           verdict.violations[index].time);
  return verdict.count > 0;
}

static int frames(uint64_t seed) {
  static struct life life;
  struct plan plan;
  make_plan(&plan, seed);
  live(&plan, NULL, &life);
  printf("time phase offset velocity overscroll needs_tick seen row row_y edits act sample lifted asked thumb pointer\n");
  for (size_t index = 0; index < life.count; index++) {
    const struct glimpse *glimpse = &life.glimpses[index];
    const scrollkit_frame *frame = &glimpse->frame;
    printf("%.4f %s %.3f %.1f %.2f %u %.3f %lld %.2f %u %u %.4f %u %.1f %.2f %.2f\n", glimpse->time,
           scrollkit_enum_name("phase", frame->phase), frame->offset_y, frame->velocity_y, frame->overscroll_y,
           frame->needs_tick, glimpse->seen, (long long)glimpse->row, glimpse->row_y, glimpse->edits, glimpse->act,
           glimpse->sample, glimpse->has_lifted, glimpse->asked, glimpse->bar.thumb_start, glimpse->thumb);
  }
  return 0;
}

static int list_quirks(void) {
  for (size_t quirk = 0; quirk < QUIRK_COUNT; quirk++) {
    const struct quirk_facts *facts = &quirk_facts[quirk];
    const char *repository = facts->report + strlen("https://github.com/"), *name = strchr(repository, '/') + 1;
    printf("| %s | %s | %s: %s | [%.*s](%s) |\n", facts->name, facts->does,
           facts->handler == HANDLER_LIBRARY ? "library" : "host", facts->handling, (int)strcspn(name, "/"), name,
           facts->report);
  }
  return 0;
}

static void write_bytes(void *file, const void *bytes, size_t size) { fwrite(bytes, 1, size, file); }

static int trace(uint64_t seed, const char *subject, const char *path) {
  static struct life life;
  struct plan plan;
  struct violation violation = {"", "", 0};
  scrollkit_trace *trace = NULL;
  make_plan(&plan, seed);
  shrink_plan(&plan, subject, &violation);
  if (violation.subject[0] == 0) {
    fprintf(stderr, "world: seed %" PRIu64 " does not show «%s»\n", seed, subject);
    return 1;
  }
  print_plan(stdout, &plan);
  printf("%s: %s, at %.3f s\n", violation.subject, violation.report, violation.time);
  FILE *file = fopen(path, "wb");
  if (file == NULL || scrollkit_trace_start(write_bytes, file, &trace) != SCROLLKIT_STATUS_OK) return 1;
  live(&plan, trace, &life);
  char note[512];
  snprintf(note, sizeof note, "%s: %s, at %.3f s", violation.subject, violation.report, plan.clock + violation.time);
  scrollkit_trace_mark(trace, note);
  scrollkit_trace_stop(trace);
  return fclose(file);
}

int main(int count, char **arguments) {
  if (count == 4 && strcmp(arguments[1], "run") == 0)
    return run(strtod(arguments[2], NULL), strtoull(arguments[3], NULL, 10));
  if (count == 3 && strcmp(arguments[1], "check") == 0) return check(strtoull(arguments[2], NULL, 10));
  if (count == 3 && strcmp(arguments[1], "show") == 0) return show(strtoull(arguments[2], NULL, 10));
  if (count == 3 && strcmp(arguments[1], "frames") == 0) return frames(strtoull(arguments[2], NULL, 10));
  if (count == 3 && strcmp(arguments[1], "mutants") == 0)
    return try_mutants((uint32_t)strtoul(arguments[2], NULL, 10)) > 0;
  if (count == 2 && strcmp(arguments[1], "quirks") == 0) return list_quirks();
  if (count == 5 && strcmp(arguments[1], "trace") == 0)
    return trace(strtoull(arguments[2], NULL, 10), arguments[3], arguments[4]);
  fprintf(stderr, "usage: world run SECONDS FIRST | check LAST | show SEED | frames SEED | mutants WORLDS | quirks | trace SEED SUBJECT FILE\n");
  return 2;
}
