import ctypes
import time

from scrollkit import ffi

COUNT = 100_000
kit, scroller, frame = ffi.load(), ffi.Scroller(), ffi.Frame()
kit.scroller_create(None, ctypes.pointer(scroller))
tick, pointer = kit.scroller_tick, ctypes.pointer(frame)
start = time.process_time()
for i in range(COUNT):
    tick(scroller, i, pointer)
    frame.offset_y
print(round((time.process_time() - start) / COUNT * 1e9))
