#!/usr/bin/env python3
"""A flick, by cffi: for PyPy, and for programs that use cffi already.

`scrollkit.cdef.h` is in the repository or installed in share/scrollkit.
"""

import os
import pathlib
import sys

import cffi

ffi = cffi.FFI()
library = os.environ.get("SCROLLKIT_LIBRARY", "libscrollkit.so.0")
folders = [f"{os.path.dirname(__file__)}/../../bindings", f"{os.path.dirname(library)}/../share/scrollkit",
           "/usr/local/share/scrollkit", "/usr/share/scrollkit"]
found = [file for folder in folders if (file := pathlib.Path(folder, "scrollkit.cdef.h")).exists()]
ffi.cdef(found[0].read_text() if found else sys.exit(f"flick: scrollkit.cdef.h is in none of {', '.join(folders)}"))
kit = ffi.dlopen(library)


def check(status):
    if status < 0:
        raise RuntimeError(ffi.string(kit.scrollkit_status_text(status)).decode())
    return status


def new(name):
    """Make a struct and set its size."""
    value = ffi.new(f"scrollkit_{name} *")
    value.struct_size = ffi.sizeof(value[0])
    return value


def main():
    slot = ffi.new("scrollkit_scroller **")
    check(kit.scrollkit_scroller_create(ffi.NULL, slot))
    scroller = ffi.gc(slot[0], kit.scrollkit_scroller_destroy)
    check(kit.scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, 0))

    check(kit.scrollkit_scroller_press(scroller, 1, 100, 500, 0))
    for step in range(1, 6):
        check(kit.scrollkit_scroller_move(scroller, 1, 100, 500 - 10 * step, step * 0.01))
    check(kit.scrollkit_scroller_release(scroller, 1, 0.05))

    frame, event, time = new("frame"), new("event"), 0.05
    frame.needs_tick = 1
    while frame.needs_tick:
        check(kit.scrollkit_scroller_tick(scroller, time, frame))
        while check(kit.scrollkit_scroller_next_event(scroller, event)) == kit.SCROLLKIT_EVENT_RESULT_TAKEN:
            name = ffi.string(kit.scrollkit_enum_name(b"event_kind", event.kind)).decode()
            print(f"{event.time:.6f} {name} {event.y:.6f}")
        time += 1 / 60
    print(f"rests at {frame.offset_y:.6f}")


try:
    main()
except RuntimeError as error:
    sys.exit(f"flick: {error}")
