"""Records how Firefox scrolls: firefox.py FOLDER [NAME...], on a display with an X server.

xdotool sends wheel events, keys and mouse drags through the X server. Touches are native ones: Firefox's window receives them
as from GTK, at the times of the calls. Frames are those of Firefox's compositor, with the times and offsets that it sampled;
overscroll is from Firefox's log, which has it two frames before. All times are on the clock of the browser's main process.
"""

import datetime
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from marionette import Browser
from recording import WHEELS, drag, keys, tried, write

LINES, LINE = 6, 19  # lines of a notch, and the points of a line
BEGIN = 5000  # where the content is at first, so that it can go both ways
PREFERENCES = {
    "apz.test.logging_enabled": True,  # the compositor keeps its samples
    "widget.gtk.overlay-scrollbars.enabled": False,  # a thumb that stays in view
    "browser.shell.checkDefaultBrowser": False, "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
}
PAGE = """
document.documentElement.innerHTML = `<head><title>Witness</title>
  <style>@keyframes move { to { transform: translateX(100px) } }</style></head><body style="margin:0">
  <div style="position:fixed;width:4px;height:4px;background:red;animation:move 1s infinite"></div>
  <div id="list" style="background:repeating-linear-gradient(#fff 0 40px,#dde 40px 80px)"></div>`;
done(0);
"""
LISTEN = """
window.inputs = [];
const kinds = {wheel: 'wheel', ArrowDown: 'line_down', PageDown: 'page_down', mousedown: 'thumb', mousemove: 'thumb_move',
               mouseup: 'thumb_release'};
for (const name of ['wheel', 'keydown', 'mousedown', 'mousemove', 'mouseup'])
  addEventListener(name, event => window.inputs.push([kinds[event.key] ?? kinds[name], event.timeStamp + ChromeUtils.now() - performance.now(),
    event.deltaY ?? event.clientY ?? 1]), {capture: true, mozSystemGroup: true, passive: true});
done(0);
"""
TOUCH = """
const [steps, x, y0] = arguments, {windowUtils} = window, begin = ChromeUtils.now();
let next = 0;
function send() {
  const [kind, age, y] = steps[next];
  windowUtils.sendNativeTouchPoint(0, kind === 'release' ? windowUtils.TOUCH_REMOVE : windowUtils.TOUCH_CONTACT, x, y, 1, 90, null);
  window.inputs.push([kind, ChromeUtils.now(), kind === 'release' ? 0 : y - y0]);
  next += 1;
  if (next === steps.length) done(0);
  else setTimeout(send, Math.max(0, begin + steps[next][1] * 1000 - ChromeUtils.now()));
}
send();
"""


def by_xdotool(words):
    return BEGIN, 100000, lambda browser: xdotool(words)


def xdotool(words):
    subprocess.run(["xdotool", *words], check=True)


def swipe(*runs, begin=BEGIN, hold=0.0, again=None):
    """A finger that moves up at some speeds for some seconds, rests, and is lifted; and so again after a pause."""
    every, age, steps = 0.01, 0.0, []
    for number in range(1 if again is None else 2):
        y = 780 if runs[0][0] > 0 else 200
        steps.append(("press", age, y))
        age += every
        for speed, seconds in runs:
            for _ in range(round(seconds / every)):
                y -= speed * every
                steps.append(("move", age, y))
                age += every
        age += hold
        steps.append(("release", age, y))
        age += again or 0
    return begin, 100000, lambda browser: browser.evaluate(TOUCH, steps, 200, browser.top, context="chrome")


def catch(pause, hold, *runs):
    """A fling that a finger catches after a pause, holds and releases."""
    begin, content, _ = swipe(*runs)
    every, y, steps = 0.01, 780, [("press", 0, 780)]
    for speed, seconds in runs:
        for _ in range(round(seconds / every)):
            y -= speed * every
            steps.append(("move", len(steps) * every, y))
    age = len(steps) * every
    steps += [("release", age, y), ("press", age + pause, 700), ("release", age + pause + hold, 700)]
    return begin, content, lambda browser: browser.evaluate(TOUCH, steps, 200, browser.top, context="chrome")


SCENES = {
    "fling_600": swipe((600, 0.2)),
    "fling_1000": swipe((1000, 0.16)),
    "fling_1500": swipe((1500, 0.14)),
    "fling_3000": swipe((3000, 0.12)),
    "fling_5000": swipe((5000, 0.1)),
    "fling_down": swipe((-1500, 0.14)),
    "fling_slowing": swipe((2000, 0.1), (900, 0.1)),
    "drag_held": swipe((1000, 0.2), hold=0.4),
    "catch": catch(0.3, 0.3, (2000, 0.14)),
    "twice": swipe((2400, 0.14), again=0.1),
    "bounce_1000": swipe((-1000, 0.2), begin=300),
    "bounce_2000": swipe((-2000, 0.14), begin=500),
    "bounce_4000": swipe((-4000, 0.1), begin=800),
    "pull": swipe((-1000, 0.4), begin=0, hold=0.4),
    **{name: by_xdotool(words) for name, words in WHEELS.items()},
    "keys": by_xdotool(keys("Down", "Down", "Next")),
    "thumb": (0, 8150, lambda browser: xdotool(drag((-4, 30), hold=0.2, x=browser.width - 6, y=browser.top + 20))),
}
MSD = (*WHEELS, "keys")  # with the spring of nightly versions


def record(browser, name):
    """The inputs and frames of one scene."""
    begin, content, act = SCENES[name]
    xdotool(["mousemove", "200", "500"])
    browser.evaluate(f"document.querySelector('#list').style.height = '{content}px'; scrollTo(0, {begin}); done(0)")
    time.sleep(0.6)
    browser.evaluate("window.inputs = []; done(0)", context="chrome")
    since = browser.evaluate("done(ChromeUtils.now())", context="chrome")
    time.sleep(0.1)
    act(browser)
    time.sleep(1)
    last = None
    while last != (last := browser.evaluate("done(scrollY)")):  # until it rests
        time.sleep(0.5)
    inputs = browser.evaluate("done(window.inputs)", context="chrome")
    kinds = {"thumb", "thumb_move", "thumb_release"}
    while inputs and inputs[0][0] == "thumb_move":  # the pointer's way there
        inputs.pop(0)
    inputs = [(kind, stamp / 1000, value / LINES if kind == "wheel" else value - browser.top if kind in kinds else value)
              for kind, stamp, value in inputs if (kind in kinds) == (name == "thumb")]
    frames = browser.evaluate("done(windowUtils.getCompositorAPZTestData().sampledResults.map("
                              "one => [one.sampledTimeStamp / 1000, one.scrollOffsetY]))")
    frames = [(stamp / 1000, offset) for stamp, offset in frames if stamp > since]
    overscrolls, shown = [(0, 0), *overscroll(browser)], []
    for (logged, _), _, (seconds, offset) in zip(frames, frames[1:], frames[2:]):  # a frame shows offsets of two frames before
        while len(overscrolls) > 1 and overscrolls[1][0] < logged:
            overscrolls.pop(0)
        shown.append(("frame", seconds, offset + overscrolls[0][1]))
    return inputs, shown


def overscroll(browser):
    """The times at which the overscroll changed, and its amounts."""
    found = []
    for line in browser.log.read_text().splitlines():
        if match := re.match(r"([-0-9]+ [:.0-9]+) UTC .*\|Y changed overscroll amount to (\S+)", line):
            stamp = datetime.datetime.fromisoformat(match[1] + "+00:00").timestamp()
            found.append((stamp - browser.epoch, float(match[2])))
    for number, (seconds, amount) in enumerate(found):
        yield seconds, amount
        if abs(amount) < 0.5 and (number + 1 == len(found) or found[number + 1][0] > seconds + 0.05):
            yield seconds + 0.02, 0  # Firefox does not log the end


def main():
    folder, names = pathlib.Path(sys.argv[1]), sys.argv[2:]
    for kind, scenes, more in (("firefox", SCENES, {}),
                               ("firefoxmsd", MSD, {"general.smoothScroll.msdPhysics.enabled": True})):
        wanted = [name for name in scenes if not names or name in names]
        if not wanted:
            continue
        logs = tempfile.TemporaryDirectory()
        browser = Browser("firefox-esr", ["--width", "500", "--height", "900"], {**PREFERENCES, **more}, {
            "MOZ_LOG": "timestamp,sync,apz.axis:4", "MOZ_LOG_FILE": f"{logs.name}/apz"})
        browser.log = pathlib.Path(logs.name, "apz.moz_log")
        browser.evaluate(PAGE)
        browser.evaluate(LISTEN, context="chrome")
        browser.epoch = browser.evaluate("done(performance.timeOrigin + performance.now() - ChromeUtils.now())", context="chrome") / 1000
        browser.width, height, browser.top = browser.evaluate("done([innerWidth, innerHeight, mozInnerScreenY])")
        for name in wanted:
            inputs, frames = tried(lambda: record(browser, name))
            lengths = f"viewport {height}, content {SCENES[name][1]}"
            if name == "thumb":
                lengths += f", track {height}"
            elif inputs[0][0] == "wheel":
                lengths += f", notch {LINES * LINE}"
            write(folder / f"{kind}_{name}.csv", [
                f"Firefox {browser.version}{' with its spring' if more else ''}, X11" + "".join(f", {word}" for word in more),
                f"{lengths}; frame,seconds,offset"], inputs, frames)
        browser.close()


main()
