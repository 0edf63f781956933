"""Checks that scrollkit.ffi has the structs and constants of the C headers, and no other.

layout.py ABI_DUMP LIBRARY    ABI_DUMP is the output of abi.py
"""

import ctypes
import enum
import re
import sys

from scrollkit import ffi as scrollkit


def c_name(python_name: str) -> str:
    return "scrollkit" + re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), python_name)


def expected(path: str) -> set[tuple[str, ...]]:
    """Return the enums, structs, fields and constants of the headers."""
    rules = {
        "type": r"^type (\w+) = u?int32_t, size (\d+)$",
        "struct": r"^struct (\w+) size (\d+) ",
        "field": r"^field (\w+)\.(\w+) : .* offset (\d+) size (\d+)$",
        "constant": r"^constant (\w+) = (-?\d+)$",
    }
    dump = open(path).read()
    return {(kind, *row) for kind, rule in rules.items() for row in re.findall(rule, dump, re.MULTILINE)}


def constants(enumeration: type[enum.IntEnum]) -> set[tuple[str, ...]]:
    """Return the constants of an enum; InputKind.PRESS is SCROLLKIT_INPUT_KIND_PRESS."""
    stem = c_name(enumeration.__name__).upper()
    return {("constant", f"{stem}_{name}", str(one.value)) for name, one in enumeration.__members__.items()}


def declarations() -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    for name, kind in vars(scrollkit).items():
        if isinstance(kind, type) and issubclass(kind, (enum.IntEnum, enum.IntFlag)) and kind.__members__:
            found.add(("type", c_name(name), "4"))
            found |= constants(kind)
        elif isinstance(kind, type) and issubclass(kind, scrollkit.Struct) and kind is not scrollkit.Struct:
            found.add(("struct", c_name(name), str(ctypes.sizeof(kind))))
            for field, _ in kind._fields_:
                descriptor = getattr(kind, field)
                found.add(("field", c_name(name), field, str(descriptor.offset), str(descriptor.size)))
            assert kind().struct_size == ctypes.sizeof(kind), f"{name}() does not set struct_size"
    return found


def main() -> None:
    listed = expected(sys.argv[1])
    declared = declarations()
    for line in sorted(listed ^ declared):
        print("not in Python:" if line in listed else "not in C:", *line)
    assert listed == declared
    # All declared functions exist, and a failed call raises an error.
    library = scrollkit.load(sys.argv[2])
    assert library.scroller_next_event.__doc__, "scroller_next_event has no docstring"
    try:
        library.scroller_tick(None, 0, None)
    except scrollkit.ScrollKitError as error:
        assert error.status == scrollkit.Status.NULL_ARGUMENT
    else:
        raise AssertionError("scroller_tick(None) raised no error")


main()
