"""Windows whose status bar triggers scroll to top."""

from __future__ import annotations

import ctypes
from types import TracebackType

from . import ffi
from ._library import library, opened
from ._owned import Owned
from .scroller import Scroller


class Window(Owned):
    """A window. Close it, or use it in a with statement; its scrollers remain."""

    def __init__(self, sibling: Window | None = None) -> None:
        """Create a window in the application of a sibling, or the first of an application."""
        self._handle: ffi.Window | None = None
        handle = ffi.Window()
        library().window_create(opened(sibling._handle, "sibling") if sibling is not None else None, ctypes.pointer(handle))
        self._handle = handle
        self._use_here()

    def close(self) -> None:
        """Destroy the window. Its scrollers leave it."""
        handle, self._handle = self._handle, None
        if handle is not None:
            library().window_destroy(handle)

    def _free(self) -> None:
        self.close()

    def __enter__(self) -> Window:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def make_key(self) -> None:
        """Make it the key window of its application, whose taps trigger."""
        library().window_make_key(self._handle)

    def set_status_bar(self, bottom: float, reach: float = 0.0) -> None:
        """Set the lower edge of the status bar, and how far below it a tap still hits it."""
        library().window_set_status_bar(self._handle, bottom, reach)

    def add(self, scroller: Scroller) -> None:
        """Add a scroller, which the status bar then triggers."""
        library().window_add_scroller(self._handle, opened(scroller.handle, "scroller"))
        scroller._use_here()

    def remove(self, scroller: Scroller) -> None:
        """Remove a scroller."""
        library().window_remove_scroller(self._handle, scroller.handle)

    def tap(self, x: float, y: float, *, has_event: bool = True, time: float) -> int:
        """Report a tap; return how many scrollers it triggered.

        A tap on the status bar of the key window triggers scroll to top on each scroller whose view is visible.
        """
        count = ctypes.c_uint32()
        library().window_tap(self._handle, x, y, has_event, time, ctypes.pointer(count))
        return count.value
