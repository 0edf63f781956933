local scrollkit = require("scrollkit")
local scroller, count, sum, start = scrollkit.scroller_create(), 1000000, 0, os.clock()
for i = 1, count do sum = sum + scroller:tick_offset(scrollkit.AXIS_Y, i) end
print(("%.0f"):format(sum + (os.clock() - start) / count * 1e9))
