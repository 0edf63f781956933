#!/usr/bin/env bash
# Drives the lists of backends with real events and checks their logs.
#
#   backends.sh BUILD_DIR [tk|pygame|qt|textual|raylib|c_raylib|c_sdl3|c_events|c_microui|c_nuklear|c_clay]...    default: all
#
# Debian has tkinter, pygame and pyte. The other toolkits are installed from PyPI into BUILD_DIR/backends; examples.sh
# drives those backends in C whose toolkits Debian has. PICTURES names a folder for screenshots,
# CLAY one with Clay's clay.h.
# shellcheck disable=SC2046  # several options or words are one text
set -euo pipefail
build=$(cd "$1" && pwd)
shift
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pictures=${PICTURES:-$work}
export SCROLLKIT_LIBRARY=$build/libscrollkit.so.0 PYTHONPATH=$root/bindings/python PYTHONDONTWRITEBYTECODE=1
[ $# -gt 0 ] || set -- tk pygame qt textual raylib c_raylib c_sdl3 c_events c_microui c_nuklear c_clay

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
  timeout 600 xvfb-run -a -s "-screen 0 900x800x24" bash "$here/drive_backend.sh" "$work/$1.log" "$pictures/list_$1.png" \
    "${@:2}" 2>"$work/errors" || { cat "$work/errors"; fail "$1"; }
  awk -F, -v notches=300 -f "$here/backend.awk" "$work/$1.log" || fail "$1"
  [ "$(identify -format %k "$pictures/list_$1.png")" -gt 10 ] || fail "$1: the window is blank"
  echo "ok: $1: wheel, flick, Home and a drag past the top rest at their targets"
}
drive_python() { # drive_python NAME PYTHON
  drive "$1" "$2" "$root/examples/python/list_$1.py"
}
remove_areas() { # remove_areas MODULE PYTHON
  PYTHONPATH=$PYTHONPATH:$root/examples/python/backends "$2" - "$1" <<'PROGRAM' || fail "$1: remove"
import importlib, sys
backend = importlib.import_module(sys.argv[1])
rect = backend.pygame.Rect if sys.argv[1] == "scrollkit_pygame" else lambda *rect: rect
outer = backend.ScrollArea(rect(0, 0, 400, 400), (400, 4000))
inner = backend.ScrollArea(rect(0, 0, 400, 300), (400, 4000), parent=outer)
innermost = backend.ScrollArea(rect(0, 0, 400, 200), (400, 4000), parent=inner)
assert outer.hit(50, 50)[0] is innermost
outer._pressed = outer._focus = innermost
inner.remove()
assert outer.hit(50, 50)[0] is outer and outer._pressed is None and outer.inner == []
assert outer._focus is outer or sys.argv[1] == "scrollkit_pygame"  # which has no focus
assert innermost.scroller.handle is None and inner.scroller.handle is None and outer.scroller.handle is not None
outer.remove()
PROGRAM
  echo "ok: $1: a removed area and those in it are forgotten"
}
end_views() { # end_views NAME PYTHON
  QT_QPA_PLATFORM=offscreen xvfb-run -a "$2" "$here/removed.py" "$1" 2>"$work/errors" || { cat "$work/errors"; fail "$1: remove"; }
  echo "ok: $1: a view that ends gives the toolkit its scrolling back"
}
send_events() { # send_events NAME TEXT PYTHON
  SDL_VIDEODRIVER=dummy QT_QPA_PLATFORM=offscreen timeout 600 xvfb-run -a "$3" "$here/backend_events.py" "$1" >"$work/errors" 2>&1 ||
    { cat "$work/errors"; fail "$1: events"; }
  echo "ok: $1: $2"
}
compile() { # compile SOURCE PROGRAM GCC_OPTION...
  gcc -std=c11 -O1 -Wall -Wextra -Wpedantic -Werror -I"$root/include" "$1" "${@:3}" -L"$build" -lscrollkit -lm \
    -Wl,-rpath,"$build" -o "$2"
}
run_events() { # run_events NAME TEXT GCC_OPTION...: runs NAME_events.c by `runner`, with the address sanitizer
  compile "$here/$1_events.c" "$work/$1_events" -fsanitize=address "${@:3}"
  "${runner[@]}" "$work/$1_events" || fail "c_$1: events"
  echo "ok: c_$1: $2"
}
runner=(env)
posix=-D_POSIX_C_SOURCE=200809L # the examples ask fontconfig for a font by popen
drive_c() { # drive_c NAME GCC_OPTION...
  compile "$root/examples/c/$1_list.c" "$work/$1_list" $posix "${@:2}"
  drive "c_$1" "$work/$1_list"
}
for name in "$@"; do
  case $name in
    tk)
      drive_python tk /usr/bin/python3
      end_views tk /usr/bin/python3
      send_events tk "a notch of Windows and of macOS scrolls as far" /usr/bin/python3
      ;;
    pygame)
      WINDOW_CLASS=pygame drive_python pygame /usr/bin/python3
      remove_areas scrollkit_pygame /usr/bin/python3
      send_events pygame "presses outside, a lost focus, a mouse as a finger, a wheel of macOS" /usr/bin/python3
      ;;
    qt)
      from_pypi "lib/python3*/site-packages/PySide6" PySide6-Essentials==6.12.0
      drive_python qt "$venv/bin/python"
      timeout 600 xvfb-run -a -s "-screen 0 900x800x24" bash "$here/drive_qt_observe.sh" "$work/observe.log" \
        "$venv/bin/python" "$root/examples/python/list_qt.py" 2>"$work/errors" ||
        { cat "$work/errors"; fail "qt, observed"; }
      echo "ok: qt, observed: requests of ScrollKit scroll to the end and to the top"
      end_views qt "$venv/bin/python"
      send_events qt "another button does not end a drag" "$venv/bin/python"
      ;;
    textual)
      from_pypi "lib/python3*/site-packages/textual" textual==8.2.8
      /usr/bin/python3 "$here/terminal_list.py" "$pictures/list_textual.png" "$venv/bin/python" \
        "$root/examples/python/list_textual.py" || fail textual
      end_views textual "$venv/bin/python"
      send_events textual "it follows Textual's own scrolls" "$venv/bin/python"
      ;;
    raylib)
      from_pypi "$raylib" raylib==6.2.0.0
      drive_python raylib "$venv/bin/python"
      remove_areas scrollkit_raylib "$venv/bin/python"
      ;;
    c_raylib) # the module for Python exports raylib's functions, and comes with its header
      from_pypi "$raylib" raylib==6.2.0.0
      module=$(compgen -G "$venv/$raylib")
      { echo "#include <stdbool.h>"; cat "$(dirname "$module")/raylib.h.modified"; } >"$work/raylib.h"
      nm -D --undefined-only "$module" | awk '$2 ~ /^_?Py/ { print "char " $2 "[64];" }' >"$work/python.c" # never called
      gcc -shared "$work/python.c" -o "$work/python.so"
      drive_c raylib -I"$work" "$module" -Wl,--no-as-needed "$work/python.so"
      compile "$here/raylib_events.c" "$work/raylib_events" -I"$work" "$module" -Wl,--no-as-needed "$work/python.so"
      "$work/raylib_events" || fail "c_raylib: events"
      echo "ok: c_raylib: views are removed"
      ;;
    c_sdl3) # tcod has the library; kivy-deps-sdl3-dev has the headers, in its package for Windows
      from_pypi "sdl3/tcod.libs" --no-deps --target "$venv/sdl3" tcod==21.2.2
      from_pypi "sdl3/include" --no-deps --target "$venv/sdl3" --only-binary :all: \
        --platform win_amd64 --python-version 3.11 kivy-deps-sdl3-dev==0.1.0
      sdl3=(-I"$venv/sdl3/include" "$venv"/sdl3/tcod.libs/libSDL3-* -Wl,-rpath,"$venv/sdl3/tcod.libs")
      drive_c sdl3 "${sdl3[@]}"
      compile "$here/sdl3_events.c" "$work/sdl3_events" "${sdl3[@]}"
      SDL_VIDEO_DRIVER=dummy "$work/sdl3_events" || fail "c_sdl3: events"
      echo "ok: c_sdl3: content follows a finger; an unknown key, and events of another window, are not taken; a lost focus ends a drag; views are removed"
      ;;
    c_events) # of the backends that examples.sh drives
      runner=(env ASAN_OPTIONS=detect_leaks=0 SDL_VIDEODRIVER=dummy)
      run_events sdl2 "events of another window are not taken; a lost focus ends a drag; views are removed" $(pkg-config --cflags --libs sdl2)
      runner=(xvfb-run -a env ASAN_OPTIONS=detect_leaks=0 GSK_RENDERER=cairo)
      run_events glfw "the program keeps its callbacks and its user pointer; Ctrl and Shift count while they are down; views are removed" $(pkg-config --cflags --libs glfw3)
      compile "$here/ncurses_events.c" "$work/ncurses_events" $(pkg-config --cflags --libs ncursesw)
      TERM=xterm-256color script -qec "$work/ncurses_events" /dev/null </dev/null >"$work/errors" ||
        { cat "$work/errors"; fail "c_ncurses: events"; }
      echo "ok: c_ncurses: only the wheel is taken; the program has the other buttons"
      run_events gtk4 "a flick of a trackpad rests at GTK's target, or at ScrollKit's; a detached view is forgotten" "$root/examples/backends/scrollkit_gtk4.c" $(pkg-config --cflags --libs gtk4)
      runner=(env)
      g++ -std=c++11 -Wall -Wextra -Wpedantic -Werror -I"$root/include" $(pkg-config --cflags imgui) "$here/imgui_events.cpp" \
        -L"$build" -lscrollkit -Wl,-rpath,"$build" $(pkg-config --libs imgui) -o "$work/imgui_events" || fail "c_imgui: C++11"
      "$work/imgui_events" || fail "c_imgui: events"
      echo "ok: c_imgui: C++11; a button and a slider keep their presses, the content takes its own and moves no window; views are removed"
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
      compile "$root/examples/c/nuklear_sync.c" "$work/nuklear_sync" $posix "${nuklear[@]}" $(pkg-config --cflags --libs sdl2 SDL2_ttf)
      BAR=467 timeout 600 xvfb-run -a -s "-screen 0 900x800x24" bash "$here/drive_sync.sh" "$work/nuklear_sync.log" \
        "$pictures/nuklear_sync.png" "$work/nuklear_sync" 2>"$work/errors" || { cat "$work/errors"; fail nuklear_sync; }
      awk -F, -f "$here/sync.awk" "$work/nuklear_sync.log" || fail nuklear_sync
      echo "ok: c_nuklear: a group that keeps its own offset: its scroll bar moves it, and the wheel goes on from there"
      ;;
    c_clay) # neither Debian nor PyPI has Clay: a stand-in of its interface
      run_events clay "the inner view takes wheel and press; a removed view is forgotten (a stand-in of Clay)" -I"$here/clay"
      [ -z "${CLAY:-}" ] || drive_c clay -isystem "$CLAY" $(pkg-config --cflags --libs sdl2 SDL2_ttf)
      ;;
  esac
done
