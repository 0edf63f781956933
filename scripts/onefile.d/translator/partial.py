"""Numbers in memory of which a function changes some bits and keeps the others.

The compiler stores an enum's tag in bits that its payload does not use, and the payload may not be initialised. In the IR each
bit of a number is uninitialised by itself. In C the whole number is, so that a C compiler may drop the tag. So these numbers
begin as 0 where they are locals; elsewhere, they are read as volatile.
"""
from .types import Integer, Struct
from .values import Local, Number, parts

LOGICAL = ("and", "or", "xor")


def changed_in_place(blocks):
    """The loads of such numbers."""
    found = []
    for block in blocks.values():
        defined = {instruction.result: instruction for instruction in block if instruction.result}
        for instruction in block:
            if instruction.opcode != "store":
                continue
            value, pointer = instruction.operands
            todo = [part.name for part in parts(value) if isinstance(part, Local)]
            while todo:
                source = defined.get(todo.pop())
                if source and source.opcode == "load" and source.operands[0] == pointer and isinstance(source.type, Integer):
                    found.append(source)
                elif source and source.opcode in LOGICAL:
                    todo += source.locals
    return found


class Places:
    """Where pointers of a function point to, as far as constants say it: to a parameter or local plus a distance."""

    def __init__(self, layout, function, blocks):
        self.layout = layout
        self.known = {name: (name, 0) for _, name in function.parameters}
        self.blocks = blocks
        for block in blocks.values():
            for instruction in block:
                if instruction.opcode == "alloca":
                    self.known[instruction.result] = instruction.result, 0
                elif instruction.opcode == "getelementptr":
                    self.step(instruction)

    def step(self, instruction):
        base = self.of(instruction.operands[0])
        indices = instruction.operands[1:]
        if base and len(indices) == 1 and isinstance(indices[0], Number):
            bits = indices[0].type.bits
            index = (indices[0].number + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)
            self.known[instruction.result] = base[0], base[1] + index * self.layout.size(instruction.source)

    def of(self, pointer):
        return self.known.get(pointer.name) if isinstance(pointer, Local) else None


def find(half, bodies):
    """For each function, the numbers that it or a function that it calls changes in place: (parameter or local, distance) and
    the bits of the number."""
    places = {name: Places(half.layout, half.module.functions[name], blocks) for name, blocks in bodies.items()}
    found = {name: set() for name in bodies}
    callers = {}
    for name, blocks in bodies.items():
        for load in changed_in_place(blocks):
            place = places[name].of(load.operands[0])
            if place:
                found[name].add((*place, load.type.bits))
        for block in blocks.values():
            for instruction in block:
                if instruction.opcode == "call":
                    callers.setdefault(half.module.resolved(instruction.callee), []).append((name, instruction))
    todo = [name for name in bodies if found[name]]
    while todo:
        name = todo.pop()
        parameters = [parameter for _, parameter in half.module.functions[name].parameters]
        for caller, instruction in callers.get(name, ()):
            before = len(found[caller])
            for root, distance, bits in found[name]:
                if root in parameters:
                    place = places[caller].of(instruction.operands[parameters.index(root)])
                    if place:
                        found[caller].add((place[0], place[1] + distance, bits))
            if len(found[caller]) > before:
                todo.append(caller)
    return found
