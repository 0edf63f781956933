/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file list.h
 * Lists: any number of items behind the content offset.
 */
#ifndef SCROLLKIT_LIST_H
#define SCROLLKIT_LIST_H

#include "api.h"
#include "types/frame.h"
#include "types/library.h"
#include "types/list.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_list_kind_options. */
#define SCROLLKIT_LIST_KIND_OPTIONS_INIT { \
    sizeof(scrollkit_list_kind_options), 0, 0, 0, 0}
/** The defaults of scrollkit_list_options. */
#define SCROLLKIT_LIST_OPTIONS_INIT { \
    sizeof(scrollkit_list_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_list_size. */
#define SCROLLKIT_LIST_SIZE_INIT { \
    sizeof(scrollkit_list_size), 0, 0, 0, 0, 0}
/** The defaults of scrollkit_list_item. */
#define SCROLLKIT_LIST_ITEM_INIT { \
    sizeof(scrollkit_list_item), 0, 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_list_visible. */
#define SCROLLKIT_LIST_VISIBLE_INIT { \
    sizeof(scrollkit_list_visible), 0, 0, 0}
/** The defaults of scrollkit_list_frame. */
#define SCROLLKIT_LIST_FRAME_INIT { \
    sizeof(scrollkit_list_frame), 0, 0, 0, 0, 0}
/** The defaults of scrollkit_list_conversation_options. */
#define SCROLLKIT_LIST_CONVERSATION_OPTIONS_INIT { \
    sizeof(scrollkit_list_conversation_options), 0, 0, 0}
/** The defaults of scrollkit_list_conversation. */
#define SCROLLKIT_LIST_CONVERSATION_INIT { \
    sizeof(scrollkit_list_conversation), 0, 0, 0, 0}

/* ---- List ------------------------------------------------------------------------------------ */

/**
 * Create a list without items.
 *
 * It stands alone until scrollkit_list_attach: then the program sets the content offset with
 * scrollkit_list_set_offset before edits, and reads it afterwards. All memory of the list is
 * allocated by edits.
 *
 * @param options How items are laid out; NULL means all defaults. Copied.
 * @param list    Receives the new list, owned by the caller: destroy it with
 *                scrollkit_list_destroy. Must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown enum value, a switch that is neither 0 nor 1, `column_count` above its range,
 *         `reserved` not 0, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (also columns that need a
 *         `column_count` or `smallest_cell` that is 0) or SCROLLKIT_STATUS_NO_MEMORY, and `*list`
 *         is unchanged.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_create(
    const scrollkit_list_options *options, scrollkit_list **list);

/**
 * Destroy a list. One that is attached is detached first.
 *
 * @param list The list; NULL has no effect.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API void scrollkit_list_destroy(scrollkit_list *list);

/**
 * Set the content offset of a list that stands alone.
 *
 * @param list   The list; must not be NULL.
 * @param offset The content offset along the list's axis, in points.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_WRONG_MODE (it is
 *         attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing
 *         changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_set_offset(scrollkit_list *list, double offset);

/**
 * Read the content offset of a list that stands alone. Edits moved it so that what is visible
 * behind it stayed where it was.
 *
 * @param list   The list; must not be NULL.
 * @param offset Receives the content offset along the list's axis, in points; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_WRONG_MODE (it is
 *         attached), and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_offset(scrollkit_list *list, double *offset);

/* ---- List: Attached -------------------------------------------------------------------------- */

/**
 * Attach a list to a scroller. The list then sets the length of the content along its axis. A
 * scroller can have a list along each axis: the columns and the rows of a table.
 *
 * Every edit is one content shift: what was visible when content was last scrolled keeps its place
 * in the viewport, while content rests, is held or moves, in whatever order edits come. Of the
 * visible items the first that was measured keeps its place, else the first. If it is gone, the
 * next one of its section does, else a sticky header, else an item of a later section, else one
 * before it; items that were moved come last, and those that a dropped item has passed before them.
 * An item that begins above the viewport and changes its extent keeps filling the viewport as far
 * as it can, and its start in place; one that was not measured keeps its share above. What the
 * policy of the content anchor says holds, too; without one it becomes
 * SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM. The content's length in scrollkit_scroller_set_geometry counts
 * no more along this axis. An edit that returns SCROLLKIT_STATUS_NO_MEMORY changes nothing but the
 * scroller's time; any other error not even that.
 *
 * A list that is attached to this scroller already stays as it is. Another list of the scroller
 * that was attached along the same axis is detached. Open batches of edits are dropped. Of a table,
 * the content anchor's policy and its batches are those of the rows; columns keep their first
 * visible item, unless the policy is SCROLLKIT_ANCHOR_POLICY_NONE. No item is visible and none is
 * sticky until an event says so.
 *
 * @param list     The list; must not be NULL. It stays owned by the program. Horizontal, it begins
 *                 at the right if and only if the scroller's content does, whatever its options
 *                 say.
 * @param scroller The scroller; must not be NULL. The list is detached when it is destroyed.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread, which is then the list's. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_attach(
    scrollkit_list *list, scrollkit_scroller *scroller, double time);

/**
 * Detach a list from its scroller. The content keeps its length.
 *
 * @param list The list; must not be NULL.
 * @param time Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK, also if it was not attached; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_detach(scrollkit_list *list, double time);

/**
 * Begin a batch of edits: until scrollkit_list_end_update, they are one content shift.
 *
 * It is a batch of the content anchor; see scrollkit_anchor_begin_update. Edits of the other list
 * of a table do not wait for its end; batches of both are nested.
 *
 * @param list  The list; must not be NULL, and be attached.
 * @param time  Time of the call, in seconds.
 * @param batch Receives the number of the batch, never 0; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (not
 *         attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing
 *         changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_begin_update(
    scrollkit_list *list, double time, uint32_t *batch);

/**
 * End a batch of edits. The anchored item keeps its position in the viewport.
 *
 * @param list  The list; must not be NULL, and be attached.
 * @param batch The number of the batch.
 * @param time  Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_UNBALANCED: the batch ended, and batches begun
 *         inside it that were never ended were dropped. SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_ENABLED (not attached), SCROLLKIT_STATUS_NOT_FOUND (no open batch
 *         has this number), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
 *         nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_end_update(
    scrollkit_list *list, uint32_t batch, double time);

/* ---- List: Conversation ---------------------------------------------------------------------- */

/**
 * Make an attached list a conversation, or change its options: content at its end follows the end
 * as it grows.
 *
 * An item that grows moves the content evenly, at the rate of its growth; a new item is shown in
 * 0.3 s, a single growth of more than 40 points in 0.5 s. What grows above the last item moves what
 * is above it, at once. The first movement away from the end, by an input or by the program, stops
 * this within its call. Content that comes near the end later follows it again; a motion that would
 * rest there goes to the end. While content does not follow, nothing visible moves, wherever the
 * list grows. At first, the content goes to its end at once.
 * SCROLLKIT_EVENT_KIND_LIST_CONVERSATION_CHANGED reports what changes.
 *
 * The policy of the content anchor has no effect on a conversation. If content snaps vertically,
 * snapping decides where it rests. Detaching the list ends the conversation.
 *
 * @param list    The list; must not be NULL, and be attached to a driven scroller. Vertical.
 * @param options The options; NULL means all defaults. Copied.
 * @param time    Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (also a horizontal list), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_ENABLED
 *         (not attached), SCROLLKIT_STATUS_WRONG_MODE (observed, or without ends: see
 *         scrollkit_deltas_enable), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE,
 *         and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_set_conversation(
    scrollkit_list *list, const scrollkit_list_conversation_options *options, double time);

/**
 * End a conversation. The content stays where it is, as far as it is in range.
 *
 * Its own motion to the end stops. A scroll of the program, such as one to the newest item, goes
 * on.
 *
 * @param list The list; must not be NULL, and be a conversation.
 * @param time Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (not
 *         attached, or no conversation), SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_end_conversation(scrollkit_list *list, double time);

/**
 * Read what the reader sees of a conversation, as of the scroller's last call.
 *
 * @param list  The list; must not be NULL, and be a conversation.
 * @param state Receives it; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED (not attached, or no conversation), and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_conversation(
    scrollkit_list *list, scrollkit_list_conversation *state);

/**
 * Begin a turn of a conversation: scroll to where a question lies at the top of the viewport, with
 * a spacer for its answer below.
 *
 * The question lies below the sticky items that stay there. The spacer shrinks as the answer grows,
 * so that nothing moves. When it is used up, the content follows its end. The spacer stays until
 * the next turn.
 *
 * @param list    The list; must not be NULL, and be a conversation.
 * @param item    The index of the question.
 * @param options How to scroll; NULL means all defaults. Alignments and margins do not count.
 *                Copied.
 * @param time    Time of the call, in seconds.
 * @param id      Receives the number of the scroll, whose completion is emitted exactly once; may
 *                be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (also both a duration and a speed), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_ENABLED (not attached, or no conversation),
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such
 *         item), and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_begin_turn(
    scrollkit_list *list, size_t item, const scrollkit_scroll_options *options, double time,
    uint64_t *id);

/**
 * Scroll to the newest item of a conversation. The target follows the end while it grows; then the
 * content does.
 *
 * @param list    The list; must not be NULL, and be a conversation.
 * @param options How to scroll; NULL means all defaults. Alignments and margins do not count.
 *                Copied.
 * @param time    Time of the call, in seconds.
 * @param id      Receives the number of the scroll, whose completion is emitted exactly once; may
 *                be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (also both a duration and a speed), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_ENABLED (not attached, or no conversation),
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_scroll_to_newest(
    scrollkit_list *list, const scrollkit_scroll_options *options, double time, uint64_t *id);

/* ---- List: Edits ----------------------------------------------------------------------------- */

/**
 * Set how items are laid out. A new estimate changes all items that have not been measured.
 *
 * @param list    The list; must not be NULL.
 * @param options How items are laid out; NULL means all defaults. Copied.
 * @param time    Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (as in scrollkit_list_create), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (as there, and if the list
 *         would be longer than 2^40 points), SCROLLKIT_STATUS_WRONG_MODE (attached: another axis)
 *         or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_set_options(
    scrollkit_list *list, const scrollkit_list_options *options, double time);

/**
 * Insert items that have not been measured.
 *
 * @param list  The list; must not be NULL.
 * @param item  The index of the first new item; at most the number of items.
 * @param count The number of new items. The list may have 2147483647.
 * @param time  Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (also if the list would be longer than 2^40 points) or
 *         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_insert(
    scrollkit_list *list, size_t item, size_t count, double time);

/**
 * Insert measured items.
 *
 * The time that it takes grows with the logarithm of the number of items in the list, and with
 * `count`.
 *
 * @param list    The list; must not be NULL.
 * @param item    The index of the first new item; at most the number of items.
 * @param extents Their extents in points, each from 0 to 4194303, rounded to 1/65536; may be NULL
 *                if `count` is 0.
 * @param count   The number of new items. The list may have 2147483647.
 * @param time    Time of the call, in seconds.
 * @return As scrollkit_list_insert.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_insert_measured(
    scrollkit_list *list, size_t item, const double *extents, size_t count, double time);

/**
 * Remove items. The other visible items stay where they are.
 *
 * @param list  The list; must not be NULL.
 * @param item  The index of the first item.
 * @param count The number of items.
 * @param time  Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items) or
 *         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_remove(
    scrollkit_list *list, size_t item, size_t count, double time);

/**
 * Move items. The other visible items stay where they are; of items between which a visible one is
 * dropped, those beyond.
 *
 * @param list        The list; must not be NULL.
 * @param item        The index of the first item.
 * @param count       The number of items.
 * @param destination The index of the first item after the move.
 * @param time        Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items, before or after) or
 *         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_move(
    scrollkit_list *list, size_t item, size_t count, size_t destination, double time);

/**
 * Set the measured extents of items. A grid does not use those of cells.
 *
 * @param list    The list; must not be NULL.
 * @param item    The index of the first item.
 * @param extents Their extents in points, each from 0 to 4194303, rounded to 1/65536; may be NULL
 *                if `count` is 0.
 * @param count   The number of items.
 * @param time    Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items, or the list would be
 *         longer than 2^40 points) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_set_extents(
    scrollkit_list *list, size_t item, const double *extents, size_t count, double time);

/**
 * Set items back to the estimate of their kind, such as after their width has changed.
 *
 * @param list  The list; must not be NULL.
 * @param item  The index of the first item.
 * @param count The number of items.
 * @param time  Time of the call, in seconds.
 * @return As scrollkit_list_set_extents.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_forget_extents(
    scrollkit_list *list, size_t item, size_t count, double time);

/**
 * Set the kind of items: how they are laid out, such as the header of a section.
 *
 * New items are of kind 0: plain items, one cell each. An item keeps its measurement.
 *
 * @param list  The list; must not be NULL.
 * @param item  The index of the first item.
 * @param count The number of items.
 * @param kind  Their kind, from 0 to 63. Unless options were set, kinds from 1 on are headers that
 *              stay at the viewport's start.
 * @param time  Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items or kind, or the list would
 *         be longer than 2^40 points) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_set_kind(
    scrollkit_list *list, size_t item, size_t count, uint32_t kind, double time);

/**
 * Set how the items of a kind are laid out. If there are such items, the time that it takes grows
 * with the number of items that were measured or have a line of their own.
 *
 * @param list    The list; must not be NULL.
 * @param kind    The kind, from 1 to 63.
 * @param options How its items are laid out; NULL means all defaults. Copied.
 * @param time    Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown enum value, a `level` or `span` above its range, an unknown field that is not
 *         0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such kind, or the list would be longer
 *         than 2^40 points) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_set_kind_options(
    scrollkit_list *list, uint32_t kind, const scrollkit_list_kind_options *options, double time);

/* ---- List: Frame ----------------------------------------------------------------------------- */

/**
 * Read which items the viewport shows, and where to draw them, as of the scroller's last call.
 *
 * @param list      The list; must not be NULL, and be attached.
 * @param frame     Receives it; must not be NULL, and its `struct_size` must be set.
 * @param positions Receives where each visible item is drawn: the distance of its left or top from
 *                  that of the viewport, in points. May be NULL.
 * @param capacity  The number of positions that there is room for. Items beyond it get none.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED (not attached), and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_frame(
    scrollkit_list *list, scrollkit_list_frame *frame, double *positions, size_t capacity);

/**
 * Read the sticky items that are drawn at both ends of the viewport, and where to draw them, as of
 * the scroller's last call.
 *
 * Draw them from the last to the first: those of smaller levels lie above the others. Measure them
 * as visible items.
 *
 * @param list      The list; must not be NULL, and be attached.
 * @param items     Receives the indices of the items, those at the viewport's start first, from the
 *                  outermost, then those at its end. There are at most 64. May be NULL if
 *                  `capacity` is 0.
 * @param positions Receives where each is drawn: the distance of its left or top from that of the
 *                  viewport, in points. May be NULL.
 * @param capacity  The number of items that there is room for.
 * @param count     Receives the number of items written; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED (not
 *         attached), and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_sticky_items(
    scrollkit_list *list, size_t *items, double *positions, size_t capacity, size_t *count);

/**
 * Read the items that the motion under way will show, in order, each with the time when it comes
 * into view, such as to load their pictures.
 *
 * @param list     The list; must not be NULL, and be attached.
 * @param items    Receives the indices of the items; may be NULL if `capacity` is 0.
 * @param times    Receives when each comes into view, in seconds; the time of the last call if only
 *                 the target of the motion is known. May be NULL.
 * @param capacity The number of items that there is room for.
 * @param count    Receives the number of items written; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED (not
 *         attached), and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_upcoming(
    scrollkit_list *list, size_t *items, double *times, size_t capacity, size_t *count);

/* ---- List: Questions ------------------------------------------------------------------------- */

/**
 * Read the number of items and the length of the content.
 *
 * @param list The list; must not be NULL.
 * @param size Receives them; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE, and
 *         the struct is unchanged.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_size(
    scrollkit_list *list, scrollkit_list_size *size);

/**
 * Read where an item is.
 *
 * @param list  The list; must not be NULL.
 * @param item  The index of the item.
 * @param value Receives it; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (no such item), and the struct is unchanged.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_item(
    scrollkit_list *list, size_t item, scrollkit_list_item *value);

/**
 * Read which item is at a content offset; in the gap between two, the second. In a grid, it is the
 * first of its line.
 *
 * @param list   The list; must not be NULL.
 * @param offset The content offset along the list's axis, in points.
 * @param item   Receives the index, the first or last item's if the offset is outside the content;
 *               the number of items if the list is empty. Must not be NULL.
 * @param within Receives the distance from the item's start to the offset, in points along the
 *               list; negative in the gap before the item. May be NULL. Both restore the place with
 *               scrollkit_list_get_anchor_offset.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_anchor(
    scrollkit_list *list, double offset, size_t *item, double *within);

/**
 * Read the content offset of a place in an item, also before anything is measured.
 *
 * @param list   The list; must not be NULL.
 * @param item   The index of the item; the number of items means the end of the list.
 * @param within The distance from the item's start, in points along the list.
 * @param offset Receives the content offset, in points; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such item), and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_anchor_offset(
    scrollkit_list *list, size_t item, double within, double *offset);

/**
 * Read which items a viewport shows, and where to draw them.
 *
 * It takes less time if the viewport has moved by less than its length since the last call.
 *
 * @param list      The list; must not be NULL.
 * @param offset    The content offset along the list's axis, in points.
 * @param length    The length of the viewport along the axis, in points; not negative.
 * @param overscan  Points before the viewport and after it that count as visible; not negative.
 * @param visible   Receives the range; must not be NULL, and its `struct_size` must be set.
 * @param positions Receives where each item is drawn, in points: at this minus the offset, from the
 *                  viewport's left or top. May be NULL.
 * @param capacity  The number of positions that there is room for. Items beyond it get none.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_visible(
    scrollkit_list *list, double offset, double length, double overscan,
    scrollkit_list_visible *visible, double *positions, size_t capacity);

/**
 * Read the sticky items at both ends of a viewport.
 *
 * @param list      The list; must not be NULL.
 * @param offset    The content offset along the list's axis, in points, at the viewport's start:
 *                  with what covers it there added.
 * @param length    The length of the viewport along the axis without what covers it, in points; not
 *                  negative.
 * @param items     Receives the indices of the items, those at the start first, from the outermost,
 *                  then those at the end. There are at most 64. May be NULL if `capacity` is 0.
 * @param distances Receives the distance of each from its end of the viewport, in points along the
 *                  list: negative while another one pushes it out. May be NULL.
 * @param capacity  The number of items that there is room for.
 * @param at_start  Receives the number of items at the start; may be NULL.
 * @param count     Receives the number of items written; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_sticky(
    scrollkit_list *list, double offset, double length, size_t *items, double *distances,
    size_t capacity, size_t *at_start, size_t *count);

/**
 * Read the content offset that shows an item beside the sticky items that stay while it is there.
 * It may be outside the scrollable range.
 *
 * @param list      The list; must not be NULL.
 * @param item      The index of the item.
 * @param alignment Where the item comes to lie.
 * @param margin    Points between the item and the end of the viewport at which it is aligned.
 * @param offset    The content offset along the list's axis, in points.
 * @param length    The length of the viewport along the axis, in points; not negative.
 * @param shown     Receives the content offset, in points; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown alignment), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE
 *         (also if there is no such item), and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_offset_showing(
    scrollkit_list *list, size_t item, scrollkit_list_alignment alignment, double margin,
    double offset, double length, double *shown);

/**
 * Read the progress of an item through the viewport.
 *
 * @param list     The list; must not be NULL.
 * @param item     The index of the item.
 * @param offset   The content offset along the list's axis, in points.
 * @param length   The length of the viewport along the axis, in points; not negative.
 * @param progress Receives it; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such
 *         item), and the struct is unchanged.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_progress(
    scrollkit_list *list, size_t item, double offset, double length,
    scrollkit_view_progress *progress);

/* ---- List: Scrolling ------------------------------------------------------------------------- */

/**
 * Scroll to an item.
 *
 * While extents become known, the target follows the item: the scroll under way is retargeted with
 * its velocity and ends at the item. Then the content stays with the item until the user or the
 * program scrolls. The insets of the viewport do not count as part of it, nor what sticky items
 * cover while the item is there. Near an end of the list the target is clamped to the content's
 * range; the scroll completes there with `finished` 1.
 *
 * Two calls scroll to a cell of a table: each scrolls along the axis of its list, and each is
 * completed with `finished` 1 when it arrives. Observed: a toolkit has one scroll for both axes, so
 * the first goes on in the second, and is completed with `finished` 0.
 *
 * @param list      The list; must not be NULL, and be attached.
 * @param item      The index of the item.
 * @param alignment Where the item comes to lie.
 * @param margin    Points on the screen between the item and the end of the viewport at which it is
 *                  aligned.
 * @param animated  1: over time; 0: at once.
 * @param time      Time of the call, in seconds.
 * @param id        Receives the number of the scroll, whose completion is emitted exactly once; may
 *                  be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown alignment, `animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_ENABLED (not
 *         attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is
 *         no such item), and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_scroll_to_item(
    scrollkit_list *list, size_t item, scrollkit_list_alignment alignment, double margin,
    uint32_t animated, double time, uint64_t *id);

/**
 * Scroll to where an item lies as given, over a given time along a curve, at a given speed, or at
 * once.
 *
 * Otherwise it behaves as scrollkit_list_scroll_to_item.
 *
 * @param list    The list; must not be NULL, and be attached.
 * @param item    The index of the item.
 * @param options Where it comes to lie, and how to scroll; NULL means all defaults. The alignment
 *                and the margins along the list's axis count; margins are points on the screen.
 *                Copied.
 * @param time    Time of the call, in seconds.
 * @param id      Receives the number of the scroll, whose completion is emitted exactly once; may
 *                be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (also both a duration and a speed), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_ENABLED (not attached), SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such item), and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_scroll_into_view(
    scrollkit_list *list, size_t item, const scrollkit_scroll_options *options, double time,
    uint64_t *id);

/**
 * Read the place at the start of the visible part of the viewport, to restore it later.
 *
 * @param list   The list; must not be NULL, and be attached.
 * @param item   Receives the index of the item there; the number of items in an empty list. Must
 *               not be NULL.
 * @param within Receives the distance from the item's start, in points along the list; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED (not
 *         attached), and nothing is written.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_get_position(
    scrollkit_list *list, size_t *item, double *within);

/**
 * Restore a place, at once; also before anything is measured, and before the first geometry.
 *
 * While extents become known, the content stays at the place until the user or the program scrolls.
 *
 * @param list   The list; must not be NULL, and be attached.
 * @param item   The index of the item.
 * @param within The distance from the item's start, in points along the list.
 * @param time   Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (not
 *         attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is
 *         no such item), and nothing changes.
 *
 * Thread safety: the list's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_list_set_position(
    scrollkit_list *list, size_t item, double within, double time);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_LIST_H */
