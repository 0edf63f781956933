"""Drives examples/c/chat through a pseudo terminal: chat.py PROGRAM LOG."""

import os
import re
import select
import sys
import termios
import time

import pseudo_terminal

ROWS = 25  # of the terminal; the last one is the status line
SHOWN = ROWS - 1


def fail(text):
    print("FAILED: chat:", text)
    sys.exit(1)


def main():
    log = sys.argv[2]
    open(log, "w").close()
    pid, screen, before = pseudo_terminal.start([sys.argv[1], "--every", "0.4", "--log", log], ROWS)
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

    def picture():
        """Returns the message numbers of the last complete screen, and its status line."""
        screens = re.findall(r"\033\[H((?:(?!\033\[H).)*?)\033\[7m (.*?) \033\[0m", shown, re.S)
        if not screens:
            return [], ""
        return [int(number) for number in re.findall(r"^ *(-?\d+) ", screens[-1][0], re.M)], screens[-1][1]

    def lines():
        """Returns the log: offset, phase, top message, lowest message, newest message, event."""
        with open(log) as file:
            rows = [line.split(",") for line in file.read().splitlines()]
        return [(float(r[1]), r[3], int(r[4]), int(r[5]), int(r[6]), r[7]) for r in rows if len(r) == 8]

    def wait(subject, condition):
        for _ in range(600):
            read(0.1)
            if lines() and condition(lines()[-1]):
                return lines()[-1]
        fail(f"timeout: {subject}; last: {lines()[-1:]}")

    def stays(subject, event, times, keys=b""):
        """Waits for events at rest; none of them may move the screen."""
        begin = len(lines())
        os.write(screen, keys)
        for _ in range(600):
            read(0.1)
            new = lines()[begin - 1:]
            if sum(line[5] == event for line in new) >= times:
                break
        else:
            fail(f"{subject}: fewer than {times} events {event}")
        if {line[2] for line in new} != {new[0][2]} or picture()[0][0] != new[0][2]:
            fail(f"{subject}: the top message changes from {new[0][2]} to {[line[2] for line in new]}")
        return new[-1]

    # At the end, every new message becomes the lowest one on the screen.
    begun = wait("shown", lambda line: line[1] == "idle" and line[3] >= 60)
    wait("four new ones", lambda line: line[3] >= begun[3] + 4)
    for offset, phase, top, lowest, newest, event in lines()[1:]:
        if event == "arrived" and lowest != newest:
            fail(f"the end does not follow: the lowest message is {lowest}, the newest {newest}")
    numbers, status = picture()
    if len(numbers) != SHOWN or " 0 below" not in status or numbers != list(range(numbers[0], numbers[0] + SHOWN)):
        fail(f"the screen is wrong: {numbers} {status}")
    # At the end, older messages do not move the screen, and new messages are still followed.
    at_end = lines()[-1]
    os.write(screen, b"h")
    wait("history at the end", lambda line: line[0] > at_end[0] + 19)
    fetched = [line for line in lines() if line[5] == "fetched"]
    if len(fetched) != 1 or fetched[0][3] != fetched[0][4]:
        fail("older messages move the end")
    last = lines()[-1]
    wait("still followed", lambda line: line[3] >= last[3] + 2)
    # After scrolling up, neither new nor older messages move the screen.
    os.write(screen, b"\033[<64;10;10M\033[<64;10;10M\033[<64;10;10M")
    wait("wheeled", lambda line: line[1] == "idle" and line[3] <= line[4] - 9)
    stays("messages", "arrived", 3)
    stays("history", "fetched", 1, b"h")
    # Keys and pages.
    top = lines()[-1][2]
    os.write(screen, b"kk\033[A\033[B")
    wait("moved by keys", lambda line: line[1] == "idle" and line[2] == top - 2)
    os.write(screen, b"\033[5~")
    wait("moved by a page", lambda line: line[1] == "idle" and line[2] == top - 2 - (SHOWN - 1))
    # At the top, older messages load automatically; the top message keeps its row.
    begun = len(lines())
    os.write(screen, b"g")
    wait(
        "history at the top",
        lambda line: line[1] == "idle" and any(one[5] == "fetched" for one in lines()[begun:]),
    )
    log_lines = lines()
    for one, two in zip(log_lines, log_lines[1:]):
        if two[5] == "fetched" and two[2] != one[2]:
            fail(f"older messages move the top message from {one[2]} to {two[2]}")
    stays("messages at the top", "arrived", 2)
    # At the end again, a larger window stays at the end.
    os.write(screen, b"G")
    wait("back at the end", lambda line: line[1] == "idle" and line[3] == line[4])
    end = lines()[-1]
    wait("followed again", lambda line: line[3] >= end[3] + 2)
    pseudo_terminal.resize(screen, ROWS + 10)
    os.kill(pid, 28)  # SIGWINCH
    for _ in range(600):
        read(0.1)
        numbers, status = picture()
        if len(numbers) == SHOWN + 10 and " 0 below" in status:
            break
    else:
        fail(f"after the resize, the content is not at the end: {numbers} {status}")
    os.write(screen, b"q")
    status = pseudo_terminal.finish(pid, screen, feed)
    if not shown.rstrip().endswith("\033[?1049l") or termios.tcgetattr(screen)[3] != before[3]:
        fail("the terminal is not restored")
    if status != 0:
        fail(f"the exit status is {status}")
    print("ok: chat: the end follows new messages; elsewhere, inserted messages do not move the screen")


main()
