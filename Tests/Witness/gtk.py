"""Records how GTK scrolls: gtk.py PROGRAM FOLDER [NAME...], on a display with an X server.

The program is gtk.c. xdotool sends wheel and mouse events; the program prints when it receives them.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

from recording import tried, turn, write


def wheel(*turns):
    return 5000, [word for pause, notches in turns for word in turn(pause, notches)]


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
}


def record(program, begin, words):
    with tempfile.TemporaryFile("w+") as output:
        environment = {**os.environ, "GSK_RENDERER": "cairo", "GTK_A11Y": "none"}
        process = subprocess.Popen([program, str(begin)], stdout=output, env=environment,
                                   stderr=subprocess.DEVNULL)
        search = ["xdotool", "search", "--onlyvisible", "--name", "^Witness$"]
        while not (found := subprocess.run(search, capture_output=True, text=True).stdout.split()):
            time.sleep(0.1)
        window = found[-1]
        subprocess.run(["xdotool", "windowmove", window, "0", "0", "mousemove", "200", "300"], check=True)
        time.sleep(0.5)
        subprocess.run(["xdotool", *words], check=True)
        time.sleep(3)
        process.terminate()
        process.wait()
        output.seek(0)
        rows = [line.strip().split(",") for line in output]
    version = next(row[1] for row in rows if row[0] == "version")
    rows = [(row[0], float(row[1]), float(row[2])) for row in rows if len(row) == 3]
    first = next(place for place, row in enumerate(rows) if row[0] in ("press", "wheel"))
    last = max(place for place, row in enumerate(rows) if row[0] in ("release", "wheel"))
    inputs = [row for row in rows[first:last + 1] if row[0] != "frame"]
    if inputs[0][0] == "wheel":  # the pointer's way there is of no interest
        inputs = [row for row in inputs if row[0] == "wheel"]
    return version, inputs, [row for row in rows if row[0] == "frame"]


def main():
    program, folder, names = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    for name, (begin, words) in SCENES.items():
        if not names or name in names:
            version, inputs, frames = tried(lambda: record(program, begin, words))
            write(folder / f"gtk_{name}.csv", [
                f"GTK {version}, X11", "viewport 600, content 100000; frame,seconds,offset"],
                inputs, frames)


main()
