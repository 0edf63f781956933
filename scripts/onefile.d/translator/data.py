"""Constants and variables of the module as C data."""
import re

from .c import LETTERS, Types
from .cursor import Cursor
from .expressions import number, real
from .refusal import Refusal
from .types import DOUBLE, POINTER, Array, Integer, Struct
from .values import Aggregate, Element, Global, Number, Real, Text, Undefined, Zero

KINDS = {"private", "internal", "external", "hidden", "protected", "linkonce_odr", "weak_odr", "dso_local",
         "local_unnamed_addr", "unnamed_addr", "global", "constant"}


def definition(half, data):
    """The declaration of a datum and its value."""
    try:
        return read(half, data)
    except Refusal as refusal:
        raise refusal.at(f"{data.name} ={data.text[:120]}") from None


def read(half, data):
    cursor = Cursor(re.sub(r"(, ![\w.]+ ![\w.]+)+\s*$", "", data.text), half.module.types)
    while cursor.peek() not in ("global", "constant"):
        if cursor.peek() not in KINDS:
            raise Refusal(f"unknown kind of data: {cursor.peek()}", "Teach translator/data.py what it means.")
        cursor.next()
    is_constant = cursor.next() == "constant"
    type = cursor.type()
    value = cursor.value(type)
    alignment = 1
    while cursor.take(","):
        word = cursor.next()
        if word == "align":
            alignment = int(cursor.next())
        elif word in ("section", "comdat"):
            cursor.skip_section(word)
        else:
            raise Refusal(f"unknown property of data: {word}", "Teach translator/data.py what it means.")
    cursor.end()
    # Swift's constants may be variables in C: nothing writes to them.
    prefix = "static const" if is_constant else "static"
    name = half.names[data.name]
    if half.layout.size(type) == 0:
        return f"{prefix} u8 {name}[1] = {{0}};"
    cells = []
    flatten(half, type, value, 0, cells)
    if any(isinstance(value, Text) for _, _, value in cells):
        if len(cells) != 1:
            raise Refusal("text within data", "Write it in translator/data.py.")
        return f"{prefix} u8 {name}[] = {{{', '.join(map(str, cells[0][2].data))}}};"
    if all(is_zero(value) for _, _, value in cells):
        words = (half.layout.size(type) + 7) // 8
        return f"{prefix} u64 {name}[{words}] = {{0}};"
    texts = [(offset, half.types.name(type), initial(half, type, value)) for offset, type, value in padded(half, type, cells)]
    kinds = {kind for _, kind, _ in texts}
    values = ", ".join(text for _, _, text in texts)
    if len(kinds) == 1:
        kind = kinds.pop()
        star = "" if kind.endswith("*") else " "
        declared = f"static {kind}{star}" + ("const " if is_constant and kind.endswith("*") else "")
        if is_constant and not kind.endswith("*"):
            declared = f"static const {kind} "
        line = f"{declared}{name}[{len(texts)}] = {{{values}}};"
        if half.layout.alignment(texts_type(cells)) >= min(alignment, 8):
            return line
    fields = " ".join(f"{kind}{'' if kind.endswith('*') else ' '}f{index};" for index, (_, kind, _) in enumerate(texts))
    return f"{prefix} struct {{ {fields} }} {name} = {{{values}}};"


def texts_type(cells):
    return max((type for _, type, _ in cells), key=lambda type: getattr(type, "bits", 64))


def flatten(half, type, value, at, cells):
    """The numbers and pointers of a value, each with its offset and type."""
    if isinstance(value, Text):
        cells.append((at, type, value))
        return
    if isinstance(type, Struct):
        for index, field in enumerate(type.fields):
            flatten(half, field, element(value, index, field), at + half.layout.offset(type, index), cells)
    elif isinstance(type, Array):
        size = half.layout.size(type.element)
        for index in range(type.count):
            flatten(half, type.element, element(value, index, type.element), at + index * size, cells)
    else:
        cells.append((at, type, value))


def element(value, index, type):
    return value.elements[index] if isinstance(value, Aggregate) else Zero(type)


def is_zero(value):
    return isinstance(value, (Zero, Undefined)) or isinstance(value, (Number, Real)) and \
        (value.number if isinstance(value, Number) else value.bits) == 0


def padded(half, type, cells):
    """The cells and bytes between them, so that C's own rules of alignment place each where it belongs."""
    at = 0
    for offset, cell, value in cells:
        size, alignment = half.layout.size_and_alignment(cell)
        if offset % alignment:
            raise Refusal(f"data of {cell} at offset {offset}", "Write packed data in translator/data.py.")
        for missing in range(at, offset):
            yield missing, Integer(8), Number(Integer(8), 0)
        yield offset, cell, value
        at = offset + size


def initial(half, type, value):
    """A constant expression of C."""
    match value:
        case Zero() | Undefined():
            return "0"
        case Number():
            return str(number(type, value.number))
        case Real():
            text = real(value.bits)
            if "(" in text.text:
                raise Refusal("a NaN in data", "Write it in translator/data.py.")
            return str(text)
        case Global():
            return str(half.address(value.name))
    raise Refusal(f"the initial value {value}", "Write it in translator/data.py.")
