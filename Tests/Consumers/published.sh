#!/usr/bin/env bash
# Makes what a release has, and installs and uses each from the file that is published, by the commands and programs of
# docs/install.md.
#
#   published.sh BUILD_DIR          for Linux, whose wheel for aarch64 is only inspected
#   published.sh BUILD_DIR all      also runs that wheel in QEMU and programs for Windows in Wine, and inspects the wheels for
#                                   Windows and macOS
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset SCROLLKIT_LIBRARY LD_LIBRARY_PATH PYTHONPATH LUA_PATH LUA_CPATH
version=$(sed -n 's/^project(ScrollKit VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
page=$root/docs/install.md
golden=$root/Tests/Fixtures/golden/flick.txt
targets=(linux-x86_64 linux-aarch64)
if [ "${2:-}" = all ]; then
  scripts/setup published wasm targets
  targets+=(windows-x86_64 macos)
fi

[ -n "${SCROLLKIT_ONEFILE:-}" ] ||
  SCROLLKIT_ONEFILE=$(scripts/onefile .build-onefile/64 -DSCROLLKIT_ONEFILE_TRIPLES=x86_64-unknown-none-elf)
export SCROLLKIT_ONEFILE
{
  scripts/package targets "${targets[@]}" wasm && scripts/package wheels "${targets[@]}" && scripts/package npm &&
    scripts/package rock
} >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
(cd build/targets && sha256sum --quiet --check SHA256SUMS)
files=$root/build/targets
echo "ok: scripts/package targets, wheels, npm, rock"

"$build/examples/hello" >"$work/hello.txt"
fail() { echo "FAILED: $*"; exit 1; }

# same NAME EXPECTED COMMAND...: compares the output of the command with a file.
same() {
  "${@:3}" >"$work/actual" || fail "$1"
  cmp "$2" "$work/actual" || fail "$1: another output"
  echo "ok: $1"
}

# documented COMMAND [MORE]: runs a command that the page has, in the present folder.
documented() {
  echo "    $1" >>"$work/run"
  eval "$1 ${2:-}" >"$work/log" 2>&1 || { cat "$work/log"; fail "$1"; }
}

# block LANGUAGE [PAGE]: prints the block of a page in a language; by default, of docs/install.md.
block() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" "${2:-$page}" | sed '1d;$d'; }

# folder NAME FILE...: enters a new folder with published files.
folder() {
  mkdir "$work/$1"
  cd "$work/$1"
  for file in "${@:2}"; do cp "$files/$file" .; done
}

archive=scrollkit-$version-linux-x86_64.tar.gz
folder pkg-config "$archive"
cp "$root/examples/c/hello.c" .
documented "tar -xzf $archive"
documented "export PKG_CONFIG_PATH=\$PWD/${archive%.tar.gz}/lib/pkgconfig"
export PKG_CONFIG_PATH=$PWD/${archive%.tar.gz}/lib/pkgconfig
documented 'gcc hello.c $(pkg-config --cflags --libs scrollkit) -o hello'
same "pkg-config" "$work/hello.txt" ./hello

# The functions are looked for while the program runs; nothing is linked.
block c >reader.c
strict=(-Wall -Wextra -Wpedantic -Werror "-I${archive%.tar.gz}/include")
documented "gcc reader.c -I${archive%.tar.gz}/include -ldl -o reader"
! readelf -d reader | grep -q scrollkit || fail "the reader is linked with the library"
echo 120.000 >without.txt
same "loader: without the library" without.txt ./reader 2>reason.txt
grep -q '^scrolls by lines: libscrollkit.so.0: cannot open' reason.txt || fail "another reason: $(cat reason.txt)"
LD_LIBRARY_PATH=${archive%.tar.gz}/lib ./reader >with.txt
[ "$(cat with.txt)" != 120.000 ] || fail "the reader does not use the library"
gcc -std=c99 "${strict[@]}" "$root/Tests/Consumers/loader.c" -ldl -o loader
g++ -std=c++11 -x c++ "${strict[@]}" "$root/Tests/Consumers/loader.c" -ldl -o loader_cpp
echo 'unsigned scrollkit_version_number(void) { return 99; }' | gcc -shared -fPIC -x c - -o old.so
echo 'unsigned scrollkit_version_number(void) { return 100; }' | gcc -shared -fPIC -x c - -o incomplete.so
echo 'int scrollkit_nothing;' | gcc -shared -fPIC -x c - -o other.so
for loader in ./loader ./loader_cpp; do
  $loader "$PWD/${archive%.tar.gz}/lib/libscrollkit.so" loaded
  LD_LIBRARY_PATH=${archive%.tar.gz}/lib $loader "" loaded
  $loader "" 'libscrollkit.so.0: cannot open'
  $loader ./old.so './old.so has version number 99, and the program needs 100 or later'
  $loader ./incomplete.so './incomplete.so has no function scrollkit_version'
  $loader ./other.so './other.so has no function scrollkit_version'
done
echo "ok: loader: finds all functions; refuses a library that is missing, old or incomplete; as C and as C++"

folder cmake "$archive"
block cmake >CMakeLists.txt
cp "$root/examples/c/hello.c" .
sum=$(sed -n "s/ .*$archive//p" "$files/SHA256SUMS")
fetch() { cmake -G Ninja -B "$1" -DSCROLLKIT_URL="file://$PWD/$archive" -DSCROLLKIT_SHA256="$2" >"$work/log" 2>&1; }
unset PKG_CONFIG_PATH
fetch build "$sum" && cmake --build build >>"$work/log" || { cat "$work/log"; exit 1; }
same "FetchContent" "$work/hello.txt" build/hello
! fetch other "${sum//[0-9]/0}" || fail "FetchContent takes another hash"
grep -qE "does not match expected value|HASH mismatch" "$work/log" || { cat "$work/log"; exit 1; }
sed -i 's/ScrollKit::scrollkit)/ScrollKit::scrollkit_static)/' CMakeLists.txt
fetch build "$sum" && cmake --build build >>"$work/log" || { cat "$work/log"; exit 1; }
! readelf -d build/hello | grep -q scrollkit || fail "the static library is not linked"
same "FetchContent, static" "$work/hello.txt" build/hello

wheel=scrollkit-$version-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl
folder python "$wheel"
cp "$root/examples/python/flick.py" .
PATH=/usr/bin:$PATH documented "python3 -m venv .venv"
documented ".venv/bin/pip install $wheel" --no-index
documented ".venv/bin/python flick.py"
same "the wheel for x86-64" "$golden" .venv/bin/python flick.py
block python "$root/bindings/python/README.md" >readme.py
.venv/bin/python readme.py | grep -q ' 360.0 WHEELING$' || fail "the wheel's README"

# The tags: pip takes the wheel for a platform. The contents: what auditwheel and check-wheel-contents find.
tools=$build/wheels
[ -x "$tools/bin/auditwheel" ] || {
  /usr/bin/python3 -m venv "$tools"
  "$tools/bin/pip" -q --disable-pip-version-check install auditwheel==6.8.2 check-wheel-contents==0.6.3
}
# takes PLATFORM LIBRARY: pip installs a wheel for the platform, which contains the library.
takes() {
  .venv/bin/pip -q --disable-pip-version-check install --no-index --find-links "$files" --no-deps --only-binary :all: \
    --python-version 3.13 --platform "$1" --target "$1" scrollkit
  [ -s "$1/scrollkit/$2" ] || fail "the wheel for $1 lacks $2"
  grep -q "\"$2\"" "$1/scrollkit/ffi.py" || fail "the module looks for another name than $2"
}
takes manylinux2014_aarch64 libscrollkit.so.0
if [ "${2:-}" = all ]; then
  takes win_amd64 scrollkit.dll
  takes macosx_11_0_arm64 libscrollkit.0.dylib
  takes macosx_12_0_x86_64 libscrollkit.0.dylib
fi
"$tools/bin/check-wheel-contents" "$files"/*.whl >"$work/log" || { cat "$work/log"; exit 1; }
for processor in x86_64 aarch64; do
  "$tools/bin/auditwheel" show "$files"/scrollkit-*manylinux2014_$processor.whl | tr '\n' ' ' |
    grep -q "is consistent with the following platform tag: \"manylinux_2_17_$processor\"" ||
    fail "auditwheel: the wheel for $processor needs another tag"
done
echo "ok: auditwheel, check-wheel-contents; pip takes the wheels for other platforms"

folder npm "scrollkit-$version.tgz"
documented "npm install ./scrollkit-$version.tgz" --offline
block js | tee scroll.mjs >scroll.mts
for field in homepage:https repository.url:https bugs.url:https author:@ description:scroll; do
  npm --prefix node_modules/scrollkit pkg get "${field%:*}" | grep -q "${field#*:}" || fail "npm: the package has no ${field%:*}"
done
documented "node scroll.mjs"
node -e 'if (!/^[0-9.]+ [0-9.]+ wheeling\n$/.test(require("fs").readFileSync(0, "utf8"))) process.exit(1)' <"$work/log" ||
  { cat "$work/log"; fail "npm: another output"; }
tsc --strict --noEmit --target es2022 --module node16 --moduleResolution node16 --lib es2022,dom scroll.mts
node -e 'const bytes = require("fs").readFileSync(require.resolve("scrollkit/scrollkit.wasm"));
  import("scrollkit").then(async ({ load, Scroller }) => { await load(bytes); new Scroller().destroy(); });' ||
  fail "npm: the bytes of scrollkit.wasm"
block js "$root/bindings/javascript/README.md" >readme.mjs
node readme.mjs | grep -qE '^[0-9.]+$' || fail "the README for npm"
sed 's|\./scrollkit.mjs|scrollkit|' "$root/examples/javascript/flick.mjs" >flick.mjs
same "npm; TypeScript accepts the program" "$golden" node flick.mjs

folder lua "scrollkit-$version-1.src.rock"
cp "$root/examples/lua/flick.lua" .
documented "luarocks --lua-version 5.4 --tree rocks install scrollkit-$version-1.src.rock" 'CFLAGS="-O0 -fPIC"' # fast
documented "eval \"\$(luarocks --lua-version 5.4 --tree rocks path)\""
documented "lua5.4 flick.lua"
same "the rock" "$golden" lua5.4 flick.lua
export LUA_CPATH="$PWD/?.so"
mkdir bindings
cp -r "$root/bindings/lua" bindings
PKG_CONFIG_PATH=$work/pkg-config/${archive%.tar.gz}/lib/pkgconfig documented \
  'gcc -shared -fPIC bindings/lua/scrollkit_lua.c $(pkg-config --cflags --libs lua5.4 scrollkit) -o scrollkit.so'
same "the module for Lua with the installed library" "$golden" lua5.4 flick.lua

# What the page has is what was run.
sed '/^```[a-z]/,/^```$/d' "$page" | grep '^    ' | sort >"$work/on_page"
sort "$work/run" | diff - "$work/on_page" || fail "the commands that were run (<) and those of docs/install.md (>) differ"
[ "$(grep -c '^```[a-z]' "$page")" = 3 ] || fail "docs/install.md has blocks that are not used"
echo "ok: docs/install.md has these commands"
[ "${2:-}" = all ] || exit 0

cd "$work/python"
same "the wheel for aarch64, in QEMU" "$golden" \
  env PYTHONPATH="$PWD/manylinux2014_aarch64" "$root/scripts/python-aarch64" flick.py

folder windows "scrollkit-$version-windows-x86_64.zip"
export WINEPREFIX=$build/targets/wine WINEDEBUG=-all
python3 -m zipfile -e ./*.zip .
tree=scrollkit-$version-windows-x86_64
"$root/scripts/zig" cc -target x86_64-windows-gnu -std=c99 -Wall -Wextra -Wpedantic -Werror -I$tree/include \
  "$root/Tests/Consumers/loader.c" -o loader.exe
wine loader.exe "" "scrollkit.dll cannot be loaded, error 126" 2>"$work/log"
cp $tree/bin/scrollkit.dll .
wine loader.exe "" loaded
echo "ok: loader, in Wine"
block cmake >CMakeLists.txt
cp "$root/examples/c/hello.c" .
cmake -G Ninja -B build -DSCROLLKIT_URL="file://$PWD/$tree.zip" \
  -DSCROLLKIT_SHA256="$(sed -n "s/ .*$tree.zip//p" "$files/SHA256SUMS")" -DCMAKE_SYSTEM_NAME=Windows \
  -DCMAKE_C_COMPILER="$root/scripts/zig;cc" -DCMAKE_C_FLAGS="-target x86_64-windows-gnu" >"$work/log" 2>&1 &&
  cmake --build build >>"$work/log" || { cat "$work/log"; exit 1; }
cp scrollkit.dll build
wine build/hello.exe | tr -d '\r' | cmp - "$work/hello.txt" || fail "FetchContent for Windows"
echo "ok: FetchContent for Windows, in Wine"
