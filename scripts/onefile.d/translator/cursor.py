"""Reads types and values from the tokens of a line."""
import re
import struct

from . import attributes
from .refusal import Refusal
from .types import DOUBLE, POINTER, VOID, Array, Integer, Struct
from .values import Aggregate, Converted, Element, Global, Local, Number, Real, Text, Undefined, Zero

TOKEN = re.compile(
    r'c?"[^"]*"|[%@](?:"[^"]*"|[\w.$-]+)|![\w.]*|\#\d+|-?\d+\.\d+(?:e[+-]?\d+)?|0x[0-9A-Fa-f]+|-?\d+'
    r'|[A-Za-z_][\w.]*|\.\.\.|\S')
INTEGER = re.compile(r"i(\d+)$")


def number(type, value):
    return Number(type, value % (1 << type.bits))


class Cursor:
    def __init__(self, line, named):
        self.tokens = TOKEN.findall(line)
        if ";" in self.tokens:
            del self.tokens[self.tokens.index(";"):]
        self.at = 0
        self.named = named

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def next(self):
        if self.at >= len(self.tokens):
            raise self.unexpected("more")
        self.at += 1
        return self.tokens[self.at - 1]

    def take(self, word):
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def want(self, word):
        if not self.take(word):
            raise self.unexpected(word)

    def unexpected(self, wanted):
        text = " ".join(self.tokens)[:200]
        return Refusal(f"expected {wanted}, found {self.peek() or 'the end'}: {text}",
                       "Teach translator/cursor.py this syntax.")

    def end(self):
        if self.at < len(self.tokens):
            raise self.unexpected("the end")

    def list(self, close, item):
        """Items with commas between them, up to a closing token."""
        items = []
        if self.take(close):
            return items
        while True:
            items.append(item())
            if self.take(close):
                return items
            self.want(",")

    # Types.

    def type(self):
        word = self.next()
        if word == "<" and self.peek() == "{":
            self.next()
            fields = self.list("}", self.type)
            self.want(">")
            return Struct(True, tuple(fields))
        if word == "{":
            return Struct(False, tuple(self.list("}", self.type)))
        if word == "[":
            count = int(self.next())
            self.want("x")
            element = self.type()
            self.want("]")
            return Array(count, element)
        if word[0] == "%":
            if word not in self.named:
                raise Refusal(f"type {word} is not defined before its use", "Teach translator/module.py to look ahead.")
            return self.named[word]
        known = {"ptr": POINTER, "double": DOUBLE, "void": VOID}.get(word)
        if known:
            return known
        match = INTEGER.match(word)
        if match and 1 <= int(match.group(1)) <= 64:
            return Integer(int(match.group(1)))
        raise Refusal(f"unknown type: {word}", "Add it to translator/types.py, and say how C stores and computes it.")

    def is_type(self):
        word = self.peek()
        return word in ("ptr", "double", "void", "<", "{", "[", "float", "half") or word[:1] == "%" or bool(INTEGER.match(word))

    # Attributes.

    def skip(self, allowed, kind):
        """Skips attributes up to the next token that is not a word."""
        while re.match(r"[a-z]", self.peek()) and not (self.is_type() or self.peek() in CONSTANTS):
            self.skip_one(allowed, kind)

    def skip_one(self, allowed, kind):
        word = self.next()
        attributes.check(word, allowed, kind)
        if word == "align" and self.peek() != "(":
            self.next()
        elif self.peek() == "(":
            depth = 0
            while True:
                token = self.next()
                depth += (token == "(") - (token == ")")
                if depth == 0:
                    break

    def skip_section(self, word):
        """Skips where the linker puts a function or data: it does not matter in C."""
        if word == "section":
            self.next()
        elif self.peek() == "(":
            while self.next() != ")":
                pass

    # Values.

    def typed(self):
        type = self.type()
        self.skip(attributes.VALUE, "attribute of a value")
        return self.value(type)

    def value(self, type):
        word = self.next()
        if word[0] == "%":
            return Local(type, word)
        if word[0] == "@":
            return Global(word)
        if word in ("undef", "poison"):
            return Undefined(type)
        if word in ("zeroinitializer", "null"):
            return Zero(type)
        if word in ("true", "false"):
            return Number(type, int(word == "true"))
        if word == "getelementptr":
            return self.element()
        if word in ("ptrtoint", "inttoptr"):
            self.want("(")
            operand = self.typed()
            self.want("to")
            converted = Converted(self.type(), word, operand)
            self.want(")")
            return converted
        if type == DOUBLE:
            if word.startswith("0x"):
                return Real(type, int(word, 16))
            return Real(type, struct.unpack("<Q", struct.pack("<d", float(word)))[0])
        if word.startswith('c"'):
            data = re.sub(rb"\\([0-9A-Fa-f]{2})", lambda hex: bytes([int(hex.group(1), 16)]), word[2:-1].encode("latin-1"))
            return Text(type, data)
        if word == "<" or word in ("{", "["):
            if word == "<":
                self.want("{")
            elements = self.list("]" if word == "[" else "}", self.typed)
            if word == "<":
                self.want(">")
            return Aggregate(type, tuple(elements))
        if isinstance(type, Integer) and re.fullmatch(r"-?\d+", word):
            return number(type, int(word))
        raise Refusal(f"unknown constant: {word}", "Add it to translator/values.py and translator/expressions.py.")

    def element(self):
        while self.peek() != "(":
            attributes.check(self.next(), attributes.FLAGS, "flag")
        self.want("(")
        source = self.type()
        self.want(",")
        return Element(source, tuple(self.list(")", self.typed)))


CONSTANTS = {"undef", "poison", "zeroinitializer", "null", "true", "false", "getelementptr", "ptrtoint", "inttoptr", "to"}
