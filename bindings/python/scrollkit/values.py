"""Values that a scroller returns: what to draw, and what happened."""

from __future__ import annotations

from typing import NamedTuple

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


class Frame(NamedTuple):
    """What to draw at a time."""

    time: float
    """The time of the frame, in seconds."""
    phase: Phase
    """What moves the content."""
    offset: Vector
    """The content offset to draw at, in points."""
    target: Vector
    """The offset at which content will rest, in points."""
    velocity: Vector
    """The velocity of the offset, in points per second."""
    overscroll: Vector
    """The part of the offset that is out of range, in points."""
    progress: Vector
    """The share of the range that is scrolled, 0 to 1."""
    edge: Vector
    """The stretch or glow at the edges; negative at the start."""
    scale: float
    """The scale to draw at."""
    needs_tick: bool
    """Whether the next display frame needs a tick; false at rest."""

    @classmethod
    def from_ffi(cls, raw: ffi.Frame) -> Frame:
        """Copy a frame of the C interface."""
        return cls(
            raw.time,
            Phase(raw.phase),
            Vector(raw.offset_x, raw.offset_y),
            Vector(raw.target_x, raw.target_y),
            Vector(raw.velocity_x, raw.velocity_y),
            Vector(raw.overscroll_x, raw.overscroll_y),
            Vector(raw.progress_x, raw.progress_y),
            Vector(raw.edge_x, raw.edge_y),
            raw.scale,
            bool(raw.needs_tick),
        )


class Event(NamedTuple):
    """A change of the scroller, or a request to the host. EventKind says which fields have a meaning."""

    kind: EventKind
    """What happened."""
    time: float
    """When it happened, in seconds."""
    x: float
    """An offset in points, a scale or a section."""
    y: float
    """An offset or a position, in points."""
    id: int
    """An animation, a header or a number of events."""
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

    @property
    def offset(self) -> Vector:
        """x and y, for kinds with an offset."""
        return Vector(self.x, self.y)

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
        )
