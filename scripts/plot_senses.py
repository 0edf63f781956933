"""Draws what a user sees, from the measurements of senses.py: plot_senses.py FOLDER.

Writes senses_wheel.png and senses_ends.png.
"""

import pathlib
import sys

import picture
import senses
from picture import BLACK, BLUE, GREY, ORANGE, VERMILION, plt
from scrollkit import Feel, MotionEnd, WheelSmoothing


def wheel(folder):
    """How far content moves in each frame while a wheel turns."""
    rates = 5, 20
    drawn, panes = plt.subplots(len(rates), 1, figsize=(5.4, 6.4), gridspec_kw={"hspace": 0.5})
    curves = [("uikit", Feel.UIKIT, {}, VERMILION), ("qt", Feel.QT, {"wheel_step": 60}, ORANGE), ("gecko", Feel.GECKO, {}, GREY),
              ("STEADY", Feel.UIKIT, {"wheel_smoothing": WheelSmoothing.STEADY}, BLUE)]
    for axes, rate in zip(panes, rates):
        notches = senses.notches_at(rate, count=5 if rate == 5 else 18)
        ends = []
        for name, feel, values, colour in curves:
            times, offsets, _, _ = senses.turned(feel, notches, **values)
            shown = [(time - 1, (after - before) * 60) for time, before, after in zip(times[1:], offsets, offsets[1:])
                     if time - 1 <= notches[-1] - 1]
            axes.plot(*zip(*shown), color=colour, lw=2.6 if name == "STEADY" else 1.4, zorder=3 if name == "STEADY" else 2)
            ends.append((name, *shown[-1], colour))
        axes.plot([time - 1 for time in notches], [0] * len(notches), "|", color=BLACK, ms=9, mew=1.4, clip_on=False)
        axes.set_title(f"{rate} notches a second, of 60 pt", loc="left", pad=10)
        axes.set_ylabel("velocity of the content, pt/s")
        axes.set_xlabel("time since the first notch, s")
        axes.set_xlim(0, notches[-1] - 1)
        axes.set_ylim(0, None)
        picture.label_ends(axes, ends)
    picture.save(drawn, folder / "senses_wheel.png")


def ends(folder):
    """The pixels that frames show at the end of a flick, with both ends."""
    drawn, axes = plt.subplots(figsize=(5.4, 3.6))
    curves = []
    for end, colour, name in ((MotionEnd.NATURAL, VERMILION, "natural"), (MotionEnd.CRISP, BLUE, "crisp")):
        flick = senses.flung(Feel.UIKIT, end=end)
        target = flick.frame.target.y
        times = [frame / 60 for frame in range(60, 220)]
        left = [senses.pixel(flick.tick(1 + time).offset.y, 1) - senses.pixel(target, 1) for time in times]
        axes.step(times, left, where="post", color=colour, lw=1.8)
        rest = next(time for time, now in zip(times, left) if now == 0)
        curves.append((name, rest, colour))
    for name, rest, colour in curves:
        axes.annotate(f"{name}: the last pixel", (rest, 0), (rest, 26 if name == "natural" else 45), color=colour,
                      arrowprops={"arrowstyle": "-", "color": colour, "lw": 0.8}, ha="right" if name == "natural" else "left")
    axes.set_title("A UIKit flick of 1200 pt/s, at 60 frames a second", loc="left", pad=10)
    axes.set_xlabel("time since the release, s")
    axes.set_ylabel("pixels that are left")
    axes.set_xlim(1, 3.6)
    axes.set_ylim(0, 80)
    picture.save(drawn, folder / "senses_ends.png")


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for draw in (wheel, ends):
        draw(folder)


main()
