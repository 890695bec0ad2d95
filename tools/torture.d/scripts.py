#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Random scroll scripts end at rest inside their ranges, in bounded time, and are the same twice.
"""usage: scripts.py [COUNT]    (10000 when none is given)

Each script is a stop of a document with rows, belts of every behaviour and magnification; `trace`
tells where it comes to rest. Exit status 1 when one rests outside, moves on, or is told otherwise
the second time.
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/release/dcv-snap"
BEHAVIORS = ["continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
             "groupPagingCentered"]
A_DOCUMENT = 100
# A script takes microseconds; this is far more, and still no hang.
SECONDS_A_DOCUMENT = 60


def gesture(chance):
    """One gesture; numbers from gentle to absurd."""
    def number(most):
        return round(chance.uniform(-most, most) * chance.choice([0.01, 0.1, 1, 1, 1]), 3)

    def point():
        return [round(chance.uniform(-50, 450), 1), round(chance.uniform(-50, 900), 1)]

    def way(most):
        return number(most) if chance.random() < 0.5 else [number(most), number(most)]

    def seconds():
        return round(chance.choice([0, 0.01, 0.1, 0.5, 3]) * chance.random(), 4)

    own = {"section": f"belt-{chance.choice(BEHAVIORS)}"} if chance.random() < 0.4 else {}
    place = {} if own or chance.random() < 0.5 else {"from": point()}
    kind = chance.randrange(9)
    if kind < 2:
        step = {"drag": way(900), "duration": seconds(), "hold": seconds(), **own, **place}
        return step | ({"velocity": number(9000)} if chance.random() < 0.3 else {})
    if kind < 4:
        return {"fling": way(chance.choice([300, 3000, 30000, 1e6])), **own, **place}
    if kind == 4:
        return {"tap": point()}
    if kind == 5:
        return {"pinch": round(chance.uniform(0.2, 4), 3), "duration": seconds(), "center": point()}
    if kind == 6:
        return {"wait": chance.choice(["rest", seconds(), seconds()])}
    if kind == 7:
        return {"scrollToTop": True}
    if own:
        return {"scrollTo": chance.choice([{"page": chance.randrange(9)},
                                           {"group": chance.randrange(9)}, number(3000)]),
                "animated": chance.random() < 0.5, **own}
    return {"scrollTo": chance.choice(["start", "end", {"page": chance.randrange(9)},
                                       {"section": "rows"}, number(9000)]),
            "animated": chance.random() < 0.5}


def group(width, height):
    side = {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}
    return {"axis": "horizontal", "width": width, "height": {"absolute": height},
            "subitems": [{"item": side}]}


def document(seed):
    chance = random.Random(seed)
    belts = [
        {"id": f"belt-{behavior}", "itemCount": chance.randrange(1, 12),
         "layout": {"type": "grid", "group": group({"fractionalWidth": chance.uniform(0.2, 1.2)}, 80),
                    "interGroupSpacing": chance.randrange(0, 20), "orthogonal": behavior}}
        for behavior in BEHAVIORS]
    rows = {"id": "rows", "itemCount": chance.choice([0, 3, 60]),
            "layout": {"type": "grid", "group": group({"fractionalWidth": 1}, 100)}}
    stops = [{"name": f"stop-{index}", "offset": chance.choice(["start", "end", 100]),
              "gesture": [gesture(chance) for _ in range(chance.randrange(1, 9))]}
             for index in range(A_DOCUMENT)]
    return {"version": 1,
            "device": {"width": 400, "height": 800, "scale": 3,
                       "safeArea": chance.choice([[0, 0, 0, 0], [59, 0, 34, 0]])},
            "environment": {"layoutDirection": chance.choice(["ltr", "rtl"])},
            "configuration": {"maximumZoomScale": chance.choice([1, 1, 4])},
            "sections": [*belts, rows], "stops": stops}


def traces(folder, seed):
    """What `trace` and `layout` tell, as text."""
    (pathlib.Path(folder) / "a.json").write_text(json.dumps(document(seed)))
    texts = []
    for arguments in (["trace", "a.json", "--format", "json", "--fps", "1"],
                      ["layout", "a.json", "--json"]):
        done = subprocess.run([TOOL, *arguments], cwd=folder, capture_output=True, text=True,
                              timeout=SECONDS_A_DOCUMENT)
        if done.returncode != 0:
            raise SystemExit(f"document {seed}: exit {done.returncode}: {done.stderr[-800:]}")
        texts.append(done.stdout)
    return texts


def faults(seed, texts):
    layouts = {dump["stop"]: dump for dump in json.loads(texts[1])}
    for trace in json.loads(texts[0]):
        last, layout = trace["samples"][-1], layouts[trace["stop"]]
        axis = 1 if trace["axis"] == "vertical" else 0
        low, high = trace["range"]
        if not low - 0.001 <= last["offset"][axis] <= high + 0.001:
            yield f"document {seed}, {trace['stop']}: rests at {last['offset']}, range {low} {high}"
        if last["phase"] != ["resting", "resting"]:
            yield f"document {seed}, {trace['stop']}: {last['phase']} at the end"
        for section in layout["sections"]:
            own = section.get("orthogonal")
            rests = own and own["restOffsets"]
            if not rests or len(rests) > 900:
                continue
            if not min(rests) - 0.34 <= own["offset"] <= max(rests) + 0.34:
                yield (f"document {seed}, {trace['stop']}: {section['id']} rests at "
                       f"{own['offset']}, range {min(rests)} {max(rests)}")


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    found, longest = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(max(1, count // A_DOCUMENT)):
            begun = time.monotonic()
            texts = traces(folder, seed)
            longest = max(longest, time.monotonic() - begun)
            found += faults(seed, texts)
            if seed % 10 == 0 and traces(folder, seed) != texts:
                found.append(f"document {seed}: told otherwise the second time")
    print("\n".join(found[:20]) or f"{count} scripts end at rest in their ranges; "
          f"{A_DOCUMENT} of them took at most {longest:.1f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
