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
from scrollkit import (  # noqa: E402
    Axis, Feel, Input, InputFlags, InputKind, MotionEnd, NubOptions, ScrollbarOptions, ScrollbarPart, Unit, WheelSmoothing)


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


# MARK: A thumb

ROWS = [10**2, 10**3, 10**6, 10**9]


class Held:
    """A list of rows that are 20 to 400 pt long and estimated at 60 pt, with a bar and a nub, of which one is held at its start."""

    def __init__(self, count, is_nub, is_edited):
        self.scroller = scrollkit.Scroller(viewport=(400, 600), content=(400, 0), feel=Feel.UIKIT)
        self.rows = scrollkit.List(estimate=60)
        self.rows.insert(0, count, time=0)
        self.rows.attach(self.scroller, time=0)
        self.bar = self.scroller.scrollbar(Axis.Y)
        self.bar.enable(ScrollbarOptions(), time=0)
        self.nub = self.scroller.nub
        self.nub.enable(NubOptions(), time=0)
        self.is_nub, self.is_edited = is_nub, is_edited
        self.dice, self.frames, self.back, self.against = random.Random(count), 0, 0, 0

    @property
    def time(self):
        return 1 + self.frames / 60

    @property
    def start(self):
        """Where the thumb or the nub begins on its track."""
        return self.nub.state.y if self.is_nub else self.bar.state.thumb_start

    @property
    def track(self):
        """The first and the last start."""
        return (10, 540) if self.is_nub else (0, 600 - self.bar.state.thumb_length)

    @property
    def share(self):
        """Where it would be if it followed the length of the content."""
        first, last = self.track
        return first + self.scroller.frame.progress.y * (last - first)

    def draw(self):
        """Draws a frame, which measures the rows in view, and edits rows elsewhere."""
        self.frames += 1
        self.scroller.tick(self.time)
        self.rows.measure(lambda item: self.dice.randint(20, 400), time=self.time)
        if self.is_edited and self.frames % 7 == 0:
            self.rows.insert(3 * len(self.rows) // 4, self.dice.randint(1, 3), time=self.time)
        if self.is_edited and self.frames % 11 == 0:
            self.rows.remove(len(self.rows) // 4, 1, time=self.time)

    def press(self):
        self.pointer = self.start
        if self.is_nub:
            assert self.nub.grab(time=self.time)
        else:
            self.bar.press(ScrollbarPart.TRACK, self.start + 9, time=self.time)

    def drag(self, distance):
        before = self.scroller.frame.offset.y
        self.pointer += distance
        if self.is_nub:
            self.nub.drag(distance, time=self.time)
        else:
            self.bar.drag(self.pointer + 9, time=self.time)
        self.back = max(self.back, (before - self.scroller.frame.offset.y) * distance)

    def release(self):
        (self.nub if self.is_nub else self.bar).release(time=self.time)


def grabbed(count, is_nub, is_edited):
    """A list at its start, of which a thumb or a nub is held."""
    held = Held(count, is_nub, is_edited)
    held.draw()
    held.scroller.wheel(dy=1, unit=Unit.POINTS, time=held.time)
    held.scroller.set_offset(0, 0, time=held.time)
    held.frames += 60
    held.draw()
    held.press()
    return held


def drag_to_end(held, direction):
    """Drags 1 pt a frame to an end of the track, and 20 pt beyond it. Returns for each frame where on the track the pointer
    and the thumb are, and where the thumb would be as the share of the length."""
    frames = []
    for _ in range(620):
        held.drag(direction)
        held.draw()
        first, last = held.track
        wanted = min(max(held.pointer, first), last)
        frames.append((wanted, held.start, held.share))
        if held.is_nub:
            held.pointer = wanted  # a nub counts from the last distance
    return frames


def dragged(count, is_nub, is_edited):
    """Drags a thumb to the end and back. Returns how far it leaves the pointer, how far it would as the share of the length,
    how far content goes back, and how far it is from its ends at those of the track."""
    held = grabbed(count, is_nub, is_edited)
    leaves, as_share, ends = 0, 0, []
    for direction in (1, -1):
        for wanted, start, share in drag_to_end(held, direction):
            leaves, as_share = max(leaves, abs(start - wanted)), max(as_share, abs(share - wanted))
        ends.append(abs(held.scroller.frame.offset.y - (held.rows.size.length - 600 if direction > 0 else 0)))
    return leaves, as_share, held.back, max(ends)


def thumb():
    """A thumb and a nub that are dragged through rows of unknown heights, also while others are inserted and removed: the larger figure."""
    rows = []
    for count in ROWS:
        for is_edited in (False, True):
            leaves, as_share, back, ends = map(max, zip(*(dragged(count, is_nub, is_edited) for is_nub in (False, True))))
            rows.append([
                f"{count:,}".replace(",", " "), "measured, inserted, removed" if is_edited else "measured", f"{leaves + 0:.2f} pt",
                f"{as_share:.2f} pt", f"{max(back, 0):.2f} pt", f"{ends:.2f} pt"])
    return markdown([
        "rows", "others are", "leaves the pointer", "would, as the share of the length", "content goes back", "from its end"], rows)


# MARK: Resampling

REPORT_RATES, LATENESS, NOISE = [60, 90, 120, 125, 240, 360, 500, 1000], [0, 4, 8, 12, 16], [0, 0.25, 0.5, 1, 2]
SPEED, BACK = 700, -500
# A finger at both speeds, a turn between them, and a stop: when each part ends, and its speeds at its begin and end.
PARTS = [(0.1, 0, SPEED), (0.5, SPEED, SPEED), (0.65, SPEED, BACK), (1, BACK, BACK), (1.12, BACK, 0)]
LONG = 1.4


def hand(time):
    """Where the finger is."""
    place, begin = 0, 0
    for end, first, last in PARTS:
        passed = min(max(time - begin, 0), end - begin)
        place += first * passed + (last - first) * passed * passed / (2 * (end - begin))
        begin = end
    return place


def shown_of(resamples, rate, late, noise):
    """The frames of a 120 Hz display, and where they show a finger that is reported `late` ms after it was there."""
    scroller = list_with(Feel.UIKIT)
    scroller.set_preferences(resamples=resamples, time=0)
    scroller.set_offset(0, 50000, time=0)
    dice = random.Random(1)
    phase, number, frames = dice.random() / rate, 0, []
    for frame in range(round(120 * LONG)):
        now = frame / 120 + 0.0013
        while (time := phase + number / rate) + late / 1000 <= now and time <= LONG:
            if number == 0:
                scroller.press(200, 280, time=10 + time)
                scroller.move(200, 300, time=10 + time)
            scroller.move(200, 300 + hand(time) + noise * (2 * dice.random() - 1), time=10 + time)
            number += 1
        if number > 0:
            frames.append((now, 50000 - 10 - scroller.tick(10 + now).offset.y))
    return frames


def judged(frames):
    """How far the steps of the frames are from the hand's, how late they show it, and how far past its stop."""
    def lag(begin, end, speed):
        errors = [(hand(time) - place) / speed for time, place in frames if begin < time < end]
        return sum(errors) / len(errors)
    late = (lag(0.2, 0.5, SPEED) + lag(0.75, 1, BACK)) / 2
    errors = [after - before - hand(time - late) + hand(former - late)
              for (former, before), (time, after) in zip(frames, frames[1:]) if 0.15 <= former and time <= 1.3]
    past = max(hand(LONG) - place for time, place in frames if time > 1)
    return math.sqrt(sum(error * error for error in errors) / len(errors)), late, max(past, 0)


def cells():
    """What is judged of each rate, lateness and noise: without resampling, and with it."""
    return {(rate, late, noise): [judged(shown_of(resamples, rate, late, noise)) for resamples in (False, True)]
            for rate in REPORT_RATES for late in LATENESS for noise in NOISE}


def mean(values):
    values = list(values)
    return sum(values) / len(values)


def resampled():
    """How far steps are from the hand's, the mean of eight rates of reports, without resampling and with it."""
    found, rows = cells(), []
    for late in LATENESS:
        row = [f"{late} ms"]
        for noise in NOISE:
            both = [mean(found[rate, late, noise][which][0] for rate in REPORT_RATES) for which in (0, 1)]
            row.append(f"{both[0]:.2f}, {both[1]:.2f} pt")
        rows.append(row)
    shares = [with_it[0] / max(raw[0], 0.05) for raw, with_it in found.values()]
    worse = sum(with_it[0] > 1.02 * raw[0] + 0.05 for raw, with_it in found.values())
    lag = max(with_it[1] - raw[1] for raw, with_it in found.values())
    past = [max(both[which][2] for both in found.values()) for which in (0, 1)]
    table = markdown(["reports are late by", *(f"noise ±{noise} pt" for noise in NOISE)], rows)
    total = markdown(["of 200 cells", "goal", "with resampling"], [
        ["deviation as a share of that without, mean", "50 %", f"{100 * mean(shares):.0f} %"],
        ["cells with more than without, by more than 2 % and 0.05 pt", "0", f"{worse}"],
        ["shown later than without, at most", "5 ms", f"{1000 * lag:.1f} ms"],
        [f"past a stop at most (without: {past[0]:.2f} pt)", f"{past[0] + 1:.2f} pt", f"{past[1]:.2f} pt"]])
    return f"{table}\n\n{total}"


TABLES = {one.__name__: one for one in (wheel, wheel_hand, frames, frames_saved, thumb, resampled)}


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
