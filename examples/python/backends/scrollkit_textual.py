"""ScrollKit for Textual, in one file: copy it; it needs the package scrollkit.

    class Rows(ScrollKitMixin, ScrollView): ...     # any scrollable widget of Textual; the mixin comes first

The wheel and the scroll keys scroll with momentum and animation of ScrollKit, in place of Textual's. The offset is in
points, 20 to a line, so that a motion is smooth in time; Textual shows the nearest line. A notch scrolls three lines.
`self.scroller` takes all other calls, at the time `self.now()`. A terminal has no time of events.
"""
from __future__ import annotations

import time

import scrollkit
from scrollkit import Key
from textual import events
from textual.timer import Timer

LINE = 20
KEYS = {"up": Key.LINE_UP, "down": Key.LINE_DOWN, "left": Key.LINE_LEFT, "right": Key.LINE_RIGHT,
        "pageup": Key.PAGE_UP, "pagedown": Key.PAGE_DOWN, "home": Key.HOME, "end": Key.END}


class ScrollKitMixin:
    """A widget of Textual that scrolls by ScrollKit."""

    scroller: scrollkit.Scroller
    frame: scrollkit.Frame
    _scrollkit_timer: Timer | None = None
    _scrollkit_shown: tuple[int, int] = (0, 0)  # Textual's offset after the last scroll by ScrollKit

    def __init__(self, *arguments: object, **options: object) -> None:
        self.scroller = scrollkit.Scroller(
            options=scrollkit.ScrollerOptions(wheel_step=3 * LINE, line_length=LINE))
        self.frame = self.scroller.frame
        super().__init__(*arguments, **options)

    def now(self) -> float:
        return time.monotonic()

    def lay_out(self) -> None:
        """Read the sizes from Textual. Events call it; call it when the content has changed."""
        size, content = self.scrollable_content_region.size, self.virtual_size
        self.scroller.set_geometry(viewport=(size.width * LINE, size.height * LINE), time=self.now(),
                                   content=(content.width * LINE, content.height * LINE))
        self._follow_textual()

    def _follow_textual(self) -> None:
        """Follow a scroll by Textual, such as one of its scroll bar."""
        if self.scroll_offset != self._scrollkit_shown:
            self._scrollkit_shown = x, y = self.scroll_offset
            self.scroller.set_offset(x * LINE, y * LINE, time=self.now())

    def request_frames(self) -> None:
        """Draw frames until the content rests."""
        if self._scrollkit_timer is None:
            self._scrollkit_timer = self.set_interval(1 / 60, self.tick)

    def tick(self) -> None:
        self._follow_textual()
        self.frame = self.scroller.tick(self.now())
        x, y = round(self.frame.offset.x / LINE), round(self.frame.offset.y / LINE)
        if (x, y) != self._scrollkit_shown:
            self.scroll_to(x, y, animate=False, immediate=True)
            self._scrollkit_shown = self.scroll_offset
        if not self.frame.needs_tick and self._scrollkit_timer is not None:
            self._scrollkit_timer.stop()
            self._scrollkit_timer = None

    def _turn(self, event: events.MouseEvent, notches: float) -> None:
        self.lay_out()
        is_sideways = event.shift or event.ctrl  # as Textual
        self.scroller.wheel(notches if is_sideways else 0, 0 if is_sideways else notches, time=self.now())
        self.request_frames()
        event.prevent_default()
        event.stop()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._turn(event, 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._turn(event, -1)

    def on_key(self, event: events.Key) -> None:
        if event.key in KEYS:
            self.lay_out()
            self.scroller.key(KEYS[event.key], time=self.now())
            self.request_frames()
            event.prevent_default()
            event.stop()

    def on_resize(self, event: events.Resize) -> None:
        self.lay_out()
        self.request_frames()

    def on_unmount(self) -> None:
        self.scroller.close()
