// Runs the golden cases through WebAssembly, in Node.js or a browser.
//
//     node golden.mjs SCROLLKIT.MJS CASES [DUMP]

const tolerance = 1e-9; // relative, as in the other languages

/** Runs cases, given as text; returns their number, the failures, and the frames as numbers. */
export function run(kit, text) {
  const kinds = {};
  for (let kind = 0; kind < 64; kind++) kinds[kit.enumName("input_kind", kind)] = kind;
  const failures = [];
  const dump = [];
  let name = "", line = 0, cases = 0;
  let nested = []; // innermost first, or linked; the scroller is one of them
  let lists = {}; // by axis; the list is one of them
  let scroller, batches, areas, list, listBatch;

  const fail = (subject, expected, actual) =>
    failures.push(`FAILED ${name}, line ${line}: ${subject}: ${actual}, not ${expected}`);
  const compare = (subject, expected, actual) => {
    if (expected === undefined || expected === "-") return;
    const wanted = Number(expected);
    if (Number.isNaN(wanted) && Number.isNaN(actual)) return;
    if (!(Math.abs(wanted - actual) <= tolerance * Math.max(1, Math.abs(wanted)))) {
      fail(subject, expected, actual);
    }
  };
  const compareName = (subject, expected, actual) => {
    if (expected !== undefined && expected !== "-" && expected !== actual) fail(subject, expected, actual);
  };
  const camelCase = (word) => word.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  // The words "field=number" as an object.
  const fields = (words) =>
    Object.fromEntries(words.map((word) => word.split("=")).map(([key, value]) => [camelCase(key), Number(value)]));
  const append = (options) => nested.push((scroller = new kit.Scroller(options)));
  const create = (options) => {
    Object.values(lists).forEach((each) => each.destroy());
    [lists, list] = [{}, undefined];
    nested.forEach((each) => each.destroy());
    nested = [];
    append(options);
  };
  const geometry = ([viewportWidth, viewportHeight, contentWidth, contentHeight, ...rest]) => {
    const [insetTop = 0, insetLeft = 0, insetBottom = 0, insetRight = 0, shiftX = 0, shiftY = 0] = rest;
    return {
      viewportWidth, viewportHeight, contentWidth, contentHeight,
      insetTop, insetLeft, insetBottom, insetRight, shiftX, shiftY,
    };
  };

  // Each statement gets its words as numbers, and as words.
  const statements = {
    geometry: ([time, ...n]) => scroller.setGeometry(geometry(n), time),
    right_to_left: ([time, viewportWidth, viewportHeight, contentWidth, contentHeight, left = 0, right = 0]) =>
      scroller.setGeometry({
        viewportWidth, viewportHeight, contentWidth, contentHeight,
        insetLeft: left, insetRight: right, rightToLeft: 1,
      }, time),
    input: ([time, , x, y, velocityX, velocityY, pointerId, unit, flags], words) =>
      scroller.push({
        time, kind: kinds[words[1]] ?? 9999, x, y, velocityX, velocityY, pointerId, unit, flags,
      }),
    toolkit: ([, ...n], words) => scroller.push(kit[camelCase(`input_from_${words[0]}`)](...n)),
    tick: ([time]) => void scroller.tick(time),
    scroll_to: ([time, x, y, animated]) => void scroller.scrollTo(x, y, animated, time),
    scroll_by: ([time, x, y]) => void scroller.scrollBy(x, y, time),
    rect: ([time, x, y, width, height, animated]) =>
      void scroller.scrollRectToVisible(x, y, width, height, animated, time),
    animate_to: ([time, x, y], words) => void scroller.animateTo(x, y, fields(words.slice(3)), time),
    into_view: ([time, x, y, width, height], words) =>
      void scroller.scrollIntoView(x, y, width, height, fields(words.slice(5)), time),
    item_into_view: ([time, item], words) => void list.scrollIntoView(item, fields(words.slice(2)), time),
    set_offset: ([time, x, y]) => scroller.setOffset(x, y, time),
    sync: ([time, x, y]) => void scroller.sync(x, y, time),
    scroll_enabled: ([time, x, y]) => scroller.setScrollEnabled(x, y, time),
    always_bounces: ([time, x, y]) => scroller.setAlwaysBounces(x, y, time),
    shift: ([time, x, y]) => scroller.shift(x, y, time),
    key: ([time, key]) => scroller.key(key, time),
    stop: ([time]) => scroller.stop(time),
    nested: () => {
      append();
      return nested.at(-2).nestSetParent(scroller, 0);
    },
    beside: () => void append(),
    link: ([time, axis, line, ...positions]) => nested[0].linkUpdate(nested[1], axis, line, positions, time),
    on: ([index]) => void (scroller = nested[index]),
    nest_rules: ([x, y, order, latching]) => {
      scroller.nestSetOverscrollBehavior(x, y);
      scroller.nestSetOrder(order);
      return scroller.nestSetLatching(latching);
    },
    feel: ([feel]) => scroller.setFeel(feel, 2),
    values: ([feel], words) =>
      scroller.setFeelValues({ ...kit.feelGetValues(feel), ...fields(words.slice(1)) }, 0),
    preferences: (_, words) => scroller.setPreferences(fields(words), 0),
    top: (_, words) => scroller.topEnable(fields(words), 0),
    header: (_, words) => void scroller.headerAdd(fields(words), 0),
    nub: (_, words) => scroller.nubEnable(fields(words), 0),
    home: ([time, y, source]) => scroller.topTriggerHome(y, source, time),
    trigger: ([time, source]) => scroller.topTrigger(source, time),
    grab: ([time]) => void scroller.nubGrab(time),
    scrub: ([time, distance, sideways]) => scroller.nubDrag(distance, sideways, time),
    let_go: ([time]) => scroller.nubRelease(time),
    sections: (starts) => scroller.nubSetSections(starts, 0),
    policy: ([policy]) => scroller.anchorSetPolicy(policy, 0),
    begin: ([time]) => void batches.push(scroller.anchorBeginUpdate(time)),
    changed: ([y, removed, inserted]) => scroller.anchorAddEdit(y, removed, inserted),
    end: ([time, batch, finished, ...n]) =>
      scroller.anchorEndUpdate(batches[batch], geometry(n), finished, time),
    zoom: ([time, minimum, maximum, centers]) => scroller.zoomEnable({ minimum, maximum, centers }, time),
    zoom_off: ([time]) => scroller.zoomDisable(time),
    pinch: ([time, kind, x, y, scale]) => scroller.push({ time, kind, x, y, scale }),
    zoom_wheel: ([time, y, unit, focusX, focusY]) =>
      scroller.push({ time, kind: kinds.wheel, flags: kit.InputFlags.ZOOM, y, unit, focusX, focusY }),
    zoom_to: ([time, scale, x, y, animated]) => void scroller.zoomSetScale(scale, x, y, animated, time),
    zoom_rect: ([time, x, y, width, height, animated]) =>
      void scroller.zoomShowRect(x, y, width, height, animated, time),
    double_tap: ([time, x, y, scale]) => void scroller.zoomDoubleTap(x, y, scale, time),
    zoom_limits: ([minimum, maximum]) => scroller.zoomSetLimits(minimum, maximum, 0),
    hold_key: ([time, key, isHeld]) => (isHeld ? scroller.holdKey(key, time) : scroller.releaseKey(key, time)),
    steer: ([time, x, y]) => scroller.autoscrollSetVelocity(x, y, time),
    steer_end: ([time]) => scroller.autoscrollEnd(time),
    autoscroll: ([time, x, y, rule = 0]) => scroller.autoscrollBegin({ rule }, x, y, time),
    autoscroll_move: ([time, x, y]) => scroller.autoscrollMove(x, y, time),
    autoscroll_release: ([time]) => void scroller.autoscrollRelease(time),
    edge_scroll: ([time, x, y]) => scroller.autoscrollDrag(null, x, y, time),
    bar: (_, words) => scroller.scrollbarEnable(kit.Axis.Y, fields(words), 0),
    bar_press: ([time, part, position = 0]) => scroller.scrollbarPress(kit.Axis.Y, part, position, time),
    bar_drag: ([time, position, sideways = 0]) => scroller.scrollbarDrag(kit.Axis.Y, position, sideways, time),
    bar_release: ([time]) => scroller.scrollbarRelease(kit.Axis.Y, time),
    snap: ([axis], words) => scroller.snapSetOptions(axis, fields(words.slice(1)), 0),
    area: (_, words) => void areas.push(fields(words)),
    areas: ([time, order]) => scroller.snapSetAreas(areas.splice(0), order, time),
    snap_to: ([time, axis, index]) => void scroller.snapScrollTo(axis, index, time),
    list: ([time], words) => {
      const options = fields(words.slice(1));
      const axis = options.isHorizontal ? "x" : "y";
      lists[axis]?.destroy();
      delete lists[axis];
      list = lists[axis] = new kit.List(options);
      return list.attach(scroller, time);
    },
    list_of: (_, words) => void (list = lists[words[0]]),
    list_options: ([time], words) => list.setOptions(fields(words.slice(1)), time),
    insert: ([time, item, ...extents]) => list.insertMeasured(item, extents, time),
    insert_estimated: ([time, item, count]) => list.insert(item, count, time),
    remove: ([time, item, count]) => list.remove(item, count, time),
    move: ([time, item, count, destination]) => list.move(item, count, destination, time),
    measure: ([time, item, ...extents]) => list.setExtents(item, extents, time),
    forget: ([time, item, count]) => list.forgetExtents(item, count, time),
    kind: ([time, item, count, kind]) => list.setKind(item, count, kind, time),
    kind_options: ([time, kind], words) => list.setKindOptions(kind, fields(words.slice(2)), time),
    list_begin: ([time]) => void (listBatch = list.beginUpdate(time)),
    list_end: ([time]) => list.endUpdate(listBatch, time),
    scroll_to_item: ([time, item, alignment, margin, animated]) =>
      void list.scrollToItem(item, alignment, margin, animated, time),
    set_position: ([time, item, within]) => list.setPosition(item, within, time),
    conversation: ([time], words) => list.setConversation(fields(words.slice(1)), time),
    conversation_off: ([time]) => list.endConversation(time),
    turn: ([time, item], words) => void list.beginTurn(item, fields(words.slice(2)), time),
    newest: ([time], words) => void list.scrollToNewest(fields(words.slice(1)), time),
    list_detach: () => list.detach(0),
    refresh: ([time], words) => scroller.refreshEnable(fields(words.slice(1)), time),
    refresh_begin: ([time]) => scroller.refreshBegin(time),
    refresh_end: ([time]) => scroller.refreshEnd(time),
    deltas: ([time], words) => scroller.deltasEnable(fields(words.slice(1)), time),
    take: ([time]) => void scroller.deltasTake(time),
    meter: (_, words) => scroller.meterEnable(fields(words)),
    meter_off: () => scroller.meterDisable(),
  };
  const states = {
    top_state: () => scroller.topGetState(),
    header_state: (words) => scroller.headerGetState(Number(words.shift())),
    nub_state: () => scroller.nubGetState(),
    scrollbar_state: () => scroller.scrollbarGetState(kit.Axis.Y),
    zoom_state: () => scroller.zoomGetState(),
    snap_state: () => scroller.snapGetState(),
    context: () => scroller.getContext(),
    next_change: (words) => scroller.getNextChange(Number(words.shift()), Number(words.shift())),
    view_progress: (words) => scroller.getViewProgress(Number(words.shift()), Number(words.shift()), Number(words.shift())),
    list_size: () => list.getSize(),
    list_item: (words) => list.getItem(Number(words.shift())),
    list_frame: () => list.getFrame(0)[0],
    list_conversation: () => list.getConversation(),
    refresh_state: () => scroller.refreshGetState(),
    taken: (words) => scroller.deltasTake(Number(words.shift())),
    meter_report: () => scroller.meterGetReport(),
  };

  // The status of a statement.
  const perform = ([first, ...words]) => {
    if (!statements[first]) return fail("statement", "a known one", first);
    try {
      return statements[first](words.map(Number), words) ?? 0;
    } catch (error) {
      if (error instanceof kit.ScrollKitError) return error.status;
      throw error;
    }
  };

  const expectFrame = (phase, ...words) => {
    const frame = scroller.getFrame();
    compareName("phase", phase, kit.enumName("phase", frame.phase));
    const names = ["offsetY", "targetY", "velocityY", "overscrollY", "progressY", "needsTick"];
    names.forEach((field, index) => compare(field, words[index], frame[field]));
    const numbers = ["offsetX", ...names.slice(0, 5)].map((field) => frame[field]);
    dump.push([name, ...numbers.map((number) => (Object.is(number, -0) ? "-0" : number))]);
  };
  const expectAcross = (...words) => {
    const frame = scroller.getFrame();
    ["offsetX", "targetX", "velocityX", "overscrollX"].forEach((field, index) =>
      compare(field, words[index], frame[field]));
  };
  const expectEvent = (kind, x, y, id, from, to, finished, edges, source) => {
    const event = scroller.nextEvent();
    if (!event) return fail("events", kind, "none");
    compareName("event", kind, kit.enumName("event_kind", event.kind));
    compare("event x", x, event.x);
    compare("event y", y, event.y);
    compare("event id", id, event.id);
    compareName("event from", from, kit.enumName("phase", event.fromPhase));
    compareName("event to", to, kit.enumName("phase", event.toPhase));
    compare("event finished", finished, event.finished);
    compare("event edges", edges, event.edges);
    compare("event source", source, event.source);
  };
  const expectSticky = (...words) => {
    const [items, positions] = list.getStickyItems(64);
    compare("sticky items", String(words.length / 2), items.length);
    items.forEach((item, index) => {
      compare("sticky item", words[2 * index], item);
      compare("its position", words[2 * index + 1], positions[index]);
    });
  };
  const expectState = (read, words) => {
    const state = read(words);
    for (const word of words) {
      const [key, expected] = word.split("=");
      compare(key, expected, Number(state[camelCase(key)]));
    }
  };

  for (const text_ of text.split("\n")) {
    line++;
    const [first, ...words] = text_.split(/\s+/).filter(Boolean);
    if (!first || first.startsWith("#")) continue;
    if (first === "case") {
      [name, batches, areas] = [words[0], [], []];
      cases++;
      create();
    } else if (first === "options") create(fields(words));
    else if (first === "frame") expectFrame(...words);
    else if (first === "across") expectAcross(...words);
    else if (first === "event") expectEvent(...words);
    else if (first === "no_events") {
      const event = scroller.nextEvent();
      if (event) fail("events", "none", kit.enumName("event_kind", event.kind));
    } else if (first === "margin") {
      const [x, y, edge, expected] = words;
      compare("margin", expected, scroller.getMargin(Number(x), Number(y), Number(edge)));
    } else if (first === "list_sticky") expectSticky(...words);
    else if (first === "list_position") {
      const [item, within] = list.getPosition();
      compare("item", words[0], item);
      compare("within", words[1], within);
    } else if (states[first]) expectState(states[first], words);
    else if (first === "refused" || first === "answered") compare("status", words[0], perform(words.slice(1)));
    else compare("status", "0", perform([first, ...words]));
  }
  Object.values(lists).forEach((each) => each.destroy());
  nested.forEach((each) => each.destroy());
  return { cases, failures, dump };
}

if (typeof process === "object" && import.meta.url.endsWith(process.argv[1]?.split("/").pop())) {
  const { readFile, writeFile } = await import("node:fs/promises");
  const { pathToFileURL } = await import("node:url");
  const kit = await import(pathToFileURL(process.argv[2]));
  await kit.load();
  const { cases, failures, dump } = run(kit, await readFile(process.argv[3], "utf8"));
  failures.forEach((failure) => console.log(failure));
  console.log(`${cases} golden cases, ${failures.length} failures`);
  if (process.argv[4]) await writeFile(process.argv[4], dump.map((frame) => frame.join(" ") + "\n").join(""));
  process.exit(failures.length ? 1 : 0);
}
