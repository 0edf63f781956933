import scrollkit

asked = []
with scrollkit.Scroller(viewport=(400, 600), content=(400, 5000), mode=scrollkit.Mode.OBSERVED) as scroller:
    run("observed-1", scrollkit=scrollkit, scroller=scroller, scroll_view=lambda y, animates: asked.append((y, animates)))  # noqa: F821
    scroller.scroll_to(0, 300, time=0.0)
assert asked == [(300, True)], asked
