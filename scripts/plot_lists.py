"""Draws lists: plot_lists.py FOLDER.

Writes list_in_flight.png: a list that grows above the reader in flight, computed with the built library
(SCROLLKIT_LIBRARY). Writes list_cost.png: the instructions of a call by the number of items, beside a tree and an array in
plain C, from Tests/Benchmarks/lists.csv, which scripts/bench writes.
"""

import csv
import ctypes
import pathlib
import sys

import picture
from matplotlib import patheffects
from picture import BLUE, DASHED, DOTTED, FAINT, GREEN, GREY, PAPER, VERMILION, plt

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "bindings/python"))
from scrollkit import InputFlags, InputKind, Input, Scroller, ffi  # noqa: E402
from scrollkit._library import library  # noqa: E402

VIEWPORT = 600.0
MARKED = 34
EDITS = {0.30: [90.0, 130.0], 0.65: [200.0], 1.0: [60.0, 110.0, 80.0]}  # rows that arrive above, by their time


class Flight:
    """A flick through 200 rows while rows arrive above. Rows are known by the number they had at first."""

    def __init__(self) -> None:
        self.scroller = Scroller(viewport=(400, VIEWPORT), content=(400, 0))
        self.list = ffi.List()
        library().list_create(ffi.ListOptions(), ctypes.byref(self.list))
        self.ids: list[int] = []
        self.insert([60.0 + row * 37 % 90 for row in range(200)], 0.0)
        library().list_attach(self.list, self.scroller.handle, 0.0)
        self.scroller.set_offset(0, 3000, time=0)
        self.times: list[float] = []
        self.offsets: list[float] = []
        self.targets: list[float] = []
        self.rows: dict[int, list[tuple[float, float]]] = {}

    def insert(self, extents: list[float], time: float) -> None:
        new = -sum(row < 0 for row in self.ids) - len(extents) if self.ids else 0
        self.ids[:0] = range(new, new + len(extents))
        array = (ctypes.c_double * len(extents))(*extents)
        library().list_insert_measured(self.list, 0, array, len(extents), time)

    def look(self, time: float) -> None:
        frame, positions = ffi.ListFrame(), (ctypes.c_double * 32)()
        library().list_get_frame(self.list, frame, positions, 32)
        self.times.append(time)
        self.offsets.append(self.scroller.frame.offset.y)
        self.targets.append(self.scroller.frame.target.y)
        for index in range(frame.count):
            self.rows.setdefault(self.ids[frame.first + index], []).append((time, positions[index]))

    def run(self) -> None:
        self.scroller.push(Input(kind=InputKind.PAN_BEGIN, time=0))
        self.scroller.push(Input(
            kind=InputKind.PAN_END, time=0, velocity_y=1100, flags=InputFlags.HAS_VELOCITY))
        edits = dict(EDITS)
        for step in range(151):
            time = step / 100
            self.scroller.tick(time)
            self.look(time)
            for due in [due for due in edits if due <= time]:
                self.insert(edits.pop(due), time)
                self.look(time)


def in_flight(folder: pathlib.Path) -> None:
    flight = Flight()
    flight.run()
    drawn, (above, below) = plt.subplots(2, 1, figsize=(6, 6), sharex=True, height_ratios=(2, 3))
    above.set_title("Rows arrive above while the list coasts", loc="left", pad=36)
    above.plot(flight.times, flight.targets, color=VERMILION, lw=1.4, ls=DASHED)
    above.plot(flight.times, flight.offsets, color=BLUE)
    above.text(0.02, 3590, "target", color=VERMILION)
    above.text(1.02, 3990, "content offset", color=BLUE)
    above.set_ylabel("content offset, pt")
    for time, extents in EDITS.items():
        many = f"{len(extents)} rows" if len(extents) > 1 else "1 row"
        picture.mark(above, time, f"{many},\n{sum(extents):.0f} pt")
        picture.mark(below, time, "")
    ends = []
    for row, path in flight.rows.items():
        times, positions = zip(*path)
        marked = row == MARKED
        below.plot(times, positions, color=BLUE if marked else FAINT, lw=2.2 if marked else 1)
        if times[-1] == flight.times[-1] and 0 <= positions[-1] < VIEWPORT:
            ends.append((f"row {row}", *path[-1], BLUE if marked else GREY))
    # What the marked row would do if the content offset stayed while rows arrive above: each edit moves it at one time.
    path, pushed, distance = flight.rows[MARKED], [], 0.0
    for (time, y), following in zip(path, [*path[1:], path[-1]]):
        pushed.append((time, y + distance))
        if following[0] == time and following is not path[-1]:
            distance += sum(EDITS[min(EDITS, key=lambda due: abs(due - time))])
    below.plot(*zip(*pushed), color=VERMILION, lw=1.6, ls=DOTTED)
    below.text(1.03, 592, f"row {MARKED}, if the content\noffset did not shift", color=VERMILION, size=9.5, va="bottom",
               path_effects=[patheffects.withStroke(linewidth=4, foreground=PAPER)])
    below.set_title("Rows on the screen", loc="left", pad=6)
    below.set_ylim(VIEWPORT, 0)
    below.set_ylabel("top of a row in the viewport, pt")
    below.set_xlabel("time, s")
    below.set_xlim(0, flight.times[-1])
    picture.label_ends(below, ends)
    drawn.align_ylabels()
    picture.save(drawn, folder / "list_in_flight.png")


SCENES = {
    "find": "Which item is at an offset?", "frame 20 pt on": "Which rows show 20 pt further?",
    "resize and read": "Resize an item, read an offset", "insert at the front and read": "Insert at the front, read an offset",
}
LISTS = {"ScrollKit": (BLUE, "-", "o", "ScrollKit"), "array": (VERMILION, DASHED, "s", "array of\nprefix sums"),
         "tree": (GREEN, DOTTED, "^", "B+ tree")}


def cost(folder: pathlib.Path) -> None:
    rows = list(csv.DictReader((ROOT / "Tests/Benchmarks/lists.csv").open()))
    drawn, grid = plt.subplots(2, 2, figsize=(6.4, 5.4), sharey=True, gridspec_kw={"hspace": 0.5, "wspace": 0.58})
    for axes, (scene, title) in zip(grid.flat, SCENES.items()):
        ends = []
        for name, (colour, dashes, marker, words) in LISTS.items():
            items, counts = zip(*((int(row["items"]), int(row[name])) for row in rows if row["scene"] == scene))
            axes.loglog(items, counts, color=colour, marker=marker, ms=4, ls=dashes, zorder=3 if name == "ScrollKit" else 2)
            ends.append((words, items[-1], counts[-1], colour))
        axes.set_title(title, fontsize=10, loc="left")
        axes.set_xticks(items)
        axes.set_ylim(100, 1e7)
        axes.minorticks_off()
        axes.tick_params(labelleft=True)
        picture.label_ends(axes, ends, size=9)
    for axes in grid[:, 0]:
        axes.set_ylabel("instructions of a call")
    for axes in grid.flat:
        axes.set_xlabel("items")
    picture.save(drawn, folder / "list_cost.png")


if __name__ == "__main__":
    target = pathlib.Path(sys.argv[1])
    in_flight(target)
    cost(target)
