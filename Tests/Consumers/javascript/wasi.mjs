// Runs a C program that is compiled to WebAssembly: its arguments, and what it prints. It has no files.
//
//   node wasi.mjs PROGRAM.wasm ARGUMENT...

class Exit {
  constructor(status) {
    this.status = status;
  }
}

/** Runs a module; `write` gets each part of its output, as bytes. Returns its exit status. */
export function run(module, words, write) {
  const encoded = words.map((word) => new TextEncoder().encode(`${word}\0`));
  let memory;
  const view = () => new DataView(memory.buffer);
  const imports = {
    args_sizes_get(count, size) {
      view().setUint32(count, encoded.length, true);
      view().setUint32(size, encoded.reduce((sum, word) => sum + word.length, 0), true);
      return 0;
    },
    args_get(pointers, bytes) {
      for (const word of encoded) {
        view().setUint32(pointers, bytes, true);
        new Uint8Array(memory.buffer, bytes, word.length).set(word);
        pointers += 4;
        bytes += word.length;
      }
      return 0;
    },
    fd_write(file, parts, count, written) {
      let size = 0;
      for (let i = 0; i < count; i++) {
        const length = view().getUint32(parts + 8 * i + 4, true);
        write(new Uint8Array(memory.buffer, view().getUint32(parts + 8 * i, true), length).slice());
        size += length;
      }
      view().setUint32(written, size, true);
      return 0;
    },
    proc_exit(status) {
      throw new Exit(status);
    },
  };
  for (const { name } of WebAssembly.Module.imports(module)) imports[name] ??= () => 52; // ENOSYS
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports });
  memory = instance.exports.memory;
  try {
    instance.exports._start();
    return 0;
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    return error.status;
  }
}

if (typeof process !== "undefined") {
  const { readFileSync, writeSync } = await import("node:fs");
  const [file, ...words] = process.argv.slice(2);
  process.exitCode = run(new WebAssembly.Module(readFileSync(file)), [file, ...words], (bytes) => writeSync(1, bytes));
}
