#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
#
# Films, read by Pillow and by a browser, show in each frame the picture that `render` draws for that
# moment, and are the same bytes on one thread and on two.
"""usage: films.py

Exit status 1 when a frame differs from its picture by a single pixel.
"""
import base64
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/release/dcv-snap"
DOCUMENTS = ROOT / "fixtures/documents"
FILMS = [("storefront", "tour"), ("scrolling", "swiped"), ("scrolling", "landed")]
SCALE, RATE = 1, 30

sys.path.insert(0, str(ROOT / "tools"))
from browser import Browser, BrowserError  # noqa: E402

# Answers each frame as raw pixels; the decoder is the browser's own.
DECODE = """(async () => {
  const bytes = Uint8Array.from(atob(%s), c => c.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
  await decoder.tracks.ready; await decoder.completed;
  const count = decoder.tracks.selectedTrack.frameCount, frames = [];
  for (let index = 0; index < count; index++) {
    const { image } = await decoder.decode({ frameIndex: index });
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
    let text = "";
    for (let at = 0; at < data.length; at += 32768)
      text += String.fromCharCode(...data.subarray(at, at + 32768));
    frames.push([image.duration, btoa(text)]);
  }
  return frames;
})()"""


def run(arguments, folder):
    done = subprocess.run([TOOL, *arguments], cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{arguments}: exit {done.returncode}: {done.stderr[-500:]}")
    return done.stdout.split()


def film(name, stop, jobs, out):
    flags = ["--apng", "--stop", stop, "--scale", str(SCALE), "--fps", str(RATE), "-j", str(jobs)]
    run(["render", str(DOCUMENTS / f"{name}.json"), *flags, "--appearance", "light", "-o", out], ROOT)
    return next(pathlib.Path(out).rglob(f"{stop}*.apng")).read_bytes()


def pictures(name, stop, times, folder):
    """The pictures that `render` draws for moments of a stop."""
    document = json.loads((DOCUMENTS / f"{name}.json").read_text())
    stops = {entry["name"]: entry for entry in document["stops"]}
    chain, own = [], stops[stop]
    while own:
        chain.append({key: value for key, value in own.items() if key != "moment"})
        own = stops.get(own.get("after"))
    document["stops"] = chain[::-1] + [
        {"name": f"frame-{index}", "after": stop, "moment": {"time": time}}
        for index, time in enumerate(times)]
    document["variants"] = {}
    for entry in ("data", "assets"):
        shutil.copytree(DOCUMENTS / entry, pathlib.Path(folder) / entry)
    (pathlib.Path(folder) / "frames.json").write_text(json.dumps(document))
    run(["render", "frames.json", "--scale", str(SCALE), "--fast", "-o", "out"], folder)
    found = {path.name.split("~")[0].removesuffix(".png"): path
             for path in pathlib.Path(folder).rglob("frame-*.png")}
    return [pixels(Image.open(found[f"frame-{index}"])) for index in range(len(times))]


def pixels(image):
    return numpy.asarray(image.convert("RGBA"))


def by_pillow(path):
    """Frames as pixels, with their lengths in frames."""
    with Image.open(path) as image:
        for index in range(image.n_frames):
            image.seek(index)
            yield pixels(image), round(image.info["duration"] * RATE / 1000)


def by_browser(data, width, height):
    with Browser() as browser:
        page = browser.page(64, 64)
        # Decoders are for secure contexts, which a blank page is not.
        page.call("Page.navigate", {"url": (ROOT / "LICENSE").as_uri()})
        coded = json.dumps(base64.b64encode(data).decode())
        for duration, text in page.evaluate(DECODE % coded):
            raw = numpy.frombuffer(base64.b64decode(text), numpy.uint8)
            yield raw.reshape(height, width, 4), round(duration * RATE / 1e6)


def check(name, stop, browser):
    """What is wrong with one film, sentence by sentence."""
    with tempfile.TemporaryDirectory() as folder:
        data = film(name, stop, 1, f"{folder}/one")
        if film(name, stop, 2, f"{folder}/two") != data:
            yield "one thread and two wrote different bytes"
        path = pathlib.Path(folder) / "film.png"
        path.write_bytes(data)
        decoded = list(by_pillow(path))
        times, now = [], 0
        for _, length in decoded:
            times.append(now / RATE)
            now += length
        drawn = pictures(name, stop, times, folder)
        readers = {"Pillow": decoded}
        if browser:
            readers["the browser"] = list(by_browser(data, *drawn[0].shape[1::-1]))
        for reader, frames in readers.items():
            if [length for _, length in frames] != [length for _, length in decoded]:
                yield f"{reader} reads other lengths of frames"
            for index, (frame, picture) in enumerate(zip(frames, drawn, strict=True)):
                wrong = int((frame[0] != picture).any(axis=2).sum())
                if wrong:
                    yield f"{reader}: frame {index} at {times[index]:.3f} s: {wrong} pixels differ"
        print(f"{name}/{stop}: {len(decoded)} frames stored for {now} shown, {len(data)} bytes, "
              f"read by {' and '.join(readers)}")


def main():
    try:
        with Browser() as browser:
            has_decoder = bool(browser.page(64, 64))
    except BrowserError as error:
        print(f"no browser: {error}")
        has_decoder = False
    faults = [f"{name}/{stop}: {fault}" for name, stop in FILMS
              for fault in check(name, stop, has_decoder)]
    print("\n".join(faults[:20]) or "every frame is its picture")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
