"""Scroll to top, collapsing headers, pull to refresh, deltas, a fast-scroll nub and scroll bars."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Sequence

from ._library import library
from ._part import Part
from .ffi import (
    Axis, Deltas as Movement, DeltasOptions, HeaderOptions, HeaderState, NubOptions, NubState, RefreshOptions, RefreshState,
    ScrollbarOptions, ScrollbarPart, ScrollbarState, TopOptions, TopSource, TopState,
)

if TYPE_CHECKING:
    from .scroller import Scroller


class ScrollToTop(Part):
    """A trigger scrolls to the top; the next one scrolls back."""

    def enable(self, options: TopOptions | None = None, *, time: float) -> None:
        """Enable scroll to top, and forget the offset to return to."""
        library().top_enable(self._handle, options, time)

    def disable(self, *, time: float) -> None:
        """Disable scroll to top. The scroller leaves its window."""
        library().top_disable(self._handle, time)

    def trigger(self, source: TopSource | int = TopSource.STATUS_BAR, *, time: float) -> None:
        """Scroll to the top with an animation; the next trigger scrolls back.

        Triggers within 0.1 s and before the next tick count as one. The offset to return to is forgotten when the
        user scrolls. A number from TopSource.HOST on is a source of the host's own.
        """
        library().top_trigger(self._handle, source, time)

    def trigger_home(self, y: float, source: TopSource | int = TopSource.NONE, *, time: float) -> None:
        """Scroll to a home of the program instead of the top, such as today or the newest item, or back from there."""
        library().top_trigger_home(self._handle, y, source, time)

    def set_visible(self, is_visible: bool) -> None:
        """Set whether the scroller's view is on screen; a window's status bar triggers visible views only."""
        library().top_set_visible(self._handle, is_visible)

    @property
    def state(self) -> TopState:
        """The state, as of the last call."""
        state = TopState()
        library().top_get_state(self._handle, state)
        return state


class Headers(Part):
    """Up to four headers, stacked."""

    def add(self, options: HeaderOptions, *, time: float) -> int:
        """Add a header below the others; return its number."""
        number = ctypes.c_uint32()
        library().header_add(self._handle, options, time, ctypes.pointer(number))
        return number.value

    def set_options(self, number: int, options: HeaderOptions, *, time: float) -> None:
        """Change the options of a header, which keeps its position as far as they allow. A snap stops."""
        library().header_set_options(self._handle, number, options, time)

    def set_position(self, number: int, position: float, *, time: float) -> None:
        """Set the position of a header that the host shows or hides itself.

        It is clamped to what the header's mode allows at the offset. The next scroll moves the header from there.
        """
        library().header_set_position(self._handle, number, position, time)

    def remove_all(self, *, time: float) -> None:
        """Remove all headers."""
        library().header_remove_all(self._handle, time)

    def state(self, number: int = 0) -> HeaderState:
        """Return the state of a header, as of the last call."""
        state = HeaderState()
        library().header_get_state(self._handle, number, state)
        return state


class Refresh(Part):
    """Content that is pulled past its top and released begins a refresh, which an inset holds open."""

    def enable(self, options: RefreshOptions | None = None, *, time: float) -> None:
        """Enable pull to refresh."""
        library().refresh_enable(self._handle, options, time)

    def disable(self, *, time: float) -> None:
        """Disable pull to refresh. A refresh under way ends, and its content closes."""
        library().refresh_disable(self._handle, time)

    def begin(self, *, time: float) -> None:
        """Begin a refresh, such as when a view appears. Content at its top opens with an animation."""
        library().refresh_begin(self._handle, time)

    def end(self, *, time: float) -> None:
        """End the refresh; the content closes with an animation. Rows that were inserted stay in place."""
        library().refresh_end(self._handle, time)

    @property
    def state(self) -> RefreshState:
        """The state, as of the last call."""
        state = RefreshState()
        library().refresh_get_state(self._handle, state)
        return state


class Deltas(Part):
    """Content without ends, whose movement is handed out: inertia for a program that has none."""

    def enable(self, options: DeltasOptions | None = None, *, time: float) -> None:
        """Take the ends of the content away, along both axes and for good; or take other options."""
        library().deltas_enable(self._handle, options, time)

    def take(self, time: float) -> Movement:
        """Advance to a time, in place of `Scroller.tick`; return how far the content has moved since the last call.

        Points add up to the travel within 1e-9, lines and 120ths of a notch to its whole ones. A scroll ends with one stop.
        """
        deltas = Movement()
        library().deltas_take(self._handle, time, deltas)
        return deltas


class Nub(Part):
    """A handle at the side that shows the position in the content and can be dragged."""

    def enable(self, options: NubOptions | None = None, *, time: float) -> None:
        """Enable the nub."""
        library().nub_enable(self._handle, options, time)

    def disable(self, *, time: float) -> None:
        """Disable the nub at once."""
        library().nub_disable(self._handle, time)

    def grab(self, *, time: float) -> bool:
        """Grab the nub with a finger; return whether it is grabbed, which a hidden one cannot be."""
        is_held = ctypes.c_uint32()
        library().nub_grab(self._handle, time, ctypes.pointer(is_held))
        return bool(is_held.value)

    def drag(self, distance: float, sideways: float = 0.0, *, time: float) -> None:
        """Move the finger that grabs the nub by a distance down since the last call; content follows at once.

        `sideways` is the distance of the finger from the nub's side.
        """
        library().nub_drag(self._handle, distance, sideways, time)

    def release(self, *, time: float) -> None:
        """Release the nub."""
        library().nub_release(self._handle, time)

    def set_hover(self, is_near: bool, *, time: float) -> None:
        """Set whether a mouse hovers near the nub, which then does not fade out."""
        library().nub_set_hover(self._handle, is_near, time)

    def set_sections(self, starts: Sequence[float], *, time: float) -> None:
        """Set where the content's sections begin, in ascending order; again when an edit moves them."""
        library().nub_set_sections(self._handle, (ctypes.c_double * len(starts))(*starts), len(starts), time)

    @property
    def state(self) -> NubState:
        """The state, as of the last call."""
        state = NubState()
        library().nub_get_state(self._handle, state)
        return state


class Scrollbar(Part):
    """A classic scroll bar: a track with a thumb, and arrows beside it."""

    def __init__(self, scroller: Scroller, axis: Axis) -> None:
        super().__init__(scroller)
        self._axis = axis

    def enable(self, options: ScrollbarOptions | None = None, *, time: float) -> None:
        """Enable the scroll bar."""
        library().scrollbar_enable(self._handle, self._axis, options, time)

    def disable(self, *, time: float) -> None:
        """Disable the scroll bar."""
        library().scrollbar_disable(self._handle, self._axis, time)

    def press(self, part: ScrollbarPart, position: float, *, time: float) -> None:
        """Press a part of the scroll bar at a position along the track."""
        library().scrollbar_press(self._handle, self._axis, part, position, time)

    def drag(self, position: float, sideways: float = 0.0, *, time: float) -> None:
        """Move the pointer that presses the scroll bar."""
        library().scrollbar_drag(self._handle, self._axis, position, sideways, time)

    def release(self, *, time: float) -> None:
        """Release the scroll bar."""
        library().scrollbar_release(self._handle, self._axis, time)

    @property
    def state(self) -> ScrollbarState:
        """The state, as of the last call."""
        state = ScrollbarState()
        library().scrollbar_get_state(self._handle, self._axis, state)
        return state
