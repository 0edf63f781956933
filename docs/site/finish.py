"""Adds to a site what its generators leave out: finish.py SITE.

On every page: the bar, with the search. For screen readers: landmarks, a heading of the first level, a text for each picture
and each link of a heading. For dark pages: a dark picture, if there is one.
"""

import pathlib
import re
import sys

SECTIONS = {  # of the bar: its page, and the pages that belong to it
    "Guides": ("guides.html", ""), "C": ("modules.html", r"group__|struct|modules|conventions"),
    "C++": ("namespacescrollkit.html", r"namespace|(class|struct)scrollkit_1_1"), "Python": ("python/scrollkit.html", "python/"),
    "Swift": ("swift/documentation/scrollkitcore/", "swift/"), "Examples": ("programs.html", r"programs|examples|.*-example"),
    "Playground": ("playground/index.html", "playground/"),
}
HEAD = """<script src="{root}scheme.js"></script>
<link rel="stylesheet" href="{root}pagefind/pagefind-component-ui.css">
{styles}
<script src="{root}pagefind/pagefind-component-ui.js" defer></script>
</head>"""
BAR = """
<nav id="bar" aria-label="Site">
  <a class="home" href="{root}index.html">ScrollKit</a>
  <ul>{links}</ul>
  <pagefind-modal-trigger></pagefind-modal-trigger>
  <button id="scheme" type="button" aria-label="Light or dark">◐</button>
</nav>
<pagefind-modal>
  <pagefind-modal-header><pagefind-input></pagefind-input></pagefind-modal-header>
  <pagefind-modal-body>
    <pagefind-filter-dropdown filter="Language"></pagefind-filter-dropdown>
    <pagefind-summary></pagefind-summary>
    <pagefind-results></pagefind-results>
  </pagefind-modal-body>
</pagefind-modal>"""
REPLACED = [(re.compile(pattern, re.S), text) for pattern, text in (
    (r'<html xmlns', '<html lang="en" xmlns'),
    (r'<div id="top">', '<div id="top" role="banner">'),
    (r'<div id="side-nav" ', '<div id="side-nav" role="navigation" aria-label="Pages" '),
    (r'<div id="doc-content">', '<div id="doc-content" role="main">'),
    (r'<div id="nav-path" ', '<div id="nav-path" role="contentinfo" '),
    (r'<div class="title">((?:(?!</?div).)*)(<div class="ingroups">.*?</div>)?</div>', r'<h1 class="title">\1</h1>\2'),
    (r'<img src="([^"]*)" alt=""/>(\s*<div class="caption">\s*([^<]*)</div>)', r'<img src="\1" alt="\3"/>\2'),
    (r'<img src="([^"]*)" alt="" class="inline" title="([^"]*)"/>', r'<img src="\1" alt="\2"/>'),
    (r'<(h\d)><a class="anchor" id="([^"]*)"></a>\s*', r'<\1 id="\2">'),
    (r'<a id="([^"]*)" name="[^"]*"></a>\s*<h2 class="memtitle">', r'<h2 class="memtitle" id="\1">'),
    (r'(<h1 class="title">scrollkit::)', r'\1<wbr/>'),
    (r'(<div class="contents">\s*<a name="details" id="details"></a>)<h2 class="groupheader">Detailed Description</h2>', r'\1'),
    (r'<table class="markdownTable">', '<table class="markdownTable" tabindex="0">'),
    (r'<(div|pre) class="fragment">', r'<\1 class="fragment" tabindex="0">'),
    (r'&zwj;', ''),  # Doxygen joins characters of code by it
    (r'(<a class="headerlink" href="#([^"]*)")>', r'\1 aria-label="Link to \2">'),
)]


def with_dark(site, match):
    """A picture, and the dark one if the site has it, with a dark still; doxygen_pages.css shows one of both."""
    light = match[0].replace("<img ", '<img loading="lazy" ')
    dark = re.sub(r'"([\w-]+)\.png"', r'"\1-dark.png"', light)
    if not all((site / name).exists() for name in re.findall(r'"([\w-]+\.png)"', dark)):
        return match[0]
    tag = re.match(r"<\w+", light)[0]
    return "".join(f'{tag} class="{where}"{one[len(tag):]}' for where, one in (("on-light", light), ("on-dark", dark)))


def section(name):
    """The section of the bar to which a page belongs."""
    return [title for title, (_, pages) in SECTIONS.items() if re.match(pages, name)][-1]


def with_bar(name, text):
    """A page with the bar. A script shows the pages of Swift at many addresses, so their links are absolute."""
    root = "/" if section(name) == "Swift" else "../" * name.count("/")
    links = "".join(f'<li><a href="{root}{page}"{" aria-current=true" * (title == section(name))}>{title}</a></li>'
                    for title, (page, _) in SECTIONS.items())
    styles = "".join(f'<link rel="stylesheet" href="{root}{file}">' for file in ["style.css"] + ["swift.css"] * (root == "/"))
    text = text.replace("</head>", HEAD.format(root=root, styles=styles), 1)
    return re.sub(r"<body[^>]*>", lambda body: body[0] + BAR.format(root=root, links=links), text, count=1)


def main():
    site = pathlib.Path(sys.argv[1])
    for path in site.rglob("*.html"):
        finished = path.read_text()
        for pattern, replacement in REPLACED:
            finished = pattern.sub(replacement, finished)
        finished = re.sub(r'<picture>.*?</picture>|<img src="[\w-]+\.png"[^>]*/>', lambda match: with_dark(site, match), finished)
        path.write_text(with_bar(path.relative_to(site).as_posix(), finished))


if __name__ == "__main__":
    main()
