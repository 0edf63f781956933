"""Autoscroll by a pressed pointer or a dragged item."""

from __future__ import annotations

import ctypes

from ._library import library
from ._part import Part
from .ffi import AutoscrollOptions


class Autoscroll(Part):
    """Content that scrolls by itself, towards a pointer or at a velocity."""

    def set_velocity(self, x: float, y: float, *, time: float) -> None:
        """Autoscroll at a velocity until the next call or end, also at 0. A drag, press, wheel or key ends it."""
        library().autoscroll_set_velocity(self._handle, x, y, time)

    def end(self, *, time: float) -> None:
        """End autoscroll. The content stops at once."""
        library().autoscroll_end(self._handle, time)

    def begin(self, x: float, y: float, options: AutoscrollOptions | None = None, *, time: float) -> None:
        """Begin autoscroll with a pressed pointer, such as a middle mouse button."""
        library().autoscroll_begin(self._handle, options, x, y, time)

    def move(self, x: float, y: float, *, time: float) -> None:
        """Move the pointer that autoscrolls."""
        library().autoscroll_move(self._handle, x, y, time)

    def release(self, *, time: float) -> bool:
        """Release the pointer that autoscrolls; return whether autoscroll continues, after a click."""
        continues = ctypes.c_uint32()
        library().autoscroll_release(self._handle, time, ctypes.pointer(continues))
        return bool(continues.value)

    def drag(self, x: float, y: float, options: AutoscrollOptions | None = None, *, time: float) -> None:
        """Autoscroll while an item is dragged near the viewport's edges; call it for every movement.

        The speed grows with the depth in the margin. Call `end` when the item is dropped.
        """
        library().autoscroll_drag(self._handle, options, x, y, time)
