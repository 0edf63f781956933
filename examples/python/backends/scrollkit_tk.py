"""ScrollKit for tkinter, in one file: copy it; it needs the package scrollkit.

    canvas = ScrollCanvas(root, content=(480, 44000), draw=draw)   # a tkinter.Canvas
    canvas.pack(fill="both", expand=True)

`draw(canvas, frame)` draws the visible part at frame.offset. It is called only while content moves, after an
event and after a change of the size. Wheel, drag and the scroll keys scroll; `canvas.scroller` takes all other calls.
"""
from __future__ import annotations

import functools
import math
import time
import tkinter as tk
from collections.abc import Callable
from typing import Any

import scrollkit
from scrollkit import Key

KEYS = {"Up": Key.LINE_UP, "Down": Key.LINE_DOWN, "Left": Key.LINE_LEFT, "Right": Key.LINE_RIGHT,
        "Prior": Key.PAGE_UP, "Next": Key.PAGE_DOWN, "Home": Key.HOME, "End": Key.END}
SHIFT = 1  # the bit of Shift in a Tk event's state


class ScrollCanvas(tk.Canvas):
    """A canvas whose content scrolls by ScrollKit. A canvas in a canvas chains scrolling to it."""

    def __init__(self, master: tk.Misc, *, content: tuple[float, float],
                 draw: Callable[[ScrollCanvas, scrollkit.Frame], None], feel: scrollkit.Feel = scrollkit.Feel.DEFAULT,
                 **options: Any) -> None:
        super().__init__(master, highlightthickness=0, **options)
        self.scroller = scrollkit.Scroller(feel=feel)
        self._draw, self._content = draw, content
        self._time, self._clock_offset = 0.0, math.inf
        self._timer: str | None = None
        outer = master
        while not isinstance(outer, ScrollCanvas) and outer.master is not None:
            outer = outer.master
        if isinstance(outer, ScrollCanvas):
            self.scroller.set_parent(outer.scroller, time=self.now())
        self.outer = outer if isinstance(outer, ScrollCanvas) else None
        self.bind("<Configure>", lambda event: self.set_content(self._content))
        scroller = self.scroller
        self.on("<ButtonPress-1>", self._press)
        self.on("<B1-Motion>", lambda event, now: scroller.move(event.x, event.y, time=now))
        self.on("<ButtonRelease-1>", lambda event, now: scroller.release(time=now))
        # On X11, Tk 8.6 reports the wheel as buttons.
        self.on("<Button-4>", lambda event, now: self._turn(event, -1, now))
        self.on("<Button-5>", lambda event, now: self._turn(event, 1, now))
        # A notch is a delta of 120, but of 1 in Tk 8.6 for macOS.
        notch = 1 if tk.TkVersion < 8.7 and self.tk.call("tk", "windowingsystem") == "aqua" else 120
        self.on("<MouseWheel>", lambda event, now: self._turn(event, -event.delta / notch, now))
        for name, key in KEYS.items():
            self.on(f"<{name}>", functools.partial(self._key, key))

    def on(self, sequence: str, handle: Callable[[tk.Event[Any], float], Any]) -> None:
        """Handle an event at its own time, then draw. A later call replaces the handler."""
        def react(event: tk.Event[Any]) -> None:
            now, stamp = time.monotonic(), event.time / 1000
            self._clock_offset = min(self._clock_offset, now - stamp)  # of Tk's clock to this one, in seconds
            happened = stamp + self._clock_offset
            handle(event, self.now(happened if happened > now - 1 else now))  # an event may lack a time
            self.redraw()
        self.bind(sequence, react)

    def now(self, at: float | None = None) -> float:
        """Return the present or the given time, for calls on the scroller; it never decreases."""
        self._time = max(self._time, at or time.monotonic())
        return self._time

    def set_content(self, content: tuple[float, float]) -> None:
        """Set the size of the content, in points."""
        self._content = content
        self.scroller.set_geometry(viewport=(self.winfo_width(), self.winfo_height()), content=content, time=self.now())
        self.redraw()

    def redraw(self) -> None:
        """Draw soon; then a frame every 16 ms while content moves. A canvas around this one draws, too."""
        if self._timer is None:
            self._timer = self.after(1, self._tick)
        if self.outer is not None:
            self.outer.redraw()

    def _press(self, event: tk.Event[Any], now: float) -> None:
        self.focus_set()
        self.scroller.press(event.x, event.y, time=now)

    def _key(self, key: Key, event: tk.Event[Any], now: float) -> None:
        self.scroller.key(key, time=now)

    def _turn(self, event: tk.Event[Any], notches: float, now: float) -> None:
        is_shifted = isinstance(event.state, int) and event.state & SHIFT
        self.scroller.wheel(notches if is_shifted else 0, 0 if is_shifted else notches, time=now)

    def _tick(self) -> None:
        began = time.monotonic()
        frame = self.scroller.tick(self.now())
        self._draw(self, frame)
        left = 16 - round((time.monotonic() - began) * 1000)
        self._timer = self.after(max(1, left), self._tick) if frame.needs_tick else None

    def destroy(self) -> None:
        if self._timer is not None:
            self.after_cancel(self._timer)
        self.scroller.close()
        super().destroy()
