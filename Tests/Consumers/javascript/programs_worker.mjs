// Answers what a program of WebAssembly prints; see programs.html.
import { run } from "./wasi.mjs";

onmessage = async ({ data: words }) => {
  const module = await WebAssembly.compileStreaming(fetch(words[0]));
  const parts = [];
  run(module, words, (bytes) => parts.push(bytes));
  postMessage(await new Blob(parts).text());
};
