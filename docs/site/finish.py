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
    """An image, and the dark one if the site has it; style.css shows one of both."""
    name, rest = match.groups()
    if not (site / f"{name}-dark.png").exists():
        return match[0]
    return (f'<img class="on-light" loading="lazy" src="{name}.png"{rest}/>'
            f'<img class="on-dark" loading="lazy" src="{name}-dark.png"{rest}/>')


def main():
    site = pathlib.Path(sys.argv[1])
    for path in [*site.glob("*.html"), *site.glob("python/**/*.html"), site / "menu.js"]:
        text = finished = path.read_text()
        for pattern, replacement in REPLACED:
            finished = pattern.sub(replacement, finished)
        finished = re.sub(r'<img src="([\w-]+)\.png"([^>]*)/>', lambda match: with_dark(site, match), finished)
        if finished != text:
            path.write_text(finished)


main()
