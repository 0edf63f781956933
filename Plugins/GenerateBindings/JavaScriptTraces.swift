/// Traces in the JavaScript module: written by hand, because they pass functions and long arrays of bytes.

let javaScriptTraces = #"""

  const writers = new Map(); // functions that receive the bytes of traces, by the address of the trace's user
  let lastWriter = 0;
  let observer, meter; // of the replay under way
  let traces; // the functions below in the function table, and memory for a trace

  function traceFunctions() {
    if (traces?.table === c.__indirect_function_table) return traces;
    traces = {
      table: c.__indirect_function_table,
      start: 0,
      size: 0,
      write: tableIndex("iii", "", (user, at, size) =>
        guarded(() => writers.get(user)(new Uint8Array(c.memory.buffer.slice(at, at + size))))),
      observe: tableIndex("iiiiii", "", (_, at, text, scroller, frame, event) => {
        const step = structs.traceStep.read(memory(), at);
        step.text = readText(text);
        step.frame = frame ? structs.frame.read(memory(), frame) : null;
        step.event = event ? structs.event.read(memory(), event) : null;
        guarded(() => {
          step.report = meter && frame ? measured(scroller, step.text) : null;
          observer?.(step);
        });
      }),
    };
    return traces;
  }

  function measured(scroller, call) {
    const top = c.__stack_pointer.value;
    const begins = ["trace_create_scroller", "meter_enable", "meter_disable"].includes(call);
    try {
      if (begins) check(c.scrollkit_meter_enable(scroller, pass(structs.meterOptions, meter)));
      const at = pass(structs.meterReport, {});
      check(c.scrollkit_meter_get_report(scroller, at));
      return structs.meterReport.read(memory(), at);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  function guarded(body) {
    if (thrown) return;
    try {
      body();
    } catch (error) {
      thrown = { error };
    }
  }

  export class Trace {
    constructor(write) {
      const { write: index } = traceFunctions();
      const top = c.__stack_pointer.value;
      try {
        const at = reserve(8);
        writers.set(++lastWriter, write);
        check(c.scrollkit_trace_start(index, lastWriter, at));
        own(this, memory().getUint32(at, true), "stop");
      } finally {
        c.__stack_pointer.value = top;
      }
    }

    createScroller(options) {
      return createTraced(this, Scroller, c.scrollkit_trace_create_scroller, structs.scrollerOptions, options);
    }

    createList(options) {
      return createTraced(this, List, c.scrollkit_trace_create_list, structs.listOptions, options);
    }

    mark(text) {
      const top = c.__stack_pointer.value;
      try {
        check(c.scrollkit_trace_mark(open(this), passText(text)));
      } finally {
        c.__stack_pointer.value = top;
      }
    }

    stop() {
      c.scrollkit_trace_stop(disown(this));
    }
  }

  function createTraced(trace, type, create, struct, options) {
    const top = c.__stack_pointer.value;
    try {
      const at = reserve(8);
      check(create(open(trace), pass(struct, options), at));
      const object = Object.create(type.prototype);
      own(object, memory().getUint32(at, true), "destroy");
      return object;
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  export function traceReplay(bytes, observe, meterOptions) {
    const functions = traceFunctions();
    if (functions.size <= bytes.length) { // no bytes have an address, too
      functions.size = Math.ceil((bytes.length + 1) / 65536) * 65536;
      functions.start = c.memory.grow(functions.size / 65536) * 65536;
    }
    new Uint8Array(c.memory.buffer, functions.start, bytes.length).set(bytes);
    const top = c.__stack_pointer.value;
    observer = observe;
    meter = meterOptions;
    try {
      const at = pass(structs.traceReport, {});
      const status = c.scrollkit_trace_replay(functions.start, bytes.length, functions.observe, 0, at);
      rethrow();
      if (status !== Status.INVALID_TRACE) check(status);
      return { status, ...structs.traceReport.read(memory(), at) };
    } finally {
      observer = meter = undefined;
      c.__stack_pointer.value = top;
    }
  }

  """#

let typeScriptTraces = """

  /** A recording of calls. See docs/traces.md for the format. */
  export class Trace {
    /**
     * Starts a trace.
     *
     * @param write Receives the bytes, also inside calls on its scrollers and lists. It must not call the library.
     */
    constructor(write: (bytes: Uint8Array) => void);

    /** Creates a scroller whose calls are recorded. */
    createScroller(options?: Partial<ScrollerOptions> | null): Scroller;

    /** Creates a list whose calls are recorded. */
    createList(options?: Partial<ListOptions> | null): List;

    /** Adds a note. */
    mark(text: string): void;

    /** Stops the trace and frees it. Its scrollers and lists remain. */
    stop(): void;
  }

  /** A step of a replay, with the frame after it. */
  export interface ReplayStep extends TraceStep {
    /** The name of the function or the event, or the note. */
    text: string;
    /** null after the scroller was destroyed, and for a note. */
    frame: Frame | null;
    /** null unless the kind is EVENT. */
    event: Event | null;
    /** What a user saw up to the step; null unless it is measured. */
    report: MeterReport | null;
  }

  /**
   * Replays a trace. Throws only what the observer throws, and without memory: read the status.
   *
   * @param bytes   The trace.
   * @param observe Receives the steps, in order.
   * @param meter   What is measured of each scroller; without it, nothing is measured.
   */
  export function traceReplay(
    bytes: Uint8Array, observe?: (step: ReplayStep) => void, meter?: Partial<MeterOptions>): TraceReport & { status: Status };

  """
