"""The prototypes of the exported functions, from bindings/scrollkit.api.json."""
import re

from .c import Expression, cast
from .refusal import Refusal
from .types import DOUBLE, POINTER, VOID, Integer

BITS = {"int32_t": 32, "uint32_t": 32, "int64_t": 64, "uint64_t": 64, "uint8_t": 8, "int8_t": 8, "uint16_t": 16, "int16_t": 16}


class Interface:
    def __init__(self, description):
        self.functions = {"@" + each["name"]: each for each in description["functions"]}
        self.structs = {each["name"]: each["size"] for each in description["structs"]}
        self.pointers = {each["name"] for each in description["callbacks"]}
        self.integers = {**BITS, **{each["name"]: BITS[each["type"]] for each in description["enums"]}}

    def is_pointer(self, type):
        return "*" in type or type in self.pointers

    def check(self, function, name, type, given, layout):
        """Refuses an IR type that does not stand for the C type."""
        if self.is_pointer(type):
            fits = given in (POINTER, Integer(8 * layout.pointer_size))
        elif type in ("double", "void"):
            fits = given == {"double": DOUBLE, "void": VOID}[type]
        elif type == "size_t":
            fits = given == Integer(8 * layout.pointer_size)
        else:
            fits = type in self.integers and given == Integer(self.integers[type])
        if not fits:
            raise Refusal(f"{name} is {type} in the interface and {given} in the module",
                          "Make both of the same sources, or teach translator/interface.py the type.", function)

    def from_c(self, type, given, text):
        """An argument of C as a value of the IR."""
        if not self.is_pointer(type):
            return cast(f"u{given.bits}", Expression(text)) if isinstance(given, Integer) else Expression(text)
        if type in self.pointers or given != POINTER:
            converted = cast("uintptr_t", Expression(text))
            return cast("char *", converted) if given == POINTER else cast(f"u{given.bits}", converted)
        return cast("char *", Expression(text))

    def to_c(self, type, given, expression):
        """A value of the IR as a value of C."""
        if not self.is_pointer(type):
            return cast(type, expression) if isinstance(given, Integer) else expression
        if type in self.pointers or given != POINTER:
            return cast(type, cast("uintptr_t", expression))
        return cast(type, expression)

    def prototype(self, name):
        function = self.functions[name]
        parameters = [declared(each["type"], each["name"]) for each in function["parameters"]]
        return f"{declared(function['result'], name[1:])}({', '.join(parameters) or 'void'})"


def declared(type, name):
    return f"{type}{name}" if type.endswith("*") else f"{type} {name}"
