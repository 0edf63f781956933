"""Prints what a finger's move costs in Python, in nanoseconds: alone, and in batches of 1000 in a numpy array."""

import time

import numpy
import scrollkit

COUNT = 1000
view = numpy.asarray(scrollkit.inputs(COUNT))
view["kind"], view["x"], view["y"] = scrollkit.InputKind.MOVE, 100, 500 - numpy.arange(COUNT) / 10
single = batch = float("inf")
with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000)) as scroller:
    scroller.press(100, 500, time=0)
    for seconds in range(1, 401, 2):
        start = time.perf_counter()
        for index in range(COUNT):
            scroller.move(100, 500 - index / 10, time=seconds + index / COUNT)
        single = min(single, time.perf_counter() - start)
        view["time"] = seconds + 1 + numpy.arange(COUNT) / COUNT
        start = time.perf_counter()
        scroller.push_many(view)
        batch = min(batch, time.perf_counter() - start)
print(f"python   a move {single / COUNT * 1e9:.0f} ns, in a batch {batch / COUNT * 1e9:.0f} ns")
