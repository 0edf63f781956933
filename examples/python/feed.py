#!/usr/bin/env python3
"""A feed in a tkinter window: a collapsing header, a fast-scroll nub with section letters, and scroll
anchoring for new rows. A click on the header scrolls to the top, the next click scrolls back.

    feed.py [--every SECONDS] [--log FILE]

--every is the interval between new rows; 0 adds none. Escape quits.

The program appends a line to the log for every change:
time,offset,target,phase,header_position,nub_alpha,section,marked_row_y,event
"""
import argparse
import math
import sys
import time
import tkinter as tk

import scrollkit
from scrollkit import EventKind, HeaderMode

ROWS, MARKED = 312, 272  # number of rows at the start; number of the highlighted row
HEADER, LINE, NUB_WIDTH, NUB_TOLERANCE = 96, 17, 14, 8
BLUE, WHITE, GREY, DARK, RED = "#3a5ba8", "#ffffff", "#767c88", "#32363e", "#c03828"
SENTENCES = ("The quick brown fox jumps over the lazy dog.", "Five wizards box in the rain.",
        "New rows are inserted above.", "Visible rows keep their position.")


class Row:
    def __init__(self, number):
        self.number, self.top = number, 0
        self.letter = "A" if number > ROWS else chr(90 - (number - 1) * 26 // ROWS)
        self.lines = 1 + number * 7 % 4
        self.height = 46 + LINE * self.lines


class Feed:
    def __init__(self, root, every, log):
        self.root, self.interval, self.log, self.last_line = root, every, log, ""
        self.time, self.clock_offset = time.monotonic(), math.inf
        self.press_target, self.last_y, self.timer = None, 0, None
        self.geometry = scrollkit.Geometry(inset_top=HEADER)
        self.scroller = scroller = scrollkit.Scroller()
        scroller.headers.add(scrollkit.HeaderOptions(
            mode=HeaderMode.ENTER_ALWAYS, height=HEADER, snaps=1, stretches=1))
        scroller.nub.enable()
        scroller.anchor.set_policy(scrollkit.AnchorPolicy.KEEP_ITEM)
        scroller.top.enable()
        self.header, self.nub = scroller.headers.state(), scroller.nub.state
        self.rows = [Row(number) for number in range(ROWS, 0, -1)]
        self.marked = self.rows[ROWS - MARKED]
        self.lay_out()

        root.title("ScrollKit feed in Python")
        root.geometry("480x640")
        root.bind("<Escape>", lambda _: root.destroy())
        self.status = tk.Label(root, anchor="w", padx=12, pady=4, bg="#26354f", fg="#ebeef5")
        self.status.pack(side="bottom", fill="x")
        self.canvas = tk.Canvas(root, bg="#e2e5ea", highlightthickness=0)
        self.canvas.pack(fill="both", expand=True)
        self.canvas.bind("<Configure>", self.resize)
        self.on("<ButtonPress-1>", self.press)
        self.on("<Motion>", self.move)
        self.on("<ButtonRelease-1>", self.release)
        self.on("<Leave>", lambda event, now: scroller.nub.set_hover(False, time=now))
        def wheel(notches, now):
            scroller.wheel(dy=notches, time=now)
        # On X11, Tk reports the wheel as two buttons; elsewhere, and since Tk 8.7, one notch is a delta of 120.
        self.on("<Button-4>", lambda event, now: wheel(-1, now))
        self.on("<Button-5>", lambda event, now: wheel(1, now))
        self.on("<MouseWheel>", lambda event, now: wheel(-event.delta / 120, now))
        if every > 0:
            root.after(round(every * 1000), self.insert_row)

    def on(self, sequence, handle):
        """Handle an event with its own timestamp, then draw."""
        def react(event):
            now, stamp = time.monotonic(), event.time / 1000
            self.clock_offset = min(self.clock_offset, now - stamp)  # offset between the two clocks, in seconds
            happened = stamp + self.clock_offset
            handle(event, self.now(happened if happened > now - 1 else now))
            self.schedule_tick()
        self.canvas.bind(sequence, react)

    def now(self, at=None):
        """Return the present or the given time; the result never decreases."""
        self.time = max(self.time, at or time.monotonic())
        return self.time

    def schedule_tick(self):
        self.timer = self.timer or self.root.after(1, self.tick)

    def lay_out(self):
        """Compute the start of every row and of every section."""
        top, starts = 0.0, {}
        for row in self.rows:
            row.top = top
            starts.setdefault(row.letter, top)
            top += row.height
        self.geometry.content_height = top
        self.scroller.nub.set_sections(list(starts.values()))

    def insert_row(self):
        """Insert a row at the top. Scroll anchoring keeps the visible rows, in every phase."""
        self.rows.insert(0, Row(len(self.rows) + 1))
        with self.scroller.anchor.update(time=self.now()) as update:
            update.insert(y=0, height=self.rows[0].height)
            self.lay_out()
        self.record("arrived")
        self.schedule_tick()
        self.root.after(round(self.interval * 1000), self.insert_row)

    def resize(self, event):
        self.geometry.viewport_width = self.geometry.content_width = event.width
        self.geometry.viewport_height = event.height
        self.scroller.set_geometry(self.geometry, time=self.now())
        self.schedule_tick()

    def is_on_nub(self, event):
        is_at_side = event.x >= self.geometry.viewport_width - NUB_WIDTH - NUB_TOLERANCE
        return is_at_side and 0 <= event.y - self.nub.touch_y < self.nub.touch_length

    def press(self, event, now):
        """Find the target of the press; it also receives the moves and the release."""
        is_grabbed = self.is_on_nub(event) and self.scroller.nub.grab(time=now)  # an invisible one cannot be grabbed
        is_on_header = event.y < self.header.visible_height
        self.press_target = "nub" if is_grabbed else "header" if is_on_header else "content"
        self.last_y = event.y
        if self.press_target == "content":
            self.scroller.press(event.x, event.y, time=now)

    def move(self, event, now):
        if self.press_target == "content":
            self.scroller.move(event.x, event.y, time=now)
        elif self.press_target == "nub":
            self.scroller.nub.drag(event.y - self.last_y, time=now)
        else:
            self.scroller.nub.set_hover(self.is_on_nub(event), time=now)
        self.last_y = event.y

    def release(self, event, now):
        if self.press_target == "content":
            self.scroller.release(time=now)
        elif self.press_target == "nub":
            self.scroller.nub.release(time=now)
        elif event.y < self.header.visible_height:
            self.scroller.top.trigger(scrollkit.TopSource.NONE, time=now)
        self.press_target = None

    def tick(self):
        """Draw one frame; schedule the next one while content moves."""
        now = self.now()
        self.scroller.tick(now)
        names = [event.kind.name.lower() for event in self.scroller.events()
                 if event.kind not in (EventKind.DID_SCROLL, EventKind.HEADER_MOVED)]
        self.record("+".join(names) or "-")
        self.draw()
        left = 16 - round((time.monotonic() - now) * 1000)
        self.timer = self.root.after(max(1, left), self.tick) if self.frame.needs_tick else None

    def record(self, event):
        """Read the state; log it if a value other than the time has changed."""
        self.frame = frame = self.scroller.frame
        self.header, self.nub = self.scroller.headers.state(), self.scroller.nub.state
        self.phase = frame.phase.name.lower()
        self.section = "-" if self.nub.section < 0 else chr(65 + self.nub.section)
        line = (f"{frame.offset.y:.6f},{frame.target.y:.6f},{self.phase},"
                f"{self.header.position:.3f},{self.nub.alpha:.3f},{self.section},"
                f"{self.marked.top - frame.offset.y:.6f},{event}")
        if self.log and line != self.last_line:
            print(f"{frame.time:.3f},{line}", file=self.log, flush=True)
        self.last_line = line

    def draw(self):
        self.canvas.delete("all")
        width, height = self.geometry.viewport_width, self.geometry.viewport_height
        for row in self.rows:
            y, new = row.top - self.frame.offset.y, row.number > ROWS
            if not -row.height < y < height:
                continue
            self.box(0, y, width, row.height - 1, "#fff2c4" if row is self.marked else WHITE)
            self.box(14, y + 15, 32, 32, f"#{80 + ord(row.letter) * 37 % 90:02x}90c8")
            self.text(30, y + 31, row.letter, 17, WHITE, "center", "bold")
            self.text(60, y + 21, f"Row {row.number}" + ", new" * new, 14, RED if new else DARK)
            for line in range(row.lines):
                self.text(60, y + 41 + line * LINE, SENTENCES[(row.number + line) % 4], 13, GREY)

        # The header slides out at the top; overscroll stretches it.
        bottom, stretch, count = self.header.visible_height, self.header.stretch, len(self.rows)
        self.box(0, bottom - HEADER - stretch, width, HEADER + stretch, BLUE)
        self.text(14, bottom - 46, "Feed", 36 + stretch / 8, WHITE, weight="bold")
        self.text(15, bottom - 14, f"{count} rows, {count - ROWS} new", 13, WHITE)

        # The nub. While it is dragged, a label shows the letter of the section.
        x, y, middle = width - NUB_WIDTH, self.nub.y, self.nub.y + self.nub.length / 2
        shade = 255 - round(135 * self.nub.alpha)
        if self.nub.alpha > 0:
            colour = BLUE if self.nub.is_grabbed else f"#{shade:02x}{shade:02x}{shade:02x}"
            self.box(x, y, NUB_WIDTH - 4, self.nub.length, colour)
        if self.nub.is_grabbed:
            self.box(x - 66, middle - 28, 56, 56, BLUE)
            self.text(x - 38, middle, self.section, 36, WHITE, "center", "bold")

        directions = [edge.name.lower() for edge in scrollkit.Edges if self.scroller.context.heading & edge]
        self.status["text"] = f"{self.phase}, direction: {' '.join(directions) or 'none'}"

    def box(self, x, y, width, height, colour):
        self.canvas.create_rectangle(x, y, x + width, y + height, fill=colour, width=0)

    def text(self, x, y, text, size, colour, anchor="w", weight="normal"):
        font = ("DejaVu Sans", -round(size), weight)
        self.canvas.create_text(x, y, text=text, fill=colour, anchor=anchor, font=font)


def fail(_kind, error, _trace):
    """End the program with the error of a callback; tkinter would print it and continue."""
    raise error


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A feed driven by ScrollKit.")
    parser.add_argument("--every", type=float, default=4, metavar="SECONDS")
    parser.add_argument("--log", type=argparse.FileType("a"), metavar="FILE")
    options = parser.parse_args()
    try:
        tk.Tk.report_callback_exception = staticmethod(fail)
        feed = Feed(tk.Tk(), options.every, options.log)
        feed.root.mainloop()
        feed.scroller.close()
    except (scrollkit.ScrollKitError, OSError, tk.TclError) as error:
        sys.exit(f"feed: {error}")
