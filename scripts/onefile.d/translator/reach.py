"""What the exported functions reach."""
from .module import NAME
from .instructions import DROPPED
from .refusal import Refusal


def reached(module, exports):
    """The names of functions and data that these functions use, by any path."""
    for name in exports:
        if name not in module.functions:
            raise Refusal(f"{name} is in the interface and not in the module",
                          "Make scripts/onefile and the generated bindings of the same sources.")
    seen = set()
    todo = list(exports)
    while todo:
        name = module.resolved(todo.pop())
        if name in seen:
            continue
        seen.add(name)
        function = module.functions.get(name)
        if function:
            for line in function.lines or ():
                if not DROPPED.search(line):
                    todo += NAME.findall(line)
        elif name in module.data:
            todo += NAME.findall(module.data[name].text)
        elif not name.startswith("@llvm."):
            raise Refusal(f"{name} is used and not defined", "Teach translator/module.py where it is.")
    return seen
