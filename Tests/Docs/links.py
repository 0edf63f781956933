"""Checks that every link of a site, and of the project's pages, leads to a file, and to an anchor in it: links.py SITE.

A script writes the pages of Swift from files in swift/data, which list their links.
"""

import functools
import html.parser
import json
import pathlib
import re
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Page(html.parser.HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, path):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name in ("id", "name"):
                self.anchors.add(value)


page = functools.lru_cache(None)(Page)


def broken(path, link):
    """Why a link of a page leads nowhere; none if it does not."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme or parts.netloc:  # no network
        return None
    target = path.parent / urllib.parse.unquote(parts.path) if parts.path else path
    if not target.exists():
        return "no such file"
    if parts.fragment and target.suffix == ".html" and urllib.parse.unquote(parts.fragment) not in page(target).anchors:
        return "no such anchor"
    return None


def of_site(site):
    for path in sorted({*site.rglob("*.html")} - {*site.glob("swift/**/*.html")}):  # those are one script
        yield from ((path, link) for link in page(path).links)
    swift = site / "swift"
    for data in sorted(swift.glob("data/**/*.json")):
        for reference in json.loads(data.read_text())["references"].values():
            if "url" in reference:
                yield swift / "index.html", urllib.parse.quote(reference["url"][1:]) + "/index.html"
    for script in site.glob("navtreedata.js"):
        yield from ((script, link) for link in re.findall(r'"([\w./-]+\.html[^"]*)"', script.read_text()))


def of_project():
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        text = re.sub(r"```.*?```", "", path.read_text(), flags=re.S)
        yield from ((path, link) for link in re.findall(r"\]\(([^)\s]+)\)", text))


def main():
    links = [*of_site(pathlib.Path(sys.argv[1])), *of_project()]
    found = [f"{path}: {link}: {why}" for path, link in dict.fromkeys(links) if (why := broken(path, link))]
    print("\n".join(found) if found else f"{len(set(links))} links lead somewhere")
    sys.exit(bool(found))


main()
