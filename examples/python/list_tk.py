#!/usr/bin/env python3
"""A list of 1,000 rows in a tkinter window: list_tk.py [LOG]. The log has a line a frame: time,offset,target,phase."""
import sys
import tkinter as tk

import scrollkit
from backends.scrollkit_tk import ScrollCanvas

ROWS, ROW = 1000, 44
log = open(sys.argv[1], "a") if len(sys.argv) > 1 else None


def draw(canvas: ScrollCanvas, frame: scrollkit.Frame) -> None:
    canvas.delete("all")
    width, height = canvas.winfo_width(), canvas.winfo_height()
    first = max(0, int(frame.offset.y // ROW))
    for row in range(first, min(ROWS, first + height // ROW + 2)):
        y = row * ROW - frame.offset.y
        canvas.create_rectangle(0, y, width, y + ROW, fill="#ffffff" if row % 2 else "#eef0f3", width=0)
        canvas.create_text(16, y + ROW / 2, text=f"Row {row + 1}", anchor="w", fill="#32363e", font=("DejaVu Sans", -16))
    bar = max(36, height * height / (ROWS * ROW))
    y = frame.progress.y * (height - bar)
    canvas.create_rectangle(width - 8, y, width - 3, y + bar, fill="#787e8a", width=0)
    if log:
        print(f"{frame.time:.3f},{frame.offset.y:.6f},{frame.target.y:.6f},{frame.phase.name.lower()}", file=log, flush=True)


root = tk.Tk()
root.title("ScrollKit list")
root.geometry("480x640")
canvas = ScrollCanvas(root, content=(480, ROWS * ROW), draw=draw, bg="#d8dce2")
canvas.pack(fill="both", expand=True)
root.mainloop()
