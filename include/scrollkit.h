/**
 * @file scrollkit.h
 * The whole C interface of ScrollKit: inputs in, frames and events out.
 *
 * Units: lengths are points, times are seconds on one monotonic clock of the host, speeds are points
 * per second. Positive x is right, positive y is down; a positive amount scrolls towards the end.
 * Unless a range is given, a number may be from -1e12 to 1e12, and a time from -1e10 to 1e10.
 *
 * Results: a function that can fail returns a scrollkit_status and writes its results through
 * pointers. If it fails, nothing has changed: neither the scroller nor what the pointers point to.
 *
 * Structs: they are passed by pointer and begin with `struct_size`, the size that the caller was
 * compiled with. Set it with the struct's _INIT macro or scrollkit_struct_init. Structs of older and
 * newer callers work: missing fields take their default, unknown fields must be zero. Zero is the
 * default of every option.
 *
 * Time: all calls on a scroller share one clock, which is that of its ticks. A call whose time is
 * before that of an earlier call counts as of the earlier call: events are often late. The velocity of
 * a finger is that of the events' own times, up to 0.05 s before. An input over
 * a nested scroller also counts as not before the calls on those around it. After a time
 * far ahead by mistake, scrollkit_scroller_set_clock sets the clock back.
 *
 * Floating point: no call raises the exceptions invalid, divide by zero or overflow, so a host may
 * trap them. Any rounding mode works.
 *
 * Threads: a scroller is used by one thread at a time; different scrollers share nothing, unless one
 * is nested in the other, both are linked, or both are in one window or trace. The library has no global state.
 *
 * Stack: on x86-64, a call needs at most 18 kB of it, or 28 kB if the library was made of scrollkit.c, also with four nested
 * scrollers. What callbacks use, and calls that they make, is added.
 *
 * Handles: a scroller, window, list or trace that is passed as one of another kind, and any other readable
 * memory, are refused with SCROLLKIT_STATUS_INVALID_ARGUMENT.
 *
 * Undefined: using a scroller, window or list after it was destroyed, or a trace after it was stopped; a
 * pointer that does not point to readable memory or is not aligned; a struct, array or output of another type or size than declared;
 * two threads that use one scroller, or scrollers that share a parent or a window, at a time.
 */
#ifndef SCROLLKIT_H
#define SCROLLKIT_H

#include "scrollkit/library.h"    /* Version, features, statuses and names. */
#include "scrollkit/scroller.h"   /* A scroller: creation, geometry and scrolling by the program. */
#include "scrollkit/feel.h"       /* How scrolling feels. */
#include "scrollkit/input.h"      /* What the user does, and reports of a toolkit. */
#include "scrollkit/toolkits.h"   /* Inputs made of the events of toolkits and platforms. */
#include "scrollkit/frame.h"      /* What to draw. */
#include "scrollkit/events.h"     /* What happened: a queue, or callbacks. */
#include "scrollkit/context.h"    /* The start, the expected end and the direction of a scroll. */
#include "scrollkit/top.h"        /* Scroll to top, with undo. */
#include "scrollkit/window.h"     /* Windows whose status bar triggers scroll to top. */
#include "scrollkit/header.h"     /* Collapsing headers. */
#include "scrollkit/anchor.h"     /* Content that stays in place when rows above it change. */
#include "scrollkit/nub.h"        /* A fast-scroll nub with sections. */
#include "scrollkit/nesting.h"    /* Nested scrollers, scroll chaining and latching. */
#include "scrollkit/link.h"       /* Two scrollers that scroll as one. */
#include "scrollkit/snap.h"       /* Snapping to pages, items and areas. */
#include "scrollkit/zoom.h"       /* Zooming. */
#include "scrollkit/autoscroll.h" /* Autoscroll by a pressed pointer or a dragged item. */
#include "scrollkit/scrollbar.h"  /* Scroll bars. */
#include "scrollkit/refresh.h"    /* Pull to refresh. */
#include "scrollkit/deltas.h"     /* Deltas of content without ends. */
#include "scrollkit/meter.h"      /* What a user saw: jank, jerk and lag. */
#include "scrollkit/list.h"       /* Lists: any number of items behind the content offset. */
#include "scrollkit/trace.h"      /* Recording calls, and replaying them. */

#endif /* SCROLLKIT_H */
