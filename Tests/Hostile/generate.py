#!/usr/bin/env python3
"""Writes rows.h from bindings/scrollkit.api.json: each C function with what its arguments may be, as its comment states.

    generate.py            writes rows.h
    generate.py --check    fails if rows.h is not up to date

A row is `CALL(function, "arguments", "statuses", expressions)`, where the statuses are those with which it refuses a call
by its comment, and each argument is one of

    scroller list window            a handle; with `!` it must not be NULL, as for all pointers below; with `+driven` or
                                    `+observed` it must be in that mode
    in:STRUCT  in*:STRUCT           a struct that is read; an array of them, whose next argument is their number
    out:STRUCT  out                 a struct, or a number, that is written
    made:HANDLE                     receives a new object
    [LOW,HIGH]                      a number in a range
    time                            a time of a call
    enum<COUNT  switch  zero        an integer below COUNT; 0 or 1; 0
    one<MOST:USUAL                  a toolkit's number, at most MOST, such as USUAL
    numbers[LOW,HIGH]               an array of numbers, whose next argument is their number
    any:USUAL                       a number that is never refused, or for a reason that only the call itself can know

and `FIELD(struct, field, "value")` is a field of a struct that is read.
"""

import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
API = json.loads((HERE.parents[1] / "bindings/scrollkit.api.json").read_text())
ENUMS = {one["name"]: one for one in API["enums"]}
STRUCTS = {one["name"]: one for one in API["structs"]}
HANDLES = {one["name"] for one in API["handles"]}
# Functions without a row: they refuse nothing.
WITHOUT = set("""
    version version_number has_feature status_text enum_name scroller_destroy window_destroy list_destroy trace_stop
    scroller_responds_to scroller_tick_offset scroller_needs_tick struct_get_invalid_field
    struct_get_size
""".split())
# Functions that need two scrollers.
BY_HAND = {"scrollkit_link_update"}
LENGTH, TIME = "[-1e12,1e12]", "time"

# What no comment states in such words.
STATED = {
    ("scrollkit_input_from_web_wheel", "time_ms"): "[-1e13,1e13]",  # milliseconds
    ("scrollkit_input_from_xi2_scroll", "delta"): "[-2e12,2e12]",  # in units of `increment`, which is 2 in the test
    ("scrollkit_input_from_xi2_scroll", "increment"): "[-1.7976931348623157e308,1.7976931348623157e308]",
    ("scrollkit_input_from_gdk_scroll", "is_stop"): "one<1:0",  # 1 ignores the deltas
    ("scrollkit_input_from_sgr_button", "button"): "any:64",  # the modifiers are bits
    ("scrollkit_list_set_kind_options", "kind"): "any:1",  # kind 0 has no options
}


def number(name: str, doc: str) -> str:
    """The range of a double."""
    if stated := re.search(r"Range: (\S+) to (\S+?)\.?$", doc):
        return f"[{stated[1]},{stated[2].replace('infinity', 'inf')}]"
    if re.search(r"\b(0 or more|not negative)\b", doc):
        return "[0,1e12]"
    return TIME if name == "time" else LENGTH


def integer(kind: str, doc: str, name: str, is_toolkit: bool = False) -> str:
    """The values of an enum or a switch."""
    if "any number" in doc:
        return "any:1"
    if kind in ENUMS:
        values = [one["value"] for one in ENUMS[kind]["values"]]
        if ENUMS[kind]["isFlags"]:
            return f"enum<{2 * max(values)}"
        return f"enum<{max(values) + 1}" if len(values) == max(values) + 1 else "any:1"
    if name == "reserved":
        return "zero"
    toolkit = re.findall(r"(?<![\w.])(?<!version )(?:0x[0-9A-F]+|\d+)(?![\w]|\.\d)", doc)
    if kind == "uint32_t" and len(toolkit) > 1 and is_toolkit:
        most = max(int(one, 0) for one in toolkit)
        return f"one<{most}:{most}"
    if kind == "uint32_t" and re.search(r"(^|\W)1: .*\b0: |Range: 0 to 1\.$", doc):
        return "switch"
    return "any:1" if name in ("count", "batch", "pointer_id") else "any:0"


def argument(parameter: dict, following: list[dict], is_toolkit: bool) -> str:
    name, kind, doc = parameter["name"], parameter["type"], parameter.get("doc", "")
    pointed = re.fullmatch(r"(?:const )?(\w+) \*", kind)
    must = "!" if re.search(r"\bmust not be NULL|may be NULL if `count` is 0", doc, re.I) else ""
    if kind == "double":
        return number(name, doc)
    if pointed and pointed[1] in HANDLES:
        mode = re.search(r"be (driven|observed)", doc)
        handle = pointed[1].removeprefix("scrollkit_")
        return ("any:0" if handle == "trace" else handle + must) + (f"+{mode[1]}" if mode else "")
    if pointed and pointed[1] in STRUCTS:
        is_array = following and following[0]["name"] == "count"
        role = "out" if not kind.startswith("const") else "in*" if is_array else "in"
        return f"{role}:{pointed[1].removeprefix('scrollkit_')}{must}"
    if pointed and doc.startswith("Receives") and pointed[1] in ("double", "uint32_t", "uint64_t", "size_t"):
        return "out" + must
    if kind.endswith("**"):
        return "made:" + kind.removeprefix("scrollkit_").removesuffix(" **") + must
    if kind == "const double *":
        each = re.search(r"each from (\S+) to (\d+)", doc)
        return (f"numbers[{each[1]},{each[2]}]" if each else f"numbers{LENGTH}") + must
    return "any:0" if "*" in kind or kind.endswith("_function") else integer(kind, doc, name, is_toolkit)


def expression(place: int, parameter: dict) -> str:
    kind = parameter["type"]
    if kind == "double":
        return f"a[{place}].number"
    if kind.endswith("_function"):
        return "NULL"
    return f"a[{place}].pointer" if "*" in kind else f"({kind})a[{place}].integer"


def statuses(function: dict) -> str:
    """The numbers of the statuses with which a function refuses calls, also by the comments that its comment refers to."""
    known = {one["name"]: one["value"] for one in ENUMS["scrollkit_status"]["values"]}
    text, seen = function["returns"], {function["name"]}
    while other := next((one for one in API["functions"] if one["name"] not in seen and re.search(
            rf"\b{one['name']}\b", text)), None):
        seen.add(other["name"])
        text += other["returns"]
    return " ".join(str(known[one]) for one in sorted(set(re.findall(r"SCROLLKIT_STATUS_\w+", text))) if known[one] < 0)


def rows() -> str:
    read = []
    lines = ["/* Generated by Tests/Hostile/generate.py from bindings/scrollkit.api.json, do not edit. */"]
    for function in API["functions"]:
        parameters = function["parameters"]
        if function["result"] not in ("scrollkit_status", "scrollkit_event_result") or any(
            re.search(r"\*const|trace \*\*|^const (void|char)|^void", one["type"]) for one in parameters):
            continue
        if function["name"] in BY_HAND:
            continue
        is_toolkit = function["name"].startswith("scrollkit_input_from_")
        arguments = [
            STATED.get((function["name"], one["name"])) or argument(one, parameters[place + 1:], is_toolkit) for place, one in enumerate(parameters)]
        read += [one.split(":")[1].rstrip("!") for one in arguments if one.startswith("in")]
        calls = ", ".join(expression(place, one) for place, one in enumerate(parameters))
        lines.append(f'CALL({function["name"]}, "{" ".join(arguments)}", "{statuses(function)}", {calls})')
    for struct in sorted(set(read)):
        for field in STRUCTS[f"scrollkit_{struct}"]["fields"][1:]:
            name, kind, doc = field["name"], field["type"], field.get("doc", "")
            value = number(name, doc) if kind == "double" else integer(kind, doc, name)
            if not value.startswith("any") and "*" not in kind:
                lines.append(f'FIELD({struct}, {name}, "{value}")')
    for struct in sorted(STRUCTS):
        lines.append(f"STRUCT({struct.removeprefix('scrollkit_')})")
    written = "\n".join(lines) + (HERE / "by_hand.h").read_text()
    for function in API["functions"]:
        if not re.search(rf"\b{function['name']}\b", written) and function["name"][10:] not in WITHOUT:
            sys.exit(f"{function['name']} has no row: add one to Tests/Hostile/by_hand.h")
    return "\n".join(lines) + "\n"


def main() -> None:
    path = HERE / "rows.h"
    if sys.argv[1:] == ["--check"]:
        if not path.exists() or path.read_text() != rows():
            sys.exit("Tests/Hostile/rows.h is not up to date; run Tests/Hostile/generate.py")
    else:
        path.write_text(rows())


main()
