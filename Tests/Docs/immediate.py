import scrollkit


class Widget:
    scroll_y = 0


with scrollkit.Scroller() as scroller:
    widget, now = Widget(), 0.0

    def draw():
        global now
        now += 1 / 60
        return run("immediate-1", scroller=scroller, widget=widget, width=300, height=400, rows=1000, now=now)["frame"]  # noqa: F821

    draw()
    scroller.wheel(dy=3, time=now)
    while draw().needs_tick:
        pass
    assert widget.scroll_y == 180 == scroller.offset.y
    widget.scroll_y = 1234  # the user drags its scroll bar
    assert draw().offset.y == 1234 and widget.scroll_y == 1234
    scroller.set_geometry(viewport=(300, -1), content=(300, 24000), time=now)
    try:
        scroller.set_geometry(scrollkit.Geometry(content_height=2e12), time=now)
    except scrollkit.ArgumentError as error:
        assert "content_height = 2000000000000.0" in str(error), error
    else:
        assert False
