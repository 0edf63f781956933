"""Draws one finger on four feels, run by the library: draw_moving.py FOLDER.

Writes feels.gif, which moves, and feels.png, a still of the pull, for those who asked for reduced motion.
"""

import pathlib
import sys

from PIL import Image, ImageDraw, ImageFont
from picture import BLUE, GREEN, GREY, PURPLE, VERMILION, plt

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "bindings/python"))
import scrollkit  # noqa: E402

END, STEP, STEPS_A_FRAME, STILL = 5.4, 0.01, 5, 4.1    # in seconds, but for the steps
FEELS = [("UIKit", scrollkit.Feel.UIKIT, BLUE), ("Android", scrollkit.Feel.ANDROID, GREEN),
         ("Chromium", scrollkit.Feel.CHROMIUM, VERMILION), ("Qt", scrollkit.Feel.QT, PURPLE)]
WIDTH, HEIGHT, ROW = 108, 280, 40           # of a list, and its rows, in points
LEFT, TOP, GAP = 12, 34, 8
SIZE, CHART = (480, 536), (480, 212)        # of the picture, and of the chart below the lists
ROWS = ["#dfe7ef", "#eef1f5"]


def font(size, name="DejaVuSans"):
    return ImageFont.truetype(f"/usr/share/fonts/truetype/dejavu/{name}.ttf", size)


PLAIN, BOLD = font(13), font(15, "DejaVuSans-Bold")


def finger():
    """The finger's (time, y): a flick up, and a pull down past the top that is held for a moment."""
    for step in range(11):
        yield 0.4 + step * 0.012, 250 - 11.5 * step
    yield None
    for step in range(31):
        yield 3.4 + step * 0.018, 60 + 200 * (1 - (1 - step / 30) ** 2)
    yield 4.15, 260
    yield None


def actions():
    """Calls with their times; each is (time, function of a scroller and a time, y of the finger or none)."""
    was = None
    for point in finger():
        if point is None:
            yield was[0], lambda one, time: one.release(time=time), None
        elif was is None:
            yield point[0], lambda one, time, y=point[1]: one.press(50, y, time=time), point[1]
        else:
            yield point[0], lambda one, time, y=point[1]: one.move(50, y, time=time), point[1]
        was = point
    yield 2.6, lambda one, time: one.scroll_to(0, 0, time=time), None


def draw_list(drawn, x, name, colour, frame):
    """A list at the offset of a frame, stretched at its top edge by the share that the frame says."""
    rows = Image.new("RGB", (WIDTH, HEIGHT), "#c9d1da")
    pen = ImageDraw.Draw(rows)
    stretch = 1 + max(0.0, -frame.edge.y)
    first = max(0, int(frame.offset.y // ROW))
    for row in range(first, first + HEIGHT // ROW + 2):
        y = (row * ROW - frame.offset.y) * stretch
        pen.rectangle((0, y, WIDTH, y + ROW * stretch), fill=ROWS[row % 2])
        pen.rectangle((10, y + 10, 28, y + 28), fill=colour)
        pen.text((38, y + 19), f"Row {row + 1}", fill="#333", font=PLAIN, anchor="lm")
    drawn.paste(rows, (x, TOP))
    pen = ImageDraw.Draw(drawn)
    pen.rectangle((x - 1, TOP - 1, x + WIDTH, TOP + HEIGHT), outline="#8a949e")
    pen.text((x + WIDTH / 2, TOP - 15), name, fill=colour, font=BOLD, anchor="mm")


class Chart:
    """The offsets up to now, over the whole time."""

    def __init__(self, highest):
        self.drawn = plt.figure(figsize=(CHART[0] / 100, CHART[1] / 100), dpi=100)
        axes = self.drawn.add_axes((0.135, 0.22, 0.845, 0.66))
        axes.tick_params(labelsize=10)
        axes.set_xlabel("time, s", fontsize=10, labelpad=2)
        axes.set_ylabel("content offset, pt", fontsize=10)
        axes.set_xlim(0, END)
        axes.set_ylim(-150, highest + 30)
        axes.axhline(0, color=GREY, lw=0.6)
        self.lines = [axes.plot([], [], color=colour)[0] for _, _, colour in FEELS]
        self.now = axes.axvline(0, color=GREY, lw=1)
        for time, text in ((0.4, "flick"), (2.6, "to top"), (3.4, "pull")):
            axes.axvline(time, color=GREY, lw=1, ls=(0, (1, 2)))
            axes.text(time, 1.03, text, size=10, color=GREY, ha="center",
                      transform=axes.get_xaxis_transform())

    def draw(self, times, curves):
        for line, curve in zip(self.lines, curves):
            line.set_data(times, curve)
        self.now.set_xdata([times[-1]])
        self.drawn.canvas.draw()
        return Image.frombytes("RGBA", CHART, bytes(self.drawn.canvas.buffer_rgba())).convert("RGB")


def simulate():
    """For each step: its time, the finger's y or none, and the frame of every list."""
    scrollers = [scrollkit.Scroller(viewport=(WIDTH, HEIGHT), content=(WIDTH, 8000), feel=feel) for _, feel, _ in FEELS]
    calls, y = sorted(actions(), key=lambda call: call[0]), None
    for number in range(round(END / STEP)):
        now = number * STEP
        while calls and calls[0][0] <= now:
            time, call, y = calls.pop(0)
            for one in scrollers:
                call(one, time)
        yield now, y, [one.tick(now) for one in scrollers]


def draw(y, frames, chart):
    drawn = Image.new("RGB", SIZE, "white")
    for index, ((name, _, colour), frame) in enumerate(zip(FEELS, frames)):
        x = LEFT + index * (WIDTH + GAP)
        draw_list(drawn, x, name, colour, frame)
        if y is not None:
            pen = ImageDraw.Draw(drawn)
            pen.ellipse((x + 80, TOP + y - 12, x + 104, TOP + y + 12), fill="#ffffff", outline="#222", width=3)
    drawn.paste(chart, (0, SIZE[1] - CHART[1]))
    return drawn


def main():
    folder = pathlib.Path(sys.argv[1])
    steps = list(simulate())
    chart = Chart(max(frame.offset.y for _, _, frames in steps for frame in frames))
    times, curves, pictures = [], [[] for _ in FEELS], []
    for number, (now, y, frames) in enumerate(steps):
        times.append(now)
        for curve, frame in zip(curves, frames):
            curve.append(frame.offset.y)
        if number % STEPS_A_FRAME == 0:
            pictures.append(draw(y, frames, chart.draw(times, curves)))
    pictures[round(STILL / STEP / STEPS_A_FRAME)].quantize(64, dither=Image.Dither.NONE).save(folder / "feels.png")
    palette = pictures[-20].quantize(24, dither=Image.Dither.NONE)
    indexed = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in pictures]
    indexed[0].save(folder / "feels.gif", save_all=True, append_images=indexed[1:],
                    duration=round(1000 * STEP * STEPS_A_FRAME), loop=0, optimize=False)
    print(folder / "feels.gif", folder / "feels.png", sep="\n")


main()
