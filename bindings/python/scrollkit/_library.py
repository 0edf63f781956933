"""The loaded library, and exceptions of delegates on their way to the caller."""

from __future__ import annotations

import functools
import threading
from typing import Any

from . import ffi


class ClosedError(ffi.ScrollKitError, ValueError):
    """The scroller or the window is closed."""


class RaisingLibrary(ffi.Library):
    """The C functions; the exception that a delegate raises in a call is raised by the call."""

    raised: dict[int, BaseException] = {}
    """The first exception of the call under way, by thread. ctypes cannot pass it through C."""

    def _check(self, status: int, function: Any, _arguments: Any) -> int:
        if self.raised:
            self.reraise()
        if status < 0:
            self._refuse(function.__name__, status)
        return status

    def _refuse(self, function: str, status: int) -> None:
        if status == ffi.Status.NULL_ARGUMENT:
            raise ClosedError(function, status, "The scroller or window is closed.")
        super()._refuse(function, status)

    def reraise(self) -> None:
        """Raise the exception of a delegate's function in this thread, if there is one."""
        exception = self.raised.pop(threading.get_ident(), None)
        if exception is not None:
            raise exception


@functools.cache
def library() -> RaisingLibrary:
    """Return the library, which is loaded by the first call; see ffi.load."""
    return RaisingLibrary.load()
