#!/usr/bin/env python3
"""A list of 1,000 rows in a raylib window: list_raylib.py [LOG]. The log has a line a frame: time,offset,target,phase."""
import sys

import pyray
from backends.scrollkit_raylib import ScrollArea

ROWS, ROW = 1000, 44
log = open(sys.argv[1], "a") if len(sys.argv) > 1 else None
pyray.set_trace_log_level(pyray.TraceLogLevel.LOG_WARNING)
pyray.set_config_flags(pyray.ConfigFlags.FLAG_WINDOW_RESIZABLE | pyray.ConfigFlags.FLAG_VSYNC_HINT)
pyray.init_window(480, 640, "ScrollKit list")
pyray.set_target_fps(60)
area = ScrollArea((0, 0, 480, 640), (480, ROWS * ROW))
while not pyray.window_should_close():
    width, height = pyray.get_screen_width(), pyray.get_screen_height()
    if pyray.is_window_resized():
        area.lay_out((0, 0, width, height), (width, ROWS * ROW))
    frame = area.tick()
    if log:
        print(f"{frame.time:.3f},{frame.offset.y:.6f},{frame.target.y:.6f},{frame.phase.name.lower()}", file=log, flush=True)
    pyray.begin_drawing()
    pyray.clear_background((216, 220, 226, 255))
    first = max(0, int(frame.offset.y // ROW))
    for row in range(first, min(ROWS, first + height // ROW + 2)):
        y = round(row * ROW - frame.offset.y)
        pyray.draw_rectangle(0, y, width, ROW, (255, 255, 255, 255) if row % 2 else (238, 240, 243, 255))
        pyray.draw_rectangle(16, y + 8, 28, 28, (80 + row * 37 % 150, 90 + row * 61 % 130, 160, 255))
        pyray.draw_text(f"Row {row + 1}", 60, y + 12, 20, (50, 54, 62, 255))
    pyray.end_drawing()  # waits for the next frame or for an event
pyray.close_window()
