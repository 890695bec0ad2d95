#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Documents written out as Swift give the same pictures.

Converts every document of fixtures/documents and of fixtures/converted, compiles all of them
in one package that depends on this one, draws each at its stops, light and dark, on its own device
and on a tablet, and compares PNG, SVG and frames with those of the document, byte for byte. What
can't be converted is listed with its reason.

usage: run.py DCV-SNAP FOLDER [DOCUMENT...]    (FOLDER keeps the package and its build)
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "tools/converted"
# Documents that Swift has no words for, and must say so.
REFUSED = ["no-words.json"]
RUNS = [("own", []), ("dark", ["--appearance", "dark"]), ("tablet", ["--device", "iPad mini"])]


def runs_of(document):
    """A document with an axis of sizes keeps them on another device, which no name of a picture says."""
    has_sizes = "size" in json.loads(document.read_text()).get("variants", {})
    return [entry for entry in RUNS if not (has_sizes and "--device" in entry[1])]


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def write(path, text):
    """Leaves an equal file as it is, so that nothing is built again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def module_name(document):
    words = re.split(r"[^A-Za-z0-9]+", document.stem)
    return "Doc" + "".join(word[:1].upper() + word[1:] for word in words)


class Package:
    def __init__(self, tool, folder):
        self.tool, self.folder = tool, folder
        self.converted, self.refused, self.failed = [], [], []

    def convert(self, document):
        module = module_name(document)
        source = self.folder / "Sources" / module / "Screen.swift"
        answer = run([self.tool, "convert", document, "--to", "swift"], cwd=ROOT)
        if answer.returncode == 2 and "not-supported" in answer.stderr and not answer.stdout:
            reasons = re.findall(r"error\[not-supported\]: (.*)", answer.stderr)
            self.refused.append((document.name, "; ".join(reasons)))
            if document.name not in REFUSED:
                self.failed.append((document.name, "is not converted"))
            return
        if answer.returncode:
            self.failed.append((document.name, answer.stderr))
            return
        again = run([self.tool, "convert", document, "--to", "swift"], cwd=ROOT)
        if again.stdout != answer.stdout:
            self.failed.append((document.name, "a second run wrote another file"))
        write(source, answer.stdout)
        screen = re.search(r"^struct (\S+Screen\d*) \{$", answer.stdout, re.M).group(1)
        write(
            source.with_name("Door.swift"),
            "public import DynamicCollectionView\n\n"
            "public var documentEnvironment: RenderEnvironment { "
            f"{screen}().environment }}\n"
            "public func documentScreen(_ environment: RenderEnvironment) -> Screen {\n"
            f"  {screen}().screen(in: environment)\n}}\n")
        self.converted.append((document, module))

    def lint(self):
        """The files are formatted as the project's own are."""
        files = [self.folder / "Sources" / module / "Screen.swift" for _, module in self.converted]
        answer = run(
            ["swift", "format", "lint", "--strict", "--configuration", ROOT / ".swift-format"]
            + files)
        if answer.returncode:
            self.failed.append(("formatting", answer.stderr))

    def build(self):
        modules = [module for _, module in self.converted]
        # Half of the modules in the older language mode, half in the newer one.
        targets = "".join(
            f"""    .target(
      name: "{module}",
      dependencies: [.product(name: "DynamicCollectionView", package: "dcv-snap")],
      swiftSettings: [.swiftLanguageMode(.v{5 + index % 2})]),
""" for index, module in enumerate(modules))
        listed = ", ".join(f'"{module}"' for module in modules)
        write(
            self.folder / "Package.swift", f"""// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "converted",
  dependencies: [.package(name: "dcv-snap", path: "{ROOT}")],
  targets: [
{targets}    .executableTarget(
      name: "program",
      dependencies: [
        .product(name: "DynamicCollectionView", package: "dcv-snap"),
        .product(name: "ScreenPictures", package: "dcv-snap"), {listed},
      ])
  ])
""")
        program = self.folder / "Sources/program"
        write(program / "Drawing.swift", (HERE / "Program/Drawing.swift").read_text())
        doors = "".join(
            f'  "{module}": Door(environment: {module}.documentEnvironment, '
            f"screen: {module}.documentScreen),\n" for module in modules)
        imports = "".join(f"import {module}\n" for module in modules)
        write(
            program / "main.swift", f"""{imports}import DynamicCollectionView
import Foundation
import ScreenPictures

let doors: [String: Door] = [
{doors}]
let jobs = try JSONDecoder().decode(
  [Job].self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
let drawing = Drawing(painter: try ScreenPainter())
for job in jobs {{
  if let door = doors[job.module] {{ try drawing.draw(job, door) }}
}}
""")
        known = set(modules) | {"program"}
        for old in (self.folder / "Sources").iterdir():
            if old.name not in known:
                shutil.rmtree(old)
        answer = run(["swift", "build", "--package-path", self.folder, "--product", "program"])
        if answer.returncode:
            lines = [line for line in answer.stdout.splitlines() if "error:" in line]
            self.failed.append(("build", "\n".join(lines[:40]) or answer.stdout[-4000:]))
            return None
        warnings = sorted({
            line for line in answer.stdout.splitlines()
            if "warning:" in line and str(self.folder) in line})
        if warnings:
            self.failed.append(("build", "\n".join(warnings[:20])))
        path = run(["swift", "build", "--package-path", self.folder, "--show-bin-path"])
        return pathlib.Path(path.stdout.strip()) / "program"

    def draw(self, program):
        jobs = []
        output = self.folder / "pictures"
        for part in ("swift", "json"):
            shutil.rmtree(output / part, ignore_errors=True)
        for document, module in self.converted:
            name = document.relative_to(ROOT)
            runs = []
            for label, options in runs_of(document):
                listed = json.loads(
                    run([self.tool, "list", "--json", name] + options, cwd=ROOT).stdout)
                runs.append({"name": label, "pictures": listed})
            jobs.append({
                "module": module, "folder": str(document.parent),
                "output": str(output / "swift" / module), "runs": runs})
        path = self.folder / "jobs.json"
        path.write_text(json.dumps(jobs))
        answer = run([program, path])
        if answer.returncode:
            self.failed.append(("program", answer.stderr[-4000:]))
            return
        for job, (document, module) in zip(jobs, self.converted):
            for (label, options), one in zip(runs_of(document), job["runs"]):
                self.compare(document, module, label, options, one["pictures"], output)

    def compare(self, document, module, label, options, pictures, output):
        name = document.relative_to(ROOT)
        theirs = output / "json" / module / label
        ours = output / "swift" / module / label
        answer = run(
            [self.tool, "render", name, "--format", "png,svg", "-o", theirs] + options, cwd=ROOT)
        layout = run([self.tool, "layout", "--json", name] + options, cwd=ROOT).stdout
        (theirs / "layout.json").write_text(layout)
        pairs = [("layout", theirs / "layout.json", ours / "layout.json")]
        for number, picture in enumerate(pictures):
            for ending in ("png", "svg"):
                pairs.append((
                    f"{picture['stop']}.{ending}", theirs / f"{picture['file']}.{ending}",
                    ours / f"{number}.{ending}"))
        if answer.returncode:
            self.failed.append((document.name, answer.stderr))
        for what, one, other in pairs:
            if not other.exists() or one.read_bytes() != other.read_bytes():
                self.failed.append((f"{document.name} {label} {what}", f"{one}\n{other}"))


def main():
    tool, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    documents = [pathlib.Path(name).resolve() for name in sys.argv[3:]]
    if not documents:
        documents = sorted((ROOT / "fixtures/documents").glob("*.json"))
        documents += sorted((ROOT / "fixtures/converted").glob("*.json"))
    (folder / "Sources").mkdir(parents=True, exist_ok=True)
    package = Package(tool, folder)
    for document in documents:
        package.convert(document)
    package.lint()
    program = package.build()
    if program:
        package.draw(program)
    for name, reason in package.refused:
        print(f"not converted: {name}: {reason}")
    for name, reason in package.failed:
        print(f"FAILED {name}\n{reason}")
    print(f"{len(package.converted)} documents converted, {len(package.refused)} not, "
          f"{len(package.failed)} failures")
    sys.exit(1 if package.failed or not package.converted else 0)


main()
