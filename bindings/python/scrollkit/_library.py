"""The loaded library, and exceptions of delegates on their way to the caller."""

from __future__ import annotations

import collections
import contextlib
import ctypes
import functools
import threading
from typing import Any, Callable, Iterator, TypeVar

from . import ffi


class ClosedError(ffi.ScrollKitError, ValueError):
    """The scroller, list or window is closed, or the trace stopped."""


_H = TypeVar("_H", bound=ctypes.c_void_p)


def opened(handle: _H | None, name: str) -> _H:
    """Return the handle of an argument, whose object must not be closed."""
    if handle is None:
        raise ClosedError(name, ffi.Status.NULL_ARGUMENT, "It is closed.")
    return handle


def opened_handle(owner: Any, name: str) -> Any:
    """Return the handle of an argument, whose object must not be closed; None for None."""
    return None if owner is None else opened(owner.handle, name)


@contextlib.contextmanager
def undone_if_refused(undo: Callable[[], None]) -> Iterator[None]:
    """Call `undo` if the call inside the with statement is refused; not if a delegate raises, as it has taken effect."""
    try:
        yield
    except Exception as error:
        if not getattr(error, _OF_DELEGATE, False):
            undo()
        raise


_ENABLED_BY = {
    "anchor": "anchor.set_policy", "deltas": "deltas.enable", "meter": "meter.enable", "nub": "nub.enable", "refresh": "refresh.enable",
    "scrollbar": "scrollbar(axis).enable", "top": "top.enable", "window": "top.enable", "zoom": "zoom.enable",
}
"""The call that enables a feature, by the first word of its functions."""

_OF_DELEGATE = "_scrollkit_of_delegate"
"""Marks an exception that a delegate's function has raised."""


class RaisingLibrary(ffi.Library):
    """The C functions; the exception that a delegate raises in a call is raised by the call."""

    raised: dict[int, BaseException] = {}
    """The first exception of the call under way, by thread. ctypes cannot pass it through C."""

    collected: collections.deque[tuple[threading.Thread, Callable[[], None]]] = collections.deque()
    """What was collected in another thread than the one that must free it, which does so after its next call."""

    def _check(self, status: int, function: Any, arguments: tuple[Any, ...]) -> int:
        if self.collected:
            self._free_collected()
        if self.raised:
            self.reraise()
        if status < 0:
            self._refuse(function, status, arguments)
        return status

    def _refuse(self, function: Any, status: int, arguments: tuple[Any, ...]) -> None:
        name = function.__name__
        if status == ffi.Status.NULL_ARGUMENT:
            for kind, value in zip(function.argtypes, arguments):
                if issubclass(kind, ctypes.c_void_p) and not value:
                    raise ClosedError(name, status, f"The {kind.__name__.lower()} is closed.")
        if status == ffi.Status.NOT_ENABLED and name.startswith("scrollkit_list_"):
            raise ffi.ScrollKitError(
                name, status, "The list is attached to no scroller, as after that was closed, or is no conversation.")
        if status == ffi.Status.NOT_ENABLED and name.startswith("scrollkit_snap_"):
            raise ffi.ScrollKitError(
                name, status, "The axis does not snap to what the call needs. Call scroller.snap.set_options for it first.")
        feature = name.split("_")[1]
        if status == ffi.Status.NOT_ENABLED and feature in _ENABLED_BY:
            raise ffi.ScrollKitError(name, status, f"It is not enabled. Call scroller.{_ENABLED_BY[feature]} first.")
        super()._refuse(function, status, arguments)

    def _free_collected(self) -> None:
        for _ in range(len(self.collected)):
            try:
                thread, free = self.collected.popleft()
            except IndexError:  # another thread takes them, too
                return
            if thread is threading.current_thread() or not thread.is_alive():
                free()
            else:
                self.collected.append((thread, free))

    def reraise(self) -> None:
        """Raise the exception of a delegate's function in this thread, if there is one."""
        exception = self.raised.pop(threading.get_ident(), None)
        if exception is not None:
            setattr(exception, _OF_DELEGATE, True)
            raise exception


@functools.cache
def library() -> RaisingLibrary:
    """Return the library, which is loaded by the first call; see ffi.load."""
    return RaisingLibrary.load()
