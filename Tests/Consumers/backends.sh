#!/usr/bin/env bash
# Drives the lists of backends with real events and checks their logs.
#
#   backends.sh BUILD_DIR [tk|pygame|qt|textual|raylib|c_raylib|c_sdl3|c_microui|c_nuklear|c_clay]...    default: all
#
# Debian has tkinter, pygame and pyte. The other toolkits are installed from PyPI into BUILD_DIR/backends; examples.sh
# drives those backends in C whose toolkits Debian has. PICTURES names a folder for screenshots.
set -euo pipefail
build=$(cd "$1" && pwd)
shift
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pictures=${PICTURES:-$work}
export SCROLLKIT_LIBRARY=$build/libscrollkit.so.0 PYTHONPATH=$root/bindings/python PYTHONDONTWRITEBYTECODE=1
[ $# -gt 0 ] || set -- tk pygame qt textual raylib c_raylib c_sdl3 c_microui c_nuklear c_clay

fail() { echo "FAILED: $*"; exit 1; }
venv=$build/backends raylib='lib/python3*/site-packages/raylib/_raylib_cffi.*.so'
from_pypi() { # from_pypi PATH PIP_OPTION...: installs a package unless its path in the environment is there
  [ -x "$venv/bin/python" ] || /usr/bin/python3 -m venv "$venv"
  compgen -G "$venv/$1" >/dev/null || "$venv/bin/pip" -q --disable-pip-version-check install "${@:2}"
}
from_source() { # from_source NAME==VERSION: unpacks the sources of a package, unless they are there; prints their folder
  local sources=$venv/sources
  [ -x "$venv/bin/python" ] || /usr/bin/python3 -m venv "$venv"
  [ -d "$sources/${1/==/-}" ] || { "$venv/bin/pip" -q --disable-pip-version-check download --no-deps --no-binary "${1%==*}" \
    --dest "$sources" "$1" && tar -xzf "$sources/${1/==/-}.tar.gz" -C "$sources"; } >&2
  echo "$sources/${1/==/-}"
}
drive() { # drive NAME PROGRAM...
  timeout 120 xvfb-run -a -s "-screen 0 900x800x24" bash "$here/drive_backend.sh" "$work/$1.log" "$pictures/list_$1.png" \
    "${@:2}" 2>"$work/errors" || { cat "$work/errors"; fail "$1"; }
  awk -F, -v notches=300 -f "$here/backend.awk" "$work/$1.log" || fail "$1"
  [ "$(identify -format %k "$pictures/list_$1.png")" -gt 10 ] || fail "$1: the window is blank"
  echo "ok: $1: wheel, flick, Home and a drag past the top rest at their targets"
}
drive_python() { # drive_python NAME PYTHON
  drive "$1" "$2" "$root/examples/python/list_$1.py"
}
compile() { # compile SOURCE PROGRAM GCC_OPTION...
  gcc -std=c11 -O1 -Wall -Wextra -Wpedantic -Werror -I"$root/include" "$1" "${@:3}" -L"$build" -lscrollkit -lm \
    -Wl,-rpath,"$build" -o "$2"
}
run_events() { # run_events NAME TEXT GCC_OPTION...: runs NAME_events.c, with the address sanitizer
  compile "$here/$1_events.c" "$work/$1_events" -fsanitize=address "${@:3}"
  "$work/$1_events" || fail "c_$1: events"
  echo "ok: c_$1: $2"
}
drive_c() { # drive_c NAME GCC_OPTION...
  compile "$root/examples/c/$1_list.c" "$work/$1_list" "${@:2}"
  drive "c_$1" "$work/$1_list"
}
for name in "$@"; do
  case $name in
    tk) drive_python tk /usr/bin/python3 ;;
    pygame) WINDOW_CLASS=pygame drive_python pygame /usr/bin/python3 ;;
    qt)
      from_pypi "lib/python3*/site-packages/PySide6" PySide6-Essentials==6.12.0
      drive_python qt "$venv/bin/python"
      timeout 120 xvfb-run -a -s "-screen 0 900x800x24" bash "$here/drive_qt_observe.sh" "$work/observe.log" \
        "$venv/bin/python" "$root/examples/python/list_qt.py" 2>"$work/errors" ||
        { cat "$work/errors"; fail "qt, observed"; }
      echo "ok: qt, observed: requests of ScrollKit scroll to the end and to the top"
      ;;
    textual)
      from_pypi "lib/python3*/site-packages/textual" textual==8.2.8
      /usr/bin/python3 "$here/terminal_list.py" "$pictures/list_textual.png" "$venv/bin/python" \
        "$root/examples/python/list_textual.py" || fail textual
      ;;
    raylib)
      from_pypi "$raylib" raylib==6.2.0.0
      drive_python raylib "$venv/bin/python"
      ;;
    c_raylib) # the module for Python exports raylib's functions, and comes with its header
      from_pypi "$raylib" raylib==6.2.0.0
      module=$(compgen -G "$venv/$raylib")
      { echo "#include <stdbool.h>"; cat "$(dirname "$module")/raylib.h.modified"; } >"$work/raylib.h"
      nm -D --undefined-only "$module" | awk '$2 ~ /^_?Py/ { print "char " $2 "[64];" }' >"$work/python.c" # never called
      gcc -shared "$work/python.c" -o "$work/python.so"
      drive_c raylib -I"$work" "$module" -Wl,--no-as-needed "$work/python.so"
      ;;
    c_sdl3) # tcod has the library; kivy-deps-sdl3-dev has the headers, in its package for Windows
      from_pypi "sdl3/tcod.libs" --no-deps --target "$venv/sdl3" tcod==21.2.2
      from_pypi "sdl3/include" --no-deps --target "$venv/sdl3" --only-binary :all: \
        --platform win_amd64 --python-version 3.11 kivy-deps-sdl3-dev==0.1.0
      sdl3=(-I"$venv/sdl3/include" "$venv"/sdl3/tcod.libs/libSDL3-* -Wl,-rpath,"$venv/sdl3/tcod.libs")
      drive_c sdl3 "${sdl3[@]}"
      compile "$here/sdl3_events.c" "$work/sdl3_events" "${sdl3[@]}"
      SDL_VIDEO_DRIVER=dummy "$work/sdl3_events" || fail "c_sdl3: fingers"
      echo "ok: c_sdl3: content follows a finger; an unknown key is not taken"
      ;;
    c_microui) # the sources are in a package for Python
      microui=$(from_source microui_py==0.3.0)/microui
      gcc -w -c "$microui/microui.c" -o "$work/microui.o"
      microui=(-isystem "$microui" "$work/microui.o")
      run_events microui "the inner panel takes wheel and press, a button keeps its own, overscroll is drawn" "${microui[@]}"
      drive_c microui "${microui[@]}" $(pkg-config --cflags --libs sdl2 SDL2_ttf)
      ;;
    c_nuklear)
      nuklear=(-isystem "$(from_source pyNuklear==0.0.6)/contrib/nuklear")
      run_events nuklear "the inner group takes wheel and press, a drag clicks no button, overscroll is drawn" "${nuklear[@]}"
      drive_c nuklear "${nuklear[@]}" $(pkg-config --cflags --libs sdl2 SDL2_ttf)
      ;;
    c_clay) # neither Debian nor PyPI has Clay: a stand-in of its interface
      run_events clay "the inner view takes wheel and press; a removed view is forgotten (a stand-in of Clay)" -I"$here/clay"
      ;;
  esac
done
