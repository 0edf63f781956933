import scrollkit

loads, spinners = [], []
with scrollkit.Scroller(viewport=(400, 600), content=(400, 0)) as scroller, scrollkit.List() as posts:
    posts.insert_measured(0, [100] * 50, time=0.0)
    posts.attach(scroller, time=0.0)
    page = run("refresh-1", scrollkit=scrollkit, scroller=scroller, posts=posts, now=0.0, load=lambda: loads.append(1),  # noqa: F821
        draw_spinner=lambda *what: spinners.append(what))
    scroller.press(100, 100, time=1.0)
    for step in range(1, 21):
        scroller.move(100, 100 + 12 * step, time=1.0 + step * 0.02)
        page["after_tick"]()
    assert not loads and spinners[-1][1] == 1
    scroller.release(time=1.5)
    page["after_tick"]()
    assert loads == [1]
    assert scroller.tick(3.0).offset.y == -60
    page["loaded"]([100, 100, 100], 3.0)
    assert scroller.tick(5.0).offset.y == 240
