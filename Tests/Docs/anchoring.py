import scrollkit

with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000)) as scroller:
    page = run("anchoring-1", scrollkit=scrollkit, scroller=scroller, now=0.0)  # noqa: F821
    scroller.set_offset(0, 2000, time=1.0)
    page["changed"](300, 2.0)
    assert scroller.tick(2.0).offset.y == 2450
