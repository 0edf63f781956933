/*
 * A world to fall over in: a hand, a device, a toolkit with its quirks, a display and a program around one scroller.
 * A seed chooses them. What a user sees in it is recorded, and laws speak about that alone.
 *
 *     hand ─▶ device ─▶ toolkit ─▶ quirks ─▶ host ─▶ scroller ─▶ display ─▶ what a user sees ─▶ laws
 *
 * Lengths are points, times seconds since the world's begin. Positive is down: towards the content's end.
 */
#ifndef WORLD_H
#define WORLD_H

#include <stdint.h>
#include <stdio.h>

#include "dice.h"
#include "quirks.h"
#include "scrollkit.h"

enum {
  WIDTH = 400, HEIGHT = 600,
  MOST_ACTS = 16, MOST_REPORTS = 65536, MOST_GLIMPSES = 16384, MOST_VIOLATIONS = 8
};

/** What the hand moves. */
enum device_kind { DEVICE_FINGER, DEVICE_PAD, DEVICE_WHEEL, DEVICE_KEYS, DEVICE_THUMB };

/** How its movements reach the host. */
enum route {
  ROUTE_TOUCH, ROUTE_SDL_TOUCH, ROUTE_MOUSE, ROUTE_WAYLAND, ROUTE_GTK, ROUTE_LIBINPUT, ROUTE_X11, ROUTE_SDL, ROUTE_GLFW,
  ROUTE_QT, ROUTE_APPKIT, ROUTE_WEB, ROUTE_WIN32, ROUTE_TERMINAL, ROUTE_KEYS, ROUTE_BAR, ROUTE_COUNT
};

/** What the user or the program does. */
enum act_kind {
  /** A minimum-jerk movement from which the fingers lift while they move: distance, duration, share at the lift. */
  ACT_FLICK,
  /** A minimum-jerk movement and a pause: distance, duration, pause. */
  ACT_DRAG,
  /** An even movement: speed, duration. */
  ACT_EVEN_DRAG,
  /** A wheel: notches, seconds between them, share by which a human misses that. */
  ACT_TURN,
  /** A key that is held: seconds; negative numbers[1]: up. */
  ACT_HOLD_KEY,
  /** A drag of the thumb: distance along the track, duration. */
  ACT_DRAG_THUMB,
  /** Rows arrive above, or at the end: their number. */
  ACT_INSERT, ACT_APPEND,
  /** A row above the viewport grows: points. */
  ACT_GROW,
  /** The viewport turns, and all rows have other heights. */
  ACT_ROTATE,
  /** A keyboard covers the lower part of the viewport, and leaves: points, seconds. */
  ACT_KEYBOARD,
  /** The window becomes higher or lower from frame to frame: points, seconds. */
  ACT_RESIZE
};

struct act {
  enum act_kind kind;
  double time;
  double numbers[3];
  /** Amplitude of the hand's tremor, in points. */
  double tremor;
  /** 1: a second finger drags along for a while. */
  uint32_t fingers;
};

/** Everything that a seed chooses. */
struct plan {
  uint64_t seed;
  enum device_kind device;
  enum route route;
  /** Which toolkit of the route: SDL 2 or 3, raylib, Dear ImGui, an older Wayland. */
  uint32_t variant;
  /** Bits of `enum quirk`. */
  uint64_t quirks;
  /** What the host's clock says at the world's begin, and what it says there if 32-bit milliseconds wrap in this world. */
  double clock, wrap;
  /** Reports per second; largest error of a position; largest error of an interval as a share of it. */
  double rate, noise, jitter;
  /** From the movement to the host: at least, and more by chance. */
  double latency, spread;
  /** Parts in which a high-resolution wheel reports a notch. */
  uint32_t resolution;
  /** Frames per second; how much an interval varies, as a share; which share of frames is dropped. */
  double frames, variation, dropped;
  scrollkit_feel feel;
  uint32_t resamples;
  /** Rows, their smallest and largest height, and how many frames after they come into view they are measured. */
  uint32_t rows;
  double smallest, largest, estimate;
  uint32_t delay;
  /** 1: all rows are measured from the beginning. */
  uint32_t is_measured;
  /** The row at the top in the beginning. */
  uint32_t first_row;
  size_t count;
  struct act acts[MOST_ACTS];
};

/** Chooses everything. */
void make_plan(struct plan *plan, uint64_t seed);
/** The same with a quirk alone, or without any if the seed's toolkit does not have it. */
void make_plan_with(struct plan *plan, uint64_t seed, enum quirk quirk);
int has_quirk(const struct plan *plan, enum quirk quirk);
/** Whether one of the quirks loses a movement or the end of one. */
int has_loss(uint64_t quirks);
/** Writes a plan in words. */
void print_plan(FILE *file, const struct plan *plan);

// MARK: The hand

/** Whether the hand does it; else the program. */
int is_of_hand(const struct act *act);
/** Seconds until the hand lifts, or the program has done it. */
double act_duration(const struct act *act);
/** How far the hand has moved content after `time` seconds, in points: the truth. */
double hand_travel(const struct act *act, double time);

// MARK: The device and the toolkit

enum report_kind {
  REPORT_PRESS, REPORT_MOVE, REPORT_RELEASE, REPORT_CANCEL,
  REPORT_AXIS, REPORT_SOURCE, REPORT_STOP, REPORT_FRAME,
  REPORT_BEGIN, REPORT_SCROLL, REPORT_END,
  REPORT_BUTTON, REPORT_ENTER, REPORT_LEAVE, REPORT_DEVICE_CHANGED,
  REPORT_KEY, REPORT_KEY_UP, REPORT_HOLD, REPORT_HOLD_END, REPORT_FOCUS_OUT
};

/** What a toolkit tells a host. The fields that a toolkit has are filled. */
struct report {
  enum report_kind kind;
  /** When the host gets it, since the world's begin. */
  double arrival;
  /** When it happened, on the toolkit's clock. */
  double stamp;
  double x, y;
  /** A second number of some toolkits: angles in eighths of a degree, 120ths of a notch. */
  double angle;
  uint32_t axis, source, phase, momentum, mode;
  uint64_t pointer;
  /** 1: the toolkit made it of another report, or it belongs to a grab. */
  uint32_t is_emulated;
  /** 1: no toolkit may send it, so that a host may refuse it. */
  uint32_t is_garbage;
  /** The act; up to which of its seconds the hand's movement is in the reports up to this one. NaN: none. */
  uint32_t act;
  double sample;
  /** How far content is to move by this report alone, in points. */
  double distance;
};

/** Reports in the order of arrival. */
struct stream {
  size_t count;
  struct report reports[MOST_REPORTS];
  /** How far the reports of each act are to move content without quirks, in points. */
  double distances[MOST_ACTS];
  /** Where the valuator of X11 is. */
  double valuator;
};

/** Adds the reports of an act without quirks. */
void report_act(const struct plan *plan, uint32_t act, struct stream *stream);
/** Adds a report; the last of too many is dropped. */
void add_report(struct stream *stream, struct report report);
/** Adds the quirks of a plan to the reports of an act, from `begin` on. */
void add_quirks(const struct plan *plan, uint32_t act, struct stream *stream, size_t begin);
/** Sorts reports by arrival. */
void sort_reports(struct stream *stream);

// MARK: The host

/** How a host's handling of a quirk was removed. */
extern enum quirk removed_handling;

struct host {
  const struct plan *plan;
  scrollkit_scroller *scroller;
  /** The host's time of the present report. */
  double now;
  /** The last unwrapped time; the smallest difference of two clocks. */
  double last_time, difference;
  /** A frame of Wayland that is not complete. */
  struct {
    double values[2];
    int32_t counts[2];
    int has_value[2], is_stopped[2];
    uint32_t source;
    double stamp;
  } frame;
  /** Valuators of X11. */
  double valuator;
  int has_valuator;
  /** Whether the pointer is inside, and a pointer is down. */
  int is_outside;
  uint32_t fingers_down;
  double pressed;
  int is_cancelled;
  /** Qt: whether a pan is under way. */
  int has_begun;
  /** The first report that was refused although a toolkit may send it. */
  struct report refused;
  scrollkit_status refusal;
};

/** Handles a report as docs/driven.md says. */
void host_report(struct host *host, const struct report *report);

// MARK: The program

/** Rows behind the scroller. A row keeps its number when others are inserted above it. */
struct rows {
  const struct plan *plan;
  scrollkit_scroller *scroller;
  scrollkit_list *list;
  double width, height, keyboard;
  /** Rows that were inserted above. */
  uint32_t inserted;
  /** How often the rows were laid out anew. */
  uint32_t layout;
  /** Visible rows that were not measured yet, and how many frames ago they came into view. */
  struct {
    int64_t row;
    uint32_t age;
  } waiting[64];
  uint32_t waiting_count;
};
void make_rows(struct rows *rows, scrollkit_trace *trace, double now);
/** What a call of the program changes on the screen. */
enum edit { EDIT_NOTHING = 0, EDIT_ABOVE = 1, EDIT_LAYOUT = 2, EDIT_MEASURED = 4 };
/** Measures the rows that came into view long enough ago, once a frame. */
enum edit measure_rows(struct rows *rows, double now);
/** Does what the program does `time` seconds after the begin of an act; 0 comes first. */
enum edit edit_rows(struct rows *rows, const struct act *act, double time, double now);
int64_t row_of(const struct rows *rows, uint64_t item);
uint64_t item_of(const struct rows *rows, int64_t row);

// MARK: What a user sees

/** A frame on the display. */
struct glimpse {
  double time;
  scrollkit_frame frame;
  /** The measured row nearest the middle, where it is on the screen, and where that of the glimpse before is now. */
  int64_t row;
  double row_y, former_y;
  /** How far content moved on the screen since the glimpse before, as a change of the offset; NaN: no row can tell. */
  double seen;
  /** What the program changed since the glimpse before: bits of `enum edit`. */
  uint32_t edits;
  /** 1: all visible rows are measured. */
  uint32_t is_firm;
  /** The last act of the hand of which a report has arrived, up to which of its seconds, and whether the hand has lifted. */
  uint32_t act;
  double sample;
  uint32_t has_lifted;
  /** Distance that inputs in points and steps of a wheel have asked for since the glimpse before, at most. */
  double asked;
  scrollkit_scrollbar_state bar;
  /** Where the pointer that holds the thumb wants its start. */
  double thumb;
};

/** What happened in a world. */
struct life {
  size_t count;
  struct glimpse glimpses[MOST_GLIMPSES];
  /** How far the reports of each act were to move content, in points. */
  double distances[MOST_ACTS];
  /** The frame at the end, when nothing more happens. */
  scrollkit_frame end;
  struct report refused;
  scrollkit_status refusal;
  /** What a sane turn of a wheel and a sane drag moved at the end, and how much room there was. */
  double probe_turn, probe_drag;
  int has_room;
  /** Length of the track. */
  double track;
};

/** Lives through a world; `trace` records its calls, or is NULL. */
void live(const struct plan *plan, scrollkit_trace *trace, struct life *life);

// MARK: Laws

struct violation {
  /** The law, and what of it: `finger: the row left the finger`. */
  char subject[64];
  /** In words, with figures. */
  char report[320];
  /** When it was seen. */
  double time;
};
struct verdict {
  size_t count;
  struct violation violations[MOST_VIOLATIONS];
};
/** Notes a violation, unless the same was noted. */
void violate(struct verdict *verdict, double time, const char *subject, const char *format, ...);

/** The row under the finger stays under the finger. */
void law_finger(const struct plan *plan, const struct life *life, struct verdict *verdict);
/** Nothing on the screen moves faster than the hand or the motion that moves it. */
void law_speed(const struct plan *plan, const struct life *life, struct verdict *verdict);
/** What is at rest stays, whatever the program does above it. */
void law_rest(const struct plan *plan, const struct life *life, struct verdict *verdict);
/** Content moves in the direction of the hand, and a coast only becomes slower. */
void law_direction(const struct plan *plan, const struct life *life, struct verdict *verdict);
/** A flick goes on as fast as the hand was. */
void law_flick(const struct plan *plan, const struct life *life, struct verdict *verdict);
/** A lost end never freezes: content comes to rest in range, and answers the next input. */
void law_end(const struct plan *plan, const struct life *life, struct verdict *verdict);
/** No legal report is refused, and content scrolls as far as the hand did. */
void law_arrival(const struct plan *plan, const struct life *life, struct verdict *verdict);
/** Even notches move content evenly. */
void law_even(const struct plan *plan, const struct life *life, struct verdict *verdict);
/** The thumb stays under the pointer, and content does not go back. */
void law_thumb(const struct plan *plan, const struct life *life, struct verdict *verdict);
/** Resampled drags are not less even than the reports. */
void law_filter(const struct plan *plan, const struct life *life, struct verdict *verdict);
/** All numbers are finite. */
void law_finite(const struct plan *plan, const struct life *life, struct verdict *verdict);

/** Lives through a world and judges it. */
void judge(const struct plan *plan, struct verdict *verdict);
/** NULL if the verdict does not have it. */
const struct violation *violation_of(const struct verdict *verdict, const char *subject);
/** Removes what a violation does not need. */
void shrink_plan(struct plan *plan, const char *subject, struct violation *violation);

/** Leaves out the handling of each quirk, and prints the law that catches it within so many worlds. Returns how many are missed. */
uint32_t try_mutants(uint32_t most);

/** How far content scrolls by one of a unit of a wheel at rest, in points. */
double points_per(scrollkit_feel feel, scrollkit_unit unit);
/** A finding that is known and not mended yet: why it occurs, and the seed of a world that shows it. */
struct finding {
  const char *subject, *reason;
  uint64_t seed;
};
extern const struct finding findings[];
extern const size_t finding_count;
/** NULL if it is not known. */
const struct finding *known_finding(const char *subject);

#endif
