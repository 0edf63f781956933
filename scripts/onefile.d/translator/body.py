"""The statements of a function: its blocks as nested ifs, switches and loops, with goto where these do not suffice."""
from .c import Expression, binary, is_word, opposite
from .calls import Calls, is_pure
from .expressions import WRITERS
from .graph import Graph
from .names import Names, local
from .partial import changed_in_place
from .refusal import Refusal
from .types import BIT, POINTER, VOID, Integer
from .values import Aggregate, Local, Undefined, parts

LARGEST = 10  # operations in one expression
DEEPEST = 24  # nested statements; C compilers accept at least 127, and bodies of ifs are emitted two at a time


class Body:
    def __init__(self, half, function, reserved):
        self.half = half
        self.function = function
        self.blocks = dict(half.bodies[function.name])
        for label, block in self.blocks.items():
            if not block or not block[-1].is_terminator:
                raise Refusal(f"block {label} has no end", "Teach translator/instructions.py its last line.", function.name)
        self.graph = Graph(self.blocks)
        self.names = Names(reserved)
        self.expressions = Calls(half, self.names)
        self.definitions = {}  # where a local is defined: block and index
        self.remove_unused()
        self.find_uses()
        self.expressions.volatile = {load.result for load in changed_in_place(self.blocks)}
        self.choose_inlined()
        self.give_names()
        self.place_blocks()
        self.labels = {}
        self.late = []
        self.loops = []  # those around the statement that is written: (header, what follows the loop, is in a switch)

    # Which instructions become statements.

    def instructions(self):
        for label in self.graph.order:
            for instruction in self.blocks[label]:
                yield label, instruction

    def has_effect(self, instruction):
        if instruction.opcode == "call":
            return not is_pure(instruction)
        if instruction.opcode == "load":
            return instruction.ordering is not None
        return instruction.opcode in ("store", "cmpxchg", "atomicrmw") or instruction.is_terminator

    def remove_unused(self):
        """Removes what no statement needs, such as what only calls to the optimiser read."""
        defined = {instruction.result: instruction for _, instruction in self.instructions() if instruction.result}
        needed = set()
        todo = [name for _, instruction in self.instructions() if self.has_effect(instruction) for name in instruction.locals]
        while todo:
            name = todo.pop()
            if name not in needed:
                needed.add(name)
                if name in defined:
                    todo += defined[name].locals
        for label, block in self.blocks.items():
            self.blocks[label] = [each for each in block if self.has_effect(each) or each.result in needed]

    def find_uses(self):
        """Where each local is used: the block, the index in it, and the instruction. A phi uses its values at the ends of
        the blocks from which they come."""
        self.uses = {}
        for label, block in ((label, self.blocks[label]) for label in self.graph.order):
            for index, instruction in enumerate(block):
                if instruction.result:
                    self.definitions[instruction.result] = label, index, instruction
                if instruction.opcode == "phi":
                    for value, source in zip(instruction.operands, instruction.targets):
                        if source in self.graph.position:
                            for part in parts(value):
                                if isinstance(part, Local):
                                    end = len(self.blocks[source]) - 1
                                    self.uses.setdefault(part.name, []).append((source, end, instruction))
                else:
                    for name in instruction.locals:
                        self.uses.setdefault(name, []).append((label, index, instruction))

    def choose_inlined(self):
        """An instruction is a part of the expression that uses it if that is the only one, in the same block, not too large,
        and if nothing is written between them to the memory that it reads."""
        inlined = self.expressions.inlined
        weights = {}
        for label, block in ((label, self.blocks[label]) for label in self.graph.order):
            for instruction in block:
                if not instruction.result:
                    continue
                weight = 1 + sum(weights.get(name, 0) for name in instruction.locals)
                uses = self.uses.get(instruction.result, [])
                is_single = len(uses) == 1 and uses[0][0] == label and instruction.opcode in WRITERS
                if is_single and uses[0][2].opcode == "phi":
                    is_single = len(self.graph.successors[label]) == len(block[-1].targets)
                if is_single and (weight <= LARGEST or instruction.opcode == "insertvalue") and not self.has_effect(instruction):
                    weights[instruction.result] = weight
                    inlined[instruction.result] = instruction
            places = {}
            writes = [index for index, instruction in enumerate(block) if self.has_effect(instruction)]
            for index in range(len(block) - 1, -1, -1):
                instruction = block[index]
                if instruction.result not in inlined:
                    continue
                _, place, user = self.uses[instruction.result][0]
                if user.opcode != "phi" and user.result in places:
                    place = places[user.result]
                is_reading = instruction.opcode == "load"
                if is_reading and any(index < write < place for write in writes):
                    del inlined[instruction.result]
                    continue
                places[instruction.result] = place

    def give_names(self):
        for type, name in self.function.parameters:
            if name not in self.names.given:
                self.names.give(name, local(name))
        for _, instruction in self.instructions():
            if instruction.result and instruction.result not in self.expressions.inlined:
                self.names.give(instruction.result, local(instruction.result))

    def is_shared(self, instruction):
        """Whether a variable lives in more than one block."""
        label = self.definitions[instruction.result][0]
        return instruction.opcode == "phi" or any(use[0] != label for use in self.uses.get(instruction.result, ()))

    # Where blocks stand.

    def place_blocks(self):
        """Blocks with one predecessor stand at the branch to them. Others stand after the block that dominates them, or after
        the loop that they are no part of."""
        graph = self.graph
        self.nested = set()
        self.after = {label: [] for label in graph.order}  # after the statements of a block
        self.after_loop = {label: [] for label in graph.loops}
        for label in graph.order[1:]:
            before = graph.predecessors[label]
            single = before[0] if len(before) == 1 else None
            origin = single or graph.dominator[label]
            left = [header for header, body in graph.loops.items() if origin in body and label not in body]
            if single and (not left or self.blocks[label][-1].opcode in ("ret", "unreachable")):
                self.nested.add(label)
            elif left:
                self.after_loop[min(left, key=lambda header: graph.position[header])].append(label)
            else:
                self.after[origin].append(label)

    # Statements.

    def lines(self):
        lines = self.region(self.graph.entry, None, 0)
        while self.late:
            label = self.late.pop(0)
            lines += [(label,)] + self.region(label, None, 0)
        lines = self.declarations() + [line for line in lines if isinstance(line, str) or line[0] in self.labels]
        return [f"{self.labels[line[0]]}:;" if isinstance(line, tuple) else "  " + line for line in lines]

    def declarations(self):
        """The variables that live in more than one block, and the parameters that nothing reads."""
        lines = []
        by_type = {}
        for _, instruction in self.instructions():
            name = instruction.result
            if not name or name in self.expressions.inlined or instruction.opcode == "alloca" or not self.is_shared(instruction):
                continue
            by_type.setdefault(self.half.types.name(instruction.type), []).append(self.names[name])
        for type, names in by_type.items():
            for start in range(0, len(names), 12):
                some = names[start:start + 12]
                lines.append(f"  {type}{', *'.join(some)};" if type.endswith("*") else f"  {type} {', '.join(some)};")
        unused = [self.names[name] for _, name in self.function.parameters if name not in self.uses]
        lines += [f"  (void){name};" for name in unused]
        return [line[2:] for line in lines]

    def region(self, label, follow, depth):
        """A block and the blocks that stand with it. After the last line, control is at the block `follow`."""
        if label not in self.graph.loops:
            return self.straight(label, follow, depth)
        outside = self.after_loop[label]
        self.loops.append((label, outside[0] if outside else follow, False))
        inner = self.straight(label, label, depth + 1)
        self.loops.pop()
        return ["for (;;) {"] + indented(inner) + ["}"] + self.sequence(outside, follow, depth)

    def straight(self, label, follow, depth):
        joined = self.after[label]
        lines = []
        for instruction in self.blocks[label][:-1]:
            lines += self.statement(instruction)
        lines += self.end(label, joined[0] if joined else follow, depth)
        return lines + self.sequence(joined, follow, depth)

    def sequence(self, labels, follow, depth):
        lines = []
        for label, following in zip(labels, labels[1:] + [follow]):
            lines += [(label,)] + self.region(label, following, depth)
        return lines

    def statement(self, instruction):
        opcode, result = instruction.opcode, instruction.result
        if opcode == "phi" or result in self.expressions.inlined:
            return []
        of = self.expressions.of
        if opcode == "alloca":
            return self.space(instruction)
        if opcode == "store":
            value, pointer = instruction.operands
            if instruction.ordering:
                return [f"sk_store_{instruction.ordering}({of(pointer)}, {of(value)});"]
            access = "8" if value.type == BIT else self.expressions.access(value.type, instruction.alignment)
            return [f"ST{access}({of(pointer)}, {of(value)});"]
        if opcode == "cmpxchg":
            self.half.types.name(instruction.type)
            expression = Expression(f"sk_exchange_{instruction.ordering}({', '.join(str(of(x)) for x in instruction.operands)})")
        elif opcode == "atomicrmw":
            raise Refusal(f"atomicrmw {instruction.predicate}", "Write it in translator/body.py and prelude.h.",
                          self.function.name)
        else:
            expression = self.expressions.compute(instruction)
        if instruction.type == VOID or result not in self.uses:
            return [f"{expression};"]
        name = self.names[result]
        if self.is_shared(instruction):
            return [f"{name} = {expression};"]
        return [f"{self.half.types.declared(instruction.type, name)} = {expression};"]

    def space(self, instruction):
        size = self.half.layout.size(instruction.source)
        if instruction.alignment > 16:
            raise Refusal(f"a local that is aligned to {instruction.alignment}", "Write it in translator/body.py.")
        macro = "SK_SPACE16" if instruction.alignment == 16 else "SK_SPACE"
        name = self.names[instruction.result]
        zeroed = sorted((distance, bits) for root, distance, bits in self.half.changed[self.function.name]
                        if root == instruction.result)
        return [f"{macro}({name}, {max(1, (size + 7) // 8)});"] + \
            [f"ST{bits}({name} + {distance}, 0);" for distance, bits in zeroed]

    # Ends of blocks.

    def end(self, label, follow, depth):
        instruction = self.blocks[label][-1]
        match instruction.opcode:
            case "ret":
                return [self.half.returned(self.function, *map(self.expressions.of, instruction.operands))]
            case "unreachable":
                last = self.blocks[label][-2] if len(self.blocks[label]) > 1 else None
                return [] if last and last.callee == "@llvm.trap" else ["SK_UNREACHABLE();"]
            case "switch":
                return self.switch(label, instruction, follow, depth)
        if len(instruction.targets) == 1 or instruction.targets[0] == instruction.targets[1]:
            return self.edge(label, instruction.targets[0], follow, depth)
        condition = self.expressions.of(instruction.operands[0])
        first = self.edge(label, instruction.targets[0], follow, depth + 1)
        second = self.edge(label, instruction.targets[1], follow, depth + 1)
        if not first and not second:
            return [f"(void)({condition});"]
        if not first:
            return [f"if ({opposite(condition)}) {{"] + indented(second) + ["}"]
        if not second:
            return [f"if ({condition}) {{"] + indented(first) + ["}"]
        if leaves(first):
            return [f"if ({condition}) {{"] + indented(first) + ["}"] + second
        if leaves(second):
            return [f"if ({opposite(condition)}) {{"] + indented(second) + ["}"] + first
        return [f"if ({condition}) {{"] + indented(first) + ["} else {"] + indented(second) + ["}"]

    def switch(self, label, instruction, follow, depth):
        lines = [f"switch ({self.expressions.of(instruction.operands[0])}) {{"]
        default, targets = instruction.targets[0], {}
        for number, target in zip(instruction.cases, instruction.targets[1:]):
            targets.setdefault(target, []).append(number)
        if self.loops:
            header, following, _ = self.loops[-1]
            self.loops.append((header, following, True))
        suffix = "ull" if instruction.operands[0].type.bits > 32 else "u" if instruction.operands[0].type.bits == 32 else ""
        for target, numbers in [*targets.items(), (default, None)]:
            if numbers and target == default:
                continue
            inner = self.edge(label, target, follow, depth + 2)
            if not numbers and not inner:
                break
            head = " ".join(f"case {number}{suffix}:" for number in numbers) if numbers else "default:"
            lines += [head + " {"] + indented(inner if inner and leaves(inner) else inner + ["break;"]) + ["}"]
        if self.loops:
            self.loops.pop()
        return lines + ["}"]

    def edge(self, source, target, follow, depth):
        moves = self.moves(source, target)
        if target in self.nested:
            if depth < DEEPEST:
                return moves + self.region(target, follow, depth)
            self.late.append(target)
            return moves + [f"goto {self.label(target)};"]
        if target == follow:
            return moves
        if self.loops:
            header, following, is_in_switch = self.loops[-1]
            if target == header:
                return moves + ["continue;"]
            if target == following and not is_in_switch:
                return moves + ["break;"]
        return moves + [f"goto {self.label(target)};"]

    def label(self, target):
        return self.labels.setdefault(target, f"L{len(self.labels) + 1}")

    def moves(self, source, target):
        """The assignments of the phis of a block that is reached from another. All read before any is written."""
        todo = []
        for instruction in self.blocks[target]:
            if instruction.opcode != "phi":
                break
            value = instruction.operands[instruction.targets.index(source)]
            name = self.names[instruction.result]
            expression = self.expressions.of(value)
            if expression.text != name:
                todo.append((name, expression, self.read(value), instruction.type))
        lines = []
        while todo:
            free = next((move for move in todo if not any(move[0] in other[2] for other in todo if other is not move)), None)
            if free is None:
                return lines + self.parallel(todo)
            todo.remove(free)
            lines.append(f"{free[0]} = {free[1]};")
        return lines

    def parallel(self, moves):
        lines = [f"{self.half.types.declared(type, f't{index}_')} = {expression};"
                 for index, (_, expression, _, type) in enumerate(moves)]
        lines += [f"{name} = t{index}_;" for index, (name, _, _, _) in enumerate(moves)]
        return ["{"] + indented(lines) + ["}"]

    def read(self, value):
        """The variables that an expression reads."""
        names = set()
        todo = [part.name for part in parts(value) if isinstance(part, Local)]
        while todo:
            name = todo.pop()
            if name in self.expressions.inlined:
                todo += self.expressions.inlined[name].locals
            else:
                names.add(self.names[name])
        return names


def indented(lines):
    return [line if isinstance(line, tuple) else "  " + line for line in lines]


def leaves(lines):
    last = lines[-1]
    return isinstance(last, str) and last.lstrip() == last and last.startswith(
        ("goto ", "return", "continue;", "break;", "SK_TRAP", "SK_UNREACHABLE"))
