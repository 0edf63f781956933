"""Compares the frames of two runs of the golden cases: each number must have the same bits.

equal.py FRAMES FRAMES
"""

import sys


def frames(path: str) -> list[list[str | float]]:
    lines = [line.split() for line in open(path) if line.strip()]
    return [[name, *map(float, numbers)] for name, *numbers in lines]


first, second = map(frames, sys.argv[1:])
assert len(first) == len(second) > 0, (len(first), len(second))
different = [pair for pair in zip(first, second) if repr(pair[0]) != repr(pair[1])]
for a, b in different[:5]:
    print(f"FAILED: {a} is not {b}")
sys.exit(bool(different))
