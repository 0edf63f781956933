"""Reads the body of a function: its blocks and their instructions."""
import re
from dataclasses import dataclass, field

from . import attributes
from .cursor import Cursor
from .refusal import Refusal
from .types import BIT, POINTER, VOID, Integer, Struct
from .values import Local, parts

BINARY = {"add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
          "fadd", "fsub", "fmul", "fdiv"}
CONVERSIONS = {"zext", "sext", "trunc", "ptrtoint", "inttoptr", "bitcast", "sitofp", "uitofp", "fptosi", "fptoui"}
ORDERINGS = {"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

# Calls that tell the optimiser or the debugger something.
DROPPED = re.compile(
    r'call void (@llvm\.(lifetime\.(start|end)\.p0|assume|experimental\.noalias\.scope\.decl)\(|asm sideeffect "",)')


@dataclass
class Instruction:
    opcode: str
    result: str = None  # its name
    type: object = VOID
    operands: list = field(default_factory=list)
    predicate: str = None  # of icmp and fcmp; the operation of atomicrmw
    flags: set = field(default_factory=set)
    alignment: int = None
    ordering: str = None
    source: object = None  # the type that getelementptr steps through, or alloca stores
    callee: str = None  # a name: of a function, or of the local that has its address
    index: int = None  # of extractvalue and insertvalue
    targets: list = field(default_factory=list)  # labels: of phi, those of the values; of switch, the default first
    cases: list = field(default_factory=list)  # the numbers of switch, from the second target on

    @property
    def locals(self):
        """The names of the locals that it reads."""
        for operand in self.operands:
            for part in parts(operand):
                if isinstance(part, Local):
                    yield part.name
        if self.callee and self.callee[0] == "%":
            yield self.callee

    @property
    def is_terminator(self):
        return self.opcode in ("br", "switch", "ret", "unreachable")


def read_body(module, function):
    """The blocks by their labels, in order; the first is the entry."""
    blocks = {}
    block = None
    for line in narrow_loads(logical_lines(function.lines)):
        text = line.strip()
        if not text or text[0] == ";" or text.startswith("#dbg"):
            continue
        label = re.match(r'("[^"]*"|[\w.$-]+):', line)
        if label:
            block = blocks.setdefault("%" + label.group(1), [])
            continue
        if block is None:
            block = blocks.setdefault(f"%{len(function.parameters)}", [])
        if DROPPED.search(text):
            continue
        try:
            block.append(read_instruction(module, text))
        except Refusal as refusal:
            raise refusal.at(f"{function.name}: {text[:160]}") from None
    return blocks


def logical_lines(lines):
    """The lines, with each switch on one."""
    held = ""
    for line in lines:
        if held:
            held += " " + line.strip()
            if line.strip().startswith("]"):
                yield held
                held = ""
        elif line.lstrip().startswith("switch ") and "]" not in line:
            held = line.rstrip()
        else:
            yield line


WIDE_LOAD = re.compile(r"\s*(?P<wide>%[\w.]+) = load i(?P<bits>\d+), (?P<place>.*)$")


def narrow_loads(lines):
    """The lines, where a load of more than 64 bits that the next line truncates is a load of those bits: every target stores the
    lowest byte first. The compiler asks an optional of many numbers in this way whether it is nil."""
    held = None
    for line in lines:
        truncation = held and re.match(rf"\s*(%[\w.]+) = trunc i{held['bits']} {re.escape(held['wide'])} to (i\d+)", line)
        if truncation:
            line = f"{truncation[1]} = load {truncation[2]}, {held['place']}"
        elif held:
            yield held.string
        held = WIDE_LOAD.match(line)
        if not held or int(held["bits"]) <= 64:
            held = None
            yield line
    if held:
        yield held.string


def read_instruction(module, text):
    cursor = Cursor(without_attachments(text), module.types)
    result = None
    if cursor.peek()[0] == "%":
        result = cursor.next()
        cursor.want("=")
    if cursor.peek() in ("tail", "notail"):
        cursor.next()
    opcode = cursor.next()
    reader = READERS.get(opcode)
    if not reader:
        raise Refusal(f"unknown instruction: {opcode}",
                      "Read it in translator/instructions.py and write it in translator/expressions.py or statements.py.")
    instruction = Instruction(opcode, result)
    while cursor.peek() in attributes.FLAGS:
        instruction.flags.add(cursor.next())
    reader(instruction, cursor)
    cursor.end()
    return instruction


def without_attachments(text):
    for kind in re.findall(r", (![A-Za-z_.]\w*(?:\.\w+)*) ![\w.]+", text):
        attributes.check(kind, attributes.ATTACHMENTS, "attachment")
    return re.sub(r"(, ![\w.]+ ![\w.]+)+$", "", text)


# A reader for each kind of instruction.

def refuse_flags(cursor):
    if not cursor.is_type():
        attributes.check(cursor.peek(), attributes.FLAGS, "flag")


def read_binary(instruction, cursor):
    refuse_flags(cursor)
    instruction.type = cursor.type()
    first = cursor.value(instruction.type)
    cursor.want(",")
    instruction.operands = [first, cursor.value(instruction.type)]


def read_unary(instruction, cursor):
    refuse_flags(cursor)
    instruction.operands = [cursor.typed()]
    instruction.type = instruction.operands[0].type


def read_conversion(instruction, cursor):
    instruction.operands = [cursor.typed()]
    cursor.want("to")
    instruction.type = cursor.type()


def read_comparison(instruction, cursor):
    instruction.predicate = cursor.next()
    refuse_flags(cursor)
    type = cursor.type()
    first = cursor.value(type)
    cursor.want(",")
    instruction.operands = [first, cursor.value(type)]
    instruction.type = BIT


def read_select(instruction, cursor):
    condition = cursor.typed()
    cursor.want(",")
    first = cursor.typed()
    cursor.want(",")
    instruction.operands = [condition, first, cursor.typed()]
    instruction.type = first.type
    if condition.type != BIT:
        raise Refusal("select of a vector", "Compile without vectors.")


def read_phi(instruction, cursor):
    instruction.type = cursor.type()
    while True:
        cursor.want("[")
        instruction.operands.append(cursor.value(instruction.type))
        cursor.want(",")
        instruction.targets.append(cursor.next())
        cursor.want("]")
        if not cursor.take(","):
            return


def read_branch(instruction, cursor):
    if cursor.take("label"):
        instruction.targets = [cursor.next()]
        return
    instruction.operands = [cursor.typed()]
    for _ in range(2):
        cursor.want(",")
        cursor.want("label")
        instruction.targets.append(cursor.next())


def read_switch(instruction, cursor):
    instruction.operands = [cursor.typed()]
    cursor.want(",")
    cursor.want("label")
    instruction.targets = [cursor.next()]
    cursor.want("[")
    while not cursor.take("]"):
        instruction.cases.append(cursor.typed().number)
        cursor.want(",")
        cursor.want("label")
        instruction.targets.append(cursor.next())


def read_return(instruction, cursor):
    if not cursor.take("void"):
        instruction.operands = [cursor.typed()]


def read_unreachable(instruction, cursor):
    pass


def one_index(instruction, cursor):
    cursor.want(",")
    instruction.index = int(cursor.next())
    if cursor.peek() == ",":
        raise Refusal(f"{instruction.opcode} with several indices", "Write nested fields in translator/expressions.py.")


def read_extract(instruction, cursor):
    instruction.operands = [cursor.typed()]
    one_index(instruction, cursor)
    aggregate = instruction.operands[0].type
    if not isinstance(aggregate, Struct):
        raise Refusal("extractvalue of an array", "Write it in translator/expressions.py.")
    instruction.type = aggregate.fields[instruction.index]


def read_insert(instruction, cursor):
    aggregate = cursor.typed()
    cursor.want(",")
    instruction.operands = [aggregate, cursor.typed()]
    one_index(instruction, cursor)
    instruction.type = aggregate.type
    if not isinstance(aggregate.type, Struct):
        raise Refusal("insertvalue in an array", "Write it in translator/expressions.py.")


def read_address(instruction, cursor):
    instruction.source = cursor.type()
    cursor.want(",")
    instruction.operands = [cursor.typed()]
    while cursor.take(","):
        instruction.operands.append(cursor.typed())
    instruction.type = POINTER


def read_alloca(instruction, cursor):
    cursor.take("swifterror")
    instruction.source = cursor.type()
    cursor.want(",")
    if cursor.peek() != "align":
        raise Refusal("alloca of a number of values", "Write a variable-length array, or avoid it in the sources.")
    read_alignment(instruction, cursor)
    instruction.type = POINTER


def read_alignment(instruction, cursor):
    cursor.want("align")
    instruction.alignment = int(cursor.next())


def read_ordering(instruction, cursor):
    instruction.ordering = cursor.next()
    if instruction.ordering not in ORDERINGS:
        raise Refusal(f"unknown memory ordering: {instruction.ordering}", "Add it to translator/instructions.py.")


def refuse_volatile(cursor):
    if cursor.peek() == "volatile":
        raise Refusal("volatile access", "Write it as a C volatile access in translator/expressions.py.")


def read_load(instruction, cursor):
    is_atomic = cursor.take("atomic")
    refuse_volatile(cursor)
    instruction.type = cursor.type()
    cursor.want(",")
    instruction.operands = [cursor.typed()]
    if is_atomic:
        read_ordering(instruction, cursor)
    cursor.want(",")
    read_alignment(instruction, cursor)


def read_store(instruction, cursor):
    is_atomic = cursor.take("atomic")
    refuse_volatile(cursor)
    instruction.operands = [cursor.typed()]
    cursor.want(",")
    instruction.operands.append(cursor.typed())
    if is_atomic:
        read_ordering(instruction, cursor)
    cursor.want(",")
    read_alignment(instruction, cursor)


def read_exchange(instruction, cursor):
    cursor.take("weak")  # one that does not fail without a reason is one that may
    refuse_volatile(cursor)
    instruction.operands = [cursor.typed()]
    for _ in range(2):
        cursor.want(",")
        instruction.operands.append(cursor.typed())
    read_ordering(instruction, cursor)
    success = instruction.ordering
    read_ordering(instruction, cursor)
    instruction.ordering = f"{success}_{instruction.ordering}"
    cursor.want(",")
    read_alignment(instruction, cursor)
    instruction.type = Struct(False, (instruction.operands[1].type, BIT))


def read_update(instruction, cursor):
    refuse_volatile(cursor)
    instruction.predicate = cursor.next()
    instruction.operands = [cursor.typed()]
    cursor.want(",")
    instruction.operands.append(cursor.typed())
    read_ordering(instruction, cursor)
    cursor.want(",")
    read_alignment(instruction, cursor)
    instruction.type = instruction.operands[1].type


def read_call(instruction, cursor):
    cursor.skip(attributes.LINKAGE | attributes.VALUE, "attribute of a call")
    instruction.type = cursor.type()
    if cursor.peek() == "asm":
        raise Refusal("assembler", "Avoid it in the sources.")
    instruction.callee = cursor.next()
    if instruction.callee[0] not in "@%":
        raise Refusal(f"call of {instruction.callee}", "Write it in translator/calls.py.")
    cursor.want("(")
    instruction.operands = cursor.list(")", cursor.typed)
    while cursor.peek():
        word = cursor.next()
        if word[0] != "#":
            attributes.check(word, attributes.FUNCTION, "attribute of a call")
    if not isinstance(instruction.type, (Struct, Integer)) and instruction.type not in (POINTER, VOID) and \
            instruction.type.__class__.__name__ != "Double":
        raise Refusal(f"call that returns {instruction.type}", "Write it in translator/calls.py.")


READERS = {
    **dict.fromkeys(BINARY, read_binary), **dict.fromkeys(CONVERSIONS, read_conversion),
    "fneg": read_unary, "freeze": read_unary, "icmp": read_comparison, "fcmp": read_comparison, "select": read_select,
    "phi": read_phi, "br": read_branch, "switch": read_switch, "ret": read_return, "unreachable": read_unreachable,
    "extractvalue": read_extract, "insertvalue": read_insert, "getelementptr": read_address, "alloca": read_alloca,
    "load": read_load, "store": read_store, "cmpxchg": read_exchange, "atomicrmw": read_update, "call": read_call,
}
