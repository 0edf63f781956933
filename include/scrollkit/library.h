/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file library.h
 * Version, features, statuses and names.
 */
#ifndef SCROLLKIT_LIBRARY_H
#define SCROLLKIT_LIBRARY_H

#include "api.h"
#include "types/library.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Library --------------------------------------------------------------------------------- */

/**
 * Return the version of the library as text: "0.1.0".
 *
 * @return Borrowed; valid until the library is unloaded.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_version(void);

/**
 * Return the version of the library as an increasing number.
 *
 * @return Major * 10000 + minor * 100 + patch; 100 is 0.1.0.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API uint32_t scrollkit_version_number(void);

/**
 * Return whether this build of the library has a feature.
 *
 * The features are "driven", "observed", "delegate", "batches", "context", "top", "header",
 * "anchor", "nub", "snap", "nesting", "zoom", "steering", "scrollbar", "preferences", "refresh",
 * "lists", "link", "deltas", "traces" and "meter".
 *
 * @param name The name of the feature; NULL is no feature.
 * @return 1 if the build has the feature; 0 if not, or if the name is unknown.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API uint32_t scrollkit_has_feature(const char *name);

/**
 * Return the meaning of a status and what to do about it, in one or two sentences.
 *
 * @param status A status; any number.
 * @return Borrowed; valid until the library is unloaded. "unknown status" for a number that is no
 *         status.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_status_text(scrollkit_status status);

/**
 * Return the name of an enum's constant, for logs and menus: ("phase", 2) is "dragging".
 *
 * Of a set of bits, only one bit, none or all may have a name: call it for each bit of the set.
 *
 * @param type  The enum's name without `scrollkit_`, such as "phase"; may be NULL.
 * @param value The constant; any number.
 * @return Borrowed; valid until the library is unloaded. The name of the constant in lower case,
 *         without the name of the enum; "unknown" for another enum or number.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_enum_name(const char *type, int64_t value);

/**
 * Fill any struct of this interface with its defaults: zeros, and its size.
 *
 * The SCROLLKIT_..._INIT macros do the same at compile time.
 *
 * @param target The struct; must not be NULL.
 * @param size   The size of the struct, in bytes, as the caller was compiled with it.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE (a
 *         size below 8, above 4096 or not a multiple of 8), and the struct is unchanged.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_struct_init(void *target, size_t size);

/**
 * Return the size of a struct of this library, for declarations that are written by hand.
 *
 * A struct is smaller in an older library. The library accepts both sizes.
 *
 * @param type The struct's name without `scrollkit_`, such as "event"; may be NULL.
 * @return The size, in bytes; 0 for an unknown name and for NULL.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API size_t scrollkit_struct_get_size(const char *type);

/**
 * Return the name of the first field for which a struct would be refused: after
 * SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_INVALID_ARGUMENT.
 *
 * Each field is looked at by itself: a minimum above its maximum is not found.
 *
 * @param type  The struct's name without `scrollkit_`, such as "geometry"; may be NULL.
 * @param value The struct; may be NULL.
 * @return Borrowed; valid until the library is unloaded. The name of the field; "struct_size" also
 *         for a newer struct with a field that this library does not know; "" if no field is
 *         refused, for another struct and for NULL.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_struct_get_invalid_field(const char *type, const void *value);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_LIBRARY_H */
