# Generated, do not edit; run
# swift package --allow-writing-to-package-directory generate-bindings
"""ScrollKit for Python: inputs in, frames and events out.

    import scrollkit

    kit = scrollkit.load()
    scroller = scrollkit.Scroller()
    kit.scroller_create(None, scroller)
    geometry = scrollkit.Geometry(viewport_height=600, content_height=6000)
    kit.scroller_set_geometry(scroller, geometry, 0.0)
    kit.scroller_wheel(scroller, 0, 3, scrollkit.Unit.NOTCHES, 0.1)
    frame = scrollkit.Frame()
    kit.scroller_tick(scroller, 0.2, frame)
    print(frame.offset_y)
    kit.scroller_destroy(scroller)

A function that fails raises ScrollKitError, and nothing has changed. Where C takes a pointer,
pass a struct, an array or None; results are written into them.
"""

from __future__ import annotations

import ctypes
import enum
import os
from typing import TYPE_CHECKING, Any, Callable, TypeVar

if TYPE_CHECKING:
    from _ctypes import CFuncPtr
    from typing import Union

    _T = TypeVar("_T", bound="ctypes._CData")
    Pointer = Union[_T, ctypes.Array[_T], ctypes._Pointer[_T], None]


def array(struct: type[_T], count: int) -> ctypes.Array[_T]:
    """Make an array of structs, the size of each filled in."""
    element: Any = struct
    structs: ctypes.Array[_T] = (element * count)(*(element() for _ in range(count)))
    return structs


class Status(enum.IntEnum):
    """The result of a call. 0 and positive: the call succeeded. Negative: it was refused, and nothing
    has changed.
    """

    OK = 0
    """Success."""
    UNBALANCED = 1
    """Success, but batches begun inside this batch were never ended: they are dropped with their
    edits. End every batch that was begun.
    """
    NULL_ARGUMENT = -1
    """A required pointer is NULL. Pass the address of a valid object."""
    INVALID_ARGUMENT = -2
    """A value is not one of those allowed. Check enums, switches (0 or 1) and reserved fields (0).
    """
    NOT_FINITE = -3
    """A number is infinite or not a number. Pass finite numbers."""
    TIME_BACKWARDS = -4
    """The time is before that of an earlier call. Pass times of one monotonic clock."""
    WRONG_MODE = -5
    """The call is for the other mode. Push inputs to driven scrollers, reports to observed ones."""
    OUT_OF_RANGE = -6
    """A number or count is outside its documented range. Clamp it before the call."""
    NO_MEMORY = -7
    """No memory is left. Free memory, then call again."""
    NOT_ENABLED = -8
    """The feature is not enabled, or the header was not added. Enable or add it first."""
    CYCLE = -9
    """The parent is the child itself or nested in it. Pass a scroller outside the child."""
    INVALID_SIZE = -10
    """The struct_size is impossible. Initialise structs with their INIT macro or
    scrollkit_struct_init.
    """
    NOT_FOUND = -11
    """No open batch has this number. Pass the number that scrollkit_anchor_begin_update returned.
    """


class Feel(enum.IntEnum):
    """A preset of all numbers that describe how scrolling feels."""

    DEFAULT = 0
    """The default: SCROLLKIT_FEEL_UIKIT."""
    UIKIT = 1
    """UIScrollView with its normal deceleration rate."""
    UIKIT_FAST = 2
    """UIScrollView with its fast deceleration rate."""
    ANDROID = 3
    """Android's views: a spline fling, edges that stretch."""
    FLUTTER_ANDROID = 4
    """Flutter on Android: a fling that follows a power of the remaining time, clamped edges."""
    FLUTTER_IOS = 5
    """Flutter on iOS: UIKit's deceleration, a slower bounce, a looser rubber band."""
    CHROMIUM = 6
    """Chromium on Linux and Windows: a braked fling, clamped edges, an animated wheel."""
    GTK = 7
    """GTK 4: a short fling, clamped edges, a wheel without animation."""
    MACOS = 8
    """macOS, for a host without the system's momentum: stiff edges that return at once."""
    QT = 9
    """Qt's Flickable: a constant brake, eight times as strong past an edge."""
    GECKO = 10
    """Firefox: UIKit's deceleration, overscroll of at most 0.35 viewports."""
    LVGL = 11
    """LVGL, for small devices: a short fling, a rubber band of a quarter."""


class CoastRule(enum.IntEnum):
    """How a fling decelerates."""

    EXPONENTIAL = 0
    """It loses the share `drag` of its speed per second: UIKit, Flutter on iOS, GTK."""
    ANDROID = 1
    """Android's spline."""
    POWER = 2
    """A power of the remaining time: Flutter on Android."""
    DRIFTING = 3
    """Drag towards a slow backward drift: Chromium on macOS and ChromeOS."""
    BRAKED = 4
    """It loses the speed `brake` per second: Qt."""
    SOFTENED = 5
    """The distance of a braked fling, at most three viewports, along a softer curve: Chromium on Linux
    and Windows.
    """


class EdgeBehavior(enum.IntEnum):
    """What happens at an edge of the content."""

    BOUNCE = 0
    """A drag overscrolls with a rubber band, and a fling bounces."""
    CLAMP = 1
    """Content stays in range, and overscroll has no effect."""
    STRETCH = 2
    """Content stays in range. The frame's edge_x and edge_y are the share to stretch the drawing by.
    """
    GLOW = 3
    """Content stays in range. The frame's edge_x and edge_y are the opacity of a glow."""


class BounceRule(enum.IntEnum):
    """How overscroll returns."""

    SPRING = 0
    """A spring of `bounce_stiffness` and `bounce_damping_ratio`."""
    QT = 1
    """Qt's brake, then an eased return of 0.4 seconds."""
    ELASTIC = 2
    """A critically damped spring that returns at once: macOS."""


class VelocityRule(enum.IntEnum):
    """How the velocity of a finger is estimated from its last positions."""

    IOS = 0
    """The last three pairs of positions, weighted as on iOS: mostly the oldest."""
    MACOS = 1
    """The last three pairs, weighted as on macOS: mostly the middle one."""
    MEAN_OF_THREE = 2
    """The mean of the last three pairs: Qt."""
    LEAST_SQUARES = 3
    """The slope of a parabola fitted to the last 0.1 seconds: Android, Flutter."""
    RESTRICTED_LEAST_SQUARES = 4
    """As LEAST_SQUARES, but 0 if the slope contradicts the last movement: Chromium."""
    LINE = 5
    """The slope of a line fitted to the last 0.1 seconds: Android's LSQ1."""
    IMPULSE = 6
    """Every movement of the last 0.1 seconds adds kinetic energy: Android's IMPULSE."""
    MEAN_OF_FIVE = 7
    """The mean of the last five velocities of the last 0.15 seconds, each over at least 5 ms: Gecko.
    """
    DISTANCE_OVER_TIME = 8
    """The distance of the last 0.15 seconds divided by their duration: GTK."""


class DragStart(enum.IntEnum):
    """What happens to the distance that a finger moves before a drag starts."""

    SWALLOW = 0
    """The slop is discarded; movement beyond it scrolls: UIKit, Android."""
    SWALLOW_MOVEMENT = 1
    """The whole movement that crosses the slop is discarded: Flutter."""
    CATCH_UP = 2
    """Nothing is discarded: content jumps to the finger."""
    EASE = 3
    """The slop is discarded. After 0.05 seconds at rest the finger must move 3.5 points before content
    follows again, eased in: Flutter on iOS.
    """


class DirectionLock(enum.IntEnum):
    """Whether a drag keeps to one axis where content scrolls along both."""

    NONE = 0
    """It does not."""
    INITIAL = 1
    """A drag that begins within 30 degrees of an axis keeps to it: UIKit's directional lock."""
    BREAKABLE = 2
    """As INITIAL, but a turn of more than 22.5 degrees unlocks it: Gecko."""
    ALWAYS = 3
    """Every drag keeps to the axis along which it begins: LVGL."""


class FingerRule(enum.IntEnum):
    """Which of several fingers scroll. Content does not jump when a finger is pressed or released, and
    releasing one finger of several starts no fling.
    """

    NEWEST = 0
    """The newest; after its release the one before it: Android."""
    OLDEST = 1
    """The oldest; after its release the next."""
    AVERAGE = 2
    """All, by the mean of their movements: UIKit."""
    SUM = 3
    """All, by the sum of their movements."""


class FlingBoost(enum.IntEnum):
    """What a caught fling adds to the next fling in the same direction."""

    NONE = 0
    """Nothing: UIKit."""
    CARRIED = 1
    """A share of its speed that grows with the speed: Flutter on iOS."""
    CHROMIUM = 2
    """Its initial speed: Chromium."""
    GECKO = 3
    """Its initial speed, if the flings are fast: Gecko."""
    QT = 4
    """A quarter more for each flick in a row, in long content: Qt."""


class SpeedLimit(enum.IntEnum):
    """What `maximum_fling` limits."""

    EACH_AXIS = 0
    """The speed along each axis."""
    WHOLE = 1
    """The magnitude of the velocity; its direction is kept."""


class WheelSmoothing(enum.IntEnum):
    """How the steps of a wheel or a key are animated."""

    NONE = 0
    """Not at all: each step scrolls at once."""
    CONSTANT = 1
    """A constant duration."""
    DELTA_BASED = 2
    """A duration that grows with the distance."""
    INVERSE_DELTA = 3
    """A duration that shrinks with the distance, so that it keeps up with a fast wheel."""
    IMPULSE = 4
    """A fast start and a long deceleration."""
    PACED = 5
    """A constant mean speed: WebKit."""
    SPRING = 6
    """A critically damped spring that keeps its velocity from notch to notch: Gecko."""
    EXPONENTIAL = 7
    """A constant share of the remaining distance per second: Lenis."""
    OUT_EXPO = 8
    """An exponential ease-out of 0.3 seconds: Qt."""


class WheelStepping(enum.IntEnum):
    """Whether a wheel scrolls by fractions of its steps."""

    FRACTIONAL = 0
    """It does."""
    WHOLE = 1
    """By whole notches, lines or pages; fractions add up for each device."""


class FeelValues(ctypes.Structure):
    """All numbers of a feel. Start from a preset with scrollkit_feel_get_values and change what differs;
    0 means 0 here, not default.
    """

    struct_size: int
    """sizeof(scrollkit_feel_values) of the caller, in bytes."""
    coast_rule: CoastRule | int
    """How a fling decelerates."""
    drag: float
    """Share of speed lost per second, in 1/s, where the rule uses it and where a fling is retargeted.
    Larger stops sooner. Range: 1e-6 to 1e6.
    """
    brake: float
    """Speed lost per second, in points per second squared. Range: 1e-6 to 1e6."""
    edge_top: EdgeBehavior | int
    """The top edge."""
    edge_left: EdgeBehavior | int
    """The left edge."""
    edge_bottom: EdgeBehavior | int
    """The bottom edge."""
    edge_right: EdgeBehavior | int
    """The right edge."""
    bounce_rule: BounceRule | int
    """How overscroll returns at an edge that bounces."""
    velocity_rule: VelocityRule | int
    """How a finger's velocity is estimated."""
    bounce_stiffness: float
    """Stiffness of the spring for a mass of 1, in 1/s squared. Larger returns sooner. Range: 1e-6 to
    1e6.
    """
    bounce_damping_ratio: float
    """Damping ratio of the spring: below 1 it oscillates. Range: 1e-6 to 1e6."""
    bounce_share: float
    """Share of a fling's velocity that the bounce takes over; 1 is continuous. Range: 0 to 1e6."""
    bounce_speed_limit: float
    """Largest velocity that the bounce takes over, in points per second. Range: 0 to infinity."""
    rubber_band: float
    """Share of the finger's movement that overscroll follows at first. Range: 1e-6 to 1."""
    rubber_band_reach: float
    """Overscroll that no drag exceeds, in viewports. Range: 0 to infinity."""
    slop: float
    """Distance that a finger moves before a drag starts, in points. Range: 0 to 1e12."""
    minimum_fling: float
    """Speed below which no fling starts, in points per second. Range: 0 to 1e12."""
    maximum_fling: float
    """Largest speed of a fling before a boost, in points per second. Range: 0 to 1e12."""
    stale_after: float
    """Seconds without movement after which a finger has no velocity. Range: 0 to 1e6."""
    wheel_smoothing: WheelSmoothing | int
    """How steps of a wheel are animated."""
    wheel_stepping: WheelStepping | int
    """Whether a wheel scrolls by fractions of its steps."""
    wheel_step: float
    """Points per notch of a wheel; 0: the viewport's length to the power of two thirds, as in GTK.
    Range: 0 to 1e12.
    """
    line_length: float
    """Length of a line, in points, for wheels and keys. Range: 0 to 1e12."""
    animation_duration: float
    """Duration of an animated scroll, in seconds. Range: 0 to 1e6."""
    wheel_speed: float
    """Factor of a wheel's notches and lines; 1 is usual. Range: 0 to 1e6."""
    wheel_acceleration: float
    """Largest factor of a fast wheel's notches and lines; 1: no acceleration. Range: 0 to 1e6."""
    wheel_rate: float
    """Rate of a wheel's spring or exponential, in 1/s; 0: that of the smoothing. Range: 0 to 1e6.
    """
    drag_start: DragStart | int
    """What happens to the distance that a finger moves before a drag starts."""
    direction_lock: DirectionLock | int
    """Whether a drag keeps to one axis."""
    fingers: FingerRule | int
    """Which of several fingers scroll."""
    fling_boost: FlingBoost | int
    """What a caught fling adds to the next."""
    speed_limit: SpeedLimit | int
    """What maximum_fling limits."""
    reserved: int
    """Must be 0."""
    key_lines: float
    """Lines that an arrow key scrolls. Range: 0 to 1e6."""
    page_overlap: float
    """Share of the visible length that stays visible when a key scrolls a page. Range: 0 to 1."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("coast_rule", ctypes.c_uint32),
        ("drag", ctypes.c_double),
        ("brake", ctypes.c_double),
        ("edge_top", ctypes.c_uint32),
        ("edge_left", ctypes.c_uint32),
        ("edge_bottom", ctypes.c_uint32),
        ("edge_right", ctypes.c_uint32),
        ("bounce_rule", ctypes.c_uint32),
        ("velocity_rule", ctypes.c_uint32),
        ("bounce_stiffness", ctypes.c_double),
        ("bounce_damping_ratio", ctypes.c_double),
        ("bounce_share", ctypes.c_double),
        ("bounce_speed_limit", ctypes.c_double),
        ("rubber_band", ctypes.c_double),
        ("rubber_band_reach", ctypes.c_double),
        ("slop", ctypes.c_double),
        ("minimum_fling", ctypes.c_double),
        ("maximum_fling", ctypes.c_double),
        ("stale_after", ctypes.c_double),
        ("wheel_smoothing", ctypes.c_uint32),
        ("wheel_stepping", ctypes.c_uint32),
        ("wheel_step", ctypes.c_double),
        ("line_length", ctypes.c_double),
        ("animation_duration", ctypes.c_double),
        ("wheel_speed", ctypes.c_double),
        ("wheel_acceleration", ctypes.c_double),
        ("wheel_rate", ctypes.c_double),
        ("drag_start", ctypes.c_uint32),
        ("direction_lock", ctypes.c_uint32),
        ("fingers", ctypes.c_uint32),
        ("fling_boost", ctypes.c_uint32),
        ("speed_limit", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("key_lines", ctypes.c_double),
        ("page_overlap", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        coast_rule: CoastRule | int = 0,
        drag: float = 0.0,
        brake: float = 0.0,
        edge_top: EdgeBehavior | int = 0,
        edge_left: EdgeBehavior | int = 0,
        edge_bottom: EdgeBehavior | int = 0,
        edge_right: EdgeBehavior | int = 0,
        bounce_rule: BounceRule | int = 0,
        velocity_rule: VelocityRule | int = 0,
        bounce_stiffness: float = 0.0,
        bounce_damping_ratio: float = 0.0,
        bounce_share: float = 0.0,
        bounce_speed_limit: float = 0.0,
        rubber_band: float = 0.0,
        rubber_band_reach: float = 0.0,
        slop: float = 0.0,
        minimum_fling: float = 0.0,
        maximum_fling: float = 0.0,
        stale_after: float = 0.0,
        wheel_smoothing: WheelSmoothing | int = 0,
        wheel_stepping: WheelStepping | int = 0,
        wheel_step: float = 0.0,
        line_length: float = 0.0,
        animation_duration: float = 0.0,
        wheel_speed: float = 0.0,
        wheel_acceleration: float = 0.0,
        wheel_rate: float = 0.0,
        drag_start: DragStart | int = 0,
        direction_lock: DirectionLock | int = 0,
        fingers: FingerRule | int = 0,
        fling_boost: FlingBoost | int = 0,
        speed_limit: SpeedLimit | int = 0,
        key_lines: float = 0.0,
        page_overlap: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), coast_rule, drag, brake, edge_top, edge_left, edge_bottom,
            edge_right, bounce_rule, velocity_rule, bounce_stiffness, bounce_damping_ratio,
            bounce_share, bounce_speed_limit, rubber_band, rubber_band_reach, slop, minimum_fling,
            maximum_fling, stale_after, wheel_smoothing, wheel_stepping, wheel_step, line_length,
            animation_duration, wheel_speed, wheel_acceleration, wheel_rate, drag_start,
            direction_lock, fingers, fling_boost, speed_limit, 0, key_lines, page_overlap
        )


class Scroller(ctypes.c_void_p):
    """A scroll view. Owned by its creator; destroy it with scrollkit_scroller_destroy."""


class Mode(enum.IntEnum):
    """Who moves the content."""

    DRIVEN = 0
    """ScrollKit; the host draws at the frame's offset."""
    OBSERVED = 1
    """A scroll view of the host's toolkit, which reports its movements."""


class Axis(enum.IntEnum):
    """An axis along which content scrolls."""

    X = 0
    """Left to right."""
    Y = 1
    """Top to bottom."""


class Edges(enum.IntEnum):
    """A set of edges as bits; 0 is none. A direction is named by the edge that it leads to."""

    TOP = 1
    """The top edge."""
    LEFT = 2
    """The left edge."""
    BOTTOM = 4
    """The bottom edge."""
    RIGHT = 8
    """The right edge."""


class Geometry(ctypes.Structure):
    """The viewport, the content and the insets."""

    struct_size: int
    """sizeof(scrollkit_geometry) of the caller, in bytes."""
    right_to_left: int
    """1: content begins at its right edge, which offset_x 0 aligns with the viewport's; offsets further
    along are negative, as in CSS. Range: 0 to 1.
    """
    viewport_width: float
    """Width of the viewport, in points. Range: 0 to 1e12."""
    viewport_height: float
    """Height of the viewport, in points. Range: 0 to 1e12."""
    content_width: float
    """Width of the content at scale 1, in points. Range: 0 to 1e12."""
    content_height: float
    """Height of the content at scale 1, in points. Range: 0 to 1e12."""
    inset_top: float
    """Inset above the content, in points; may be negative."""
    inset_left: float
    """Inset left of the content, in points; may be negative."""
    inset_bottom: float
    """Inset below the content, in points; may be negative."""
    inset_right: float
    """Inset right of the content, in points; may be negative."""
    shift_x: float
    """Distance by which visible content moved right within the content since the last geometry, in
    points.
    """
    shift_y: float
    """The same down: rows of 400 points inserted above it make +400."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("right_to_left", ctypes.c_uint32),
        ("viewport_width", ctypes.c_double),
        ("viewport_height", ctypes.c_double),
        ("content_width", ctypes.c_double),
        ("content_height", ctypes.c_double),
        ("inset_top", ctypes.c_double),
        ("inset_left", ctypes.c_double),
        ("inset_bottom", ctypes.c_double),
        ("inset_right", ctypes.c_double),
        ("shift_x", ctypes.c_double),
        ("shift_y", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        right_to_left: int = 0,
        viewport_width: float = 0.0,
        viewport_height: float = 0.0,
        content_width: float = 0.0,
        content_height: float = 0.0,
        inset_top: float = 0.0,
        inset_left: float = 0.0,
        inset_bottom: float = 0.0,
        inset_right: float = 0.0,
        shift_x: float = 0.0,
        shift_y: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), right_to_left, viewport_width, viewport_height,
            content_width, content_height, inset_top, inset_left, inset_bottom, inset_right,
            shift_x, shift_y
        )


class ScrollerOptions(ctypes.Structure):
    """Options of a new scroller. All zero: driven, uikit feel."""

    struct_size: int
    """sizeof(scrollkit_scroller_options) of the caller, in bytes."""
    mode: Mode | int
    """Who moves the content."""
    feel: Feel | int
    """How scrolling feels."""
    clamps_edges: int
    """1: every edge clamps; 0: edges behave as in the feel. Range: 0 to 1."""
    always_bounces_x: int
    """1: content that fits the viewport's width overscrolls, too. Range: 0 to 1."""
    always_bounces_y: int
    """1: content that fits the viewport's height overscrolls, too. Range: 0 to 1."""
    wheel_step: float
    """Points per notch of a wheel; 0: as in the feel. Range: 0 to 1e12."""
    line_length: float
    """Length of a line, in points; 0: as in the feel. Range: 0 to 1e12."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("mode", ctypes.c_uint32),
        ("feel", ctypes.c_uint32),
        ("clamps_edges", ctypes.c_uint32),
        ("always_bounces_x", ctypes.c_uint32),
        ("always_bounces_y", ctypes.c_uint32),
        ("wheel_step", ctypes.c_double),
        ("line_length", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        mode: Mode | int = 0,
        feel: Feel | int = 0,
        clamps_edges: int = 0,
        always_bounces_x: int = 0,
        always_bounces_y: int = 0,
        wheel_step: float = 0.0,
        line_length: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), mode, feel, clamps_edges, always_bounces_x, always_bounces_y,
            wheel_step, line_length
        )


class Preferences(ctypes.Structure):
    """Accessibility preferences of the user. All zero: none."""

    struct_size: int
    """sizeof(scrollkit_preferences) of the caller, in bytes."""
    reduces_motion: int
    """1: reduced motion; animations and returns into range finish in one step. Range: 0 to 1."""
    stops_momentum: int
    """1: no momentum; released content stops. Range: 0 to 1."""
    resamples: int
    """1: a finger's movement is resampled at 5 ms before each tick. Range: 0 to 1."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reduces_motion", ctypes.c_uint32),
        ("stops_momentum", ctypes.c_uint32),
        ("resamples", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        reduces_motion: int = 0,
        stops_momentum: int = 0,
        resamples: int = 0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), reduces_motion, stops_momentum, resamples)


class Unit(enum.IntEnum):
    """The unit of a wheel's amount."""

    POINTS = 0
    """Points; scrolled at once, because the device or platform has smoothed them."""
    LINES = 1
    """Lines of text."""
    PAGES = 2
    """Viewports."""
    NOTCHES = 3
    """Notches of a wheel; fractions are allowed."""
    NOTCHES_120 = 4
    """120 per notch, as on Windows, Linux and Wayland."""


class InputKind(enum.IntEnum):
    """The kind of an input. Below 32: what the user did. 32 to 65535: reports of a toolkit.
    SCROLLKIT_INPUT_KIND_HOST and above: the host's own kinds.
    """

    NONE = 0
    """No input; refused."""
    PRESS = 1
    """A finger or mouse button was pressed at x, y."""
    MOVE = 2
    """It moved to x, y."""
    RELEASE = 3
    """It was released; x, y are ignored."""
    CANCEL = 4
    """The system cancelled the gesture."""
    HOLD = 5
    """Fingers rest on a trackpad."""
    HOLD_END = 6
    """The resting fingers left the trackpad."""
    WHEEL = 7
    """A wheel turned by x, y in `unit`; with SCROLLKIT_INPUT_FLAGS_ZOOM it zooms about the focus.
    """
    PAN_BEGIN = 8
    """Two fingers began to pan on a trackpad."""
    PAN_UPDATE = 9
    """They panned by x, y points."""
    PAN_END = 10
    """They left the trackpad; the flags say whether momentum follows."""
    MOMENTUM_UPDATE = 11
    """The platform's momentum scrolled by x, y points."""
    MOMENTUM_END = 12
    """The platform's momentum ended."""
    KEY = 13
    """The key `key` was pressed or repeats."""
    PINCH_BEGIN = 14
    """A pinch began with its midpoint at x, y and its fingers `scale` apart."""
    PINCH_UPDATE = 15
    """The midpoint is at x, y, and the fingers are `scale` apart."""
    PINCH_END = 16
    """The pinch ended; x, y are ignored."""
    KEY_UP = 18
    """The key `key` was released; ends KEY_HELD."""
    STEER = 19
    """Autoscroll at velocity_x, velocity_y until the next such input."""
    STEER_END = 20
    """Autoscroll ended."""
    KEY_HELD = 21
    """The key `key` is held: content scrolls at a constant speed until KEY_UP."""
    DID_SCROLL = 32
    """Report: the offset is x, y. A repeated offset means that the toolkit still scrolls. An offset
    within half a point of a requested one answers the request.
    """
    WILL_BEGIN_DRAGGING = 33
    """Report: a drag begins."""
    WILL_END_DRAGGING = 34
    """Report: the drag ends at velocity_x, velocity_y; content will rest at x, y."""
    DID_END_DRAGGING = 35
    """Report: the drag has ended; SCROLLKIT_INPUT_FLAGS_DECELERATES if momentum follows."""
    DID_END_DECELERATING = 36
    """Report: the momentum has ended."""
    DID_END_ANIMATION = 37
    """Report: an animated scroll has ended."""
    DID_TRACK = 38
    """Report: the dragging finger is at x, y in the viewport."""
    WILL_BEGIN_ZOOMING = 39
    """Report: zooming begins at the scale x, above 0."""
    DID_ZOOM = 40
    """Report: the scale is x, above 0."""
    DID_END_ZOOMING = 41
    """Report: zooming has ended at the scale x, above 0."""
    HOST = 65536
    """The first of the host's own kinds: forwarded to the delegate without validation."""


class Key(enum.IntEnum):
    """A key that scrolls."""

    LINE_UP = 0
    """Up by the feel's lines per key."""
    LINE_DOWN = 1
    """Down by the feel's lines per key."""
    LINE_LEFT = 2
    """Left by the feel's lines per key."""
    LINE_RIGHT = 3
    """Right by the feel's lines per key."""
    PAGE_UP = 4
    """Up by a page, less the feel's overlap."""
    PAGE_DOWN = 5
    """Down by a page."""
    PAGE_LEFT = 6
    """Left by a page."""
    PAGE_RIGHT = 7
    """Right by a page."""
    HOME = 8
    """To the top."""
    END = 9
    """To the end."""


class InputFlags(enum.IntFlag):
    """Bits of scrollkit_input.flags."""

    PLATFORM_MOMENTUM = 1
    """On PAN_END: the platform's own momentum follows, so ScrollKit adds none."""
    HAS_VELOCITY = 2
    """On PAN_END: velocity_x and velocity_y hold the velocity that the platform measured."""
    DECELERATES = 4
    """On DID_END_DRAGGING: momentum follows."""
    INVERTED = 8
    """The amount is opposite to the movement of the hand (natural scrolling). Scrolling ignores this
    flag; a host that turns a knob by the amount negates it.
    """
    SWAP_AXES = 16
    """On WHEEL: x and y are swapped, as with the shift key."""
    STOP_X = 32
    """On PAN_END: only the x axis stopped; the pan ends when no axis moves."""
    STOP_Y = 64
    """On PAN_END: only the y axis stopped; the pan ends when no axis moves."""
    ENDS_IN_SILENCE = 128
    """On PAN_UPDATE: 0.15 seconds without input end a pan that PAN_BEGIN did not begin."""
    TOOLKIT_TIME = 256
    """The time is a toolkit's; if it is before that of an earlier call, that time counts."""
    TIME_WRAPS = 512
    """The time was 32-bit milliseconds; its wraps are counted from the last call."""
    ZOOM = 1024
    """On WHEEL: zooms, as with the control key; a positive amount zooms out."""


class Input(ctypes.Structure):
    """An action of the user, or a report of a toolkit. Fields that the kind does not use must be valid.
    """

    struct_size: int
    """sizeof(scrollkit_input) of the caller, in bytes."""
    kind: InputKind | int
    """What happened."""
    time: float
    """When, in seconds; not before an earlier call, except with SCROLLKIT_INPUT_FLAGS_TOOLKIT_TIME.
    """
    x: float
    """A position in the viewport, an amount, an offset or a scale, as the kind says."""
    y: float
    """A position in the viewport, an amount or an offset, as the kind says."""
    velocity_x: float
    """Velocity of the offset, in points per second, where the kind says so."""
    velocity_y: float
    """Velocity of the offset, in points per second, where the kind says so."""
    pointer_id: int
    """The finger or button; any number that is constant from press to release."""
    unit: Unit | int
    """The unit of a wheel's amount."""
    flags: InputFlags | int
    """SCROLLKIT_INPUT_FLAGS_ bits."""
    key: Key | int
    """The key."""
    reserved: int
    """Must be 0."""
    device: int
    """The wheel, if there are several; any number. Each wheel has fractions of its own."""
    scale: float
    """On PINCH_: distance of the fingers as a factor of any reference; 0: 1. Range: 0 to 1e12."""
    focus_x: float
    """On WHEEL with SCROLLKIT_INPUT_FLAGS_ZOOM: the pointer's x in the viewport, in points."""
    focus_y: float
    """On WHEEL with SCROLLKIT_INPUT_FLAGS_ZOOM: the pointer's y in the viewport, in points."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_uint32),
        ("time", ctypes.c_double),
        ("x", ctypes.c_double),
        ("y", ctypes.c_double),
        ("velocity_x", ctypes.c_double),
        ("velocity_y", ctypes.c_double),
        ("pointer_id", ctypes.c_uint64),
        ("unit", ctypes.c_uint32),
        ("flags", ctypes.c_uint32),
        ("key", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("device", ctypes.c_uint64),
        ("scale", ctypes.c_double),
        ("focus_x", ctypes.c_double),
        ("focus_y", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        kind: InputKind | int = 0,
        time: float = 0.0,
        x: float = 0.0,
        y: float = 0.0,
        velocity_x: float = 0.0,
        velocity_y: float = 0.0,
        pointer_id: int = 0,
        unit: Unit | int = 0,
        flags: InputFlags | int = 0,
        key: Key | int = 0,
        device: int = 0,
        scale: float = 0.0,
        focus_x: float = 0.0,
        focus_y: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), kind, time, x, y, velocity_x, velocity_y, pointer_id, unit,
            flags, key, 0, device, scale, focus_x, focus_y
        )


class Phase(enum.IntEnum):
    """What moves the content."""

    IDLE = 0
    """Nothing."""
    TRACKING = 1
    """A finger is down and has not moved past the slop."""
    DRAGGING = 2
    """A finger."""
    COASTING = 3
    """Momentum."""
    BOUNCING = 4
    """The return from overscroll."""
    ANIMATING = 5
    """The program."""
    WHEELING = 6
    """A wheel or a key; observed: a toolkit that does not report why it scrolls."""
    ZOOMING = 7
    """A change of scale."""
    STEERING = 8
    """Autoscroll, also at speed 0."""


class Frame(ctypes.Structure):
    """What the host draws."""

    struct_size: int
    """sizeof(scrollkit_frame) of the caller, in bytes; set before the call."""
    phase: Phase | int
    """What moves the content."""
    time: float
    """Time of this state, in seconds: that of the last call; 0 before the first."""
    offset_x: float
    """The content offset: x of the viewport's left edge in the content, in points."""
    offset_y: float
    """The content offset: y of the viewport's top edge in the content, in points."""
    target_x: float
    """Offset at which the content will rest if nothing else happens, in points."""
    target_y: float
    """Offset at which the content will rest if nothing else happens, in points."""
    velocity_x: float
    """Velocity of the offset, in points per second."""
    velocity_y: float
    """Velocity of the offset, in points per second."""
    overscroll_x: float
    """Distance of the offset from its range, in points: negative before the start, 0 inside."""
    overscroll_y: float
    """Distance of the offset from its range, in points: negative above the top, 0 inside."""
    progress_x: float
    """Position of the offset in its range, 0 to 1; 0 where nothing scrolls."""
    progress_y: float
    """Position of the offset in its range, 0 to 1; 0 where nothing scrolls."""
    needs_tick: int
    """1: the next frame differs even without input, so call tick again."""
    reserved: int
    """Always 0."""
    edge_x: float
    """The effect at the left (negative) or right edge: for SCROLLKIT_EDGE_BEHAVIOR_STRETCH the share
    to stretch the drawing by, for SCROLLKIT_EDGE_BEHAVIOR_GLOW an opacity up to 1, else 0.
    """
    edge_y: float
    """The same at the top (negative) or bottom edge."""
    scale: float
    """Scale at which to draw the content; 1 unless zooming is enabled."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("phase", ctypes.c_uint32),
        ("time", ctypes.c_double),
        ("offset_x", ctypes.c_double),
        ("offset_y", ctypes.c_double),
        ("target_x", ctypes.c_double),
        ("target_y", ctypes.c_double),
        ("velocity_x", ctypes.c_double),
        ("velocity_y", ctypes.c_double),
        ("overscroll_x", ctypes.c_double),
        ("overscroll_y", ctypes.c_double),
        ("progress_x", ctypes.c_double),
        ("progress_y", ctypes.c_double),
        ("needs_tick", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("edge_x", ctypes.c_double),
        ("edge_y", ctypes.c_double),
        ("scale", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        phase: Phase | int = 0,
        time: float = 0.0,
        offset_x: float = 0.0,
        offset_y: float = 0.0,
        target_x: float = 0.0,
        target_y: float = 0.0,
        velocity_x: float = 0.0,
        velocity_y: float = 0.0,
        overscroll_x: float = 0.0,
        overscroll_y: float = 0.0,
        progress_x: float = 0.0,
        progress_y: float = 0.0,
        needs_tick: int = 0,
        edge_x: float = 0.0,
        edge_y: float = 0.0,
        scale: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), phase, time, offset_x, offset_y, target_x, target_y,
            velocity_x, velocity_y, overscroll_x, overscroll_y, progress_x, progress_y, needs_tick,
            0, edge_x, edge_y, scale
        )


class TopRule(enum.IntEnum):
    """Which offset scroll to top remembers, and for how long."""

    STANDARD = 0
    """An offset below the top, until the user scrolls; shifts move it along."""
    KEEP_UNTIL_DRAG = 1
    """Any offset, also the top itself, until the user drags; shifts do not move it."""


class TopSource(enum.IntEnum):
    """The source of a trigger of scroll to top; other numbers are the host's own."""

    NONE = 0
    """No named source."""
    STATUS_BAR = 1
    """A tap on the status bar."""
    TAB_ITEM = 2
    """A tap on the item of the selected tab."""
    APPEARANCE = 3
    """A view that appears."""
    HOST = 65536
    """The first of the host's own numbers."""


class TopOptions(ctypes.Structure):
    """Options of scroll to top. All zero: the standard rule, a visible view."""

    struct_size: int
    """sizeof(scrollkit_top_options) of the caller, in bytes."""
    rule: TopRule | int
    """Which offset is remembered."""
    starts_hidden: int
    """1: the view is hidden until scrollkit_top_set_visible. Range: 0 to 1."""
    reserved: int
    """Must be 0."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rule", ctypes.c_uint32),
        ("starts_hidden", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        rule: TopRule | int = 0,
        starts_hidden: int = 0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), rule, starts_hidden, 0)


class TopState(ctypes.Structure):
    """The state of scroll to top."""

    struct_size: int
    """sizeof(scrollkit_top_state) of the caller, in bytes; set before the call."""
    has_way_back: int
    """1 if the next trigger scrolls back."""
    way_back: float
    """The remembered offset, in points; NaN if there is none. It is in range, except while a batch of
    edits is open whose content size is not set yet.
    """
    is_visible: int
    """1 if taps on the window's status bar trigger."""
    reserved: int
    """Always 0."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("has_way_back", ctypes.c_uint32),
        ("way_back", ctypes.c_double),
        ("is_visible", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        has_way_back: int = 0,
        way_back: float = 0.0,
        is_visible: int = 0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), has_way_back, way_back, is_visible, 0)


class EventKind(enum.IntEnum):
    """The kind of an event."""

    DID_SCROLL = 1
    """The offset is x, y. Consecutive ones are merged."""
    PHASE_CHANGED = 2
    """The phase changed from from_phase to to_phase."""
    WILL_REST = 3
    """The content moves by itself and will rest at x, y if nothing else happens."""
    DID_REST = 4
    """The content rests at x, y after scrolling."""
    ANIMATION_COMPLETED = 5
    """The animation `id` ended: `finished` is 1 at its target, 0 if it was interrupted."""
    REQUEST_SCROLL = 6
    """Observed only: scroll the toolkit's view to x, y, animated if `id` is not 0, and stop what moves
    it. The same `id` again retargets that animation.
    """
    OVERFLOW = 7
    """The queue was full, and `id` events were dropped."""
    REQUEST_REST = 8
    """Observed only: let the released content rest at x, y."""
    DRAG_BEGAN = 9
    """A drag began."""
    DRAG_ENDED = 10
    """The drag ended."""
    DECELERATION_BEGAN = 11
    """Momentum began after a drag."""
    DECELERATION_ENDED = 12
    """The momentum ended."""
    WILL_BOUNCE = 13
    """The released content will bounce at `edges`."""
    DID_BOUNCE = 14
    """The content has bounced at `edges` and rests."""
    WILL_REACH_EDGES = 15
    """The content will rest at `edges`."""
    DID_REACH_EDGES = 16
    """The content rests at `edges` after moving along their axis."""
    ZOOMED_PAST_MINIMUM = 17
    """Zooming that began at the smallest scale went below it: the scale is x."""
    ZOOMED_PAST_MAXIMUM = 18
    """Zooming that began at the largest scale went above it: the scale is x."""
    TOP_WILL_SCROLL = 19
    """Scroll to top starts the animation `id` to the top, y, for `source`."""
    TOP_WILL_RESTORE = 20
    """Scroll to top starts the animation `id` back to y, for `source`."""
    TOP_TARGET_CHANGED = 21
    """The next trigger scrolls back to y if `id` is 1, to the top if it is 0."""
    HEADER_MOVED = 22
    """The header `id` is at position y. Consecutive ones are merged."""
    HEADER_SHOWN = 23
    """The header `id` is fully shown."""
    HEADER_HIDDEN = 24
    """The header `id` is hidden as far as its mode allows."""
    HEADER_STRETCHED = 25
    """Overscroll stretched the header `id` beyond its trigger."""
    NUB_SHOWN = 26
    """The nub begins to appear."""
    NUB_HIDDEN = 27
    """The nub has disappeared."""
    NUB_GRABBED = 28
    """The nub was grabbed."""
    NUB_RELEASED = 29
    """The nub was released."""
    SECTION_CHANGED = 30
    """The viewport's top, below its inset, is in section x, from 0; -1 before the first."""
    REQUEST_SHIFT = 31
    """Observed only: content was shifted; set the toolkit's offset to x, y at once. Its momentum or
    animation continues, shifted by the same distance.
    """
    ZOOM_CHANGED = 40
    """The scale is x. Consecutive ones are merged."""


class EventResult(enum.IntEnum):
    """The result of scrollkit_scroller_next_event; a negative number is a scrollkit_status."""

    NONE = 0
    """The queue is empty."""
    TAKEN = 1
    """An event was taken."""


class Event(ctypes.Structure):
    """Something that happened."""

    struct_size: int
    """sizeof(scrollkit_event) of the caller, in bytes; set before the call."""
    kind: EventKind | int
    """What happened."""
    time: float
    """When it was detected, in seconds: the time of the call that detected it."""
    x: float
    """An offset, in points, where the kind says so."""
    y: float
    """An offset, in points, where the kind says so."""
    id: int
    """An animation, a header or a number of events, where the kind says so."""
    from_phase: Phase | int
    """The phase before, for PHASE_CHANGED."""
    to_phase: Phase | int
    """The phase now, for PHASE_CHANGED."""
    finished: int
    """1 if the animation reached its target, for ANIMATION_COMPLETED."""
    edges: Edges | int
    """Edges, where the kind says so."""
    source: TopSource | int
    """The source of a trigger, where the kind says so."""
    reserved: int
    """Always 0."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_uint32),
        ("time", ctypes.c_double),
        ("x", ctypes.c_double),
        ("y", ctypes.c_double),
        ("id", ctypes.c_uint64),
        ("from_phase", ctypes.c_uint32),
        ("to_phase", ctypes.c_uint32),
        ("finished", ctypes.c_uint32),
        ("edges", ctypes.c_uint32),
        ("source", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        kind: EventKind | int = 0,
        time: float = 0.0,
        x: float = 0.0,
        y: float = 0.0,
        id: int = 0,
        from_phase: Phase | int = 0,
        to_phase: Phase | int = 0,
        finished: int = 0,
        edges: Edges | int = 0,
        source: TopSource | int = 0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), kind, time, x, y, id, from_phase, to_phase, finished, edges,
            source, 0
        )


EventFunction = ctypes.CFUNCTYPE(None, ctypes.c_void_p, Scroller, ctypes.POINTER(Event))
"""Handles an event as soon as it happens.

Called during push, tick and other calls on the same scroller, after the scroller has changed, on
the caller's thread. It may make every call on any scroller, and may destroy this one. It must not
throw or longjmp. The event is borrowed, valid until the function returns.

Made of a Python function that takes user, scroller, event. The library keeps no reference:
keep one for as long as it may be called.
"""


InputFunction = ctypes.CFUNCTYPE(None, ctypes.c_void_p, Scroller, ctypes.POINTER(Input))
"""Receives an input that was pushed, unchanged and in order, after the scroller has handled it.

The event that repeats a report (DID_SCROLL, DRAG_BEGAN, DRAG_ENDED, DECELERATION_ENDED) follows
directly. Kinds from SCROLLKIT_INPUT_KIND_HOST on are forwarded without validation. The input is
borrowed, valid until the function returns. All calls are allowed; a function that always pushes
never returns. It must not throw or longjmp.

Made of a Python function that takes user, scroller, input. The library keeps no reference:
keep one for as long as it may be called.
"""


RespondsFunction = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p, Scroller, ctypes.c_uint32)
"""Returns 1 if the host itself handles inputs of a kind, else 0. It must not throw or longjmp.

Made of a Python function that takes user, scroller, kind. The library keeps no reference:
keep one for as long as it may be called.
"""


ShouldFunction = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p, Scroller, ctypes.c_uint32)
"""Returns 1 if a trigger of scroll to top may scroll, else 0. All calls are allowed. It must not
throw or longjmp.

Made of a Python function that takes user, scroller, source. The library keeps no reference:
keep one for as long as it may be called.
"""


ReleaseFunction = ctypes.CFUNCTYPE(None, ctypes.c_void_p, Scroller, ctypes.c_double, ctypes.c_double, ctypes.POINTER(ctypes.c_double), ctypes.POINTER(ctypes.c_double))
"""May retarget content that is about to be released.

Content would move at velocity_x, velocity_y and rest at the target, which the function may
change: it is then reached to a millionth of a point, starting with that velocity. A target that
is not finite is ignored, and one out of range is clamped. All calls are allowed. It must not
throw or longjmp.

Made of a Python function that takes user, scroller, velocity_x, velocity_y, target_x, target_y. The library keeps no reference:
keep one for as long as it may be called.
"""


class Delegate(ctypes.Structure):
    """Callbacks of a host. Each may be NULL."""

    struct_size: int
    """sizeof(scrollkit_delegate) of the caller, in bytes."""
    reserved: int
    """Must be 0."""
    user: int | None
    """Passed to every function; never dereferenced."""
    did_happen: CFuncPtr
    """Receives every event instead of the queue."""
    did_receive: CFuncPtr
    """Receives every input after the scroller has handled it."""
    responds_to: CFuncPtr
    """Returns which inputs the host handles; NULL: none."""
    should_scroll_to_top: CFuncPtr
    """May veto scroll to top; NULL: never."""
    will_end_dragging: CFuncPtr
    """May change where released content rests."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("user", ctypes.c_void_p),
        ("did_happen", EventFunction),
        ("did_receive", InputFunction),
        ("responds_to", RespondsFunction),
        ("should_scroll_to_top", ShouldFunction),
        ("will_end_dragging", ReleaseFunction),
    ]

    def __init__(
        self,
        *,
        user: int | None = None,
        did_happen: CFuncPtr = EventFunction(),
        did_receive: CFuncPtr = InputFunction(),
        responds_to: CFuncPtr = RespondsFunction(),
        should_scroll_to_top: CFuncPtr = ShouldFunction(),
        will_end_dragging: CFuncPtr = ReleaseFunction(),
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), 0, user, did_happen, did_receive, responds_to,
            should_scroll_to_top, will_end_dragging
        )


class Context(ctypes.Structure):
    """State of a scroll that toolkits do not provide."""

    struct_size: int
    """sizeof(scrollkit_context) of the caller, in bytes; set before the call."""
    is_scrolling: int
    """1 from the user's first movement until the content rests."""
    is_animating: int
    """1 while the program scrolls."""
    is_tracking: int
    """1 while a finger is down."""
    heading: Edges | int
    """Edges towards which the content moves, at most one per axis; 0 at rest."""
    at_edges: Edges | int
    """Edges within half a point of the offset; both of an axis that cannot scroll."""
    began_x: float
    """Offset at which the current or last scroll began, in points; shifts move it along."""
    began_y: float
    """Offset at which the current or last scroll began, in points; shifts move it along."""
    expected_end_x: float
    """Offset at which the content will rest; NaN if it is unknown, and at rest."""
    expected_end_y: float
    """Offset at which the content will rest; NaN if it is unknown, and at rest."""
    ended_x: float
    """Offset at which the last scroll ended; NaN during a scroll, and before the first."""
    ended_y: float
    """Offset at which the last scroll ended; NaN during a scroll, and before the first."""
    min_x: float
    """Smallest offset in range, in points."""
    min_y: float
    """Smallest offset in range, in points."""
    max_x: float
    """Largest offset in range, in points."""
    max_y: float
    """Largest offset in range, in points."""
    tracking_x: float
    """Last position of the finger in the viewport, in points."""
    tracking_y: float
    """Last position of the finger in the viewport, in points."""
    zoom_scale: float
    """The scale; observed: as reported, 1 before any report."""
    zoom_began_scale: float
    """The scale at which zooming began; NaN while the scale does not change."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_scrolling", ctypes.c_uint32),
        ("is_animating", ctypes.c_uint32),
        ("is_tracking", ctypes.c_uint32),
        ("heading", ctypes.c_uint32),
        ("at_edges", ctypes.c_uint32),
        ("began_x", ctypes.c_double),
        ("began_y", ctypes.c_double),
        ("expected_end_x", ctypes.c_double),
        ("expected_end_y", ctypes.c_double),
        ("ended_x", ctypes.c_double),
        ("ended_y", ctypes.c_double),
        ("min_x", ctypes.c_double),
        ("min_y", ctypes.c_double),
        ("max_x", ctypes.c_double),
        ("max_y", ctypes.c_double),
        ("tracking_x", ctypes.c_double),
        ("tracking_y", ctypes.c_double),
        ("zoom_scale", ctypes.c_double),
        ("zoom_began_scale", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        is_scrolling: int = 0,
        is_animating: int = 0,
        is_tracking: int = 0,
        heading: Edges | int = 0,
        at_edges: Edges | int = 0,
        began_x: float = 0.0,
        began_y: float = 0.0,
        expected_end_x: float = 0.0,
        expected_end_y: float = 0.0,
        ended_x: float = 0.0,
        ended_y: float = 0.0,
        min_x: float = 0.0,
        min_y: float = 0.0,
        max_x: float = 0.0,
        max_y: float = 0.0,
        tracking_x: float = 0.0,
        tracking_y: float = 0.0,
        zoom_scale: float = 0.0,
        zoom_began_scale: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), is_scrolling, is_animating, is_tracking, heading, at_edges,
            began_x, began_y, expected_end_x, expected_end_y, ended_x, ended_y, min_x, min_y, max_x,
            max_y, tracking_x, tracking_y, zoom_scale, zoom_began_scale
        )


class Window(ctypes.c_void_p):
    """A window whose status bar triggers scroll to top. Owned by its creator; destroy it with
    scrollkit_window_destroy.
    """


class HeaderMode(enum.IntEnum):
    """When a header collapses and expands; the names are Android's scroll flags."""

    ENTER_ALWAYS = 0
    """It hides when scrolling down and shows when scrolling up; at the top it is shown."""
    EXIT_UNTIL_COLLAPSED = 1
    """It collapses to its minimum height and expands only at the top."""
    ENTER_ALWAYS_COLLAPSED = 2
    """It hides, shows at its minimum height, and expands only at the top."""
    PINNED = 3
    """It does not move."""
    FREEZE_NEAR_ENDS = 4
    """As ENTER_ALWAYS, but it does not move while the content is at its top or end."""


class HeaderInset(enum.IntEnum):
    """How the geometry's inset_top relates to a header."""

    CONSTANT = 0
    """The inset is constant, whether the header is shown or hidden."""
    VISIBLE = 1
    """The inset holds the header's visible height, and the host changes it as the header moves."""


class HeaderOptions(ctypes.Structure):
    """Options of a header."""

    struct_size: int
    """sizeof(scrollkit_header_options) of the caller, in bytes."""
    mode: HeaderMode | int
    """When it collapses and expands."""
    height: float
    """Height when fully shown, in points. Range: 0 to 1e12."""
    minimum_height: float
    """Height when collapsed, in points, for the modes that use it; at most `height`. Range: 0 to
    1e12.
    """
    snaps: int
    """1: a partly shown header snaps to the nearer side at rest, in the ENTER_ALWAYS modes. Range: 0 to
    1.
    """
    stretches: int
    """1: overscroll past the top makes it taller. Range: 0 to 1."""
    only_by_user: int
    """1: only scrolling by the user shows it. Range: 0 to 1."""
    inset: HeaderInset | int
    """How the geometry's inset_top relates to it."""
    tolerance: float
    """Distance that content scrolls in one direction before the header moves, in points. Range: 0 to
    1e12.
    """
    parallax: float
    """Distance that a background moves per point of the header. Range: 0 to 1."""
    stretch_trigger: float
    """Overscroll after which HEADER_STRETCHED is emitted, in points; 0: 100. Range: 0 to 1e12."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("mode", ctypes.c_uint32),
        ("height", ctypes.c_double),
        ("minimum_height", ctypes.c_double),
        ("snaps", ctypes.c_uint32),
        ("stretches", ctypes.c_uint32),
        ("only_by_user", ctypes.c_uint32),
        ("inset", ctypes.c_uint32),
        ("tolerance", ctypes.c_double),
        ("parallax", ctypes.c_double),
        ("stretch_trigger", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        mode: HeaderMode | int = 0,
        height: float = 0.0,
        minimum_height: float = 0.0,
        snaps: int = 0,
        stretches: int = 0,
        only_by_user: int = 0,
        inset: HeaderInset | int = 0,
        tolerance: float = 0.0,
        parallax: float = 0.0,
        stretch_trigger: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), mode, height, minimum_height, snaps, stretches, only_by_user,
            inset, tolerance, parallax, stretch_trigger
        )


class HeaderState(ctypes.Structure):
    """The state of a header."""

    struct_size: int
    """sizeof(scrollkit_header_state) of the caller, in bytes; set before the call."""
    is_snapping: int
    """1 while it snaps."""
    position: float
    """y of its top edge if it were the only header, in points: 0 shown, -height hidden."""
    top: float
    """y of its top edge below the viewport's, in points, with the headers above it. Its lower edge is
    at top + height + stretch.
    """
    visible_height: float
    """Its visible height, in points, with the stretch."""
    progress: float
    """1 shown, 0 hidden as far as its mode allows."""
    stretch: float
    """Distance by which overscroll stretches it, in points."""
    parallax: float
    """Distance that its background has moved, in points."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_snapping", ctypes.c_uint32),
        ("position", ctypes.c_double),
        ("top", ctypes.c_double),
        ("visible_height", ctypes.c_double),
        ("progress", ctypes.c_double),
        ("stretch", ctypes.c_double),
        ("parallax", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        is_snapping: int = 0,
        position: float = 0.0,
        top: float = 0.0,
        visible_height: float = 0.0,
        progress: float = 0.0,
        stretch: float = 0.0,
        parallax: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), is_snapping, position, top, visible_height, progress,
            stretch, parallax
        )


class AnchorPolicy(enum.IntEnum):
    """What stays in place when content changes."""

    NONE = 0
    """The offset."""
    KEEP_ITEM = 1
    """The first visible item, unless the content is at its top: then new items show."""
    KEEP_DISTANCE_TO_END = 2
    """The distance to the content's end, unless the content is at its top."""
    STICK_TO_END = 3
    """The end, if the content is at it; otherwise the first visible item."""
    KEEP_DISTANCE_RESET_X = 4
    """As KEEP_DISTANCE_TO_END, but only the offset 0 is the top, and x becomes 0."""


class NubRule(enum.IntEnum):
    """How a nub follows the content."""

    STANDARD = 0
    """Insets count, new movement postpones hiding, and dragging the nub keeps x."""
    IGNORE_INSETS = 1
    """Insets do not count, new movement does not postpone hiding, and dragging the nub sets x to 0.
    """


class NubOptions(ctypes.Structure):
    """Options of a nub. All zero: a nub of 50 points."""

    struct_size: int
    """sizeof(scrollkit_nub_options) of the caller, in bytes."""
    rule: NubRule | int
    """How it follows the content."""
    length: float
    """Length, in points; the smallest length if it is proportional; 0: 50. Range: 0 to 1e12."""
    margin: float
    """Margin above and below it, in points, below the top inset; 0: 10, negative: none."""
    is_proportional: int
    """1: its length is the visible share of the content. Range: 0 to 1."""
    reserved: int
    """Must be 0."""
    fine_distance: float
    """Sideways distance at which the nub moves half as far as the finger, in points; 0: never. Range:
    0 to 1e12.
    """
    reach: float
    """Distance above and below it at which a finger still grabs it, in points; 0: 8, negative: none.
    """
    fade: float
    """Duration of a fade, in seconds; 0: 0.5. Range: 0 to 1e10."""
    delay: float
    """Seconds at rest before it fades out; 0: 0.75. Range: 0 to 1e10."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rule", ctypes.c_uint32),
        ("length", ctypes.c_double),
        ("margin", ctypes.c_double),
        ("is_proportional", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("fine_distance", ctypes.c_double),
        ("reach", ctypes.c_double),
        ("fade", ctypes.c_double),
        ("delay", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        rule: NubRule | int = 0,
        length: float = 0.0,
        margin: float = 0.0,
        is_proportional: int = 0,
        fine_distance: float = 0.0,
        reach: float = 0.0,
        fade: float = 0.0,
        delay: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), rule, length, margin, is_proportional, 0, fine_distance,
            reach, fade, delay
        )


class NubState(ctypes.Structure):
    """The state of a nub."""

    struct_size: int
    """sizeof(scrollkit_nub_state) of the caller, in bytes; set before the call."""
    is_grabbed: int
    """1 while it is grabbed: draw it highlighted."""
    y: float
    """y of its top in the viewport, in points."""
    length: float
    """Its length, in points; 0 if there is no room or nothing scrolls."""
    alpha: float
    """Its opacity, 0 to 1; 0 if there is no room or nothing scrolls."""
    share: float
    """Its position in the content, 0 to 1."""
    touch_y: float
    """y of the region in which a finger grabs it, in points."""
    touch_length: float
    """Length of that region, in points; 0 while it is hidden."""
    section: int
    """The section at the viewport's top, below its inset, from 0; -1 before the first or without
    sections.
    """
    reserved: int
    """Always 0."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_grabbed", ctypes.c_uint32),
        ("y", ctypes.c_double),
        ("length", ctypes.c_double),
        ("alpha", ctypes.c_double),
        ("share", ctypes.c_double),
        ("touch_y", ctypes.c_double),
        ("touch_length", ctypes.c_double),
        ("section", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        is_grabbed: int = 0,
        y: float = 0.0,
        length: float = 0.0,
        alpha: float = 0.0,
        share: float = 0.0,
        touch_y: float = 0.0,
        touch_length: float = 0.0,
        section: int = 0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), is_grabbed, y, length, alpha, share, touch_y, touch_length,
            section, 0
        )


class OverscrollBehavior(enum.IntEnum):
    """Whether scrolling chains to the parent at the end of a scroller's range; the names are CSS's.
    """

    AUTO = 0
    """It chains to the parent."""
    CONTAIN = 1
    """It does not chain; this scroller overscrolls, also where its content fits."""
    NONE = 2
    """It does not chain, and overscroll has no effect."""


class NestOrder(enum.IntEnum):
    """The order in which a scroller and the scrollers nested in it scroll."""

    CHILD_FIRST = 0
    """After them: browsers, UIKit."""
    PARENT_FIRST_DOWN = 1
    """Before them towards the end, after them towards the start: a collapsing header."""
    PARENT_FIRST_UP = 2
    """Before them towards the start, after them towards the end."""
    PARENT_FIRST = 3
    """Before them in both directions."""


class NestLatching(enum.IntEnum):
    """Whether a gesture latches to the scroller that it scrolls first."""

    NONE = 0
    """It chains within the gesture: Android, Flutter."""
    GESTURE = 1
    """It latches, unless the scroller is at its end when the gesture begins: browsers."""


class SnapKind(enum.IntEnum):
    """The snap targets along an axis."""

    NONE = 0
    """None."""
    PAGES = 1
    """Pages of equal length."""
    CAROUSEL = 2
    """Items of equal length, centred."""
    AREAS = 3
    """The areas of scrollkit_snap_set_areas, as in CSS scroll snap."""


class SnapRule(enum.IntEnum):
    """To which page or item released content snaps."""

    DEFAULT = 0
    """SCROLLKIT_SNAP_RULE_UIKIT for pages, SCROLLKIT_SNAP_RULE_FREE for a carousel."""
    UIKIT = 1
    """The nearest to the end of the fling, at most one further: UIScrollView."""
    FLUTTER = 2
    """The next in the direction of the fling, above 20 points per second: Flutter's PageView."""
    PAGER = 3
    """The next in the direction of the fling, above 50 points per second: Android's PagerSnapHelper.
    """
    LINEAR = 4
    """As many further as the fling is long: Android's LinearSnapHelper."""
    FREE = 5
    """The nearest to the end of the fling, however far."""


class SnapStrictness(enum.IntEnum):
    """How strictly content snaps to areas."""

    MANDATORY = 0
    """Always, if there is an area."""
    PROXIMITY = 1
    """Only to near areas."""


class SnapAlignment(enum.IntEnum):
    """Which part of an area aligns with the same part of the viewport."""

    NONE = 0
    """The area does not snap along this axis."""
    START = 1
    """Its start."""
    CENTER = 2
    """Its centre."""
    END = 3
    """Its end."""


class SnapOrder(enum.IntEnum):
    """The order of an array of areas."""

    ANY = 0
    """Any."""
    RIGHT = 1
    """No area begins or ends left of the one before: binary search."""
    DOWN = 2
    """No area begins or ends above the one before: binary search."""


class SnapOptions(ctypes.Structure):
    """Options of snapping along an axis."""

    struct_size: int
    """sizeof(scrollkit_snap_options) of the caller, in bytes."""
    kind: SnapKind | int
    """The snap targets."""
    rule: SnapRule | int
    """To which page or item content snaps."""
    is_reversed: int
    """1: page or item 0 is at the content's end, and they are counted backwards. Range: 0 to 1."""
    length: float
    """Length of a page or item, in points; 0: a page is the viewport without its insets. Range: 0 to
    1e12.
    """
    spacing: float
    """Distance between a page or item and the next, in points. Range: 0 to 1e12."""
    leading: float
    """Distance from the start of the content to the first, in points; from its end if reversed."""
    count: int
    """Number of items of a carousel."""
    strictness: SnapStrictness | int
    """How strictly content snaps to areas; the last axis set decides for both."""
    proximity: float
    """Share of the viewport within which SCROLLKIT_SNAP_STRICTNESS_PROXIMITY snaps; 0: 1/3. Range: 0
    to 1e12.
    """
    padding_start: float
    """Scroll padding at the viewport's start, beside the inset, in points."""
    padding_end: float
    """Scroll padding at the viewport's end, in points."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_uint32),
        ("rule", ctypes.c_uint32),
        ("is_reversed", ctypes.c_uint32),
        ("length", ctypes.c_double),
        ("spacing", ctypes.c_double),
        ("leading", ctypes.c_double),
        ("count", ctypes.c_uint32),
        ("strictness", ctypes.c_uint32),
        ("proximity", ctypes.c_double),
        ("padding_start", ctypes.c_double),
        ("padding_end", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        kind: SnapKind | int = 0,
        rule: SnapRule | int = 0,
        is_reversed: int = 0,
        length: float = 0.0,
        spacing: float = 0.0,
        leading: float = 0.0,
        count: int = 0,
        strictness: SnapStrictness | int = 0,
        proximity: float = 0.0,
        padding_start: float = 0.0,
        padding_end: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), kind, rule, is_reversed, length, spacing, leading, count,
            strictness, proximity, padding_start, padding_end
        )


class SnapArea(ctypes.Structure):
    """A part of the content that content snaps to."""

    struct_size: int
    """sizeof(scrollkit_snap_area) of the caller, in bytes; the stride of an array of areas."""
    stops: int
    """1: no fling passes it. Range: 0 to 1."""
    key: int
    """The host's identifier: content stays snapped to it when it moves."""
    x: float
    """x of its left edge in the content, in points."""
    y: float
    """y of its top edge in the content, in points."""
    width: float
    """Its width, in points. Range: 0 to 1e12."""
    height: float
    """Its height, in points. Range: 0 to 1e12."""
    align_x: SnapAlignment | int
    """Alignment left to right."""
    align_y: SnapAlignment | int
    """Alignment top to bottom."""
    margin_top: float
    """Scroll margin above it, in points; may be negative."""
    margin_left: float
    """Scroll margin left of it, in points; may be negative."""
    margin_bottom: float
    """Scroll margin below it, in points; may be negative."""
    margin_right: float
    """Scroll margin right of it, in points; may be negative."""
    is_focused: int
    """1: it has the keyboard focus; it is preferred to areas equally near. Range: 0 to 1."""
    reserved: int
    """Must be 0."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("stops", ctypes.c_uint32),
        ("key", ctypes.c_uint64),
        ("x", ctypes.c_double),
        ("y", ctypes.c_double),
        ("width", ctypes.c_double),
        ("height", ctypes.c_double),
        ("align_x", ctypes.c_uint32),
        ("align_y", ctypes.c_uint32),
        ("margin_top", ctypes.c_double),
        ("margin_left", ctypes.c_double),
        ("margin_bottom", ctypes.c_double),
        ("margin_right", ctypes.c_double),
        ("is_focused", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        stops: int = 0,
        key: int = 0,
        x: float = 0.0,
        y: float = 0.0,
        width: float = 0.0,
        height: float = 0.0,
        align_x: SnapAlignment | int = 0,
        align_y: SnapAlignment | int = 0,
        margin_top: float = 0.0,
        margin_left: float = 0.0,
        margin_bottom: float = 0.0,
        margin_right: float = 0.0,
        is_focused: int = 0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), stops, key, x, y, width, height, align_x, align_y,
            margin_top, margin_left, margin_bottom, margin_right, is_focused, 0
        )


class SnapState(ctypes.Structure):
    """The current page or item."""

    struct_size: int
    """sizeof(scrollkit_snap_state) of the caller, in bytes; set before the call."""
    reserved: int
    """Always 0."""
    place_x: float
    """The page or item, with fractions: 2.25 is a quarter of the way from 2 to 3. NaN if there is
    none.
    """
    place_y: float
    """The same, top to bottom."""
    target_x: float
    """The page or item at which the content will rest; NaN if there is none."""
    target_y: float
    """The same, top to bottom."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("place_x", ctypes.c_double),
        ("place_y", ctypes.c_double),
        ("target_x", ctypes.c_double),
        ("target_y", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        place_x: float = 0.0,
        place_y: float = 0.0,
        target_x: float = 0.0,
        target_y: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), 0, place_x, place_y, target_x, target_y)


class ZoomOptions(ctypes.Structure):
    """Options of zooming. All zero: scales from 1 to 4."""

    struct_size: int
    """sizeof(scrollkit_zoom_options) of the caller, in bytes."""
    centers: int
    """1: content smaller than the visible viewport is centred; 0: it is at its start. Range: 0 to 1.
    """
    minimum: float
    """Smallest scale at rest, at least 0.0001; 0: 1. Range: 0 to 1e4."""
    maximum: float
    """Largest scale at rest, at least 0.0001; 0: 4, or the smallest if that is larger. Range: 0 to
    1e4.
    """

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("centers", ctypes.c_uint32),
        ("minimum", ctypes.c_double),
        ("maximum", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        centers: int = 0,
        minimum: float = 0.0,
        maximum: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), centers, minimum, maximum)


class ZoomState(ctypes.Structure):
    """The state of zooming."""

    struct_size: int
    """sizeof(scrollkit_zoom_state) of the caller, in bytes; set before the call."""
    is_zooming: int
    """1 while the scale changes or fingers may change it."""
    scale: float
    """The scale."""
    target_scale: float
    """The scale at rest if nothing else happens and fingers stay where they are."""
    minimum: float
    """Smallest scale at rest."""
    maximum: float
    """Largest scale at rest."""
    centering_x: float
    """Inset left of centred content, in points, in addition to the geometry's."""
    centering_y: float
    """Inset above centred content, in points, in addition to the geometry's."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_zooming", ctypes.c_uint32),
        ("scale", ctypes.c_double),
        ("target_scale", ctypes.c_double),
        ("minimum", ctypes.c_double),
        ("maximum", ctypes.c_double),
        ("centering_x", ctypes.c_double),
        ("centering_y", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        is_zooming: int = 0,
        scale: float = 0.0,
        target_scale: float = 0.0,
        minimum: float = 0.0,
        maximum: float = 0.0,
        centering_x: float = 0.0,
        centering_y: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), is_zooming, scale, target_scale, minimum, maximum,
            centering_x, centering_y
        )


class AutoscrollRule(enum.IntEnum):
    """How the distance d of a pointer from its press becomes a speed."""

    CHROMIUM = 0
    """Chromium: 0.008 d^2.2 points per second; dead zone 15 points."""
    FIREFOX = 1
    """Firefox: 50 ((d / 12)^1.5 - 1) points per second; dead zone 12 points."""


class AutoscrollOptions(ctypes.Structure):
    """Options of autoscroll. All zero: Chromium's rule, edge margins of 50 points."""

    struct_size: int
    """sizeof(scrollkit_autoscroll_options) of the caller, in bytes."""
    rule: AutoscrollRule | int
    """How distance becomes speed."""
    dead_zone: float
    """Distance from the press without effect, in points; 0: that of the rule. Range: 0 to 1e12."""
    edge_margin: float
    """Distance from the viewport's edges at which a dragged item scrolls, in points; 0: 50. Range: 0
    to 1e12.
    """
    edge_speed: float
    """Speed at the edge and beyond, in points per second; 0: 1000. Range: 0 to 1e12."""
    edge_ramp: float
    """Power by which the speed grows with the depth in the margin; 0: 1, linear. Range: 0 to 16."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rule", ctypes.c_uint32),
        ("dead_zone", ctypes.c_double),
        ("edge_margin", ctypes.c_double),
        ("edge_speed", ctypes.c_double),
        ("edge_ramp", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        rule: AutoscrollRule | int = 0,
        dead_zone: float = 0.0,
        edge_margin: float = 0.0,
        edge_speed: float = 0.0,
        edge_ramp: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), rule, dead_zone, edge_margin, edge_speed, edge_ramp
        )


class ScrollbarPart(enum.IntEnum):
    """A part of a scroll bar."""

    NONE = 0
    """No part."""
    THUMB = 1
    """The thumb."""
    TRACK = 2
    """The track beside the thumb."""
    ARROW_BACKWARD = 3
    """The arrow towards smaller offsets."""
    ARROW_FORWARD = 4
    """The arrow towards larger offsets."""


class ScrollbarOptions(ctypes.Structure):
    """Options of a scroll bar. All zero: a track as long as the viewport."""

    struct_size: int
    """sizeof(scrollkit_scrollbar_options) of the caller, in bytes."""
    jumps_to_click: int
    """1: a press on the track moves the thumb to the pointer; 0: it scrolls a page. Range: 0 to 1.
    """
    track_length: float
    """Length of the track, in points; 0: the viewport's. Range: 0 to 1e12."""
    least_thumb: float
    """Smallest length of the thumb, in points; 0: 18. Range: 0 to 1e12."""
    snap_back: float
    """Distance beside the bar at which the thumb snaps back from the pointer, in points; 0: never.
    Range: 0 to 1e12.
    """

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("jumps_to_click", ctypes.c_uint32),
        ("track_length", ctypes.c_double),
        ("least_thumb", ctypes.c_double),
        ("snap_back", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        jumps_to_click: int = 0,
        track_length: float = 0.0,
        least_thumb: float = 0.0,
        snap_back: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), jumps_to_click, track_length, least_thumb, snap_back
        )


class ScrollbarState(ctypes.Structure):
    """The state of a scroll bar."""

    struct_size: int
    """sizeof(scrollkit_scrollbar_state) of the caller, in bytes; set before the call."""
    held: ScrollbarPart | int
    """The pressed part; THUMB also when a press has moved it to the pointer."""
    thumb_start: float
    """Start of the thumb along the track, in points."""
    thumb_length: float
    """Length of the thumb, in points; 0 if there is no room or nothing scrolls."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("held", ctypes.c_uint32),
        ("thumb_start", ctypes.c_double),
        ("thumb_length", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        held: ScrollbarPart | int = 0,
        thumb_start: float = 0.0,
        thumb_length: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), held, thumb_start, thumb_length)


class ScrollKitError(Exception):
    """A function has refused, and nothing has changed."""

    def __init__(self, function: str, status: int, text: str) -> None:
        super().__init__(f"{function}: {text}")
        self.status = status
        """A Status."""


def load(path: str | os.PathLike[str] | None = None) -> Library:
    """Load the library: a path, else $SCROLLKIT_LIBRARY, else where the system finds it."""
    name = os.fspath(path or os.environ.get("SCROLLKIT_LIBRARY") or "libscrollkit.so.0")
    try:
        return Library(ctypes.CDLL(name))
    except OSError as error:
        raise OSError(
            f"{error}; install ScrollKit, or set SCROLLKIT_LIBRARY to the path of the library"
        ) from error


class _Text(ctypes.c_char_p):
    """A C string that is a str in Python."""

    @classmethod
    def from_param(cls, value: Any) -> Any:
        return ctypes.c_char_p(value.encode() if isinstance(value, str) else value)


class _Status(ctypes.c_int32):
    """A result that is raised if it is negative."""


_F = TypeVar("_F", bound=Callable[..., Any])


def _c(result: Any, *parameters: Any) -> Callable[[_F], _F]:
    """Mark a method as the C function of its name; loading puts that in its place."""

    def mark(method: _F) -> _F:
        setattr(method, "c_types", (result, parameters))
        return method

    return mark


class Library:
    """The loaded library: each C function by its name, without `scrollkit_`.

    Those that return a status raise ScrollKitError if it is negative, and return it if not.
    """

    def __init__(self, library: ctypes.CDLL) -> None:
        for name, method in vars(Library).items():
            if not hasattr(method, "c_types"):
                continue
            function = library["scrollkit_" + name]
            function.restype, function.argtypes = method.c_types
            if function.restype is _Status:
                function.errcheck = self._check
            elif function.restype is _Text:
                function.errcheck = self._decode
            function.__doc__ = method.__doc__
            setattr(self, name, function)

    def _check(self, result: Any, function: Any, _arguments: Any) -> Any:
        status = result.value
        if status < 0:
            raise ScrollKitError(function.__name__, status, self.status_text(status))
        return status

    @staticmethod
    def _decode(result: Any, _function: Any, _arguments: Any) -> Any:
        return result.value.decode()

    @_c(_Text)
    def version(self) -> str:
        """Return the version of the library as text: "0.1.0".

        Returns: Borrowed, valid for ever.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(ctypes.c_uint32)
    def version_number(self) -> int:
        """Return the version of the library as an increasing number.

        Returns: Major * 10000 + minor * 100 + patch; 100 is 0.1.0.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(ctypes.c_uint32, _Text)
    def has_feature(self, name: str | None, /) -> int:
        """Return whether this build of the library has a feature.

        Known: "driven", "observed", "delegate", "batches", "context", "top", "header", "anchor",
        "nub", "nesting", "zoom", "steering", "scrollbar", "preferences".

        name: The feature's name; NULL is no feature.
        Returns: 1 if it has, 0 if it has not or does not know the name.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, ctypes.c_int32)
    def status_text(self, status: Status | int, /) -> str:
        """Return what a status means and what to do about it, in one or two sentences.

        status: A status; any number.
        Returns: Borrowed, valid for ever; "unknown status" for a number that is no status.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, _Text, ctypes.c_int64)
    def enum_name(self, type: str | None, value: int, /) -> str:
        """Return the name of an enum's constant, for logs and menus: ("phase", 2) is "dragging".

        type:  The enum's name without `scrollkit_`, such as "phase"; may be NULL.
        value: The constant; any number.
        Returns: Borrowed, valid for ever: the constant's name in lower case without the enum's
                 name; "unknown" for another enum or number.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.c_void_p, ctypes.c_size_t)
    def struct_init(self, target: int | None, size: int, /) -> int:
        """Fill any struct of this interface with its defaults: zeros, and its size.

        The SCROLLKIT_..._INIT macros do the same at compile time.

        target: The struct; must not be NULL.
        size:   Its size in bytes, as the caller was compiled with it.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (a size below 8, above 4096 or no multiple of 8),
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and the struct is unchanged.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(ScrollerOptions), ctypes.POINTER(Scroller))
    def scroller_create(
        self, options: Pointer[ScrollerOptions], scroller: Pointer[Scroller], /
    ) -> int:
        """Create a scroller.

        It has no content until scrollkit_scroller_set_geometry is called.

        options:  How it is made; NULL means all defaults.
        scroller: Receives the new scroller, owned by the caller: destroy it with
                  scrollkit_scroller_destroy. Must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown mode or feel, a switch that is
                 neither 0 nor 1, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_NO_MEMORY, and `*scroller` is untouched.

        Thread safety: any thread; the scroller is then for one thread at a time. Since: 0.1.
        """
        raise NotImplementedError

    @_c(None, Scroller)
    def scroller_destroy(self, scroller: Scroller | None, /) -> None:
        """Destroy a scroller.

        Inside its own delegate's function, too: it then goes when that function has returned.

        scroller: The scroller; NULL is fine and does nothing.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Geometry), ctypes.c_double)
    def scroller_set_geometry(
        self, scroller: Scroller | None, geometry: Pointer[Geometry], time: float, /
    ) -> int:
        """Set the viewport, the content and the insets.

        The first geometry puts the content at its start. Later, nothing that moves jumps: a finger
        keeps what it holds, and flights go on to where they can now rest. Content at rest is put
        back into range at once; with a shift, it returns as an overscroll does. A shift moves
        everything remembered along, so that nothing is seen of it; observed, the host receives
        SCROLLKIT_EVENT_KIND_REQUEST_SHIFT to move its offset along.

        scroller: The scroller; must not be NULL.
        geometry: The new geometry; must not be NULL. Not kept.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`right_to_left` neither 0 nor 1, an unknown
                 field not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_shift(self, scroller: Scroller | None, x: float, y: float, time: float, /) -> int:
        """Shift everything along with content that moved under the viewport, its size unchanged.

        The same as scrollkit_scroller_set_geometry with the present geometry and a shift. When the
        size changes too, say both in one call: between two, content may be out of range.

        scroller: The scroller; must not be NULL.
        x:        How far what is on screen moved right within the content, in points.
        y:        How far it moved down, in points.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Preferences))
    def scroller_set_preferences(
        self, scroller: Scroller | None, comfort: Pointer[Preferences], /
    ) -> int:
        """Set the user's accessibility preferences.

        With reduced motion, a requested scroll or scale, a wheel's step, a return into range and a
        header that settles arrive at once; the nub still fades. Observed, a scroll is asked for at
        once. A chain of nested scrollers heeds the wishes told to the one that a gesture begins on.
        Without momentum, content rests where it is let go. Resampled, a finger's or mouse's drag is
        shown as it was 5 ms before each tick, between two reports or at most 8 ms beyond the last:
        even at 60 ticks and uneven 125 reports a second. The offset then changes at ticks, and let
        go, content goes on from where it is shown.

        scroller: The scroller; must not be NULL.
        comfort:  The wishes; NULL means none. Not kept.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (a switch that is neither 0 nor 1, an unknown
                 field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_uint32, ctypes.c_double,
        ctypes.POINTER(ctypes.c_uint64)
    )
    def scroller_scroll_to(
        self, scroller: Scroller | None, x: float, y: float, animated: int, time: float,
        id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll to an offset, over time or at once.

        Out of range means the nearest offset in range. Content in flight goes on from its place and
        speed. Over time, a finger loses its hold and takes it up with its next press; at once, it
        keeps it. The end is told by SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED, exactly once: at once
        if already there, and not finished if something else takes over. Observed, the host receives
        SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to do it.

        scroller: The scroller; must not be NULL.
        x:        The offset to the right, in points.
        y:        The offset down, in points.
        animated: 1: over time; 0: at once.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`animated` neither 0 nor 1),
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double,
        ctypes.POINTER(ctypes.c_uint64)
    )
    def scroller_scroll_by(
        self, scroller: Scroller | None, x: float, y: float, time: float,
        id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll over time by a distance.

        From the target of a programmatic scroll under way, else from where the content is, so that
        quick repeats of a key add up. For the rest as scrollkit_scroller_scroll_to.

        scroller: The scroller; must not be NULL.
        x:        How far right, in points.
        y:        How far down, in points.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double,
        ctypes.c_double, ctypes.POINTER(ctypes.c_uint64)
    )
    def scroller_scroll_rect_to_visible(
        self, scroller: Scroller | None, x: float, y: float, width: float, height: float,
        time: float, id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll over time as little as is needed to show a rectangle of the content.

        Insets cover the viewport: what lies under them is not visible. A rectangle larger than the
        visible part is shown when it fills it. For the rest as scrollkit_scroller_scroll_to.

        scroller: The scroller; must not be NULL.
        x:        The rectangle's left edge in the content, in points.
        y:        The rectangle's top edge in the content, in points.
        width:    Its width, in points; 0 or more.
        height:   Its height, in points; 0 or more.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_set_offset(
        self, scroller: Scroller | None, x: float, y: float, time: float, /
    ) -> int:
        """Set the offset at once, such as a restored one.

        Out of range means the nearest offset in range. What moved by itself stops; a finger keeps
        its hold. Observed, the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to do it.

        scroller: The scroller; must not be NULL.
        x:        The offset to the right, in points.
        y:        The offset down, in points.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def scroller_stop(self, scroller: Scroller | None, time: float, /) -> int:
        """Stop every motion at the current offset.

        Out of range, the content still returns. A finger keeps its hold. Observed, the host is
        asked by SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to stay where it is.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32)
    def scroller_set_feel(self, scroller: Scroller | None, feel: Feel | int, /) -> int:
        """Set the feel. Gestures and motions under way keep the old one.

        What the scroller's options say themselves of the wheel step, the line length and clamped
        edges is kept.

        scroller: The scroller; must not be NULL.
        feel:     The new feel.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown feel), and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(FeelValues))
    def scroller_set_feel_values(
        self, scroller: Scroller | None, values: Pointer[FeelValues], /
    ) -> int:
        """Set a feel of your own. Gestures and motions under way keep the old one.

        All of it counts, also what the scroller's options say otherwise.

        scroller: The scroller; must not be NULL.
        values:   The feel; must not be NULL. Not kept. What a smaller struct lacks is UIKit's.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, `reserved` not 0, an
                 unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(FeelValues))
    def scroller_get_feel_values(
        self, scroller: Scroller | None, values: Pointer[FeelValues], /
    ) -> int:
        """Read all numbers of the scroller's feel.

        scroller: The scroller; must not be NULL.
        values:   Receives the numbers; must not be NULL, its `struct_size` set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_SIZE, and `*values` is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.c_uint32, ctypes.POINTER(FeelValues))
    def feel_get_values(self, feel: Feel | int, values: Pointer[FeelValues], /) -> int:
        """Read all numbers of a preset.

        feel:   The feel.
        values: Receives the numbers; must not be NULL, its `struct_size` set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown feel), SCROLLKIT_STATUS_INVALID_SIZE,
                 and `*values` is untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Input))
    def scroller_push(self, scroller: Scroller | None, input: Pointer[Input], /) -> int:
        """Push an action of the user or a report of a toolkit.

        Inputs may come in any order; one that makes no sense at the moment is taken and does
        nothing. Fields that a kind has no use for are checked, too: leave them 0.

        scroller: The scroller; must not be NULL.
        input:    The input; must not be NULL. Not kept.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown kind, unit or flag, an unknown field
                 that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE or
                 SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Input), ctypes.c_size_t)
    def scroller_push_many(
        self, scroller: Scroller | None, inputs: Pointer[Input], count: int, /
    ) -> int:
        """Push several inputs in one call; all or none are taken.

        For scripts, where a call costs more than what it does. All inputs must have the
        `struct_size` of the first: it is the distance between them.

        scroller: The scroller; must not be NULL.
        inputs:   The first of the inputs, oldest first; may be NULL if `count` is 0. Not kept.
        count:    How many, 1048576 at most.
        Returns: SCROLLKIT_STATUS_OK; otherwise what scrollkit_scroller_push says of the first input
                 that it refuses, or SCROLLKIT_STATUS_OUT_OF_RANGE for too many, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint64, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_press(
        self, scroller: Scroller | None, pointer_id: int, x: float, y: float, time: float, /
    ) -> int:
        """Press a finger or a mouse button on the content.

        Content in flight is caught where it is. With a second finger down, the feel says which of
        them moves the content, usually the one that came last; where it can be zoomed, two zoom it
        about their midpoint. It does not jump when one comes or goes. Three are followed; a further
        one is taken and does nothing. One that is down already must have left unheard, and takes
        hold anew.

        scroller:   The scroller; must not be NULL and be driven.
        pointer_id: Which finger; any number that stays the same until it is released.
        x:          Where in the viewport, in points from its left.
        y:          Where in the viewport, in points from its top.
        time:       Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint64, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_move(
        self, scroller: Scroller | None, pointer_id: int, x: float, y: float, time: float, /
    ) -> int:
        """Move a finger or mouse button that was pressed.

        Until it has moved past the feel's slop nothing scrolls, and the slop is swallowed, unless
        the feel says otherwise. A feel that locks the direction keeps the other axis exactly where
        it is.

        scroller:   The scroller; must not be NULL and be driven.
        pointer_id: Which finger; one that is not pressed is taken and does nothing.
        x:          Where in the viewport, in points from its left; also outside it.
        y:          Where in the viewport, in points from its top; also outside it.
        time:       Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint64, ctypes.c_double)
    def scroller_release(self, scroller: Scroller | None, pointer_id: int, time: float, /) -> int:
        """Release a finger or mouse button: the content coasts on, as fast as it was moved.

        The finger's speed is read from its movements, not from where the up event says it was; one
        that was held still for 0.1 s has none. While another finger is down nothing is let go: the
        content follows that one on, and flings as fast as it moves when it leaves, too.

        scroller:   The scroller; must not be NULL and be driven.
        pointer_id: Which finger; one that is not pressed is taken and does nothing.
        time:       Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def scroller_cancel(self, scroller: Scroller | None, time: float, /) -> int:
        """Take the gesture, the held key or the pointer that steers away: the content rests where it
        is, or returns into range.

        scroller: The scroller; must not be NULL and be driven.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_uint32, ctypes.c_double)
    def scroller_wheel(
        self, scroller: Scroller | None, x: float, y: float, unit: Unit | int, time: float, /
    ) -> int:
        """Turn a wheel.

        Points are taken at once; other units glide as the feel has it, and quick steps add up. A
        wheel never goes out of range, and does nothing while a finger holds the content.

        scroller: The scroller; must not be NULL and be driven.
        x:        How far right, in `unit`; positive shows what is further right.
        y:        How far down, in `unit`; positive shows what is further down. Most toolkits count
                  a wheel turned away from the user as positive: negate theirs.
        unit:     What is counted.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_double)
    def scroller_key(self, scroller: Scroller | None, key: Key | int, time: float, /) -> int:
        """Press a key that scrolls, or repeat it.

        Repeats add up, so that a held key glides; see also scrollkit_scroller_hold_key. Keys never
        go out of range, and do nothing while a finger holds the content.

        scroller: The scroller; must not be NULL and be driven.
        key:      What it asks for.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_double)
    def scroller_hold_key(self, scroller: Scroller | None, key: Key | int, time: float, /) -> int:
        """Hold a key that scrolls: content moves at a constant speed until
        scrollkit_scroller_release_key.

        Call it on the key's first repeat; the first press is a scrollkit_scroller_key. The speed is
        25 lines or 5 pages per second, and further repeats change nothing. With a feel whose wheel
        does not animate, and for SCROLLKIT_KEY_HOME and SCROLLKIT_KEY_END, each call is a press.

        scroller: The scroller; must not be NULL and be driven.
        key:      The key.
        time:     Time of the repeat, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_double)
    def scroller_release_key(
        self, scroller: Scroller | None, key: Key | int, time: float, /
    ) -> int:
        """Release a key that was held: content brakes at once and rests soon after.

        Call it, or scrollkit_scroller_cancel, also when the host loses the keyboard focus.

        scroller: The scroller; must not be NULL and be driven.
        key:      The key.
        time:     Time of the release, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(ctypes.c_uint32, Scroller, ctypes.c_uint32)
    def scroller_responds_to(self, scroller: Scroller | None, kind: InputKind | int, /) -> int:
        """Return whether the scroller or its delegate handles inputs of a kind.

        scroller: The scroller; NULL takes none.
        kind:     The kind; any number.
        Returns: 1 if the scroller takes them in its mode, or its delegate says that the host does;
                 else 0.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_uint32,
        ctypes.c_uint32
    )
    def input_from_sdl2_wheel(
        self, input: Pointer[Input], x: float, y: float, direction: int, time_ms: int, /
    ) -> int:
        """Make an input from an SDL2 wheel event.

        SDL counts positive as up and right (SDL_events.h). A flipped event holds what the user
        wants to see, only the hand went the other way: content goes by it as it is, with
        SCROLLKIT_INPUT_FLAGS_INVERTED.

        input:     Receives the input; `struct_size` must be set. Must not be NULL.
        x:         `preciseX`; before SDL 2.0.18 `x`.
        y:         `preciseY`; before SDL 2.0.18 `y`.
        direction: `direction`: 0 normal, 1 flipped.
        time_ms:   `timestamp`.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown direction),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_uint32,
        ctypes.c_uint64
    )
    def input_from_sdl3_wheel(
        self, input: Pointer[Input], x: float, y: float, direction: int, time_ns: int, /
    ) -> int:
        """Make an input from an SDL3 wheel event.

        As for SDL2: a flipped event is taken as it is, with SCROLLKIT_INPUT_FLAGS_INVERTED.

        input:     Receives the input; `struct_size` must be set. Must not be NULL.
        x:         `x`; not `integer_x`, which drops what a trackpad says.
        y:         `y`.
        direction: `direction`: 0 normal, 1 flipped.
        time_ns:   `timestamp`.
        Returns: As scrollkit_input_from_sdl2_wheel.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_uint64, ctypes.c_double,
        ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_uint32
    )
    def input_from_sdl2_finger(
        self, input: Pointer[Input], type: int, finger: int, x: float, y: float, width: float,
        height: float, time_ms: int, /
    ) -> int:
        """Make an input from an SDL2 finger event.

        SDL makes mouse events of fingers, too: leave out those whose `which` is SDL_TOUCH_MOUSEID.
        The input's `pointer_id` is the finger's plus one, so that 0 is free for the mouse.

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        type:    `type`: SDL_FINGERDOWN 0x700, SDL_FINGERUP 0x701, SDL_FINGERMOTION 0x702.
        finger:  `fingerId`.
        x:       `x`, a share of the window's width.
        y:       `y`, a share of the window's height.
        width:   The window's width, in points; 0 or more.
        height:  The window's height, in points; 0 or more.
        time_ms: `timestamp`.
        Returns: As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for another
                 type or a negative length, too.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_uint64, ctypes.c_double,
        ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_uint64
    )
    def input_from_sdl3_finger(
        self, input: Pointer[Input], type: int, finger: int, x: float, y: float, width: float,
        height: float, time_ns: int, /
    ) -> int:
        """Make an input from an SDL3 finger event.

        As for SDL2; a canceled finger becomes CANCEL.

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        type:    `type`: SDL_EVENT_FINGER_DOWN 0x700, _UP 0x701, _MOTION 0x702, _CANCELED 0x703.
        finger:  `fingerID`.
        x:       `x`, a share of the window's width.
        y:       `y`, a share of the window's height.
        width:   The window's width, in points; 0 or more.
        height:  The window's height, in points; 0 or more.
        time_ns: `timestamp`.
        Returns: As scrollkit_input_from_sdl2_finger.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def input_from_glfw_scroll(
        self, input: Pointer[Input], xoffset: float, yoffset: float, time: float, /
    ) -> int:
        """Make an input from GLFW's scroll callback.

        GLFW counts positive as up and left: on X11 button 6, which is left, is +1, and on Windows
        the sideways wheel is negated (x11_window.c, win32_window.c).

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        xoffset: As GLFW tells it.
        yoffset: As GLFW tells it.
        time:    When, in seconds: glfwGetTime, if that is the clock of all calls.
        Returns: As scrollkit_input_from_sdl2_wheel.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def input_from_raylib_wheel(
        self, input: Pointer[Input], x: float, y: float, time: float, /
    ) -> int:
        """Make an input from raylib's GetMouseWheelMoveV, if it is not zero.

        The signs are those of GLFW, which raylib is usually built on; built on SDL its x is the
        other way round.

        input: Receives the input; `struct_size` must be set. Must not be NULL.
        x:     As raylib tells it.
        y:     As raylib tells it.
        time:  When, in seconds: GetTime, if that is the clock of all calls.
        Returns: As scrollkit_input_from_sdl2_wheel.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def input_from_imgui_wheel(
        self, input: Pointer[Input], wheel_x: float, wheel_y: float, time: float, /
    ) -> int:
        """Make an input from Dear ImGui's io.MouseWheelH and io.MouseWheel, if they are not zero.

        Dear ImGui counts positive as up and left, and turns the axes itself while shift is held
        (imgui.h).

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        wheel_x: `MouseWheelH`.
        wheel_y: `MouseWheel`.
        time:    When, in seconds: ImGui::GetTime, if that is the clock of all calls.
        Returns: As scrollkit_input_from_sdl2_wheel.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_double)
    def input_from_sgr_button(self, input: Pointer[Input], button: int, time: float, /) -> int:
        """Make an input from a terminal's mouse report (xterm's SGR modes 1006 and 1016).

        Each report is one notch. A held shift makes an upright wheel scroll sideways, where the
        terminal does not keep it for itself.

        input:  Receives the input; `struct_size` must be set. Must not be NULL.
        button: The first number: 64 up, 65 down, 66 left, 67 right; 4 more with shift, 8 with meta,
                16 with control. Any other is refused.
        time:   When, in seconds.
        Returns: As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
                 button, too.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_uint32,
        ctypes.c_uint32
    )
    def input_from_gtk_scroll(
        self, input: Pointer[Input], dx: float, dy: float, unit: int, time_ms: int, /
    ) -> int:
        """Make an input from GtkEventControllerScroll's "scroll" (GTK 4.8 and later).

        Clicks of a wheel become WHEEL, surface units PAN_UPDATE. Push
        scrollkit_input_from_gtk_begin and _end, too: a pan that was not begun ends after 0.15 s of
        silence. GTK and ScrollKit agree that positive is right and down (gdkenums.h,
        GdkScrollUnit).

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        dx:      As GTK tells it.
        dy:      As GTK tells it.
        unit:    gtk_event_controller_scroll_get_unit: 0 clicks, 1 surface units.
        time_ms: gtk_event_controller_get_current_event_time.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown unit), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is
                 untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32)
    def input_from_gtk_begin(self, input: Pointer[Input], time_ms: int, /) -> int:
        """Make an input from GtkEventControllerScroll's "scroll-begin".

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        time_ms: gtk_event_controller_get_current_event_time.
        Returns: As scrollkit_input_from_gtk_scroll.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32)
    def input_from_gtk_end(self, input: Pointer[Input], time_ms: int, /) -> int:
        """Make an input from GtkEventControllerScroll's "scroll-end": the content coasts on.

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        time_ms: gtk_event_controller_get_current_event_time.
        Returns: As scrollkit_input_from_gtk_scroll.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_uint32)
    def input_from_gtk_decelerate(
        self, input: Pointer[Input], velocity_x: float, velocity_y: float, time_ms: int, /
    ) -> int:
        """Make an input from GtkEventControllerScroll's "decelerate": the content coasts on as fast as
        GTK says.

        GTK tells it right after "scroll-end": push one of the two. Of both, the first counts.

        input:      Receives the input; `struct_size` must be set. Must not be NULL.
        velocity_x: As GTK tells it, in points per second.
        velocity_y: As GTK tells it, in points per second.
        time_ms:    gtk_event_controller_get_current_event_time.
        Returns: As scrollkit_input_from_gtk_scroll.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_double, ctypes.c_double,
        ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32
    )
    def input_from_gdk_scroll(
        self, input: Pointer[Input], direction: int, dx: float, dy: float, unit: int, is_stop: int,
        relative: int, time_ms: int, /
    ) -> int:
        """Make an input from a GDK scroll event (GTK 4).

        A stop becomes PAN_END, clicks WHEEL, surface units PAN_UPDATE, which 0.15 s of silence end.

        input:     Receives the input; `struct_size` must be set. Must not be NULL.
        direction: gdk_scroll_event_get_direction: 0 up, 1 down, 2 left, 3 right, each one click; 4
                   smooth: the deltas count.
        dx:        gdk_scroll_event_get_deltas.
        dy:        gdk_scroll_event_get_deltas.
        unit:      gdk_scroll_event_get_unit: 0 clicks, 1 surface units; 0 before GTK 4.8.
        is_stop:   gdk_scroll_event_is_stop: 0 or 1.
        relative:  gdk_scroll_event_get_relative_direction: 0 identical, 1 inverted, 2 unknown; 2
                   before GTK 4.20.
        time_ms:   gdk_event_get_time.
        Returns: As scrollkit_input_from_gtk_scroll.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_uint32)
    def input_from_gdk_hold(self, input: Pointer[Input], phase: int, time_ms: int, /) -> int:
        """Make an input from a GDK hold event: fingers that rest on a touchpad stop what moves.

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        phase:   gdk_touchpad_event_get_gesture_phase: 0 begin; 2 end and 3 cancel, when the fingers
                 leave or begin to scroll.
        time_ms: gdk_event_get_time.
        Returns: As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for 1,
                 update, too: a resting finger needs no input.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_double, ctypes.c_int32,
        ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32
    )
    def input_from_wayland_axis(
        self, input: Pointer[Input], axis: int, value: float, value120: int, source: int,
        relative: int, time_ms: int, /
    ) -> int:
        """Make an input from a Wayland axis event (wl_pointer.axis, with what its frame says of it).

        Each axis is an input of its own. Fingers become PAN_UPDATE, their stop follows; what is
        continuous becomes WHEEL in points, since no stop need follow; wheels and tilted wheels
        WHEEL in 120ths, or in points if `value120` is 0. Positive is right and down (wayland.xml).

        input:    Receives the input; `struct_size` must be set. Must not be NULL.
        axis:     0 vertical, 1 horizontal.
        value:    wl_fixed_to_double of the value, in surface units.
        value120: axis_value120 of the frame; before version 8 of wl_seat axis_discrete times 120; 0
                  without either.
        source:   axis_source of the frame: 0 wheel, 1 finger, 2 continuous, 3 wheel tilt.
        relative: axis_relative_direction: 0 identical, 1 inverted; 0 before version 9.
        time_ms:  The event's time.
        Returns: As scrollkit_input_from_gtk_scroll.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_uint32)
    def input_from_wayland_stop(self, input: Pointer[Input], axis: int, time_ms: int, /) -> int:
        """Make an input from a Wayland axis that stopped (wl_pointer.axis_stop).

        The content coasts on when its last axis that moved has stopped.

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        axis:    0 vertical, 1 horizontal.
        time_ms: The event's time.
        Returns: As scrollkit_input_from_gtk_scroll.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_uint32, ctypes.c_double,
        ctypes.c_double, ctypes.c_uint64
    )
    def input_from_libinput_scroll(
        self, input: Pointer[Input], source: int, axis: int, value: float, value120: float,
        time_usec: int, /
    ) -> int:
        """Make an input from one axis of a libinput scroll event (libinput 1.19 and later).

        Call it for each axis that libinput_event_pointer_has_axis names. Fingers become PAN_UPDATE,
        and PAN_END of the axis when their value is 0 (libinput.h promises that one); what is
        continuous becomes WHEEL in points; wheels WHEEL in 120ths.

        input:     Receives the input; `struct_size` must be set. Must not be NULL.
        source:    LIBINPUT_POINTER_AXIS_SOURCE_: 1 wheel, 2 finger, 3 continuous, 4 wheel tilt; of
                   the event types SCROLL_WHEEL is 1, SCROLL_FINGER 2, SCROLL_CONTINUOUS 3.
        axis:      0 vertical, 1 horizontal.
        value:     libinput_event_pointer_get_scroll_value.
        value120:  libinput_event_pointer_get_scroll_value_v120, for wheels; else 0.
        time_usec: libinput_event_pointer_get_time_usec.
        Returns: As scrollkit_input_from_gtk_scroll.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_double, ctypes.c_double,
        ctypes.c_uint32
    )
    def input_from_xi2_scroll(
        self, input: Pointer[Input], scroll_type: int, delta: float, increment: float, time_ms: int,
        /
    ) -> int:
        """Make an input from an X11 scroll valuator (XInput 2.1 and later).

        The valuator counts on for ever: `delta` is its value less the one before, for which the
        host keeps the last value of each device, and forgets it when the pointer enters a window.
        With it come button events 4 to 7, which say the same: leave out those with
        XIPointerEmulated.

        input:       Receives the input; `struct_size` must be set. Must not be NULL.
        scroll_type: XIScrollClassInfo's: 1 vertical, 2 horizontal.
        delta:       How far the valuator went; positive is right and down.
        increment:   XIScrollClassInfo's, that of one click; negative if it counts the other way.
        time_ms:     The event's time.
        Returns: As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for an
                 increment of 0, too.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_uint32)
    def input_from_x11_button(self, input: Pointer[Input], button: int, time_ms: int, /) -> int:
        """Make an input from an X11 button that stands for a wheel.

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        button:  4 up, 5 down, 6 left, 7 right; any other is refused.
        time_ms: The event's time.
        Returns: As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
                 button, too.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_int32, ctypes.c_int32, ctypes.c_int32,
        ctypes.c_int32, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint64
    )
    def input_from_qt_wheel(
        self, input: Pointer[Input], angle_x: int, angle_y: int, pixel_x: int, pixel_y: int,
        phase: int, inverted: int, time_ms: int, /
    ) -> int:
        """Make an input from a QWheelEvent (Qt 5.14 and later, Qt 6).

        Without a phase the angle becomes WHEEL in 120ths, or in points if there are pixels alone.
        With one it is a trackpad: PAN_BEGIN, PAN_UPDATE by the pixels, PAN_END; a begin that moves
        is a PAN_UPDATE. Momentum of the platform's ends the pan if no end was told. Qt counts
        positive as up and left, and its deltas hold what the user wants to see, inverted or not.

        input:    Receives the input; `struct_size` must be set. Must not be NULL.
        angle_x:  angleDelta().x().
        angle_y:  angleDelta().y().
        pixel_x:  pixelDelta().x(); 0 without.
        pixel_y:  pixelDelta().y(); 0 without.
        phase:    phase(): Qt::NoScrollPhase 0, ScrollBegin 1, ScrollUpdate 2, ScrollEnd 3,
                  ScrollMomentum 4 (qnamespace.h).
        inverted: inverted(): 0 or 1.
        time_ms:  timestamp().
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown phase),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_uint32,
        ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_double
    )
    def input_from_appkit_scroll(
        self, input: Pointer[Input], dx: float, dy: float, precise: int, phase: int, momentum: int,
        inverted: int, time: float, /
    ) -> int:
        """Make an input from an AppKit scroll event (NSEventTypeScrollWheel).

        Fingers: may begin becomes HOLD, began PAN_BEGIN (or PAN_UPDATE, if it moves), changed
        PAN_UPDATE, ended PAN_END with the system's momentum to follow, cancelled CANCEL. Momentum:
        MOMENTUM_UPDATE, then MOMENTUM_END; none of ours is added. Without a phase: WHEEL, in points
        if the deltas are precise, else in lines. AppKit counts positive as up and left, as the
        content moves, and its deltas hold what the user wants to see, inverted or not.

        input:    Receives the input; `struct_size` must be set. Must not be NULL.
        dx:       scrollingDeltaX.
        dy:       scrollingDeltaY.
        precise:  hasPreciseScrollingDeltas: 0 or 1.
        phase:    phase: none 0, began 1, stationary 2, changed 4, ended 8, cancelled 16, may begin
                  32.
        momentum: momentumPhase, in the same numbers.
        inverted: isDirectionInvertedFromDevice: 0 or 1.
        time:     timestamp, in seconds.
        Returns: As scrollkit_input_from_qt_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for two phases
                 at once, too.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_uint32,
        ctypes.c_double
    )
    def input_from_web_wheel(
        self, input: Pointer[Input], delta_x: float, delta_y: float, delta_mode: int,
        time_ms: float, /
    ) -> int:
        """Make an input from a WheelEvent of the web.

        The web and ScrollKit agree that positive is right and down.

        input:      Receives the input; `struct_size` must be set. Must not be NULL.
        delta_x:    deltaX.
        delta_y:    deltaY.
        delta_mode: deltaMode: 0 pixels, 1 lines, 2 pages.
        time_ms:    timeStamp.
        Returns: As scrollkit_input_from_qt_wheel.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_int32, ctypes.c_uint32,
        ctypes.c_uint32
    )
    def input_from_win32_wheel(
        self, input: Pointer[Input], message: int, delta: int, pages: int, time_ms: int, /
    ) -> int:
        """Make an input from Win32's WM_MOUSEWHEEL or WM_MOUSEHWHEEL.

        The upright wheel counts positive as up, the sideways one as right (WM_MOUSEHWHEEL's page).

        input:   Receives the input; `struct_size` must be set. Must not be NULL.
        message: WM_MOUSEWHEEL 0x20A, WM_MOUSEHWHEEL 0x20E.
        delta:   GET_WHEEL_DELTA_WPARAM(wParam).
        pages:   1 if SPI_GETWHEELSCROLLLINES says WHEEL_PAGESCROLL: a page a notch; else 0.
        time_ms: GetMessageTime.
        Returns: As scrollkit_input_from_qt_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for another
                 message, too.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.c_double, ctypes.c_uint32, ctypes.POINTER(ctypes.c_double))
    def time_unwrap(self, previous: float, time_ms: int, time: Pointer[ctypes.c_double], /) -> int:
        """Unwrap a time in 32-bit milliseconds, which wrap every 49.7 days.

        Of all times that the milliseconds can mean, it is the nearest to the one before. A scroller
        does the same with inputs that have SCROLLKIT_INPUT_FLAGS_TIME_WRAPS, from its last call on;
        this is for what a host itself does with them, such as ticks.

        previous: The time before, in seconds, on the same clock; 0 if there is none.
        time_ms:  What the toolkit tells.
        time:     Receives the time, in seconds. Must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and `*time` is untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.POINTER(Frame))
    def scroller_tick(
        self, scroller: Scroller | None, time: float, frame: Pointer[Frame], /
    ) -> int:
        """Advance to a time and read what to draw.

        Call it once a frame while the frame says `needs_tick`. However often it is called, the
        offset at a time is the same.

        scroller: The scroller; must not be NULL.
        time:     Time of the frame, in seconds; not before the time of an earlier call.
        frame:    Receives the frame; its `struct_size` must be set. NULL: only advance.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes, the frame neither. A delegate
                 that destroys the scroller leaves the frame as it was.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Scroller), ctypes.c_size_t, ctypes.c_double, ctypes.POINTER(Frame))
    def scroller_tick_many(
        self, scrollers: Pointer[Scroller], count: int, time: float, frames: Pointer[Frame], /
    ) -> int:
        """Advance several scrollers to a time and read what to draw; all or none.

        scrollers: The scrollers; none may be NULL. May be NULL if `count` is 0. A delegate that
                   destroys one of them must leave the array as it is until the call returns.
        count:     How many, 1048576 at most.
        time:      Time of the frame, in seconds; not before the time of an earlier call.
        frames:    Receives a frame for each; all must have the `struct_size` of the first, which is
                   the distance between them. NULL: only advance.
        Returns: As scrollkit_scroller_tick, or SCROLLKIT_STATUS_OUT_OF_RANGE for too many, and
                 nothing changes. Delegates are told when all scrollers have been moved.

        Thread safety: the scrollers' thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Frame))
    def scroller_get_frame(self, scroller: Scroller | None, frame: Pointer[Frame], /) -> int:
        """Read what to draw as of the last call.

        scroller: The scroller; must not be NULL.
        frame:    Receives the frame; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_SIZE, and the frame is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Event))
    def scroller_next_event(self, scroller: Scroller | None, event: Pointer[Event], /) -> int:
        """Take the oldest event from the queue.

        Call it until it returns SCROLLKIT_EVENT_RESULT_NONE. The queue holds 16 events. Further
        events are dropped; SCROLLKIT_EVENT_KIND_OVERFLOW then follows the events that were kept and
        counts the dropped ones.

        scroller: The scroller; must not be NULL.
        event:    Receives the event; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_EVENT_RESULT_TAKEN or SCROLLKIT_EVENT_RESULT_NONE; otherwise a negative
                 scrollkit_status: SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE.
                 Unless an event was taken, nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Delegate))
    def scroller_set_delegate(
        self, scroller: Scroller | None, delegate: Pointer[Delegate], /
    ) -> int:
        """Set the callbacks that receive events as soon as they happen.

        They are called on the caller's thread, inside the calls that change this scroller, after it
        has changed; every call is allowed inside. Events then no longer wait in the queue; those
        that wait already are told at the next call.

        Events that calls inside cause are told in turn, when the function has returned. A call
        tells 64 events at most, and the next call the rest: answering every event with another does
        not hang.

        scroller: The scroller; must not be NULL.
        delegate: The functions, copied; NULL takes them back. What its `user` points to stays the
                  caller's, and must outlive the loan.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`reserved` not 0, an unknown field that is not
                 0), SCROLLKIT_STATUS_INVALID_SIZE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Context))
    def scroller_get_context(self, scroller: Scroller | None, context: Pointer[Context], /) -> int:
        """Read where a scroll began, where it will end and in which direction it moves.

        scroller: The scroller; must not be NULL.
        context:  Receives the context, as of the last call; must not be NULL, and its `struct_size`
                  must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_SIZE, and the context is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_uint32,
        ctypes.POINTER(ctypes.c_double)
    )
    def scroller_get_margin(
        self, scroller: Scroller | None, x: float, y: float, edge: Edges | int,
        margin: Pointer[ctypes.c_double], /
    ) -> int:
        """Return the distance of an offset from an edge of its range, with insets.

        scroller: The scroller; must not be NULL.
        x:        The offset to the right, in points.
        y:        The offset down, in points.
        edge:     One SCROLLKIT_EDGES_ bit.
        margin:   Receives the distance, in points: positive inside the range, negative outside.
                  Must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (not one edge), SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and the margin is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(TopOptions))
    def top_enable(self, scroller: Scroller | None, options: Pointer[TopOptions], /) -> int:
        """Enable scroll to top with undo: a trigger scrolls to the top, the next one back.

        Enabled again, it forgets its way back and takes the new options.

        scroller: The scroller; must not be NULL.
        options:  How it behaves; NULL means all defaults. Not kept.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown rule, a switch that is neither 0 nor
                 1, `reserved` not 0, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller)
    def top_disable(self, scroller: Scroller | None, /) -> int:
        """Disable scroll to top; the scroller leaves its window.

        scroller: The scroller; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_double)
    def top_trigger(
        self, scroller: Scroller | None, source: TopSource | int, time: float, /
    ) -> int:
        """Scroll to the top, or back.

        The first trigger remembers where the content is and scrolls to the top over time, x
        unchanged; the next one scrolls back. A coast ends where it is; on its way to the top,
        content turns round without a jump. The user's own scrolling forgets the way back; shifts
        move it along. Already at the top, with nothing remembered, nothing happens.

        Triggers of one turn count once: all that come before the next tick, or at the same time.
        The delegate may veto. Told by SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL or
        SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE, then SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED. Until
        the next tick the frame says `needs_tick`.

        scroller: The scroller; must not be NULL.
        source:   What asks: any number, told with the events.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32)
    def top_set_visible(self, scroller: Scroller | None, is_visible: int, /) -> int:
        """Set whether the scroller's view is on screen.

        A tap on a status bar triggers visible views only, so that of several tabs the visible one
        scrolls. A view is visible until this is called, unless its options say otherwise.

        scroller:   The scroller; must not be NULL.
        is_visible: 1: the view has appeared; 0: it has not, or begins to disappear.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`is_visible` neither 0 nor 1) or
                 SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(TopState))
    def top_get_state(self, scroller: Scroller | None, state: Pointer[TopState], /) -> int:
        """Read the state of scroll to top.

        scroller: The scroller; must not be NULL.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Window, ctypes.POINTER(Window))
    def window_create(self, sibling: Window | None, window: Pointer[Window], /) -> int:
        """Create a window, for scrollers that react to a tap on its status bar.

        The first window of an application is its key window until another becomes it. Its status
        bar has no height until scrollkit_window_set_status_bar.

        sibling: Another window of the same application; NULL for the first.
        window:  Receives the new window, owned by the caller: destroy it with
                 scrollkit_window_destroy. Must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NO_MEMORY,
                 and `*window` is untouched.

        Thread safety: the thread of the application's windows and their scrollers. Since: 0.1.
        """
        raise NotImplementedError

    @_c(None, Window)
    def window_destroy(self, window: Window | None, /) -> None:
        """Destroy a window; its scrollers stay, and hear of no more taps.

        If it was the key window, none is until scrollkit_window_make_key.

        window: The window; NULL is fine and does nothing.

        Thread safety: the window's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Window)
    def window_make_key(self, window: Window | None, /) -> int:
        """Make a window the key window of its application. Taps in its siblings no longer count.

        window: The window; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.

        Thread safety: the window's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Window, ctypes.c_double, ctypes.c_double)
    def window_set_status_bar(self, window: Window | None, bottom: float, reach: float, /) -> int:
        """Set the lower edge of a window's status bar.

        A tap counts if it lies above `bottom` + `reach`.

        window: The window; must not be NULL.
        bottom: Where the bar ends, in points from the window's top; 0 or more.
        reach:  How many points farther down a tap still counts; 20 is usual. 0 or more.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the window's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Window, Scroller)
    def window_add_scroller(self, window: Window | None, scroller: Scroller | None, /) -> int:
        """Add a scroller to a window, whose taps then trigger it. It leaves any other window.

        window:   The window; must not be NULL.
        scroller: The scroller; must not be NULL. Scroll to top must be enabled for it. Destroying
                  it takes it out.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.

        Thread safety: the thread of both. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Window, Scroller)
    def window_remove_scroller(self, window: Window | None, scroller: Scroller | None, /) -> int:
        """Remove a scroller from a window.

        window:   The window; must not be NULL.
        scroller: The scroller; must not be NULL. One that is not in the window is left alone.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.

        Thread safety: the thread of both. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Window, ctypes.c_double, ctypes.c_double, ctypes.c_uint32, ctypes.c_double,
        ctypes.POINTER(ctypes.c_uint32)
    )
    def window_tap(
        self, window: Window | None, x: float, y: float, has_event: int, time: float,
        count: Pointer[ctypes.c_uint32], /
    ) -> int:
        """Report a tap in a window. A tap on the status bar triggers scroll to top.

        It counts if the window is the key window, an event caused it, and it lies above the bar's
        end; then every scroller of the window whose view is visible is triggered, as by
        scrollkit_top_trigger with SCROLLKIT_TOP_SOURCE_STATUS_BAR.

        window:    The window; must not be NULL.
        x:         Where, in points from the window's left; not looked at yet.
        y:         Where, in points from the window's top.
        has_event: 1: the user tapped; 0: a mere test of what lies there, which never counts.
        time:      Time of the tap, in seconds; not before an earlier call on its scrollers.
        count:     Receives how many scrollers were triggered; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`has_event` neither 0 nor 1),
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.

        Thread safety: the window's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(HeaderOptions), ctypes.POINTER(ctypes.c_uint32))
    def header_add(
        self, scroller: Scroller | None, options: Pointer[HeaderOptions],
        number: Pointer[ctypes.c_uint32], /
    ) -> int:
        """Enable a collapsing header, below those that are enabled already.

        It begins fully shown. Scrolling down, the first header leaves first; scrolling up, the last
        returns first. Told by SCROLLKIT_EVENT_KIND_HEADER_MOVED, SCROLLKIT_EVENT_KIND_HEADER_SHOWN
        and SCROLLKIT_EVENT_KIND_HEADER_HIDDEN.

        scroller: The scroller; must not be NULL.
        options:  How it behaves; must not be NULL. Not kept.
        number:   Takes its number, counted from 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown mode or inset, a switch that is
                 neither 0 nor 1, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (a fifth header, too) or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.POINTER(HeaderOptions), ctypes.c_double)
    def header_set_options(
        self, scroller: Scroller | None, number: int, options: Pointer[HeaderOptions], time: float,
        /
    ) -> int:
        """Set the options of a header, such as another height after a rotation.

        It stays as far out as they allow; a snap under way stops where it is.

        scroller: The scroller; must not be NULL.
        number:   The header's number.
        options:  How it behaves; must not be NULL. Not kept.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_header_add, or SCROLLKIT_STATUS_NOT_ENABLED (no such header) or
                 SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller)
    def header_remove_all(self, scroller: Scroller | None, /) -> int:
        """Remove all headers.

        scroller: The scroller; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK, also if there are none; SCROLLKIT_STATUS_NULL_ARGUMENT.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.POINTER(HeaderState))
    def header_get_state(
        self, scroller: Scroller | None, number: int, state: Pointer[HeaderState], /
    ) -> int:
        """Read the state of a header as of the last call.

        scroller: The scroller; must not be NULL.
        number:   The header's number.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED (no such header), and the state is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32)
    def anchor_set_policy(self, scroller: Scroller | None, policy: AnchorPolicy | int, /) -> int:
        """Set what stays in place when content changes.

        To keep another item than a policy would, as one that has the focus, set the geometry with a
        shift instead of a batch: how far that item has moved.

        scroller: The scroller; must not be NULL.
        policy:   What stays.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown policy) or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.POINTER(ctypes.c_uint32))
    def anchor_begin_update(
        self, scroller: Scroller | None, time: float, batch: Pointer[ctypes.c_uint32], /
    ) -> int:
        """Begin a batch of edits to the content.

        Batches may be nested; end each with scrollkit_anchor_end_update. Observed, what the toolkit
        reports of its offset until then is taken for its own way of keeping the place, and no
        scroll: keep a batch as short as the toolkit's layout of the change, and the user's
        movements outside.

        scroller: The scroller; must not be NULL. A policy must have been set.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        batch:    Receives the batch's number, never 0; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def anchor_add_edit(
        self, scroller: Scroller | None, place: float, removed: float, inserted: float, /
    ) -> int:
        """Add an edit to the innermost batch: points removed and inserted at a y.

        Rows inserted are `inserted` alone, rows removed `removed` alone, a row of another height
        both. What lies wholly above the viewport's top moves it along when the batch ends; the rest
        moves nothing. Where an inset shows above the content, the content's own top counts as the
        viewport's. The new size of the content is told with the end.

        scroller: The scroller; must not be NULL, and in a batch.
        place:    Where, in points from the content's top, as all changes before have left it.
        removed:  How many points went away there; 0 or more.
        inserted: How many points came there; 0 or more.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
                 (no batch is open), SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_uint32, ctypes.POINTER(Geometry), ctypes.c_uint32,
        ctypes.c_double
    )
    def anchor_end_update(
        self, scroller: Scroller | None, batch: int, geometry: Pointer[Geometry], finished: int,
        time: float, /
    ) -> int:
        """End a batch of edits with the new geometry. What the policy names stays in place.

        Everything remembered moves along: a drag's hold, a flight's target, the way back, which
        keeps its item also where the offset stays to show what is new. Observed, the host receives
        SCROLLKIT_EVENT_KIND_REQUEST_SHIFT for what its toolkit has not done by itself. A toolkit's
        own drag or momentum that writes offsets must be moved along by the host, by as much as
        content has moved.

        scroller: The scroller; must not be NULL.
        batch:    The batch's number.
        geometry: The content and the viewport now; must not be NULL. Its shift must be 0.
        finished: 1: the changes were made; 0: they were not, and nothing moves along.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_UNBALANCED, done as well, but batches were
                 begun in this one and never ended: they are dropped.
                 SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FOUND (no such batch is open),
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`finished` neither 0 nor 1), or what
                 scrollkit_scroller_set_geometry returns, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(NubOptions))
    def nub_enable(self, scroller: Scroller | None, options: Pointer[NubOptions], /) -> int:
        """Enable a fast-scroll nub: a handle at the side that shows the position and can be dragged.

        It fades in when content moves and out a while after it rests. It is drawn by the host,
        where scrollkit_nub_get_state says. While a fade or a wait is under way the frame says
        `needs_tick`. Enabled again, it begins hidden with the new options.

        scroller: The scroller; must not be NULL.
        options:  How it looks and behaves; NULL means all defaults. Not kept.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown rule, a switch that is neither 0 nor
                 1, `reserved` not 0, an unknown field that is not 0),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller)
    def nub_disable(self, scroller: Scroller | None, /) -> int:
        """Disable the nub at once. No further event of it is emitted, not even its release.

        scroller: The scroller; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.POINTER(ctypes.c_uint32))
    def nub_grab(
        self, scroller: Scroller | None, time: float, is_held: Pointer[ctypes.c_uint32], /
    ) -> int:
        """Grab the nub with a finger.

        It then stays under the finger, even when content changes size, until scrollkit_nub_release.
        Content in flight is caught where it is. A nub that does not show cannot be held.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        is_held:  Receives 1 if there was one to hold, 0 if not; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def nub_drag(
        self, scroller: Scroller | None, distance: float, sideways: float, time: float, /
    ) -> int:
        """Move the nub that a finger holds; the content follows at once, x unchanged.

        The phase stays SCROLLKIT_PHASE_IDLE: content is put, not moved. Observed, the host receives
        SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to scroll.

        scroller: The scroller; must not be NULL.
        distance: How far the finger moved down since the last call, in points.
        sideways: How far it is from the nub's side, in points: with `fine_distance` set, the
                  farther it is the finer the nub moves. 0 if that is of no interest.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK, also if no finger holds it; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def nub_release(self, scroller: Scroller | None, time: float, /) -> int:
        """Release the nub, also when the gesture is cancelled.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK, also if no finger holds it; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_double)
    def nub_set_hover(self, scroller: Scroller | None, is_near: int, time: float, /) -> int:
        """Set whether a mouse hovers near the nub. While it does, a visible nub stays visible.

        It stays until the mouse is told to be away, also when nothing scrolls any more.

        scroller: The scroller; must not be NULL.
        is_near:  1 near, 0 away.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`is_near` neither 0 nor 1),
                 SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(ctypes.c_double), ctypes.c_size_t)
    def nub_set_sections(
        self, scroller: Scroller | None, starts: Pointer[ctypes.c_double], count: int, /
    ) -> int:
        """Set where the content's sections begin, for the label beside the nub.

        Told by SCROLLKIT_EVENT_KIND_SECTION_CHANGED. Say it anew when an edit moves them, inside
        its batch: what it leads to is then told when the batch ends.

        scroller: The scroller; must not be NULL.
        starts:   Where each begins, in points from the content's top, in ascending order; copied.
                  May be NULL if `count` is 0.
        count:    How many, 1048576 at most; 0: there are none any more.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(NubState))
    def nub_get_state(self, scroller: Scroller | None, state: Pointer[NubState], /) -> int:
        """Read the state of the nub as of the last call.

        scroller: The scroller; must not be NULL.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Scroller)
    def nest_set_parent(self, child: Scroller | None, parent: Scroller | None, /) -> int:
        """Set the parent of a scroller: scrolling chains from the child to the parent.

        From then on a gesture, a wheel, a key or a fling that the child cannot take goes on in the
        parent, in whose parent and so on, without a stop. Push inputs to the innermost scroller
        under the pointer; tick and draw each: a call on one lets time pass for all that move with
        it.

        Momentum that reaches a parent that likes to rest somewhere leads it to what is nearest to
        its end, or stops before it. What is under way in the child's chain ends where it is. A
        scroller that is destroyed leaves its chain whole: what was nested in it is then nested in
        its parent.

        child:  The scroller that is nested; must not be NULL and be driven.
        parent: In which; must be driven. NULL takes the child out of the one it is in. Both stay
                the caller's, may be destroyed in any order, and belong to one thread from now on.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_WRONG_MODE,
                 SCROLLKIT_STATUS_CYCLE (the parent is the child, or nested in it) or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scrollers' thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_uint32)
    def nest_set_overscroll_behavior(
        self, scroller: Scroller | None, x: OverscrollBehavior | int, y: OverscrollBehavior | int, /
    ) -> int:
        """Set whether scrolling chains to the parent at the end of the range, for each axis.

        With AUTO along both axes, as at first, it goes on to the parent; without one, it is the
        scroller's own overscroll, as its feel has it. CONTAIN and NONE keep what comes along an
        axis even where the content fits. It applies from the next gesture.

        scroller: The scroller; must not be NULL and be driven.
        x:        What becomes of it to the left and right.
        y:        What becomes of it up and down.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown behaviour),
                 SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32)
    def nest_set_order(self, scroller: Scroller | None, order: NestOrder | int, /) -> int:
        """Set the order in which a scroller and the scrollers nested in it scroll.

        A header that collapses is the range of a scroller around the list: 60 points of range with
        SCROLLKIT_NEST_ORDER_PARENT_FIRST_DOWN go first towards the end and come last on the way
        back. The last to give way shows the overscroll of its chain. It applies from the next
        gesture.

        scroller: The outer scroller; must not be NULL and be driven.
        order:    When.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown order),
                 SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32)
    def nest_set_latching(self, scroller: Scroller | None, latching: NestLatching | int, /) -> int:
        """Set whether a gesture latches to the scroller that it scrolls first.

        With SCROLLKIT_NEST_LATCHING_GESTURE, one that begins where the scroller can move stays with
        it along that axis, and its end is the scroller's own overscroll; one that begins at its end
        passes it by. It applies from the next gesture.

        scroller: The scroller; must not be NULL and be driven.
        latching: Whether it stays.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown number), SCROLLKIT_STATUS_WRONG_MODE
                 or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.POINTER(SnapOptions))
    def snap_set_options(
        self, scroller: Scroller | None, axis: Axis | int, options: Pointer[SnapOptions], /
    ) -> int:
        """Set the snap targets along an axis.

        Content that is let go, and every step of a wheel or a key, then goes there in one motion,
        with its own momentum; so does the scale when a pinch or a wheel has changed it, and a chain
        of nested scrollers. What the program scrolls or zooms to is left alone. Content stays on
        its page, item or area when sizes change. Observed, the host receives
        SCROLLKIT_EVENT_KIND_REQUEST_REST.

        scroller: The scroller; must not be NULL.
        axis:     The axis.
        options:  Where; NULL for anywhere. Not kept.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, a switch that is neither
                 0 nor 1, a carousel whose `length` is 0, an unknown field that is not 0),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.POINTER(SnapArea), ctypes.c_size_t, ctypes.c_uint32,
        ctypes.c_double
    )
    def snap_set_areas(
        self, scroller: Scroller | None, areas: Pointer[SnapArea], count: int,
        order: SnapOrder | int, time: float, /
    ) -> int:
        """Set the areas that content snaps to.

        Set them again whenever they move. An area that content rested on is found again by its key,
        and content goes along with it.

        scroller: The scroller; must not be NULL.
        areas:    The first of them; may be NULL if `count` is 0. Copied.
        count:    How many, 1048576 at most; 0: there are none any more.
        order:    In which order they are.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
                 (no axis rests on areas), SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value,
                 a switch that is neither 0 nor 1, sizes that differ, `reserved` not 0, an unknown
                 field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_TIME_BACKWARDS or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_uint32, ctypes.c_double, ctypes.c_double,
        ctypes.POINTER(ctypes.c_uint64)
    )
    def snap_scroll_to(
        self, scroller: Scroller | None, axis: Axis | int, place: float, time: float,
        id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll over time to a page or an item; the nearest one if there is no such.

        scroller: The scroller; must not be NULL.
        axis:     The axis along which it is; the other stays.
        place:    The page or item, from 0.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        id:       Receives the number of the animation; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED
                 (there are neither pages nor items), SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(SnapState))
    def snap_get_state(self, scroller: Scroller | None, state: Pointer[SnapState], /) -> int:
        """Read the current page or item as of the last call.

        scroller: The scroller; must not be NULL.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(ZoomOptions), ctypes.c_double)
    def zoom_enable(
        self, scroller: Scroller | None, options: Pointer[ZoomOptions], time: float, /
    ) -> int:
        """Enable zooming: by a pinch, by a wheel with SCROLLKIT_INPUT_FLAGS_ZOOM, by the program.

        From then on the geometry's content size is the size at scale 1, and so are the starts of
        sections; all offsets, and whatever else is told of a moment, are points as they are shown.
        Enabled again, it takes other options and keeps the scale; content at rest past a new limit
        is put back at once.

        scroller: The scroller; must not be NULL and be driven.
        options:  How far the scale goes; NULL means all defaults. Not kept.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (a switch that is neither 0 nor 1, an unknown
                 field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE (a limit below 0.0001 or above 10000, too),
                 SCROLLKIT_STATUS_WRONG_MODE (an observed scroller: see scrollkit_zoom_set_limits)
                 or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def zoom_disable(self, scroller: Scroller | None, time: float, /) -> int:
        """Disable zooming. The scale becomes 1 at once.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK, also if it could not be zoomed;
                 SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_uint32,
        ctypes.c_double, ctypes.POINTER(ctypes.c_uint64)
    )
    def zoom_set_scale(
        self, scroller: Scroller | None, scale: float, x: float, y: float, animated: int,
        time: float, id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Zoom to a scale, over time or at once; what is under a point of the viewport stays there.

        As far as the range allows; past a limit means the limit. For the rest as
        scrollkit_scroller_scroll_to, whose numbers it shares.

        scroller: The scroller; must not be NULL, and zooming enabled.
        scale:    The scale; above 0.
        x:        The point that stays, in points from the viewport's left.
        y:        The point that stays, in points from the viewport's top.
        animated: 1: over time; 0: at once.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`animated` neither 0 nor 1),
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE,
                 SCROLLKIT_STATUS_TIME_BACKWARDS or SCROLLKIT_STATUS_NOT_ENABLED, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double,
        ctypes.c_uint32, ctypes.c_double, ctypes.POINTER(ctypes.c_uint64)
    )
    def zoom_show_rect(
        self, scroller: Scroller | None, x: float, y: float, width: float, height: float,
        animated: int, time: float, id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Zoom until a rectangle of the content fills what is visible of the viewport.

        As far as the limits allow, and in its middle as far as the range allows. For the rest as
        scrollkit_zoom_set_scale.

        scroller: The scroller; must not be NULL, and zooming enabled.
        x:        The rectangle's left edge in the content, in points at scale 1.
        y:        The rectangle's top edge in the content, in points at scale 1.
        width:    Its width, in points at scale 1; 0 or more.
        height:   Its height, in points at scale 1; 0 or more.
        animated: 1: over time; 0: at once.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`animated` neither 0 nor 1),
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE,
                 SCROLLKIT_STATUS_TIME_BACKWARDS or SCROLLKIT_STATUS_NOT_ENABLED, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double,
        ctypes.POINTER(ctypes.c_uint64)
    )
    def zoom_double_tap(
        self, scroller: Scroller | None, x: float, y: float, scale: float, time: float,
        id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Take a double tap: zoom over time from the smallest scale in, from any other back to the
        smallest.

        What was tapped stays under the finger, as far as the range allows. For the rest as
        scrollkit_zoom_set_scale.

        scroller: The scroller; must not be NULL, and zooming enabled.
        x:        Where in the viewport, in points from its left.
        y:        Where in the viewport, in points from its top.
        scale:    The scale to zoom in to; 0: the largest.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_TIME_BACKWARDS or
                 SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(ZoomState))
    def zoom_get_state(self, scroller: Scroller | None, state: Pointer[ZoomState], /) -> int:
        """Read the state of zooming as of the last call.

        scroller: The scroller; must not be NULL.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double)
    def zoom_set_limits(self, scroller: Scroller | None, minimum: float, maximum: float, /) -> int:
        """Set the scales between which observed content rests, so that zooming past them emits events.

        Only for observed scrollers, which start with 1 and 1. Driven ones use
        scrollkit_zoom_enable.

        scroller: The scroller; must not be NULL.
        minimum:  The smallest scale; above 0.
        maximum:  The largest scale; not below the smallest.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_WRONG_MODE (a driven scroller),
                 and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def autoscroll_set_velocity(
        self, scroller: Scroller | None, velocity_x: float, velocity_y: float, time: float, /
    ) -> int:
        """Autoscroll at a velocity until the next call or scrollkit_autoscroll_end.

        It stops at the end of the range, which is announced as its target, and stays in
        SCROLLKIT_PHASE_STEERING, also at speed 0, until scrollkit_autoscroll_end. A finger that
        holds the content outweighs it; a press, a wheel or the program takes over.

        scroller:   The scroller; must not be NULL and be driven.
        velocity_x: How fast right, in points per second.
        velocity_y: How fast down, in points per second.
        time:       Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def autoscroll_end(self, scroller: Scroller | None, time: float, /) -> int:
        """End autoscroll, whatever began it. The content stops.

        scroller: The scroller; must not be NULL and be driven.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.POINTER(AutoscrollOptions), ctypes.c_double, ctypes.c_double,
        ctypes.c_double
    )
    def autoscroll_begin(
        self, scroller: Scroller | None, options: Pointer[AutoscrollOptions], x: float, y: float,
        time: float, /
    ) -> int:
        """Begin to steer with a pointer, as a pressed middle button does: the farther it is from here,
        the faster content moves that way.

        scroller: The scroller; must not be NULL and be driven.
        options:  How distance becomes speed; NULL means all defaults. Not kept.
        x:        Where the button was pressed, in points from the viewport's left.
        y:        Where the button was pressed, in points from the viewport's top.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push; also SCROLLKIT_STATUS_NO_MEMORY, and
                 SCROLLKIT_STATUS_INVALID_ARGUMENT for an unknown rule, a negative length or speed,
                 a ramp above 16, a bad struct size or an unknown field that is not 0.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def autoscroll_move(self, scroller: Scroller | None, x: float, y: float, time: float, /) -> int:
        """Move the pointer that autoscrolls.

        scroller: The scroller; must not be NULL and be driven. If nobody steers any more, nothing
                  happens.
        x:        Where it is, in points from the viewport's left; also outside it.
        y:        Where it is, in points from the viewport's top; also outside it.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.POINTER(ctypes.c_uint32))
    def autoscroll_release(
        self, scroller: Scroller | None, time: float, goes_on: Pointer[ctypes.c_uint32], /
    ) -> int:
        """Release the button that autoscrolls.

        If the pointer has ever left the dead zone, steering ends; else it was a click, and steers
        on until scrollkit_autoscroll_end.

        scroller: The scroller; must not be NULL and be driven.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        goes_on:  Receives 1 if it steers on, 0 if not; may be NULL.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.POINTER(AutoscrollOptions), ctypes.c_double, ctypes.c_double,
        ctypes.c_double
    )
    def autoscroll_drag(
        self, scroller: Scroller | None, options: Pointer[AutoscrollOptions], x: float, y: float,
        time: float, /
    ) -> int:
        """Steer with an item that is dragged near the viewport's edges: the deeper in the margin, the
        faster content moves there. Tell it of every movement; end it with scrollkit_autoscroll_end.

        scroller: The scroller; must not be NULL and be driven.
        options:  How wide the margin is and how fast content moves; NULL means all defaults. Not
                  kept.
        x:        Where the pointer is, in points from the viewport's left; also outside it.
        y:        Where the pointer is, in points from the viewport's top; also outside it.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_autoscroll_begin.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.POINTER(ScrollbarOptions))
    def scrollbar_enable(
        self, scroller: Scroller | None, axis: Axis | int, options: Pointer[ScrollbarOptions], /
    ) -> int:
        """Enable a classic scroll bar along an axis: a track with a thumb, and arrows beside it.

        It is drawn by the host, where scrollkit_scrollbar_get_state says. Enabled again, it takes
        the new options and nothing holds it.

        scroller: The scroller; must not be NULL.
        axis:     Which axis it scrolls.
        options:  How it behaves; NULL means all defaults. Not kept.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis, a switch that is neither 0 nor
                 1, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32)
    def scrollbar_disable(self, scroller: Scroller | None, axis: Axis | int, /) -> int:
        """Disable the scroll bar along an axis; what it has begun goes on.

        scroller: The scroller; must not be NULL.
        axis:     Which axis it scrolls.
        Returns: SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_double, ctypes.c_double)
    def scrollbar_press(
        self, scroller: Scroller | None, axis: Axis | int, part: ScrollbarPart | int, place: float,
        time: float, /
    ) -> int:
        """Press a scroll bar.

        The thumb is held, and content in flight caught. The track goes a page towards the pointer,
        and after 0.25 s evenly on until the thumb is under it; or the thumb jumps there and is
        held. An arrow goes a line, and after 0.25 s evenly on. Until the release a tick is needed,
        as frames say. Observed, the host is asked for each page and line.

        scroller: The scroller; must not be NULL.
        axis:     Which axis it scrolls.
        part:     SCROLLKIT_SCROLLBAR_PART_TRACK or _THUMB for a place along the track, whatever is
                  there; or an arrow.
        place:    Where along the track, in points; not looked at for arrows.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK, also if it is held already or nothing scrolls;
                 SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis,
                 no part), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scrollbar_drag(
        self, scroller: Scroller | None, axis: Axis | int, place: float, sideways: float,
        time: float, /
    ) -> int:
        """Move the pointer that holds a scroll bar; a held thumb stays under it, and content follows
        at once.

        Driven, what else moves content meanwhile, as rows that come in above, is not taken back:
        the pointer goes on from there.

        The phase stays SCROLLKIT_PHASE_IDLE: content is put, not moved. Observed, the host receives
        SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to scroll.

        scroller: The scroller; must not be NULL.
        axis:     Which axis it scrolls.
        place:    Where along the track, in points; also beyond its ends.
        sideways: How far beside the bar, in points; with `snap_back` set, the thumb returns to
                  where it was taken while the pointer is farther away. 0 if that is of no interest.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: SCROLLKIT_STATUS_OK, also if nothing is held; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_double)
    def scrollbar_release(self, scroller: Scroller | None, axis: Axis | int, time: float, /) -> int:
        """Release a scroll bar: a step that is under way runs to its end, an even movement ends.

        scroller: The scroller; must not be NULL.
        axis:     Which axis it scrolls.
        time:     Time of the call, in seconds; not before the time of an earlier call.
        Returns: As scrollkit_scrollbar_drag.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.POINTER(ScrollbarState))
    def scrollbar_get_state(
        self, scroller: Scroller | None, axis: Axis | int, state: Pointer[ScrollbarState], /
    ) -> int:
        """Read the state of a scroll bar as of the last call.

        scroller: The scroller; must not be NULL.
        axis:     Which axis it scrolls.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError
