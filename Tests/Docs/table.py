import scrollkit

with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000)) as scroller:
    page = run("table-1", scrollkit=scrollkit, scroller=scroller)  # noqa: F821
    page["dragged"](200, 595, 0.0)
    assert scroller.tick(1.0).offset.y > 0
    page["dropped"](1.0)
    assert scroller.tick(2.0).phase is scrollkit.Phase.IDLE
