"""Draws the five behaviours, run by the library: plot_behaviours.py FOLDER.

Writes top.png, context.png, header.png, anchor.png and nub.png. They are shown small, so each has few, large words.
"""

import pathlib
import sys

import picture
from picture import BLUE, GREEN, GREY, ORANGE, VERMILION, plt

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "bindings/python"))
import scrollkit  # noqa: E402
from scrollkit import ffi  # noqa: E402

FRAME = 1 / 120
WIDTH = 3.6
plt.rcParams.update({"axes.titlesize": 10.5, "axes.labelsize": 9.5, "xtick.labelsize": 9, "ytick.labelsize": 9})


def scroller(height=20000.0):
    return scrollkit.Scroller(viewport=(400, 600), content=(400, height))


def run(one, end, actions):
    """Frames at 120 Hz from 0 to an end; each action (time, function of the time) comes with the frame at its time."""
    actions = sorted(actions, key=lambda action: action[0])
    for number in range(round(end / FRAME) + 1):
        now = number * FRAME
        while actions and actions[0][0] < now + FRAME / 2:
            actions.pop(0)[1](now)
        yield one.tick(now)


def finger(begin, points, one):
    """Actions of a finger at (time since the press, y) that presses, moves and lets go."""
    yield begin, lambda time: one.press(200, points[0][1], time=time)
    for since, y in points[1:]:
        yield begin + since, lambda time, y=y: one.move(200, y, time=time)
    yield begin + points[-1][0], lambda time: one.release(time=time)


def swipe(begin, distance, one, duration=0.1):
    return finger(begin, [(duration * step / 12, 300 - distance * step / 12) for step in range(13)], one)


def figure(title, ylabel):
    drawn, axes = plt.subplots(figsize=(WIDTH, 2.3))
    axes.set_title(title, loc="left", pad=20)
    axes.set_xlabel("time, s")
    axes.set_ylabel(ylabel)
    axes.margins(x=0)
    return drawn, axes


def name(axes, x, y, text, colour, **options):
    axes.text(x, y, text, color=colour, size=9.5, **options)


def top(path):
    one = scroller()
    one.set_offset(0, 3000, time=0)
    one.top.enable(time=0)
    frames = list(run(one, 3, [(time, lambda now: one.top.trigger(time=now)) for time in (0.5, 1.9)]))
    drawn, axes = figure("Scroll to top, and back again", "content offset, pt")
    times = [frame.time for frame in frames]
    axes.step(times, [frame.target.y for frame in frames], where="post", color=VERMILION, ls=picture.DASHED, lw=1.4)
    axes.plot(times, [frame.offset.y for frame in frames], color=BLUE)
    name(axes, 0.72, 1500, "content offset", BLUE)
    name(axes, 1.84, 2650, "target", VERMILION, ha="right")
    picture.mark(axes, 0.5, "tap on status bar")
    picture.mark(axes, 1.9, "tap again")
    axes.set_ylim(-150, 3200)
    picture.save(drawn, path, WIDTH)


def context(path):
    one = scroller()
    one.set_offset(0, 1500, time=0)
    frames = list(run(one, 5.6, swipe(0.7, 320, one)))
    drawn, axes = figure("The target is known at the release", "content offset, pt")
    times = [frame.time for frame in frames]
    picture.bands(axes, times, [frame.phase.name.lower() for frame in frames])
    axes.step(times, [frame.target.y for frame in frames], where="post", color=VERMILION, ls=picture.DASHED, lw=1.4)
    axes.plot(times, [frame.offset.y for frame in frames], color=BLUE)
    name(axes, 1.7, 2650, "content offset", BLUE)
    name(axes, 0.86, 3330, "target", VERMILION, va="top")
    axes.set_ylim(1400, 3800)
    picture.save(drawn, path, WIDTH)


def header(path):
    one = scroller()
    one.headers.add(ffi.HeaderOptions(height=96), time=0)
    down = [(0.7 * step / 84, 500 - 200 * step / 84) for step in range(85)]
    up = [(0.7 + 0.6 * step / 72, 300 + 150 * step / 72) for step in range(1, 73)]
    frames = [(frame, one.headers.state()) for frame in run(one, 1.8, finger(0.5, down + up, one))]
    drawn, axes = figure("A header hides and comes back", "distance, pt")
    times = [frame.time for frame, _ in frames]
    axes.plot(times, [frame.offset.y for frame, _ in frames], color=BLUE)
    axes.plot(times, [state.visible_height for _, state in frames], color=ORANGE)
    name(axes, 1.26, 192, "content offset", BLUE)
    name(axes, 0.03, 88, "visible\nheight of\nheader", ORANGE, va="top")
    picture.mark(axes, 0.5, "finger moves up")
    picture.mark(axes, 1.2, "turns back")
    axes.set_ylim(-10, 215)
    picture.save(drawn, path, WIDTH)


def anchor(path):
    one = scroller()
    one.set_offset(0, 2000, time=0)
    one.anchor.set_policy(ffi.AnchorPolicy.KEEP_ITEM, time=0)
    row, rows = 2300.0, []

    def insert(now):
        nonlocal row
        with one.anchor.update(time=now) as update:
            update.insert(y=100, height=400)
        row += 400

    shown = []  # before an insertion, too: its jump is upright

    def look(now):
        shown.append((now, one.frame.offset.y))
        rows.append(row - one.frame.offset.y)

    insertions = [(time, act) for time in (0.6, 1.5) for act in (look, insert)]
    for frame in run(one, 2.4, [*swipe(0.2, 160, one), *insertions]):
        look(frame.time)
    drawn, axes = figure("Rows inserted above: nothing jumps", "moved since\nthe start, pt")
    times, offsets = zip(*shown)
    axes.plot(times, [offset - 2000 for offset in offsets], color=BLUE, ls=picture.DASHED, lw=1.4)
    axes.plot(times, [rows[0] - y for y in rows], color=GREEN)
    name(axes, 1.56, 780, "visible row", GREEN, va="top")
    name(axes, 1.56, 1540, "content offset", BLUE, va="top")
    for time in (0.6, 1.5):
        picture.mark(axes, time, "400 pt added")
    picture.save(drawn, path, WIDTH)


def nub(path):
    one = scroller(25000)
    sections = [2500.0 * index for index in range(10)]
    one.nub.enable(time=0)
    one.nub.set_sections(sections, time=0)
    moves = [(0.8 + step * FRAME, lambda now: one.nub.drag(3.5, time=now)) for step in range(1, 121)]
    actions = [(0.15, lambda now: one.wheel(dy=1, time=now)), (0.7, lambda now: one.nub.grab(time=now)), *moves,
               (2.0, lambda now: one.nub.release(time=now))]
    frames = [(frame, one.nub.state) for frame in run(one, 3.4, actions)]
    drawn, (axes, alpha) = plt.subplots(2, 1, figsize=(WIDTH, 2.7), sharex=True, height_ratios=(3, 1))
    axes.set_title("A drag of the nub passes the sections", loc="left", pad=20)
    times = [frame.time for frame, _ in frames]
    axes.plot(times, [frame.offset.y for frame, _ in frames], color=BLUE)
    last = None
    for (frame, state), time in zip(frames, times):
        if time >= 0.7 and state.section != last:
            axes.plot(time, frame.offset.y, "o", color=VERMILION, ms=4)
            letter = chr(ord("A") + state.section)
            if letter == "A":
                name(axes, time - 0.05, frame.offset.y + 900, letter, VERMILION, ha="right")
            else:
                name(axes, time + 0.07, frame.offset.y, "section B" if letter == "B" else letter, VERMILION, va="center")
            last = state.section
    for time, text in ((0.15, "wheel"), (0.7, "grab"), (2.0, "release")):
        picture.mark(axes, time, text)
        picture.mark(alpha, time, "")
    axes.set_ylabel("content offset,\nthousand pt")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value / 1000:g}")
    alpha.plot(times, [state.alpha for _, state in frames], color=GREEN)
    alpha.set_ylabel("opacity\nof the nub")
    alpha.set_ylim(-0.1, 1.15)
    alpha.set_xlim(times[0], times[-1])
    alpha.set_xlabel("time, s")
    drawn.align_ylabels()
    picture.save(drawn, path, WIDTH)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for draw in (top, context, header, anchor, nub):
        draw(folder / f"{draw.__name__}.png")


main()
