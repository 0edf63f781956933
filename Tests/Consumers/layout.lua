-- Checks that scrollkit.lua has every struct and constant of layout.h.
--
-- layout.lua LAYOUT_H LIBRARY
local ffi, scrollkit = require("ffi"), require("scrollkit")
local layout, path = arg[1], arg[2]

local rules = {
  SIZE = function(type, size)
    return ffi.sizeof(type), size
  end,
  FIELD = function(type, name, offset)
    return ffi.offsetof(type, name), offset
  end,
  NUMBER = function(name, number)
    return scrollkit[name:gsub("^SCROLLKIT_", "")], number
  end,
}

local count = 0
for line in io.lines(layout) do
  local kind, arguments = line:match("^(%u+)%((.*)%)$")
  if kind then
    local words = {}
    for word in arguments:gmatch("[^, ]+") do
      words[#words + 1] = tonumber(word) or word
    end
    local found, expected = rules[kind](unpack(words))
    assert(found == expected, line .. ": found " .. tostring(found))
    count = count + 1
  end
end
assert(count > 0, layout .. " contains no lines")

-- The library loads, and a failed call raises an error.
local C = scrollkit.load(path)
assert(ffi.string(C.scrollkit_version()) ~= "")
assert(scrollkit.new("frame").struct_size == ffi.sizeof("scrollkit_frame"))
local succeeded = pcall(scrollkit.check, C.scrollkit_scroller_tick(nil, 0, nil))
assert(not succeeded, "scrollkit_scroller_tick(NULL) raised no error")
