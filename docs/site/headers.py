"""Writes the headers of C as Doxygen reads them: headers.py FOLDER; with --links PAGES, a man page for each function.

Each concept is a group, in the order of scrollkit.h; each enum has its type's name; names in comments are links, so that
Doxygen fails on a name that does not exist.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
UMBRELLA = ROOT / "include/scrollkit.h"
CONCEPTS = re.findall(r'#include "scrollkit/(\w+)\.h"', UMBRELLA.read_text())
NAME = re.compile(r"(?<![#\w`./])(scrollkit_[a-z0-9_]*[a-z0-9]|SCROLLKIT_[A-Z0-9_]*[A-Z0-9])(?![\w*/…]|\.\w)")


def linked(comment):
    """A comment in which every name of the library is a link."""
    return NAME.sub(r"#\1", comment)


def with_links(code):
    return re.sub(r"/\*\*.*?\*/|///[^\n]*", lambda match: linked(match[0]), code, flags=re.S)


def header(path, concept):
    """A header of C, without a line more or less than before."""
    code = with_links(path.read_text())
    code = re.sub(r"typedef u?int32_t (scrollkit_\w+);\nenum \{", r"\nenum \1 {", code)
    code = re.sub(r"@file .*", f"@defgroup scrollkit_{concept}_h {concept.capitalize()}", code, count=1)
    code = code.replace("\n\n", f"\n/** @addtogroup scrollkit_{concept}_h \\ilinebr @{{ */\n", 1)
    return re.sub(r"#endif /\* (SCROLLKIT_\w+_H) \*/", r"/** @} */\n#endif", code)


def write_headers(out):
    out.mkdir(parents=True, exist_ok=True)
    for index, concept in enumerate(CONCEPTS):
        (out / f"{index:02}_{concept}.h").write_text(header(ROOT / f"include/scrollkit/{concept}.h", concept))
        types = ROOT / f"include/scrollkit/types/{concept}.h"
        if types.exists():
            (out / f"{index:02}_{concept}_types.h").write_text(header(types, concept))
    text = re.sub("@file .*", "@page conventions Conventions of every call", linked(UMBRELLA.read_text()), count=1)
    (out / "scrollkit.h").write_text(re.sub(r"^ \* ([A-Z][a-z ]+):", r" * **\1:**", text, flags=re.M))


SECTIONS = {  # of Doxygen, and as man pages name them
    '.SH "Detailed Description"': ".SH DESCRIPTION", '.SH "Function Documentation"': ".SH FUNCTIONS",
    '.SH "Macro Definition Documentation"': ".SH MACROS", '.SH "Typedef Documentation"': ".SH TYPES",
    '.SH "Enumeration Type Documentation"': ".SH ENUMERATIONS", '.SH "Member Data Documentation"': ".SH FIELDS",
    '.SS "Public Attributes"': ".SS Fields", '.SS "Classes"': ".SS Structs",
    ".SH SYNOPSIS\n": ".SH SYNOPSIS\n.B #include <scrollkit.h>\n",
}


def conventional(text):
    """A page with the usual sections, its header in the synopsis, and a reference to the conventions in place of an author."""
    for section, name in SECTIONS.items():
        text = text.replace(section, name)
    text = re.sub(r"(\.SH NAME\n.* \\- .*?)\\&\.\s*\n", r"\1\n", text, count=1)
    return re.sub(r'\.SH "Author".*', '.SH "SEE ALSO"\n.BR scrollkit (3)\n', text, flags=re.S)


def finish_pages(pages):
    """Names each page in one line, and makes a page for each function that refers to the page of its header."""
    for page in pages.glob("*.3"):
        page.write_text(conventional(page.read_text()))
    for concept in CONCEPTS:
        page = pages / f"scrollkit_{concept}_h.3"
        page.write_text(re.sub(r"\\- \w+\n\.PP\n \\- (.*?)(\\&\.)?\s*\n", r"\\- \1\n", page.read_text(), count=1))
        for name in re.findall(r"SCROLLKIT_API [^(]*?(scrollkit_\w+)\(", (ROOT / f"include/scrollkit/{concept}.h").read_text()):
            (pages / f"{name}.3").write_text(f".so man3/{page.name}\n")
    conventions = pages / "conventions.3"
    text = conventions.read_text().replace('.TH "conventions"', '.TH "scrollkit"', 1)
    (pages / "scrollkit.3").write_text(re.sub(
        r"conventions \\- (.*)\n", r"scrollkit \\- scroll engine: conventions of every call\n.SH DESCRIPTION\n", text, count=1))
    conventions.unlink()


if __name__ == "__main__":
    finish_pages(pathlib.Path(sys.argv[2])) if sys.argv[1] == "--links" else write_headers(pathlib.Path(sys.argv[1]))
