#!/usr/bin/env bash
# Uses ScrollKit as a part of a bigger CMake project, with a copy of the sources in another folder and with
# another generator: the library's bytes are the same.
#
#   subproject.sh BUILD_DIR      takes the object of the build; with WHOLE=1, its bytes are compared, too
set -euo pipefail
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
copy="$work/a folder/ScrollKit"
source "$here/prebuilt.sh"
take_object "$build" "$work/bin"

mkdir -p "$copy"
cp -r "$root"/{CMakeLists.txt,Sources,include,examples} "$copy"
generator="Unix Makefiles"
grep -q "CMAKE_GENERATOR:.*=Unix Makefiles" "$build/CMakeCache.txt" && command -v ninja >/dev/null && generator=Ninja
parent=(cmake -S "$here/subproject" -G "$generator" -DSCROLLKIT_FOLDER="$copy")

# With everything switched on, targets and install rules do not collide with the parent's.
"${parent[@]}" -B "$work/added" -DPARENT_ADDS_SUBDIRECTORY=ON -DSCROLLKIT_EXAMPLES=ON -DSCROLLKIT_INSTALL=ON \
  >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
echo "ok: add_subdirectory, with examples and install rules"

"${parent[@]}" -B "$work/parent" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
cmake --build "$work/parent" --parallel 2 >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
"$build/examples/hello" >"$work/expected"
for program in hello hello_static; do
  "$work/parent/$program" | cmp - "$work/expected" || { echo "FAILED: $program"; exit 1; }
done
echo "ok: FetchContent, $generator, a parent with options for C"

for kind in pie no-pie; do
  "$work/parent/address_$kind" || { echo "FAILED: the addresses of a function differ with -$kind"; exit 1; }
  echo "ok: with -$kind, a function has one address"
done

cmake --install "$work/parent" --prefix "$work/prefix" >/dev/null
installed=$(cd "$work/prefix" && find . -type f)
[ "$installed" = ./bin/hello ] || { echo "FAILED: the parent installs $installed"; exit 1; }
[ ! -e "$work/parent/_deps/scrollkit-build/examples" ] || { echo "FAILED: examples are built"; exit 1; }
echo "ok: a parent builds no examples and installs its own files only"

for file in scrollkit.o libscrollkit.so.0 libscrollkit.so.debug libscrollkit.a; do
  cmp "$build/$file" "$work/parent/_deps/scrollkit-build/$file" ||
    { echo "FAILED: $file depends on the folder, the generator or the parent"; exit 1; }
done
echo "ok: built in another folder, the library has the same bytes"
