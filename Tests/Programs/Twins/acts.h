/* Operations that only twins need. */
#ifndef ACTS_H
#define ACTS_H

#include "../operations.h"

/** The other ends of features. */
extern const struct operation disable_nub, disable_bar, disable_top, remove_headers, attach_once_more;

/** Reads the lists of a scroller as a host that draws them, and measures the visible rows with the extents that they have. */
extern const struct operation read_rows, measure_rows;

/** `aim` reads which row is the first visible one; `edit_near` edits rows that count from there, and is else `edit_list`. */
extern const struct operation aim, edit_near;

/** `collect` notes an input, and `push_collected` pushes it with those noted before it, in one call. */
extern const struct operation collect, push_collected;

/**
 * Movements along y by a distance, within the range: begun 0.6 s before the time of the step, moved for 0.1 s, ended at its time, so
 * that the end has no velocity. They belong to `pause_before`, which ends what is held.
 */
extern const struct operation pause_before, move_by_finger, move_by_pan, move_by_thumb, move_by_nub, move_by_host;

/** Makes scroller 0 an observed one, whose toolkit is scroller 1: a perfect host reports each frame of it. */
extern const struct operation observe;

/** A host whose inset follows its headers: `note_inset` notes it before a geometry is set, and `set_geometry_again` sets the same one,
 * with the inset that the headers leave. The bits of the second choice are the headers. */
extern const struct operation note_inset, set_geometry_again;

/** Geometries: with x and y exchanged, and with content of half the size. */
extern const struct operation set_geometry_transposed, set_geometry_halved;

/** A place at which content rests. `renew` destroys the scroller and creates another one, and `restore_offset` sets its offset. */
extern const struct operation rest_here, renew, restore_offset;

/** A list that is not attached: the host tells the scroller of its edits. */
extern const struct operation attach_by_hand, edit_by_hand, edit_near_by_hand, set_geometry_by_hand;

#endif
