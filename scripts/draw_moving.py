"""Draws one finger on four feels, run by the library: draw_moving.py FOLDER.

Writes feels_moving.png, which moves at 60 frames a second, and feels.png, a still of the pull, for those who asked for
reduced motion. The ground is transparent; all that changes is drawn on the lists, or appears once.
"""

import pathlib
import sys

import apng
import numpy
from matplotlib import font_manager
from PIL import Image, ImageColor, ImageDraw, ImageFont
from picture import BLUE, DARK, DOT_DASHED, DOTTED, GREEN, GREY, LONG_DASHED, PURPLE, TEXT, VERMILION, plt

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "bindings/python"))
import scrollkit  # noqa: E402

RATE, END, STILL = 60, 5.4, 4.1             # frames a second; the others in seconds
FEELS = [("UIKit", scrollkit.Feel.UIKIT, BLUE), ("Android", scrollkit.Feel.ANDROID, GREEN),
         ("Chromium", scrollkit.Feel.CHROMIUM, VERMILION), ("Qt", scrollkit.Feel.QT, PURPLE)]
STYLES = {"Chromium": DOT_DASHED, "Qt": LONG_DASHED}  # of the curves, for colour-blind readers; the others are solid
SCALE = 2                                   # pixels of the picture for a point
WIDTH, HEIGHT, ROW, FOOT = 108, 280, 56, 24  # of a list, its rows and the words below it, in points
LEFT, TOP, GAP = 12, 30, 8
SIZE, CHART = (480, 540), (480, 200)        # of the picture, and of the chart below the lists
PAGE, ROWS, LINE, BEHIND = ("#0e1114", "#1d2126", "#30363d", "#3a424b") if DARK else ("#ffffff", "#ffffff", "#e3e7eb", "#cfd6dd")
NAMES = ("Ada Ben Cleo Dan Eva Finn Gina Hugo Ida Jan Kim Leo Mia Noah Olga Paul Quinn Rosa Sam Tom Uma Vera Wim "
         "Xena Yara Zoe").split()


def font(size, weight="normal"):
    found = font_manager.findfont(font_manager.FontProperties(family="DejaVu Sans", weight=weight))
    return ImageFont.truetype(found, size * SCALE)


PLAIN, SMALL, BOLD = font(13), font(10), font(14, "bold")


def finger():
    """The finger's (time, y): a flick up, and a pull down past the top that is held for a moment."""
    for step in range(25):
        yield 0.4 + 0.2 * step / 24, 255 - 180 * (step / 24) ** 1.5
    yield None
    for step in range(65):
        yield 3.4 + 0.54 * step / 64, 60 + 200 * (1 - (1 - step / 64) ** 2)
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


def simulate():
    """For each frame: its time, the finger's y or none, and the frames of all lists."""
    scrollers = [scrollkit.Scroller(viewport=(WIDTH, HEIGHT), content=(WIDTH, 8000), feel=feel) for _, feel, _ in FEELS]
    calls, y = sorted(actions(), key=lambda call: call[0]), None
    for number in range(round(END * RATE)):
        now = number / RATE
        while calls and calls[0][0] <= now:
            time, call, y = calls.pop(0)
            for one in scrollers:
                call(one, time)
        yield now, y, [one.tick(now) for one in scrollers]


def words(frame):
    """What a list does, below it."""
    if frame.edge.y < 0:
        return f"stretched {-100 * frame.edge.y:.1f} %"
    if frame.offset.y <= -0.5:
        return f"{-frame.offset.y:.0f} pt past the top"
    return frame.phase.name.lower() if frame.offset.y > 0 else "at the top"


def draw_row(name, colour):
    row = Image.new("RGB", (WIDTH * SCALE, ROW * SCALE), ROWS)
    pen = ImageDraw.Draw(row)
    pen.rectangle((0, (ROW - 1) * SCALE, WIDTH * SCALE, ROW * SCALE), fill=LINE)
    pen.rectangle((8 * SCALE, 12 * SCALE, 39 * SCALE - 1, 43 * SCALE - 1), fill=colour)  # round ones take more bytes
    pen.text((47 * SCALE, 27.5 * SCALE), name, fill=TEXT, font=PLAIN, anchor="lm")
    return row


IMAGES = {colour: [draw_row(name, colour) for name in NAMES] for _, _, colour in FEELS}


def draw_list(colour, frame, y):
    """A list at the offset of a frame, stretched at its top edge by the share that the frame says, and the finger."""
    rows = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), BEHIND)
    top = round(frame.offset.y * SCALE)
    first = max(0, top // (ROW * SCALE))
    for row in range(first, first + HEIGHT // ROW + 2):
        rows.paste(IMAGES[colour][row % len(NAMES)], (0, row * ROW * SCALE - top))
    if frame.edge.y < 0:
        rows = rows.resize((rows.width, round(rows.height * (1 - frame.edge.y))), Image.Resampling.BILINEAR)
    drawn = Image.new("RGB", (WIDTH * SCALE, (HEIGHT + FOOT) * SCALE), LINE)
    drawn.paste(rows.crop((0, 0, WIDTH * SCALE, HEIGHT * SCALE)), (0, 0))
    pen = ImageDraw.Draw(drawn)
    pen.text((WIDTH * SCALE / 2, (HEIGHT + FOOT / 2) * SCALE), words(frame), fill=TEXT, font=SMALL, anchor="mm")
    if y is not None:
        x, y, size = 94 * SCALE, round(y * SCALE), 12 * SCALE
        pen.ellipse((x - size, y - size, x + size, y + size), fill=PAGE, outline=TEXT, width=3 * SCALE)
    return drawn


# Where the name of a curve stands: the time, how far above the curve, and on which side.
NAMED = {"UIKit": (2.5, 20, "right"), "Qt": (1.1, 15, "right"), "Chromium": (2.5, 20, "right"), "Android": (2.5, -25, "right")}


def draw_chart(times, curves):
    """The chart without curves, and with those of the whole time, of which a frame uncovers the part up to its time."""
    drawn = plt.figure(figsize=(CHART[0] / 100, CHART[1] / 100), dpi=100 * SCALE, facecolor="none")
    axes = drawn.add_axes((0.125, 0.21, 0.855, 0.66), facecolor="none")
    axes.tick_params(labelsize=8)
    axes.set_xlabel("time, s", fontsize=8, labelpad=1)
    axes.set_ylabel("content offset, pt", fontsize=8)
    axes.set_xlim(0, END)
    axes.set_ylim(-150, max(map(max, curves)) + 130)
    for time, text in ((0.4, "flick"), (2.6, "to top"), (3.4, "pull down")):
        axes.axvline(time, color=GREY, lw=0.8, ls=DOTTED)
        axes.text(time, 1.03, text, size=8, color=GREY, ha="center", transform=axes.get_xaxis_transform())
    for (name, _, colour), curve in zip(FEELS, curves):
        time, above, side = NAMED[name]
        axes.text(time, curve[round(time * RATE)] + above, name, size=8, color=colour, ha=side, va="bottom" if above > 0 else "top")
    drawn.canvas.draw()
    empty = Image.fromarray(numpy.array(drawn.canvas.buffer_rgba()))
    for (name, _, colour), curve in zip(FEELS, curves):
        axes.plot(times, curve, color=colour, lw=1.5, ls=STYLES.get(name, "-"))
    drawn.canvas.draw()
    whole = Image.fromarray(numpy.array(drawn.canvas.buffer_rgba()))
    return empty, whole, [round(axes.transData.transform((time, 0))[0]) for time in times]


def draw(y, frames, chart):
    drawn = Image.new("RGBA", (SIZE[0] * SCALE, SIZE[1] * SCALE))
    pen = ImageDraw.Draw(drawn)
    for index, ((name, _, colour), frame) in enumerate(zip(FEELS, frames)):
        x = (LEFT + index * (WIDTH + GAP)) * SCALE
        pen.text((x + WIDTH * SCALE / 2, (TOP - 14) * SCALE), name, fill=colour, font=BOLD, anchor="mm")
        right, bottom = x + (WIDTH + 1) * SCALE - 1, (TOP + HEIGHT + FOOT + 1) * SCALE - 1
        pen.rectangle((x - SCALE, (TOP - 1) * SCALE, right, bottom), fill=LINE)
        drawn.paste(draw_list(colour, frame, y), (x, TOP * SCALE))
    drawn.paste(chart, (0, drawn.height - chart.height))
    return drawn


def indexed(pictures):
    """Pictures with the colours of one palette: transparent, those that are named here, and the commonest of the others."""
    packed = [numpy.ascontiguousarray(numpy.array(one)).view(numpy.uint32)[..., 0] for one in pictures]
    colours, counts = numpy.unique(numpy.concatenate([one.ravel() for one in packed[::12]]), return_counts=True)
    solid = [*ImageColor.getrgb(GREY), 255], [*ImageColor.getrgb(TEXT), 255]
    common = [0, *numpy.array(solid, numpy.uint8).view(numpy.uint32)[:, 0]]
    common += [colour for colour in colours[numpy.argsort(-counts)] if colour >> 24 and colour not in common][:16 - len(common)]
    palette = numpy.array(common, numpy.uint32).view(numpy.uint8).reshape(-1, 4).astype(int)
    every = numpy.unique(numpy.concatenate([numpy.unique(one) for one in packed]))
    values = every.view(numpy.uint8).reshape(-1, 4).astype(int)
    nearest = numpy.array([0 if value[3] < 8 else 1 + ((palette[1:] - value) ** 2).sum(1).argmin() for value in values])
    return [nearest[numpy.searchsorted(every, one)].astype(numpy.uint8) for one in packed], palette.tolist()


def main():
    folder, suffix = pathlib.Path(sys.argv[1]), "-dark" if DARK else ""
    times, fingers, frames = zip(*simulate())
    empty, whole, columns = draw_chart(times, [[of[index].offset.y for of in frames] for index in range(len(FEELS))])
    pictures = []
    for y, shown, column in zip(fingers, frames, columns):
        chart = empty.copy()
        chart.paste(whole.crop((0, 0, column, whole.height)), (0, 0))
        pictures.append(draw(y, shown, chart))
    drawn, palette = indexed(pictures)
    apng.write(folder / f"feels_moving{suffix}.png", drawn, palette, RATE)
    still = round(STILL * RATE)
    draw(fingers[still], frames[still], whole).quantize(128, method=Image.Quantize.FASTOCTREE).save(folder / f"feels{suffix}.png")
    print(folder / f"feels_moving{suffix}.png", folder / f"feels{suffix}.png", sep="\n")


main()
