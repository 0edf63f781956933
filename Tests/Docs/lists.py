import scrollkit

drawn = []
with scrollkit.Scroller(viewport=(400, 600), content=(400, 0)) as scroller:
    values = run("lists-1", scrollkit=scrollkit, scroller=scroller, now=0.0, height_of=lambda row: 50,  # noqa: F821
        draw=lambda row, top: drawn.append((row, top)))
    assert values["within"] < 50 and values["rows"].size.count == 1_000_003
    assert scroller.tick(9.0).offset.y > 80_000
assert drawn[:3] == [(0, 0), (1, 50), (2, 100)], drawn

headers = []
with scrollkit.Scroller(viewport=(400, 600), content=(400, 0)) as scroller:
    values = run("lists-2", scroller=scroller, now=0.0, height_of=lambda row: 30,  # noqa: F821
        draw=lambda item, top: headers.append((item, top)))
    assert values["library"][2].start == 60
assert headers == [(1, 30), (0, 0)], headers
