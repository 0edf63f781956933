"""Records how GTK scrolls: gtk.py PROGRAM FOLDER [--touchpad PROGRAM] [NAME...].

The first program is gtk.c. On an X server xdotool sends wheel and mouse events and keys. In a Wayland session the second
program, touchpad.c, scrolls with a touchpad. The program prints when it receives the events.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

from recording import drag, keys, tried, turns, write

WIDTH = 400  # as in gtk.c


def wheel(*notches):
    return 5000, turns(*notches)


def swipe(step, steps, begin=5000, hold=0.0):
    """A drag by so many points every 0.01 s, released during the movement or after a pause."""
    y = 500 if step > 0 else 100
    words = ["mousemove", "200", str(y), "sleep", "0.1", "mousedown", "1", "sleep", "0.02"]
    for _ in range(steps):
        y -= step
        words += ["mousemove", "200", str(y), "sleep", "0.0085"]
    return begin, words + ["sleep", str(hold), "mouseup", "1"]


SCENES = {
    "wheel_1": wheel((0, 1)),
    "wheel_5": wheel(*[(0.05, 1)] * 5),
    "wheel_back": wheel(*[(0.05, 1)] * 4, (0.06, -1), (0.05, -1)),
    "fling_slow": swipe(4, 30),
    "fling_middle": swipe(12, 20),
    "fling_fast": swipe(24, 14),
    "fling_down": swipe(-14, 20),
    "fling_to_top": swipe(-20, 14, begin=500),
    "drag_held": swipe(10, 20, hold=0.4),
    "keys": (5000, keys("ctrl+Down", "ctrl+Down", "Next", "End", pause=0.6)),
    "keys_fast": (5000, keys("ctrl+Down", "ctrl+Down", "ctrl+Down", "Next", pause=0.05)),
    "thumb": (0, drag((-1, 80), hold=0.2, x=WIDTH - 6, y=20)),
}
SHORT = 7000  # the content's length in the scenes with a key to the end or with the thumb


def content(name):
    return SHORT if name in ("keys", "thumb") else 100000


def scroll(*strokes, begin=5000):
    """Strokes on a touchpad: (points every 0.01 s, number of movements, seconds before the fingers are lifted)."""
    words = []
    for step, steps, hold in strokes:
        words += ["move", str(step), "sleep", "8.5"] * steps + ["sleep", str(hold * 1000), "stop", "sleep", "100"]
    return begin, words


TOUCHPAD_SCENES = {
    "touchpad_slow": scroll((1, 40, 0)),
    "touchpad_fast": scroll((10, 25, 0)),
    "touchpad_up": scroll((-4, 30, 0)),
    "touchpad_held": scroll((5, 30, 0.3)),
    "touchpad_twice": scroll((4, 25, 0), (5, 25, 0)),
    "touchpad_to_top": scroll((-8, 20, 0), begin=700),
    "touchpad_past_top": scroll((-8, 20, 0), begin=100),
    "touchpad_unwind": (100, ["move", "-4", "sleep", "8.5"] * 15 + ["move", "4", "sleep", "8.5"] * 30
                        + ["sleep", "300", "stop"]),
}


def show(command):
    """Starts the input on a display; the window is at its left top."""
    if command[0] == "xdotool":
        search = ["xdotool", "search", "--onlyvisible", "--name", "^Witness$"]
        while not (found := subprocess.run(search, capture_output=True, text=True).stdout.split()):
            time.sleep(0.1)
        words = ["windowmove", found[-1], "0", "0", "windowfocus", found[-1], "mousemove", "200", "300"]
        subprocess.run(["xdotool", *words], check=True)
        time.sleep(0.5)
    else:
        time.sleep(2)  # Wayland tells nobody when a window appears
    subprocess.run(command, check=True)


def record(program, name, begin, command):
    """The version, the track, the inputs and the frames of one scene."""
    with tempfile.TemporaryFile("w+") as output:
        environment = {**os.environ, "GSK_RENDERER": "cairo", "GTK_A11Y": "none"}
        words = [program, str(begin), str(content(name)), *["thumb"] * (name == "thumb")]
        process = subprocess.Popen(words, stdout=output, env=environment, stderr=subprocess.DEVNULL)
        show(command)
        time.sleep(3)
        process.terminate()
        process.wait()
        output.seek(0)
        rows = [line.strip().split(",") for line in output]
    version = next(row[1] for row in rows if row[0] == "version")
    rows = [(row[0], float(row[1]), float(row[2])) for row in rows if len(row) == 3]
    track = next((row[1:] for row in rows if row[0] == "track"), None)
    frames = [row for row in rows if row[0] == "frame"]
    inputs = [row for row in rows if row[0] not in ("frame", "track")]
    others = [place for place, row in enumerate(inputs) if row[0] != "move"]
    inputs = inputs[others[0]:others[-1] + 1]
    if inputs[0][0] != "press":  # the pointer's way there is of no interest
        inputs = [row for row in inputs if row[0] != "move"]
    if track:
        inputs = [({"press": "thumb"}.get(kind, f"thumb_{kind}"), seconds, value - track[0])
                  for kind, seconds, value in inputs]
    return version, track, inputs, frames


def main():
    program, folder, names = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    device, scenes, display = ["xdotool"], SCENES, "X11"
    if names[:1] == ["--touchpad"]:
        device, scenes, display, names = [names[1]], TOUCHPAD_SCENES, "Wayland", names[2:]
    for name, (begin, words) in scenes.items():
        if not names or name in names:
            version, track, inputs, frames = tried(lambda: record(program, name, begin, device + words))
            lengths = f"viewport 600, content {content(name)}" + (f", track {track[1]:g}" if track else "")
            write(folder / f"gtk_{name}.csv", [f"GTK {version}, {display}", f"{lengths}; frame,seconds,offset"], inputs, frames)


main()
