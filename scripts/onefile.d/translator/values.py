"""The operands of instructions and the initial values of data."""
from dataclasses import dataclass

from .types import POINTER


@dataclass(frozen=True)
class Local:
    """A parameter or the result of an instruction."""
    type: object
    name: str


@dataclass(frozen=True)
class Global:
    """The address of a function or of data."""
    name: str
    type = POINTER


@dataclass(frozen=True)
class Number:
    """An integer, between 0 and 2^bits − 1."""
    type: object
    number: int


@dataclass(frozen=True)
class Real:
    type: object
    bits: int


@dataclass(frozen=True)
class Zero:
    type: object


@dataclass(frozen=True)
class Undefined:
    """undef or poison: any value. It is 0 in C, so that every run does the same."""
    type: object


@dataclass(frozen=True)
class Aggregate:
    type: object
    elements: tuple


@dataclass(frozen=True)
class Text:
    type: object
    data: bytes


@dataclass(frozen=True)
class Element:
    """A constant address in data: getelementptr."""
    source: object
    operands: tuple
    type = POINTER


@dataclass(frozen=True)
class Converted:
    """A constant conversion: ptrtoint or inttoptr."""
    type: object
    opcode: str
    operand: object


def parts(value):
    """The value and the values that it consists of."""
    yield value
    if isinstance(value, Aggregate):
        for element in value.elements:
            yield from parts(element)
    elif isinstance(value, Element):
        for operand in value.operands:
            yield from parts(operand)
    elif isinstance(value, Converted):
        yield from parts(value.operand)
