#!/usr/bin/env python3
"""A flick: a finger drags the content up and lets go. Prints what happens until the content rests."""

import sys

import scrollkit


def main() -> None:
    with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000)) as scroller:
        scroller.press(100, 500, time=0)
        for step in range(1, 6):
            scroller.move(100, 500 - 10 * step, time=step * 0.01)
        scroller.release(time=0.05)

        time, needs_tick = 0.05, True
        while needs_tick:
            frame = scroller.tick(time)
            for event in scroller.events():
                print(f"{event.time:.6f} {event.kind.name.lower()} {event.y:.6f}")
            time, needs_tick = time + 1 / 60, frame.needs_tick
        print(f"rests at {frame.offset.y:.6f}")


try:
    main()
except (scrollkit.ScrollKitError, OSError) as error:
    sys.exit(f"flick: {error}")
