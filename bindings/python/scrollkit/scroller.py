"""A scroller: inputs in, frames and events out."""

from __future__ import annotations

import contextlib
import ctypes
from types import TracebackType
from typing import Any, Iterator, Sequence

from . import ffi
from ._library import library, opened, opened_handle, undone_if_refused
from ._owned import Owned
from .autoscroll import Autoscroll
from .anchor import Anchor
from .behaviors import Deltas, Headers, Nub, Refresh, Scrollbar, ScrollToTop
from .delegate import Delegate, attach, scrollers
from .ffi import (
    Axis, Edges, Feel, FeelValues, Geometry, Input, InputKind, Key, Mode, NestLatching, NestOrder, OverscrollBehavior,
    ScrollerOptions, ScrollOptions, Unit,
)
from .items import List
from .meter import Meter
from .snap import Snap
from .trace import Trace
from .values import Event, Frame, Vector
from .zoom import Zoom


def feel_values(feel: Feel) -> FeelValues:
    """Return all numbers of a feel, to change some and set them on a scroller."""
    values = FeelValues()
    library().feel_get_values(feel, values)
    return values


def inputs(count: int) -> ctypes.Array[Input]:
    """Make inputs for `Scroller.push_many`; `numpy.asarray` of them is a view with a field for each of Input's."""
    return ffi.array(Input, count)


class Scroller(Owned):
    """A scroll view. Close it, or use it in a with statement.

    Lengths are points, times seconds on one monotonic clock of the host, speeds points per second. Positive x
    is right, positive y is down. A refused call raises ScrollKitError, and nothing has changed. A scroller is
    used by one thread at a time.
    """

    def __init__(
        self,
        *,
        viewport: tuple[float, float] | None = None,
        content: tuple[float, float] | None = None,
        feel: Feel = Feel.DEFAULT,
        mode: Mode = Mode.DRIVEN,
        options: ScrollerOptions | None = None,
        trace: Trace | None = None,
        time: float = 0.0,
    ) -> None:
        """Create a scroller; with a viewport and content of (width, height), set them at a time.

        `options` are all options, instead of `feel` and `mode`. A trace records the calls.
        """
        self._handle: ffi.Scroller | None = None
        self._delegate: Delegate | None = None
        self._lists: dict[str, List] = {}  # those attached, by the field of the geometry whose length they set
        self._geometry = Geometry()
        handle = ffi.Scroller()
        library().trace_create_scroller(
            opened_handle(trace, "trace"), options or ScrollerOptions(feel=feel, mode=mode), ctypes.pointer(handle))
        self._handle = handle
        if trace is not None:
            self._use_here()
        self._frame, self._event = ffi.Frame(), ffi.Event()
        self._frame_pointer, self._event_pointer = ctypes.pointer(self._frame), ctypes.pointer(self._event)
        if viewport is not None or content is not None:
            self.set_geometry(viewport=viewport, content=content, time=time)

    def close(self) -> None:
        """Destroy the scroller; further calls raise ClosedError. A second close has no effect."""
        handle = self._handle
        if handle is not None:
            library().scroller_destroy(handle)  # its delegate hears of scrolls that are not finished, and may close it
            self._handle = None
            scrollers.pop(handle.value or 0, None)
            library().reraise()

    def _silence(self) -> None:
        self._delegate = None

    def _free(self) -> None:
        self.close()

    def __enter__(self) -> Scroller:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def handle(self) -> ffi.Scroller | None:
        """The handle, for `scrollkit.ffi`; None when closed."""
        return self._handle

    # Geometry and rules

    def set_geometry(
        self,
        geometry: Geometry | None = None,
        *,
        viewport: tuple[float, float] | None = None,
        content: tuple[float, float] | None = None,
        time: float,
    ) -> None:
        """Set the whole geometry, or change the (width, height) of the viewport or the content.

        A drag keeps its anchor, and a motion is retargeted. Content that rests out of the new range is clamped at
        once; with a shift in the geometry it bounces back.
        """
        new = Geometry.from_buffer_copy(geometry if geometry is not None else self._geometry)
        if viewport is not None:
            new.viewport_width, new.viewport_height = _pair("viewport", viewport)
        if content is not None:
            new.content_width, new.content_height = _pair("content", content)
        with self._remembering(new):
            library().scroller_set_geometry(self._handle, new, time)

    @property
    def geometry(self) -> Geometry:
        """A copy of the geometry, as it was set last."""
        return Geometry.from_buffer_copy(self._geometry)

    def _remembering(self, geometry: Geometry) -> contextlib.AbstractContextManager[None]:
        """Set the geometry that the call inside the with statement sets, before its delegate hears of it."""
        former, self._geometry = self._geometry, Geometry.from_buffer_copy(geometry)
        self._geometry.shift_x = self._geometry.shift_y = 0.0
        return undone_if_refused(lambda: setattr(self, "_geometry", former))

    def _set_list(self, length: str, list: List | None) -> None:
        """Set the list that sets a length of the geometry. The content keeps the length of the one that leaves."""
        if (former := self._lists.get(length)) is not None:
            self._geometry = self.geometry
            setattr(self._geometry, length, former.size.length)
        self._lists = {name: other for name, other in self._lists.items() if name != length}
        if list is not None:
            self._lists[length] = list

    def shift(self, dx: float, dy: float, *, time: float) -> None:
        """Shift the offset and all stored offsets with content that moved under the viewport."""
        library().scroller_shift(self._handle, dx, dy, time)

    def set_feel(self, feel: Feel | FeelValues, *, time: float) -> None:
        """Set how scrolling feels, from the next gesture or motion on. The one under way keeps its feel."""
        if isinstance(feel, FeelValues):
            library().scroller_set_feel_values(self._handle, feel, time)
        else:
            library().scroller_set_feel(self._handle, feel, time)

    @property
    def feel_values(self) -> FeelValues:
        """A copy of all numbers of the feel."""
        values = FeelValues()
        library().scroller_get_feel_values(self._handle, values)
        return values

    def set_preferences(
        self, *, reduces_motion: bool = False, stops_momentum: bool = False, resamples: bool = False, time: float
    ) -> None:
        """Set the user's accessibility preferences, from the next gesture or motion on.

        `reduces_motion`: animations finish in one step; the nub still fades. `stops_momentum`: released content
        rests where it is. `resamples`: a tick shows a drag as it was 5 ms before.
        """
        preferences = ffi.Preferences(
            reduces_motion=reduces_motion, stops_momentum=stops_momentum, resamples=resamples)
        library().scroller_set_preferences(self._handle, preferences, time)

    def set_scroll_enabled(self, x: bool, y: bool, *, time: float) -> None:
        """Set along which axes the user scrolls, from the next gesture or motion on; else only the program does.

        In a nested scroller, inputs along an axis that is not enabled scroll those around it.
        """
        library().scroller_set_scroll_enabled(self._handle, x, y, time)

    def set_always_bounces(self, x: bool, y: bool, *, time: float) -> None:
        """Set which axes overscroll although their content fits, from the next gesture or motion on."""
        library().scroller_set_always_bounces(self._handle, x, y, time)

    # Inputs

    def push(self, input: Input) -> None:
        """Push an action of the user or a report of a toolkit, such as one made by `scrollkit.toolkits`."""
        library().scroller_push(self._handle, input)

    def report_release(
        self, velocity: tuple[float, float], target: tuple[float, float], *, decelerates: bool = True, time: float
    ) -> Vector:
        """Report a release of observed content; return where the toolkit shall let it rest.

        `velocity` is that of the offset, `target` the toolkit's own; it is the result unless content snaps or the
        delegate retargets it. `decelerates`: whether momentum follows.
        """
        x, y = ctypes.c_double(), ctypes.c_double()
        library().scroller_report_release(
            self._handle, *velocity, *target, decelerates, time, ctypes.pointer(x), ctypes.pointer(y))
        return Vector(x.value, y.value)

    def push_many(self, inputs: Any) -> None:
        """Push several inputs in one call, all or none, without copying.

        `inputs` is an array that `scrollkit.inputs` made, a numpy view of it, or any other writable buffer of
        Input structs whose struct_size is set.
        """
        size = ctypes.sizeof(Input)
        if not isinstance(inputs, ctypes.Array):
            length = inputs.nbytes if hasattr(inputs, "nbytes") else memoryview(inputs).nbytes
            if length % size:
                raise ValueError(f"the buffer has {length} bytes, which is no multiple of {size}")
            inputs = (Input * (length // size)).from_buffer(inputs)
        library().scroller_push_many(self._handle, inputs, len(inputs))

    def press(self, x: float, y: float, *, pointer: int = 0, time: float) -> None:
        """Press a finger or a mouse button on the content. Moving content stops where it is.

        The release is a tap if the phase was IDLE before the press and is TRACKING before the release.
        """
        library().scroller_press(self._handle, pointer, x, y, time)

    def move(self, x: float, y: float, *, pointer: int = 0, time: float) -> None:
        """Move a finger or a mouse button that was pressed."""
        library().scroller_move(self._handle, pointer, x, y, time)

    def release(self, *, pointer: int = 0, time: float) -> None:
        """Release a finger or a mouse button. The content continues with the velocity of the last moves.

        A pointer that did not move for 0.1 s has no velocity.
        """
        library().scroller_release(self._handle, pointer, time)

    def cancel(self, *, time: float) -> None:
        """Cancel the gesture, the held key or the autoscroll. Content rests where it is, or returns into range."""
        library().scroller_cancel(self._handle, time)

    def wheel(self, dx: float = 0.0, dy: float = 0.0, *, unit: Unit = Unit.NOTCHES, time: float) -> None:
        """Turn a wheel; positive amounts scroll towards the right and the bottom.

        Points scroll at once; other units are animated, and quick turns add up. A wheel never scrolls out of range,
        and has no effect while a finger drags the content.
        """
        library().scroller_wheel(self._handle, dx, dy, unit, time)

    def key(self, key: Key, *, time: float) -> None:
        """Press a key that scrolls, or repeat it. Repeats add up; a key never scrolls out of range."""
        library().scroller_key(self._handle, key, time)

    def hold_key(self, key: Key, *, time: float) -> None:
        """Scroll at a constant speed until release_key. Call it on the key's first repeat, after `key`."""
        library().scroller_hold_key(self._handle, key, time)

    def release_key(self, key: Key, *, time: float) -> None:
        """Release a key that was held."""
        library().scroller_release_key(self._handle, key, time)

    def responds_to(self, kind: InputKind | int) -> bool:
        """Return whether the scroller or its delegate handles inputs of a kind."""
        responds = bool(library().scroller_responds_to(opened(self._handle, "scroller"), kind))
        library().reraise()
        return responds

    # Frames and events

    def set_clock(self, time: float) -> None:
        """Set the clock back, after a time that was far ahead by mistake, such as one in milliseconds.

        Until then all calls count as of that time. Motions continue from where they are; the clocks of nested
        scrollers are set back, too. A time that is not before the clock has no effect.
        """
        library().scroller_set_clock(self._handle, time)

    def tick(self, time: float) -> Frame:
        """Advance to a time and return the frame to draw. Call it once per display frame while needs_tick.

        A time before that of the last call counts as that time. The frame's `target` is where content rests if no
        input follows; while a finger drags, it follows the finger.
        """
        library().scroller_tick(self._handle, time, self._frame_pointer)
        return Frame(self._frame)

    def sync(self, host_x: float, host_y: float, time: float) -> Frame:
        """Follow the offset of a host that owns it, in place of `tick`; return the frame to draw and to store there.

        If the host's offset is not what the last call returned, the host has moved it, such as with its own scroll bar:
        the content goes there. It may round the offset to whole points and clamp it to the range.
        """
        library().scroller_sync(self._handle, host_x, host_y, time, self._frame_pointer)
        return Frame(self._frame)

    @property
    def frame(self) -> Frame:
        """The frame to draw, as of the last call."""
        library().scroller_get_frame(self._handle, self._frame_pointer)
        return Frame(self._frame)

    def next_change(self, pixels_per_point: float, *, time: float) -> ffi.NextChange:
        """Find when a frame will next differ from that of the last call, from `time` on, that of the next frame.

        While `is_drawn` is False and the result's `time` not later than that frame, tick at it and ask again; then draw
        the frame if the result's `time` is not later, and else wait until then; infinity: until an input.
        """
        change = ffi.NextChange()
        library().scroller_get_next_change(self._handle, pixels_per_point, time, change)
        return change

    def view_progress(self, axis: Axis, start: float, length: float) -> ffi.ViewProgress:
        """Return the progress through the viewport of a stretch of the content along an axis, as of the last call.

        Items of a list have `List.progress`.
        """
        progress = ffi.ViewProgress()
        library().scroller_get_view_progress(self._handle, axis, start, length, progress)
        return progress

    @property
    def offset(self) -> Vector:
        """The content offset to draw at, as of the last call."""
        return self.frame.offset

    def events(self) -> Iterator[Event]:
        """Take the events that wait, the oldest first.

        The queue holds 16; the event OVERFLOW has the number of those that were dropped. With a delegate that has
        `did_happen` no event waits.
        """
        while library().scroller_next_event(self._handle, self._event_pointer):
            yield Event.from_ffi(self._event)

    @property
    def delegate(self) -> Delegate | None:
        """The object whose functions are called; the scroller keeps it alive."""
        return self._delegate

    @delegate.setter
    def delegate(self, delegate: Delegate | None) -> None:
        handle = self._handle if self._handle is not None else ffi.Scroller()
        attach(self, handle, delegate)
        self._delegate = delegate

    @property
    def context(self) -> ffi.Context:
        """The start, the expected end and the direction of the current scroll, as of the last call."""
        context = ffi.Context()
        library().scroller_get_context(self._handle, context)
        return context

    def margin(self, offset: tuple[float, float], edge: Edges) -> float:
        """Return the distance of an offset from an edge of its range; negative out of range."""
        margin = ctypes.c_double()
        library().scroller_get_margin(self._handle, *offset, edge, ctypes.pointer(margin))
        return margin.value

    # Scrolling by the program

    def scroll_to(self, x: float, y: float, *, animated: bool = True, time: float) -> int:
        """Scroll to an offset, which is clamped to the range; return the number of the animation.

        It ends a drag until the next press. ANIMATION_COMPLETED with this number is emitted exactly once, with
        `finished` false if the animation was interrupted.
        """
        number = ctypes.c_uint64()
        library().scroller_scroll_to(self._handle, x, y, animated, time, ctypes.pointer(number))
        return number.value

    def scroll_by(self, dx: float, dy: float, *, time: float) -> int:
        """Scroll by a distance with an animation; return its number."""
        number = ctypes.c_uint64()
        library().scroller_scroll_by(self._handle, dx, dy, time, ctypes.pointer(number))
        return number.value

    def scroll_rect_to_visible(
        self, x: float, y: float, width: float, height: float, *, animated: bool = True, time: float
    ) -> int:
        """Scroll the shortest distance that shows a rectangle; return the number of the animation."""
        number = ctypes.c_uint64()
        library().scroller_scroll_rect_to_visible(
            self._handle, x, y, width, height, animated, time, ctypes.pointer(number))
        return number.value

    def animate_to(self, x: float, y: float, options: ScrollOptions | None = None, *, time: float) -> int:
        """Scroll to an offset over a time, at a speed or at once; return the number of the animation."""
        number = ctypes.c_uint64()
        library().scroller_animate_to(self._handle, x, y, options, time, ctypes.pointer(number))
        return number.value

    def scroll_into_view(
        self, x: float, y: float, width: float, height: float, options: ScrollOptions | None = None, *, time: float
    ) -> int:
        """Scroll to where a rectangle lies as the options say; return the number of the animation."""
        number = ctypes.c_uint64()
        library().scroller_scroll_into_view(
            self._handle, x, y, width, height, options, time, ctypes.pointer(number))
        return number.value

    def set_offset(self, x: float, y: float, *, time: float) -> None:
        """Set the offset at once, clamped to the range. Motions stop; a drag continues from the new offset."""
        library().scroller_set_offset(self._handle, x, y, time)

    def stop(self, *, time: float) -> None:
        """Stop moving content where it is. Content out of range still returns; a drag continues."""
        library().scroller_stop(self._handle, time)

    # Nested scrollers

    def set_parent(self, parent: Scroller | None, *, time: float) -> None:
        """Set the scroller that this one is nested in; None: it is not nested.

        What this one cannot scroll of a gesture, a wheel, a key or a fling scrolls the parent. Push inputs to the
        innermost scroller under the pointer; tick and draw each scroller.
        """
        handle = opened_handle(parent, "parent")
        if parent is not None:
            self._use_here()
            parent._use_here()
        library().nest_set_parent(self._handle, handle, time)

    def set_overscroll_behavior(self, x: OverscrollBehavior, y: OverscrollBehavior) -> None:
        """Set whether scrolling chains to the parent at the end of the range, for each axis."""
        library().nest_set_overscroll_behavior(self._handle, x, y)

    def set_nest_order(self, order: NestOrder) -> None:
        """Set the order in which the scroller and those nested in it scroll."""
        library().nest_set_order(self._handle, order)

    def set_nest_latching(self, latching: NestLatching) -> None:
        """Set whether a gesture latches to the scroller that it scrolls first."""
        library().nest_set_latching(self._handle, latching)

    # Behaviours

    @property
    def top(self) -> ScrollToTop:
        """Scroll to top, with undo."""
        return ScrollToTop(self)

    @property
    def headers(self) -> Headers:
        """Collapsing headers."""
        return Headers(self)

    @property
    def refresh(self) -> Refresh:
        """Pull to refresh."""
        return Refresh(self)

    @property
    def deltas(self) -> Deltas:
        """Content without ends, whose movement is handed out."""
        return Deltas(self)

    @property
    def nub(self) -> Nub:
        """A fast-scroll nub with sections."""
        return Nub(self)

    @property
    def anchor(self) -> Anchor:
        """Content that stays in place when rows above it change."""
        return Anchor(self)

    @property
    def snap(self) -> Snap:
        """Snapping to pages, items and areas."""
        return Snap(self)

    @property
    def zoom(self) -> Zoom:
        """Zooming."""
        return Zoom(self)

    @property
    def autoscroll(self) -> Autoscroll:
        """Autoscroll by a pressed pointer or a dragged item."""
        return Autoscroll(self)

    @property
    def meter(self) -> Meter:
        """What a user sees: jank, jerk and lag."""
        return Meter(self)

    def scrollbar(self, axis: Axis) -> Scrollbar:
        """Return the scroll bar along an axis."""
        return Scrollbar(self, axis)


def _pair(name: str, value: Any) -> tuple[float, float]:
    try:
        width, height = value
    except (TypeError, ValueError):
        raise TypeError(f"{name} must be (width, height), not {value!r}") from None
    return width, height


def link(
    first: Scroller, second: Scroller, axis: Axis, landmarks: Sequence[tuple[float, float]] = (), *, line: float = 0.0, time: float
) -> tuple[Frame, Frame]:
    """Tick two scrollers that scroll as one along an axis, in place of `tick`: the one that moves leads, the other follows.

    Landmarks are pairs of a position in the first content and one in the second, in ascending order. They meet at a line,
    in points from the left or top of both viewports.
    """
    positions = [position for landmark in landmarks for position in landmark]
    library().link_update(
        opened(first.handle, "scroller"), opened(second.handle, "scroller"), axis, line, (ctypes.c_double * len(positions))(*positions), len(positions), time)
    return first.frame, second.frame


class Group:
    """Scrollers that are drawn together and advance in one call."""

    def __init__(self, scrollers: Sequence[Scroller]) -> None:
        self.scrollers = tuple(scrollers)
        self.frames: ctypes.Array[ffi.Frame] = ffi.array(ffi.Frame, len(self.scrollers))
        """The frames of the last tick; `numpy.asarray` of them is a view with a field for each of ffi.Frame's."""

    def tick(self, time: float) -> ctypes.Array[ffi.Frame]:
        """Advance all scrollers to a time, or none; return their frames, which the next tick overwrites."""
        handles = (ffi.Scroller * len(self.scrollers))(*(opened(one.handle, "scroller") for one in self.scrollers))
        library().scroller_tick_many(handles, len(handles), time, self.frames)
        return self.frames
