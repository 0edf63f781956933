"""Looks at one page of each kind, in light and dark, wide and as on a phone: accessible.py ADDRESS FOLDER.

Each page has the bar, axe finds nothing, and no page scrolls sideways. The search finds names in each language. A picture of
each is in FOLDER. DocC writes its sidebar twice, for wide and for narrow windows, with the same ids, and its link to the content
outside of landmarks; both are not checked.
"""

import pathlib
import sys
from importlib import resources

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests/Consumers/javascript"))
from browser import chromium  # noqa: E402
from selenium.webdriver.common.by import By  # noqa: E402
from selenium.webdriver.support.ui import WebDriverWait  # noqa: E402

PAGES = ["index", "driven", "feels", "conventions", "modules", "group__scrollkit__top__h", "structscrollkit__frame",
         "classscrollkit_1_1BasicWindow", "examples_2c_2hello_8c-example", "python/scrollkit/items", "playground/index",
         "first", "programs", "install", "architecture", "examples_2python_2flick_8py-example"]
PAGES += ["lists", "world", "platforms", "bindings", "group__scrollkit__list__h", "namespacescrollkit", "python/scrollkit"]  # long ones
PAGES = [f"{name}.html" for name in PAGES]
PAGES += [f"swift/documentation/scrollkitcore/{name}" for name in ("", "scrollmeter/", "scrollview/clock/", "autoscrolling/")]
SEARCHED = ["driven.html", "python/scrollkit/items.html", "playground/index.html", "swift/documentation/scrollkitcore/autoscrolling/"]
LANGUAGES = {"Guides", "C", "C++", "Python", "Swift"}
AXE = resources.files("axe_core_python").joinpath("axe.min.js").read_text()
HAS_TITLE = "return document.querySelector('main h1, [role=main] h1, header h1')?.innerText"
HAS_BAR = "return document.querySelectorAll('#bar a').length == 8 && document.querySelector('#bar pagefind-modal-trigger button')"
OVERFLOW = """
return [document.documentElement, ...document.querySelectorAll("#doc-content, main")].some((one) => one.scrollWidth > one.clientWidth)
  && `${[...document.querySelectorAll("body *")].find((one) => one.getBoundingClientRect().right > innerWidth)?.outerHTML}`
"""
RUN = """
const [options, done] = arguments;
axe.run({include: [document], exclude: [".sidebar"]}, {iframes: false, ...options}).then((result) => done(result.violations.map(
  (one) => [one.help, ...one.nodes.map((node) => node.html.slice(0, 160)).filter((html) => !html.includes("skip-nav"))],
).filter(([, ...nodes]) => nodes.length).map((lines) => lines.slice(0, 5).join("\\n    "))));
"""
SEARCH = """
const [word, done] = arguments;
import("/pagefind/pagefind.js").then(async (pagefind) => {
  await pagefind.filters();
  const {Language} = (await pagefind.search(word)).filters;
  done(Object.keys(Language).filter((one) => Language[one] > 0));
});
"""


class Browser:
    def __init__(self):
        self.driver = chromium()
        self.driver.set_script_timeout(120)  # for a busy machine
        self.driver.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})

    def prefer(self, scheme):
        feature = {"name": "prefers-color-scheme", "value": scheme}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
        self.driver.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")  # it is drawn

    def resize(self, width, height):
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)

    def wait(self, script):
        WebDriverWait(self.driver, 120).until(lambda driver: driver.execute_script(script))


def look(browser, address, name, folder):
    """What is wrong with a page."""
    driver, title = browser.driver, name.removesuffix(".html").rstrip("/").replace("/", "-")
    browser.resize(1280, 800)
    browser.prefer("light")
    driver.get(f"{address}/{name}")
    browser.wait(HAS_TITLE)  # a script writes those of Swift
    browser.wait(HAS_BAR)
    driver.execute_script(AXE)
    for scheme, options in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
        browser.prefer(scheme)
        yield from (f"{scheme}: {one}" for one in driver.execute_async_script(RUN, options))
        driver.save_screenshot(str(folder / f"{title}-{scheme}.png"))
    browser.resize(390, 844)
    if driver.execute_script("return document.body.innerText.includes('zwj')"):
        yield "its code has characters that Doxygen joins others by"
    if wide := driver.execute_script(OVERFLOW):
        yield f"wider than a phone: {wide[:160]}"
    driver.save_screenshot(str(folder / f"{title}-390-dark.png"))
    browser.prefer("light")
    driver.save_screenshot(str(folder / f"{title}-390-light.png"))
    if top := driver.execute_script("scrollTo(0, 600); return document.querySelector('#bar').getBoundingClientRect().top"):
        yield f"the bar scrolls away: it is at {top}"
    if name in SEARCHED:
        yield from search(browser)


def search(browser):
    """What the search misses, from the page that is open; its first result has the bar, too."""
    for word in ("wheel", "tick"):
        if missing := LANGUAGES - set(browser.driver.execute_async_script(SEARCH, word)):
            yield f"the search does not find {word} in {missing}"
    browser.driver.find_element(By.CSS_SELECTOR, "#bar pagefind-modal-trigger button").click()
    browser.driver.find_element(By.CSS_SELECTOR, "pagefind-input input").send_keys("tick")
    browser.wait("return document.querySelector('pagefind-results a')")
    result = browser.driver.find_element(By.CSS_SELECTOR, "pagefind-results a").get_attribute("href")
    browser.driver.get(result)
    browser.wait(HAS_BAR)


def main():
    address, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    browser = Browser()
    found = [f"{name}, {one}" for name in PAGES for one in look(browser, address, name, folder)]
    browser.driver.quit()
    print("\n".join(found) if found else f"axe finds nothing in {len(PAGES)} pages, light and dark; on a phone none scrolls sideways; "
          "the search finds names in each language")
    sys.exit(bool(found))


main()
