import scrollkit

drawn = []
with scrollkit.Scroller(viewport=(400, 600), content=(400, 600)) as scroller:
    run("zoom-1", scroller=scroller, now=0.0, x=200, y=300, image=None, draw=lambda *what: drawn.append(what))  # noqa: F821
assert drawn == [(None, -200, -300, 2)], drawn
