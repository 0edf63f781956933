"""Draws an offset over time, with its target and phases: plot_offset.py CSV PNG TITLE.

The columns of the CSV are time, offset, target and, last, the phase; a header line is skipped.
"""

import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

COLOURS = {
    "idle": "#d9dde3",
    "tracking": "#f3d19c",
    "dragging": "#f0a35e",
    "coasting": "#9ecbe8",
    "bouncing": "#e79aa6",
    "animating": "#b9a6e0",
    "wheeling": "#a5d6a7",
}


def read(path):
    with open(path) as file:
        for line in file:
            words = line.strip().split(",")
            if words[0][:1].isdigit():
                yield float(words[0]), float(words[1]), float(words[2]), words[-1]


def main():
    source, target, title = sys.argv[1:4]
    rows = list(read(source))
    begin = rows[0][0]
    times = [row[0] - begin for row in rows]
    figure, axes = plt.subplots(figsize=(9, 4.2), dpi=100)
    named = set()
    for index, (row, time) in enumerate(zip(rows, times)):
        end = times[index + 1] if index + 1 < len(times) else time
        label = None if row[3] in named or end == time else row[3]
        if label:
            named.add(label)
        axes.axvspan(time, end, color=COLOURS.get(row[3], "white"), alpha=0.6, lw=0, label=label)
    axes.step(times, [row[2] for row in rows], where="post", color="#444", ls="--", lw=1, label="target")
    axes.plot(times, [row[1] for row in rows], color="#14365c", lw=2, label="content offset")
    axes.set_xlabel("time, in seconds")
    axes.set_ylabel("content offset, in points")
    axes.set_title(title)
    axes.margins(x=0)
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False)
    figure.tight_layout()
    figure.savefig(target)


main()
