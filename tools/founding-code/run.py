#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compiles the Swift code of the founding texts as it stands, and draws it.

Each block is read from its text by its lines, put into a namespace of its own in a scratch package
in Swift 5 mode, and compiled with its own import lines. Nothing of the texts is kept in the
repository. Prints the list of blocks with the picture of each.

usage: run.py [--texts FOLDER] [--build FOLDER]
Ends with 0 when all is well, 1 when something is not, 77 when there are no texts.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

from blocks import BLOCKS, PROGRAM, SKIPPED

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def lines_of(folder, number):
    """The lines of a text, those of a record's read-me in place of the record's."""
    (path,) = folder.glob(number + "_*.txt")
    text = path.read_text(encoding="utf-8")
    if text.startswith("{"):
        text = json.loads(text)["readme"]
    return text.split("\n")


def source(block, lines):
    """The block's lines in its frame, as one Swift file; imports go to the top."""
    body = lines[block.first - 1 : block.last]
    imports = [line for line in body if re.match(r"import \w+$", line)]
    body = [line for line in body if line not in imports]
    while body and not body[0].strip():
        body.pop(0)
    if block.split:
        pieces = body if len(body) > 1 else body[0].split(" · ")
        values = [f"static let value{index}: {block.split} =\n{piece}" for index, piece in enumerate(pieces)]
        names = ", ".join(f"value{index}" for index in range(len(pieces)))
        body = values + [f"static let all = [{names}]"]
    if not imports:
        imports = ["import " + name for name in block.imports]
    before, after = [part for part in [block.before] if part], [part for part in [block.after] if part]
    return "\n".join(imports + [f"enum {block.name} {{"] + before + body + after + ["}", block.outside, ""])


def manifest(has_scrolling):
    products = ["DynamicCollectionView", "CollectionView", "ScreenPictures", "SwiftUI", "UIKit", "Combine"]
    if has_scrolling:
        products.append("AdvancedScrollView")
    listed = ", ".join(f'.product(name: "{name}", package: "dcv-snap")' for name in products)
    return f"""// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "founding-code",
  dependencies: [.package(name: "dcv-snap", path: {json.dumps(str(ROOT))})],
  targets: [
    .executableTarget(name: "pictures", dependencies: [{listed}]),
    .executableTarget(name: "program", dependencies: [{listed}]),
  ])
"""


def main_file(blocks):
    calls = "\n".join(
        f'draw("{block.name}") {{ try {block.picture} }}' for block in blocks if block.picture)
    calls += "".join(
        f'\ndrawHosted("{block.name}-{name}", {block.hosted}) {{ host in {act} }}'
        for block in blocks for name, act in block.states)
    return f"""import CollectionLayout
import Foundation
import ScreenPictures
import DynamicCollectionView
import SwiftUI
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let painter = try ScreenPainter()
func draw(_ name: String, _ make: () throws -> Screen) {{
  do {{
    let renderer = painter.renderer(of: try make(), in: phone)
    let frame = renderer.frame(at: renderer.layout.initialState)
    let bytes = try painter.png(of: frame, scale: phone.scale)
    try Data(bytes).write(to: folder.appendingPathComponent(name + ".png"))
    print("drawn " + name, frame.notes.map {{ "\\($0.note)" }}.joined(separator: ", "))
  }} catch {{
    print("failed " + name, error)
  }}
}}
func drawHosted<V: View>(
  _ name: String, _ view: @autoclosure () -> V, _ act: (ScrollViewHost<V>) -> Void
) {{
  do {{
    let host = painter.host(view(), in: phone)
    act(host)
    try Data(try painter.png(of: host)).write(to: folder.appendingPathComponent(name + ".png"))
    print("drawn " + name)
  }} catch {{
    print("failed " + name, error)
  }}
}}
{calls}
"""


def write(path, text):
    """Writes a file that is not the same already, so that builds stay short."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def make_package(folder, texts, blocks, has_scrolling):
    write(folder / "Package.swift", manifest(has_scrolling))
    files = {block.name + ".swift": source(block, texts[block.text]) for block in blocks}
    files["main.swift"] = main_file(blocks)
    for frame in (HERE / "Frame").glob("*.swift"):
        files[frame.name] = frame.read_text(encoding="utf-8")
    number, first, last, _ = PROGRAM
    program = {"main.swift": "\n".join(texts[number][first - 1 : last]) + "\n"}
    for target, wanted in (("pictures", files), ("program", program)):
        place = folder / "Sources" / target
        for old in place.glob("*.swift"):
            if old.name not in wanted:
                old.unlink()
        for name, text in wanted.items():
            write(place / name, text)


def judge_program(binary, texts):
    """The quiz program must print the first answer, line for line."""
    number, first, last, answers = PROGRAM
    answer = texts[number][answers - 1].removeprefix("- ").split(" / ")
    printed = subprocess.run([binary], capture_output=True, text=True, timeout=60)
    same = printed.stdout.splitlines() == answer
    print(f"{'ok      ' if same else 'FAILED  '}{number} {first}-{last}: a program prints its first answer")
    for line in printed.stdout.splitlines() + printed.stderr.splitlines():
        print("        | " + line)
    return same


def shows_something(picture):
    """Whether a picture has more than its background."""
    try:
        from PIL import Image
    except ImportError:
        return True
    return Image.open(picture).convert("RGB").getcolors(1) is None


def contact_sheet(pictures, path):
    """All pictures on one, half size, six in a row."""
    try:
        from PIL import Image
    except ImportError:
        return
    images = [Image.open(picture).convert("RGB") for picture in pictures]
    width, height = (images[0].width // 2 + 8, images[0].height // 2 + 8)
    rows = (len(images) + 5) // 6
    sheet = Image.new("RGB", (6 * width, rows * height), (90, 90, 96))
    for index, image in enumerate(images):
        small = image.resize((image.width // 2, image.height // 2))
        sheet.paste(small, (index % 6 * width + 4, index // 6 * height + 4))
    sheet.save(path)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--texts", type=pathlib.Path, default=ROOT.parent / "shared/seeds")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/founding-code")
    options = parser.parse_args()
    if not any(options.texts.glob("000_*.txt")):
        print(f"skipped: the founding texts are not in {options.texts}")
        return 77
    has_scrolling = (ROOT / "Sources/AdvancedScrollView").is_dir()
    present = {"": True, "AdvancedScrollView": has_scrolling}
    blocks = [block for block in BLOCKS if present[block.needs]]
    texts = {number: lines_of(options.texts, number) for number in ("000", "001", "002", "003", "004")}
    package, scratch, pictures = (options.build / name for name in ("package", "build", "pictures"))
    make_package(package, texts, blocks, has_scrolling)
    build = subprocess.run(
        ["swift", "build", "--package-path", package, "--scratch-path", scratch],
        capture_output=True, text=True)
    if build.returncode != 0:
        print(build.stdout[-20000:] + build.stderr[-4000:])
        return 1
    pictures.mkdir(parents=True, exist_ok=True)
    for old in pictures.glob("*.png"):
        old.unlink()
    run = subprocess.run(
        [scratch / "debug/pictures", pictures], capture_output=True, text=True, timeout=300)
    said = dict(line.split(" ", 2)[1:] if line.count(" ") > 1 else (line.split(" ")[1], "")
                for line in run.stdout.splitlines() if line.startswith(("drawn ", "failed ")))
    passed = failed = 0
    for block in BLOCKS:
        place = f"{block.text} {block.first}-{block.last}: {block.about}"
        picture = pictures / f"{block.name}.png"
        if not present[block.needs]:
            print(f"missing {place}: there is no module '{block.needs}' yet")
        elif not block.picture:
            passed += 1
            print(f"ok      {place}: compiles, draws nothing")
        elif picture.exists() and shows_something(picture):
            passed += 1
            notes = said.get(block.name, "")
            print(f"ok      {place}: {picture}" + (f" ({notes})" if notes.strip() else ""))
        else:
            failed += 1
            print(f"FAILED  {place}: {said.get(block.name) or 'nothing is drawn'}")
    for block in blocks:
        for name, _ in block.states:
            picture = pictures / f"{block.name}-{name}.png"
            if picture.exists() and shows_something(picture):
                passed += 1
                print(f"ok      {block.text} {block.first}-{block.last}, {name}: {picture}")
            else:
                failed += 1
                print(f"FAILED  {block.text} {block.first}-{block.last}, {name}: nothing is drawn")
    for skipped in SKIPPED:
        print(f"skipped {skipped.text} {skipped.first}-{skipped.last}: {skipped.why}")
    if judge_program(scratch / "debug/program", texts):
        passed += 1
    else:
        failed += 1
    if run.returncode != 0:
        failed += 1
        print(run.stderr[-4000:])
    drawn = sorted(pictures.glob("*.png"))
    if drawn:
        contact_sheet(drawn, options.build / "contact-sheet.png")
        print(f"all pictures: {options.build / 'contact-sheet.png'}")
    print(f"{passed} blocks passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
