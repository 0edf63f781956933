"""Records how WebKitGTK scrolls: webkitgtk.py PROGRAM FOLDER [--touchpad PROGRAM] [NAME...].

The first program is webkitgtk.c. On an X server xdotool sends wheel events and keys. In a Wayland session the second program,
touchpad.c, scrolls with a touchpad. The page records its offset at every frame, and its events.
"""

import os
import pathlib
import subprocess
import sys
import time

from recording import WHEELS, keys, tried, write

BEGIN, CONTENT, HEIGHT = 5000, 100000, 600
NOTCH = 71  # points: 600 to the power of two thirds, in whole points


SCENES = {**WHEELS, "keys": keys("Down", "Down", "Next")}
EVERY = 0.0085  # seconds between the movements of a touchpad, and until the fingers leave it


def scroll(*strokes):
    """Strokes on a touchpad: (movement, number of movements, seconds before the fingers leave it)."""
    words = []
    for step, steps, hold in strokes:
        words += ["move", str(step), "sleep", str(EVERY * 1000)] * steps + ["sleep", str(hold * 1000), "stop", "sleep", "100"]
    return words


TOUCHPAD_SCENES = {
    "fling_1": scroll((1, 30, 0)),
    "fling_2": scroll((2, 30, 0)),
    "fling_4": scroll((4, 25, 0)),
    "fling_7": scroll((7, 25, 0)),
    "fling_10": scroll((10, 25, 0)),
    "fling_up": scroll((-4, 25, 0)),
    "drag_held": scroll((5, 25, 0.4)),
}


def panned(inputs, words):
    """The wheel events of a touchpad as a stroke. The page is not told when the fingers leave; the recorder is."""
    hold = float(words[words.index("stop") - 1]) / 1000
    ended = inputs[-1][1] + EVERY + hold
    return [("begin", inputs[0][1], 0), *(("scroll", seconds, value) for _, seconds, value in inputs), ("lift", ended, 0)]


def record(program, command):
    environment = {**os.environ, "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
    process = subprocess.Popen([program, str(BEGIN), str(CONTENT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                               env=environment, stderr=subprocess.DEVNULL)
    time.sleep(2.5)
    if command[0] == "xdotool":
        subprocess.run(["xdotool", "mousemove", "200", "300", "sleep", "0.5"], check=True)
    subprocess.run(command, check=True)
    time.sleep(3)
    version, *rows = (line.split(",") for line in process.communicate("\n")[0].splitlines())
    rows = [(kind, float(seconds), float(value)) for kind, seconds, value in rows]
    inputs = [row for row in rows if row[0] != "frame"]
    if command[0] == "xdotool":
        inputs = [(kind, seconds, value / NOTCH if kind == "wheel" else value) for kind, seconds, value in inputs]
    else:
        inputs = panned(inputs, command)
    return version[1], inputs, [row for row in rows if row[0] == "frame"]


def main():
    program, folder, names = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    device, scenes, prefix, display, notch = ["xdotool"], SCENES, "webkitgtk", ", X11", f", notch {NOTCH}"
    if names[:1] == ["--touchpad"]:
        device, scenes, prefix, display, notch = [names[1]], TOUCHPAD_SCENES, "webkitgtktouchpad", " with a touchpad, Wayland", ""
        names = names[2:]
    for name, words in scenes.items():
        if not names or name in names:
            # With a touchpad, WebKit also draws a frame for each event: frames are never even.
            attempt = tried if device == ["xdotool"] else lambda record: record()
            version, inputs, frames = attempt(lambda: record(program, device + words))
            write(folder / f"{prefix}_{name}.csv", [
                f"WebKitGTK {version}{display}", f"viewport {HEIGHT}, content {CONTENT}{notch}; frame,seconds,offset"], inputs, frames)


main()
