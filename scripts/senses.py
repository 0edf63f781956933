"""What a user sees, measured with the built library: the tables of docs/senses.md.

    senses.py [TABLE...]       prints all tables, or those with these names
    senses.py --write PAGE     writes them between the markers of a page
    senses.py --check PAGE     fails if the page has other figures

Every figure follows from a scroller that is given events and ticked; there is no clock, and jitter has fixed seeds.
"""

import math
import pathlib
import random
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "bindings/python"))
import scrollkit  # noqa: E402
from scrollkit import Feel, Input, InputFlags, InputKind, MotionEnd, Unit, WheelSmoothing  # noqa: E402


def markdown(head, rows):
    """A table of a page."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" if line is not lines[1] else "|" + "|".join(line) + "|" for line in lines)


# MARK: A wheel

WHEEL_FEELS = [Feel.UIKIT, Feel.CHROMIUM, Feel.MACOS, Feel.QT, Feel.GECKO, Feel.GTK]
WHEEL_RATES = [3, 5, 10, 20]


def list_with(feel, length=1e6, **values):
    """A list with a feel of which some values are changed."""
    scroller = scrollkit.Scroller(viewport=(400, 600), content=(400, length), feel=feel)
    if values:
        changed = scroller.feel_values
        for name, value in values.items():
            setattr(changed, name, value)
        scroller.set_feel(changed, time=0)
    return scroller


def notches_at(rate, count=30, jitter=None):
    """The times of notches; `jitter` returns the share by which an interval is longer."""
    times = [1.0]
    while len(times) < count:
        times.append(times[-1] + (1 + (jitter() if jitter else 0)) / rate)
    return times


def turned(feel, notches, frames=60, **values):
    """Turns a wheel at some times. Returns times, offsets and what was turned of all frames, and when content rests."""
    scroller = list_with(feel, **values)
    scroller.wheel(dy=1, unit=Unit.NOTCHES, time=0)
    step = scroller.frame.target.y
    scroller.set_offset(0, 0, time=0.5)
    times, offsets, sums, rest = [], [], [], 0
    frame, turns = 60, 0
    while True:
        time = frame / frames
        while turns < len(notches) and notches[turns] <= time:
            scroller.wheel(dy=1, unit=Unit.NOTCHES, time=notches[turns])
            turns += 1
        shown = scroller.tick(time)
        times.append(time), offsets.append(shown.offset.y), sums.append(turns * step)
        rest = max((event.time for event in scroller.events() if event.kind is scrollkit.EventKind.DID_REST), default=rest)
        if turns == len(notches) and not shown.needs_tick:
            return times, offsets, sums, rest
        frame += 1


def unevenness(times, offsets, notches):
    """The largest step of a frame from the fourth notch to the last, as a multiple of the mean."""
    steps = [b - a for time, a, b in zip(times, offsets, offsets[1:]) if notches[3] < time <= notches[-1] - 1 / 60]
    return max(steps) / (sum(steps) / len(steps))


def normal(dice):
    """A number with a deviation of 1: the sum of twelve even ones."""
    return max(-3, min(sum(dice.random() for _ in range(12)) - 6, 3))


def wheel_row(feel, **values):
    cells = []
    for rate in WHEEL_RATES:
        notches = notches_at(rate)
        times, offsets, _, _ = turned(feel, notches, **values)
        cells.append(f"{unevenness(times, offsets, notches):.2f}")
    return cells


def wheel():
    """The largest step of a frame as a multiple of the mean, with even notches."""
    names = [feel.name.lower() for feel in WHEEL_FEELS]
    rows = [[f"`{name}`", *wheel_row(feel)] for name, feel in zip(names, WHEEL_FEELS)]
    steady = [wheel_row(feel, wheel_smoothing=WheelSmoothing.STEADY) for feel in WHEEL_FEELS]
    rows.append(["any of them, `STEADY`", *(max(cells) for cells in zip(*steady))])
    return markdown(["feel", *(f"{rate} notches a second" for rate in WHEEL_RATES)], rows)


def wheel_hand():
    """STEADY: a hand's notches, how far content is behind, and when it rests."""
    rows = []
    for rate in WHEEL_RATES:
        steady = {"wheel_smoothing": WheelSmoothing.STEADY}
        largest = {}
        for name in ("even", "normal"):
            largest[name] = []
            for seed in range(100):
                dice = random.Random(seed)
                jitter = (lambda: 0.15 * (2 * dice.random() - 1)) if name == "even" else (lambda: 0.15 * normal(dice))
                notches = notches_at(rate, jitter=jitter)
                times, offsets, sums, _ = turned(Feel.UIKIT, notches, **steady)
                assert all(offset <= turn + 1e-9 for offset, turn in zip(offsets, sums)) and offsets[-1] == sums[-1]
                largest[name].append(unevenness(times, offsets, notches))
            largest[name].sort()
        notches = notches_at(rate)
        behind = {}
        for feel, values in (("own", {}), ("steady", steady)):
            times, offsets, sums, rest = turned(Feel.UIKIT, notches, frames=960, **values)
            late = [turn - offset for time, offset, turn in zip(times, offsets, sums) if notches[3] <= time < notches[-1]]
            behind[feel] = sum(late) / len(late) / (60 * rate), rest - notches[-1]
        rows.append([
            f"{rate}", f"{largest['even'][-1]:.2f}", f"{largest['normal'][50]:.2f}", f"{largest['normal'][-5]:.2f}",
            f"{largest['normal'][-1]:.2f}", f"{1000 * behind['own'][0]:.0f} ms", f"{1000 * behind['steady'][0]:.0f} ms",
            f"{1000 * behind['own'][1]:.0f} ms", f"{1000 * behind['steady'][1]:.0f} ms"])
    return markdown([
        "notches a second", "±15 %", "deviation 15 %, median", "95 of 100 hands", "worst of 100", "behind, `uikit`",
        "behind, `STEADY`", "rests after, `uikit`", "rests after, `STEADY`"], rows)


# MARK: Frames

FEELS = [feel for feel in Feel if feel is not Feel.DEFAULT]
FLICK = 1200
RATES, SCALES = [60, 120, 240], [1, 2, 3]


def flung(feel, velocity=FLICK, end=MotionEnd.NATURAL):
    """A list that was released with a velocity at 1 s."""
    scroller = list_with(feel, motion_end=end)
    scroller.push(Input(kind=InputKind.PAN_BEGIN, time=1))
    scroller.push(Input(kind=InputKind.PAN_END, flags=InputFlags.HAS_VELOCITY, velocity_y=velocity, time=1))
    return scroller


def pixel(offset, scale):
    return math.floor(-offset * scale + 0.5)


def frames_of(make, rate, scale):
    """How many frames a motion has, how many of them are drawn by a host that asks for the next change, how many of these
    show the same pixels as the one before, and how many that show others are missed."""
    asking, eager = make(), make()
    shown, count = pixel(asking.frame.offset.y, scale), dict(frames=0, drawn=0, same=0, missed=0)
    while eager.frame.needs_tick or asking.frame.needs_tick:
        count["frames"] += 1
        time = 1 + count["frames"] / rate
        picture = pixel(eager.tick(time).offset.y, scale)
        while not (change := asking.next_change(scale, time=time)).is_drawn and change.time <= time:
            asking.tick(change.time)
        if change.time <= time:
            assert pixel(asking.tick(time).offset.y, scale) == picture
            count["drawn"] += 1
            count["same"] += picture == shown
        else:
            count["missed"] += picture != shown
        shown = picture
    return count


def end_of(make):
    """How long a motion takes, and how long at its end a pixel of a point is shown for more than 1/60 s."""
    scroller, time, fast = make(), 1, 1
    while (frame := scroller.tick(time)).needs_tick:
        if abs(frame.velocity.y) >= 60:
            fast = time
        time += 1 / 960
    return time - 1, time - fast


def frames():
    """A flick of 1200 pt/s in every feel, at 60 frames a second on a display with one pixel to a point."""
    rows = []
    for feel in FEELS:
        natural, crisp = (frames_of(lambda: flung(feel, end=end), 60, 1) for end in MotionEnd)
        ends = [end_of(lambda: flung(feel, end=end)) for end in MotionEnd]
        rows.append([
            f"`{feel.name.lower()}`", f"{natural['frames']}", f"{natural['drawn']}", f"{crisp['drawn']}",
            *(f"{ends[which][part]:.2f} s" for part in (1, 0) for which in (0, 1))])
    return markdown([
        "feel", "frames", "drawn", "drawn, crisp", "crawls", "crawls, crisp", "takes", "takes, crisp"], rows)


def frames_saved():
    """UIKit's flick at three rates on three displays; of all feels, the frames that show the same, and those that are missed."""
    rows = []
    for rate in RATES:
        for scale in SCALES:
            all_feels = [frames_of(lambda: flung(feel, end=end), rate, scale) for feel in FEELS for end in MotionEnd]
            natural, crisp = all_feels[0], all_feels[1]
            rows.append([
                f"{rate} Hz", f"{scale}", f"{natural['frames']}", f"{natural['drawn']}",
                f"{100 - 100 * natural['drawn'] / natural['frames']:.0f} %", f"{crisp['drawn']}",
                f"{100 - 100 * crisp['drawn'] / natural['frames']:.0f} %",
                f"{sum(one['same'] for one in all_feels)}", f"{sum(one['missed'] for one in all_feels)}"])
    return markdown([
        "display", "pixels a point", "frames", "drawn", "saved", "drawn, crisp", "saved, crisp", "the same, 11 feels",
        "missed, 11 feels"], rows)


TABLES = {one.__name__: one for one in (wheel, wheel_hand, frames, frames_saved)}


def filled(text):
    """A page with its tables measured anew."""
    def table(match):
        return f"<!-- {match[1]} -->\n{TABLES[match[1]]()}\n<!-- end of {match[1]} -->"
    return re.sub(r"<!-- (\w+) -->\n.*?<!-- end of \1 -->", table, text, flags=re.S)


def main():
    if sys.argv[1:2] in (["--write"], ["--check"]):
        page = pathlib.Path(sys.argv[2])
        text = filled(page.read_text())
        if sys.argv[1] == "--write":
            page.write_text(text)
        elif text != page.read_text():
            sys.exit(f"{page} has other figures than the library: run scripts/pictures --charts")
        return
    for name in sys.argv[1:] or TABLES:
        print(f"{name}: {TABLES[name].__doc__}\n{TABLES[name]()}\n")


if __name__ == "__main__":
    main()
