#!/usr/bin/env python3
"""A list of 1,000 rows in a PySide6 window that scrolls by ScrollKit: list_qt.py [LOG]; with --observe, Qt scrolls it.

The log has a line a frame: time,offset,target,phase. Home and End scroll by ScrollKit: with --observe, by requests to Qt.
"""
import sys

import scrollkit
from backends.scrollkit_qt import Driver, Observer
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QListWidget


class Rows(QListWidget):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends = {Qt.Key.Key_Home: 0.0, Qt.Key.Key_End: 1e9}
        if event.key() in ends:
            backend.scroller.scroll_to(0, ends[event.key()], time=backend.now())
        else:
            super().keyPressEvent(event)


arguments = [argument for argument in sys.argv[1:] if argument != "--observe"]
log = open(arguments[0], "a") if arguments else None
application = QApplication(sys.argv[:1])
rows = Rows(windowTitle="ScrollKit list", alternatingRowColors=True)
rows.setStyleSheet("QListWidget { font: 16px 'DejaVu Sans'; } QListWidget::item { padding: 12px; }")
rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
rows.addItems([f"Row {row + 1}" for row in range(1000)])
rows.resize(480, 640)
rows.show()
backend = Observer(rows) if "--observe" in sys.argv else Driver(rows, mouse_drags=True)


def write(frame: scrollkit.Frame) -> None:
    if log:
        print(f"{frame.time:.3f},{frame.offset.y:.6f},{frame.target.y:.6f},{frame.phase.name.lower()}", file=log, flush=True)


backend.ticked = write
sys.exit(application.exec())
