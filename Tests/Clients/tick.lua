local ffi, scrollkit = require("ffi"), require("scrollkit")
local C, count, sum = scrollkit.load(), 1000000, 0
local slot, frame = ffi.new("scrollkit_scroller *[1]"), scrollkit.new("frame")
C.scrollkit_scroller_create(nil, slot)
local scroller, start = slot[0], os.clock()
for i = 1, count do
  C.scrollkit_scroller_tick(scroller, i, frame)
  sum = sum + frame.offset_y
end
print(("%.0f"):format(sum + (os.clock() - start) / count * 1e9))
