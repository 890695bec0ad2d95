# SPDX-License-Identifier: MIT
#
# Benchmark rows of the workflow: verify, diff, memory over many snapshots, the report of a large run.
import copy
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

import peers

HERE = pathlib.Path(__file__).resolve().parent
CELLS = HERE / "cells.json"
REPORT_TEST = HERE.parent / "report-test"
# What a run of ours may not inherit from the shell.
SHELL = {name: value for name, value in os.environ.items()
         if name != "CI" and not name.startswith(("DCV_", "SNAPSHOT_TESTING_"))}


def run(tool, folder, *arguments, codes=(0,), looks=False):
    """Wall milliseconds and processor milliseconds of a run in a project, and its peak in bytes.

    The peak is known if `looks`, and is then what the process's own memory says until it ends: what a
    parent is told of its child counts the parent's memory in.
    """
    begun, peak = time.perf_counter(), 0
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen([tool, *arguments], cwd=folder, env=SHELL, stdout=subprocess.DEVNULL,
                                   stdin=subprocess.DEVNULL, stderr=errors)
        while True:
            ended, status, usage = os.wait4(process.pid, os.WNOHANG if looks else 0)
            if ended:
                break
            found = re.search(r"VmHWM:\s+(\d+)", pathlib.Path(f"/proc/{process.pid}/status").read_text())
            peak = max(peak, int(found[1]) * 1024 if found else 0)
            time.sleep(0.002)
        wall = (time.perf_counter() - begun) * 1000
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        if process.returncode not in codes:
            raise SystemExit(f"{' '.join(arguments)}: exit {process.returncode}: "
                             f"{errors.read().decode()[-500:]}")
    return wall, (usage.ru_utime + usage.ru_stime) * 1000, peak


def project(folder, documents, stops, document=None):
    """A project of equal screens: `documents` of them, each at `stops` offsets a point apart."""
    folder = pathlib.Path(folder)
    (folder / "screens").mkdir(parents=True, exist_ok=True)
    (folder / "dcv-snap.json").write_text('{ "version": 1, "documents": ["screens/*.json"] }')
    described = copy.deepcopy(document or json.loads(CELLS.read_text()))
    section = described["sections"][0]
    section["items"] = [{**item, "id": f"{item['id']}-{turn}"}
                        for turn in range(3) for item in section["items"]]
    described["stops"] = [{"name": f"s{n:04}", "offset": n} for n in range(stops)]
    for number in range(documents):
        (folder / f"screens/d{number:04}.json").write_text(json.dumps(described))


def verify(tool, table):
    """Row 3: snapshots that did not change. What one more of them takes, and a thousand in all."""
    with tempfile.TemporaryDirectory() as folder:
        project(folder, 20, 50)
        run(tool, folder, "record", "--reporter", "line", codes=(0, 1))
        few = ("verify", "--reporter", "line", "-g", "^screens/d000[01]/")
        walls, processors = [], []
        for _ in range(5):
            small, large = run(tool, folder, *few, "-j", "1"), run(
                tool, folder, "verify", "--reporter", "line", "-j", "1")
            walls.append((large[0] - small[0]) / 900)
            processors.append((large[1] - small[1]) / 900)
        whole = [run(tool, folder, "verify", "--reporter", "line")[0] for _ in range(3)]
        pictures = sorted(pathlib.Path(folder).rglob("*.png"))
        peer = peers.blazediff(pictures[0], pictures[0])
    table.add("3", "verify, unchanged, a stop, wall", statistics.median(walls), "ms", peer,
              "blazediff on two such files", floor=6, target=3)
    table.add("3", "the same, processor time", statistics.median(processors), "ms", floor=6, target=3)
    table.add("3", "1,000 unchanged in all, -j of the machine", statistics.median(whole) / 1000, "s")


def difference(tool, table):
    """Row 4: two pictures that differ, as a whole process, beside blazediff inside one."""
    with tempfile.TemporaryDirectory() as folder:
        described = json.loads(CELLS.read_text())
        place = pathlib.Path(folder)
        (place / "a.json").write_text(json.dumps(described))
        described["sections"][0]["items"][7]["color"] = "#3366ff"
        described["sections"][0]["items"][12]["title"] = "Elsewhere"
        (place / "b.json").write_text(json.dumps(described))
        run(tool, folder, "render", "a.json", "b.json", "-o", "out")
        one, other = sorted(place.glob("out/*/*.png"))
        def ours(*more):
            return statistics.median(
                run(tool, folder, "diff", str(one), str(other), *more, codes=(22,))[0]
                for _ in range(12))
        plain, drawn = ours(), ours("difference.png")
        startup = statistics.median(run(tool, folder, "--version")[0] for _ in range(12))
        peer, peer_drawn = peers.blazediff(one, other), peers.blazediff(
            one, other, place / "peer.png")
    table.add("4", "diff, different, whole process", plain, "ms", peer, "blazediff in process",
              floor=30, target=20)
    table.add("4", "diff with a picture, whole process", drawn, "ms", peer_drawn,
              "blazediff in process, with its picture", floor=170, target=60)
    table.add("4", "a process that does nothing", startup, "ms")


def memory(tool, table):
    """Row 8: the peak of one process that draws, and one that verifies, 100 to 10,000 snapshots."""
    small = json.loads(CELLS.read_text())
    small["device"] = {"width": 390, "height": 844, "scale": 1}
    with tempfile.TemporaryDirectory() as folder:
        # Ten documents are a hundred snapshots: both threads have their fonts then.
        project(folder, 1000, 10, small)
        run(tool, folder, "record", "--reporter", "line", codes=(0, 1))
        counts = {100: ("screens/d000?.json", "/d000./"), 1_000: ("screens/d00??.json", "/d00../"),
                  10_000: ("screens", "/d")}
        drawn, verified = {}, {}
        for count, (documents, grep) in counts.items():
            names = sorted(str(path.relative_to(folder))
                           for path in pathlib.Path(folder).glob(documents))
            with tempfile.TemporaryDirectory() as out:
                drawn[count] = run(tool, folder, "render", *names, "--fast", "-o", out,
                                   looks=True)[2]
            # A folder of its own: what an earlier run left there is read.
            verified[count] = run(tool, folder, "verify", "--reporter", "line", "-g", grep,
                                  "--results", f"results-{count}", looks=True)[2]
    for word, peaks in (("drawn", drawn), ("verified", verified)):
        for count, peak in peaks.items():
            table.add("8", f"memory, {count:,} snapshots {word}", peak / 1e6, "MB",
                      peaks[100] / 1e6 if count > 100 else None, "after 100")
        table.add("8", f"memory from 100 to 10,000 {word}", (peaks[10_000] - peaks[100]) / 1e6, "MB",
                  floor=5, target=5)


def report(tool, table):
    """Row R: the report of 2,000 snapshots of which 1 % fail, used in a headless Chromium."""
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        subprocess.run([sys.executable, str(REPORT_TEST / "large_run.py"), tool, folder], check=True,
                       stdout=subprocess.DEVNULL)
        written = run(tool, folder, "report", "--reporter", "html")[0]
        size = (place / "dcv-snap-results/index.html").stat().st_size
        done = subprocess.run(
            [sys.executable, str(REPORT_TEST / "report_test.py"),
             str(place / "dcv-snap-results/index.html"), str(place / "dcv-snap-results/results.json")],
            capture_output=True, text=True)
    usable = re.search(r"usable after (\d+) ms", done.stdout)
    slowest = re.search(r"filter answers in (\d+) ms", done.stdout)
    if usable is None or slowest is None:
        raise SystemExit(f"the report can't be used: {done.stdout[-500:]}{done.stderr[-500:]}")
    table.add("R", "report of 2,000 snapshots, file", size / 1e6, "MB", floor=60, target=60)
    table.add("R", "the same, until it can be used", float(usable[1]), "ms", floor=2000, target=2000)
    table.add("R", "the same, slowest filter", float(slowest[1]), "ms", floor=100, target=100)
    table.add("R", "the same, written", written / 1000, "s")
