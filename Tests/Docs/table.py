import scrollkit

with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000)) as scroller:
    table = run("table-1", scrollkit=scrollkit, scroller=scroller, now=0.0)  # noqa: F821
    assert (len(table["columns"]), len(table["rows"])) == (16384, 1000000)
    table["columns"].insert(0, 1, time=0.0)
    table["rows"].detach(time=0.0)
    assert scroller.geometry.content_height == 22e6
    table["columns"].detach(time=0.0)
    assert scroller.geometry.content_width == 16385 * 96
    page = run("table-2", scrollkit=scrollkit, scroller=scroller)  # noqa: F821
    page["dragged"](200, 595, 0.0)
    assert scroller.tick(1.0).offset.y > 0
    page["dropped"](1.0)
    assert scroller.tick(2.0).phase is scrollkit.Phase.IDLE
