"""Draws what a user sees, from the measurements of senses.py: plot_senses.py FOLDER.

Writes senses_wheel.png and senses_ends.png.
"""

import pathlib
import sys

import picture
import senses
from picture import BLACK, BLUE, DASHED, DOTTED, GREY, PURPLE, VERMILION, plt
from scrollkit import Feel, MotionEnd, WheelSmoothing


def wheel(folder):
    """How far content moves in each frame while a wheel turns."""
    rates = 5, 20
    drawn, panes = plt.subplots(len(rates), 1, figsize=(6.4, 5.8), gridspec_kw={"hspace": 0.55})
    # A name stands beside its curve: for each rate, a place in seconds and points per second.
    curves = [("uikit", Feel.UIKIT, {}, BLUE, "-", (0.125, 530), (0.25, 1390)),
              ("qt", Feel.QT, {"wheel_step": 60}, PURPLE, DASHED, (0.028, 950), (0.026, 1040)),
              ("gecko", Feel.GECKO, {"wheel_step": 60}, GREY, DOTTED, (0.06, 690), (0.062, 1130)),
              ("STEADY", Feel.UIKIT, {"wheel_smoothing": WheelSmoothing.STEADY}, BLACK, "-", (0.805, 300), (0.503, 1195))]
    for number, (axes, rate) in enumerate(zip(panes, rates)):
        notches = senses.notches_at(rate, count=5 if rate == 5 else 11)
        for name, feel, values, colour, dashes, *places in curves:
            times, offsets, _, _ = senses.turned(feel, notches, **values)
            shown = [(time - 1, (after - before) * 60) for time, before, after in zip(times[1:], offsets, offsets[1:])
                     if time - 1 <= notches[-1] - 1]
            steady = name == "STEADY"
            axes.plot(*zip(*shown), color=colour, ls=dashes, lw=2.6 if steady else 1.5, zorder=3 if steady else 2)
            axes.text(*places[number], name, color=colour, size=9.5, weight="bold" if steady else None,
                      va="center" if steady else "baseline")
        axes.plot([time - 1 for time in notches], [0] * len(notches), "|", color=BLACK, ms=9, mew=1.4, clip_on=False)
        axes.set_title(f"{rate} notches a second, each of 60 pt", loc="left", pad=8)
        axes.set_ylabel("velocity, pt/s")
        axes.set_xlabel("time since the first notch, s (marks: notches)")
        axes.set_xlim(0, notches[-1] - 1)
        axes.set_ylim(0, 1150 if rate == 5 else 1550)
    picture.save(drawn, folder / "senses_wheel.png")


def ends(folder):
    """The pixels that frames show at the end of a flick, with both ends."""
    drawn, axes = plt.subplots(figsize=(6.4, 3.4))
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
        place, side = ((rest, 22), "center") if name == "natural" else ((1.4, 8.5), "right")
        axes.annotate(f"{name}:\nthe last pixel\nat {rest:.2f} s", (rest, 0), place, color=colour, ha=side, size=9.5,
                      va="bottom" if name == "natural" else "center",
                      arrowprops={"arrowstyle": "-", "color": colour, "lw": 0.8, "shrinkB": 0})
    axes.set_title("Natural or crisp end of a UIKit flick of 1200 pt/s", loc="left", pad=10)
    axes.set_xlabel("time since the release, s")
    axes.set_ylabel("pixels that are left")
    axes.set_xlim(1, 3.5)
    axes.set_ylim(0, 80)
    picture.save(drawn, folder / "senses_ends.png")


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for draw in (wheel, ends):
        draw(folder)


main()
