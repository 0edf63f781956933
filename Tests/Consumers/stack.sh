#!/usr/bin/env bash
# Measures the stack that calls need: stack.sh BUILD [LIMIT=18]; the limit is in KiB.
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
gcc -std=gnu11 -O1 -Iinclude Tests/Consumers/stack.c -o "$work/stack" -L"$build" -lscrollkit -lpthread -Wl,-rpath,"$build"
"$work/stack" "${2:-18}"
