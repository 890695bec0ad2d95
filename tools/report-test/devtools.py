# SPDX-License-Identifier: MIT
#
# A page of the headless Chromium of tools/browser.py with a mouse, keys and patience.
"""with Browser() as browser: page = browser.page(390, 844); page.open("file:///…/index.html")"""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import browser as chromium  # noqa: E402


class Browser(chromium.Browser):
    """A browser whose pages can be used as a person would."""

    def page(self, width, height, scale=1, touch=False):
        return super().page(width, height, scale, touch, kind=UsedPage)


class UsedPage(chromium.Page):
    """A page that is pointed at and typed into."""

    domains = ("Page", "Runtime", "Log", "Network")

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
        """Writes the viewport as a PNG file, once it has settled."""
        self.settle()
        with open(path, "wb") as file:
            file.write(super().screenshot())
