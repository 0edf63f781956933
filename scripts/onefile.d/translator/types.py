"""The types of the IR, and where their parts lie in memory."""
from dataclasses import dataclass

from .refusal import Refusal


@dataclass(frozen=True)
class Integer:
    bits: int

    @property
    def storage(self):
        """The bits of the C type that stores it."""
        return next(size for size in (8, 16, 32, 64) if size >= self.bits)


@dataclass(frozen=True)
class Double:
    pass


@dataclass(frozen=True)
class Pointer:
    pass


@dataclass(frozen=True)
class Void:
    pass


@dataclass(frozen=True)
class Struct:
    is_packed: bool
    fields: tuple


@dataclass(frozen=True)
class Array:
    count: int
    element: object


DOUBLE, POINTER, VOID, BIT = Double(), Pointer(), Void(), Integer(1)


def rounded(size, alignment):
    return (size + alignment - 1) // alignment * alignment


class Layout:
    """Sizes and offsets for a target: little endian, with 64-bit numbers aligned to 8 bytes."""

    def __init__(self, description):
        parts = description.split("-")
        if parts[0] != "e":
            raise Refusal(f"the target is not little endian: {description}", "Use a little-endian triple.")
        pointer = next((part.split(":")[1] for part in parts if part.startswith("p:")), "64")
        if pointer not in ("32", "64") or "i64:64" not in parts:
            raise Refusal(f"unknown data layout: {description}",
                          "Use a triple with pointers of 32 or 64 bits and i64 aligned to 8 bytes.")
        self.pointer_size = int(pointer) // 8
        self.known = {}

    def size_and_alignment(self, type):
        if type not in self.known:
            self.known[type] = self.compute(type)
        return self.known[type]

    def compute(self, type):
        match type:
            case Pointer():
                return self.pointer_size, self.pointer_size
            case Double():
                return 8, 8
            case Integer(bits=bits):
                size = next(size for size in (1, 2, 4, 8) if size * 8 >= bits)
                return size, size
            case Array(count=count, element=element):
                size, alignment = self.size_and_alignment(element)
                return size * count, alignment
            case Struct():
                alignment = 1
                if not type.is_packed:
                    alignment = max([self.size_and_alignment(field)[1] for field in type.fields], default=1)
                return rounded(self.offset(type, len(type.fields)), alignment), alignment
        raise Refusal(f"a value of type {type} in memory", "Add its size to translator/types.py.")

    def size(self, type):
        return self.size_and_alignment(type)[0]

    def alignment(self, type):
        return self.size_and_alignment(type)[1]

    def offset(self, struct, index):
        """Where a field begins; with index = count, where the last one ends."""
        at = 0
        for number, field in enumerate(struct.fields):
            size, alignment = self.size_and_alignment(field)
            if not struct.is_packed:
                at = rounded(at, alignment)
            if number == index:
                return at
            at += size
        return at
