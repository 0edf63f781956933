"""Functions of the host that the library calls."""

from __future__ import annotations

import ctypes
import operator
import threading
import weakref
from typing import TYPE_CHECKING, Any, Callable, TypeVar

from . import ffi
from ._library import library
from .ffi import Input, InputKind, TopSource
from .values import Event, Vector, top_source

if TYPE_CHECKING:
    from .scroller import Scroller

_T = TypeVar("_T")
_KINDS: dict[int, InputKind | int] = {int(kind): kind for kind in InputKind}


class Delegate:
    """Override what the host needs, and set an instance as a scroller's delegate.

    The functions run inside the calls that change the scroller, after it has changed, and may make every
    call. An exception is raised again by the call, which has taken effect.
    """

    def did_happen(self, scroller: Scroller, event: Event) -> None:
        """Handle an event, which does not wait in `events` then."""

    def did_receive(self, scroller: Scroller, input: Input) -> None:
        """Receive an input that was pushed, after the scroller has handled it."""

    def responds_to(self, scroller: Scroller, kind: InputKind | int) -> bool:
        """Return whether the host itself handles inputs of a kind."""
        return False

    def should_scroll_to_top(self, scroller: Scroller, source: TopSource | int) -> bool:
        """Return whether a trigger of scroll to top may scroll."""
        return True

    def will_end_dragging(self, scroller: Scroller, velocity: Vector, target: Vector) -> Vector | None:
        """Return where content that is about to be released shall rest; None: at the target."""
        return None


scrollers: weakref.WeakValueDictionary[int, Scroller] = weakref.WeakValueDictionary()
"""The scrollers with a delegate, by address."""


def _answer(user: Any, otherwise: _T, function: Callable[[Scroller, Delegate], _T]) -> _T:
    """Call a function of a delegate; an exception waits until the call of the library returns."""
    scroller = scrollers.get(user)
    if scroller is None or scroller.delegate is None:
        return otherwise
    raised, thread = library().raised, threading.get_ident()
    earlier = raised.pop(thread, None)  # of the same call: not for the calls inside the function
    answer = otherwise
    try:
        answer = function(scroller, scroller.delegate)
    except BaseException as exception:
        raised[thread] = exception
    if earlier is not None:
        raised[thread] = earlier
    return answer


def _did_happen(user: Any, _scroller: Any, event: Any) -> None:
    _answer(user, None, lambda scroller, delegate: delegate.did_happen(scroller, Event.from_ffi(event.contents)))


def _did_receive(user: Any, _scroller: Any, input: Any) -> None:
    copy = Input.from_buffer_copy(input.contents)
    _answer(user, None, lambda scroller, delegate: delegate.did_receive(scroller, copy))


def _flag(name: str, answer: Any) -> bool:
    """The answer of a function that returns a bool."""
    if isinstance(answer, int):  # a bool is one
        return answer != 0
    raise TypeError(f"{name} must return a bool, not {answer!r}")


def _responds_to(user: Any, _scroller: Any, kind: int) -> int:
    known = _KINDS.get(kind, kind)
    return _answer(user, False, lambda scroller, delegate: _flag("responds_to", delegate.responds_to(scroller, known)))


def _should_scroll_to_top(user: Any, _scroller: Any, source: int) -> int:
    known = top_source(source)
    return _answer(user, True, lambda scroller, delegate: _flag(
        "should_scroll_to_top", delegate.should_scroll_to_top(scroller, known)))


def _pair(answer: Any) -> tuple[float, float] | None:
    """The answer of will_end_dragging."""
    if answer is None:
        return None
    try:
        x, y = answer
        return float(operator.pos(x)), float(operator.pos(y))  # float alone also takes a str
    except (TypeError, ValueError):
        raise TypeError(f"will_end_dragging must return a Vector, a pair of numbers or None, not {answer!r}") from None


def _will_end_dragging(user: Any, _scroller: Any, velocity_x: float, velocity_y: float, x: Any, y: Any) -> None:
    velocity, target = Vector(velocity_x, velocity_y), Vector(x[0], y[0])
    x[0], y[0] = _answer(
        user, None, lambda scroller, delegate: _pair(delegate.will_end_dragging(scroller, velocity, target))
    ) or target


# They exist once and serve all scrollers, so that none is freed while it runs.
_FUNCTIONS = {
    "did_happen": ffi.EventFunction(_did_happen),
    "did_receive": ffi.InputFunction(_did_receive),
    "responds_to": ffi.RespondsFunction(_responds_to),
    "should_scroll_to_top": ffi.ShouldFunction(_should_scroll_to_top),
    "will_end_dragging": ffi.ReleaseFunction(_will_end_dragging),
}


def attach(scroller: Scroller, handle: ffi.Scroller, delegate: Delegate | None) -> None:
    """Set the C functions of the functions that the delegate overrides."""
    if delegate is not None and not isinstance(delegate, Delegate):
        raise TypeError(f"delegate must be a Delegate, not {delegate!r}")
    raw = ffi.Delegate(user=handle.value)
    for name, function in _FUNCTIONS.items():
        if delegate is not None and getattr(type(delegate), name) is not getattr(Delegate, name):
            setattr(raw, name, function)
    library().scroller_set_delegate(handle, ctypes.pointer(raw) if delegate is not None else None)
    if handle.value is not None:
        scrollers[handle.value] = scroller
