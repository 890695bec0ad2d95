# SPDX-License-Identifier: MIT
#
# A headless Chromium over its DevTools pipe, with the standard library only.
"""with Browser() as browser: page = browser.page(390, 844); page.open("file:///…/index.html")"""
import base64
import json
import os
import shutil
import subprocess
import tempfile


class BrowserError(Exception):
    """The browser answered with an error, or not at all."""


class Browser:
    """One browser process; ends with the `with` block."""

    def __enter__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        if program is None:
            raise BrowserError("no chromium on PATH; install the Debian package 'chromium'")
        self.profile = tempfile.mkdtemp(prefix="dcv-report-")
        to_browser, self.out = os.pipe()
        self.into, from_browser = os.pipe()
        # Chromium reads messages from descriptor 3 and writes them to descriptor 4. Started by
        # root it refuses its own sandbox; the pages shown here are files of ours.
        arguments = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--force-color-profile=srgb", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--disable-sync",
            f"--user-data-dir={self.profile}", "--remote-debugging-pipe", "about:blank"]
        shell = f'exec "$@" 3<&{to_browser} 4>&{from_browser}'
        self.process = subprocess.Popen(
            ["bash", "-c", shell, "bash", *arguments], pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.last_id, self.buffer, self.events = 0, b"", []
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close")
            self.process.wait(10)
        except (BrowserError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        os.close(self.out)
        os.close(self.into)
        shutil.rmtree(self.profile, ignore_errors=True)

    def receive(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.into, 1 << 20)
            if not chunk:
                raise BrowserError("the browser ended")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, params=None, session=None):
        """Sends one command and returns its result; events on the way are kept in `events`."""
        self.last_id += 1
        message = {"id": self.last_id, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.last_id:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error'].get('message')}")
                return answer.get("result", {})
            if "method" in answer:
                self.events.append(answer)

    def page(self, width, height, scale=1, touch=False):
        """A page whose viewport is `width` x `height` points at `scale` pixels a point."""
        target = self.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        session = self.call(
            "Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        page = Page(self, session)
        for domain in ("Page", "Runtime", "Log", "Network"):
            page.call(domain + ".enable")
        page.call("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch})
        return page


class Page:
    """A tab of a browser."""

    def __init__(self, browser, session):
        self.browser, self.session = browser, session

    def call(self, method, params=None):
        return self.browser.call(method, params, self.session)

    def wait(self, name):
        """Waits for an event of this page; those before it are dropped."""
        while True:
            if not self.browser.events:
                self.browser.events.append(self.browser.receive())
            event = self.browser.events.pop(0)
            if event.get("method") == name and event.get("sessionId") == self.session:
                return event.get("params", {})

    def open(self, url):
        self.browser.events.clear()
        self.call("Page.navigate", {"url": url})
        self.wait("Page.loadEventFired")

    def evaluate(self, expression):
        """The value of a JavaScript expression, awaited when it is a promise."""
        answer = self.call("Runtime.evaluate", {
            "expression": expression, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def settle(self):
        """Waits until pictures are decoded, movements have ended and two frames were drawn."""
        self.evaluate(
            "Promise.all([...document.images].map(i => i.decode().catch(() => 0))"
            ".concat(document.getAnimations().map(a => a.finished.catch(() => 0)))).then(() => "
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1)))))")

    def appearance(self, name):
        self.call("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": name}]})

    def key(self, text):
        for kind in ("keyDown", "keyUp"):
            params = {"type": kind, "key": text}
            if kind == "keyDown" and len(text) == 1:
                params["text"] = text
            self.call("Input.dispatchKeyEvent", params)

    def mouse(self, kind, x, y, buttons=0):
        self.call("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left" if kind != "mouseMoved" or buttons else "none",
            "buttons": buttons, "clickCount": 0 if kind == "mouseMoved" else 1})

    def click(self, selector):
        x, y = self.center(selector)
        self.mouse("mousePressed", x, y, 1)
        self.mouse("mouseReleased", x, y)

    def center(self, selector):
        box = self.box(selector)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def box(self, selector):
        return self.evaluate(
            f"(() => {{ const b = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect(); return {x: b.x, y: b.y, width: b.width, height: b.height} })()")

    def screenshot(self, path):
        self.settle()
        answer = self.call("Page.captureScreenshot", {"format": "png", "fromSurface": True})
        with open(path, "wb") as file:
            file.write(base64.b64decode(answer["data"]))
