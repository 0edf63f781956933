"""Events of the backends in Python that a virtual display or a terminal cannot send: backend_events.py tk|pygame|qt|textual."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples/python/backends"))


def tk():
    import tkinter

    from scrollkit_tk import ScrollCanvas

    root = tkinter.Tk()

    def target(delta):
        canvas = ScrollCanvas(root, content=(400, 4000), draw=lambda canvas, frame: None)
        canvas.pack()
        root.update()
        canvas.event_generate("<MouseWheel>", delta=delta)
        found = canvas.scroller.tick(canvas.now()).target.y
        canvas.destroy()
        return found

    notch = target(-120)
    assert notch > 0 and target(-240) == 2 * notch
    root.eval("rename tk tk_of_x11; proc tk {args} {"
              "if {$args eq {windowingsystem}} {return aqua}; tailcall tk_of_x11 {*}$args}")
    assert tkinter.TkVersion >= 8.7 or target(-1) == notch, "a notch of Tk 8.6 for macOS"


def pygame():
    import pygame
    import scrollkit_pygame

    pygame.display.init()
    pygame.display.set_mode((480, 640))
    area = scrollkit_pygame.ScrollArea(pygame.Rect(0, 40, 480, 600), content=(480, 44000))

    def send(kind, **fields):
        area.handle(pygame.event.Event(kind, fields))
        return area.tick()

    def mouse(kind, x, y):
        return send(kind, pos=(x, y), touch=False, **({} if kind == pygame.MOUSEMOTION else {"button": 1}))

    def drag(x, y, distance):
        """Drag without a release, and return how far the content has moved."""
        before = area.tick().offset.y
        mouse(pygame.MOUSEBUTTONDOWN, x, y)
        for step in range(1, 11):
            mouse(pygame.MOUSEMOTION, x, y - distance * step / 10)
        return area.tick().offset.y - before

    def rest():
        while area.tick().needs_tick:
            pygame.time.wait(5)

    mouse(pygame.MOUSEBUTTONDOWN, 10, 10)
    mouse(pygame.MOUSEBUTTONUP, 10, 10)
    assert drag(100, 300, 200) == 190, "a drag inside after a click outside"
    mouse(pygame.MOUSEBUTTONUP, 100, 100)
    rest()
    assert drag(10, 10, 100) == 0, "a drag from outside"
    mouse(pygame.MOUSEBUTTONUP, 10, -90)
    assert drag(100, 300, 200) == 190
    send(pygame.WINDOWFOCUSLOST)
    rest()
    offset = area.tick().offset.y
    assert mouse(pygame.MOUSEMOTION, 100, 400).offset.y == offset, "the loss of focus ends a drag"
    assert mouse(pygame.MOUSEBUTTONUP, 100, 400).offset.y == offset

    finger = {"touch_id": -1, "finger_id": 0, "x": 0.5}
    assert drag(100, 300, 100) == 90
    before = area.tick().offset.y
    send(pygame.FINGERDOWN, y=0.5, **finger)
    send(pygame.FINGERMOTION, y=0.2, **finger)
    send(pygame.FINGERUP, y=0.2, **finger)
    assert area.tick().offset.y == before, "a finger that is the mouse is ignored"
    mouse(pygame.MOUSEBUTTONUP, 100, 200)
    rest()

    pygame.mouse.get_pos = lambda: (100, 300)
    offset = area.tick().offset.y
    turn = {"x": 0, "y": -1, "precise_x": 0.0, "precise_y": -1.0, "touch": False}
    assert send(pygame.MOUSEWHEEL, flipped=False, **turn).target.y == offset + 60
    assert send(pygame.MOUSEWHEEL, flipped=True, **turn).target.y == offset + 120, "macOS has inverted the distance"


def qt():
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

    from scrollkit import Phase
    from scrollkit_qt import Driver

    application = QApplication([])
    content = QWidget()
    content.resize(400, 4000)
    area = QScrollArea()
    area.setWidget(content)
    area.resize(400, 400)
    area.show()
    application.processEvents()
    driver = Driver(area, mouse_drags=True)
    left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

    def send(kind, button, buttons, y):
        position = QPointF(100, y)
        event = QMouseEvent(kind, position, position, button, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(area.viewport(), event)
        driver.tick()

    send(QEvent.Type.MouseButtonPress, left, left, 300)
    send(QEvent.Type.MouseMove, Qt.MouseButton.NoButton, left, 280)
    send(QEvent.Type.MouseMove, Qt.MouseButton.NoButton, left, 200)
    offset = driver.frame.offset.y
    assert driver.frame.phase == Phase.DRAGGING and offset > 0
    send(QEvent.Type.MouseButtonPress, right, left | right, 200)
    send(QEvent.Type.MouseButtonRelease, right, left, 200)
    assert driver.frame.phase == Phase.DRAGGING, "another button does not end a drag"
    send(QEvent.Type.MouseMove, Qt.MouseButton.NoButton, left, 150)
    assert driver.frame.offset.y == offset + 50
    send(QEvent.Type.MouseButtonRelease, left, Qt.MouseButton.NoButton, 150)
    assert driver.frame.phase != Phase.DRAGGING
    driver.detach()


def textual():
    import asyncio

    from scrollkit_textual import ScrollKitMixin
    from textual.app import App
    from textual.containers import VerticalScroll
    from textual.geometry import Size
    from textual.scroll_view import ScrollView
    from textual.widgets import Static

    class Rows(ScrollKitMixin, ScrollView):
        def on_mount(self):
            self.virtual_size = Size(80, 1000)

    class Text(ScrollKitMixin, VerticalScroll):
        def compose(self):
            yield Static("\n".join(map(str, range(1000))))

    class Program(App):
        def __init__(self, widget):
            super().__init__()
            self.widget = widget

        def compose(self):
            yield self.widget

    async def rest(pilot, widget):
        await pilot.pause()
        while widget._scrollkit_timer is not None:
            await pilot.pause(0.02)
        await pilot.pause()
        return widget.scroll_offset.y

    async def run(widget):
        async with Program(widget).run_test(size=(80, 24)) as pilot:
            widget.focus()
            await rest(pilot, widget)
            widget.scroll_end(animate=False)
            await pilot.pause()
            end = widget.scroll_offset.y
            assert end == widget.max_scroll_y > 900
            await pilot.press("up")
            assert await rest(pilot, widget) == end - 2, "a key scrolls two lines from where Textual has scrolled to"
            await pilot.press("home")
            assert await rest(pilot, widget) == 0
            widget.scroll_to(y=500, duration=0.1)
            await pilot.pause(0.3)
            assert widget.scroll_offset.y == 500, "an animation of Textual goes on"
            await pilot.press("pageup")  # an animation of ScrollKit
            await pilot.pause(0.05)
            widget.scroll_to(y=100, animate=False)
            assert await rest(pilot, widget) == 100, "Textual's scroll ends a motion"
            await pilot.press("down")
            assert await rest(pilot, widget) == 102

    asyncio.run(run(Rows()))
    asyncio.run(run(Text()))


{"tk": tk, "pygame": pygame, "qt": qt, "textual": textual}[sys.argv[1]]()
