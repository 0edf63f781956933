import scrollkit

preloaded = []
scroller = run("driven-1", scrollkit=scrollkit, preload=preloaded.append)["scroller"]  # noqa: F821
assert preloaded == [1200], preloaded
assert scroller.tick(9.0).offset.y == 1200
