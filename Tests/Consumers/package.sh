#!/usr/bin/env bash
# Makes the packages, installs each into a clean root, a folder or a virtual environment, and uses it there.
#
#   package.sh BUILD_DIR         the Debian packages take the object of the build; with WHOLE=1, they compile it
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset SCROLLKIT_LIBRARY LD_LIBRARY_PATH PYTHONPATH LUA_PATH

source Tests/Consumers/prebuilt.sh
(take_object "$build" "$work/bin" && scripts/package >"$work/log") || { cat "$work/log"; exit 1; }
packages=build/packages
version=$(sed -n 's/^project(ScrollKit VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
echo "ok: scripts/package"

# README's lines for Python, as printed.
sed -n '/^```python$/,/^```$/p' README.md | sed '1d;$d' >"$work/readme.py"
[ -s "$work/readme.py" ]
cp examples/c/hello.c Tests/Consumers/backtrace.c "$work"
"$build/examples/hello" >"$work/hello.txt"
SCROLLKIT_LIBRARY=$build/libscrollkit.so.0 PYTHONPATH=bindings/python python3 "$work/readme.py" >"$work/readme.txt"

# same NAME EXPECTED COMMAND...: compares the output of the command with a file.
same() {
  local name=$1 expected=$2
  shift 2
  "$@" >"$work/actual" || { echo "FAILED: $name"; exit 1; }
  cmp "$expected" "$work/actual" || { echo "FAILED: $name: another output"; exit 1; }
  echo "ok: $name"
}

# The archive, unpacked into any folder.
mkdir "$work/tree"
tar -xzf $packages/scrollkit-*.tar.gz -C "$work/tree" --strip-components=1
read -ra flags <<<"$(PKG_CONFIG_PATH=$work/tree/lib/pkgconfig pkg-config --cflags --libs scrollkit)"
gcc "$work/hello.c" "${flags[@]}" -o "$work/from_archive"
same "archive: hello.c by pkg-config runs without LD_LIBRARY_PATH" "$work/hello.txt" "$work/from_archive"
g++ -std=c++17 examples/cpp/flick.cpp "${flags[@]}" -o "$work/flick"
same "archive: flick.cpp by pkg-config" Tests/Fixtures/golden/flick.txt "$work/flick"

# The wheel, in a virtual environment.
/usr/bin/python3 -m venv "$work/venv"
"$work/venv/bin/pip" --quiet --disable-pip-version-check install --no-index $packages/scrollkit-*.whl
same "wheel: README's lines run as printed" "$work/readme.txt" "$work/venv/bin/python" "$work/readme.py"
same "wheel: flick.py" Tests/Fixtures/golden/flick.txt "$work/venv/bin/python" examples/python/flick.py
for url in $(sed -n 's/^| .* | <\(https:.*\)> |$/\1/p' docs/links.md); do
  grep -qE "^(Home-page:|Project-URL: [A-Za-z]*,) $url$" "$work"/venv/lib/python3*/site-packages/scrollkit-*/METADATA ||
    { echo "FAILED: the wheel does not name $url"; exit 1; }
done
grep -qF "$(sed -n 's/^| maintainers | <\(.*\)> |$/\1/p' docs/links.md)" "$work"/venv/lib/python3*/site-packages/scrollkit-*/METADATA ||
  { echo "FAILED: the wheel does not name the maintainers"; exit 1; }
[ -e "$work"/venv/lib/python3*/site-packages/scrollkit/py.typed ] || { echo "FAILED: the wheel is not typed"; exit 1; }

[ -s "$work/tree/share/man/man3/scrollkit_scroller_tick.3" ] || { echo "FAILED: no man page of a function"; exit 1; }
echo "ok: archive: man pages"

# The Debian packages hold what cmake --install installs, and the module for Python. A file of the CMake package
# is named by the build type; Debian compresses man pages.
named() { sed 's|^\./||; s|Targets-[a-z]*\.cmake$|Targets-type.cmake|; s|\.3\.gz$|.3|' | sort; }
for deb in $packages/*.deb; do dpkg-deb --contents "$deb"; done | awk '!/^d/ { print $6 }' |
  grep -vE '^\./usr/(lib/debug|share/doc|share/lintian|lib/python3|bin|share/man/man1)/' |
  sed 's|^\./usr/||; s|^lib/[^/]*-linux-gnu/|lib/|' | named >"$work/in_packages"
(cd "$work/tree" && find . ! -type d ! -path './lib/.debug/*' ! -name LICENSE) | named >"$work/installed"
diff "$work/installed" "$work/in_packages" || { echo "FAILED: cmake --install (<) and packages (>) differ"; exit 1; }
echo "ok: cmake --install installs what the packages hold"

# The source package, with the sources as a release has them; uscan finds a newer tag of its repository, and no other.
source=$work/scrollkit-$version
mkdir "$source"
tar --exclude=__pycache__ -c ./*.md CMakeLists.txt LICENSE Package.swift Plugins Sources Tests bindings debian docs examples \
  include scripts | tar -x -C "$source"
tar --exclude=debian -C "$work" -czf "$work/scrollkit_$version.orig.tar.gz" "scrollkit-$version"
(cd "$work" && dpkg-source --build "scrollkit-$version" >"$work/log" 2>&1) || { cat "$work/log"; echo "FAILED: dpkg-source"; exit 1; }
# Debian has no bug that asks for these packages.
lintian --allow-root --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$work"/*.dsc $packages/*.deb ||
  { echo "FAILED: lintian"; exit 1; }
echo "ok: lintian"

repository=$work/repository
git init -q "$repository"
git -C "$repository" -c user.name=test -c user.email=test@localhost commit -q --allow-empty -m test
git -C "$repository" tag "$version"
sed -i "s|https://[^ ]*|file://$repository|" "$source/debian/watch"
newer() { (cd "$source" && uscan --report-status) | grep -q "Newer package available"; }
newer && { echo "FAILED: debian/watch finds a version that is not newer"; exit 1; }
git -C "$repository" tag 99.1.0
newer || { echo "FAILED: debian/watch finds no newer version"; exit 1; }
echo "ok: debian/watch"

# The library in the package was built in another folder; its build ID is the same.
build_id() { readelf -nW "$1" | sed -n 's/.*Build ID: //p'; }
dpkg-deb -x $packages/libscrollkit0_*.deb "$work/unpacked"
[ "$(build_id "$(find "$work/unpacked" -name libscrollkit.so.0)")" = "$(build_id "$build/libscrollkit.so.0")" ] ||
  { echo "FAILED: the packaged library has another build ID"; exit 1; }
echo "ok: the packaged library is the built one"

[ "$(id -u)" -eq 0 ] || { echo "skipped: only root can install the Debian packages"; exit 0; }
cp $packages/*.deb "$work"
cat >"$work/in_root.sh" <<'SCRIPT'
set -euo pipefail
cd "$1"
purge() {
  dpkg --purge libscrollkit0 libscrollkit0-dbgsym libscrollkit-dev python3-scrollkit lua-scrollkit >/dev/null 2>&1
}
trap purge EXIT
dpkg --install ./*.deb >/dev/null
read -ra flags <<<"$(pkg-config --cflags --libs scrollkit)"
[ "${flags[*]}" = -lscrollkit ] || { echo "FAILED: pkg-config prints ${flags[*]}"; exit 1; }
gcc hello.c "${flags[@]}" -o hello
./hello | cmp - hello.txt
[ -s /usr/share/doc/libscrollkit-dev/examples/backends/scrollkit_sdl2.h ] || { echo "FAILED: libscrollkit-dev has no backends"; exit 1; }
echo "ok: Debian: hello.c by pkg-config runs without LD_LIBRARY_PATH"
gcc hello.c -l:libscrollkit.a -o hello_static
./hello_static | cmp - hello.txt
echo "ok: Debian: static library"
/usr/bin/python3 readme.py | cmp - readme.txt
echo "ok: Debian: README's lines for Python run as printed"
luajit -e 'local kit = require("scrollkit").load(); assert(require("ffi").string(kit.scrollkit_version()) == "'"$2"'")'
echo "ok: Debian: LuaJIT"
gcc -g backtrace.c -lscrollkit -o backtrace
gdb -nx -batch -ex run -ex backtrace --args ./backtrace crash >frames 2>&1
grep -qE '^#[0-9]+ .*scrollkit_scroller_wheel \(\) at .*\.swift:[0-9]+' frames || { cat frames; exit 1; }
echo "ok: Debian: gdb reads the debug package"
purge
left=$(find /usr /etc -xdev -iname '*scrollkit*')
[ -z "$left" ] || { echo "FAILED: purging leaves $left"; exit 1; }
echo "ok: Debian: purging leaves nothing"
SCRIPT

# A root in which nothing of ScrollKit is installed: an overlay over / that takes all changes and is discarded.
# A container that cannot mount it installs the packages into its own / and purges them.
cat >"$work/clean_root.sh" <<'SCRIPT'
set -euo pipefail
mkdir "$1/overlay"
mount -t tmpfs tmpfs "$1/overlay"
mkdir "$1/overlay/"{changes,scratch,root}
root=$1/overlay/root
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/overlay/changes,workdir=$1/overlay/scratch" "$root"
mkdir -p "$root$1"
for folder in /proc /dev "$1"; do mount --rbind "$folder" "$root$folder"; done
exec chroot "$root" /bin/bash "$1/in_root.sh" "$1" "$2"
SCRIPT
if unshare --mount true 2>/dev/null; then
  unshare --mount /bin/bash "$work/clean_root.sh" "$work" "$version"
else
  /bin/bash "$work/in_root.sh" "$work" "$version"
fi
