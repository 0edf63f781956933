"""Records how Qt scrolls: qt.py quick|widgets FOLDER [NAME...], on a display with an X server.

`quick` is a Flickable with a ScrollBar, `widgets` a QScrollArea, whose content a QScroller moves when the mouse drags it.
xdotool sends wheel events, keys and mouse drags. The events have the times of the X server, and an offset has the time at
which Qt set it: both are the monotonic clock.
"""

import pathlib
import subprocess
import sys
import tempfile
import time

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer, QUrl, qVersion
from PySide6.QtQuick import QQuickView
from PySide6.QtWidgets import QApplication, QScrollArea, QScroller, QStyle, QStyleOptionSlider, QWidget

from recording import WHEELS, drag, keys, tried, turns, write

WIDTH, HEIGHT = 400, 600
FLICKABLE = """
import QtQuick
import QtQuick.Controls.Basic
Flickable {
  id: flickable
  contentWidth: width
  ScrollBar.vertical: ScrollBar { objectName: "bar"; policy: ScrollBar.AlwaysOn; width: 12 }
  Rectangle {
    width: flickable.width; height: flickable.contentHeight
    gradient: Gradient { GradientStop { color: "white"; position: 0 } GradientStop { color: "navy"; position: 1 } }
  }
  Rectangle {  // moves, so that every frame is drawn
    parent: flickable; width: 4; height: 4
    NumberAnimation on x { from: 0; to: 100; duration: 1000; loops: Animation.Infinite }
  }
}
"""


class Quick:
    """A window with a Flickable."""

    name = "Qt Quick"

    def __init__(self):
        self.view = QQuickView(flags=Qt.WindowType.FramelessWindowHint)
        with tempfile.NamedTemporaryFile("w", suffix=".qml") as file:
            file.write(FLICKABLE)
            file.flush()
            self.view.setSource(QUrl.fromLocalFile(file.name))
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.flickable = self.view.rootObject()
        self.target, self.drawn, self.moved = self.view, self.view.frameSwapped, self.flickable.contentYChanged

    @property
    def offset(self):
        return self.flickable.property("contentY")

    @property
    def track(self):
        """The start of the scroll bar's track and its length."""
        bar = self.flickable.findChild(QObject, "bar")
        return bar.property("topPadding"), bar.property("availableHeight")

    def show(self, content, offset):
        self.flickable.setProperty("contentHeight", content)
        self.flickable.setProperty("contentY", offset)


class Widgets:
    """A window with a scroll area; its content is as long as its scroll bar and its viewport together."""

    name = "Qt Widgets"

    def __init__(self):
        self.view = QScrollArea(widgetResizable=False, windowFlags=Qt.WindowType.FramelessWindowHint)
        self.view.setFrameShape(QScrollArea.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setWidget(QWidget())
        QScroller.grabGesture(self.view.viewport(), QScroller.ScrollerGestureType.LeftMouseButtonGesture)
        self.bar, self.timer = self.view.verticalScrollBar(), QTimer(interval=16, timerType=Qt.TimerType.PreciseTimer)
        self.target, self.drawn, self.moved = QApplication.instance(), self.timer.timeout, self.bar.valueChanged
        self.timer.start()

    @property
    def offset(self):
        return self.bar.value() - self.view.viewport().y()  # Qt moves the viewport past an edge

    @property
    def track(self):
        option = QStyleOptionSlider()
        self.bar.initStyleOption(option)
        groove = self.bar.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarGroove, self.bar)
        return groove.top(), groove.height()

    def show(self, content, offset):
        self.view.widget().resize(WIDTH, content)
        self.bar.setValue(offset)


class Listener(QObject):
    """Collects the events that reach the window, and the offset at each frame."""

    KINDS = {QEvent.Type.MouseButtonPress: "press", QEvent.Type.MouseMove: "move", QEvent.Type.MouseButtonRelease: "release"}
    KEYS = {Qt.Key.Key_Down: "line_down", Qt.Key.Key_PageDown: "page_down"}

    def __init__(self, window):
        super().__init__()
        self.window, self.inputs, self.frames, self.is_pressed, self.since = window, [], [], False, 0
        window.moved.connect(self.on_move)
        window.drawn.connect(self.on_frame)
        window.target.installEventFilter(self)

    def on_move(self):
        self.since = time.monotonic()

    def on_frame(self):
        before = self.frames[-1][1] if self.frames else 0
        self.frames.append(("frame", self.since if self.since > before else time.monotonic(), self.window.offset))

    def eventFilter(self, target, event):
        kind = self.KINDS.get(event.type())
        if kind and (target.isWindowType() or not target.parent()):
            self.is_pressed = kind != "release" and (kind == "press" or self.is_pressed)
            if self.is_pressed or kind == "release":
                value = 0 if kind == "release" else event.position().y()
                self.inputs.append((kind, event.timestamp() / 1000, value))
        elif event.type() == QEvent.Type.Wheel and target.isWindowType():
            self.inputs.append(("wheel", event.timestamp() / 1000, -event.angleDelta().y() / 120))
        elif event.type() == QEvent.Type.KeyPress and target.isWindowType():
            self.inputs.append((self.KEYS[event.key()], event.timestamp() / 1000, 1))
        return False


SCENES = {
    "fling_300": (5000, drag((3, 30))),
    "fling_800": (5000, drag((8, 20))),
    "fling_1500": (5000, drag((15, 16))),
    "fling_2400": (5000, drag((24, 14))),
    "fling_4000": (5000, drag((40, 12))),
    "fling_down": (5000, drag((-15, 16))),
    "fling_slowing": (5000, drag((20, 10), (8, 8))),
    "drag_held": (5000, drag((10, 20), hold=0.4)),
    "catch": (5000, drag((20, 12)) + ["sleep", "0.3"] + drag((1, 0), hold=0.3)),
    "twice": (5000, drag((20, 12)) + ["sleep", "0.1"] + drag((20, 12))),
    "bounce_800": (150, drag((-8, 20))),
    "bounce_1500": (500, drag((-15, 16))),
    "bounce_2400": (500, drag((-24, 14))),
    "pull": (0, drag((-10, 30), hold=0.4)),
    **{name: (5000, words) for name, words in WHEELS.items()},
    "notch_each": (5000, turns(*[(0.5, 1)] * 3)),
    "keys": (5000, keys("Down", "Down", "Next", pause=0.6)),
    "thumb": (0, drag((-4, 30), hold=0.2, x=WIDTH - 6, y=20)),
}
QUICK_SCENES = [name for name in SCENES if name != "keys"]  # a Flickable ignores keys
WIDGET_SCENES = ["fling_800", "fling_1500", "bounce_1500", "wheel_5", "keys", "thumb"]


def wait(seconds, process=None):
    """Handles events for a time, or until a process has ended."""
    loop, end = QEventLoop(), time.monotonic() + seconds
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: loop.quit() if time.monotonic() > end or process and process.poll() is not None else None)
    timer.start()
    loop.exec()


def record(kind, name):
    """The lengths, the inputs and the frames of one scene, in a new window."""
    begin, words = SCENES[name]
    content = 6000 if name == "thumb" else 100000
    window = kind()
    window.view.resize(WIDTH, HEIGHT)
    window.view.show()
    window.show(content, begin)
    subprocess.run(["xdotool", "mousemove", "200", "300"], check=True)
    wait(0.7)
    listener = Listener(window)
    wait(0.2)
    wait(20, subprocess.Popen(["xdotool", *words]))
    last = None
    while last != (last := window.offset):  # until it rests
        wait(0.5)
    QApplication.instance().removeEventFilter(listener)
    window.view.close()
    track, inputs = "", listener.inputs
    if name == "thumb":
        start, length = window.track
        track = f", track {length:g}"
        inputs = [({"press": "thumb"}.get(kind, f"thumb_{kind}"), seconds, value - start) for kind, seconds, value in inputs]
    return f"viewport {HEIGHT}, content {content}{track}", inputs, listener.frames


def main():
    kind, folder, names = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    application = QApplication(sys.argv[:1])
    for name in QUICK_SCENES if kind == "quick" else WIDGET_SCENES:
        if names and name not in names:
            continue
        window = {"quick": Quick, "widgets": Widgets}[kind]
        lengths, inputs, frames = tried(lambda: record(window, name))
        prefix = "qt" if kind == "quick" else "qtwidgets"
        write(folder / f"{prefix}_{name}.csv", [
            f"{window.name} {qVersion()}, X11", f"{lengths}; frame,seconds,offset"], inputs, frames)
    application.quit()


main()
