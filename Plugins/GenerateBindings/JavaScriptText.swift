/// The parts of the JavaScript module that do not depend on the functions.

let javaScriptLoading = #"""

  // ScrollKit for browsers and Node.js: inputs in, frames and events out.
  //
  //     import { load, Scroller, Unit } from "./scrollkit.mjs";
  //
  //     await load();
  //     const scroller = new Scroller();
  //     scroller.setGeometry({ viewportHeight: 600, contentHeight: 5000 }, 0);
  //     scroller.wheel(0, 3, Unit.NOTCHES, 0);
  //     const frame = scroller.tick(0.1);
  //     console.log(frame.offsetY, frame.targetY);
  //     scroller.destroy();

  // The functions of scrollkit.wasm.
  let c = new Proxy({}, {
    get() {
      throw new Error("ScrollKit: the library is not loaded; await load() before other calls");
    },
  });
  let view; // its memory
  let thrown; // what a function of a delegate threw during the call under way
  const address = Symbol("address");
  const delegating = new Map(); // scrollers with a delegate, by address; others may be collected
  let losses; // warns about what is collected, but not freed

  export class ScrollKitError extends Error {
    constructor(status) {
      super(statusText(status));
      this.name = "ScrollKitError";
      this.status = status;
    }
  }

  export class ClosedError extends ScrollKitError {
    constructor(object) {
      super(Status.NULL_ARGUMENT);
      this.name = "ClosedError";
      this.message = `The ${object.constructor.name} is closed: destroy() or stop() was called.`;
    }
  }

  export async function load(source = new URL("scrollkit.wasm", import.meta.url)) {
    const isData = source instanceof ArrayBuffer || ArrayBuffer.isView(source);
    const bytes = isData ? source : await read(new URL(source, import.meta.url));
    const { instance } = await WebAssembly.instantiate(bytes);
    c = instance.exports;
    view = new DataView(c.memory.buffer);
    delegating.clear();
    losses = new FinalizationRegistry((text) => console.warn(text)); // nothing is freed in the old memory
  }

  function own(object, at, call) {
    object[address] = at;
    const text = `ScrollKit: a ${object.constructor.name} was collected, but not freed: its memory is lost. Call ${call}().`;
    losses.register(object, text, object);
  }

  function disown(object) {
    const old = object[address];
    object[address] = 0;
    delegating.delete(old);
    losses.unregister(object);
    return old;
  }

  async function read(url) {
    if (url.protocol === "file:") return (await import("node:fs/promises")).readFile(url);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
    return response.arrayBuffer();
  }

  // The memory; it moves when it grows.
  function memory() {
    if (view.buffer !== c.memory.buffer) view = new DataView(c.memory.buffer);
    return view;
  }

  // Arguments lie on the stack until the call returns.
  function reserve(size) {
    const at = (c.__stack_pointer.value - size) & ~15;
    if (at < 65536) throw new RangeError(`ScrollKit: an array of ${size} bytes is too large`);
    c.__stack_pointer.value = at;
    return at;
  }

  function write(struct, at, fields) {
    for (const name in fields) {
      if (!struct.names.has(name)) throw new TypeError(`ScrollKit: the struct has no field ${name}`);
    }
    const bytes = memory();
    new Uint8Array(bytes.buffer, at, struct.size).fill(0);
    if (struct.isSized) bytes.setUint32(at, struct.size, true);
    struct.write(bytes, at, fields);
  }

  function pass(struct, fields) {
    if (fields == null) return 0;
    const at = reserve(struct.size);
    write(struct, at, fields);
    return at;
  }

  function passStructs(struct, elements) {
    const at = reserve(elements.length * struct.size);
    elements.forEach((fields, index) => write(struct, at + index * struct.size, fields));
    return at;
  }

  function passNumbers(numbers) {
    const at = reserve(numbers.length * 8);
    new Float64Array(c.memory.buffer, at, numbers.length).set(numbers);
    return at;
  }

  // The address of an object.
  function open(object) {
    const at = object[address];
    if (!at) throw new ClosedError(object);
    return at;
  }

  function passHandle(name, type, object) {
    if (object == null) return 0;
    if (!(object instanceof type)) throw wrong(name, `a ${type.name}`, object);
    return open(object);
  }

  function passHandles(name, type, elements) {
    const at = reserve(elements.length * 4);
    const handles = Array.from(elements, (element) => passHandle(name, type, element));
    new Uint32Array(c.memory.buffer, at, handles.length).set(handles);
    return at;
  }

  function wrong(name, wanted, value) {
    const text = typeof value === "string" ? JSON.stringify(value) : typeof value === "object" ? "an object" : String(value);
    return new TypeError(`ScrollKit: ${name} must be ${wanted}, not ${text}`);
  }

  function integer(name, value) {
    if (Number.isSafeInteger(value)) return value;
    throw wrong(name, "an integer", value);
  }

  // The library refuses other numbers than those of the enum.
  function constant(name, type, value) {
    if (Number.isSafeInteger(value)) return value;
    throw wrong(name, `a constant of ${type}`, value);
  }

  function boolean(name, value) {
    if (typeof value === "boolean" || Number.isSafeInteger(value)) return Number(value);
    throw wrong(name, "true or false", value);
  }

  // "InputKind" becomes "input_kind", the name in C.
  function snakeCase(name) {
    return name.replace(/(?<=[a-z])[A-Z]/g, "_$&").toLowerCase();
  }

  function passText(text) {
    const bytes = new TextEncoder().encode(text + "\0");
    const at = reserve(bytes.length);
    new Uint8Array(c.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }

  function readText(at) {
    const bytes = new Uint8Array(c.memory.buffer, at);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  function rethrow() {
    if (!thrown) return;
    const { error } = thrown;
    thrown = undefined;
    throw error;
  }

  function check(status) {
    rethrow();
    if (status < 0) throw new ScrollKitError(status);
    return status;
  }

  // The index of a JavaScript function in the function table. WebAssembly calls only functions of
  // WebAssembly: a module that imports the function and exports it makes one of them. `i` is a 32-bit
  // number, `d` a double.
  function tableIndex(parameters, result, body) {
    const codes = { i: 0x7f, d: 0x7c };
    const types = [...parameters].map((letter) => codes[letter]);
    const results = [...result].map((letter) => codes[letter]);
    const type = [0x60, types.length, ...types, results.length, ...results];
    const bytes = new Uint8Array([
      0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, // the start of a module
      1, type.length + 1, 1, ...type, // one type
      2, 7, 1, 1, 0x65, 1, 0x66, 0, 0, // imports e.f, of that type
      7, 5, 1, 1, 0x66, 0, 0, // exports it as f
    ]);
    const { f } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { e: { f: body } }).exports;
    const index = c.__indirect_function_table.grow(1);
    c.__indirect_function_table.set(index, f);
    return index;
  }

  // Calls a function of a scroller's delegate. No exception crosses WebAssembly: the call that led here
  // throws it again after it has returned.
  function ask(at, otherwise, body) {
    const scroller = delegating.get(at);
    const delegate = scroller?.[delegates];
    if (!delegate || thrown) return otherwise;
    try {
      return body(delegate, scroller);
    } catch (error) {
      thrown = { error };
      return otherwise;
    }
  }

  const delegates = Symbol("delegate");
  let indices; // of the functions below, in the order of the delegate's fields

  function delegateIndices() {
    indices ??= {
      table: c.__indirect_function_table,
      didHappen: tableIndex("iii", "", (_, at, event) => {
        const value = structs.event.read(memory(), event);
        ask(at, undefined, (delegate, scroller) => delegate.didHappen(scroller, value));
      }),
      didReceive: tableIndex("iii", "", (_, at, input) => {
        const value = structs.input.read(memory(), input);
        ask(at, undefined, (delegate, scroller) => delegate.didReceive(scroller, value));
      }),
      respondsTo: tableIndex("iii", "i", (_, at, kind) =>
        ask(at, 0, (delegate, scroller) => (delegate.respondsTo(scroller, kind) ? 1 : 0))),
      shouldScrollToTop: tableIndex("iii", "i", (_, at, source) =>
        ask(at, 0, (delegate, scroller) => (delegate.shouldScrollToTop(scroller, source) ? 1 : 0))),
      willEndDragging: tableIndex("iiddii", "", (_, at, velocityX, velocityY, x, y) => {
        const target = { x: memory().getFloat64(x, true), y: memory().getFloat64(y, true) };
        const chosen = ask(at, undefined, (delegate, scroller) =>
          delegate.willEndDragging(scroller, { x: velocityX, y: velocityY }, target));
        memory().setFloat64(x, chosen?.x ?? target.x, true);
        memory().setFloat64(y, chosen?.y ?? target.y, true);
      }),
    };
    return indices;
  }

  """#

let javaScriptEvents = #"""

    get frame() {
      return this.getFrame();
    }

    nextEvent() {
      const top = c.__stack_pointer.value;
      try {
        const event = pass(structs.event, {});
        const isTaken = check(c.scrollkit_scroller_next_event(open(this), event));
        return isTaken ? structs.event.read(memory(), event) : null;
      } finally {
        c.__stack_pointer.value = top;
      }
    }

    *events() {
      for (let event = this.nextEvent(); event; event = this.nextEvent()) yield event;
    }

    setDelegate(delegate) {
      const top = c.__stack_pointer.value;
      try {
        const at = pass(structs.delegate, {});
        const functions = ["didHappen", "didReceive", "respondsTo", "shouldScrollToTop", "willEndDragging"];
        functions.forEach((name, index) => {
          const slot = delegate?.[name] ? delegateIndices()[name] : 0;
          memory().setUint32(at + 12 + 4 * index, slot, true);
        });
        this[delegates] = delegate;
        check(c.scrollkit_scroller_set_delegate(open(this), delegate ? at : 0));
        if (delegate) delegating.set(this[address], this);
        else delegating.delete(this[address]);
      } finally {
        c.__stack_pointer.value = top;
      }
    }

  """#
