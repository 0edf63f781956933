"""Holds if scrollkit.py has every struct and constant of layout.h, and no other.

layout.py LAYOUT_H LIBRARY
"""

import ctypes
import enum
import re
import sys

import scrollkit


def c_name(python_name: str) -> str:
    return "scrollkit" + re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), python_name)


def expected(path: str) -> set[tuple[str, ...]]:
    lines = re.findall(r"^(SIZE|FIELD|NUMBER)\((.*)\)$", open(path).read(), re.MULTILINE)
    return {(kind, *arguments.split(", ")) for kind, arguments in lines}


def constants(enumeration: type[enum.IntEnum]) -> set[tuple[str, ...]]:
    """The lines of an enum; InputKind.PRESS is SCROLLKIT_INPUT_KIND_PRESS."""
    stem = c_name(enumeration.__name__).upper()
    return {("NUMBER", f"{stem}_{one.name}", str(one.value)) for one in enumeration}


def present() -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    for name, kind in vars(scrollkit).items():
        if isinstance(kind, type) and issubclass(kind, (enum.IntEnum, enum.IntFlag)):
            found.add(("SIZE", c_name(name), "4"))
            found |= constants(kind)
        elif isinstance(kind, type) and issubclass(kind, ctypes.Structure):
            found.add(("SIZE", c_name(name), str(ctypes.sizeof(kind))))
            for field, _ in kind._fields_:
                place = getattr(kind, field)
                found.add(("FIELD", c_name(name), field, str(place.offset), str(place.size)))
            assert kind().struct_size == ctypes.sizeof(kind), f"{name}() does not know its size"
    return found


def main() -> None:
    witness = expected(sys.argv[1])
    ours = present()
    for line in sorted(witness ^ ours):
        print("not in Python:" if line in witness else "not in layout.h:", *line)
    assert witness == ours
    # The declared functions are all there, and errors are raised.
    kit = scrollkit.load(sys.argv[2])
    assert kit.scroller_next_event.__doc__, "a function has lost its text"
    try:
        kit.scroller_tick(None, 0, None)
    except scrollkit.ScrollKitError as error:
        assert error.status == scrollkit.Status.NULL_ARGUMENT
    else:
        raise AssertionError("an error was not raised")


main()
