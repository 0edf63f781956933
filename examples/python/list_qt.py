#!/usr/bin/env python3
"""A list of 1,000 rows in a PySide6 window that scrolls by ScrollKit: list_qt.py [LOG]; with --observe, Qt scrolls it.

The log has a line a frame: time,offset,target,phase. With --observe, Home and End scroll by requests of ScrollKit.
"""
import sys

import scrollkit
from backends.scrollkit_qt import Driver, Observer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QListWidget

arguments = [argument for argument in sys.argv[1:] if argument != "--observe"]
log = open(arguments[0], "a") if arguments else None
application = QApplication(sys.argv[:1])
rows = QListWidget(windowTitle="ScrollKit list", alternatingRowColors=True)
rows.setStyleSheet("QListWidget { font: 16px 'DejaVu Sans'; } QListWidget::item { padding: 12px; }")
rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
rows.addItems([f"Row {row + 1}" for row in range(1000)])
rows.resize(480, 640)
rows.show()
backend = Observer(rows) if "--observe" in sys.argv else Driver(rows, mouse_drags=True)


def write(frame: scrollkit.Frame) -> None:
    if log:
        print(f"{frame.time:.3f},{frame.offset.y:.6f},{frame.target.y:.6f},{frame.phase.name.lower()}", file=log, flush=True)


def scroll_to(y: float) -> None:
    backend.scroller.scroll_to(0, y, time=backend.now())


backend.ticked = write
QShortcut(QKeySequence("Home"), rows, lambda: scroll_to(0))
QShortcut(QKeySequence("End"), rows, lambda: scroll_to(1e9))
sys.exit(application.exec())
