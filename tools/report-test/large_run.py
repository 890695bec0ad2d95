# SPDX-License-Identifier: MIT
#
# A project of 2,000 snapshots, recorded and verified by the built binary after a few changes: a
# header that grew, a card in another colour, a card that is gone, a smaller device of another scale.
# About 1 % of the snapshots fail.
"""usage: large_run.py DCV_SNAP FOLDER   leaves FOLDER/dcv-snap-results behind"""
import colorsys
import json
import os
import pathlib
import subprocess
import sys

DOCUMENTS, STOPS, CARDS = 100, 20, 24
# Stops of the screens of which every one changes.
STOPS_OF_CHANGED = 7


def color(hue):
    red, green, blue = colorsys.hls_to_rgb(hue % 1, 0.55, 0.5)
    return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"


def screen(number, stops, header=96):
    """A pinned header and cards with a picture of four colours, a title and two lines."""
    return {
        "version": 1, "device": {"width": 390, "height": 844, "scale": 2},
        "environment": {"appearance": "dark" if number % 4 == 3 else "light"},
        "configuration": {"background": "systemGroupedBackground"},
        "cells": {
            "card": {"zstack": [
                {"roundedRectangle": 14, "fill": "secondarySystemGroupedBackground"},
                {"hstack": [
                    {"roundedRectangle": 10, "fill": "{{color}}", "frame": {"width": 108}},
                    {"vstack": [{"text": "{{title}}", "font": "headline"},
                                {"text": "{{detail}}", "font": "subheadline",
                                 "color": "secondaryLabel"}],
                     "align": "leading", "spacing": 6,
                     "frame": {"maxWidth": "infinity", "alignment": "leading"}}],
                 "spacing": 14, "padding": 12}]},
            "title": {"zstack": [{"rectangle": True, "fill": color(number * 0.137)},
                                 {"text": "{{title}}", "font": "title", "color": "white"}]}},
        "sections": [{
            "id": "feed",
            "items": [{"id": str(n), "cell": "card", "title": f"Card {n} of screen {number}",
                       "detail": f"Two lines about what card {n} shows, and where to find it",
                       "color": color(number * 0.21 + n * 0.071)} for n in range(CARDS)],
            "supplementary": {"header": [{"id": "h", "cell": "title", "title": f"Screen {number}"}]},
            "layout": {
                "type": "grid", "interGroupSpacing": 12, "contentInsets": [12, 16, 12, 16],
                "group": {"axis": "horizontal", "width": {"fractionalWidth": 1},
                          "height": {"absolute": 132},
                          "subitems": [{"item": {"width": {"fractionalWidth": 1},
                                                 "height": {"fractionalHeight": 1}}}]},
                "boundary": [{"kind": "header", "alignment": "top", "pin": True,
                              "width": {"fractionalWidth": 1}, "height": {"absolute": header}}]}}],
        "stops": [{"name": f"s{n:02}", "offset": round(2700 * n / max(1, stops - 1))}
                  for n in range(stops)]}


def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    shop = folder / "shop"
    shop.mkdir(parents=True, exist_ok=True)
    (folder / "dcv-snap.json").write_text('{ "version": 1, "documents": ["shop/*.json"] }')
    stops = [STOPS] * DOCUMENTS
    for number in (1, 7):
        stops[number], stops[number + 1] = STOPS_OF_CHANGED, 2 * STOPS - STOPS_OF_CHANGED
    stops[3], stops[4] = 1, 2 * STOPS - 1

    def write(number, **options):
        described = screen(number, stops[number], **options)
        (shop / f"screen-{number:03}.json").write_text(json.dumps(described))
        return described

    def run(command, reporters):
        variables = {name: value for name, value in os.environ.items()
                     if name != "CI" and not name.startswith(("DCV_", "SNAPSHOT_TESTING_"))}
        done = subprocess.run([tool, command, "--reporter", reporters], cwd=folder, env=variables,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode != 1:
            sys.exit(f"{command} ended with {done.returncode}: {done.stderr[-2000:]}")
        return done.stderr

    for number in range(DOCUMENTS):
        write(number)
    run("record", "line")
    write(1, header=104)
    changed = write(5)
    changed["sections"][0]["items"][9]["color"] = "#ff00aa"
    (shop / "screen-005.json").write_text(json.dumps(changed))
    changed = write(7)
    del changed["sections"][0]["items"][21]
    (shop / "screen-007.json").write_text(json.dumps(changed))
    changed = write(3)
    changed["device"] = {"width": 320, "height": 568, "scale": 3}
    (shop / "screen-003.json").write_text(json.dumps(changed))
    print(run("verify", "line,html").splitlines()[-2])


if __name__ == "__main__":
    main()
