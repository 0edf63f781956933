-- Repeats calls that a page recorded with the native library. Frames may differ in the last bits, because
-- exponentials of two C libraries do: by at most 1e-9 points.
--
--   luajit replay.lua CALLS
--
-- A line is: the scroller's number, the method, its arguments; a struct is {field=number,…}. A tick's line ends
-- with "= offset_x offset_y target_x target_y".
local ffi, scrollkit = require("ffi"), require("scrollkit")
local C, check = scrollkit.load(), scrollkit.check

local structs = {
  create = "scroller_options", set_geometry = "geometry", set_preferences = "preferences", push = "input",
  set_feel_values = "feel_values",
}
local scrollers, frame, ticks, equal = {}, scrollkit.new("frame"), 0, 0
for line in io.lines(arg[1]) do
  local id, method, rest = line:match("^(%d+) (%S+) ?(.*)$")
  local call, expected = rest:match("^(.-) ?= (.*)$")
  local arguments = {}
  for word in (call or rest):gmatch("%S+") do
    local fields = word:match("^{(.*)}$")
    if fields then
      local struct = scrollkit.new(structs[method])
      for name, value in fields:gmatch("([%w_]+)=([^,]+)") do struct[name] = tonumber(value) end
      arguments[#arguments + 1] = struct
    else
      arguments[#arguments + 1] = tonumber(word)
    end
  end
  if method == "create" then
    local slot = ffi.new("scrollkit_scroller *[1]")
    check(C.scrollkit_scroller_create(arguments[1], slot))
    scrollers[id] = slot[0]
  elseif method == "tick" then
    check(C.scrollkit_scroller_tick(scrollers[id], arguments[1], frame))
    local actual = ("%.17g %.17g %.17g %.17g"):format(frame.offset_x, frame.offset_y, frame.target_x, frame.target_y)
    local index, isEqual = 0, true
    for number in expected:gmatch("%S+") do
      index = index + 1
      local name = ({ "offset_x", "offset_y", "target_x", "target_y" })[index]
      local difference = math.abs(tonumber(number) - frame[name])
      if difference > 0 then isEqual = false end
      if not (difference <= 1e-9 * math.max(1, math.abs(frame[name]))) then
        print(("FAILED: scroller %s, %s: the page has %s, the library has %s"):format(id, name, expected, actual))
        os.exit(1)
      end
    end
    ticks = ticks + 1
    if isEqual then equal = equal + 1 end
  elseif method == "scroll_to" then
    check(C.scrollkit_scroller_scroll_to(scrollers[id], arguments[1], arguments[2], arguments[3], arguments[4], nil))
  else
    check(C["scrollkit_scroller_" .. method](scrollers[id], unpack(arguments)))
  end
end
print(("%d ticks, %d with the same bits"):format(ticks, equal))
os.exit(ticks > 0 and 0 or 1)
