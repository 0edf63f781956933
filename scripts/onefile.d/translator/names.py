"""Names in C: of functions and data from the demangled names of Swift, of locals from those of the IR."""
import re
import subprocess

# What C, its headers and the head of the file use.
RESERVED = set("""
auto bool break case char const continue default do double else enum extern false float for goto if inline int long register
restrict return short signed sizeof static struct switch true typedef typeof union unsigned void volatile while asm
u8 u16 u32 u64 i8 i16 i32 i64 malloc realloc free calloc memcpy memmove memset strlen abort abs labs div exit index rindex
read write open close link remove rename signal time select pipe random floor ceil round trunc sqrt exp log log1p expm1 pow
sin cos tan atan atan2 fabs fmin fmax hypot gamma j0 j1 jn y0 y1 yn main near far small errno stdin stdout stderr unix linux
min max interface
""".split())


def plain(name):
    """A name of the IR without its mark and quotes."""
    return name[1:].strip('"')


class Names:
    """Gives each thing a name that no other has."""

    def __init__(self, reserved=()):
        self.used = set(RESERVED) | set(reserved)
        self.given = {}

    def give(self, key, wanted):
        if key in self.given:
            return self.given[key]
        base = re.sub(r"\W+", "_", wanted).strip("_") or "value"
        if base[0].isdigit():
            base = "v" + base
        name, number = base, 2
        while name in self.used:
            name, number = f"{base}_{number}", number + 1
        self.used.add(name)
        self.given[key] = name
        return name

    def __getitem__(self, key):
        return self.given[key]


def demangled(names):
    """The Swift names of those that are mangled."""
    mangled = sorted({plain(name) for name in names if plain(name).startswith(("$e", "$s"))})
    if not mangled:
        return {}
    output = subprocess.run(["swift-demangle", "-compact"], input="\n".join(mangled), text=True, capture_output=True,
                            check=True).stdout
    return dict(zip(mangled, output.split("\n")))


PREFIX = re.compile(
    r"^((function signature |generic |generic not re-abstracted )?speciali[sz](ation|ed)( <[^>]*>)? of |merged |static |"
    r"(implicit )?closure #\d+ (\([^)]*\) )*(-> [^ ]* )?in |variable initialization expression of |protocol witness for |"
    r"one-time initialization (token|function) for |partial apply forwarder for |outlined [\w ]* of )+")


def short(swift):
    """The last two words of a Swift name: `ScrollView_tick`."""
    text = PREFIX.sub("", swift)
    text = re.sub(r" in _[0-9A-F]{32}", "", text)
    text = re.sub(r"\(extension in \w+\):", "", text)
    text = re.sub(r"\b(ScrollKitCore|Swift|__C)\.", "", text)
    for _ in range(3):
        text = re.sub(r"<[^<>]*>", "", text)
    text = re.split(r"[(:]| ->| :", text.lstrip("("))[0]
    return "_".join(re.findall(r"\w+", text)[-2:])[:60]


# Parts of names that the optimiser added.
ADDED = re.compile(r"\.(sroa|copyload|load|fr|promoted|i|sroa_idx|unpack|elt|pre|lcssa|addr|pn|sink)(\d*)(?=\.|$)")


def local(name):
    """A name for a local: its name of the IR without what the optimiser added."""
    text = plain(name)
    if text.isdigit():
        return "v" + text
    kept = re.sub(r"[.\d]*$", "", re.sub(r"^[.\d]*", "", ADDED.sub("", text)))
    kept = re.sub(r"[^A-Za-z0-9]+", "_", kept).strip("_")
    return kept[:40] or "v" + re.sub(r"\D", "", text)[:8]
