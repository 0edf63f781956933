"""Checks which changes scripts/mutants.py finds in a line of Swift, and how it writes them.

    python3 Tests/Consumers/mutants.py
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "scripts"))
import mutants  # noqa: E402

FIRST, LAST = mutants.FIRST, mutants.LAST
HEAD = "func f() {\n"

# A line of a function without a value, a kind of change, and the changes: what is replaced, and by what.
ROWS = (
    ("x = a + b", "term", {("+", FIRST), ("+", LAST)}),
    ("x = a - b", "term", {("-", FIRST)}),
    ("x = a * b", "term", {("*", FIRST), ("*", LAST)}),
    ("x = a / b", "term", {("/", FIRST)}),
    ("x = a && b", "term", {("&&", FIRST), ("&&", LAST)}),
    ("x = min(a, b)", "term", {("min", FIRST), ("min", LAST)}),
    ("x = -a", "term", set()),
    ("if a, !b { f() }", "clause", {("a", "true"), ("a", "false"), ("!b", "true"), ("!b", "false")}),
    ("guard let a, b else { return }", "clause", {("b", "true"), ("b", "false")}),
    ("x = isLong ? a : b", "clause", {("isLong", "true"), ("isLong", "false")}),
    ("  isLong ? a : b", "clause", {("isLong", "true"), ("isLong", "false")}),
    ("return a < b ? a : b", "clause", {("<", "true"), ("<", "false")}),
    ("x = a?.b", "clause", set()),
    ("x = v.x", "axis", {(".x", ".y")}),
    ("x = range(.y)", "axis", {(".y", ".x")}),
    ("x = .horizontal", "axis", {(".horizontal", ".vertical")}),
    ("x = v[axis]", "axis", {("axis", "axis.other")}),
    ("x = range(axis, a)", "axis", {("axis", "axis.other")}),
    ("x = Pair(x: a, y: f(b, c))", "axis", {("Pair(x: a, y: f(b, c))", "Pair(x: f(b, c), y: a)")}),
    ("x = Pair(x: a, y: a)", "axis", set()),
    ("for axis in [Axis.x, .y] { f() }", "axis", {(".y", ".x")}),
    ("rest(at: a)", "line", {("rest(at: a)", "nothing")}),
    ("rest(\n  at: a)", "line", {("rest(", "nothing")}),
    ("rest(\n  at: a).then", "line", set()),
    ("case .idle: rest(at: a)", "line", {("rest(at: a)", "nothing")}),
    ("for a in all { rest(at: a) }", "line", {("rest(at: a)", "nothing")}),
    ("defer { rest(at: a) }", "line", {("rest(at: a)", "nothing")}),
    ("let x = rest(at: a)", "line", set()),
    ("// rest(at: a)", "line", set()),
)

# How a change is written in the source.
TEXTS = (
    ("if a { f() }", "clause", "true", "if (mutant(7) ? true : (a)) { f() }"),
    ("x = v[axis]", "axis", "axis.other", "x = v[(mutant(7) ? axis.other : axis)]"),
    ("x = min(a, b)", "term", FIRST, "x = mutated7(a, b)"),
    ("x = a + b", "term", LAST, f"x = a {mutants.operator(7)} b"),
    ("rest(at: a)", "line", "nothing", "if !mutant(7) { rest(at: a) }"),
    ("rest(\n  at: a)", "line", "nothing", "mutant(7) ? nil : rest(\n  at: a)"),
)

# What stands for an operator or a function when its change is chosen.
CHOICES = (
    ("x = a + b", FIRST, "? a : a + b"), ("x = a + b", LAST, "? b : a + b"), ("x = a || b", LAST, "? b() : a || b()"),
    ("x = min(a, b)", FIRST, "? a : min(a, b)"), ("x = max(a, b)", LAST, "? c : max(a, b, c)"),
    ("return a < b", "false", "? false : a < b"),
)


def changes(line: str, kind: str, head: str = HEAD) -> list[mutants.Mutant]:
    return [one for one in mutants.find("File.swift", f"{head}{line}\n}}") if one.kind == kind]


failures = []


def expect(found: object, expected: object, line: str) -> None:
    if found != expected:
        failures.append(f"FAILED: {line!r}: {found}, not {expected}")


for line, kind, expected in ROWS:
    expect({(one.original, one.changed) for one in changes(line, kind)}, expected, line)
for line, kind, changed, text in TEXTS:
    one = next(one for one in changes(line, kind) if one.changed == changed)
    expect(mutants.mutated(f"{HEAD}{line}\n}}", {7: one}), f"{HEAD}{text}\n}}", line)
for line, changed, text in CHOICES:
    one = next(one for kind in ("term", "clause") for one in changes(line, kind) if one.changed == changed)
    expect(text in "\n".join(one.declarations(7)), True, f"{line} {changed}")
# An assignment in an initializer may give a property its only value.
expect(changes("piece = 1", "line", "init(a: Int) {\n"), [], "an assignment in an initializer")
# A call in a case may be the value of a function that has one.
expect(changes("case .idle: rest(at: a)", "line", "func f() -> Int {\n"), [], "a case of a function with a value")

print("\n".join(failures) or f"ok: {len(ROWS)} lines offer the changes of scripts/mutate that they should")
sys.exit(bool(failures))
