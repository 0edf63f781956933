"""Content that stays in place when rows above it change."""

from __future__ import annotations

import ctypes
from types import TracebackType

from . import ffi
from ._library import library
from ._part import Part
from .ffi import AnchorPolicy, Geometry


class Anchor(Part):
    """Scroll anchoring.

    with scroller.anchor.update(time=now) as update:
        update.insert(y=0, height=88)
    """

    def set_policy(self, policy: AnchorPolicy, *, time: float) -> None:
        """Set which part of the content keeps its position."""
        library().anchor_set_policy(self._handle, policy, time)

    def update(self, *, time: float) -> Update:
        """Begin a batch of edits; end it by a with statement, or with Update.end."""
        return Update(self, time)


class Update(Part):
    """A batch of edits to the content."""

    def __init__(self, anchor: Anchor, time: float) -> None:
        super().__init__(anchor._scroller)
        self._number = ctypes.c_uint32()
        self._time = time
        self._grown = 0.0
        self._geometry: Geometry | None = None
        try:
            library().anchor_begin_update(self._handle, time, ctypes.pointer(self._number))
        except BaseException:
            if self._number.value != 0:  # it has begun, and a delegate raised
                self.end(finished=False)
            raise

    @property
    def geometry(self) -> Geometry:
        """The geometry after the batch. Edits change its content height; set what else changes."""
        if self._geometry is None:
            self._geometry = self._scroller.geometry
            self._geometry.content_height += self._grown
        return self._geometry

    @geometry.setter
    def geometry(self, geometry: Geometry) -> None:
        self._geometry, self._grown = geometry, 0.0

    def edit(self, y: float, *, removed: float = 0.0, inserted: float = 0.0) -> None:
        """Remove a length at y and insert another."""
        library().anchor_add_edit(self._handle, y, removed, inserted)
        self._grow(inserted - removed)

    def _grow(self, length: float) -> None:
        self._grown += length
        if self._geometry is not None:
            self._geometry.content_height += length

    def insert(self, y: float, height: float) -> None:
        """Insert rows at y."""
        self.edit(y, inserted=height)

    def remove(self, y: float, height: float) -> None:
        """Remove the rows from y on."""
        self.edit(y, removed=height)

    def end(self, *, finished: bool = True, time: float | None = None) -> bool:
        """End the batch and set its geometry; the anchored part of the content keeps its position.

        Without `finished` the edits are discarded, and the content keeps its height. Return whether all batches that were begun inside this one
        had ended; the others are dropped.
        """
        if not finished:
            self._grow(-self._grown)
        geometry = self.geometry
        with self._scroller._remembering(geometry):
            status = library().anchor_end_update(
                self._handle, self._number.value, geometry, finished, self._time if time is None else time)
        return status == ffi.Status.OK

    def __enter__(self) -> Update:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self._geometry = None
        self.end(finished=error is None)
