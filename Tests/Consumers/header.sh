#!/usr/bin/env bash
# Checks that the generated files are up to date, that C and C++ compilers accept the header, and that Python, LuaJIT,
# scrollkit.cdef.h and scrollkit.api.json have the structs, constants and functions of C.
#
#   header.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
here=Tests/Consumers
library=$build/libscrollkit.so.0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# check NAME COMMAND...: prints one line; prints the output of the command if it fails.
check() {
  local name=$1
  shift
  if "$@" >"$work/log" 2>&1; then
    echo "header: $name"
  else
    echo "header: $name: FAILED"
    cat "$work/log"
    exit 1
  fi
}

check "generated files are up to date" \
  scripts/swift package --allow-writing-to-package-directory generate-bindings --check

# *.alone.c include one header each, and that of the loader also with its functions; every_call.c uses every function and macro.
for header in include/scrollkit.h include/scrollkit/*.h include/scrollkit/types/*.h; do
  echo "#include \"$PWD/$header\"" >"$work/$(echo "$header" | tr / _).alone.c"
done
printf '#define SCROLLKIT_LOADER_IMPLEMENTATION\n#include "%s"\n' "$PWD/include/scrollkit_loader.h" >"$work/loader.alone.c"
for file in "$work"/*.alone.c; do echo 'typedef int scrollkit_not_empty;' >>"$file"; done
awk -f $here/every_call.awk include/scrollkit/types/*.h include/scrollkit/*.h >"$work/every_call.c"
strict=(-Wall -Wextra -Wpedantic -Werror -Iinclude)

# alone COMPILER...: compiles each header alone.
alone() { for file in "$work"/*.alone.c; do "$@" "${strict[@]}" -c "$file" -o "$work/alone.o" || return; done; }
check "each header alone, in C" alone gcc -std=c99 -x c
if command -v g++ >/dev/null; then check "each header alone, in C++" alone g++ -std=c++11 -x c++; fi

compile() { "$@" "${strict[@]}" -c "$work/every_call.c" -o "$work/every_call.o"; }
for compiler in gcc clang g++ clang++; do
  case $compiler in
    *++) language=c++ versions="c++11 c++20" ;;
    *) language=c versions="c99 c11" ;;
  esac
  for version in $versions; do
    if command -v $compiler >/dev/null; then
      check "$compiler -std=$version" compile $compiler -x $language -std="$version"
    else
      echo "header: $compiler -std=$version: skipped, $compiler is not installed"
    fi
  done
done

run_every_call() {
  "$@" "${strict[@]}" "$work/every_call.c" -x none "$library" -Wl,-rpath,"$build" -o "$work/every_call"
  "$work/every_call"
}
check "every function and macro, from C" run_every_call gcc -std=c99 -x c
if command -v g++ >/dev/null; then check "every function and macro, from C++" run_every_call g++ -std=c++20 -x c++; fi

python3 $here/abi.py dump include >"$work/abi.txt"
check "layout, in Python" \
  env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bindings/python \
  python3 $here/layout.py "$work/abi.txt" "$library"
if command -v luajit >/dev/null; then
  check "layout, in LuaJIT" \
    env LUA_PATH="bindings/luajit/?.lua" luajit $here/layout.lua "$work/abi.txt" "$library"
else
  echo "header: layout, in LuaJIT: skipped, luajit is not installed"
fi

check "scrollkit.api.json" python3 $here/api.py "$work/abi.txt" bindings/scrollkit.api.json

# The declarations without preprocessor, as a compiler sees them: they have only the names of C's own types.
cdef() {
  ! grep -E '^ *#|SCROLLKIT_API|__attribute__' bindings/scrollkit.cdef.h || return 1
  mkdir "$work/cdef"
  { printf '#include <stddef.h>\n#include <stdint.h>\n'; cat bindings/scrollkit.cdef.h; } >"$work/cdef/scrollkit.h"
  python3 $here/abi.py dump "$work/cdef" | sort >"$work/cdef.txt"
  sort "$work/abi.txt" | diff - "$work/cdef.txt"
}
check "scrollkit.cdef.h" cdef
