"""Values that a scroller returns: what to draw, and what happened."""

from __future__ import annotations

from typing import Any, NamedTuple

from . import ffi
from .ffi import Edges, EventKind, Phase, TopSource


_SOURCES = {int(source): source for source in TopSource}


def top_source(number: int) -> TopSource | int:
    """Return the source with a number; the number itself if it is the host's own."""
    return _SOURCES.get(number, number)


class Vector(NamedTuple):
    """An offset, a velocity or another pair: x to the right, y down."""

    x: float
    y: float


class Frame:
    """What to draw at a time. Frames are equal if all values are."""

    __slots__ = ("_raw",)

    def __init__(self, raw: ffi.Frame) -> None:
        """Copy a frame of the C interface."""
        self._raw = ffi.Frame.from_buffer_copy(raw)

    def as_dict(self) -> dict[str, Any]:
        """Return all values by their names."""
        return {name: getattr(self, name) for name, part in vars(Frame).items() if isinstance(part, property)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.as_dict() == other.as_dict()

    def __repr__(self) -> str:
        return f"Frame({', '.join(f'{name}={value!r}' for name, value in self.as_dict().items())})"

    @property
    def time(self) -> float:
        """The time of the frame, in seconds."""
        return self._raw.time

    @property
    def phase(self) -> Phase:
        """What moves the content."""
        return Phase(self._raw.phase)

    @property
    def offset(self) -> Vector:
        """The content offset to draw at, in points."""
        return Vector(self._raw.offset_x, self._raw.offset_y)

    @property
    def target(self) -> Vector:
        """The offset at which content will rest, in points."""
        return Vector(self._raw.target_x, self._raw.target_y)

    @property
    def velocity(self) -> Vector:
        """The velocity of the offset, in points per second."""
        return Vector(self._raw.velocity_x, self._raw.velocity_y)

    @property
    def overscroll(self) -> Vector:
        """The part of the offset that is out of range, in points."""
        return Vector(self._raw.overscroll_x, self._raw.overscroll_y)

    @property
    def progress(self) -> Vector:
        """The share of the range that is scrolled, 0 to 1."""
        return Vector(self._raw.progress_x, self._raw.progress_y)

    @property
    def edge(self) -> Vector:
        """The stretch or glow at the edges; negative at the start."""
        return Vector(self._raw.edge_x, self._raw.edge_y)

    @property
    def scale(self) -> float:
        """The scale to draw at."""
        return self._raw.scale

    @property
    def needs_tick(self) -> bool:
        """Whether the next display frame needs a tick; false at rest."""
        return self._raw.needs_tick == 1


_WITH_OFFSET = {
    EventKind.DID_SCROLL, EventKind.WILL_REST, EventKind.DID_REST,
    EventKind.REQUEST_SCROLL, EventKind.REQUEST_REST, EventKind.REQUEST_SHIFT,
}


class Event(NamedTuple):
    """A change of the scroller, or a request to the host. EventKind says which fields have a meaning."""

    kind: EventKind
    """What happened."""
    time: float
    """When it happened, in seconds."""
    x: float
    """An offset in points, a scale, a section or an item."""
    y: float
    """An offset or a position, in points, or a number of items."""
    id: int
    """An animation, a header, a step or a number of events."""
    from_phase: Phase
    """The phase before."""
    to_phase: Phase
    """The phase now."""
    finished: bool
    """Whether the animation reached its target."""
    edges: Edges
    """A set of edges."""
    source: TopSource | int
    """The source of a trigger, or the host's own number."""
    delta: Vector
    """For requests: the distance of x and y from the toolkit's offset, in points."""

    @property
    def offset(self) -> Vector | None:
        """x and y, for DID_SCROLL, WILL_REST, DID_REST and the requests; None for other kinds."""
        return Vector(self.x, self.y) if self.kind in _WITH_OFFSET else None

    @classmethod
    def from_ffi(cls, raw: ffi.Event) -> Event:
        """Copy an event of the C interface."""
        return cls(
            EventKind(raw.kind),
            raw.time,
            raw.x,
            raw.y,
            raw.id,
            Phase(raw.from_phase),
            Phase(raw.to_phase),
            bool(raw.finished),
            Edges(raw.edges),
            top_source(raw.source),
            Vector(raw.delta_x, raw.delta_y),
        )
