#!/usr/bin/env python3
"""A feed in a tkinter window: a list whose rows are measured as they appear, with the day at the top, a header that
collapses, and a nub with the days. Posts arrive above what is read; nothing on the screen moves. A click on the bar
at the top scrolls to the top, the next click scrolls back.

    feed.py [--every SECONDS] [--log FILE]

--every is the interval between new posts; 0 adds none. Escape quits.

The program appends a line to the log for every change:
time,offset,target,phase,header_position,nub_alpha,nub_y,section,rows,events
nub_y is the y of the nub's middle in the window; rows are the visible ones, each as number:y.
"""
import argparse
import datetime
import sys
import tkinter as tk
import tkinter.font
from typing import Any, TextIO

import scrollkit
from backends.scrollkit_tk import ScrollCanvas
from scrollkit import EventKind, HeaderMode

DAYS, DAY = 24, 13  # a day has a row with its name, and its posts
OLD_ROWS = DAYS * DAY
BAR, HEADER, DAY_HEIGHT, NUB_WIDTH, NUB_TOLERANCE = 24, 72, 32, 14, 8
LEFT, RIGHT = 72, 122  # of a text; the label of the nub is at its right
BLUE, PALE, WHITE, GREY, DARK, RED = "#3a5ba8", "#e4e9f3", "#ffffff", "#4a505c", "#20242c", "#b3261e"
COLOURS = "#3a5ba8", "#2e7d6b", "#8a5a9e", "#b0563f", "#5f7182"
QUIET = EventKind.DID_SCROLL, EventKind.HEADER_MOVED, EventKind.LIST_VISIBLE_CHANGED
POSTS = (
    ("Ines Okafor", "The first frost. The whole garden is white, and the cat refuses to go out."),
    ("Tom Lindqvist", "Bread again: a long rise, a hot oven, and this time the crust sings."),
    ("Mara Vogel", "The night train to Vienna still exists, and it still leaves on time. Bring a book and a "
                   "blanket; the heating has two settings, off and summer."),
    ("Jun Sato", "Does anyone have a spare bicycle pump near the river?"),
    ("Priya Nair", "Our swimming pool opens an hour earlier from Monday on. Nobody else was there, so please do "
                   "not tell."),
    ("Leo Brandt", "Found my father's slide rule. It needs no battery and no update."),
    ("Ana Duarte", "A whale! Ten minutes from the harbour, just after six. It came up three times, looked at us, "
                   "and left. Nobody on the boat said a word until we were back at the pier."),
    ("Sam Whitaker", "The library lends telescopes now."),
    ("Noor Haddad", "Quince jelly: twelve jars, four burns, no regrets."),
    ("Elif Kaya", "Rehearsal moved to Thursday. The hall has a piano again, and it has been tuned."),
    ("Oskar Nilsen", "Snow on the pass. The road to the hut is closed, the path along the lake is not. Take the "
                     "spikes."),
    ("Grace Mbeki", "My tomatoes won second prize. First prize went to a man who has a greenhouse and no shame."),
    ("Hugo Laurent", "Lost: a grey scarf, on line 4. Found: two others."),
    ("Yuki Mori", "The eclipse begins at 10:47. Clouds are forecast, of course."),
    ("Rosa Alvarez", "I have repaired the old radio. It was one capacitor, and three evenings of looking for it. "
                     "The first thing that it played was the weather."),
    ("Ben Archer", "Chess in the park, every Sunday, also in the rain."),
    ("Lena Fischer", "A new bakery, where the shoe shop was. The poppy seed cake is gone by nine."),
    ("Amir Rahimi", "Our street counted birds for a week: 214, of 23 kinds, and one parrot that nobody admits to."),
    ("Kate Doyle", "The ferry has a new timetable."),
    ("Milan Horvat", "Six hours up, two hours down, one marmot. The view from the top was fog in all directions, "
                     "and the soup at the hut was the best that I have ever had."),
)


class Feed:
    def __init__(self, root: tk.Tk, every: float, log: TextIO | None) -> None:
        self.root, self.interval, self.log, self.last_line = root, every, log, ""
        self.has_arrived, self.holds_nub, self.last_y, self.width = False, False, 0, 0
        root.title("ScrollKit feed")
        root.geometry("480x640")
        root.bind("<Escape>", lambda _: root.destroy())
        self.font = tkinter.font.Font(family="DejaVu Sans", size=-14)
        frame = tk.Frame(root, height=BAR)
        frame.pack_propagate(False)
        frame.pack(fill="x")
        self.bar = tk.Label(frame, anchor="w", padx=16, bd=0, bg="#26354f", fg="#ebeef5", font=("DejaVu Sans", -13))
        self.bar.pack(fill="both", expand=True)
        self.canvas = canvas = ScrollCanvas(root, content=(480, 0), draw=self.draw, bg="#dde1e8")
        canvas.pack(fill="both", expand=True)

        self.scroller = scroller = canvas.scroller
        scroller.set_geometry(scrollkit.Geometry(inset_top=HEADER), time=canvas.now())
        scroller.headers.add(scrollkit.HeaderOptions(
            mode=HeaderMode.ENTER_ALWAYS, height=HEADER, snaps=True, stretches=True), time=canvas.now())
        scroller.nub.enable(time=canvas.now())  # its sections are the sticky rows of the list
        scroller.top.enable(time=canvas.now())
        self.rows = scrollkit.List(estimate=72)
        self.rows.insert(0, OLD_ROWS, time=canvas.now())
        for row in range(0, OLD_ROWS, DAY):
            self.rows.set_kind(row, 1, kind=1, time=canvas.now())
        self.rows.attach(scroller, time=canvas.now())
        self.header, self.nub = scroller.headers.state(), scroller.nub.state

        canvas.on("<ButtonPress-1>", self.press)
        canvas.on("<B1-Motion>", self.move)
        canvas.on("<Motion>", lambda event, now: scroller.nub.set_hover(self.is_on_nub(event), time=now))
        canvas.on("<ButtonRelease-1>", self.release)
        canvas.on("<Leave>", lambda event, now: scroller.nub.set_hover(False, time=now))
        self.bar.bind("<Button-1>", self.tap_bar)
        if every > 0:
            root.after(round(every * 1000), self.insert_post)

    def insert_post(self) -> None:
        """Insert a post below the row of the newest day. What is on the screen stays there, in every phase."""
        self.rows.insert(1, time=self.canvas.now())
        self.has_arrived = True
        self.canvas.redraw()
        self.root.after(round(self.interval * 1000), self.insert_post)

    def number(self, row: int) -> int:
        """Return the number of a row: rows are numbered from the oldest; new posts follow the newest day's row."""
        count = len(self.rows)
        return OLD_ROWS if row == 0 else count + 1 - row if row <= count - OLD_ROWS else count - row

    def lay_out_text(self, number: int, y: float) -> int:
        """Lay the text of a post out in the present width. Return it as an item of the canvas."""
        return self.canvas.create_text(LEFT, y, text=POSTS[number % len(POSTS)][1], fill=GREY, anchor="nw",
                                       font=self.font, width=self.width - LEFT - RIGHT)

    def height(self, row: int) -> float:
        """Measure a row."""
        number = self.number(row)
        if is_day(number):
            return DAY_HEIGHT
        text = self.lay_out_text(number, 0)
        left, top, right, bottom = self.canvas.bbox(text)
        self.canvas.delete(text)
        return 48 + bottom - top

    # Events

    def is_on_nub(self, event: Any) -> bool:
        is_at_side: bool = event.x >= self.width - NUB_WIDTH - NUB_TOLERANCE
        return is_at_side and 0 <= event.y - self.nub.touch_y < self.nub.touch_length

    def press(self, event: Any, now: float) -> None:
        self.last_y = event.y
        self.canvas.focus_set()
        self.holds_nub = self.is_on_nub(event) and self.scroller.nub.grab(time=now)  # not while it is invisible
        if not self.holds_nub:
            self.scroller.press(event.x, event.y, time=now)

    def move(self, event: Any, now: float) -> None:
        if self.holds_nub:
            self.scroller.nub.drag(event.y - self.last_y, time=now)
        else:
            self.scroller.move(event.x, event.y, time=now)
        self.last_y = event.y

    def release(self, event: Any, now: float) -> None:
        if self.holds_nub:
            self.scroller.nub.release(time=now)
        else:
            self.scroller.release(time=now)

    def tap_bar(self, event: Any) -> None:
        self.scroller.top.trigger(time=self.canvas.now())
        self.canvas.redraw()

    # Drawing

    def draw(self, canvas: ScrollCanvas, frame: scrollkit.Frame) -> None:
        canvas.delete("all")
        if self.width != canvas.winfo_width():
            self.width = canvas.winfo_width()
            self.rows.forget_extents(time=frame.time)
        shown = self.rows.measure(self.height, time=frame.time)
        frame, self.header, self.nub = self.scroller.frame, self.scroller.headers.state(), self.scroller.nub.state
        for row, top in zip(shown.items, shown.positions):
            self.draw_row(row, top)
        if shown.sticky_item is not None and frame.overscroll.y >= 0:
            self.draw_row(shown.sticky_item, shown.sticky_position)

        # The header slides out at the top; overscroll stretches it.
        bottom, stretch = self.header.visible_height, self.header.stretch
        self.fill(0, bottom - HEADER - stretch, self.width, HEADER + stretch, BLUE)
        self.write(16, bottom - 44, "Feed", WHITE, 26 + stretch / 8, "bold")
        self.write(16, bottom - 16, f"{len(self.rows) - OLD_ROWS} new posts", WHITE)

        # The nub. While it is dragged, a label shows the day at the top.
        x, middle, shade = self.width - NUB_WIDTH, self.nub.y + self.nub.length / 2, 255 - round(135 * self.nub.alpha)
        if self.nub.alpha > 0:
            colour = BLUE if self.nub.is_grabbed else f"#{shade:02x}{shade:02x}{shade:02x}"
            self.fill(x, self.nub.y, NUB_WIDTH - 4, self.nub.length, colour)
        if self.nub.is_grabbed and self.nub.section >= 0:
            self.canvas.create_polygon(x - 90, middle - 16, x - 16, middle - 16, x - 16, middle - 8, x - 6, middle,
                                       x - 16, middle + 8, x - 16, middle + 16, x - 90, middle + 16, fill=BLUE)
            self.write(x - 53, middle, name_of(DAYS - self.nub.section, "%-d %b"), WHITE, 15, "bold", anchor="center")
        phase = "scrubbing" if self.nub.is_grabbed else frame.phase.name.lower()
        self.bar["text"] = f"{phase}, offset {frame.offset.y:.0f} pt"
        self.record(frame, shown)

    def draw_row(self, row: int, y: float) -> None:
        number, height = self.number(row), self.rows[row].extent
        is_new = number > OLD_ROWS
        if is_day(number):
            self.fill(0, y, self.width, height - 1, PALE)
            self.fill(0, y + height - 1, self.width, 1, "#c3ccde")
            self.write(16, y + height / 2, name_of(number // DAY, "%A, %-d %B"), BLUE, 14, "bold")
            return
        author, place = POSTS[number % len(POSTS)][0], number - (DAYS if is_new else number // DAY)
        self.fill(0, y, self.width, height - 1, WHITE)
        disc = "\u2b24"  # a glyph: the edges of text are smooth, those of ovals are not
        self.write(36, y + 30, disc, COLOURS[number % len(POSTS) % 5], 40, anchor="center")
        self.write(36, y + 34, author[0], WHITE, 18, "bold", anchor="center")
        name = self.write(LEFT, y + 22, author, DARK, 14, "bold")
        self.write(self.canvas.bbox(name)[2] + 10, y + 22, f"new post {place}" if is_new else f"post {place}",
                   RED if is_new else "#686e7a", 12)
        self.lay_out_text(number, y + 34)

    def fill(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        self.canvas.create_rectangle(x, y, x + width, y + height, fill=colour, width=0)

    def write(self, x: float, y: float, text: str, colour: str, size: float = 13, weight: str = "normal",
              anchor: Any = "w") -> int:
        font = "DejaVu Sans", -round(size), weight
        return self.canvas.create_text(x, y, text=text, fill=colour, anchor=anchor, font=font)

    def record(self, frame: scrollkit.Frame, shown: scrollkit.ListFrame) -> None:
        """Log the frame if a value other than the time has changed. Take the events."""
        names = ["arrived"] if self.has_arrived else ["-"]
        names += [event.kind.name.lower() for event in self.scroller.events() if event.kind not in QUIET]
        self.has_arrived = False
        rows = " ".join(f"{self.number(row)}:{top:.6f}" for row, top in zip(shown.items, shown.positions))
        line = (f"{frame.offset.y:.6f},{frame.target.y:.6f},{frame.phase.name.lower()},{self.header.position:.3f},"
                f"{self.nub.alpha:.3f},{BAR + self.nub.y + self.nub.length / 2:.0f},{self.nub.section},{rows},"
                f"{'+'.join(names)}")
        if self.log and line != self.last_line:
            print(f"{frame.time:.3f},{line}", file=self.log, flush=True)
        self.last_line = line


def is_day(number: int) -> bool:
    return number <= OLD_ROWS and number % DAY == 0


def name_of(day: int, form: str) -> str:
    newest = datetime.date(2025, 11, 28)
    return (newest - datetime.timedelta(days=DAYS - day)).strftime(form)


def fail(_kind: type[BaseException], error: BaseException, _trace: Any) -> None:
    """End the program with the error of a callback; tkinter would print it and continue."""
    raise error


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A feed driven by ScrollKit.")
    parser.add_argument("--every", type=float, default=4, metavar="SECONDS")
    parser.add_argument("--log", type=argparse.FileType("a"), metavar="FILE")
    options = parser.parse_args()
    try:
        tk.Tk.report_callback_exception = staticmethod(fail)
        Feed(tk.Tk(), options.every, options.log).root.mainloop()
    except (scrollkit.ScrollKitError, OSError, tk.TclError) as error:
        sys.exit(f"feed: {error}")
