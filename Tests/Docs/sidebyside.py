import scrollkit

source = scrollkit.Scroller(viewport=(400, 600), content=(400, 3000))
preview = scrollkit.Scroller(viewport=(400, 600), content=(400, 3600))
source.set_offset(0, 200, time=0)
names = run("sidebyside-1", scrollkit=scrollkit, source=source, preview=preview, now=0.1)  # noqa: F821
assert (names["left"].offset.y, names["right"].offset.y) == (200, 500), names
source.close()
preview.close()
