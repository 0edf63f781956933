"""Prints the text of the element `result` of a page in Chromium, when it is no longer "running": page.py ADDRESS [SECONDS=120]"""

import sys

from browser import chromium
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

driver = chromium()
try:
    driver.get(sys.argv[1])
    result = driver.find_element(By.ID, "result")
    WebDriverWait(driver, int(sys.argv[2]) if len(sys.argv) > 2 else 120).until(lambda _: result.text != "running")
    print(result.text)
finally:
    driver.quit()
