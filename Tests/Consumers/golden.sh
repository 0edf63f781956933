#!/usr/bin/env bash
# Runs the golden cases through the built library from C, C++, Python, LuaJIT and Lua; all results must be equal
# to the last digit.
#
#   golden.sh BUILD_DIR [LANGUAGE...]      gcc, clang, cpp, python, luajit, lua; default: all. What the first answers, all must
set -euo pipefail
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cases=$root/Tests/Fixtures/golden/cases.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SCROLLKIT_LIBRARY=$build/libscrollkit.so.0

python3 "$root/Tests/Fixtures/golden/make_cases.py" --check
echo "ok: the cases are equal to the output of make_cases.py"

flags=(-Wall -Wextra -Wpedantic -Werror -I"$root/include")
link=(-L"$build" -lscrollkit -lm -Wl,-rpath,"$build")
languages=("${@:2}")
[ $# -gt 1 ] || languages=(gcc clang cpp python luajit lua)
for language in "${languages[@]}"; do
  case $language in
    gcc) gcc -std=c99 -D_DEFAULT_SOURCE "${flags[@]}" "$here/golden.c" -o "$work/gcc" "${link[@]}" ;;
    clang) clang -std=c11 "${flags[@]}" "$here/golden.c" -o "$work/clang" "${link[@]}" ;;
    cpp) g++ -std=c++11 -x c++ "${flags[@]}" "$here/golden.c" -o "$work/cpp" "${link[@]}" ;;
    lua)
      read -ra lua <<<"$(pkg-config --cflags lua5.4)"
      gcc -std=c99 -shared -fPIC "${flags[@]}" "${lua[@]}" "$root/bindings/lua/scrollkit_lua.c" -o "$work/scrollkit.so" "${link[@]}"
      export LUA_CPATH="$work/?.so" ;;
  esac
done

run() { # run LANGUAGE CASES DUMP
  case $1 in
    python) python3 "$root/bindings/python/tests/golden.py" "$2" "$3" ;;
    luajit) luajit "$here/golden.lua" "$2" "$3" ;;
    lua) lua5.4 "$here/lua/golden.lua" "$2" "$3" ;;
    *) "$work/$1" "$2" "$3" ;;
  esac
}

# Each runner must report the four errors of wrong.txt.
for language in "${languages[@]}"; do
  result=$(run "$language" "$cases" "$work/$language.dump") || { echo "$result"; exit 1; }
  if wrong=$(run "$language" "$root/Tests/Fixtures/golden/wrong.txt" "$work/none"); then
    echo "FAILED: $language accepts wrong cases"
    exit 1
  fi
  [ "$(grep -c FAILED <<<"$wrong")" = 4 ] || { echo "FAILED: $language: $wrong"; exit 1; }
  cmp "$work/${languages[0]}.dump" "$work/$language.dump"
  echo "ok: $language: $result; equal to the last digit; reports wrong cases"
done

for language in "${languages[@]}"; do
  case $language in
    gcc)
      valgrind -q --error-exitcode=9 --leak-check=full "$work/gcc" "$cases" >/dev/null
      echo "ok: valgrind finds no error and no leak in the golden cases" ;;
    lua) valgrind -q --error-exitcode=9 --leak-check=full lua5.4 "$here/lua/module.lua" "$root/Tests/Fixtures/traces/delegates.sktrace" ;;
  esac
done
