# SPDX-License-Identifier: MIT
#
# A warm headless Chromium, driven over its DevTools pipe with nothing but the standard library.
"""with Browser() as browser: page = browser.page(390, 844, 3); page.open(url); page.screenshot()"""
import base64
import json
import os
import shutil
import subprocess
import tempfile


class BrowserError(Exception):
    """The browser answered with an error, or not at all."""


def command(profile):
    """The command line of a headless browser that keeps its files in `profile`.

    A browser started by root refuses its own sandbox; the pages shown here are files of ours.
    """
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        raise BrowserError("no chromium on PATH; install the Debian package 'chromium'")
    return [
        program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-color-profile=srgb", "--no-first-run", "--disable-extensions",
        "--disable-background-networking", "--disable-sync", f"--user-data-dir={profile}",
    ]


class Browser:
    """One browser process; ends with the `with` block."""

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="dcv-browser-")
        to_browser, self.out = os.pipe()
        self.into, from_browser = os.pipe()
        # Chromium reads messages from descriptor 3 and writes them to descriptor 4.
        shell = f'exec "$@" 3<&{to_browser} 4>&{from_browser}'
        self.process = subprocess.Popen(
            ["bash", "-c", shell, "bash", *command(self.profile), "--remote-debugging-pipe",
             "about:blank"],
            pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
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

    def page(self, width, height, scale=1, touch=False, kind=None):
        """A page whose viewport is `width` x `height` points at `scale` pixels a point."""
        target = self.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        session = self.call(
            "Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        page = (kind or Page)(self, session)
        for domain in page.domains:
            page.call(domain + ".enable")
        page.call("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch})
        return page


class Page:
    """A tab of a browser."""

    # What the browser tells of this page.
    domains = ("Page", "Runtime")

    def __init__(self, browser, session):
        self.browser, self.session = browser, session

    def call(self, method, params=None):
        return self.browser.call(method, params, self.session)

    def evaluate(self, expression):
        """The value of a JavaScript expression, awaited when it is a promise."""
        answer = self.call("Runtime.evaluate", {
            "expression": expression, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def show(self, html):
        """Replaces the page by `html` and waits until it is laid out and its images are decoded."""
        frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self.call("Page.setDocumentContent", {"frameId": frame, "html": html})
        self.evaluate(
            "Promise.all([...document.images].map(i => i.decode())).then(() => new Promise("
            "done => requestAnimationFrame(() => requestAnimationFrame(() => done(1)))))")

    def screenshot(self):
        """The viewport as PNG bytes."""
        answer = self.call("Page.captureScreenshot", {"format": "png", "fromSurface": True})
        return base64.b64decode(answer["data"])
