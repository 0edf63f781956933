import time

import scrollkit

COUNT = 100_000
with scrollkit.Scroller() as scroller:
    start = time.process_time()
    for i in range(COUNT):
        scroller.tick(i).offset.y
    print(round((time.process_time() - start) / COUNT * 1e9))
