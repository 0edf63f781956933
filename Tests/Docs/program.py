import scrollkit

with scrollkit.Scroller(viewport=(400, 600), content=(1200, 900)) as wizard:
    run("program-1", wizard=wizard, now=0.0)  # noqa: F821
    wizard.wheel(dx=-100, unit=scrollkit.Unit.POINTS, time=2.0)
    assert wizard.tick(3.0).offset == (400, 0)

with scrollkit.Scroller(viewport=(400, 600), content=(400, 4000)) as page:
    run("program-2", page=page, scrollkit=scrollkit, now=0.0)  # noqa: F821
    assert abs(page.tick(0.75).offset.y - 1800 * 0.802403387585) < 1e-6
    assert page.tick(1.5).offset.y == 1800
