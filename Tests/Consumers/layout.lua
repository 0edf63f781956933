-- Checks that scrollkit.lua has every struct and constant of the C headers.
--
-- layout.lua ABI_DUMP LIBRARY    ABI_DUMP is the output of abi.py
local ffi, scrollkit = require("ffi"), require("scrollkit")
local dump, path = arg[1], arg[2]

-- Each returns what Lua has and what C has.
local rules = {
  ["^type (%S+) = .*, size (%d+)$"] = function(type, size)
    return ffi.sizeof(type), size
  end,
  ["^struct (%S+) size (%d+) "] = function(type, size)
    return ffi.sizeof(type), size
  end,
  ["^field (%w+_[%w_]+)%.(%S+) : .* offset (%d+) size"] = function(type, name, offset)
    return ffi.offsetof(type, name), offset
  end,
  ["^constant SCROLLKIT_(%S+) = (%-?%d+)$"] = function(name, number)
    return scrollkit[name], number
  end,
}

local count = 0
for line in io.lines(dump) do
  for rule, compare in pairs(rules) do
    if line:match(rule) then
      local found, expected = compare(line:match(rule))
      assert(found == tonumber(expected), line .. ": found " .. tostring(found))
      count = count + 1
    end
  end
end
assert(count > 500, dump .. " has " .. count .. " lines only")

-- The library loads, and a failed call raises an error.
local C = scrollkit.load(path)
assert(ffi.string(C.scrollkit_version()) ~= "")
assert(scrollkit.new("frame").struct_size == ffi.sizeof("scrollkit_frame"))
local succeeded = pcall(scrollkit.check, C.scrollkit_scroller_tick(nil, 0, nil))
assert(not succeeded, "scrollkit_scroller_tick(NULL) raised no error")
