#!/usr/bin/env bash
# Installs the library into a folder of its own and uses it from there as a stranger would.
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
library=$(dirname "$(find "$prefix" -name libscrollkit.so.0)")
"$build/examples/hello" >"$work/expected"

# same NAME COMMAND...: the command prints what hello does.
same() {
  local name=$1
  shift
  "$@" >"$work/actual" || { echo "FAILED: $name does not run"; exit 1; }
  cmp "$work/expected" "$work/actual" || { echo "FAILED: $name prints something else"; exit 1; }
  echo "ok: $name"
}

# The whole prefix may be moved: nothing in it names the place it was installed to.
mv "$prefix" "$work/moved"
library=${library/#"$prefix"/"$work/moved"}
prefix=$work/moved
export PKG_CONFIG_PATH=$library/pkgconfig
flags=(-Wall -Wextra -Wpedantic -Werror)
read -ra shared <<<"$(pkg-config --cflags --libs scrollkit)"
gcc -std=c99 "${flags[@]}" "$root/examples/c/hello.c" -o "$work/shared" "${shared[@]}"
same "pkg-config, shared" env LD_LIBRARY_PATH="$library" "$work/shared"
read -ra cflags <<<"$(pkg-config --cflags scrollkit)"
gcc -std=c99 "${flags[@]}" "${cflags[@]}" "$root/examples/c/hello.c" "$library/libscrollkit.a" \
  -lm -o "$work/static"
same "pkg-config, static library" "$work/static"
g++ -std=c++17 -x c++ "${flags[@]}" "${cflags[@]}" "$root/examples/c/hello.c" -x none \
  -o "$work/cpp" "${shared[@]}"
same "g++" env LD_LIBRARY_PATH="$library" "$work/cpp"

cmake -S "$here/findpackage" -B "$work/build" -G Ninja -DCMAKE_PREFIX_PATH="$prefix" >/dev/null
cmake --build "$work/build" >/dev/null
same "find_package, ScrollKit::scrollkit" "$work/build/with_scrollkit"
same "find_package, ScrollKit::scrollkit_static" "$work/build/with_scrollkit_static"

# In one process with Swift's own runtime, nothing meets: a Swift program loads the library.
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
[ "$("$work/swift" "$library/libscrollkit.so.0")" = "0.1.0 1000" ] || { echo "FAILED: Swift"; exit 1; }
echo "ok: beside Swift's own runtime in one process"

valgrind -q --error-exitcode=9 --leak-check=full "$work/static" >/dev/null
valgrind -q --error-exitcode=9 --leak-check=full "$build/examples/gesture" >/dev/null
echo "ok: valgrind finds no error and no leak in hello and gesture"

# Where Swift cannot be built, configuring says what to do.
if cmake -S "$root" -B "$work/make" -G "Unix Makefiles" >"$work/log" 2>&1; then
  echo "FAILED: Makefiles are accepted"
  exit 1
fi
grep -q "cmake -G Ninja" "$work/log"
if PATH=/usr/bin:/bin cmake -S "$root" -B "$work/noswift" -G Ninja >"$work/log" 2>&1; then
  echo "ok: (a Swift toolchain is in the system's own folders)"
else
  grep -q "needs the Swift 6.3 toolchain" "$work/log"
  echo "ok: without Ninja or without swiftc, configuring says what to do"
fi
