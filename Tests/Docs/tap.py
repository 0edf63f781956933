import math
import types

import scrollkit

taps = []
with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000)) as scroller:
    page = run("tap-1", math=math, pixels_per_point=2, scrollkit=scrollkit, scroller=scroller, tap=lambda x, y: taps.append((x, y)))  # noqa: F821
    event = types.SimpleNamespace(x=100, y=300)
    scroller.set_offset(0, 440, time=0.0)
    page["pressed"](event, 0.0)
    page["released"](event, 0.1)
    assert taps == [(100, 740)], taps
    scroller.scroll_to(0, 0, time=1.0)
    page["pressed"](event, 1.1)
    page["released"](event, 1.2)
    assert len(taps) == 1  # it caught the content
