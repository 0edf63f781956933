-- What the module adds to the C functions: errors, tables for structs, the life of handles, delegates, traces.
--
--   lua5.4 module.lua TRACE
local kit = require("scrollkit")

local function equal(actual, expected)
  if actual ~= expected then error(("%s, not %s"):format(actual, expected), 2) end
end
-- The call raises an error that contains the text.
local function raises(text, call, ...)
  local succeeds, message = pcall(call, ...)
  if succeeds then error("no error: " .. text, 2) end
  if not tostring(message):find(text, 1, true) then error(("%s, not %s"):format(message, text), 2) end
end
local function refuses(status, call, ...) raises("scrollkit: " .. kit.status_text(status), call, ...) end

local scroller = kit.scroller_create({ feel = kit.FEEL_UIKIT })
scroller:set_geometry({ viewport_width = 400, viewport_height = 600, content_width = 400, content_height = 5000 }, 0)
scroller:set_offset(0, 70, 1)
local function unchanged() equal(scroller:get_frame().offset_y, 70) end

-- A refused call raises an error with the place of the call, and nothing has changed.
refuses(kit.STATUS_NOT_FINITE, scroller.set_offset, scroller, 0, 0 / 0, 1)
refuses(kit.STATUS_NULL_ARGUMENT, scroller.set_geometry, scroller, nil, 1)
refuses(kit.STATUS_NOT_FOUND, scroller.header_get_state, scroller, 3)
refuses(kit.STATUS_INVALID_ARGUMENT, scroller.wheel, scroller, 0, 1, 99, 1)
refuses(kit.STATUS_INVALID_ARGUMENT, scroller.scroll_to, scroller, 0, 900, 2, 1)
raises("module.lua:", function() scroller:set_offset(0, 0 / 0, 1) end)
unchanged()

-- So does an argument of another type.
raises("geometry has no field viewportheight", scroller.set_geometry, scroller, { viewportheight = 3 }, 1)
raises("geometry has no field 1", scroller.set_geometry, scroller, { 600 }, 1)
raises("viewport_height of geometry must be a number, not tall", scroller.set_geometry, scroller,
  { viewport_height = "tall" }, 1)
raises("snaps of header_options must be a boolean, not yes", scroller.header_add, scroller, { snaps = "yes" }, 1)
raises("feel of scroller_options must be an integer that is not negative, not -1", kit.scroller_create, { feel = -1 })
raises("kind of input must be an integer that is not negative, not 0.5", scroller.push, scroller, { kind = 0.5 })
raises("kind of input must be", scroller.push, scroller, { kind = 4294967296 })
raises("number expected, got string", scroller.tick, scroller, "late")
raises("number expected, got nil", scroller.tick, scroller)
raises("table expected", scroller.push_many, scroller, 3)
raises("tables expected", scroller.push_many, scroller, { 3 })
raises("numbers expected", scroller.nub_set_sections, scroller, { "a" }, 0)
raises("boolean expected, got nil", scroller.scroll_to, scroller, 0, 900, nil, 1)
raises("boolean expected, got string", scroller.scroll_to, scroller, 0, 900, "yes", 1)
raises("from 0 to 4294967295", scroller.wheel, scroller, 0, 1, -1, 1)
raises("from 0 to 4294967295", scroller.scroll_to, scroller, 0, 900, -1, 1)
raises("32 bits", kit.status_text, 2 ^ 31)
raises("not negative", function() kit.list_create():insert(-1, 1, 0) end)
raises("scrollkit.scroller expected, got table", scroller.nest_set_parent, scroller, {}, 1)
raises("scrollkit.scroller expected", kit.scroller_tick_many, { scroller, 3 }, 1)
raises("scrollkit.scroller expected, got scrollkit.window", scroller.nest_set_parent, scroller, kit.window_create(), 1)
raises("string expected", kit.has_feature)
unchanged()

-- What is 1 or 0 in C is a boolean.
equal(scroller:get_frame().needs_tick, false)
equal(scroller:needs_tick(), false)
equal(kit.has_feature("nub"), true)
equal(kit.has_feature("rockets"), false)
scroller:nub_enable(nil, 0)
equal(scroller:nub_grab(1), false) -- it is hidden
scroller:nub_disable(1)

-- Events, results, tables that are filled again, arrays.
local kinds = {}
for event in scroller:events() do kinds[event.kind] = event end
equal(kinds[kit.EVENT_KIND_DID_SCROLL].y, 70)
equal(scroller:next_event(), nil)
equal(scroller:set_offset(0, 70, 1), kit.STATUS_OK)
equal(scroller:scroll_to(0, 900, true, 2), 1)
local frame = {}
equal(scroller:get_frame(frame), frame)
equal(frame.target_y, 900)
local event = {}
equal(scroller:next_event(event), event)
raises("table", scroller.get_frame, scroller, 3)
local other = kit.scroller_create()
local frames = kit.scroller_tick_many({ scroller, other }, 3)
equal(#frames, 2)
equal(frames[1].offset_y, 900)
equal(#kit.scroller_tick_many({}, 3), 0)
local notch = { kind = kit.INPUT_KIND_WHEEL, y = 1, unit = kit.UNIT_NOTCHES, time = 4 }
scroller:push_many({ notch, notch })
equal(scroller:tick(6).offset_y, 900 + 2 * 60)
equal(kit.enum_name("phase", kit.PHASE_DRAGGING), "dragging")
equal(kit.version(), "0.1.0")
equal(kit.version_number(), 100)
equal(kit.time_unwrap(0, 500), 0.5)
equal(kit.input_from_glfw_scroll(0, 1, 2).time, 2)

-- A list: arrays are as long as what the call fills, at most the capacity.
local list = kit.list_create()
list:insert(0, 50, 7)
local extents = {}
for item = 1, 50 do extents[item] = 250 end
list:set_extents(0, extents, 7)
local visible, positions = list:get_visible(100, 600, 0, 8)
equal(visible.count, 3)
equal(table.concat(positions, " "), "0.0 250.0 500.0")
equal(#select(2, list:get_visible(100, 600, 0, 2)), 2)
raises("too long", list.get_visible, list, 100, 600, 0, math.maxinteger)
list:attach(other, 7)
other:set_geometry({ viewport_width = 400, viewport_height = 600 }, 7)
local shown, places = list:get_frame(8)
equal(shown.count .. ": " .. #places, "3: 3")
other:scroll_to(0, 600, true, 7)
local items, times = list:get_upcoming(8)
equal(items[1] .. " " .. items[2] .. " " .. #times, "3 4 2")

-- Observed content rests where its toolkit would let it rest.
local x, y = kit.scroller_create({ mode = kit.MODE_OBSERVED }):report_release(0, 900, 7, 700, true, 0)
equal(x .. " " .. y, "7.0 700.0")

-- A delegate: its functions get tables, and may make calls, also in coroutines. What they raise, the call raises that
-- led to them.
local seen = {}
scroller:set_delegate({
  did_happen = function(from, event)
    equal(from, scroller)
    seen[#seen + 1] = event.kind
    coroutine.wrap(function() from:get_frame() end)()
  end,
  did_receive = function(_, input) seen["input " .. input.kind] = true end,
  responds_to = function(_, kind) return kind == kit.INPUT_KIND_HOST end,
  should_scroll_to_top = function(_, source) return source ~= kit.TOP_SOURCE_TAB_ITEM end,
  will_end_dragging = function(_, _, velocity_y, target_x) if velocity_y > 0 then return target_x, 2000 end end,
})
collectgarbage() -- the scroller keeps its delegate
equal(scroller:responds_to(kit.INPUT_KIND_HOST), true)
equal(scroller:responds_to(kit.INPUT_KIND_HOST + 1), false)
scroller:press(1, 0, 500, 7)
for step = 1, 5 do scroller:move(1, 0, 500 - 20 * step, 7 + step / 100) end
coroutine.wrap(function() scroller:release(1, 7.05) end)()
assert(math.abs(scroller:tick(20).offset_y - 2000) < 1e-5)
equal(seen[#seen], kit.EVENT_KIND_DID_REST)
equal(seen["input " .. kit.INPUT_KIND_RELEASE], true)
scroller:top_enable(nil, 0)
scroller:top_trigger(kit.TOP_SOURCE_TAB_ITEM, 21)
assert(math.abs(scroller:tick(30).offset_y - 2000) < 1e-5) -- vetoed
scroller:top_trigger(kit.TOP_SOURCE_STATUS_BAR, 31)
equal(scroller:tick(40).offset_y, 0)
local calls = 0
scroller:set_delegate({ did_happen = function() calls = calls + 1 error("mine") end })
raises("mine", scroller.set_offset, scroller, 0, 3, 41)
equal(calls, 1) -- none is called after an error
equal(scroller:get_frame().offset_y, 3) -- the call was carried out
scroller:set_delegate({ responds_to = function() error({ "a table" }) end })
equal(select(2, pcall(scroller.responds_to, scroller, kit.INPUT_KIND_HOST))[1], "a table")
raises("attempt to yield", coroutine.wrap(function()
  scroller:set_delegate({ did_happen = coroutine.yield })
  scroller:set_offset(0, 5, 41)
end))
raises("number expected", function()
  scroller:set_delegate({ will_end_dragging = function() return "far" end })
  scroller:press(1, 0, 500, 50)
  for step = 1, 5 do scroller:move(1, 0, 500 - 20 * step, 50 + step / 100) end
  scroller:release(1, 50.05)
end)
raises("table expected", scroller.set_delegate, scroller, 3)
scroller:set_delegate(nil)
scroller:set_offset(0, 4, 60)
for last in scroller:events() do event = last end
equal(event.y, 4)

-- A delegate may destroy its scroller.
local short = kit.scroller_create()
short:set_size(400, 600, 400, 5000, 0)
short:set_delegate({ did_happen = function(from) from:destroy() end })
short:set_offset(0, 5, 1)
raises("it was destroyed", short.tick, short, 2)

-- It hears of an animation that is not finished while the scroller still exists.
local ended
short = kit.scroller_create()
short:set_size(400, 600, 400, 5000, 0)
short:set_delegate({ did_happen = function(from, event)
  if event.kind ~= kit.EVENT_KIND_ANIMATION_COMPLETED then return end
  ended = tostring(event.finished) .. " " .. from:get_frame().offset_y
  from:destroy()
end })
short:scroll_to(0, 500, true, 1)
short:destroy()
equal(ended, "false 0.0")
raises("it was destroyed", short.tick, short, 2)

-- A delegate may be taken away by its first call, and a finalizer may destroy the scroller of a call under way.
local count = 0
short = kit.scroller_create()
short:set_size(400, 600, 400, 5000, 0)
short:set_delegate({ did_happen = function(from) count = count + 1 from:set_delegate(nil) end })
short:set_offset(0, 5, 1)
short:set_offset(0, 6, 2)
equal(count, 1)
equal(short:tick(3).offset_y, 6)
raises("scrollkit: " .. kit.status_text(kit.STATUS_NULL_ARGUMENT), short.set_delegate, short,
  setmetatable({}, { __index = function() short:destroy() end }))

do
  local used, notches = kit.scroller_create(), { notch, notch }
  setmetatable({}, { __gc = function() used:destroy() end })
  raises("scrollkit: " .. kit.status_text(kit.STATUS_NULL_ARGUMENT), function()
    for _ = 1, 1e6 do used:push_many(notches) end -- its memory lets the collector run
  end)
end

-- Destroyed handles are refused; a window outlives its scrollers; <close> and the garbage collector destroy.
local window = kit.window_create()
kit.window_create(window):destroy()
window:add_scroller(scroller)
scroller:destroy()
scroller:destroy()
for _, name in ipairs({ "next_event", "get_frame" }) do raises("it was destroyed", scroller[name], scroller) end
raises("it was destroyed", scroller.set_delegate, scroller, nil)
raises("it was destroyed", window.add_scroller, window, scroller)
raises("it was destroyed", kit.scroller_tick_many, { scroller }, 1)
window:destroy()
raises("it was destroyed", window.make_key, window)
list:destroy()
raises("it was destroyed", list.get_size, list)
local kept
do
  local closed <close> = kit.scroller_create()
  kept = closed
end
raises("it was destroyed", kept.get_frame, kept)
for _ = 1, 1000 do kit.scroller_create():set_delegate({ did_happen = print }) end
collectgarbage()
assert(collectgarbage("count") < 1000)

-- A trace replays, step by step; its scrollers keep it alive; what its functions raise comes out.
local parts = {}
local traced, rows
do
  local trace = kit.trace_start(function(bytes) parts[#parts + 1] = bytes end)
  traced = trace:create_scroller({ wheel_step = 50 })
  rows = trace:create_list({ estimate = 40 })
  trace:mark("a notch")
end
collectgarbage()
traced:set_geometry({ viewport_height = 600, content_height = 5000 }, 1)
traced:set_delegate({ did_happen = function() end })
rows:insert(0, 200, 1)
rows:attach(traced, 1)
traced:scroll_to(0, 300, true, 1)
local drawn = traced:tick(1.1).offset_y
traced:tick(2)
traced:destroy()
rows:destroy()
traced, rows = nil, nil
collectgarbage()
collectgarbage() -- the trace, which its scrollers kept
local bytes = table.concat(parts)
local marks, ticks, ended = 0, {}, false
local report = kit.trace_replay(bytes, function(step)
  equal(step.is_equal, true)
  if step.kind == kit.TRACE_STEP_KIND_MARK then marks = marks + (step.text == "a notch" and 1 or 0) end
  if step.text == "scroller_tick" then ticks[#ticks + 1] = step.frame.offset_y end
  if step.event and step.event.kind == kit.EVENT_KIND_ANIMATION_COMPLETED then ended = true end
end)
equal(report.status, kit.STATUS_OK)
equal(report.place, #bytes)
equal(marks .. " " .. #ticks .. " " .. tostring(ended), "1 2 true")
equal(ticks[1], drawn)
local half = kit.trace_replay(bytes:sub(1, -9))
equal(half.status, kit.STATUS_INVALID_TRACE)
equal(kit.trace_replay("").status, kit.STATUS_INVALID_TRACE)
raises("enough", kit.trace_replay, bytes, function() error("enough") end)
raises("function expected", kit.trace_replay, bytes, 3)
raises("function expected", kit.trace_start)
raises("full", kit.trace_start, function() error("full") end)
local stopped = kit.trace_start(function() end)
stopped:stop()
stopped:stop()
raises("it was destroyed", stopped.mark, stopped, "late")
local file = assert(io.open(arg[1], "rb"))
equal(kit.trace_replay(file:read("a")).status, kit.STATUS_OK)
file:close()
print("ok: Lua: errors, tables, handles, delegates, traces")
