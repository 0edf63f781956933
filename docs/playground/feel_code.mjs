// The lines of C and Python that set a feel: a preset, and the numbers that differ from it.
import { Feel, feelGetValues } from "./scrollkit.mjs";
import { enumOf, snake, structOf } from "./api.mjs";

const feelName = (feel) => Object.keys(Feel).find((name) => Feel[name] === feel && name !== "DEFAULT");
const pascal = (type) => type.replace("scrollkit_", "").replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase());

/** The fields that differ from the preset: each with its name in C, its value, and its enum or undefined. */
function changes(feel, values) {
  const preset = feelGetValues(feel);
  const types = new Map(structOf("scrollkit_feel_values").fields.map((field) => [field.name, field.type]));
  return Object.keys(preset).filter((name) => values[name] !== preset[name])
    .map((name) => ({ field: snake(name), value: values[name], type: types.get(snake(name)) }));
}

const constantOf = ({ type, value }) => enumOf(type)?.values.find((each) => each.value === value).name;

export function codeInC(feel, values) {
  const text = (change) => constantOf(change) ?? (change.value === Infinity ? "INFINITY" : String(change.value));
  return [
    "scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;",
    `scrollkit_feel_get_values(SCROLLKIT_FEEL_${feelName(feel)}, &values);`,
    ...changes(feel, values).map((change) => `values.${change.field} = ${text(change)};`),
    "scrollkit_scroller_set_feel_values(scroller, &values, time);",
  ].join("\n");
}

export function codeInPython(feel, values) {
  const text = (change) => {
    const constant = constantOf(change);
    if (!constant) return change.value === Infinity ? "math.inf" : String(change.value);
    const prefix = `${change.type.toUpperCase()}_`;
    return `scrollkit.${pascal(change.type)}.${constant.slice(prefix.length)}`;
  };
  return [
    `values = scrollkit.feel_values(scrollkit.Feel.${feelName(feel)})`,
    ...changes(feel, values).map((change) => `values.${change.field} = ${text(change)}`),
    "scroller.set_feel(values, time=time)",
  ].join("\n");
}
