#!/usr/bin/env bash
# Installs the library and uses it with pkg-config, CMake, C++ and Swift.
#
#   consumers.sh BUILD_DIR
set -euo pipefail
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix

cmake --install "$build" --prefix "$prefix" >/dev/null
version=$(sed -n 's/^project(ScrollKit VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt")
library=$(dirname "$(find "$prefix" -name libscrollkit.so.0)")
"$build/examples/hello" >"$work/expected"

# same NAME COMMAND...: checks that the command prints the output of hello.
same() {
  local name=$1
  shift
  "$@" >"$work/actual" || { echo "FAILED: $name does not run"; exit 1; }
  cmp "$work/expected" "$work/actual" || { echo "FAILED: $name does not print the output of hello"; exit 1; }
  echo "ok: $name"
}

# The prefix is relocatable: no installed file contains its path.
mv "$prefix" "$work/moved"
library=${library/#"$prefix"/"$work/moved"}
prefix=$work/moved
export PKG_CONFIG_PATH=$library/pkgconfig
flags=(-Wall -Wextra -Wpedantic -Werror)
read -ra shared <<<"$(pkg-config --cflags --libs scrollkit)"
gcc -std=c99 "${flags[@]}" "$root/examples/c/hello.c" -o "$work/shared" "${shared[@]}"
same "pkg-config, shared, without LD_LIBRARY_PATH" "$work/shared"
read -ra cflags <<<"$(pkg-config --cflags scrollkit)"
gcc -std=c99 "${flags[@]}" "${cflags[@]}" "$root/examples/c/hello.c" "$library/libscrollkit.a" \
  -o "$work/static"
same "pkg-config, static library" "$work/static"
g++ -std=c++17 -x c++ "${flags[@]}" "${cflags[@]}" "$root/examples/c/hello.c" -x none \
  -o "$work/cpp" "${shared[@]}"
same "g++" "$work/cpp"

cmake -S "$here/findpackage" -B "$work/build" -DCMAKE_PREFIX_PATH="$prefix" >/dev/null
cmake --build "$work/build" >/dev/null
same "find_package, ScrollKit::scrollkit" "$work/build/with_scrollkit"
same "find_package, ScrollKit::scrollkit_static" "$work/build/with_scrollkit_static"

# accepts VERSION: a program that asks for a version finds the installed library.
cat >"$work/accepts.cmake" <<CMAKE
include("$library/cmake/ScrollKit/ScrollKitConfigVersion.cmake")
if(NOT PACKAGE_VERSION_COMPATIBLE)
  message(FATAL_ERROR)
endif()
CMAKE
accepts() {
  cmake -DPACKAGE_FIND_VERSION="$1" -DPACKAGE_FIND_VERSION_MAJOR="${1%%.*}" -P "$work/accepts.cmake" 2>/dev/null
}
accepts 0.0.9 && ! accepts 0.99 && ! accepts 1.0 || { echo "FAILED: the versions that find_package accepts"; exit 1; }
echo "ok: find_package accepts programs of older versions, and none of newer ones"

# A Swift program loads the library; its embedded runtime does not conflict with Swift's runtime.
cat >"$work/swift.swift" <<'SWIFT'
import Glibc
guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW | RTLD_LOCAL),
  let version = dlsym(library, "scrollkit_version")
else { fatalError("no library") }
typealias Version = @convention(c) () -> UnsafePointer<CChar>
var words = (0..<1000).map { "word \($0)" }
words.sort { $0.count > $1.count }
print(String(cString: unsafeBitCast(version, to: Version.self)()), words.count)
SWIFT
swiftc "$work/swift.swift" -o "$work/swift" 2>/dev/null
[ "$("$work/swift" "$library/libscrollkit.so.0")" = "$version 1000" ] || { echo "FAILED: a Swift program with the library"; exit 1; }
echo "ok: in one process with Swift's runtime"

valgrind -q --error-exitcode=9 --leak-check=full "$work/static" >/dev/null
valgrind -q --error-exitcode=9 --leak-check=full "$build/examples/gesture" >/dev/null
echo "ok: valgrind finds no error and no leak in hello and gesture"

# Without Swift, CMake fails with an instruction.
if PATH=/usr/bin:/bin cmake -S "$root" -B "$work/noswift" >"$work/log" 2>&1; then
  echo "skipped: the system folders contain a Swift toolchain"
else
  grep -q "needs the Swift 6.3 toolchain" "$work/log"
  echo "ok: without swiftc, CMake fails with an instruction"
fi
