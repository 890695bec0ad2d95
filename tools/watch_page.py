#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Uses the page of `dcv-snap watch` in a headless Chromium as a person would.

usage: watch_page.py DCV_SNAP [SCREENSHOTS]

On a desktop and on a phone: the pictures follow the walk through the stops, a save is shown without
a reload, an error keeps the last good picture and tells its place and hint, and nothing is wider
than the screen. Nothing is timed: each step waits until the page shows what it must. Screenshots
are kept in the folder that is named. Exit status 0 when all is as it should be.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

from browser import Browser, BrowserError

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENT = "screens/storefront.json"
# What the page shows, once every picture on it is there.
SETTLED = """new Promise(done => {
  const look = () => {
    const pictures = [...document.images];
    if (isLive && pictures.length && pictures.every(i => i.complete && i.naturalWidth) && (%s)) done(1);
    else requestAnimationFrame(look);
  };
  look();
})"""


class Person:
    """Someone with a page open."""

    def __init__(self, browser, address, width, height, scale, touch, folder):
        self.page = browser.page(width, height, scale, touch)
        self.name, self.folder, self.faults = f"{width}x{height}", folder, []
        self.page.call("Page.navigate", {"url": address})
        self.wait("location.href.startsWith('http') && document.readyState === 'complete'")

    def wait(self, condition="true"):
        # A page that is still being opened has no state yet: ask again.
        while True:
            try:
                return self.page.evaluate(SETTLED % condition)
            except BrowserError as error:
                if "isLive is not defined" not in str(error) and "context" not in str(error):
                    raise

    def see(self, expression):
        return self.page.evaluate(expression)

    def expect(self, what, holds):
        if not holds:
            self.faults.append(f"{self.name}: {what}")

    def shoot(self, name):
        if self.folder:
            file = self.folder / f"{self.name}-{name}.png"
            file.write_bytes(self.page.screenshot())

    def drag_to(self, stop):
        self.see(f"$('walk').value = {stop}; $('walk').dispatchEvent(new Event('input')); 1")
        self.wait("document.images[0].alt === current().pictures.find("
                  f"one => one.row === place().row && one.stop === {stop}).id")


def use(person, document, good):
    """One person's session; what is not as it should be stands in `faults`."""
    # 1. The walk shows each stop's own picture, in their order.
    stops, shown = person.see("current().stops"), []
    person.expect("there are stops to walk through", len(stops) > 3)
    for number, stop in enumerate(stops):
        person.drag_to(number)
        shown.append(person.see("document.images[0].currentSrc"))
        person.expect(
            f"the chip of {stop} is pressed",
            person.see("document.querySelector('#stops [aria-pressed=true]').textContent") == stop)
    person.expect("each stop has a picture of its own", len(set(shown)) == len(stops))
    person.shoot("walk")
    # 2. A save is shown without a reload, and the place is kept.
    person.see("window.untouched = true; 1")
    document.write_text(good.replace('"Fjord & Field"', '"Fjord & Fjell"'))
    person.wait(f"document.images[0].currentSrc !== {shown[-1]!r}")
    person.expect("the page was not loaded again", person.see("window.untouched === true"))
    person.expect("the stop is kept", person.see("place().stop") == len(stops) - 1)
    kept = person.see("document.images[0].currentSrc")
    # 3. An error keeps the picture, and tells place and hint.
    document.write_text(good.replace('"fractionalWidth"', '"fractionWidth"', 1))
    person.wait("current().broken")
    told = person.see("$('complaints').innerText")
    person.expect(f"the place is told: {told!r}", DOCUMENT + ":" in told)
    person.expect("the hint is told", "did you mean 'fractionalWidth'?" in told)
    person.expect("the picture stays", person.see("document.images[0].currentSrc") == kept)
    person.expect("the picture is told to be old", person.see("$('stage').matches('.stale')"))
    person.shoot("error")
    # 4. Mended.
    document.write_text(good)
    person.wait("!current().broken && $('complaints').hidden")
    # 5. All devices, all stops.
    for view in ["devices", "stops"]:
        person.see(f"document.querySelector('[data-view={view}]').click(); 1")
        person.wait(f"$('stage').matches('.many') && chosen.view === '{view}'")
        person.shoot(view)
    person.expect("all stops are there", person.see("document.images.length") == len(stops))
    person.expect(
        "nothing is wider than the screen",
        person.see("document.documentElement.scrollWidth <= innerWidth"))
    person.see("document.querySelector('[data-view=one]').click(); 1")
    return person.faults


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    folder = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        shutil.copytree(ROOT / "fixtures/documents", pathlib.Path(place) / "screens")
        document = pathlib.Path(place) / DOCUMENT
        good = document.read_text()
        watch = subprocess.Popen(
            [program, "watch", DOCUMENT, "--port", "0", "--device", "iPhone SE,iPad mini"],
            cwd=place, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            address = watch.stdout.readline().strip()
            with Browser() as browser:
                faults = use(Person(browser, address, 1200, 820, 1, False, folder), document, good)
                faults += use(Person(browser, address, 390, 780, 2, True, folder), document, good)
        finally:
            watch.terminate()
            code = watch.wait()
    if code != 0:
        faults.append(f"watch ended with {code}")
    print("\n".join(faults + [f"watch page: {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
