"""Values and instructions without effect as C expressions.

An integer of n bits is in C an unsigned number below 2^n: from 32 bits on in a type of 32 or 64 bits, below that in any type.
"""
import struct

from .c import Expression, binary, call, cast, conditional, is_word, logical_not, unary
from .refusal import Refusal
from .types import BIT, DOUBLE, POINTER, Array, Double, Integer, Pointer, Struct
from .values import Aggregate, Converted, Element, Global, Local, Number, Real, Undefined, Zero

ORDERED = {"oge": "SK_GE", "ogt": "SK_GT", "ole": "SK_LE", "olt": "SK_LT"}
UNORDERED = {"uge": "SK_LT", "ugt": "SK_LE", "ule": "SK_GT", "ult": "SK_GE"}  # the opposite
INFINITY = 0x7FF0 << 48
SIGNED = {"sgt": ">", "sge": ">=", "slt": "<", "sle": "<="}
UNSIGNED = {"eq": "==", "ne": "!=", "ugt": ">", "uge": ">=", "ult": "<", "ule": "<="}
ARITHMETIC = {"add": "+", "sub": "-", "mul": "*", "udiv": "/", "urem": "%", "shl": "<<", "lshr": ">>",
              "and": "&", "or": "|", "xor": "^"}
# The second operand is not computed where the first decides: a comparison of a number that the first refuses may raise an exception.
LOGICAL = {"and": "&&", "or": "||"}
FLOATING = {"fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/"}


def number(type, value):
    """A number of a type."""
    if type.bits < 32:
        return Expression(str(value))
    suffix = "u" if type.bits == 32 else "ull"
    if value >= (1 << type.bits) - 65536 and type.bits in (32, 64):
        return Expression(f"-{(1 << type.bits) - value}{suffix}", UNARY_LEVEL)
    return Expression(f"{value}{suffix}" if value < 65536 else f"0x{value:x}{suffix}")


UNARY_LEVEL = "unary"


def as_signed(type, value):
    return value - (1 << type.bits) if value >> type.bits - 1 else value


def real(bits):
    value = struct.unpack("<d", struct.pack("<Q", bits))[0]
    if value != value:
        return call("sk_double", f"0x{bits:x}ull")
    if value in (float("inf"), -float("inf")):
        return Expression("SK_INFINITY") if value > 0 else Expression("-SK_INFINITY", UNARY_LEVEL)
    text = repr(value)
    return Expression(text, UNARY_LEVEL if text[0] == "-" else "primary")


def zero(types, type):
    if type == POINTER:
        return Expression("SK_NULL")
    if type == DOUBLE:
        return Expression("0.0")
    if isinstance(type, Integer):
        return number(type, 0)
    return Expression(f"({types.name(type)}){{0}}")


class Expressions:
    """What the locals of a function are in C: variables, or expressions where they are used once."""

    def __init__(self, half, names):
        self.half = half
        self.types = half.types
        self.layout = half.layout
        self.names = names
        self.inlined = {}  # instructions by the names of their results
        self.volatile = set()  # loads of numbers that are not initialised as a whole

    # Values.

    def of(self, value):
        match value:
            case Local():
                if value.name in self.inlined:
                    return self.compute(self.inlined[value.name])
                return Expression(self.names[value.name])
            case Global():
                return self.half.address(value.name)
            case Number():
                return number(value.type, value.number)
            case Real():
                return real(value.bits)
            case Zero() | Undefined():
                return zero(self.types, value.type)
            case Aggregate():
                return self.structure(value.type, [self.of(element) for element in value.elements])
            case Element():
                return self.address(value.source, value.operands, {"inbounds"})
            case Converted(opcode="ptrtoint"):
                return cast(self.types.name(value.type), cast("uintptr_t", self.of(value.operand)))
            case Converted(opcode="inttoptr"):
                return cast("char *", cast("uintptr_t", self.of(value.operand)))
        raise Refusal(f"the constant {value}", "Write it in translator/expressions.py.")

    def structure(self, type, fields):
        return Expression(f"({self.types.name(type)}){{{', '.join(map(str, fields))}}}")

    def narrowed(self, type, expression):
        """The number without the bits that its type does not have."""
        if type.bits in (32, 64):
            return expression
        if type.bits in (8, 16):
            return cast(f"u{type.bits}", expression)
        return binary(expression, "&", number(Integer(type.storage), (1 << type.bits) - 1))

    def signed(self, type, value):
        """A value as a signed number of C."""
        if isinstance(value, Number) and abs(as_signed(type, value.number)) < 1 << 31:
            given = as_signed(type, value.number)
            return Expression(str(given), UNARY_LEVEL if given < 0 else "primary")
        expression = self.of(value)
        if type.bits == type.storage:
            return cast(f"i{type.bits}", expression)
        missing = Expression(str(type.storage - type.bits))
        shifted = binary(cast(f"u{type.storage}", expression), "<<", missing)
        return binary(cast(f"i{type.storage}", shifted), ">>", missing)

    # Instructions.

    def compute(self, instruction):
        return getattr(self, WRITERS[instruction.opcode])(instruction)

    def arithmetic(self, instruction):
        type, (first, second) = instruction.type, instruction.operands
        if instruction.opcode == "xor" and isinstance(second, Number) and second.number == (1 << type.bits) - 1:
            inverted = logical_not(self.of(first)) if type == BIT else unary("~", self.of(first))
            return inverted if type == BIT else self.narrowed(type, inverted)
        left, right = self.of(first), self.of(second)
        if instruction.opcode == "add" and isinstance(second, Number) and as_signed(type, second.number) < 0:
            difference = binary(left, "-", number(type, -as_signed(type, second.number)))
            return self.narrowed(type, difference)
        if instruction.opcode in ("mul", "shl") and type.bits < 32:
            left = cast("u32", left)  # C computes with int otherwise, which overflows
        if type == BIT and instruction.opcode in LOGICAL:
            return binary(left, LOGICAL[instruction.opcode], right)
        result = binary(left, ARITHMETIC[instruction.opcode], right)
        if instruction.opcode in ("and", "or", "xor", "lshr", "udiv", "urem"):
            return result
        return self.narrowed(type, result)

    def signed_arithmetic(self, instruction):
        type, (first, second) = instruction.type, instruction.operands
        right = self.of(second) if instruction.opcode == "ashr" else self.signed(type, second)
        operator = {"sdiv": "/", "srem": "%", "ashr": ">>"}[instruction.opcode]
        left = self.signed(type, first)
        result = cast(f"u{type.storage}", binary(left, operator, right))
        return result if type.bits == type.storage else self.narrowed(type, result)

    def floating_arithmetic(self, instruction):
        first, second = instruction.operands
        return binary(self.of(first), FLOATING[instruction.opcode], self.of(second))

    def negation(self, instruction):
        return unary("-", self.of(instruction.operands[0]))

    def frozen(self, instruction):
        if isinstance(instruction.type, Struct):
            return self.of(instruction.operands[0])  # what a call returned: a value that C has computed
        name = "double" if instruction.type == DOUBLE else self.types.name(instruction.type)
        if instruction.type != DOUBLE and not isinstance(instruction.type, Integer):
            raise Refusal(f"freeze of {instruction.type}", "Write it in translator/expressions.py and prelude.h.")
        return call(f"sk_frozen_{name}", self.of(instruction.operands[0]))

    def comparison(self, instruction):
        predicate, (first, second) = instruction.predicate, instruction.operands
        if first.type == POINTER:
            left, right = self.of(first), self.of(second)
            if predicate in ("eq", "ne"):
                return binary(left, UNSIGNED[predicate], right)
            kind = "intptr_t" if predicate in SIGNED else "uintptr_t"
            return binary(cast(kind, left), {**SIGNED, **UNSIGNED}[predicate], cast(kind, right))
        if not isinstance(first.type, Integer):
            raise Refusal(f"comparison of {first.type}", "Write it in translator/expressions.py.")
        if predicate in SIGNED:
            return binary(self.signed(first.type, first), SIGNED[predicate], self.signed(first.type, second))
        if predicate not in UNSIGNED:
            raise Refusal(f"unknown comparison: icmp {predicate}", "Write it in translator/expressions.py.")
        return binary(self.of(first), UNSIGNED[predicate], self.of(second))

    def floating_comparison(self, instruction):
        """Comparisons that raise no floating-point exception for a quiet NaN, as those of the IR."""
        predicate, (first, second) = instruction.predicate, instruction.operands
        left, right = self.of(first), self.of(second)
        if predicate in ORDERED:
            return call(ORDERED[predicate], left, right)
        if predicate in UNORDERED:
            return logical_not(call(UNORDERED[predicate], left, right))
        if isinstance(second, Real) and second.bits == INFINITY and predicate in ("oeq", "une", "ueq", "one"):
            return call(f"sk_{predicate}_infinity", left)  # tests of the bits: no exception for a signaling NaN
        if predicate in ("ord", "uno"):
            if first == second or isinstance(second, (Real, Zero)):
                return call(f"sk_{predicate}_self", left)
            return call(f"sk_{predicate}", left, right)
        if predicate in ("oeq", "une"):
            return binary(left, "==" if predicate == "oeq" else "!=", right)
        if predicate in ("ueq", "one"):
            return call(f"sk_{predicate}", left, right)
        raise Refusal(f"unknown comparison: fcmp {predicate}", "Write it in translator/expressions.py.")

    def selection(self, instruction):
        condition, first, second = instruction.operands
        if instruction.type == BIT:
            if second in (Number(BIT, 0), Zero(BIT)):
                return binary(self.of(condition), "&&", self.of(first))
            if first == Number(BIT, 1):
                return binary(self.of(condition), "||", self.of(second))
        return conditional(self.of(condition), self.of(first), self.of(second))

    def conversion(self, instruction):
        opcode, operand, to = instruction.opcode, instruction.operands[0], instruction.type
        expression = self.of(operand)
        name = self.types.name(to)
        match opcode:
            case "zext":
                return cast(name, expression)
            case "sext":
                return self.narrowed_cast(to, cast(f"i{to.storage}", self.signed(operand.type, operand)))
            case "trunc":
                return self.narrowed_cast(to, expression)
            case "ptrtoint":
                return cast(name, cast("uintptr_t", expression))
            case "inttoptr":
                return cast(name, cast("uintptr_t", expression))
            case "bitcast" if to == DOUBLE and operand.type == Integer(64):
                return call("sk_double", expression)
            case "bitcast" if to == Integer(64) and operand.type == DOUBLE:
                return call("sk_bits", expression)
            case "sitofp":
                return cast("double", self.signed(operand.type, operand))
            case "uitofp":
                return cast("double", expression)
            case "fptosi":
                return self.narrowed_cast(to, cast(f"i{to.storage}", expression))
            case "fptoui":
                return self.narrowed_cast(to, expression)
        raise Refusal(f"{opcode} from {operand.type} to {to}", "Write it in translator/expressions.py.")

    def narrowed_cast(self, type, expression):
        converted = cast(f"u{type.storage}", expression)
        return converted if type.bits == type.storage else self.narrowed(type, converted)

    def extraction(self, instruction):
        return Expression(f"{self.of(instruction.operands[0]).primary}.f{instruction.index}")

    def insertion(self, instruction):
        return self.structure(instruction.type, self.fields(instruction))

    def fields(self, instruction):
        """The fields of a struct after insertvalue; those before it come from the struct that it changes."""
        struct, inserted = instruction.operands
        if isinstance(struct, Local) and struct.name in self.inlined:
            fields = self.fields(self.inlined[struct.name])
        elif isinstance(struct, Local):
            name = self.names[struct.name]
            fields = [Expression(f"{name}.f{index}") for index in range(len(struct.type.fields))]
        elif isinstance(struct, Aggregate):
            fields = [self.of(element) for element in struct.elements]
        else:
            fields = [zero(self.types, field) for field in struct.type.fields]
        return fields[:instruction.index] + [self.of(inserted)] + fields[instruction.index + 1:]

    def element_address(self, instruction):
        return self.address(instruction.source, instruction.operands, instruction.flags)

    def address(self, source, operands, flags):
        """A pointer plus a constant plus indices times sizes."""
        text = self.of(operands[0])
        constant, moving, type = 0, [], source
        for position, index in enumerate(operands[1:]):
            if position and isinstance(type, Struct):
                constant += self.layout.offset(type, index.number if isinstance(index, Number) else 0)
                type = type.fields[index.number if isinstance(index, Number) else 0]
                continue
            if position:
                if not isinstance(type, Array):
                    raise Refusal(f"an address in {type}", "Write it in translator/expressions.py.")
                type = type.element
            size = self.layout.size(type)
            if isinstance(index, Number):
                constant += as_signed(index.type, index.number) * size
            elif not isinstance(index, (Zero, Undefined)):
                moving.append(self.distance(index, size, "nuw" in flags))
        if not ("inbounds" in flags or "nuw" in flags or "nusw" in flags) and (moving or constant):
            # It may leave the object: arithmetic of pointers would be undefined.
            text = cast("uintptr_t", text)
        for distance in moving:
            text = binary(text, "+", distance)
        if constant:
            text = binary(text, "+" if constant > 0 else "-", Expression(str(abs(constant))))
        return cast("char *", text) if text.text.startswith("(uintptr_t)") and (moving or constant) else text

    def distance(self, index, size, is_unsigned):
        if index.type.bits != 8 * self.layout.pointer_size:
            return binary(cast("intptr_t", self.signed(index.type, index)), "*", Expression(str(size)))
        expression = self.of(index)
        if size != 1:
            expression = binary(expression, "*", number(index.type, size))
        return expression if is_unsigned else cast("intptr_t", expression)

    def loaded(self, instruction):
        type, pointer = instruction.type, self.of(instruction.operands[0])
        if instruction.ordering:
            return call(f"sk_load_{instruction.ordering}", pointer)
        if instruction.result in self.volatile:
            access = self.access(type, instruction.alignment)
            if access not in ("8", "16", "32", "64"):
                raise Refusal(f"a change of bits of {type} in memory", "Write it in translator/expressions.py and prelude.h.")
            return call("SK_VOLATILE" + access, pointer)
        if type == BIT:
            return binary(call("LD8", pointer), "&", Expression("1"))
        return call("LD" + self.access(type, instruction.alignment), pointer)

    def access(self, type, alignment):
        """The end of the name of the macro that reads or writes a type; U where it is not aligned."""
        match type:
            case Pointer():
                return "P" if alignment >= self.layout.pointer_size else "PU"
            case Double():
                return "D" if alignment >= 8 else "DU"
            case Integer(bits=8 | 16 | 32 | 64):
                return f"{type.bits}" if alignment * 8 >= type.bits else f"{type.bits}U"
            case Integer(bits=24 | 40 | 48 | 56):
                return f"{type.bits}"
        raise Refusal(f"{type} in memory", "Write its access in translator/expressions.py and prelude.h.")


WRITERS = {
    **dict.fromkeys(ARITHMETIC, "arithmetic"), **dict.fromkeys(("sdiv", "srem", "ashr"), "signed_arithmetic"),
    **dict.fromkeys(FLOATING, "floating_arithmetic"), "fneg": "negation", "freeze": "frozen", "icmp": "comparison",
    "fcmp": "floating_comparison", "select": "selection", "extractvalue": "extraction", "insertvalue": "insertion",
    "getelementptr": "element_address", "load": "loaded", "call": "called",
    **dict.fromkeys(("zext", "sext", "trunc", "ptrtoint", "inttoptr", "bitcast", "sitofp", "uitofp", "fptosi", "fptoui"),
                    "conversion"),
}
