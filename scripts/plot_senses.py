"""Draws what a user sees, from the measurements of senses.py: plot_senses.py FOLDER.

Writes senses_wheel.png, senses_ends.png, senses_thumb.png and senses_resampling.png.
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


def thumb(folder):
    """How far a dragged thumb is from the pointer while rows are measured: as it is, and as the share of the length."""
    drawn, axes = plt.subplots(figsize=(6.4, 3.9))
    # A name stands beside its curve: a place in seconds and points.
    curves = [(100, VERMILION, "-", (0.35, -58), "at its share of\nthe length: 100 rows"),
              (1000, BLUE, "-", (10.75, -60), "at its share of the length:\n1000 rows"),
              (10**6, PURPLE, DASHED, (10.75, -11), "at its share of the length: 10⁶ rows")]
    for count, colour, dashes, place, name in curves:
        held = senses.grabbed(count, is_nub=False, is_edited=False)
        frames = senses.drag_to_end(held, 1) + senses.drag_to_end(held, -1)
        times = [frame / 60 for frame in range(len(frames))]
        axes.plot(times, [share - pointer for pointer, _, share in frames], color=colour, ls=dashes, lw=1.3)
        axes.text(*place, name, color=colour, size=9.5)
        axes.plot(times, [start - pointer for pointer, start, _ in frames], color=BLACK, lw=2.6, zorder=3)
    axes.plot([9.6, 10.65], [-57, -57], color=BLUE, lw=0.8)
    axes.text(10.75, 11, "held: any number of rows", color=BLACK, size=9.5, weight="bold")
    picture.mark(axes, 620 / 60, "the pointer turns")
    axes.set_title("A dragged thumb's distance from the pointer, while rows are measured", loc="left", pad=26)
    axes.set_xlabel("time of a drag to the end and back, s")
    axes.set_ylabel("distance along the track, pt")
    axes.set_xticks(range(0, 21, 5))
    axes.set_xlim(0, 1240 / 60)
    axes.set_ylim(-90, 20)
    picture.save(drawn, folder / "senses_thumb.png")


# Recorded: the figures of docs/senses.md at a noise of ±1 pt, when late reports counted as of their arrival.
BEFORE = {0: 0.63, 4: 0.81, 8: 1.18, 12: 1.22, 16: 1.21}


def resampling(folder):
    """How far the steps of the frames are from the finger's, without resampling and with it."""
    found = senses.cells()
    drawn, (each, late) = plt.subplots(1, 2, figsize=(6.4, 3.6), gridspec_kw={"wspace": 0.3, "width_ratios": (1.25, 1)})
    drawn.suptitle("Deviation of the frames' steps from the finger's, with resampling and without", x=0.06, y=1.03, ha="left", size=11)
    # A name stands beside its cells.
    for rates, shape, place, side, name in (
            ((60,), "^", (4.1, 2.55), "right", "60 reports\na second"), ((90,), "s", (2.75, 0.3), "left", "90"),
            ((120,), "D", (1.2, 1.6), "right", "120"), ((125, 240, 360, 500, 1000), "o", (1.1, 0.17), "left", "125–1000")):
        cells = [both for (rate, _, _), both in found.items() if rate in rates]
        each.plot(*zip(*((raw[0], with_it[0]) for raw, with_it in cells)), shape, color=BLUE, ms=4, mew=0, alpha=0.7)
        each.text(*place, name, color=BLUE, size=9.5, ha=side, va="center")
    for share, dashes, place, name in ((1, "-", (2.85, 3.35), "equal"), (0.5, DASHED, (4.5, 1.75), "half")):
        each.plot([0, 4.5], [0, 4.5 * share], color=GREY, lw=1.1, ls=dashes, zorder=0)
        each.text(*place, name, color=GREY, size=9.5, ha="right", va="center")
    each.set_title("each of the 200 cells", loc="left", pad=8, size=10)
    each.set_xlabel("without resampling, pt")
    each.set_ylabel("with resampling, pt")
    each.set_xlim(0, 4.6)
    each.set_ylim(0, 4.6)
    mean = [[senses.mean(found[rate, lateness, 1][which][0] for rate in senses.REPORT_RATES) for lateness in senses.LATENESS]
            for which in (0, 1)]
    before = [BEFORE[lateness] for lateness in senses.LATENESS]
    for values, colour, dashes, width, place, name in (
            (mean[0], BLACK, "-", 1.8, (15.8, 1.6), "without"), (mean[1], BLUE, "-", 2.6, (15.8, 0.68), "with, now"),
            (before, VERMILION, DASHED, 1.8, (15.8, 1.365), "with, before late\nreports kept their times")):
        late.plot(senses.LATENESS, values, color=colour, ls=dashes, lw=width)
        late.text(*place, name, color=colour, size=9.5, ha="right", va="center", linespacing=1.1)
    late.set_title("noise of ±1 pt, mean of all rates", loc="left", pad=8, size=10)
    late.set_xlabel("reports are late by, ms")
    late.set_ylabel("deviation, pt")
    late.set_xticks(senses.LATENESS)
    late.set_yticks([0, 0.5, 1, 1.5])
    late.set_xlim(0, 16)
    late.set_ylim(0, 1.75)
    picture.save(drawn, folder / "senses_resampling.png")


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for draw in (wheel, ends, thumb, resampling):
        draw(folder)


main()
