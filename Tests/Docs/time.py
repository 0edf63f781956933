import math
import time
import types

page = run("time-1", math=math, time=time)  # noqa: F821
now = time.monotonic()
first = page["seconds_of"](types.SimpleNamespace(time=1000))
second = page["seconds_of"](types.SimpleNamespace(time=1010))
assert 0 <= first - now < 1 and abs(second - first - 0.01) < 0.1, (now, first, second)
