import os
import time

import cffi

COUNT = 100_000
ffi = cffi.FFI()
ffi.cdef(open("bindings/scrollkit.cdef.h").read())
kit = ffi.dlopen(os.environ["SCROLLKIT_LIBRARY"])
slot, frame = ffi.new("scrollkit_scroller **"), ffi.new("scrollkit_frame *")
frame.struct_size = ffi.sizeof(frame[0])
kit.scrollkit_scroller_create(ffi.NULL, slot)
scroller = slot[0]
start = time.process_time()
for i in range(COUNT):
    kit.scrollkit_scroller_tick(scroller, i, frame)
    frame.offset_y
print(round((time.process_time() - start) / COUNT * 1e9))
