// Generated, do not edit; run
// swift package --allow-writing-to-package-directory generate-bindings

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

export const Status = Object.freeze({
  OK: 0,
  UNBALANCED: 1,
  DIFFERENT: 2,
  NULL_ARGUMENT: -1,
  INVALID_ARGUMENT: -2,
  NOT_FINITE: -3,
  NOT_FOUND: -4,
  WRONG_MODE: -5,
  OUT_OF_RANGE: -6,
  NO_MEMORY: -7,
  NOT_ENABLED: -8,
  CYCLE: -9,
  INVALID_SIZE: -10,
  INVALID_TRACE: -11,
});

export const Feel = Object.freeze({
  DEFAULT: 0,
  UIKIT: 1,
  UIKIT_FAST: 2,
  ANDROID: 3,
  FLUTTER_ANDROID: 4,
  FLUTTER_IOS: 5,
  CHROMIUM: 6,
  GTK: 7,
  MACOS: 8,
  QT: 9,
  GECKO: 10,
  LVGL: 11,
});

export const CoastRule = Object.freeze({
  EXPONENTIAL: 0,
  ANDROID: 1,
  POWER: 2,
  DRIFTING: 3,
  BRAKED: 4,
  SOFTENED: 5,
});

export const EdgeBehavior = Object.freeze({
  BOUNCE: 0,
  CLAMP: 1,
  STRETCH: 2,
  GLOW: 3,
});

export const BounceRule = Object.freeze({
  SPRING: 0,
  QT: 1,
  ELASTIC: 2,
});

export const MotionEnd = Object.freeze({
  NATURAL: 0,
  CRISP: 1,
});

export const VelocityRule = Object.freeze({
  IOS: 0,
  MACOS: 1,
  MEAN_OF_THREE: 2,
  LEAST_SQUARES: 3,
  RESTRICTED_LEAST_SQUARES: 4,
  LINE: 5,
  IMPULSE: 6,
  MEAN_OF_FIVE: 7,
  DISTANCE_OVER_TIME: 8,
  FADING: 9,
});

export const DragStart = Object.freeze({
  SWALLOW: 0,
  SWALLOW_MOVEMENT: 1,
  CATCH_UP: 2,
  EASE: 3,
  SWALLOW_NEXT: 4,
});

export const DirectionLock = Object.freeze({
  NONE: 0,
  INITIAL: 1,
  BREAKABLE: 2,
  ALWAYS: 3,
});

export const FingerRule = Object.freeze({
  NEWEST: 0,
  OLDEST: 1,
  AVERAGE: 2,
  SUM: 3,
});

export const FlingBoost = Object.freeze({
  NONE: 0,
  CARRIED: 1,
  CHROMIUM: 2,
  GECKO: 3,
  QT: 4,
  GTK: 5,
});

export const SpeedLimit = Object.freeze({
  EACH_AXIS: 0,
  WHOLE: 1,
});

export const WheelSmoothing = Object.freeze({
  NONE: 0,
  CONSTANT: 1,
  DELTA_BASED: 2,
  INVERSE_DELTA: 3,
  IMPULSE: 4,
  PACED: 5,
  SPRING: 6,
  EXPONENTIAL: 7,
  OUT_EXPO: 8,
  STEADY: 9,
});

export const WheelStepping = Object.freeze({
  FRACTIONAL: 0,
  WHOLE: 1,
});

export const Mode = Object.freeze({
  DRIVEN: 0,
  OBSERVED: 1,
});

export const Axis = Object.freeze({
  X: 0,
  Y: 1,
});

export const Edges = Object.freeze({
  NONE: 0,
  TOP: 1,
  LEFT: 2,
  BOTTOM: 4,
  RIGHT: 8,
  ALL: 15,
});

export const ScrollAlignment = Object.freeze({
  NEAREST: 0,
  START: 1,
  CENTER: 2,
  END: 3,
  NONE: 4,
  SCROLL_OFF: 5,
});

export const Curve = Object.freeze({
  EASE_IN_OUT: 0,
  EASE: 1,
  EASE_IN: 2,
  EASE_OUT: 3,
  LINEAR: 4,
  BEZIER: 5,
});

export const ScrollAxes = Object.freeze({
  BOTH: 0,
  X: 1,
  Y: 2,
});

export const Unit = Object.freeze({
  POINTS: 0,
  LINES: 1,
  PAGES: 2,
  NOTCHES: 3,
  NOTCHES_120: 4,
});

export const InputKind = Object.freeze({
  NONE: 0,
  PRESS: 1,
  MOVE: 2,
  RELEASE: 3,
  CANCEL: 4,
  HOLD: 5,
  HOLD_END: 6,
  WHEEL: 7,
  PAN_BEGIN: 8,
  PAN_UPDATE: 9,
  PAN_END: 10,
  MOMENTUM_UPDATE: 11,
  MOMENTUM_END: 12,
  KEY: 13,
  PINCH_BEGIN: 14,
  PINCH_UPDATE: 15,
  PINCH_END: 16,
  KEY_UP: 18,
  STEER: 19,
  STEER_END: 20,
  KEY_HELD: 21,
  DID_SCROLL: 32,
  WILL_BEGIN_DRAGGING: 33,
  WILL_END_DRAGGING: 34,
  DID_END_DRAGGING: 35,
  DID_END_DECELERATING: 36,
  DID_END_ANIMATION: 37,
  DID_TRACK: 38,
  WILL_BEGIN_ZOOMING: 39,
  DID_ZOOM: 40,
  DID_END_ZOOMING: 41,
  HOST: 65536,
});

export const Key = Object.freeze({
  LINE_UP: 0,
  LINE_DOWN: 1,
  LINE_LEFT: 2,
  LINE_RIGHT: 3,
  PAGE_UP: 4,
  PAGE_DOWN: 5,
  PAGE_LEFT: 6,
  PAGE_RIGHT: 7,
  HOME: 8,
  END: 9,
});

export const InputFlags = Object.freeze({
  PLATFORM_MOMENTUM: 1,
  HAS_VELOCITY: 2,
  DECELERATES: 4,
  INVERTED: 8,
  SWAP_AXES: 16,
  STOP_X: 32,
  STOP_Y: 64,
  ENDS_IN_SILENCE: 128,
  TIME_WRAPS: 256,
  ZOOM: 512,
});

export const Phase = Object.freeze({
  IDLE: 0,
  TRACKING: 1,
  DRAGGING: 2,
  COASTING: 3,
  BOUNCING: 4,
  ANIMATING: 5,
  WHEELING: 6,
  ZOOMING: 7,
  STEERING: 8,
});

export const TopRule = Object.freeze({
  STANDARD: 0,
  KEEP_UNTIL_DRAG: 1,
});

export const TopSource = Object.freeze({
  NONE: 0,
  STATUS_BAR: 1,
  TAB_ITEM: 2,
  APPEARANCE: 3,
  HOST: 65536,
});

export const EventKind = Object.freeze({
  DID_SCROLL: 1,
  PHASE_CHANGED: 2,
  WILL_REST: 3,
  DID_REST: 4,
  ANIMATION_COMPLETED: 5,
  REQUEST_SCROLL: 6,
  OVERFLOW: 7,
  REQUEST_REST: 8,
  DRAG_BEGAN: 9,
  DRAG_ENDED: 10,
  DECELERATION_BEGAN: 11,
  DECELERATION_ENDED: 12,
  WILL_BOUNCE: 13,
  DID_BOUNCE: 14,
  WILL_REACH_EDGES: 15,
  DID_REACH_EDGES: 16,
  ZOOMED_PAST_MINIMUM: 17,
  ZOOMED_PAST_MAXIMUM: 18,
  TOP_WILL_SCROLL: 19,
  TOP_WILL_RESTORE: 20,
  TOP_TARGET_CHANGED: 21,
  HEADER_MOVED: 22,
  HEADER_SHOWN: 23,
  HEADER_HIDDEN: 24,
  HEADER_STRETCHED: 25,
  NUB_SHOWN: 26,
  NUB_HIDDEN: 27,
  NUB_GRABBED: 28,
  NUB_RELEASED: 29,
  SECTION_CHANGED: 30,
  REQUEST_SHIFT: 31,
  PAGE_CHANGED: 32,
  ZOOM_CHANGED: 40,
  LIST_VISIBLE_CHANGED: 41,
  LIST_STICKY_CHANGED: 42,
  LIST_NEAR_START: 43,
  LIST_NEAR_END: 44,
  REFRESH_CHANGED: 45,
  LIST_CONVERSATION_CHANGED: 46,
});

export const EventResult = Object.freeze({
  NONE: 0,
  TAKEN: 1,
});

export const HeaderMode = Object.freeze({
  ENTER_ALWAYS: 0,
  EXIT_UNTIL_COLLAPSED: 1,
  ENTER_ALWAYS_COLLAPSED: 2,
  PINNED: 3,
  FREEZE_NEAR_ENDS: 4,
  ENTER_ALWAYS_EXIT_UNTIL_COLLAPSED: 5,
});

export const HeaderInset = Object.freeze({
  CONSTANT: 0,
  VISIBLE: 1,
});

export const AnchorPolicy = Object.freeze({
  NONE: 0,
  KEEP_ITEM: 1,
  KEEP_DISTANCE_TO_END: 2,
  STICK_TO_END: 3,
  KEEP_DISTANCE_RESET_X: 4,
});

export const NubRule = Object.freeze({
  STANDARD: 0,
  IGNORE_INSETS: 1,
});

export const OverscrollBehavior = Object.freeze({
  AUTO: 0,
  CONTAIN: 1,
  NONE: 2,
});

export const NestOrder = Object.freeze({
  CHILD_FIRST: 0,
  PARENT_FIRST_DOWN: 1,
  PARENT_FIRST_UP: 2,
  PARENT_FIRST: 3,
});

export const NestLatching = Object.freeze({
  NONE: 0,
  GESTURE: 1,
});

export const SnapKind = Object.freeze({
  NONE: 0,
  PAGES: 1,
  CAROUSEL: 2,
  AREAS: 3,
  ITEMS: 4,
});

export const SnapRule = Object.freeze({
  DEFAULT: 0,
  UIKIT: 1,
  FLUTTER: 2,
  PAGER: 3,
  LINEAR: 4,
  FREE: 5,
});

export const SnapStrictness = Object.freeze({
  MANDATORY: 0,
  PROXIMITY: 1,
});

export const SnapAlignment = Object.freeze({
  NONE: 0,
  START: 1,
  CENTER: 2,
  END: 3,
});

export const SnapOrder = Object.freeze({
  ANY: 0,
  RIGHT: 1,
  DOWN: 2,
});

export const AutoscrollRule = Object.freeze({
  CHROMIUM: 0,
  FIREFOX: 1,
});

export const ScrollbarPart = Object.freeze({
  NONE: 0,
  THUMB: 1,
  TRACK: 2,
  ARROW_BACKWARD: 3,
  ARROW_FORWARD: 4,
});

export const RefreshStep = Object.freeze({
  IDLE: 0,
  PULLED: 1,
  ARMED: 2,
  REFRESHING: 3,
  CLOSING: 4,
});

export const ListColumns = Object.freeze({
  SINGLE: 0,
  COUNT: 1,
  FIT: 2,
});

export const ListSticky = Object.freeze({
  START: 0,
  END: 1,
  NEVER: 2,
});

export const ListAlignment = Object.freeze({
  NEAREST: 0,
  START: 1,
  CENTER: 2,
  END: 3,
  SCROLL_OFF: 4,
});

export const TraceStepKind = Object.freeze({
  CALL: 1,
  EVENT: 2,
  MARK: 3,
});

// How each struct lies in memory.
const structs = {
  feelValues: {
    size: 232,
    isSized: true,
    names: new Set([
      "coastRule", "drag", "brake", "edgeTop", "edgeLeft", "edgeBottom", "edgeRight",
      "bounceRule", "velocityRule", "bounceStiffness", "bounceDampingRatio", "bounceShare",
      "bounceSpeedLimit", "rubberBand", "rubberBandReach", "slop", "minimumFling",
      "maximumFling", "staleAfter", "wheelSmoothing", "wheelStepping", "wheelStep",
      "lineLength", "animationDuration", "wheelSpeed", "wheelAcceleration", "wheelRate",
      "dragStart", "directionLock", "fingers", "flingBoost", "speedLimit", "motionEnd",
      "keyLines", "pageOverlap", "trackpadLock"]),
    read(view, at) {
      return {
        coastRule: view.getUint32(at + 4, true),
        drag: view.getFloat64(at + 8, true),
        brake: view.getFloat64(at + 16, true),
        edgeTop: view.getUint32(at + 24, true),
        edgeLeft: view.getUint32(at + 28, true),
        edgeBottom: view.getUint32(at + 32, true),
        edgeRight: view.getUint32(at + 36, true),
        bounceRule: view.getUint32(at + 40, true),
        velocityRule: view.getUint32(at + 44, true),
        bounceStiffness: view.getFloat64(at + 48, true),
        bounceDampingRatio: view.getFloat64(at + 56, true),
        bounceShare: view.getFloat64(at + 64, true),
        bounceSpeedLimit: view.getFloat64(at + 72, true),
        rubberBand: view.getFloat64(at + 80, true),
        rubberBandReach: view.getFloat64(at + 88, true),
        slop: view.getFloat64(at + 96, true),
        minimumFling: view.getFloat64(at + 104, true),
        maximumFling: view.getFloat64(at + 112, true),
        staleAfter: view.getFloat64(at + 120, true),
        wheelSmoothing: view.getUint32(at + 128, true),
        wheelStepping: view.getUint32(at + 132, true),
        wheelStep: view.getFloat64(at + 136, true),
        lineLength: view.getFloat64(at + 144, true),
        animationDuration: view.getFloat64(at + 152, true),
        wheelSpeed: view.getFloat64(at + 160, true),
        wheelAcceleration: view.getFloat64(at + 168, true),
        wheelRate: view.getFloat64(at + 176, true),
        dragStart: view.getUint32(at + 184, true),
        directionLock: view.getUint32(at + 188, true),
        fingers: view.getUint32(at + 192, true),
        flingBoost: view.getUint32(at + 196, true),
        speedLimit: view.getUint32(at + 200, true),
        motionEnd: view.getUint32(at + 204, true),
        keyLines: view.getFloat64(at + 208, true),
        pageOverlap: view.getFloat64(at + 216, true),
        trackpadLock: view.getUint32(at + 224, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("coastRule", "CoastRule", fields.coastRule ?? 0), true);
      view.setFloat64(at + 8, fields.drag ?? 0, true);
      view.setFloat64(at + 16, fields.brake ?? 0, true);
      view.setUint32(at + 24, constant("edgeTop", "EdgeBehavior", fields.edgeTop ?? 0), true);
      view.setUint32(at + 28, constant("edgeLeft", "EdgeBehavior", fields.edgeLeft ?? 0), true);
      view.setUint32(at + 32, constant("edgeBottom", "EdgeBehavior", fields.edgeBottom ?? 0), true);
      view.setUint32(at + 36, constant("edgeRight", "EdgeBehavior", fields.edgeRight ?? 0), true);
      view.setUint32(at + 40, constant("bounceRule", "BounceRule", fields.bounceRule ?? 0), true);
      view.setUint32(at + 44, constant("velocityRule", "VelocityRule", fields.velocityRule ?? 0), true);
      view.setFloat64(at + 48, fields.bounceStiffness ?? 0, true);
      view.setFloat64(at + 56, fields.bounceDampingRatio ?? 0, true);
      view.setFloat64(at + 64, fields.bounceShare ?? 0, true);
      view.setFloat64(at + 72, fields.bounceSpeedLimit ?? 0, true);
      view.setFloat64(at + 80, fields.rubberBand ?? 0, true);
      view.setFloat64(at + 88, fields.rubberBandReach ?? 0, true);
      view.setFloat64(at + 96, fields.slop ?? 0, true);
      view.setFloat64(at + 104, fields.minimumFling ?? 0, true);
      view.setFloat64(at + 112, fields.maximumFling ?? 0, true);
      view.setFloat64(at + 120, fields.staleAfter ?? 0, true);
      view.setUint32(at + 128, constant("wheelSmoothing", "WheelSmoothing", fields.wheelSmoothing ?? 0), true);
      view.setUint32(at + 132, constant("wheelStepping", "WheelStepping", fields.wheelStepping ?? 0), true);
      view.setFloat64(at + 136, fields.wheelStep ?? 0, true);
      view.setFloat64(at + 144, fields.lineLength ?? 0, true);
      view.setFloat64(at + 152, fields.animationDuration ?? 0, true);
      view.setFloat64(at + 160, fields.wheelSpeed ?? 0, true);
      view.setFloat64(at + 168, fields.wheelAcceleration ?? 0, true);
      view.setFloat64(at + 176, fields.wheelRate ?? 0, true);
      view.setUint32(at + 184, constant("dragStart", "DragStart", fields.dragStart ?? 0), true);
      view.setUint32(at + 188, constant("directionLock", "DirectionLock", fields.directionLock ?? 0), true);
      view.setUint32(at + 192, constant("fingers", "FingerRule", fields.fingers ?? 0), true);
      view.setUint32(at + 196, constant("flingBoost", "FlingBoost", fields.flingBoost ?? 0), true);
      view.setUint32(at + 200, constant("speedLimit", "SpeedLimit", fields.speedLimit ?? 0), true);
      view.setUint32(at + 204, constant("motionEnd", "MotionEnd", fields.motionEnd ?? 0), true);
      view.setFloat64(at + 208, fields.keyLines ?? 0, true);
      view.setFloat64(at + 216, fields.pageOverlap ?? 0, true);
      view.setUint32(at + 224, constant("trackpadLock", "DirectionLock", fields.trackpadLock ?? 0), true);
    },
  },
  geometry: {
    size: 88,
    isSized: true,
    names: new Set([
      "rightToLeft", "viewportWidth", "viewportHeight", "contentWidth", "contentHeight",
      "insetTop", "insetLeft", "insetBottom", "insetRight", "shiftX", "shiftY"]),
    read(view, at) {
      return {
        rightToLeft: view.getUint32(at + 4, true) === 1,
        viewportWidth: view.getFloat64(at + 8, true),
        viewportHeight: view.getFloat64(at + 16, true),
        contentWidth: view.getFloat64(at + 24, true),
        contentHeight: view.getFloat64(at + 32, true),
        insetTop: view.getFloat64(at + 40, true),
        insetLeft: view.getFloat64(at + 48, true),
        insetBottom: view.getFloat64(at + 56, true),
        insetRight: view.getFloat64(at + 64, true),
        shiftX: view.getFloat64(at + 72, true),
        shiftY: view.getFloat64(at + 80, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("rightToLeft", fields.rightToLeft ?? 0), true);
      view.setFloat64(at + 8, fields.viewportWidth ?? 0, true);
      view.setFloat64(at + 16, fields.viewportHeight ?? 0, true);
      view.setFloat64(at + 24, fields.contentWidth ?? 0, true);
      view.setFloat64(at + 32, fields.contentHeight ?? 0, true);
      view.setFloat64(at + 40, fields.insetTop ?? 0, true);
      view.setFloat64(at + 48, fields.insetLeft ?? 0, true);
      view.setFloat64(at + 56, fields.insetBottom ?? 0, true);
      view.setFloat64(at + 64, fields.insetRight ?? 0, true);
      view.setFloat64(at + 72, fields.shiftX ?? 0, true);
      view.setFloat64(at + 80, fields.shiftY ?? 0, true);
    },
  },
  scrollerOptions: {
    size: 40,
    isSized: true,
    names: new Set([
      "mode", "feel", "clampsEdges", "alwaysBouncesX", "alwaysBouncesY", "wheelStep",
      "lineLength"]),
    read(view, at) {
      return {
        mode: view.getUint32(at + 4, true),
        feel: view.getUint32(at + 8, true),
        clampsEdges: view.getUint32(at + 12, true) === 1,
        alwaysBouncesX: view.getUint32(at + 16, true) === 1,
        alwaysBouncesY: view.getUint32(at + 20, true) === 1,
        wheelStep: view.getFloat64(at + 24, true),
        lineLength: view.getFloat64(at + 32, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("mode", "Mode", fields.mode ?? 0), true);
      view.setUint32(at + 8, constant("feel", "Feel", fields.feel ?? 0), true);
      view.setUint32(at + 12, boolean("clampsEdges", fields.clampsEdges ?? 0), true);
      view.setUint32(at + 16, boolean("alwaysBouncesX", fields.alwaysBouncesX ?? 0), true);
      view.setUint32(at + 20, boolean("alwaysBouncesY", fields.alwaysBouncesY ?? 0), true);
      view.setFloat64(at + 24, fields.wheelStep ?? 0, true);
      view.setFloat64(at + 32, fields.lineLength ?? 0, true);
    },
  },
  preferences: {
    size: 16,
    isSized: true,
    names: new Set([
      "reducesMotion", "stopsMomentum", "resamples"]),
    read(view, at) {
      return {
        reducesMotion: view.getUint32(at + 4, true) === 1,
        stopsMomentum: view.getUint32(at + 8, true) === 1,
        resamples: view.getUint32(at + 12, true) === 1,
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("reducesMotion", fields.reducesMotion ?? 0), true);
      view.setUint32(at + 8, boolean("stopsMomentum", fields.stopsMomentum ?? 0), true);
      view.setUint32(at + 12, boolean("resamples", fields.resamples ?? 0), true);
    },
  },
  scrollOptions: {
    size: 96,
    isSized: true,
    names: new Set([
      "alignX", "alignY", "curve", "atOnce", "axes", "duration", "speed", "curveX1", "curveY1",
      "curveX2", "marginTop", "marginLeft", "marginBottom", "marginRight"]),
    read(view, at) {
      return {
        alignX: view.getUint32(at + 4, true),
        alignY: view.getUint32(at + 8, true),
        curve: view.getUint32(at + 12, true),
        atOnce: view.getUint32(at + 16, true) === 1,
        axes: view.getUint32(at + 20, true),
        duration: view.getFloat64(at + 24, true),
        speed: view.getFloat64(at + 32, true),
        curveX1: view.getFloat64(at + 40, true),
        curveY1: view.getFloat64(at + 48, true),
        curveX2: view.getFloat64(at + 56, true),
        marginTop: view.getFloat64(at + 64, true),
        marginLeft: view.getFloat64(at + 72, true),
        marginBottom: view.getFloat64(at + 80, true),
        marginRight: view.getFloat64(at + 88, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("alignX", "ScrollAlignment", fields.alignX ?? 0), true);
      view.setUint32(at + 8, constant("alignY", "ScrollAlignment", fields.alignY ?? 0), true);
      view.setUint32(at + 12, constant("curve", "Curve", fields.curve ?? 0), true);
      view.setUint32(at + 16, boolean("atOnce", fields.atOnce ?? 0), true);
      view.setUint32(at + 20, constant("axes", "ScrollAxes", fields.axes ?? 0), true);
      view.setFloat64(at + 24, fields.duration ?? 0, true);
      view.setFloat64(at + 32, fields.speed ?? 0, true);
      view.setFloat64(at + 40, fields.curveX1 ?? 0, true);
      view.setFloat64(at + 48, fields.curveY1 ?? 0, true);
      view.setFloat64(at + 56, fields.curveX2 ?? 0, true);
      view.setFloat64(at + 64, fields.marginTop ?? 0, true);
      view.setFloat64(at + 72, fields.marginLeft ?? 0, true);
      view.setFloat64(at + 80, fields.marginBottom ?? 0, true);
      view.setFloat64(at + 88, fields.marginRight ?? 0, true);
    },
  },
  input: {
    size: 104,
    isSized: true,
    names: new Set([
      "kind", "time", "x", "y", "velocityX", "velocityY", "pointerId", "unit", "flags", "key",
      "device", "scale", "focusX", "focusY"]),
    read(view, at) {
      return {
        kind: view.getUint32(at + 4, true),
        time: view.getFloat64(at + 8, true),
        x: view.getFloat64(at + 16, true),
        y: view.getFloat64(at + 24, true),
        velocityX: view.getFloat64(at + 32, true),
        velocityY: view.getFloat64(at + 40, true),
        pointerId: Number(view.getBigUint64(at + 48, true)),
        unit: view.getUint32(at + 56, true),
        flags: view.getUint32(at + 60, true),
        key: view.getUint32(at + 64, true),
        device: Number(view.getBigUint64(at + 72, true)),
        scale: view.getFloat64(at + 80, true),
        focusX: view.getFloat64(at + 88, true),
        focusY: view.getFloat64(at + 96, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("kind", "InputKind", fields.kind ?? 0), true);
      view.setFloat64(at + 8, fields.time ?? 0, true);
      view.setFloat64(at + 16, fields.x ?? 0, true);
      view.setFloat64(at + 24, fields.y ?? 0, true);
      view.setFloat64(at + 32, fields.velocityX ?? 0, true);
      view.setFloat64(at + 40, fields.velocityY ?? 0, true);
      view.setBigUint64(at + 48, BigInt(integer("pointerId", fields.pointerId ?? 0)), true);
      view.setUint32(at + 56, constant("unit", "Unit", fields.unit ?? 0), true);
      view.setUint32(at + 60, constant("flags", "InputFlags", fields.flags ?? 0), true);
      view.setUint32(at + 64, constant("key", "Key", fields.key ?? 0), true);
      view.setBigUint64(at + 72, BigInt(integer("device", fields.device ?? 0)), true);
      view.setFloat64(at + 80, fields.scale ?? 0, true);
      view.setFloat64(at + 88, fields.focusX ?? 0, true);
      view.setFloat64(at + 96, fields.focusY ?? 0, true);
    },
  },
  frame: {
    size: 128,
    isSized: true,
    names: new Set([
      "phase", "time", "offsetX", "offsetY", "targetX", "targetY", "velocityX", "velocityY",
      "overscrollX", "overscrollY", "progressX", "progressY", "needsTick", "edgeX", "edgeY",
      "scale"]),
    read(view, at) {
      return {
        phase: view.getUint32(at + 4, true),
        time: view.getFloat64(at + 8, true),
        offsetX: view.getFloat64(at + 16, true),
        offsetY: view.getFloat64(at + 24, true),
        targetX: view.getFloat64(at + 32, true),
        targetY: view.getFloat64(at + 40, true),
        velocityX: view.getFloat64(at + 48, true),
        velocityY: view.getFloat64(at + 56, true),
        overscrollX: view.getFloat64(at + 64, true),
        overscrollY: view.getFloat64(at + 72, true),
        progressX: view.getFloat64(at + 80, true),
        progressY: view.getFloat64(at + 88, true),
        needsTick: view.getUint32(at + 96, true) === 1,
        edgeX: view.getFloat64(at + 104, true),
        edgeY: view.getFloat64(at + 112, true),
        scale: view.getFloat64(at + 120, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("phase", "Phase", fields.phase ?? 0), true);
      view.setFloat64(at + 8, fields.time ?? 0, true);
      view.setFloat64(at + 16, fields.offsetX ?? 0, true);
      view.setFloat64(at + 24, fields.offsetY ?? 0, true);
      view.setFloat64(at + 32, fields.targetX ?? 0, true);
      view.setFloat64(at + 40, fields.targetY ?? 0, true);
      view.setFloat64(at + 48, fields.velocityX ?? 0, true);
      view.setFloat64(at + 56, fields.velocityY ?? 0, true);
      view.setFloat64(at + 64, fields.overscrollX ?? 0, true);
      view.setFloat64(at + 72, fields.overscrollY ?? 0, true);
      view.setFloat64(at + 80, fields.progressX ?? 0, true);
      view.setFloat64(at + 88, fields.progressY ?? 0, true);
      view.setUint32(at + 96, boolean("needsTick", fields.needsTick ?? 0), true);
      view.setFloat64(at + 104, fields.edgeX ?? 0, true);
      view.setFloat64(at + 112, fields.edgeY ?? 0, true);
      view.setFloat64(at + 120, fields.scale ?? 0, true);
    },
  },
  nextChange: {
    size: 24,
    isSized: true,
    names: new Set([
      "isDrawn", "time", "frameRate"]),
    read(view, at) {
      return {
        isDrawn: view.getUint32(at + 4, true) === 1,
        time: view.getFloat64(at + 8, true),
        frameRate: view.getFloat64(at + 16, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("isDrawn", fields.isDrawn ?? 0), true);
      view.setFloat64(at + 8, fields.time ?? 0, true);
      view.setFloat64(at + 16, fields.frameRate ?? 0, true);
    },
  },
  viewProgress: {
    size: 40,
    isSized: true,
    names: new Set([
      "cover", "entry", "contain", "exit"]),
    read(view, at) {
      return {
        cover: view.getFloat64(at + 8, true),
        entry: view.getFloat64(at + 16, true),
        contain: view.getFloat64(at + 24, true),
        exit: view.getFloat64(at + 32, true),
      };
    },
    write(view, at, fields) {
      view.setFloat64(at + 8, fields.cover ?? 0, true);
      view.setFloat64(at + 16, fields.entry ?? 0, true);
      view.setFloat64(at + 24, fields.contain ?? 0, true);
      view.setFloat64(at + 32, fields.exit ?? 0, true);
    },
  },
  topOptions: {
    size: 16,
    isSized: true,
    names: new Set([
      "rule", "startsHidden"]),
    read(view, at) {
      return {
        rule: view.getUint32(at + 4, true),
        startsHidden: view.getUint32(at + 8, true) === 1,
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("rule", "TopRule", fields.rule ?? 0), true);
      view.setUint32(at + 8, boolean("startsHidden", fields.startsHidden ?? 0), true);
    },
  },
  topState: {
    size: 24,
    isSized: true,
    names: new Set([
      "hasReturnOffset", "returnOffset", "isVisible"]),
    read(view, at) {
      return {
        hasReturnOffset: view.getUint32(at + 4, true) === 1,
        returnOffset: view.getFloat64(at + 8, true),
        isVisible: view.getUint32(at + 16, true) === 1,
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("hasReturnOffset", fields.hasReturnOffset ?? 0), true);
      view.setFloat64(at + 8, fields.returnOffset ?? 0, true);
      view.setUint32(at + 16, boolean("isVisible", fields.isVisible ?? 0), true);
    },
  },
  event: {
    size: 80,
    isSized: true,
    names: new Set([
      "kind", "time", "x", "y", "deltaX", "deltaY", "id", "fromPhase", "toPhase", "finished",
      "edges", "source"]),
    read(view, at) {
      return {
        kind: view.getUint32(at + 4, true),
        time: view.getFloat64(at + 8, true),
        x: view.getFloat64(at + 16, true),
        y: view.getFloat64(at + 24, true),
        deltaX: view.getFloat64(at + 32, true),
        deltaY: view.getFloat64(at + 40, true),
        id: Number(view.getBigUint64(at + 48, true)),
        fromPhase: view.getUint32(at + 56, true),
        toPhase: view.getUint32(at + 60, true),
        finished: view.getUint32(at + 64, true) === 1,
        edges: view.getUint32(at + 68, true),
        source: view.getUint32(at + 72, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("kind", "EventKind", fields.kind ?? 0), true);
      view.setFloat64(at + 8, fields.time ?? 0, true);
      view.setFloat64(at + 16, fields.x ?? 0, true);
      view.setFloat64(at + 24, fields.y ?? 0, true);
      view.setFloat64(at + 32, fields.deltaX ?? 0, true);
      view.setFloat64(at + 40, fields.deltaY ?? 0, true);
      view.setBigUint64(at + 48, BigInt(integer("id", fields.id ?? 0)), true);
      view.setUint32(at + 56, constant("fromPhase", "Phase", fields.fromPhase ?? 0), true);
      view.setUint32(at + 60, constant("toPhase", "Phase", fields.toPhase ?? 0), true);
      view.setUint32(at + 64, boolean("finished", fields.finished ?? 0), true);
      view.setUint32(at + 68, constant("edges", "Edges", fields.edges ?? 0), true);
      view.setUint32(at + 72, constant("source", "TopSource", fields.source ?? 0), true);
    },
  },
  delegate: {
    size: 32,
    isSized: true,
    names: new Set([
      ]),
    read(view, at) {
      return {
      };
    },
    write(view, at, fields) {
    },
  },
  context: {
    size: 136,
    isSized: true,
    names: new Set([
      "isScrolling", "isAnimating", "isTracking", "heading", "atEdges", "beganX", "beganY",
      "expectedEndX", "expectedEndY", "endedX", "endedY", "minX", "minY", "maxX", "maxY",
      "trackingX", "trackingY", "zoomScale", "zoomBeganScale"]),
    read(view, at) {
      return {
        isScrolling: view.getUint32(at + 4, true) === 1,
        isAnimating: view.getUint32(at + 8, true) === 1,
        isTracking: view.getUint32(at + 12, true) === 1,
        heading: view.getUint32(at + 16, true),
        atEdges: view.getUint32(at + 20, true),
        beganX: view.getFloat64(at + 24, true),
        beganY: view.getFloat64(at + 32, true),
        expectedEndX: view.getFloat64(at + 40, true),
        expectedEndY: view.getFloat64(at + 48, true),
        endedX: view.getFloat64(at + 56, true),
        endedY: view.getFloat64(at + 64, true),
        minX: view.getFloat64(at + 72, true),
        minY: view.getFloat64(at + 80, true),
        maxX: view.getFloat64(at + 88, true),
        maxY: view.getFloat64(at + 96, true),
        trackingX: view.getFloat64(at + 104, true),
        trackingY: view.getFloat64(at + 112, true),
        zoomScale: view.getFloat64(at + 120, true),
        zoomBeganScale: view.getFloat64(at + 128, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("isScrolling", fields.isScrolling ?? 0), true);
      view.setUint32(at + 8, boolean("isAnimating", fields.isAnimating ?? 0), true);
      view.setUint32(at + 12, boolean("isTracking", fields.isTracking ?? 0), true);
      view.setUint32(at + 16, constant("heading", "Edges", fields.heading ?? 0), true);
      view.setUint32(at + 20, constant("atEdges", "Edges", fields.atEdges ?? 0), true);
      view.setFloat64(at + 24, fields.beganX ?? 0, true);
      view.setFloat64(at + 32, fields.beganY ?? 0, true);
      view.setFloat64(at + 40, fields.expectedEndX ?? 0, true);
      view.setFloat64(at + 48, fields.expectedEndY ?? 0, true);
      view.setFloat64(at + 56, fields.endedX ?? 0, true);
      view.setFloat64(at + 64, fields.endedY ?? 0, true);
      view.setFloat64(at + 72, fields.minX ?? 0, true);
      view.setFloat64(at + 80, fields.minY ?? 0, true);
      view.setFloat64(at + 88, fields.maxX ?? 0, true);
      view.setFloat64(at + 96, fields.maxY ?? 0, true);
      view.setFloat64(at + 104, fields.trackingX ?? 0, true);
      view.setFloat64(at + 112, fields.trackingY ?? 0, true);
      view.setFloat64(at + 120, fields.zoomScale ?? 0, true);
      view.setFloat64(at + 128, fields.zoomBeganScale ?? 0, true);
    },
  },
  headerOptions: {
    size: 64,
    isSized: true,
    names: new Set([
      "mode", "height", "minimumHeight", "snaps", "stretches", "onlyByUser", "inset",
      "tolerance", "parallax", "stretchTrigger"]),
    read(view, at) {
      return {
        mode: view.getUint32(at + 4, true),
        height: view.getFloat64(at + 8, true),
        minimumHeight: view.getFloat64(at + 16, true),
        snaps: view.getUint32(at + 24, true) === 1,
        stretches: view.getUint32(at + 28, true) === 1,
        onlyByUser: view.getUint32(at + 32, true) === 1,
        inset: view.getUint32(at + 36, true),
        tolerance: view.getFloat64(at + 40, true),
        parallax: view.getFloat64(at + 48, true),
        stretchTrigger: view.getFloat64(at + 56, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("mode", "HeaderMode", fields.mode ?? 0), true);
      view.setFloat64(at + 8, fields.height ?? 0, true);
      view.setFloat64(at + 16, fields.minimumHeight ?? 0, true);
      view.setUint32(at + 24, boolean("snaps", fields.snaps ?? 0), true);
      view.setUint32(at + 28, boolean("stretches", fields.stretches ?? 0), true);
      view.setUint32(at + 32, boolean("onlyByUser", fields.onlyByUser ?? 0), true);
      view.setUint32(at + 36, constant("inset", "HeaderInset", fields.inset ?? 0), true);
      view.setFloat64(at + 40, fields.tolerance ?? 0, true);
      view.setFloat64(at + 48, fields.parallax ?? 0, true);
      view.setFloat64(at + 56, fields.stretchTrigger ?? 0, true);
    },
  },
  headerState: {
    size: 56,
    isSized: true,
    names: new Set([
      "isSnapping", "position", "top", "visibleHeight", "progress", "stretch", "parallax"]),
    read(view, at) {
      return {
        isSnapping: view.getUint32(at + 4, true) === 1,
        position: view.getFloat64(at + 8, true),
        top: view.getFloat64(at + 16, true),
        visibleHeight: view.getFloat64(at + 24, true),
        progress: view.getFloat64(at + 32, true),
        stretch: view.getFloat64(at + 40, true),
        parallax: view.getFloat64(at + 48, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("isSnapping", fields.isSnapping ?? 0), true);
      view.setFloat64(at + 8, fields.position ?? 0, true);
      view.setFloat64(at + 16, fields.top ?? 0, true);
      view.setFloat64(at + 24, fields.visibleHeight ?? 0, true);
      view.setFloat64(at + 32, fields.progress ?? 0, true);
      view.setFloat64(at + 40, fields.stretch ?? 0, true);
      view.setFloat64(at + 48, fields.parallax ?? 0, true);
    },
  },
  nubOptions: {
    size: 64,
    isSized: true,
    names: new Set([
      "rule", "length", "margin", "isProportional", "fineDistance", "reach", "fade", "delay"]),
    read(view, at) {
      return {
        rule: view.getUint32(at + 4, true),
        length: view.getFloat64(at + 8, true),
        margin: view.getFloat64(at + 16, true),
        isProportional: view.getUint32(at + 24, true) === 1,
        fineDistance: view.getFloat64(at + 32, true),
        reach: view.getFloat64(at + 40, true),
        fade: view.getFloat64(at + 48, true),
        delay: view.getFloat64(at + 56, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("rule", "NubRule", fields.rule ?? 0), true);
      view.setFloat64(at + 8, fields.length ?? 0, true);
      view.setFloat64(at + 16, fields.margin ?? 0, true);
      view.setUint32(at + 24, boolean("isProportional", fields.isProportional ?? 0), true);
      view.setFloat64(at + 32, fields.fineDistance ?? 0, true);
      view.setFloat64(at + 40, fields.reach ?? 0, true);
      view.setFloat64(at + 48, fields.fade ?? 0, true);
      view.setFloat64(at + 56, fields.delay ?? 0, true);
    },
  },
  nubState: {
    size: 64,
    isSized: true,
    names: new Set([
      "isGrabbed", "y", "length", "alpha", "share", "touchY", "touchLength", "section"]),
    read(view, at) {
      return {
        isGrabbed: view.getUint32(at + 4, true) === 1,
        y: view.getFloat64(at + 8, true),
        length: view.getFloat64(at + 16, true),
        alpha: view.getFloat64(at + 24, true),
        share: view.getFloat64(at + 32, true),
        touchY: view.getFloat64(at + 40, true),
        touchLength: view.getFloat64(at + 48, true),
        section: view.getInt32(at + 56, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("isGrabbed", fields.isGrabbed ?? 0), true);
      view.setFloat64(at + 8, fields.y ?? 0, true);
      view.setFloat64(at + 16, fields.length ?? 0, true);
      view.setFloat64(at + 24, fields.alpha ?? 0, true);
      view.setFloat64(at + 32, fields.share ?? 0, true);
      view.setFloat64(at + 40, fields.touchY ?? 0, true);
      view.setFloat64(at + 48, fields.touchLength ?? 0, true);
      view.setInt32(at + 56, integer("section", fields.section ?? 0), true);
    },
  },
  snapOptions: {
    size: 80,
    isSized: true,
    names: new Set([
      "kind", "rule", "isReversed", "length", "spacing", "leading", "count", "strictness",
      "proximity", "paddingStart", "paddingEnd", "alignment", "stops"]),
    read(view, at) {
      return {
        kind: view.getUint32(at + 4, true),
        rule: view.getUint32(at + 8, true),
        isReversed: view.getUint32(at + 12, true) === 1,
        length: view.getFloat64(at + 16, true),
        spacing: view.getFloat64(at + 24, true),
        leading: view.getFloat64(at + 32, true),
        count: view.getUint32(at + 40, true),
        strictness: view.getUint32(at + 44, true),
        proximity: view.getFloat64(at + 48, true),
        paddingStart: view.getFloat64(at + 56, true),
        paddingEnd: view.getFloat64(at + 64, true),
        alignment: view.getUint32(at + 72, true),
        stops: view.getUint32(at + 76, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("kind", "SnapKind", fields.kind ?? 0), true);
      view.setUint32(at + 8, constant("rule", "SnapRule", fields.rule ?? 0), true);
      view.setUint32(at + 12, boolean("isReversed", fields.isReversed ?? 0), true);
      view.setFloat64(at + 16, fields.length ?? 0, true);
      view.setFloat64(at + 24, fields.spacing ?? 0, true);
      view.setFloat64(at + 32, fields.leading ?? 0, true);
      view.setUint32(at + 40, integer("count", fields.count ?? 0), true);
      view.setUint32(at + 44, constant("strictness", "SnapStrictness", fields.strictness ?? 0), true);
      view.setFloat64(at + 48, fields.proximity ?? 0, true);
      view.setFloat64(at + 56, fields.paddingStart ?? 0, true);
      view.setFloat64(at + 64, fields.paddingEnd ?? 0, true);
      view.setUint32(at + 72, constant("alignment", "SnapAlignment", fields.alignment ?? 0), true);
      view.setUint32(at + 76, integer("stops", fields.stops ?? 0), true);
    },
  },
  snapArea: {
    size: 96,
    isSized: true,
    names: new Set([
      "stops", "key", "x", "y", "width", "height", "alignX", "alignY", "marginTop",
      "marginLeft", "marginBottom", "marginRight", "isFocused"]),
    read(view, at) {
      return {
        stops: view.getUint32(at + 4, true) === 1,
        key: Number(view.getBigUint64(at + 8, true)),
        x: view.getFloat64(at + 16, true),
        y: view.getFloat64(at + 24, true),
        width: view.getFloat64(at + 32, true),
        height: view.getFloat64(at + 40, true),
        alignX: view.getUint32(at + 48, true),
        alignY: view.getUint32(at + 52, true),
        marginTop: view.getFloat64(at + 56, true),
        marginLeft: view.getFloat64(at + 64, true),
        marginBottom: view.getFloat64(at + 72, true),
        marginRight: view.getFloat64(at + 80, true),
        isFocused: view.getUint32(at + 88, true) === 1,
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("stops", fields.stops ?? 0), true);
      view.setBigUint64(at + 8, BigInt(integer("key", fields.key ?? 0)), true);
      view.setFloat64(at + 16, fields.x ?? 0, true);
      view.setFloat64(at + 24, fields.y ?? 0, true);
      view.setFloat64(at + 32, fields.width ?? 0, true);
      view.setFloat64(at + 40, fields.height ?? 0, true);
      view.setUint32(at + 48, constant("alignX", "SnapAlignment", fields.alignX ?? 0), true);
      view.setUint32(at + 52, constant("alignY", "SnapAlignment", fields.alignY ?? 0), true);
      view.setFloat64(at + 56, fields.marginTop ?? 0, true);
      view.setFloat64(at + 64, fields.marginLeft ?? 0, true);
      view.setFloat64(at + 72, fields.marginBottom ?? 0, true);
      view.setFloat64(at + 80, fields.marginRight ?? 0, true);
      view.setUint32(at + 88, boolean("isFocused", fields.isFocused ?? 0), true);
    },
  },
  snapState: {
    size: 40,
    isSized: true,
    names: new Set([
      "indexX", "indexY", "targetX", "targetY"]),
    read(view, at) {
      return {
        indexX: view.getFloat64(at + 8, true),
        indexY: view.getFloat64(at + 16, true),
        targetX: view.getFloat64(at + 24, true),
        targetY: view.getFloat64(at + 32, true),
      };
    },
    write(view, at, fields) {
      view.setFloat64(at + 8, fields.indexX ?? 0, true);
      view.setFloat64(at + 16, fields.indexY ?? 0, true);
      view.setFloat64(at + 24, fields.targetX ?? 0, true);
      view.setFloat64(at + 32, fields.targetY ?? 0, true);
    },
  },
  zoomOptions: {
    size: 24,
    isSized: true,
    names: new Set([
      "centers", "minimum", "maximum"]),
    read(view, at) {
      return {
        centers: view.getUint32(at + 4, true) === 1,
        minimum: view.getFloat64(at + 8, true),
        maximum: view.getFloat64(at + 16, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("centers", fields.centers ?? 0), true);
      view.setFloat64(at + 8, fields.minimum ?? 0, true);
      view.setFloat64(at + 16, fields.maximum ?? 0, true);
    },
  },
  zoomState: {
    size: 56,
    isSized: true,
    names: new Set([
      "isZooming", "scale", "targetScale", "minimum", "maximum", "centeringX", "centeringY"]),
    read(view, at) {
      return {
        isZooming: view.getUint32(at + 4, true) === 1,
        scale: view.getFloat64(at + 8, true),
        targetScale: view.getFloat64(at + 16, true),
        minimum: view.getFloat64(at + 24, true),
        maximum: view.getFloat64(at + 32, true),
        centeringX: view.getFloat64(at + 40, true),
        centeringY: view.getFloat64(at + 48, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("isZooming", fields.isZooming ?? 0), true);
      view.setFloat64(at + 8, fields.scale ?? 0, true);
      view.setFloat64(at + 16, fields.targetScale ?? 0, true);
      view.setFloat64(at + 24, fields.minimum ?? 0, true);
      view.setFloat64(at + 32, fields.maximum ?? 0, true);
      view.setFloat64(at + 40, fields.centeringX ?? 0, true);
      view.setFloat64(at + 48, fields.centeringY ?? 0, true);
    },
  },
  autoscrollOptions: {
    size: 40,
    isSized: true,
    names: new Set([
      "rule", "deadZone", "edgeMargin", "edgeSpeed", "edgeRamp"]),
    read(view, at) {
      return {
        rule: view.getUint32(at + 4, true),
        deadZone: view.getFloat64(at + 8, true),
        edgeMargin: view.getFloat64(at + 16, true),
        edgeSpeed: view.getFloat64(at + 24, true),
        edgeRamp: view.getFloat64(at + 32, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("rule", "AutoscrollRule", fields.rule ?? 0), true);
      view.setFloat64(at + 8, fields.deadZone ?? 0, true);
      view.setFloat64(at + 16, fields.edgeMargin ?? 0, true);
      view.setFloat64(at + 24, fields.edgeSpeed ?? 0, true);
      view.setFloat64(at + 32, fields.edgeRamp ?? 0, true);
    },
  },
  scrollbarOptions: {
    size: 32,
    isSized: true,
    names: new Set([
      "jumpsToClick", "trackLength", "leastThumb", "snapBack"]),
    read(view, at) {
      return {
        jumpsToClick: view.getUint32(at + 4, true) === 1,
        trackLength: view.getFloat64(at + 8, true),
        leastThumb: view.getFloat64(at + 16, true),
        snapBack: view.getFloat64(at + 24, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("jumpsToClick", fields.jumpsToClick ?? 0), true);
      view.setFloat64(at + 8, fields.trackLength ?? 0, true);
      view.setFloat64(at + 16, fields.leastThumb ?? 0, true);
      view.setFloat64(at + 24, fields.snapBack ?? 0, true);
    },
  },
  scrollbarState: {
    size: 24,
    isSized: true,
    names: new Set([
      "held", "thumbStart", "thumbLength"]),
    read(view, at) {
      return {
        held: view.getUint32(at + 4, true),
        thumbStart: view.getFloat64(at + 8, true),
        thumbLength: view.getFloat64(at + 16, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("held", "ScrollbarPart", fields.held ?? 0), true);
      view.setFloat64(at + 8, fields.thumbStart ?? 0, true);
      view.setFloat64(at + 16, fields.thumbLength ?? 0, true);
    },
  },
  refreshOptions: {
    size: 24,
    isSized: true,
    names: new Set([
      "threshold", "length"]),
    read(view, at) {
      return {
        threshold: view.getFloat64(at + 8, true),
        length: view.getFloat64(at + 16, true),
      };
    },
    write(view, at, fields) {
      view.setFloat64(at + 8, fields.threshold ?? 0, true);
      view.setFloat64(at + 16, fields.length ?? 0, true);
    },
  },
  refreshState: {
    size: 24,
    isSized: true,
    names: new Set([
      "step", "pull", "progress"]),
    read(view, at) {
      return {
        step: view.getUint32(at + 4, true),
        pull: view.getFloat64(at + 8, true),
        progress: view.getFloat64(at + 16, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("step", "RefreshStep", fields.step ?? 0), true);
      view.setFloat64(at + 8, fields.pull ?? 0, true);
      view.setFloat64(at + 16, fields.progress ?? 0, true);
    },
  },
  deltasOptions: {
    size: 24,
    isSized: true,
    names: new Set([
      "lineLength", "notchLength"]),
    read(view, at) {
      return {
        lineLength: view.getFloat64(at + 8, true),
        notchLength: view.getFloat64(at + 16, true),
      };
    },
    write(view, at, fields) {
      view.setFloat64(at + 8, fields.lineLength ?? 0, true);
      view.setFloat64(at + 16, fields.notchLength ?? 0, true);
    },
  },
  deltas: {
    size: 64,
    isSized: true,
    names: new Set([
      "needsTick", "x", "y", "linesX", "linesY", "value120X", "value120Y", "stopX", "stopY"]),
    read(view, at) {
      return {
        needsTick: view.getUint32(at + 4, true) === 1,
        x: view.getFloat64(at + 8, true),
        y: view.getFloat64(at + 16, true),
        linesX: view.getFloat64(at + 24, true),
        linesY: view.getFloat64(at + 32, true),
        value120X: view.getFloat64(at + 40, true),
        value120Y: view.getFloat64(at + 48, true),
        stopX: view.getUint32(at + 56, true) === 1,
        stopY: view.getUint32(at + 60, true) === 1,
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("needsTick", fields.needsTick ?? 0), true);
      view.setFloat64(at + 8, fields.x ?? 0, true);
      view.setFloat64(at + 16, fields.y ?? 0, true);
      view.setFloat64(at + 24, fields.linesX ?? 0, true);
      view.setFloat64(at + 32, fields.linesY ?? 0, true);
      view.setFloat64(at + 40, fields.value120X ?? 0, true);
      view.setFloat64(at + 48, fields.value120Y ?? 0, true);
      view.setUint32(at + 56, boolean("stopX", fields.stopX ?? 0), true);
      view.setUint32(at + 60, boolean("stopY", fields.stopY ?? 0), true);
    },
  },
  meterOptions: {
    size: 24,
    isSized: true,
    names: new Set([
      "isHorizontal", "framesPerSecond", "pixelsPerPoint"]),
    read(view, at) {
      return {
        isHorizontal: view.getUint32(at + 4, true) === 1,
        framesPerSecond: view.getFloat64(at + 8, true),
        pixelsPerPoint: view.getFloat64(at + 16, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("isHorizontal", fields.isHorizontal ?? 0), true);
      view.setFloat64(at + 8, fields.framesPerSecond ?? 0, true);
      view.setFloat64(at + 16, fields.pixelsPerPoint ?? 0, true);
    },
  },
  meterReport: {
    size: 112,
    isSized: true,
    names: new Set([
      "scrolls", "frames", "sameFrames", "jankyFrames", "missedByDelivery",
      "missedInFastScroll", "missedAtStartOfFling", "missedInFling", "predictorJankyFrames",
      "inputs", "meanLag", "largestLag", "largestJerk"]),
    read(view, at) {
      return {
        scrolls: Number(view.getBigUint64(at + 8, true)),
        frames: Number(view.getBigUint64(at + 16, true)),
        sameFrames: Number(view.getBigUint64(at + 24, true)),
        jankyFrames: Number(view.getBigUint64(at + 32, true)),
        missedByDelivery: Number(view.getBigUint64(at + 40, true)),
        missedInFastScroll: Number(view.getBigUint64(at + 48, true)),
        missedAtStartOfFling: Number(view.getBigUint64(at + 56, true)),
        missedInFling: Number(view.getBigUint64(at + 64, true)),
        predictorJankyFrames: Number(view.getBigUint64(at + 72, true)),
        inputs: Number(view.getBigUint64(at + 80, true)),
        meanLag: view.getFloat64(at + 88, true),
        largestLag: view.getFloat64(at + 96, true),
        largestJerk: view.getFloat64(at + 104, true),
      };
    },
    write(view, at, fields) {
      view.setBigUint64(at + 8, BigInt(integer("scrolls", fields.scrolls ?? 0)), true);
      view.setBigUint64(at + 16, BigInt(integer("frames", fields.frames ?? 0)), true);
      view.setBigUint64(at + 24, BigInt(integer("sameFrames", fields.sameFrames ?? 0)), true);
      view.setBigUint64(at + 32, BigInt(integer("jankyFrames", fields.jankyFrames ?? 0)), true);
      view.setBigUint64(at + 40, BigInt(integer("missedByDelivery", fields.missedByDelivery ?? 0)), true);
      view.setBigUint64(at + 48, BigInt(integer("missedInFastScroll", fields.missedInFastScroll ?? 0)), true);
      view.setBigUint64(at + 56, BigInt(integer("missedAtStartOfFling", fields.missedAtStartOfFling ?? 0)), true);
      view.setBigUint64(at + 64, BigInt(integer("missedInFling", fields.missedInFling ?? 0)), true);
      view.setBigUint64(at + 72, BigInt(integer("predictorJankyFrames", fields.predictorJankyFrames ?? 0)), true);
      view.setBigUint64(at + 80, BigInt(integer("inputs", fields.inputs ?? 0)), true);
      view.setFloat64(at + 88, fields.meanLag ?? 0, true);
      view.setFloat64(at + 96, fields.largestLag ?? 0, true);
      view.setFloat64(at + 104, fields.largestJerk ?? 0, true);
    },
  },
  listKindOptions: {
    size: 24,
    isSized: true,
    names: new Set([
      "sticky", "level", "span", "estimate"]),
    read(view, at) {
      return {
        sticky: view.getUint32(at + 4, true),
        level: view.getUint32(at + 8, true),
        span: view.getUint32(at + 12, true),
        estimate: view.getFloat64(at + 16, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("sticky", "ListSticky", fields.sticky ?? 0), true);
      view.setUint32(at + 8, integer("level", fields.level ?? 0), true);
      view.setUint32(at + 12, integer("span", fields.span ?? 0), true);
      view.setFloat64(at + 16, fields.estimate ?? 0, true);
    },
  },
  listOptions: {
    size: 96,
    isSized: true,
    names: new Set([
      "isHorizontal", "isRightToLeft", "columns", "columnCount", "estimate", "gap",
      "leadingInset", "trailingInset", "columnGap", "smallestCell", "crossLength", "overscan",
      "nearDistance"]),
    read(view, at) {
      return {
        isHorizontal: view.getUint32(at + 4, true) === 1,
        isRightToLeft: view.getUint32(at + 8, true) === 1,
        columns: view.getUint32(at + 12, true),
        columnCount: view.getUint32(at + 16, true),
        estimate: view.getFloat64(at + 24, true),
        gap: view.getFloat64(at + 32, true),
        leadingInset: view.getFloat64(at + 40, true),
        trailingInset: view.getFloat64(at + 48, true),
        columnGap: view.getFloat64(at + 56, true),
        smallestCell: view.getFloat64(at + 64, true),
        crossLength: view.getFloat64(at + 72, true),
        overscan: view.getFloat64(at + 80, true),
        nearDistance: view.getFloat64(at + 88, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("isHorizontal", fields.isHorizontal ?? 0), true);
      view.setUint32(at + 8, boolean("isRightToLeft", fields.isRightToLeft ?? 0), true);
      view.setUint32(at + 12, constant("columns", "ListColumns", fields.columns ?? 0), true);
      view.setUint32(at + 16, integer("columnCount", fields.columnCount ?? 0), true);
      view.setFloat64(at + 24, fields.estimate ?? 0, true);
      view.setFloat64(at + 32, fields.gap ?? 0, true);
      view.setFloat64(at + 40, fields.leadingInset ?? 0, true);
      view.setFloat64(at + 48, fields.trailingInset ?? 0, true);
      view.setFloat64(at + 56, fields.columnGap ?? 0, true);
      view.setFloat64(at + 64, fields.smallestCell ?? 0, true);
      view.setFloat64(at + 72, fields.crossLength ?? 0, true);
      view.setFloat64(at + 80, fields.overscan ?? 0, true);
      view.setFloat64(at + 88, fields.nearDistance ?? 0, true);
    },
  },
  listSize: {
    size: 40,
    isSized: true,
    names: new Set([
      "columns", "count", "length", "cellLength", "memory"]),
    read(view, at) {
      return {
        columns: view.getUint32(at + 4, true),
        count: Number(view.getBigUint64(at + 8, true)),
        length: view.getFloat64(at + 16, true),
        cellLength: view.getFloat64(at + 24, true),
        memory: Number(view.getBigUint64(at + 32, true)),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, integer("columns", fields.columns ?? 0), true);
      view.setBigUint64(at + 8, BigInt(integer("count", fields.count ?? 0)), true);
      view.setFloat64(at + 16, fields.length ?? 0, true);
      view.setFloat64(at + 24, fields.cellLength ?? 0, true);
      view.setBigUint64(at + 32, BigInt(integer("memory", fields.memory ?? 0)), true);
    },
  },
  listItem: {
    size: 48,
    isSized: true,
    names: new Set([
      "isMeasured", "kind", "column", "start", "extent", "crossStart", "crossLength"]),
    read(view, at) {
      return {
        isMeasured: view.getUint32(at + 4, true) === 1,
        kind: view.getUint32(at + 8, true),
        column: view.getUint32(at + 12, true),
        start: view.getFloat64(at + 16, true),
        extent: view.getFloat64(at + 24, true),
        crossStart: view.getFloat64(at + 32, true),
        crossLength: view.getFloat64(at + 40, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("isMeasured", fields.isMeasured ?? 0), true);
      view.setUint32(at + 8, integer("kind", fields.kind ?? 0), true);
      view.setUint32(at + 12, integer("column", fields.column ?? 0), true);
      view.setFloat64(at + 16, fields.start ?? 0, true);
      view.setFloat64(at + 24, fields.extent ?? 0, true);
      view.setFloat64(at + 32, fields.crossStart ?? 0, true);
      view.setFloat64(at + 40, fields.crossLength ?? 0, true);
    },
  },
  listVisible: {
    size: 24,
    isSized: true,
    names: new Set([
      "first", "count"]),
    read(view, at) {
      return {
        first: Number(view.getBigUint64(at + 8, true)),
        count: Number(view.getBigUint64(at + 16, true)),
      };
    },
    write(view, at, fields) {
      view.setBigUint64(at + 8, BigInt(integer("first", fields.first ?? 0)), true);
      view.setBigUint64(at + 16, BigInt(integer("count", fields.count ?? 0)), true);
    },
  },
  listFrame: {
    size: 40,
    isSized: true,
    names: new Set([
      "hasSticky", "first", "count", "stickyItem", "stickyPosition"]),
    read(view, at) {
      return {
        hasSticky: view.getUint32(at + 4, true) === 1,
        first: Number(view.getBigUint64(at + 8, true)),
        count: Number(view.getBigUint64(at + 16, true)),
        stickyItem: Number(view.getBigUint64(at + 24, true)),
        stickyPosition: view.getFloat64(at + 32, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("hasSticky", fields.hasSticky ?? 0), true);
      view.setBigUint64(at + 8, BigInt(integer("first", fields.first ?? 0)), true);
      view.setBigUint64(at + 16, BigInt(integer("count", fields.count ?? 0)), true);
      view.setBigUint64(at + 24, BigInt(integer("stickyItem", fields.stickyItem ?? 0)), true);
      view.setFloat64(at + 32, fields.stickyPosition ?? 0, true);
    },
  },
  listConversationOptions: {
    size: 24,
    isSized: true,
    names: new Set([
      "isAtTop", "nearDistance", "topMargin"]),
    read(view, at) {
      return {
        isAtTop: view.getUint32(at + 4, true) === 1,
        nearDistance: view.getFloat64(at + 8, true),
        topMargin: view.getFloat64(at + 16, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("isAtTop", fields.isAtTop ?? 0), true);
      view.setFloat64(at + 8, fields.nearDistance ?? 0, true);
      view.setFloat64(at + 16, fields.topMargin ?? 0, true);
    },
  },
  listConversation: {
    size: 32,
    isSized: true,
    names: new Set([
      "isFollowing", "firstUnread", "unreadCount", "spacer"]),
    read(view, at) {
      return {
        isFollowing: view.getUint32(at + 4, true) === 1,
        firstUnread: Number(view.getBigUint64(at + 8, true)),
        unreadCount: Number(view.getBigUint64(at + 16, true)),
        spacer: view.getFloat64(at + 24, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, boolean("isFollowing", fields.isFollowing ?? 0), true);
      view.setBigUint64(at + 8, BigInt(integer("firstUnread", fields.firstUnread ?? 0)), true);
      view.setBigUint64(at + 16, BigInt(integer("unreadCount", fields.unreadCount ?? 0)), true);
      view.setFloat64(at + 24, fields.spacer ?? 0, true);
    },
  },
  traceStep: {
    size: 32,
    isSized: true,
    names: new Set([
      "kind", "place", "scroller", "isEqual", "status", "depth"]),
    read(view, at) {
      return {
        kind: view.getUint32(at + 4, true),
        place: Number(view.getBigUint64(at + 8, true)),
        scroller: view.getUint32(at + 16, true),
        isEqual: view.getUint32(at + 20, true) === 1,
        status: view.getInt32(at + 24, true),
        depth: view.getUint32(at + 28, true),
      };
    },
    write(view, at, fields) {
      view.setUint32(at + 4, constant("kind", "TraceStepKind", fields.kind ?? 0), true);
      view.setBigUint64(at + 8, BigInt(integer("place", fields.place ?? 0)), true);
      view.setUint32(at + 16, integer("scroller", fields.scroller ?? 0), true);
      view.setUint32(at + 20, boolean("isEqual", fields.isEqual ?? 0), true);
      view.setInt32(at + 24, constant("status", "Status", fields.status ?? 0), true);
      view.setUint32(at + 28, integer("depth", fields.depth ?? 0), true);
    },
  },
  traceReport: {
    size: 40,
    isSized: true,
    names: new Set([
      "calls", "differences", "firstDifference", "place"]),
    read(view, at) {
      return {
        calls: Number(view.getBigUint64(at + 8, true)),
        differences: Number(view.getBigUint64(at + 16, true)),
        firstDifference: Number(view.getBigUint64(at + 24, true)),
        place: Number(view.getBigUint64(at + 32, true)),
      };
    },
    write(view, at, fields) {
      view.setBigUint64(at + 8, BigInt(integer("calls", fields.calls ?? 0)), true);
      view.setBigUint64(at + 16, BigInt(integer("differences", fields.differences ?? 0)), true);
      view.setBigUint64(at + 24, BigInt(integer("firstDifference", fields.firstDifference ?? 0)), true);
      view.setBigUint64(at + 32, BigInt(integer("place", fields.place ?? 0)), true);
    },
  },
};

export function version() {
  return readText(c.scrollkit_version());
}

export function versionNumber() {
  return c.scrollkit_version_number();
}

export function hasFeature(name) {
  const top = c.__stack_pointer.value;
  try {
    return c.scrollkit_has_feature(passText(name)) === 1;
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function statusText(status) {
  return readText(c.scrollkit_status_text(constant("status", "Status", status)));
}

export function enumName(type, value) {
  const top = c.__stack_pointer.value;
  try {
    return readText(c.scrollkit_enum_name(passText(snakeCase(type)), BigInt(integer("value", value))));
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function feelGetValues(feel) {
  const top = c.__stack_pointer.value;
  try {
    const newValues = pass(structs.feelValues, {});
    check(c.scrollkit_feel_get_values(constant("feel", "Feel", feel), newValues));
    return structs.feelValues.read(memory(), newValues);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromSdl2Wheel(x, y, direction, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_sdl2_wheel(newInput, x, y, integer("direction", direction), integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromSdl3Wheel(x, y, direction, timeNs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_sdl3_wheel(newInput, x, y, integer("direction", direction), BigInt(integer("timeNs", timeNs))));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromSdl2Finger(type, finger, x, y, width, height, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_sdl2_finger(newInput, integer("type", type), BigInt(integer("finger", finger)), x, y, width, height, integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromSdl3Finger(type, finger, x, y, width, height, timeNs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_sdl3_finger(newInput, integer("type", type), BigInt(integer("finger", finger)), x, y, width, height, BigInt(integer("timeNs", timeNs))));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromGlfwScroll(xoffset, yoffset, time) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_glfw_scroll(newInput, xoffset, yoffset, time));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromRaylibWheel(x, y, time) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_raylib_wheel(newInput, x, y, time));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromImguiWheel(wheelX, wheelY, rightIsPositive, time) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_imgui_wheel(newInput, wheelX, wheelY, boolean("rightIsPositive", rightIsPositive), time));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromSgrButton(button, time) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_sgr_button(newInput, integer("button", button), time));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromGtkScroll(dx, dy, unit, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_gtk_scroll(newInput, dx, dy, integer("unit", unit), integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromGtkBegin(timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_gtk_begin(newInput, integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromGtkEnd(timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_gtk_end(newInput, integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromGtkDecelerate(velocityX, velocityY, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_gtk_decelerate(newInput, velocityX, velocityY, integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromGdkScroll(direction, dx, dy, unit, isStop, relative, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_gdk_scroll(newInput, integer("direction", direction), dx, dy, integer("unit", unit), boolean("isStop", isStop), integer("relative", relative), integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromGdkHold(phase, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_gdk_hold(newInput, integer("phase", phase), integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromWaylandAxis(axis, value, value120, source, relative, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_wayland_axis(newInput, integer("axis", axis), value, integer("value120", value120), integer("source", source), integer("relative", relative), integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromWaylandStop(axis, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_wayland_stop(newInput, integer("axis", axis), integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromLibinputScroll(source, axis, value, value120, timeUsec) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_libinput_scroll(newInput, integer("source", source), integer("axis", axis), value, value120, BigInt(integer("timeUsec", timeUsec))));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromXi2Scroll(scrollType, delta, increment, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_xi2_scroll(newInput, integer("scrollType", scrollType), delta, increment, integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromX11Button(button, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_x11_button(newInput, integer("button", button), integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromQtWheel(angleX, angleY, pixelX, pixelY, phase, inverted, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_qt_wheel(newInput, integer("angleX", angleX), integer("angleY", angleY), integer("pixelX", pixelX), integer("pixelY", pixelY), integer("phase", phase), boolean("inverted", inverted), BigInt(integer("timeMs", timeMs))));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromAppkitScroll(dx, dy, precise, phase, momentum, inverted, time) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_appkit_scroll(newInput, dx, dy, boolean("precise", precise), integer("phase", phase), integer("momentum", momentum), boolean("inverted", inverted), time));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromWebWheel(deltaX, deltaY, deltaMode, wheelDeltaX, wheelDeltaY, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_web_wheel(newInput, deltaX, deltaY, integer("deltaMode", deltaMode), integer("wheelDeltaX", wheelDeltaX), integer("wheelDeltaY", wheelDeltaY), timeMs));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function inputFromWin32Wheel(message, delta, pages, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newInput = pass(structs.input, {});
    check(c.scrollkit_input_from_win32_wheel(newInput, integer("message", message), integer("delta", delta), boolean("pages", pages), integer("timeMs", timeMs)));
    return structs.input.read(memory(), newInput);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function timeUnwrap(previous, timeMs) {
  const top = c.__stack_pointer.value;
  try {
    const newTime = reserve(8);
    check(c.scrollkit_time_unwrap(previous, integer("timeMs", timeMs), newTime));
    return memory().getFloat64(newTime, true);
  } finally {
    c.__stack_pointer.value = top;
  }
}

export function scrollerTickMany(scrollers, time) {
  const top = c.__stack_pointer.value;
  try {
    const newFrames = passStructs(structs.frame, scrollers.map(() => ({})));
    check(c.scrollkit_scroller_tick_many(passHandles("scrollers", Scroller, scrollers), scrollers.length, time, newFrames));
    return scrollers.map((_, i) => structs.frame.read(memory(), newFrames + i * structs.frame.size));
  } finally {
    c.__stack_pointer.value = top;
  }
}

export class Scroller {
  constructor(options) {
    const top = c.__stack_pointer.value;
    try {
      const newScroller = reserve(8);
      check(c.scrollkit_scroller_create(pass(structs.scrollerOptions, options), newScroller));
      own(this, memory().getUint32(newScroller, true), "destroy");
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  setClock(time) {
    return check(c.scrollkit_scroller_set_clock(open(this), time));
  }

  setGeometry(geometry, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_scroller_set_geometry(open(this), pass(structs.geometry, geometry), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  setSize(viewportWidth, viewportHeight, contentWidth, contentHeight, time) {
    return check(c.scrollkit_scroller_set_size(open(this), viewportWidth, viewportHeight, contentWidth, contentHeight, time));
  }

  shift(x, y, time) {
    return check(c.scrollkit_scroller_shift(open(this), x, y, time));
  }

  setPreferences(preferences, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_scroller_set_preferences(open(this), pass(structs.preferences, preferences), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  setScrollEnabled(x, y, time) {
    return check(c.scrollkit_scroller_set_scroll_enabled(open(this), boolean("x", x), boolean("y", y), time));
  }

  setAlwaysBounces(x, y, time) {
    return check(c.scrollkit_scroller_set_always_bounces(open(this), boolean("x", x), boolean("y", y), time));
  }

  scrollTo(x, y, animated, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_scroller_scroll_to(open(this), x, y, boolean("animated", animated), time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  scrollBy(x, y, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_scroller_scroll_by(open(this), x, y, time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  scrollRectToVisible(x, y, width, height, animated, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_scroller_scroll_rect_to_visible(open(this), x, y, width, height, boolean("animated", animated), time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  animateTo(x, y, options, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_scroller_animate_to(open(this), x, y, pass(structs.scrollOptions, options), time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  scrollIntoView(x, y, width, height, options, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_scroller_scroll_into_view(open(this), x, y, width, height, pass(structs.scrollOptions, options), time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  setOffset(x, y, time) {
    return check(c.scrollkit_scroller_set_offset(open(this), x, y, time));
  }

  stop(time) {
    return check(c.scrollkit_scroller_stop(open(this), time));
  }

  setFeel(feel, time) {
    return check(c.scrollkit_scroller_set_feel(open(this), constant("feel", "Feel", feel), time));
  }

  setFeelValues(values, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_scroller_set_feel_values(open(this), pass(structs.feelValues, values), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getFeelValues() {
    const top = c.__stack_pointer.value;
    try {
      const newValues = pass(structs.feelValues, {});
      check(c.scrollkit_scroller_get_feel_values(open(this), newValues));
      return structs.feelValues.read(memory(), newValues);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  push(input) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_scroller_push(open(this), pass(structs.input, input)));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  pushMany(inputs) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_scroller_push_many(open(this), passStructs(structs.input, inputs), inputs.length));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  respondsTo(kind) {
    const answer = c.scrollkit_scroller_responds_to(open(this), constant("kind", "InputKind", kind)) === 1;
    rethrow();
    return answer;
  }

  press(pointerId, x, y, time) {
    return check(c.scrollkit_scroller_press(open(this), BigInt(integer("pointerId", pointerId)), x, y, time));
  }

  move(pointerId, x, y, time) {
    return check(c.scrollkit_scroller_move(open(this), BigInt(integer("pointerId", pointerId)), x, y, time));
  }

  release(pointerId, time) {
    return check(c.scrollkit_scroller_release(open(this), BigInt(integer("pointerId", pointerId)), time));
  }

  cancel(time) {
    return check(c.scrollkit_scroller_cancel(open(this), time));
  }

  wheel(x, y, unit, time) {
    return check(c.scrollkit_scroller_wheel(open(this), x, y, constant("unit", "Unit", unit), time));
  }

  key(key, time) {
    return check(c.scrollkit_scroller_key(open(this), constant("key", "Key", key), time));
  }

  holdKey(key, time) {
    return check(c.scrollkit_scroller_hold_key(open(this), constant("key", "Key", key), time));
  }

  releaseKey(key, time) {
    return check(c.scrollkit_scroller_release_key(open(this), constant("key", "Key", key), time));
  }

  reportRelease(velocityX, velocityY, targetX, targetY, decelerates, time) {
    const top = c.__stack_pointer.value;
    try {
      const newRestX = reserve(8);
      const newRestY = reserve(8);
      check(c.scrollkit_scroller_report_release(open(this), velocityX, velocityY, targetX, targetY, boolean("decelerates", decelerates), time, newRestX, newRestY));
      return [memory().getFloat64(newRestX, true), memory().getFloat64(newRestY, true)];
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  tick(time) {
    const top = c.__stack_pointer.value;
    try {
      const newFrame = pass(structs.frame, {});
      check(c.scrollkit_scroller_tick(open(this), time, newFrame));
      return structs.frame.read(memory(), newFrame);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  sync(hostX, hostY, time) {
    const top = c.__stack_pointer.value;
    try {
      const newFrame = pass(structs.frame, {});
      check(c.scrollkit_scroller_sync(open(this), hostX, hostY, time, newFrame));
      return structs.frame.read(memory(), newFrame);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getFrame() {
    const top = c.__stack_pointer.value;
    try {
      const newFrame = pass(structs.frame, {});
      check(c.scrollkit_scroller_get_frame(open(this), newFrame));
      return structs.frame.read(memory(), newFrame);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getNextChange(pixelsPerPoint, time) {
    const top = c.__stack_pointer.value;
    try {
      const newChange = pass(structs.nextChange, {});
      check(c.scrollkit_scroller_get_next_change(open(this), pixelsPerPoint, time, newChange));
      return structs.nextChange.read(memory(), newChange);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getViewProgress(axis, start, length) {
    const top = c.__stack_pointer.value;
    try {
      const newProgress = pass(structs.viewProgress, {});
      check(c.scrollkit_scroller_get_view_progress(open(this), constant("axis", "Axis", axis), start, length, newProgress));
      return structs.viewProgress.read(memory(), newProgress);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  tickOffset(axis, time) {
    const answer = c.scrollkit_scroller_tick_offset(open(this), constant("axis", "Axis", axis), time);
    rethrow();
    return answer;
  }

  needsTick() {
    return c.scrollkit_scroller_needs_tick(open(this)) === 1;
  }

  getContext() {
    const top = c.__stack_pointer.value;
    try {
      const newContext = pass(structs.context, {});
      check(c.scrollkit_scroller_get_context(open(this), newContext));
      return structs.context.read(memory(), newContext);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getMargin(x, y, edge) {
    const top = c.__stack_pointer.value;
    try {
      const newMargin = reserve(8);
      check(c.scrollkit_scroller_get_margin(open(this), x, y, constant("edge", "Edges", edge), newMargin));
      return memory().getFloat64(newMargin, true);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  topEnable(options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_top_enable(open(this), pass(structs.topOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  topDisable(time) {
    return check(c.scrollkit_top_disable(open(this), time));
  }

  topTrigger(source, time) {
    return check(c.scrollkit_top_trigger(open(this), constant("source", "TopSource", source), time));
  }

  topTriggerHome(y, source, time) {
    return check(c.scrollkit_top_trigger_home(open(this), y, constant("source", "TopSource", source), time));
  }

  topSetVisible(isVisible) {
    return check(c.scrollkit_top_set_visible(open(this), boolean("isVisible", isVisible)));
  }

  topGetState() {
    const top = c.__stack_pointer.value;
    try {
      const newState = pass(structs.topState, {});
      check(c.scrollkit_top_get_state(open(this), newState));
      return structs.topState.read(memory(), newState);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  headerAdd(options, time) {
    const top = c.__stack_pointer.value;
    try {
      const newNumber = reserve(8);
      check(c.scrollkit_header_add(open(this), pass(structs.headerOptions, options), time, newNumber));
      return memory().getUint32(newNumber, true);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  headerSetOptions(number, options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_header_set_options(open(this), integer("number", number), pass(structs.headerOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  headerSetPosition(number, position, time) {
    return check(c.scrollkit_header_set_position(open(this), integer("number", number), position, time));
  }

  headerRemoveAll(time) {
    return check(c.scrollkit_header_remove_all(open(this), time));
  }

  headerGetState(number) {
    const top = c.__stack_pointer.value;
    try {
      const newState = pass(structs.headerState, {});
      check(c.scrollkit_header_get_state(open(this), integer("number", number), newState));
      return structs.headerState.read(memory(), newState);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  anchorSetPolicy(policy, time) {
    return check(c.scrollkit_anchor_set_policy(open(this), constant("policy", "AnchorPolicy", policy), time));
  }

  anchorBeginUpdate(time) {
    const top = c.__stack_pointer.value;
    try {
      const newBatch = reserve(8);
      check(c.scrollkit_anchor_begin_update(open(this), time, newBatch));
      return memory().getUint32(newBatch, true);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  anchorAddEdit(y, removed, inserted) {
    return check(c.scrollkit_anchor_add_edit(open(this), y, removed, inserted));
  }

  anchorEndUpdate(batch, geometry, finished, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_anchor_end_update(open(this), integer("batch", batch), pass(structs.geometry, geometry), boolean("finished", finished), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  nubEnable(options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_nub_enable(open(this), pass(structs.nubOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  nubDisable(time) {
    return check(c.scrollkit_nub_disable(open(this), time));
  }

  nubGrab(time) {
    const top = c.__stack_pointer.value;
    try {
      const newIsHeld = reserve(8);
      check(c.scrollkit_nub_grab(open(this), time, newIsHeld));
      return memory().getUint32(newIsHeld, true) === 1;
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  nubDrag(distance, sideways, time) {
    return check(c.scrollkit_nub_drag(open(this), distance, sideways, time));
  }

  nubRelease(time) {
    return check(c.scrollkit_nub_release(open(this), time));
  }

  nubSetHover(isNear, time) {
    return check(c.scrollkit_nub_set_hover(open(this), boolean("isNear", isNear), time));
  }

  nubSetSections(starts, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_nub_set_sections(open(this), passNumbers(starts), starts.length, time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  nubGetState() {
    const top = c.__stack_pointer.value;
    try {
      const newState = pass(structs.nubState, {});
      check(c.scrollkit_nub_get_state(open(this), newState));
      return structs.nubState.read(memory(), newState);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  nestSetParent(parent, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_nest_set_parent(open(this), passHandle("parent", Scroller, parent), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  nestSetOverscrollBehavior(x, y) {
    return check(c.scrollkit_nest_set_overscroll_behavior(open(this), constant("x", "OverscrollBehavior", x), constant("y", "OverscrollBehavior", y)));
  }

  nestSetOrder(order) {
    return check(c.scrollkit_nest_set_order(open(this), constant("order", "NestOrder", order)));
  }

  nestSetLatching(latching) {
    return check(c.scrollkit_nest_set_latching(open(this), constant("latching", "NestLatching", latching)));
  }

  linkUpdate(second, axis, line, positions, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_link_update(open(this), passHandle("second", Scroller, second), constant("axis", "Axis", axis), line, passNumbers(positions), positions.length, time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  snapSetOptions(axis, options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_snap_set_options(open(this), constant("axis", "Axis", axis), pass(structs.snapOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  snapSetAreas(areas, order, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_snap_set_areas(open(this), passStructs(structs.snapArea, areas), areas.length, constant("order", "SnapOrder", order), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  snapScrollTo(axis, index, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_snap_scroll_to(open(this), constant("axis", "Axis", axis), index, time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  snapGetState() {
    const top = c.__stack_pointer.value;
    try {
      const newState = pass(structs.snapState, {});
      check(c.scrollkit_snap_get_state(open(this), newState));
      return structs.snapState.read(memory(), newState);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  zoomEnable(options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_zoom_enable(open(this), pass(structs.zoomOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  zoomDisable(time) {
    return check(c.scrollkit_zoom_disable(open(this), time));
  }

  zoomSetScale(scale, x, y, animated, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_zoom_set_scale(open(this), scale, x, y, boolean("animated", animated), time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  zoomShowRect(x, y, width, height, animated, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_zoom_show_rect(open(this), x, y, width, height, boolean("animated", animated), time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  zoomDoubleTap(x, y, scale, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_zoom_double_tap(open(this), x, y, scale, time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  zoomGetState() {
    const top = c.__stack_pointer.value;
    try {
      const newState = pass(structs.zoomState, {});
      check(c.scrollkit_zoom_get_state(open(this), newState));
      return structs.zoomState.read(memory(), newState);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  zoomSetLimits(minimum, maximum, time) {
    return check(c.scrollkit_zoom_set_limits(open(this), minimum, maximum, time));
  }

  autoscrollSetVelocity(velocityX, velocityY, time) {
    return check(c.scrollkit_autoscroll_set_velocity(open(this), velocityX, velocityY, time));
  }

  autoscrollEnd(time) {
    return check(c.scrollkit_autoscroll_end(open(this), time));
  }

  autoscrollBegin(options, x, y, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_autoscroll_begin(open(this), pass(structs.autoscrollOptions, options), x, y, time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  autoscrollMove(x, y, time) {
    return check(c.scrollkit_autoscroll_move(open(this), x, y, time));
  }

  autoscrollRelease(time) {
    const top = c.__stack_pointer.value;
    try {
      const newContinues = reserve(8);
      check(c.scrollkit_autoscroll_release(open(this), time, newContinues));
      return memory().getUint32(newContinues, true) === 1;
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  autoscrollDrag(options, x, y, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_autoscroll_drag(open(this), pass(structs.autoscrollOptions, options), x, y, time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  scrollbarEnable(axis, options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_scrollbar_enable(open(this), constant("axis", "Axis", axis), pass(structs.scrollbarOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  scrollbarDisable(axis, time) {
    return check(c.scrollkit_scrollbar_disable(open(this), constant("axis", "Axis", axis), time));
  }

  scrollbarPress(axis, part, position, time) {
    return check(c.scrollkit_scrollbar_press(open(this), constant("axis", "Axis", axis), constant("part", "ScrollbarPart", part), position, time));
  }

  scrollbarDrag(axis, position, sideways, time) {
    return check(c.scrollkit_scrollbar_drag(open(this), constant("axis", "Axis", axis), position, sideways, time));
  }

  scrollbarRelease(axis, time) {
    return check(c.scrollkit_scrollbar_release(open(this), constant("axis", "Axis", axis), time));
  }

  scrollbarGetState(axis) {
    const top = c.__stack_pointer.value;
    try {
      const newState = pass(structs.scrollbarState, {});
      check(c.scrollkit_scrollbar_get_state(open(this), constant("axis", "Axis", axis), newState));
      return structs.scrollbarState.read(memory(), newState);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  refreshEnable(options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_refresh_enable(open(this), pass(structs.refreshOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  refreshDisable(time) {
    return check(c.scrollkit_refresh_disable(open(this), time));
  }

  refreshBegin(time) {
    return check(c.scrollkit_refresh_begin(open(this), time));
  }

  refreshEnd(time) {
    return check(c.scrollkit_refresh_end(open(this), time));
  }

  refreshGetState() {
    const top = c.__stack_pointer.value;
    try {
      const newState = pass(structs.refreshState, {});
      check(c.scrollkit_refresh_get_state(open(this), newState));
      return structs.refreshState.read(memory(), newState);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  deltasEnable(options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_deltas_enable(open(this), pass(structs.deltasOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  deltasTake(time) {
    const top = c.__stack_pointer.value;
    try {
      const newDeltas = pass(structs.deltas, {});
      check(c.scrollkit_deltas_take(open(this), time, newDeltas));
      return structs.deltas.read(memory(), newDeltas);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  meterEnable(options) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_meter_enable(open(this), pass(structs.meterOptions, options)));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  meterDisable() {
    return check(c.scrollkit_meter_disable(open(this)));
  }

  meterGetReport() {
    const top = c.__stack_pointer.value;
    try {
      const newReport = pass(structs.meterReport, {});
      check(c.scrollkit_meter_get_report(open(this), newReport));
      return structs.meterReport.read(memory(), newReport);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  destroy() {
    c.scrollkit_scroller_destroy(this[address]);
    disown(this);
    rethrow();
  }

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
}

export class Window {
  constructor(sibling) {
    const top = c.__stack_pointer.value;
    try {
      const newWindow = reserve(8);
      check(c.scrollkit_window_create(passHandle("sibling", Window, sibling), newWindow));
      own(this, memory().getUint32(newWindow, true), "destroy");
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  makeKey() {
    return check(c.scrollkit_window_make_key(open(this)));
  }

  setStatusBar(bottom, reach) {
    return check(c.scrollkit_window_set_status_bar(open(this), bottom, reach));
  }

  addScroller(scroller) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_window_add_scroller(open(this), passHandle("scroller", Scroller, scroller)));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  removeScroller(scroller) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_window_remove_scroller(open(this), passHandle("scroller", Scroller, scroller)));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  tap(x, y, hasEvent, time) {
    const top = c.__stack_pointer.value;
    try {
      const newCount = reserve(8);
      check(c.scrollkit_window_tap(open(this), x, y, boolean("hasEvent", hasEvent), time, newCount));
      return memory().getUint32(newCount, true);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  destroy() {
    c.scrollkit_window_destroy(this[address]);
    disown(this);
    rethrow();
  }
}

export class List {
  constructor(options) {
    const top = c.__stack_pointer.value;
    try {
      const newList = reserve(8);
      check(c.scrollkit_list_create(pass(structs.listOptions, options), newList));
      own(this, memory().getUint32(newList, true), "destroy");
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  setOffset(offset) {
    return check(c.scrollkit_list_set_offset(open(this), offset));
  }

  getOffset() {
    const top = c.__stack_pointer.value;
    try {
      const newOffset = reserve(8);
      check(c.scrollkit_list_get_offset(open(this), newOffset));
      return memory().getFloat64(newOffset, true);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  attach(scroller, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_list_attach(open(this), passHandle("scroller", Scroller, scroller), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  detach(time) {
    return check(c.scrollkit_list_detach(open(this), time));
  }

  beginUpdate(time) {
    const top = c.__stack_pointer.value;
    try {
      const newBatch = reserve(8);
      check(c.scrollkit_list_begin_update(open(this), time, newBatch));
      return memory().getUint32(newBatch, true);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  endUpdate(batch, time) {
    return check(c.scrollkit_list_end_update(open(this), integer("batch", batch), time));
  }

  setConversation(options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_list_set_conversation(open(this), pass(structs.listConversationOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  endConversation(time) {
    return check(c.scrollkit_list_end_conversation(open(this), time));
  }

  getConversation() {
    const top = c.__stack_pointer.value;
    try {
      const newState = pass(structs.listConversation, {});
      check(c.scrollkit_list_get_conversation(open(this), newState));
      return structs.listConversation.read(memory(), newState);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  beginTurn(item, options, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_list_begin_turn(open(this), integer("item", item), pass(structs.scrollOptions, options), time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  scrollToNewest(options, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_list_scroll_to_newest(open(this), pass(structs.scrollOptions, options), time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  setOptions(options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_list_set_options(open(this), pass(structs.listOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  insert(item, count, time) {
    return check(c.scrollkit_list_insert(open(this), integer("item", item), integer("count", count), time));
  }

  insertMeasured(item, extents, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_list_insert_measured(open(this), integer("item", item), passNumbers(extents), extents.length, time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  remove(item, count, time) {
    return check(c.scrollkit_list_remove(open(this), integer("item", item), integer("count", count), time));
  }

  move(item, count, destination, time) {
    return check(c.scrollkit_list_move(open(this), integer("item", item), integer("count", count), integer("destination", destination), time));
  }

  setExtents(item, extents, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_list_set_extents(open(this), integer("item", item), passNumbers(extents), extents.length, time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  forgetExtents(item, count, time) {
    return check(c.scrollkit_list_forget_extents(open(this), integer("item", item), integer("count", count), time));
  }

  setKind(item, count, kind, time) {
    return check(c.scrollkit_list_set_kind(open(this), integer("item", item), integer("count", count), integer("kind", kind), time));
  }

  setKindOptions(kind, options, time) {
    const top = c.__stack_pointer.value;
    try {
      return check(c.scrollkit_list_set_kind_options(open(this), integer("kind", kind), pass(structs.listKindOptions, options), time));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getFrame(capacity) {
    const top = c.__stack_pointer.value;
    try {
      const newFrame = pass(structs.listFrame, {});
      const newPositions = reserve(capacity * 8);
      check(c.scrollkit_list_get_frame(open(this), newFrame, newPositions, integer("capacity", capacity)));
      const frame = structs.listFrame.read(memory(), newFrame);
      const filled = Math.min(capacity, frame.count);
      return [frame, Array.from({ length: filled }, (_, i) => memory().getFloat64(newPositions + i * 8, true))];
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getStickyItems(capacity) {
    const top = c.__stack_pointer.value;
    try {
      const newItems = reserve(capacity * 4);
      const newPositions = reserve(capacity * 8);
      const newCount = reserve(8);
      check(c.scrollkit_list_get_sticky_items(open(this), newItems, newPositions, integer("capacity", capacity), newCount));
      const filled = memory().getUint32(newCount, true);
      return [Array.from({ length: filled }, (_, i) => memory().getUint32(newItems + i * 4, true)), Array.from({ length: filled }, (_, i) => memory().getFloat64(newPositions + i * 8, true))];
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getUpcoming(capacity) {
    const top = c.__stack_pointer.value;
    try {
      const newItems = reserve(capacity * 4);
      const newTimes = reserve(capacity * 8);
      const newCount = reserve(8);
      check(c.scrollkit_list_get_upcoming(open(this), newItems, newTimes, integer("capacity", capacity), newCount));
      const filled = memory().getUint32(newCount, true);
      return [Array.from({ length: filled }, (_, i) => memory().getUint32(newItems + i * 4, true)), Array.from({ length: filled }, (_, i) => memory().getFloat64(newTimes + i * 8, true))];
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getSize() {
    const top = c.__stack_pointer.value;
    try {
      const newSize = pass(structs.listSize, {});
      check(c.scrollkit_list_get_size(open(this), newSize));
      return structs.listSize.read(memory(), newSize);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getItem(item) {
    const top = c.__stack_pointer.value;
    try {
      const newValue = pass(structs.listItem, {});
      check(c.scrollkit_list_get_item(open(this), integer("item", item), newValue));
      return structs.listItem.read(memory(), newValue);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getAnchor(offset) {
    const top = c.__stack_pointer.value;
    try {
      const newItem = reserve(8);
      const newWithin = reserve(8);
      check(c.scrollkit_list_get_anchor(open(this), offset, newItem, newWithin));
      return [memory().getUint32(newItem, true), memory().getFloat64(newWithin, true)];
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getAnchorOffset(item, within) {
    const top = c.__stack_pointer.value;
    try {
      const newOffset = reserve(8);
      check(c.scrollkit_list_get_anchor_offset(open(this), integer("item", item), within, newOffset));
      return memory().getFloat64(newOffset, true);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getVisible(offset, length, overscan, capacity) {
    const top = c.__stack_pointer.value;
    try {
      const newVisible = pass(structs.listVisible, {});
      const newPositions = reserve(capacity * 8);
      check(c.scrollkit_list_get_visible(open(this), offset, length, overscan, newVisible, newPositions, integer("capacity", capacity)));
      const visible = structs.listVisible.read(memory(), newVisible);
      const filled = Math.min(capacity, visible.count);
      return [visible, Array.from({ length: filled }, (_, i) => memory().getFloat64(newPositions + i * 8, true))];
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getSticky(offset, length, capacity) {
    const top = c.__stack_pointer.value;
    try {
      const newItems = reserve(capacity * 4);
      const newDistances = reserve(capacity * 8);
      const newAtStart = reserve(8);
      const newCount = reserve(8);
      check(c.scrollkit_list_get_sticky(open(this), offset, length, newItems, newDistances, integer("capacity", capacity), newAtStart, newCount));
      const filled = memory().getUint32(newCount, true);
      return [Array.from({ length: filled }, (_, i) => memory().getUint32(newItems + i * 4, true)), Array.from({ length: filled }, (_, i) => memory().getFloat64(newDistances + i * 8, true)), memory().getUint32(newAtStart, true)];
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getOffsetShowing(item, alignment, margin, offset, length) {
    const top = c.__stack_pointer.value;
    try {
      const newShown = reserve(8);
      check(c.scrollkit_list_get_offset_showing(open(this), integer("item", item), constant("alignment", "ListAlignment", alignment), margin, offset, length, newShown));
      return memory().getFloat64(newShown, true);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getProgress(item, offset, length) {
    const top = c.__stack_pointer.value;
    try {
      const newProgress = pass(structs.viewProgress, {});
      check(c.scrollkit_list_get_progress(open(this), integer("item", item), offset, length, newProgress));
      return structs.viewProgress.read(memory(), newProgress);
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  scrollToItem(item, alignment, margin, animated, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_list_scroll_to_item(open(this), integer("item", item), constant("alignment", "ListAlignment", alignment), margin, boolean("animated", animated), time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  scrollIntoView(item, options, time) {
    const top = c.__stack_pointer.value;
    try {
      const newId = reserve(8);
      check(c.scrollkit_list_scroll_into_view(open(this), integer("item", item), pass(structs.scrollOptions, options), time, newId));
      return Number(memory().getBigUint64(newId, true));
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  getPosition() {
    const top = c.__stack_pointer.value;
    try {
      const newItem = reserve(8);
      const newWithin = reserve(8);
      check(c.scrollkit_list_get_position(open(this), newItem, newWithin));
      return [memory().getUint32(newItem, true), memory().getFloat64(newWithin, true)];
    } finally {
      c.__stack_pointer.value = top;
    }
  }

  setPosition(item, within, time) {
    return check(c.scrollkit_list_set_position(open(this), integer("item", item), within, time));
  }

  destroy() {
    c.scrollkit_list_destroy(this[address]);
    disown(this);
    rethrow();
  }
}

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
