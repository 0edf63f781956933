#!/usr/bin/env python3
"""A feed in a tkinter window, driven by ScrollKit: a header that collapses, a nub for fast scrolling
with the letter of the section, new rows that move nothing, and a click on the header that leads to
the top and back.

    feed.py [--every SECONDS] [--log FILE]    a new row comes so often; 0: none. Escape leaves

The log, added to what is there, has a line for every change:
time,offset,target,phase,header_position,nub_alpha,section,marked_row_y,event
"""

import argparse
import bisect
import ctypes
import sys
import time
import tkinter as tk
from dataclasses import dataclass

import scrollkit
from scrollkit import AnchorPolicy, Edges, EventKind, HeaderMode, Unit

ROWS, MARKED = 312, 272  # how many there are at first; the number of the one that is tinted
HEADER, COLLAPSED, LINE, SIDE, REACH = 96, 40, 17, 14, 8
SAYS = ("The quick brown fox jumps over the lazy dog.", "Five wizards box in the rain.",
        "A view that stays where it was,", "and nothing moves that one looks at.")
QUIET = (EventKind.DID_SCROLL, EventKind.HEADER_MOVED)  # not worth a line of their own


@dataclass
class Row:
    number: int
    letter: str
    top: float = 0

    @property
    def lines(self):
        return 1 + self.number * 7 % 4

    @property
    def height(self):
        return 46 + LINE * self.lines


def mix(colour, other, share):
    """So much of one colour on top of another: a Canvas knows no transparency."""
    pairs = [(int(colour[i:i + 2], 16), int(other[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


class Feed:
    def __init__(self, root, every, log):
        self.root, self.every, self.log = root, every, log
        self.kit, self.scroller = scrollkit.load(), scrollkit.Scroller()
        self.geometry, self.frame = scrollkit.Geometry(inset_top=HEADER), scrollkit.Frame()
        self.header, self.nub = scrollkit.HeaderState(), scrollkit.NubState()
        self.context, self.error = scrollkit.Context(), None
        self.time, self.lead, self.last_line = time.monotonic(), float("inf"), ""
        self.next_tick, self.held, self.held_y = None, None, 0  # held: what a press took hold of

        kit, scroller = self.kit, self.scroller
        kit.scroller_create(None, scroller)
        kit.header_enable(scroller, scrollkit.HeaderOptions(
            mode=HeaderMode.HEADER_EXIT_UNTIL_COLLAPSED, height=HEADER, minimum_height=COLLAPSED,
            snaps=1, stretches=1), None)
        kit.nub_enable(scroller, None)
        kit.anchor_set_policy(scroller, AnchorPolicy.ANCHOR_KEEP_ITEM)
        kit.top_enable(scroller, None)
        self.rows = [Row(n, chr(90 - (n - 1) * 26 // ROWS)) for n in range(ROWS, 0, -1)]
        self.marked = self.rows[ROWS - MARKED]
        self.lay_out()

        root.title("ScrollKit feed in Python")
        root.geometry("480x640")
        root.report_callback_exception = self.fail
        self.status = tk.Label(root, anchor="w", padx=12, pady=3, bg="#26354f", fg="#ebeef5",
                               font=("DejaVu Sans Mono", -12))
        self.status.pack(side="bottom", fill="x")
        self.canvas = canvas = tk.Canvas(root, bg="#e2e5ea", highlightthickness=0)
        canvas.pack(fill="both", expand=True)
        canvas.bind("<Configure>", self.resized)
        canvas.bind("<ButtonPress-1>", self.pressed)
        canvas.bind("<Motion>", self.moved)
        canvas.bind("<ButtonRelease-1>", self.released)
        canvas.bind("<Leave>", self.left)
        # X11 before Tk 9 has a button for each way; elsewhere a notch is 120, on a Mac once 1.
        old_mac = root.tk.call("tk", "windowingsystem") == "aqua" and tk.TkVersion < 8.7
        canvas.bind("<Button-4>", lambda event: self.wheel(-1, event))
        canvas.bind("<Button-5>", lambda event: self.wheel(1, event))
        canvas.bind("<MouseWheel>", lambda event: self.wheel(
            -event.delta / (1 if old_mac else 120), event))
        root.bind("<Escape>", lambda _: root.destroy())
        if every > 0:
            root.after(round(every * 1000), self.receive)

    def fail(self, _kind, error, _trace):
        """An error in a callback ends the program; tkinter would go on."""
        self.error = error
        self.root.destroy()

    def now(self, event=None):
        """The time, which never goes back: when the event happened, not when it is handled."""
        now = time.monotonic()
        if event:
            self.lead = min(self.lead, now - event.time / 1000)  # of this clock before the event's
            happened = event.time / 1000 + self.lead
            now = happened if now - happened < 1 else now  # the event's clock starts anew at times
        self.time = max(self.time, now)
        return self.time

    def lay_out(self):
        """Work out where every row and every section begins."""
        starts, top, letter = [], 0, None
        for row in self.rows:
            row.top = top
            if row.letter != letter:
                starts.append(top)
            top, letter = top + row.height, row.letter
        self.geometry.content_height = top
        self.kit.nub_set_sections(
            self.scroller, (ctypes.c_double * len(starts))(*starts), len(starts))

    def receive(self):
        """A row comes in at the top. What the user looks at stays where it is, whatever moves it."""
        now, batch = self.now(), ctypes.c_uint32()
        self.kit.anchor_begin_update(self.scroller, now, batch)
        self.rows.insert(0, Row(len(self.rows) + 1, "A"))
        self.kit.anchor_content_changed(self.scroller, 0, 0, self.rows[0].height)
        self.lay_out()
        self.kit.anchor_end_update(self.scroller, batch.value, self.geometry, 1, now)
        self.read_state()
        self.write_log("arrived")
        self.wake()
        self.root.after(round(self.every * 1000), self.receive)

    # What the user does: tell ScrollKit, and draw soon.

    def resized(self, event):
        self.geometry.viewport_width = self.geometry.content_width = event.width
        self.geometry.viewport_height = event.height
        self.kit.scroller_set_geometry(self.scroller, self.geometry, self.now())
        self.wake()

    def wheel(self, notches, event):
        self.kit.scroller_wheel(self.scroller, 0, notches, Unit.NOTCHES, self.now(event))
        self.wake()

    def is_on_nub(self, event):
        below = event.y - self.nub.touch_y
        return event.x >= self.canvas.winfo_width() - SIDE - REACH and 0 <= below < self.nub.touch_length

    def is_on_header(self, event):
        return 0 <= event.y < self.header.visible_height

    def pressed(self, event):
        now, is_held = self.now(event), ctypes.c_uint32()
        if self.is_on_nub(event):  # one that does not show cannot be held
            self.kit.nub_grab(self.scroller, now, is_held)
        self.held = "nub" if is_held.value else "header" if self.is_on_header(event) else "content"
        self.held_y = event.y
        if self.held == "content":
            self.kit.scroller_press(self.scroller, 0, event.x, event.y, now)
        self.wake()

    def moved(self, event):
        now = self.now(event)
        if self.held == "content":
            self.kit.scroller_move(self.scroller, 0, event.x, event.y, now)
        elif self.held == "nub":
            self.kit.nub_drag(self.scroller, event.y - self.held_y, 0, now)
            self.held_y = event.y
        elif not self.held:
            self.kit.nub_hover(self.scroller, self.is_on_nub(event), now)
        self.wake()

    def left(self, event):
        self.kit.nub_hover(self.scroller, 0, self.now(event))
        self.wake()

    def released(self, event):
        held, self.held, now = self.held, None, self.now(event)
        if held == "content":
            self.kit.scroller_release(self.scroller, 0, now)
        elif held == "nub":
            self.kit.nub_release(self.scroller, now)
        elif held == "header" and self.is_on_header(event):
            self.kit.top_trigger(self.scroller, 0, now)
        self.wake()

    # Time: frames are asked for only while something moves.

    def wake(self):
        if self.next_tick is None:
            self.next_tick = self.root.after(1, self.tick)

    def tick(self):
        began = self.now()
        self.kit.scroller_tick(self.scroller, began, None)
        self.read_state()
        self.write_events()
        self.draw()
        spent = round((time.monotonic() - began) * 1000)
        self.next_tick = None
        if self.frame.needs_tick:
            self.next_tick = self.root.after(max(1, 16 - spent), self.tick)

    def read_state(self):
        self.kit.scroller_frame(self.scroller, self.frame)
        self.kit.header_get_state(self.scroller, 0, self.header)
        self.kit.nub_get_state(self.scroller, self.nub)
        self.kit.scroller_context(self.scroller, self.context)

    def write_events(self):
        """Write what happened since the last frame: names joined by a plus."""
        names, event = [], scrollkit.Event()
        while self.kit.scroller_next_event(self.scroller, event):
            if event.kind not in QUIET:
                names.append(self.kit.event_kind_name(event.kind))
        self.write_log("+".join(names) or "-")

    def write_log(self, event):
        """Write a line, unless nothing but the time has changed."""
        frame, marked_y = self.frame, self.marked.top - self.frame.offset_y
        line = (f"{frame.offset_y:.6f},{frame.target_y:.6f},{self.kit.phase_name(frame.phase)},"
                f"{self.header.position:.3f},{self.nub.alpha:.3f},{self.section()},{marked_y:.6f},{event}")
        if self.log and line != self.last_line:
            print(f"{frame.time:.3f},{line}", file=self.log, flush=True)
            self.last_line = line

    def section(self):
        return "-" if self.nub.section < 0 else chr(65 + self.nub.section)

    # Drawing: what is visible, from nothing, at the frame's offset.

    def draw(self):
        self.canvas.delete("all")
        width, height = self.canvas.winfo_width(), self.canvas.winfo_height()
        offset = self.frame.offset_y
        first = max(0, bisect.bisect_right(self.rows, offset, key=lambda row: row.top) - 1)
        for row in self.rows[first:]:
            if row.top - offset >= height:
                break
            self.draw_row(row, round(row.top - offset), width)
        self.draw_header(width)
        self.draw_nub(width)
        ways = [edge.name.lower() for edge in Edges if self.context.heading & edge]
        self.status["text"] = (f"{self.kit.phase_name(self.frame.phase):10}"
                               f"heading: {' '.join(ways) or 'nowhere':9} offset: {offset:.0f}")

    def text(self, x, y, text, size, colour, anchor="nw", weight="normal"):
        self.canvas.create_text(x, y, text=text, fill=colour, anchor=anchor,
                                font=("DejaVu Sans", -round(size), weight))

    def draw_row(self, row, y, width):
        is_new, bottom = row.number > ROWS, y + row.height - 1
        self.canvas.create_rectangle(0, y, width, bottom, width=0,
                                     fill="#fff2c4" if row is self.marked else "#ffffff")
        place = ord(row.letter) - 65
        colour = f"#{80 + place * 37 % 90:02x}{120 + place * 61 % 70:02x}c8"
        self.canvas.create_oval(14, y + 14, 46, y + 46, width=0, fill=colour)
        self.text(30, y + 30, row.letter, 17, "#ffffff", "center", "bold")
        self.text(60, y + 12, f"Row {row.number}" + ", new" * is_new, 14,
                  "#c03828" if is_new else "#32363e", weight="bold")
        for line in range(row.lines):
            self.text(60, y + 33 + line * LINE, SAYS[(row.number + line) % 4], 13, "#767c88")

    def draw_header(self, width):
        low, share = self.header.visible_height, self.header.progress
        self.canvas.create_rectangle(0, 0, width, low, width=0, fill="#3a5ba8")
        big = 18 + 18 * share + self.header.stretch / 8
        self.text(14, low - 20 - 24 * share, "Feed", big, "#ffffff", "w", "bold")
        if share > 0:
            self.text(15, low - 14, f"{len(self.rows)} rows, {len(self.rows) - ROWS} of them new", 13,
                      mix("#c4d2f0", "#3a5ba8", share), "w")

    def draw_nub(self, width):
        nub, left = self.nub, width - SIDE
        if nub.alpha == 0:
            return
        colour = mix("#3a5ba8" if nub.is_grabbed else "#787e8a", "#ffffff", nub.alpha)
        self.canvas.create_rectangle(left, nub.y, width - 4, nub.y + nub.length, width=0, fill=colour)
        if nub.is_grabbed and nub.section >= 0:
            middle = nub.y + nub.length / 2
            self.canvas.create_polygon(left - 72, middle - 28, left - 16, middle - 28, left - 6, middle,
                                       left - 16, middle + 28, left - 72, middle + 28, fill=colour)
            self.text(left - 43, middle, self.section(), 36, "#ffffff", "center", "bold")


def main():
    parser = argparse.ArgumentParser(description="A feed driven by ScrollKit.")
    parser.add_argument("--every", type=float, default=4, metavar="SECONDS")
    parser.add_argument("--log", type=argparse.FileType("a"), metavar="FILE")
    options = parser.parse_args()
    try:
        feed = Feed(tk.Tk(), options.every, options.log)
        feed.root.mainloop()
        feed.kit.scroller_destroy(feed.scroller)
        if feed.error:
            raise feed.error
    except (scrollkit.ScrollKitError, OSError, tk.TclError) as error:
        sys.exit(f"feed: {error}")


if __name__ == "__main__":
    main()
