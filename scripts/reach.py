"""Tests/reach.txt: which tests reach which source file, and how many seconds each takes.

scripts/mutate --reach measures and writes it; scripts/check and scripts/mutate choose tests by it.

A unit is a test class without its slow tests, or a slow test. Swift's coverage counts which branches of the sources a
unit runs. The first unit of a file is the one that runs most of its branches, for its seconds and for how much else it runs;
each further one is the one that adds most to the branches that few units before it run. A unit whose name is like the
file's comes earlier. Of 78 changes of twelve files, the quick tests of the whole suite noticed 60, and so did these rows; with three
instead of ten units a branch they noticed 53.
"""

import collections
import dataclasses
import functools
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Tests/reach.txt"
SCRATCH = ROOT / ".build/coverage"  # scripts/coverage builds the same
TOOLS = pathlib.Path(shutil.which("swift") or "swift").resolve().parent  # of the compiler: formats differ between versions of LLVM
SLOW = 0.2  # seconds of a test that is a unit of its own
ENOUGH = 10  # units that run a branch
UNKNOWN = 0.1  # seconds of a test class that was not measured
MOST = 4  # seconds of CPU of a row, and of a check
HEAD = """\
# Which tests reach which source file. scripts/mutate --reach measures and writes this file, Tests/Consumers/reach.sh --write
# only adds and removes rows; scripts/check and scripts/mutate read it.

# Seconds of CPU that the tests of a class take; a slow test has a row of its own.
"""
FILES = "\n# Source files, with the tests that scripts/check runs: those that tell most in the shortest time come first.\n"


@dataclasses.dataclass
class Table:
    seconds: dict[str, float]  # of each unit: Class, or Class/test
    rows: dict[str, list[str]]  # of each source file, relative to Sources, the units that reach it

    @property
    def slow(self) -> list[str]:
        """The tests that are units of their own."""
        return [unit for unit in self.seconds if "/" in unit]


def sources(root: pathlib.Path = ROOT) -> list[str]:
    """Return the source files that have code, relative to Sources."""
    paths = sorted((root / "Sources").rglob("*.swift"))
    paths = [path for path in paths if path.parent.name != "Generated"]
    return [str(path.relative_to(root / "Sources")) for path in paths]


def test_files(root: pathlib.Path = ROOT) -> dict[str, pathlib.Path]:
    """Return the file of each test class."""
    paths = sorted((root / "Tests").glob("ScrollKit*Tests/*.swift"))
    return {name: path for path in paths for name in re.findall(r"class (\w+): XCTestCase", path.read_text())}


def read() -> Table:
    table = Table({}, {})
    for line in TABLE.read_text().splitlines():
        first, _, rest = line.partition(" ")
        if first.endswith(":"):
            table.rows[first[:-1]] = rest.split()
        elif first and first != "#":
            table.seconds[rest] = float(first)
    return table


def text(table: Table) -> str:
    seconds = [f"{took:g} {unit}" for unit, took in sorted(table.seconds.items())]
    rows = [" ".join([f"{path}:", *units]) for path, units in sorted(table.rows.items())]
    return HEAD + "\n".join(seconds) + "\n" + FILES + "\n".join(rows) + "\n"


def subject(path: str) -> str:
    """Return what a source file is about: Deltas for ScrollKitC/Deltas.swift, Feel for Feel+C.swift."""
    return path.split("/")[-1].split(".")[0].split("+")[0]


@functools.cache
def names_in(file: pathlib.Path) -> frozenset[str]:
    """Return the words of a file."""
    return frozenset(re.findall(r"\w+", file.read_text()))


def naming(path: str, classes: dict[str, pathlib.Path]) -> list[str]:
    """Return the test classes that name a file, those with its name first."""
    word = subject(path)
    named = [name for name in classes if name.startswith(word)]
    return named + [name for name, file in classes.items() if name not in named and word in names_in(file)]


def repaired(table: Table) -> Table:
    """Return the table without tests and files that are gone, and with those that are new, by their names."""
    classes = test_files()

    def exists(unit: str) -> bool:
        name, _, test = unit.partition("/")
        return name in classes and (not test or f"func {test}(" in classes[name].read_text())

    known = {unit.split("/")[0] for unit in table.seconds}
    new = {name: path for name, path in classes.items() if name not in known}
    seconds = {unit: took for unit, took in table.seconds.items() if exists(unit)} | dict.fromkeys(new, UNKNOWN)
    rows = {}
    for path in sources():
        units = table.rows[path] if path in table.rows else naming(path, classes)
        units = [unit for unit in units if exists(unit)]
        added = [unit for unit in naming(path, new) if unit not in units]
        own = f"{subject(path)}Tests"
        rows[path] = sorted(units + added, key=lambda unit: unit != own)
    return Table(seconds, rows)


def program(build: pathlib.Path) -> str:
    return str(next(build.glob("debug/*PackageTests.xctest")))


def listed(test_program: str) -> dict[str, list[str]]:
    """Return the tests of each class of a test program, with the names of their modules."""
    environment = os.environ | {"LLVM_PROFILE_FILE": os.devnull}
    output = subprocess.run([test_program, "--dump-tests-json"], env=environment, capture_output=True, check=True).stdout
    tests = json.loads(output)["tests"]
    return {
        one["name"]: [f"{one['name']}/{test['name']}" for test in one["tests"]] for bundle in tests for one in bundle["tests"]}


def tests_of(units: list[str], slow: list[str], classes: dict[str, list[str]]) -> list[str]:
    """Return the names by which a test program runs these units. `slow`: all tests that are units of their own."""
    names = []
    for unit in units:
        for name, tests in classes.items():
            short = name.split(".")[1]
            if unit == short:
                quick = [test for test in tests if test.split(".")[1] not in slow]
                names += [name] if len(quick) == len(tests) else quick
            elif unit.startswith(f"{short}/"):
                names.append(f"{name.split('.')[0]}.{unit}")
    return names


# Measuring

def run(command: list[str], **environment: str) -> tuple[str, float]:
    """Return what a command prints, and the seconds of CPU that it takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = subprocess.run(command, env=os.environ | environment, cwd=ROOT, capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return output.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def branches(test_program: str, tests: list[str]) -> tuple[dict[str, list[str]], float]:
    """Run tests; return the places in each source file where a branch begins that they ran, and their seconds."""
    raw, data = str(SCRATCH / "reach.profraw"), str(SCRATCH / "reach.profdata")
    _, seconds = run([test_program, ",".join(tests)], LLVM_PROFILE_FILE=raw)
    run([str(TOOLS / "llvm-profdata"), "merge", "-o", data, raw])
    exported, _ = run([str(TOOLS / "llvm-cov"), "export", "-skip-expansions", "-instr-profile", data, test_program, str(ROOT / "Sources")])
    found: dict[str, set[str]] = collections.defaultdict(set)
    for function in json.loads(exported)["data"][0]["functions"]:
        path = pathlib.Path(function["filenames"][0])
        if path.is_relative_to(ROOT / "Sources") and path.parent.name != "Generated":
            ran = {f"{line}:{column}" for line, column, _, _, count, *_ in function["regions"] if count}
            if ran:
                found[str(path.relative_to(ROOT / "Sources"))] |= ran
    return {path: sorted(places) for path, places in found.items()}, seconds


def slow_tests(test_program: str) -> list[str]:
    """Run all tests at once; return those that take long."""
    log, seconds = run([test_program])
    cases = {name: float(took) for name, took in re.findall(r"Test Case '([\w.]+)' passed \(([\d.]+) seconds", log)}
    share = seconds / sum(cases.values())  # of the time that passed was this program's
    return [name.replace(".", "/") for name, took in cases.items() if took * share > SLOW]


def measure() -> dict[str, tuple[dict[str, list[str]], float]]:
    """Return the branches and the seconds of each unit."""
    subprocess.run(
        ["swift", "build", "--build-tests", "--package-path", ROOT, "--scratch-path", SCRATCH, "--enable-code-coverage",
         "-Xswiftc", "-gnone"], check=True)
    test_program = program(SCRATCH)
    classes = listed(test_program)
    slow = slow_tests(test_program)
    units = sorted([name.split(".")[1] for name in classes] + slow)
    measured = {}
    for number, unit in enumerate(units, start=1):
        tests = tests_of([unit], slow, classes)
        if tests:
            measured[unit] = branches(test_program, tests)
            print(f"{number} of {len(units)}: {unit}, {measured[unit][1]:.2f} s", flush=True)
    return measured


def words(name: str) -> set[str]:
    """Return what a name is about: NubFade and FastScrollNubTests are both about a Nub."""
    return set(re.findall(r"[A-Z]+(?![a-z])|[A-Z][a-z]+", name)) - {"Scroll", "Tests"}


def row(path: str, measured: dict[str, tuple[dict[str, list[str]], float]]) -> list[str]:
    """Return the units that reach a file, those that tell most in the shortest time first."""
    left = {unit: files[path] for unit, (files, _) in measured.items() if path in files}
    ran = collections.Counter()  # how many units of the row run each branch
    units: list[str] = []
    spent = 0.0

    def worth(unit: str) -> float:
        files, seconds = measured[unit]
        new = sum(1 / (1 + ran[place]) for place in left[unit] if ran[place] < ENOUGH)
        everything = sum(map(len, files.values()))
        about = 100 if unit == f"{subject(path)}Tests" else 1 + 2 * len(words(subject(path)) & words(unit.split("/")[0]))
        return about * new / everything**0.5 / (0.5 + seconds)

    while left:
        best = max(sorted(left), key=worth)
        places, seconds = left.pop(best), measured[best][1]
        if any(ran[place] < ENOUGH for place in places) and (not units or spent + seconds <= MOST):
            units.append(best)
            spent += seconds
            ran.update(places)
    return units


def measured_table() -> Table:
    """Measure all units, and return the table. Seconds are rounded up to 1, 2 or 5, so that another run writes the same."""
    measured = measure()
    steps = [digit * 10.0**power for power in range(-2, 3) for digit in (1, 2, 5)]
    measured = {unit: (files, next(step for step in steps if seconds <= step)) for unit, (files, seconds) in measured.items()}
    return Table(
        {unit: seconds for unit, (_, seconds) in measured.items()}, {path: row(path, measured) for path in sources()})
