"""What a user saw: janky frames, jerks, and how long inputs took to a frame."""

from __future__ import annotations

from ._library import library
from ._part import Part
from .ffi import MeterOptions, MeterReport


class Meter(Part):
    """Measures what a user sees of a scroller.

    A tick is a frame that is seen at its time, as is a call of `Scroller.sync` or `Deltas.take`.
    """

    def enable(self, options: MeterOptions | None = None) -> None:
        """Enable the meter, or let it begin again."""
        library().meter_enable(self._handle, options)

    def disable(self) -> None:
        """Disable the meter."""
        library().meter_disable(self._handle)

    @property
    def report(self) -> MeterReport:
        """What a user saw since the meter was enabled, up to the last frame."""
        report = MeterReport()
        library().meter_get_report(self._handle, report)
        return report
