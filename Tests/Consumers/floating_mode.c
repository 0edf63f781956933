/*
 * Linked into a program, sets the floating-point mode that the environment variable FLOATING_MODE names before main:
 * traps, flush, upward, downward or towards_zero. Without the variable the mode is the usual one.
 */
#define _GNU_SOURCE
#include <fenv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xmmintrin.h>

/** Bits of MXCSR: results that are denormal, and arguments that are, become 0. */
enum { FLUSH_TO_ZERO = 0x8000, DENORMALS_ARE_ZERO = 0x0040 };

__attribute__((constructor)) static void set_mode(void) {
  const char *mode = getenv("FLOATING_MODE");
  if (mode == NULL) return;
  int failed = 0;
  if (strcmp(mode, "traps") == 0) failed = feenableexcept(FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW);
  else if (strcmp(mode, "flush") == 0) _mm_setcsr(_mm_getcsr() | FLUSH_TO_ZERO | DENORMALS_ARE_ZERO);
  else if (strcmp(mode, "upward") == 0) failed = fesetround(FE_UPWARD);
  else if (strcmp(mode, "downward") == 0) failed = fesetround(FE_DOWNWARD);
  else if (strcmp(mode, "towards_zero") == 0) failed = fesetround(FE_TOWARDZERO);
  else failed = 1;
  if (failed == 0) return;
  fprintf(stderr, "unknown floating-point mode: %s\n", mode);
  exit(2);
}
