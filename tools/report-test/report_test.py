# SPDX-License-Identifier: MIT
#
# Opens a report in a headless Chromium and uses it as a person would: filters, modes, keys, the
# scroll bar, approvals, at phone and desktop widths, light and dark. Prints what it measured.
"""usage: report_test.py REPORT.html RESULTS.json [SCREENSHOTS]   exit 1 when something is wrong"""
import json
import os
import pathlib
import re
import sys
import tempfile
import time

from devtools import Browser

MOST_BYTES = 60 << 20
USABLE_MILLISECONDS = 2000
FILTER_MILLISECONDS = 100


class Check:
    """Counts claims; prints those that do not hold."""

    def __init__(self):
        self.claims, self.broken = 0, 0

    def __call__(self, claim, holds, found=""):
        self.claims += 1
        if not holds:
            self.broken += 1
            print(f"FAIL {claim} {found}")


check = Check()


def claims_of_size(page, report, count):
    size = os.path.getsize(report)
    usable = page.evaluate("performance.getEntriesByName('usable')[0].startTime")
    complete = page.evaluate("performance.getEntriesByName('complete')[0].startTime")
    rows = page.evaluate("document.querySelectorAll('.row').length")
    print(f"{count} snapshots, {size / 1e6:.1f} MB, usable after {usable:.0f} ms, "
          f"whole after {complete:.0f} ms, {rows} rows drawn")
    check("the file is under 60 MB", size < MOST_BYTES, size)
    check("the page is usable in 2 s", usable < USABLE_MILLISECONDS, usable)
    check("only rows that can be seen are drawn", rows < 40, rows)
    outside = page.evaluate("performance.getEntriesByType('resource').map(e => e.name)"
                            ".filter(name => !name.startsWith('blob:'))")
    check("nothing is fetched", outside == [], outside)


def claims_of_filters(page, snapshots):
    slowest = 0
    sequence = [("state", ""), ("search", "screen"), ("search", "screen-001 changed"), ("search", ""),
                ("document", snapshots[0]["document"]), ("document", ""), ("state", "changed"),
                ("state", "passed"), ("state", ""), ("stop", snapshots[0]["stop"]), ("stop", ""),
                ("state", "review")]
    for name, value in sequence:
        took = page.evaluate(
            "new Promise(done => { const start = performance.now();"
            f"setFilter({json.dumps(name)}, {json.dumps(value)});"
            "list.getBoundingClientRect(); requestAnimationFrame(() => setTimeout(() => "
            "done(performance.now() - start))) })")
        slowest = max(slowest, took)
    failing = sum(s["state"] != "passed" for s in snapshots)
    found = page.evaluate("chosen.length")
    check("the filter shows what is to be reviewed", found == failing, (found, failing))
    print(f"a filter answers in {slowest:.0f} ms at most")
    check("a filter answers in 100 ms", slowest < FILTER_MILLISECONDS, slowest)
    page.evaluate("setFilter('state', '')")
    page.evaluate("list.scrollTop = list.scrollHeight")
    page.settle()
    last = page.evaluate("document.querySelector('.row:last-child .id').textContent")
    check("the list scrolls to its end", page.evaluate("chosen.at(-1).id") == last, last)
    page.evaluate("setFilter('state', 'review')")


def claims_of_scrolling(page, snapshots):
    """Drags the scroll bar's thumb from top to bottom: the pictures follow in stop order."""
    page.evaluate("setFilter('state', '')")
    first = snapshots[0]
    stops = [s["id"] for s in snapshots
             if s["document"] == first["document"] and s["variant"] == first["variant"]]
    page.evaluate(f"select(run.snapshots.find(s => s.id === {json.dumps(stops[0])}))")
    page.settle()
    keys = page.evaluate(
        "stopsOf(current).map(s => s.pictures.diff || s.pictures.actual || s.thumb)")
    thumb, track = page.box("#thumb"), page.box("#track")
    x, y = thumb["x"] + thumb["width"] / 2, thumb["y"] + thumb["height"] / 2
    end = track["y"] + track["height"] - thumb["height"] / 2
    page.mouse("mousePressed", x, y, 1)
    seen_ids, seen_keys = [], []
    steps = max(60, 6 * len(stops))
    for step in range(steps + 1):
        page.mouse("mouseMoved", x, y + (end - y) * step / steps, 1)
        current, key, decoded = page.evaluate(
            "[current.id, document.querySelector('.sheet').dataset.keys,"
            " document.querySelector('.sheet img') !== null]")
        check("a picture is on the stage", decoded)
        if not seen_ids or seen_ids[-1] != current:
            seen_ids.append(current)
            seen_keys.append(key)
    page.mouse("mouseReleased", x, end)
    print(f"the scroll bar walked through {len(seen_ids)} of {len(stops)} stops")
    check("the scroll bar shows every stop, in order", seen_ids == stops, seen_ids)
    check("the pictures are those of the stops, in order", seen_keys == keys, seen_keys)
    page.mouse("mousePressed", x, track["y"] + 2, 1)
    page.mouse("mouseReleased", x, track["y"] + 2)
    check("a press at the top goes to the first stop", page.evaluate("current.id") == stops[0])
    page.evaluate("track.focus()")
    page.key("End")
    check("the End key goes to the last stop", page.evaluate("current.id") == stops[-1])
    page.evaluate("document.activeElement.blur()")
    page.key("[")
    check("[ goes one stop back", page.evaluate("current.id") == stops[-2])
    page.evaluate("setFilter('state', 'review')")


def claims_of_modes(page, shots, name):
    page.evaluate("select(chosen.find(s => s.kind === 'layout') || chosen[0])")
    expected = {"1": ("diff", 1, 1), "2": ("side", 2, 1), "3": ("slider", 1, 2), "4": ("onion", 1, 2),
                "5": ("blink", 1, 2)}
    for key, (mode, sheets, pictures) in expected.items():
        page.key(key)
        found = page.evaluate(
            "[effectiveMode(), document.querySelectorAll('.sheet').length,"
            " document.querySelector('.sheet').querySelectorAll('img').length]")
        check(f"key {key} shows {mode}", found == [mode, sheets, pictures], found)
        page.screenshot(shots / f"{name}-{mode}.png")
    page.key("2")
    shifts = page.evaluate("document.querySelectorAll('.now, .came, .gone').length")
    check("layout changes are drawn", shifts > 0, shifts)
    check("moves are arrows", page.evaluate("document.querySelectorAll('.arrow').length") > 0)
    page.key("f")
    frames = page.evaluate("document.querySelectorAll('.frame').length")
    check("frames are drawn on both pictures", frames > 10, frames)
    page.evaluate("[...document.querySelectorAll('[data-side=after] .frame.cell')].at(2)"
                  ".dispatchEvent(new PointerEvent('pointerenter'))")
    tip = page.evaluate("document.querySelector('.tip')?.textContent ?? ''")
    check("an element under the pointer tells its frame", "×" in tip, tip)
    check("and its insets", page.evaluate("document.querySelectorAll('.inset').length") > 0)
    page.screenshot(shots / f"{name}-frames.png")
    page.key("f")
    page.key("m")
    box = page.box(".sheet")
    page.mouse("mouseMoved", box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    glasses = page.evaluate("document.querySelectorAll('.glass').length")
    check("the magnifier shows both pictures", glasses == 2, glasses)
    page.screenshot(shots / f"{name}-magnifier.png")
    page.key("m")
    page.key("1")


def claims_of_sizes(page, shots):
    """Pictures of two devices: each keeps its own shape, and its frames lie on it."""
    page.evaluate("select(chosen.find(s => s.before && s.after && String(s.before.viewport)"
                  " !== String(s.after.viewport)))")
    page.settle()
    shapes = "[...document.querySelectorAll('.sheet > img')].map(i => [i.clientWidth / i.clientHeight, i.naturalWidth / i.naturalHeight])"
    for key, pictures in (("1", 1), ("2", 2), ("3", 2), ("4", 2), ("5", 2)):
        page.key(key)
        page.settle()
        found = page.evaluate(shapes)
        check("pictures of another size keep their shape", len(found) == pictures
              and all(abs(shown - own) < 0.01 for shown, own in found), (key, found))
    for key in ("2", "3"):
        page.key(key)
        page.settle()
        # Points that a screen pixel of the page stands for, by the picture and by what lies on it.
        wide = page.evaluate(
            "[...document.querySelectorAll('.sheet')].map(s => [...s.querySelectorAll('img')].map((image, index, all) => {"
            " const frames = all.length === 2 ? [current.before, current.after][index] : current[s.dataset.side];"
            " return [frames.viewport[0] / image.clientWidth, s.querySelector('svg').viewBox.baseVal.width / s.clientWidth] })).flat()")
        check("frames are drawn at the scale of the picture below them",
              len(wide) == 2 and all(abs(one / other - 1) < 0.02 for one, other in wide), (key, wide))
        page.screenshot(shots / f"sizes-{key}.png")
    page.key("1")


def claims_of_slider(page):
    page.key("3")
    knife, sheet = page.box(".knife"), page.box(".sheet")
    x, y = knife["x"] + 1, sheet["y"] + sheet["height"] / 2
    page.mouse("mousePressed", x, y, 1)
    page.mouse("mouseMoved", sheet["x"] + sheet["width"] * 0.25, y, 1)
    page.mouse("mouseReleased", sheet["x"] + sheet["width"] * 0.25, y)
    cut = page.evaluate("look.cut")
    check("the slider follows the pointer", abs(cut - 25) < 1, cut)
    page.key("1")


def claims_of_review(page, browser, shots):
    page.evaluate("select(chosen[0])")
    ids = page.evaluate("chosen.map(s => [s.id, s.hash, s.layoutHash])")
    page.key("a")
    page.key("j")
    page.key("r")
    check("j goes to the next", page.evaluate("current.id") == ids[1][0])
    page.key("k")
    check("k goes back", page.evaluate("current.id") == ids[0][0])
    page.screenshot(shots / "review.png")
    with tempfile.TemporaryDirectory() as folder:
        browser.call("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": folder})
        page.click("#download")
        file = pathlib.Path(folder) / "approvals.json"
        for _ in range(200):
            if file.exists() and file.stat().st_size:
                break
            time.sleep(0.02)
        approvals = json.loads(file.read_text()) if file.exists() else {}
    approved, rejected = (dict(zip(("id", "hash", "layout"), entry)) for entry in ids[:2])
    wanted = {"version": 1, "approved": [approved], "rejected": [rejected]}
    check("approvals.json holds ids and hashes of what was seen", approvals == wanted, approvals)
    page.key("?")
    check("? lists the keys", page.evaluate("document.querySelector('#help').open"))
    page.screenshot(shots / "keys.png")
    page.evaluate("document.querySelector('#help').close()")
    page.key("/")
    page.key("q")
    check("keys typed into the search are not commands",
          page.evaluate("[document.querySelector('#search').value, chosen.length]") == ["q", 0])
    page.evaluate("document.querySelector('#search').value = ''; setFilter('search', '')")
    page.evaluate("document.activeElement.blur()")


def claims_of_phone(page, shots, name):
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    check("the phone's page is no wider than the phone", wide <= 0, wide)
    page.screenshot(shots / f"{name}-list.png")
    page.click(".row")
    check("a tap opens the snapshot", page.evaluate(
        "getComputedStyle(document.querySelector('#view')).display") != "none")
    page.settle()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    check("an open snapshot is no wider than the phone", wide <= 0, wide)
    check("the scroll bar is on the phone, too", page.box("#track")["height"] > 100)
    page.screenshot(shots / f"{name}-open.png")
    page.key("2")
    page.screenshot(shots / f"{name}-side.png")
    page.click("#back")
    check("back shows the list", page.evaluate(
        "getComputedStyle(document.querySelector('#side')).display") != "none")


def main():
    report, results = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    shots = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else pathlib.Path(tempfile.mkdtemp())
    shots.mkdir(parents=True, exist_ok=True)
    snapshots = json.loads(results.read_text())["snapshots"]
    with Browser() as browser:
        page = browser.page(1440, 900)
        page.open(report.as_uri())
        claims_of_size(page, report, len(snapshots))
        page.screenshot(shots / "desktop.png")
        claims_of_filters(page, snapshots)
        claims_of_scrolling(page, snapshots)
        claims_of_modes(page, shots, "desktop")
        claims_of_slider(page)
        claims_of_sizes(page, shots)
        claims_of_review(page, browser, shots)
        page.appearance("dark")
        page.evaluate("select(chosen.find(s => s.kind === 'layout') || chosen[0])")
        page.key("2")
        page.screenshot(shots / "desktop-dark.png")
        ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
        check("dark mode is dark", sum(map(int, re.findall(r"\d+", ground)[:3])) < 150, ground)
        for appearance in ("light", "dark"):
            phone = browser.page(390, 844, 2, touch=True)
            phone.appearance(appearance)
            phone.open(report.as_uri())
            claims_of_phone(phone, shots, f"phone-{appearance}")
        complaints = [e["params"] for e in browser.events
                      if e.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")]
        check("the page never complains", complaints == [], complaints[:3])
    print(f"report: {check.claims} claims, {check.broken} broken")
    sys.exit(1 if check.broken else 0)


if __name__ == "__main__":
    main()
