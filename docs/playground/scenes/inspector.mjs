// The inspector: a trace replayed by the library itself, with a cursor to scrub through it.
import { Feel, Status, Trace, enumName, statusText } from "../scrollkit.mjs";
import { timeOf } from "../clock.mjs";
import { List, make } from "../list.mjs";
import { figureList } from "../meter.mjs";
import { Ruler, describeRows } from "../ruler.mjs";
import { inspect, lastAt } from "../session.mjs";
import { Timeline } from "../timeline.mjs";

const interval = 500; // milliseconds between two reads of a file that grows

/** Reads a file of the page's server, such as the trace that a running program writes. */
async function download(address) {
  const response = await fetch(address, { cache: "no-store" });
  if (!response.ok) throw new Error(`The server has no trace at “${address}” (${response.status}). A program writes one there, or drop a file here.`);
  return new Uint8Array(await response.arrayBuffer());
}

export function mount(root) {
  const parts = [];
  let first, second, shown;
  let timer, source, turn = 0; // of what is followed; a new turn ends it
  const trace = new Trace((bytes) => parts.push(bytes));
  const list = new List({ label: "List whose calls are recorded", feel: Feel.UIKIT, trace });

  const timeline = new Timeline();
  const problem = make("p", { class: "hint", role: "status" });
  const values = make("p", { class: "state", id: "inspector-values" });
  const seen = make("div", { id: "inspector-meter" });
  const picker = make("select", { id: "inspector-scroller", onchange: () => show() });
  const axis = make("select", { id: "inspector-axis", onchange: () => open(shown) }, make("option", { value: "Y" }, "y"), make("option", { value: "X" }, "x"));
  const rate = make("input", { type: "number", id: "inspector-rate", min: 1, max: 2000, value: 60, onchange: () => open(shown) });
  const cursor = make("input", { type: "range", min: 0, max: 1000, value: 1000, "aria-label": "Time", class: "cursor", oninput: () => scrub() });
  const ruler = new Ruler("The content at the cursor");
  const call = make("p", { class: "state", id: "inspector-call" });
  const inputs = new List({ label: "Calls", rows: 0, rowSize: 28, className: "plain", title: (row) => describe(first.calls[row]) });
  const drawn = new List({ label: "Items that were shown", rows: 0, rowSize: 28, className: "plain", title: (row) => describeShown(row) });

  /** What became of a call: refused, with its status, or another answer than the recorded one. */
  const result = ({ status, isEqual }) => {
    const name = Object.keys(Status).find((each) => Status[each] === status);
    return [...(status < 0 ? [`refused: ${name}`] : []), ...(isEqual ? [] : ["answers otherwise"])].join(", ");
  };
  const describe = (each) => make("span", { class: result(each) ? "refused" : "" },
    `${each.time.toFixed(3)} s  `, make("b", {}, each.text.replace(/^scroller_/, "")), ` #${each.scroller}  `,
    result(each) ? make("em", {}, `${result(each)}  `) : "", each.arguments);
  const describeShown = (row) => {
    const { time, ...shown } = timeline.scroller.rows[row];
    return `${time.toFixed(3)} s  ${describeRows(shown)}`;
  };
  /** Scrolls a list so that a row is the fourth. */
  const bring = (list, row) => {
    list.current(row);
    list.scroller.scrollTo(0, Math.max(0, (row - 3) * list.rowSize), false, timeOf());
    list.changed();
  };

  function show() {
    if (!first?.calls.length) return;
    const number = Number(picker.value);
    timeline.show({
      scroller: first.scrollers.get(number) ?? { frames: [], events: [], rows: [] }, other: second?.scrollers.get(number), axis: axis.value,
      begin: first.begin, end: Math.max(first.end, second?.end ?? -Infinity), marks: first.marks,
    });
    inputs.rows = first.calls.length;
    inputs.layOut();
    drawn.rows = timeline.scroller.rows.length;
    log.hidden = drawn.rows === 0;
    drawn.layOut();
    scrub();
  }

  function scrub() {
    const { begin, end } = timeline;
    const time = begin + (Number(cursor.value) / 1000) * (end - begin);
    const { frames, rows } = timeline.scroller;
    const frame = frames[Math.max(0, lastAt(frames, time))];
    timeline.moveTo(time);
    if (!frame) return;
    const key = axis.value;
    values.textContent = `${time.toFixed(3)} s: ${enumName("Phase", frame.phase)}, offset ${frame[`offset${key}`].toFixed(1)} pt, ` +
      `target ${frame[`target${key}`].toFixed(1)} pt, ${frame[`velocity${key}`].toFixed(0)} pt/s`;
    seen.replaceChildren(...(frame.report ? [figureList(frame.report)] : []));
    const shown = lastAt(rows, time), row = lastAt(first.calls, time);
    ruler.show(frame, rows[shown]);
    bring(drawn, shown);
    bring(inputs, row);
    const last = first.calls[row];
    call.textContent = last ? `${last.text}(${last.arguments})${last.status < 0 ? `: ${result(last)}. ${statusText(last.status)}` : ""}` : "";
  }

  /** Says what was read, and what could not be. */
  function say() {
    const other = second?.problem ? ` The other trace: ${second.problem}` : "";
    problem.textContent = `${first.calls.length} calls and ${first.marks.length} notes. ` +
      (first.problem || "All answers are the recorded ones.") + other;
  }

  /** Lays another trace over the first one. */
  function compare(bytes) {
    second = inspect(bytes);
    if (first) say();
    show();
  }

  function open(bytes) {
    shown = bytes;
    rate.value = Math.min(rate.max, Math.max(rate.min, rate.value));
    first = inspect(bytes, { isHorizontal: axis.value === "X" ? 1 : 0, framesPerSecond: Number(rate.value) });
    for (const element of opened) element.hidden = first.calls.length === 0;
    say();
    const chosen = picker.value;
    picker.replaceChildren(...[...first.scrollers.keys()].map((number) => make("option", { value: number }, `Scroller ${number}`)));
    if (first.scrollers.has(Number(chosen)) && chosen) picker.value = chosen;
    show();
  }

  /** Follows nothing from now on. */
  function leave() {
    clearTimeout(timer);
    source = undefined;
    turn += 1;
  }

  /** Opens what `read` returns, again and again while the follow box is checked. */
  async function follow(read) {
    leave();
    source = read;
    const begun = turn;
    let size = -1;
    const look = async () => {
      try {
        const bytes = await read();
        if (begun !== turn) return; // another trace was opened, or another scene is shown meanwhile
        if (bytes.length !== size) open(bytes);
        size = bytes.length;
      } catch (error) {
        if (begun !== turn) return;
        size = -1;
        problem.textContent = error.message;
      }
      if (following.checked) timer = setTimeout(look, interval);
    };
    await look();
  }

  /** Opens a file, which is not followed. */
  function openFile(bytes) {
    leave();
    open(bytes);
  }

  const bytesOf = async (file) => new Uint8Array(await file.arrayBuffer());
  const file = (id, label, use) => make("label", { class: "field", for: id }, label,
    make("input", { type: "file", id, accept: ".sktrace", onchange: async (event) => {
      const [chosen] = event.target.files; // none if the dialog was cancelled
      if (chosen) use(await bytesOf(chosen));
    } }));
  const following = make("input", { type: "checkbox", id: "inspector-follow", onchange: () => { if (source) follow(source); } });
  const address = make("input", { type: "text", id: "inspector-address", value: "session.sktrace" });
  const read = make("button", { onclick: () => follow(() => download(address.value)) }, "Open the address");
  const own = make("button", {
    id: "inspector-own",
    onclick: async () => follow(async () => new Uint8Array(await new Blob(parts).arrayBuffer())),
  }, "Open this list's trace");

  const curves = make("div", {},
    make("div", { class: "tools" },
      make("label", { class: "field", for: "inspector-scroller" }, "Scroller", picker),
      make("label", { class: "field", for: "inspector-axis" }, "Axis", axis),
      make("label", { class: "field", for: "inspector-rate" }, "Frames per second", rate)),
    timeline.element, cursor, values, seen);
  const log = make("div", { class: "log" }, make("h3", {}, "Items that were shown"), drawn.element);
  const atCursor = make("div", { class: "split" }, make("div", {}, make("h2", {}, "Content at the cursor"), ruler.element, log),
    make("div", {}, make("h2", {}, "Calls"), inputs.element, call));
  const opened = [curves, atCursor]; // hidden until a trace is open
  for (const element of opened) element.hidden = true;

  const dropped = async (event) => {
    event.preventDefault();
    if (event.dataTransfer.files[0]) openFile(await bytesOf(event.dataTransfer.files[0]));
  };
  root.append(make("div", { ondragover: (event) => event.preventDefault(), ondrop: dropped },
    make("p", { class: "hint" }, "A trace is a recording of a program's calls, which the library replays here. Drop a .sktrace file, open one, or scroll the list and open its trace. Move the cursor through time: content, calls, and what the meter had counted until then."),
    make("div", { class: "tools" },
      file("inspector-file", "Trace", openFile),
      file("inspector-other", "Compare with", compare),
      make("label", { class: "field", for: "inspector-address" }, "Address of a trace", address), read,
      make("label", { class: "check", for: "inspector-follow" }, following, "Follow while it grows")),
    make("div", { class: "split" }, make("div", {}, list.element, list.state, make("div", { class: "tools" }, own)),
      make("div", {}, problem, curves)), atCursor));
  problem.textContent = "No trace is open.";
  return () => {
    leave();
    timeline.destroy();
    inputs.destroy();
    drawn.destroy();
    list.destroy();
    trace.stop();
  };
}
