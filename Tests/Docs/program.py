import scrollkit

with scrollkit.Scroller(viewport=(400, 600), content=(1200, 900)) as wizard:
    run("program-1", wizard=wizard, now=0.0)  # noqa: F821
    wizard.wheel(dx=-100, unit=scrollkit.Unit.POINTS, time=2.0)
    assert wizard.tick(3.0).offset == (400, 0)
