"""Zooming."""

from __future__ import annotations

import ctypes

from ._library import library
from ._part import Part
from .ffi import ZoomOptions, ZoomState


class Zoom(Part):
    """Content that can be scaled."""

    def enable(self, *, minimum: float, maximum: float, centers: bool = False, time: float) -> None:
        """Enable zooming within limits; `centers` centres content that is smaller than the viewport."""
        options = ZoomOptions(minimum=minimum, maximum=maximum, centers=centers)
        library().zoom_enable(self._handle, options, time)

    def disable(self, *, time: float) -> None:
        """Disable zooming. The scale becomes 1 at once."""
        library().zoom_disable(self._handle, time)

    def set_limits(self, minimum: float, maximum: float, *, time: float) -> None:
        """Set the limits of an observed scroller's scale, 1 and 1 until then; others use `enable`."""
        library().zoom_set_limits(self._handle, minimum, maximum, time)

    def set_scale(self, scale: float, x: float, y: float, *, animated: bool = True, time: float) -> int:
        """Zoom to a scale about a point of the viewport; return the number of the animation."""
        number = ctypes.c_uint64()
        library().zoom_set_scale(self._handle, scale, x, y, animated, time, ctypes.pointer(number))
        return number.value

    def show_rect(
        self, x: float, y: float, width: float, height: float, *, animated: bool = True, time: float
    ) -> int:
        """Zoom until a rectangle of the content fills the viewport; return the number of the animation."""
        number = ctypes.c_uint64()
        library().zoom_show_rect(self._handle, x, y, width, height, animated, time, ctypes.pointer(number))
        return number.value

    def double_tap(self, x: float, y: float, scale: float, *, time: float) -> int:
        """Zoom in to a scale from the smallest one, or out to the smallest; return the number of the animation.

        The tapped content stays under the finger as far as the range allows. Push the presses and releases, too.
        """
        number = ctypes.c_uint64()
        library().zoom_double_tap(self._handle, x, y, scale, time, ctypes.pointer(number))
        return number.value

    @property
    def state(self) -> ZoomState:
        """The state, as of the last call."""
        state = ZoomState()
        library().zoom_get_state(self._handle, state)
        return state
