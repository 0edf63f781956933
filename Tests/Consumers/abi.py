"""Prints the ABI of the library, one fact a line: types, structs, fields, constants, functions, symbols.

abi.py dump INCLUDE_DIR [LIBRARY]    the ABI of the headers, and the symbols of the library
abi.py header INCLUDE_DIR            all headers as one, without comments
abi.py older HEADER STRUCT...        such a header as it was before each struct, except those named, grew by 8 bytes
abi.py compare BASELINE CURRENT      fails if a fact of the baseline does not hold any more
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile


def run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def one_header(include: pathlib.Path) -> str:
    """Return scrollkit.h with its includes in their place and without comments."""
    seen: set[pathlib.Path] = set()

    def text(path: pathlib.Path) -> str:
        path = path.resolve()
        if path in seen:
            return ""
        seen.add(path)
        source = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
        lines = []
        for line in source.splitlines():
            included = re.match(r'#include "(.*)"', line)
            if included:
                lines.append(text(path.parent / included[1]))
            elif line.strip():
                lines.append(line.rstrip() + "\n")
        return "".join(lines)

    return text(include / "scrollkit.h")


def older(header: str, kept: list[str]) -> str:
    """Return a header whose structs lack their last 8 bytes, except those that are named."""

    def shorten(struct: re.Match) -> str:
        body, name = struct[1], struct[2]
        if name in kept:
            return struct[0]
        fields = body.rstrip("\n").split("\n")
        is_half = re.search(r"^ *(u?int32_t|scrollkit_(?!\w+_function)\w+) ", fields[-1])
        removed = fields[-2:] if is_half else fields[-1:]
        dropped[name] = len(removed)
        return struct[0].replace("\n".join(removed) + "\n", "")

    def shorten_macro(macro: re.Match) -> str:
        return macro[0].replace(", 0" * dropped.get(macro[1], 0) + "}", "}")

    dropped: dict[str, int] = {}
    header = re.sub(
        r"^typedef struct scrollkit_\w+ \{\n(.*?)^\} scrollkit_(\w+);", shorten, header,
        flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"\{ \\\n *sizeof\(scrollkit_(\w+)\)[^}]*\}", shorten_macro, header)


def declarations(include: pathlib.Path) -> list[dict]:
    """Return the declarations of the headers, as clang reads them."""
    header = str(include / "scrollkit.h")
    tree = json.loads(
        run("clang", "-x", "c", "-std=c11", "-fsyntax-only", "-Xclang", "-ast-dump=json", header))
    return [
        one for one in tree["inner"]
        if one.get("name", "").startswith("scrollkit_") or one["kind"] == "EnumDecl"
    ]


def type_of(declaration: dict) -> str:
    return declaration["type"]["qualType"]


def measured(include: pathlib.Path, rows: list[tuple[str, list[str]]]) -> list[str]:
    """Return each row's text with the numbers of its C expressions, as a compiled program prints them."""
    lines = ["#include <scrollkit.h>", "#include <stdio.h>", "int main(void) {"]
    for text, expressions in rows:
        values = "".join(f", (long long)({one})" for one in expressions)
        lines.append(f'  printf("{text}\\n"{values});')
    with tempfile.TemporaryDirectory() as work:
        source = pathlib.Path(work, "abi.c")
        source.write_text("\n".join(lines + ["  return 0;", "}", ""]))
        run("clang", "-std=c11", f"-I{include}", str(source), "-o", f"{work}/abi")
        return run(f"{work}/abi").splitlines()


def dump(include: pathlib.Path, library: str | None) -> list[str]:
    rows: list[tuple[str, list[str]]] = []
    for one in declarations(include):
        name = one.get("name", "")
        match one["kind"]:
            case "TypedefDecl" if type_of(one).startswith("struct "):
                pass  # opaque, or a struct that is listed by itself
            case "TypedefDecl":
                rows.append((f"type {name} = {type_of(one)}, size %lld", [f"sizeof({name})"]))
            case "RecordDecl" if one.get("completeDefinition"):
                struct = f"struct {name}"
                rows.append((
                    f"{struct} size %lld alignment %lld",
                    [f"sizeof({struct})", f"_Alignof({struct})"]))
                for field in one["inner"]:
                    if field["kind"] == "FieldDecl":
                        place = f"{struct}, {field['name']}"
                        rows.append((
                            f"field {name}.{field['name']} : {type_of(field)} offset %lld size %lld",
                            [f"offsetof({place})", f"sizeof(((struct {name} *)0)->{field['name']})"]))
            case "EnumDecl":
                for constant in one.get("inner", []):
                    if constant.get("name", "").startswith("SCROLLKIT_"):
                        rows.append((f"constant {constant['name']} = %lld", [constant["name"]]))
            case "FunctionDecl":
                rows.append((f"function {name} : {type_of(one)}", []))
    facts = measured(include, rows)
    if library:
        facts += sorted(
            f"symbol {line.split()[2]}" for line in run("nm", "-D", "--defined-only", library).splitlines())
    return facts


def compare(baseline: list[str], current: list[str]) -> int:
    """Print what changed; return how many facts of the baseline are broken. A struct may grow."""
    sizes = dict(re.findall(r"^struct (\w+) size (\d+)", "\n".join(current), re.MULTILINE))
    present = set(current)
    broken = 0
    for fact in baseline:
        struct = re.match(r"struct (\w+) size (\d+) (alignment \d+)", fact)
        if struct and int(sizes.get(struct[1], 0)) > int(struct[2]):
            fact = f"struct {struct[1]} size {sizes[struct[1]]} {struct[3]}"
        if fact not in present:
            print("abi: broken:", fact)
            broken += 1
    added = len(present - set(baseline))
    print(f"abi: {len(baseline)} facts of the baseline, {broken} broken, {added} new")
    return broken


def main() -> None:
    match sys.argv[1:]:
        case ["dump", include, *library]:
            print("\n".join(dump(pathlib.Path(include), *(library or [None]))))
        case ["header", include]:
            print(one_header(pathlib.Path(include)), end="")
        case ["older", header, *kept]:
            print(older(pathlib.Path(header).read_text(), kept), end="")
        case ["compare", baseline, current]:
            facts = [pathlib.Path(path).read_text().splitlines() for path in (baseline, current)]
            sys.exit(compare(*facts) != 0)
        case _:
            sys.exit(__doc__)


main()
