"""Drives examples/c/terminal through a pseudo terminal: terminal.py PROGRAM."""

import os
import re
import select
import sys
import tempfile
import termios
import time

import pseudo_terminal


STATUS = r"offset (-?[\d.]+)  target -?[\d.]+ +\d+ %  (\w+)"


def offsets(shown):
    return [float(offset) for offset, _ in re.findall(STATUS, shown)]


def fail(text):
    print("FAILED: terminal:", text)
    sys.exit(1)


def check_columns():
    """A tab takes columns to the next multiple of 8, a character of UTF-8 takes one, and a line ends at the last column."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as text:
        text.write("x\ty\t" + "z" * 100 + "\na" + "é" * 100 + "\n")
        text.flush()
        pid, screen, _ = pseudo_terminal.start([sys.argv[1], text.name])
        shown = b""
        while b"offset" not in shown:
            shown += os.read(screen, 65536)
        os.write(screen, b"q")
        pseudo_terminal.finish(pid, screen, lambda _: None)
    rows = [row.strip("\033[K\r") for row in shown.decode("utf-8", "replace").split("\033[H")[1].split("\n")]
    if rows[:2] != ["x       y       " + "z" * 64, "a" + "é" * 79]:
        fail(f"a text of tabs and of UTF-8 is shown as {rows[:2]}")


def main():
    check_columns()
    pid, screen, before = pseudo_terminal.start([sys.argv[1]])
    shown = ""

    def feed(data):
        nonlocal shown
        shown += data.decode("utf-8", "replace")

    def read(seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([screen], [], [], 0.05)[0]:
                try:
                    feed(os.read(screen, 65536))
                except OSError:
                    return

    def wait(subject, condition):
        """Reads until the last status line meets the condition."""
        for _ in range(600):
            read(0.1)
            lines = re.findall(STATUS, shown)
            if lines and condition(float(lines[-1][0]), lines[-1][1]):
                return
        fail(f"timeout: {subject}; last: {lines[-1:] if lines else shown[-200:]!r}")

    wait("shown", lambda offset, phase: phase == "idle")
    if "quick brown" not in shown or "\033[?1006h" not in shown:
        fail("the text is not shown, or mouse reports are not enabled")
    for _ in range(4):  # a busy machine may draw few steps of a scroll
        seen = len(shown)
        os.write(screen, b"\033[<65;10;10M\033[<65;10;10M")  # two notches, three lines each
        wait("wheeled", lambda offset, phase: offset == 120 and phase == "idle")
        if len(set(offsets(shown[seen:])) - {0.0, 120.0}) >= 3:
            break
        os.write(screen, b"\033[<64;10;10M\033[<64;10;10M")
        wait("wheeled back", lambda offset, phase: offset == 0 and phase == "idle")
    else:
        fail("the wheel scroll is not animated")
    os.write(screen, b"jj\033[B\033[A")
    wait("moved by keys", lambda offset, phase: offset == 160 and phase == "idle")
    os.write(screen, b"\033[6~")
    wait("moved by a page", lambda offset, phase: offset == 160 + 23 * 20 and phase == "idle")
    os.write(screen, b"G")
    wait("at the end", lambda offset, phase: offset == 2000 * 20 - 24 * 20 and phase == "idle")
    # A larger window clamps the offset to the new end.
    pseudo_terminal.resize(screen, 35)
    os.kill(pid, 28)  # SIGWINCH
    wait("resized", lambda offset, phase: offset == 2000 * 20 - 34 * 20)
    os.write(screen, b"g")
    wait("at the top", lambda offset, phase: offset == 0 and phase == "idle")
    os.write(screen, b"q")
    status = pseudo_terminal.finish(pid, screen, feed)
    if not shown.rstrip().endswith("\033[?1049l"):
        fail("the program does not leave the alternate screen")
    if termios.tcgetattr(screen)[3] != before[3]:
        fail("the terminal mode is not restored")
    if status != 0:
        fail(f"the exit status is {status}")
    print("ok: terminal: wheel, keys, pages and a resize rest at the expected offsets; the terminal is restored")


main()
