#!/bin/sh
# Fuzzes the C interface under Clang's sanitizers for addresses and undefined behaviour, and fails on any finding: one core makes
# calls with any arguments (Tests/Fuzz), the other checks the laws of programs (Tests/Programs/fuzz_main.c). Prints the input bytes
# of each finding; add them to the corpus with the fix. The library is compiled from scrollkit.c.
#
#   fuzz.sh [SECONDS=60] [FOLDER=.build-fuzz]
#
# Inputs are tried in the same order in every run, unless FUZZ_SEED names another one. With FUZZ_RUNS, their number is fixed
# instead of the time: that of calls; a quarter of it are programs, and four times as many traces.
#
# With the environment variable FLOATING_MODE the calls run in that mode of floating_mode.c, such as `traps`.
set -eu
seconds=${1:-60}
project=$(cd "$(dirname "$0")/../.." && pwd)
build=${2:-$project/.build-fuzz}
file=$("$project/scripts/onefile" "$project/.build-onefile/64" -DSCROLLKIT_ONEFILE_TRIPLES=x86_64-unknown-none-elf)
mkdir -p "$build"
clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang  # which has the sanitizers

# The fuzzer must call every function.
for function in $(grep -oh 'scrollkit_[a-z0-9_]*(' "$project"/include/scrollkit/*.h | sort -u); do
  grep -qF "$function" "$project"/Tests/Fuzz/*.c || { echo "not fuzzed: $function); add a call to Tests/Fuzz"; exit 1; }
done

sanitize=-fsanitize=fuzzer,address,undefined
# All pointers of scrollkit.c are char *, also those in the types of functions; and it computes an address that it does not use if
# the pointer is null.
"$clang" -std=c99 -g1 -O1 $sanitize -fno-sanitize-recover=undefined -fno-sanitize=function,pointer-overflow \
  -I"$project/include" -c "$file" -o "$build/scrollkit.o"
if [ -n "${FLOATING_MODE:-}" ]; then
  # Optimised and built-in functions would raise exceptions in the fuzzer's own comparisons with NaN.
  set -- "$project/Tests/Consumers/floating_mode.c" -O0 -fno-builtin
else
  set -- -O1
fi
programs=$project/Tests/Programs
# limit SECONDS RUNS: prints the fuzzer's option.
limit() { [ -n "${FUZZ_RUNS:-}" ] && echo "-runs=$2" || echo "-max_total_time=$1"; }
# link TARGET SOURCE... [FLAG...]
link() {
  target=$1
  shift
  "$clang" -std=c11 -g -Wall -Wextra -Werror $sanitize -fno-sanitize-recover=undefined -fuse-ld=lld \
    -I"$project/include" -I"$programs/include" "$@" "$build/scrollkit.o" -lm -o "$build/$target"
}
link fuzz_calls "$@" "$project"/Tests/Fuzz/*.c
laws=
for file in "$programs"/*.c; do
  case $file in */fuzz_main.c) laws="$laws $file" ;; *_main.c) ;; *) laws="$laws $file" ;; esac
done
# shellcheck disable=SC2086
link fuzz_laws "$@" $laws
link fuzz_traces "$@" "$project"/Tests/Fuzz/Traces/fuzz_traces.c

# Reads the committed corpus; writes new inputs to the build folder.
mkdir -p "$build/found" "$build/found_laws" "$build/findings"
cd "$build/findings"
export ASAN_OPTIONS=detect_stack_use_after_return=1:allocator_may_return_null=1
status=0
"$build/fuzz_laws" "$(limit "$seconds" $((${FUZZ_RUNS:-0} / 4)))" -max_len=2048 -len_control=0 -timeout=20 -rss_limit_mb=2048 \
  -seed="${FUZZ_SEED:-1}" \
  -print_final_stats=1 "$build/found_laws" "$project/Tests/Fuzz/programs" >"$build/laws.log" 2>&1 &
fuzz_laws=$!
"$build/fuzz_calls" "$(limit "$seconds" "${FUZZ_RUNS:-0}")" -max_len=1024 -timeout=5 -rss_limit_mb=2048 \
  -seed="${FUZZ_SEED:-1}" -print_final_stats=1 "$build/found" "$project/Tests/Fuzz/corpus" >"$build/calls.log" 2>&1 || status=$?
wait $fuzz_laws || status=$?
grep -hE 'number_of_executed_units|does not hold|^seed|ERROR|Base64|Test unit' "$build/calls.log" "$build/laws.log" || true
[ "$status" = 0 ] && echo "fuzz: no finding"

# Damaged and hostile traces, in a quarter of the time.
mkdir -p "$build/found_traces"
"$build/fuzz_traces" "$(limit $((seconds / 4 + 1)) $((${FUZZ_RUNS:-0} * 4)))" -max_len=8192 -timeout=5 -rss_limit_mb=2048 \
  -seed="${FUZZ_SEED:-1}" -print_final_stats=1 "$build/found_traces" "$project/Tests/Fixtures/traces" >"$build/fuzz_traces.log" 2>&1 || status=$?
grep -E 'number_of_executed_units|ERROR|Base64|Test unit' "$build/fuzz_traces.log" || true
[ "$status" = 0 ] && echo "fuzz: no finding in traces"
exit "$status"
