-- Runs the golden cases from LuaJIT through ffi: golden.lua CASES [DUMP]
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/../../bindings/luajit/?.lua;" .. package.path
local ffi, scrollkit = require("ffi"), require("scrollkit")
local C = scrollkit.load()

local name, line_number, cases, failures = "", 0, 0, 0
local scroller
local dump = arg[2] and io.open(arg[2], "w")

local kinds = {}
for kind = 0, 63 do kinds[ffi.string(C.scrollkit_enum_name("input_kind", kind))] = kind end

local function fail(subject, expected, actual)
  print(("FAILED %s, line %d: %s: %s, not %s"):format(name, line_number, subject, actual, expected))
  failures = failures + 1
end

local function compare(subject, expected, actual)
  if expected == "-" or expected == "nan" and actual ~= actual then return end
  local wanted = tonumber(expected)
  if math.abs(wanted - actual) > 1e-9 * math.max(1, math.abs(wanted)) then
    fail(subject, expected, ("%.17g"):format(actual))
  end
end

local function compare_name(subject, expected, actual)
  actual = ffi.string(actual)
  if expected ~= "-" and expected ~= actual then fail(subject, expected, actual) end
end

local function sized(type)
  local struct = ffi.new(type)
  struct.struct_size = ffi.sizeof(type)
  return struct
end

local nested = {} -- innermost first, or linked; the scroller is one of them

local function append(options)
  local slot = ffi.new("scrollkit_scroller *[1]")
  assert(C.scrollkit_scroller_create(options, slot) == 0)
  scroller = slot[0]
  nested[#nested + 1] = scroller
end

local function destroy()
  for _, each in ipairs(nested) do C.scrollkit_scroller_destroy(each) end
  nested = {}
end

local function create(options)
  destroy()
  append(options)
end

local statements = {
  geometry = function(n)
    local g = sized("scrollkit_geometry")
    g.viewport_width, g.viewport_height = n[2], n[3]
    g.content_width, g.content_height = n[4], n[5]
    g.inset_top, g.inset_left = n[6] or 0, n[7] or 0
    g.inset_bottom, g.inset_right = n[8] or 0, n[9] or 0
    g.shift_x, g.shift_y = n[10] or 0, n[11] or 0
    return C.scrollkit_scroller_set_geometry(scroller, g, n[1])
  end,
  input = function(n, words)
    local input = sized("scrollkit_input")
    input.time, input.kind = n[1], kinds[words[3]] or 9999
    input.x, input.y, input.velocity_x, input.velocity_y = n[3], n[4], n[5], n[6]
    input.pointer_id, input.unit, input.flags = n[7], n[8], n[9]
    return C.scrollkit_scroller_push(scroller, input)
  end,
  toolkit = function(n, words)
    local input = sized("scrollkit_input")
    local status = C["scrollkit_input_from_" .. words[2]](input, unpack(n, 2))
    return status == 0 and C.scrollkit_scroller_push(scroller, input) or status
  end,
  tick = function(n) return C.scrollkit_scroller_tick(scroller, n[1], nil) end,
  scroll_to = function(n)
    return C.scrollkit_scroller_scroll_to(scroller, n[2], n[3], n[4], n[1], nil)
  end,
  scroll_by = function(n) return C.scrollkit_scroller_scroll_by(scroller, n[2], n[3], n[1], nil) end,
  rect = function(n)
    return C.scrollkit_scroller_scroll_rect_to_visible(
      scroller, n[2], n[3], n[4], n[5], n[6], n[1], nil)
  end,
  set_offset = function(n) return C.scrollkit_scroller_set_offset(scroller, n[2], n[3], n[1]) end,
  sync = function(n) return C.scrollkit_scroller_sync(scroller, n[2], n[3], n[1], nil) end,
  scroll_enabled = function(n) return C.scrollkit_scroller_set_scroll_enabled(scroller, n[2], n[3], n[1]) end,
  always_bounces = function(n) return C.scrollkit_scroller_set_always_bounces(scroller, n[2], n[3], n[1]) end,
  shift = function(n) return C.scrollkit_scroller_shift(scroller, n[2], n[3], n[1]) end,
  key = function(n) return C.scrollkit_scroller_key(scroller, n[2], n[1]) end,
  stop = function(n) return C.scrollkit_scroller_stop(scroller, n[1]) end,
  nested = function()
    append(nil)
    return C.scrollkit_nest_set_parent(nested[#nested - 1], scroller, 0)
  end,
  beside = function()
    append(nil)
    return 0
  end,
  link = function(n)
    local positions = ffi.new("double[?]", #n, {unpack(n, 4)})
    return C.scrollkit_link_update(nested[1], nested[2], n[2], n[3], positions, #n - 3, n[1])
  end,
  on = function(n)
    scroller = nested[n[1] + 1]
    return 0
  end,
  nest_rules = function(n)
    return math.min(
      C.scrollkit_nest_set_overscroll_behavior(scroller, n[1], n[2]),
      C.scrollkit_nest_set_order(scroller, n[3]), C.scrollkit_nest_set_latching(scroller, n[4]))
  end,
  feel = function(n) return C.scrollkit_scroller_set_feel(scroller, n[1], 2) end,
}

-- The statements for behaviours. Options and states are words "field=number".
local batches = {}

local function set_fields(value, words, first)
  for index = first, #words do
    local key, number = words[index]:match("(.*)=(.*)")
    value[key] = tonumber(number)
  end
  return value
end

local function options(type, words) return set_fields(sized(type), words, 2) end

function statements.top(_, words)
  return C.scrollkit_top_enable(scroller, options("scrollkit_top_options", words), 0)
end
function statements.header(_, words)
  return C.scrollkit_header_add(scroller, options("scrollkit_header_options", words), 0, nil)
end
function statements.nub(_, words)
  return C.scrollkit_nub_enable(scroller, options("scrollkit_nub_options", words), 0)
end
function statements.home(n) return C.scrollkit_top_trigger_home(scroller, n[2], n[3], n[1]) end
function statements.trigger(n) return C.scrollkit_top_trigger(scroller, n[2], n[1]) end
function statements.grab(n) return C.scrollkit_nub_grab(scroller, n[1], nil) end
function statements.scrub(n) return C.scrollkit_nub_drag(scroller, n[2], n[3], n[1]) end
function statements.let_go(n) return C.scrollkit_nub_release(scroller, n[1]) end
function statements.sections(n)
  return C.scrollkit_nub_set_sections(scroller, ffi.new("double[?]", #n, n), #n, 0)
end
function statements.policy(n) return C.scrollkit_anchor_set_policy(scroller, n[1], 0) end
function statements.begin(n)
  local batch = ffi.new("uint32_t[1]")
  local status = C.scrollkit_anchor_begin_update(scroller, n[1], batch)
  batches[#batches + 1] = batch[0]
  return status
end
function statements.changed(n)
  return C.scrollkit_anchor_add_edit(scroller, n[1], n[2], n[3])
end
statements["end"] = function(n)
  local g = sized("scrollkit_geometry")
  g.viewport_width, g.viewport_height = n[4], n[5]
  g.content_width, g.content_height, g.inset_top = n[6], n[7], n[8] or 0
  return C.scrollkit_anchor_end_update(scroller, batches[n[2] + 1], g, n[3], n[1])
end
function statements.zoom(n)
  local options = sized("scrollkit_zoom_options")
  options.minimum, options.maximum, options.centers = n[2], n[3], n[4]
  return C.scrollkit_zoom_enable(scroller, options, n[1])
end
function statements.zoom_off(n) return C.scrollkit_zoom_disable(scroller, n[1]) end
function statements.pinch(n)
  local input = sized("scrollkit_input")
  input.time, input.kind, input.x, input.y, input.scale = n[1], n[2], n[3], n[4], n[5]
  return C.scrollkit_scroller_push(scroller, input)
end
function statements.zoom_wheel(n)
  local input = sized("scrollkit_input")
  input.time, input.kind, input.flags = n[1], kinds.wheel, 512
  input.y, input.unit, input.focus_x, input.focus_y = n[2], n[3], n[4], n[5]
  return C.scrollkit_scroller_push(scroller, input)
end
function statements.zoom_to(n)
  return C.scrollkit_zoom_set_scale(scroller, n[2], n[3], n[4], n[5], n[1], nil)
end
function statements.zoom_rect(n)
  return C.scrollkit_zoom_show_rect(scroller, n[2], n[3], n[4], n[5], n[6], n[1], nil)
end
function statements.double_tap(n)
  return C.scrollkit_zoom_double_tap(scroller, n[2], n[3], n[4], n[1], nil)
end
function statements.zoom_limits(n)
  return C.scrollkit_zoom_set_limits(scroller, n[1], n[2], 0)
end

function statements.hold_key(n)
  local hold = n[3] == 1 and C.scrollkit_scroller_hold_key or C.scrollkit_scroller_release_key
  return hold(scroller, n[2], n[1])
end
function statements.steer(n) return C.scrollkit_autoscroll_set_velocity(scroller, n[2], n[3], n[1]) end
function statements.steer_end(n) return C.scrollkit_autoscroll_end(scroller, n[1]) end
function statements.autoscroll(n)
  local options = sized("scrollkit_autoscroll_options")
  options.rule = n[4] or 0
  return C.scrollkit_autoscroll_begin(scroller, options, n[2], n[3], n[1])
end
function statements.autoscroll_move(n)
  return C.scrollkit_autoscroll_move(scroller, n[2], n[3], n[1])
end
function statements.autoscroll_release(n)
  return C.scrollkit_autoscroll_release(scroller, n[1], nil)
end
function statements.edge_scroll(n)
  return C.scrollkit_autoscroll_drag(scroller, nil, n[2], n[3], n[1])
end
function statements.bar(_, words)
  return C.scrollkit_scrollbar_enable(scroller, 1, options("scrollkit_scrollbar_options", words), 0)
end
function statements.bar_press(n)
  return C.scrollkit_scrollbar_press(scroller, 1, n[2], n[3] or 0, n[1])
end
function statements.bar_drag(n)
  return C.scrollkit_scrollbar_drag(scroller, 1, n[2], n[3] or 0, n[1])
end
function statements.bar_release(n) return C.scrollkit_scrollbar_release(scroller, 1, n[1]) end
function statements.preferences(_, words)
  return C.scrollkit_scroller_set_preferences(scroller, options("scrollkit_preferences", words), 0)
end
function statements.right_to_left(n)
  local g = sized("scrollkit_geometry")
  g.right_to_left = 1
  g.viewport_width, g.viewport_height = n[2], n[3]
  g.content_width, g.content_height = n[4], n[5]
  g.inset_left, g.inset_right = n[6] or 0, n[7] or 0
  return C.scrollkit_scroller_set_geometry(scroller, g, n[1])
end

-- The statements for feel values and snapping.
local areas = {} -- of the "area" statements since the last "areas" statement

function statements.values(n, words)
  local values = sized("scrollkit_feel_values")
  local status = C.scrollkit_feel_get_values(n[1], values)
  if status ~= 0 then return status end
  return C.scrollkit_scroller_set_feel_values(scroller, set_fields(values, words, 3), 0)
end
function statements.snap(n, words)
  local rule = set_fields(sized("scrollkit_snap_options"), words, 3)
  return C.scrollkit_snap_set_options(scroller, n[1], rule, 0)
end
function statements.area(_, words)
  areas[#areas + 1] = set_fields(sized("scrollkit_snap_area"), words, 2)
  return 0
end
function statements.areas(n)
  local array = ffi.new("scrollkit_snap_area[?]", #areas, areas)
  local count = #areas
  areas = {}
  return C.scrollkit_snap_set_areas(scroller, array, count, n[2], n[1])
end
function statements.snap_to(n)
  return C.scrollkit_snap_scroll_to(scroller, n[2], n[3], n[1], nil)
end

-- The statements for lists, pull to refresh, deltas and the meter.
local lists = {} -- of the present case, by axis
local list -- the one of which is spoken; nil until the statement "list"
local list_batch = ffi.new("uint32_t[1]")

local function destroy_lists()
  for _, each in pairs(lists) do C.scrollkit_list_destroy(each) end
  lists, list = {}, nil
end

function statements.list(n, words)
  local slot = ffi.new("scrollkit_list *[1]")
  local options = set_fields(sized("scrollkit_list_options"), words, 3)
  local axis = options.is_horizontal == 1 and "x" or "y"
  if lists[axis] then C.scrollkit_list_destroy(lists[axis]) end
  lists[axis], list = nil, nil
  local status = C.scrollkit_list_create(options, slot)
  if status ~= 0 then return status end
  lists[axis], list = slot[0], slot[0]
  return C.scrollkit_list_attach(list, scroller, n[1])
end
function statements.list_of(_, words)
  list = lists[words[2]]
  return 0
end
function statements.list_options(n, words)
  return C.scrollkit_list_set_options(list, set_fields(sized("scrollkit_list_options"), words, 3), n[1])
end
local function extents(n) return ffi.new("double[?]", #n - 2, { unpack(n, 3) }), #n - 2 end
function statements.insert(n)
  local array, count = extents(n)
  return C.scrollkit_list_insert_measured(list, n[2], array, count, n[1])
end
function statements.insert_estimated(n) return C.scrollkit_list_insert(list, n[2], n[3], n[1]) end
function statements.remove(n) return C.scrollkit_list_remove(list, n[2], n[3], n[1]) end
function statements.move(n) return C.scrollkit_list_move(list, n[2], n[3], n[4], n[1]) end
function statements.measure(n)
  local array, count = extents(n)
  return C.scrollkit_list_set_extents(list, n[2], array, count, n[1])
end
function statements.forget(n) return C.scrollkit_list_forget_extents(list, n[2], n[3], n[1]) end
function statements.kind(n) return C.scrollkit_list_set_kind(list, n[2], n[3], n[4], n[1]) end
function statements.kind_options(n, words)
  return C.scrollkit_list_set_kind_options(list, n[2], set_fields(sized("scrollkit_list_kind_options"), words, 4), n[1])
end
function statements.list_begin(n) return C.scrollkit_list_begin_update(list, n[1], list_batch) end
function statements.list_end(n) return C.scrollkit_list_end_update(list, list_batch[0], n[1]) end
function statements.scroll_to_item(n)
  return C.scrollkit_list_scroll_to_item(list, n[2], n[3], n[4], n[5], n[1], nil)
end
function statements.animate_to(n, words)
  return C.scrollkit_scroller_animate_to(
    scroller, n[2], n[3], set_fields(sized("scrollkit_scroll_options"), words, 5), n[1], nil)
end
function statements.into_view(n, words)
  return C.scrollkit_scroller_scroll_into_view(
    scroller, n[2], n[3], n[4], n[5], set_fields(sized("scrollkit_scroll_options"), words, 7), n[1], nil)
end
function statements.item_into_view(n, words)
  return C.scrollkit_list_scroll_into_view(
    list, n[2], set_fields(sized("scrollkit_scroll_options"), words, 4), n[1], nil)
end
function statements.conversation(n, words)
  return C.scrollkit_list_set_conversation(
    list, set_fields(sized("scrollkit_list_conversation_options"), words, 3), n[1])
end
function statements.conversation_off(n) return C.scrollkit_list_end_conversation(list, n[1]) end
function statements.turn(n, words)
  return C.scrollkit_list_begin_turn(list, n[2], set_fields(sized("scrollkit_scroll_options"), words, 4), n[1], nil)
end
function statements.newest(n, words)
  return C.scrollkit_list_scroll_to_newest(list, set_fields(sized("scrollkit_scroll_options"), words, 3), n[1], nil)
end
function statements.set_position(n) return C.scrollkit_list_set_position(list, n[2], n[3], n[1]) end
function statements.list_detach() return C.scrollkit_list_detach(list, 0) end
function statements.refresh(n, words)
  return C.scrollkit_refresh_enable(scroller, set_fields(sized("scrollkit_refresh_options"), words, 3), n[1])
end
function statements.refresh_begin(n) return C.scrollkit_refresh_begin(scroller, n[1]) end
function statements.refresh_end(n) return C.scrollkit_refresh_end(scroller, n[1]) end
function statements.deltas(n, words)
  return C.scrollkit_deltas_enable(scroller, set_fields(sized("scrollkit_deltas_options"), words, 3), n[1])
end
function statements.take(n) return C.scrollkit_deltas_take(scroller, n[1], nil) end
function statements.meter(_, words)
  return C.scrollkit_meter_enable(scroller, set_fields(sized("scrollkit_meter_options"), words, 2))
end
function statements.meter_off() return C.scrollkit_meter_disable(scroller) end

local states = {
  top_state = function(state) return C.scrollkit_top_get_state(scroller, state) end,
  header_state = function(state, words)
    return C.scrollkit_header_get_state(scroller, tonumber(words[2]), state)
  end,
  nub_state = function(state) return C.scrollkit_nub_get_state(scroller, state) end,
  scrollbar_state = function(state) return C.scrollkit_scrollbar_get_state(scroller, 1, state) end,
  zoom_state = function(state) return C.scrollkit_zoom_get_state(scroller, state) end,
  snap_state = function(state) return C.scrollkit_snap_get_state(scroller, state) end,
  context = function(state) return C.scrollkit_scroller_get_context(scroller, state) end,
  next_change = function(state, words)
    return C.scrollkit_scroller_get_next_change(scroller, tonumber(words[2]), tonumber(words[3]), state)
  end,
  view_progress = function(progress, words)
    return C.scrollkit_scroller_get_view_progress(
      scroller, tonumber(words[2]), tonumber(words[3]), tonumber(words[4]), progress)
  end,
  list_size = function(state) return C.scrollkit_list_get_size(list, state) end,
  list_item = function(state, words) return C.scrollkit_list_get_item(list, tonumber(words[2]), state) end,
  list_frame = function(state) return C.scrollkit_list_get_frame(list, state, nil, 0) end,
  list_conversation = function(state) return C.scrollkit_list_get_conversation(list, state) end,
  refresh_state = function(state) return C.scrollkit_refresh_get_state(scroller, state) end,
  taken = function(deltas, words) return C.scrollkit_deltas_take(scroller, tonumber(words[2]), deltas) end,
  meter_report = function(report) return C.scrollkit_meter_get_report(scroller, report) end,
}
-- How many words precede the fields of a state: the number of an item or a header, the scale and the time, or the stretch.
local numbered = { header_state = 1, list_item = 1, next_change = 2, view_progress = 3, taken = 1 }

-- Compares a state with its expected values. Returns false for other statements.
local function expect_behaviour(words)
  if words[1] == "margin" then
    local margin = ffi.new("double[1]")
    C.scrollkit_scroller_get_margin(scroller, tonumber(words[2]), tonumber(words[3]),
      tonumber(words[4]), margin)
    compare("margin", words[5], margin[0])
    return true
  end
  if words[1] == "list_sticky" then
    local items, positions, count = ffi.new("size_t[64]"), ffi.new("double[64]"), ffi.new("size_t[1]")
    compare("status", "0", C.scrollkit_list_get_sticky_items(list, items, positions, 64, count))
    compare("sticky items", tostring((#words - 1) / 2), tonumber(count[0]))
    for index = 0, tonumber(count[0]) - 1 do
      compare("sticky item", words[2 * index + 2], tonumber(items[index]))
      compare("its position", words[2 * index + 3], positions[index])
    end
    return true
  end
  if words[1] == "list_position" then
    local item, within = ffi.new("size_t[1]"), ffi.new("double[1]")
    compare("status", "0", C.scrollkit_list_get_position(list, item, within))
    compare("item", words[2], tonumber(item[0]))
    compare("within", words[3], within[0])
    return true
  end
  local read = states[words[1]]
  if not read then return false end
  local state = sized("scrollkit_" .. (words[1] == "taken" and "deltas" or words[1]))
  compare("status", "0", read(state, words))
  for index = 2 + (numbered[words[1]] or 0), #words do
    local key, expected = words[index]:match("(.*)=(.*)")
    compare(key, expected, tonumber(state[key]))
  end
  return true
end

local function perform(words)
  local numbers = {}
  for index = 2, #words do numbers[index - 1] = tonumber(words[index]) or 0 / 0 end
  local statement = statements[words[1]]
  if not statement then
    fail("statement", "a known one", words[1])
    return 0
  end
  return statement(numbers, words)
end

local fields = { "offset_y", "target_y", "velocity_y", "overscroll_y", "progress_y", "needs_tick" }
local across = { "offset_x", "target_x", "velocity_x", "overscroll_x" }

local function expect_frame(words)
  local frame = sized("scrollkit_frame")
  C.scrollkit_scroller_get_frame(scroller, frame)
  if words[1] == "across" then
    for index, field in ipairs(across) do
      if words[index + 1] then compare(field, words[index + 1], frame[field]) end
    end
    return
  end
  compare_name("phase", words[2], C.scrollkit_enum_name("phase", frame.phase))
  for index, field in ipairs(fields) do
    if words[index + 2] then compare(field, words[index + 2], frame[field]) end
  end
  if dump then
    dump:write(("%s %.17g %.17g %.17g %.17g %.17g %.17g\n"):format(name, frame.offset_x,
      frame.offset_y, frame.target_y, frame.velocity_y, frame.overscroll_y, frame.progress_y))
  end
end

local function expect_event(words)
  local event = sized("scrollkit_event")
  local got = C.scrollkit_scroller_next_event(scroller, event) == 1
  if words[1] == "no_events" then
    if got then fail("events", "none", ffi.string(C.scrollkit_enum_name("event_kind", event.kind))) end
    return
  end
  if not got then return fail("events", words[2], "none") end
  compare_name("event", words[2], C.scrollkit_enum_name("event_kind", event.kind))
  compare("event x", words[3], event.x)
  compare("event y", words[4], event.y)
  compare("event id", words[5], tonumber(event.id))
  compare_name("event from", words[6], C.scrollkit_enum_name("phase", event.from_phase))
  compare_name("event to", words[7], C.scrollkit_enum_name("phase", event.to_phase))
  compare("event finished", words[8], event.finished)
  if words[9] then compare("event edges", words[9], event.edges) end
  if words[10] then compare("event source", words[10], event.source) end
end

for text in io.lines(arg[1]) do
  line_number = line_number + 1
  local words = {}
  for word in text:gmatch("%S+") do words[#words + 1] = word end
  local first = words[1]
  if not first or first:sub(1, 1) == "#" then
    -- an empty line or a comment
  elseif first == "case" then
    name, cases, batches, areas = words[2], cases + 1, {}, {}
    destroy_lists()
    create(nil)
  elseif first == "options" then
    local options = sized("scrollkit_scroller_options")
    for index = 2, #words do
      local key, value = words[index]:match("(.*)=(.*)")
      options[key] = tonumber(value)
    end
    create(options)
  elseif first == "frame" or first == "across" then
    expect_frame(words)
  elseif first == "event" or first == "no_events" then
    expect_event(words)
  elseif expect_behaviour(words) then
    -- the state was compared
  elseif first == "refused" or first == "answered" then
    compare("status", words[2], perform({ unpack(words, 3) }))
  else
    compare("status", "0", perform(words))
  end
end
destroy_lists()
destroy()
if dump then dump:close() end
print(("%d golden cases, %d failures"):format(cases, failures))
os.exit(failures > 0 and 1 or 0)
