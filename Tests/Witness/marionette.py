"""Controls Firefox with the Marionette protocol through a socket, without a package."""

import json
import os
import pathlib
import socket
import subprocess
import tempfile
import time


class Browser:
    """A new Firefox with one empty page; `close` ends it."""

    def __init__(self, program, arguments, preferences, environment):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        preferences = {"marionette.port": port, **preferences}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()]
        pathlib.Path(self.profile.name, "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            [program, "--marionette", "--remote-allow-system-access", "--profile", self.profile.name, *arguments, "about:blank"],
            env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.socket, self.unread, self.calls = self.connect(port), b"", 0
        self.receive()  # the greeting
        self.version = self.call("WebDriver:NewSession", capabilities={})["capabilities"]["browserVersion"]

    def connect(self, port):
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port))
            except ConnectionRefusedError:
                if self.process.poll() is not None:
                    raise SystemExit("Firefox ended") from None
                time.sleep(0.1)

    def receive(self):
        """Returns the next message: its length, a colon, and JSON."""
        while True:
            length, _, rest = self.unread.partition(b":")
            if length and len(rest) >= int(length):
                self.unread = rest[int(length):]
                return json.loads(rest[:int(length)])
            some = self.socket.recv(1 << 20)
            if not some:
                raise SystemExit("Firefox ended")
            self.unread += some

    def call(self, command, **parameters):
        """Sends a command and returns its response."""
        self.calls += 1
        message = json.dumps([0, self.calls, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self.receive()
        if error:
            raise SystemExit(f"{command}: {error['message']}")
        return result

    def evaluate(self, script, *arguments, context="content"):
        """Runs a script that calls `done` in the page, or in the browser itself, and returns its value."""
        self.call("Marionette:SetContext", value=context)
        return self.call("WebDriver:ExecuteAsyncScript", args=arguments, sandbox="system",
                         script="const done = arguments[arguments.length - 1];\n" + script)["value"]

    def close(self):
        self.call("Marionette:Quit", flags=["eForceQuit"])
        self.process.wait(20)
        self.socket.close()
        self.profile.cleanup()
