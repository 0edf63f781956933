#!/usr/bin/env bash
# Checks scrollkit.hpp: it compiles without warnings as C++17 to C++23, with and without exceptions, has the layout and
# the constants of C, behaves, and costs nothing.
#
#   cpp.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
here=Tests/Consumers
source Tests/Benchmarks/collected.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flags=(-O2 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -Iinclude)
link=(-L"$build" -lscrollkit -Wl,-rpath,"$build")

# Every field and constant of C has its twin.
python3 $here/abi.py dump include >"$work/abi.txt"
awk '
  function type(name,   parts, count, text, i) {
    count = split(name, parts, "_")
    for (i = 2; i <= count; i++) text = text toupper(substr(parts[i], 1, 1)) substr(parts[i], 2)
    return text
  }
  BEGIN { print "#include <scrollkit.hpp>" }
  $1 == "type" { enums[++count] = $2 }
  $1 == "constant" {
    best = ""
    for (i = 1; i <= count; i++)
      if (index($2, toupper(enums[i]) "_") == 1 && length(enums[i]) > length(best)) best = enums[i]
    name = tolower(substr($2, length(best) + 2))
    if (name == "default" || name == "auto") name = name "_"
    print "static_assert((long)scrollkit::" type(best) "::" name " == " $2 ", \"" $2 "\");"
  }
  $1 == "field" && $2 !~ /^scrollkit_delegate\./ {
    split($2, parts, ".")
    print "static_assert(offsetof(scrollkit::" type(parts[1]) ", " parts[2] ") == offsetof(" parts[1] ", " parts[2] "), \"" $2 "\");"
  }
' "$work/abi.txt" >"$work/layout.cpp"
[ "$(grep -c static_assert "$work/layout.cpp")" -gt 300 ]

# The oldest and the newest standard run; the one between them compiles.
for compiler in g++ clang++; do
  for version in 17 20 23; do
    standard=-std=c++$version
    "$compiler" "$standard" -x c++ -E /dev/null >/dev/null 2>&1 || standard=-std=c++2b
    "$compiler" "$standard" "${flags[@]}" -fsyntax-only "$work/layout.cpp"
    for choice in exceptions no-exceptions; do
      if [ $version = 20 ]; then
        "$compiler" "$standard" "${flags[@]}" -f$choice -fsyntax-only $here/cpp.cpp
      else
        "$compiler" "$standard" "${flags[@]}" -f$choice $here/cpp.cpp -o "$work/cpp" "${link[@]}"
        "$work/cpp" >"$work/log" || { cat "$work/log"; exit 1; }
      fi
    done
    echo "ok: $compiler $standard"
  done
done
g++ -std=c++17 "${flags[@]}" examples/cpp/flick.cpp -o "$work/flick" "${link[@]}"
"$work/flick" | cmp - Tests/Fixtures/golden/flick.txt
g++ -std=c++17 "${flags[@]}" -O0 -g $here/cpp.cpp -o "$work/cpp" "${link[@]}"
valgrind -q --error-exitcode=9 --leak-check=full "$work/cpp" >/dev/null
echo "ok: valgrind finds no error and no leak"

# instructions PROGRAM: those that the program itself executes, in 20,000 notches and frames.
instructions() { collected_where "/\/$1$/" "$work/$1"; }
gcc -O2 -Iinclude $here/cost.c -o "$work/cost_c" "${link[@]}"
g++ -O2 -std=c++17 -Iinclude $here/cost.cpp -o "$work/cost_cpp" "${link[@]}"
c=$(instructions cost_c)
cpp=$(instructions cost_cpp)
extra=$(((cpp - c) / 40000))
echo "ok: a program in C executes $((c / 40000)) instructions a call, and one in C++ $extra more"
[ "$extra" -le 3 ] || { echo "FAILED: C++ costs more than 3 instructions a call"; exit 1; }
