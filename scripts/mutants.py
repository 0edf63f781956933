"""Finds places in Swift sources where one token or line can be changed, and writes sources with many changes.

A change is compiled next to the original, and `mutant(number)` chooses between them at run time:

    a < b             a ⟨operator 17⟩ b, which is mutant(17) ? a <= b : a < b
    a + b             a ⟨operator 17⟩ b, which is mutant(17) ? a : a + b
    min(a, b)         mutated17(a, b), which is mutant(17) ? a : min(a, b)
    a.x               a⟨operator 17⟩, which is mutant(17) ? a.y : a.x
    Pair(x: a, y: b)  (mutant(17) ? Pair(x: b, y: a) : Pair(x: a, y: b))
    0.5               (mutant(17) ? 0.625 : 0.5)
    guard c else      guard mutant(17) ? true : (c) else
    f()               if !mutant(17) { f() }
    f(                mutant(17) ? nil : f(

An operator of its own for each change needs no knowledge of where its operands begin and end. Every change stays in
its line, and a line has at most one, so that an error of the compiler names its change.
"""

import collections
import dataclasses
import hashlib
import pathlib
import re
from collections.abc import Sequence

KINDS = ("comparison", "operator", "constant", "line", "term", "clause", "axis")

COMPARISONS = {
    "<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",),
}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*"}
ASSIGNMENTS = {"+=": "-=", "-=": "+="}
LOGIC = {"&&": "||", "||": "&&"}
FUNCTIONS = {"min": "max", "max": "min"}
MEMBERS = {"x": "y", "y": "x", "lower": "upper", "upper": "lower"}
AXES = {"x": "y", "y": "x", "horizontal": "vertical", "vertical": "horizontal"}
# What is left of an operation when one of its terms is dropped.
FIRST, LAST = "its first term", "its last term"
TERMS = {"+": (FIRST, LAST), "*": (FIRST, LAST), "&&": (FIRST, LAST), "||": (FIRST, LAST), "-": (FIRST,), "/": (FIRST,)}


@dataclasses.dataclass(frozen=True)
class Mutant:
    """One change: `original`, at a place in a file, becomes `changed`."""

    path: str  # relative to the package
    line: int  # from 1
    begin: int  # columns in the line, from 0
    end: int
    kind: str
    original: str
    changed: str
    form: str  # how `text` and `declarations` write it
    context: str  # the line
    repeated: int = 0  # how often the same line stands before in the file

    @property
    def key(self) -> str:
        """Identifies the change, also after lines around it have changed."""
        line = f"{self.context} ({self.repeated})" if self.repeated else self.context
        return f"{self.path} | {line} | {self.begin} | {self.original} | {self.changed}"

    @property
    def folder(self) -> str:
        """The folder of `Sources`, for figures."""
        return "/".join(self.path.split("/")[1:-1])

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.begin + 1}: `{self.original}` becomes `{self.changed}`"

    def text(self, number: int) -> str:
        """Return what replaces the original in the source."""
        match self.form:
            case "infix" | "prefix" | "member":
                return operator(number)
            case "function":
                return f"mutated{number}"
            case "expression":
                return f"(mutant({number}) ? {self.changed} : {self.original})"
            case "clause":
                return f"(mutant({number}) ? {self.changed} : ({self.original}))"
            case "statement":
                return f"if !mutant({number}) {{ {self.original} }}"
            case "call":
                return f"mutant({number}) ? nil : {self.original}"
        raise ValueError(self.form)

    def declarations(self, number: int) -> list[str]:
        """Return the Swift declarations that `text` needs."""
        old, new, name = self.original, self.changed, operator(number)
        if self.form == "function":
            head = f"public func mutated{number}<T: Comparable>"
            two, three = {FIRST: ("a", "a"), LAST: ("b", "c")}.get(new, (f"{new}(a, b)", f"{new}(a, b, c)"))
            return [
                f"{head}(_ a: T, _ b: T) -> T {{ mutant({number}) ? {two} : {old}(a, b) }}",
                f"{head}(_ a: T, _ b: T, _ c: T) -> T {{ mutant({number}) ? {three} : {old}(a, b, c) }}",
            ]
        if self.form == "prefix":
            types = ["Bool"] if old == "!" else ["Double", "Int", "Vector"]
            return [f"prefix operator {name}"] + [
                f"public prefix func {name}(a: {one}) -> {one} {{ mutant({number}) ? a : {old}a }}" for one in types
            ]
        if self.form == "member":
            owners = ("Pair<T>", "Vector") if old in (".x", ".y") else ("Ends<T>", "Interval")
            body = f"{{ mutant({number}) ? a{new} : a{old} }}"
            return [
                f"postfix operator {name}",
                f"package postfix func {name}<T>(a: {owners[0]}) -> T {body}",
                f"package postfix func {name}(a: {owners[1]}) -> Double {body}",
            ]
        if self.form != "infix":
            return []
        precedence, functions = infix(old, new, number)
        return [f"infix operator {name}: {precedence}"] + functions


def infix(old: str, new: str, number: int) -> tuple[str, list[str]]:
    """Return the precedence and the declarations of an operator that is `old`, or `new` if the change is chosen."""

    def function(left: str, right: str, result: str, generics: str = "", value: str = "", access: str = "public ") -> str:
        other = {FIRST: "a", LAST: "b", "true": "true", "false": "false"}.get(new, f"a {new} b")
        chosen = value or f"mutant({number}) ? {other} : a {old} b"
        return f"{access}func {operator(number)}{generics}(a: {left}, b: {right}) -> {result} {{ {chosen} }}"

    if old in ("==", "!="):
        return "ComparisonPrecedence", [
            function("T", "T", "Bool", "<T: Equatable>"),
            function("T?", "T?", "Bool", "<T: Equatable>"),
            function("T?", "_OptionalNilComparisonType", "Bool", "<T>"),
        ]
    if old in COMPARISONS:
        return "ComparisonPrecedence", [function("T", "T", "Bool", "<T: Comparable>")]
    if old in LOGIC:
        other = {FIRST: "a", LAST: "b()"}.get(new, f"a {new} b()")
        value = f"mutant({number}) ? {other} : a {old} b()"
        precedence = "LogicalConjunctionPrecedence" if old == "&&" else "LogicalDisjunctionPrecedence"
        return precedence, [function("Bool", "@autoclosure () -> Bool", "Bool", value=value)]
    if old in ASSIGNMENTS:
        value = f"if mutant({number}) {{ a {new} b }} else {{ a {old} b }}"
        return "AssignmentPrecedence", [
            function("inout Double", "Double", "Void", value=value),
            function("inout Int", "Int", "Void", value=value),
            function("inout T", "T", "Void", "<T: AdditiveArithmetic>", value),
        ]
    if old == "..<":
        return "RangeFormationPrecedence", [
            function("Int", "Int", "Range<Int>", value=f"a..<(mutant({number}) ? b + 1 : b)")]
    same = [function("Double", "Double", "Double"), function("Int", "Int", "Int")]
    if old in ("*", "/"):
        return "MultiplicationPrecedence", same + [function("Vector", "Double", "Vector")] * (new != LAST)
    return "AdditionPrecedence", same + [
        function("Vector", "Vector", "Vector"),
        function("T", "T", "T", "<T: AdditiveArithmetic>"),
        function("Extent", "Extent", "Extent", access=""),
        function("ListTotals", "ListTotals", "ListTotals", access=""),
    ]


def operator(number: int) -> str:
    """Return an operator that only this number has."""
    return chr(0x2500 + number // 100) + chr(0x2500 + number % 100)


def without_text(source: str) -> str:
    """Return the source with blanks for comments, strings, preconditions and conditional compilation."""

    def blank(match: re.Match) -> str:
        return re.sub(r"[^\n]", " ", match[0])

    source = re.sub(r'"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?s:.*?)\*/', blank, source)
    source = re.sub(r"^ *#if (?s:.*?)^ *#endif", blank, source, flags=re.MULTILINE)
    for call in reversed(list(re.finditer(r"\b(precondition|preconditionFailure|assert|require[A-Z]\w*)\(", source))):
        end = closing(source, call.end() - 1)
        source = source[: call.start()] + re.sub(r"[^\n]", " ", source[call.start():end]) + source[end:]
    return source


def closing(text: str, begin: int) -> int:
    """Return the place after the bracket that closes the one at `begin`."""
    depth = 0
    for place in range(begin, len(text)):
        depth += (text[place] in "([{") - (text[place] in ")]}")
        if depth == 0:
            return place + 1
    return len(text)


def find(path: str, source: str) -> list[Mutant]:
    """Return all changes that a file offers."""
    found: list[Mutant] = []
    lines = source.split("\n")
    masked = without_text(source).split("\n")
    seen: collections.Counter[str] = collections.Counter()
    for index, text in enumerate(masked):
        words = text.strip()
        if not words or re.match(r"(@|#|import|extension|typealias|infix|prefix|indirect|public extension)", words):
            continue
        begin = code_begin(text)
        if begin is None:
            continue
        seen[lines[index].strip()] += 1

        def add(kind: str, first: int, last: int, changed: str, form: str) -> None:
            original = lines[index][first:last]
            context = lines[index].strip()
            found.append(Mutant(
                path, index + 1, first, last, kind, original, changed, form, context, seen[context] - 1))

        for match in re.finditer(r"(?<= )(<=|>=|==|!=|<|>)(?= )", text[begin:]):
            first = begin + match.start()
            for changed in COMPARISONS[match[0]]:
                add("comparison", first, first + len(match[0]), changed, "infix")
            for changed in ("true", "false"):
                add("clause", first, first + len(match[0]), changed, "infix")
        for match in re.finditer(r"(?<= )(\+=|-=|&&|\|\||[-+*/])(?= )|(?<=\w|\))\.\.<", text[begin:]):
            first = begin + match.start()
            changed = (ARITHMETIC | ASSIGNMENTS | LOGIC | {"..<": "..."})[match[0]]
            add("operator", first, first + len(match[0]), changed, "infix")
            for changed in TERMS.get(match[0], ()):
                add("term", first, first + len(match[0]), changed, "infix")
        for match in re.finditer(r"(?<=[(\s\[])[-!](?=[a-z(])", text[begin:]):
            first = begin + match.start()
            add("operator", first, first + 1, "", "prefix")
        for match in re.finditer(r"(?<![\w.])(min|max)(?=\()", text[begin:]):
            first = begin + match.start()
            add("operator", first, first + 3, FUNCTIONS[match[0]], "function")
            for changed in (FIRST, LAST):
                add("term", first, first + 3, changed, "function")
        for match in re.finditer(r"(?<=[\w)\]])\.(x|y|lower|upper)\b(?![(\[]| [-+*/]?= )", text[begin:]):
            first = begin + match.start()
            if re.search(r"\b[A-Z]\w*$", text[:first]):  # a case of an enum
                continue
            kind = "axis" if match[1] in AXES else "operator"
            add(kind, first, first + len(match[0]), "." + MEMBERS[match[1]], "member")
        for match in re.finditer(r"(?<=[\s(])\.(x|y|horizontal|vertical)\b", text[begin:]):
            first = begin + match.start()
            add("axis", first, first + len(match[0]), "." + AXES[match[1]], "expression")
        for match in re.finditer(r"(?<=[\[( ])axis(?=[\],)])", text[begin:]):
            first = begin + match.start()
            add("axis", first, first + len(match[0]), "axis.other", "expression")
        for match in re.finditer(r"\b(Vector|Pair|Pair<\w+>)\(x: ", text[begin:]):
            first = begin + match.start()
            last = closing(text, first + match[0].index("("))
            arguments = re.fullmatch(r"x: ([^{}]*), y: ([^{}]*)", text[begin + match.end() - 3:last - 1])
            if arguments and arguments[1] != arguments[2]:
                changed = f"{match[1]}(x: {arguments[2]}, y: {arguments[1]})"
                add("axis", first, last, changed, "expression")
        for match in re.finditer(r"(?<![\w.])\d[\d_]*(\.\d+)?(e-?\d+)?(?![\w.])|\b(true|false)\b", text[begin:]):
            first = begin + match.start()
            for changed in changed_constants(match[0]):
                add("constant", first, first + len(match[0]), changed, "expression")
        for match in re.finditer(CONDITION, text[begin:]):
            first = begin + match.start()
            for changed in ("true", "false"):
                add("clause", first, first + len(match[0]), changed, "clause")
        condition(text, begin, add)
        statement(masked, index, begin, add)
    return found


def code_begin(text: str) -> int | None:
    """Return where expressions can begin in a line; nil in patterns."""
    words = text.strip()
    if re.search(r"\b(if|guard|for|while) case\b|, case\b", words):
        return None
    if re.match(r"\.\w+.*:$|\.\w+.*[^)],$", words):  # a label that takes several lines
        return None
    if words.startswith("case "):
        depth = 0
        for place, letter in enumerate(text):
            depth += (letter in "([{") - (letter in ")]}")
            if letter == ":" and depth == 0:
                return place + 1
        return None
    return 0


def changed_constants(text: str) -> list[str]:
    if text in ("true", "false"):
        return ["false" if text == "true" else "true"]
    number = text.replace("_", "")
    if "." in number or "e" in number:
        return [repr(float(number) * 1.25) if float(number) else "1.0"]
    return [str(int(number) + 1)] + ([str(int(number) - 1)] if int(number) > 0 else [])


def condition(text: str, begin: int, add) -> None:
    """Add the clauses of an `if` or `guard` that is written in one line."""
    match = re.match(r"(\s*(?:\} else )?)(if|guard) ", text)
    if not match or begin:
        return
    end = re.search(r" else \{" if match[2] == "guard" else r" \{", text)
    if not end:
        return
    depth, first = 0, match.end()
    for place in range(match.end(), end.start() + 1):
        depth += (text[place] in "([{") - (text[place] in ")]}")
        if depth == 0 and (place == end.start() or text[place] == ","):
            clause = text[first:place].strip()
            if clause and not re.match(r"(let|var|case|#)", clause):
                start = text.index(clause, first)
                for changed in ("true", "false"):
                    add("clause", start, start + len(clause), changed, "clause")
            first = place + 1


# A name before the `?` of a choice.
CONDITION = r"(?:(?<=^)|(?<=  )|(?<=return )|(?<=[=:,] )|(?<=&& )|(?<=\|\| )|(?<=\())!?[a-z][\w.]*(?= \? )"
STATEMENT = r"[a-z][\w.?!\[\]]*(\(|.* [-+*/]?= )"
WORDS = (
    r"(let|var|if|guard|for|while|switch|return|case|func|init|super|self\.init|static|private|public|mutating|package"
    r"|internal|fileprivate|lazy|weak|defer|repeat|throw|await|try|set|get)\b")
BLOCK = r"((private |fileprivate |package |public |mutating |static )*func|for|defer)\b[^{}]* \{ (?P<body>[^{}]*\)) \}"


def statement(masked: list[str], index: int, begin: int, add) -> None:
    """Add a call or an assignment that is a line by itself, the only one of a case or a block, or a call of several lines."""
    text = masked[index]
    words = text[begin:].strip()
    block = re.fullmatch(BLOCK, words)
    if block and "->" not in words and re.match(STATEMENT, block["body"]) and not re.match(WORDS, block["body"]):
        first = text.index(block["body"], text.index(" { "))
        return add("line", first, first + len(block["body"]), "nothing", "statement")
    if not re.match(STATEMENT, words) or re.match(WORDS, words):
        return
    if re.match(r"\w+( \w+)?: ", words):  # a parameter with a default
        return
    before = next((line.strip() for line in reversed(masked[:index]) if line.strip()), "")
    if begin == 0 and before[-1:] not in "{};)" and not before.endswith(":") and " = " not in before:
        return
    name = re.match(r"(?:self\.)?(\w+) = ", words)
    if name and re.search(r"\binit\b", head(masked, index)):  # it may have no value without it
        return
    if name and any(re.search(rf"\blet {name[1]}: [^={{]*$", line) for line in masked):
        return
    if begin > 0 and (words.startswith("self = ") or has_value(head(masked, index))):
        return
    end = index
    if words[-1] in "(,":
        rest = "\n".join(masked[index:])
        bracket = re.match(r"\s*[a-z][\w.?!]*\(", rest)
        if begin > 0 or not bracket or " = " in words or has_value(head(masked, index)):
            return
        after_call = closing(rest, bracket.end() - 1)
        if rest[after_call:].split("\n")[0].strip():
            return
        end += rest[:after_call].count("\n")
    elif words[-1] not in ")]" and " = " not in words or words[-1] in "{[?:=&|+-*/<":
        return
    elif any(words.count(a) != words.count(b) for a, b in ("()", "[]", "{}")):
        return
    after = next((line.strip() for line in masked[end + 1:] if line.strip()), "")
    if re.match(r"[.?:+*/&|<>=-]", after) and begin == 0:
        return
    first = text.index(words, begin)
    if end > index:
        name = re.match(r"[\w.?!]*\(", words)[0]
        add("line", first, first + len(name), "nothing", "call")
    else:
        add("line", first, first + len(words), "nothing", "statement")


def head(masked: list[str], index: int) -> str:
    """Return the first lines of the function or property around a line."""
    for begin in range(index, -1, -1):
        if re.search(r"\b(func|init|deinit|var|subscript)\b", masked[begin]) and " = " not in masked[begin]:
            return " ".join(masked[begin:index + 1]).split(" {")[0]
    return ""


def has_value(head: str) -> bool:
    """Return whether a function or property has a value, so that a call in it may be that value."""
    return "->" in head or re.search(r"\bvar\b", head) is not None


def offers(root: pathlib.Path) -> list[Mutant]:
    """Return all changes that the sources offer, less generated files: their long expressions do not compile with changes."""
    paths = sorted(path for path in (root / "Sources").rglob("*.swift") if path.parent.name != "Generated")
    return [one for path in paths for one in find(str(path.relative_to(root)), path.read_text())]


def select(root: pathlib.Path, seed: int, words: Sequence[str] = ("",), kinds: Sequence[str] = KINDS) -> list[Mutant]:
    """Return changes of some kinds, in paths that contain one of some words, in an order that depends on the seed, at most
    one a line.

    A change has the same place in the order after other lines have changed.
    """
    offered: dict[str, list[Mutant]] = {kind: [] for kind in KINDS}
    for one in offers(root):
        if one.kind in kinds and any(word in one.path for word in words):
            offered[one.kind].append(one)
    for kind in KINDS:
        offered[kind].sort(key=lambda one: hashlib.sha256(f"{seed} {one.key}".encode()).digest(), reverse=True)
    chosen: dict[tuple[str, int], Mutant] = {}
    while any(offered.values()):
        for kind in KINDS:
            while offered[kind]:
                one = offered[kind].pop()
                if (one.path, one.line) not in chosen:
                    chosen[one.path, one.line] = one
                    break
    return list(chosen.values())


def mutated(source: str, changes: dict[int, Mutant]) -> str:
    """Return a file's source with its changes, each by its number; the last line imports what they need."""
    lines = source.split("\n")
    for number, one in changes.items():
        line = lines[one.line - 1]
        lines[one.line - 1] = line[: one.begin] + one.text(number) + line[one.end:]
    if any(one.path.startswith("Sources/ScrollKitC/") for one in changes.values()):
        lines.append("import ScrollKitCore\n")
    return "\n".join(lines)


def support(changes: dict[int, Mutant]) -> str:
    """Return the source that chooses one change, and records which ones run."""
    last = max(changes, default=0)
    declarations = [line for number, one in changes.items() for line in one.declarations(number)]
    return "\n".join([
        "import Glibc",
        "",
        "private func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }",
        "private let active = Int(environment(\"MUTANT\") ?? \"\") ?? -1",
        "nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {",
        "  guard environment(\"MUTANTS_REACHED\") != nil else { return nil }",
        "  atexit { writeReached() }",
        f"  return .init(OpaquePointer(calloc({last + 1}, 1)))",
        "}()",
        "private func writeReached() {",
        "  guard let reached, let path = environment(\"MUTANTS_REACHED\"), let file = fopen(path, \"w\") else { return }",
        f"  for number in 0...{last} where reached[number] != 0 {{ fputs(\"\\(number)\\n\", file) }}",
        "  fclose(file)",
        "}",
        "",
        "private func / (vector: Vector, divisor: Double) -> Vector { vector * (1 / divisor) }",
        "",
        "public func mutant(_ number: Int) -> Bool {",
        "  if let reached { reached[number] = 1 }",
        "  return number == active",
        "}",
        "",
        *declarations,
        "",
    ])
