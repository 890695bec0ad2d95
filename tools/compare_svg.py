#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Shows each SVG in headless Chromium at the device's scale and compares it with the PNG.
"""usage: compare_svg.py [--quick] [--keep DIR] [DOCUMENT...]

Two comparisons for each stop and variant:
  blocks   text painted as blocks: no channel differs by more than 8, except within one pixel of
           an edge, where two renderers may share a pixel out differently
  text     the mean difference of the channels inside each element's frame is at most 3 of 255
Prints the worst element of each picture. Exit status 1 when a limit is passed.
"""
import argparse
import base64
import io
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

from browser import Browser

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = ROOT / ".build/release/dcv-snap"
CHANNEL_LIMIT = 8
MEAN_LIMIT = 3.0
QUICK = ["rows.json", "storefront.json"]


def run(*arguments):
    """Runs dcv-snap at the root of the repository and returns its standard output."""
    done = subprocess.run([TOOL, *map(str, arguments)], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"dcv-snap {' '.join(map(str, arguments))}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def pixels(data):
    """Height x width x 3 channels as signed numbers, over white where the picture has alpha."""
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    white = Image.new("RGBA", image.size, "white")
    return numpy.asarray(Image.alpha_composite(white, image).convert("RGB"), dtype=numpy.int16)


def svg_size(text):
    """Width and height of the root element, in its own units."""
    root = re.search(r"<svg\b[^>]*>", text).group(0)
    read = lambda name: float(re.search(rf'\b{name}="([\d.]+)(?:px|pt)?"', root).group(1))
    return read("width"), read("height")


def show(browser, text, width_in_pixels):
    """The picture a browser makes of an SVG, as wide as the PNG."""
    width, height = svg_size(text)
    page = browser.page(round(width), round(height), width_in_pixels / width)
    source = base64.b64encode(text.encode()).decode()
    page.show('<body style="margin:0;background:#fff"><img style="display:block" '
              f'width="{width}" height="{height}" src="data:image/svg+xml;base64,{source}">')
    return pixels(page.screenshot())


def near_edges(picture):
    """True within one pixel of two neighbours that differ by more than the limit."""
    edge = numpy.zeros(picture.shape[:2], dtype=bool)
    for axis in (0, 1):
        step = numpy.abs(numpy.diff(picture, axis=axis)).max(axis=2) > CHANNEL_LIMIT
        before = [slice(None), slice(None)]
        after = [slice(None), slice(None)]
        before[axis], after[axis] = slice(None, -1), slice(1, None)
        edge[tuple(before)] |= step
        edge[tuple(after)] |= step
    grown = edge.copy()
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            moved = numpy.roll(edge, (dy, dx), (0, 1))
            # What rolled over the border is no neighbour.
            if dy:
                moved[0 if dy > 0 else -1, :] = False
            if dx:
                moved[:, 0 if dx > 0 else -1] = False
            grown |= moved
    return grown


def element_at(layout, scale, x, y):
    """The id of the topmost element whose frame holds a pixel."""
    name = "background"
    for element in layout["elements"]:
        left, top, width, height = (value * scale for value in element["screenFrame"])
        if left <= x < left + width and top <= y < top + height:
            name = element["id"]
    return name


def compare_blocks(ours, theirs, layout, scale):
    """(worst difference, where) outside of edges."""
    difference = numpy.abs(ours - theirs).max(axis=2)
    difference[near_edges(ours) | near_edges(theirs)] = 0
    y, x = numpy.unravel_index(difference.argmax(), difference.shape)
    worst = int(difference[y, x])
    place = f"{element_at(layout, scale, x, y)} at pixel {x},{y}"
    return worst, place, int((difference > CHANNEL_LIMIT).sum())


def compare_text(ours, theirs, layout, scale):
    """(worst mean, its element) over the frames that the screen shows."""
    difference = numpy.abs(ours - theirs)
    worst, place = 0.0, "background"
    for element in layout["elements"]:
        left, top, width, height = (value * scale for value in element["screenFrame"])
        box = difference[max(0, round(top)):max(0, round(top + height)),
                         max(0, round(left)):max(0, round(left + width))]
        if box.size and box.mean() > worst:
            worst, place = float(box.mean()), element["id"]
    return worst, place


def layouts(document):
    answer = json.loads(run("layout", document, "--json"))
    return {one["id"]: one for one in (answer if isinstance(answer, list) else [answer])}


def check_document(browser, document, folder):
    """Yields (name, kind, sentence, whether it holds) for each picture."""
    solved = layouts(document)
    for kind in ("blocks", "glyphs"):
        out = folder / kind
        run("render", document, "-o", out, "--format", "png,svg", "--text", kind)
        pictures = sorted(path for path in out.rglob("*.png")
                          if str(path.relative_to(out))[:-4] in solved)
        if len(pictures) != len(solved):
            sys.exit(f"{document}: {len(pictures)} pictures for {len(solved)} layouts")
        for path in pictures:
            name = str(path.relative_to(out))[:-4]
            layout = solved[name]
            ours = pixels(path.read_bytes())
            theirs = show(browser, path.with_suffix(".svg").read_text(), ours.shape[1])
            if ours.shape != theirs.shape:
                yield name, kind, f"the browser's picture is {theirs.shape}, ours {ours.shape}", False
                continue
            scale = ours.shape[1] / layout["viewport"][0]
            if kind == "blocks":
                worst, place, count = compare_blocks(ours, theirs, layout, scale)
                yield (name, kind, f"largest difference {worst} ({place}), {count} pixels over",
                       count == 0)
            else:
                worst, place = compare_text(ours, theirs, layout, scale)
                yield name, kind, f"worst mean {worst:.2f} ({place})", worst <= MEAN_LIMIT
            if folder.is_dir():
                difference = numpy.clip(numpy.abs(ours - theirs) * 8, 0, 255).astype(numpy.uint8)
                Image.fromarray(difference).save(path.with_suffix(".difference.png"))
                Image.fromarray(theirs.astype(numpy.uint8)).save(path.with_suffix(".browser.png"))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("documents", nargs="*")
    parser.add_argument("--quick", action="store_true", help="two documents instead of all")
    parser.add_argument("--keep", help="a folder for the pictures and their differences")
    options = parser.parse_args()
    fixtures = ROOT / "fixtures/documents"
    documents = options.documents or [
        path.relative_to(ROOT) for path in
        ([fixtures / name for name in QUICK] if options.quick else sorted(fixtures.glob("*.json")))]
    failed = pictures = 0
    with tempfile.TemporaryDirectory() as scratch, Browser() as browser:
        folder = pathlib.Path(options.keep or scratch).resolve()
        for document in documents:
            for name, kind, sentence, holds in check_document(browser, document, folder):
                pictures, failed = pictures + 1, failed + (not holds)
                print(f"{'ok    ' if holds else 'FAILED'} {name} ({kind}): {sentence}", flush=True)
    print(f"{pictures} pictures compared with the browser's, {failed} differ")
    return 1 if failed or not pictures else 0


if __name__ == "__main__":
    sys.exit(main())
