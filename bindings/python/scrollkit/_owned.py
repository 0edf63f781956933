"""What owns memory of the library, and which thread frees it."""

from __future__ import annotations

import threading
from typing import Any

from ._library import library


class Owned:
    """An object with a handle. It cannot be copied, and is closed when it is collected.

    The garbage collector runs in any thread. An object that others refer to in the library (nested scrollers, a list, a
    window, a trace) may be collected while its thread is inside a call on them. That thread then closes it, after its next call.
    """

    _handle: Any = None
    _thread: threading.Thread | None = None
    """The thread that uses it and what refers to it in the library; None: nothing refers to it."""

    def _free(self) -> None:
        raise NotImplementedError

    def _silence(self) -> None:
        """Call the program no more."""

    def _use_here(self) -> None:
        """From now on, this thread closes it."""
        self._thread = threading.current_thread()

    def __del__(self) -> None:
        if self._handle is None:
            return
        if self._thread is None or self._thread is threading.current_thread() or not self._thread.is_alive():
            self._free()
        else:
            self._silence()
            library().collected.append((self._thread, self._free))

    def __reduce_ex__(self, protocol: object) -> Any:
        raise TypeError(f"a {type(self).__name__} cannot be copied: it owns memory of the library")
