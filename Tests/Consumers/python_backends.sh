#!/usr/bin/env bash
# Drives the lists of the Python backends with real events and checks their logs.
#
#   python_backends.sh BUILD_DIR [tk|pygame|qt|textual]...    default: all
#
# Debian has tkinter, pygame and pyte; PySide6 and Textual are installed from PyPI into BUILD_DIR/backends.
# PICTURES names a folder for screenshots.
set -euo pipefail
build=$(cd "$1" && pwd)
shift
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pictures=${PICTURES:-$work}
export SCROLLKIT_LIBRARY=$build/libscrollkit.so.0 PYTHONPATH=$root/bindings/python PYTHONDONTWRITEBYTECODE=1
[ $# -gt 0 ] || set -- tk pygame qt textual

fail() { echo "FAILED: $*"; exit 1; }
from_pypi() { # from_pypi MODULE REQUIREMENT: installs a package unless its module is there
  [ -x "$build/backends/bin/python" ] || /usr/bin/python3 -m venv "$build/backends"
  "$build/backends/bin/python" -c "import $1" 2>/dev/null ||
    "$build/backends/bin/pip" -q --disable-pip-version-check install "$2"
}
drive() { # drive NAME PYTHON
  timeout 120 xvfb-run -a -s "-screen 0 900x800x24" bash "$here/drive_backend.sh" "$work/$1.log" "$pictures/list_$1.png" \
    "$2" "$root/examples/python/list_$1.py" 2>"$work/errors" || { cat "$work/errors"; fail "$1"; }
  awk -F, -v notches=300 -f "$here/backend.awk" "$work/$1.log" || fail "$1"
  echo "ok: $1: wheel, flick and a drag past the top rest at their targets"
}
for name in "$@"; do
  case $name in
    tk) drive tk /usr/bin/python3 ;;
    pygame) WINDOW_CLASS=pygame drive pygame /usr/bin/python3 ;;
    qt)
      from_pypi PySide6 PySide6-Essentials==6.12.0
      drive qt "$build/backends/bin/python"
      timeout 120 xvfb-run -a -s "-screen 0 900x800x24" bash "$here/drive_qt_observe.sh" "$work/observe.log" \
        "$build/backends/bin/python" "$root/examples/python/list_qt.py" 2>"$work/errors" ||
        { cat "$work/errors"; fail "qt, observed"; }
      echo "ok: qt, observed: requests of ScrollKit scroll to the end and to the top"
      ;;
    textual)
      from_pypi textual textual==8.2.8
      /usr/bin/python3 "$here/terminal_list.py" "$pictures/list_textual.png" "$build/backends/bin/python" \
        "$root/examples/python/list_textual.py" || fail textual
      ;;
  esac
done
