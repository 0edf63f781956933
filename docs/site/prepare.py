"""Writes what Doxygen reads: prepare.py FOLDER.

- The headers, as headers.py writes them; each method of scrollkit.hpp links its function.
- The pages: their links to files of the project become links within the site. A file that is no page becomes an example.
- layout.xml: the guides in the order of docs/guides.md.
- For each header of C, and each module of Python, its guides and code from them, by groups.txt.
"""

import pathlib
import re
import sys

from headers import ROOT, with_links, write_headers

SITE = {  # what stands for a folder or for a file that is no page of its own
    "include/scrollkit": "modules.html", "include/scrollkit.h": "modules.html",
    "include/scrollkit.hpp": "namespacescrollkit.html", "bindings/python/scrollkit": "python/scrollkit.html",
    "docs/playground": "playground/index.html", "Sources/ScrollKitCore/Documentation.docc": "swift/documentation/scrollkitcore/index.html",
}


def cpp(path):
    """scrollkit.hpp, in which each method names the function that it calls."""
    lines = with_links(path.read_text()).replace("@file scrollkit.hpp", "@namespace scrollkit").split("\n")
    documented = None
    for index, line in enumerate(lines):
        if line.startswith("  ///"):
            documented = index
        elif documented is not None and (call := re.search(r"= (scrollkit_\w+)\(", line)):
            lines[documented] += f" See #{call[1]}."
            documented = None
    return "\n".join(lines)


def slug(text):
    """The anchor of a heading, as on the web pages of repositories."""
    return re.sub(r"[^\w -]", "", text.lower()).replace(" ", "-")


def label(page):
    """The name of a page in the site."""
    return {"README": "index", "examples": "programs"}.get(page.stem, page.stem.lower())  # Doxygen has an examples.html


def example(name):
    """The file that Doxygen writes for an example."""
    return name.replace("/", "_2").replace(".", "_8") + "-example.html"


def picture_of(name):
    """The picture of the window of an example, in Markdown, if there is one."""
    path = pathlib.Path(name)
    file = f"python_{path.stem}.png" if path.suffix == ".py" else f"{path.stem}.png"
    return f"\n![The window of {path.name}]({file})\n" * (path.parts[0] == "examples" and (ROOT / "docs/images" / file).exists())


def picture(match):
    """A <picture>, which Doxygen does not know: an image. A still for reduced motion stays; finish.py adds dark ones."""
    file, text, width = re.search(r'<img src="[^"]*?([^"/]+)" alt="([^"]*)" width="(\d+)"', match[0]).groups()
    image = f'<img src="{file}" alt="{text}" width="{width}"/>'
    stills = re.findall(r'<source media="\(prefers-reduced-motion: reduce\)" srcset="[^"]*?([^"/]+)">', match[0])
    if "prefers-color-scheme" in match[0] and not stills:
        return image
    sources = "".join(f'<source media="(prefers-reduced-motion: reduce)" srcset="{still}">' for still in stills)
    return f'@htmlonly<div class="image"><picture>{sources}{image}</picture><div class="caption">{text}</div></div>@endhtmlonly'


def page(path, pages, examples):
    def link(match):
        text, target = match[1], match[2]
        if re.match(r"https?:", target):
            return match[0]
        file, _, anchor = target.partition("#")
        found = (path.parent / file).resolve() if file else path
        name = str(found.relative_to(ROOT))
        if found in pages:
            return f"[{text}](@ref {label(found)}{'-' + anchor if anchor else ''})"
        if name in SITE:
            return f"[{text}]({SITE[name]})"
        if found.suffix in (".png", ".gif", ".svg"):
            return f"[{text}]({found.name})"
        if found.parent.name in ("scrollkit", "types") and found.suffix == ".h":
            return f"[{text}](@ref scrollkit_{found.stem}_h)"
        if found.is_dir():
            raise SystemExit(f"{path}: the site has nothing for {target}; add it to SITE in docs/site/prepare.py")
        examples.add(name)
        return f"[{text}]({example(name)})"

    def heading(match):
        if label(path) == "index" and match[1] == "#":
            return match[0]
        name = f"{label(path)}-{slug(match[2])}"
        if label(path) == "index":  # a heading with a name would be a page of the navigation
            return f"@anchor {name}\n{match[0]}"
        return f"{match[0]} {{#{label(path) if match[1] == '#' else name}}}"

    parts = re.split(r"(```.*?```)", path.read_text(), flags=re.S)
    for index in range(0, len(parts), 2):
        text = re.sub(r"<picture>.*?</picture>", picture, parts[index])
        text = text.replace('<img src="images/', '<img src="')
        text = re.sub(r"^(#+) (.*)$", heading, text, flags=re.M)
        text = re.sub(r"\[([^][]*(?:`[^`]*`)?[^][]*)\]\(([^)\s]+)\)", link, text)
        if path.stem != "CHANGELOG":  # it names what is gone, too
            text = re.sub(r"`(scrollkit_(?!wasm)[a-z0-9_]+)`", r"[\1](@ref \1)", text)
        parts[index] = text
    return "".join(parts)


def order(pages):
    """The guides, in the order of docs/guides.md."""
    text = (ROOT / "docs/guides.md").read_text()
    named = [ROOT / "docs" / name for name in re.findall(r"\]\((\w+\.md)\)", text)]
    return named + [one for one in pages if one.parent.name == "docs" and one not in named and one.stem != "guides"]


def title(path):
    return re.search(r"^# (.*)$", path.read_text(), re.M)[1]


def groups():
    """The name of each header or module, with its guides and the numbers of their blocks of code."""
    for line in (ROOT / "docs/site/groups.txt").read_text().splitlines():
        if ":" in line and not line.startswith("#"):
            name, guides = line.split(":")
            yield name, [(guide, [int(block) for block in blocks]) for guide, *blocks in map(str.split, guides.split(","))]


def beginning(guides, language, address):
    """The links to guides, in Markdown, and their code."""
    pages = {guide: ROOT / ("README.md" if guide == "index" else f"docs/{guide}.md") for guide, _ in guides}
    links = ", ".join(f"[{title(page)}]({address(guide)})" for guide, page in pages.items())
    blocks = {guide: re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(), re.M | re.S) for guide, page in pages.items()}
    code = "\n".join(blocks[guide][number - 1] for guide, numbers in guides for number in numbers)
    return f"Guides: {links}.\n", code


def write_groups(out):
    """Code of C is in files: Doxygen writes no end of a comment that is in a comment."""
    (out / "python").mkdir()
    (out / "snippets").mkdir()
    with (out / "text_of_groups.dox").open("w") as file:
        for name, guides in groups():
            if name.startswith("scrollkit"):
                root = "../" * (1 + name.count("."))
                text, code = beginning(guides, "python", lambda guide: f"{root}{guide}.html")
                (out / f"python/{name}.md").write_text(text + f"\n```python\n{code}```\n" * bool(code))
            else:
                place = "@namespace scrollkit" if name == "C++" else f"@addtogroup scrollkit_{name}_h"
                text, code = beginning(guides, "c", lambda guide: f"@ref {guide}")
                (out / f"snippets/{name}.c").write_text(code)
                lines = [place, *text.splitlines(), *[f"@include {name}.c"] * bool(code)]
                file.write("".join(f"/// {line}\n" for line in lines) + "\n")


def main():
    out = pathlib.Path(sys.argv[1])
    write_headers(out)
    (out / "scrollkit.hpp").write_text(cpp(ROOT / "include/scrollkit.hpp"))

    pages = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "PACKAGING.md", "CHANGELOG.md")]
    pages += sorted((ROOT / "docs").glob("*.md"))
    examples = set()
    for one in pages:
        (out / one.name).write_text(page(one, pages, examples))
    (out / "examples.dox").write_text("".join(f"/** @example {name}{picture_of(name)} */\n" for name in sorted(examples)))

    write_groups(out)
    guides = "".join(f'    <tab type="user" url="@ref {label(one)}" title="{title(one)}"/>\n' for one in order(pages))
    template = (ROOT / "docs/site/layout.xml").read_text()
    (out / "layout.xml").write_text(template.replace("    <!-- guides -->\n", guides))


main()
