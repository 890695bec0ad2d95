# SPDX-License-Identifier: MIT
#
# Who we are measured against: a headless browser and Cairo's own PNG writer.
import ctypes
import html
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

import numpy
from PIL import Image

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from browser import Browser, command  # noqa: E402

HEIGHTS = [120, 180, 90, 140, 200, 160, 110]
RUNS = 15


def page(document):
    """The screen of cells.json as a person would write it for a browser."""
    described = json.loads(pathlib.Path(document).read_text())
    cells = "".join(
        f'<div style="background:{item["color"]}"><b>{html.escape(item["title"])}</b>'
        f'<span>{html.escape(item["detail"])}</span></div>'
        for item in described["sections"][0]["items"])
    return f"""<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; background: #f2f2f7; font: 13px Inter, sans-serif; color: #fff }}
main {{ display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; padding: 12px;
        grid-auto-rows: 94px }}
div {{ border-radius: 12px; display: flex; flex-direction: column; justify-content: center;
       align-items: center; gap: 4px }}
b {{ font-size: 17px }}
</style><main>{cells}</main>"""


def browser_screenshot(document):
    """Median milliseconds of a screenshot, 1170 x 2532, of a browser that is already running."""
    with Browser() as browser:
        tab = browser.page(390, 844, 3)
        times = []
        for turn in range(RUNS + 3):
            # A page that changed must be laid out and painted again, as ours is.
            tab.show(page(document) + f"<!-- {turn} -->")
            begun = time.perf_counter()
            tab.screenshot()
            times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times[3:])


def browser_cold_command(document, folder):
    """The command line of one screenshot, 390 x 844 @2x, by a browser that starts for it."""
    source = pathlib.Path(folder) / "cells.html"
    source.write_text(page(document))
    return [*command(pathlib.Path(folder) / "profile"), "--force-device-scale-factor=2",
            "--window-size=390,844", f"--screenshot={pathlib.Path(folder) / 'browser.png'}",
            source.as_uri()]


def browser_waterfall(count):
    """Median milliseconds of a script that puts `count` cells into the shorter of two columns."""
    script = f"""(() => {{
      const heights = {HEIGHTS}, n = {count}, x = new Float64Array(n), y = new Float64Array(n);
      const begun = performance.now();
      let left = 0, right = 0;
      for (let i = 0; i < n; i++) {{
        const h = heights[i % heights.length] + 8;
        if (left <= right) {{ x[i] = 0; y[i] = left; left += h; }}
        else {{ x[i] = 199; y[i] = right; right += h; }}
      }}
      return performance.now() - begun + 0 * (x[n - 1] + y[n - 1]);
    }})()"""
    with Browser() as browser:
        tab = browser.page(390, 844, 3)
        return statistics.median([tab.evaluate(script) for _ in range(RUNS)][3:])


def cairo_png_writer(picture):
    """Median milliseconds of cairo_surface_write_to_png_stream for the pixels of a PNG."""
    image = numpy.asarray(Image.open(picture).convert("RGBA"))
    # Cairo's order on this machine: blue, green, red, alpha; opaque, so nothing to premultiply.
    pixels = numpy.ascontiguousarray(image[:, :, [2, 1, 0, 3]])
    height, width = pixels.shape[:2]
    cairo = ctypes.CDLL("libcairo.so.2")
    write_function = ctypes.CFUNCTYPE(
        ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(ctypes.c_ubyte), ctypes.c_uint)
    cairo.cairo_image_surface_create_for_data.restype = ctypes.c_void_p
    cairo.cairo_image_surface_create_for_data.argtypes = [
        ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_int]
    cairo.cairo_surface_write_to_png_stream.argtypes = [
        ctypes.c_void_p, write_function, ctypes.c_void_p]
    cairo.cairo_surface_destroy.argtypes = [ctypes.c_void_p]
    surface = cairo.cairo_image_surface_create_for_data(
        pixels.ctypes.data, 0, width, height, width * 4)
    dropped = write_function(lambda closure, data, length: 0)
    times = []
    for _ in range(RUNS):
        begun = time.perf_counter()
        status = cairo.cairo_surface_write_to_png_stream(surface, dropped, None)
        times.append((time.perf_counter() - begun) * 1000)
        if status != 0:
            raise SystemExit(f"cairo_surface_write_to_png_stream answered {status}")
    cairo.cairo_surface_destroy(surface)
    return statistics.median(times)


WRAP = """
import statistics, sys, time
from stretchable import Node
from stretchable.style import AUTO, FlexWrap
times = []
for _ in range(5):
    root = Node(flex_wrap=FlexWrap.WRAP, size=(390, AUTO), gap=10)
    for _ in range(int(sys.argv[1])):
        root.add(Node(size=(100, 50)))
    begun = time.perf_counter()
    root.compute_layout()
    times.append((time.perf_counter() - begun) * 1000)
print(statistics.median(times))
"""


BLAZEDIFF = """
import statistics, sys, time
import blazediff
times = []
for _ in range(12):
    begun = time.perf_counter()
    blazediff.compare(*sys.argv[1:])
    times.append((time.perf_counter() - begun) * 1000)
print(statistics.median(times[2:]))
"""


def taffy_wrap(count):
    """Median milliseconds that Taffy takes to wrap boxes; None where the package can't be had."""
    return timed_by("stretchable==1.1.8", WRAP, str(count))


def blazediff(before, after, picture=None):
    """Median milliseconds that blazediff takes to compare two PNG files, from files to an answer, and
    to its picture of the difference if wanted; None where the package can't be had."""
    return timed_by("blazediff==6.0.2", BLAZEDIFF,
                    *map(str, [before, after] + ([picture] if picture else [])))


def timed_by(package, script, *arguments):
    """The number that a script prints, with a package from the index that pip is set up for.

    Packages live in an environment beside the user's other caches. None where one can't be had.
    """
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    home = cache / "dcv-snap/bench"
    python, stamp = home / "bin/python", home / (package + ".installed")
    try:
        if not stamp.exists():
            if not python.exists():
                subprocess.run([sys.executable, "-m", "venv", str(home)], check=True,
                               capture_output=True)
            subprocess.run([str(python), "-m", "pip", "install", "-q", package], check=True,
                           capture_output=True, timeout=300)
            stamp.touch()
        done = subprocess.run([str(python), "-c", script, *arguments], check=True,
                              capture_output=True, text=True, timeout=300)
        return float(done.stdout)
    except (subprocess.SubprocessError, OSError, ValueError):
        return None
