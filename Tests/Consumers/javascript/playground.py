"""Uses the playground in Chromium with real touch, wheel and key events, and repeats its calls with the native library.

playground.py ADDRESS FOLDER SITE     screenshots and recorded calls go to FOLDER; SITE is the served folder

Each scene is also checked with axe: contrast, names, roles and landmarks, in light and dark.
"""

import sys
import time
from importlib import resources
from pathlib import Path

from browser import chromium
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

ADDRESS, FOLDER, SITE = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
TRACES = Path(__file__).resolve().parents[2] / "Fixtures/traces"

# Records the calls of all scrollers that the page makes from now on.
RECORD = """
const done = arguments[arguments.length - 1];
import(new URL("scrollkit.mjs", document.baseURI)).then(({ Scroller }) => {
  const numbers = new WeakMap();
  window.calls = [];
  const snake = (name) => name.replace(/[A-Z]/g, (letter) => "_" + letter.toLowerCase());
  const number = (value) => (value === Infinity ? "inf" : String(Number(value)));
  const text = (value) => typeof value === "object"
    ? "{" + Object.entries(value).map(([name, field]) => `${snake(name)}=${number(field)}`).join(",") + "}"
    : number(value);
  let count = 0;
  for (const name of ["setGeometry", "setPreferences", "setFeelValues", "press", "move", "release", "cancel", "push",
                      "key", "scrollTo", "tick"]) {
    const original = Scroller.prototype[name];
    Scroller.prototype[name] = function (...values) {
      if (!numbers.has(this)) {
        numbers.set(this, ++count);
        window.calls.push(`${count} create {}`, `${count} set_feel_values ${text(this.getFeelValues())} 0`);
      }
      const result = original.apply(this, values);
      let line = `${numbers.get(this)} ${snake(name)} ${values.map(text).join(" ")}`;
      if (name === "tick") line += ` = ${[result.offsetX, result.offsetY, result.targetX, result.targetY].join(" ")}`;
      window.calls.push(line);
      return result;
    };
  }
  done();
});
"""


class Page:
    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver

    def show(self, scene: str) -> None:
        self.driver.execute_script("location.hash = arguments[0]", scene)
        self.until(lambda: self.find(f"#tab-{scene}").get_attribute("aria-selected") == "true")
        self.until(lambda: self.driver.find_elements(By.CSS_SELECTOR, "#scene > *"))
        time.sleep(0.3)

    def find(self, selector: str):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def states(self) -> list[str]:
        return [each.text for each in self.driver.find_elements(By.CSS_SELECTOR, ".state")]

    def until(self, condition, seconds: float = 15) -> None:
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"timeout; states: {self.states()}"
            time.sleep(0.05)

    def rest(self) -> None:
        """Waits until nothing moves."""
        self.until(lambda: all(" " in each and each.split()[0] == "idle" for each in self.states()))

    def flick(self, selector: str, dx: int, dy: int) -> None:
        """A finger that moves over an element and lifts while it moves."""
        finger = PointerInput(POINTER_TOUCH, "finger")
        actions = ActionBuilder(self.driver, mouse=finger, duration=16)
        element = self.find(selector)
        actions.pointer_action.move_to(element).pointer_down()
        for step in range(1, 6):
            actions.pointer_action.move_to(element, dx * step // 5, dy * step // 5)
        actions.pointer_action.pointer_up()
        actions.perform()

    def flick_until_coasting(self, selector: str, dx: int, dy: int) -> None:
        """On a busy machine the finger may be too slow, and the frame after the release late: it waits, then tries again."""
        for _ in range(10):
            self.flick(selector, dx, dy)
            end = time.monotonic() + 1
            while time.monotonic() < end:
                if any(each.startswith("coasting") for each in self.states()):
                    return
        raise AssertionError(f"no flick coasts; states: {self.states()}")

    def wheel(self, selector: str, dx: int, dy: int) -> None:
        ActionChains(self.driver).scroll_from_origin(
            webdriver.common.actions.wheel_input.ScrollOrigin.from_element(self.find(selector)), dx, dy).perform()


def offset(state: str) -> int:
    return int(state.split()[1])


def target(state: str) -> int:
    return int(state.split()[3])


def check_feels(page: Page) -> None:
    page.driver.execute_async_script(RECORD)
    page.show("tune")  # its list was made before the recording
    page.show("feels")
    page.flick_until_coasting(".view", 0, -140)
    announced = [target(each) for each in page.states()]
    page.driver.save_screenshot(str(FOLDER / "feels.png"))
    page.rest()
    rested = [offset(each) for each in page.states()]
    assert rested == announced, (rested, announced)
    assert min(rested) > 100 and len(set(rested)) >= 4, rested
    page.wheel(".view", 0, 300)
    page.until(lambda: offset(page.states()[0]) > rested[0])
    page.rest()
    page.find(".view").send_keys(Keys.END)
    page.rest()
    page.flick(".view", 0, -100)  # past the end
    page.rest()
    ends = {offset(each) for each in page.states()}
    assert len(ends) == 1, ends
    calls = page.driver.execute_script("return window.calls")
    (FOLDER / "calls.txt").write_text("\n".join(calls) + "\n")


def check_scenes(page: Page) -> None:
    page.show("behaviours")
    page.flick(".view", 0, -150)
    page.rest()
    moved = offset(page.states()[0])
    assert moved > 100, page.states()
    page.driver.save_screenshot(str(FOLDER / "behaviours.png"))
    page.find(".tools button").click()
    page.until(lambda: offset(page.states()[0]) == -96)
    page.find(".tools button").click()
    page.until(lambda: offset(page.states()[0]) == moved)

    page.show("edits")
    page.flick(".view", 0, -150)
    page.rest()
    rows = "return [...document.querySelectorAll('.item')].map((item) => [item.textContent, Math.round(item.getBoundingClientRect().top)])"
    before = dict(page.driver.execute_script(rows))
    page.find(".tools button").click()
    time.sleep(0.2)
    after = dict(page.driver.execute_script(rows))
    common = before.keys() & after.keys()
    assert len(common) > 5 and all(before[row] == after[row] for row in common), (before, after)

    check_posts(page)

    page.show("snapping")
    page.flick(".view", -500, 0)
    page.flick(".view", -500, 0)
    page.rest()
    width = page.driver.execute_script("return document.querySelector('.view').clientWidth")
    assert offset(page.states()[0]) in (width, 2 * width), page.states()

    page.show("nesting")
    page.flick(".view .view:nth-child(2)", 0, -150)
    page.rest()
    page.driver.save_screenshot(str(FOLDER / "nesting.png"))

    page.show("zoom")
    page.find(".tools button").click()
    page.until(lambda: page.states()[0].startswith("scale 6.00"))

    check_inspector(page)

    page.show("load")
    time.sleep(2)
    median = float(page.find(".state").get_attribute("data-median"))
    print(f"a thousand scrollers: {median:.2f} ms a frame; 120 Hz allows 8.33 ms")


def check_posts(page: Page) -> None:
    page.show("posts")
    post = "return document.querySelector('.post b')?.textContent"
    page.until(lambda: page.driver.execute_script(post) == "Post 1")
    page.find(".tools button").click()  # while posts are measured, the goal moves
    page.until(lambda: page.driver.execute_script(
        "const view = document.querySelector('.view').getBoundingClientRect();"
        "return [...document.querySelectorAll('.post')].some((post) => post.textContent.startsWith('Post 50000') && "
        "Math.abs(post.getBoundingClientRect().top - view.top - 1) < 1)"))
    page.rest()
    page.find(".view").send_keys(Keys.HOME)
    page.until(lambda: page.states()[0].startswith("idle 0 "))
    page.flick(".view", 0, 230)
    page.until(lambda: "Refreshing" in page.find(".prompt").text or page.driver.execute_script(
        "return document.querySelectorAll('.post.new').length > 0"))
    page.until(lambda: "New post" in page.find(".view").text)
    page.rest()
    covered = page.driver.execute_script(
        "const box = (element) => element.getBoundingClientRect(), view = box(document.querySelector('.view'));"
        "const posts = [...document.querySelectorAll('.post')].map(box);"
        "const sum = posts.reduce((sum, post) => sum + post.height, 0);"
        "const top = Math.min(...posts.map((post) => post.top)), bottom = Math.max(...posts.map((post) => post.bottom));"
        "return [top - view.top, bottom - view.bottom, bottom - top - sum]")
    assert covered[0] <= 1 and covered[1] >= -1 and abs(covered[2]) < 1, covered
    page.driver.save_screenshot(str(FOLDER / "posts.png"))


def check_inspector(page: Page) -> None:
    problem = "#scene [role=status]"
    equal = "all answers are the recorded ones"
    page.show("inspector")
    assert page.find(problem).text == "No trace is open."
    page.find("#inspector-file").send_keys(str(TRACES / "program-3.sktrace"))
    page.until(lambda: equal in page.find(problem).text)
    page.find("#inspector-other").send_keys(str(TRACES / "program-7.sktrace"))
    cursor = page.find("input[type=range]")
    before = page.find("#inspector-values").text
    cursor.send_keys(Keys.HOME)
    assert page.find("#inspector-values").text != before
    cursor.send_keys(Keys.END)
    assert " janky, " in page.find("#inspector-meter").text
    page.driver.save_screenshot(str(FOLDER / "inspector.png"))

    # A trace of this page, followed while its list moves.
    def calls() -> int:
        return int(page.find(problem).text.split()[0])

    opened = calls()
    page.find("#inspector-follow").click()
    page.find("#inspector-own").click()
    page.until(lambda: calls() < opened)
    own = calls()
    page.wheel(".view", 0, 300)
    page.until(lambda: calls() > own and equal in page.find(problem).text)

    # A file that grows: the whole trace follows its first half.
    whole = (TRACES / "delegates.sktrace").read_bytes()
    growing = SITE / "session.sktrace"
    growing.write_bytes(whole[: len(whole) // 16 * 8])
    page.find(".tools button").click()
    page.until(lambda: "Read to byte" in page.find(problem).text)
    growing.write_bytes(whole)
    page.until(lambda: equal in page.find(problem).text)
    growing.unlink()
    page.until(lambda: "404" in page.find(problem).text)


def check_slow_processor(page: Page) -> None:
    """Content rests where the release announced, also when frames are late."""
    page.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 2})
    page.show("feels")
    page.flick_until_coasting(".view", 0, -140)
    announced = [target(each) for each in page.states()]
    page.rest()
    assert [offset(each) for each in page.states()] == announced, (announced, page.states())
    page.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
    print("with half of the processor, content rests at its target")


SCENES = ("feels", "tune", "behaviours", "edits", "posts", "snapping", "nesting", "zoom", "load", "inspector")


def check_accessibility(page: Page) -> None:
    axe = resources.files("axe_core_python").joinpath("axe.min.js").read_text()
    run = "const done = arguments[arguments.length - 1]; axe.run().then((result) => done(result.violations))"
    page.driver.execute_script(axe)
    for scheme in ("light", "dark"):
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        for scene in SCENES:
            page.show(scene)
            violations = page.driver.execute_async_script(run)
            assert not violations, (scene, scheme, [(each["id"], each["nodes"][0]["html"]) for each in violations])
    print(f"axe finds nothing in {len(SCENES)} scenes, light and dark")


def main() -> None:
    driver = chromium()
    try:
        driver.get(f"{ADDRESS}/index.html")
        page = Page(driver)
        page.until(lambda: driver.execute_script("return document.body.dataset.ready") == "1")
        check_feels(page)
        check_scenes(page)
        check_slow_processor(page)
        check_accessibility(page)
        errors = [each["message"] for each in driver.get_log("browser") if each["level"] == "SEVERE"]
        errors = [each for each in errors if "session.sktrace" not in each]  # it was removed while it was followed
        assert not errors, errors
    finally:
        driver.quit()


main()
