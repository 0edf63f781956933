"""C expressions with as few parentheses as gcc -Wall accepts, and C types."""
import re

from .refusal import Refusal
from .types import DOUBLE, POINTER, VOID, Double, Integer, Pointer, Struct, Void

PRIMARY, UNARY = "primary", "unary"
# In a chain of one of these, the left operand needs no parentheses.
CHAINED = {"+", "-", "*", "&", "|", "^", "&&", "||"}


class Expression:
    """The text of a C expression. Its level is PRIMARY, UNARY or the operator that is applied last."""

    def __init__(self, text, level=PRIMARY):
        self.text = text
        self.level = level

    def __str__(self):
        return self.text

    @property
    def primary(self):
        return self.text if self.level == PRIMARY else f"({self.text})"

    @property
    def operand(self):
        return self.text if self.level in (PRIMARY, UNARY) else f"({self.text})"


def binary(left, operator, right):
    before = left.text if left.level == operator and operator in CHAINED else left.operand
    if operator in ("+", "-") and left.level in ("+", "-", "*"):
        before = left.text
    after = right.text if operator in ("+", "-") and right.level == "*" else right.operand
    if operator in ("&", "|"):
        if before[0] == "!" and after[0] == "!":
            before = f"(int)({before})"  # Clang warns of bitwise operators between two booleans
        before, after = (f"({text})" if text[0] == "!" else text for text in (before, after))
    return Expression(f"{before} {operator} {after}", operator)


def unary(operator, expression):
    text = expression.operand if expression.text[0] != operator else f"({expression.text})"
    return Expression(operator + text, UNARY)


def cast(type, expression):
    return Expression(f"({type}){expression.operand}", UNARY)


def call(function, *arguments):
    return Expression(f"{function}({', '.join(map(str, arguments))})")


def conditional(condition, first, second):
    return Expression(f"{condition.operand} ? {first.operand} : {second.operand}", "?")


def logical_not(expression):
    return unary("!", expression)


def opposite(expression):
    """The text of a condition that is true where the expression is 0."""
    if expression.level == UNARY and expression.text[0] == "!":
        inner = expression.text[1:]
        return inner[1:-1] if is_wrapped(inner) else inner
    return str(logical_not(expression))


def is_wrapped(text):
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0:
            return letter == ")" and at == len(text) - 1 and at > 0
    return False


# In the head of the file: a number, and whether it does not fit.
GIVEN = {"sk_bb", "sk_hb", "sk_wb", "sk_lb"}
LETTERS = {"char *": "p", "double": "d", "u8": "b", "u16": "h", "u32": "w", "u64": "l"}


class Types:
    """The C types of values. Structs that functions return are declared by the order of their fields."""

    def __init__(self):
        self.structs = {}

    def name(self, type):
        match type:
            case Pointer():
                return "char *"
            case Double():
                return "double"
            case Void():
                return "void"
            case Integer():
                return f"u{type.storage}"
            case Struct() if type.fields:
                fields = [self.name(field) for field in type.fields]
                if all(field in LETTERS for field in fields):
                    name = "sk_" + "".join(LETTERS[field] for field in fields)
                    if name not in GIVEN:
                        self.structs[name] = fields
                    return name
        raise Refusal(f"a value of type {type}", "Give it a C type in translator/c.py.")

    def declared(self, type, name):
        text = self.name(type)
        return f"{text}{name}" if text.endswith("*") else f"{text} {name}"

    def typedefs(self):
        for name, fields in sorted(self.structs.items()):
            texts = [(field if field.endswith("*") else field + " ") + f"f{index};" for index, field in enumerate(fields)]
            yield f"typedef struct {{ {' '.join(texts)} }} {name};"


def is_word(text):
    return re.fullmatch(r"\w+", text) is not None
