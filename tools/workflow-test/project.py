# SPDX-License-Identifier: MIT
#
# Projects in folders of their own, used through the built binary as people use it.
"""with Project(documents=3, stops=20) as project: project.run("record")"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = pathlib.Path(os.environ.get("DCV_SNAP_TOOL", ROOT / ".build/release/dcv-snap"))
PNG = b"\x89PNG\r\n\x1a\n"


def environment():
    """What a person's shell has, without what would change a run."""
    return {name: value for name, value in os.environ.items()
            if name != "CI" and not name.startswith(("DCV_", "SNAPSHOT_TESTING_"))}


def screen(stops, height=44, hue="indigo"):
    """Rows of cells, scrolled through `stops` stops."""
    row = {"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": height},
           "subitems": [{"item": {"width": {"fractionalWidth": 0.5},
                                  "height": {"fractionalHeight": 1}}}]}
    return {
        "version": 1, "device": {"width": 160, "height": 240, "scale": 2},
        "cells": {"tile": {"roundedRectangle": 8, "fill": hue,
                           "overlay": {"text": "{{title}}", "font": "headline", "color": "white"}}},
        "sections": [{
            "id": "rows", "items": [{"id": str(n), "cell": "tile", "title": f"Tile {n}"}
                                    for n in range(40)],
            "layout": {"type": "grid", "group": row, "interGroupSpacing": 6}}],
        "stops": [{"name": f"s{n:03}", "offset": n} for n in range(stops)]}


class Project:
    """A project with one screen a document; its folder ends with the `with` block."""

    def __init__(self, documents=1, stops=2, folder=None):
        self.folder = pathlib.Path(folder or tempfile.mkdtemp(prefix="dcv-project-"))
        self.documents, self.stops = documents, stops
        (self.folder / "dcv-snap.json").write_text(json.dumps(
            {"version": 1, "documents": ["screens/*.json"], "snapshots": "Snapshots"}))
        self.write()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def write(self, height=44, hue="indigo", only=None):
        """Writes every document, or those numbered in `only`."""
        (self.folder / "screens").mkdir(exist_ok=True)
        for number in range(self.documents) if only is None else only:
            (self.folder / f"screens/d{number:03}.json").write_text(
                json.dumps(screen(self.stops, height, hue)))

    @property
    def references(self):
        return self.folder / "Snapshots"

    def pictures(self):
        return sorted(self.references.rglob("*.png")) if self.references.exists() else []

    def command(self, *arguments):
        return [str(TOOL), *map(str, arguments)]

    def run(self, *arguments, variables=None, before=None, timeout=600):
        """A run's (exit code, standard output, standard error)."""
        done = subprocess.run(
            self.command(*arguments), cwd=self.folder, env={**environment(), **(variables or {})},
            stdin=subprocess.DEVNULL, capture_output=True, preexec_fn=before, timeout=timeout)
        return done.returncode, done.stdout.decode(), done.stderr.decode()


class Claims:
    """Counts claims; prints those that do not hold, with what was found."""

    def __init__(self, name):
        self.name, self.count, self.broken = name, 0, 0

    def __call__(self, claim, holds, found=""):
        self.count += 1
        if not holds:
            self.broken += 1
            print(f"FAIL {claim}: {str(found)[:2000]}", flush=True)
        return holds

    def finish(self):
        print(f"{self.name}: {self.count} claims, {self.broken} broken")
        sys.exit(1 if self.broken else 0)
