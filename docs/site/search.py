"""Writes what the search of a site finds, a file for each section, function and type: search.py SITE FOLDER.

Pagefind takes the name of a file for its address, so it has the anchor. Its language is a filter.
"""

import html
import json
import pathlib
import re
import shutil
import sys

from finish import section

NO_TEXT = re.compile(r'<script.*?</script>|<div class="ttc".*?</div></div>|<span class="permalink">.*?</span>|'
                     r'<span class="overload">.*?</span>|<label.*?</label>|<[^>]+>', re.S)
NO_RESULT = re.compile(r".*-members|dir_|.*_8(json|h|lua|mjs)-example")  # lists, and generated files
START = re.compile(r'(?=<(?:h\d|section|div)(?: class="memtitle")? id="[^"]*"[^>]*>)')  # of a record within a page
TEXT = ("text", "code", "inlineContent", "content", "items", "tokens", "declarations")  # where DocC has it
KIND = re.compile(r" (Struct|Class|Namespace)( Template)? Reference$")


def plain(markup):
    return " ".join(html.unescape(NO_TEXT.sub(" ", markup.replace("<wbr/>", ""))).split())


def records_of_page(path, site):
    """The address, the title and the text of each record of a page of Doxygen or pdoc."""
    name = path.relative_to(site).as_posix()
    main = re.search(r'<h1 class="(?:title|modulename)">.*(?=<div id="nav-path"|</main>)', path.read_text(), re.S)
    if not main:
        return
    first, *others = START.split(main[0])
    page = KIND.sub("", re.sub(r"Basic(\w+)< \w+ >", r"\1", plain(re.match(r".*?</h1>", first, re.S)[0])))
    yield name, page, plain(first)
    for one in others:
        anchor = re.match(r'<[^>]* id="([^"]*)"', one)[1]
        heading = re.match(r"<h\d.*?</h\d>", one, re.S)
        title = plain(heading[0]) if heading else anchor
        is_whole = not heading or name.startswith("group__")
        yield f"{name}#{anchor}", title if is_whole else f"{page}: {title}", plain(one[len(heading[0]):] if heading else one)


def words(value):
    """The text in a part of a page of Swift."""
    if isinstance(value, list):
        return " ".join(map(words, value))
    if isinstance(value, dict):
        return " ".join(words(value[key]) for key in TEXT if key in value)
    return value if isinstance(value, str) else ""


def records_of_swift(site):
    for path in sorted(site.glob("swift/data/documentation/**/*.json")):
        page = json.loads(path.read_text())
        parents = page["hierarchy"]["paths"][0][1:] if "hierarchy" in page else []
        title = ".".join([*(parent.rsplit("/", 1)[1] for parent in parents), page["metadata"]["title"]])
        text = words([page.get("abstract", []), page.get("primaryContentSections", [])])
        yield page["variants"][0]["paths"][0].replace("/", "swift/", 1) + "/", title, text


def main():
    site, folder = map(pathlib.Path, sys.argv[1:])
    shutil.rmtree(folder, ignore_errors=True)
    pages = [path for path in [*site.glob("*.html"), *site.glob("python/**/*.html")] if not NO_RESULT.match(path.name)]
    records = [record for path in pages for record in records_of_page(path, site)] + [*records_of_swift(site)]
    for address, title, text in records:
        path = folder / (address + "index.html" * address.endswith("/"))
        path.parent.mkdir(parents=True, exist_ok=True)
        language = section(address)
        path.write_text(f'<html lang="en"><h1 data-pagefind-filter="Language:{language}">{html.escape(title)} · {language}</h1>'
                        f"<p>{html.escape(text)}</p></html>")


main()
