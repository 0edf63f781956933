#!/usr/bin/env bash
# Checks that all files that have the version, or a number that follows from it, agree with CMakeLists.txt, and those that have an
# address with docs/links.md.
#
#   versions.sh [BUILD_DIR]      with a build, also the libraries, their SONAME and the headers' comments
set -euo pipefail
build=${1:+$(cd "$1" && pwd)}
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^project(ScrollKit VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
abi=$(sed -n 's/^set(SCROLLKIT_ABI \(.*\))$/\1/p' CMakeLists.txt)
IFS=. read -r major minor patch <<<"$version"
number=$((major * 10000 + minor * 100 + patch))
failed=0

# same NAME EXPECTED ACTUAL
same() { [ "$2" = "$3" ] || { echo "FAILED: $1 has ${3:-none}, and CMakeLists.txt $2"; failed=1; }; }
same CHANGELOG.md "$version" "$(sed -n 's/^## \[\{0,1\}\([0-9.]*\).*/\1/p' CHANGELOG.md | head -n 1)"
same debian/changelog "$version" "$(sed -n '1s/.*(\(.*\)-.*).*/\1/p' debian/changelog)"
same "the package in debian/control" "libscrollkit$abi" "$(sed -n 's/^Package: \(libscrollkit[0-9]*\)$/\1/p' debian/control)"
same "debian/libscrollkit$abi.symbols" "(symver)SCROLLKIT_$abi" "$(awk '/symver/ { print $1 }' "debian/libscrollkit$abi.symbols")"
same scrollkit.map "SCROLLKIT_$abi" "$(sed -n 's/^\(SCROLLKIT_[0-9]*\) {.*/\1/p' Sources/ScrollKitC/scrollkit.map)"
same Library.swift "$version" "$(sed -n 's/^ *text("\([0-9.]*\)")$/\1/p' Sources/ScrollKitC/Library.swift)"
same "the comment of scrollkit_version_number" "$number is $version" "$(grep -o '[0-9]* is [0-9.]*[0-9]' Sources/ScrollKitC/Library.swift)"
same scrollkit_loader.h "$number" "$(sed -n 's/^#define SCROLLKIT_LOADER_VERSION //p' include/scrollkit_loader.h)"
for file in docs/install.md docs/platforms.md; do
  for found in $(grep -oE '\bscrollkit-[0-9]+\.[0-9]+\.[0-9]+' "$file" | sort -u); do same "$file" "scrollkit-$version" "$found"; done
done
# Addresses, which docs/links.md has.
link() { sed -n "s/^| $1 | <\(.*\)> |$/\1/p" docs/links.md; }
for pair in "Homepage homepage" "Vcs-Browser repository" "Vcs-Git repository"; do
  found=$(sed -n "s/^${pair% *}: //p" debian/control)
  [ "$found" = "$(link "${pair#* }")" ] || { echo "FAILED: ${pair% *} of debian/control is not that of docs/links.md"; failed=1; }
done
[ "$(sed -n 's/^Source: //p' debian/copyright)" = "$(link repository)" ] ||
  { echo "FAILED: the source in debian/copyright is not that of docs/links.md"; failed=1; }
grep -qF "$(link repository) refs/tags/" debian/watch ||
  { echo "FAILED: the repository in debian/watch is not that of docs/links.md"; failed=1; }
for file in control changelog copyright; do
  grep -qF "<$(link maintainers)>" "debian/$file" || { echo "FAILED: debian/$file has other maintainers than docs/links.md"; failed=1; }
done
# These have no version of their own: scripts/package gives it to them.
for file in setup.py package.json scrollkit.rockspec; do
  ! grep -qE '[0-9]+\.[0-9]+\.[0-9]+' "Sources/ScrollKitC/Packaging/$file" || { echo "FAILED: $file has a version of its own"; failed=1; }
done
if [ -n "$build" ]; then
  same "libscrollkit.so" "libscrollkit.so.$abi" "$(readelf -d "$build/libscrollkit.so" | sed -n 's/.*SONAME.*\[\(.*\)\]/\1/p')"
  same "the file of libscrollkit.so" "libscrollkit.so.$abi.$version" "$(basename "$(readlink -f "$build/libscrollkit.so")")"
  same scrollkit.pc "$version" "$(sed -n 's/^Version: //p' "$build/scrollkit.pc")"
  same ScrollKitConfigVersion.cmake "$version" "$(sed -n 's/^set(PACKAGE_VERSION "\(.*\)")/\1/p' "$build/ScrollKitConfigVersion.cmake")"
  found=$(python3 -c 'import ctypes, sys; kit = ctypes.CDLL(sys.argv[1]); kit.scrollkit_version.restype = ctypes.c_char_p
print(kit.scrollkit_version().decode(), kit.scrollkit_version_number())' "$build/libscrollkit.so")
  same "the library" "$version $number" "$found"
fi
[ $failed = 0 ] && echo "ok: all versions are $version, all of the ABI $abi"
