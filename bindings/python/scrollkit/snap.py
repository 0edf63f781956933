"""Snapping to pages, items and areas."""

from __future__ import annotations

import ctypes
from typing import Sequence

from ._library import library
from ._part import Part
from .ffi import Axis, SnapArea, SnapOptions, SnapOrder, SnapState


class Snap(Part):
    """Snap targets."""

    def set_options(self, axis: Axis, options: SnapOptions | None, *, time: float) -> None:
        """Set the snap targets along an axis; None: there are none."""
        library().snap_set_options(self._handle, axis, options, time)

    def set_areas(self, areas: Sequence[SnapArea], order: SnapOrder = SnapOrder.ANY, *, time: float) -> None:
        """Set the areas that content snaps to; again whenever they move. Content moves with its area's key."""
        library().snap_set_areas(self._handle, (SnapArea * len(areas))(*areas), len(areas), order, time)

    def scroll_to(self, axis: Axis, index: float, *, time: float) -> int:
        """Scroll to a page or an item, or the nearest one, with an animation; return its number."""
        number = ctypes.c_uint64()
        library().snap_scroll_to(self._handle, axis, index, time, ctypes.pointer(number))
        return number.value

    @property
    def state(self) -> SnapState:
        """The current page or item, as of the last call."""
        state = SnapState()
        library().snap_get_state(self._handle, state)
        return state
