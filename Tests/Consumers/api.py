"""Checks that scrollkit.api.json says what the C headers say: api.py ABI_DUMP API.

ABI_DUMP is the output of abi.py.
"""

import json
import sys


def facts(api: dict) -> set[str]:
    """Return the description in the form of the dump, a fact a line."""
    found = set()
    sizes = {"int32_t": 4, "uint32_t": 4}
    for one in api["enums"]:
        found.add(f"type {one['name']} = {one['type']}, size {sizes[one['type']]}")
        found |= {f"constant {value['name']} = {value['value']}" for value in one["values"]}
    for one in api["structs"]:
        found.add(f"struct {one['name']} size {one['size']}")
        for field in one["fields"]:
            place = f"offset {field['offset']} size {field['size']}"
            found.add(f"field {one['name']}.{field['name']} : {field['type']} {place}")
    for one in api["callbacks"]:
        types = ", ".join(parameter["type"] for parameter in one["parameters"])
        found.add(f"type {one['name']} = {one['result']} (*)({types}), size {api['pointerSize']}")
    for one in api["functions"]:
        types = ", ".join(parameter["type"] for parameter in one["parameters"]) or "void"
        found.add(f"function {one['name']} : {one['result']} ({types})")
        assert one["doc"], f"{one['name']} has no documentation"
        assert all(parameter["doc"] for parameter in one["parameters"]), f"{one['name']} has a parameter without documentation"
        assert (one["result"] != "void") == ("returns" in one), f"{one['name']} does not say what it returns"
    return found


def normal(line: str) -> str:
    """Remove what the description leaves out, and spaces behind pointers."""
    return line.strip().split(" alignment ")[0].replace("* ", "*")


with open(sys.argv[1]) as dump, open(sys.argv[2]) as file:
    listed = {normal(line) for line in dump}
    described = {normal(line) for line in facts(json.load(file))}
for line in sorted(listed ^ described):
    print("not described:" if line in listed else "not in C:", line)
sys.exit(listed != described)
