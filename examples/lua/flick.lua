-- A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
--
--   lua5.4 flick.lua      with the module scrollkit, see docs/install.md
local scrollkit = require("scrollkit")

local function main()
  local scroller <close> = scrollkit.scroller_create()
  scroller:set_geometry({ viewport_width = 400, viewport_height = 600, content_width = 400, content_height = 5000 }, 0)

  scroller:press(1, 100, 500, 0)
  for step = 1, 5 do scroller:move(1, 100, 500 - 10 * step, step * 0.01) end
  scroller:release(1, 0.05)

  local frame, time = {}, 0.05
  repeat
    scroller:tick(time, frame)
    for event in scroller:events() do
      print(("%.6f %s %.6f"):format(event.time, scrollkit.enum_name("event_kind", event.kind), event.y))
    end
    time = time + 1 / 60
  until not frame.needs_tick
  print(("rests at %.6f"):format(frame.offset_y))
end

local ok, message = pcall(main)
if not ok then
  io.stderr:write("flick: ", message, "\n")
  os.exit(1)
end
