import scrollkit

drawn = []
with scrollkit.Scroller() as scroller:
    run("headers-1", scrollkit=scrollkit, scroller=scroller, now=0.0, draw_header=lambda *what: drawn.append(what))  # noqa: F821
assert drawn == [(-42, 78)], drawn
