-- A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
--
--   luajit flick.lua      with scrollkit.lua on LUA_PATH
local ffi = require("ffi")
local scrollkit = require("scrollkit")
local C, check = scrollkit.load(), scrollkit.check

local function main()
  local slot = ffi.new("scrollkit_scroller *[1]")
  check(C.scrollkit_scroller_create(nil, slot))
  local scroller = ffi.gc(slot[0], C.scrollkit_scroller_destroy)
  local geometry = scrollkit.new("geometry", {
    viewport_width = 400, viewport_height = 600, content_width = 400, content_height = 5000,
  })
  check(C.scrollkit_scroller_set_geometry(scroller, geometry, 0))

  check(C.scrollkit_scroller_press(scroller, 1, 100, 500, 0))
  for step = 1, 5 do
    check(C.scrollkit_scroller_move(scroller, 1, 100, 500 - 10 * step, step * 0.01))
  end
  check(C.scrollkit_scroller_release(scroller, 1, 0.05))

  local frame, event, time = scrollkit.new("frame"), scrollkit.new("event"), 0.05
  repeat
    check(C.scrollkit_scroller_tick(scroller, time, frame))
    while check(C.scrollkit_scroller_next_event(scroller, event)) == scrollkit.EVENT_RESULT_TAKEN do
      local name = ffi.string(C.scrollkit_enum_name("event_kind", event.kind))
      print(("%.6f %s %.6f"):format(event.time, name, event.y))
    end
    time = time + 1 / 60
  until frame.needs_tick == 0
  print(("rests at %.6f"):format(frame.offset_y))
end

local ok, message = pcall(main)
if not ok then
  io.stderr:write("flick: ", message, "\n")
  os.exit(1)
end
