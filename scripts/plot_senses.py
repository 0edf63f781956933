"""Draws what a user sees, from the measurements of senses.py: plot_senses.py FOLDER.

Writes senses_wheel.png.
"""

import pathlib
import sys

import picture
import senses
from picture import BLACK, BLUE, GREY, ORANGE, VERMILION, plt
from scrollkit import Feel, WheelSmoothing


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


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for draw in (wheel,):
        draw(folder)


main()
