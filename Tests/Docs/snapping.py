import scrollkit

with scrollkit.Scroller(viewport=(400, 600), content=(3600, 600)) as scroller:
    run("snapping-1", scrollkit=scrollkit, scroller=scroller, now=0.0)  # noqa: F821
    assert scroller.snap.state.target_x == 3
    assert scroller.tick(3.0).phase is scrollkit.Phase.IDLE
