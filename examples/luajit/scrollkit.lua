-- Generated, do not edit; run
-- swift package --allow-writing-to-package-directory generate-bindings

--- ScrollKit for LuaJIT: inputs in, frames and events out.
--
--   local ffi, scrollkit = require("ffi"), require("scrollkit")
--   local C, check = scrollkit.load(), scrollkit.check
--
--   local slot = ffi.new("scrollkit_scroller *[1]")
--   check(C.scrollkit_scroller_create(nil, slot))
--   check(C.scrollkit_scroller_wheel(slot[0], 0, 3, scrollkit.UNIT_NOTCHES, time))
--
-- What the functions do is told in scrollkit.h; constants are named as there, without SCROLLKIT_.
local ffi = require("ffi")

ffi.cdef [[
typedef struct scrollkit_scroller scrollkit_scroller;
typedef int32_t scrollkit_status;
typedef uint32_t scrollkit_mode;
typedef uint32_t scrollkit_feel;
typedef uint32_t scrollkit_phase;
typedef uint32_t scrollkit_unit;
typedef uint32_t scrollkit_input_kind;
typedef uint32_t scrollkit_flags;
typedef uint32_t scrollkit_event_kind;

typedef struct scrollkit_geometry {
  uint32_t struct_size;
  uint32_t reserved;
  double viewport_width;
  double viewport_height;
  double content_width;
  double content_height;
  double inset_top;
  double inset_left;
  double inset_bottom;
  double inset_right;
  double shift_x;
  double shift_y;
} scrollkit_geometry;

typedef struct scrollkit_options {
  uint32_t struct_size;
  scrollkit_mode mode;
  scrollkit_feel feel;
  uint32_t clamps_edges;
  uint32_t always_bounces_x;
  uint32_t always_bounces_y;
  double wheel_step;
  double line_length;
} scrollkit_options;

typedef struct scrollkit_input {
  uint32_t struct_size;
  scrollkit_input_kind kind;
  double time;
  double x;
  double y;
  double velocity_x;
  double velocity_y;
  uint64_t pointer_id;
  scrollkit_unit unit;
  scrollkit_flags flags;
} scrollkit_input;

typedef struct scrollkit_frame {
  uint32_t struct_size;
  scrollkit_phase phase;
  double time;
  double offset_x;
  double offset_y;
  double target_x;
  double target_y;
  double velocity_x;
  double velocity_y;
  double overscroll_x;
  double overscroll_y;
  double progress_x;
  double progress_y;
  uint32_t needs_tick;
  uint32_t reserved;
} scrollkit_frame;

typedef struct scrollkit_event {
  uint32_t struct_size;
  scrollkit_event_kind kind;
  double time;
  double x;
  double y;
  uint64_t id;
  scrollkit_phase from_phase;
  scrollkit_phase to_phase;
  uint32_t finished;
  uint32_t reserved;
} scrollkit_event;

typedef void (*scrollkit_event_function)(
    void *user, scrollkit_scroller *scroller, const scrollkit_event *event);

typedef struct scrollkit_delegate {
  uint32_t struct_size;
  uint32_t reserved;
  void *user;
  scrollkit_event_function did_happen;
} scrollkit_delegate;

// Library
const char *scrollkit_version(void);
uint32_t scrollkit_version_number(void);
uint32_t scrollkit_has_feature(const char *name);

// Names
const char *scrollkit_status_text(scrollkit_status status);
const char *scrollkit_mode_name(scrollkit_mode mode);
const char *scrollkit_feel_name(scrollkit_feel feel);
const char *scrollkit_phase_name(scrollkit_phase phase);
const char *scrollkit_unit_name(scrollkit_unit unit);
const char *scrollkit_input_kind_name(scrollkit_input_kind kind);
const char *scrollkit_event_kind_name(scrollkit_event_kind kind);

// Defaults
scrollkit_status scrollkit_geometry_init(scrollkit_geometry *geometry, size_t size);
scrollkit_status scrollkit_options_init(scrollkit_options *options, size_t size);
scrollkit_status scrollkit_input_init(scrollkit_input *input, size_t size);
scrollkit_status scrollkit_frame_init(scrollkit_frame *frame, size_t size);
scrollkit_status scrollkit_event_init(scrollkit_event *event, size_t size);
scrollkit_status scrollkit_delegate_init(scrollkit_delegate *delegate, size_t size);

// Scroller setup
scrollkit_status scrollkit_scroller_create(
    const scrollkit_options *options, scrollkit_scroller **scroller);
void scrollkit_scroller_destroy(scrollkit_scroller *scroller);
scrollkit_status scrollkit_scroller_set_geometry(
    scrollkit_scroller *scroller, const scrollkit_geometry *geometry, double time);
scrollkit_status scrollkit_scroller_shift(
    scrollkit_scroller *scroller, double x, double y, double time);
scrollkit_status scrollkit_scroller_set_feel(scrollkit_scroller *scroller, scrollkit_feel feel);
scrollkit_status scrollkit_scroller_set_delegate(
    scrollkit_scroller *scroller, const scrollkit_delegate *delegate);

// Push
scrollkit_status scrollkit_scroller_push(
    scrollkit_scroller *scroller, const scrollkit_input *input);
scrollkit_status scrollkit_scroller_push_many(
    scrollkit_scroller *scroller, const scrollkit_input *inputs, size_t count);
scrollkit_status scrollkit_scroller_press(
    scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);
scrollkit_status scrollkit_scroller_move(
    scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);
scrollkit_status scrollkit_scroller_release(
    scrollkit_scroller *scroller, uint64_t pointer_id, double time);
scrollkit_status scrollkit_scroller_cancel(scrollkit_scroller *scroller, double time);
scrollkit_status scrollkit_scroller_wheel(
    scrollkit_scroller *scroller, double x, double y, scrollkit_unit unit, double time);

// Frame
scrollkit_status scrollkit_scroller_tick(
    scrollkit_scroller *scroller, double time, scrollkit_frame *frame);
scrollkit_status scrollkit_scroller_tick_many(
    scrollkit_scroller *const *scrollers, size_t count, double time, scrollkit_frame *frames);
scrollkit_status scrollkit_scroller_frame(scrollkit_scroller *scroller, scrollkit_frame *frame);
scrollkit_status scrollkit_scroller_next_event(
    scrollkit_scroller *scroller, scrollkit_event *event);

// Program
scrollkit_status scrollkit_scroller_scroll_to(
    scrollkit_scroller *scroller, double x, double y, uint32_t animated, double time, uint64_t *id);
scrollkit_status scrollkit_scroller_scroll_by(
    scrollkit_scroller *scroller, double x, double y, double time, uint64_t *id);
scrollkit_status scrollkit_scroller_scroll_rect_to_visible(
    scrollkit_scroller *scroller, double x, double y, double width, double height, double time,
    uint64_t *id);
scrollkit_status scrollkit_scroller_set_offset(
    scrollkit_scroller *scroller, double x, double y, double time);
scrollkit_status scrollkit_scroller_stop(scrollkit_scroller *scroller, double time);
]]

local scrollkit = {
  -- What became of a call: 0, or a negative number and nothing has changed.
  OK = 0,
  ERROR_NULL_ARGUMENT = -1,
  ERROR_INVALID_ARGUMENT = -2,
  ERROR_NOT_FINITE = -3,
  ERROR_TIME_BACKWARDS = -4,
  ERROR_WRONG_MODE = -5,
  ERROR_OUT_OF_RANGE = -6,
  ERROR_NO_MEMORY = -7,

  -- Who moves the content.
  MODE_DRIVEN = 0,
  MODE_OBSERVED = 1,

  -- How scrolling feels.
  FEEL_DEFAULT = 0,
  FEEL_UIKIT = 1,
  FEEL_UIKIT_FAST = 2,

  -- What moves the content.
  PHASE_IDLE = 0,
  PHASE_TRACKING = 1,
  PHASE_DRAGGING = 2,
  PHASE_COASTING = 3,
  PHASE_BOUNCING = 4,
  PHASE_ANIMATING = 5,
  PHASE_WHEELING = 6,
  PHASE_ZOOMING = 7,

  -- What a wheel counts in.
  UNIT_POINTS = 0,
  UNIT_LINES = 1,
  UNIT_PAGES = 2,
  UNIT_NOTCHES = 3,
  UNIT_NOTCHES_120 = 4,

  -- What an input says. Below 32 what the user did, from 32 on what a toolkit reports.
  INPUT_NONE = 0,
  INPUT_PRESS = 1,
  INPUT_MOVE = 2,
  INPUT_RELEASE = 3,
  INPUT_CANCEL = 4,
  INPUT_HOLD = 5,
  INPUT_HOLD_END = 6,
  INPUT_WHEEL = 7,
  INPUT_PAN_BEGIN = 8,
  INPUT_PAN_UPDATE = 9,
  INPUT_PAN_END = 10,
  INPUT_MOMENTUM_UPDATE = 11,
  INPUT_MOMENTUM_END = 12,
  INPUT_DID_SCROLL = 32,
  INPUT_WILL_BEGIN_DRAGGING = 33,
  INPUT_WILL_END_DRAGGING = 34,
  INPUT_DID_END_DRAGGING = 35,
  INPUT_DID_END_DECELERATING = 36,
  INPUT_DID_END_ANIMATION = 37,

  -- Bits of scrollkit_input.flags.
  FLAG_PLATFORM_MOMENTUM = 1,
  FLAG_HAS_VELOCITY = 2,
  FLAG_DECELERATES = 4,

  -- What an event tells.
  EVENT_DID_SCROLL = 1,
  EVENT_PHASE_CHANGED = 2,
  EVENT_WILL_REST = 3,
  EVENT_DID_REST = 4,
  EVENT_ANIMATION_COMPLETED = 5,
  EVENT_REQUEST_SCROLL = 6,
  EVENT_OVERFLOW = 7,
}

local library

--- Load the library: a path, else $SCROLLKIT_LIBRARY, else where the system finds it.
-- Returns the namespace of its C functions.
function scrollkit.load(path)
  library = ffi.load(path or os.getenv("SCROLLKIT_LIBRARY") or "libscrollkit.so.0")
  return library
end

--- Raise an error for a status that is one; return any other.
function scrollkit.check(status)
  if status < 0 then
    error("scrollkit: " .. ffi.string(library.scrollkit_status_text(status)), 2)
  end
  return status
end

--- Make a struct, its size filled in: scrollkit.new("geometry", { viewport_height = 600 }).
function scrollkit.new(name, fields)
  local value = ffi.new("scrollkit_" .. name)
  value.struct_size = ffi.sizeof(value)
  for field, content in pairs(fields or {}) do
    value[field] = content
  end
  return value
end

--- Make an array of structs, the size of each filled in.
function scrollkit.array(name, count)
  local values = ffi.new("scrollkit_" .. name .. "[?]", count)
  for place = 0, count - 1 do
    values[place].struct_size = ffi.sizeof("scrollkit_" .. name)
  end
  return values
end

return scrollkit
