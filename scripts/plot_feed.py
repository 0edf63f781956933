"""Draws the five behaviours from a log of sdl_feed: plot_feed.py LOG FOLDER.

Writes top.png, context.png, header.png, anchor.png and nub.png to the folder. A line of the log is
time,offset,target,phase,header_position,nub_alpha,section,marked_row_y,events.
"""

import pathlib
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

DARK, LIGHT, RED = "#14365c", "#8fb3d9", "#c0392b"
PHASES = {"dragging": "#f0a35e", "coasting": "#9ecbe8", "bouncing": "#e79aa6", "animating": "#b9a6e0",
          "wheeling": "#a5d6a7", "idle": "#eceff2", "tracking": "#f3d19c"}


def read(path):
    rows = []
    for line in pathlib.Path(path).read_text().splitlines():
        words = line.split(",")
        if words[0] == "step":
            continue
        time, offset, target, header, alpha, marked = (float(words[index]) for index in (0, 1, 2, 4, 5, 7))
        rows.append((time, offset, target, words[3], header, alpha, words[6], marked, words[8]))
    return rows


def between(rows, first, last):
    """The rows from the first row with one event to the last row with another."""
    begin = next(index for index, row in enumerate(rows) if first in row[8])
    end = max(index for index, row in enumerate(rows) if last in row[8])
    return rows[max(0, begin - 3):end + 1]


def figure(title, ylabel="content offset, in points"):
    drawn, axes = plt.subplots(figsize=(6.4, 3.2), dpi=100)
    axes.set_title(title, fontsize=11)
    axes.set_xlabel("time, in seconds")
    axes.set_ylabel(ylabel)
    axes.spines[["top", "right"]].set_visible(False)
    return drawn, axes


def legend(axes, handles=None):
    """A legend above the axes, where it hides nothing."""
    axes.legend(handles=handles, frameon=False, fontsize=8, loc="lower left", bbox_to_anchor=(0, 1.0),
                ncols=4, borderaxespad=0.2)
    axes.set_title(axes.get_title(), fontsize=11, pad=34 if len(handles or axes.lines) > 4 else 22)


def mark(axes, time, text):
    """A vertical line with a text above the axes."""
    axes.axvline(time, color=RED, lw=1)
    axes.text(time, 0.98, f" {text}", color=RED, fontsize=8, transform=axes.get_xaxis_transform(), va="top")


def save(drawn, axes, folder, name):
    axes.margins(x=0.01)
    drawn.tight_layout()
    drawn.savefig(folder / name)


def column(rows, index):
    return [row[index] for row in rows]


def since(rows):
    """Times since the first row, in seconds."""
    return [row[0] - rows[0][0] for row in rows]


def top(rows, folder):
    part = between(rows, "top_will_scroll", "top_will_restore")
    part = [row for row in rows if part[0][0] - 0.3 <= row[0] <= part[-1][0] + 1]
    drawn, axes = figure("Scroll to top, and back to the same post")
    axes.step(since(part), column(part, 2), where="post", color=LIGHT, ls="--", label="target")
    axes.plot(since(part), column(part, 1), color=DARK, lw=2, label="content offset")
    axes.set_ylim(-200, 4000)
    for row, time in zip(part, since(part)):
        if "top_will" in row[8]:
            mark(axes, time, "tap")
    legend(axes)
    save(drawn, axes, folder, "top.png")


def context(rows, folder):
    part = between(rows, "drag_began", "deceleration_ended")
    drawn, axes = figure("Scroll context: phases and target")
    times, bands = since(part), {}
    for row, begin, end in zip(part, times, times[1:]):
        bands[row[3]] = axes.axvspan(begin, end, color=PHASES[row[3]], lw=0, label=row[3])
    target, = axes.step(times, column(part, 2), where="post", color="#444", ls="--", lw=1, label="target")
    offset, = axes.plot(times, column(part, 1), color=DARK, lw=2, label="content offset")
    legend(axes, [offset, target, *bands.values()])
    save(drawn, axes, folder, "context.png")


def header(rows, folder):
    part = between(rows, "nub_shown", "header_hidden")
    part = [row for row in rows if part[0][0] <= row[0] <= part[0][0] + 1.2]
    drawn, axes = figure("The header hides as the content scrolls down", "distance, in points")
    axes.plot(since(part), [row[1] + 96 for row in part], color=LIGHT, label="scrolled distance")
    axes.plot(since(part), column(part, 4), color=DARK, lw=2, label="header position")
    axes.axhline(-96, color=RED, lw=1, ls=":", label="header hidden")
    legend(axes)
    save(drawn, axes, folder, "header.png")


def anchor(rows, folder):
    part = between(rows, "drag_began", "deceleration_ended")
    drawn, axes = figure("Posts inserted above do not move the content on screen", "movement, in points")
    begin = part[0]
    axes.plot(since(part), [row[1] - begin[1] for row in part], color=LIGHT, lw=2, label="of the content offset")
    axes.plot(since(part), [begin[7] - row[7] for row in part], color=DARK, lw=2, label="of a post on screen")
    axes.set_ylim(-50, 2900)
    for row, time in zip(part, since(part)):
        if "arrived" in row[8]:
            mark(axes, time, "post inserted")
    legend(axes)
    save(drawn, axes, folder, "anchor.png")


def nub(rows, folder):
    part = between(rows, "nub_grabbed", "nub_hidden")
    drawn, axes = figure("Fast-scroll nub: a drag through sections D to N, then a fade-out")
    offset, = axes.plot(since(part), column(part, 1), color=DARK, lw=2, label="content offset")
    last, shown = "", -1.0
    for row, time in zip(part, since(part)):
        if row[6] != last and row[0] - shown > 0.06:
            axes.annotate(row[6], (time, row[1]), (8, -11), textcoords="offset points", color=RED)
            last, shown = row[6], row[0]
    alpha = axes.twinx()
    alpha.spines["top"].set_visible(False)
    opacity, = alpha.plot(since(part), column(part, 5), color=LIGHT, lw=2, label="opacity of the nub")
    alpha.set_ylim(0, 1.1)
    alpha.set_ylabel("opacity, 0 to 1")
    axes.set_ylim(0, 17500)
    legend(axes, [offset, opacity])
    save(drawn, axes, folder, "nub.png")


def main():
    rows, folder = read(sys.argv[1]), pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for draw in (top, context, header, anchor, nub):
        draw(rows, folder)


main()
