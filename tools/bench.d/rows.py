# SPDX-License-Identifier: MIT
#
# The rows of the benchmark: what is measured, against whom, and where the floor is.
import itertools
import json
import pathlib
import resource
import statistics
import subprocess
import tempfile
import time

import peers
import snapshots

HERE = pathlib.Path(__file__).resolve().parent
CELLS = HERE / "cells.json"


def inner(tool, row, document=CELLS):
    """Figures taken inside the process: {figure: {"median_ms", "min_ms", "runs", "bytes"}}."""
    done = subprocess.run([tool, "bench-inner", row, str(document)], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bench-inner {row}: exit {done.returncode}: {done.stderr.strip()[:500]}")
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.strip()]
    return {line["figure"]: line for line in lines}


def render(tool, table):
    """Row 1: render and PNG in process, beside a warm browser and Cairo's own PNG writer."""
    figures = inner(tool, "1")
    with tempfile.TemporaryDirectory() as out:
        subprocess.run([tool, "render", str(CELLS), "-o", out, "--format", "png"], check=True)
        picture = next(pathlib.Path(out).rglob("*.png"))
        cairo = peers.cairo_png_writer(picture)
    browser = peers.browser_screenshot(CELLS)
    best, fast = figures["png"]["median_ms"], figures["fast"]["median_ms"]
    table.add("1", "render + PNG", best, "ms", browser, "warm Chromium screenshot",
              floor_ratio=0.25, target=20)
    table.add("1", "render + PNG --fast", fast, "ms", browser, "warm Chromium screenshot",
              floor_ratio=0.25, target=7)
    table.add("1", "render + PNG", best, "ms", cairo, "cairo_surface_write_to_png alone")


def vector(tool, table):
    """Row 2: render and SVG in process."""
    table.add("2", "render + SVG", inner(tool, "2")["svg"]["median_ms"], "ms", floor=5, target=3)


def cold_start(tool, table):
    """Row 5: the first PNG of a whole process, 390 x 844 @2x."""
    with tempfile.TemporaryDirectory() as out:
        command = [tool, "render", str(CELLS), "-o", out, "--format", "png", "--scale", "2"]
        ours = wall(command, 15)
        browser = wall(peers.browser_cold_command(CELLS, out), 3)
    table.add("5", "first PNG, whole process", ours, "ms", browser, "cold Chromium screenshot",
              floor=200, target=80)


def equal_cells(tool, table):
    """Row 6: a million equal cells; the memory may not depend on their number."""
    figures = inner(tool, "6")
    table.add("6", "10^6 equal cells, first frames", figures["first"]["median_ms"], "ms",
              floor=20, target=5)
    table.add("6", "10^6 equal cells, any offset", figures["offset"]["median_ms"] * 1000, "us",
              floor=100, target=20)
    few, many = (peak_bytes(tool, grid(count)) for count in (1_000, 1_000_000))
    table.add("6", "memory, 10^6 over 10^3 cells", (many - few) / 1e6, "MB", floor=1, target=0.5)


def waterfall_cells(tool, table):
    """Row 7: a million waterfall cells, beside a browser's script that places the same cells."""
    figures = inner(tool, "7")
    table.add("7", "10^6 waterfall cells, first frames", figures["first"]["median_ms"], "ms",
              peers.browser_waterfall(1_000_000), "the same loop in Chromium", floor=300, target=100)
    table.add("7", "10^6 waterfall cells, any offset", figures["offset"]["median_ms"] * 1000, "us",
              floor=100, target=20)
    few, many = (peak_bytes(tool, waterfall(count)) for count in (100_000, 1_000_000))
    table.add("7", "memory of a waterfall cell", (many - few) / 900_000, "B", floor=40, target=24)


def growth(tool, table):
    """How layouts grow from a thousand cells to a million, and a layout library on the wrap case."""
    figures = inner(tool, "growth")
    documents = {"grid": grid, "nested": nested, "waterfall": waterfall, "list": rows_of_content}
    for kind, document in documents.items():
        for step, unit, factor in (("first", "ms", 1), ("offset", "us", 1000)):
            few, many = (figures[f"{kind} {count} {step}"]["median_ms"] * factor
                         for count in (1_000, 1_000_000))
            words = "first frames" if step == "first" else "any offset"
            table.add("B", f"{kind}, 10^6 cells, {words}", many, unit, few, "the same with 10^3 cells")
        small, large = (peak_bytes(tool, document(count)) for count in (100_000, 1_000_000))
        table.add("B", f"{kind}, memory of a cell", (large - small) / 900_000, "B")
    table.add("B", "10^4 boxes wrapped, every frame", inner(tool, "wrap")["all"]["median_ms"], "ms",
              peers.taffy_wrap(10_000), "Taffy through stretchable, layout alone")


def product_list(tool, table):
    """Row L: 10,000 self-sizing rows of real product texts, laid out once and once more."""
    data = HERE.parents[2] / "shared/data/products.json"
    if not data.is_file():
        print("row L is skipped: there is no ../shared/data beside the repository")
        return
    products = json.loads(data.read_text())["items"]
    items = [{"id": f"i{n}", "title": f"{product['title']} {n // len(products) + 1}",
              "body": f"{product.get('description') or ''} No. {n}"}
             for n, product in zip(range(10_000), itertools.cycle(products))]
    line = {"width": {"fractionalWidth": 1}, "height": {"estimated": 60}}
    document = {
        "version": 1, "device": "iPhone 16", "data": {"items": {"value": items}},
        "cells": {"row": {"vstack": [
            {"text": "{{title}}", "font": "headline", "lineLimit": 2},
            {"text": "{{body}}", "font": "subheadline", "color": "secondaryLabel"}],
            "align": "leading", "spacing": 4, "padding": [10, 16, 10, 16]}},
        "sections": [{"id": "products", "items": {"from": "items", "cell": "row", "id": "{{id}}"},
                      "layout": {"type": "grid", "group": {
                          "axis": "vertical", **line, "subitems": [{"item": line}]}}}]}
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "products.json"
        path.write_text(json.dumps(document))
        figures = inner(tool, "texts", path)
    cold, warm = figures["cold"]["median_ms"], figures["warm"]["median_ms"]
    table.add("L", "10^4 rows of product texts, first layout", cold, "ms", floor=1500, target=1500)
    table.add("L", "the same again, sizes of texts known", warm, "ms", cold, "the first layout",
              floor_ratio=0.1)


def shuffled_ids(tool, table):
    """Row D: what turns 100,000 ids into the same ids in another order."""
    figures = inner(tool, "shuffle")
    table.add("D", "10^5 ids shuffled, difference", figures["difference"]["median_ms"], "ms",
              floor=1000, target=200)
    table.add("D", "10^5 ids appended to a snapshot", figures["snapshot"]["median_ms"], "ms",
              floor=1000, target=200)


def film(tool, table):
    """Row F: a film of a stop with gestures by a whole process on one core, beside its own length."""
    document = str(HERE.parents[1] / "fixtures/documents/storefront.json")
    stop = ["--stop", "tour", "--appearance", "light"]
    told = subprocess.run([tool, "trace", document, *stop, "--format", "json"],
                          capture_output=True, text=True, check=True)
    length = json.loads(told.stdout)["moment"] * 1000
    for scale in (1, 3):
        with tempfile.TemporaryDirectory() as out:
            command = [tool, "render", document, *stop, "--apng", "--fps", "30",
                       "--scale", str(scale), "-j", "1", "-o", out]
            table.add("F", f"storefront film @{scale}x, one core", processor(command, 3), "ms",
                      length, "the film's own length", floor_ratio=1,
                      target=1000 if scale == 1 else None)
            size = next(pathlib.Path(out).rglob("*.apng")).stat().st_size / 1e6
            table.add("F", f"storefront film @{scale}x, size", size, "MB",
                      floor=3 if scale == 1 else None)


ALL = {"1": render, "2": vector, "3": snapshots.verify, "4": snapshots.difference, "5": cold_start,
       "6": equal_cells, "7": waterfall_cells, "8": snapshots.memory, "B": growth, "D": shuffled_ids,
       "F": film, "L": product_list, "R": snapshots.report}


def wall(command, runs):
    """Median wall time of a process in milliseconds, after one run that warms the disk cache."""
    times = []
    for _ in range(runs + 1):
        begun = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times[1:])


def processor(command, runs):
    """Median processor time of a process in milliseconds: what one free core would take, however
    busy this machine is."""
    times = []
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append((after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000)
    return statistics.median(times)


def peak_bytes(tool, document):
    """Largest resident memory of a process that lays a document out and looks at one screen of it.

    The process says it itself: what a parent is told of its child counts the parent's own memory in.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "many.json"
        path.write_text(json.dumps(document))
        return statistics.median(
            inner(tool, "memory", path)["peak"]["bytes"] for _ in range(3))


def screen(section):
    return {"version": 1, "device": {"width": 390, "height": 844, "scale": 3}, "sections": [section]}


def grid(count):
    """Three columns of equal cells."""
    return screen({"id": "s", "itemCount": count, "layout": {
        "type": "grid", "interGroupSpacing": 8, "group": {
            "axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 110},
            "count": 3, "interItemSpacing": {"fixed": 8},
            "subitems": [{"item": {"width": {"fractionalWidth": 1},
                                   "height": {"fractionalHeight": 1}}}]}}})


def waterfall(count):
    """Two columns of cells with heights that repeat."""
    return screen({"id": "s", "itemCount": count, "layout": {
        "type": "waterfall", "columns": 2, "interItemSpacing": 8,
        "itemHeight": {"values": peers.HEIGHTS}}})


def nested(count):
    """One large cell and two small ones in a group of groups."""
    def item(width, height):
        return {"item": {"width": {"fractionalWidth": width},
                         "height": {"fractionalHeight": height}}}
    return screen({"id": "s", "itemCount": count, "layout": {
        "type": "grid", "interGroupSpacing": 6, "group": {
            "axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 200},
            "subitems": [item(0.666667, 1), {"group": {
                "axis": "vertical", "width": {"fractionalWidth": 0.333333},
                "height": {"fractionalHeight": 1}, "subitems": [item(1, 0.5)]}}]}}})


def rows_of_content(count):
    """Rows of three measured heights."""
    row = {"width": {"fractionalWidth": 1}, "height": {"estimated": 44}}
    return screen({"id": "s", "itemCount": count, "measuredHeights": [44, 60, 88], "layout": {
        "type": "grid", "group": {"axis": "horizontal", **row, "subitems": [{"item": row}]}}})
