// The arguments of a recorded call, in words: docs/traces.md has their format, the interface description their types.
import { enumOf, functionOf, structOf } from "./api.mjs";

const head = 16; // bytes of a record before the arguments: size, kind, function, scroller
const handles = new Set(["scrollkit_scroller *", "scrollkit_list *"]);
const integers = new Set(["uint32_t", "int32_t", "uint64_t", "int64_t", "size_t"]);
const shownElements = 4; // of an array

const numberText = (value) => String(Number(value.toPrecision(12)));

/** Reads the arguments of a record from its first byte on. */
class Reader {
  constructor(view, place) {
    Object.assign(this, { view, at: place });
  }

  integer() {
    this.at += 8;
    return this.view.getBigUint64(this.at - 8, true);
  }

  real() {
    this.at += 8;
    return this.view.getFloat64(this.at - 8, true);
  }
}

/** The text of a whole number of a type: a constant's name, a scroller, or digits. */
function wholeText(type, value) {
  if (handles.has(type)) return value === 0n ? "none" : value === 2n ** 64n - 1n ? "an untraced one" : `#${value - 1n}`;
  const described = enumOf(type);
  if (!described) return String(BigInt.asIntN(type.endsWith("32_t") ? 32 : 64, value));
  const parts = described.isFlags
    ? described.values.filter((each) => each.value && (value & BigInt(each.value)) === BigInt(each.value))
    : described.values.filter((each) => BigInt.asUintN(64, BigInt(each.value)) === value);
  return parts.map((each) => each.name.slice(type.length + 1).toLowerCase()).join(" | ") || String(value);
}

/** The fields of a struct that are not 0. */
function structText(struct, view, at, size) {
  const texts = struct.fields.flatMap(({ name, type, offset, size: length }) => {
    if (name === "struct_size" || offset + length > size) return [];
    if (type === "double") {
      const value = view.getFloat64(at + offset, true);
      return value === 0 ? [] : [`${name} ${numberText(value)}`];
    }
    const value = length === 8 ? view.getBigUint64(at + offset, true) : BigInt(view.getUint32(at + offset, true));
    return value === 0n && name !== "kind" ? [] : [`${name} ${wholeText(type, value)}`];
  });
  return `{${texts.join(", ")}}`;
}

function pointed(type) {
  return type.replace(/^const /, "").replace(/ \*(const \*)?$/, "");
}

/** An argument behind a pointer: a struct, or an array that has its count. */
function pointedText(reader, type, isArray) {
  const count = isArray ? Number(reader.integer()) : 1;
  const size = Number(reader.integer()), start = reader.at;
  reader.at += size;
  if (size === 0) return isArray ? "[]" : "null";
  const struct = structOf(type), length = size / count;
  const element = (index) => {
    const at = start + index * length;
    return struct ? structText(struct, reader.view, at, length) : numberText(reader.view.getFloat64(at, true));
  };
  if (!isArray) return element(0);
  const shown = Array.from({ length: Math.min(count, shownElements) }, (_, index) => element(index));
  return `[${shown.join(", ")}${count > shownElements ? `, … ${count}` : ""}]`;
}

/** How the arguments of some functions are recorded otherwise than their C parameters. */
const special = {
  scroller_set_delegate: (reader) => [`functions ${reader.integer()}`],
  scroller_next_event: () => [],
  scroller_tick_many(reader) {
    const time = reader.real(), count = Number(reader.integer());
    const shown = Array.from({ length: count }, () => wholeText("scrollkit_scroller *", reader.integer()));
    return [`time ${numberText(time)}`, `scrollers ${shown.join(" ")}`];
  },
};

/**
 * The arguments of the call whose record is at a byte of a trace, as "name value" each, and the byte after them.
 * The time of a call is left out: the list of calls shows it.
 */
export function argumentsOf(bytes, place, name) {
  const reader = new Reader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), place + head);
  if (special[name]) return { texts: special[name](reader), end: reader.at };
  const parameters = functionOf(`scrollkit_${name}`).parameters.slice(1);
  const texts = [];
  parameters.forEach((parameter, index) => {
    const { type } = parameter, isConstant = type.startsWith("const ");
    if (type === "double") {
      const value = reader.real();
      if (parameter.name !== "time") texts.push(`${parameter.name} ${numberText(value)}`);
    } else if (handles.has(type) || integers.has(type) || enumOf(type)) {
      if (parameter.name !== "count" || !parameters[index - 1].type.includes("*")) {
        texts.push(`${parameter.name} ${wholeText(type, reader.integer())}`);
      }
    } else if (isConstant) {
      const isArray = parameters[index + 1]?.name === "count";
      texts.push(`${parameter.name} ${pointedText(reader, pointed(type), isArray)}`);
    } // else the function returns something through the pointer
  });
  return { texts, end: reader.at };
}
