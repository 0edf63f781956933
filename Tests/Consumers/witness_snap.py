"""Compares where content snaps with recordings of Chromium: witness_snap.py FOLDER.

`chromium_snap_areas.csv`: a drag by the recorded distance, that rests before it is released, in the recorded areas.
`chromium_snap_catch.csv`: a carousel in a page or in a pager, which is caught where Chromium's was caught, and let go in the recorded way.
"""

import collections
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "bindings/python"))
import scrollkit  # noqa: E402
from scrollkit import ffi  # noqa: E402

# The layouts, counted from 1, at which Chromium rests elsewhere, and why.
DEVIATIONS = {67: "Chromium also keeps areas out of view in a large area that do not snap along its axis; CSS does not ask for it"}


def rows(path):
    for row in path.read_text().splitlines():
        if not row.startswith("#"):
            kind, *values = row.split(",")
            yield kind, values


def areas(folder):
    layout, found, number = None, [], 0
    for kind, values in rows(folder / "chromium_snap_areas.csv"):
        if kind == "layout":
            layout, found, number = values[0], [], number + 1
        elif kind == "area":
            found.append(values)
        else:
            yield number, layout, found, [float(value) for value in values]


def pan(scroller, x, y, time, release):
    scroller.push(ffi.Input(kind=ffi.InputKind.PAN_BEGIN, time=time))
    scroller.push(ffi.Input(kind=ffi.InputKind.PAN_UPDATE, x=x, y=y, time=time))
    scroller.push(ffi.Input(kind=ffi.InputKind.PAN_END, time=release, flags=ffi.InputFlags.HAS_VELOCITY))


def check_areas(folder):
    count, largest, wrong = 0, 0, []
    for number, strictness, layout, (x, y, held_x, held_y, rest_x, rest_y) in areas(folder):
        with scrollkit.Scroller(viewport=(300, 300), content=(2000, 2000), feel=scrollkit.Feel.CHROMIUM) as scroller:
            options = ffi.SnapOptions(kind=ffi.SnapKind.AREAS, strictness=ffi.SnapStrictness[strictness.upper()])
            for axis in ffi.Axis:
                scroller.snap.set_options(axis, options, time=0.0)
            scroller.snap.set_areas([
                ffi.SnapArea(key=key, x=float(left), y=float(top), width=float(width), height=float(height),
                             align_x=ffi.SnapAlignment[along.upper()], align_y=ffi.SnapAlignment[across.upper()])
                for key, (left, top, width, height, along, across) in enumerate(layout)], time=0.0)
            scroller.set_offset(x, y, time=1.0)
            scroller.tick(1.0)
            pan(scroller, held_x - x, held_y - y, 2.0, 3.0)
            offset = scroller.tick(30.0).offset
        count += 1
        difference = max(abs(offset.x - rest_x), abs(offset.y - rest_y))
        is_same = difference <= 1
        largest = max(largest, difference if is_same else 0)
        if is_same != (number not in DEVIATIONS):
            wrong.append(f"layout {number}: rests at {offset.x:g}, {offset.y:g}, Chromium at {rest_x:g}, {rest_y:g}")
    reasons = collections.Counter(DEVIATIONS.values())
    print(f"  chromium_snap_areas: {count} layouts, {count - len(DEVIATIONS)} as in Chromium, difference at rest {largest:.2f}")
    for reason, times in reasons.items():
        print(f"    {times}: {reason}")
    return wrong


def check_catches(folder):
    count, largest, wrong = 0, 0, []
    for kind, (how, caught, rest, page) in rows(folder / "chromium_snap_catch.csv"):
        is_pager = kind == "catch_in_pager"
        viewport, content = ((300, 400), (300, 4000)) if is_pager else ((500, 757), (500, 5200))
        with (scrollkit.Scroller(viewport=viewport, content=content, feel=scrollkit.Feel.CHROMIUM) as outer,
              scrollkit.Scroller(viewport=(300, 200), content=(3000, 200), feel=scrollkit.Feel.CHROMIUM) as carousel):
            carousel.set_parent(outer, time=0.0)
            carousel.snap.set_options(ffi.Axis.X, ffi.SnapOptions(kind=ffi.SnapKind.PAGES), time=0.0)
            if is_pager:
                outer.snap.set_options(ffi.Axis.Y, ffi.SnapOptions(kind=ffi.SnapKind.PAGES), time=0.0)
            carousel.press(250, 100, time=0.0)
            for step in range(1, 7):
                carousel.move(250 - 12 * step, 100, time=0.01 * step)
            carousel.release(time=0.065)
            time = 0.065
            while carousel.tick(time).offset.x < float(caught):
                time += 0.0005
            carousel.press(150, 100, time=time)
            time += 0.3
            if how.startswith("dragged"):
                for step in range(1, 7):
                    carousel.move(150, 100 - int(how.split()[-1]) / 6 * step, time=time)
                    time += 0.01
                time += 0.2
            carousel.cancel(time=time) if how == "cancelled" else carousel.release(time=time)
            carousel.tick(time + 10)
            at = carousel.offset.x
            outer_at = outer.offset.y
            carousel.set_parent(None, time=time + 10)
        count += 1
        largest = max(largest, abs(at - float(rest)), abs(outer_at - float(page)) if is_pager else 0)
        # A finger that catches content here has no slop; Chromium's has 15 points. They show where nothing snaps.
        if abs(at - float(rest)) > 1 or abs(outer_at - float(page)) > (1 if is_pager else 16):
            wrong.append(f"{kind}, {how} at {caught}: rests at {at:g}, the page at {outer_at:g}; Chromium at {rest}, {page}")
    print(f"  chromium_snap_catch: {count} catches, difference where content snaps {largest:.2f}")
    return wrong


def main():
    folder = pathlib.Path(sys.argv[1])
    wrong = check_areas(folder) + check_catches(folder)
    for line in wrong:
        print(f"FAILED: {line}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
