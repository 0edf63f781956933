"""Checks one page of each kind with axe, in light and dark, and takes a picture of it: accessible.py ADDRESS FOLDER.

DocC writes its sidebar twice, for wide and for narrow windows, with the same ids; the sidebar is not checked.
"""

import pathlib
import sys
from importlib import resources

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Consumers/javascript"))
from browser import chromium  # noqa: E402
from selenium.webdriver.support.ui import WebDriverWait  # noqa: E402

PAGES = ["index", "guides", "driven", "feels", "conventions", "modules", "group__scrollkit__top__h", "structscrollkit__frame",
         "classscrollkit_1_1BasicWindow", "examples_2c_2hello_8c-example", "python/scrollkit/toolkits"]
PAGES = [f"{name}.html" for name in PAGES]
PAGES += [f"swift/documentation/scrollkitcore/{name}" for name in ("", "scrollview/", "scrollview/clock/", "autoscrolling/")]
AXE = resources.files("axe_core_python").joinpath("axe.min.js").read_text()
HAS_TITLE = "return document.querySelector('main h1, [role=main] h1')?.innerText"
RUN = """
const [done] = [...arguments].slice(-1), checked = {include: [document], exclude: [".sidebar"]};
axe.run(checked, {iframes: false, ...arguments[0]}).then((result) => done(result.violations.map((one) => [one.help,
  ...one.nodes.slice(0, 4).map((node) => node.html.slice(0, 160))].join("\\n    "))));
"""


def main():
    address, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    driver, found = chromium(), []
    driver.set_script_timeout(120)  # for a busy machine
    for scheme in ("light", "dark"):
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        rules = {"runOnly": ["color-contrast"]} if scheme == "dark" else {}
        for name in PAGES:
            driver.get(f"{address}/{name}")
            WebDriverWait(driver, 20).until(lambda _: driver.execute_script(HAS_TITLE))  # a script writes those of Swift
            driver.execute_script(AXE)
            found += [f"{name}, {scheme}: {one}" for one in driver.execute_async_script(RUN, rules)]
            driver.save_screenshot(str(folder / f"{pathlib.Path(name).stem}-{scheme}.png"))
    driver.quit()
    print("\n".join(found) if found else f"axe finds nothing in {len(PAGES)} pages, light and dark")
    sys.exit(bool(found))


main()
