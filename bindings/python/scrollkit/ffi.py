# Generated, do not edit; run
# swift package --allow-writing-to-package-directory generate-bindings
"""The C interface by ctypes: constants, structs and functions. The package scrollkit builds on it.

    from scrollkit import ffi

    kit = ffi.load()
    scroller = ffi.Scroller()
    kit.scroller_create(None, scroller)
    geometry = ffi.Geometry(viewport_height=600, content_height=6000)
    kit.scroller_set_geometry(scroller, geometry, 0.0)
    kit.scroller_wheel(scroller, 0, 3, ffi.Unit.NOTCHES, 0.1)
    frame = ffi.Frame()
    kit.scroller_tick(scroller, 0.2, frame)
    print(frame.offset_y)
    kit.scroller_destroy(scroller)

A function that fails raises ScrollKitError, and nothing has changed. Where C takes a pointer,
pass a struct, an array or None; results are written into them.
"""

from __future__ import annotations

import collections
import ctypes
import enum
import os
import re
import sys
from typing import TYPE_CHECKING, Any, Callable, TypeVar

_S = TypeVar("_S", bound="type[Struct]")

if TYPE_CHECKING:
    from typing import Union

    _T = TypeVar("_T", bound="ctypes._CData")
    Pointer = Union[_T, ctypes.Array[_T], ctypes._Pointer[_T], None]


def _type_error(name: str, kind: Any, value: Any) -> TypeError:
    return TypeError(f"{name} must be {_DESCRIPTIONS.get(kind) or 'a ' + kind.__name__}, not {value!r}")


def _number(name: str, kind: Any, value: Any) -> Any:
    """Return a constant of an enum, a bool or a plain number. A constant of another enum is none of these."""
    if isinstance(value, kind) or hasattr(value, "__index__") and not isinstance(value, (bool, enum.Enum)):
        return value
    raise _type_error(name, kind, value)


class Constant(enum.IntEnum):
    """A constant of the C interface."""

    @classmethod
    def from_param(cls, value: Any) -> Any:
        """Convert an argument for ctypes. The library refuses numbers that the enum does not have."""
        return _number("the argument", cls, value)


class Flags(enum.IntFlag):
    """A set of bits of the C interface."""

    @classmethod
    def from_param(cls, value: Any) -> Any:
        """Convert an argument for ctypes. The library refuses bits that the set does not have."""
        return _number("the argument", cls, value)


class _Checked:
    """A field of a struct that is a constant or a bool, where ctypes has a number."""

    def __init__(self, name: str, field: Any, kind: Any) -> None:
        self._name, self._field, self._kind = name, field, kind
        values = (False, True) if kind is bool else kind
        self._values = {int(value): value for value in values}
        # Hosts have numbers of their own for some enums.
        self._is_open = issubclass(kind, Flags) or "HOST" in getattr(kind, "__members__", ())

    def __get__(self, struct: Any, owner: Any = None) -> Any:
        if struct is None:
            return self._field
        number = self._field.__get__(struct, owner)
        return self._kind(number) if issubclass(self._kind, Flags) else self._values.get(number, number)

    def __set__(self, struct: Any, value: Any) -> None:
        number = _number(self._name, self._kind, value)
        if number != 0 and number not in self._values and not self._is_open:  # 0: a new struct
            text = f"{value!r} is no {self._kind.__name__}"
            raise ArgumentError(self._name, Status.INVALID_ARGUMENT, text)
        self._field.__set__(struct, number)


def _checked(**kinds: Any) -> Callable[[_S], _S]:
    """Make fields of a struct constants or bools."""

    def replace(struct: _S) -> _S:
        for name, kind in kinds.items():
            setattr(struct, name, _Checked(name, getattr(struct, name), kind))
        return struct

    return replace


class Struct(ctypes.Structure):
    """A struct of the C interface, passed by pointer."""

    def __repr__(self) -> str:
        names = [name for name, *_ in self._fields_ if name not in ("struct_size", "reserved")]
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"


def array(struct: type[_T], count: int) -> ctypes.Array[_T]:
    """Make an array of structs and set the size of each."""
    element: Any = struct
    structs: ctypes.Array[_T] = (element * count)(*(element() for _ in range(count)))
    return structs


class Status(Constant):
    """The result of a call. 0 and positive: the call succeeded. Negative: it was refused, and nothing
    has changed.
    """

    OK = 0
    """Success."""
    UNBALANCED = 1
    """Success, but batches begun inside this batch were never ended: they are dropped with their
    edits. End every batch that was begun.
    """
    DIFFERENT = 2
    """Success, but an answer of the replayed trace differs from the recorded one. Read the report's
    first difference.
    """
    NULL_ARGUMENT = -1
    """A required pointer is NULL. Pass the address of a valid object."""
    INVALID_ARGUMENT = -2
    """A value is not one of those allowed. Check enums, switches (0 or 1) and reserved fields (0).
    """
    NOT_FINITE = -3
    """A number is infinite or not a number. Pass finite numbers."""
    NOT_FOUND = -4
    """There is no such header or open batch. Pass the number that scrollkit_header_add or
    scrollkit_anchor_begin_update returned.
    """
    WRONG_MODE = -5
    """The call is for the other mode, or for content with ends. Push inputs to driven scrollers, reports to
    observed ones.
    """
    OUT_OF_RANGE = -6
    """A number or count is outside the range that the comment of its parameter or field states; without
    one, a number may be from -1e12 to 1e12, and a time from -1e10 to 1e10 seconds. Clamp a number before
    the call, and pass times in seconds, not in milliseconds; scrollkit_struct_get_invalid_field names
    the field of a struct.
    """
    NO_MEMORY = -7
    """No memory is left. Free memory, then call again."""
    NOT_ENABLED = -8
    """The feature is not enabled, or the list is not attached. Enable the feature, set its options, or
    attach the list first.
    """
    CYCLE = -9
    """The parent is the child itself or nested in it. Pass a scroller outside the child."""
    INVALID_SIZE = -10
    """The struct_size is impossible. Initialise structs with their INIT macro or
    scrollkit_struct_init.
    """
    INVALID_TRACE = -11
    """The bytes are no complete trace of a supported format. Read the report's place; see traces.md.
    """


class Feel(Constant):
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
    """Firefox: UIKit's deceleration; a drag past an edge begins with a sixteenth of the movement.
    """
    LVGL = 11
    """LVGL, for small devices: a short fling, a rubber band of a quarter."""


class CoastRule(Constant):
    """How a fling decelerates."""

    EXPONENTIAL = 0
    """It loses the share `drag` of its speed per second: UIKit, Flutter on iOS, GTK."""
    ANDROID = 1
    """Android's spline."""
    POWER = 2
    """A power of the remaining time: Flutter on Android."""
    DRIFTING = 3
    """Drag towards a slow backward drift: Chromium on macOS and ChromeOS. A fling to a snap target has
    Chromium's curve for these.
    """
    BRAKED = 4
    """It loses the speed `brake` per second: Qt."""
    SOFTENED = 5
    """The distance of a braked fling, at most three viewports, along a softer curve: Chromium on Linux
    and Windows. A fling to a snap target has Chromium's curve for these.
    """


class EdgeBehavior(Constant):
    """What happens at an edge of the content."""

    BOUNCE = 0
    """A drag overscrolls with a rubber band, and a fling bounces."""
    CLAMP = 1
    """Content stays in range, and overscroll has no effect but a pull to refresh. Content at rest is in a
    new range at once. Content that a shift, another feel or a change in flight has put out of range
    returns by the feel's spring when nothing holds it.
    """
    STRETCH = 2
    """Content stays in range, and what it cannot scroll pulls the edge. The frame's edge_x and edge_y are
    the share to stretch the drawing by.
    """
    GLOW = 3
    """The same; the frame's edge_x and edge_y are the opacity of a glow."""


class BounceRule(Constant):
    """How overscroll returns."""

    SPRING = 0
    """A spring of `bounce_stiffness` and `bounce_damping_ratio`."""
    QT = 1
    """Qt's brake, then an eased return of 0.4 seconds."""
    ELASTIC = 2
    """A critically damped spring that returns at once: macOS."""


class MotionEnd(Constant):
    """How a deceleration comes to its end."""

    NATURAL = 0
    """As its curve does: an exponential one crawls by single pixels for more than a second."""
    CRISP = 1
    """One that would crawl brakes by 200 points per second squared to the same target, so that it crawls
    for at most 0.3 seconds. One that begins below 200 points per second brakes all the way.
    """


class VelocityRule(Constant):
    """How the velocity of a finger is estimated from its last positions."""

    IOS = 0
    """The last three pairs of positions, weighted as on iOS: mostly the oldest."""
    MACOS = 1
    """The last three pairs, weighted as on macOS: mostly the middle one."""
    MEAN_OF_THREE = 2
    """The mean of the last three velocities, each smoothed (0.7 of the new one and 0.3 of the last) and
    limited to `maximum_fling`: Qt.
    """
    LEAST_SQUARES = 3
    """The slope of a parabola fitted to the last 0.1 seconds: Android, Flutter."""
    RESTRICTED_LEAST_SQUARES = 4
    """As LEAST_SQUARES, but 0 if the slope contradicts the last movement: Chromium."""
    LINE = 5
    """The slope of a line fitted to the last 0.1 seconds: Android's LSQ1."""
    IMPULSE = 6
    """Every movement of the last 0.1 seconds adds kinetic energy: Android's IMPULSE."""
    MEAN_OF_FIVE = 7
    """The mean of the last five velocities that were measured in the 0.1 seconds before the release, each
    over more than 5 ms: Gecko.
    """
    DISTANCE_OVER_TIME = 8
    """The distance of the last 0.15 seconds divided by their duration: GTK."""
    FADING = 9
    """1.9 times a mean of the last 99 ms in which newer movements weigh more; it fades with the time since
    the last movement: LVGL.
    """


class DragStart(Constant):
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
    SWALLOW_NEXT = 4
    """As SWALLOW_MOVEMENT, and the movement after it is discarded, too: Qt."""


class DirectionLock(Constant):
    """Whether a drag keeps to one axis where content scrolls along both."""

    NONE = 0
    """It does not."""
    INITIAL = 1
    """A drag that begins within 30 degrees of an axis keeps to it: UIKit's directional lock."""
    BREAKABLE = 2
    """As INITIAL, but a turn of more than 22.5 degrees unlocks it: Gecko."""
    ALWAYS = 3
    """Every drag keeps to the axis along which it begins: LVGL."""


class FingerRule(Constant):
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


class FlingBoost(Constant):
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
    """A quarter more for each flick in a row, up to `maximum_fling`, in long content: Qt."""
    GTK = 5
    """Its velocity, up to six times for a faster fling; trackpads continue it, too. Published (GTK).
    """


class SpeedLimit(Constant):
    """What `maximum_fling` limits."""

    EACH_AXIS = 0
    """The speed along each axis."""
    WHOLE = 1
    """The magnitude of the velocity; its direction is kept."""


class WheelSmoothing(Constant):
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
    STEADY = 9
    """Notches that come evenly move content evenly: each motion takes until the next notch is due, and
    half of that time to stop. A single notch takes 0.2 seconds.
    """


class WheelStepping(Constant):
    """Whether a wheel scrolls by fractions of its steps."""

    FRACTIONAL = 0
    """It does."""
    WHOLE = 1
    """By whole notches, lines or pages; fractions add up for each device until it turns back."""


@_checked(
    coast_rule=CoastRule, edge_top=EdgeBehavior, edge_left=EdgeBehavior, edge_bottom=EdgeBehavior,
    edge_right=EdgeBehavior, bounce_rule=BounceRule, velocity_rule=VelocityRule,
    wheel_smoothing=WheelSmoothing, wheel_stepping=WheelStepping, drag_start=DragStart,
    direction_lock=DirectionLock, fingers=FingerRule, fling_boost=FlingBoost,
    speed_limit=SpeedLimit, motion_end=MotionEnd, trackpad_lock=DirectionLock
)
class FeelValues(Struct):
    """All numbers of a feel. Start from a preset with scrollkit_feel_get_values and change what differs;
    0 means 0 here, not default. Within the ranges no motion takes longer than a month.
    """

    struct_size: int
    """sizeof(scrollkit_feel_values) of the caller, in bytes."""
    coast_rule: CoastRule
    """How a fling decelerates."""
    drag: float
    """Share of speed lost per second, in 1/s, where the rule uses it and where a fling is retargeted.
    Larger stops sooner. Range: 1e-4 to 1e6.
    """
    brake: float
    """Speed lost per second, in points per second squared. Range: 1 to 1e6."""
    edge_top: EdgeBehavior
    """The top edge."""
    edge_left: EdgeBehavior
    """The left edge."""
    edge_bottom: EdgeBehavior
    """The bottom edge."""
    edge_right: EdgeBehavior
    """The right edge."""
    bounce_rule: BounceRule
    """How overscroll returns at an edge that bounces."""
    velocity_rule: VelocityRule
    """How a finger's velocity is estimated."""
    bounce_stiffness: float
    """Stiffness of the spring for a mass of 1, in 1/s squared. Larger returns sooner. Range: 0.01 to
    1e6.
    """
    bounce_damping_ratio: float
    """Damping ratio of the spring: below 1 it oscillates. Range: 0.001 to 1000."""
    bounce_share: float
    """Share of a fling's velocity that the bounce takes over; 1 is continuous. For
    SCROLLKIT_BOUNCE_RULE_ELASTIC also the share of the velocity of fingers that release content out
    of range. Range: 0 to 1e6.
    """
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
    """Largest speed of a fling before a boost, and of Qt's boost after it, in points per second. Range: 0
    to 1e12.
    """
    stale_after: float
    """Seconds without movement after which a finger has no velocity. Range: 0 to 1e6."""
    wheel_smoothing: WheelSmoothing
    """How steps of a wheel are animated."""
    wheel_stepping: WheelStepping
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
    """Rate of a wheel's spring or exponential, in 1/s; 0: that of the smoothing. Larger ends sooner.
    Below 1e-4 it counts as that. Range: 0 to 1e6.
    """
    drag_start: DragStart
    """What happens to the distance that a finger moves before a drag starts."""
    direction_lock: DirectionLock
    """Whether a drag keeps to one axis."""
    fingers: FingerRule
    """Which of several fingers scroll."""
    fling_boost: FlingBoost
    """What a caught fling adds to the next."""
    speed_limit: SpeedLimit
    """What maximum_fling limits."""
    motion_end: MotionEnd
    """How a deceleration comes to its end."""
    key_lines: float
    """Lines that an arrow key scrolls. Range: 0 to 1e6."""
    page_overlap: float
    """Share of the visible length that stays visible when a key scrolls a page. Range: 0 to 1."""
    trackpad_lock: DirectionLock
    """Whether a pan of a trackpad keeps to one axis, in the same way as direction_lock; BREAKABLE as in
    Gecko. Its first 3 points show its direction. No preset has it. It is for PAN_UPDATE, and for the
    platform's momentum after it: a wheel in points scrolls along both axes.
    """
    reserved: int
    """Must be 0."""

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
        ("motion_end", ctypes.c_uint32),
        ("key_lines", ctypes.c_double),
        ("page_overlap", ctypes.c_double),
        ("trackpad_lock", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
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
        motion_end: MotionEnd | int = 0,
        key_lines: float = 0.0,
        page_overlap: float = 0.0,
        trackpad_lock: DirectionLock | int = 0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), coast_rule, drag, brake, edge_top, edge_left, edge_bottom,
            edge_right, bounce_rule, velocity_rule, bounce_stiffness, bounce_damping_ratio,
            bounce_share, bounce_speed_limit, rubber_band, rubber_band_reach, slop, minimum_fling,
            maximum_fling, stale_after, wheel_smoothing, wheel_stepping, wheel_step, line_length,
            animation_duration, wheel_speed, wheel_acceleration, wheel_rate, drag_start,
            direction_lock, fingers, fling_boost, speed_limit, motion_end, key_lines, page_overlap,
            trackpad_lock, 0
        )


class Scroller(ctypes.c_void_p):
    """A scroll view. Owned by its creator; destroy it with scrollkit_scroller_destroy."""


class Mode(Constant):
    """What moves the content."""

    DRIVEN = 0
    """ScrollKit; the host draws at the frame's offset."""
    OBSERVED = 1
    """A scroll view of the host's toolkit, which reports its movements."""


class Axis(Constant):
    """An axis along which content scrolls."""

    X = 0
    """Left to right."""
    Y = 1
    """Top to bottom."""


class Edges(Flags):
    """A set of edges as bits. A direction is named by the edge that it leads to."""

    NONE = 0
    """No edge."""
    TOP = 1
    """The top edge."""
    LEFT = 2
    """The left edge."""
    BOTTOM = 4
    """The bottom edge."""
    RIGHT = 8
    """The right edge."""
    ALL = 15
    """All four edges."""


@_checked(right_to_left=bool)
class Geometry(Struct):
    """The viewport, the content and the insets."""

    struct_size: int
    """sizeof(scrollkit_geometry) of the caller, in bytes."""
    right_to_left: bool
    """1: content begins at its right edge, which offset_x 0 aligns with the viewport's; offsets further
    along are negative, as in CSS. Range: 0 to 1.
    """
    viewport_width: float
    """Width of the viewport, in points; below 0 counts as 0."""
    viewport_height: float
    """Height of the viewport, in points; below 0 counts as 0."""
    content_width: float
    """Width of the content at scale 1, in points; below 0 counts as 0."""
    content_height: float
    """Height of the content at scale 1, in points; below 0 counts as 0."""
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
        right_to_left: bool = False,
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


@_checked(mode=Mode, feel=Feel, clamps_edges=bool, always_bounces_x=bool, always_bounces_y=bool)
class ScrollerOptions(Struct):
    """Options of a new scroller. All zero: driven, uikit feel."""

    struct_size: int
    """sizeof(scrollkit_scroller_options) of the caller, in bytes."""
    mode: Mode
    """What moves the content."""
    feel: Feel
    """How scrolling feels."""
    clamps_edges: bool
    """1: every edge clamps; 0: edges behave as in the feel. Range: 0 to 1."""
    always_bounces_x: bool
    """1: content that fits the viewport's width overscrolls, too. Range: 0 to 1."""
    always_bounces_y: bool
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
        clamps_edges: bool = False,
        always_bounces_x: bool = False,
        always_bounces_y: bool = False,
        wheel_step: float = 0.0,
        line_length: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), mode, feel, clamps_edges, always_bounces_x, always_bounces_y,
            wheel_step, line_length
        )


@_checked(reduces_motion=bool, stops_momentum=bool, resamples=bool)
class Preferences(Struct):
    """Accessibility preferences of the user. All zero: none."""

    struct_size: int
    """sizeof(scrollkit_preferences) of the caller, in bytes."""
    reduces_motion: bool
    """1: reduced motion; animations and returns into range finish in one step. Range: 0 to 1."""
    stops_momentum: bool
    """1: no momentum; released content stops. Range: 0 to 1."""
    resamples: bool
    """1: a finger's movement is resampled at 5 ms before the time of a tick or another call, or more if moves are late. Range: 0 to 1.
    """

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reduces_motion", ctypes.c_uint32),
        ("stops_momentum", ctypes.c_uint32),
        ("resamples", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        reduces_motion: bool = False,
        stops_momentum: bool = False,
        resamples: bool = False,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), reduces_motion, stops_momentum, resamples)


class ScrollAlignment(Constant):
    """Where a rectangle or an item comes to lie in the viewport without its insets."""

    NEAREST = 0
    """Where all of it with its margins is visible, or they fill the viewport, with the least movement; as in CSS.
    """
    START = 1
    """Its start at the viewport's start: top or left; from right to left, its right edge."""
    CENTER = 2
    """Its middle at the viewport's middle."""
    END = 3
    """Its end at the viewport's end."""
    NONE = 4
    """Where it is: content does not scroll along this axis."""
    SCROLL_OFF = 5
    """As SCROLLKIT_SCROLL_ALIGNMENT_NEAREST, with margins that fit: those that do not fit into the viewport are shortened in
    proportion. For a caret that keeps its distance from the edges.
    """


class Curve(Constant):
    """How the progress of an animation depends on the time. All but linear ones and EASE_IN end slowly.
    """

    EASE_IN_OUT = 0
    """Slow, fast, slow: CSS `ease-in-out`."""
    EASE = 1
    """A quick start, then slow: CSS `ease`."""
    EASE_IN = 2
    """Slow, then fast: CSS `ease-in`."""
    EASE_OUT = 3
    """Fast, then slow: CSS `ease-out`."""
    LINEAR = 4
    """The same speed all the way."""
    BEZIER = 5
    """CSS `cubic-bezier(curve_x1, curve_y1, curve_x2, 1)`."""


class ScrollAxes(Constant):
    """The axes along which the program scrolls."""

    BOTH = 0
    """Both."""
    X = 1
    """Left and right. What moves content along y goes on."""
    Y = 2
    """Up and down. What moves content along x goes on."""


@_checked(
    align_x=ScrollAlignment, align_y=ScrollAlignment, curve=Curve, at_once=bool, axes=ScrollAxes
)
class ScrollOptions(Struct):
    """How the program scrolls. All zero: as the feel animates, to where all of the rectangle is visible.

    `duration` and `speed` exclude each other. Content that already moves keeps its velocity at first; with a
    speed, content that moves away from the target turns at once. While the scale is animated, the content moves to
    the target with it. With reduced motion the content is there in one step. Observed: the toolkit animates in its
    own way.
    """

    struct_size: int
    """sizeof(scrollkit_scroll_options) of the caller, in bytes."""
    align_x: ScrollAlignment
    """Where a rectangle comes to lie, left to right."""
    align_y: ScrollAlignment
    """Where a rectangle comes to lie, top to bottom."""
    curve: Curve
    """How the progress depends on the time; not with a speed."""
    at_once: bool
    """1: at once, without animation. Range: 0 to 1."""
    axes: ScrollAxes
    """The axes along which it scrolls. An item of a list scrolls along its list, whatever they are.
    """
    duration: float
    """Duration, in seconds; 0: as in the feel. Content that already moves there faster arrives earlier.
    Range: 0 to 1e6.
    """
    speed: float
    """Speed, in points per second; 0: as in the feel; below 0.01 counts as 0.01. Range: 0 to 1e12.
    """
    curve_x1: float
    """With SCROLLKIT_CURVE_BEZIER: time of the first control point; below 0.01 counts as 0.01. Range: 0 to 1.
    """
    curve_y1: float
    """With SCROLLKIT_CURVE_BEZIER: progress of the first control point. Range: 0 to 1."""
    curve_x2: float
    """With SCROLLKIT_CURVE_BEZIER: time of the second control point. Range: 0 to 1."""
    margin_top: float
    """Points that stay free above a rectangle. Range: 0 to 1e12."""
    margin_left: float
    """Points that stay free left of it. Range: 0 to 1e12."""
    margin_bottom: float
    """Points that stay free below it. Range: 0 to 1e12."""
    margin_right: float
    """Points that stay free right of it. Range: 0 to 1e12."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("align_x", ctypes.c_uint32),
        ("align_y", ctypes.c_uint32),
        ("curve", ctypes.c_uint32),
        ("at_once", ctypes.c_uint32),
        ("axes", ctypes.c_uint32),
        ("duration", ctypes.c_double),
        ("speed", ctypes.c_double),
        ("curve_x1", ctypes.c_double),
        ("curve_y1", ctypes.c_double),
        ("curve_x2", ctypes.c_double),
        ("margin_top", ctypes.c_double),
        ("margin_left", ctypes.c_double),
        ("margin_bottom", ctypes.c_double),
        ("margin_right", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        align_x: ScrollAlignment | int = 0,
        align_y: ScrollAlignment | int = 0,
        curve: Curve | int = 0,
        at_once: bool = False,
        axes: ScrollAxes | int = 0,
        duration: float = 0.0,
        speed: float = 0.0,
        curve_x1: float = 0.0,
        curve_y1: float = 0.0,
        curve_x2: float = 0.0,
        margin_top: float = 0.0,
        margin_left: float = 0.0,
        margin_bottom: float = 0.0,
        margin_right: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), align_x, align_y, curve, at_once, axes, duration, speed,
            curve_x1, curve_y1, curve_x2, margin_top, margin_left, margin_bottom, margin_right
        )


class Unit(Constant):
    """The unit of a wheel's amount."""

    POINTS = 0
    """Points; scrolled at once, because the device or platform has smoothed them. Content that snaps announces
    where it rests if no more come for 0.15 seconds.
    """
    LINES = 1
    """Lines of text. Where content rests at snap targets only, lines that are not whole are parts of a notch of three lines,
    and add up to one.
    """
    PAGES = 2
    """Viewports."""
    NOTCHES = 3
    """Notches of a wheel; fractions are allowed."""
    NOTCHES_120 = 4
    """120 per notch, as on Windows, Linux and Wayland."""


class InputKind(Constant):
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
    """Fingers rest on a trackpad, until HOLD_END; if that is lost, until another input after 0.15 seconds.
    A pointer that is pressed meanwhile scrolls from the end on, or as soon as it moves past the slop.
    """
    HOLD_END = 6
    """The resting fingers left the trackpad."""
    WHEEL = 7
    """A wheel turned by x, y in `unit`; with SCROLLKIT_INPUT_FLAGS_ZOOM it zooms about the focus.
    """
    PAN_BEGIN = 8
    """Two fingers began to pan on a trackpad. The pan lasts until PAN_END; if that is lost, until another
    input after 0.15 seconds without a movement. A pointer that is pressed meanwhile scrolls from the end
    on, or as soon as it moves past the slop.
    """
    PAN_UPDATE = 9
    """They panned by x, y points."""
    PAN_END = 10
    """They left the trackpad; the flags state whether momentum follows."""
    MOMENTUM_UPDATE = 11
    """The platform's momentum scrolled by x, y points."""
    MOMENTUM_END = 12
    """The platform's momentum ended."""
    KEY = 13
    """The key `key` was pressed or repeats."""
    PINCH_BEGIN = 14
    """A pinch began with its midpoint at x, y and its fingers `scale` apart. It lasts until PINCH_END; if
    that is lost, until another input after 0.15 seconds without an update. A pointer that is pressed
    meanwhile scrolls from the end on.
    """
    PINCH_UPDATE = 15
    """The midpoint is at x, y, and the fingers are `scale` apart."""
    PINCH_END = 16
    """The pinch ended; x, y are ignored. Content is flung as fast as the midpoint moved before the last
    update, which may be that of the finger that was lifted last.
    """
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
    """Report: zooming begins at `scale`. Range: 1e-4 to 1e4."""
    DID_ZOOM = 40
    """Report: zooming has reached `scale`. Range: 1e-4 to 1e4."""
    DID_END_ZOOMING = 41
    """Report: zooming has ended at `scale`. Range: 1e-4 to 1e4."""
    HOST = 65536
    """The first of the host's own kinds: forwarded to the delegate without validation."""


class Key(Constant):
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


class InputFlags(Flags):
    """Bits of scrollkit_input.flags."""

    PLATFORM_MOMENTUM = 1
    """On PAN_END: the platform's own momentum follows, so ScrollKit adds none. Content that snaps announces
    where it rests if no momentum comes for 0.15 seconds.
    """
    HAS_VELOCITY = 2
    """On PAN_END: velocity_x and velocity_y hold the velocity that the platform measured."""
    DECELERATES = 4
    """On DID_END_DRAGGING: momentum follows."""
    INVERTED = 8
    """The amount is opposite to the movement of the fingers or the wheel (natural scrolling).
    Scrolling ignores this flag; a host that turns a knob by the amount negates it.
    """
    SWAP_AXES = 16
    """On WHEEL: x and y are swapped, as with the shift key."""
    STOP_X = 32
    """On PAN_END: only the x axis stopped; the pan ends when no axis moves."""
    STOP_Y = 64
    """On PAN_END: only the y axis stopped; the pan ends when no axis moves."""
    ENDS_IN_SILENCE = 128
    """On PAN_UPDATE: 0.15 seconds without input end a pan that PAN_BEGIN did not begin; after HOLD, not
    before HOLD_END.
    """
    TIME_WRAPS = 256
    """The time was 32-bit milliseconds; its wraps are counted from the last call."""
    ZOOM = 512
    """On WHEEL: zooms about the focus, as with the control key; a positive amount zooms out. One notch
    multiplies the scale by 1.149, five double it; 100 points multiply it by e, for a trackpad's pinch
    that arrives as a wheel. A mouse wheel whose notches arrive in points should be pushed in notches.
    A wheel or a key that scrolls meanwhile lets the scale go on.
    """


@_checked(kind=InputKind, unit=Unit, flags=InputFlags, key=Key)
class Input(Struct):
    """An action of the user, or a report of a toolkit. Fields that the kind does not use must be valid.
    """

    struct_size: int
    """sizeof(scrollkit_input) of the caller, in bytes."""
    kind: InputKind | int
    """What happened."""
    time: float
    """When it happened, in seconds. Range: -1e10 to 1e10."""
    x: float
    """A position in the viewport, an amount or an offset, depending on the kind."""
    y: float
    """A position in the viewport, an amount or an offset, depending on the kind."""
    velocity_x: float
    """Velocity of the offset, in points per second, for kinds that have one."""
    velocity_y: float
    """Velocity of the offset, in points per second, for kinds that have one."""
    pointer_id: int
    """The finger or button; any number that is constant from press to release."""
    unit: Unit
    """The unit of a wheel's amount."""
    flags: InputFlags
    """SCROLLKIT_INPUT_FLAGS_ bits."""
    key: Key
    """The key."""
    reserved: int
    """Must be 0."""
    device: int
    """The wheel, if there are several; any number. Each wheel has fractions of its own."""
    scale: float
    """On PINCH_: distance of the fingers as a factor of any reference, at least 1e-12; 0: 1. On reports
    of zooming: the scale of the content. Range: 0 to 1e12.
    """
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


class Phase(Constant):
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
    """Autoscroll, also at speed 0, and a scroll bar's track that is held."""


class Frame(Struct):
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
    to stretch the drawing by, for SCROLLKIT_EDGE_BEHAVIOR_GLOW an opacity up to 1, else 0. It recedes
    after a release while the content may rest or scroll already; needs_tick is 1 meanwhile.
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


@_checked(is_drawn=bool)
class NextChange(Struct):
    """When a frame will next differ."""

    struct_size: int
    """sizeof(scrollkit_next_change) of the caller, in bytes; set before the call."""
    is_drawn: bool
    """1: a frame at `time` differs from that of the last call; 0: a motion or a pause ends then. Tick at
    `time` without drawing and ask again.
    """
    time: float
    """The first time, in seconds; infinity if nothing changes without input."""
    frame_rate: float
    """Frames a second that suit the current speed, as on Android 15: 0 while nothing changes, 60, 80
    from 125 points per second on, 120 (as many as the display has) from 300 on and under a finger.
    """

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_drawn", ctypes.c_uint32),
        ("time", ctypes.c_double),
        ("frame_rate", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        is_drawn: bool = False,
        time: float = 0.0,
        frame_rate: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), is_drawn, time, frame_rate)


class ViewProgress(Struct):
    """The progress of a stretch of content through the viewport, as in CSS view timelines."""

    struct_size: int
    """sizeof(scrollkit_view_progress) of the caller, in bytes; set before the call."""
    reserved: int
    """Always 0."""
    cover: float
    """From the first sight of it to the last; 0 to 1."""
    entry: float
    """From the first sight of it until it is shown whole, or fills the viewport; 0 to 1."""
    contain: float
    """From when it is shown whole, or fills the viewport, until it no longer does; 0 to 1."""
    exit: float
    """From when it is no longer shown whole, nor fills the viewport, to the last sight; 0 to 1."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("cover", ctypes.c_double),
        ("entry", ctypes.c_double),
        ("contain", ctypes.c_double),
        ("exit", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        cover: float = 0.0,
        entry: float = 0.0,
        contain: float = 0.0,
        exit: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), 0, cover, entry, contain, exit)


class TopRule(Constant):
    """Which offset scroll to top remembers, and for how long."""

    STANDARD = 0
    """An offset below the top, until the user scrolls; shifts move it along."""
    KEEP_UNTIL_DRAG = 1
    """Any offset, also the top itself, until the user drags; shifts do not move it."""


class TopSource(Constant):
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


@_checked(rule=TopRule, starts_hidden=bool)
class TopOptions(Struct):
    """Options of scroll to top. All zero: the standard rule, a visible view."""

    struct_size: int
    """sizeof(scrollkit_top_options) of the caller, in bytes."""
    rule: TopRule
    """Which offset is remembered."""
    starts_hidden: bool
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
        starts_hidden: bool = False,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), rule, starts_hidden, 0)


@_checked(has_return_offset=bool, is_visible=bool)
class TopState(Struct):
    """The state of scroll to top."""

    struct_size: int
    """sizeof(scrollkit_top_state) of the caller, in bytes; set before the call."""
    has_return_offset: bool
    """1 if the next trigger scrolls back."""
    return_offset: float
    """The remembered offset, in points; NaN if there is none. It is in range, except while a batch of
    edits is open whose content size is not set yet.
    """
    is_visible: bool
    """1 if taps on the window's status bar trigger."""
    reserved: int
    """Always 0."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("has_return_offset", ctypes.c_uint32),
        ("return_offset", ctypes.c_double),
        ("is_visible", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        has_return_offset: bool = False,
        return_offset: float = 0.0,
        is_visible: bool = False,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), has_return_offset, return_offset, is_visible, 0)


class EventKind(Constant):
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
    it. The same `id` again retargets that animation. Consecutive ones without an `id` are merged.
    """
    OVERFLOW = 7
    """The queue was full, and `id` events were dropped, but no completion of an animation."""
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
    """Zooming that began at the smallest scale is below it: the scale is x. Emitted for each such scale
    that a toolkit reports or fingers cause, not while the scale returns. Consecutive ones that wait
    in the queue are merged.
    """
    ZOOMED_PAST_MAXIMUM = 18
    """Zooming that began at the largest scale is above it: the scale is x. Otherwise as
    ZOOMED_PAST_MINIMUM.
    """
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
    """Content past its top stretched the header `id` beyond its trigger."""
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
    """Observed only: content was shifted; set the toolkit's offset to x, y at once. Its momentum
    continues, shifted by delta_x, delta_y. If an animation is under way, REQUEST_SCROLL follows with
    its `id` and its end.
    """
    PAGE_CHANGED = 32
    """The page, item or area at which content will rest along the scrollkit_axis `id` changed, or the
    first geometry or areas made it known: it is x, from 0. While a finger drags, it is the nearest
    page or item. Of areas it is the index, and -1 where content rests at none. Two consecutive ones of
    an axis never have the same x.
    """
    ZOOM_CHANGED = 40
    """The scale is x. Consecutive ones are merged."""
    LIST_VISIBLE_CHANGED = 41
    """The first visible item of the list along the scrollkit_axis `id` is x, and y items are visible. Consecutive ones of a list
    are merged.
    """
    LIST_STICKY_CHANGED = 42
    """The innermost sticky item at the viewport's start of the list along the scrollkit_axis `id` is x; -1: none. Consecutive ones of
    a list are merged.
    """
    LIST_NEAR_START = 43
    """The viewport came near the start of the list along the scrollkit_axis `id`: once for each approach, and once more when items
    have come or gone before the visible ones. Not before the moment is over in which the list is attached, its first items come or
    the viewport gets a size: a later call or a tick.
    """
    LIST_NEAR_END = 44
    """The same for the end of the list, and items after the visible ones, but for those that come while a conversation follows it.
    """
    REFRESH_CHANGED = 45
    """Pull to refresh took another step: `id` is the scrollkit_refresh_step."""
    LIST_CONVERSATION_CHANGED = 46
    """A conversation began to follow its end (`id` is 1) or no longer does (0), or has another first unread item, which is x (-1:
    none), or another number of them, which is y. Consecutive ones are merged.
    """


class EventResult(Constant):
    """The result of scrollkit_scroller_next_event; a negative number is a scrollkit_status."""

    NONE = 0
    """The queue is empty."""
    TAKEN = 1
    """An event was taken."""


class Event(Struct):
    """A change of the scroller, or a request to the host."""

    struct_size: int
    """sizeof(scrollkit_event) of the caller, in bytes; set before the call."""
    kind: EventKind | int
    """What happened."""
    time: float
    """When it happened, in seconds; not after the call that emitted it. The times of consecutive
    events never decrease.
    """
    x: float
    """An offset in points, a scale, a section or an item, for kinds that have one."""
    y: float
    """An offset or a position, in points, or a number of items, for kinds that have one."""
    delta_x: float
    """For REQUEST_ kinds: the distance of x from the toolkit's offset, in points. That is the offset
    reported last, or that of a request taken since which sets it at once.
    """
    delta_y: float
    """The same for y."""
    id: int
    """An animation, a header, a step, a number of events, or whether content follows its end, for kinds that have one.
    """
    from_phase: Phase | int
    """The phase before, for PHASE_CHANGED."""
    to_phase: Phase | int
    """The phase now, for PHASE_CHANGED."""
    finished: int
    """1 if the animation reached its target, for ANIMATION_COMPLETED."""
    edges: Edges | int
    """Edges, for kinds that have them."""
    source: TopSource | int
    """The source of a trigger, for kinds that have one."""
    reserved: int
    """Always 0."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_uint32),
        ("time", ctypes.c_double),
        ("x", ctypes.c_double),
        ("y", ctypes.c_double),
        ("delta_x", ctypes.c_double),
        ("delta_y", ctypes.c_double),
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
        delta_x: float = 0.0,
        delta_y: float = 0.0,
        id: int = 0,
        from_phase: Phase | int = 0,
        to_phase: Phase | int = 0,
        finished: int = 0,
        edges: Edges | int = 0,
        source: TopSource | int = 0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), kind, time, x, y, delta_x, delta_y, id, from_phase, to_phase,
            finished, edges, source, 0
        )


EventFunction = ctypes.CFUNCTYPE(None, ctypes.c_void_p, Scroller, ctypes.POINTER(Event))
"""Handles an event as soon as it happens.

Called during push, tick and other calls on the same scroller, after the scroller has changed, on
the caller's thread. It may make every call on any scroller, and may destroy this one. It must not
throw or longjmp. The event is borrowed, valid until the function returns.

Make it from a Python function with the parameters user, scroller, event.
Library.scroller_set_delegate keeps the delegate alive, and with it the function.
"""


InputFunction = ctypes.CFUNCTYPE(None, ctypes.c_void_p, Scroller, ctypes.POINTER(Input))
"""Receives an input that was pushed, unchanged and in order, after the scroller has handled it.

The event that repeats a report (DID_SCROLL, DRAG_BEGAN, DRAG_ENDED, DECELERATION_ENDED) follows
directly. Kinds from SCROLLKIT_INPUT_KIND_HOST on are forwarded without validation. The input is
borrowed, valid until the function returns. All calls are allowed; a function that always pushes
never returns. It must not throw or longjmp.

Make it from a Python function with the parameters user, scroller, input.
Library.scroller_set_delegate keeps the delegate alive, and with it the function.
"""


RespondsFunction = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p, Scroller, ctypes.c_uint32)
"""Returns 1 if the host itself handles inputs of a kind, else 0. It must not throw or longjmp.

Make it from a Python function with the parameters user, scroller, kind.
Library.scroller_set_delegate keeps the delegate alive, and with it the function.
"""


ShouldFunction = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p, Scroller, ctypes.c_uint32)
"""Returns 1 if a trigger of scroll to top may scroll, else 0. All calls are allowed. It must not
throw or longjmp.

Make it from a Python function with the parameters user, scroller, source.
Library.scroller_set_delegate keeps the delegate alive, and with it the function.
"""


ReleaseFunction = ctypes.CFUNCTYPE(None, ctypes.c_void_p, Scroller, ctypes.c_double, ctypes.c_double, ctypes.POINTER(ctypes.c_double), ctypes.POINTER(ctypes.c_double))
"""May retarget content that is about to be released.

Content would move at velocity_x, velocity_y and rest at the target, which the function may
change: it is then reached to a millionth of a point, starting with that velocity. A target that
is not finite is ignored, and one out of range is clamped. All calls are allowed. It must not
throw or longjmp.

Make it from a Python function with the parameters user, scroller, velocity_x, velocity_y, target_x, target_y.
Library.scroller_set_delegate keeps the delegate alive, and with it the function.
"""


class Delegate(Struct):
    """Callbacks of a host. Each may be NULL."""

    struct_size: int
    """sizeof(scrollkit_delegate) of the caller, in bytes."""
    reserved: int
    """Must be 0."""
    user: int | None
    """Passed to every function; never dereferenced."""
    did_happen: Any
    """Receives the events instead of the queue; SCROLLKIT_EVENT_KIND_OVERFLOW, too."""
    did_receive: Any
    """Receives every input after the scroller has handled it."""
    responds_to: Any
    """Returns which inputs the host handles; NULL: none."""
    should_scroll_to_top: Any
    """May veto scroll to top; NULL: never."""
    will_end_dragging: Any
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
        did_happen: Any = EventFunction(0),
        did_receive: Any = InputFunction(0),
        responds_to: Any = RespondsFunction(0),
        should_scroll_to_top: Any = ShouldFunction(0),
        will_end_dragging: Any = ReleaseFunction(0),
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), 0, user, did_happen, did_receive, responds_to,
            should_scroll_to_top, will_end_dragging
        )


@_checked(is_scrolling=bool, is_animating=bool, is_tracking=bool, heading=Edges, at_edges=Edges)
class Context(Struct):
    """State of a scroll that toolkits do not provide."""

    struct_size: int
    """sizeof(scrollkit_context) of the caller, in bytes; set before the call."""
    is_scrolling: bool
    """1 from the user's first movement until the content rests; also while a thumb, the nub or the host's bar is held.
    """
    is_animating: bool
    """1 while the program scrolls."""
    is_tracking: bool
    """1 while a finger is down."""
    heading: Edges
    """Edges towards which the content moves, at most one per axis; 0 at rest."""
    at_edges: Edges
    """Edges within half a point of the offset; both of an axis that cannot scroll."""
    began_x: float
    """Offset at which the current or last scroll began, 0 before the first, in points; shifts move it along.
    """
    began_y: float
    """Offset at which the current or last scroll began, 0 before the first, in points; shifts move it along.
    """
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
        is_scrolling: bool = False,
        is_animating: bool = False,
        is_tracking: bool = False,
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


class HeaderMode(Constant):
    """When a header collapses and expands. The names are Android's scroll flags, except FREEZE_NEAR_ENDS.
    """

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
    ENTER_ALWAYS_EXIT_UNTIL_COLLAPSED = 5
    """It collapses to its minimum height when scrolling down and expands when scrolling up, anywhere:
    Flutter's floating and pinned.
    """


class HeaderInset(Constant):
    """How the geometry's inset_top relates to a header."""

    CONSTANT = 0
    """The inset is constant, whether the header is shown or hidden."""
    VISIBLE = 1
    """The inset holds the header's visible height, and the host changes it as the header moves."""


@_checked(mode=HeaderMode, snaps=bool, stretches=bool, only_by_user=bool, inset=HeaderInset)
class HeaderOptions(Struct):
    """Options of a header."""

    struct_size: int
    """sizeof(scrollkit_header_options) of the caller, in bytes."""
    mode: HeaderMode
    """When it collapses and expands."""
    height: float
    """Height when fully shown, in points. Range: 0 to 1e12."""
    minimum_height: float
    """Height when collapsed, in points, for the modes that use it; at most `height`. Range: 0 to
    1e12.
    """
    snaps: bool
    """1: a partly shown header snaps to the nearer side at rest, in the ENTER_ALWAYS modes. Range: 0 to
    1.
    """
    stretches: bool
    """1: overscroll, or a refresh that holds the content open, makes it taller. Range: 0 to 1."""
    only_by_user: bool
    """1: only scrolling by the user shows it. Range: 0 to 1."""
    inset: HeaderInset
    """How the geometry's inset_top relates to it."""
    tolerance: float
    """Distance that content scrolls in one direction before the header moves, in points. Range: 0 to
    1e12.
    """
    parallax: float
    """Distance that a background moves per point of the header. Range: 0 to 1."""
    stretch_trigger: float
    """Stretch after which HEADER_STRETCHED is emitted, in points; 0: 100. Range: 0 to 1e12."""

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
        snaps: bool = False,
        stretches: bool = False,
        only_by_user: bool = False,
        inset: HeaderInset | int = 0,
        tolerance: float = 0.0,
        parallax: float = 0.0,
        stretch_trigger: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), mode, height, minimum_height, snaps, stretches, only_by_user,
            inset, tolerance, parallax, stretch_trigger
        )


@_checked(is_snapping=bool)
class HeaderState(Struct):
    """The state of a header."""

    struct_size: int
    """sizeof(scrollkit_header_state) of the caller, in bytes; set before the call."""
    is_snapping: bool
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
    """Distance by which content past its top stretches it, in points."""
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
        is_snapping: bool = False,
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


class AnchorPolicy(Constant):
    """What stays in place when content changes."""

    NONE = 0
    """The offset."""
    KEEP_ITEM = 1
    """The first visible item, unless the content is at its top: then new items show."""
    KEEP_DISTANCE_TO_END = 2
    """The distance to the content's end, unless the content is at its top."""
    STICK_TO_END = 3
    """The end, if the content is at it; otherwise the first visible item. Content at its end stays there
    also when the viewport's size changes without a batch, as with a keyboard.
    """
    KEEP_DISTANCE_RESET_X = 4
    """As KEEP_DISTANCE_TO_END, but only the offset 0 is the top, and x becomes 0."""


class NubRule(Constant):
    """How a nub follows the content."""

    STANDARD = 0
    """Insets count, new movement postpones hiding, and dragging the nub keeps x."""
    IGNORE_INSETS = 1
    """The position ignores insets, a drag ignores the bottom inset, new movement does not postpone
    hiding, and dragging the nub sets x to 0.
    """


@_checked(rule=NubRule, is_proportional=bool)
class NubOptions(Struct):
    """Options of a nub. All zero: a nub of 50 points."""

    struct_size: int
    """sizeof(scrollkit_nub_options) of the caller, in bytes."""
    rule: NubRule
    """How it follows the content."""
    length: float
    """Length, in points; the smallest length if it is proportional; 0: 50. Range: 0 to 1e12."""
    margin: float
    """Margin above and below it, in points, below the top inset; 0: 10, negative: none."""
    is_proportional: bool
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
    """Duration of a fade, in seconds; 0: 0.5, negative: none. Range: -1e10 to 1e10."""
    delay: float
    """Seconds at rest before it fades out; 0: 0.75, negative: none. Range: -1e10 to 1e10."""

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
        is_proportional: bool = False,
        fine_distance: float = 0.0,
        reach: float = 0.0,
        fade: float = 0.0,
        delay: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), rule, length, margin, is_proportional, 0, fine_distance,
            reach, fade, delay
        )


@_checked(is_grabbed=bool)
class NubState(Struct):
    """The state of a nub."""

    struct_size: int
    """sizeof(scrollkit_nub_state) of the caller, in bytes; set before the call."""
    is_grabbed: bool
    """1 while it is grabbed: draw it highlighted."""
    y: float
    """y of its top in the viewport, in points."""
    length: float
    """Its length, in points; 0 if it does not fit or nothing scrolls."""
    alpha: float
    """Its opacity, 0 to 1; 0 if it does not fit or nothing scrolls."""
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
        is_grabbed: bool = False,
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


class OverscrollBehavior(Constant):
    """Whether scrolling chains to the parent at the end of a scroller's range; the names are CSS's.
    """

    AUTO = 0
    """It chains to the parent."""
    CONTAIN = 1
    """It does not chain; this scroller overscrolls, also where its content fits."""
    NONE = 2
    """It does not chain, and overscroll has no effect."""


class NestOrder(Constant):
    """The order in which a scroller and the scrollers nested in it scroll. It counts in each direction:
    where a gesture turns back, overscroll is undone, and then the order of the other direction counts.
    """

    CHILD_FIRST = 0
    """After them in both directions: Android, Flutter, browsers."""
    PARENT_FIRST_DOWN = 1
    """Before them towards the end, after them towards the start: a collapsing header."""
    PARENT_FIRST_UP = 2
    """Before them towards the start, after them towards the end."""
    PARENT_FIRST = 3
    """Before them in both directions."""


class NestLatching(Constant):
    """Whether a gesture latches to the scroller that it scrolls first."""

    NONE = 0
    """It chains within the gesture: Android, Flutter."""
    GESTURE = 1
    """It latches, unless the scroller is at its end when the gesture begins: browsers."""


class SnapKind(Constant):
    """The snap targets along an axis."""

    NONE = 0
    """None."""
    PAGES = 1
    """Pages of equal length."""
    CAROUSEL = 2
    """Items of equal length, centred."""
    AREAS = 3
    """The areas of scrollkit_snap_set_areas, as in CSS scroll snap."""
    ITEMS = 4
    """The items of the list that is attached along the axis, measured or not; in a grid, its lines. They behave as areas.
    """


class SnapRule(Constant):
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


class SnapStrictness(Constant):
    """How strictly content snaps to areas or to items of a list."""

    MANDATORY = 0
    """Always, if there is one."""
    PROXIMITY = 1
    """Only to near ones."""


class SnapAlignment(Constant):
    """Which part of an area or an item aligns with the same part of the viewport."""

    NONE = 0
    """An area does not snap along this axis. For items it means their start."""
    START = 1
    """Its start."""
    CENTER = 2
    """Its centre."""
    END = 3
    """Its end."""


class SnapOrder(Constant):
    """The order of an array of areas."""

    ANY = 0
    """Any."""
    RIGHT = 1
    """No area begins or ends left of the one before: binary search."""
    DOWN = 2
    """No area begins or ends above the one before: binary search."""


@_checked(
    kind=SnapKind, rule=SnapRule, is_reversed=bool, strictness=SnapStrictness,
    alignment=SnapAlignment
)
class SnapOptions(Struct):
    """Options of snapping along an axis."""

    struct_size: int
    """sizeof(scrollkit_snap_options) of the caller, in bytes."""
    kind: SnapKind
    """The snap targets."""
    rule: SnapRule
    """To which page or item content snaps."""
    is_reversed: bool
    """1: page or item 0 is at the content's end, and they are counted backwards. The end of content that
    begins at its right is its left. Range: 0 to 1.
    """
    length: float
    """Length of a page or item, in points; 0: a page is the viewport without its insets. Range: 0 to
    1e12.
    """
    spacing: float
    """Distance between a page or item and the next, in points. Range: 0 to 1e12."""
    leading: float
    """Distance from the start of the content to the first, in points; from its end if reversed."""
    count: int
    """Number of items of a carousel. For SCROLLKIT_SNAP_KIND_ITEMS: every so many items, from the first on, one is a target; in a
    grid, the line of each of them. 0: each is.
    """
    strictness: SnapStrictness
    """How strictly content snaps to areas or items; for areas, the last axis set decides for both.
    """
    proximity: float
    """Share of the viewport within which SCROLLKIT_SNAP_STRICTNESS_PROXIMITY snaps; 0: 1/3. Range: 0
    to 1e12.
    """
    padding_start: float
    """Scroll padding at the viewport's start, beside the inset, in points. A list from right to left has its start at the right.
    """
    padding_end: float
    """Scroll padding at the viewport's end, in points."""
    alignment: SnapAlignment
    """For SCROLLKIT_SNAP_KIND_ITEMS: the part of an item that aligns."""
    stops: int
    """For SCROLLKIT_SNAP_KIND_ITEMS: 1: no fling passes a target. Range: 0 to 1."""

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
        ("alignment", ctypes.c_uint32),
        ("stops", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        kind: SnapKind | int = 0,
        rule: SnapRule | int = 0,
        is_reversed: bool = False,
        length: float = 0.0,
        spacing: float = 0.0,
        leading: float = 0.0,
        count: int = 0,
        strictness: SnapStrictness | int = 0,
        proximity: float = 0.0,
        padding_start: float = 0.0,
        padding_end: float = 0.0,
        alignment: SnapAlignment | int = 0,
        stops: int = 0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), kind, rule, is_reversed, length, spacing, leading, count,
            strictness, proximity, padding_start, padding_end, alignment, stops
        )


@_checked(stops=bool, align_x=SnapAlignment, align_y=SnapAlignment, is_focused=bool)
class SnapArea(Struct):
    """A part of the content that content snaps to."""

    struct_size: int
    """sizeof(scrollkit_snap_area) of the caller, in bytes; the stride of an array of areas."""
    stops: bool
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
    align_x: SnapAlignment
    """Alignment left to right."""
    align_y: SnapAlignment
    """Alignment top to bottom."""
    margin_top: float
    """Scroll margin above it, in points; may be negative."""
    margin_left: float
    """Scroll margin left of it, in points; may be negative."""
    margin_bottom: float
    """Scroll margin below it, in points; may be negative."""
    margin_right: float
    """Scroll margin right of it, in points; may be negative."""
    is_focused: bool
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
        stops: bool = False,
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
        is_focused: bool = False,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), stops, key, x, y, width, height, align_x, align_y,
            margin_top, margin_left, margin_bottom, margin_right, is_focused, 0
        )


class SnapState(Struct):
    """The current page or item."""

    struct_size: int
    """sizeof(scrollkit_snap_state) of the caller, in bytes; set before the call."""
    reserved: int
    """Always 0."""
    index_x: float
    """The page or item, with fractions: 2.25 is a quarter of the way from 2 to 3. With areas, the index
    of the area at which content is. NaN if there is none.
    """
    index_y: float
    """The same, top to bottom."""
    target_x: float
    """The page, item or area at which the content will rest; NaN if there is none."""
    target_y: float
    """The same, top to bottom."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("index_x", ctypes.c_double),
        ("index_y", ctypes.c_double),
        ("target_x", ctypes.c_double),
        ("target_y", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        index_x: float = 0.0,
        index_y: float = 0.0,
        target_x: float = 0.0,
        target_y: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), 0, index_x, index_y, target_x, target_y)


@_checked(centers=bool)
class ZoomOptions(Struct):
    """Options of zooming. All zero: scales from 1 to 4."""

    struct_size: int
    """sizeof(scrollkit_zoom_options) of the caller, in bytes."""
    centers: bool
    """1: content smaller than the visible viewport is centred; 0: it is at its start. Range: 0 to 1.
    """
    minimum: float
    """Smallest scale at rest; 0: 1. Below 1e-4 it counts as that. Range: 0 to 1e4."""
    maximum: float
    """Largest scale at rest; 0: 4, or the smallest if that is larger. Below 1e-4 it counts as that.
    Range: 0 to 1e4.
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
        centers: bool = False,
        minimum: float = 0.0,
        maximum: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), centers, minimum, maximum)


@_checked(is_zooming=bool)
class ZoomState(Struct):
    """The state of zooming."""

    struct_size: int
    """sizeof(scrollkit_zoom_state) of the caller, in bytes; set before the call."""
    is_zooming: bool
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
        is_zooming: bool = False,
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


class AutoscrollRule(Constant):
    """How the distance d of a pointer from its press becomes a speed."""

    CHROMIUM = 0
    """Chromium: 0.008 d^2.2 points per second; dead zone 15 points."""
    FIREFOX = 1
    """Firefox: 50 ((d / 12)^1.5 - 1) points per second; dead zone 12 points."""


@_checked(rule=AutoscrollRule)
class AutoscrollOptions(Struct):
    """Options of autoscroll. All zero: Chromium's rule, edge margins of 50 points."""

    struct_size: int
    """sizeof(scrollkit_autoscroll_options) of the caller, in bytes."""
    rule: AutoscrollRule
    """How distance becomes speed."""
    dead_zone: float
    """Distance from the press without effect, in points; 0: that of the rule, negative: none."""
    edge_margin: float
    """Distance from the edges of the viewport without insets at which a dragged item scrolls, in
    points; 0: 50. Range: 0 to 1e12.
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


class ScrollbarPart(Constant):
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


@_checked(jumps_to_click=bool)
class ScrollbarOptions(Struct):
    """Options of a scroll bar. All zero: a track as long as the viewport."""

    struct_size: int
    """sizeof(scrollkit_scrollbar_options) of the caller, in bytes."""
    jumps_to_click: bool
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
        jumps_to_click: bool = False,
        track_length: float = 0.0,
        least_thumb: float = 0.0,
        snap_back: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), jumps_to_click, track_length, least_thumb, snap_back
        )


@_checked(held=ScrollbarPart)
class ScrollbarState(Struct):
    """The state of a scroll bar."""

    struct_size: int
    """sizeof(scrollkit_scrollbar_state) of the caller, in bytes; set before the call."""
    held: ScrollbarPart
    """The pressed part; THUMB also when a press has moved it to the pointer."""
    thumb_start: float
    """Start of the thumb along the track, in points."""
    thumb_length: float
    """Length of the thumb, in points; 0 if it does not fit or nothing scrolls."""

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


class RefreshStep(Constant):
    """The steps of pull to refresh."""

    IDLE = 0
    """The content is not pulled."""
    PULLED = 1
    """A finger pulls the content, or it returns from there."""
    ARMED = 2
    """It is pulled past the threshold: released, it begins a refresh."""
    REFRESHING = 3
    """The program refreshes until scrollkit_refresh_end, and an inset holds the content open."""
    CLOSING = 4
    """The refresh has ended, and the content closes."""


class RefreshOptions(Struct):
    """Options of pull to refresh. All zero: a threshold of at most 64 points and an inset of 60."""

    struct_size: int
    """sizeof(scrollkit_refresh_options) of the caller, in bytes."""
    reserved: int
    """Must be 0."""
    threshold: float
    """How far a finger pulls the content to begin a refresh, in points; 0: 64, or less where the edge
    gives so little that a finger had to move more than twice as far. Range: 0 to 1e12.
    """
    length: float
    """The inset that holds the content open, in points; 0: 60, negative: none."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("threshold", ctypes.c_double),
        ("length", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        threshold: float = 0.0,
        length: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), 0, threshold, length)


@_checked(step=RefreshStep)
class RefreshState(Struct):
    """The state of pull to refresh."""

    struct_size: int
    """sizeof(scrollkit_refresh_state) of the caller, in bytes; set before the call."""
    step: RefreshStep
    """The step."""
    pull: float
    """How far the content is pulled past its start, in points."""
    progress: float
    """The share of the threshold that it is pulled, 0 to 1; 1 during a refresh."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("step", ctypes.c_uint32),
        ("pull", ctypes.c_double),
        ("progress", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        step: RefreshStep | int = 0,
        pull: float = 0.0,
        progress: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), step, pull, progress)


class DeltasOptions(Struct):
    """Options of deltas. All zero: a line of 20 points, a notch of three lines."""

    struct_size: int
    """sizeof(scrollkit_deltas_options) of the caller, in bytes."""
    reserved: int
    """Must be 0."""
    line_length: float
    """The length of a line, in points, rounded to a multiple of 1/2^32 and at least 0.001; 0: 20. Range: 0
    to 1e6.
    """
    notch_length: float
    """The length of a notch of a wheel, in the same way; 0: three lines. Range: 0 to 1e6."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("line_length", ctypes.c_double),
        ("notch_length", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        line_length: float = 0.0,
        notch_length: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), 0, line_length, notch_length)


@_checked(needs_tick=bool, stop_x=bool, stop_y=bool)
class Deltas(Struct):
    """How far content without ends has moved since the last call. Positive is right and down."""

    struct_size: int
    """sizeof(scrollkit_deltas) of the caller, in bytes; set before the call."""
    needs_tick: bool
    """1: the next display frame needs a call; 0: nothing moves, and the next one is after an input.
    """
    x: float
    """The distance along x, in points."""
    y: float
    """The distance along y, in points."""
    lines_x: float
    """Columns; a whole number."""
    lines_y: float
    """Lines; a whole number."""
    value120_x: float
    """120ths of a notch along x; a whole number, as of wl_pointer.axis_value120."""
    value120_y: float
    """120ths of a notch along y; a whole number."""
    stop_x: bool
    """1: a scroll along x has ended with this movement."""
    stop_y: bool
    """1: a scroll along y has ended with this movement."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("needs_tick", ctypes.c_uint32),
        ("x", ctypes.c_double),
        ("y", ctypes.c_double),
        ("lines_x", ctypes.c_double),
        ("lines_y", ctypes.c_double),
        ("value120_x", ctypes.c_double),
        ("value120_y", ctypes.c_double),
        ("stop_x", ctypes.c_uint32),
        ("stop_y", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        needs_tick: bool = False,
        x: float = 0.0,
        y: float = 0.0,
        lines_x: float = 0.0,
        lines_y: float = 0.0,
        value120_x: float = 0.0,
        value120_y: float = 0.0,
        stop_x: bool = False,
        stop_y: bool = False,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), needs_tick, x, y, lines_x, lines_y, value120_x, value120_y,
            stop_x, stop_y
        )


@_checked(is_horizontal=bool)
class MeterOptions(Struct):
    """Options of a meter. All zero: vertical scrolls, on a display of 60 Hz with a pixel to a point.
    """

    struct_size: int
    """sizeof(scrollkit_meter_options) of the caller, in bytes."""
    is_horizontal: bool
    """1: horizontal scrolls are measured, instead of vertical ones. Range: 0 to 1."""
    frames_per_second: float
    """Frames per second of the display; 0: 60. Less than 1 counts as 1. Range: 0 to 2000."""
    pixels_per_point: float
    """Pixels of the display in a point; 0: 1. Range: 0 to 1e6."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_horizontal", ctypes.c_uint32),
        ("frames_per_second", ctypes.c_double),
        ("pixels_per_point", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        is_horizontal: bool = False,
        frames_per_second: float = 0.0,
        pixels_per_point: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), is_horizontal, frames_per_second, pixels_per_point
        )


class MeterReport(Struct):
    """What a user saw since a meter was enabled."""

    struct_size: int
    """sizeof(scrollkit_meter_report) of the caller, in bytes; set before the call."""
    reserved: int
    """Always 0."""
    scrolls: int
    """Number of scrolls: from a frame at rest to the next."""
    frames: int
    """Number of frames of scrolls in which content moves, or should."""
    same_frames: int
    """Number of those that show the same whole pixels as the frame before."""
    janky_frames: int
    """Number of those before which the display missed frames: Chromium's scroll jank, version 4."""
    missed_by_delivery: int
    """Number of frames that it missed because events reached it later than those before."""
    missed_in_fast_scroll: int
    """Number of frames that it missed between fast movements of a finger."""
    missed_at_start_of_fling: int
    """Number of frames that it missed between a fast movement of a finger and momentum."""
    missed_in_fling: int
    """Number of frames that it missed during momentum."""
    predictor_janky_frames: int
    """Number of frames that move much farther, or less far, than those around: predictor jank."""
    inputs: int
    """Number of inputs that move content and that a frame has followed."""
    mean_lag: float
    """The mean time from an input to the next frame, in seconds; 0 without inputs."""
    largest_lag: float
    """The largest time from an input to the next frame, in seconds."""
    largest_jerk: float
    """The largest jerk on the screen, in points per second cubed."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("scrolls", ctypes.c_uint64),
        ("frames", ctypes.c_uint64),
        ("same_frames", ctypes.c_uint64),
        ("janky_frames", ctypes.c_uint64),
        ("missed_by_delivery", ctypes.c_uint64),
        ("missed_in_fast_scroll", ctypes.c_uint64),
        ("missed_at_start_of_fling", ctypes.c_uint64),
        ("missed_in_fling", ctypes.c_uint64),
        ("predictor_janky_frames", ctypes.c_uint64),
        ("inputs", ctypes.c_uint64),
        ("mean_lag", ctypes.c_double),
        ("largest_lag", ctypes.c_double),
        ("largest_jerk", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        scrolls: int = 0,
        frames: int = 0,
        same_frames: int = 0,
        janky_frames: int = 0,
        missed_by_delivery: int = 0,
        missed_in_fast_scroll: int = 0,
        missed_at_start_of_fling: int = 0,
        missed_in_fling: int = 0,
        predictor_janky_frames: int = 0,
        inputs: int = 0,
        mean_lag: float = 0.0,
        largest_lag: float = 0.0,
        largest_jerk: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), 0, scrolls, frames, same_frames, janky_frames,
            missed_by_delivery, missed_in_fast_scroll, missed_at_start_of_fling, missed_in_fling,
            predictor_janky_frames, inputs, mean_lag, largest_lag, largest_jerk
        )


class List(ctypes.c_void_p):
    """The items of a scroller. Owned by the program that created it."""


class ListColumns(Constant):
    """How many items are side by side."""

    SINGLE = 0
    """One, each with its own extent."""
    COUNT = 1
    """`column_count`; all cells have the extent `estimate`."""
    FIT = 2
    """As many as fit with cells of `smallest_cell`; all cells have the extent `estimate`."""


class ListSticky(Constant):
    """The end of the viewport at which the items of a kind stay when content scrolls on."""

    START = 0
    """The end at which the list begins."""
    END = 1
    """The end at which the list ends."""
    NEVER = 2
    """None."""


@_checked(sticky=ListSticky)
class ListKindOptions(Struct):
    """How items of a kind are laid out. All zero: headers, with a line of their own, that stay at the viewport's start until the
    next one pushes them out.
    """

    struct_size: int
    """sizeof(scrollkit_list_kind_options) of the caller, in bytes."""
    sticky: ListSticky
    """The end of the viewport at which an item stays when content scrolls on."""
    level: int
    """A sticky item stays beside those of smaller levels, until another of its level or a smaller one pushes it out. Frozen rows
    have the levels 0, 1, 2 and so on. Range: 0 to 31.
    """
    span: int
    """The columns of a grid that an item spans, at most all; 0: it has a line of its own, and an extent of its own. Range: 0 to 32768.
    """
    estimate: float
    """Extent of an item across its line that has not been measured, in points; 0: the list's estimate. Range: 0 to 4194303.
    """

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("sticky", ctypes.c_uint32),
        ("level", ctypes.c_uint32),
        ("span", ctypes.c_uint32),
        ("estimate", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        sticky: ListSticky | int = 0,
        level: int = 0,
        span: int = 0,
        estimate: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), sticky, level, span, estimate)


@_checked(is_horizontal=bool, is_right_to_left=bool, columns=ListColumns)
class ListOptions(Struct):
    """Options of a list. All zero: a vertical list of one column whose items are 44 points."""

    struct_size: int
    """sizeof(scrollkit_list_options) of the caller, in bytes."""
    is_horizontal: bool
    """1: the items follow each other along x. Range: 0 to 1."""
    is_right_to_left: bool
    """1: a horizontal list begins at the right, and the lines of a vertical grid do. Attached, a
    horizontal list begins where the scroller's content does, whatever this says. Range: 0 to 1.
    """
    columns: ListColumns
    """How many items are side by side."""
    column_count: int
    """The number of columns, with SCROLLKIT_LIST_COLUMNS_COUNT. Range: 0 to 32768."""
    reserved: int
    """Must be 0."""
    estimate: float
    """Extent of an item that has not been measured, and of a cell of a grid, in points; 0: 44. Range:
    0 to 4194303.
    """
    gap: float
    """Gap between neighbouring items or lines, in points. Range: 0 to 4194303."""
    leading_inset: float
    """Inset before the first item, in points. Range: 0 to 4194303."""
    trailing_inset: float
    """Inset after the last item, in points. Range: 0 to 4194303."""
    column_gap: float
    """Gap between neighbouring cells of a line, in points. Range: 0 to 1e12."""
    smallest_cell: float
    """Smallest length of a cell across the axis, with SCROLLKIT_LIST_COLUMNS_FIT, in points. Range: 0
    to 1e12.
    """
    cross_length: float
    """Length of a line across the axis, in points. Range: 0 to 1e12."""
    overscan: float
    """Attached lists: points before the viewport and after it in which items count as visible. Range: 0
    to 1e12.
    """
    near_distance: float
    """Attached lists: how near the viewport comes to an end of the list for the events of near ends, in
    points; 0: two lengths of the viewport. Range: 0 to 1e12.
    """

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_horizontal", ctypes.c_uint32),
        ("is_right_to_left", ctypes.c_uint32),
        ("columns", ctypes.c_uint32),
        ("column_count", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("estimate", ctypes.c_double),
        ("gap", ctypes.c_double),
        ("leading_inset", ctypes.c_double),
        ("trailing_inset", ctypes.c_double),
        ("column_gap", ctypes.c_double),
        ("smallest_cell", ctypes.c_double),
        ("cross_length", ctypes.c_double),
        ("overscan", ctypes.c_double),
        ("near_distance", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        is_horizontal: bool = False,
        is_right_to_left: bool = False,
        columns: ListColumns | int = 0,
        column_count: int = 0,
        estimate: float = 0.0,
        gap: float = 0.0,
        leading_inset: float = 0.0,
        trailing_inset: float = 0.0,
        column_gap: float = 0.0,
        smallest_cell: float = 0.0,
        cross_length: float = 0.0,
        overscan: float = 0.0,
        near_distance: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), is_horizontal, is_right_to_left, columns, column_count, 0,
            estimate, gap, leading_inset, trailing_inset, column_gap, smallest_cell, cross_length,
            overscan, near_distance
        )


class ListSize(Struct):
    """The size of a list."""

    struct_size: int
    """sizeof(scrollkit_list_size) of the caller, in bytes; set before the call."""
    columns: int
    """The number of columns, at least 1."""
    count: int
    """The number of items."""
    length: float
    """Length of the content along the axis, with insets, in points."""
    cell_length: float
    """Length of a cell across the axis, in points."""
    memory: int
    """Memory of the items, in bytes."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("columns", ctypes.c_uint32),
        ("count", ctypes.c_uint64),
        ("length", ctypes.c_double),
        ("cell_length", ctypes.c_double),
        ("memory", ctypes.c_uint64),
    ]

    def __init__(
        self,
        *,
        columns: int = 0,
        count: int = 0,
        length: float = 0.0,
        cell_length: float = 0.0,
        memory: int = 0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), columns, count, length, cell_length, memory)


@_checked(is_measured=bool)
class ListItem(Struct):
    """An item of a list."""

    struct_size: int
    """sizeof(scrollkit_list_item) of the caller, in bytes; set before the call."""
    is_measured: bool
    """1 if its extent was set."""
    kind: int
    """Its kind."""
    column: int
    """Its column, or the first that it spans, from the start of the line."""
    start: float
    """Distance from the content's start to its start, in points along the list."""
    extent: float
    """Its extent along the axis, in points."""
    cross_start: float
    """Distance of its cells from the left or top end of the line, in points."""
    cross_length: float
    """Length of its cells across the axis, in points."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_measured", ctypes.c_uint32),
        ("kind", ctypes.c_uint32),
        ("column", ctypes.c_uint32),
        ("start", ctypes.c_double),
        ("extent", ctypes.c_double),
        ("cross_start", ctypes.c_double),
        ("cross_length", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        is_measured: bool = False,
        kind: int = 0,
        column: int = 0,
        start: float = 0.0,
        extent: float = 0.0,
        cross_start: float = 0.0,
        cross_length: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), is_measured, kind, column, start, extent, cross_start,
            cross_length
        )


class ListVisible(Struct):
    """The items that a viewport shows."""

    struct_size: int
    """sizeof(scrollkit_list_visible) of the caller, in bytes; set before the call."""
    reserved: int
    """Always 0."""
    first: int
    """The first visible item."""
    count: int
    """The number of visible items; 0 if there is none."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("first", ctypes.c_uint64),
        ("count", ctypes.c_uint64),
    ]

    def __init__(
        self,
        *,
        first: int = 0,
        count: int = 0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), 0, first, count)


@_checked(has_sticky=bool)
class ListFrame(Struct):
    """What a viewport shows of an attached list."""

    struct_size: int
    """sizeof(scrollkit_list_frame) of the caller, in bytes; set before the call."""
    has_sticky: bool
    """1 if a sticky item is at the viewport's start; 0: the next fields of it are 0."""
    first: int
    """The first visible item."""
    count: int
    """The number of visible items; 0 if there is none."""
    sticky_item: int
    """The sticky item; of several levels, the innermost. See scrollkit_list_get_sticky_items for all.
    """
    sticky_position: float
    """Where the sticky item is drawn: the distance of its left or top from that of the viewport, in
    points. It is pushed out by the next sticky item.
    """

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("has_sticky", ctypes.c_uint32),
        ("first", ctypes.c_uint64),
        ("count", ctypes.c_uint64),
        ("sticky_item", ctypes.c_uint64),
        ("sticky_position", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        has_sticky: bool = False,
        first: int = 0,
        count: int = 0,
        sticky_item: int = 0,
        sticky_position: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), has_sticky, first, count, sticky_item, sticky_position
        )


@_checked(is_at_top=bool)
class ListConversationOptions(Struct):
    """Options of a conversation. All zero: short content lies at the bottom, and a question comes to the very top.
    """

    struct_size: int
    """sizeof(scrollkit_list_conversation_options) of the caller, in bytes."""
    is_at_top: bool
    """1: content shorter than the viewport lies at its top; 0: at its bottom. Range: 0 to 1."""
    near_distance: float
    """Content that the reader scrolls to within this distance of its end follows the end, in points; 0: 70. Range: 0 to 1e12.
    """
    top_margin: float
    """Points between the top of the viewport and a question there. Range: 0 to 1e12."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_at_top", ctypes.c_uint32),
        ("near_distance", ctypes.c_double),
        ("top_margin", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        is_at_top: bool = False,
        near_distance: float = 0.0,
        top_margin: float = 0.0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), is_at_top, near_distance, top_margin)


@_checked(is_following=bool)
class ListConversation(Struct):
    """What a reader sees of a conversation."""

    struct_size: int
    """sizeof(scrollkit_list_conversation) of the caller, in bytes; set before the call."""
    is_following: bool
    """1 if the content follows its end."""
    first_unread: int
    """The first item that came after the reader had left the end; 0 if `unread_count` is 0."""
    unread_count: int
    """The number of items from there on; 0 if the reader has seen all."""
    spacer: float
    """Space below the last item, in which an answer grows before content moves, in points at scale 1.
    """

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_following", ctypes.c_uint32),
        ("first_unread", ctypes.c_uint64),
        ("unread_count", ctypes.c_uint64),
        ("spacer", ctypes.c_double),
    ]

    def __init__(
        self,
        *,
        is_following: bool = False,
        first_unread: int = 0,
        unread_count: int = 0,
        spacer: float = 0.0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), is_following, first_unread, unread_count, spacer
        )


class ListAlignment(Constant):
    """Where an item comes to lie in the viewport."""

    NEAREST = 0
    """Where the whole item with its margins is visible, or they fill the viewport, with the least movement.
    """
    START = 1
    """Its start at the viewport's start."""
    CENTER = 2
    """Its middle at the viewport's middle."""
    END = 3
    """Its end at the viewport's end."""
    SCROLL_OFF = 4
    """As SCROLLKIT_LIST_ALIGNMENT_NEAREST, with margins that fit: see SCROLLKIT_SCROLL_ALIGNMENT_SCROLL_OFF.
    """


class Trace(ctypes.c_void_p):
    """A recording of calls. Owned by its creator; end it with scrollkit_trace_stop."""


TraceWriteFunction = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
"""Receives bytes of a trace, in order.

Called inside the recorded calls, on their thread, before and after each of them. The bytes are
borrowed, valid until the function returns. It must not call the library, throw or longjmp.

Make it from a Python function with the parameters user, bytes, size.
Library.scroller_set_delegate keeps the delegate alive, and with it the function.
"""


class TraceStepKind(Constant):
    """What a step of a replay is."""

    CALL = 1
    """A recorded call has been made; the text is the function's name without scrollkit_."""
    EVENT = 2
    """A call emitted an event."""
    MARK = 3
    """A note of the program; the text is the note."""


@_checked(kind=TraceStepKind, is_equal=bool, status=Status)
class TraceStep(Struct):
    """A step of a replay."""

    struct_size: int
    """sizeof(scrollkit_trace_step) of the caller, in bytes; set before the call."""
    kind: TraceStepKind
    """What the step is."""
    place: int
    """Byte of the trace at which the step is recorded."""
    scroller: int
    """Number of the scroller or list, in the order of creation from 0; 0 for MARK."""
    is_equal: bool
    """1: the answer is the recorded one; 0: it differs."""
    status: Status
    """What the call returned; 0 for EVENT and MARK."""
    depth: int
    """Number of delegate functions around the step: 0 unless a delegate made the call."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_uint32),
        ("place", ctypes.c_uint64),
        ("scroller", ctypes.c_uint32),
        ("is_equal", ctypes.c_uint32),
        ("status", ctypes.c_int32),
        ("depth", ctypes.c_uint32),
    ]

    def __init__(
        self,
        *,
        kind: TraceStepKind | int = 0,
        place: int = 0,
        scroller: int = 0,
        is_equal: bool = False,
        status: Status | int = 0,
        depth: int = 0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), kind, place, scroller, is_equal, status, depth)


TraceStepFunction = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(TraceStep), ctypes.c_char_p, Scroller, ctypes.POINTER(Frame), ctypes.POINTER(Event))
"""Receives the steps of a replay, in order.

The pointers are borrowed, valid until the function returns. The scroller and the frame are NULL
after the scroller was destroyed, for calls on a list, and for MARK; the event is NULL unless the kind is EVENT. Calls
that read the scroller, and scrollkit_meter_enable, are allowed; other calls on it are undefined. It must not throw or
longjmp.

Make it from a Python function with the parameters user, step, text, scroller, frame, event.
Library.scroller_set_delegate keeps the delegate alive, and with it the function.
"""


class TraceReport(Struct):
    """The result of a replay."""

    struct_size: int
    """sizeof(scrollkit_trace_report) of the caller, in bytes; set before the call."""
    reserved: int
    """Always 0."""
    calls: int
    """Number of recorded calls that were made, also refused ones."""
    differences: int
    """Number of answers that differ from the recorded ones."""
    first_difference: int
    """Byte of the first answer that differs. If there is none: the size of the trace."""
    place: int
    """Number of bytes that were read. If the trace is invalid, the byte of the invalid record."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("calls", ctypes.c_uint64),
        ("differences", ctypes.c_uint64),
        ("first_difference", ctypes.c_uint64),
        ("place", ctypes.c_uint64),
    ]

    def __init__(
        self,
        *,
        calls: int = 0,
        differences: int = 0,
        first_difference: int = 0,
        place: int = 0,
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), 0, calls, differences, first_difference, place)


class ScrollKitError(Exception):
    """A function refused its arguments, and nothing has changed."""

    def __init__(self, function: str, status: int, text: str) -> None:
        super().__init__(f"{function}: {text}")
        self.status = Status(status)
        """Why."""


class ArgumentError(ScrollKitError, ValueError):
    """An argument has a value that is not allowed."""


def load(path: str | os.PathLike[str] | None = None) -> Library:
    """Load the library from a path; by default $SCROLLKIT_LIBRARY, the library in this module's folder,
    or the system's library path.
    """
    return Library.load(path)


class _Text(ctypes.c_char_p):
    """A C string that is a str in Python."""

    @classmethod
    def from_param(cls, value: Any) -> Any:
        return ctypes.c_char_p(value.encode() if isinstance(value, str) else value)


class _Status(ctypes.c_int32):
    """Marks a result that is raised if it is negative."""


_DESCRIPTIONS: dict[Any, str] = {
    bool: "a bool", ctypes.c_double: "a number", _Text: "a str",
    **{kind: "an integer" for kind in (ctypes.c_int32, ctypes.c_uint32, ctypes.c_int64, ctypes.c_uint64, ctypes.c_size_t)},
}


def _naming_arguments(function: Any, names: list[str]) -> Callable[..., Any]:
    """Return the function; where ctypes refuses an argument, it raises a TypeError that names the parameter."""

    def call(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except ctypes.ArgumentError:
            for name, kind, value in zip(names, function.argtypes, arguments):
                try:
                    kind.from_param(value)
                except (TypeError, OverflowError):
                    if issubclass(kind, ctypes._Pointer):
                        kind = kind._type_
                    raise _type_error(f"{function.__name__}: {name}", kind, value) from None
            raise

    call.__name__, call.__doc__ = function.__name__, function.__doc__
    return call


_F = TypeVar("_F", bound=Callable[..., Any])
_L = TypeVar("_L", bound="Library")


def _c(result: Any, *parameters: Any) -> Callable[[_F], _F]:
    """Mark a method that Library.__init__ replaces by the C function of its name."""

    def mark(method: _F) -> _F:
        setattr(method, "c_types", (result, parameters))
        return method

    return mark


class Library:
    """The loaded library: each C function by its name, without `scrollkit_`.

    A function that returns a status raises ScrollKitError if it is negative; otherwise it returns it.
    """

    @classmethod
    def load(cls: type[_L], path: str | os.PathLike[str] | None = None) -> _L:
        """Load the library as the function load does."""
        names = {"win32": "scrollkit.dll", "darwin": "libscrollkit.0.dylib"}
        name = names.get(sys.platform, "libscrollkit.so.0")
        beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
        if os.path.exists(beside):
            name = beside
        name = os.fspath(path or os.environ.get("SCROLLKIT_LIBRARY") or name)
        try:
            return cls(ctypes.CDLL(name))
        except OSError as error:
            raise OSError(
                f"{error}; install ScrollKit, or set SCROLLKIT_LIBRARY to the path of the library"
            ) from error

    def __init__(self, library: ctypes.CDLL) -> None:
        for name, method in vars(Library).items():
            if not hasattr(method, "c_types"):
                continue
            function: Any = library["scrollkit_" + name]
            function.restype, function.argtypes = method.c_types
            if function.restype is _Status:
                function.restype = ctypes.c_int32
                function.errcheck = self._check
            elif function.restype is _Text:
                function.errcheck = self._decode
            function.__doc__ = method.__doc__
            names = [*method.__annotations__][:-1]  # the last one is the result
            setattr(self, name, _naming_arguments(function, names))
        # The library keeps no references. A delegate stays alive until its scroller gets another or is
        # destroyed, and a while longer: one of its functions may be the caller.
        self._delegates: dict[int | None, object] = {}
        self._removed: collections.deque[object] = collections.deque(maxlen=64)
        self._set_delegate, self._destroy = self.scroller_set_delegate, self.scroller_destroy
        setattr(self, "scroller_set_delegate", self._keep_delegate)
        setattr(self, "scroller_destroy", self._drop_delegate)

    def _keep_delegate(self, scroller: Scroller | None, delegate: Any) -> int:
        status = self._set_delegate(scroller, delegate)
        if scroller is not None:
            self._removed.append(self._delegates.pop(scroller.value, None))
            if delegate is not None:
                self._delegates[scroller.value] = delegate
        return status

    def _drop_delegate(self, scroller: Scroller | None) -> None:
        if scroller is not None:
            self._removed.append(self._delegates.pop(scroller.value, None))
        self._destroy(scroller)

    def _check(self, status: int, function: Any, arguments: tuple[Any, ...]) -> int:
        if status < 0:
            self._refuse(function, status, arguments)
        return status

    def _refuse(self, function: Any, status: int, arguments: tuple[Any, ...]) -> None:
        is_argument = status in (Status.INVALID_ARGUMENT, Status.NOT_FINITE, Status.OUT_OF_RANGE)
        error = ArgumentError if is_argument else ScrollKitError
        field = self._invalid_field(arguments) if is_argument else ""
        raise error(function.__name__, status, field + self.status_text(status))

    def _invalid_field(self, arguments: tuple[Any, ...]) -> str:
        for value in arguments:
            if isinstance(value, Struct):
                kind = re.sub("(?<!^)([A-Z])", r"_\1", type(value).__name__).lower()
                if name := self.struct_get_invalid_field(kind, ctypes.addressof(value)):
                    return f"{name} = {getattr(value, name)!r}. "
        return ""

    @staticmethod
    def _decode(result: Any, _function: Any, _arguments: Any) -> Any:
        return result.value.decode()

    @_c(_Text)
    def version(self) -> str:
        """Return the version of the library as text: "0.1.0".

        Returns: Borrowed; valid until the library is unloaded.

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

        The features are "driven", "observed", "delegate", "batches", "context", "top", "header",
        "anchor", "nub", "snap", "nesting", "zoom", "steering", "scrollbar", "preferences",
        "refresh", "lists", "link", "deltas", "traces" and "meter".

        name: The name of the feature; NULL is no feature.
        Returns: 1 if the build has the feature; 0 if not, or if the name is unknown.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, Status)
    def status_text(self, status: Status | int, /) -> str:
        """Return the meaning of a status and what to do about it, in one or two sentences.

        status: A status; any number.
        Returns: Borrowed; valid until the library is unloaded. "unknown status" for a number that
                 is no status.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, _Text, ctypes.c_int64)
    def enum_name(self, type: str | None, value: int, /) -> str:
        """Return the name of an enum's constant, for logs and menus: ("phase", 2) is "dragging".

        Of a set of bits, only one bit, none or all may have a name: call it for each bit of the
        set.

        type:  The enum's name without `scrollkit_`, such as "phase"; may be NULL.
        value: The constant; any number.
        Returns: Borrowed; valid until the library is unloaded. The name of the constant in lower
                 case, without the name of the enum; "unknown" for another enum or number.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.c_void_p, ctypes.c_size_t)
    def struct_init(self, target: int | None, size: int, /) -> int:
        """Fill any struct of this interface with its defaults: zeros, and its size.

        The SCROLLKIT_..._INIT macros do the same at compile time.

        target: The struct; must not be NULL.
        size:   The size of the struct, in bytes, as the caller was compiled with it.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_SIZE (a size below 8, above 4096 or not a multiple of 8),
                 and the struct is unchanged.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(ctypes.c_size_t, _Text)
    def struct_get_size(self, type: str | None, /) -> int:
        """Return the size of a struct of this library, for declarations that are written by hand.

        A struct is smaller in an older library. The library accepts both sizes.

        type: The struct's name without `scrollkit_`, such as "event"; may be NULL.
        Returns: The size, in bytes; 0 for an unknown name and for NULL.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, _Text, ctypes.c_void_p)
    def struct_get_invalid_field(self, type: str | None, value: int | None, /) -> str:
        """Return the name of the first field for which a struct would be refused: after
        SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_NOT_FINITE or
        SCROLLKIT_STATUS_INVALID_ARGUMENT.

        Each field is looked at by itself: a minimum above its maximum is not found.

        type:  The struct's name without `scrollkit_`, such as "geometry"; may be NULL.
        value: The struct; may be NULL.
        Returns: Borrowed; valid until the library is unloaded. The name of the field; "struct_size"
                 also for a newer struct with a field that this library does not know; "" if no
                 field is refused, for another struct and for NULL.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(ScrollerOptions), ctypes.POINTER(Scroller))
    def scroller_create(
        self, options: Pointer[ScrollerOptions], scroller: Pointer[Scroller], /
    ) -> int:
        """Create a scroller.

        It has no content until scrollkit_scroller_set_geometry. The times of inputs and ticks share
        one clock.

        options:  The options; NULL means all defaults. Copied.
        scroller: Receives the new scroller, owned by the caller: destroy it with
                  scrollkit_scroller_destroy. Must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown mode or feel, a switch that is
                 neither 0 nor 1, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_NO_MEMORY, and `*scroller` is unchanged.

        Thread safety: any thread; the scroller is then for one thread at a time. Since: 0.1.
        """
        raise NotImplementedError

    @_c(None, Scroller)
    def scroller_destroy(self, scroller: Scroller | None, /) -> None:
        """Destroy a scroller.

        The delegate first receives SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED for each animation
        whose completion it has not received, with `finished` 0 for the one under way, and no other
        event. The scroller still exists then. Inside a function of its own delegate it is destroyed
        when that function has returned.

        scroller: The scroller; NULL has no effect.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def scroller_set_clock(self, scroller: Scroller | None, time: float, /) -> int:
        """Set the scroller's clock back.

        A call with a time that is far ahead by mistake, such as one in milliseconds, sets the clock
        ahead, and all later calls count as of that time. This call undoes it: content goes on from
        where it is, and motions, fades and gestures continue by their own elapsed time. Returned
        times are the host's again, also those of events that wait in the queue. They may be
        rounded, by up to 15 microseconds.

        Nested scrollers: the scrollers of a tree have one clock. The latest of them is set back to
        the time, and what was added by mistake has passed for all of them.

        scroller: The scroller; must not be NULL.
        time:     The new time of the clock, in seconds. A time that is not before the clock has no
                  effect.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE (also if all calls together would set the clock back
                 by more than 1e11 seconds), and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Geometry), ctypes.c_double)
    def scroller_set_geometry(
        self, scroller: Scroller | None, geometry: Pointer[Geometry], time: float, /
    ) -> int:
        """Set the viewport, the content and the insets.

        The first geometry puts content at its start. Later ones do not make moving content jump: a
        drag keeps its anchor, and a motion is retargeted. Content that rests out of the new range
        is clamped at once; with a shift, it bounces back. A shift moves all stored offsets, so that
        it is not visible. Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_SHIFT.

        scroller: The scroller; must not be NULL.
        geometry: The new geometry; must not be NULL. Copied.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`right_to_left` neither 0 nor 1, an unknown
                 field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double,
        ctypes.c_double
    )
    def scroller_set_size(
        self, scroller: Scroller | None, viewport_width: float, viewport_height: float,
        content_width: float, content_height: float, time: float, /
    ) -> int:
        """Set the sizes of the viewport and the content, without insets, in one call without a struct.

        It is scrollkit_scroller_set_geometry for scripts that cannot make structs. Content begins
        at its left, also if the last geometry was from right to left. An unchanged size costs
        little more than a tick, so a program may set it in every frame.

        scroller:        The scroller; must not be NULL.
        viewport_width:  Width of the viewport, in points; below 0 counts as 0.
        viewport_height: Height of the viewport, in points; below 0 counts as 0.
        content_width:   Width of the content, in points; below 0 counts as 0.
        content_height:  Height of the content, in points; below 0 counts as 0.
        time:            Time of the call, in seconds.
        Returns: As scrollkit_scroller_set_geometry.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_shift(self, scroller: Scroller | None, x: float, y: float, time: float, /) -> int:
        """Shift the offset and all stored offsets with content that moved under the viewport.

        It is scrollkit_scroller_set_geometry with the current geometry and a shift. When the
        content's size changes too, set both in one call: between two calls content may be out of
        range.

        scroller: The scroller; must not be NULL.
        x:        Distance by which visible content moved right within the content, in points.
        y:        Distance by which it moved down, in points.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Preferences), ctypes.c_double)
    def scroller_set_preferences(
        self, scroller: Scroller | None, preferences: Pointer[Preferences], time: float, /
    ) -> int:
        """Set the user's accessibility preferences from the next gesture or motion on. The gesture or
        motion under way keeps the old ones.

        With `reduces_motion`, scrolls and zooms by the program, steps of a wheel or key, returns
        into range and snaps of a header finish in one step; the nub still fades. Observed: requests
        to scroll are not animated. With `stops_momentum`, released content rests where it is. A
        chain of nested scrollers has the preferences of the scroller on which the gesture begins.

        With `resamples`, a tick shows a drag as it was 5 ms before, and as much earlier as its
        moves are late: on a line through the moves of the last 35 ms, extrapolated by at most 8 ms.
        A move is late by the time from its own to the clock. Other calls, such as a move, show it
        as a tick of their time does. A released motion starts at the drawn offset.

        scroller:    The scroller; must not be NULL.
        preferences: The preferences; NULL means none. Copied.
        time:        Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (a switch that is neither 0 nor 1, an unknown
                 field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_double)
    def scroller_set_scroll_enabled(
        self, scroller: Scroller | None, x: int, y: int, time: float, /
    ) -> int:
        """Set along which axes the user scrolls, from the next gesture or motion on. Along another one
        only the program does.

        Fingers, wheels, keys, autoscroll, scroll bars and the nub have no effect along such an
        axis. In a nested scroller they scroll those around it instead. A finger that comes down
        still stops what moves, and a pinch zooms about its fingers. The gesture or motion under way
        goes on.

        scroller: The scroller; must not be NULL, and be driven.
        x:        1: the user scrolls horizontally; 0: only the program does.
        y:        1: the user scrolls vertically; 0: only the program does.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`x` or `y` neither 0 nor 1),
                 SCROLLKIT_STATUS_WRONG_MODE, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_double)
    def scroller_set_always_bounces(
        self, scroller: Scroller | None, x: int, y: int, time: float, /
    ) -> int:
        """Set which axes overscroll although their content fits the viewport, from the next gesture or
        motion on; see `always_bounces_x` of scrollkit_scroller_options.

        scroller: The scroller; must not be NULL, and be driven.
        x:        1: content that fits the viewport's width overscrolls, too; 0: it does not.
        y:        1: content that fits the viewport's height overscrolls, too; 0: it does not.
        time:     Time of the call, in seconds.
        Returns: As scrollkit_scroller_set_scroll_enabled.

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
        """Scroll to an offset, with an animation or at once.

        An offset out of range is clamped. An animation starts with the position and velocity of
        moving content, and ends a drag until the next press; a scroll at once keeps the drag.
        SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED is emitted exactly once: at once if the offset is
        reached already, and with `finished` 0 if the animation is interrupted. Observed: the host
        receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.

        An input along one axis takes that axis: the animation goes on along the other, and has
        finished when it arrives there.

        scroller: The scroller; must not be NULL.
        x:        x of the offset, in points.
        y:        y of the offset, in points.
        animated: 1: with an animation; 0: at once.
        time:     Time of the call, in seconds.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`animated` neither 0 nor 1),
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

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
        """Scroll by a distance with an animation.

        The distance counts from the target of an animation under way, otherwise from the content
        offset, so that quick repeats add up. Along an axis whose distance is 0, a motion under way
        continues. Otherwise it behaves as scrollkit_scroller_scroll_to.

        scroller: The scroller; must not be NULL.
        x:        Distance to the right, in points.
        y:        Distance downwards, in points.
        time:     Time of the call, in seconds.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double,
        ctypes.c_uint32, ctypes.c_double, ctypes.POINTER(ctypes.c_uint64)
    )
    def scroller_scroll_rect_to_visible(
        self, scroller: Scroller | None, x: float, y: float, width: float, height: float,
        animated: int, time: float, id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll by the smallest distance that shows a rectangle of the content, with an animation or
        at once.

        The viewport is visible without its insets. A rectangle larger than that is shown when it
        fills it. Otherwise it behaves as scrollkit_scroller_scroll_to.

        scroller: The scroller; must not be NULL.
        x:        x of the rectangle's left edge in the content, in points.
        y:        y of its top edge in the content, in points.
        width:    Its width, in points; 0 or more.
        height:   Its height, in points; 0 or more.
        animated: 1: with an animation; 0: at once.
        time:     Time of the call, in seconds.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: As scrollkit_scroller_scroll_to.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.POINTER(ScrollOptions),
        ctypes.c_double, ctypes.POINTER(ctypes.c_uint64)
    )
    def scroller_animate_to(
        self, scroller: Scroller | None, x: float, y: float, options: Pointer[ScrollOptions],
        time: float, id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll to an offset, over a given time along a curve, at a given speed, or at once; along
        both axes or one.

        Otherwise it behaves as scrollkit_scroller_scroll_to. While content changes, the animation
        keeps its curve or speed.

        scroller: The scroller; must not be NULL.
        x:        x of the offset, in points.
        y:        y of the offset, in points.
        options:  How to scroll; NULL means all defaults. Its alignment and margins do not count.
                  Not kept.
        time:     Time of the call, in seconds.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (also both a duration and a speed),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double,
        ctypes.POINTER(ScrollOptions), ctypes.c_double, ctypes.POINTER(ctypes.c_uint64)
    )
    def scroller_scroll_into_view(
        self, scroller: Scroller | None, x: float, y: float, width: float, height: float,
        options: Pointer[ScrollOptions], time: float, id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll to where a rectangle of the content lies as given: at the start, the middle or the
        end of the viewport, or by the least distance that shows it, with margins.

        The viewport is visible without its insets. A rectangle larger than that is shown when it
        fills it. An offset out of range is clamped. Otherwise it behaves as
        scrollkit_scroller_animate_to.

        scroller: The scroller; must not be NULL.
        x:        x of the rectangle's left edge in the content, in points.
        y:        y of its top edge in the content, in points.
        width:    Its width, in points; 0 or more.
        height:   Its height, in points; 0 or more.
        options:  Where it comes to lie, and how to scroll; NULL means all defaults. Copied.
        time:     Time of the call, in seconds.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: As scrollkit_scroller_animate_to.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_set_offset(
        self, scroller: Scroller | None, x: float, y: float, time: float, /
    ) -> int:
        """Set the content offset at once, such as a restored one.

        An offset out of range is clamped. Motions stop; a drag continues from the new offset.
        Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.

        scroller: The scroller; must not be NULL.
        x:        x of the offset, in points.
        y:        y of the offset, in points.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def scroller_stop(self, scroller: Scroller | None, time: float, /) -> int:
        """Stop every motion at the current offset.

        Content out of range and a scale beyond its limits still return. A drag continues. Observed:
        while content moves by itself, the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL for the
        current offset.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Feel, ctypes.c_double)
    def scroller_set_feel(self, scroller: Scroller | None, feel: Feel | int, time: float, /) -> int:
        """Set the feel from the next gesture or motion on. The gesture or motion under way keeps its
        feel.

        Values that the scroller's options set, the wheel step, the line length and clamped edges,
        remain in force.

        scroller: The scroller; must not be NULL.
        feel:     The feel.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown feel), SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(FeelValues), ctypes.c_double)
    def scroller_set_feel_values(
        self, scroller: Scroller | None, values: Pointer[FeelValues], time: float, /
    ) -> int:
        """Set a custom feel from the next gesture or motion on. The gesture or motion under way keeps
        its feel.

        It also replaces values that the scroller's options set.

        scroller: The scroller; must not be NULL.
        values:   The feel; must not be NULL. Copied. A smaller struct takes UIKit's values for the
                  fields that it lacks.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, an unknown field that is
                 not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(FeelValues))
    def scroller_get_feel_values(
        self, scroller: Scroller | None, values: Pointer[FeelValues], /
    ) -> int:
        """Read all numbers of the feel that was set last. It is in force from the next gesture or
        motion on.

        scroller: The scroller; must not be NULL.
        values:   Receives the numbers; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_SIZE, and `*values` is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Feel, ctypes.POINTER(FeelValues))
    def feel_get_values(self, feel: Feel | int, values: Pointer[FeelValues], /) -> int:
        """Read all numbers of a preset.

        feel:   The preset.
        values: Receives the numbers; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown feel) or
                 SCROLLKIT_STATUS_INVALID_SIZE, and `*values` is unchanged.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Input))
    def scroller_push(self, scroller: Scroller | None, input: Pointer[Input], /) -> int:
        """Push an action of the user or a report of a toolkit.

        Inputs may come in any order. An input that has no meaning in the current phase has no
        effect. Fields that the kind does not use are validated, too: leave them 0. Kinds from
        SCROLLKIT_INPUT_KIND_HOST on are not validated; without `did_receive` of a delegate they are
        refused as an unknown kind.

        scroller: The scroller; must not be NULL.
        input:    The input; must not be NULL. Copied.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown kind, unit, key or flag, `reserved`
                 not 0, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_WRONG_MODE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Input), ctypes.c_size_t)
    def scroller_push_many(
        self, scroller: Scroller | None, inputs: Pointer[Input], count: int, /
    ) -> int:
        """Push several inputs in one call, all or none.

        It is for scripts, where a call costs more than the work in it. All inputs must have the
        `struct_size` of the first, which is the stride of the array.

        scroller: The scroller; must not be NULL.
        inputs:   The inputs, the oldest first; may be NULL if `count` is 0. Copied.
        count:    The number of inputs, at most 1048576.
        Returns: SCROLLKIT_STATUS_OK; otherwise what scrollkit_scroller_push returns for the first
                 invalid input, or SCROLLKIT_STATUS_OUT_OF_RANGE for a larger `count`, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(ctypes.c_uint32, Scroller, InputKind)
    def scroller_responds_to(self, scroller: Scroller | None, kind: InputKind | int, /) -> int:
        """Return whether the scroller or its delegate handles inputs of a kind.

        scroller: The scroller; NULL handles none.
        kind:     The kind; any number.
        Returns: 1 if the scroller handles the kind in its mode, or if its delegate returns 1 for
                 it; else 0.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint64, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_press(
        self, scroller: Scroller | None, pointer_id: int, x: float, y: float, time: float, /
    ) -> int:
        """Press a finger or a mouse button on the content.

        A press catches moving content: it stops where it is. With several fingers down, the feel
        determines which of them scrolls, usually the newest. Where zooming is enabled, two fingers
        zoom about their midpoint. Content does not jump when a finger is pressed or released. Three
        fingers are tracked; further ones have no effect. Pressing a pointer that is down already
        counts as its release and a new press.

        A press and release is a tap on the content if the frame's phase was SCROLLKIT_PHASE_IDLE
        before the press and is SCROLLKIT_PHASE_TRACKING before the release. If the phase was
        another one before the press, the finger caught moving content; if it is
        SCROLLKIT_PHASE_DRAGGING before the release, the finger scrolled.

        scroller:   The scroller; must not be NULL and be driven.
        pointer_id: The pointer; any number that is constant from press to release.
        x:          x in the viewport, in points.
        y:          y in the viewport, in points.
        time:       Time of the call, in seconds.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint64, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_move(
        self, scroller: Scroller | None, pointer_id: int, x: float, y: float, time: float, /
    ) -> int:
        """Move a finger or a mouse button that was pressed.

        Content scrolls after the pointer has moved past the feel's slop. The slop is discarded,
        unless the feel says otherwise. With a direction lock, the offset along the other axis does
        not change.

        scroller:   The scroller; must not be NULL and be driven.
        pointer_id: The pointer; the move of one that is not pressed has no effect.
        x:          x in the viewport, in points; may be outside it.
        y:          y in the viewport, in points; may be outside it.
        time:       Time of the call, in seconds.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint64, ctypes.c_double)
    def scroller_release(self, scroller: Scroller | None, pointer_id: int, time: float, /) -> int:
        """Release a finger or a mouse button. The content continues with the pointer's velocity.

        The velocity is estimated from the moves; the position of the release does not count. A
        pointer that did not move for the feel's `stale_after`, 0.1 s in UIKit and 0.04 s in
        Android, has no velocity. While another finger is down, the content follows that finger.

        scroller:   The scroller; must not be NULL and be driven.
        pointer_id: The pointer; the release of one that is not pressed has no effect.
        time:       Time of the call, in seconds.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def scroller_cancel(self, scroller: Scroller | None, time: float, /) -> int:
        """Cancel the gesture, the held key or the autoscroll. The content rests where it is, or
        returns into range.

        An armed pull to refresh begins the refresh, as after a release.

        scroller: The scroller; must not be NULL and be driven.
        time:     Time of the call, in seconds.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, Unit, ctypes.c_double)
    def scroller_wheel(
        self, scroller: Scroller | None, x: float, y: float, unit: Unit | int, time: float, /
    ) -> int:
        """Turn a wheel.

        Points scroll at once. Other units are animated as the feel determines, and turns in quick
        succession add up. A wheel never scrolls out of range, and has no effect while a finger is
        down.

        scroller: The scroller; must not be NULL and be driven.
        x:        Amount to the right, in `unit`; positive scrolls towards the content's right.
        y:        Amount downwards, in `unit`; positive scrolls towards the content's bottom. Most
                  toolkits report a turn away from the user as positive: negate it.
        unit:     The unit of the amounts.
        time:     Time of the call, in seconds.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Key, ctypes.c_double)
    def scroller_key(self, scroller: Scroller | None, key: Key | int, time: float, /) -> int:
        """Press a key that scrolls, or repeat it.

        Repeats add up, so that a held key scrolls continuously; see also
        scrollkit_scroller_hold_key. A key never scrolls out of range, and has no effect while a
        finger is down.

        scroller: The scroller; must not be NULL and be driven.
        key:      The key.
        time:     Time of the call, in seconds.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Key, ctypes.c_double)
    def scroller_hold_key(self, scroller: Scroller | None, key: Key | int, time: float, /) -> int:
        """Hold a key that scrolls: content scrolls at a constant speed until
        scrollkit_scroller_release_key.

        Call it on the key's first repeat; the first press is a scrollkit_scroller_key. The speed is
        that of 25 presses a second, 5 for a page: with 2 `key_lines`, 50 lines. Further repeats do
        not change it. With a feel whose wheel is not animated, and for SCROLLKIT_KEY_HOME and
        SCROLLKIT_KEY_END, each call counts as a press. The target is the end of the range towards
        which the content scrolls.

        scroller: The scroller; must not be NULL and be driven.
        key:      The key.
        time:     Time of the repeat, in seconds.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Key, ctypes.c_double)
    def scroller_release_key(
        self, scroller: Scroller | None, key: Key | int, time: float, /
    ) -> int:
        """Release a key that was held. The content brakes and rests soon after.

        Call it, or scrollkit_scroller_cancel, also when the host loses the keyboard focus.

        scroller: The scroller; must not be NULL and be driven.
        key:      The key.
        time:     Time of the release, in seconds.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double,
        ctypes.c_uint32, ctypes.c_double, ctypes.POINTER(ctypes.c_double),
        ctypes.POINTER(ctypes.c_double)
    )
    def scroller_report_release(
        self, scroller: Scroller | None, velocity_x: float, velocity_y: float, target_x: float,
        target_y: float, decelerates: int, time: float, rest_x: Pointer[ctypes.c_double],
        rest_y: Pointer[ctypes.c_double], /
    ) -> int:
        """Report that the user released the content of a toolkit, and get where it is to rest.

        It is SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING and SCROLLKIT_INPUT_KIND_DID_END_DRAGGING in
        one call. Give the target to the toolkit, such as through the `targetContentOffset` of
        UIScrollView. It is the toolkit's own unless content snaps or the delegate retargets it;
        then SCROLLKIT_EVENT_KIND_REQUEST_REST is emitted, too.

        scroller:    The scroller; must not be NULL and be observed.
        velocity_x:  Velocity of the offset, in points per second.
        velocity_y:  Velocity of the offset, in points per second.
        target_x:    x of the offset at which the toolkit would let content rest, in points.
        target_y:    y of the offset at which the toolkit would let content rest, in points.
        decelerates: 1: momentum follows; 0: content rests.
        time:        Time of the release, in seconds.
        rest_x:      Receives x of the offset at which content is to rest; must not be NULL.
        rest_y:      Receives y of the offset at which content is to rest; must not be NULL.
        Returns: As scrollkit_scroller_push; SCROLLKIT_STATUS_INVALID_ARGUMENT also for
                 `decelerates` neither 0 nor 1.

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

        SDL counts up and right as positive (SDL_events.h). A flipped event contains the amount that
        the user wants to scroll; it sets SCROLLKIT_INPUT_FLAGS_INVERTED.

        input:     Receives the input; must not be NULL, and its `struct_size` must be set.
        x:         `preciseX`; before SDL 2.0.18 `x`.
        y:         `preciseY`; before SDL 2.0.18 `y`.
        direction: `direction`: 0 normal, 1 flipped.
        time_ms:   `timestamp`.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown direction),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is unchanged.

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

        A flipped event sets SCROLLKIT_INPUT_FLAGS_INVERTED, as with SDL2.

        input:     Receives the input; must not be NULL, and its `struct_size` must be set.
        x:         `x`; not `integer_x`, which drops the fractions of a trackpad.
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

        SDL also makes mouse events of fingers: ignore those whose `which` is SDL_TOUCH_MOUSEID. The
        input's `pointer_id` is the finger's plus 1, so that 0 remains for the mouse.

        input:   Receives the input; must not be NULL, and its `struct_size` must be set.
        type:    `type`: SDL_FINGERDOWN 0x700, SDL_FINGERUP 0x701, SDL_FINGERMOTION 0x702.
        finger:  `fingerId`.
        x:       `x`, a share of the window's width.
        y:       `y`, a share of the window's height.
        width:   The window's width, in points; 0 or more.
        height:  The window's height, in points; 0 or more.
        time_ms: `timestamp`.
        Returns: As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for
                 another type, SCROLLKIT_STATUS_OUT_OF_RANGE also for a negative length.

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

        A canceled finger becomes CANCEL. Otherwise it behaves as with SDL2.

        input:   Receives the input; must not be NULL, and its `struct_size` must be set.
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

        GLFW counts up and left as positive: on X11, button 6, which is left, is +1, and on Windows
        the horizontal wheel is negated (x11_window.c, win32_window.c).

        input:   Receives the input; must not be NULL, and its `struct_size` must be set.
        xoffset: `xoffset` of the callback.
        yoffset: `yoffset` of the callback.
        time:    Time of the event, in seconds: glfwGetTime, if that is the clock of all calls.
        Returns: As scrollkit_input_from_sdl2_wheel.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def input_from_raylib_wheel(
        self, input: Pointer[Input], x: float, y: float, time: float, /
    ) -> int:
        """Make an input from raylib's GetMouseWheelMoveV, if it is not zero.

        Its signs are those of GLFW, the usual backend. With the SDL backend, negate x.

        input: Receives the input; must not be NULL, and its `struct_size` must be set.
        x:     `x` of the result.
        y:     `y` of the result.
        time:  Time of the event, in seconds: GetTime, if that is the clock of all calls.
        Returns: As scrollkit_input_from_sdl2_wheel.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_uint32,
        ctypes.c_double
    )
    def input_from_imgui_wheel(
        self, input: Pointer[Input], wheel_x: float, wheel_y: float, right_is_positive: int,
        time: float, /
    ) -> int:
        """Make an input from Dear ImGui's io.MouseWheelH and io.MouseWheel, if they are not zero.

        Dear ImGui counts up and left as positive, and swaps the axes itself while shift is held
        (imgui.h). Some of its backends count right as positive: SDL2 and Win32 before version
        1.89.3, and GLFW in a browser. To find out, turn the wheel to the right and look at the
        sign.

        input:             Receives the input; must not be NULL, and its `struct_size` must be set.
        wheel_x:           `MouseWheelH`.
        wheel_y:           `MouseWheel`.
        right_is_positive: 1: the backend counts right as positive; 0: left.
        time:              Time of the event, in seconds: ImGui::GetTime, if that is the clock of
                           all calls.
        Returns: As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for a
                 `right_is_positive` that is neither 0 nor 1.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_double)
    def input_from_sgr_button(self, input: Pointer[Input], button: int, time: float, /) -> int:
        """Make an input from a terminal's mouse report (xterm's SGR modes 1006 and 1016).

        Each report is one notch. With shift, a vertical wheel scrolls horizontally; some terminals
        do not report shift.

        Content rests at whole rows if the scroller's `wheel_step`, the viewport's height and the
        content's height are multiples of the height of a row. During an animation, draw the row
        nearest to the offset at the top.

        input:  Receives the input; must not be NULL, and its `struct_size` must be set.
        button: The first number of the report: 64 up, 65 down, 66 left, 67 right; plus 4 with
                shift, 8 with meta, 16 with control.
        time:   Time of the report, in seconds.
        Returns: As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
                 button.

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
        """Make an input from the "scroll" signal of GtkEventControllerScroll (GTK 4.8 and later).

        Clicks of a wheel become WHEEL, surface units PAN_UPDATE of 2.5 points each, the factor of
        GtkScrolledWindow: content scrolls as far as GTK's own lists. Push the inputs of
        scrollkit_input_from_gtk_begin and scrollkit_input_from_gtk_end, too: a pan without a begin
        ends after 0.15 s without input. GTK's signs are those of ScrollKit: positive is right and
        down (gdkenums.h, GdkScrollUnit).

        input:   Receives the input; must not be NULL, and its `struct_size` must be set.
        dx:      `dx` of the signal.
        dy:      `dy` of the signal.
        unit:    gtk_event_controller_scroll_get_unit: 0 clicks, 1 surface units.
        time_ms: gtk_event_controller_get_current_event_time.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown unit), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is
                 unchanged.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32)
    def input_from_gtk_begin(self, input: Pointer[Input], time_ms: int, /) -> int:
        """Make an input from the "scroll-begin" signal of GtkEventControllerScroll.

        input:   Receives the input; must not be NULL, and its `struct_size` must be set.
        time_ms: gtk_event_controller_get_current_event_time.
        Returns: As scrollkit_input_from_gtk_scroll.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32)
    def input_from_gtk_end(self, input: Pointer[Input], time_ms: int, /) -> int:
        """Make an input from the "scroll-end" signal of GtkEventControllerScroll. Momentum follows.

        input:   Receives the input; must not be NULL, and its `struct_size` must be set.
        time_ms: gtk_event_controller_get_current_event_time.
        Returns: As scrollkit_input_from_gtk_scroll.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_uint32)
    def input_from_gtk_decelerate(
        self, input: Pointer[Input], velocity_x: float, velocity_y: float, time_ms: int, /
    ) -> int:
        """Make an input from the "decelerate" signal of GtkEventControllerScroll. Momentum with GTK's
        velocity follows.

        GTK emits it directly after "scroll-end". Push the input of one of the two; the second has
        no effect. After clicks of a wheel it has no effect, because no pan began.

        input:      Receives the input; must not be NULL, and its `struct_size` must be set.
        velocity_x: `vel_x` of the signal, in surface units per second; 2.5 points each.
        velocity_y: `vel_y` of the signal, in surface units per second.
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

        A stop becomes PAN_END, clicks become WHEEL, surface units PAN_UPDATE of 2.5 points each.
        The pan ends after 0.15 s without input.

        input:     Receives the input; must not be NULL, and its `struct_size` must be set.
        direction: gdk_scroll_event_get_direction: 0 up, 1 down, 2 left, 3 right, each one click; 4
                   smooth: the deltas.
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
        """Make an input from a GDK hold event. Fingers that rest on a touchpad stop a motion.

        input:   Receives the input; must not be NULL, and its `struct_size` must be set.
        phase:   gdk_touchpad_event_get_gesture_phase: 0 begin; 2 end and 3 cancel, when the fingers
                 leave or begin to scroll. 1, update, is refused: it needs no input.
        time_ms: gdk_event_get_time.
        Returns: As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT also for the
                 phase 1.

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
        """Make an input from a Wayland axis event (wl_pointer.axis) and the other events of its frame.

        Each axis is an input of its own. A finger becomes PAN_UPDATE, which its stop ends. Some
        compositors send no stop: the pan then ends after 0.15 s without input. A continuous source
        becomes WHEEL in points, because no stop needs to follow. A wheel or tilted wheel becomes
        WHEEL in 120ths, or in points if `value120` is 0. Without a source, what has a `value120`
        counts as a wheel, the rest as continuous: wl_pointer.axis_source is optional. Push all axes
        of a frame before its stops. Positive is right and down (wayland.xml).

        input:    Receives the input; must not be NULL, and its `struct_size` must be set.
        axis:     0 vertical, 1 horizontal.
        value:    wl_fixed_to_double of the value, in surface units.
        value120: axis_value120 of the frame; before version 8 of wl_seat, axis_discrete times 120;
                  0 without either.
        source:   axis_source of the frame, any number: 0 wheel, 1 finger, 2 continuous, 3 wheel
                  tilt; another one: none was sent, or it is not known.
        relative: axis_relative_direction: 0 identical, 1 inverted; 0 before version 9.
        time_ms:  The time of the event.
        Returns: As scrollkit_input_from_gtk_scroll.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_uint32)
    def input_from_wayland_stop(self, input: Pointer[Input], axis: int, time_ms: int, /) -> int:
        """Make an input from a Wayland axis that stopped (wl_pointer.axis_stop).

        Momentum follows when both axes have stopped.

        input:   Receives the input; must not be NULL, and its `struct_size` must be set.
        axis:    0 vertical, 1 horizontal.
        time_ms: The time of the event.
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

        Call it for each axis for which libinput_event_pointer_has_axis returns true. Fingers become
        PAN_UPDATE; their value 0, which libinput.h guarantees, becomes PAN_END of the axis. A
        continuous source becomes WHEEL in points, a wheel WHEEL in 120ths.

        input:     Receives the input; must not be NULL, and its `struct_size` must be set.
        source:    LIBINPUT_POINTER_AXIS_SOURCE_: 1 wheel, 2 finger, 3 continuous, 4 wheel tilt. The
                   event type SCROLL_WHEEL is 1, SCROLL_FINGER 2, SCROLL_CONTINUOUS 3.
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

        The host keeps the last value of each device's valuator, and discards it when the pointer
        enters a window. The server also sends button events 4 to 7 for the same scroll: ignore
        those with XIPointerEmulated.

        input:       Receives the input; must not be NULL, and its `struct_size` must be set.
        scroll_type: `scroll_type` of XIScrollClassInfo: 1 vertical, 2 horizontal.
        delta:       Difference of the valuator's value from its last one; positive is right and
                     down.
        increment:   `increment` of XIScrollClassInfo, the difference of one click; negative if it
                     counts in the opposite direction.
        time_ms:     The time of the event.
        Returns: As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT also for an
                 increment of 0.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_uint32, ctypes.c_uint32)
    def input_from_x11_button(self, input: Pointer[Input], button: int, time_ms: int, /) -> int:
        """Make an input from an X11 button event of a wheel.

        input:   Receives the input; must not be NULL, and its `struct_size` must be set.
        button:  4 up, 5 down, 6 left, 7 right.
        time_ms: The time of the event.
        Returns: As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
                 button.

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

        Without a phase, the angle becomes WHEEL in 120ths; an event with pixels alone becomes WHEEL
        in points. With a phase the device is a trackpad: PAN_BEGIN, PAN_UPDATE by the pixels,
        PAN_END. A begin that moves becomes PAN_UPDATE. The platform's momentum ends a pan without
        an end. Qt counts up and left as positive; its deltas contain the amount that the user wants
        to scroll, inverted or not.

        input:    Receives the input; must not be NULL, and its `struct_size` must be set.
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
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is unchanged.

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

        Phases of the fingers: may begin becomes HOLD; began PAN_BEGIN, or PAN_UPDATE if it moves;
        changed PAN_UPDATE; ended PAN_END, with the platform's momentum to follow; cancelled CANCEL.
        Phases of momentum become MOMENTUM_UPDATE and MOMENTUM_END; ScrollKit adds no momentum.
        Without a phase the event becomes WHEEL, in points if the deltas are precise, else in lines.
        AppKit counts up and left as positive; its deltas contain the amount that the user wants to
        scroll, inverted or not.

        input:    Receives the input; must not be NULL, and its `struct_size` must be set.
        dx:       scrollingDeltaX.
        dy:       scrollingDeltaY.
        precise:  hasPreciseScrollingDeltas: 0 or 1.
        phase:    phase: none 0, began 1, stationary 2, changed 4, ended 8, cancelled 16, may begin
                  32.
        momentum: momentumPhase, in the same numbers.
        inverted: isDirectionInvertedFromDevice: 0 or 1.
        time:     timestamp, in seconds.
        Returns: As scrollkit_input_from_qt_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for two
                 phases at once.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.POINTER(Input), ctypes.c_double, ctypes.c_double, ctypes.c_uint32,
        ctypes.c_int32, ctypes.c_int32, ctypes.c_double
    )
    def input_from_web_wheel(
        self, input: Pointer[Input], delta_x: float, delta_y: float, delta_mode: int,
        wheel_delta_x: int, wheel_delta_y: int, time_ms: float, /
    ) -> int:
        """Make an input from a WheelEvent of the web.

        Browsers report a notch of a wheel in pixels, as many as they would scroll, and in
        `wheelDelta` as 120: whole notches become WHEEL in 120ths, as those of other toolkits. A
        trackpad has three times the pixels there. Its pixels, and parts of a notch, become WHEEL in
        points; lines and pages stay what they are. The signs of deltaX and deltaY are those of
        ScrollKit: positive is right and down. Those of `wheelDelta` are opposite.

        input:         Receives the input; must not be NULL, and its `struct_size` must be set.
        delta_x:       deltaX.
        delta_y:       deltaY.
        delta_mode:    deltaMode: 0 pixels, 1 lines, 2 pages.
        wheel_delta_x: wheelDeltaX; 0 of a browser without.
        wheel_delta_y: wheelDeltaY; 0 of a browser without.
        time_ms:       timeStamp.
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

        A vertical wheel counts up as positive, a horizontal one right (documentation of
        WM_MOUSEHWHEEL).

        input:   Receives the input; must not be NULL, and its `struct_size` must be set.
        message: WM_MOUSEWHEEL 0x20A, WM_MOUSEHWHEEL 0x20E.
        delta:   GET_WHEEL_DELTA_WPARAM(wParam), which is signed. Range: -32768 to 32767.
        pages:   1 if SPI_GETWHEELSCROLLLINES is WHEEL_PAGESCROLL, one page per notch; else 0.
        time_ms: GetMessageTime.
        Returns: As scrollkit_input_from_qt_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for
                 another message.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.c_double, ctypes.c_uint32, ctypes.POINTER(ctypes.c_double))
    def time_unwrap(self, previous: float, time_ms: int, time: Pointer[ctypes.c_double], /) -> int:
        """Unwrap a time in 32-bit milliseconds, which wrap every 49.7 days.

        Of all times with these milliseconds, it returns the nearest to the previous time. A
        scroller does the same with inputs that have SCROLLKIT_INPUT_FLAGS_TIME_WRAPS, from its last
        call on. This function is for the host's own use of such times, such as ticks.

        previous: The previous time, in seconds, on the same clock; 0 for the first.
        time_ms:  The milliseconds of the toolkit.
        time:     Receives the time, in seconds. Must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and `*time` is unchanged.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.POINTER(Frame))
    def scroller_tick(
        self, scroller: Scroller | None, time: float, frame: Pointer[Frame], /
    ) -> int:
        """Advance to a time and read the frame to draw.

        Call it once per display frame while the frame's `needs_tick` is 1. The offset at a time
        does not depend on the number of ticks before it.

        scroller: The scroller; must not be NULL.
        time:     Time of the frame, in seconds.
        frame:    Receives the frame; its `struct_size` must be set. NULL: only advance.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
                 If a delegate destroys the scroller, the frame is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.POINTER(Frame))
    def scroller_sync(
        self, scroller: Scroller | None, host_x: float, host_y: float, time: float,
        frame: Pointer[Frame], /
    ) -> int:
        """Follow the offset of a host that owns it, and read the frame to draw and to store there: in
        place of scrollkit_scroller_tick, once per display frame.

        An immediate-mode toolkit stores the offset itself, and its own scroll bar may move it. If
        the host's offset is not what the last call returned, the host has moved it: the content
        goes there at once, and a motion ends, except a bounce along the other axis; a drag
        continues. Otherwise only time passes. A host may store whole points, and only offsets in
        range: an offset that differs from the last frame's by less than a point, or only by
        clamping, does not count as moved by the host. The first call compares with the offset at
        which content begins. Set the size before.

        The host's bar is the user's, as the thumb of scrollkit_scrollbar_enable. Its release is not
        reported: it lets go 0.15 s after it last moved the content. Then pages and headers snap.

        scroller: The scroller; must not be NULL, and be driven.
        host_x:   x of the host's offset, in points.
        host_y:   y of the host's offset, in points.
        time:     Time of the frame, in seconds.
        frame:    Receives the frame; its `struct_size` must be set. NULL: the host reads it with
                  scrollkit_scroller_get_frame.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_WRONG_MODE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
                 If a delegate destroys the scroller, the frame is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Scroller), ctypes.c_size_t, ctypes.c_double, ctypes.POINTER(Frame))
    def scroller_tick_many(
        self, scrollers: Pointer[Scroller], count: int, time: float, frames: Pointer[Frame], /
    ) -> int:
        """Advance several scrollers to a time and read their frames, all or none.

        Delegates are notified after all scrollers have advanced, and before the frames are read.

        scrollers: The scrollers; none may be NULL. May be NULL if `count` is 0. A delegate that
                   destroys one of them must leave the array unchanged until the call returns.
        count:     The number of scrollers, at most 1048576.
        time:      Time of the frame, in seconds.
        frames:    Receives a frame for each scroller; all must have the `struct_size` of the first,
                   which is the stride of the array. NULL: only advance.
        Returns: As scrollkit_scroller_tick; also SCROLLKIT_STATUS_OUT_OF_RANGE for a larger
                 `count`, and nothing changes.

        Thread safety: the scrollers' thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Frame))
    def scroller_get_frame(self, scroller: Scroller | None, frame: Pointer[Frame], /) -> int:
        """Read the frame to draw, as of the last call.

        scroller: The scroller; must not be NULL.
        frame:    Receives the frame; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_SIZE, and the frame is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.POINTER(NextChange))
    def scroller_get_next_change(
        self, scroller: Scroller | None, pixels_per_point: float, time: float,
        change: Pointer[NextChange], /
    ) -> int:
        """Find when a frame will next differ, so that no frame is drawn twice. Nothing changes.

        A frame differs where content, headers, the nub or scroll bars are drawn at other pixels
        than as of the last call. A position of the viewport is drawn at the pixel ⌊position · scale
        + ½⌋, and content at the position −offset; pass a larger scale if rows at fractions of a
        pixel are rounded one by one. Content that is zoomed, resampled or stretched is drawn in
        every frame while it moves.

        After an input the next frame is drawn. Before each frame without one, ask from its time on:
        while `is_drawn` is 0 and `time` not later, tick at `time` with a NULL frame and ask again;
        then draw the frame if `time` is not later than it, and else wait until `time`.

        scroller:         The scroller; must not be NULL.
        pixels_per_point: The scale of the display, such as 2. Range: 0.01 to 1000
        time:             Time of the next frame, in seconds: earlier frames are not drawn.
        change:           Receives the change; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and `*change` is
                 unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Axis, ctypes.c_double, ctypes.c_double, ctypes.POINTER(ViewProgress))
    def scroller_get_view_progress(
        self, scroller: Scroller | None, axis: Axis | int, start: float, length: float,
        progress: Pointer[ViewProgress], /
    ) -> int:
        """Read the progress of a stretch of the content through the viewport along an axis, as of the
        last call: what fades or moves with a rectangle while it scrolls through. Items of a list
        have scrollkit_list_get_progress.

        The viewport is visible without its insets. In right-to-left content the stretch comes in at
        the left.

        scroller: The scroller; must not be NULL.
        axis:     The axis.
        start:    The distance of its left or top from that of the content, in points at the current
                  scale.
        length:   Its length, in points at the current scale; 0 or more.
        progress: Receives it; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and the struct is
                 unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(ctypes.c_double, Scroller, Axis, ctypes.c_double)
    def scroller_tick_offset(
        self, scroller: Scroller | None, axis: Axis | int, time: float, /
    ) -> float:
        """Advance to a time and return the offset to draw at along an axis, without a struct.

        It is scrollkit_scroller_tick for scripts that cannot read structs. A second call with the
        same time returns the offset along the other axis.

        scroller: The scroller; must not be NULL.
        axis:     The axis.
        time:     Time of the frame, in seconds.
        Returns: The offset, in points; not a number where scrollkit_scroller_tick refuses the time,
                 for another axis, and if a delegate destroys the scroller.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(ctypes.c_uint32, Scroller)
    def scroller_needs_tick(self, scroller: Scroller | None, /) -> int:
        """Return whether the next display frame needs a tick, without a struct: the frame's
        `needs_tick`.

        scroller: The scroller; NULL needs none.
        Returns: 1 if the next frame differs without input: content, a header, a fade or an edge
                 moves or will move. Else 0.

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
        """Set the functions that receive events and inputs.

        They run on the caller's thread, inside the calls that change this scroller, after it has
        changed. They may make every call. With `did_happen`, events do not wait in the queue after
        a call; events that are in the queue already are emitted in the next call.

        Events that a function causes are emitted after it has returned. A call emits at most 64
        events; the next call emits the rest. So a function that answers every event with another
        call does not hang. The events of a call are emitted from the queue: those for which it has
        no room are dropped and counted by SCROLLKIT_EVENT_KIND_OVERFLOW here, too.

        scroller: The scroller; must not be NULL.
        delegate: The functions; NULL removes them. Copied. What `user` points to stays owned by the
                  caller and must outlive the delegate.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`reserved` not 0, an unknown field that is not
                 0), SCROLLKIT_STATUS_INVALID_SIZE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Context))
    def scroller_get_context(self, scroller: Scroller | None, context: Pointer[Context], /) -> int:
        """Read the start, the expected end and the direction of the current scroll, as of the last
        call.

        scroller: The scroller; must not be NULL.
        context:  Receives the context; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_SIZE, and the context is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, Edges, ctypes.POINTER(ctypes.c_double))
    def scroller_get_margin(
        self, scroller: Scroller | None, x: float, y: float, edge: Edges | int,
        margin: Pointer[ctypes.c_double], /
    ) -> int:
        """Return the distance of an offset from an edge of its range, including insets.

        scroller: The scroller; must not be NULL.
        x:        x of the offset, in points.
        y:        y of the offset, in points.
        edge:     One SCROLLKIT_EDGES_ bit.
        margin:   Receives the distance, in points: positive in range, negative out of range. Must
                  not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (not one edge), SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and the margin is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(TopOptions), ctypes.c_double)
    def top_enable(
        self, scroller: Scroller | None, options: Pointer[TopOptions], time: float, /
    ) -> int:
        """Enable scroll to top with undo: a trigger scrolls to the top, the next one scrolls back.

        Enabled again with another rule, it forgets the offset to return to; with the same rule,
        nothing changes.

        scroller: The scroller; must not be NULL.
        options:  The options; NULL means all defaults. Copied.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown rule, a switch that is neither 0 nor
                 1, `reserved` not 0, an unknown field that is not 0),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def top_disable(self, scroller: Scroller | None, time: float, /) -> int:
        """Disable scroll to top. The scroller leaves its window.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, TopSource, ctypes.c_double)
    def top_trigger(
        self, scroller: Scroller | None, source: TopSource | int, time: float, /
    ) -> int:
        """Scroll to the top, or back.

        The first trigger remembers the content offset and scrolls to the top with an animation; x
        does not change. The next trigger scrolls back. A trigger during the animation reverses it
        without a jump, and a trigger during momentum ends it. The remembered offset shifts with the
        content and is forgotten when the user scrolls. At the top, without a remembered offset,
        nothing happens.

        Triggers of one turn of the host's event loop count once: those at the same time, and those
        before the next tick and within 0.1 s. The delegate may veto.
        SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL or SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE is emitted,
        then SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED.

        scroller: The scroller; must not be NULL.
        source:   The source of the trigger; any number. The events contain it.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, TopSource, ctypes.c_double)
    def top_trigger_home(
        self, scroller: Scroller | None, y: float, source: TopSource | int, time: float, /
    ) -> int:
        """Scroll to a home of the program instead of the top, such as today or the newest item, or
        back.

        It behaves as scrollkit_top_trigger, with two differences. Content that does not rest at the
        home goes there, also if it is to return from elsewhere; content that does, or is on its way
        there, goes back. And an attached list keeps what is at the home in place while extents
        become known. scrollkit_list_get_offset_showing has the offset of an item.

        scroller: The scroller; must not be NULL.
        y:        The content offset of the home, in points.
        source:   The source of the trigger; any number. The events contain it.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32)
    def top_set_visible(self, scroller: Scroller | None, is_visible: int, /) -> int:
        """Set whether the scroller's view is on screen.

        A tap on a status bar triggers visible views only, so that of several tabs the visible one
        scrolls. A view is visible until this call, unless its options say otherwise.

        scroller:   The scroller; must not be NULL.
        is_visible: 1: the view has appeared; 0: it has not appeared, or it begins to disappear.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`is_visible` neither 0 nor 1) or
                 SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(TopState))
    def top_get_state(self, scroller: Scroller | None, state: Pointer[TopState], /) -> int:
        """Read the state of scroll to top, as of the last call.

        scroller: The scroller; must not be NULL.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Window, ctypes.POINTER(Window))
    def window_create(self, sibling: Window | None, window: Pointer[Window], /) -> int:
        """Create a window for scrollers that react to a tap on its status bar.

        The first window of an application is the key window until another becomes it. The status
        bar has no height until scrollkit_window_set_status_bar.

        sibling: Another window of the same application; NULL for the first.
        window:  Receives the new window, owned by the caller: destroy it with
                 scrollkit_window_destroy. Must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NO_MEMORY,
                 and `*window` is unchanged.

        Thread safety: the thread of the application's windows and their scrollers. Since: 0.1.
        """
        raise NotImplementedError

    @_c(None, Window)
    def window_destroy(self, window: Window | None, /) -> None:
        """Destroy a window. Its scrollers remain and leave it.

        After the key window was destroyed, no window is the key window until
        scrollkit_window_make_key.

        window: The window; NULL has no effect.

        Thread safety: the window's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Window)
    def window_make_key(self, window: Window | None, /) -> int:
        """Make a window the key window of its application. Taps in the other windows no longer
        trigger.

        window: The window; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.

        Thread safety: the window's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Window, ctypes.c_double, ctypes.c_double)
    def window_set_status_bar(self, window: Window | None, bottom: float, reach: float, /) -> int:
        """Set the lower edge of a window's status bar.

        A tap hits the status bar if it is above `bottom` + `reach`.

        window: The window; must not be NULL.
        bottom: y of the lower edge in the window, in points; 0 or more.
        reach:  Distance below the edge at which a tap still hits, in points; 20 until this call. 0
                or more.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the window's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Window, Scroller)
    def window_add_scroller(self, window: Window | None, scroller: Scroller | None, /) -> int:
        """Add a scroller to a window, whose status bar then triggers it. The scroller leaves any other
        window.

        window:   The window; must not be NULL.
        scroller: The scroller; must not be NULL, and scroll to top must be enabled. It leaves the
                  window when it is destroyed.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.

        Thread safety: the thread of both. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Window, Scroller)
    def window_remove_scroller(self, window: Window | None, scroller: Scroller | None, /) -> int:
        """Remove a scroller from a window.

        window:   The window; must not be NULL.
        scroller: The scroller; must not be NULL. If it is not in the window, nothing changes.
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

        It triggers if the window is the key window, an event caused the tap, and the tap hits the
        status bar. Then every scroller of the window whose view is visible is triggered, as by
        scrollkit_top_trigger with SCROLLKIT_TOP_SOURCE_STATUS_BAR.

        window:    The window; must not be NULL.
        x:         x in the window, in points; has no effect yet.
        y:         y in the window, in points.
        has_event: 1: the user tapped; 0: a hit test, which never triggers.
        time:      Time of the tap, in seconds.
        count:     Receives the number of triggered scrollers; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`has_event` neither 0 nor 1),
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the window's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, ctypes.POINTER(HeaderOptions), ctypes.c_double,
        ctypes.POINTER(ctypes.c_uint32)
    )
    def header_add(
        self, scroller: Scroller | None, options: Pointer[HeaderOptions], time: float,
        number: Pointer[ctypes.c_uint32], /
    ) -> int:
        """Add a collapsing header below the headers that were added before.

        It begins fully shown. When content scrolls down, the first header hides first; when it
        scrolls up, the last header shows first. Near the top, no gap opens between header and
        content: a header is hidden by at most the scrolled distance, so at the top it is fully
        shown. Only the mode FREEZE_NEAR_ENDS can leave it partly hidden there.
        SCROLLKIT_EVENT_KIND_HEADER_MOVED, SCROLLKIT_EVENT_KIND_HEADER_SHOWN and
        SCROLLKIT_EVENT_KIND_HEADER_HIDDEN report its movement.

        scroller: The scroller; must not be NULL.
        options:  The options; must not be NULL. Copied.
        time:     Time of the call, in seconds.
        number:   Receives the number of the header, from 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown mode or inset, a switch that is
                 neither 0 nor 1, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (also a fifth header,
                 and a `minimum_height` above `height`) or SCROLLKIT_STATUS_NO_MEMORY, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.POINTER(HeaderOptions), ctypes.c_double)
    def header_set_options(
        self, scroller: Scroller | None, number: int, options: Pointer[HeaderOptions], time: float,
        /
    ) -> int:
        """Set the options of a header, such as another height after a rotation.

        The header keeps its position as far as the options allow. A snap under way stops.

        scroller: The scroller; must not be NULL.
        number:   The number of the header.
        options:  The options; must not be NULL. Copied.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (as in scrollkit_header_add),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NOT_FOUND (no header has this
                 number), and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_double, ctypes.c_double)
    def header_set_position(
        self, scroller: Scroller | None, number: int, position: float, time: float, /
    ) -> int:
        """Set the position of a header, such as one that the host shows or hides itself.

        The position is clamped to what the header's mode allows at the current offset: near the
        top, a header is hidden by at most the scrolled distance, except in the mode
        FREEZE_NEAR_ENDS. A snap under way stops, and the next scroll moves the header on from
        there. A host that animates a header sets its position once a frame.

        scroller: The scroller; must not be NULL.
        number:   The number of the header.
        position: y of its top edge if it were the only header, in points: 0 shown, -height hidden.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NOT_FOUND (no header has this
                 number), and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def header_remove_all(self, scroller: Scroller | None, time: float, /) -> int:
        """Remove all headers. No further events of them are emitted.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK, also without headers; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.POINTER(HeaderState))
    def header_get_state(
        self, scroller: Scroller | None, number: int, state: Pointer[HeaderState], /
    ) -> int:
        """Read the state of a header, as of the last call.

        scroller: The scroller; must not be NULL.
        number:   The number of the header.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_FOUND (no header has this number), and the state is
                 unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, AnchorPolicy, ctypes.c_double)
    def anchor_set_policy(
        self, scroller: Scroller | None, policy: AnchorPolicy | int, time: float, /
    ) -> int:
        """Set which part of the content keeps its position in the viewport when content changes.

        To keep another item, such as the focused one, call scrollkit_scroller_set_geometry with
        that item's movement as the shift, without a batch.

        scroller: The scroller; must not be NULL.
        policy:   The policy.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown policy), SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.POINTER(ctypes.c_uint32))
    def anchor_begin_update(
        self, scroller: Scroller | None, time: float, batch: Pointer[ctypes.c_uint32], /
    ) -> int:
        """Begin a batch of edits to the content.

        Batches may be nested. End each with scrollkit_anchor_end_update. Observed: within a batch,
        an offset that the toolkit reports counts as the toolkit's own correction and not as a
        scroll. So a batch should contain the toolkit's layout and no movement of the user.

        scroller: The scroller; must not be NULL, and a policy must be set.
        time:     Time of the call, in seconds.
        batch:    Receives the number of the batch, never 0; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
                 (no policy was set), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE,
                 and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def anchor_add_edit(
        self, scroller: Scroller | None, y: float, removed: float, inserted: float, /
    ) -> int:
        """Add an edit to the innermost batch: a length removed and a length inserted at a y.

        An insertion has only `inserted`, a removal only `removed`, a row of another height both. An
        edit wholly above the viewport's top shifts the offset when the batch ends; any other edit
        shifts nothing. While an inset is visible above the content, the content's top counts as the
        viewport's top. The content's new size is set when the batch ends.

        scroller: The scroller; must not be NULL.
        y:        y of the edit in the content, in points, after all edits before it.
        removed:  The removed length, in points; 0 or more.
        inserted: The inserted length, in points; 0 or more.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
                 (no policy was set), SCROLLKIT_STATUS_NOT_FOUND (no batch is open),
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

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
        """End a batch of edits and set the new geometry. The anchored part of the content keeps its
        position in the viewport.

        All stored offsets shift with the content: drag anchors, the targets of motions, the offset
        that scroll to top returns to. Observed: the host receives
        SCROLLKIT_EVENT_KIND_REQUEST_SHIFT for the shift that its toolkit has not made itself. The
        host must shift a toolkit's own drag or momentum by the same distance.

        scroller: The scroller; must not be NULL.
        batch:    The number of the batch.
        geometry: The new geometry; must not be NULL. Its shift must be 0. Copied.
        finished: 1: the edits were made; 0: they were discarded, and nothing shifts.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_UNBALANCED: the batch ended, and batches
                 begun inside it that were never ended were dropped. SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`finished` neither 0 nor 1, `right_to_left`
                 other than in the last geometry, an unknown field that is not 0),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_ENABLED (no policy was set),
                 SCROLLKIT_STATUS_NOT_FOUND (no open batch has this number),
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(NubOptions), ctypes.c_double)
    def nub_enable(
        self, scroller: Scroller | None, options: Pointer[NubOptions], time: float, /
    ) -> int:
        """Enable a fast-scroll nub: a handle at the side that shows the position in the content and
        can be dragged.

        It fades in when content moves and fades out after content rests. The host draws it at the
        position that scrollkit_nub_get_state returns. During a fade or its delay, the frame's
        `needs_tick` is 1. Enabled again with other options, it is hidden and has those; with the
        same options, nothing changes.

        scroller: The scroller; must not be NULL.
        options:  The options; NULL means all defaults. Copied.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown rule, a switch that is neither 0 nor
                 1, `reserved` not 0, an unknown field that is not 0),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def nub_disable(self, scroller: Scroller | None, time: float, /) -> int:
        """Disable the nub at once. If it is grabbed, its release is emitted, and no further events of
        it.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.POINTER(ctypes.c_uint32))
    def nub_grab(
        self, scroller: Scroller | None, time: float, is_held: Pointer[ctypes.c_uint32], /
    ) -> int:
        """Grab the nub with a finger.

        Until scrollkit_nub_release the nub stays under the finger, also when content changes its
        size. Moving content stops where it is, or returns into its range. A hidden nub cannot be
        grabbed.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds.
        is_held:  Receives 1 if the nub is grabbed, 0 if it is hidden; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def nub_drag(
        self, scroller: Scroller | None, distance: float, sideways: float, time: float, /
    ) -> int:
        """Move the finger that grabs the nub. Content follows at once; x does not change.

        The phase stays SCROLLKIT_PHASE_IDLE. Content that bounces returns meanwhile, along y until
        the finger leads it into its range. Observed: the host receives
        SCROLLKIT_EVENT_KIND_REQUEST_SCROLL. When rows were inserted or something else moved the
        content, the drag continues from the current offset: both ends of the track still are both
        ends of the content, so a point up may scroll by another distance than a point down. A drag
        back and forth returns to its offset.

        scroller: The scroller; must not be NULL.
        distance: Distance that the finger moved down since the last call, in points.
        sideways: Distance of the finger from the nub's side, in points: with `fine_distance` set,
                  the nub moves less the farther the finger is. 0 for none.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK, also if the nub is not grabbed;
                 SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def nub_release(self, scroller: Scroller | None, time: float, /) -> int:
        """Release the nub. Call it also when the gesture is cancelled.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK, also if the nub is not grabbed;
                 SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32, ctypes.c_double)
    def nub_set_hover(self, scroller: Scroller | None, is_near: int, time: float, /) -> int:
        """Set whether a mouse hovers near the nub. While it does, a visible nub does not fade out.

        scroller: The scroller; must not be NULL.
        is_near:  1: the mouse is near; 0: it is not.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`is_near` neither 0 nor 1),
                 SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(ctypes.c_double), ctypes.c_size_t, ctypes.c_double)
    def nub_set_sections(
        self, scroller: Scroller | None, starts: Pointer[ctypes.c_double], count: int, time: float,
        /
    ) -> int:
        """Set where the content's sections begin, for the label beside the nub.

        SCROLLKIT_EVENT_KIND_SECTION_CHANGED reports the current section. Set the sections again
        when an edit moves them, inside its batch: a change of the current section is then emitted
        when the batch ends.

        scroller: The scroller; must not be NULL.
        starts:   y of the start of each section in the content, in points, in ascending order. May
                  be NULL if `count` is 0. Copied.
        count:    The number of sections, at most 1048576; 0 removes them.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (also starts that are
                 not ascending) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(NubState))
    def nub_get_state(self, scroller: Scroller | None, state: Pointer[NubState], /) -> int:
        """Read the state of the nub, as of the last call.

        While rows are measured, the nub moves only with the content, unless its rule ignores
        insets. Rows that are inserted or removed, and a viewport of another size, move it to its
        share of the length.

        scroller: The scroller; must not be NULL.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Scroller, ctypes.c_double)
    def nest_set_parent(
        self, child: Scroller | None, parent: Scroller | None, time: float, /
    ) -> int:
        """Set the parent of a scroller: scrolling chains from the child to the parent.

        What the child cannot scroll of a gesture, a wheel, a key or a fling then scrolls the
        parent, its parent and so on, without a stop. Push inputs to the innermost scroller under
        the pointer. Tick and draw each scroller; a call on one lets time pass for all that it
        moves.

        A chain that is under way in the child ends where it is at that time. Momentum that reaches
        a parent with snap targets ends at the one nearest to its end, or before the parent. When a
        scroller is destroyed, its children become children of its parent.

        Scrollers of a tree have one clock. If the clocks of the two were set back by different
        times (scrollkit_scroller_set_clock), the difference passes for the one that was set back
        less, and for its tree.

        The first gesture on more than four nested scrollers allocates memory for them. Without
        memory it scrolls the innermost four.

        child:  The nested scroller; must not be NULL and be driven.
        parent: The scroller around it; must be driven. NULL removes the child from its parent. Both
                stay owned by the caller, may be destroyed in any order, and must be used by one
                thread from now on.
        time:   Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_WRONG_MODE,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_CYCLE
                 (the parent is the child, or nested in it) or SCROLLKIT_STATUS_NO_MEMORY, and
                 nothing changes.

        Thread safety: the scrollers' thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, OverscrollBehavior, OverscrollBehavior)
    def nest_set_overscroll_behavior(
        self, scroller: Scroller | None, x: OverscrollBehavior | int, y: OverscrollBehavior | int, /
    ) -> int:
        """Set whether scrolling chains to the parent at the end of the range, for each axis.

        The default is SCROLLKIT_OVERSCROLL_BEHAVIOR_AUTO: scrolling chains to the parent; without a
        parent, the scroller overscrolls as its feel determines. With the other values nothing
        chains along that axis, also where the content fits. It applies from the next gesture on.

        scroller: The scroller; must not be NULL and be driven.
        x:        The behaviour to the left and right.
        y:        The behaviour upwards and downwards.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown behaviour),
                 SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, NestOrder)
    def nest_set_order(self, scroller: Scroller | None, order: NestOrder | int, /) -> int:
        """Set the order in which a scroller and the scrollers nested in it scroll.

        A collapsing header of 60 points is a parent with a range of 60 points and
        SCROLLKIT_NEST_ORDER_PARENT_FIRST_DOWN: it scrolls first towards the end and last towards
        the start, also where a gesture turns back. The last scroller of the order overscrolls. It
        applies from the next gesture on.

        scroller: The parent; must not be NULL and be driven.
        order:    The order.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown order), SCROLLKIT_STATUS_WRONG_MODE
                 or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, NestLatching)
    def nest_set_latching(self, scroller: Scroller | None, latching: NestLatching | int, /) -> int:
        """Set whether a gesture latches to the scroller that it scrolls first.

        With SCROLLKIT_NEST_LATCHING_GESTURE, a gesture that begins where the scroller can move
        scrolls it alone along that axis, and overscrolls at its end. A gesture that begins at the
        scroller's end chains to the parent. Turns of a wheel with less than 0.5 s between them are
        one gesture, as in Chromium; one that nobody can take latches nobody. It applies from the
        next gesture on.

        scroller: The scroller; must not be NULL and be driven.
        latching: Whether gestures latch.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown latching),
                 SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, Scroller, Scroller, Axis, ctypes.c_double, ctypes.POINTER(ctypes.c_double),
        ctypes.c_size_t, ctypes.c_double
    )
    def link_update(
        self, first: Scroller | None, second: Scroller | None, axis: Axis | int, line: float,
        positions: Pointer[ctypes.c_double], count: int, time: float, /
    ) -> int:
        """Tick two scrollers that scroll as one along an axis, such as both sides of a diff, or a
        table's header and its body: in place of scrollkit_scroller_tick, once per display frame.
        Then read both frames with scrollkit_scroller_get_frame.

        The scroller that moves leads, and the other one follows. The follower's offset and target
        match the leader's, clamped to the follower's own range, and it reports the leader's phase.
        A follower past an end of its range first returns into it by itself. A motion along the
        other axis continues. A scroller that a touch, a thumb or the program moves or holds while
        the other one leads becomes the leader.

        The first call moves the follower to match the leader at once. Later, a scroller that begins
        to follow starts at its own offset, and comes to match while the leader moves. While both
        rest, the scroller that led last leads, at the beginning the first: if sizes or positions
        have changed, the other one moves at once to match.

        A scroller belongs to one link, along one axis. Let only one of them snap along it: while
        the other one leads, it may rest between its snap targets. A scroller that is ticked alone
        for 0.15 s rests. If they are traced, both must be in one trace.

        A scroller that was given a parent, a child or an option of nesting other than the default
        counts as nested for good, also when it is in no tree any more.

        A landmark is a position in the first content and one in the second, which match. Between
        landmarks, positions are interpolated linearly. Before the first and after the last, both
        contents move by the same distance; without landmarks, offsets are equal. If one content has
        no length between two landmarks, the other one jumps over its content there, unless it
        leads.

        first:     A scroller; must not be NULL, be driven and not be nested.
        second:    Another scroller; must not be NULL, be driven and not be nested.
        axis:      The axis.
        line:      Where the positions of a landmark meet, in points from the left or top of both
                   viewports, such as half of a viewport.
        positions: Pairs of positions in the first and the second content, in points at their
                   current scales from the left or top of the content, each in ascending order. May
                   be NULL if `count` is 0. Read during the call.
        count:     The number of positions, two for each landmark, at most 1048576.
        time:      Time of the frame, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis, one scroller twice, a nested
                 one), SCROLLKIT_STATUS_WRONG_MODE, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE (also an odd `count`, and positions that are not
                 ascending), and nothing changes.

        Thread safety: the scrollers' thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Axis, ctypes.POINTER(SnapOptions), ctypes.c_double)
    def snap_set_options(
        self, scroller: Scroller | None, axis: Axis | int, options: Pointer[SnapOptions],
        time: float, /
    ) -> int:
        """Set the snap targets along an axis.

        Released content, and each step of a wheel or a key, then moves to a snap target in one
        motion. A step moves at least to the next one. Steps with less than 0.15 s between them add
        up, and their sum snaps. The same holds for the scale after a pinch, and for a chain of
        nested scrollers. Scrolls and zooms by the program do not snap. Content stays on its page,
        item or area when sizes change, and at an item of a list whatever is measured or edited.
        Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_REST. If new options change the
        number of the page or item, SCROLLKIT_EVENT_KIND_PAGE_CHANGED is emitted; not for the first
        options.

        scroller: The scroller; must not be NULL.
        axis:     The axis.
        options:  The options; NULL means no snap targets. Copied.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, a switch that is neither
                 0 nor 1, a carousel whose `length` is 0, an unknown field that is not 0),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE (content without ends:
                 see scrollkit_deltas_enable) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(SnapArea), ctypes.c_size_t, SnapOrder, ctypes.c_double)
    def snap_set_areas(
        self, scroller: Scroller | None, areas: Pointer[SnapArea], count: int,
        order: SnapOrder | int, time: float, /
    ) -> int:
        """Set the areas that content snaps to.

        Set them again whenever they move; if the content is shifted, after the shift. An area that
        content is snapped to is identified by its key, and content moves with it. A release costs
        time in proportion to areas in any order, and to areas in order that overlap there; other
        areas in order are found by binary search. Of areas larger than the viewport that overlap,
        the 32 nearest count.

        scroller: The scroller; must not be NULL.
        areas:    The areas; all must have the `struct_size` of the first, which is the stride of
                  the array. May be NULL if `count` is 0. Copied.
        count:    The number of areas, at most 65536 in any order and 1048576 in order; 0 removes
                  them.
        order:    The order of the areas.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
                 (no axis snaps to areas), SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value,
                 a switch that is neither 0 nor 1, `reserved` not 0, an unknown field that is not
                 0), SCROLLKIT_STATUS_INVALID_SIZE (also sizes that differ),
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Axis, ctypes.c_double, ctypes.c_double, ctypes.POINTER(ctypes.c_uint64))
    def snap_scroll_to(
        self, scroller: Scroller | None, axis: Axis | int, index: float, time: float,
        id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll to a page or an item with an animation; to the nearest one if there is no such index.

        When sizes change meanwhile, the animation ends at the new offset of the page or item.

        scroller: The scroller; must not be NULL.
        axis:     The axis of the pages or items. The offset along the other axis does not change.
        index:    The page or item, from 0.
        time:     Time of the call, in seconds.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED
                 (the axis has no pages or items), SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(SnapState))
    def snap_get_state(self, scroller: Scroller | None, state: Pointer[SnapState], /) -> int:
        """Read the current page, item or area, as of the last call.

        scroller: The scroller; must not be NULL.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED (no snap targets were set), and the state is
                 unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(ZoomOptions), ctypes.c_double)
    def zoom_enable(
        self, scroller: Scroller | None, options: Pointer[ZoomOptions], time: float, /
    ) -> int:
        """Enable zooming by a pinch, by a wheel with SCROLLKIT_INPUT_FLAGS_ZOOM and by the program.

        The geometry's content size and the starts of sections are then lengths at scale 1. Offsets
        and other current positions are lengths at the current scale. When it is enabled again, it
        takes the new options and keeps the scale; a scale at rest past a new limit is clamped at
        once.

        scroller: The scroller; must not be NULL and be driven.
        options:  The options; NULL means all defaults. Copied.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (a switch that is neither 0 nor 1, an unknown
                 field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE (a minimum above the maximum, too) or
                 SCROLLKIT_STATUS_WRONG_MODE (an observed scroller: see scrollkit_zoom_set_limits),
                 and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def zoom_disable(self, scroller: Scroller | None, time: float, /) -> int:
        """Disable zooming. The scale becomes 1 at once.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK, also if zooming was not enabled;
                 SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

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
        """Zoom to a scale, with an animation or at once. The content under a point of the viewport
        stays there.

        The scale is clamped to its limits, and the offset to its range. Otherwise it behaves as
        scrollkit_scroller_scroll_to and numbers its animations with it.

        scroller: The scroller; must not be NULL.
        scale:    The scale; above 0.
        x:        x of the point in the viewport, in points.
        y:        y of the point in the viewport, in points.
        animated: 1: with an animation; 0: at once.
        time:     Time of the call, in seconds.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`animated` neither 0 nor 1),
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.

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
        """Zoom until a rectangle of the content fills the visible viewport.

        The scale is clamped to its limits. The rectangle is centred, as far as the range allows.
        Otherwise it behaves as scrollkit_zoom_set_scale.

        scroller: The scroller; must not be NULL.
        x:        x of the rectangle's left edge in the content, in points at scale 1.
        y:        y of its top edge in the content, in points at scale 1.
        width:    Its width, in points at scale 1; 0 or more.
        height:   Its height, in points at scale 1; 0 or more.
        animated: 1: with an animation; 0: at once.
        time:     Time of the call, in seconds.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`animated` neither 0 nor 1),
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.

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
        """Handle a double tap: zoom in from the smallest scale, or out to it from any other scale,
        with an animation.

        The tapped content stays under the finger, as far as the range allows. The presses and
        releases of the taps may be pushed before it or after it with the same time. A later press
        stops the zoom, as it stops every motion. Otherwise it behaves as scrollkit_zoom_set_scale.

        scroller: The scroller; must not be NULL.
        x:        x in the viewport, in points.
        y:        y in the viewport, in points.
        scale:    The scale to zoom in to; 0: the largest.
        time:     Time of the call, in seconds.
        id:       Receives the number of the animation, never 0; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(ZoomState))
    def zoom_get_state(self, scroller: Scroller | None, state: Pointer[ZoomState], /) -> int:
        """Read the state of zooming, as of the last call.

        scroller: The scroller; must not be NULL.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def zoom_set_limits(
        self, scroller: Scroller | None, minimum: float, maximum: float, time: float, /
    ) -> int:
        """Set the limits of an observed scroller's scale, so that zooming past them emits events.

        The limits are 1 and 1 until this call. Driven scrollers use scrollkit_zoom_enable.

        scroller: The scroller; must not be NULL and be observed.
        minimum:  The smallest scale; above 0.
        maximum:  The largest scale; not below the smallest.
        time:     Time of the call, in seconds.
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

        Content stops at the end of its range, which is its target. The phase stays
        SCROLLKIT_PHASE_STEERING until scrollkit_autoscroll_end, also at speed 0. While a finger is
        down, autoscroll has no effect. A press, a wheel, a key, a scroll by the program or a held
        track of a scroll bar ends it.

        scroller:   The scroller; must not be NULL and be driven.
        velocity_x: Velocity to the right, in points per second.
        velocity_y: Velocity downwards, in points per second.
        time:       Time of the call, in seconds.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def autoscroll_end(self, scroller: Scroller | None, time: float, /) -> int:
        """End autoscroll. The content stops at once, however autoscroll began.

        scroller: The scroller; must not be NULL and be driven.
        time:     Time of the call, in seconds.
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
        """Begin autoscroll with a pressed pointer, such as a middle mouse button.

        Content moves towards the pointer. The speed grows with the distance from the press.

        scroller: The scroller; must not be NULL and be driven.
        options:  How distance becomes speed; NULL means all defaults. Copied.
        x:        x of the press in the viewport, in points.
        y:        y of the press in the viewport, in points.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown rule, an unknown field that is not
                 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def autoscroll_move(self, scroller: Scroller | None, x: float, y: float, time: float, /) -> int:
        """Move the pointer that autoscrolls.

        Without autoscroll, only time passes.

        scroller: The scroller; must not be NULL and be driven.
        x:        x in the viewport, in points; may be outside it.
        y:        y in the viewport, in points; may be outside it.
        time:     Time of the call, in seconds.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.POINTER(ctypes.c_uint32))
    def autoscroll_release(
        self, scroller: Scroller | None, time: float, continues: Pointer[ctypes.c_uint32], /
    ) -> int:
        """Release the pointer that autoscrolls.

        If the pointer has left the dead zone, autoscroll ends. Otherwise the press was a click, and
        autoscroll continues until scrollkit_autoscroll_end.

        scroller:  The scroller; must not be NULL and be driven.
        time:      Time of the call, in seconds.
        continues: Receives 1 if autoscroll continues, 0 if it ends; may be NULL.
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
        """Autoscroll while an item is dragged near the edges of the viewport, or of what insets leave
        of it.

        The speed grows with the depth in the margin. Call it for every movement of the item, and
        scrollkit_autoscroll_end when the item is dropped.

        scroller: The scroller; must not be NULL and be driven.
        options:  The margin and the speed; NULL means all defaults. Copied.
        x:        x of the pointer in the viewport, in points; may be outside it.
        y:        y of the pointer in the viewport, in points; may be outside it.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown rule, an unknown field that is not
                 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_WRONG_MODE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Axis, ctypes.POINTER(ScrollbarOptions), ctypes.c_double)
    def scrollbar_enable(
        self, scroller: Scroller | None, axis: Axis | int, options: Pointer[ScrollbarOptions],
        time: float, /
    ) -> int:
        """Enable a classic scroll bar along an axis: a track with a thumb, and arrows beside it.

        The host draws it at the position that scrollkit_scrollbar_get_state returns. Enabled again
        with other options, it has those, and no part is pressed; with the same options, nothing
        changes.

        scroller: The scroller; must not be NULL.
        axis:     The axis that it scrolls.
        options:  The options; NULL means all defaults. Copied.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis, a switch that is neither 0 nor
                 1, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Axis, ctypes.c_double)
    def scrollbar_disable(self, scroller: Scroller | None, axis: Axis | int, time: float, /) -> int:
        """Disable the scroll bar along an axis. A scroll that it began continues.

        scroller: The scroller; must not be NULL.
        axis:     The axis that it scrolls.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Axis, ScrollbarPart, ctypes.c_double, ctypes.c_double)
    def scrollbar_press(
        self, scroller: Scroller | None, axis: Axis | int, part: ScrollbarPart | int,
        position: float, time: float, /
    ) -> int:
        """Press a scroll bar.

        A press on the thumb grabs it and stops moving content. A press on the track scrolls a page
        towards the pointer and, after 0.25 s, continuously until the thumb is where it pressed; or
        it moves the thumb to the pointer, with `jumps_to_click`. A press on an arrow scrolls as an
        arrow key, by the feel's `key_lines`, and after 0.25 s continuously, whatever the wheel
        does. The frame's `needs_tick` is 1 until the thumb has arrived or the content is at its
        end.

        Observed: the host receives a request for each page and for each step of an arrow. After a
        pause of more than 16 s it receives those of the last 16 s.

        scroller: The scroller; must not be NULL.
        axis:     The axis that it scrolls.
        part:     SCROLLKIT_SCROLLBAR_PART_TRACK or SCROLLKIT_SCROLLBAR_PART_THUMB for a position
                  along the track, which determines the part; or an arrow.
        position: Position along the track, in points; ignored for arrows.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK, also if a part is pressed already or nothing scrolls;
                 SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis
                 or part), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Axis, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scrollbar_drag(
        self, scroller: Scroller | None, axis: Axis | int, position: float, sideways: float,
        time: float, /
    ) -> int:
        """Move the pointer that presses a scroll bar. A grabbed thumb stays under it, and content
        follows at once. A pressed track keeps the position of the press.

        Movements of the content by other causes, such as inserted rows, are kept. When it becomes
        longer or shorter, such as by rows that are measured, the rest of the track stands for the
        rest of the content from there on: content moves with the pointer, and both ends of the
        track are both ends of the content. The thumb keeps its length until it is released, and
        then stays where it is. The phase stays SCROLLKIT_PHASE_IDLE. Content that bounces returns
        meanwhile, along this axis until the pointer leads it into its range. Observed: the host
        receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.

        scroller: The scroller; must not be NULL.
        axis:     The axis that it scrolls.
        position: Position along the track, in points; may be beyond its ends.
        sideways: Distance beside the bar, in points: with `snap_back` set, the thumb returns to
                  where it was grabbed while the pointer is farther away. 0 for none.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK, also if no part is pressed; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Axis, ctypes.c_double)
    def scrollbar_release(self, scroller: Scroller | None, axis: Axis | int, time: float, /) -> int:
        """Release a scroll bar. A page or step under way is completed; a continuous scroll ends.

        scroller: The scroller; must not be NULL.
        axis:     The axis that it scrolls.
        time:     Time of the call, in seconds.
        Returns: As scrollkit_scrollbar_drag.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, Axis, ctypes.POINTER(ScrollbarState))
    def scrollbar_get_state(
        self, scroller: Scroller | None, axis: Axis | int, state: Pointer[ScrollbarState], /
    ) -> int:
        """Read the state of a scroll bar, as of the last call.

        While rows are measured, the thumb moves only with the content. Rows that are inserted or
        removed, and a viewport of another size, move it to its share of the length.

        scroller: The scroller; must not be NULL.
        axis:     The axis that it scrolls.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(RefreshOptions), ctypes.c_double)
    def refresh_enable(
        self, scroller: Scroller | None, options: Pointer[RefreshOptions], time: float, /
    ) -> int:
        """Enable pull to refresh: content that a finger pulls past its top and releases begins a
        refresh.

        Content moves with the finger where its top edge bounces, and stays until the release where
        the edge stretches, glows or clamps. SCROLLKIT_EVENT_KIND_REFRESH_CHANGED reports each step.
        A gesture that the system cancels counts as released; a drag that a scroll or zoom of the
        program, or a pinch, ends does not. At SCROLLKIT_REFRESH_STEP_REFRESHING, an inset above the
        content holds it open until scrollkit_refresh_end, also under a finger. Snapping content
        snaps as if it were closed, and rests anywhere in the inset. Observed: the toolkit must hold
        its content open itself. Enabled again with other options, a refresh under way goes on with
        those, and content at its top goes to the new length with an animation; with the same
        options, nothing changes.

        scroller: The scroller; must not be NULL.
        options:  The options; NULL means all defaults. Copied.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`reserved` not 0, an unknown field that is not
                 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE (content without ends:
                 see scrollkit_deltas_enable) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def refresh_disable(self, scroller: Scroller | None, time: float, /) -> int:
        """Disable pull to refresh. A refresh under way ends as by scrollkit_refresh_end, and its last
        steps are emitted; a pull is idle at once. Until the content has closed, it has ends: deltas
        are refused.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def refresh_begin(self, scroller: Scroller | None, time: float, /) -> int:
        """Begin a refresh, such as when a view appears. Content at its top opens with an animation;
        content on its way elsewhere, and a refresh under way, go on.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds.
        Returns: As scrollkit_refresh_disable.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def refresh_end(self, scroller: Scroller | None, time: float, /) -> int:
        """End a refresh. The content closes with an animation, and rows that were inserted above it
        with a content anchor stay there.

        scroller: The scroller; must not be NULL.
        time:     Time of the call, in seconds.
        Returns: As scrollkit_refresh_disable. Without a refresh under way, nothing happens.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(RefreshState))
    def refresh_get_state(self, scroller: Scroller | None, state: Pointer[RefreshState], /) -> int:
        """Read the state of pull to refresh, as of the last call.

        scroller: The scroller; must not be NULL.
        state:    Receives the state; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(DeltasOptions), ctypes.c_double)
    def deltas_enable(
        self, scroller: Scroller | None, options: Pointer[DeltasOptions], time: float, /
    ) -> int:
        """Remove the ends of the content along both axes, for good: scrollkit_deltas_take then returns
        its movement as deltas. This gives inertia to a program that has none.

        A compositor sends the deltas to its clients; a terminal sends an arrow key for each line; a
        program for X sends buttons. A finger, a fling, a wheel, a held key and the program move the
        content without limit; there is no top, HOME and END do nothing, and neither a nub nor the
        thumb of a scroll bar shows a place. The content stays where it is, and a motion continues.
        Set the size of the viewport: pages and some feels depend on it. The size of the content has
        no effect. Pull to refresh, conversations and snapping need ends: with one of them, the call
        is refused, and they are refused afterwards.

        When it is enabled again, it takes the new options: lines and notches count from there.

        scroller: The scroller; must not be NULL, and be driven.
        options:  The options; NULL means all defaults. Copied.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`reserved` not 0, an unknown field that is not
                 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_WRONG_MODE (observed, or a
                 feature that needs ends is enabled), SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.POINTER(Deltas))
    def deltas_take(
        self, scroller: Scroller | None, time: float, deltas: Pointer[Deltas], /
    ) -> int:
        """Advance to a time, and read how far the content has moved since the last such call: in place
        of scrollkit_scroller_tick, once per display frame.

        The sum of all deltas in points is the distance that the content has moved, to within 1e-9
        points; the sums of lines and notches are this distance in whole lines and 120ths of a
        notch, rounded toward zero. Every movement of the content counts; a shift does not. When the
        content rests, a scroll ends with exactly one stop along each axis along which it moved. If
        a scroll ends and another begins between two calls, they are one scroll. Send the movement,
        then the stop.

        The offset of the frame has no meaning of its own: far from 0, the content is shifted back
        towards it.

        scroller: The scroller; must not be NULL.
        time:     Time of the frame, in seconds.
        deltas:   Receives the movement; its `struct_size` must be set. NULL: it is lost.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes. If a delegate destroys the
                 scroller, `needs_tick` is 0.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(MeterOptions))
    def meter_enable(self, scroller: Scroller | None, options: Pointer[MeterOptions], /) -> int:
        """Enable the meter: it measures what a user sees of the content. If it is enabled already, it
        begins again.

        A tick is a frame that is seen at its time, as is a call of scrollkit_scroller_sync,
        scrollkit_deltas_take or scrollkit_link_update. A second one at the time of the last is no
        other frame. Inputs that move content count with their own times. How content scrolls does
        not change, and measuring allocates nothing. An observer of scrollkit_trace_replay may
        enable it, too.

        scroller: The scroller; must not be NULL.
        options:  The options; NULL means all defaults. Copied.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (`is_horizontal` neither 0 nor 1, an unknown
                 field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller)
    def meter_disable(self, scroller: Scroller | None, /) -> int:
        """Disable the meter.

        scroller: The scroller; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(MeterReport))
    def meter_get_report(self, scroller: Scroller | None, report: Pointer[MeterReport], /) -> int:
        """Read what a user saw since the meter was enabled, up to the last frame.

        scroller: The scroller; must not be NULL.
        report:   Receives the report; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED, and the report is unchanged.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(ListOptions), ctypes.POINTER(List))
    def list_create(self, options: Pointer[ListOptions], list: Pointer[List], /) -> int:
        """Create a list without items.

        It stands alone until scrollkit_list_attach: then the program sets the content offset with
        scrollkit_list_set_offset before edits, and reads it afterwards. All memory of the list is
        allocated by edits.

        options: How items are laid out; NULL means all defaults. Copied.
        list:    Receives the new list, owned by the caller: destroy it with scrollkit_list_destroy.
                 Must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, a switch that is neither
                 0 nor 1, `column_count` above its range, `reserved` not 0, an unknown field that is
                 not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE (also columns that need a `column_count` or
                 `smallest_cell` that is 0) or SCROLLKIT_STATUS_NO_MEMORY, and `*list` is unchanged.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(None, List)
    def list_destroy(self, list: List | None, /) -> None:
        """Destroy a list. One that is attached is detached first.

        list: The list; NULL has no effect.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_double)
    def list_set_offset(self, list: List | None, offset: float, /) -> int:
        """Set the content offset of a list that stands alone.

        list:   The list; must not be NULL.
        offset: The content offset along the list's axis, in points.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_WRONG_MODE
                 (it is attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
                 nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.POINTER(ctypes.c_double))
    def list_get_offset(self, list: List | None, offset: Pointer[ctypes.c_double], /) -> int:
        """Read the content offset of a list that stands alone. Edits moved it so that what is visible
        behind it stayed where it was.

        list:   The list; must not be NULL.
        offset: Receives the content offset along the list's axis, in points; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_WRONG_MODE
                 (it is attached), and nothing is written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, Scroller, ctypes.c_double)
    def list_attach(self, list: List | None, scroller: Scroller | None, time: float, /) -> int:
        """Attach a list to a scroller. The list then sets the length of the content along its axis. A
        scroller can have a list along each axis: the columns and the rows of a table.

        Every edit is one content shift: what was visible when content was last scrolled keeps its
        place in the viewport, while content rests, is held or moves, in whatever order edits come.
        Of the visible items the first that was measured keeps its place, else the first. If it is
        gone, the next one of its section does, else a sticky header, else an item of a later
        section, else one before it; items that were moved come last, and those that a dropped item
        has passed before them. An item that begins above the viewport and changes its extent keeps
        filling the viewport as far as it can, and its start in place; one that was not measured
        keeps its share above. What the policy of the content anchor says holds, too; without one it
        becomes SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM. The content's length in
        scrollkit_scroller_set_geometry counts no more along this axis. An edit that returns
        SCROLLKIT_STATUS_NO_MEMORY changes nothing but the scroller's time; any other error not even
        that.

        A list that is attached to this scroller already stays as it is. Another list of the
        scroller that was attached along the same axis is detached. Open batches of edits are
        dropped. Of a table, the content anchor's policy and its batches are those of the rows;
        columns keep their first visible item, unless the policy is SCROLLKIT_ANCHOR_POLICY_NONE. No
        item is visible and none is sticky until an event says so.

        list:     The list; must not be NULL. It stays owned by the program. Horizontal, it begins
                  at the right if and only if the scroller's content does, whatever its options say.
        scroller: The scroller; must not be NULL. The list is detached when it is destroyed.
        time:     Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the scroller's thread, which is then the list's. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_double)
    def list_detach(self, list: List | None, time: float, /) -> int:
        """Detach a list from its scroller. The content keeps its length.

        list: The list; must not be NULL.
        time: Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK, also if it was not attached; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_double, ctypes.POINTER(ctypes.c_uint32))
    def list_begin_update(
        self, list: List | None, time: float, batch: Pointer[ctypes.c_uint32], /
    ) -> int:
        """Begin a batch of edits: until scrollkit_list_end_update, they are one content shift.

        It is a batch of the content anchor; see scrollkit_anchor_begin_update. Edits of the other
        list of a table do not wait for its end; batches of both are nested.

        list:  The list; must not be NULL, and be attached.
        time:  Time of the call, in seconds.
        batch: Receives the number of the batch, never 0; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
                 (not attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
                 nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_uint32, ctypes.c_double)
    def list_end_update(self, list: List | None, batch: int, time: float, /) -> int:
        """End a batch of edits. The anchored item keeps its position in the viewport.

        list:  The list; must not be NULL, and be attached.
        batch: The number of the batch.
        time:  Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_UNBALANCED: the batch ended, and batches
                 begun inside it that were never ended were dropped. SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_NOT_ENABLED (not attached), SCROLLKIT_STATUS_NOT_FOUND (no open
                 batch has this number), SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.POINTER(ListConversationOptions), ctypes.c_double)
    def list_set_conversation(
        self, list: List | None, options: Pointer[ListConversationOptions], time: float, /
    ) -> int:
        """Make an attached list a conversation, or change its options: content at its end follows the
        end as it grows.

        An item that grows moves the content evenly, at the rate of its growth; a new item is shown
        in 0.3 s, a single growth of more than 40 points in 0.5 s. What grows above the last item
        moves what is above it, at once. The first movement away from the end, by an input or by the
        program, stops this within its call. Content that comes near the end later follows it again;
        a motion that would rest there goes to the end. While content does not follow, nothing
        visible moves, wherever the list grows. At first, the content goes to its end at once.
        SCROLLKIT_EVENT_KIND_LIST_CONVERSATION_CHANGED reports what changes.

        The policy of the content anchor has no effect on a conversation. If content snaps
        vertically, snapping decides where it rests. Detaching the list ends the conversation.

        list:    The list; must not be NULL, and be attached to a driven scroller. Vertical.
        options: The options; NULL means all defaults. Copied.
        time:    Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (also a horizontal list),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_ENABLED (not attached),
                 SCROLLKIT_STATUS_WRONG_MODE (observed, or without ends: see
                 scrollkit_deltas_enable), SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_double)
    def list_end_conversation(self, list: List | None, time: float, /) -> int:
        """End a conversation. The content stays where it is, as far as it is in range.

        Its own motion to the end stops. A scroll of the program, such as one to the newest item,
        goes on.

        list: The list; must not be NULL, and be a conversation.
        time: Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
                 (not attached, or no conversation), SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.POINTER(ListConversation))
    def list_get_conversation(self, list: List | None, state: Pointer[ListConversation], /) -> int:
        """Read what the reader sees of a conversation, as of the scroller's last call.

        list:  The list; must not be NULL, and be a conversation.
        state: Receives it; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED (not attached, or no conversation), and nothing is
                 written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.c_size_t, ctypes.POINTER(ScrollOptions), ctypes.c_double,
        ctypes.POINTER(ctypes.c_uint64)
    )
    def list_begin_turn(
        self, list: List | None, item: int, options: Pointer[ScrollOptions], time: float,
        id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Begin a turn of a conversation: scroll to where a question lies at the top of the viewport,
        with a spacer for its answer below.

        The question lies below the sticky items that stay there. The spacer shrinks as the answer
        grows, so that nothing moves. When it is used up, the content follows its end. The spacer
        stays until the next turn.

        list:    The list; must not be NULL, and be a conversation.
        item:    The index of the question.
        options: How to scroll; NULL means all defaults. Alignments and margins do not count.
                 Copied.
        time:    Time of the call, in seconds.
        id:      Receives the number of the scroll, whose completion is emitted exactly once; may be
                 NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (also both a duration and a speed),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_ENABLED (not attached, or no
                 conversation), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also
                 if there is no such item), and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.POINTER(ScrollOptions), ctypes.c_double,
        ctypes.POINTER(ctypes.c_uint64)
    )
    def list_scroll_to_newest(
        self, list: List | None, options: Pointer[ScrollOptions], time: float,
        id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll to the newest item of a conversation. The target follows the end while it grows; then
        the content does.

        list:    The list; must not be NULL, and be a conversation.
        options: How to scroll; NULL means all defaults. Alignments and margins do not count.
                 Copied.
        time:    Time of the call, in seconds.
        id:      Receives the number of the scroll, whose completion is emitted exactly once; may be
                 NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (also both a duration and a speed),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_ENABLED (not attached, or no
                 conversation), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
                 nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.POINTER(ListOptions), ctypes.c_double)
    def list_set_options(
        self, list: List | None, options: Pointer[ListOptions], time: float, /
    ) -> int:
        """Set how items are laid out. A new estimate changes all items that have not been measured.

        list:    The list; must not be NULL.
        options: How items are laid out; NULL means all defaults. Copied.
        time:    Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (as in scrollkit_list_create),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE (as there, and if the list would be longer than 2^40
                 points), SCROLLKIT_STATUS_WRONG_MODE (attached: another axis) or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_double)
    def list_insert(self, list: List | None, item: int, count: int, time: float, /) -> int:
        """Insert items that have not been measured.

        list:  The list; must not be NULL.
        item:  The index of the first new item; at most the number of items.
        count: The number of new items. The list may have 2147483647.
        time:  Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE (also if the list would be longer than 2^40 points)
                 or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.c_size_t, ctypes.POINTER(ctypes.c_double), ctypes.c_size_t,
        ctypes.c_double
    )
    def list_insert_measured(
        self, list: List | None, item: int, extents: Pointer[ctypes.c_double], count: int,
        time: float, /
    ) -> int:
        """Insert measured items.

        The time that it takes grows with the logarithm of the number of items in the list, and with
        `count`.

        list:    The list; must not be NULL.
        item:    The index of the first new item; at most the number of items.
        extents: Their extents in points, each from 0 to 4194303, rounded to 1/65536; may be NULL if
                 `count` is 0.
        count:   The number of new items. The list may have 2147483647.
        time:    Time of the call, in seconds.
        Returns: As scrollkit_list_insert.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_double)
    def list_remove(self, list: List | None, item: int, count: int, time: float, /) -> int:
        """Remove items. The other visible items stay where they are.

        list:  The list; must not be NULL.
        item:  The index of the first item.
        count: The number of items.
        time:  Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items) or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_double)
    def list_move(
        self, list: List | None, item: int, count: int, destination: int, time: float, /
    ) -> int:
        """Move items. The other visible items stay where they are; of items between which a visible
        one is dropped, those beyond.

        list:        The list; must not be NULL.
        item:        The index of the first item.
        count:       The number of items.
        destination: The index of the first item after the move.
        time:        Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items, before or after) or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.c_size_t, ctypes.POINTER(ctypes.c_double), ctypes.c_size_t,
        ctypes.c_double
    )
    def list_set_extents(
        self, list: List | None, item: int, extents: Pointer[ctypes.c_double], count: int,
        time: float, /
    ) -> int:
        """Set the measured extents of items. A grid does not use those of cells.

        list:    The list; must not be NULL.
        item:    The index of the first item.
        extents: Their extents in points, each from 0 to 4194303, rounded to 1/65536; may be NULL if
                 `count` is 0.
        count:   The number of items.
        time:    Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items, or the list would
                 be longer than 2^40 points) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_double)
    def list_forget_extents(self, list: List | None, item: int, count: int, time: float, /) -> int:
        """Set items back to the estimate of their kind, such as after their width has changed.

        list:  The list; must not be NULL.
        item:  The index of the first item.
        count: The number of items.
        time:  Time of the call, in seconds.
        Returns: As scrollkit_list_set_extents.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_double)
    def list_set_kind(
        self, list: List | None, item: int, count: int, kind: int, time: float, /
    ) -> int:
        """Set the kind of items: how they are laid out, such as the header of a section.

        New items are of kind 0: plain items, one cell each. An item keeps its measurement.

        list:  The list; must not be NULL.
        item:  The index of the first item.
        count: The number of items.
        kind:  Their kind, from 0 to 63. Unless options were set, kinds from 1 on are headers that
               stay at the viewport's start.
        time:  Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
                 SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items or kind, or the list
                 would be longer than 2^40 points) or SCROLLKIT_STATUS_NO_MEMORY, and nothing
                 changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_uint32, ctypes.POINTER(ListKindOptions), ctypes.c_double)
    def list_set_kind_options(
        self, list: List | None, kind: int, options: Pointer[ListKindOptions], time: float, /
    ) -> int:
        """Set how the items of a kind are laid out. If there are such items, the time that it takes
        grows with the number of items that were measured or have a line of their own.

        list:    The list; must not be NULL.
        kind:    The kind, from 1 to 63.
        options: How its items are laid out; NULL means all defaults. Copied.
        time:    Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, a `level` or `span` above
                 its range, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no
                 such kind, or the list would be longer than 2^40 points) or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.POINTER(ListFrame), ctypes.POINTER(ctypes.c_double), ctypes.c_size_t)
    def list_get_frame(
        self, list: List | None, frame: Pointer[ListFrame], positions: Pointer[ctypes.c_double],
        capacity: int, /
    ) -> int:
        """Read which items the viewport shows, and where to draw them, as of the scroller's last call.

        list:      The list; must not be NULL, and be attached.
        frame:     Receives it; must not be NULL, and its `struct_size` must be set.
        positions: Receives where each visible item is drawn: the distance of its left or top from
                   that of the viewport, in points. May be NULL.
        capacity:  The number of positions that there is room for. Items beyond it get none.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_NOT_ENABLED (not attached), and nothing is written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.POINTER(ctypes.c_size_t), ctypes.POINTER(ctypes.c_double),
        ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)
    )
    def list_get_sticky_items(
        self, list: List | None, items: Pointer[ctypes.c_size_t],
        positions: Pointer[ctypes.c_double], capacity: int, count: Pointer[ctypes.c_size_t], /
    ) -> int:
        """Read the sticky items that are drawn at both ends of the viewport, and where to draw them,
        as of the scroller's last call.

        Draw them from the last to the first: those of smaller levels lie above the others. Measure
        them as visible items.

        list:      The list; must not be NULL, and be attached.
        items:     Receives the indices of the items, those at the viewport's start first, from the
                   outermost, then those at its end. There are at most 64. May be NULL if `capacity`
                   is 0.
        positions: Receives where each is drawn: the distance of its left or top from that of the
                   viewport, in points. May be NULL.
        capacity:  The number of items that there is room for.
        count:     Receives the number of items written; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED
                 (not attached), and nothing is written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.POINTER(ctypes.c_size_t), ctypes.POINTER(ctypes.c_double),
        ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)
    )
    def list_get_upcoming(
        self, list: List | None, items: Pointer[ctypes.c_size_t], times: Pointer[ctypes.c_double],
        capacity: int, count: Pointer[ctypes.c_size_t], /
    ) -> int:
        """Read the items that the motion under way will show, in order, each with the time when it
        comes into view, such as to load their pictures.

        list:     The list; must not be NULL, and be attached.
        items:    Receives the indices of the items; may be NULL if `capacity` is 0.
        times:    Receives when each comes into view, in seconds; the time of the last call if only
                  the target of the motion is known. May be NULL.
        capacity: The number of items that there is room for.
        count:    Receives the number of items written; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED
                 (not attached), and nothing is written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.POINTER(ListSize))
    def list_get_size(self, list: List | None, size: Pointer[ListSize], /) -> int:
        """Read the number of items and the length of the content.

        list: The list; must not be NULL.
        size: Receives them; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_SIZE, and the struct is unchanged.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_size_t, ctypes.POINTER(ListItem))
    def list_get_item(self, list: List | None, item: int, value: Pointer[ListItem], /) -> int:
        """Read where an item is.

        list:  The list; must not be NULL.
        item:  The index of the item.
        value: Receives it; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
                 or SCROLLKIT_STATUS_OUT_OF_RANGE (no such item), and the struct is unchanged.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.c_double, ctypes.POINTER(ctypes.c_size_t),
        ctypes.POINTER(ctypes.c_double)
    )
    def list_get_anchor(
        self, list: List | None, offset: float, item: Pointer[ctypes.c_size_t],
        within: Pointer[ctypes.c_double], /
    ) -> int:
        """Read which item is at a content offset; in the gap between two, the second. In a grid, it is
        the first of its line.

        list:   The list; must not be NULL.
        offset: The content offset along the list's axis, in points.
        item:   Receives the index, the first or last item's if the offset is outside the content;
                the number of items if the list is empty. Must not be NULL.
        within: Receives the distance from the item's start to the offset, in points along the list;
                negative in the gap before the item. May be NULL. Both restore the place with
                scrollkit_list_get_anchor_offset.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing is written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_size_t, ctypes.c_double, ctypes.POINTER(ctypes.c_double))
    def list_get_anchor_offset(
        self, list: List | None, item: int, within: float, offset: Pointer[ctypes.c_double], /
    ) -> int:
        """Read the content offset of a place in an item, also before anything is measured.

        list:   The list; must not be NULL.
        item:   The index of the item; the number of items means the end of the list.
        within: The distance from the item's start, in points along the list.
        offset: Receives the content offset, in points; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such item), and nothing is
                 written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.c_double, ctypes.c_double, ctypes.c_double,
        ctypes.POINTER(ListVisible), ctypes.POINTER(ctypes.c_double), ctypes.c_size_t
    )
    def list_get_visible(
        self, list: List | None, offset: float, length: float, overscan: float,
        visible: Pointer[ListVisible], positions: Pointer[ctypes.c_double], capacity: int, /
    ) -> int:
        """Read which items a viewport shows, and where to draw them.

        It takes less time if the viewport has moved by less than its length since the last call.

        list:      The list; must not be NULL.
        offset:    The content offset along the list's axis, in points.
        length:    The length of the viewport along the axis, in points; not negative.
        overscan:  Points before the viewport and after it that count as visible; not negative.
        visible:   Receives the range; must not be NULL, and its `struct_size` must be set.
        positions: Receives where each item is drawn, in points: at this minus the offset, from the
                   viewport's left or top. May be NULL.
        capacity:  The number of positions that there is room for. Items beyond it get none.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing is
                 written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.c_double, ctypes.c_double, ctypes.POINTER(ctypes.c_size_t),
        ctypes.POINTER(ctypes.c_double), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t),
        ctypes.POINTER(ctypes.c_size_t)
    )
    def list_get_sticky(
        self, list: List | None, offset: float, length: float, items: Pointer[ctypes.c_size_t],
        distances: Pointer[ctypes.c_double], capacity: int, at_start: Pointer[ctypes.c_size_t],
        count: Pointer[ctypes.c_size_t], /
    ) -> int:
        """Read the sticky items at both ends of a viewport.

        list:      The list; must not be NULL.
        offset:    The content offset along the list's axis, in points, at the viewport's start:
                   with what covers it there added.
        length:    The length of the viewport along the axis without what covers it, in points; not
                   negative.
        items:     Receives the indices of the items, those at the start first, from the outermost,
                   then those at the end. There are at most 64. May be NULL if `capacity` is 0.
        distances: Receives the distance of each from its end of the viewport, in points along the
                   list: negative while another one pushes it out. May be NULL.
        capacity:  The number of items that there is room for.
        at_start:  Receives the number of items at the start; may be NULL.
        count:     Receives the number of items written; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing is written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.c_size_t, ListAlignment, ctypes.c_double, ctypes.c_double,
        ctypes.c_double, ctypes.POINTER(ctypes.c_double)
    )
    def list_get_offset_showing(
        self, list: List | None, item: int, alignment: ListAlignment | int, margin: float,
        offset: float, length: float, shown: Pointer[ctypes.c_double], /
    ) -> int:
        """Read the content offset that shows an item beside the sticky items that stay while it is
        there. It may be outside the scrollable range.

        list:      The list; must not be NULL.
        item:      The index of the item.
        alignment: Where the item comes to lie.
        margin:    Points between the item and the end of the viewport at which it is aligned.
        offset:    The content offset along the list's axis, in points.
        length:    The length of the viewport along the axis, in points; not negative.
        shown:     Receives the content offset, in points; must not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown alignment),
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no
                 such item), and nothing is written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.c_size_t, ctypes.c_double, ctypes.c_double,
        ctypes.POINTER(ViewProgress)
    )
    def list_get_progress(
        self, list: List | None, item: int, offset: float, length: float,
        progress: Pointer[ViewProgress], /
    ) -> int:
        """Read the progress of an item through the viewport.

        list:     The list; must not be NULL.
        item:     The index of the item.
        offset:   The content offset along the list's axis, in points.
        length:   The length of the viewport along the axis, in points; not negative.
        progress: Receives it; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no
                 such item), and the struct is unchanged.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.c_size_t, ListAlignment, ctypes.c_double, ctypes.c_uint32,
        ctypes.c_double, ctypes.POINTER(ctypes.c_uint64)
    )
    def list_scroll_to_item(
        self, list: List | None, item: int, alignment: ListAlignment | int, margin: float,
        animated: int, time: float, id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll to an item.

        While extents become known, the target follows the item: the scroll under way is retargeted
        with its velocity and ends at the item. Then the content stays with the item until the user
        or the program scrolls. The insets of the viewport do not count as part of it, nor what
        sticky items cover while the item is there. Near an end of the list the target is clamped to
        the content's range; the scroll completes there with `finished` 1.

        Two calls scroll to a cell of a table: each scrolls along the axis of its list, and each is
        completed with `finished` 1 when it arrives. Observed: a toolkit has one scroll for both
        axes, so the first goes on in the second, and is completed with `finished` 0.

        list:      The list; must not be NULL, and be attached.
        item:      The index of the item.
        alignment: Where the item comes to lie.
        margin:    Points on the screen between the item and the end of the viewport at which it is
                   aligned.
        animated:  1: over time; 0: at once.
        time:      Time of the call, in seconds.
        id:        Receives the number of the scroll, whose completion is emitted exactly once; may
                   be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown alignment, `animated` neither 0 nor
                 1), SCROLLKIT_STATUS_NOT_ENABLED (not attached), SCROLLKIT_STATUS_NOT_FINITE or
                 SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such item), and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, List, ctypes.c_size_t, ctypes.POINTER(ScrollOptions), ctypes.c_double,
        ctypes.POINTER(ctypes.c_uint64)
    )
    def list_scroll_into_view(
        self, list: List | None, item: int, options: Pointer[ScrollOptions], time: float,
        id: Pointer[ctypes.c_uint64], /
    ) -> int:
        """Scroll to where an item lies as given, over a given time along a curve, at a given speed, or
        at once.

        Otherwise it behaves as scrollkit_list_scroll_to_item.

        list:    The list; must not be NULL, and be attached.
        item:    The index of the item.
        options: Where it comes to lie, and how to scroll; NULL means all defaults. The alignment
                 and the margins along the list's axis count; margins are points on the screen.
                 Copied.
        time:    Time of the call, in seconds.
        id:      Receives the number of the scroll, whose completion is emitted exactly once; may be
                 NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (also both a duration and a speed),
                 SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_ENABLED (not attached),
                 SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no
                 such item), and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.POINTER(ctypes.c_size_t), ctypes.POINTER(ctypes.c_double))
    def list_get_position(
        self, list: List | None, item: Pointer[ctypes.c_size_t], within: Pointer[ctypes.c_double], /
    ) -> int:
        """Read the place at the start of the visible part of the viewport, to restore it later.

        list:   The list; must not be NULL, and be attached.
        item:   Receives the index of the item there; the number of items in an empty list. Must not
                be NULL.
        within: Receives the distance from the item's start, in points along the list; may be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED
                 (not attached), and nothing is written.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, List, ctypes.c_size_t, ctypes.c_double, ctypes.c_double)
    def list_set_position(self, list: List | None, item: int, within: float, time: float, /) -> int:
        """Restore a place, at once; also before anything is measured, and before the first geometry.

        While extents become known, the content stays at the place until the user or the program
        scrolls.

        list:   The list; must not be NULL, and be attached.
        item:   The index of the item.
        within: The distance from the item's start, in points along the list.
        time:   Time of the call, in seconds.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
                 (not attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also
                 if there is no such item), and nothing changes.

        Thread safety: the list's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, TraceWriteFunction, ctypes.c_void_p, ctypes.POINTER(Trace))
    def trace_start(self, write: Any, user: int | None, trace: Pointer[Trace], /) -> int:
        """Start a trace: a recording of calls that scrollkit_trace_replay repeats to the last bit.

        It records the calls on scrollers of scrollkit_trace_create_scroller and on lists of
        scrollkit_trace_create_list, the calls of the delegates' functions with the answers, and a
        hash of each frame. Before a call is made, it is passed to `write`; so a trace of a program
        that crashes ends with the call that crashed. Except for these two functions, recording
        allocates nothing. See docs/traces.md for the format.

        write: Receives the bytes, from inside this call on; must not be NULL.
        user:  Passed to `write`; never dereferenced.
        trace: Receives the new trace, owned by the caller: end it with scrollkit_trace_stop. Must
               not be NULL.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NO_MEMORY,
                 and `*trace` is unchanged.

        Thread safety: any thread; the trace and its scrollers are then for one thread at a time.
        Since: 0.1.
        """
        raise NotImplementedError

    @_c(None, Trace)
    def trace_stop(self, trace: Trace | None, /) -> None:
        """Stop a trace and free it. Its scrollers and lists remain; their calls are no longer
        recorded.

        Inside a call that is recorded it is freed when that call has returned.

        trace: The trace; NULL has no effect.

        Thread safety: the trace's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Trace, ctypes.POINTER(ScrollerOptions), ctypes.POINTER(Scroller))
    def trace_create_scroller(
        self, trace: Trace | None, options: Pointer[ScrollerOptions], scroller: Pointer[Scroller], /
    ) -> int:
        """Create a scroller whose calls are recorded.

        Otherwise it behaves as scrollkit_scroller_create. Scrollers that are nested in each other,
        and lists that are attached to them, must be in the same trace. A tap in a window is
        recorded as the triggers that it causes.

        trace:    The trace; NULL creates a scroller whose calls are not recorded.
        options:  The options; NULL means all defaults. Copied.
        scroller: Receives the new scroller, owned by the caller: destroy it with
                  scrollkit_scroller_destroy. Must not be NULL.
        Returns: As scrollkit_scroller_create; also SCROLLKIT_STATUS_INVALID_ARGUMENT for a handle
                 that is no trace, and `*scroller` is unchanged.

        Thread safety: the trace's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Trace, ctypes.POINTER(ListOptions), ctypes.POINTER(List))
    def trace_create_list(
        self, trace: Trace | None, options: Pointer[ListOptions], list: Pointer[List], /
    ) -> int:
        """Create a list whose calls are recorded. Otherwise it behaves as scrollkit_list_create.

        trace:   The trace; NULL creates a list whose calls are not recorded.
        options: How items are laid out; NULL means all defaults. Copied.
        list:    Receives the new list, owned by the caller: destroy it with scrollkit_list_destroy.
                 Must not be NULL.
        Returns: As scrollkit_list_create; also SCROLLKIT_STATUS_INVALID_ARGUMENT for a handle that
                 is no trace, and `*list` is unchanged.

        Thread safety: the trace's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Trace, _Text)
    def trace_mark(self, trace: Trace | None, text: str | None, /) -> int:
        """Add a note of the program to a trace, such as "the list was loaded".

        trace: The trace; must not be NULL.
        text:  The note, in UTF-8; must not be NULL. Copied.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (no trace), and nothing changes.

        Thread safety: the trace's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(
        _Status, ctypes.c_void_p, ctypes.c_size_t, TraceStepFunction, ctypes.c_void_p,
        ctypes.POINTER(TraceReport)
    )
    def trace_replay(
        self, bytes: int | None, size: int, observer: Any, user: int | None,
        report: Pointer[TraceReport], /
    ) -> int:
        """Replay a trace: create its scrollers and lists, repeat their calls and compare the answers.

        The delegates of the scrollers answer what was recorded. Calls that were refused are not
        repeated. After a difference the replay continues, so that another feel or library can be
        compared. All scrollers and lists are destroyed at the end.

        A trace of any contents is safe. The replay allocates one block of at most 40 kB, and what
        the recorded calls allocate: at most 4096 scrollers and lists are created, and at most 16
        calls may be nested in functions of delegates.

        bytes:    The trace; must not be NULL and be aligned to 8 bytes. Borrowed until the call
                  returns.
        size:     Size of the trace, in bytes.
        observer: Receives the steps; may be NULL.
        user:     Passed to `observer`; never dereferenced.
        report:   Receives the result, also of an invalid trace; may be NULL, otherwise its
                  `struct_size` must be set.
        Returns: SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_DIFFERENT: an answer differs.
                 SCROLLKIT_STATUS_INVALID_TRACE: the trace is truncated or damaged at the report's
                 place; the steps before it were made. SCROLLKIT_STATUS_NULL_ARGUMENT,
                 SCROLLKIT_STATUS_INVALID_ARGUMENT (not aligned), SCROLLKIT_STATUS_INVALID_SIZE or
                 SCROLLKIT_STATUS_NO_MEMORY, and nothing was replayed.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError
