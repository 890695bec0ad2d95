# SPDX-License-Identifier: MIT
#
# Counts the pixels of every pair in pixel-pairs.json by a second, plain transcription of the
# metrics in docs/snapshots.md, and writes the counts beside the pairs.
"""usage: pixel_pairs.py [--check]   (rewrites, or compares, the expected counts)"""
import json
import pathlib
import sys

FILE = pathlib.Path(__file__).resolve().parents[2] / "Tests/SnapshotStoreTests/Fixtures/pixel-pairs.json"
THRESHOLDS = {"yiq": 0.1, "oklab": 0.05, "deltaE": 2.0, "ssim": 0.1}


def covered(inside, x, y):
    """Sixteenths of pixel (x, y) that `inside` covers, sampled on a 4 x 4 grid in eighths."""
    return sum(inside(8 * x + 1 + 2 * i, 8 * y + 1 + 2 * j) for i in range(4) for j in range(4))


def in_card(op):
    left, top, width, height, radius = (8 * value for value in op)
    def inside(x, y):
        if not (left <= x < left + width and top <= y < top + height):
            return False
        nx = min(max(x, left + radius), left + width - radius)
        ny = min(max(y, top + radius), top + height - radius)
        return (x - nx) ** 2 + (y - ny) ** 2 <= radius * radius
    return inside


def in_disc(op):
    cx, cy, radius = (8 * value for value in op)
    return lambda x, y: (x - cx) ** 2 + (y - cy) ** 2 <= radius * radius


def draw(size, ops):
    width, height = size
    pixels = [[(255, 255, 255, 255)] * width for _ in range(height)]
    for op in ops:
        if "shift" in op:
            dx, dy = op["shift"]
            pixels = [[pixels[min(max(y - dy, 0), height - 1)][min(max(x - dx, 0), width - 1)]
                       for x in range(width)] for y in range(height)]
            continue
        for y in range(height):
            for x in range(width):
                old = pixels[y][x]
                if "fill" in op:
                    left, top, w, h = op["fill"]
                    if left <= x < left + w and top <= y < top + h:
                        pixels[y][x] = tuple(op["color"])
                elif "add" in op:
                    left, top, w, h = op["add"]
                    if left <= x < left + w and top <= y < top + h:
                        pixels[y][x] = tuple(min(255, max(0, o + d)) for o, d in zip(old, op["by"]))
                elif "pattern" in op:
                    value = (x * 73 + y * 151 + op["pattern"]) % 256
                    pixels[y][x] = (value, (value * 7) % 256, (value * 13) % 256, 255)
                else:
                    inside = in_card(op["card"]) if "card" in op else in_disc(op["disc"])
                    part = covered(inside, x, y)
                    pixels[y][x] = tuple((o * (16 - part) + n * part + 8) // 16
                                         for o, n in zip(old, op["color"]))
    return pixels


def on(pixel, grey):
    alpha = pixel[3] / 255
    return [c / 255 * alpha + grey * (1 - alpha) for c in pixel[:3]]


def linear(c):
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def yiq(p, q):
    r, g, b = ((u - v) * 255 for u, v in zip(p, q))
    y = r * 0.29889531 + g * 0.58662247 + b * 0.11448223
    i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
    k = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
    return ((0.5053 * y * y + 0.299 * i * i + 0.1957 * k * k) / 35215) ** 0.5


def oklab(color):
    r, g, b = map(linear, color)
    l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)


def lab(color):
    r, g, b = map(linear, color)
    def f(t):
        return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
    x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def euclid(p, q):
    return sum((u - v) ** 2 for u, v in zip(p, q)) ** 0.5


def distance(metric, p, q):
    def on_grey(grey):
        a, b = on(p, grey), on(q, grey)
        if metric == "yiq":
            return yiq(a, b)
        if metric == "oklab":
            return euclid(oklab(a), oklab(b))
        return min(100, euclid(lab(a), lab(b)))
    return max(on_grey(1), on_grey(0))


def ssim(first, second, x, y):
    rows = range(max(0, y - 3), min(len(first), y + 4))
    columns = range(max(0, x - 3), min(len(first[0]), x + 4))
    least = 1.0
    for grey in (0, 255):
        for channel in range(3):
            a = [blend(first[j][i], channel, grey) for j in rows for i in columns]
            b = [blend(second[j][i], channel, grey) for j in rows for i in columns]
            n = len(a)
            ma, mb = sum(a) / n, sum(b) / n
            va = sum((v - ma) ** 2 for v in a) / n
            vb = sum((v - mb) ** 2 for v in b) / n
            cov = sum((u - ma) * (v - mb) for u, v in zip(a, b)) / n
            least = min(least, ((2 * ma * mb + 6.5025) * (2 * cov + 58.5225))
                        / ((ma * ma + mb * mb + 6.5025) * (va + vb + 58.5225)))
    return least


def blend(pixel, channel, grey):
    return (pixel[channel] * pixel[3] + grey * (255 - pixel[3]) + 127) // 255


def smoothed(first, second, x, y):
    return smoothed_in(first, first, second, x, y) or smoothed_in(second, first, second, x, y)


def around(picture, x, y):
    xs = range(max(0, x - 1), min(len(picture[0]), x + 2))
    ys = range(max(0, y - 1), min(len(picture), y + 2))
    return [(i, j) for i in xs for j in ys if (i, j) != (x, y)], len(xs) < 3 or len(ys) < 3


def brightness(pixel):
    r, g, b = on(pixel, 1)
    return (r * 0.29889531 + g * 0.58662247 + b * 0.11448223) * 255


def smoothed_in(picture, first, second, x, y):
    places, border = around(picture, x, y)
    deltas = [(brightness(picture[j][i]) - brightness(picture[y][x]), i, j) for i, j in places]
    if sum(d == 0 for d, _, _ in deltas) + border > 2:
        return False
    low = min((d for d, _, _ in deltas), default=0)
    high = max((d for d, _, _ in deltas), default=0)
    if low >= 0 or high <= 0:
        return False
    dark = next((i, j) for d, i, j in deltas if d == low)
    bright = next((i, j) for d, i, j in deltas if d == high)
    return any(siblings(first, *p) and siblings(second, *p) for p in (dark, bright))


def siblings(picture, x, y):
    places, border = around(picture, x, y)
    return sum(picture[j][i] == picture[y][x] for i, j in places) + border > 2


def counts(pair):
    if pair.get("afterSize", pair["size"]) != pair["size"]:
        return "size"
    first = draw(pair["size"], pair["before"])
    second = draw(pair["size"], pair["after"])
    different = [(x, y) for y in range(len(first)) for x in range(pair["size"][0])
                 if first[y][x] != second[y][x]]
    result = {"exact": len(different)}
    for metric, threshold in THRESHOLDS.items():
        if metric == "ssim":
            result[metric] = sum(1 - ssim(first, second, x, y) > threshold for x, y in different)
        else:
            result[metric] = sum(distance(metric, first[y][x], second[y][x]) > threshold
                                 for x, y in different)
    result["noAA"] = sum(not smoothed(first, second, x, y) for x, y in different)
    return result


def main():
    data = json.loads(FILE.read_text())
    wrong = 0
    for pair in data["pairs"]:
        found = counts(pair)
        wrong += found != pair.get("expect")
        pair["expect"] = found
    if "--check" in sys.argv:
        print(f"{len(data['pairs'])} pairs, {wrong} wrong")
        sys.exit(1 if wrong else 0)
    lines = ",\n    ".join(json.dumps(pair) for pair in data["pairs"])
    FILE.write_text('{\n  "origin": "derived",\n  "thresholds": '
                    + json.dumps(THRESHOLDS) + ',\n  "pairs": [\n    ' + lines + "\n  ]\n}\n")


if __name__ == "__main__":
    main()
