"""Compiles and runs every snippet of the README, of docs and of the Swift pages, as printed:

    snippets.py BUILD_DIR WORK_DIR [go|csharp|java|lisp]...

A block with a language goes to WORK_DIR/PAGE-N.LANGUAGE; PAGE.LANGUAGE beside this file uses it,
PAGE.html.py a page of HTML. Every block must be used. Those of Go, C#, Java and Common Lisp are whole programs, which print the
same; with names of these languages, they alone run.
"""

import functools
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD, WORK = (pathlib.Path(name).resolve() for name in sys.argv[1:3])
WHOLE = ("go", "csharp", "java", "lisp")
NAMES = {"python": "py"}  # the ending of a language's files, where it is not the language's name


def extract():
    """Writes all snippets; returns the names of those to run."""
    written = []
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    pages.remove(ROOT / "docs/install.md")  # Tests/Consumers/published.sh runs its commands and its blocks
    for page in [*pages, *sorted((ROOT / "Sources/ScrollKitCore/Documentation.docc").glob("*.md"))]:
        counts = {}
        for language, text in re.findall(r"^```(\w+)\n(.*?)^```$", page.read_text(), re.M | re.S):
            ending = NAMES.get(language, language)
            counts[ending] = counts.get(ending, 0) + 1
            name = f"{page.stem.lower()}-{counts[ending]}"
            (WORK / f"{name}.{ending}").write_text(text)
            written.append((page.stem.lower(), ending, name))
    return written


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **{"timeout": 600, **options})
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def c(program):
    flags = f"-I{ROOT}/include -I{ROOT}/examples/backends -I{ROOT}/examples/c -I{WORK} -L{BUILD} -Wl,-rpath,{BUILD}".split()
    sdl = []
    if "SDL" in program.read_text():
        sdl = subprocess.check_output(["pkg-config", "--cflags", "--libs", "sdl2", "SDL2_ttf"], text=True).split()
    run("gcc", "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-o", WORK / "program", program, *flags,
        "-lscrollkit", *sdl, "-lm")
    run(WORK / "program", env={"SDL_VIDEODRIVER": "dummy"}, cwd=WORK)


def cpp(program):
    flags = f"-I{ROOT}/include -I{WORK} -L{BUILD} -Wl,-rpath,{BUILD} -lscrollkit".split()
    if "imgui.h" in program.read_text():
        flags += subprocess.check_output(["pkg-config", "--cflags", "--libs", "imgui"], text=True).split()
    run("g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", "-o", WORK / "program", program, *flags)
    run(WORK / "program")


def python(program):
    text = f"""
import sys
sys.path[:0] = [{str(ROOT / 'bindings/python')!r}, {str(ROOT / 'examples/python/backends')!r}]
def run(name, **names):
    exec(compile(open(f"{WORK}/{{name}}.py").read(), name, "exec"), names)
    return names
exec(compile(open({str(program)!r}).read(), {str(program)!r}, "exec"))
"""
    display = ["xvfb-run", "-a"] if "tkinter" in program.read_text() else []
    run(*display, "/usr/bin/python3", "-c", text, env={"SCROLLKIT_LIBRARY": str(BUILD / "libscrollkit.so.0"), "PATH": "/usr/bin:/bin"})


def lua(program):
    flags = subprocess.check_output(["pkg-config", "--cflags", "lua5.4"], text=True).split()
    run("gcc", "-shared", "-fPIC", f"-I{ROOT}/include", *flags, ROOT / "bindings/lua/scrollkit_lua.c", "-o", WORK / "scrollkit.so",
        f"-L{BUILD}", f"-Wl,-rpath,{BUILD}", "-lscrollkit")
    run("lua5.4", program, cwd=WORK, env={**os.environ, "LUA_CPATH": f"{WORK}/?.so"})


def whole(name, ending):
    """Runs a page's program as the page says; it prints what the page says."""
    program, env = WORK / f"{name}.{ending}", {**os.environ, "LD_LIBRARY_PATH": str(BUILD)}
    if ending == "go":  # in a new folder: Go's cache does not notice another header
        run("cmake", "--install", BUILD, "--prefix", WORK / "installed")
        env |= {"PKG_CONFIG_PATH": str(WORK / "installed/lib/pkgconfig"), "GOCACHE": str(BUILD / "clients/go")}
        output = run("go", "run", program, env=env)
    elif ending == "csharp":
        run("mcs", f"-out:{WORK}/program.exe", program)
        output = run("mono", WORK / "program.exe", env=env)
    elif ending == "java":
        output = run("java", "-cp", "/usr/share/java/jna.jar", program, env=env)
    else:  # CFFI is compiled once, and writes what it compiles
        output = run("sbcl", "--script", program, env={**env, "XDG_CACHE_HOME": str(BUILD / "clients")})
    if "104.033 180.000\n" not in output:
        sys.exit(f"{name}.{ending} prints {output}")
    print(f"ok: {name} in {ending}")


def html(program):
    for file in ("scrollkit.mjs", "scrollkit.wasm"):
        shutil.copy(BUILD / "docs/site/playground" / file, WORK)
    run("/usr/bin/python3", program, WORK, env={**os.environ, "PYTHONPATH": str(ROOT / "Tests/Consumers/javascript")})


@functools.cache
def swift_module():
    """The flags with which a program has the module, as one has that depends on the package."""
    run(ROOT / "scripts/swift", "build", "--target", "ScrollKitCore")
    built = ROOT / ".build/debug"
    objects = [built / "ScrollKitCore.build" / f"{source.name}.o" for source in (ROOT / "Sources/ScrollKitCore").glob("*/*.swift")]
    return ["-swift-version", "6", "-I", built / "Modules", *objects, "-lm"]


def swift(program):
    text = program.read_text()
    page = WORK / f"{program.stem}.swift"
    page.write_text(re.sub(r"^// (\w+-\d+)$", lambda name: (WORK / f"{name[1]}.swift").read_text(), text, flags=re.M))
    run("swiftc", "-warnings-as-errors", page, *swift_module(), "-o", WORK / "program")
    run(WORK / "program")


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    snippets = extract()
    if wanted := sys.argv[3:]:
        for _, ending, name in snippets:
            if ending in wanted:
                whole(name, ending)
        return
    for page, ending in dict.fromkeys((page, ending) for page, ending, _ in snippets if ending not in WHOLE):
        program = HERE / f"{page}.{'html.py' if ending == 'html' else ending}"
        names = [name for one, other, name in snippets if (one, other) == (page, ending)]
        text = program.read_text() if program.exists() else ""
        for name in names:
            if name not in text:
                sys.exit(f"{program} does not use {name}: a snippet of docs that no test runs")
        {"c": c, "cpp": cpp, "py": python, "html": html, "lua": lua, "swift": swift}[ending](program)
        print(f"ok: {page}: {len(names)} in {ending}")


main()
