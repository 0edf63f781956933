#!/usr/bin/env bash
# Uses the playground in headless Chromium; the native library must answer its calls alike.
#
#   playground.sh BUILD_DIR
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$(cd "$1" && pwd)
source "$here/javascript/serve.sh"

"$root/scripts/playground" "$build/playground" >"$work/log" || { cat "$work/log"; exit 1; }
python=$build/playground-venv/bin/python
if ! "$python" -c "import axe_core_python, selenium" 2>/dev/null; then
  /usr/bin/python3 -m venv --system-site-packages "$build/playground-venv"
  "$python" -m pip install -q axe-core-python==0.1.0
fi
serve "$build/playground" 8438

mkdir -p "$build/screenshots"
"$python" "$here/javascript/playground.py" http://127.0.0.1:8438 "$work" "$build/playground" | sed 's/^/ok: /'
"$python" "$here/javascript/feel_code.py" "$work/feels.json" "$build/libscrollkit.so.0" | sed "s/^/ok: /"
cp "$work"/*.png "$build/screenshots"
result=$(LUA_PATH="$root/bindings/luajit/?.lua;;" SCROLLKIT_LIBRARY=$build/libscrollkit.so.0 \
  luajit "$here/javascript/replay.lua" "$work/calls.txt") || { echo "$result"; exit 1; }
echo "ok: the native library gives the page's frames: $result"
