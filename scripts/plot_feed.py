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
        time, offset, target, header, alpha, marked = (float(words[place]) for place in (0, 1, 2, 4, 5, 7))
        rows.append((time, offset, target, words[3], header, alpha, words[6], marked, words[8]))
    return rows


def between(rows, first, last):
    """The rows from the first row with one event to the last row with another."""
    begin = next(place for place, row in enumerate(rows) if first in row[8])
    end = max(place for place, row in enumerate(rows) if last in row[8])
    return rows[max(0, begin - 3):end + 1]


def figure(title, ylabel):
    drawn, axes = plt.subplots(figsize=(6.4, 3.0), dpi=100)
    axes.set_title(title, fontsize=11)
    axes.set_xlabel("seconds")
    axes.set_ylabel(ylabel)
    axes.spines[["top", "right"]].set_visible(False)
    return drawn, axes


def save(drawn, axes, folder, name):
    axes.margins(x=0.01)
    drawn.tight_layout()
    drawn.savefig(folder / name)


def column(rows, place):
    return [row[place] for row in rows]


def top(rows, folder):
    part = between(rows, "top_will_scroll", "top_will_restore")
    part = [row for row in rows if part[0][0] - 0.3 <= row[0] <= part[-1][0] + 1]
    drawn, axes = figure("Scroll to top, and back to the same post", "points")
    axes.step(column(part, 0), column(part, 2), where="post", color=LIGHT, ls="--", label="target")
    axes.plot(column(part, 0), column(part, 1), color=DARK, lw=2, label="offset")
    for row in part:
        if "top_will" in row[8]:
            axes.axvline(row[0], color=RED, lw=1)
            axes.annotate("tap", (row[0], 0), (4, 40), textcoords="offset points", color=RED)
    axes.legend(frameon=False, loc="center")
    save(drawn, axes, folder, "top.png")


def context(rows, folder):
    part = between(rows, "drag_began", "deceleration_ended")
    drawn, axes = figure("Scroll context: phases and target", "points")
    named = set()
    for row, later in zip(part, part[1:]):
        label = None if row[3] in named else row[3]
        named.add(row[3])
        axes.axvspan(row[0], later[0], color=PHASES[row[3]], lw=0, label=label)
    axes.step(column(part, 0), column(part, 2), where="post", color="#444", ls="--", lw=1, label="target")
    axes.plot(column(part, 0), column(part, 1), color=DARK, lw=2, label="offset")
    axes.legend(frameon=False, fontsize=8, loc="lower right")
    save(drawn, axes, folder, "context.png")


def header(rows, folder):
    part = between(rows, "nub_shown", "header_hidden")
    part = [row for row in rows if part[0][0] <= row[0] <= part[0][0] + 1.2]
    drawn, axes = figure("The header scrolls away with the content", "points")
    axes.plot(column(part, 0), [row[1] + 96 for row in part], color=LIGHT, label="scrolled")
    axes.plot(column(part, 0), column(part, 4), color=DARK, lw=2, label="header position")
    axes.axhline(-96, color=RED, lw=1, ls=":")
    axes.legend(frameon=False)
    save(drawn, axes, folder, "header.png")


def anchor(rows, folder):
    part = between(rows, "drag_began", "deceleration_ended")
    drawn, axes = figure("Posts inserted above do not move the content on screen", "points")
    begin = part[0]
    axes.plot(column(part, 0), [row[1] - begin[1] for row in part], color=LIGHT, label="offset")
    axes.plot(column(part, 0), [begin[7] - row[7] for row in part], color=DARK, lw=2,
              label="movement of a post on screen")
    for row in part:
        if "arrived" in row[8]:
            axes.axvline(row[0], color=RED, lw=1)
            axes.annotate("a post comes", (row[0], 300), (4, 0), textcoords="offset points", color=RED)
    axes.legend(frameon=False, loc="center right")
    save(drawn, axes, folder, "anchor.png")


def nub(rows, folder):
    part = between(rows, "nub_grabbed", "nub_hidden")
    drawn, axes = figure("Fast-scroll thumb: sections during the drag, then a fade-out", "points")
    axes.plot(column(part, 0), column(part, 1), color=DARK, lw=2, label="offset")
    last, shown = "", -1.0
    for row in part:
        if row[6] != last and row[0] - shown > 0.06:
            axes.annotate(row[6], (row[0], row[1]), (2, -12), textcoords="offset points", color=RED)
            last, shown = row[6], row[0]
    alpha = axes.twinx()
    alpha.plot(column(part, 0), column(part, 5), color=LIGHT, label="alpha")
    alpha.set_ylim(0, 1.05)
    alpha.set_ylabel("alpha")
    save(drawn, axes, folder, "nub.png")


def main():
    rows, folder = read(sys.argv[1]), pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for draw in (top, context, header, anchor, nub):
        draw(rows, folder)


main()
