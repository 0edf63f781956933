import scrollkit

carousel, menu, page = (scrollkit.Scroller(viewport=(400, 600), content=content)
                        for content in ((2000, 600), (400, 2000), (400, 3000)))
frames = run("nested-1", scrollkit=scrollkit, carousel=carousel, menu=menu, page=page, now=1.0)["frames"]  # noqa: F821
assert [frame.offset_y for frame in frames] == [0, 0, 180]
