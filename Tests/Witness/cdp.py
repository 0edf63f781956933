"""Controls Chromium with the DevTools protocol through a pair of pipes, without a package."""

import base64
import json
import os
import subprocess
import tempfile
import time


class Browser:
    """A new Chromium with one empty page; `close` ends it."""

    def __init__(self, program, arguments):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()

        def pipes():  # it reads from 3 and writes to 4
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}",
             "--no-first-run", "--no-default-browser-check", *arguments, "about:blank"],
            preexec_fn=pipes, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.unread, self.calls, self.session = b"", 0, None
        pages = [page for page in self.call("Target.getTargets")["targetInfos"] if page["type"] == "page"]
        self.session = self.call(
            "Target.attachToTarget", targetId=pages[0]["targetId"], flatten=True)["sessionId"]

    def send(self, method, **parameters):
        """Sends a command without waiting for the response; returns its number."""
        self.calls += 1
        message = {"id": self.calls, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        return self.calls

    def call(self, method, **parameters):
        """Sends a command and returns its response."""
        number = self.send(method, **parameters)
        while True:
            while b"\0" not in self.unread:
                some = os.read(self.read_end, 1 << 20)
                if not some:
                    raise SystemExit(f"the browser left at {method}")
                self.unread += some
            message, self.unread = self.unread.split(b"\0", 1)
            answer = json.loads(message)
            if answer.get("id") == number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def evaluate(self, script):
        """Evaluates a script in the page and returns its value."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def close(self):
        self.session = None
        self.send("Browser.close")
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        time.sleep(0.1)
        self.profile.cleanup()
