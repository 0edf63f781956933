"""A part of a scroller: `scroller.zoom`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import ffi

if TYPE_CHECKING:
    from .scroller import Scroller


class Part:
    """Calls on a scroller; it has no state of its own."""

    def __init__(self, scroller: Scroller) -> None:
        self._scroller = scroller

    @property
    def _handle(self) -> ffi.Scroller | None:
        return self._scroller.handle
