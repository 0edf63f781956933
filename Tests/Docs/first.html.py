"""Uses the page in Chromium: a wheel, a drag and a flick scroll its rows; the view and the page stay."""

import functools
import http.server
import sys
import threading
import time

from browser import chromium
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin

STATE = """
const view = document.querySelector("#view");
const top = view.getBoundingClientRect().top + view.clientTop;
return [top, scrollY, top - document.querySelector("#rows").getBoundingClientRect().top];
"""


class Server(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def offset(driver, wanted):
    """Waits until the rows rest and the condition holds; returns the content offset."""
    before = None
    for _ in range(100):
        top, scrolled, now = driver.execute_script(STATE)
        assert 0 <= top < 20 and scrolled == 0, f"the view is at {top}, the page at {scrolled}"
        if now == before and wanted(now):
            return now
        before = now
        time.sleep(0.05)
    raise AssertionError(f"the rows rest at {before}")


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=sys.argv[1]))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    driver = chromium()
    try:
        driver.get(f"http://127.0.0.1:{server.server_port}/first-1.html")
        driver.execute_script("document.body.style.height = '3000px'")  # a page that can scroll
        view = driver.find_element(By.ID, "view")
        for _ in range(100):
            if driver.find_elements(By.CSS_SELECTOR, "#rows div"):
                break
            time.sleep(0.05)
        driver.save_screenshot(f"{sys.argv[1]}/first.png")
        ActionChains(driver).scroll_from_origin(ScrollOrigin.from_element(view), 0, 120).perform()
        turned = offset(driver, lambda at: at > 0)
        assert turned == 60, turned  # a notch, not the 120 points of the event
        ActionChains(driver, duration=20).move_to_element(view).click_and_hold().move_by_offset(0, -50).move_by_offset(
            0, -50).move_by_offset(0, -50).release().perform()
        assert offset(driver, lambda at: at > turned + 200) > turned
        driver.save_screenshot(f"{sys.argv[1]}/first.png")
        log = driver.get_log("browser")
        assert not [line for line in log if "favicon" not in line["message"]], log
    finally:
        driver.quit()


main()
