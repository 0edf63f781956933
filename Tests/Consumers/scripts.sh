#!/usr/bin/env bash
# Runs scripts in a copy of the project whose folder `build` was configured by another generator with other options: they
# build in a folder of their own, and change nothing in it. They take paths of the caller's folder, and scripts/package makes
# several kinds. Without packages, scripts/test lists all that its parts need before the first part, and so do the scripts for
# other systems. scripts/mutate finds the changes that it should.
#
#   scripts.sh BUILD_DIR
# shellcheck disable=SC2015,SC2065,SC2086  # scripts/test is not `test`; sets and commands are words
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $1" >&2; exit 1; }

python3 "$root/Tests/Consumers/mutants.py"

copy=$work/copy
mkdir "$copy" "$work/bin"
(cd "$root" && cp -r CMakeLists.txt LICENSE README.md Sources Tests bindings debian docs examples include scripts "$copy")
cd "$copy"
sed -n 's/^ *\(cmake -S . -B build [^&]*\)&&.*/\1/p' README.md >"$work/configure"
[ -s "$work/configure" ] || fail "README has no command that configures build"
CMAKE_GENERATOR="Unix Makefiles" bash -e "$work/configure" >/dev/null
cp -r build "$work/before"

source "$root/Tests/Consumers/prebuilt.sh"
take_object "$build" "$work/bin"

scripts/test symbols late >"$work/log" 2>&1 || { cat "$work/log"; fail "scripts/test"; }
grep -q '^3 passed, 0 failed' "$work/log" || { cat "$work/log"; fail "scripts/test runs other parts than build, symbols and late"; }
env -u DISPLAY -u WAYLAND_DISPLAY scripts/demo >"$work/log" 2>&1 || { cat "$work/log"; fail "scripts/demo"; }
for picture in gesture sdl_list sdl_feed sdl_list_offset; do
  [ -s "build/demo/$picture.png" ] || fail "scripts/demo makes no $picture.png"
done
printf '#!/bin/sh\necho no screen >&2\nexit 1\n' >"$work/bin/xvfb-run"
chmod +x "$work/bin/xvfb-run"
env -u DISPLAY -u WAYLAND_DISPLAY scripts/demo >"$work/log" 2>&1 || { cat "$work/log"; fail "scripts/demo without a picture"; }
grep -q "no screen" "$work/log" && grep -q "no picture of sdl_list" "$work/log" && [ ! -e build/demo/sdl_list.png ] ||
  { cat "$work/log"; fail "scripts/demo does not say why there is no picture"; }

# The static library alone, and an example with it.
{ cmake -S . -B "$work/static" -DSCROLLKIT_SHARED=OFF && cmake --build "$work/static" --target scrollkit_example_hello; } \
  >"$work/log" 2>&1 || { cat "$work/log"; fail "an example with the static library alone"; }
"$work/static/examples/hello" >/dev/null

# A path of the caller's folder, and packages of two kinds.
mkdir "$work/elsewhere"
echo "/* the library */" >"$work/elsewhere/one.c"
(cd "$work/elsewhere" && SCROLLKIT_ONEFILE=one.c "$copy/scripts/package" c wheel) >"$work/log" 2>&1 ||
  { cat "$work/log"; fail "scripts/package c wheel, from another folder"; }
ls build/targets/*-c.zip build/packages/*.whl >/dev/null || fail "scripts/package c wheel writes to another folder"
code=0
scripts/package tar targets >"$work/log" 2>&1 || code=$?
[ $code = 2 ] || fail "scripts/package tar targets is not refused"
rm -r build/demo build/targets build/packages
diff -r "$work/before" build || fail "a script changes the folder build"
echo "ok: scripts/test, scripts/demo and scripts/package pass beside a build with Unix Makefiles, and leave it as it is"

# A checkout that was moved.
mv "$copy" "$work/moved"
cd "$work/moved"
scripts/test symbols >"$work/log" 2>&1 || { cat "$work/log"; fail "scripts/test after a move"; }
grep -q '.build-scripts was made in another folder' .build-tests/logs/build.log || fail "scripts/test does not notice that the checkout was moved"
echo "ok: after the checkout was moved, its build folders begin anew"

# A machine that has no package, and a user who cannot install any.
printf '#!/bin/sh\nexit 1\n' >"$work/bin/dpkg-query"
printf '#!/bin/sh\necho 1000\n' >"$work/bin/id"
chmod +x "$work/bin/dpkg-query" "$work/bin/id"
# missing NAME...: prints the packages that scripts/test lists, one a line; fails if a part runs.
missing() {
  if scripts/test "$@" >"$work/log" 2>&1 || grep '^== ' "$work/log"; then fail "scripts/test $* runs without packages"; fi
  sed -n 's/^Missing: //p' "$work/log" | tr ' ' '\n'
}
! scripts/demo >"$work/log" 2>&1 && grep -q "^Missing: .*xvfb" "$work/log" || { cat "$work/log"; fail "scripts/demo does not list its packages"; }
missing all >"$work/all"
for package in cmake clang valgrind luajit libgtk-4-dev chromium doxygen lintian wasi-libc; do
  grep -qx "$package" "$work/all" || fail "scripts/test does not list $package"
done
missing symbols late >"$work/base"
for package in clang xvfb doxygen; do
  ! grep -qx "$package" "$work/base" || fail "scripts/test symbols late lists $package"
done
# What the scripts that parts run ask for is listed, too.
for sets in "docs wasm" "wheels npm rock" package test; do
  { scripts/setup $sets 2>&1 || true; } | sed -n 's/^Missing: //p' | tr ' ' '\n' >"$work/part"
  [ -s "$work/part" ] || fail "scripts/setup $sets lists no package"
  ! grep -vxFf "$work/all" "$work/part" || fail "scripts/test does not list all packages of $sets"
done
for command in test-targets "package targets"; do
  { scripts/$command 2>&1 || true; } >"$work/log"
  for package in qemu-user wine wasi-libc; do
    grep -q "^Missing: .*\b$package\b" "$work/log" || { cat "$work/log"; fail "scripts/$command does not list $package at its start"; }
  done
done
echo "ok: scripts/test lists $(wc -l <"$work/all") missing packages at its start, and $(wc -l <"$work/base") for two parts"
