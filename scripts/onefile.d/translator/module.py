"""Reads the top level of a module: types, data, functions (their bodies as text), and where they come from."""
import re
from dataclasses import dataclass, field

from . import attributes
from .cursor import Cursor
from .refusal import Refusal
from .types import Layout

NAME = re.compile(r'@(?:"[^"]*"|[\w.$-]+)')


@dataclass
class Function:
    name: str
    result: object
    parameters: list  # of (type, name)
    scope: str = None  # metadata: the file and the line
    lines: list = None  # None for a function that is only declared


@dataclass
class Data:
    name: str
    text: str


class TypeTable(dict):
    """Named types; each is read at its first use, because the module lists them in any order."""

    def __init__(self):
        super().__init__()
        self.texts = {}

    def __contains__(self, name):
        return name in self.texts

    def __missing__(self, name):
        cursor = Cursor(self.texts[name], self)
        self[name] = cursor.type()
        cursor.end()
        return self[name]


@dataclass
class Module:
    layout: Layout = None
    triple: str = ""
    types: TypeTable = field(default_factory=TypeTable)
    functions: dict = field(default_factory=dict)
    data: dict = field(default_factory=dict)
    aliases: dict = field(default_factory=dict)
    metadata: dict = field(default_factory=dict)

    def resolved(self, name):
        """The name of the function or data that a name means."""
        while name in self.aliases:
            name = self.aliases[name]
        return name


# Data that only the compiler and the linker read.
UNREAD = ("@llvm.used", "@llvm.compiler.used", "@_swift1_autolink_entries")


def read(lines):
    """The module in these lines of text."""
    module = Module()
    function = None
    for line in lines:
        if function:
            if line.startswith("}"):
                function = None
            else:
                function.lines.append(line)
            continue
        try:
            function = read_line(module, line)
        except Refusal as refusal:
            raise refusal.at(line[:120].strip()) from None
    if module.layout is None:
        raise Refusal("there is no target datalayout", "Pass the output of swiftc -emit-ir.")
    return module


def read_line(module, line):
    """Reads one line of the top level; returns the function whose body follows."""
    word = line.split(" ", 1)[0].strip()
    if line.startswith("define"):
        function = read_function(module, line)
        function.lines = []
        module.functions[function.name] = function
        return function
    if line.startswith("declare"):
        if "metadata" not in line:
            function = read_function(module, line)
            module.functions[function.name] = function
    elif word[:1] == "!":
        if re.match(r"!\d+$", word):
            module.metadata[word] = line.split("=", 1)[1].strip()
    elif word[:1] == "@":
        read_data(module, line)
    elif word[:1] == "%":
        name, text = line.split(" = type ", 1)
        module.types.texts[name] = "{}" if text.strip() == "opaque" else text
    elif line.startswith("target datalayout"):
        module.layout = Layout(line.split('"')[1])
    elif line.startswith("target triple"):
        module.triple = line.split('"')[1]
    elif word == "attributes":
        check_group(line)
    elif line.strip() and word[0] not in (";", "$") and word != "source_filename":
        raise Refusal("unknown line at the top level", "Teach translator/module.py what it means.")
    return None


def check_group(line):
    cursor = Cursor(line, {})
    while not cursor.take("{"):
        cursor.next()
    while not cursor.take("}"):
        if cursor.peek()[0] != '"':
            cursor.skip_one(attributes.FUNCTION, "attribute of a function")
            continue
        attributes.check(cursor.next().strip('"'), attributes.QUOTED, "attribute of a function")
        if cursor.take("="):
            cursor.next()


def read_function(module, line):
    cursor = Cursor(line, module.types)
    cursor.next()
    cursor.skip(attributes.LINKAGE | attributes.VALUE, "attribute before a function")
    result = cursor.type()
    name = cursor.next()

    def parameter():
        type = cursor.type()
        cursor.skip(attributes.VALUE, "attribute of a parameter")
        return type, cursor.next() if cursor.peek()[:1] == "%" else None

    cursor.want("(")
    parameters = cursor.list(")", parameter)
    parameters = [(type, given or f"%{number}") for number, (type, given) in enumerate(parameters)]
    scope = None
    while cursor.peek():
        word = cursor.next()
        if word == "!dbg":
            scope = cursor.next()
        elif word in ("section", "comdat"):
            cursor.skip_section(word)
        elif word in ("align",):
            cursor.next()
        elif word != "{" and word[0] != "#":
            attributes.check(word, attributes.LINKAGE | attributes.FUNCTION, "attribute of a function")
    return Function(name, result, parameters, scope)


def read_data(module, line):
    name = NAME.match(line).group(0)
    text = line[len(name):].split("=", 1)[1]
    if re.match(r"[\w ]*\balias ", text):
        module.aliases[name] = NAME.findall(text)[-1]
    elif name not in UNREAD:
        module.data[name] = Data(name, text)
