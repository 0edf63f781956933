"""Records how Chromium scrolls: chromium.py FOLDER [NAME...], on a display with an X server.

xdotool sends wheel events, keys and the drag of the thumb through the X server, so Chromium animates them as it
does for a user. (Wheel events of the DevTools protocol count as precise and are not animated.) Touches use the protocol, with
their own timestamps. The page records the offset at every frame and the times of the events, on the
page's clock.
"""

import json
import pathlib
import subprocess
import sys
import time

from cdp import Browser
from recording import keys, tried, turns, write

BEGIN = 5000  # where the content is at first, so that it can go both ways
CONTENT, SHORT = 100000, 8150  # the content's length, and that of the scenes with a key to the end or with the thumb
BUTTON = 18  # the length of a button at an end of a scroll bar
PAGE = """
document.documentElement.innerHTML = `<head><title>Witness</title></head><body style="margin:0">
  <div id="list" style="background:repeating-linear-gradient(#fff 0 40px,#dde 40px 80px)"></div>`;
window.recorded = [];
const kinds = {ArrowDown: 'line_down', PageDown: 'page_down', End: 'end'};
for (const name of ['wheel', 'touchstart', 'keydown', 'mousedown'])
  addEventListener(name, e => recorded.push([kinds[e.key] ?? name, e.timeStamp, e.deltaY ?? 1]), {passive: true});
requestAnimationFrame(function frame(time) {
  recorded.push(['frame', time, scrollY]);
  requestAnimationFrame(frame);
});
"""


def wheel(*notches):
    """Wheel events, each (seconds since the previous one, notches)."""
    def act(browser):
        subprocess.run(["xdotool", *turns(*notches)], check=True)
        return []
    return act


def press(*names, pause):
    """Keys, with so many seconds after each."""
    def act(browser):
        subprocess.run(["xdotool", *keys(*names, pause=pause)], check=True)
        return []
    return act


def drag_thumb(step, steps, hold):
    """A drag of the thumb by so many points every 0.01 s. Chromium does not tell a page of the pointer's moves on a scroll bar."""
    def act(browser):
        width, top = browser.evaluate("[innerWidth, outerHeight - innerHeight]")
        y, inputs = BUTTON + 20, []
        xdotool = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)

        def send(kind, words, seconds):
            xdotool.stdin.write(f"{words}\n")
            xdotool.stdin.flush()
            inputs.append((kind, time.monotonic() - began, y - BUTTON))
            time.sleep(max(0, began + inputs[-1][1] + seconds - time.monotonic()))

        began = time.monotonic()
        send("thumb_move", f"mousemove {width - 6} {top + y}", 0.3)
        inputs, began = [], time.monotonic()
        send("thumb", "mousedown 1", 0.02)
        for _ in range(steps):
            y += step
            send("thumb_move", f"mousemove {width - 6} {top + y}", 0.01)
        time.sleep(hold)
        send("thumb_release", "mouseup 1", 0)
        xdotool.stdin.close()
        xdotool.wait()
        return inputs
    return act


def swipe(speed, seconds, *later):
    """A finger that moves up at `speed` for so many seconds, then at other speeds."""
    def act(browser):
        every, y, inputs = 0.008, 600.0, []
        clock, began = time.time(), time.monotonic()

        def touch(kind, age, points):
            time.sleep(max(0, began + age - time.monotonic()))
            browser.send("Input.dispatchTouchEvent", type=kind, touchPoints=points, timestamp=clock + age)

        touch("touchStart", 0, [{"x": 200, "y": y}])
        inputs.append(("press", 0, y))
        age = 0
        for speed_now, seconds_now in ((speed, seconds), *later):
            for _ in range(round(seconds_now / every)):
                age += every
                y -= speed_now * every
                touch("touchMove", age, [{"x": 200, "y": y}])
                inputs.append(("move", age, y))
        age += every / 2
        touch("touchEnd", age, [])
        inputs.append(("release", age, 0))
        return inputs
    return act


def flicks(gap, *swipes):
    """Swipes, each (speed, seconds), with so many seconds between them: each catches the fling of the one before."""
    def act(browser):
        every, inputs = 0.008, []
        clock, began, age = time.time(), time.monotonic(), 0

        def touch(kind, name, y):
            time.sleep(max(0, began + age - time.monotonic()))
            browser.send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": 200, "y": y}] if y else [], timestamp=clock + age)
            inputs.append((name, age, y))

        for speed, seconds in swipes:
            y = 600.0
            touch("touchStart", "press", y)
            for _ in range(round(seconds / every)):
                age += every
                y -= speed * every
                touch("touchMove", "move", y)
            age += every / 2
            touch("touchEnd", "release", 0)
            age += gap
        return inputs
    return act


SCENES = {
    "wheel_1": wheel((0, 1)),
    "wheel_5": wheel(*[(0.05, 1)] * 5),
    "wheel_slow": wheel(*[(0.15, 1)] * 4),
    "wheel_burst": wheel((0, 6)),
    "wheel_back": wheel(*[(0.05, 1)] * 4, (0.05, -4)),
    "fling_300": swipe(300, 0.24),
    "fling_800": swipe(800, 0.16),
    "fling_1500": swipe(1500, 0.12),
    "fling_3000": swipe(3000, 0.12),
    "fling_5000": swipe(5000, 0.096),
    "fling_slowing": swipe(2000, 0.08, (1000, 0.08)),
    "fling_down": swipe(-1500, 0.12),
    "drag_held": swipe(1000, 0.16, (0, 0.2)),
    "boost_1500": flicks(0.05, *[(1500, 0.08)] * 3),
    "boost_2500": flicks(0.1, *[(2500, 0.064)] * 2),
    "keys": press("Down", "Down", "Next", "End", pause=0.6),
    "keys_fast": press("Down", "Down", "Down", "Next", pause=0.05),
    "thumb": drag_thumb(1, 80, hold=0.2),
}


def record(browser, name):
    """The inputs and frames of one scene, with times in seconds on the page's clock."""
    begin = 0 if name == "thumb" else BEGIN
    browser.evaluate(f"document.querySelector('#list').style.height = '{content(name)}px'; scrollTo(0, {begin})")
    time.sleep(0.3)
    browser.evaluate("recorded = []; 0")
    time.sleep(0.1)
    inputs = SCENES[name](browser)
    time.sleep(0.5)
    last = None
    while last != (last := browser.evaluate("scrollY")):  # until it rests
        time.sleep(0.4)
    recorded = json.loads(browser.evaluate("JSON.stringify(recorded)"))
    frames = [("frame", stamp / 1000, y) for name, stamp, y in recorded if name == "frame"]
    others = [(name, stamp / 1000, value) for name, stamp, value in recorded if name != "frame"]
    if inputs:
        began = others[0][1]  # the touch, or the press on the scroll bar
        inputs = [(kind, began + age, y) for kind, age, y in inputs]
    return inputs or others, frames


def content(name):
    return SHORT if name in ("keys", "thumb") else CONTENT


def main():
    folder, names = pathlib.Path(sys.argv[1]), sys.argv[2:]
    # Disables the prediction of the finger's position, which is 4 ms ahead.
    # The second fling is that of builds for systems other than Linux and Windows.
    kinds = {"chromium": "ResamplingScrollEvents",
             "chromium_flingcurve": "ResamplingScrollEvents,ExperimentalFlingAnimation"}
    for kind, off in kinds.items():
        browser = Browser("chromium", [
            "--no-sandbox", "--disable-gpu", "--ozone-platform=x11", "--touch-events=enabled",
            "--window-size=500,900", "--window-position=0,0", f"--disable-features={off}"])
        browser.evaluate(PAGE)
        time.sleep(0.5)
        version = browser.evaluate("navigator.userAgent").split("Chrome/")[1].split()[0]
        subprocess.run(["xdotool", "mousemove", "200", "400", "click", "1"], check=True)  # now it receives keys
        for name in SCENES:
            if kind == "chromium_flingcurve" and not name.startswith("fling"):
                continue
            if names and name not in names:
                continue
            subprocess.run(["xdotool", "mousemove", "200", "400"], check=True)
            inputs, frames = tried(lambda: record(browser, name))
            height = browser.evaluate("innerHeight")
            track = f", track {height - 2 * BUTTON}" if name == "thumb" else ""
            write(folder / f"{kind}_{name}.csv", [
                f"Chromium {version}, Linux, X11, without {off}",
                f"viewport {height}, content {content(name)}{track}; frame,seconds,offset"], inputs, frames)
        browser.close()


main()
