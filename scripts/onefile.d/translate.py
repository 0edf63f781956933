"""Writes scrollkit.c.

    translate.py PROJECT COMMIT COMPILER OUT IR...

IR is the text of one module for each size of pointers. docs/onefile.md says what the file is.
"""
import json
import pathlib
import sys

from translator.half import Half
from translator.interface import Interface
from translator.module import read
from translator.refusal import Refusal

HERE = pathlib.Path(__file__).resolve().parent
TOP = """\
/*
 * scrollkit.c: the whole of ScrollKit as one C99 file, for compilers and targets that Swift does not have.
 *
 * Generated; not a source to edit. ScrollKit is written in Swift, and scripts/onefile translates what the Swift compiler makes
 * of it (LLVM IR). To change it, change the Swift sources and make it anew: scripts/onefile
 *
 * Made from: {commit}
 * Compiler:  {compiler}
 * Targets:   {targets}
 *
 * Compile it with the folder of scrollkit.h, optimised, without contraction of floating-point operations:
 *   cc -O2 -ffp-contract=off -I include -c scrollkit.c
 * It needs the C library's malloc, realloc, free, memcpy, memmove, memset and strlen, abort with compilers other than GCC and
 * Clang, and no C math library.
 *
{licence} */
"""


def widths(text, bits):
    """The part of the head that depends on the size of pointers."""
    values = {"SK_BITS": str(bits), "SK_PAIR": "sk_lb" if bits == 64 else "sk_wb",
              "SK_INTERLOCKED": "__int64" if bits == 64 else "long", "SK_SUFFIX": "64" if bits == 64 else ""}
    for name, value in values.items():
        text = text.replace(name, value)
    return text


def main(project, commit, compiler, out, *modules):
    project = pathlib.Path(project)
    interface = Interface(json.loads((project / "bindings/scrollkit.api.json").read_text()))
    halves = []
    for path in modules:
        with open(path) as lines:
            module = read(lines)
        halves.append((8 * module.layout.pointer_size, module.triple, Half(module, interface)))
    halves.sort(key=lambda half: -half[0])
    licence = (project / "LICENSE").read_text()
    text = [TOP.format(commit=commit, compiler=compiler, targets=", ".join(triple for _, triple, _ in halves),
                       licence="".join(f" * {line}".rstrip() + "\n" for line in licence.splitlines()))]
    text.append((HERE / "prelude.h").read_text())
    for number, (bits, _, half) in enumerate(halves):
        text.append(f"#{'el' if number else ''}if UINTPTR_MAX == UINT{bits}_MAX\n")
        text.append(widths((HERE / "prelude_half.h").read_text(), bits))
        text.append(half.text())
    text.append(f'#else\n#error "This scrollkit.c is for pointers of {" or ".join(str(bits) for bits, _, _ in halves)} bits."\n'
                "#endif\n")
    pathlib.Path(out).write_text("\n".join(text))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Refusal as refusal:
        sys.exit(f"scripts/onefile: {refusal}")
