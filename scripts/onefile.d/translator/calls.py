"""Calls: of intrinsics, of the C library, of functions of the module and through pointers."""
import re

from .c import Expression, cast, call
from .expressions import Expressions
from .refusal import Refusal
from .types import POINTER, VOID, Integer

# Intrinsics without effect, by the part of their name that is not a type.
SAME_TYPE = {"smin", "smax", "umin", "umax", "usub.sat", "fshl", "fshr"}
OF_ANY_WIDTH = {"umin", "umax", "usub.sat"}  # numbers are stored with zeros before them, and so are the results
WITH_OVERFLOW = {f"{operation}.with.overflow" for operation in ("sadd", "ssub", "smul", "uadd", "usub", "umul")}
OF_DOUBLE = {"fabs", "copysign", "sqrt"}
PURE = SAME_TYPE | WITH_OVERFLOW | OF_DOUBLE | {"abs", "ctlz", "cttz", "is.fpclass"}
MEMORY = {"memcpy", "memmove", "memset"}

# Functions of the C library, and what is cast to `char *`.
LIBRARY = {"@malloc": True, "@realloc": True, "@free": False, "@strlen": False}


def intrinsic(name):
    """`sadd.with.overflow` of `@llvm.sadd.with.overflow.i64`."""
    return re.sub(r"(\.(i\d+|f64|p0))+$", "", name[len("@llvm."):])


def is_pure(instruction):
    callee = instruction.callee
    return callee.startswith("@llvm.") and intrinsic(callee) in PURE


class Calls(Expressions):
    """Expressions with calls."""

    def called(self, instruction):
        callee = instruction.callee
        if callee.startswith("@llvm."):
            return self.intrinsic_called(instruction)
        arguments = [self.of(operand) for operand in instruction.operands]
        if callee[0] == "%":
            types = ", ".join(self.types.name(operand.type) for operand in instruction.operands) or "void"
            pointer = self.of_name(callee)
            return call(f"(({self.types.name(instruction.type)} (*)({types}))(uintptr_t){pointer.operand})", *arguments)
        return self.half.call(self.half.module.resolved(callee), instruction, arguments)

    def of_name(self, name):
        return self.compute(self.inlined[name]) if name in self.inlined else Expression(self.names[name])

    def intrinsic_called(self, instruction):
        name, operands = intrinsic(instruction.callee), instruction.operands
        if name in MEMORY:
            if operands[3].number:
                raise Refusal(f"volatile {name}", "Write it in translator/calls.py.")
            return call(name, *(self.of(operand) for operand in operands[:3]))
        if name == "trap":
            return call("SK_TRAP")
        arguments = [self.of(operand) for operand in operands]
        type = operands[0].type if operands else VOID
        if name in OF_DOUBLE:
            return call(f"sk_{name}", *arguments)
        if name == "is.fpclass":
            return call("sk_is_class", *arguments)
        if name in SAME_TYPE | WITH_OVERFLOW | {"abs", "ctlz", "cttz"}:
            if type.bits not in (8, 16, 32, 64) and name not in OF_ANY_WIDTH:
                raise Refusal(f"{name} of {type.bits} bits", "Write it in translator/calls.py and prelude.h.")
            if name in ("abs", "ctlz", "cttz"):
                arguments = arguments[:1]  # the second says for which argument the result is undefined
            if name in WITH_OVERFLOW:
                self.types.name(instruction.type)
            function = name.removesuffix(".with.overflow").replace(".", "_")
            return call(f"sk_{function}{type.storage}", *arguments)
        raise Refusal(f"unknown intrinsic: {instruction.callee}", "Write it in translator/calls.py and prelude.h.")
