"""Runs a program in a pseudo terminal."""

import fcntl
import os
import pty
import select
import struct
import termios


def start(command, rows=25, environment=os.environ):
    """Runs a command in a terminal of 80 columns; returns its process, the terminal, and the terminal's mode before."""
    read, write = os.pipe()
    pid, terminal = pty.fork()
    if pid == 0:
        os.read(read, 1)  # until the terminal has its size, and its mode was read
        os.execvpe(command[0], command, environment)
    resize(terminal, rows)
    mode = termios.tcgetattr(terminal)
    os.write(write, b".")
    os.close(read)
    os.close(write)
    return pid, terminal, mode


def resize(terminal, rows):
    """Sets the rows of a terminal of 80 columns."""
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))


def finish(pid, terminal, feed):
    """Feeds what a program still shows until it ends; returns its exit code, minus the signal that ended it."""
    while select.select([terminal], [], [], 60)[0]:
        try:
            feed(os.read(terminal, 65536))
        except OSError:  # it has closed its end
            return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    raise TimeoutError(f"the program {pid} neither shows anything nor ends")
