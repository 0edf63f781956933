"""Draws an offset over time, with its target and phases, and the overscroll below: plot_offset.py CSV PNG TITLE RANGE.

The columns of the CSV are time, offset, target and, last, the phase or a column named so; a header line is skipped.
RANGE is the largest offset in range, in points; 0 is the smallest.
"""

import pathlib
import sys

import picture
from picture import BLUE, VERMILION, plt


def read(path):
    with open(path) as file:
        for line in file:
            words = line.strip().split(",")
            if words[0][:1].isdigit():
                yield float(words[0]), float(words[1]), float(words[2]), next(word for word in words if word in picture.PHASES)


def main():
    source, target, title, last = *sys.argv[1:4], float(sys.argv[4])
    times, offsets, targets, phases = zip(*read(source))
    times = [time - times[0] for time in times]
    drawn, (axes, past) = plt.subplots(2, 1, figsize=(6.4, 3.9), sharex=True, height_ratios=(3, 1))
    picture.bands(axes, times, phases)
    picture.bands(past, times, phases, named=False)
    axes.step(times, targets, where="post", color=VERMILION, ls=picture.DASHED, lw=1.4)
    axes.plot(times, offsets, color=BLUE)
    highest, lowest = max(*offsets, *targets), min(*offsets, *targets)
    middle = len(times) // 4
    axes.text(times[middle] + 0.01 * times[-1], offsets[middle], "content offset", color=BLUE, va="top")
    first = targets.index(max(targets))
    axes.text(times[first] + 0.01 * times[-1], highest - 0.02 * (highest - lowest), "target", color=VERMILION, va="top")
    axes.set_ylabel("content offset, pt")
    axes.set_ylim(None, highest + 0.17 * (highest - lowest))
    axes.set_title(title, loc="left", pad=36)
    overscroll = [min(offset, 0) + max(offset - last, 0) for offset in offsets]
    past.plot(times, overscroll, color=BLUE)
    past.set_ylim(min(-1, 1.2 * min(overscroll)), max(1, 1.2 * max(overscroll)))
    past.set_ylabel("overscroll,\npt")
    past.set_xlabel("time, s")
    axes.margins(x=0)
    past.margins(x=0)
    drawn.align_ylabels()
    picture.save(drawn, pathlib.Path(target))


main()
