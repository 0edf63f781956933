"""Lists: any number of items behind the content offset."""

from __future__ import annotations

import contextlib
import ctypes
import weakref
from types import TracebackType
from typing import TYPE_CHECKING, Callable, Iterator, NamedTuple, Sequence

from . import ffi
from ._library import library, opened_handle, undone_if_refused
from ._owned import Owned
from .ffi import ListAlignment, ListConversation, ListConversationOptions, ListItem, ListKindOptions, ListOptions, ListSize, ScrollOptions, ViewProgress

if TYPE_CHECKING:
    from .scroller import Scroller
    from .trace import Trace


class ListFrame(NamedTuple):
    """What a viewport shows of a list."""

    items: range
    """The visible items."""
    positions: tuple[float, ...]
    """Where each of them is drawn: the distance of its left or top from that of the viewport, in points."""
    sticky_item: int | None
    """The innermost sticky item at the viewport's start; None if there is none."""
    sticky_position: float
    """Where the sticky item is drawn, in points; the next sticky item pushes it out."""
    sticky_items: dict[int, float]
    """All sticky items at both ends and where each is drawn, in points. Draw them in reverse order."""


class List(Owned):
    """The items of a scroller. Close it, or use it in a with statement.

        rows = scrollkit.List(estimate=44)
        rows.insert(0, 1_000_000, time=now)
        rows.attach(scroller, time=now)
        ...
        scroller.tick(now)
        shown = rows.measure(height_of, time=now)
        for row, top in zip(shown.items, shown.positions):
            draw(row, top)

    Attached, it sets the length of the content, and every edit is one content shift: what the user sees stays in
    place, also while it moves. Extents are points along the list's axis. Times are those of the scroller's clock.
    """

    def __init__(
        self, *, estimate: float = 44.0, gap: float = 0.0, options: ListOptions | None = None,
        trace: Trace | None = None,
    ) -> None:
        """Create a vertical list without items. An item has the extent `estimate` until it is measured.

        `options` are all options, instead of `estimate` and `gap`. A trace records the calls.
        """
        self._handle: ffi.List | None = None
        self._scroller: weakref.ref[Scroller] | None = None
        self._is_horizontal = options is not None and bool(options.is_horizontal)
        self._positions: ctypes.Array[ctypes.c_double] = (ctypes.c_double * 64)()
        handle = ffi.List()
        library().trace_create_list(
            opened_handle(trace, "trace"), options or ListOptions(estimate=estimate, gap=gap), ctypes.pointer(handle))
        self._handle = handle
        if trace is not None:
            self._use_here()

    def close(self) -> None:
        """Detach and destroy the list; further calls raise ClosedError. A second close has no effect."""
        if self._handle is not None:
            self._set_scroller(None)
            handle, self._handle = self._handle, None
            library().list_destroy(handle)

    def _free(self) -> None:
        self.close()

    def __enter__(self) -> List:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __len__(self) -> int:
        return self.size.count

    def __getitem__(self, item: int) -> ListItem:
        """Return where an item is; a negative index counts from the end."""
        count = len(self)
        if not -count <= item < count:
            raise IndexError(f"there is no item {item} of {count}")
        value = ListItem()
        library().list_get_item(self._handle, item % count, value)
        return value

    @property
    def size(self) -> ListSize:
        """The number of items and of columns, the length of the content, and the memory of the list."""
        size = ListSize()
        library().list_get_size(self._handle, size)
        return size

    def set_options(self, options: ListOptions, *, time: float) -> None:
        """Set how items are laid out."""
        library().list_set_options(self._handle, options, time)
        self._is_horizontal = bool(options.is_horizontal)  # attached, it keeps its axis: no delegate raises before this

    # Edits

    def insert(self, item: int, count: int = 1, *, time: float) -> None:
        """Insert items that have not been measured."""
        library().list_insert(self._handle, item, count, time)

    def insert_measured(self, item: int, extents: Sequence[float], *, time: float) -> None:
        """Insert items with their extents."""
        library().list_insert_measured(self._handle, item, _doubles(extents), len(extents), time)

    def remove(self, item: int, count: int = 1, *, time: float) -> None:
        """Remove items. The other visible items stay where they are."""
        library().list_remove(self._handle, item, count, time)

    def move(self, item: int, count: int, destination: int, *, time: float) -> None:
        """Move items; `destination` is the index of the first one afterwards.

        If the first visible item is among them, the item after them takes its place.
        """
        library().list_move(self._handle, item, count, destination, time)

    def set_extents(self, item: int, extents: Sequence[float], *, time: float) -> None:
        """Set the extents of items from `item` on. A grid does not use them."""
        library().list_set_extents(self._handle, item, _doubles(extents), len(extents), time)

    def forget_extents(self, item: int = 0, count: int | None = None, *, time: float) -> None:
        """Set items back to the estimate, such as after their width has changed; without a count, all from `item`."""
        library().list_forget_extents(self._handle, item, len(self) - item if count is None else count, time)

    def set_kind(self, item: int, count: int = 1, *, kind: int, time: float) -> None:
        """Set the kind of items, 0 to 63. Unless options were set, kinds from 1 on are headers that stay at the start."""
        library().list_set_kind(self._handle, item, count, kind, time)

    def set_kind_options(self, kind: int, options: ListKindOptions | None, *, time: float) -> None:
        """Set how the items of a kind are laid out; None: as headers that stay at the viewport's start."""
        library().list_set_kind_options(self._handle, kind, options, time)

    # Attached to a scroller

    def attach(self, scroller: Scroller, *, time: float) -> None:
        """Attach the list to a scroller, which keeps it alive and detaches the list that it had along the same axis.

        From then on the list sets the length of the content along its axis, instead of `Scroller.set_geometry`. A scroller can
        have a list along each axis: the columns and the rows of a table.
        """
        self._use_here()
        scroller._use_here()
        with self._moving(to=scroller):
            library().list_attach(self._handle, scroller.handle, time)

    def detach(self, *, time: float) -> None:
        """Detach the list. The content keeps its length."""
        with self._moving(to=None):
            library().list_detach(self._handle, time)

    def _moving(self, to: Scroller | None) -> contextlib.AbstractContextManager[None]:
        """Set the scroller to which the call inside the with statement attaches the list, before a delegate hears of it."""
        former = self._attached_scroller
        before = [(scroller, scroller._lists, scroller._geometry) for scroller in (former, to) if scroller is not None]
        self._set_scroller(to)

        def undo() -> None:
            self._scroller = weakref.ref(former) if former is not None else None
            for scroller, attached, geometry in before:
                scroller._lists, scroller._geometry = attached, geometry

        return undone_if_refused(undo)

    @property
    def _length(self) -> str:
        """The field of a scroller's geometry whose length the list sets."""
        return "content_width" if self._is_horizontal else "content_height"

    @property
    def _attached_scroller(self) -> Scroller | None:
        """The scroller that keeps the list alive."""
        scroller = self._scroller() if self._scroller is not None else None
        return scroller if scroller is not None and scroller._lists.get(self._length) is self else None

    def _set_scroller(self, scroller: Scroller | None) -> None:
        if (former := self._attached_scroller) is not None:
            former._set_list(self._length, None)
        self._scroller = weakref.ref(scroller) if scroller is not None else None
        if scroller is not None:
            scroller._set_list(self._length, self)

    @contextlib.contextmanager
    def update(self, *, time: float) -> Iterator[None]:
        """Make the edits inside a with statement one content shift."""
        batch = ctypes.c_uint32()
        try:
            library().list_begin_update(self._handle, time, ctypes.pointer(batch))
            yield
        finally:
            if batch.value != 0:  # it has begun, also if a delegate raised then
                library().list_end_update(self._handle, batch.value, time)

    @property
    def frame(self) -> ListFrame:
        """What the viewport shows, as of the last call."""
        frame = ffi.ListFrame()
        library().list_get_frame(self._handle, frame, self._positions, len(self._positions))
        if frame.count > len(self._positions):
            self._positions = (ctypes.c_double * (2 * frame.count))()
            library().list_get_frame(self._handle, frame, self._positions, len(self._positions))
        items, positions, count = (ctypes.c_size_t * _MOST_STICKY)(), (ctypes.c_double * _MOST_STICKY)(), ctypes.c_size_t()
        library().list_get_sticky_items(self._handle, items, positions, _MOST_STICKY, ctypes.pointer(count))
        return ListFrame(
            range(frame.first, frame.first + frame.count),
            tuple(self._positions[:frame.count]),
            frame.sticky_item if frame.has_sticky else None,
            frame.sticky_position,
            dict(zip(items[:count.value], positions[:count.value])),
        )

    def measure(self, extent_of: Callable[[int], float], *, time: float) -> ListFrame:
        """Measure the visible and the sticky items, unless they were measured; return what to draw.

        Nothing moves that was drawn before.
        """
        while True:
            frame = self.frame
            unknown = [item for item in sorted({*frame.items, *frame.sticky_items}) if not self[item].is_measured]
            if not unknown:
                return frame
            with self.update(time=time):
                for item in unknown:
                    self.set_extents(item, [extent_of(item)], time=time)

    def scroll_to_item(
        self, item: int, alignment: ListAlignment = ListAlignment.NEAREST, margin: float = 0.0, *,
        animated: bool = True, time: float,
    ) -> int:
        """Scroll to an item, also while extents on the way become known; return the number of the animation.

        Then the content stays with the item until the user or the program scrolls.
        """
        number = ctypes.c_uint64()
        library().list_scroll_to_item(
            self._handle, item, alignment, margin, animated, time, ctypes.pointer(number))
        return number.value

    def scroll_into_view(self, item: int, options: ScrollOptions | None = None, *, time: float) -> int:
        """Scroll to where an item lies as the options say; return the number of the animation.

        Otherwise it behaves as `scroll_to_item`.
        """
        number = ctypes.c_uint64()
        library().list_scroll_into_view(self._handle, item, options, time, ctypes.pointer(number))
        return number.value

    @property
    def position(self) -> tuple[int, float]:
        """The place at the start of the viewport: an item and a distance within it, in points."""
        item, within = ctypes.c_size_t(), ctypes.c_double()
        library().list_get_position(self._handle, ctypes.pointer(item), ctypes.pointer(within))
        return item.value, within.value

    def set_position(self, item: int, within: float = 0.0, *, time: float) -> None:
        """Restore a place at once; also before anything is measured."""
        library().list_set_position(self._handle, item, within, time)

    def set_conversation(self, options: ListConversationOptions | None = None, *, time: float) -> None:
        """Make the attached list a conversation, or change its options: content at its end follows the end as it grows."""
        library().list_set_conversation(self._handle, options, time)

    def end_conversation(self, *, time: float) -> None:
        """End a conversation."""
        library().list_end_conversation(self._handle, time)

    @property
    def conversation(self) -> ListConversation:
        """What the reader sees of the conversation."""
        state = ListConversation()
        library().list_get_conversation(self._handle, state)
        return state

    def begin_turn(self, item: int, options: ScrollOptions | None = None, *, time: float) -> int:
        """Scroll to where a question lies at the top, with room for its answer below; return the number of the animation."""
        number = ctypes.c_uint64()
        library().list_begin_turn(self._handle, item, options, time, ctypes.pointer(number))
        return number.value

    def scroll_to_newest(self, options: ScrollOptions | None = None, *, time: float) -> int:
        """Scroll to the newest item of a conversation; return the number of the animation."""
        number = ctypes.c_uint64()
        library().list_scroll_to_newest(self._handle, options, time, ctypes.pointer(number))
        return number.value

    def upcoming(self, limit: int = 64) -> list[tuple[int, float]]:
        """Return the items that the motion under way will show, each with the time when it comes into view."""
        items, times, count = (ctypes.c_size_t * limit)(), (ctypes.c_double * limit)(), ctypes.c_size_t()
        library().list_get_upcoming(self._handle, items, times, limit, ctypes.pointer(count))
        return list(zip(items[:count.value], times[:count.value]))

    # Alone

    @property
    def offset(self) -> float:
        """The content offset of a list that is not attached, in points; edits keep what it shows in place."""
        offset = ctypes.c_double()
        library().list_get_offset(self._handle, ctypes.pointer(offset))
        return offset.value

    @offset.setter
    def offset(self, offset: float) -> None:
        library().list_set_offset(self._handle, offset)

    # Questions

    def item_at(self, offset: float) -> tuple[int, float]:
        """Return the item at an offset, and the distance from its start."""
        item, within = ctypes.c_size_t(), ctypes.c_double()
        library().list_get_anchor(self._handle, offset, ctypes.pointer(item), ctypes.pointer(within))
        return item.value, within.value

    def offset_of(self, item: int, within: float = 0.0) -> float:
        """Return the offset of a place in an item."""
        offset = ctypes.c_double()
        library().list_get_anchor_offset(self._handle, item, within, ctypes.pointer(offset))
        return offset.value

    def offset_showing(
        self, item: int, alignment: ListAlignment = ListAlignment.NEAREST, margin: float = 0.0, *,
        offset: float, length: float,
    ) -> float:
        """Return the offset at which a viewport shows an item; `offset` and `length` are its present ones."""
        shown = ctypes.c_double()
        library().list_get_offset_showing(
            self._handle, item, alignment, margin, offset, length, ctypes.pointer(shown))
        return shown.value

    def visible(self, offset: float, length: float, overscan: float = 0.0) -> range:
        """Return the items that a viewport at an offset shows."""
        visible = ffi.ListVisible()
        library().list_get_visible(self._handle, offset, length, overscan, visible, None, 0)
        return range(visible.first, visible.first + visible.count)

    def sticky(self, offset: float, length: float) -> tuple[list[tuple[int, float]], list[tuple[int, float]]]:
        """Return the sticky items at the start and at the end of a viewport, each with its distance from there.

        The outermost comes first. The distance is negative while another one pushes it out.
        """
        items, distances = (ctypes.c_size_t * _MOST_STICKY)(), (ctypes.c_double * _MOST_STICKY)()
        at_start, count = ctypes.c_size_t(), ctypes.c_size_t()
        library().list_get_sticky(
            self._handle, offset, length, items, distances, _MOST_STICKY, ctypes.pointer(at_start), ctypes.pointer(count))
        found = list(zip(items[:count.value], distances[:count.value]))
        return found[:at_start.value], found[at_start.value:]

    def progress(self, item: int, offset: float, length: float) -> ViewProgress:
        """Return the progress of an item through a viewport."""
        progress = ViewProgress()
        library().list_get_progress(self._handle, item, offset, length, progress)
        return progress


_MOST_STICKY = 64
"""32 levels at each end."""


def _doubles(numbers: Sequence[float]) -> ctypes.Array[ctypes.c_double]:
    return (ctypes.c_double * len(numbers))(*numbers)
