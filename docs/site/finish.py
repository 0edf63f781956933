"""Adds to a site what Doxygen and pdoc leave out: finish.py SITE.

For screen readers: landmarks, a heading of the first level, a text for each picture, the search field and each link of
a heading. For dark pages: a dark picture, if there is one.
"""

import pathlib
import re
import sys

REPLACED = [(re.compile(pattern, re.S), text) for pattern, text in (
    (r'<div id="top">', '<div id="top" role="banner">'),
    (r'<div id="side-nav" ', '<div id="side-nav" role="navigation" aria-label="Pages" '),
    (r'<div id="doc-content">', '<div id="doc-content" role="main">'),
    (r'<div id="nav-path" ', '<div id="nav-path" role="contentinfo" '),
    (r'<div class="title">((?:(?!</?div).)*)(<div class="ingroups">.*?</div>)?</div>', r'<h1 class="title">\1</h1>\2'),
    (r'<img src="([^"]*)" alt=""/>(\s*<div class="caption">\s*([^<]*)</div>)', r'<img src="\1" alt="\3"/>\2'),
    (r'<img src="([^"]*)" alt="" class="inline" title="([^"]*)"/>', r'<img src="\1" alt="\2"/>'),
    (r'<iframe src="javascript:void\(0\)" ', '<iframe title="Search results" src="javascript:void(0)" '),
    (r'<table class="markdownTable">', '<table class="markdownTable" tabindex="0">'),
    (r'(<a class="headerlink" href="#([^"]*)")>', r'\1 aria-label="Link to \2">'),
    (r'<input type="text" id="MSearchField"', '<input type="text" id="MSearchField" aria-label="Search"'),
)]


def with_dark(site, match):
    """A picture, and the dark one if the site has it, with a dark still; style.css shows one of both."""
    light = match[0].replace("<img ", '<img loading="lazy" ')
    dark = re.sub(r'"([\w-]+)\.png"', r'"\1-dark.png"', light)
    if not all((site / name).exists() for name in re.findall(r'"([\w-]+\.png)"', dark)):
        return match[0]
    tag = re.match(r"<\w+", light)[0]
    return "".join(f'{tag} class="{where}"{one[len(tag):]}' for where, one in (("on-light", light), ("on-dark", dark)))


def main():
    site = pathlib.Path(sys.argv[1])
    for path in [*site.glob("*.html"), *site.glob("python/**/*.html"), site / "menu.js"]:
        text = finished = path.read_text()
        for pattern, replacement in REPLACED:
            finished = pattern.sub(replacement, finished)
        finished = re.sub(r'<picture>.*?</picture>|<img src="[\w-]+\.png"[^>]*/>', lambda match: with_dark(site, match), finished)
        if finished != text:
            path.write_text(finished)


main()
