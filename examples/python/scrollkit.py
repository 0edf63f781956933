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


class Scroller(ctypes.c_void_p):
    """One scroll view. Owned by who created it."""


class Status(enum.IntEnum):
    """What became of a call: 0, or a negative number and nothing has changed."""

    OK = 0
    """Done."""
    ERROR_NULL_ARGUMENT = -1
    """A pointer that must not be NULL is NULL."""
    ERROR_INVALID_ARGUMENT = -2
    """An unknown enum value, a struct size that cannot be, or a negative length."""
    ERROR_NOT_FINITE = -3
    """A number is infinite or not a number."""
    ERROR_TIME_BACKWARDS = -4
    """The time lies before that of an earlier call."""
    ERROR_WRONG_MODE = -5
    """Input for an observed scroller, or a report for a driven one."""
    ERROR_OUT_OF_RANGE = -6
    """A length or speed beyond 1e12, a time beyond 1e10 seconds, a count beyond its limit."""
    ERROR_NO_MEMORY = -7
    """There is no memory left."""


class Mode(enum.IntEnum):
    """Who moves the content."""

    DRIVEN = 0
    """ScrollKit does; the host draws at the frame's offset."""
    OBSERVED = 1
    """The host's own scroll view does, and reports."""


class Feel(enum.IntEnum):
    """How scrolling feels."""

    DEFAULT = 0
    """The default: SCROLLKIT_FEEL_UIKIT."""
    UIKIT = 1
    """UIScrollView with its normal deceleration."""
    UIKIT_FAST = 2
    """UIScrollView with its fast deceleration."""


class Phase(enum.IntEnum):
    """What moves the content."""

    IDLE = 0
    """Nothing moves."""
    TRACKING = 1
    """A finger is down and has not yet moved past the slop."""
    DRAGGING = 2
    """A finger moves the content."""
    COASTING = 3
    """Content moves on by its momentum."""
    BOUNCING = 4
    """An edge throws content back."""
    ANIMATING = 5
    """The program scrolls."""
    WHEELING = 6
    """A wheel scrolls; observed, the toolkit scrolls for a reason that it does not tell."""
    ZOOMING = 7
    """Two fingers change the scale."""


class Unit(enum.IntEnum):
    """What a wheel counts in."""

    POINTS = 0
    """Points; taken as they come, for the device or the platform has smoothed them."""
    LINES = 1
    """Lines of text."""
    PAGES = 2
    """Viewports."""
    NOTCHES = 3
    """Notches of a wheel, 1 each; fractions are allowed."""
    NOTCHES_120 = 4
    """120 for each notch, as Windows, Linux and Wayland count."""


class InputKind(enum.IntEnum):
    """What an input says. Below 32 what the user did, from 32 on what a toolkit reports."""

    NONE = 0
    """No input; refused."""
    PRESS = 1
    """A finger or mouse button went down at x, y."""
    MOVE = 2
    """It moved to x, y."""
    RELEASE = 3
    """It left; where it left does not matter."""
    CANCEL = 4
    """The system took the gesture away."""
    HOLD = 5
    """Fingers came to rest on a trackpad."""
    HOLD_END = 6
    """The resting fingers left the trackpad."""
    WHEEL = 7
    """A wheel turned by x, y in `unit`."""
    PAN_BEGIN = 8
    """Two fingers began to move on a trackpad."""
    PAN_UPDATE = 9
    """They moved the content by x, y points."""
    PAN_END = 10
    """They left the trackpad; see the flags for who carries on."""
    MOMENTUM_UPDATE = 11
    """The platform's momentum after a pan moved the content by x, y points."""
    MOMENTUM_END = 12
    """The platform's momentum ended."""
    DID_SCROLL = 32
    """Report: the offset is now x, y."""
    WILL_BEGIN_DRAGGING = 33
    """Report: the user begins to drag."""
    WILL_END_DRAGGING = 34
    """Report: the user lets go at velocity_x, velocity_y; it will rest at x, y."""
    DID_END_DRAGGING = 35
    """Report: the user has let go; SCROLLKIT_FLAG_DECELERATES if it moves on."""
    DID_END_DECELERATING = 36
    """Report: it has come to rest after moving on."""
    DID_END_ANIMATION = 37
    """Report: an animated scroll has ended."""


class Flags(enum.IntFlag):
    """Bits of scrollkit_input.flags."""

    PLATFORM_MOMENTUM = 1
    """On PAN_END: the platform's own momentum follows, so none is added."""
    HAS_VELOCITY = 2
    """On PAN_END: velocity_x and velocity_y hold the speed that the platform measured."""
    DECELERATES = 4
    """On DID_END_DRAGGING: the content moves on by itself."""


class EventKind(enum.IntEnum):
    """What an event tells."""

    DID_SCROLL = 1
    """The content is at another offset: x, y. Several in a row are told as one."""
    PHASE_CHANGED = 2
    """Something else moves the content now: from_phase, to_phase."""
    WILL_REST = 3
    """From now on the content moves by itself, and will rest at x, y if nothing else happens."""
    DID_REST = 4
    """The content has come to rest at x, y; told after a mere touch, too."""
    ANIMATION_COMPLETED = 5
    """The programmatic scroll `id` has ended: `finished` 1 at its target, 0 cut off."""
    REQUEST_SCROLL = 6
    """Observed only: the host is asked to scroll to x, y; over time if `id` is not 0."""
    OVERFLOW = 7
    """`id` events were lost because nobody took them."""


class Geometry(ctypes.Structure):
    """What is scrolled through what."""

    struct_size: int
    """sizeof(scrollkit_geometry) of the caller, in bytes."""
    reserved: int
    """Must be 0."""
    viewport_width: float
    """Width of the window onto the content, in points; 0 or more."""
    viewport_height: float
    """Height of the window onto the content, in points; 0 or more."""
    content_width: float
    """Width of the content, in points; 0 or more."""
    content_height: float
    """Height of the content, in points; 0 or more."""
    inset_top: float
    """Extra room above the content, in points; may be negative."""
    inset_left: float
    """Extra room left of the content, in points; may be negative."""
    inset_bottom: float
    """Extra room below the content, in points; may be negative."""
    inset_right: float
    """Extra room right of the content, in points; may be negative."""
    shift_x: float
    """How far what is on screen moved right within the content since the last geometry, in points.
    """
    shift_y: float
    """How far it moved down, in points: rows of 400 points inserted above it make +400."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
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
            ctypes.sizeof(type(self)), 0, viewport_width, viewport_height, content_width,
            content_height, inset_top, inset_left, inset_bottom, inset_right, shift_x, shift_y
        )


class Options(ctypes.Structure):
    """How a scroller is made. All zero is a driven scroller with the uikit feel and no content."""

    struct_size: int
    """sizeof(scrollkit_options) of the caller, in bytes."""
    mode: Mode | int
    """Who moves the content."""
    feel: Feel | int
    """How scrolling feels."""
    clamps_edges: int
    """1: nothing goes out of range. 0: as the feel has it."""
    always_bounces_x: int
    """1: content narrower than the viewport gives way to a pull, too."""
    always_bounces_y: int
    """1: content shorter than the viewport gives way to a pull, too."""
    wheel_step: float
    """Points that one notch of a wheel goes; 0: as the feel has it."""
    line_length: float
    """Length of a line, in points, for wheels that count lines; 0: as the feel has it."""

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


class Input(ctypes.Structure):
    """Something that the user did or that a toolkit reports."""

    struct_size: int
    """sizeof(scrollkit_input) of the caller, in bytes."""
    kind: InputKind | int
    """What happened."""
    time: float
    """When, in seconds; never before the time of an earlier call."""
    x: float
    """A position in the viewport, an amount or an offset, as the kind says."""
    y: float
    """A position in the viewport, an amount or an offset, as the kind says."""
    velocity_x: float
    """Speed of the offset, in points per second, where the kind says so."""
    velocity_y: float
    """Speed of the offset, in points per second, where the kind says so."""
    pointer_id: int
    """Which finger or button; any number that stays the same from press to release."""
    unit: Unit | int
    """What a wheel counts in."""
    flags: Flags | int
    """SCROLLKIT_FLAG_ bits."""

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
        flags: Flags | int = 0,
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), kind, time, x, y, velocity_x, velocity_y, pointer_id, unit,
            flags
        )


class Frame(ctypes.Structure):
    """What a host draws by."""

    struct_size: int
    """sizeof(scrollkit_frame) of the caller, in bytes; set before the call."""
    phase: Phase | int
    """What moves the content."""
    time: float
    """The time that this is the state of, in seconds: that of the last call; 0 before the first."""
    offset_x: float
    """Where the viewport's top left is in the content, in points."""
    offset_y: float
    """Where the viewport's top left is in the content, in points."""
    target_x: float
    """Where it will rest if nothing else happens, in points."""
    target_y: float
    """Where it will rest if nothing else happens, in points."""
    velocity_x: float
    """How fast the offset moves, in points per second."""
    velocity_y: float
    """How fast the offset moves, in points per second."""
    overscroll_x: float
    """How far the offset is out of range, in points: negative before the start, 0 inside."""
    overscroll_y: float
    """How far the offset is out of range, in points: negative above the top, 0 inside."""
    progress_x: float
    """How far along the range the offset is, 0 to 1; 0 where nothing scrolls."""
    progress_y: float
    """How far along the range the offset is, 0 to 1; 0 where nothing scrolls."""
    needs_tick: int
    """1 if the next frame will differ although nothing is pushed: call tick again."""
    reserved: int
    """Always 0."""

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
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), phase, time, offset_x, offset_y, target_x, target_y,
            velocity_x, velocity_y, overscroll_x, overscroll_y, progress_x, progress_y, needs_tick,
            0
        )


class Event(ctypes.Structure):
    """Something that happened."""

    struct_size: int
    """sizeof(scrollkit_event) of the caller, in bytes; set before the call."""
    kind: EventKind | int
    """What happened."""
    time: float
    """When it was noticed, in seconds: the time of the call that noticed it."""
    x: float
    """An offset, in points, where the kind says so."""
    y: float
    """An offset, in points, where the kind says so."""
    id: int
    """A programmatic scroll or a number of events, where the kind says so."""
    from_phase: Phase | int
    """The phase before, for PHASE_CHANGED."""
    to_phase: Phase | int
    """The phase now, for PHASE_CHANGED."""
    finished: int
    """1 if the scroll arrived, for ANIMATION_COMPLETED."""
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
    ) -> None:
        super().__init__(
            ctypes.sizeof(type(self)), kind, time, x, y, id, from_phase, to_phase, finished, 0
        )


EventFunction = ctypes.CFUNCTYPE(None, ctypes.c_void_p, Scroller, ctypes.POINTER(Event))
"""Takes an event as soon as it happens.

Called inside push, tick and the other calls on the same scroller, after the scroller has
changed, on the caller's thread. Every call on any scroller is allowed inside, destroying this
one too. The event is borrowed, valid until the function returns.

Made of a Python function that takes user, scroller, event. The library keeps no reference:
keep one for as long as it may be called.
"""


class Delegate(ctypes.Structure):
    """Functions that a host lends to a scroller. Each may be NULL."""

    struct_size: int
    """sizeof(scrollkit_delegate) of the caller, in bytes."""
    reserved: int
    """Must be 0."""
    user: int | None
    """Passed to every function; never looked at."""
    did_happen: CFuncPtr
    """Takes every event instead of the queue."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("user", ctypes.c_void_p),
        ("did_happen", EventFunction),
    ]

    def __init__(
        self,
        *,
        user: int | None = None,
        did_happen: CFuncPtr = EventFunction(),
    ) -> None:
        super().__init__(ctypes.sizeof(type(self)), 0, user, did_happen)


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
        """Tell the version of the library, as text: "0.1.0".

        Returns: Borrowed, valid for ever.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(ctypes.c_uint32)
    def version_number(self) -> int:
        """Tell the version of the library, as a number that grows.

        Returns: Major * 10000 + minor * 100 + patch; 100 is 0.1.0.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(ctypes.c_uint32, _Text)
    def has_feature(self, name: str | None, /) -> int:
        """Tell whether this build of the library has a feature.

        Known: "driven", "observed", "delegate", "batches".

        name: The feature's name; NULL is no feature.
        Returns: 1 if it has, 0 if it has not or does not know the name.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, ctypes.c_int32)
    def status_text(self, status: Status | int, /) -> str:
        """Tell what a status means, in a sentence.

        status: A status; any number.
        Returns: Borrowed, valid for ever; "unknown status" for a number that is none.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, ctypes.c_uint32)
    def mode_name(self, mode: Mode | int, /) -> str:
        """Tell the name of a mode, for logs.

        mode: A mode; any number.
        Returns: Borrowed, valid for ever; "unknown" for a number that is none.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, ctypes.c_uint32)
    def feel_name(self, feel: Feel | int, /) -> str:
        """Tell the name of a feel, for logs and menus.

        feel: A feel; any number.
        Returns: Borrowed, valid for ever; "unknown" for a number that is none.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, ctypes.c_uint32)
    def phase_name(self, phase: Phase | int, /) -> str:
        """Tell the name of a phase, for logs.

        phase: A phase; any number.
        Returns: Borrowed, valid for ever; "unknown" for a number that is none.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, ctypes.c_uint32)
    def unit_name(self, unit: Unit | int, /) -> str:
        """Tell the name of a wheel's unit, for logs.

        unit: A unit; any number.
        Returns: Borrowed, valid for ever; "unknown" for a number that is none.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, ctypes.c_uint32)
    def input_kind_name(self, kind: InputKind | int, /) -> str:
        """Tell the name of an input's kind, for logs.

        kind: A kind; any number.
        Returns: Borrowed, valid for ever; "unknown" for a number that is none.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Text, ctypes.c_uint32)
    def event_kind_name(self, kind: EventKind | int, /) -> str:
        """Tell the name of an event's kind, for logs.

        kind: A kind; any number.
        Returns: Borrowed, valid for ever; "unknown" for a number that is none.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Geometry), ctypes.c_size_t)
    def geometry_init(self, geometry: Pointer[Geometry], size: int, /) -> int:
        """Fill a geometry with defaults: nothing scrolls through nothing.

        Does what SCROLLKIT_GEOMETRY_INIT does, for callers without macros.

        geometry: The struct; must not be NULL.
        size:     Its size in bytes, as the caller knows it.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a
                 size below 8, above 4096 or no multiple of 8), and the struct is untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Options), ctypes.c_size_t)
    def options_init(self, options: Pointer[Options], size: int, /) -> int:
        """Fill options with defaults: a driven scroller with the uikit feel.

        Does what SCROLLKIT_OPTIONS_INIT does, for callers without macros.

        options: The struct; must not be NULL.
        size:    Its size in bytes, as the caller knows it.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a
                 size below 8, above 4096 or no multiple of 8), and the struct is untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Input), ctypes.c_size_t)
    def input_init(self, input: Pointer[Input], size: int, /) -> int:
        """Fill an input with zeros and its size; set the kind and the time before pushing it.

        Does what SCROLLKIT_INPUT_INIT does, for callers without macros.

        input: The struct; must not be NULL.
        size:  Its size in bytes, as the caller knows it.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a
                 size below 8, above 4096 or no multiple of 8), and the struct is untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Frame), ctypes.c_size_t)
    def frame_init(self, frame: Pointer[Frame], size: int, /) -> int:
        """Fill a frame with zeros and its size, ready to be read into.

        Does what SCROLLKIT_FRAME_INIT does, for callers without macros.

        frame: The struct; must not be NULL.
        size:  Its size in bytes, as the caller knows it.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a
                 size below 8, above 4096 or no multiple of 8), and the struct is untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Event), ctypes.c_size_t)
    def event_init(self, event: Pointer[Event], size: int, /) -> int:
        """Fill an event with zeros and its size, ready to be read into.

        Does what SCROLLKIT_EVENT_INIT does, for callers without macros.

        event: The struct; must not be NULL.
        size:  Its size in bytes, as the caller knows it.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a
                 size below 8, above 4096 or no multiple of 8), and the struct is untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Delegate), ctypes.c_size_t)
    def delegate_init(self, delegate: Pointer[Delegate], size: int, /) -> int:
        """Fill a delegate with NULLs and its size.

        Does what SCROLLKIT_DELEGATE_INIT does, for callers without macros.

        delegate: The struct; must not be NULL.
        size:     Its size in bytes, as the caller knows it.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a
                 size below 8, above 4096 or no multiple of 8), and the struct is untouched.

        Thread safety: any thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Options), ctypes.POINTER(Scroller))
    def scroller_create(self, options: Pointer[Options], scroller: Pointer[Scroller], /) -> int:
        """Make a scroller.

        It has no content until scrollkit_scroller_set_geometry tells it of some.

        options:  How it is made; NULL means all defaults.
        scroller: Takes the new scroller, owned by the caller: destroy it with
                  scrollkit_scroller_destroy. Must not be NULL.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (an
                 unknown mode or feel, a switch that is neither 0 nor 1, a negative length, a bad
                 struct size, an unknown field that is not 0), SCROLLKIT_ERROR_NOT_FINITE,
                 SCROLLKIT_ERROR_OUT_OF_RANGE or SCROLLKIT_ERROR_NO_MEMORY, and `*scroller` is
                 untouched.

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
        """Tell the scroller what is scrolled through what.

        The first geometry puts the content at its start. Later, nothing that moves jumps: a finger
        keeps what it holds, and flights go on to where they can now rest. Content at rest is put
        back into range at once; with a shift, it returns as an overscroll does. A shift moves
        everything remembered along, so that nothing is seen of it; observed, the host is asked by
        SCROLLKIT_EVENT_REQUEST_SCROLL to move its offset along.

        scroller: The scroller; must not be NULL.
        geometry: The new geometry; must not be NULL. Not kept.
        time:     When, in seconds; never before the time of an earlier call.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (a
                 negative length, `reserved` not 0, a bad struct size, an unknown field that is not
                 0), SCROLLKIT_ERROR_NOT_FINITE, SCROLLKIT_ERROR_OUT_OF_RANGE or
                 SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_shift(self, scroller: Scroller | None, x: float, y: float, time: float, /) -> int:
        """Tell the scroller that content moved under the viewport, its size unchanged.

        The same as scrollkit_scroller_set_geometry with the present geometry and a shift. When the
        size changes too, say both in one call: between two, content may be out of range.

        scroller: The scroller; must not be NULL.
        x:        How far what is on screen moved right within the content, in points.
        y:        How far it moved down, in points.
        time:     When, in seconds; never before the time of an earlier call.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_NOT_FINITE,
                 SCROLLKIT_ERROR_OUT_OF_RANGE or SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint32)
    def scroller_set_feel(self, scroller: Scroller | None, feel: Feel | int, /) -> int:
        """Give the scroller another feel; what is under way goes on with the old one.

        The options' wheel step, line length and clamped edges are kept.

        scroller: The scroller; must not be NULL.
        feel:     The new feel.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (an
                 unknown feel), and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Delegate))
    def scroller_set_delegate(
        self, scroller: Scroller | None, delegate: Pointer[Delegate], /
    ) -> int:
        """Lend the scroller functions that take its events as soon as they happen.

        They are called on the caller's thread, inside the calls that change this scroller, after it
        has changed; every call is allowed inside. Events then no longer wait in the queue; those
        that wait already are told at the next call.

        Events that calls inside cause are told in turn, when the function has returned. A call
        tells 64 events at most, and the next call the rest: answering every event with another does
        not hang.

        scroller: The scroller; must not be NULL.
        delegate: The functions, copied; NULL takes them back. What its `user` points to stays the
                  caller's, and must outlive the loan.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT
                 (`reserved` not 0, a bad struct size, an unknown field that is not 0), and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Input))
    def scroller_push(self, scroller: Scroller | None, input: Pointer[Input], /) -> int:
        """Push something that the user did, or that a toolkit reports.

        Inputs may come in any order; one that makes no sense at the moment is taken and does
        nothing. Fields that a kind has no use for are checked, too: leave them 0.

        scroller: The scroller; must not be NULL.
        input:    The input; must not be NULL. Not kept.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (an
                 unknown kind, unit or flag, a bad struct size, an unknown field that is not 0),
                 SCROLLKIT_ERROR_NOT_FINITE, SCROLLKIT_ERROR_OUT_OF_RANGE,
                 SCROLLKIT_ERROR_WRONG_MODE or SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.

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
        Returns: SCROLLKIT_OK; otherwise what scrollkit_scroller_push says of the first input that
                 it refuses, or SCROLLKIT_ERROR_OUT_OF_RANGE for too many, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint64, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_press(
        self, scroller: Scroller | None, pointer_id: int, x: float, y: float, time: float, /
    ) -> int:
        """Press a finger or a mouse button on the content.

        Content in flight is caught where it is. A second finger is taken and does nothing.

        scroller:   The scroller; must not be NULL and be driven.
        pointer_id: Which finger; any number that stays the same until it is released.
        x:          Where in the viewport, in points from its left.
        y:          Where in the viewport, in points from its top.
        time:       When, in seconds; never before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint64, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_move(
        self, scroller: Scroller | None, pointer_id: int, x: float, y: float, time: float, /
    ) -> int:
        """Move a finger or mouse button that was pressed.

        Until it has moved past the feel's slop nothing scrolls.

        scroller:   The scroller; must not be NULL and be driven.
        pointer_id: Which finger; one that is not pressed is taken and does nothing.
        x:          Where in the viewport, in points from its left; also outside it.
        y:          Where in the viewport, in points from its top; also outside it.
        time:       When, in seconds; never before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_uint64, ctypes.c_double)
    def scroller_release(self, scroller: Scroller | None, pointer_id: int, time: float, /) -> int:
        """Release a finger or mouse button: the content coasts on, as fast as it was moved.

        The finger's speed is read from its movements; one that was held still for 0.1 s has none.

        scroller:   The scroller; must not be NULL and be driven.
        pointer_id: Which finger; one that is not pressed is taken and does nothing.
        time:       When, in seconds; never before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def scroller_cancel(self, scroller: Scroller | None, time: float, /) -> int:
        """Take the gesture away: the content rests where it is, or returns into range.

        scroller: The scroller; must not be NULL and be driven.
        time:     When, in seconds; never before the time of an earlier call.
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
        time:     When, in seconds; never before the time of an earlier call.
        Returns: As scrollkit_scroller_push.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.POINTER(Frame))
    def scroller_tick(
        self, scroller: Scroller | None, time: float, frame: Pointer[Frame], /
    ) -> int:
        """Let time pass and read what to draw by.

        Call it once a frame while the frame says `needs_tick`. However often it is called, the
        offset at a time is the same.

        scroller: The scroller; must not be NULL.
        time:     The frame's time, in seconds; never before the time of an earlier call.
        frame:    Takes the frame; its `struct_size` must be set. NULL lets time pass only.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (a
                 bad struct size), SCROLLKIT_ERROR_NOT_FINITE, SCROLLKIT_ERROR_OUT_OF_RANGE or
                 SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes, the frame neither. A delegate
                 that destroys the scroller leaves the frame as it was.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, ctypes.POINTER(Scroller), ctypes.c_size_t, ctypes.c_double, ctypes.POINTER(Frame))
    def scroller_tick_many(
        self, scrollers: Pointer[Scroller], count: int, time: float, frames: Pointer[Frame], /
    ) -> int:
        """Let time pass for several scrollers and read what to draw each by; all or none.

        scrollers: The scrollers; none may be NULL. May be NULL if `count` is 0. A delegate that
                   destroys one of them must leave the array as it is until the call returns.
        count:     How many, 1048576 at most.
        time:      The frame's time, in seconds; never before the time of an earlier call.
        frames:    Takes a frame for each; all must have the `struct_size` of the first, which is
                   the distance between them. NULL lets time pass only.
        Returns: As scrollkit_scroller_tick, or SCROLLKIT_ERROR_OUT_OF_RANGE for too many, and
                 nothing changes. Delegates are told when all scrollers have been moved.

        Thread safety: the scrollers' thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Frame))
    def scroller_frame(self, scroller: Scroller | None, frame: Pointer[Frame], /) -> int:
        """Read what to draw by, as of the last call, without letting time pass.

        scroller: The scroller; must not be NULL.
        frame:    Takes the frame; must not be NULL, and its `struct_size` must be set.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a
                 bad struct size), and the frame is untouched.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.POINTER(Event))
    def scroller_next_event(self, scroller: Scroller | None, event: Pointer[Event], /) -> int:
        """Take the oldest event that was not taken yet.

        Call it until it returns 0. The queue holds 16 events; more are lost, and an event
        SCROLLKIT_EVENT_OVERFLOW after those that were kept tells how many.

        scroller: The scroller; must not be NULL.
        event:    Takes the event; must not be NULL, and its `struct_size` must be set.
        Returns: 1 if there was one, 0 if there was none; SCROLLKIT_ERROR_NULL_ARGUMENT or
                 SCROLLKIT_ERROR_INVALID_ARGUMENT (a bad struct size). Unless it is 1, nothing
                 changes.

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
        keeps it. The end is told by SCROLLKIT_EVENT_ANIMATION_COMPLETED, exactly once: at once if
        already there, and not finished if something else takes over. Observed, the host is asked by
        SCROLLKIT_EVENT_REQUEST_SCROLL to do it.

        scroller: The scroller; must not be NULL.
        x:        The offset to the right, in points.
        y:        The offset down, in points.
        animated: 1: over time; 0: at once.
        time:     When, in seconds; never before the time of an earlier call.
        id:       Takes the number of this scroll, never 0; may be NULL.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT
                 (`animated` neither 0 nor 1), SCROLLKIT_ERROR_NOT_FINITE,
                 SCROLLKIT_ERROR_OUT_OF_RANGE or SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing
                 changes.

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
        time:     When, in seconds; never before the time of an earlier call.
        id:       Takes the number of this scroll, never 0; may be NULL.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_NOT_FINITE,
                 SCROLLKIT_ERROR_OUT_OF_RANGE or SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing
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
        time:     When, in seconds; never before the time of an earlier call.
        id:       Takes the number of this scroll, never 0; may be NULL.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (a
                 negative size), SCROLLKIT_ERROR_NOT_FINITE, SCROLLKIT_ERROR_OUT_OF_RANGE or
                 SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double, ctypes.c_double, ctypes.c_double)
    def scroller_set_offset(
        self, scroller: Scroller | None, x: float, y: float, time: float, /
    ) -> int:
        """Put the content at an offset at once: a scroll bar's thumb, a restored place.

        Out of range means the nearest offset in range. What moved by itself stops; a finger keeps
        its hold. Observed, the host is asked by SCROLLKIT_EVENT_REQUEST_SCROLL to do it.

        scroller: The scroller; must not be NULL.
        x:        The offset to the right, in points.
        y:        The offset down, in points.
        time:     When, in seconds; never before the time of an earlier call.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_NOT_FINITE,
                 SCROLLKIT_ERROR_OUT_OF_RANGE or SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError

    @_c(_Status, Scroller, ctypes.c_double)
    def scroller_stop(self, scroller: Scroller | None, time: float, /) -> int:
        """Stop what moves by itself, where it is.

        Out of range, the content still returns. A finger keeps its hold. Observed, the host is
        asked by SCROLLKIT_EVENT_REQUEST_SCROLL to stay where it is.

        scroller: The scroller; must not be NULL.
        time:     When, in seconds; never before the time of an earlier call.
        Returns: SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_NOT_FINITE,
                 SCROLLKIT_ERROR_OUT_OF_RANGE or SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing
                 changes.

        Thread safety: the scroller's thread. Since: 0.1.
        """
        raise NotImplementedError
