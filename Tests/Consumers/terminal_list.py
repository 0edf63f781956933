"""Drives a list in a pseudo terminal and reads its screen: terminal_list.py PICTURE PROGRAM...

The last line of the screen is: offset 0.0  target 0.0  0 %  idle. A notch scrolls 60 points, a line is 20 points.
"""

import os
import re
import select
import signal
import subprocess
import sys
import time

import pseudo_terminal
import pyte

picture, program = sys.argv[1], sys.argv[2:]
name = os.path.basename(program[-1])
screen = pyte.Screen(80, 25)
stream = pyte.ByteStream(screen)
offsets = []


def fail(text):
    sys.exit(f"FAILED: {name}: {text}\n" + "\n".join(screen.display))


pid, terminal, _ = pseudo_terminal.start(program, environment=os.environ | dict(TERM="xterm-256color"))


def resize(rows):
    pseudo_terminal.resize(terminal, rows)
    screen.resize(rows, 80)
    os.kill(pid, signal.SIGWINCH)


def state():
    found = re.search(r"offset (-?[\d.]+)  target (-?[\d.]+) +(\d+) %  (\w+)", screen.display[-1])
    return (float(found[1]), found[4]) if found else (None, None)


def wait(subject, expected):
    """Reads until the content rests at the expected offset."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.02)[0]:
            try:
                stream.feed(os.read(terminal, 65536))
            except OSError:
                break
        offset, phase = state()
        offsets.append(offset)
        if offset == expected and phase == "idle":
            return
    fail(f"{subject}: the content does not rest at {expected}, but is at {state()}")


wait("start", 0)
for _ in range(4):  # a busy machine may draw few steps of a scroll
    offsets.clear()
    os.write(terminal, b"\033[<65;10;10M\033[<65;10;10M")
    wait("two notches", 120)
    if len(set(offsets) - {None, 0, 120}) >= 3:
        break
    os.write(terminal, b"\033[<64;10;10M\033[<64;10;10M")
    wait("two notches back", 0)
else:
    fail("the wheel scroll is not animated")
os.write(terminal, b"\033[<64;10;10M")
wait("a notch up", 60)
first = screen.display[0]
if "4  The quick brown fox" not in first:
    fail(f"the first line at 60 points is {first!r}")
text = "\n".join(screen.display).replace("%", "%%").replace(" ", "\u00a0")  # convert drops spaces
subprocess.run(["convert", "-size", "700x440", "xc:#101418", "-fill", "#e8eaf0", "-font", "DejaVu-Sans-Mono",
                "-pointsize", "14", "-annotate", "+8+20", text, picture], check=True)
os.write(terminal, b"\033OF")  # End
wait("the end", 2000 * 20 - 24 * 20)
resize(35)
wait("a larger window", 2000 * 20 - 34 * 20)
os.write(terminal, b"\033OH")  # Home
wait("the top", 0)
os.write(terminal, b"q")
if pseudo_terminal.finish(pid, terminal, lambda _: None) != 0:
    fail("q does not end the program well")
print(f"ok: {name}: wheel, keys and a resize rest at the expected offsets")
