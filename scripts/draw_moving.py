"""Draws one finger on four feels, run by the library, as a moving picture: draw_moving.py GIF."""

import pathlib
import sys

from PIL import Image, ImageDraw, ImageFont

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "bindings/python"))
import scrollkit  # noqa: E402

FRAMES_PER_SECOND, END = 20, 5.4
FEELS = [("UIKit", scrollkit.Feel.UIKIT, "#0072b2"), ("Android", scrollkit.Feel.ANDROID, "#007a58"),
         ("Chromium", scrollkit.Feel.CHROMIUM, "#d55e00"), ("Qt", scrollkit.Feel.QT, "#a8508a")]
WIDTH, HEIGHT, ROW = 104, 280, 40           # of a list, and its rows, in points
LEFT, TOP, GAP = 12, 40, 8
CHART = (LEFT + 4 * (WIDTH + GAP) + 52, TOP + 4, 720, TOP + HEIGHT - 22)
SIZE = (734, TOP + HEIGHT + 18)
ROWS = ["#dfe7ef", "#eef1f5"]


def font(size, name="DejaVuSans"):
    return ImageFont.truetype(f"/usr/share/fonts/truetype/dejavu/{name}.ttf", size)


SMALL, PLAIN, BOLD = font(11), font(13), font(13, "DejaVuSans-Bold")


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


def draw_list(picture, x, name, colour, frame):
    """A list at the offset of a frame, stretched at its top edge by the share that the frame says."""
    rows = Image.new("RGB", (WIDTH, HEIGHT), "#c9d1da")
    pen = ImageDraw.Draw(rows)
    stretch = 1 + max(0.0, -frame.edge.y)
    first = max(0, int(frame.offset.y // ROW))
    for row in range(first, first + HEIGHT // ROW + 2):
        y = (row * ROW - frame.offset.y) * stretch
        pen.rectangle((0, y, WIDTH, y + ROW * stretch), fill=ROWS[row % 2])
        pen.rectangle((10, y + 10, 28, y + 28), fill=colour)
        pen.text((38, y + 19), f"Row {row + 1}", fill="#333", font=SMALL, anchor="lm")
    picture.paste(rows, (x, TOP))
    pen = ImageDraw.Draw(picture)
    pen.rectangle((x - 1, TOP - 1, x + WIDTH, TOP + HEIGHT), outline="#8a949e")
    pen.text((x + WIDTH / 2, TOP - 14), name, fill=colour, font=BOLD, anchor="mm")


def draw_chart(picture, curves, now, highest):
    left, top, right, bottom = CHART
    pen = ImageDraw.Draw(picture)
    scale = (bottom - top) / (highest + 200)

    def place(time, offset):
        return left + (right - left) * time / END, bottom - (offset + 200) * scale

    pen.line((left, top, left, bottom, right, bottom), fill="#555")
    for second in range(6):
        x, _ = place(second, 0)
        pen.line((x, bottom, x, bottom + 4), fill="#555")
        pen.text((x, bottom + 6), str(second), fill="#333", font=SMALL, anchor="mt")
    for offset in range(0, int(highest) + 1, 200):
        _, y = place(0, offset)
        pen.line((left - 4, y, left, y), fill="#555")
        pen.text((left - 7, y), str(offset), fill="#333", font=SMALL, anchor="rm")
    pen.text(((left + right) / 2, bottom + 22), "time, s", fill="#333", font=SMALL, anchor="mt")
    pen.text((left - 40, TOP - 14), "content offset, pt", fill="#333", font=PLAIN, anchor="lm")
    for (_, _, colour), curve in zip(FEELS, curves):
        if len(curve) > 1:
            pen.line([place(*point) for point in curve], fill=colour, width=2, joint="curve")
    for time, text, side in ((0.4, "flick", "lm"), (2.6, "to top", "rm"), (3.45, "pull", "lm")):
        if now >= time:
            x, _ = place(time, 0)
            pen.line((x, bottom - 16, x, bottom), fill="#555")
            pen.text((x + (4 if side == "lm" else -4), bottom - 10), text, fill="#333", font=SMALL, anchor=side)
    x, _ = place(now, 0)
    pen.line((x, top, x, bottom), fill="#bbb")


def simulate():
    """For each frame: its time, the finger's y or none, and the frame of every list."""
    scrollers = [scrollkit.Scroller(viewport=(WIDTH, HEIGHT), content=(WIDTH, 8000), feel=feel) for _, feel, _ in FEELS]
    calls, y = sorted(actions(), key=lambda call: call[0]), None
    for number in range(int(END * FRAMES_PER_SECOND)):
        now = number / FRAMES_PER_SECOND
        while calls and calls[0][0] <= now:
            time, call, y = calls.pop(0)
            for one in scrollers:
                call(one, time)
        yield now, y, [one.tick(now) for one in scrollers]


def main():
    steps = list(simulate())
    highest = max(frame.offset.y for _, _, frames in steps for frame in frames)
    curves, pictures = [[] for _ in FEELS], []
    for now, y, frames in steps:
        picture = Image.new("RGB", SIZE, "white")
        for index, ((name, _, colour), frame) in enumerate(zip(FEELS, frames)):
            x = LEFT + index * (WIDTH + GAP)
            draw_list(picture, x, name, colour, frame)
            if y is not None:
                pen = ImageDraw.Draw(picture)
                pen.ellipse((x + 42, TOP + y - 12, x + 66, TOP + y + 12), fill="#ffffff", outline="#222", width=3)
            curves[index].append((now, frame.offset.y))
        draw_chart(picture, curves, now, highest)
        pictures.append(picture)
    palette = pictures[-20].quantize(24, dither=Image.Dither.NONE)
    indexed = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    indexed[0].save(sys.argv[1], save_all=True, append_images=indexed[1:], duration=1000 // FRAMES_PER_SECOND, loop=0,
                    optimize=False)
    print(sys.argv[1])


main()
