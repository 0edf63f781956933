#!/usr/bin/env python3
"""A feed in a tkinter window: a header that collapses, a nub for fast scrolling with the letter of
the section, new rows that move nothing, and a click on the header that leads to the top and back.

    feed.py [--every SECONDS] [--log FILE]    a new row comes so often; 0: none. Escape leaves

The log, added to what is there, has a line for every change:
time,offset,target,phase,header_position,nub_alpha,section,marked_row_y,event
"""
import argparse
import ctypes
import math
import sys
import time
import tkinter as tk

import scrollkit
from scrollkit import EventKind, HeaderMode

ROWS, MARKED = 312, 272  # how many rows there are at first; which one is tinted
HEADER, LINE, SIDE, REACH = 96, 17, 14, 8
BLUE, WHITE, GREY, DARK, RED = "#3a5ba8", "#ffffff", "#767c88", "#32363e", "#c03828"
SAYS = ("The quick brown fox jumps over the lazy dog.", "Five wizards box in the rain.",
        "A view that stays where it was,", "and nothing moves that one looks at.")


class Row:
    def __init__(self, number):
        self.number, self.top = number, 0
        self.letter = "A" if number > ROWS else chr(90 - (number - 1) * 26 // ROWS)
        self.lines = 1 + number * 7 % 4
        self.height = 46 + LINE * self.lines


class Feed:
    def __init__(self, root, every, log):
        self.root, self.every, self.log, self.last_line = root, every, log, ""
        self.time, self.ahead = time.monotonic(), math.inf
        self.held, self.held_y, self.timer = None, 0, None
        self.kit, self.scroller = scrollkit.load(), scrollkit.Scroller()
        self.geometry = scrollkit.Geometry(inset_top=HEADER)
        self.frame, self.context = scrollkit.Frame(), scrollkit.Context()
        self.header, self.nub = scrollkit.HeaderState(), scrollkit.NubState()

        kit, scroller = self.kit, self.scroller
        kit.scroller_create(None, scroller)
        kit.header_add(scroller, scrollkit.HeaderOptions(
            mode=HeaderMode.ENTER_ALWAYS, height=HEADER, snaps=1, stretches=1), None)
        kit.nub_enable(scroller, None)
        kit.anchor_set_policy(scroller, scrollkit.AnchorPolicy.KEEP_ITEM)
        kit.top_enable(scroller, None)
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
        self.on("<Leave>", lambda event, now: kit.nub_set_hover(scroller, 0, now))
        def wheel(notches, now):
            kit.scroller_wheel(scroller, 0, notches, scrollkit.Unit.NOTCHES, now)
        # On X11 a wheel is two buttons; elsewhere, and from Tk 8.7 on, a notch is 120.
        self.on("<Button-4>", lambda event, now: wheel(-1, now))
        self.on("<Button-5>", lambda event, now: wheel(1, now))
        self.on("<MouseWheel>", lambda event, now: wheel(-event.delta / 120, now))
        if every > 0:
            root.after(round(every * 1000), self.receive)

    def on(self, sequence, answer):
        """Answer an event with the time when it happened, not when it comes; then draw."""
        def react(event):
            now, stamp = time.monotonic(), event.time / 1000
            self.ahead = min(self.ahead, now - stamp)  # how far our clock is ahead of the event's
            happened = stamp + self.ahead
            answer(event, self.now(happened if happened > now - 1 else now))
            self.wake()
        self.canvas.bind(sequence, react)

    def now(self, at=None):
        """A time, now or given; it never goes back."""
        self.time = max(self.time, at or time.monotonic())
        return self.time

    def wake(self):
        self.timer = self.timer or self.root.after(1, self.tick)

    def lay_out(self):
        """Work out where every row and every section begins."""
        top, starts = 0.0, {}
        for row in self.rows:
            row.top = top
            starts.setdefault(row.letter, top)
            top += row.height
        self.geometry.content_height = top
        self.kit.nub_set_sections(
            self.scroller, (ctypes.c_double * len(starts))(*starts.values()), len(starts))

    def receive(self):
        """A row comes in at the top. What the user looks at stays where it is, whatever moves."""
        now, batch = self.now(), ctypes.c_uint32()
        self.kit.anchor_begin_update(self.scroller, now, batch)
        self.rows.insert(0, Row(len(self.rows) + 1))
        self.kit.anchor_add_edit(self.scroller, 0, 0, self.rows[0].height)
        self.lay_out()
        self.kit.anchor_end_update(self.scroller, batch.value, self.geometry, 1, now)
        self.record("arrived")
        self.wake()
        self.root.after(round(self.every * 1000), self.receive)

    def resize(self, event):
        self.geometry.viewport_width = self.geometry.content_width = event.width
        self.geometry.viewport_height = event.height
        self.kit.scroller_set_geometry(self.scroller, self.geometry, self.now())
        self.wake()

    def is_on_nub(self, event):
        is_at_side = event.x >= self.geometry.viewport_width - SIDE - REACH
        return is_at_side and 0 <= event.y - self.nub.touch_y < self.nub.touch_length

    def press(self, event, now):
        """Find out what is taken hold of: it has the moves and the release, too."""
        is_held = ctypes.c_uint32()  # a nub that does not show cannot be held
        if self.is_on_nub(event):
            self.kit.nub_grab(self.scroller, now, is_held)
        is_on_header = event.y < self.header.visible_height
        self.held = "nub" if is_held.value else "header" if is_on_header else "content"
        self.held_y = event.y
        if self.held == "content":
            self.kit.scroller_press(self.scroller, 0, event.x, event.y, now)

    def move(self, event, now):
        if self.held == "content":
            self.kit.scroller_move(self.scroller, 0, event.x, event.y, now)
        elif self.held == "nub":
            self.kit.nub_drag(self.scroller, event.y - self.held_y, 0, now)
        else:
            self.kit.nub_set_hover(self.scroller, self.is_on_nub(event), now)
        self.held_y = event.y

    def release(self, event, now):
        if self.held == "content":
            self.kit.scroller_release(self.scroller, 0, now)
        elif self.held == "nub":
            self.kit.nub_release(self.scroller, now)
        elif event.y < self.header.visible_height:
            self.kit.top_trigger(self.scroller, scrollkit.TopSource.NONE, now)
        self.held = None

    def tick(self):
        """One frame, and the next one if something still moves."""
        now, names, event = self.now(), [], scrollkit.Event()
        self.kit.scroller_tick(self.scroller, now, None)
        while self.kit.scroller_next_event(self.scroller, event):
            if event.kind not in (EventKind.DID_SCROLL, EventKind.HEADER_MOVED):
                names.append(self.kit.enum_name("event_kind", event.kind))
        self.record("+".join(names) or "-")
        self.draw()
        left = 16 - round((time.monotonic() - now) * 1000)
        self.timer = self.root.after(max(1, left), self.tick) if self.frame.needs_tick else None

    def record(self, event):
        """Read where everything is, and log it unless nothing but the time has changed."""
        kit, frame = self.kit, self.frame
        kit.scroller_get_frame(self.scroller, frame)
        kit.header_get_state(self.scroller, 0, self.header)
        kit.nub_get_state(self.scroller, self.nub)
        kit.scroller_get_context(self.scroller, self.context)
        self.phase = kit.enum_name("phase", frame.phase)
        self.section = "-" if self.nub.section < 0 else chr(65 + self.nub.section)
        line = (f"{frame.offset_y:.6f},{frame.target_y:.6f},{self.phase},"
                f"{self.header.position:.3f},{self.nub.alpha:.3f},{self.section},"
                f"{self.marked.top - frame.offset_y:.6f},{event}")
        if self.log and line != self.last_line:
            print(f"{frame.time:.3f},{line}", file=self.log, flush=True)
        self.last_line = line

    def draw(self):
        self.canvas.delete("all")
        width, height = self.geometry.viewport_width, self.geometry.viewport_height
        for row in self.rows:
            y, new = row.top - self.frame.offset_y, row.number > ROWS
            if not -row.height < y < height:
                continue
            self.box(0, y, width, row.height - 1, "#fff2c4" if row is self.marked else WHITE)
            self.box(14, y + 15, 32, 32, f"#{80 + ord(row.letter) * 37 % 90:02x}90c8")
            self.text(30, y + 31, row.letter, 17, WHITE, "center", "bold")
            self.text(60, y + 21, f"Row {row.number}" + ", new" * new, 14, RED if new else DARK)
            for line in range(row.lines):
                self.text(60, y + 41 + line * LINE, SAYS[(row.number + line) % 4], 13, GREY)

        # The header slides out by its top; a pull past the content's top makes it taller.
        low, stretch, count = self.header.visible_height, self.header.stretch, len(self.rows)
        self.box(0, low - HEADER - stretch, width, HEADER + stretch, BLUE)
        self.text(14, low - 46, "Feed", 36 + stretch / 8, WHITE, weight="bold")
        self.text(15, low - 14, f"{count} rows, {count - ROWS} of them new", 13, WHITE)

        # The nub, paler as it fades, and while it is held the letter of the section.
        x, y, middle = width - SIDE, self.nub.y, self.nub.y + self.nub.length / 2
        shade = 255 - round(135 * self.nub.alpha)
        if self.nub.alpha > 0:
            colour = BLUE if self.nub.is_grabbed else f"#{shade:02x}{shade:02x}{shade:02x}"
            self.box(x, y, SIDE - 4, self.nub.length, colour)
        if self.nub.is_grabbed:
            self.box(x - 66, middle - 28, 56, 56, BLUE)
            self.text(x - 38, middle, self.section, 36, WHITE, "center", "bold")

        ways = [edge.name.lower() for edge in scrollkit.Edges if self.context.heading & edge]
        self.status["text"] = f"{self.phase}, heading {' '.join(ways) or 'nowhere'}"

    def box(self, x, y, width, height, colour):
        self.canvas.create_rectangle(x, y, x + width, y + height, fill=colour, width=0)

    def text(self, x, y, text, size, colour, anchor="w", weight="normal"):
        font = ("DejaVu Sans", -round(size), weight)
        self.canvas.create_text(x, y, text=text, fill=colour, anchor=anchor, font=font)


def end(_kind, error, _trace):
    """End the program with an error of a callback; tkinter would print it and go on."""
    raise error


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A feed driven by ScrollKit.")
    parser.add_argument("--every", type=float, default=4, metavar="SECONDS")
    parser.add_argument("--log", type=argparse.FileType("a"), metavar="FILE")
    options = parser.parse_args()
    try:
        tk.Tk.report_callback_exception = staticmethod(end)
        feed = Feed(tk.Tk(), options.every, options.log)
        feed.root.mainloop()
        feed.kit.scroller_destroy(feed.scroller)
    except (scrollkit.ScrollKitError, OSError, tk.TclError) as error:
        sys.exit(f"feed: {error}")
