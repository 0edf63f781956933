#!/usr/bin/env bash
# Runs the golden cases in WebAssembly: in Node.js and in Chromium, equal to the native library to the last bit.
#
#   javascript.sh BUILD_DIR
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$(cd "$1" && pwd)
source "$here/javascript/serve.sh"

web=$("$root/scripts/wasm")
cp "$web"/scrollkit.{wasm,mjs,d.mts} "$root/examples/javascript/flick.mjs" "$here"/javascript/* "$work"
cases=$root/Tests/Fixtures/golden/cases.txt
cp "$cases" "$work"
cd "$work"

node -e '
  const module = new WebAssembly.Module(require("fs").readFileSync("scrollkit.wasm"));
  if (WebAssembly.Module.imports(module).length) throw new Error("it has imports");
  console.log(WebAssembly.Module.exports(module).map((each) => each.name).sort().join("\n"));' >exports
{ nm -D --defined-only "$build/libscrollkit.so" | sed -n 's/.* \(scrollkit_[a-z0-9_]*\)@@.*/\1/p'
  printf '%s\n' memory __stack_pointer __indirect_function_table; } | LC_ALL=C sort >expected
LC_ALL=C sort exports | diff expected - || { echo "FAILED: scrollkit.wasm does not export the header's functions"; exit 1; }
brotli -k scrollkit.wasm
echo "ok: scrollkit.wasm has no imports and exports the header's functions;" \
  "$(stat -c %s scrollkit.wasm) bytes, $(stat -c %s scrollkit.wasm.br) by brotli"

gcc -I"$root/include" "$here/golden.c" -o native -L"$build" -lscrollkit -lm -Wl,-rpath,"$build"
./native cases.txt native.frames >/dev/null
result=$(node golden.mjs scrollkit.mjs cases.txt node.frames) || { echo "$result"; exit 1; }
python3 equal.py native.frames node.frames
echo "ok: Node.js: $result; equal to the native library to the last bit"

if wrong=$(node golden.mjs scrollkit.mjs "$root/Tests/Fixtures/golden/wrong.txt"); then echo "FAILED: wrong cases are accepted"; exit 1; fi
[ "$(grep -c FAILED <<<"$wrong")" = 4 ] || { echo "FAILED: $wrong"; exit 1; }

node traces.mjs "$root"/Tests/Fixtures/traces/*.sktrace

node module.mjs
node flick.mjs | diff "$root/Tests/Fixtures/golden/flick.txt" -
tsc --strict --noEmit --target es2022 --module es2022 --moduleResolution node16 --lib es2022,dom types.mts
echo "ok: the module's errors, delegates and types; flick.mjs prints the golden flick"

serve "$work" 8437
/usr/bin/python3 page.py http://127.0.0.1:8437/golden.html >page.txt
result=$(grep -o '[0-9]* golden cases, 0 failures' page.txt) || { head -20 page.txt; exit 1; }
grep -v 'golden cases' page.txt >chromium.frames
python3 equal.py native.frames chromium.frames
echo "ok: Chromium: $result; equal to the native library to the last bit"
