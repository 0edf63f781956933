import scrollkit

presses = []
with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000), feel=scrollkit.Feel.CHROMIUM) as scroller:
    run("inertia-1", scroller=scroller, scrollkit=scrollkit, now=0.0, press_down=presses.append)  # noqa: F821
    assert sum(presses) == int(scroller.frame.target.y / 20) > 5, presses
    assert len([count for count in presses if count]) > 3
