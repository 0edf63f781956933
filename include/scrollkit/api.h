/**
 * @file api.h
 * What every header of the ScrollKit C interface needs.
 */
#ifndef SCROLLKIT_API_H
#define SCROLLKIT_API_H

#include <stddef.h>
#include <stdint.h>

/** Marks an exported function. Define it before the first include to override it. */
#ifndef SCROLLKIT_API
#if defined(__GNUC__) || defined(__clang__)
#define SCROLLKIT_API __attribute__((visibility("default")))
#else
#define SCROLLKIT_API
#endif
#endif

#endif /* SCROLLKIT_API_H */
