"""ScrollKit for PySide6, in one file: copy it; it needs the package scrollkit.

    driver = Driver(area, mouse_drags=True)    # ScrollKit scrolls a QAbstractScrollArea in place of Qt
    observer = Observer(area, on_event)        # Qt scrolls; ScrollKit reports phases, targets and events
    observer.scroller.scroll_to(0, 0, time=observer.now())
    driver.detach()

A driver takes the wheel, the trackpad and, with `mouse_drags`, the mouse. Qt's scroll bars follow, and scroll. A driver
of an area in another driven area chains to it. `frame` is the last frame; its overscroll is for the program to draw.
"""
from __future__ import annotations

import math
import time
from collections.abc import Callable

import scrollkit
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QInputEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea
from scrollkit import EventKind, Input, InputFlags, InputKind, Mode, Phase

LEFT = Qt.MouseButton.LeftButton


class Backend(QObject, scrollkit.Delegate):
    """What a driver and an observer share: the geometry, and ticks only while content moves."""

    ticked: Callable[[scrollkit.Frame], None] | None = None
    """Called after each frame."""

    now = staticmethod(time.monotonic)
    """Return the time of calls on the scroller, in seconds."""

    def __init__(self, area: QAbstractScrollArea, mode: Mode, feel: scrollkit.Feel) -> None:
        super().__init__(area)
        self.area, self.scroller = area, scrollkit.Scroller(mode=mode, feel=feel)
        self.frame = self.scroller.frame
        self.bars = area.horizontalScrollBar(), area.verticalScrollBar()
        self._is_setting = False
        self._timer = QTimer(self, interval=8, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        for bar in self.bars:
            bar.valueChanged.connect(self.report)
            bar.rangeChanged.connect(self.lay_out)
        self.lay_out()
        self.scroller.delegate = self

    def detach(self) -> None:
        """End it: Qt scrolls as before."""
        for bar in self.bars:
            bar.disconnect(self)
        self.area.viewport().removeEventFilter(self)
        self.scroller.close()
        self._timer.stop()
        self.setParent(None)  # no driver finds it

    def lay_out(self) -> None:
        """Read the sizes of the viewport and the content from Qt."""
        size = self.area.viewport().size()
        self.scroller.set_geometry(viewport=size.toTuple(), time=self.now(), content=(
            self.bars[0].maximum() + size.width(), self.bars[1].maximum() + size.height()))
        self._timer.start()

    def report(self) -> None:
        """Handle a scroll by Qt."""
        raise NotImplementedError

    def set_bars(self, x: float, y: float) -> None:
        """Scroll Qt's area."""
        self._is_setting = True
        self.bars[0].setValue(round(x))
        self.bars[1].setValue(round(y))
        self._is_setting = False

    def did_happen(self, scroller: scrollkit.Scroller, event: scrollkit.Event) -> None:
        self._timer.start()

    def tick(self) -> None:
        self.frame = self.scroller.tick(self.now())
        if not self.frame.needs_tick:
            self._timer.stop()
        if self.ticked:
            self.ticked(self.frame)


class Driver(Backend):
    """ScrollKit scrolls the area."""

    def __init__(self, area: QAbstractScrollArea, *, mouse_drags: bool = False,
                 feel: scrollkit.Feel = scrollkit.Feel.DEFAULT) -> None:
        super().__init__(area, Mode.DRIVEN, feel)
        self.mouse_drags, self._clock_offset = mouse_drags, math.inf
        area.viewport().installEventFilter(self)
        outer = area.parent()
        while outer is not None:
            if found := outer.findChild(Driver, options=Qt.FindChildOption.FindDirectChildrenOnly):
                self.scroller.set_parent(found.scroller, time=self.now())
                break
            outer = outer.parent()

    def report(self) -> None:  # the user drags a scroll bar
        if not self._is_setting:
            self.scroller.set_offset(self.bars[0].value(), self.bars[1].value(), time=self.now())

    def time_of(self, event: QInputEvent) -> float:
        """Return the time of an event on the clock of `now`. Qt's is that of the window system."""
        stamp, present = event.timestamp() / 1000, self.now()
        self._clock_offset = min(self._clock_offset, present - stamp)
        happened = stamp + self._clock_offset
        return happened if happened > present - 1 else present  # an event may lack a time

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent):
            angle, pixels = event.angleDelta(), event.pixelDelta()
            turn = scrollkit.toolkits.qt_wheel(*angle.toTuple(), *pixels.toTuple(), event.phase().value,
                                               event.inverted(), 0)
            turn.time, turn.flags = self.time_of(event), turn.flags & ~InputFlags.TIME_WRAPS
            self.scroller.push(turn)
        elif isinstance(event, QMouseEvent) and self.mouse_drags and (event.button() or event.buttons()) & LEFT:
            x, y = event.position().toTuple()  # a move has no `button`
            if event.type() == QEvent.Type.MouseButtonRelease:
                self.scroller.release(time=self.time_of(event))
            else:
                call = self.scroller.move if event.type() == QEvent.Type.MouseMove else self.scroller.press
                call(x, y, time=self.time_of(event))
        else:
            return False
        return True

    def tick(self) -> None:
        super().tick()
        self.set_bars(*self.frame.offset)


class Observer(Backend):
    """Qt scrolls the area. Requests of ScrollKit are animated for 0.3 s; Qt has no animated scrolling."""

    def __init__(self, area: QAbstractScrollArea, on_event: Callable[[scrollkit.Event], None] | None = None) -> None:
        self.on_event, self._request = on_event, 0
        self._began, self._left = 0.0, 0.0  # of the animation; the share of its distance that is left
        super().__init__(area, Mode.OBSERVED, scrollkit.Feel.DEFAULT)

    def report(self) -> None:
        self.scroller.push(Input(kind=InputKind.DID_SCROLL, x=self.bars[0].value(), y=self.bars[1].value(),
                                 time=self.now()))

    def did_happen(self, scroller: scrollkit.Scroller, event: scrollkit.Event) -> None:
        super().did_happen(scroller, event)
        if event.kind == EventKind.REQUEST_SCROLL and event.id:
            if event.id != self._request:  # else its target has moved with the content
                self._request, self._began, self._left = event.id, self.now(), 1.0
        elif event.kind in (EventKind.REQUEST_SCROLL, EventKind.REQUEST_SHIFT):
            self.set_bars(event.x, event.y)
        if self.on_event:
            self.on_event(event)

    def tick(self) -> None:
        super().tick()
        if self._left == 0 or self.frame.phase != Phase.ANIMATING:
            self._left = 0  # the user has interrupted it
            return
        progress = min(1, (self.now() - self._began) / 0.3)
        left = 1 - progress * progress * (3 - 2 * progress)
        share, self._left = left / self._left, left
        offset, target = self.frame.offset, self.frame.target
        self.set_bars(target.x + (offset.x - target.x) * share, target.y + (offset.y - target.y) * share)
        if left == 0:
            self.scroller.push(Input(kind=InputKind.DID_END_ANIMATION, time=self.now()))
        self._timer.start()
