"""Runs the lines of C and Python that the playground hands out.

feel_code.py CASES LIBRARY      CASES: a JSON array of {"feel", "c", "python", "values": {field of C: number}}

Each gives a scroller the values that the page has.
"""

import json
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
CASES, LIBRARY = json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]).resolve()

C = """
#include <scrollkit.h>
#include <math.h>
#include <stdio.h>
%s
int main(void) {
  scrollkit_scroller *scroller = NULL;
  scrollkit_feel_values set = SCROLLKIT_FEEL_VALUES_INIT;
%s
  return 0;
}
"""
C_CASE = """
static void case_%d(scrollkit_scroller *scroller, double time) {
%s
}
"""
PYTHON = "import math, scrollkit\ndef case(scroller, time):\n%s\n"


def fields() -> list[str]:
    return list(CASES[0]["values"])


def check(language: str, case: dict, numbers: list[float]) -> None:
    expected = [float(value) for value in case["values"].values()]
    different = [(name, one, other) for name, one, other in zip(fields(), numbers, expected) if one != other]
    assert not different, (language, case["feel"], different)


def run_c(folder: Path) -> None:
    cases = "".join(C_CASE % (number, case["c"]) for number, case in enumerate(CASES))
    printed = "".join(f'  printf("%.17g ", (double)set.{name});\n' for name in fields())
    calls = "".join(
        f"  if (scrollkit_scroller_create(NULL, &scroller) < 0) return 1;\n  case_{number}(scroller, 0);\n"
        f"  scrollkit_scroller_get_feel_values(scroller, &set);\n{printed}  puts(\"\");\n  scrollkit_scroller_destroy(scroller);\n"
        for number in range(len(CASES)))
    (folder / "feels.c").write_text(C % (cases, calls))
    subprocess.run(["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/include", folder / "feels.c", LIBRARY,
                    f"-Wl,-rpath,{LIBRARY.parent}", "-o", folder / "feels"], check=True)
    lines = subprocess.check_output([folder / "feels"], text=True).splitlines()
    for case, line in zip(CASES, lines, strict=True):
        check("C", case, [float(number) for number in line.split()])


def run_python() -> None:
    sys.path.insert(0, str(ROOT / "bindings/python"))
    os.environ["SCROLLKIT_LIBRARY"] = str(LIBRARY)
    import scrollkit
    for case in CASES:
        names: dict = {}
        exec(PYTHON % "\n".join(f"    {line}" for line in case["python"].splitlines()), names)
        with scrollkit.Scroller() as scroller:
            names["case"](scroller, 0.0)
            check("Python", case, [float(getattr(scroller.feel_values, name)) for name in fields()])


def main() -> None:
    assert any(math.inf in case["values"].values() or "inf" in case["values"].values() for case in CASES)
    with tempfile.TemporaryDirectory() as folder:
        run_c(Path(folder))
    run_python()
    print(f"the code for {len(CASES)} feels runs in C and Python")


main()
