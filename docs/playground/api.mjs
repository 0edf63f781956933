// The functions, structs and enums of the C header with their comments, from scrollkit.api.json.

const response = await fetch(new URL("scrollkit.api.json", import.meta.url));
if (!response.ok) throw new Error(`scrollkit.api.json: ${response.status}`);
const api = await response.json();

const named = (kind) => new Map(api[kind].map((each) => [each.name, each]));
const [functions, structs, enums] = ["functions", "structs", "enums"].map(named);

export const functionOf = (name) => functions.get(name);
export const structOf = (name) => structs.get(name);
export const enumOf = (name) => enums.get(name);
export const snake = (name) => name.replace(/[A-Z]/g, (letter) => "_" + letter.toLowerCase());

/** The sentences of a comment, without the range and the marks of code. */
export const sentences = (doc) => doc.replace(/ Range: .*$/s, "").replaceAll("`", "");
