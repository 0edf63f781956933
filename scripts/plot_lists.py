"""Draws lists: plot_lists.py FOLDER [BENCHMARK].

Writes list_in_flight.png to the folder: a list that grows above the reader in flight, computed with the built library
(SCROLLKIT_LIBRARY). With the output of Tests/Benchmarks/lists, also list_cost.png: what a call costs by the number of
items, beside a tree in plain C. The table of docs/lists.md has the figures of the same run.
"""

import ctypes
import pathlib
import re
import sys

import picture
from picture import BLUE, GREY, VERMILION, plt

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "bindings" / "python"))
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
    drawn, (above, below) = plt.subplots(2, 1, figsize=(5.8, 6.6), sharex=True, height_ratios=(2, 3))
    above.set_title("Rows arrive above while the list coasts", loc="left", pad=38)
    above.plot(flight.times, flight.targets, color=VERMILION, lw=1.6, ls=(0, (4, 2)))
    above.plot(flight.times, flight.offsets, color=BLUE)
    above.text(0.02, 3600, "target", color=VERMILION)
    above.text(1.02, 3990, "content offset", color=BLUE)
    above.set_ylabel("content offset,\npt")
    for time, extents in EDITS.items():
        many = f"{len(extents)} rows" if len(extents) > 1 else "1 row"
        picture.mark(above, time, f"{many},\n{sum(extents):.0f} pt")
        picture.mark(below, time, "")
    ends = []
    for row, path in flight.rows.items():
        times, positions = zip(*path)
        marked = row == MARKED
        below.plot(times, positions, color=BLUE if marked else GREY, lw=2.4 if marked else 0.9)
        if times[-1] == flight.times[-1] and 0 <= positions[-1] < VIEWPORT:
            ends.append((f"row {row}", *path[-1], BLUE if marked else GREY))
    # What the marked row would do if the content offset stayed while rows arrive above.
    path = flight.rows[MARKED]
    pushed = [(time, y + sum(sum(new) for due, new in EDITS.items() if due < time)) for time, y in path]
    below.plot(*zip(*pushed), color=VERMILION, lw=1.6, ls=(0, (1.5, 1.5)))
    below.set_title(f"dotted: row {MARKED}, if the content offset did not shift", color=VERMILION, fontsize=12, loc="left", pad=6)
    below.set_ylim(VIEWPORT, 0)
    below.set_ylabel("top of a row in the viewport, pt")
    below.set_xlabel("time, s")
    below.set_xlim(0, flight.times[-1])
    picture.label_ends(below, ends)
    drawn.align_ylabels()
    picture.save(drawn, folder / "list_in_flight.png")


SCENES = {
    "find": "find the item at an offset", "resize and read": "resize an item, read an offset",
    "insert at the front and read": "insert at the front, read one",
    "frame, 20 pt on": "visible range, 20 points on",
    "attached: insert at the front": "attached: insert at the front",
    "attached: frame": "attached: frame",
}


def cost(folder: pathlib.Path, benchmark: pathlib.Path) -> None:
    pattern = re.compile(r"\s*(\d+)  (.*?)\s+([\d.]+) ns(?:  C\s+([\d.]+) ns)?")
    found: dict[str, list[tuple[int, float, float | None]]] = {}
    for match in map(pattern.match, benchmark.read_text().splitlines()):
        if match:
            items, scene, ours, theirs = match.groups()
            found.setdefault(scene, []).append((int(items), float(ours), float(theirs) if theirs else None))
    drawn, all_axes = plt.subplots(3, 2, figsize=(6.6, 8.2), sharex=True, gridspec_kw={"hspace": 0.36, "wspace": 0.3})
    for axes, (scene, title) in zip(all_axes.flat, SCENES.items()):
        items, ours, theirs = zip(*found[scene])
        axes.plot(items, ours, color=BLUE, marker="o", ms=4, label="ScrollKit")
        if None not in theirs and not scene.startswith("attached"):
            axes.plot(items, theirs, color=VERMILION, lw=1.6, marker="s", ms=4, ls=(0, (4, 2)), label="a tree in plain C")
        axes.set_xscale("log")
        axes.set_xticks(items)
        axes.set_ylim(0, 1.15 * max(*ours, *(value or 0 for value in theirs if not scene.startswith("attached"))))
        axes.set_title(title, fontsize=11, loc="left")
    for axes in all_axes[:, 0]:
        axes.set_ylabel("time of a call, ns")
    for axes in all_axes[-1]:
        axes.set_xlabel("items")
    drawn.legend(*all_axes[0, 0].get_legend_handles_labels(), loc="upper center", ncols=2, frameon=False,
                 bbox_to_anchor=(0.5, 0.95))
    picture.save(drawn, folder / "list_cost.png")


if __name__ == "__main__":
    target = pathlib.Path(sys.argv[1])
    in_flight(target)
    if len(sys.argv) > 2:
        cost(target, pathlib.Path(sys.argv[2]))
