"""One module as C: the half of the file for pointers of one size."""
from . import data, partial
from .body import Body
from .c import Expression, Types, call, cast
from .calls import LIBRARY
from .instructions import read_body
from .names import Names, demangled, plain, short
from .origins import Origins
from .reach import reached
from .refusal import Refusal
from .types import POINTER
from .values import Global, parts


class Half:
    def __init__(self, module, interface):
        self.module = module
        self.interface = interface
        self.layout = module.layout
        self.types = Types()
        self.origins = Origins(module.metadata)
        self.live = reached(module, list(interface.functions))
        self.functions = [function for name, function in module.functions.items()
                          if name in self.live and function.lines is not None]
        self.data = [each for name, each in module.data.items() if name in self.live]
        self.swift = demangled(self.live)
        self.give_names()
        self.check_exports()
        self.bodies = {function.name: read_body(module, function) for function in self.functions}
        self.changed = partial.find(self, self.bodies)
        self.find_contexts()

    # Names.

    def give_names(self):
        self.names = Names(plain(name) for name in self.module.functions if name not in self.live or self.is_exported(name))
        for name in self.interface.functions:
            self.names.given[name] = plain(name)
        for function in self.functions:
            if not self.is_exported(function.name):
                self.names.give(function.name, self.readable(function.name))
        for each in self.data:
            self.names.give(each.name, "k_" + self.readable(each.name))

    def readable(self, name):
        swift = self.swift.get(plain(name))
        return (swift and short(swift)) or plain(name).replace("scrollkit_", "")[:60]

    def is_exported(self, name):
        return name in self.interface.functions

    def address(self, name):
        name = self.module.resolved(name)
        if name in self.module.functions:
            if name not in self.names.given:
                raise Refusal(f"the address of {name}", "Write it in translator/half.py.")
            return cast("char *", cast("uintptr_t", Expression(self.names[name])))
        return cast("char *", Expression("&" + self.names[name]))

    # Calls and prototypes.

    def check_exports(self):
        for name, description in self.interface.functions.items():
            function = self.module.functions[name]
            if len(function.parameters) != len(description["parameters"]):
                raise Refusal(f"{len(function.parameters)} parameters in the module",
                              "A struct is passed by value, or the bindings are out of date.", name)
            self.interface.check(name, "the result", description["result"], function.result, self.layout)
            for (type, _), each in zip(function.parameters, description["parameters"]):
                self.interface.check(name, each["name"], each["type"], type, self.layout)

    def find_contexts(self):
        """Functions that are called through pointers with one argument more: a closure's context, which they do not declare
        because they do not read it."""
        called, taken = set(), set()
        for function in self.functions:
            for block in self.bodies[function.name].values():
                for instruction in block:
                    values = [part for operand in instruction.operands for part in parts(operand)]
                    taken |= {self.module.resolved(part.name) for part in values if isinstance(part, Global)}
                    if instruction.opcode == "call" and instruction.callee[0] == "%":
                        called.add(self.signature(instruction.type, [operand.type for operand in instruction.operands]))
        self.with_context = set()
        self.never_called = []
        for function in self.functions:
            if function.name not in taken:
                continue
            types = [type for type, _ in function.parameters]
            if self.signature(function.result, types) in called:
                continue
            if self.signature(function.result, types + [POINTER]) in called:
                self.with_context.add(function.name)
            else:
                raise Refusal("its address is taken, and no call through a pointer has its types",
                              "Give it the types with which it is called, in translator/half.py.", function.name)

    def signature(self, result, parameters):
        return (self.types.name(result), *map(self.types.name, parameters))

    def call(self, name, instruction, arguments):
        """A call of a function by its name."""
        if name in LIBRARY:
            called = call(plain(name), *arguments)
            return cast("char *", called) if LIBRARY[name] else called
        function = self.module.functions[name]
        if function.lines is None:
            raise Refusal(f"call of {plain(name)}, which is not in the module",
                          "Write it in translator/calls.py, if a C library without an operating system has it.")
        types = [operand.type for operand in instruction.operands]
        if types != [type for type, _ in function.parameters] or instruction.type != function.result:
            raise Refusal(f"call of {name} with other types", "Convert them in translator/half.py.")
        if self.is_exported(name):
            each = self.interface.functions[name]
            arguments = [self.interface.to_c(parameter["type"], type, argument)
                         for parameter, type, argument in zip(each["parameters"], types, arguments)]
            return self.interface.from_c(each["result"], function.result, str(call(plain(name), *arguments)))
        if name in self.with_context:
            arguments = arguments + ["SK_NULL"]
        return call(self.names[name], *arguments)

    def returned(self, function, *values):
        """The statement that returns from a function."""
        if not values:
            return "return;"
        value = values[0]
        if self.is_exported(function.name):
            value = self.interface.to_c(self.interface.functions[function.name]["result"], function.result, value)
        return f"return {value};"

    def prototype(self, function, names=None):
        if self.is_exported(function.name):
            return self.interface.prototype(function.name)
        parameters = [self.types.declared(type, names[name] if names else "").strip() for type, name in function.parameters]
        if function.name in self.with_context:
            parameters.append("char *" + ("context_" if names else ""))
        name = self.types.declared(function.result, self.names[function.name])
        return f"static {name}({', '.join(parameters) or 'void'})"

    # Text.

    def function_text(self, function):
        try:
            given = self.interface.functions.get(function.name, {"parameters": []})["parameters"]
            body = Body(self, function, self.names.used | {each["name"] for each in given})
            lines = body.lines()
        except Refusal as refusal:
            raise refusal.at(function.name) from None
        head = []
        if self.is_exported(function.name):
            for (type, name), each in zip(function.parameters, self.interface.functions[function.name]["parameters"]):
                value = self.interface.from_c(each["type"], type, each["name"])
                head.append(f"  {self.types.declared(type, body.names[name])} = {value};")
        if function.name in self.with_context:
            head.append("  (void)context_;")
        origin = " ".join(filter(None, (self.origins.of(function.scope), self.comment(function.name))))
        text = [f"/* {origin} */"] if origin else []
        return "\n".join(text + [self.prototype(function, body.names) + " {"] + head + lines + ["}", ""])

    def comment(self, name):
        return self.swift.get(plain(name), "").replace("*/", "* /").replace("/*", "/ *")

    def text(self):
        bodies = [self.function_text(function) for function in self.functions]
        prototypes = [self.prototype(function) + ";" for function in self.functions if not self.is_exported(function.name)]
        definitions = [data.definition(self, each) for each in self.data]
        return "\n".join([*self.types.typedefs(), "", self.layouts(), *definitions_first(definitions, prototypes), "", *bodies])

    def layouts(self):
        """Checks at compile time: the structs of the header have the sizes that the Swift compiler saw."""
        lines = []
        for name in self.interface.structs:
            type = f"%TSo{len(name)}{name}V"
            if type in self.module.types:
                lines.append(f"SK_SAME_SIZE({name}, {self.layout.size(self.module.types[type])});")
        return "\n".join(lines)


def definitions_first(definitions, prototypes):
    """Data that has addresses of functions needs their prototypes before it."""
    return [*prototypes, "", *definitions]
