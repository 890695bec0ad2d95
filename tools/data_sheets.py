#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Texts of 24 languages, emoji, odd strings and product names through real cell templates.
"""usage: data_sheets.py [--quick] [--keep DIR] [--scale N]

Each sheet is a document of self-sizing rows and fixed cards. A part of a cell is drawn alone by
hiding its siblings, which keep their room; so the ink of every text is known:
  inside    no ink of a cell lies outside its frame
  apart     no pixel has ink of two siblings
  glyphs    no text-missing-glyph for a script whose font is installed
Reads ../shared/data beside the repository and is skipped where it is missing. Exit status 1 when
a rule is broken. --keep writes the documents and a picture of each sheet to a folder.
"""
import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

import numpy
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT.parent / "shared/data"
TOOL = ROOT / ".build/release/dcv-snap"
WIDTH = 393
PARTS = ["mark", "title", "body", "note"]
# Marks by the dozen on one letter are drawn where they belong, which is outside the cell.
EXCUSED = {"edge-02-Unicode Subscript/Superscript/Accents", "edge-14-Zalgo Text"}
# Code points of which no font that tools/test installs has a glyph: Apple's own sign, a rare
# ideograph, and a mark for two letters on an Arabic one.
EXPECTED_MISSING = {"F8FF", "20000", "035C"}
QUICK = {"ui-ar-row", "ui-de-card", "text-hi-row", "text-bo-row", "emoji-card", "products-card"}

ROW = {
    "hstack": [
        {"circle": True, "fill": "systemIndigo", "frame": {"width": 36, "height": 36}, "part": "mark"},
        {"vstack": [
            {"text": "{{title}}", "font": "headline", "lineLimit": 3, "part": "title"},
            {"text": "{{body}}", "font": "subheadline", "color": "secondaryLabel", "part": "body"},
        ], "align": "leading", "spacing": 4},
        {"spacer": 0},
        {"text": "{{note}}", "font": "caption", "lineLimit": 1, "color": "systemRed",
         "layoutPriority": 1, "part": "note"},
    ],
    "spacing": 12, "padding": [10, 16, 10, 16],
}
CARD = {
    "vstack": [
        {"roundedRectangle": 10, "fill": "systemTeal", "frame": {"height": 40}, "part": "mark"},
        {"text": "{{title}}", "font": "subheadline", "weight": "semibold", "lineLimit": 2,
         "minimumScaleFactor": 0.8, "part": "title"},
        {"text": "{{body}}", "font": "caption", "color": "secondaryLabel", "lineLimit": 2, "part": "body"},
        {"spacer": 0},
        {"text": "{{note}}", "font": "footnote", "lineLimit": 1, "part": "note"},
    ],
    "align": "leading", "spacing": 4, "padding": 10,
}
LAYOUTS = {
    "row": {"type": "grid", "interGroupSpacing": 6, "group": {
        "axis": "vertical", "width": {"fractionalWidth": 1}, "height": {"estimated": 60},
        "subitems": [{"item": {"width": {"fractionalWidth": 1}, "height": {"estimated": 60}}}]}},
    "card": {"type": "grid", "interGroupSpacing": 8, "contentInsets": [8, 16, 8, 16], "group": {
        "axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 168},
        "interItemSpacing": {"fixed": 8},
        "subitems": [{"item": {"width": {"fractionalWidth": 0.32}, "height": {"fractionalHeight": 1}}}]}},
}


def showing(view, part):
    """The view with all parts but one hidden; all of them for None."""
    if isinstance(view, list):
        return [showing(child, part) for child in view]
    if not isinstance(view, dict):
        return view
    view = {key: showing(value, part) for key, value in view.items()}
    own = view.pop("part", None)
    if own and part and own != part:
        view["hidden"] = True
    return view


def document(sheet, part, height, scale):
    name, kind, items, language, direction = sheet
    template = showing(ROW if kind == "row" else CARD, part)
    return {
        "version": 1,
        "device": {"width": WIDTH, "height": height, "scale": scale},
        "environment": {"locale": language, "layoutDirection": direction},
        "cells": {"cell": template},
        "data": {"items": {"value": items}},
        "sections": [{"id": "s", "items": {"from": "items", "cell": "cell", "id": "{{id}}"},
                      "layout": LAYOUTS[kind]}],
    }


def load(name):
    return json.loads((DATA / name).read_text())


def item(index, title, body, note):
    return {"id": f"i{index}", "title": title, "body": body, "note": note}


def sheets():
    """(name, template, items, language, direction) of every sheet."""
    strings = load("ui-strings.json")
    english = strings["languages"][0]["strings"]
    for language in strings["languages"]:
        tag = language["tag"]
        texts = [(key, language["strings"].get(key)) for key in strings["keys"]]
        items = [item(n, text, english[key], tag) for n, (key, text) in enumerate(texts) if text]
        yield f"ui-{tag}-row", "row", items, tag, language["dir"]
        yield f"ui-{tag}-card", "card", items, tag, language["dir"]
    for language in load("paragraphs.json")["languages"]:
        tag = language["lang"].split("-")[0]
        items = [item(n, part["heading"], part["text"], language["code"])
                 for n, part in enumerate(language["articles"])]
        yield f"text-{language['lang']}-row", "row", items, tag, language["dir"]
    items = [item(n, entry["emoji"] * 3, entry["name"], entry["emoji"])
             for n, entry in enumerate(load("emoji.json")["items"])]
    yield "emoji-card", "card", items, "en", "ltr"
    yield "emoji-row", "row", items[:60], "en", "ltr"
    for number, group in enumerate(load("edge-strings.json")["groups"]):
        items = [item(n, text, text, group["category"][:12])
                 for n, text in enumerate(group["strings"])]
        yield f"edge-{number:02}-{group['category']}", "row", items, "en", "ltr"
    products = [item(n, entry["title"], entry.get("description") or "", f"{entry['price']}")
                for n, entry in enumerate(load("products.json")["items"])]
    for kind in ("row", "card"):
        yield f"products-{kind}", kind, products, "en", "ltr"
        yield f"products-{kind}-rtl", kind, products[:60], "ar", "rtl"


class Sheet:
    """One sheet, rendered whole and part by part."""

    def __init__(self, sheet, folder, scale):
        self.sheet, self.scale = sheet, scale
        self.name = re.sub(r"[^A-Za-z0-9-]+", "-", sheet[0])
        self.folder = folder / self.name
        self.folder.mkdir(parents=True, exist_ok=True)

    def render(self):
        """Frames in pixels, one picture of each part, and the glyphs that were missing."""
        names = [part or "whole" for part in [None, *PARTS]]
        for part, name in zip([None, *PARTS], names):
            text = json.dumps(document(self.sheet, part, 852, self.scale), ensure_ascii=False)
            (self.folder / f"{name}.json").write_text(text)
        done = self.run("render", "--full-content", "-o", "out", *(f"{n}.json" for n in names))
        self.missing = set(re.findall(r"U\+([0-9A-F]{4,6})", done.stderr))
        self.notes = done.stderr
        dump = json.loads(self.run("layout", "--json", "--all", "whole.json").stdout)
        dump = dump if isinstance(dump, dict) else dump[0]
        self.frames = [[round(length * self.scale) for length in element["frame"]]
                       for element in dump["elements"]]
        self.ink = {}
        for part in PARTS:
            [path] = (self.folder / "out" / part).glob("*.png")
            self.ink[part] = (numpy.asarray(Image.open(path).convert("RGB")) != 255).any(axis=2)
        return self

    def run(self, *arguments):
        done = subprocess.run([TOOL, *arguments], cwd=self.folder, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{self.name}: dcv-snap {' '.join(arguments)}: {done.stderr}")
        return done

    def check(self):
        """Sentences about broken rules."""
        found = []
        owner = numpy.zeros_like(self.ink["title"], dtype=numpy.int32)
        for number, (x, y, w, h) in enumerate(self.frames, 1):
            owner[y:y + h, x:x + w] = number
        for part, ink in self.ink.items():
            outside = ink & (owner == 0)
            if outside.any():
                y, x = numpy.argwhere(outside)[0]
                found.append(f"{outside.sum()} pixels of '{part}' are outside every cell, "
                             f"the first at {x},{y}")
        for index, first in enumerate(PARTS):
            for second in PARTS[index + 1:]:
                both = self.ink[first] & self.ink[second]
                if both.any():
                    y, x = numpy.argwhere(both)[0]
                    title = self.sheet[2][owner[y, x] - 1]["title"] if owner[y, x] else ""
                    found.append(f"'{first}' and '{second}' meet in {both.sum()} pixels, the "
                                 f"first at {x},{y} in {title[:40]!r}")
        for number, (x, y, w, h) in enumerate(self.frames):
            title = self.sheet[2][number]["title"]
            if has_ink(title) and not self.ink["title"][y:y + h, x:x + w].any():
                found.append(f"nothing is drawn of {title[:40]!r}")
        return found


def has_ink(text):
    return any(unicodedata.category(c)[0] in "LNPS" for c in text)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[0].removeprefix("usage: "))
    parser.add_argument("--quick", action="store_true", help="a sheet of each kind")
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for documents and pictures")
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--match", default="", help="only sheets whose name has this in it")
    options = parser.parse_args()
    if not DATA.is_dir():
        print("skipped: there is no ../shared/data beside the repository")
        return 77
    chosen = [s for s in sheets() if options.match in s[0]]
    if options.quick:
        chosen = [s for s in chosen if s[0] in QUICK]
    broken = texts = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            work = [pool.submit(lambda s=s: Sheet(s, folder, options.scale).render())
                    for s in chosen]
            for job in concurrent.futures.as_completed(work):
                sheet = job.result()
                found = sheet.check()
                texts += len(sheet.frames)
                excused = sheet.sheet[0] in EXCUSED
                if sheet.missing - EXPECTED_MISSING:
                    found.append("no glyph for U+" + ", U+".join(sorted(sheet.missing)))
                for sentence in found:
                    print(f"{'noted' if excused else 'broken'}  {sheet.name}: {sentence}")
                broken += 0 if excused else len(found)
    print(f"{len(chosen)} sheets, {texts} cells, {broken} rules broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
