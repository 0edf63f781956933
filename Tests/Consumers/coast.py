"""Lets `less` coast: coast.py COAST PICTURE. Its terminal is a pseudo terminal, and its screen is read.

A row is a line, 20 points; a notch is three lines. The lines that less moved add up to those that were travelled.
PICTURE shows the README in less, a moment after a throw.
"""

import os
import pathlib
import re
import select
import signal
import subprocess
import sys
import tempfile
import termios
import time

import pseudo_terminal
import pyte

coast, picture = sys.argv[1:]


class Screen(pyte.Screen):
    scrolled = 0  # the number of lines that have come in at the bottom

    def index(self):
        self.scrolled += self.cursor.y == self.lines - 1
        super().index()


screen = Screen(80, 25)
stream = pyte.ByteStream(screen)
tops = []  # the number of the first line, each time that it has changed


def fail(text):
    sys.exit(f"FAILED: coast: {text}\n" + "\n".join(screen.display))


text = tempfile.NamedTemporaryFile("w", suffix=".txt")
for number in range(1, 5001):
    print(f"line {number:5}  the quick brown fox jumps over the lazy dog", file=text)
text.flush()


def page(name):
    return run("less", "-S", name)


def run(*command):
    """Runs a program in coast; returns the process, its terminal, and the terminal's mode before."""
    return pseudo_terminal.start([coast, *command], environment=os.environ | dict(TERM="xterm-256color", LESS="", LESSHISTFILE="-"))


pid, terminal, before = page(text.name)


def feed(data):
    stream.feed(data)
    found = re.match(r"line +(\d+)", screen.display[0])
    if found and (not tops or tops[-1] != int(found[1])):
        tops.append(int(found[1]))


def read(seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.01)[0]:
            feed(os.read(terminal, 65536))


def settle():
    """Reads until nothing has changed for a second: the last line of a glide is slow; returns the first line."""
    count = -1
    while count != len(tops):
        count = len(tops)
        read(1)
    return tops[-1]


def report(button, row, end="M"):
    os.write(terminal, f"\033[<{button};10;{row}{end}".encode())


def expect(what, expected):
    """Reads until the first line is the expected one, and stays."""
    end = time.monotonic() + 60
    while settle() != expected:
        if time.monotonic() > end:
            fail(f"{what}: the first line is {tops[-1]}, not {expected}")


def turn(notches):
    """Turns the wheel; returns the first lines that were seen on the way."""
    count, expected = len(tops), tops[-1] + 3 * notches
    for _ in range(abs(notches)):
        report(65 if notches > 0 else 64, 10)
    expect(f"{notches} notches", expected)
    return tops[count:]


def throw():
    """A finger moves up by a row every 10 ms, and is released."""
    report(0, 20)
    for row in range(19, 7, -1):
        time.sleep(0.01)
        report(32, row)
    report(0, 8, "m")
    read(0.02)


def coasts():
    """Throws; returns how many lines the text coasts: none if it is too few, or if it comes at once."""
    throw()
    released, count = tops[-1], len(tops)
    top = settle()
    if tops[count:] != sorted(tops[count:]):
        fail(f"the throw does not go on down: {tops[count:]}")
    return top - released if top >= released + 20 and len(tops) >= count + 10 else 0


def first_of(what, attempt):
    """Returns the first success of four: a busy machine may see a motion late, and then in few steps."""
    for _ in range(4):
        if found := attempt():
            return found
    fail(f"{what}: {tops}")


while not tops:
    read(0.1)
settle()
first_of("the wheel does not glide", lambda: len(turn(4)) >= 4)
turn(-2)
coasted = first_of("the throw does not coast", coasts)
notches = (tops[-1] - 1) // 3
turn(-notches)
report(64, 10)  # above the first line there is none
expect("the start", 1)

report(65, 10)
os.write(terminal, b"500g")  # a key stops the motion, and passes through
expect("a command of less", 500)
os.write(terminal, b"q")
status = pseudo_terminal.finish(pid, terminal, feed)
if status != 0:
    fail(f"the exit status is {status}")
if termios.tcgetattr(terminal)[3] != before[3]:
    fail("the mode of the terminal is not restored")

# A program that stops reading while nobody reads what it writes; letters that begin like a report; a signal.
pid, terminal, before = run("cat")
shown = b""


def type_into_cat(text, expected):
    global shown
    end = time.monotonic() + 60
    while shown.count(expected) < 2 and time.monotonic() < end:  # once as an echo
        readable, writable, _ = select.select([terminal], [terminal] if text else [], [], 0.1)
        if writable:
            text = text[os.write(terminal, text[:1000]):]
        if readable:
            shown += os.read(terminal, 65536)
    if shown.count(expected) < 2:
        fail(f"cat does not show {expected}")


while b"\033[?1006h" not in shown:  # until it handles signals and reports of the mouse
    shown += os.read(terminal, 65536)
type_into_cat(b"a line that is pasted\n" * 10000 + b"its end\n", b"its end")
type_into_cat(b"\033[<x\n", b"[<x")
type_into_cat(b"and more\n", b"and more")
os.kill(pid, signal.SIGTERM)
last = bytearray()
status = pseudo_terminal.finish(pid, terminal, last.extend)
if status != 128 + signal.SIGTERM:
    fail(f"a signal ends it with status {status}")
if not last.endswith(b"\033[?1006l\033[?1002l") or termios.tcgetattr(terminal)[3] != before[3]:
    fail("after a signal, the terminal is not as it was")

screen.reset()
pid, terminal, _ = page(pathlib.Path(__file__).resolve().parents[2] / "README.md")
while "README.md" not in screen.display[-1]:  # less names it below its first page
    read(0.1)
for _ in range(4):
    screen.scrolled = 0
    throw()
    began = time.monotonic()
    while screen.scrolled < 38 and time.monotonic() < began + 2:
        read(0.02)
    shown, lines = screen.display[:-1], screen.scrolled
    read(1)
    if lines >= 38 and screen.scrolled > lines:
        break
else:
    fail(f"the README rests after {lines} lines")
os.write(terminal, b"q")
pseudo_terminal.finish(pid, terminal, feed)
shown = "\n".join(shown).replace("\\", "\\\\").replace("%", "%%").replace(" ", "\u00a0")  # convert drops spaces
subprocess.run([
    "convert", "-size", "700x452", "xc:#101418", "-font", "DejaVu-Sans-Mono", "-pointsize", "14",
    "-fill", "#e8eaf0", "-annotate", "+14+26", shown,
    "-fill", "#2a3340", "-draw", "rectangle 0,424 700,452", "-fill", "#ffd58a", "-annotate", "+14+443",
    f"thrown by the mouse: {lines} lines so far, still moving",
    "-bordercolor", "#8c959f", "-border", "1", "+dither", "-colors", "32", "-depth", "8", "-strip", picture], check=True)
print(f"ok: coast: less glides by the wheel and coasts {coasted} lines after a throw; what it moved adds up")
