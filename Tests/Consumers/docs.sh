#!/usr/bin/env bash
# Compiles and runs every snippet of the README and of docs, builds the site without a warning, follows its links, and
# looks at its pages in headless Chromium.
#
#   docs.sh BUILD_DIR
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$(cd "$1" && pwd)
source "$here/javascript/serve.sh"

rm -rf "$build/docs/site"
mkdir -p "$build/docs/site"
touch "$build/docs/site/of_the_user"
(cd "$build/docs" && "$root/scripts/docs" site) >"$work/log" || { cat "$work/log"; exit 1; }
rm "$build/docs/site/of_the_user" || { echo "FAILED: scripts/docs deletes what is in its folder"; exit 1; }
echo "ok: the site has no warning, and its folder keeps what was in it"
/usr/bin/python3 "$root/Tests/Docs/links.py" "$build/docs/site" | sed 's/^/ok: /'
/usr/bin/python3 "$root/Tests/Docs/snippets.py" "$build" "$work/snippets"

python=$build/docs/venv/bin/python
"$python" -c "import axe_core_python" 2>/dev/null || "$python" -m pip install -q axe-core-python==0.1.0
serve "$build/docs/site" 8451
"$python" "$root/Tests/Docs/accessible.py" http://127.0.0.1:8451 "$build/screenshots/docs" | sed 's/^/ok: /'
