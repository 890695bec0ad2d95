# SPDX-License-Identifier: MIT
#
# The workflow as a user goes through it: init, record, one number of a document changes, verify says
# why, the report is opened in a browser, pictures are approved there with the keyboard, the file it
# saves is applied, verify is green.
"""usage: tour.py [SCREENSHOTS]"""
import json
import pathlib
import sys
import tempfile
import time

from project import ROOT, Claims, Project, screen

sys.path.insert(0, str(ROOT / "tools/report-test"))
from devtools import Browser  # noqa: E402


def downloaded(folder, name):
    """The text of a file that the browser saves; None when it never comes."""
    file = pathlib.Path(folder) / name
    for _ in range(500):
        if file.exists() and file.stat().st_size:
            return file.read_text()
        time.sleep(0.02)
    return None


def approve_in_browser(claims, report, ids, shots):
    """Approves every snapshot that waits with the keys a and j, and saves the decisions."""
    with Browser() as browser, tempfile.TemporaryDirectory() as folder:
        browser.call("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": folder})
        page = browser.page(1280, 860)
        page.open(report.as_uri())
        page.settle()
        claims("the report shows what waits for a decision",
               page.evaluate("chosen.map(s => s.id)") == ids)
        summary = page.evaluate("document.body.innerText")
        claims("the report tells the cause", "44 -> 52" in summary, summary)
        page.screenshot(shots / "tour-open.png")
        page.key("2")
        page.screenshot(shots / "tour-side.png")
        for number in range(len(ids)):
            claims("the next one is shown", page.evaluate("current.id") == ids[number])
            page.key("a")
            page.key("j")
        told = page.evaluate("document.querySelector('#decided').textContent")
        claims("every decision is counted", told == f"{len(ids)} approved, 0 rejected", told)
        page.screenshot(shots / "tour-approved.png")
        page.evaluate("document.querySelector('#download').focus()")
        page.call("Input.dispatchKeyEvent", {"type": "keyDown", "key": "Enter", "code": "Enter",
                                             "windowsVirtualKeyCode": 13, "text": "\r"})
        page.call("Input.dispatchKeyEvent", {"type": "keyUp", "key": "Enter", "code": "Enter",
                                             "windowsVirtualKeyCode": 13})
        text = downloaded(folder, "approvals.json")
        complaints = [event["params"] for event in browser.events
                      if event.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")]
        claims("the page never complains", complaints == [], complaints[:3])
        return text


def main():
    shots = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())
    shots.mkdir(parents=True, exist_ok=True)
    claims = Claims("tour")
    with Project(documents=0) as project:
        for path in ("dcv-snap.json", "screens"):
            place = project.folder / path
            place.rmdir() if place.is_dir() else place.unlink()
        # 1. A project.
        code, _, errors = project.run("init")
        claims("init sets a project up", code == 0 and (project.folder / "dcv-snap.json").exists(), errors)
        (project.folder / "screens").mkdir(exist_ok=True)
        document = project.folder / "screens/home.json"
        described = screen(stops=3)
        document.write_text(json.dumps(described, indent=2))
        # 2. References.
        code, _, errors = project.run("record")
        claims("a recording run is not green", code == 1 and "3 recorded" in errors, errors)
        code, _, errors = project.run("verify")
        claims("what was recorded is green", code == 0 and errors == "3 passed\n", errors)
        # 3. One number changes.
        described["sections"][0]["layout"]["group"]["height"]["absolute"] = 52
        document.write_text(json.dumps(described, indent=2))
        code, out, errors = project.run("verify")
        claims("a change ends with 1 and says nothing on standard output", code == 1 and out == "", errors)
        line = next((line for line in errors.splitlines() if "screens/home/s000" in line), "")
        claims("the cause stands in one line",
               line.startswith("changed     screens/home/s000: ") and "44 -> 52" in line
               and line.endswith("nothing else"), errors)
        print("  " + line)
        report = project.folder / "dcv-snap-results/index.html"
        claims("there is a report", report.exists(), errors)
        # 4. The report, in a browser.
        ids = [f"screens/home/s00{n}" for n in range(3)]
        text = approve_in_browser(claims, report, ids, shots)
        if claims("approvals.json was saved", text is not None):
            (project.folder / "approvals.json").write_text(text)
            code, out, errors = project.run("approve", "--from", "approvals.json")
            claims("what was seen is approved",
                   code == 0 and sorted(out.splitlines()) == [f"approved {name}" for name in ids],
                   out + errors)
        # 5. Green.
        code, _, errors = project.run("verify")
        claims("the next run is green", code == 0 and errors == "3 passed\n", errors)
        waiting = [path.name for path in project.references.rglob("*.new")]
        claims("nothing waits any more", waiting == [], waiting)
    claims.finish()


if __name__ == "__main__":
    main()
