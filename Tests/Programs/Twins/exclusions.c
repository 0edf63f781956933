/* What twins let differ: by a sentence of the headers, which twins.sh looks for there, or because the law gives it to one way alone. */
#include <stddef.h>

#include "twins.h"

#define FADE "It fades in when content moves and fades out after content rests."
#define TICK "During a fade or its delay, the frame's `needs_tick` is 1."
#define THUMB "Rows that are inserted or removed, and a viewport of another size, move it to its share of the length."
#define FINGER "Last position of the finger in the viewport, in points."
#define HEADER_TOP "When content scrolls down, the first header hides first; when it scrolls up, the last header shows first."
#define REFRESH_TOP "Enable pull to refresh: content that a finger pulls past its top and releases begins a refresh."
#define NUB_Y "Content follows at once; x does not change."
#define TOP "The first trigger remembers the content offset and scrolls to the top with an animation; x does not change."
#define VERTICAL "The list; must not be NULL, and be attached to a driven scroller. Vertical."
#define ANCHOR_ROWS \
  "Of a table, the content anchor's policy and its batches are those of the rows; columns keep their first visible item, " \
  "unless the policy is SCROLLKIT_ANCHOR_POLICY_NONE."
#define EDIT_Y "Add an edit to the innermost batch: a length removed and a length inserted at a y."
#define PROGRESS "Position of the offset in its range, 0 to 1; 0 where nothing scrolls."
#define BEGAN "Offset at which the current or last scroll began, 0 before the first, in points; shifts move it along."
#define ENDED "Offset at which the last scroll ended; NaN during a scroll, and before the first."
#define PLACE "Enable a fast-scroll nub: a handle at the side that shows the position in the content and can be dragged."
#define LENGTH "Length of the content along the axis, with insets, in points."
#define START "Distance from the content's start to its start, in points along the list."
#define INDEX "The page or item, with fractions: 2.25 is a quarter of the way from 2 to 3."
#define STICKY "The sticky item; of several levels, the innermost."
#define STEER_END "Content stops at the end of its range, which is its target."
#define KEY_END "The target is the end of the range towards which the content scrolls."
#define UNREAD "The first item that came after the reader had left the end; 0 if `unread_count` is 0."
#define PAGE "Scroll to a page or an item with an animation; to the nearest one if there is no such index."
#define DELTAS "The offset of the frame has no meaning of its own: far from 0, the content is shifted back towards it."
#define ZOOMED "Offsets and other current positions are lengths at the current scale."
#define IDLE "The phase stays SCROLLKIT_PHASE_IDLE."
#define RELEASED "May change where released content rests."
#define NEEDS_ENDS "SCROLLKIT_STATUS_WRONG_MODE (observed, or a feature that needs ends is enabled)"
#define OBSERVED "A scroll view of the host's toolkit, which reports its movements."

#define SHOWN "It begins fully shown."
#define NO_PLACE "there is no top, HOME and END do nothing, and neither a nub nor the thumb of a scroll bar shows a place."
#define NO_EFFECT "Fingers, wheels, keys, autoscroll, scroll bars and the nub have no effect along such an axis."

// A sentence of the headers.
#define HEADER(sentence) sentence, NULL
// What the law gives to one way alone.
#define LAW(what) NULL, what

const struct exclusion exclusions[] = {
    {" 1b ", "nub.", HEADER(FADE)},
    {" 1b ", "frame.needs_tick", HEADER(TICK)},
    {" 2a 2c 2e 3 11 ", "bar.thumb_", HEADER(THUMB)},
    {" 2a 2c 2e 3 11 ", "press_bar", HEADER(THUMB)},
    {" 2a 2c 2e 3 11 ", "nub.", HEADER(THUMB)},
    {" 2a 2c 2e 3 11 ", "grab_nub", HEADER(THUMB)},
    {" 4c list ", "set_list_options", LAW("The options of the attachment are set after each step.")},
    {" 5b areas 5b pages ", "snap.", LAW("Only the other way snaps.")},
    {" 5b areas 5b pages ", "enable_deltas", HEADER(NEEDS_ENDS)},
    {" 5b bar ", "bar.", LAW("Only the other way has a scroll bar.")},
    {" 5b nub ", "nub.", LAW("Only the other way has a nub.")},
    {" 5b nub ", "frame.needs_tick", HEADER(TICK)},
    {" 5b top ", "top.", LAW("Only the other way has scroll to top.")},
    {" 5b header ", "header.", LAW("Only the other way has a header.")},
    {" 6 ", "context.tracking_", LAW("Of a finger, only y is compared: x is mirrored otherwise than a pinch.")},
    {" 6 ", "bar.", LAW("Both bars are read in the order of the axes.")},
    {" 6 ", "enable_header", HEADER(HEADER_TOP)},
    {" 6 ", "enable_refresh", HEADER(REFRESH_TOP)},
    {" 6 ", "enable_nub", HEADER(NUB_Y)},
    {" 6 ", "enable_top", HEADER(TOP)},
    {" 6 ", "trigger_top", HEADER(TOP)},
    {" 6 ", "trigger_home", HEADER(TOP)},
    {" 6 ", "set_conversation", HEADER(VERTICAL)},
    {" 6 ", "set_anchor", HEADER(ANCHOR_ROWS)},
    {" 6 ", "edit_content", HEADER(EDIT_Y)},
    {" 6 ", "set_delegate", LAW("The delegate of programs changes targets along y.")},
    {" 6 ", "set_areas", LAW("The areas of programs are aligned otherwise along x.")},
    {" 6 ", "scroll_into_view", LAW("The margins of programs differ along x.")},
    {" 6 ", "scroll_item_into_view", LAW("The margins of programs differ along x.")},
    {" 6 ", "scroll_to_newest", HEADER(VERTICAL)},
    {" 6 ", "begin_turn", HEADER(VERTICAL)},
    {" 6 ", "enable_deltas", LAW("The offset of its step is no pair.")},
    {" 7a ", "frame.progress_y", HEADER(PROGRESS)},
    {" 7a ", "context.began_", HEADER(BEGAN)},
    {" 7a ", "bar.", HEADER(THUMB)},
    {" 7a ", "press_bar", HEADER(THUMB)},
    {" 7a ", "nub.", HEADER(PLACE)},
    {" 7a ", "grab_nub", HEADER(PLACE)},
    {" 7a ", "list.", HEADER(LENGTH)},
    {" 7a ", "last_item.", HEADER(START)},
    {" 7a ", "snap.index_y", HEADER(INDEX)},
    {" 7a ", "snap.target_y", HEADER(INDEX)},
    {" 7a ", "list_frame.sticky_item", HEADER(STICKY)},
    {" 7a ", "steer", HEADER(STEER_END)},
    {" 7a ", "hold_key", HEADER(KEY_END)},
    {" 7a ", "autoscroll", HEADER(STEER_END)},
    {" 7a ", "edge_scroll", HEADER(STEER_END)},
    {" 7a ", "conversation.first_unread", HEADER(UNREAD)},
    {" 7a ", "trigger_top", HEADER(TOP)},
    {" 7a ", "trigger_home", LAW("The home of its step is a place.")},
    {" 7a ", "top.", HEADER(TOP)},
    {" 7a ", "edit_content", HEADER(EDIT_Y)},
    {" 7a ", "snap_to", HEADER(PAGE)},
    {" 7a ", "sync_host", LAW("Its host stores the offset 0 at first.")},
    {" 7a ", "enable_deltas", HEADER(DELTAS)},
    {" 7a ", "destroy_list", LAW("Only the first list has more rows.")},
    {" 7a ", "destroy", LAW("Only the first list has more rows.")},
    {" 7a ", "detach_list", LAW("Only the first list has more rows.")},
    {" 7a ", "enable_zoom", HEADER(ZOOMED)},
    {" 7b ", "enable_zoom", LAW("Both ways keep their scale.")},
    {" 7b ", "disable_zoom", LAW("Both ways keep their scale.")},
    {" 7b ", "zoom_to", LAW("Both ways keep their scale.")},
    {" 7b ", "zoom_to_rect", LAW("Both ways keep their scale.")},
    {" 7b ", "double_tap", LAW("Both ways keep their scale.")},
    {" 7b ", "zoom.", LAW("The scales differ.")},
    {" 7b ", "frame.scale", LAW("The scales differ.")},
    {" 7b ", "context.zoom_", LAW("The scales differ.")},
    {" 7b ", "edit_content", LAW("Its geometry is not halved.")},
    {" 7b ", "destroy", LAW("A new scroller does not zoom.")},
    {" 8 ", "context.tracking_", HEADER(FINGER)},
    {" 8b 8c 8d ", "context.", HEADER(IDLE)},
    {" 8b 8c 8d ", "set_delegate", HEADER(RELEASED)},
    {" 8b 8c 8d ", "bar.thumb_", HEADER(THUMB)},
    {" 8b 8c ", "enable_deltas", HEADER(NO_PLACE)},
    {" 8d ", "sync_host", LAW("Only the other way has a host that owns the offset.")},
    {" 8a 8d ", "set_axes", HEADER(NO_EFFECT)},
    {" 8 ", "nub.", HEADER(FADE)},
    {" 8 ", "frame.needs_tick", HEADER(TICK)},
    {" 9 ", "set_parent", LAW("The parent is set by the law.")},
    {" 10 ", "enable_zoom", HEADER(OBSERVED)},
    {" 10 ", "disable_zoom", HEADER(OBSERVED)},
    {" 10 ", "zoom_to", HEADER(OBSERVED)},
    {" 10 ", "zoom_to_rect", HEADER(OBSERVED)},
    {" 10 ", "double_tap", HEADER(OBSERVED)},
    {" 10 ", "scroll_to", HEADER(OBSERVED)},
    {" 10 ", "scroll_by", HEADER(OBSERVED)},
    {" 10 ", "show_rect", HEADER(OBSERVED)},
    {" 10 ", "animate_to", HEADER(OBSERVED)},
    {" 10 ", "scroll_into_view", HEADER(OBSERVED)},
    {" 10 ", "set_offset", HEADER(OBSERVED)},
    {" 10 ", "sync_host", HEADER(OBSERVED)},
    {" 10 ", "shift", HEADER(OBSERVED)},
    {" 10 ", "edit_content", HEADER(OBSERVED)},
    {" 10 ", "attach_list", HEADER(OBSERVED)},
    {" 10 ", "set_conversation", HEADER(OBSERVED)},
    {" 10 ", "enable_refresh", HEADER(OBSERVED)},
    {" 10 ", "begin_refresh", HEADER(OBSERVED)},
    {" 10 ", "set_snapping", HEADER(OBSERVED)},
    {" 10 ", "set_areas", HEADER(OBSERVED)},
    {" 10 ", "snap_to", HEADER(OBSERVED)},
    {" 10 ", "destroy", HEADER(OBSERVED)},
    {" 10 ", "enable_deltas", HEADER(OBSERVED)},
    {" 10 ", "trigger_top", HEADER(OBSERVED)},
    {" 10 ", "trigger_home", HEADER(OBSERVED)},
    {" 10 ", "grab_nub", HEADER(OBSERVED)},
    {" 10 ", "press_bar", HEADER(OBSERVED)},
    {" 10 ", "set_delegate", HEADER(OBSERVED)},
    {" 10 ", "frame.phase", HEADER(OBSERVED)},
    {" 10 ", "frame.needs_tick", HEADER(OBSERVED)},
    {" 10 ", "frame.target_", HEADER(OBSERVED)},
    {" 10 ", "frame.velocity_", HEADER(OBSERVED)},
    {" 10 ", "frame.overscroll_", HEADER(OBSERVED)},
    {" 10 ", "frame.edge_", HEADER(OBSERVED)},
    {" 10 ", "frame.progress_", HEADER(OBSERVED)},
    {" 10 ", "context.", HEADER(OBSERVED)},
    {" 10 ", "nub.alpha", HEADER(OBSERVED)},
    {" 11 ", "list_frame.", LAW("Only one way has an attached list.")},
    {" 11 ", "edit_content", LAW("Only one way has an attached list.")},
    {" 11 ", "destroy_list", LAW("Only one way has an attached list.")},
    {" 11 ", "detach_list", LAW("Only one way has an attached list.")},
    {" 11 ", "destroy", LAW("Only one way has an attached list.")},
    {" 11 ", "conversation.", LAW("Only one way has an attached list.")},
    {" 11 ", "set_conversation", LAW("Only one way has an attached list.")},
    {" 11 ", "begin_turn", LAW("Only one way has an attached list.")},
    {" 11 ", "scroll_to_newest", LAW("Only one way has an attached list.")},
    {" 11 ", "scroll_to_item", LAW("Only one way has an attached list.")},
    {" 11 ", "scroll_item_into_view", LAW("Only one way has an attached list.")},
    {" 11 ", "set_list_position", LAW("Only one way has an attached list.")},
    {" 12 ", "context.", HEADER(ENDED)},
    {" 12 ", "enable_refresh", LAW("A new scroller does not refresh.")},
    {" 12 ", "set_conversation", LAW("The law attaches the list again, without its conversation.")},
    {" 12 ", "header.", HEADER(SHOWN)},
    {" 12 ", "bar.thumb_", HEADER(THUMB)},
    {" 12 ", "nub.", HEADER(FADE)},
    {" 12 ", "frame.needs_tick", HEADER(TICK)},
    {" 12 ", "top.", LAW("A new scroller was not triggered.")},
    {NULL, NULL, NULL, NULL}};
