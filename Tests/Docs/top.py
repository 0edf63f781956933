import scrollkit

with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000)) as scroller:
    page = run("top-1", scrollkit=scrollkit, scroller=scroller, now=0.0)  # noqa: F821
    scroller.set_offset(0, 2000, time=0.0)
    page["title_clicked"](1.0)
    assert scroller.tick(3.0).offset.y == 0 and page["title"]() == "Back"
    page["title_clicked"](4.0)
    assert scroller.tick(6.0).offset.y == 2000 and page["title"]() == "To the top"
    page = run("top-2", scrollkit=scrollkit, feed=scroller)  # noqa: F821
    page["tapped"](10, 10, 7.0)
    assert scroller.tick(9.0).offset.y == 0
