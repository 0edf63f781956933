-- Runs the golden cases from Lua 5.4: golden.lua CASES [DUMP], with the module on LUA_CPATH.
local kit = require("scrollkit")

local name, line_number, cases, failures = "", 0, 0, 0
local dump = arg[2] and io.open(arg[2], "w")
local nested = {} -- innermost first, or linked; the scroller is one of them
local lists = {} -- of the present case, by axis; the list is one of them
local scroller, list
local batches, areas, list_batch

local kinds = {}
for kind = 0, 63 do kinds[kit.enum_name("input_kind", kind)] = kind end
local statuses = {} -- by their texts
for status = -11, -1 do statuses[kit.status_text(status)] = status end

local function fail(subject, expected, actual)
  print(("FAILED %s, line %d: %s: %s, not %s"):format(name, line_number, subject, actual, expected))
  failures = failures + 1
end

local function compare(subject, expected, actual)
  if not expected or expected == "-" then return end
  if type(actual) == "boolean" then actual = actual and 1 or 0 end
  if expected == "nan" and actual ~= actual then return end
  local wanted = tonumber(expected)
  if math.abs(wanted - actual) > 1e-9 * math.max(1, math.abs(wanted)) then
    fail(subject, expected, ("%.17g"):format(actual))
  end
end

local function compare_name(subject, expected, actual)
  if expected and expected ~= "-" and expected ~= actual then fail(subject, expected, actual) end
end

-- The words "field=number" from an index on, as a table.
local function fields(words, first, into)
  local value = into or {}
  for index = first or 2, #words do
    local key, number = words[index]:match("(.*)=(.*)")
    value[key] = tonumber(number)
  end
  return value
end

local function append(options)
  scroller = kit.scroller_create(options)
  nested[#nested + 1] = scroller
end

local function create(options)
  for _, each in pairs(lists) do each:destroy() end
  lists, list = {}, nil
  for _, each in ipairs(nested) do each:destroy() end
  nested = {}
  append(options)
end

local function geometry(n, first)
  return {
    viewport_width = n[first], viewport_height = n[first + 1],
    content_width = n[first + 2], content_height = n[first + 3],
    inset_top = n[first + 4] or 0, inset_left = n[first + 5] or 0,
    inset_bottom = n[first + 6] or 0, inset_right = n[first + 7] or 0,
    shift_x = n[first + 8] or 0, shift_y = n[first + 9] or 0,
  }
end

local function rest(n, first) return table.move(n, first, #n, 1, {}) end

-- Each statement gets its words as numbers, and all words.
local statements = {
  geometry = function(n) return scroller:set_geometry(geometry(n, 2), n[1]) end,
  right_to_left = function(n)
    return scroller:set_geometry({
      viewport_width = n[2], viewport_height = n[3], content_width = n[4], content_height = n[5],
      inset_left = n[6] or 0, inset_right = n[7] or 0, right_to_left = true,
    }, n[1])
  end,
  input = function(n, words)
    return scroller:push({
      time = n[1], kind = kinds[words[3]] or 9999, x = n[3], y = n[4], velocity_x = n[5], velocity_y = n[6],
      pointer_id = n[7], unit = n[8], flags = n[9],
    })
  end,
  toolkit = function(n, words) return scroller:push(kit["input_from_" .. words[2]](table.unpack(n, 2))) end,
  tick = function(n) scroller:tick(n[1]) end,
  scroll_to = function(n) scroller:scroll_to(n[2], n[3], n[4], n[1]) end,
  scroll_by = function(n) scroller:scroll_by(n[2], n[3], n[1]) end,
  rect = function(n) scroller:scroll_rect_to_visible(n[2], n[3], n[4], n[5], n[6], n[1]) end,
  animate_to = function(n, words) scroller:animate_to(n[2], n[3], fields(words, 5), n[1]) end,
  into_view = function(n, words) scroller:scroll_into_view(n[2], n[3], n[4], n[5], fields(words, 7), n[1]) end,
  item_into_view = function(n, words) list:scroll_into_view(n[2], fields(words, 4), n[1]) end,
  set_offset = function(n) return scroller:set_offset(n[2], n[3], n[1]) end,
  sync = function(n) scroller:sync(n[2], n[3], n[1]) end,
  scroll_enabled = function(n) return scroller:set_scroll_enabled(n[2], n[3], n[1]) end,
  always_bounces = function(n) return scroller:set_always_bounces(n[2], n[3], n[1]) end,
  shift = function(n) return scroller:shift(n[2], n[3], n[1]) end,
  key = function(n) return scroller:key(n[2], n[1]) end,
  stop = function(n) return scroller:stop(n[1]) end,
  nested = function()
    append()
    return nested[#nested - 1]:nest_set_parent(scroller, 0)
  end,
  beside = function() append() end,
  link = function(n) return nested[1]:link_update(nested[2], n[2], n[3], rest(n, 4), n[1]) end,
  on = function(n) scroller = nested[n[1] + 1] end,
  nest_rules = function(n)
    scroller:nest_set_overscroll_behavior(n[1], n[2])
    scroller:nest_set_order(n[3])
    return scroller:nest_set_latching(n[4])
  end,
  feel = function(n) return scroller:set_feel(n[1], 2) end,
  values = function(n, words) return scroller:set_feel_values(fields(words, 3, kit.feel_get_values(n[1])), 0) end,
  preferences = function(_, words) return scroller:set_preferences(fields(words), 0) end,
  top = function(_, words) return scroller:top_enable(fields(words), 0) end,
  header = function(_, words) scroller:header_add(fields(words), 0) end,
  nub = function(_, words) return scroller:nub_enable(fields(words), 0) end,
  home = function(n) return scroller:top_trigger_home(n[2], n[3], n[1]) end,
  trigger = function(n) return scroller:top_trigger(n[2], n[1]) end,
  grab = function(n) scroller:nub_grab(n[1]) end,
  scrub = function(n) return scroller:nub_drag(n[2], n[3], n[1]) end,
  let_go = function(n) return scroller:nub_release(n[1]) end,
  sections = function(n) return scroller:nub_set_sections(n, 0) end,
  policy = function(n) return scroller:anchor_set_policy(n[1], 0) end,
  begin = function(n) batches[#batches + 1] = scroller:anchor_begin_update(n[1]) end,
  changed = function(n) return scroller:anchor_add_edit(n[1], n[2], n[3]) end,
  ["end"] = function(n) return scroller:anchor_end_update(batches[n[2] + 1], geometry(n, 4), n[3], n[1]) end,
  zoom = function(n) return scroller:zoom_enable({ minimum = n[2], maximum = n[3], centers = n[4] }, n[1]) end,
  zoom_off = function(n) return scroller:zoom_disable(n[1]) end,
  pinch = function(n) return scroller:push({ time = n[1], kind = n[2], x = n[3], y = n[4], scale = n[5] }) end,
  zoom_wheel = function(n)
    return scroller:push({
      time = n[1], kind = kit.INPUT_KIND_WHEEL, flags = kit.INPUT_FLAGS_ZOOM, y = n[2], unit = n[3],
      focus_x = n[4], focus_y = n[5],
    })
  end,
  zoom_to = function(n) scroller:zoom_set_scale(n[2], n[3], n[4], n[5], n[1]) end,
  zoom_rect = function(n) scroller:zoom_show_rect(n[2], n[3], n[4], n[5], n[6], n[1]) end,
  double_tap = function(n) scroller:zoom_double_tap(n[2], n[3], n[4], n[1]) end,
  zoom_limits = function(n) return scroller:zoom_set_limits(n[1], n[2], 0) end,
  hold_key = function(n)
    if n[3] == 1 then return scroller:hold_key(n[2], n[1]) end
    return scroller:release_key(n[2], n[1])
  end,
  steer = function(n) return scroller:autoscroll_set_velocity(n[2], n[3], n[1]) end,
  steer_end = function(n) return scroller:autoscroll_end(n[1]) end,
  autoscroll = function(n) return scroller:autoscroll_begin({ rule = n[4] or 0 }, n[2], n[3], n[1]) end,
  autoscroll_move = function(n) return scroller:autoscroll_move(n[2], n[3], n[1]) end,
  autoscroll_release = function(n) scroller:autoscroll_release(n[1]) end,
  edge_scroll = function(n) return scroller:autoscroll_drag(nil, n[2], n[3], n[1]) end,
  bar = function(_, words) return scroller:scrollbar_enable(kit.AXIS_Y, fields(words), 0) end,
  bar_press = function(n) return scroller:scrollbar_press(kit.AXIS_Y, n[2], n[3] or 0, n[1]) end,
  bar_drag = function(n) return scroller:scrollbar_drag(kit.AXIS_Y, n[2], n[3] or 0, n[1]) end,
  bar_release = function(n) return scroller:scrollbar_release(kit.AXIS_Y, n[1]) end,
  snap = function(n, words) return scroller:snap_set_options(n[1], fields(words, 3), 0) end,
  area = function(_, words) areas[#areas + 1] = fields(words) end,
  areas = function(n)
    local array = areas
    areas = {}
    return scroller:snap_set_areas(array, n[2], n[1])
  end,
  snap_to = function(n) scroller:snap_scroll_to(n[2], n[3], n[1]) end,
  list = function(n, words)
    local options = fields(words, 3)
    local axis = options.is_horizontal == 1 and "x" or "y"
    if lists[axis] then lists[axis]:destroy() end
    lists[axis], list = nil, nil
    list = kit.list_create(options)
    lists[axis] = list
    return list:attach(scroller, n[1])
  end,
  list_of = function(_, words) list = lists[words[2]] end,
  list_options = function(n, words) return list:set_options(fields(words, 3), n[1]) end,
  insert = function(n) return list:insert_measured(n[2], rest(n, 3), n[1]) end,
  insert_estimated = function(n) return list:insert(n[2], n[3], n[1]) end,
  remove = function(n) return list:remove(n[2], n[3], n[1]) end,
  move = function(n) return list:move(n[2], n[3], n[4], n[1]) end,
  measure = function(n) return list:set_extents(n[2], rest(n, 3), n[1]) end,
  forget = function(n) return list:forget_extents(n[2], n[3], n[1]) end,
  kind = function(n) return list:set_kind(n[2], n[3], n[4], n[1]) end,
  kind_options = function(n, words) return list:set_kind_options(n[2], fields(words, 4), n[1]) end,
  list_begin = function(n) list_batch = list:begin_update(n[1]) end,
  list_end = function(n) return list:end_update(list_batch, n[1]) end,
  scroll_to_item = function(n) list:scroll_to_item(n[2], n[3], n[4], n[5], n[1]) end,
  set_position = function(n) return list:set_position(n[2], n[3], n[1]) end,
  conversation = function(n, words) return list:set_conversation(fields(words, 3), n[1]) end,
  conversation_off = function(n) return list:end_conversation(n[1]) end,
  turn = function(n, words) list:begin_turn(n[2], fields(words, 4), n[1]) end,
  newest = function(n, words) list:scroll_to_newest(fields(words, 3), n[1]) end,
  list_detach = function() return list:detach(0) end,
  refresh = function(n, words) return scroller:refresh_enable(fields(words, 3), n[1]) end,
  refresh_begin = function(n) return scroller:refresh_begin(n[1]) end,
  refresh_end = function(n) return scroller:refresh_end(n[1]) end,
  deltas = function(n, words) return scroller:deltas_enable(fields(words, 3), n[1]) end,
  take = function(n) scroller:deltas_take(n[1]) end,
  meter = function(_, words) return scroller:meter_enable(fields(words)) end,
  meter_off = function() return scroller:meter_disable() end,
}

local states = {
  top_state = function() return scroller:top_get_state() end,
  header_state = function(words) return scroller:header_get_state(tonumber(table.remove(words, 2))) end,
  nub_state = function() return scroller:nub_get_state() end,
  scrollbar_state = function() return scroller:scrollbar_get_state(kit.AXIS_Y) end,
  zoom_state = function() return scroller:zoom_get_state() end,
  snap_state = function() return scroller:snap_get_state() end,
  context = function() return scroller:get_context() end,
  next_change = function(words)
    return scroller:get_next_change(tonumber(table.remove(words, 2)), tonumber(table.remove(words, 2)))
  end,
  view_progress = function(words)
    return scroller:get_view_progress(
      tonumber(table.remove(words, 2)), tonumber(table.remove(words, 2)), tonumber(table.remove(words, 2)))
  end,
  list_size = function() return list:get_size() end,
  list_item = function(words) return list:get_item(tonumber(table.remove(words, 2))) end,
  list_frame = function() return (list:get_frame(0)) end,
  list_conversation = function() return list:get_conversation() end,
  refresh_state = function() return scroller:refresh_get_state() end,
  taken = function(words) return scroller:deltas_take(tonumber(table.remove(words, 2))) end,
  meter_report = function() return scroller:meter_get_report() end,
}

-- The status of a statement.
local function perform(words)
  local numbers = {}
  for index = 2, #words do numbers[index - 1] = tonumber(words[index]) or 0 / 0 end
  local statement = statements[words[1]]
  if not statement then
    fail("statement", "a known one", words[1])
    return 0
  end
  local succeeds, status = pcall(statement, numbers, words)
  if succeeds then return status or 0 end
  return statuses[status:match("scrollkit: (.*)")] or error(status)
end

local function expect_frame(words)
  local frame = scroller:get_frame()
  if words[1] == "across" then
    for index, field in ipairs({ "offset_x", "target_x", "velocity_x", "overscroll_x" }) do
      compare(field, words[index + 1], frame[field])
    end
    return
  end
  compare_name("phase", words[2], kit.enum_name("phase", frame.phase))
  for index, field in ipairs({ "offset_y", "target_y", "velocity_y", "overscroll_y", "progress_y", "needs_tick" }) do
    compare(field, words[index + 2], frame[field])
  end
  if dump then
    dump:write(("%s %.17g %.17g %.17g %.17g %.17g %.17g\n"):format(name, frame.offset_x,
      frame.offset_y, frame.target_y, frame.velocity_y, frame.overscroll_y, frame.progress_y))
  end
end

local function expect_event(words)
  local event = scroller:next_event()
  if words[1] == "no_events" then
    if event then fail("events", "none", kit.enum_name("event_kind", event.kind)) end
    return
  end
  if not event then return fail("events", words[2], "none") end
  compare_name("event", words[2], kit.enum_name("event_kind", event.kind))
  compare("event x", words[3], event.x)
  compare("event y", words[4], event.y)
  compare("event id", words[5], event.id)
  compare_name("event from", words[6], kit.enum_name("phase", event.from_phase))
  compare_name("event to", words[7], kit.enum_name("phase", event.to_phase))
  compare("event finished", words[8], event.finished)
  compare("event edges", words[9], event.edges)
  compare("event source", words[10], event.source)
end

local function expect_sticky(words)
  local items, positions = list:get_sticky_items(64)
  compare("sticky items", tostring((#words - 1) / 2), #items)
  for index, item in ipairs(items) do
    compare("sticky item", words[2 * index], item)
    compare("its position", words[2 * index + 1], positions[index])
  end
end

local function expect_state(words)
  local state = states[words[1]](words)
  for index = 2, #words do
    local key, expected = words[index]:match("(.*)=(.*)")
    compare(key, expected, state[key])
  end
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
    create()
  elseif first == "options" then
    create(fields(words))
  elseif first == "frame" or first == "across" then
    expect_frame(words)
  elseif first == "event" or first == "no_events" then
    expect_event(words)
  elseif first == "margin" then
    compare("margin", words[5], scroller:get_margin(tonumber(words[2]), tonumber(words[3]), tonumber(words[4])))
  elseif first == "list_sticky" then
    expect_sticky(words)
  elseif first == "list_position" then
    local item, within = list:get_position()
    compare("item", words[2], item)
    compare("within", words[3], within)
  elseif states[first] then
    expect_state(words)
  elseif first == "refused" or first == "answered" then
    compare("status", words[2], perform(table.move(words, 3, #words, 1, {})))
  else
    compare("status", "0", perform(words))
  end
end
if dump then dump:close() end
print(("%d golden cases, %d failures"):format(cases, failures))
os.exit(failures == 0, true)
