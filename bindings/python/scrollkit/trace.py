"""Traces: the calls of a session in a file, which a replay repeats to the last bit."""

from __future__ import annotations

import ctypes
from types import TracebackType
from typing import Any, BinaryIO, NamedTuple

from . import ffi
from ._library import library
from ._owned import Owned
from .values import Event, Frame


class Trace(Owned):
    """A recording of calls. Stop it, or use it in a with statement.

        with open("session.sktrace", "wb") as file, scrollkit.Trace(file) as trace:
            scroller = scrollkit.Scroller(viewport=(400, 600), content=(400, 5000), trace=trace)

    Nested scrollers, and lists that are attached to them, must be in the same trace.
    """

    def __init__(self, file: BinaryIO) -> None:
        """Record into a file that is open for binary writing. The trace does not close it."""
        self._handle: ffi.Trace | None = None
        self._raised: BaseException | None = None
        self._file = file
        self._write = ffi.TraceWriteFunction(self._append)
        handle = ffi.Trace()
        library().trace_start(self._write, None, ctypes.pointer(handle))
        self._handle = handle
        self._use_here()

    def _append(self, _user: Any, start: int, size: int) -> None:
        if self._raised is not None:
            return
        try:
            self._file.write(ctypes.string_at(start, size))
        except BaseException as exception:  # ctypes cannot pass it through C
            self._raised = exception

    def mark(self, text: str) -> None:
        """Add a note, such as "the list was loaded"."""
        library().trace_mark(self._handle, text)

    def stop(self) -> None:
        """End the recording; raise the first exception of the file, if there was one. The scrollers remain."""
        self._free()
        raised, self._raised = self._raised, None
        if raised is not None:
            raise raised

    def _free(self) -> None:
        handle, self._handle = self._handle, None
        if handle is not None:
            library().trace_stop(handle)

    def __enter__(self) -> Trace:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def handle(self) -> ffi.Trace | None:
        """The handle, for `scrollkit.ffi`; None when stopped."""
        return self._handle


class Step(NamedTuple):
    """A step of a replay."""

    kind: ffi.TraceStepKind
    place: int
    """The byte of the trace at which the step is recorded."""
    number: int
    """The number of the scroller or list, in the order of creation from 0."""
    text: str
    """The name of the function or event, or the note."""
    status: int
    is_equal: bool
    """Whether the answer is the recorded one."""
    depth: int
    """The number of delegate functions around the step."""
    frame: Frame | None
    event: Event | None


class Replay(NamedTuple):
    """The result of a replay."""

    status: ffi.Status
    calls: int
    differences: int
    first_difference: int
    """The byte of the first answer that differs; the size of the trace without one."""
    place: int
    """The number of bytes that were read; in an invalid trace, the byte of the invalid record."""
    steps: list[Step]
    reports: dict[int, ffi.MeterReport]
    """What a user saw of each scroller, by its number; empty unless `replay` measures it."""


def replay(trace: bytes, kit: ffi.Library | None = None, meter: ffi.MeterOptions | None = None) -> Replay:
    """Repeat the calls of a trace, with this library or another, and compare the answers.

    With options of a meter, it also measures what a user saw. Differences and damaged bytes have a status; they do not
    raise.
    """
    steps: list[Step] = []
    reports: dict[int, ffi.MeterReport] = {}
    used = kit or library()

    def measure(number: int, name: bytes, scroller: Any) -> None:
        if name in (b"trace_create_scroller", b"meter_enable", b"meter_disable"):
            used.meter_enable(scroller, meter)
        report = ffi.MeterReport()
        used.meter_get_report(scroller, report)
        reports[number] = report

    def observe(_user: Any, step: Any, text: Any, scroller: Any, frame: Any, event: Any) -> None:
        seen = step.contents
        if meter is not None and frame:
            measure(seen.scroller, text, scroller)
        steps.append(Step(
            ffi.TraceStepKind(seen.kind), seen.place, seen.scroller, text.decode(errors="replace"), seen.status,
            seen.is_equal == 1, seen.depth, Frame(frame.contents) if frame else None,
            Event.from_ffi(event.contents) if event else None))

    words = (ctypes.c_uint64 * (len(trace) // 8 + 1))()  # aligned to 8 bytes
    ctypes.memmove(words, trace, len(trace))
    report = ffi.TraceReport()
    try:
        status = used.trace_replay(
            ctypes.addressof(words), len(trace), ffi.TraceStepFunction(observe), None, report)
    except ffi.ScrollKitError as error:
        if error.status != ffi.Status.INVALID_TRACE:
            raise
        status = error.status
    return Replay(
        ffi.Status(status), report.calls, report.differences, report.first_difference, report.place, steps,
        reports)
