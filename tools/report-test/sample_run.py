# SPDX-License-Identifier: MIT
#
# A made-up run to show in a report: screens of cards, each scrolled through its stops. Some
# fail: a header that grew, a card in another colour, a cell that vanished.
"""usage: sample_run.py FOLDER DOCUMENTS STOPS EVERY   writes FOLDER/results.json and pictures

Every EVERYth snapshot fails."""
import colorsys
import hashlib
import json
import pathlib
import struct
import sys
import zlib

WIDTH, HEIGHT, SCALE = 390, 844, 2
HEADER, CARD, GAP, SIDE = 96, 132, 12, 16


def png(rows, width):
    """RGB rows as PNG bytes."""
    def chunk(name, data):
        return (struct.pack(">I", len(data)) + name + data
                + struct.pack(">I", zlib.crc32(name + data)))
    header = struct.pack(">IIBBBBB", width, len(rows), 8, 2, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data)
            + chunk(b"IEND", b""))


def color(hue, light=0.62, strength=0.55):
    return bytes(round(c * 255) for c in colorsys.hls_to_rgb(hue % 1, light, strength))


class Screen:
    """A header and cards, one below another."""

    def __init__(self, seed, header=HEADER, recoloured=None, removed=None, dark=False):
        self.seed, self.header, self.dark = seed, header, dark
        self.cards = [n for n in range(24) if n != removed]
        self.recoloured = recoloured
        self.drawn = {}
        self.height = header + len(self.cards) * (CARD + GAP) + GAP

    def frames(self, offset):
        """Section and element rows as results.json has them, in viewport points."""
        rows = [["feed/header:0", "header", 0, 0, 0, WIDTH, self.header] + ([1] if offset > 0 else [])]
        for place, card in enumerate(self.cards):
            y = self.header + GAP + place * (CARD + GAP) - offset
            if -CARD < y < HEIGHT:
                rows.append([f"feed/{card}", "cell", 0, SIDE, y, WIDTH - 2 * SIDE, CARD])
        return {"viewport": [WIDTH, HEIGHT], "offset": [0, offset], "content": [WIDTH, self.height],
                "sections": [["feed", "section", 0, 0, -offset, WIDTH, self.height]],
                "elements": rows}

    def rows(self, offset):
        """Pixels of the viewport at `offset`."""
        ground = b"\x1c\x1c\x1e" if self.dark else b"\xf2\xf2\xf7"
        blank = ground * (WIDTH * SCALE)
        picture = [blank] * (HEIGHT * SCALE)
        for row in self.frames(offset)["elements"][1:]:
            self.paint_card(picture, int(row[0].split("/")[1]), round(row[4] * SCALE))
        hue = (self.seed * 0.137) % 1
        for y in range(self.header * SCALE):
            shade = color(hue, 0.30 + 0.1 * y / (self.header * SCALE))
            line = shade * (WIDTH * SCALE)
            if 50 * SCALE <= y < 66 * SCALE:
                line = self.text(line, 20, 190, y, b"\xff\xff\xff", 3)
            picture[y] = line
        return picture

    def paint_card(self, picture, card, top):
        if card not in self.drawn:
            self.drawn[card] = self.card_lines(card)
        for y in range(max(0, top), min(len(picture), top + CARD * SCALE)):
            picture[y] = self.drawn[card][y - top]

    def card_lines(self, card):
        panel = b"\x2c\x2c\x2e" if self.dark else b"\xff\xff\xff"
        ink = b"\xeb\xeb\xf0" if self.dark else b"\x1c\x1c\x1e"
        hue = self.seed * 0.21 + card * 0.071 + (0.5 if card == self.recoloured else 0)
        side, inner = SIDE * SCALE, (WIDTH - 2 * SIDE) * SCALE
        ground = (b"\x1c\x1c\x1e" if self.dark else b"\xf2\xf2\xf7") * side
        lines = []
        for y in range(CARD * SCALE):
            if y % 8 == 0:
                part = y / (CARD * SCALE)
                image = b"".join(color(hue, 0.45 + 0.25 * (x + part * 4) / 12) * (9 * SCALE)
                                 for x in range(12))
            line = ground + image + panel * (inner - len(image) // 3) + ground
            local = y // SCALE
            if 18 <= local < 34:
                line = self.text(line, 140, 300, y, ink, card)
            elif 44 <= local < 54 or 60 <= local < 70:
                line = self.text(line, 140, 330 - local, y, b"\x8e\x8e\x93", card + local // 16)
            lines.append(line)
        return lines

    def text(self, line, start, end, y, ink, seed):
        """Strokes that look like words from afar."""
        result = bytearray(line)
        x, word = start * SCALE, seed * 7 + 3
        while x < end * SCALE:
            word = (word * 1103515245 + 12345) % 2147483648
            stroke = 2 + word % 5
            if word % 11 and (y // 3 + word) % 3:
                result[3 * x:3 * (x + stroke)] = ink * stroke
            x += stroke + 2 + (8 if word % 7 == 0 else 0)
        return bytes(result[:len(line)])


PALE = bytes(191 + value // 4 for value in range(256))


def difference(before, after):
    """Red where pixels differ on a pale base; the counts; the box."""
    rows, count, box = [], 0, None
    for y, (old, new) in enumerate(zip(before, after)):
        pale = new.translate(PALE)
        if old != new:
            line = bytearray(pale)
            places = [x for x in range(0, len(new), 3) if old[x:x + 3] != new[x:x + 3]]
            for x in places:
                line[x:x + 3] = b"\xff\0\0"
            count += len(places)
            left, right = places[0] // 3, places[-1] // 3
            box = [min(box[0], left), box[1], max(box[2], right), y] if box else [left, y, right, y]
            pale = bytes(line)
        rows.append(pale)
    return rows, count, box


def thumbnail(rows):
    step = 6
    small = []
    for row in rows[::step]:
        channels = [row[c::3][::step] for c in range(3)]
        small.append(bytes(value for pixel in zip(*channels) for value in pixel))
    return png(small, len(small[0]) // 3)


def enlarged(pictures, box):
    """The top-left corner of `box` in each picture, eight times as large."""
    x, y = max(0, box[0] - 8), max(0, box[1] - 8)
    rows = []
    for line in range(y, min(y + 32, len(pictures[0]))):
        wide = b"\xff\xff\xff".join(
            b"".join(row[line][3 * p:3 * p + 3] * 8 for p in range(x, x + 32)) for row in pictures)
        rows += [wide] * 8
    return png(rows, len(rows[0]) // 3)


def hash_of(rows):
    return hashlib.sha256(b"".join(rows)).hexdigest()[:32]


def make(folder, documents, stops, every):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    snapshots, failing = [], 0
    for document in range(documents):
        dark = document % 4 == 3
        base = Screen(document, dark=dark)
        name = f"shop/screen-{document:03}"
        for stop in range(stops):
            offset = round((base.height - HEIGHT) * stop / max(1, stops - 1), 3)
            place = document * stops + stop
            file = f"{name}/y{int(offset)}"
            entry = {
                "id": file + ("~appearance=dark" if dark else ""), "file": file,
                "document": name + ".json", "stop": f"y{int(offset)}", "order": stop,
                "variant": {"appearance": "dark"} if dark else {}, "state": "passed",
                "scale": SCALE, "pictures": {"actual": file + ".actual.png"}}
            (folder / name).mkdir(parents=True, exist_ok=True)
            before = base.rows(offset)
            entry["after"] = base.frames(offset)
            entry["hash"] = hash_of(before)
            if place % every == every // 2:
                failing += 1
                fail(folder, entry, base, document, offset, before, failing)
            else:
                (folder / (file + ".thumb.png")).write_bytes(thumbnail(before))
                if documents * stops <= 60:
                    (folder / (file + ".actual.png")).write_bytes(png(before, WIDTH * SCALE))
            snapshots.append(entry)
    result = {
        "version": 1, "command": "verify", "engine": "sample", "complete": True, "summary": "",
        "canary": [], "notes": [],
        "rules": [{"match": "shop/map/**", "metric": "yiq", "threshold": 0.1, "maxDiffPixels": 120,
                   "aa": "count", "ignore": [], "mask": [], "reason": "tiles of the map are dithered"}],
        "stored": ["shop/gone/y0"], "snapshots": snapshots}
    (folder / "results.json").write_text(json.dumps(result))
    return result


def fail(folder, entry, base, document, offset, before, number):
    kind = number % 3
    if kind == 0:
        after = Screen(document, header=HEADER + 8, dark=base.dark)
        cells = len([r for r in after.frames(offset)["elements"] if r[1] == "cell"])
        entry["summary"] = (f"header of `feed` {HEADER} -> {HEADER + 8}; {cells} cells below moved by +8; "
                            "nothing else")
        entry["details"] = (entry["summary"] + f"\nlayout\n  header of `feed` {HEADER} -> {HEADER + 8}\n"
                            f"    {cells} cells below moved by +8: `feed/0`, `feed/1`, `feed/2`\n"
                            f"    section `feed` {base.height} -> {after.height}\n")
    elif kind == 1:
        cell = next(r[0] for r in base.frames(offset)["elements"] if r[1] == "cell" and r[4] > 120)
        after = Screen(document, recoloured=int(cell.split("/")[1]), dark=base.dark)
        entry["summary"] = f"paint only: `{cell}`"
        entry["details"] = entry["summary"] + "\n"
    else:
        cell = next(r[0] for r in base.frames(offset)["elements"] if r[1] == "cell" and r[4] > 120)
        after = Screen(document, removed=int(cell.split("/")[1]), dark=base.dark)
        entry["summary"] = f"`{cell}` removed; 5 cells below moved by -144; nothing else"
        entry["details"] = entry["summary"] + f"\nlayout\n  `{cell}` removed\n    5 cells below moved by -144\n"
    rows = after.rows(offset)
    picture, count, box = difference(before, rows)
    entry["state"] = "changed"
    entry["hash"], entry["referenceHash"] = hash_of(rows), entry["hash"]
    if kind != 1:
        entry["before"] = entry["after"]
    entry["after"] = after.frames(offset)
    entry["place"] = {"file": entry["document"], "line": 14, "column": 9, "pointer": "/sections/0/layout"}
    total = WIDTH * HEIGHT * SCALE * SCALE
    x, y = box[0], box[1]
    old, new = before[y][3 * x:3 * x + 3], rows[y][3 * x:3 * x + 3]
    worst = {"x": x, "y": y, "before": "#" + old.hex(), "after": "#" + new.hex(), "distance": 1}
    entry["difference"] = {
        "total": total, "differing": count, "counted": count, "smoothed": 0, "masked": 0,
        "densest": 0, "passes": False, "worst": worst,
        "regions": [{"box": [x, y, box[2] - x + 1, box[3] - y + 1], "count": count,
                     "explained": kind != 1,
                     "elements": [r[0] for r in entry["after"]["elements"]][:4], "worst": worst}]}
    entry["pictures"] = {part: f"{entry['file']}.{part}.png" for part in ("expected", "actual", "diff", "crop")}
    for part, content in (("expected", before), ("actual", rows), ("diff", picture)):
        (folder / entry["pictures"][part]).write_bytes(png(content, WIDTH * SCALE))
    (folder / entry["pictures"]["crop"]).write_bytes(enlarged([before, rows, picture], box))


if __name__ == "__main__":
    run = make(sys.argv[1], *[int(value) for value in sys.argv[2:5]])
    print(f"{len(run['snapshots'])} snapshots, "
          f"{sum(s['state'] != 'passed' for s in run['snapshots'])} fail")
