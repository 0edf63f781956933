"""Records how Chromium scrolls: chromium.py FOLDER [NAME...], on a display with an X server.

xdotool sends wheel events through the X server, so Chromium animates them as it does for a user. (Wheel
events of the DevTools protocol count as precise and are not animated.) Touches use the protocol, with
their own timestamps. The page records the offset at every frame and the times of the events, on the
page's clock.
"""

import json
import pathlib
import subprocess
import sys
import time

from cdp import Browser
from recording import tried, turns, write

BEGIN = 5000  # where the content is at first, so that it can go both ways
PAGE = """
document.documentElement.innerHTML = `<head><title>Witness</title></head><body style="margin:0">
  <div style="height:100000px;background:repeating-linear-gradient(#fff 0 40px,#dde 40px 80px)"></div>`;
window.recorded = [];
for (const name of ['wheel', 'touchstart'])
  addEventListener(name, e => recorded.push([name, e.timeStamp, e.deltaY]), {passive: true});
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
}


def record(browser, act):
    """The inputs and frames of one scene, with times in seconds on the page's clock."""
    browser.evaluate(f"scrollTo(0, {BEGIN})")
    time.sleep(0.3)
    browser.evaluate("recorded = []; 0")
    time.sleep(0.1)
    inputs = act(browser)
    time.sleep(0.5)
    last = None
    while last != (last := browser.evaluate("scrollY")):  # until it rests
        time.sleep(0.4)
    recorded = json.loads(browser.evaluate("JSON.stringify(recorded)"))
    frames = [("frame", stamp / 1000, y) for name, stamp, y in recorded if name == "frame"]
    if inputs:
        began = next(stamp for name, stamp, _ in recorded if name == "touchstart") / 1000
        inputs = [(kind, began + age, y) for kind, age, y in inputs]
    else:
        inputs = [("wheel", stamp / 1000, delta) for name, stamp, delta in recorded if name == "wheel"]
    return inputs, frames


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
        subprocess.run(["xdotool", "mousemove", "200", "400"], check=True)
        for name, act in SCENES.items():
            if kind == "chromium_flingcurve" and not name.startswith("fling"):
                continue
            if names and name not in names:
                continue
            inputs, frames = tried(lambda: record(browser, act))
            height = browser.evaluate("innerHeight")
            write(folder / f"{kind}_{name}.csv", [
                f"Chromium {version}, Linux, X11, without {off}",
                f"viewport {height}, content 100000; frame,seconds,offset"], inputs, frames)
        browser.close()


main()
