"""Translates small modules, compiles the C and runs it."""
import pathlib
import re
import subprocess
import sys
import tempfile

TOOLS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOOLS))

from translator.half import Half  # noqa: E402
from translator.interface import Interface  # noqa: E402
from translator.module import read  # noqa: E402
import translate  # noqa: E402

LAYOUT = 'target datalayout = "e-m:e-p270:32:32-i64:64-n8:16:32:64-S128"'
WARNINGS = ["-Wall", "-Wextra", "-Werror"]


def interface(prototypes):
    """The interface with these functions: `uint64_t f(uint64_t a)`."""
    functions = []
    for prototype in prototypes:
        result, name, parameters = re.fullmatch(r"(.*?)(\w+)\((.*)\)", prototype).groups()
        pairs = [re.fullmatch(r"(.*?)(\w+)", each.strip()).groups() for each in parameters.split(",") if each.strip()]
        functions.append({"name": name, "result": result.strip(),
                          "parameters": [{"type": type.strip(), "name": each} for type, each in pairs]})
    return Interface({"functions": functions, "structs": [], "enums": [], "callbacks": []})


def lines(text):
    """The lines of a module as the compiler indents them."""
    is_inside = False
    for line in map(str.strip, text.splitlines()):
        is_label = re.match(r"[\w.]+:", line)
        yield ("  " if is_inside and line != "}" and not is_label else "") + line + "\n"
        is_inside = line != "}" and (is_inside or line.startswith("define"))


def translated(text, *prototypes, layout=LAYOUT):
    """The C text of a module, without the head."""
    module = read([layout + "\n", *lines(text)])
    return Half(module, interface(prototypes)).text()


def output(text, main, *prototypes, compiler=("tcc", "-Wall")):
    """What a program prints: `main` is its statements, which call the functions of the module."""
    body = translated(text, *prototypes)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "scrollkit.h").write_text("#include <stdint.h>\n#include <stddef.h>\n" +
                                            "".join(f"{each};\n" for each in prototypes))
        (folder / "main.c").write_text("\n".join([
            (TOOLS / "prelude.h").read_text(), translate.widths((TOOLS / "prelude_half.h").read_text(), 64), body,
            "#include <stdio.h>", f"int main(void) {{\n{main}\nreturn 0;\n}}\n"]))
        subprocess.run([*compiler, "-std=gnu99", f"-I{folder}", str(folder / "main.c"), "-o", str(folder / "main")], check=True)
        return subprocess.run([str(folder / "main")], check=True, capture_output=True, text=True).stdout.split()


OPTIMISED = ("gcc", "-O1", *WARNINGS)


def values(text, prototype, *calls, **options):
    """The results of calls of one function, as integers or floats; by default with tcc, which compiles in no time."""
    name = re.search(r"(\w+)\(", prototype).group(1)
    is_double = prototype.startswith("double")
    form = "%.17g" if is_double else "%lld"
    statements = "\n".join(f'printf("{form}\\n", {"" if is_double else "(long long)"}{name}({arguments}));' for arguments in calls)
    return [float(each) if is_double else int(each) for each in output(text, statements, prototype, **options)]
