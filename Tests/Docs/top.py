import scrollkit

with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000)) as scroller, scrollkit.Window() as window:
    page = run("top-1", scrollkit=scrollkit, scroller=scroller, now=0.0)  # noqa: F821
    scroller.set_offset(0, 2000, time=0.0)
    page["title_clicked"](1.0)
    assert scroller.tick(3.0).offset.y == 0 and page["title"]() == "Back"
    page["title_clicked"](4.0)
    assert scroller.tick(6.0).offset.y == 2000 and page["title"]() == "To the top"
    window.add(scroller)
    window.set_status_bar(24)
    assert window.tap(10, 10, time=7.0) == 1
    assert scroller.tick(9.0).offset.y == 0
