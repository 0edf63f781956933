"""Records where Chromium snaps: chromium_snap.py FOLDER, on a display with an X server.

Two files, by touches of the DevTools protocol:
- chromium_snap_areas.csv: random areas that snap along both axes. A finger drags the content and rests before it is lifted.
- chromium_snap_catch.csv: a carousel in a page, and in a pager. A finger flings it, catches it in flight, and lets it go in some way.
"""

import json
import pathlib
import random
import sys
import time

from cdp import Browser

LAYOUTS = 120
ALIGNMENTS = ["start"] * 6 + ["center"] * 3 + ["end"] * 3 + ["none"]
TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(%s))))"
PLACE = "[s.scrollLeft, s.scrollTop]"


class Finger:
    """A finger that sends touches with their own timestamps."""

    def __init__(self, browser):
        self.browser, self.clock, self.began = browser, time.time(), time.monotonic()

    def touch(self, kind, age, point=None):
        time.sleep(max(0, self.began + age - time.monotonic()))
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.browser.send("Input.dispatchTouchEvent", type=kind, touchPoints=points, timestamp=self.clock + age)


def show(browser, html):
    browser.call("Page.navigate", url="about:blank")  # else touches may not reach a new scroller at an old one's place
    time.sleep(0.3)
    browser.evaluate(f"document.documentElement.innerHTML = {json.dumps(html)}; scrollTo(0, 0); " + TWO_FRAMES % 0)
    time.sleep(0.3)


def rest(browser, place):
    """Returns the place when it has not changed for 0.35 s."""
    last = None
    while last != (last := browser.evaluate(place)):
        time.sleep(0.35)
    return last


def areas(dice):
    """Random areas: x, y, width, height, and their alignments along x and y."""
    found = []
    for _ in range(dice.choice([1, 2, 2, 3, 3, 4, 5, 6])):
        width, height = (dice.choice([100, 200, 300, 300, 500, 900]) for _ in range(2))
        x, y = dice.randrange(0, 2000 - width, 50), dice.randrange(0, 2000 - height, 50)
        found.append((x, y, width, height, *(dice.choice(ALIGNMENTS) for _ in range(2))))
    return found


def record_areas(browser, path):
    lines = ["# Chromium " + version(browser) + ", Linux, X11; viewport 300 by 300, content 2000 by 2000, both axes snap",
             "# layout,strictness; area,x,y,width,height,align x,align y; drag,from x,y,to x,y,rests at x,y"]
    dice = random.Random(25)
    for _ in range(LAYOUTS):
        layout, strictness = areas(dice), dice.choice(["mandatory", "mandatory", "proximity"])
        boxes = "".join(
            f'<div style="position:absolute;left:{x}px;top:{y}px;width:{w}px;height:{h}px;scroll-snap-align:{across} {along}"></div>'
            for x, y, w, h, along, across in layout)
        show(browser, '<body style="margin:0"><div id=s style="position:relative;width:300px;height:300px;overflow:auto;'
                      f'scrollbar-width:none;scroll-snap-type:both {strictness}">'
                      f'<div style="width:2000px;height:2000px"></div>{boxes}</div></body>')
        left, top = dice.randrange(0, 1701, 10), dice.randrange(0, 1701, 10)
        start = browser.evaluate(f"s.scrollTo({left}, {top}); " + TWO_FRAMES % PLACE)
        x, y = (dice.choice([-1, 1]) * dice.randrange(30, 140, 10) for _ in range(2))
        finger = Finger(browser)
        finger.touch("touchStart", 0, (150, 150))
        for step in range(1, 11):
            finger.touch("touchMove", 0.016 * step, (150 - x * step / 10, 150 - y * step / 10))
        time.sleep(0.25)
        held = browser.evaluate(TWO_FRAMES % PLACE)
        finger.touch("touchEnd", 0.8)  # long after it moved
        time.sleep(0.35)
        lines.append(f"layout,{strictness}")
        lines += ["area," + ",".join(map(str, area)) for area in layout]
        lines.append("drag," + ",".join(f"{value:g}" for place in (start, held, rest(browser, PLACE)) for value in place))
    write(path, lines)


def record_catches(browser, path):
    lines = ["# Chromium " + version(browser) + ", Linux, X11; a carousel of 300 by 200 with ten items of 300, in a page of 500 by 757",
             "# or in a pager of 300 by 400 with ten pages of 400",
             "# catch,how,carousel when it is caught,carousel at rest,page at rest"]
    cards = "".join('<div style="flex:none;width:300px;height:200px;scroll-snap-align:start"></div>' for _ in range(10))
    carousel = ('<div id=s style="width:300px;height:200px;overflow:auto;scrollbar-width:none;'
                f'display:flex;scroll-snap-type:x mandatory">{cards}</div>')
    pages = "".join(f'<div style="height:400px;scroll-snap-align:start">{carousel if number == 0 else ""}</div>' for number in range(10))
    page = f'<body style="margin:0">{carousel}<div style="height:5000px"></div></body>'
    pager = ('<body style="margin:0"><div id=p style="width:300px;height:400px;overflow:auto;scrollbar-width:none;'
             f'scroll-snap-type:y mandatory">{pages}</div></body>')
    for kind, html, outer in (("catch", page, "scrollY"), ("catch_in_pager", pager, "p.scrollTop")):
        record_catches_in(browser, kind, html, outer, lines)
    write(path, lines)


def record_catches_in(browser, kind, html, outer, lines):
    distances = (12,) if kind == "catch" else (12, 40)  # a step of the finger, of six
    for how in ("released", "cancelled", *(f"dragged across by {6 * distance}" for distance in distances)):
        for wait in (0.005, 0.02, 0.04, 0.1, 0.2):
            show(browser, html)
            finger = Finger(browser)
            finger.touch("touchStart", 0, (250, 100))
            for step in range(1, 7):
                finger.touch("touchMove", 0.01 * step, (250 - 12 * step, 100))
            finger.touch("touchEnd", 0.065)
            finger.touch("touchStart", 0.065 + wait, (150, 100))
            time.sleep(0.1)
            caught = browser.evaluate(TWO_FRAMES % "s.scrollLeft")
            later = 0.065 + wait + 0.3
            if how.startswith("dragged"):
                for step in range(1, 7):
                    finger.touch("touchMove", later, (150, 100 - int(how.split()[-1]) / 6 * step))
                    later += 0.01
                later += 0.2  # it rests
            finger.touch("touchCancel" if how == "cancelled" else "touchEnd", later)
            time.sleep(0.35)
            left, top = rest(browser, f"[s.scrollLeft, {outer}]")
            lines.append(f"{kind},{how},{caught:g},{left:g},{top:g}")


def version(browser):
    return browser.evaluate("navigator.userAgent").split("Chrome/")[1].split()[0]


def write(path, lines):
    path.write_text("\n".join(lines) + "\n")
    print(f"{path.name}: {len(lines)} lines")


def main():
    folder = pathlib.Path(sys.argv[1])
    browser = Browser("chromium", [
        "--no-sandbox", "--disable-gpu", "--ozone-platform=x11", "--touch-events=enabled", "--window-size=500,900",
        "--window-position=0,0", "--disable-features=ResamplingScrollEvents"])
    time.sleep(0.5)
    record_catches(browser, folder / "chromium_snap_catch.csv")
    record_areas(browser, folder / "chromium_snap_areas.csv")
    browser.close()


main()
