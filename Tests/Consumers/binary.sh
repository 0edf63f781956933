#!/usr/bin/env bash
# Checks the hardening of the shared library, its debug file, and that backtraces from a delegate's
# callback reach main.
#
#   binary.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
library=$build/libscrollkit.so.0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# found NAME FILE PATTERN: checks that a line of the file matches the extended regular expression.
found() {
  grep -qE "$3" "$2" || { echo "binary: $1: FAILED, no line matches $3 in:"; cat "$2"; exit 1; }
  echo "binary: $1"
}
# absent NAME FILE PATTERN: checks that no line of the file matches.
absent() {
  ! grep -E "$3" "$2" || { echo "binary: $1: FAILED, these lines match $3"; exit 1; }
  echo "binary: $1"
}

readelf -lW "$library" >"$work/segments"
readelf -dW "$library" >"$work/dynamic"
readelf -SW "$library" >"$work/sections"
nm -D --undefined-only "$library" >"$work/imports"
found "relocated data are read-only (RELRO)" "$work/segments" 'GNU_RELRO'
found "symbols are bound at load (BIND_NOW)" "$work/dynamic" 'FLAGS_1.*NOW'
found "the stack is not executable" "$work/segments" 'GNU_STACK .* RW '
absent "no segment is writable and executable" "$work/segments" ' RWE '
segment=$(awk '
  /^  Type/ { n = -1; next }
  /^ Section to/ { exit }
  /^  [A-Z]/ { n++; if (/^  LOAD.* R E/) print n }' "$work/segments")
awk -v "segment=$(printf %02d "$segment")" '$1 == segment && / \./' "$work/segments" >"$work/executable"
found "code is in one executable segment" "$work/executable" ' \.text '
absent "constants are not executable" "$work/executable" '\.rodata|\.eh_frame|\.dynsym'
absent "code is not relocated" "$work/dynamic" 'TEXTREL'
found "functions with buffers have a stack protector" "$work/imports" ' __stack_chk_fail@'
absent "the library has no debug information" "$work/sections" ' \.debug_'

# The debug file belongs to the library: same build ID, and its name and checksum are in the library.
build_id() { readelf -nW "$1" | sed -n 's/.*Build ID: //p'; }
build_id "$library" >"$work/id"
found "the library has a build ID" "$work/id" '^[0-9a-f]{40}$'
[ "$(cat "$work/id")" = "$(build_id "$build/libscrollkit.so.debug")" ] ||
  { echo "FAILED: the debug file has another build ID"; exit 1; }
found "it names its debug file" "$work/sections" ' \.gnu_debuglink '
readelf -SW "$build/libscrollkit.so.debug" >"$work/debug"
found "the debug file has line numbers" "$work/debug" ' \.debug_line '

# Without the debug file: the library alone has what unwinding needs.
mkdir "$work/alone"
cp "$library" "$work/alone/"
gcc -g -rdynamic -Wall -Wextra -Werror -Iinclude Tests/Consumers/backtrace.c -o "$work/program" \
  -L"$build" -lscrollkit
alone=(env LD_LIBRARY_PATH="$work/alone")
"${alone[@]}" "$work/program" >"$work/frames"
sed -n '/inside_callback/,/main/p' "$work/frames" | head -20 >"$work/between"
found "backtrace() in a callback passes the library" "$work/between" 'libscrollkit\.so\.0'
found "backtrace() in a callback reaches main" "$work/between" '\(main\+'
"${alone[@]}" gdb -nx -batch -ex run -ex backtrace --args "$work/program" crash >"$work/frames" 2>&1
found "gdb reaches main" "$work/frames" '^#[0-9]+ .* main \(.* at .*backtrace\.c'
{ "${alone[@]}" valgrind "$work/program" crash || true; } >"$work/frames" 2>&1
found "valgrind reaches main" "$work/frames" 'by 0x[0-9A-F]+: main \(backtrace\.c'
# perf needs a kernel that lets the user sample.
if perf record -q -o "$work/perf" true >/dev/null 2>&1; then
  "${alone[@]}" perf record -q -o "$work/perf" --call-graph dwarf "$work/program" compute >/dev/null 2>&1
  "${alone[@]}" perf script -i "$work/perf" >"$work/samples" 2>/dev/null
  awk '/inside_callback/ { sampled = 1 } sampled && /^$/ { exit } sampled' "$work/samples" >"$work/frames"
  found "perf reaches main" "$work/frames" ' main\+'
else
  echo "binary: skipped: perf cannot sample here"
fi

env LD_LIBRARY_PATH="$build" gdb -nx -batch -ex run -ex backtrace --args "$work/program" crash \
  >"$work/frames" 2>&1
found "with the debug file, gdb names functions and lines" "$work/frames" \
  '^#[0-9]+ .*scrollkit_scroller_wheel \(\) at .*Sources/ScrollKitC/.*\.swift:[0-9]+'
absent "the debug file matches the library's checksum" "$work/frames" 'CRC mismatch'
