"""Views of the backends in Python that end: removed.py tk|qt|textual."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples/python/backends"))


def tk():
    import tkinter

    from scrollkit_tk import ScrollCanvas

    root = tkinter.Tk()
    outer = ScrollCanvas(root, content=(400, 4000), draw=lambda canvas, frame: None)
    inner = ScrollCanvas(outer, content=(400, 4000), draw=lambda canvas, frame: None)
    outer.pack()
    inner.pack()
    root.update()
    inner.redraw()
    inner.destroy()
    assert inner.scroller.handle is None and outer.scroller.handle is not None
    outer.scroller.wheel(0, 1, time=outer.now())
    outer.redraw()
    root.update()
    root.destroy()
    assert outer.scroller.handle is None


def qt():
    from PySide6.QtCore import QPoint, QPointF, Qt
    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

    from scrollkit_qt import Driver, Observer

    application = QApplication([])
    content = QWidget()
    content.resize(400, 4000)
    area = QScrollArea()
    area.setWidget(content)
    area.resize(400, 400)
    area.show()
    application.processEvents()
    bar = area.verticalScrollBar()

    def turn():
        event = QWheelEvent(QPointF(50, 50), QPointF(50, 50), QPoint(0, 0), QPoint(0, -120), Qt.MouseButton.NoButton,
                            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)
        QApplication.sendEvent(area.viewport(), event)

    events = []
    for attach in (lambda: Driver(area), lambda: Observer(area, events.append)):
        backend = attach()
        bar.setValue(0)
        bar.setValue(100)
        backend.tick()
        assert backend.frame.offset.y == 100
        backend.detach()
        assert backend.scroller.handle is None
        seen = len(events)
        bar.setValue(50)
        area.resize(400, 390)
        application.processEvents()
        assert bar.value() == 50
        turn()
        assert bar.value() > 50, "Qt scrolls as before"
        assert len(events) == seen
        area.resize(400, 400)
        application.processEvents()
    assert events

    inner = QScrollArea(content)
    outer = Driver(area)
    Driver(inner).detach()
    driver = Driver(inner)  # in the driver around it, after one that was detached
    driver.scroller.wheel(0, 1, time=driver.now())
    assert outer.scroller.frame.target.y > 0
    outer.detach()
    alone = Driver(inner)
    alone.scroller.wheel(0, 1, time=alone.now())
    assert alone.scroller.frame.target.y == 0, "a detached driver is no parent"


def textual():
    import asyncio

    from scrollkit_textual import ScrollKitMixin
    from textual.app import App
    from textual.scroll_view import ScrollView

    class Rows(ScrollKitMixin, ScrollView):
        pass

    class Program(App):
        def compose(self):
            yield Rows()

    async def run():
        program = Program()
        async with program.run_test() as pilot:
            rows = program.query_one(Rows)
            rows.request_frames()
            await rows.remove()
            await pilot.pause(0.1)
            assert rows.scroller.handle is None

    asyncio.run(run())


{"tk": tk, "qt": qt, "textual": textual}[sys.argv[1]]()
