#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Two threads that have more font files open than Cairo keeps do not crash, and draw the same pictures.
"""usage: many_faces.py [RUNS]    (200 when none is given)

Each run is a process of two threads that draws documents in nine weights and nine scripts, to PNG
and SVG, in another order. Exit status 1 when one ends badly or a picture has other bytes than one
thread gave it.
"""
import hashlib
import json
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/release/dcv-snap"
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
WORDS = ["Hi", "漢字", "العربية", "हिन्दी", "ไทย", "עברית", "Ελληνικά", "한국어", "বাংলা"]
DOCUMENTS = 8


def document(seed):
    """Every weight in every script, in sizes that differ from document to document."""
    rows = [
        {"hstack": [
            {"text": f"{word} {seed}",
             "font": {"size": 9 + (seed * 5 + index + place) % 19, "weight": weight}}
            for place, word in enumerate(WORDS)]}
        for index, weight in enumerate(WEIGHTS)]
    side = {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}
    group = {"axis": "vertical", "width": {"fractionalWidth": 1}, "height": {"absolute": 420},
             "subitems": [{"item": side}]}
    return {"version": 1, "device": {"width": 700, "height": 440, "scale": 2},
            "cells": {"faces": {"vstack": rows}},
            "sections": [{"id": "s", "items": [{"id": "1", "cell": "faces"}],
                          "layout": {"type": "grid", "group": group}}]}


def draw(documents, folder, out, jobs):
    """Digests of all pictures by file, and what went wrong."""
    done = subprocess.run(
        [TOOL, "render", *documents, "-o", out, "--format", "png,svg", "-j", str(jobs)],
        cwd=folder, capture_output=True, text=True)
    files = sorted(pathlib.Path(out).rglob("*.*"))
    found = {str(path.relative_to(out)): hashlib.sha256(path.read_bytes()).hexdigest()
             for path in files}
    return found, "" if done.returncode == 0 else f"exit {done.returncode}: {done.stderr[-500:]}"


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    shuffle = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        names = [f"faces-{seed}.json" for seed in range(DOCUMENTS)]
        for seed, name in enumerate(names):
            (pathlib.Path(folder) / name).write_text(json.dumps(document(seed)))
        expected, trouble = draw(names, folder, f"{folder}/one", 1)
        if trouble or len(expected) != 2 * DOCUMENTS:
            sys.exit(f"one thread: {len(expected)} pictures; {trouble}")
        failed = 0
        for run in range(runs):
            shuffle.shuffle(names)
            found, trouble = draw(names, folder, f"{folder}/two", 2)
            if trouble or found != expected:
                failed += 1
                print(f"run {run}: {trouble or 'other pictures than one thread gave'}", flush=True)
    print(f"{runs} runs of {2 * DOCUMENTS} pictures on two threads, {failed} went wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
